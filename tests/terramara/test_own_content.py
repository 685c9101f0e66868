"""Content of an owner: effects beyond our own cards, mistakes told in one line, and its ids in positions."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from rules.cli.main import run
from rules.core import DataError, Game
from rules.terramara import GAME
from rules.terramara.content import REPLACEABLE, Content
from rules.terramara.loading import load, merge, read_tables
from rules.terramara.notation import terms
from rules.terramara.state import TerramaraState
from tests.suite import handmade
from tests.terramara.minimal import position, read, seat
from tests.terramara.support import RED, do, holdings, why

AWL = """
[[artifact]]
id = "tool_1_bone_awl"
name_en = "Flint Knife"
category = "tool"
level = 1
vp = 3
cost = [{ what = "plank", n = 2 }]
effects = [EFFECT]
"""
VP = '[{ op = "gain", items = [{ what = "vp", n = 9 }] }]'


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def game_with(folder: Path, effect: str) -> Game:
    return GAME.with_content(write(folder, AWL.replace("EFFECT", effect)))


def owner(game: Game, **parts: Any) -> TerramaraState:
    """The turn of the owner of the awl, whose rivals have sent everybody."""
    others = [seat(explorers_home=0, hut=[4, 1, 0]) for _ in range(3)]
    return read(position(seat(artifacts=["tool_1_bone_awl"], **parts), *others), game)


# -- effects beyond our own cards ---------------------------------------------------------------------------


@pytest.mark.parametrize(("wanted", "sent", "vp"), [("chieftain", "chieftain", 9), ("chieftain", "explorer", 0), ("explorer", "explorer", 9), ("explorer", "chieftain", 0)])  # fmt: skip
def test_tr_17_4_return_effects_look_at_the_member(tmp_path: Path, wanted: str, sent: str, vp: int) -> None:
    """TR-17.4: the effect names who must come back."""
    when = f'{{ event = "return", member = ["{wanted}"], terrain = ["plain"] }}'
    game = game_with(tmp_path, f'{{ kind = "permanent", when = {when}, do = {VP} }}')
    home = {"explorers_home": 1, "hut": [3, 1, 0]} if sent == "explorer" else {"explorers_home": 0, "hut": [4, 0, 0]}  # fmt: skip
    state = owner(game, **home)
    do(state, f"send {sent} pq_1a__s1", "end_turn")
    assert (state.round, state.players[RED].vp) == (2, vp)


def test_tr_12_9_an_effect_may_be_used_in_part(tmp_path: Path) -> None:
    """TR-8.6, TR-12.9: nothing to process, but the military counts."""
    parts = '[{ op = "process", n = 1 }, { op = "gain", items = [{ what = "military", n = 2 }] }]'
    state = owner(game_with(tmp_path, f'{{ kind = "once_per_round", do = {parts} }}'))
    do(state, "use tool_1_bone_awl")
    assert holdings(state, RED) == {"military": 2}
    assert why(state, "use tool_1_bone_awl") == [("effect_used", "TR-12.8")]


def test_tr_8_6_an_effect_without_any_use_is_refused(tmp_path: Path) -> None:
    parts = '[{ op = "process", n = 1 }, { op = "swap_raw", n = 1 }]'
    state = owner(game_with(tmp_path, f'{{ kind = "once_per_round", do = {parts} }}'))
    assert why(state, "use tool_1_bone_awl") == [("effect_useless", "TR-8.6")]


def test_tr_4_7_warriors_inside_a_choice_are_there(tmp_path: Path) -> None:
    """TR-4.7: the symbol counts wherever it stands on the crossroads space."""
    choice = f'[{{ op = "choose", options = [[{{ op = "warriors", n = 2 }}], {VP}] }}]'
    text = f'[[crossroads_space]]\nid = "crossroads_1c"\nname_en = "Fair"\nsingle = true\ndo = {choice}\n'
    game = GAME.with_content(write(tmp_path, text))
    state = read(position(seat(caravans=["c2", "c2"]), round=2), game)
    do(state, "send explorer crossroads_1c", "choose warriors_2")
    assert holdings(state, RED) == {"warrior": 2}


# -- the owner's ids in positions ---------------------------------------------------------------------------


def renamed(folder: Path, *names: str) -> Game:
    """Our own tables under ids of an owner."""
    tables = read_tables()
    lines = [f"replace = {list(names)}".replace("'", '"')]
    for name in names:
        for number, record in enumerate(tables[name]):
            lines.append(f"[[{name}]]\n{_toml({**record, 'id': f'my_{name}_{number}'})}")
    return GAME.with_content(write(folder, "\n".join(lines)))


def _toml(record: dict[str, Any]) -> str:
    return "\n".join(f"{key} = {_value(value)}" for key, value in record.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_value(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else '"' + value.replace('"', '\\"') + '"'


@pytest.mark.parametrize(
    ("kind", "key", "prefix"),
    [
        ("pay_craft", "artifact", "my_artifact_"),
        ("use_bonus_tile", "tile", "my_bonus_tile_"),
        ("exchange", "source", "my_"),
    ],
)
def test_tr_21_3_pending_steps_speak_the_owners_words(
    tmp_path: Path, kind: str, key: str, prefix: str
) -> None:
    """TR-21.3: everywhere in a position a component has the id of the content that is played."""
    game = renamed(tmp_path, "artifact", "bonus_tile")
    data = handmade.reached(game, kind, players=2, least_round=1)
    assert data["pending"][-1][key].startswith(prefix)
    state = read(data, game)
    assert state.to_data() == data
    data["pending"][-1][key] = "my_laser"
    with pytest.raises(DataError, match=rf"pending\[\d\].{key}: unknown"):
        game.from_data(data)


def test_tr_21_3_our_words_are_read_too(tmp_path: Path) -> None:
    """Positions written before have the ids of our own content in `pending`."""
    game = renamed(tmp_path, "bonus_tile")
    data = handmade.reached(game, "use_bonus_tile", players=2, least_round=1)
    number = int(data["pending"][-1]["tile"].rpartition("_")[2])
    old = copy.deepcopy(data)
    old["pending"][-1]["tile"] = GAME.content.bonus_tiles[number].id
    assert read(old, game).to_data() == data


# -- mistakes -----------------------------------------------------------------------------------------------


def paths(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to everything inside a record."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield (*before, key)
        yield from paths(one, (*before, key))


@pytest.mark.parametrize("name", REPLACEABLE)
def test_tr_17_2_whatever_stands_in_a_file_is_read_or_refused(name: str) -> None:
    """Every field of a record left out or of a wrong type: an error with its place, never a crash."""
    tables = read_tables()
    record = tables[name][0]
    for path in paths(record):
        for bad in (None, 7, "zzz", [], {}, [1], True):
            changed = copy.deepcopy(record)
            holder = changed
            for key in path[:-1]:
                holder = holder[key]
            if bad is None:
                del holder[path[-1]]
            else:
                holder[path[-1]] = bad
            with suppress(DataError):
                terms(Content(merge(tables, {name: [changed]}, "mine.toml")))


def tile(number: int, **parts: str) -> str:
    """One of our territory tiles with something else on it."""
    return "[[territory_tile]]\n" + _toml({**read_tables()["territory_tile"][number], **parts})


def effect(text: str) -> str:
    return AWL.replace("EFFECT", text)


def on_craft(when: str, do: str = VP) -> str:
    return effect(f'{{ kind = "permanent", when = {{ event = "craft", {when} }}, do = {do} }}')


COST = '[{ op = "vp_per_cost", what = "plank", n = 1 }]'
NONSENSE = {
    "a level that is no list": (on_craft("level = 1"), "effect 1: 'level' must be a list of whole numbers, found 1"),
    "level 7": (on_craft("level = [7]"), "effect 1: 'level' must be between 1 and 3, found 7"),
    "a gift for nothing paid": (
        effect('{ kind = "immediate", do = [{ op = "gain", items = [{ what = "processed_match", n = 1 }] }] }'),
        "effect 1, operation 1 (gain): processed_match needs a raw resource just paid, in an exchange (TR-17.1)",
    ),
    "the cost of no card": (
        effect(f'{{ kind = "once_per_round", do = {COST} }}'),
        "effect 1, operation 1: vp_per_cost needs a card just crafted",
    ),
    "the cost of a forgotten card": (
        on_craft("level = [1]", f'[{{ op = "choose", options = [{COST}, {VP}] }}]'),
        "operation 1 (choose) 1, operation 1: vp_per_cost needs a card just crafted",
    ),
    "warriors on a card": (
        effect('{ kind = "immediate", do = [{ op = "warriors", n = 2 }] }'),
        "warriors belongs on a crossroads space: there are warriors for those only (TR-4.7)",
    ),
    "an immediate effect of a character": (
        "[[character]]\n"
        + _toml({**read_tables()["character"][0], "experienced": {"effects": [{"kind": "immediate", "do": []}]}}),
        "character_traveler experienced, effect 1: only artifacts have an immediate effect",
    ),
    "two tiles with one back": (tile(0, back="outpost_river"), "'outpost_river' is on pq_1a already (TR-3.5"),
    "a special space as a back": (tile(12, back="special_road"), "'back' must be one of crossroads_1a"),
    "two Traders": (
        "[[character]]\n" + _toml({**read_tables()["character"][0], "young": read_tables()["character"][4]["young"]}),
        "setup 'take_left_over_bonus_tiles' is character_traveler's already (TR-6.6)",
    ),
    "an id of two words": (effect("").replace('id = "tool_1_bone_awl"', 'id = "bone awl"'), "must be one word"),
    "a table that cannot be replaced": ('replace = ["dragon"]\n' + effect(""), "'replace' must be a list of tables"),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(NONSENSE))
def test_tr_17_2_what_would_do_something_else_is_refused(tmp_path: Path, name: str) -> None:
    """TR-4.7, TR-12.13, TR-17.1 to TR-17.4: told in one line with its place."""
    text, message = NONSENSE[name]
    with pytest.raises(DataError) as caught:
        load(write(tmp_path, text))
    assert message in str(caught.value)


def test_tr_17_4_levels_of_a_craft_effect_are_a_set(tmp_path: Path) -> None:
    """TR-17.4: a level named twice is one level."""
    found = load(write(tmp_path, on_craft("level = [1, 1]"))).effects
    assert found[0].levels == 0b0010


def test_tr_12_13_the_cost_counts_where_a_card_was_crafted(tmp_path: Path) -> None:
    for text in (effect(f'{{ kind = "immediate", do = {COST} }}'), on_craft("level = [1]", COST)):
        load(write(tmp_path, text))


def test_tr_21_3_a_mistake_is_one_line_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tile(0).replace('id = "pq_1a__s1", ', "")
    assert "pq_1a__s1" not in text
    code = run(["new", "terramara", "--content", str(write(tmp_path, text))])
    assert (code, capsys.readouterr().err) == (2, "tarsas: pq_1a, space 1: has no 'id'\n")
