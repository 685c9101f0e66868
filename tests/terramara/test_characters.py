"""The seven characters, young and experienced (section 15)."""

from __future__ import annotations

import pytest

from rules.terramara import frames
from rules.terramara.state import TerramaraState
from tests.terramara.support import (
    BLUE,
    CONTENT,
    RED,
    WORDS,
    after,
    asks,
    caravans,
    character,
    do,
    give_turn,
    holdings,
    options,
    own,
    points,
    river,
    settle_simply,
    space,
    stand,
    table,
    warned,
    why,
)


def first_turn(state: TerramaraState, seat: int = RED) -> None:
    """The first turn of a round, with the question about the character."""
    state.players[seat].started = False
    state.stack = [(frames.NEXT_TURN, seat)]
    state.settle()


def set_up(name: str) -> TerramaraState:
    """Before round 1, when the character of red comes into play."""
    state = table()
    state.round = 0
    state.turn_of = -1
    state.players[RED].character = WORDS.character.index(f"character_{name}")
    state.stack = [(frames.ROUND_START, -1), (frames.CHARACTER_SETUP, RED)]
    state.settle()
    return state


@pytest.mark.parametrize("now", [1, 2, 3, 4, 5])
def test_flip_in_any_round_tr_15_1(now: int) -> None:
    """TR-15.1: asked first in the first turn; irreversible, and never asked again once experienced."""
    state = table(round=now)
    character(state, RED, "sage")
    first_turn(state)
    assert asks(state) == (RED, "flip_character")
    assert warned(state, "flip") == ["flip_is_final"]
    do(state, "flip")
    assert state.players[RED].experienced
    do(state, "send explorer homeland_4_left__develop")
    assert holdings(state, RED) == {"military": 1, "culture": 1, "vp": 2}, (
        "young benefit over, new one active"
    )
    first_turn(state)
    assert asks(state) == (RED, "turn_action")


def test_traveler_tr_15_2() -> None:
    """TR-15.2: young +1 per gain; experienced 2 VP at each crossroads, not at the end."""
    state = set_up("traveler")
    assert settle_simply(state) == ["travel_step 1"]
    state = table()
    character(state, RED, "traveler", experienced=True)
    caravans(state, RED, "c6", "c1")
    do(state, "send explorer homeland_4_left__travel")
    assert state.decision is not None
    assert state.decision.params["n"] == 2
    do(state, "step c6 end", "step c1 c2")
    assert holdings(state, RED) == {"vp": 2}


def test_sage_tr_15_3() -> None:
    """TR-15.3, TR-15.10: once per gain, also out of turn."""
    state = set_up("sage")
    settle_simply(state)
    assert state.players[RED].culture == 1
    state = table(round=2, seat=2)
    character(state, RED, "sage")
    do(state, "send explorer homeland_3_4_right__first_player", "stop")
    assert state.players[RED].culture == 2
    state = table(round=2, seat=2)
    character(state, RED, "sage", experienced=True)
    do(state, "send explorer homeland_3_4_right__first_player", "stop")
    assert holdings(state, RED) == {"culture": 1, "vp": 2}


def test_young_fighter_joins_without_loss_tr_15_4() -> None:
    """TR-15.4."""
    state = table()
    character(state, RED, "fighter")
    own(state, RED, military=5)
    stand(state, "fm_1c__s2", BLUE)
    assert warned(state, "send explorer fm_1c__s2") == []
    do(state, "send explorer fm_1c__s2")
    assert state.military[RED] == 5
    own(state, RED, military=0)
    own(state, BLUE, military=0)
    stand(state, "pq_1a__s2", BLUE)
    give_turn(state, RED)
    assert why(state, "send explorer pq_1a__s2") == [("too_weak", "TR-9.5")]


@pytest.mark.parametrize(("military", "vp"), [(0, 1), (5, 2), (10, 4), (15, 6)])
def test_experienced_fighter_tr_15_4(military: int, vp: int) -> None:
    """TR-15.4: once per round 1/2/4/6 VP, already in the round of the flip."""
    state = table()
    character(state, RED, "fighter")
    own(state, RED, military=military)
    first_turn(state)
    do(state, "flip", "use character_fighter")
    assert state.players[RED].vp == vp
    assert why(state, "use character_fighter") == [("effect_used", "TR-12.8")]


@pytest.mark.parametrize(
    ("name", "vp"),
    [("weapon_1_bronze_dagger", 2), ("weapon_2_bronze_sword", 2), ("weapon_3_bronze_cuirass", 3)],
)
def test_experienced_artisan_tr_15_5(name: str, vp: int) -> None:
    """TR-15.5."""
    state = table()
    character(state, RED, "artisan", experienced=True)
    own(state, RED, metal=4, ore=4)
    river(state, name)
    after(state)
    do(state, f"craft {name}")
    assert state.players[RED].vp == vp


def test_young_artisan_tr_15_5() -> None:
    """TR-15.5: two raw in each craft, not three."""
    state = table()
    character(state, RED, "artisan")
    own(state, RED, metal=1, ore=2)
    river(state, "weapon_2_bronze_sword")
    after(state)
    do(state, "craft weapon_2_bronze_sword")
    assert holdings(state, RED) == {"military": 4}
    own(state, RED, metal=0, ore=3)
    river(state, "weapon_2_battle_axe")
    after(state)
    assert why(state, "craft weapon_2_battle_axe") == [("cannot_afford", "TR-12.3")]


def test_trader_takes_the_left_over_tiles_tr_15_6() -> None:
    """TR-15.6: all six; by level in rounds 1 and 2, then any; used tiles leave the game."""
    state = set_up("trader")
    player = state.players[RED]
    assert sorted(player.bonus_tiles) == sorted(state.layout.left_over)
    assert len(player.bonus_tiles) == 6
    for now, levels in ((1, {1}), (2, {1, 2}), (3, {1, 2, 3}), (5, {2, 3})):
        state.round = now
        give_turn(state, RED)
        player.ready = 1 << player.abilities.once_per_round[0]
        do(state, "use character_trader")
        names = [text.split()[1] for text in options(state)]
        assert {int(name[6]) for name in names} == levels
        too_high = [
            CONTENT.bonus_tiles[tile].id
            for tile in player.bonus_tiles
            if CONTENT.bonus_tiles[tile].level > now
        ]
        for name in too_high:
            assert why(state, f"tile {name}") == [("tile_level", "TR-15.6")]
        used = next(name for name in names if name in ("bonus_1_wood_stone", "bonus_1_processed") or now > 2)
        do(state, f"tile {used}")
        settle_simply(state)
        assert WORDS.bonus.index(used) not in player.bonus_tiles
        assert why(state, "use character_trader") == [("effect_used", "TR-12.8")]
    assert len(player.bonus_tiles) == 2


def test_trader_loses_tiles_and_scores_flags_tr_15_6() -> None:
    """TR-15.6: flipping loses what is left; then 4 VP for each flag placed, once per outpost."""
    state = table(round=3)
    character(state, RED, "trader")
    state.players[RED].bonus_tiles = state.layout.left_over
    first_turn(state)
    assert warned(state, "flip") == ["flip_is_final", "tiles_lost"]
    do(state, "flip")
    assert state.players[RED].bonus_tiles == ()
    assert why(state, "use character_trader") == [("effect_not_yours", "TR-12.8")]
    caravans(state, RED, "c1", "c2")
    do(state, "send explorer homeland_4_left__travel", "step c1 r1", "step c2 r2")
    assert holdings(state, RED) == {"vp": 8}


def test_pathfinder_tr_15_7() -> None:
    """TR-15.7, TR-19.2: a fifth available explorer; flipping costs one at home."""
    state = set_up("pathfinder")
    player = state.players[RED]
    assert (player.explorers, player.explorers_home) == (5, 5)
    assert asks(state) == (RED, "flip_character")
    assert warned(state, "flip") == ["flip_is_final", "explorer_lost"]
    do(state, "flip")
    assert (player.explorers, player.explorers_home) == (4, 4)
    assert state.invariants() == []


def test_pathfinder_needs_an_explorer_at_home_tr_15_7() -> None:
    """TR-15.7: those sent ahead cannot be lost, even when their row has become current."""
    state = table(round=2)
    character(state, RED, "pathfinder")
    state.players[RED].explorers = 1
    state.players[RED].explorers_home = 1
    stand(state, "pq_1b__s1", RED)
    first_turn(state)
    assert asks(state) == (RED, "turn_action"), "no question: flipping is impossible"


def test_experienced_pathfinder_tr_15_7() -> None:
    """TR-15.7, TR-9.14: 3 VP with another explorer, 5 VP on an empty action space, nothing in the hut."""
    for name, vp in (("pq_1a__s1", 3), ("pq_1a__s3", 5), ("homeland_4_left__develop", 5), ("hut", 0)):
        state = table()
        character(state, RED, "pathfinder", experienced=True)
        stand(state, "pq_1a__s1", BLUE)
        do(state, f"send chieftain {name}")
        assert state.players[RED].vp == vp
    state = table()
    character(state, RED, "pathfinder", experienced=True)
    do(state, "send explorer pq_1a__s3")
    assert state.players[RED].vp == 0


def test_settler_chooses_tiles_tr_15_8() -> None:
    """TR-15.8, TR-4.7: one of each column, levels 1-2, from those set aside; warriors for its symbol."""
    state = set_up("settler")
    assert asks(state) == (RED, "settler_tiles")
    assert len(options(state)) == 16
    assert why(state, "settle fm_1a pq_1c") == [("tile_in_use", "TR-15.8")]
    assert why(state, "settle fm_3b pq_1c") == [("wrong_tile", "TR-15.8")]
    warriors = state.warriors
    do(state, "settle fm_1b pq_1c")
    assert state.warriors == warriors + 2
    assert CONTENT.spaces[state.layout.personal].id == "crossroads_1b"
    assert state.invariants() == []


def settled() -> TerramaraState:
    state = table()
    character(state, RED, "settler")
    state.layout = state.layout.with_personal(CONTENT, space("crossroads_1d"))
    state.players[RED].outpost_tile = WORDS.tile.index("pq_1c")
    return state


def test_personal_crossroads_tr_15_8() -> None:
    """TR-15.8, TR-9.12: from round 1 whatever the caravans; nobody else; one own member plus a warrior."""
    state = settled()
    do(state, "send explorer crossroads_1d")
    assert state.players[RED].culture == 1
    give_turn(state, RED)
    assert why(state, "send chieftain crossroads_1d") == [("own_member_there", "TR-9.2")]
    state.players[RED].warriors = 1
    state.warriors -= 1
    assert "send warrior crossroads_1d" in options(state)
    give_turn(state, BLUE)
    own(state, BLUE, military=20)
    assert why(state, "send chieftain crossroads_1d") == [("personal_space", "TR-15.8")]
    state.turn_of = -1
    state.stack = [(frames.ROUND_END, -1)]
    state.settle()
    assert state.here[space("crossroads_1d")] == 0


def test_experienced_settler_tr_15_8() -> None:
    """TR-15.8: 2 VP for explorer or chieftain on any crossroads space, not for warriors; the own space is lost."""
    state = settled()
    state.round, state.flipped = 3, 2
    state.players[RED].warriors = 1
    state.warriors -= 1
    caravans(state, RED, "c2", "c2")
    first_turn(state)
    assert warned(state, "flip") == ["flip_is_final", "personal_space_lost"]
    do(state, "flip")
    assert why(state, "send explorer crossroads_1d") == [("personal_space", "TR-15.8")]
    do(state, "send explorer crossroads_1a", "take metal")
    assert state.players[RED].vp == 2
    give_turn(state, RED)
    do(state, "send warrior crossroads_1c")
    assert state.players[RED].vp == 2


@pytest.mark.parametrize("experienced", [False, True])
def test_personal_outpost_tr_15_8(experienced: bool) -> None:
    """TR-15.8, TR-18.7: scored on both sides without a flag."""
    state = settled()
    character(state, RED, "settler", experienced)
    own(state, RED, military=10)
    assert points(state, RED)["outposts"] == 5
    assert state.players[RED].flags == 0
