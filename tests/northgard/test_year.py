"""The year (NG-7): start, harvest, trade, winter, end, second chance, victory."""

from __future__ import annotations

import pytest

from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.content import WINTER_COST
from rules.northgard.scoring import dominators, tie_key
from rules.northgard.state import CLOSED_LAND, CLOSING, FAME_SOURCES, OVER
from rules.northgard.year import harvest
from tests.northgard.support import CAPS, CARD, CORRIDORS, TILE, Table


def test_year_start_reshuffles() -> None:
    """NG-7.1.1, NG-7.1.2, NG-7.1.3: four cards, reshuffled if needed; a row of as many cards as players."""
    table = Table("goat", "snake").put(0, "start.n").put(1, "start.s").zone("draw_pile", 0, "build")
    table.zone("discard", 0, *["move"] * 5).end_actions()
    assert len(table.state.hand[0]) == 4
    assert (len(table.state.draw_pile[0]), len(table.state.discard[0])) == (2, 0)
    assert len(table.state.row) == 2
    assert table.state.year == 2


def test_last_year_shows_achievements() -> None:
    """NG-7.1.4: they are the row of the last year, and not takeable before."""
    table = Table("goat", "snake").put(0, "start.n").put(1, "start.s")
    table.state.achievements = [CARD["builder"], CARD["warlord"]]
    table.state.year = 6
    table.row("spy", "fishing").turn().do("pass")
    assert table.why("take builder") == [("not_in_row", "NG-7.1.4")]
    last = Table("goat", "snake").put(0, "start.n").put(1, "start.s")
    last.state.achievements = [CARD["builder"], CARD["warlord"]]
    last.state.year = 6
    last.end_actions()
    assert last.state.row == [CARD["builder"], CARD["warlord"]]
    assert last.state.achievements == []


def test_harvest_of_closed_land() -> None:
    """NG-7.3.1: one fame for two tiles, two for more, nothing for open land."""
    table = Table("goat", "snake", tiles=CAPS).put(0, "start.n").put(0, "t17.esw").turn()
    harvest(table.state, 0)
    assert table.fame_from(0, CLOSED_LAND) == 1
    table = Table("goat", "snake", tiles=CORRIDORS).put(0, "start.w").turn()
    harvest(table.state, 0)
    assert table.fame_from(0, CLOSED_LAND) == 2


def test_harvest_order_and_trade_time() -> None:
    """NG-7.3, NG-7.3.3, NG-7.3.5: from the new first player, each with trade before the next; never in a turn."""
    table = Table("goat", "snake").put(0, "start.n").put(1, "start.e").give(0, lore=3).give(1, lore=3)
    table.state.first_player = 1
    table.turn()
    assert not any(option.startswith("trade") for option in table.options())
    table.state.passed = 3
    table.state.development = [CARD["spy"], CARD["fishing"]]
    table.state.stack = []
    table.state.settle()
    assert table.asked == ("trade", 1)
    assert table.resources(1) == (1, 0, 3), "already harvested"
    assert table.resources(0) == (0, 0, 3)
    table.do("done")
    assert table.asked == ("trade", 0)
    table.do("trade_for wood", "give 0 0 3")
    assert table.resources(0) == (0, 1, 0)


def test_scorched_harvest_is_declared_first() -> None:
    """NG-7.3.4, NG-8.5.5: at the start of the phase, only in an enemy territory, optional."""
    table = Table("goat", "snake").put(0, "start.e").put(1, "start.n")
    table.state.scorched_at = table.at("start.e")
    table.end_actions("decline")
    assert table.resources(0) == (1, 0, 0)
    own = Table("goat", "snake").put(1, "start.e").put(0, "start.n")
    own.state.scorched_at = own.at("start.e")
    own.end_actions()
    assert own.resources(1) == (1, 0, 0), "not asked about the own territory"


@pytest.mark.parametrize(
    ("units", "cost"),
    [
        (3, (0, 0)),
        (4, (1, 0)),
        (6, (1, 0)),
        (7, (2, 0)),
        (9, (2, 0)),
        (10, (3, 1)),
        (12, (3, 1)),
        (13, (4, 2)),
        (14, (4, 2)),
    ],
)
def test_winter_cost(units: int, cost: tuple[int, int]) -> None:
    """NG-7.6.1, NG-7.6.2: by the number of units on the map."""
    assert WINTER_COST[units] == cost
    table = (
        Table("goat", "snake")
        .put(0, "start.n", units)
        .put(1, "start.s")
        .give(0, food=5, wood=3)
        .end_actions()
    )
    assert table.resources(0)[:2] == (5 - cost[0], 3 - cost[1])


def test_end_of_the_year() -> None:
    """NG-7.7.1, NG-7.7.2: flags end, the year advances, the game ends after the last year."""
    table = Table("goat", "snake").put(0, "start.n").put(1, "start.s")
    table.state.flags = [k.IGNORE_DEFENCES, k.NO_ROW_CARD]
    table.end_actions()
    assert table.state.flags == [0, 0]
    assert table.state.year == 2
    last = Table("goat", "snake").put(0, "start.n").put(1, "start.s")
    last.state.year = 7
    last.end_actions()
    assert last.state.phase == OVER
    assert last.asked is None


def test_second_chance_may_be_declined() -> None:
    """NG-7.8.4, NG-13.5: nobody is eliminated; who declines may come back by a Recruit."""
    table = Table("goat", "snake").put(0, "start.n").zone("draw_pile", 1, "recruit").end_actions("decline")
    assert table.state.reserve[1] == 14
    table.state.stack = [(kinds.TURN, 1)]
    assert table.can("play recruit")


def test_second_chance_with_kaija() -> None:
    """NG-7.8.2: the Bear may use her as one of the three."""
    table = Table("goat", "bear").put(0, "start.n").end_actions("return_to start.s kaija")
    assert (table.units("start.s"), table.state.reserve[1]) == (2, 12)
    assert table.state.kaija_at == table.at("start.s")


def test_second_chance_draws_a_tile() -> None:
    """NG-7.8.3, NG-2.18: without neutral land a tile makes some; no fame, no clan power; a misfit goes under."""
    table = Table("goat", "boar", tiles=("start 0 0 0",))
    for area in ("start.n", "start.e", "start.s", "start.w"):
        table.put(0, area)
    table.tiles("t13", "t17").end_actions("draw_tile")
    assert table.asked == ("second_chance_tile", 1)
    assert table.names(table.state.pile)[0] == "t13", (
        "it would join the only neighbour and leave nothing neutral"
    )
    table.do("place t17 0,-1 2")
    assert table.asked == ("second_chance", 1)
    table.do("return_to t17.esw unit")
    assert table.units("t17.esw") == 3
    assert table.resources(1) == (0, 0, 0)
    assert table.fame(1) == 0
    empty = Table("goat", "boar", tiles=("start 0 0 0",))
    for area in ("start.n", "start.e", "start.s", "start.w"):
        empty.put(0, area)
    assert empty.tiles(only=True).end_actions().state.reserve[1] == 14, "with an empty pile nothing happens"


def test_second_chance_beside_a_valkyrie() -> None:
    """NG-10.5.3, NG-10.4.1: a creature that makes the only neutral land unusable means a further tile."""
    table = Table("goat", "boar", tiles=("start 0 0 0",), creatures="on").creatures_next(
        "fallen_valkyrie_beige"
    )
    for area in ("start.n", "start.e", "start.s", "start.w"):
        table.put(0, area)
    table.tiles("t17", "t28").end_actions("draw_tile", "place t17 0,-1 0", decline=False)
    # t17.esw joined start.n, so only the lair's territory is neutral, and the Valkyrie took it.
    assert table.asked == ("second_chance", 1)
    assert table.options() == ["decline", "draw_tile"]
    assert TILE["t28"] in table.state.pile


# -- victory ------------------------------------------------------------------------------------------------


def test_domination_counts_control_not_builders() -> None:
    """NG-7.9.1, NG-7.9.3, NG-1.2: who built does not matter; it is checked only at the end of a year."""
    table = Table("goat", "snake", tiles=CAPS).put(1, "t12.s")
    for area in ("start.n", "start.e", "start.s"):
        table.build("forge", area, free=True).put(0, area)
    table.turn().hand(0, "build")
    assert dominators(table.state) == 1
    assert table.asked == ("turn_option", 0), "the game goes on until the year ends"
    table.end_actions()
    assert table.state.outcome().winners == (0,)


def test_two_dominators() -> None:
    """NG-7.9.2, NG-7.10.2: the one with more final fame wins, then the tie-breaks."""
    table = Table("goat", "snake", tiles=CAPS)
    for seat, area in zip(
        (0, 0, 0, 1, 1, 1), ("start.n", "start.e", "start.s", "start.w", "t08.s", "t12.s"), strict=True
    ):
        table.put(seat, area).build("forge", area, free=True)
    table.state.gain_fame(1, CLOSING, 5)
    table.end_actions()
    assert table.state.won == 0b11
    assert table.state.outcome().places == (2, 1)


def test_tie_breaks() -> None:
    """NG-7.10.3: territories, units (with Kaija), buildings, then a shared victory."""

    def places(*changes: str) -> tuple[int, ...]:
        table = Table("bear", "goat").put(0, "start.n", 2).put(1, "start.s", 2)
        for change in changes:
            if change == "territory":
                table.put(1, "t24.nw").put(0, "start.n")
            elif change == "unit":
                table.put(1, "start.s")
            elif change == "kaija":
                table.state.kaija_at = table.at("start.n")
            elif change == "building":
                table.build("defense_tower", "start.s", free=True)
        table.state.phase = OVER
        return table.state.outcome().places

    assert places() == (1, 1)
    assert places("building") == (2, 1)
    assert places("unit") == (2, 1)
    assert places("kaija") == (1, 2)
    assert places("kaija", "territory") == (2, 1)
    table = Table("bear", "goat").put(0, "start.n", 2)
    assert tie_key(table.state, 0) == (0, 1, 2, 0)


def test_sources_of_fame() -> None:
    """NG-7.11, NG-7.10.1: every source stands in the breakdown, and they sum to the total."""
    table = Table("goat", "snake").put(0, "start.n").give(0, food=7).hand(0, "spy").turn()
    for source in range(len(FAME_SOURCES)):
        table.state.gain_fame(0, source, 1)
    score = table.state.scores()[0]
    assert set(score.sources) == {
        *FAME_SOURCES,
        "resources",
        "developments",
        "achievement_cards",
        "unrest_cards",
    }
    assert score.total == sum(score.sources.values()) == 6 + 2 + 2


def test_longer_game() -> None:
    """NG-11.1.1, NG-11.1.2, NG-11.2.9: ten years, no domination, also with teams."""
    table = Table("goat", "snake", "stag", "wolf", tiles=CAPS, longer=True, team=True)
    for area in ("start.n", "start.e", "start.s", "start.w", "t08.s"):
        table.put(0, area).build("forge", area, free=True)
    assert table.state.years == 10
    assert dominators(table.state) == 0
    table.put(1, "t12.s")
    table.state.year = 10
    table.end_actions()
    assert table.state.outcome().reason == "most_fame"
