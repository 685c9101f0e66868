"""Every action space gives exactly what section 22 of the rules says: 72 on tiles, 8 crossroads, 4 special, homeland."""

from __future__ import annotations

import pytest

from rules.terramara import vocabulary as v
from tests.terramara.phrases import expect
from tests.terramara.support import (
    BLUE,
    CONTENT,
    LEFT,
    RED,
    RIGHT,
    asks,
    caravans,
    change,
    do,
    give_turn,
    holdings,
    options,
    own,
    river,
    settle_simply,
    space,
    table,
    warned,
    why,
)

# Tile: (terrain, size, effect) of its spaces from left to right (TR-22.2).
TILES = {
    "pq_1a": [
        ("plain", "s", "2 cattle + 1 military"),
        ("quarry", "L", "2 stone; process up to 1"),
        ("plain", "s", "1 cattle + 1 culture"),
    ],
    "pq_1b": [
        ("quarry", "s", "2 stone"),
        ("plain", "s", "1 leather"),
        ("quarry", "L", "1 stone + 1 cattle; process up to 1"),
    ],
    "pq_1c": [
        ("plain", "L", "2 cattle; process up to 1"),
        ("quarry", "s", "1 stone + 1 travel"),
        ("plain", "s", "1 cattle + 1 stone"),
    ],
    "pq_1d": [
        ("quarry", "s", "1 stone + 1 culture"),
        ("plain", "L", "1 leather + 1 military"),
        ("quarry", "s", "process up to 2"),
    ],
    "pq_2a": [
        ("plain", "s", "2 cattle + 1 culture"),
        ("quarry", "L", "1 bricks + 1 stone + 1 military"),
        ("plain", "s", "1 leather + 1 military"),
    ],
    "pq_2b": [
        ("quarry", "s", "2 stone + 1 travel"),
        ("plain", "L", "2 cattle; process up to 2"),
        ("quarry", "s", "1 bricks + 1 military"),
    ],
    "pq_2c": [
        ("plain", "s", "1 leather + 1 cattle"),
        ("quarry", "s", "2 culture"),
        ("plain", "L", "1 cattle + 1 stone; process up to 2"),
    ],
    "pq_2d": [
        ("quarry", "L", "1 stone; process up to 3"),
        ("plain", "s", "1 cattle; exchange 1 any raw -> 1 any processed; 1 military"),
        ("quarry", "s", "1 bricks + 1 culture"),
    ],
    "pq_3a": [
        ("plain", "s", "1 leather + 1 cattle + 1 culture"),
        ("quarry", "L", "2 bricks + 1 military"),
        ("plain", "s", "1 leather + 1 cattle; process up to 1"),
    ],
    "pq_3b": [
        ("quarry", "s", "2 bricks"),
        ("plain", "L", "1 leather + 1 bricks + 1 military"),
        ("quarry", "s", "3 travel"),
    ],
    "pq_3c": [
        ("plain", "L", "2 cattle; process up to 3"),
        ("quarry", "s", "3 culture"),
        ("plain", "s", "2 leather"),
    ],
    "pq_3d": [
        ("quarry", "s", "2 stone; process up to 2"),
        ("plain", "s", "2 any processed"),
        ("quarry", "L", "1 stone + 1 bricks + 3 VP"),
    ],
    "fm_1a": [
        ("forest", "s", "2 wood"),
        ("mountain", "L", "2 ore; process up to 1"),
        ("forest", "s", "1 wood + 1 travel"),
    ],
    "fm_1b": [
        ("mountain", "s", "1 ore + 2 military"),
        ("forest", "L", "1 planks + 1 military"),
        ("mountain", "s", "1 ore + 1 culture"),
    ],
    "fm_1c": [
        ("forest", "L", "2 wood; process up to 1"),
        ("mountain", "s", "1 metal"),
        ("forest", "s", "1 wood + 1 ore"),
    ],
    "fm_1d": [
        ("mountain", "s", "2 ore + 1 military"),
        ("forest", "s", "1 wood; process up to 1"),
        ("mountain", "L", "1 metal + 1 ore"),
    ],
    "fm_2a": [
        ("forest", "L", "1 planks + 2 wood"),
        ("mountain", "s", "1 ore + 3 military"),
        ("forest", "s", "1 planks + 1 military"),
    ],
    "fm_2b": [
        ("mountain", "s", "1 metal + 1 travel"),
        ("forest", "s", "2 wood; process up to 1"),
        ("mountain", "L", "2 ore; process up to 2"),
    ],
    "fm_2c": [
        ("forest", "s", "2 travel"),
        ("mountain", "L", "1 metal + 1 ore + 1 military"),
        ("forest", "s", "1 planks + 1 wood"),
    ],
    "fm_2d": [
        ("mountain", "s", "2 ore + 1 culture"),
        ("forest", "L", "1 wood; process up to 3"),
        ("mountain", "s", "1 any processed + 1 military"),
    ],
    "fm_3a": [
        ("forest", "s", "2 planks"),
        ("mountain", "L", "1 metal + 2 ore + 1 military"),
        ("forest", "s", "2 culture + 1 travel"),
    ],
    "fm_3b": [
        ("mountain", "s", "2 metal"),
        ("forest", "L", "2 wood; process up to 3"),
        ("mountain", "s", "4 military + 1 culture"),
    ],
    "fm_3c": [
        ("forest", "s", "1 planks + 2 travel"),
        ("mountain", "s", "1 metal + 1 ore + 1 culture"),
        ("forest", "L", "1 planks + 1 metal + 1 VP"),
    ],
    "fm_3d": [
        ("mountain", "L", "2 metal + 1 military"),
        ("forest", "s", "1 planks + 1 wood + 1 travel"),
        ("mountain", "s", "1 any processed; craft 1 artifact, raw allowed"),
    ],
}

# Crossroads space: (single, effect) (TR-22.3).
CROSSROADS = {
    "crossroads_1a": (False, "1 any processed + 1 culture + 1 military"),
    "crossroads_1b": (True, "2 warriors"),
    "crossroads_1c": (True, "recruit a worker; 1 military"),
    "crossroads_1d": (False, "exchange 1 any raw -> 1 any processed (up to 2x); 1 culture"),
    "crossroads_2a": (False, "2 any processed + 1 military"),
    "crossroads_2b": (True, "2 warriors; 1 military"),
    "crossroads_2c": (False, "exchange 1 any processed -> 6 VP (up to 2x); 1 travel"),
    "crossroads_2d": (False, "2 culture + 1 travel + 1 military"),
}

STOCK = {"cattle": 5, "leather": 5, "military": 3}


def columns_with(tile: str) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """A round, and columns in which the tile lies beside it."""
    level = int(tile[3])
    letters = [letter for letter in "abcd" if letter != tile[4]]
    row = 2 * level - 1
    column = list(LEFT if tile.startswith("pq") else RIGHT)
    column[row - 1] = tile
    column[row] = f"{tile[:4]}{letters[0]}"
    left, right = (tuple(column), RIGHT) if tile.startswith("pq") else (LEFT, tuple(column))
    return row if row < 5 else 5, left, right


@pytest.mark.parametrize(("tile", "at"), [(tile, at) for tile in TILES for at in range(3)])
def test_territory_space_tr_22_2(tile: str, at: int) -> None:
    """TR-22.2, TR-10.3.1, TR-3.4: terrain, size, questions and gains of every space."""
    terrain, size, phrase = TILES[tile][at]
    now, left, right = columns_with(tile)
    state = table(round=now, left=left, right=right)
    own(state, RED, **STOCK)
    river(state, "clothing_1_hide_cloak")  # something that an extra craft could take
    name = f"{tile}__s{at + 1}"
    entry = CONTENT.spaces[space(name)]
    assert v.TERRAINS[entry.terrain] == terrain
    assert entry.small is (size == "s")
    before = holdings(state, RED)
    do(state, f"send explorer {name}")
    expected = expect(phrase)
    assert settle_simply(state) == expected.asked
    assert change(before, holdings(state, RED)) == {k: n for k, n in expected.gained.items() if n}
    assert asks(state) == (RED, "after_action")


@pytest.mark.parametrize("name", CROSSROADS)
def test_crossroads_space_tr_22_3(name: str) -> None:
    """TR-22.3, TR-10.4.1, TR-16.1: every crossroads space, from the round after its row to the end."""
    single, phrase = CROSSROADS[name]
    tile = "fm_" + name[-2:]
    row, _, right = columns_with(tile)
    state = table(round=row + 1, right=right)
    caravans(state, RED, f"c{row}", f"l{row}")
    own(state, RED, **STOCK)
    before = holdings(state, RED)
    assert state.layout.single[space(name)] is single
    do(state, f"send explorer {name}")
    expected = expect(phrase)
    assert settle_simply(state) == expected.asked
    gained = dict(expected.gained)
    if "worker" in gained:
        gained[f"worker_{CONTENT.worker_level_of_round[row + 1]}"] = gained.pop("worker")
    assert change(before, holdings(state, RED)) == {k: n for k, n in gained.items() if n}
    last = table(round=5, right=right)
    caravans(last, RED, "end", "c4")
    last.camp = (RED,)
    assert len([text for text in options(last, "send") if " crossroads_" in text and "explorer" in text]) == 4


SPECIAL = {
    "special_workers": ("fm_3a", "1 any processed + 1 military + 1 culture + 1 travel", "TR-10.5.1"),
    "special_river": ("fm_3b", "1 any processed + 3 VP", "TR-10.5.2"),
    "special_military": ("fm_3c", "2 any processed; process up to 1", "TR-10.5.3"),
    "special_road": ("fm_3d", "3 any processed", "TR-10.5.4"),
}


@pytest.mark.parametrize("name", SPECIAL)
def test_special_space_tr_10_5_1_to_tr_10_5_4(name: str) -> None:
    """TR-10.5.1, TR-10.5.2, TR-10.5.3, TR-10.5.4, TR-9.13: one point below the condition closes it."""
    tile, phrase, _ = SPECIAL[name]
    _, left, right = columns_with(tile)
    state = table(round=5, left=left, right=right)
    own(state, RED, **STOCK)

    def meet(short: int) -> None:
        if name == "special_workers":
            own(state, RED, worker_2=1, worker_3=1, worker_1=0)
            if short:
                own(state, RED, worker_2=0, worker_1=1)
        elif name == "special_river":
            own(state, RED, culture=10 - short)
        elif name == "special_military":
            own(state, RED, military=10 - short)
        else:
            caravans(state, RED, "c5", "r4" if short else "l5")

    meet(1)
    assert why(state, f"send explorer {name}") == [("condition_unmet", "TR-9.13")]
    meet(0)
    state.round = 4
    assert why(state, f"send explorer {name}") == [("special_too_early", "TR-9.13")]
    state.round = 5
    before = holdings(state, RED)
    do(state, f"send explorer {name}")
    expected = expect(phrase)
    assert settle_simply(state) == expected.asked
    assert change(before, holdings(state, RED)) == {k: n for k, n in expected.gained.items() if n}


def test_two_special_spaces_with_normal_occupation_tr_10_5_5() -> None:
    """TR-10.5.5, TR-3.6: one on each level 3 forest/mountain tile; a second player may join."""
    state = table(round=5)
    assert [CONTENT.spaces[s].id for s in state.layout.specials] == ["special_workers", "special_road"]
    for seat in (RED, BLUE):
        caravans(state, seat, "c5", "c5")
    do(state, "send explorer special_road")
    give_turn(state, BLUE)
    assert why(state, "send explorer special_road") == [("too_weak", "TR-9.5")]
    do(state, "send chieftain special_road")
    assert asks(state) == (BLUE, "choose_resource")


HOMELAND = {
    4: ["recruit", "develop", "travel", "raid", "first_player"],
    3: ["recruit", "develop_or_travel", "raid", "first_player"],
    2: ["recruit", "develop_or_travel", "raid_and_first_player"],
}


@pytest.mark.parametrize("players", HOMELAND)
def test_homeland_spaces_tr_4_1(players: int) -> None:
    """TR-4.1, TR-9.3: one space more than players; raid and first player are single."""
    state = table(players=players)
    spaces = [CONTENT.spaces[number] for number in CONTENT.homeland[players]]
    assert [entry.id.split("__")[1] for entry in spaces] == HOMELAND[players]
    assert len(spaces) == players + 1
    for entry in spaces:
        assert entry.single is ("raid" in entry.id or "first_player" in entry.id)
        assert f"send chieftain {entry.id}" in options(state)


def test_develop_tr_10_1_2() -> None:
    """TR-10.1.2."""
    state = table()
    do(state, "send explorer homeland_4_left__develop")
    assert holdings(state, RED) == {"military": 1, "culture": 1}


def test_travel_tr_10_1_3() -> None:
    """TR-10.1.3."""
    state = table()
    do(state, "send explorer homeland_4_left__travel", "step start c1", "step start c1")
    assert asks(state) == (RED, "after_action")


def test_joint_space_asks_every_member_tr_5_9() -> None:
    """TR-5.9: the choice of one does not restrict the next."""
    state = table(players=3)
    name = "homeland_2_3_left__develop_or_travel"
    do(state, f"send explorer {name}")
    assert options(state) == ["choose military_1_culture_1", "choose travel_2", "decline"]
    do(state, "choose travel_2", "stop")
    give_turn(state, BLUE)
    do(state, f"send chieftain {name}", "choose travel_2", "stop")


def test_raid_and_first_player_in_any_order_tr_5_10() -> None:
    """TR-5.10."""
    state = table(players=2)
    own(state, RED, military=5)
    own(state, BLUE, ore=5)
    name = "homeland_2_right__raid_and_first_player"
    do(state, f"send explorer {name}")
    assert sorted(options(state)) == ["first first_player", "first raid"]
    raid_first = do(state.clone(), "first raid")
    assert asks(raid_first) == (BLUE, "raid_give")
    do(state, "first first_player", "stop")
    assert asks(state) == (BLUE, "raid_give")
    do(state, "give ore")
    assert holdings(state, RED) == {"ore": 1, "military": 4}
    give_turn(state, BLUE)
    assert why(state, f"send chieftain {name}") == [("single_taken", "TR-9.3")]


def test_space_without_effect_is_legal_tr_8_6() -> None:
    """TR-8.6, TR-19.3: recruiting without workers does nothing."""
    state = table(round=5)
    state.round_workers = 0
    state.spare_workers[3] = 0
    assert warned(state, "send explorer homeland_4_left__recruit") == ["no_worker_left"]
    do(state, "send explorer homeland_4_left__recruit")
    assert holdings(state, RED) == {}
    assert asks(state) == (RED, "after_action")


def test_exchange_of_space_is_optional_and_paid_anew_tr_8_5() -> None:
    """TR-8.5, TR-17.2: 0 to `times` exchanges, each with its own payment."""
    state = table(round=3, right=("fm_1d", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d"))
    caravans(state, RED, "c1", "c1")
    own(state, RED, wood=1, ore=1)
    do(state, "send explorer crossroads_1d", "pay wood", "take metal")
    assert options(state) == ["pay ore", "pay metal", "decline"]
    do(state, "decline")
    assert holdings(state, RED) == {"ore": 1, "metal": 1, "culture": 1}


def test_flipped_tile_has_no_spaces_tr_10_3_2() -> None:
    """TR-10.3.2."""
    state = table(round=2)
    assert why(state, "send explorer pq_1a__s1") == [("tile_flipped", "TR-10.3.2")]
    assert why(state, "send explorer pq_1c__s1") == [("no_such_space", "TR-9.1")]
