"""Replaying public logs: late answers, free steps inside actions, keys, checks, export (TM-22.9, TM-24)."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.cli.main import run as main
from rules.core.journal import Journal
from rules.terra_mystica import GAME
from rules.terra_mystica.board import HEX, TERRAIN
from rules.terra_mystica.content import FACTION, TILE
from rules.terra_mystica.logs import TrackerLog
from rules.terra_mystica.logs.commands import parse_command
from rules.terra_mystica.logs.ledger import published
from rules.terra_mystica.logs.replay import EXECUTE, Replay
from rules.terra_mystica.logs.rows import read_log
from rules.terra_mystica.logs.table import Table
from rules.terra_mystica.logs.terraforming import spades_needed
from rules.terra_mystica.logs.turns import Refused
from rules.terra_mystica.logs.writing import command_log
from rules.terra_mystica.rounds import receive_cult_bonus
from rules.terra_mystica.state import TerraMysticaState
from tests.terra_mystica.table import bowls, cult, cults, goods, have, put, table

LOGS = Path(__file__).parent / "logs"
PUBLIC = sorted(LOGS.glob("*.log"))


def at(state: TerraMysticaState, *options: str) -> Table:
    """A replay's table at a position, seat 0 to act."""
    found = Table(state, ("strict-leech", *options))
    state.stack = []
    found.turns.start(0)
    return found


def run(replay: Table, seat: int, commands: str) -> None:
    """Commands of one row."""
    for text in commands.split("."):
        command = parse_command(text)
        replay.state.owed = replay.hand(seat).owed
        EXECUTE[command.kind](replay, seat, command)
    replay.turns.finish(seat)


# -- whole games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PUBLIC, ids=lambda path: path.stem)
def test_tm_24_9_public_games_replay_exactly(path: Path) -> None:
    """TM-24.9, TM-24.1, TM-24.6: every value of every row, to the final points; then a sound position."""
    report = TrackerLog().replay(path, check=True)
    assert report.difference is None
    assert report.details["finished"]
    assert report.checked == 6 * report.rows
    expected = path.read_text(encoding="utf-8").splitlines()[-1]
    factions = report.details["factions"]
    for entry in expected.partition("final VP: ")[2].split(", "):
        faction, points = entry.split()
        assert report.state.vp[factions.index(faction)] == int(points)
    assert report.state.invariants() == []
    assert GAME.from_data(report.state.to_data()).digest() == report.state.digest()


def test_tm_24_1_a_wrong_value_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """TM-24.1: exit code 1, with row, field, expected and found; 2 for what is no log; 0 when all agrees."""
    text = PUBLIC[0].read_text(encoding="utf-8")
    good = tmp_path / "good.log"
    good.write_text(text, encoding="utf-8")
    assert main(["import", str(good), "--check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["agrees"]
    lines = text.splitlines()
    place = next(index for index, line in enumerate(lines) if line.endswith("dig 1. build I10"))
    lines[place] = lines[place].replace("\t15\t", "\t14\t")
    bad = tmp_path / "bad.log"
    bad.write_text("\n".join(lines), encoding="utf-8")
    assert main(["import", str(bad), "--check", "--json"]) == 1
    difference = json.loads(capsys.readouterr().out)["difference"]
    assert (difference["field"], difference["expected"], difference["found"]) == ("coins", "14", "15")
    assert difference["row"] == 12
    nonsense = tmp_path / "nonsense.log"
    nonsense.write_text(text.replace("build I10", "fly I10"), encoding="utf-8")
    assert main(["import", str(nonsense)]) == 2


def test_tm_24_1_an_illegal_command_names_row_and_rule(tmp_path: Path) -> None:
    """TM-24.1."""
    path = tmp_path / "illegal.log"
    path.write_text(
        PUBLIC[0].read_text(encoding="utf-8").replace("dig 1. build I10", "build A3"), encoding="utf-8"
    )
    difference = TrackerLog().replay(path, check=True).difference
    assert difference is not None
    assert difference.field == "command"
    assert "TM-2.5.1" in difference.found


def test_tm_24_5_a_log_that_ends_early_is_unfinished(tmp_path: Path) -> None:
    """A position in the middle, with a decision to take."""
    lines = PUBLIC[2].read_text(encoding="utf-8").splitlines()
    for length in range(40, 200, 13):
        path = tmp_path / "part.log"
        path.write_text("\n".join(lines[:length]) + "\n", encoding="utf-8")
        report = TrackerLog().replay(path, check=True)
        assert report.difference is None
        assert not report.details["finished"]
        assert report.state.legal()
        assert GAME.from_data(report.state.to_data()).digest() == report.state.digest()


# -- power offers (section 6) -----------------------------------------------------------------------------------


def with_offers(pw: str, vp: int) -> Table:
    """Three open offers to the Mermaids (seat 3): 3 from the Giants, 4 from the Engineers, 1 from the Cultists."""
    state = table("giants", "engineers", "cultists", "mermaids", cultists_errata_power=True)
    have(state, 3, pw=pw, vp=vp)
    replay = at(state)
    put(state, 3, "stronghold", "D5")
    put(state, 0, "dwelling", "D4")
    replay.offers.offer(0, HEX.index("D4"), [1, 2, 3])
    put(state, 3, "dwelling", "E8")
    put(state, 1, "dwelling", "E7")
    replay.offers.offer(1, HEX.index("E7"), [2, 3, 0])
    put(state, 3, "dwelling", "G6")
    put(state, 2, "dwelling", "F7")
    replay.offers.offer(2, HEX.index("F7"), [3, 0, 1])
    return replay


def test_tm_ex_106_offers_that_yield_nothing_any_more() -> None:
    """TM-EX-106 (TM-24.5, TM-24.7): amounts are reckoned when answered."""
    for last in ("leech 1 from cultists", "decline 1 from cultists"):
        replay = with_offers("1/3/0", 30)
        state = replay.state
        run(replay, 3, "leech 3 from giants")
        assert (bowls(state, 3), state.vp[3]) == ("0/2/2", 28)
        run(replay, 3, "leech 4 from engineers")
        assert (bowls(state, 3), state.vp[3]) == ("0/0/4", 27)
        power = bowls(state, 2)
        run(replay, 3, last)
        assert (bowls(state, 3), state.vp[3]) == ("0/0/4", 27)
        assert (replay.hand(2).cult_steps, bowls(state, 2)) == (0, power)


def test_tm_ex_107_burning_before_the_answer() -> None:
    """TM-EX-107."""
    state = table("witches", "nomads")
    have(state, 0, pw="0/5/2", vp=20)
    put(state, 0, "stronghold", "F4")
    put(state, 0, "sanctuary", "E8")
    replay = at(state)
    put(state, 1, "dwelling", "E7")
    replay.offers.offer(1, HEX.index("E7"), [0])
    run(replay, 0, "burn 2. leech 6 from nomads")
    assert (bowls(state, 0), state.vp[0]) == ("0/0/5", 20)


def test_tm_ex_108_a_silent_decline() -> None:
    """TM-EX-108 (TM-24.5, TM-22.3): taking an action declines what is open, first."""
    state = table("giants", "cultists", "mermaids", cultists_errata_power=True)
    put(state, 0, "dwelling", "D4")
    put(state, 2, "trading_house", "D5")
    replay = at(state)
    put(state, 0, "dwelling", "E6")
    put(state, 2, "dwelling", "E8")
    put(state, 1, "dwelling", "E7")
    replay.offers.offer(1, HEX.index("E7"), [2, 0])
    have(state, 0, c=20, w=20)
    run(replay, 2, "decline 3 from cultists")
    assert bowls(state, 1) == "5/7/0"
    run(replay, 0, "upgrade D4 to TP")
    assert bowls(state, 1) == "4/8/0"
    assert [note.what for note in replay.computed] == ["declined"]
    assert state.piece[HEX.index("D4")] == 2


def test_tm_24_5_the_first_acceptance_owes_the_cultists_a_step() -> None:
    """TM-24.5: once an event, used at any time, before or after the others have answered."""
    replay = with_offers("5/7/0", 20)
    run(replay, 3, "leech 1 from cultists")
    assert replay.hand(2).cult_steps == 1
    run(replay, 2, "+EARTH")
    assert cult(replay.state, 2, "earth") == 2
    with pytest.raises(Refused, match=r"TM-13\.4\.1"):
        run(replay, 2, "+EARTH")


def test_tm_24_5_answers_must_match_an_offer() -> None:
    """TM-24.5."""
    replay = with_offers("5/7/0", 20)
    for answer in ("leech 2 from giants", "leech 3 from cultists", "decline 2 from giants"):
        with pytest.raises(Refused, match=r"TM-12\.2\.1"):
            run(replay, 3, answer)
    run(replay, 3, "decline")
    assert replay.offers.open == [] or all(offer.seat != 3 for offer in replay.offers.open)


# -- the other tolerances (section 7) ----------------------------------------------------------------------------


def test_tm_ex_109_power_of_a_spade_spent_before_the_build() -> None:
    """TM-EX-109 (TM-24.7, TM-22.9): rewards when gained, free steps inside the action."""
    state = table("alchemists", "witches")
    put(state, 0, "stronghold", "E5")
    have(state, 0, c=0, w=2, pw="0/4/2", exchange=2)
    replay = at(state)
    state.terrain[HEX.index("E6")] = TERRAIN.index("plains")
    run(replay, 0, "dig 1. convert 4PW to 4C. build E6")
    assert (goods(state, 0), bowls(state, 0)) == ("C 2 W 0 P 0", "4/2/0")


def test_tm_ex_110_converting_between_two_tiles() -> None:
    """TM-EX-110 (TM-24.7)."""
    state = table("witches", "nomads", tile="score_dwelling_fire")
    put(state, 0, "temple", "F4")
    put(state, 0, "trading_house", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    have(state, 0, c=20, w=20, cults="3/0/0/0", pw="0/4/6")
    replay = at(state)
    run(replay, 0, "upgrade F4 to SA. +FAV5. convert 8PW to 8C. +TW4")
    assert (cult(state, 0, "fire"), bowls(state, 0)) == (5, "0/10/0")


def test_tm_24_7_blocked_steps_are_made_good() -> None:
    """TM-24.7: T4, a key that comes in the same turn; but not a turn later."""
    for later, space in ((False, 10), (True, 9)):
        state = table("witches", "nomads")
        put(state, 0, "temple", "F4")
        put(state, 0, "trading_house", "E7")
        put(state, 0, "dwelling", "E8", "F3")
        have(state, 0, c=20, w=20, p=2, cults="8/0/0/0")
        replay = at(state)
        if later:
            run(replay, 0, "send p to FIRE")
            replay.turns.start(0)
            run(replay, 0, "upgrade F4 to SA. +FAV10. +TW2")
        else:
            run(replay, 0, "upgrade F4 to SA. +FAV5. +TW2")
        assert cult(state, 0, "fire") == space


def test_tm_24_7_too_few_keys_follow_the_row() -> None:
    """TM-17.5.3, TM-24.7: T6, by stepping a track back, or by the values of the row."""
    for steer, wished, result in (
        ("-FIRE. ", None, "9/10/4/4"),
        ("", {0}, "10/9/4/4"),
        ("", {1}, "9/10/4/4"),
    ):
        state = table("nomads", "witches")
        put(state, 0, "temple", "F4", "E7")
        put(state, 0, "dwelling", "E8", "F3")
        have(state, 0, c=26, w=20, cults="9/9/3/3")
        replay = at(state)
        replay.wished_tops = wished
        run(replay, 0, f"upgrade E8 to TP. {steer}+TW5")
        assert cults(state, 0) == result


def test_tm_24_7_hexes_in_any_order() -> None:
    """TM-24.7, TM-8.5.4: T3, the foreign one first; but only one foreign one."""

    def start() -> Table:
        state = table("giants", "witches")
        state.faction[0] = FACTION.index("chaos_magicians")
        put(state, 0, "dwelling", "G2")
        have(state, 0, pw="0/0/12", c=9, w=9, shipping=3)
        return at(state)

    replay = start()
    run(replay, 0, "action ACT6. transform I6 to gray. build G1")
    assert replay.state.own[0] >> HEX.index("G1") & 1
    with pytest.raises(Refused, match=r"TM-8\.5\.4"):
        run(start(), 0, "action ACT6. transform I6 to gray. transform H4 to black")


def test_tm_24_7_priests_over_the_limit_are_lost() -> None:
    """TM-24.7: T5."""
    state = table("witches", "nomads")
    have(state, 0, p=7, pw="0/0/12")
    run(at(state), 0, "convert 5PW to 1P. action ACT2")
    assert (state.priests[0], bowls(state, 0)) == (7, "8/0/4")


def test_tm_24_7_spades_earn_when_gained() -> None:
    """TM-24.7: T2, thrown away or not, also in the cult income; the tile in the action phase only."""
    state = table("halflings", "witches", tile="score_spade_earth")
    put(state, 0, "dwelling", "E6")
    have(state, 0, pw="0/0/12")
    replay = at(state)
    run(replay, 0, "action ACT6. transform E5 to brown. -SPADE")
    assert state.vp[0] == 20 + 2 * 3
    state.tiles = (TILE.index("score_town_earth"), *state.tiles[1:])
    have(state, 0, cults="0/0/4/0")
    assert receive_cult_bonus(state, 0) == 1


def test_tm_24_4_transform_chooses_the_way() -> None:
    """TM-8.3.4: never through the home colour; the long way if just that many spades are in hand."""
    yellow, brown, black, blue, green, gray, red = range(7)
    assert spades_needed(yellow, green, green, 3) == 3
    assert spades_needed(yellow, green, green, 4) == 4
    assert spades_needed(brown, red, yellow, 5) == 5
    assert spades_needed(brown, blue, yellow, 2) == 2
    assert spades_needed(yellow, black, yellow, 5) == 5
    assert spades_needed(gray, red, red, 2, giants=True) == 2


def test_tm_24_4_one_tunnel_serves_transform_and_build_but_not_after_done() -> None:
    """TM-20.9.4: ``done`` makes two actions, each with its tunnel."""
    for commands, workers, points in (
        ("dig 2. transform G7 to gray. build G7", 11, 24),
        ("dig 2. transform G7 to gray. done. build G7", 9, 28),
    ):
        state = table("dwarves", "witches")
        put(state, 0, "dwelling", "F6")
        have(state, 0, w=20, c=9)
        state.passed[1] = 1
        replay = at(state)
        for text in commands.split("."):
            command = parse_command(text)
            if command.kind == "done":
                replay.hand(0).followups = {}
            else:
                EXECUTE[command.kind](replay, 0, command)
        assert (state.workers[0], state.vp[0]) == (workers, points)


@pytest.mark.parametrize(
    ("commands", "rule"),
    [
        ("build A3", "TM-2.5.1"),
        ("dig 9. build F3", "TM-8.4.1"),
        ("upgrade F4 to SA", "TM-11.1.1"),
        ("action ACT6", "TM-14.1"),
        ("action ACTN", "TM-15.2"),
        ("bridge F4:G3", "TM-14.2"),
        ("convert 3C to 1VP", "TM-4.6.1"),
        ("convert 2PW to 1W", "TM-4.6.1"),
        ("burn 9", "TM-4.5.1"),
        ("+FAV1", "TM-11.5.1"),
        ("+TW1", "TM-17.1.1"),
        ("pass BON9", "TM-16.1"),
        ("connect r0", "TM-20.13.2"),
        ("send p to FIRE for 3. send p to FIRE", "TM-7.1.1"),
        ("action ACTE", "TM-20.10.2"),
        ("build Z9", "TM-24.2"),
        ("build r0", "TM-2.2.3"),
        ("-VP", "TM-24.4"),
    ],
)
def test_tm_24_7_rules_still_hold(commands: str, rule: str) -> None:
    """TM-24.7, TM-24.4: a replay tolerates what the platform allows, and nothing else."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    have(state, 0, c=20, w=8, p=2, pw="0/4/3")
    with pytest.raises(Refused) as caught:
        run(at(state), 0, commands)
    assert caught.value.rule == rule


# -- oddities of published ledgers -------------------------------------------------------------------------------


def ledger_game(seed: int, players: int = 4, **options: bool | str) -> tuple[str, TerraMysticaState]:
    """A random game of ours as a command log."""
    journal, state = random_journal(seed, players, options)
    return command_log(journal), state


def random_journal(
    seed: int, players: int, options: dict[str, bool | str]
) -> tuple[Journal, TerraMysticaState]:
    weights = {"pass": 0.05, "convert": 0.1, "sacrifice": 0.2, "upgrade": 3.0, "build": 3.0, "accept": 2.0}
    rng = random.Random(seed)
    trace: list[int] = []
    state = GAME.new(players, seed, options, trace=trace)
    assert isinstance(state, TerraMysticaState)
    records: list[dict[str, object]] = []
    while not state.over:
        kinds: dict[str, list[tuple[int, ...]]] = {}
        for action in state.legal():
            kinds.setdefault(GAME.notation.kind(action), []).append(action)
        if (
            len(kinds) > 1 and "finish" in kinds
        ):  # no spade is thrown away: the platform would reward it all the same
            del kinds["finish"]
        words = sorted(kinds)
        chosen = rng.choice(kinds[rng.choices(words, [weights.get(word, 1.0) for word in words])[0]])
        assert state.decision is not None
        records.append({"do": GAME.notation.text(chosen), "seat": state.decision.seat})
        state.apply(chosen)
    header: dict[str, object] = {"game": "terra_mystica", "players": players, "seed": seed, "chance": trace}
    return Journal({**header, "options": dict(state.setup.options), "start": None}, records), state


ALL_OPTIONS: dict[str, bool | str] = {
    "faction_selection": "random",
    "variable_turn_order": True,
    "cultists_errata_power": True,
    "promo_town_tiles": True,
    "promo_shipping_card": True,
    "promo_temple_tile": True,
}


@pytest.mark.parametrize("seed", range(24))
def test_tm_24_1_our_games_go_out_and_come_back(seed: int, tmp_path: Path) -> None:
    """TM-24.3, TM-24.8, TM-22.5 to TM-22.7: command log and ledger replay; points agree unless spades were lost."""
    options: dict[str, bool | str] = ALL_OPTIONS if seed % 2 else {"faction_selection": "random"}
    journal, state = random_journal(seed, 2 + seed % 4, options)
    for ledger in (False, True):
        path = tmp_path / f"{ledger}.txt"
        path.write_text(TrackerLog().export(journal, ledger=ledger), encoding="utf-8")
        report = TrackerLog().replay(path, check=True)
        assert report.difference is None
        assert report.details["finished"]
        assert report.checked > 100 if ledger else report.checked == 0
        lost_spades = "SPADE" in path.read_text(encoding="utf-8").split("setup")[-1]
        assert list(report.state.vp) == list(state.vp) or lost_spades


@pytest.mark.parametrize("seed", range(12))
def test_tm_24_5_answers_as_late_as_allowed(seed: int) -> None:
    """TM-24.5: every answer moved to just before the responder's next line, or to the end of the round."""
    text, _ = ledger_game(seed, 4, **ALL_OPTIONS)
    late = delay_answers(text.splitlines())
    replay = Replay(GAME, read_log("late", "\n".join(late) + "\n"))
    assert replay.run(check=False) is None
    assert replay.finished
    again = Replay(GAME, read_log("ledger", published("\n".join(late) + "\n")))
    assert again.run(check=True) is None
    assert again.finished


def delay_answers(lines: Sequence[str]) -> list[str]:
    found: list[str] = []
    held: dict[str, list[str]] = {}
    passed: set[str] = set()
    players = sum(line.startswith("setup ") for line in lines)
    cards = players
    for line in lines:
        faction, _, commands = line.partition(": ")
        if commands.startswith(("leech", "decline")) and "cultists" not in line:
            held.setdefault(faction, []).append(line)
            continue
        found += held.pop(faction, [])
        found.append(line)
        if "pass" in commands:
            if cards:
                cards -= 1
                continue
            passed.add(faction)
            if len(passed) == players:
                found += [answer for answers in held.values() for answer in answers]
                held, passed = {}, set()
    return found


def test_tm_24_6_notes_about_the_cultists_stand_before_their_cause() -> None:
    """TM-24.6: as in published ledgers; a note without a cause is a difference."""
    for seed in range(40):
        text, state = ledger_game(seed, 4, **ALL_OPTIONS)
        if FACTION.index("cultists") in state.faction:
            break
    ledger = published(text).splitlines()
    places = [index for index, line in enumerate(ledger) if line.endswith("[opponent accepted power]")]
    assert places
    assert "\tleech" in ledger[places[0] + 1]
    false = [*ledger[: places[0]], ledger[places[0]], *ledger[places[0] :]]
    difference = Replay(GAME, read_log("x", "\n".join(false))).run(check=True)
    assert difference is not None


def test_tm_24_6_glued_income_belongs_to_the_first_in_order() -> None:
    """TM-24.6: ``transform X. other_income_for_faction`` hides the row of the first player of the new order."""
    for seed in range(200):
        text, _ = ledger_game(seed, 3, faction_selection="random")
        ledger = published(text).splitlines()
        place = next(
            (
                index
                for index, line in enumerate(ledger)
                if "transform" in line and "income" in ledger[index + 1] and "\t" not in ledger[index + 1]
            ),
            None,
        )
        if place is not None and ledger[place].split("\t")[0] != ledger[place + 2].split("\t")[0]:
            break
    glued = [*ledger[:place], f"{ledger[place]}. other_income_for_faction", *ledger[place + 3 :]]
    replay = Replay(GAME, read_log("x", "\n".join(glued)))
    assert replay.run(check=True) is None
    assert replay.finished


def test_tm_24_7_what_a_chain_owes_may_stand_after_the_pass() -> None:
    """TM-5.3, TM-24.7: the only player left goes on without marks; a spade or a cult step may be written last."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    have(state, 0, pw="0/0/12", card="bonus_coins")
    state.passed[1] = 1
    replay = at(state)
    for text in (
        "action ACT6",
        "transform E6 to yellow",
        "action ACT4",
        "pass BON1",
        "transform G2 to yellow",
    ):
        command = parse_command(text)
        EXECUTE[command.kind](replay, 0, command)
    assert TERRAIN.word(state.terrain[HEX.index("G2")]) == "desert"
    assert not replay.turns.someone_owes()


@pytest.mark.parametrize("strict", [False, True])
def test_tm_20_2_3_ordination_in_a_row_of_its_own(strict: bool) -> None:
    """TM-20.2.3, TM-24.8: with ``strict-darkling-sh`` the turn waits for it, and any conversion settles it."""
    state = table("darklings", "witches")
    put(state, 0, "trading_house", "E5")
    have(state, 0, c=9, w=9, p=1)
    replay = at(state, *(["strict-darkling-sh"] if strict else []))
    run(replay, 0, "upgrade E5 to SH")
    assert state.current == (0 if strict else 1)
    if strict:
        run(replay, 0, "convert 3W to 3P")
        assert (goods(state, 0), state.current) == ("C 3 W 2 P 4", 1)


def test_tm_20_5_2_double_turn_over_several_rows() -> None:
    """TM-20.5.2: two actions, in one row or two; a pass ends them."""
    state = table("chaos_magicians", "witches")
    put(state, 0, "stronghold", "D4")
    have(state, 0, c=20, w=20, p=2, card="bonus_cult")
    replay = at(state)
    run(replay, 0, "action ACTC. action BON2. +WATER")
    assert state.current == 0
    run(replay, 0, "send p to FIRE")
    assert state.current == 1
    replay.turns.start(0)
    state.used[0] = 0
    run(replay, 0, "action ACTC. pass BON1")
    assert (state.current, state.passed) == (1, [1, 0])
