"""Every action power of every card: exact essences before and after (RA-15.1.1 to RA-15.5.10).

A row is: power, pool before, on it before, answers, pool after, on it after. The power is used by player A of two;
"turned" is expected exactly where the cost says so. Reactions are in test_reactions.py, the Obelisk in test_actions.py.
"""

from __future__ import annotations

import pytest

from rules.res_arcana.content import COMPONENT, CONTENT
from rules.res_arcana.vocabulary import ACTION_POWER, DESTROY_SELF, TURN_SELF
from tests.res_arcana.board import A, B, Board

NONE = "0/0/0/0/0"

ROWS = [
    # mages
    ("alchemist.1", "2/1/1/1/0", NONE, ["pay elan elan life calm"], "0/0/0/1/2", NONE),  # RA-15.1.1
    ("alchemist.2", NONE, NONE, ["gain death"], "0/0/0/1/0", NONE),  # RA-15.1.1
    ("druid.1", "1/1/1/1/1", NONE, [], "1/1/1/1/1", NONE),  # RA-15.1.3
    ("duelist.1", "0/0/0/2/0", NONE, [], "0/0/0/1/0", "0/0/0/0/1"),  # RA-15.1.4
    ("necromancer.1", "0/3/0/0/0", NONE, [], "0/1/0/0/0", "0/0/0/3/0"),  # RA-15.1.6
    ("scholar.1", "1/0/1/0/0", NONE, ["pay calm"], "1/0/0/0/0", NONE),  # RA-15.1.7
    (
        "seer.1",
        "1/1/1/1/1",
        NONE,
        ["look monuments", "order temple library oracle"],
        "1/1/1/1/1",
        NONE,
    ),  # RA-15.1.8
    (
        "transmuter.1",
        "1/0/0/1/1",
        NONE,
        ["pay death gold", "gain life calm death"],
        "1/1/1/1/0",
        NONE,
    ),  # RA-15.1.9
    ("witch.1", "2/0/0/0/0", NONE, [], NONE, NONE),  # RA-15.1.10
    # magic items
    ("alchemy.1", "0/4/0/0/0", NONE, [], "0/0/0/0/2", NONE),  # RA-15.2.1
    ("divination.1", "0/1/0/0/0", NONE, [], "0/1/0/0/0", NONE),  # RA-15.2.4
    ("reanimate.1", "0/0/0/1/0", NONE, [], NONE, NONE),  # RA-15.2.6
    ("research.1", "0/0/0/0/1", NONE, [], NONE, NONE),  # RA-15.2.7
    ("transmutation.1", "1/1/0/0/1", NONE, ["gain elan elan elan"], "3/0/0/0/0", NONE),  # RA-15.2.8
    # artifacts
    ("athanor.1", "3/0/0/0/0", NONE, [], "2/0/0/0/0", "2/0/0/0/0"),  # RA-15.3.1
    ("athanor.2", "1/3/0/0/1", "8/1/0/0/0", ["convert life 3"], "1/0/0/0/4", "2/1/0/0/0"),  # RA-15.3.1
    ("bone_dragon.1", NONE, NONE, [], NONE, NONE),  # RA-15.3.2
    ("chalice_of_fire.1", "2/0/0/0/0", NONE, [], "1/0/0/0/0", NONE),  # RA-15.3.4
    ("chalice_of_life.1", "0/0/5/0/0", "0/1/0/0/0", [], "0/0/3/0/0", "0/2/2/0/0"),  # RA-15.3.5
    ("corrupt_altar.1", "0/2/0/0/0", NONE, [], NONE, "3/0/0/0/0"),  # RA-15.3.6
    (
        "corrupt_altar.2",
        NONE,
        NONE,
        ["destroy nightingale", "gain elan life calm death"],
        "1/1/1/1/0",
        NONE,
    ),  # RA-15.3.6
    ("crypt.1", "0/0/0/1/0", NONE, [], "0/0/0/3/0", NONE),  # RA-15.3.7
    ("crypt.2", "0/1/0/2/0", NONE, ["bring nightingale"], "0/1/0/1/0", NONE),  # RA-15.3.7
    ("cursed_skull.1", "0/2/0/0/0", NONE, ["gain elan calm death"], "0/1/0/0/0", "1/0/1/1/0"),  # RA-15.3.8
    ("dragon_egg.1", "2/0/0/0/0", NONE, ["bring fire_dragon"], NONE, NONE),  # RA-15.3.11
    ("dragon_teeth.1", "2/0/0/0/0", NONE, [], NONE, "3/0/0/0/0"),  # RA-15.3.12
    ("dragon_teeth.2", "4/0/0/0/0", NONE, ["bring fire_dragon"], "1/0/0/0/0", NONE),  # RA-15.3.12
    ("dwarven_pickaxe.1", "2/0/0/0/0", NONE, [], "1/0/0/0/1", NONE),  # RA-15.3.13
    ("earth_dragon.1", NONE, NONE, [], NONE, NONE),  # RA-15.3.14
    ("elvish_bow.1", NONE, NONE, [], NONE, NONE),  # RA-15.3.16
    ("elvish_bow.2", NONE, NONE, [], NONE, NONE),  # RA-15.3.16
    ("fiery_whip.1", "0/0/0/0/1", NONE, [], "3/0/0/0/1", NONE),  # RA-15.3.17
    ("fiery_whip.2", NONE, NONE, ["gain life life life life"], "0/4/0/0/0", NONE),  # RA-15.3.17
    ("fire_dragon.1", NONE, NONE, [], NONE, NONE),  # RA-15.3.18
    ("flaming_pit.1", "0/1/0/0/0", NONE, [], "1/0/0/1/0", NONE),  # RA-15.3.19
    ("fountain_of_youth.1", "0/0/0/3/0", NONE, [], "0/0/0/1/0", "0/1/2/0/0"),  # RA-15.3.20
    ("guard_dog.1", "2/0/0/0/0", NONE, [], "1/0/0/0/0", NONE),  # RA-15.3.21
    ("hand_of_glory.1", NONE, NONE, [], "0/0/0/2/0", NONE),  # RA-15.3.22
    ("hawk.1", NONE, NONE, ["look monuments", "order oracle library temple"], NONE, NONE),  # RA-15.3.23
    ("hawk.2", "0/0/2/0/0", NONE, [], NONE, NONE),  # RA-15.3.23
    ("horn_of_plenty.1", NONE, NONE, ["gain elan elan death"], "2/0/0/1/0", NONE),  # RA-15.3.24
    ("horn_of_plenty.2", NONE, NONE, [], "0/0/0/0/1", NONE),  # RA-15.3.24
    ("hypnotic_basin.1", "0/0/1/0/0", NONE, [], "0/0/3/0/0", NONE),  # RA-15.3.25
    ("jeweled_statuette.1", NONE, NONE, [], "0/0/0/3/0", NONE),  # RA-15.3.26
    ("jeweled_statuette.2", NONE, NONE, [], "1/0/0/0/2", NONE),  # RA-15.3.26
    ("magical_shard.1", NONE, NONE, ["gain calm"], "0/0/1/0/0", NONE),  # RA-15.3.27
    ("mermaid.1", "0/1/1/0/1", NONE, ["pay gold", "put mermaid"], "0/1/1/0/0", "0/0/0/0/1"),  # RA-15.3.28
    (
        "philosophers_stone.1",
        "0/4/1/0/1",
        NONE,
        ["pay calm gold", "convert life 3"],
        "0/1/0/0/3",
        NONE,
    ),  # RA-15.3.30
    ("prism.1", "0/0/0/0/1", NONE, ["gain elan life"], "1/1/0/0/0", NONE),  # RA-15.3.31
    ("prism.2", "0/0/3/0/0", NONE, ["convert calm 2", "into death"], "0/0/1/2/0", NONE),  # RA-15.3.31
    ("ring_of_midas.1", "0/2/0/0/0", NONE, [], NONE, "0/0/0/0/1"),  # RA-15.3.32
    ("ring_of_midas.2", NONE, "0/0/0/0/1", [], NONE, "0/0/0/0/2"),  # RA-15.3.32
    ("sacrificial_dagger.1", "0/1/0/0/0", NONE, [], NONE, "0/0/0/3/0"),  # RA-15.3.33
    (
        "sacrificial_dagger.2",
        NONE,
        "0/0/0/3/0",
        ["gain elan elan elan life life life"],
        "3/3/0/0/0",
        NONE,
    ),  # RA-15.3.33
    ("sea_serpent.1", NONE, NONE, [], NONE, NONE),  # RA-15.3.34
    ("treant.1", NONE, NONE, [], "1/0/0/0/0", NONE),  # RA-15.3.35
    ("tree_of_life.1", NONE, NONE, [], "0/3/0/0/0", NONE),  # RA-15.3.36
    ("vault.1", NONE, NONE, [], NONE, "0/0/0/0/1"),  # RA-15.3.37
    ("water_dragon.1", NONE, NONE, [], NONE, NONE),  # RA-15.3.38
    ("wind_dragon.1", NONE, NONE, [], NONE, NONE),  # RA-15.3.39
    ("windup_man.1", "1/0/0/1/0", "0/0/0/1/0", ["pay death"], "1/0/0/0/0", "0/0/0/2/0"),  # RA-15.3.40
    # monuments
    ("colossus.1", "0/1/0/1/0", NONE, ["pay life"], "0/0/0/1/0", "0/0/0/0/1"),  # RA-15.4.1
    ("library.1", NONE, NONE, [], NONE, NONE),  # RA-15.4.5
    ("mausoleum.1", "0/0/0/0/1", NONE, [], NONE, "0/0/0/1/0"),  # RA-15.4.6
    ("oracle.1", NONE, NONE, ["look own", "order vault prism crypt"], NONE, NONE),  # RA-15.4.8
    ("solomons_mine.1", NONE, NONE, [], "0/0/0/0/1", NONE),  # RA-15.4.9
    # Places of Power
    ("sacred_grove.1", "0/0/1/0/0", NONE, [], "0/5/0/0/0", NONE),  # RA-15.5.1
    ("sacred_grove.2", NONE, "0/1/0/0/0", [], NONE, "0/2/0/0/0"),  # RA-15.5.1
    ("alchemists_tower.1", "2/1/1/1/0", NONE, [], "1/0/0/0/0", "0/0/0/0/1"),  # RA-15.5.2
    ("catacombs_of_the_dead.1", "0/0/0/6/0", NONE, [], "0/0/0/1/0", "0/0/0/1/0"),  # RA-15.5.3
    ("catacombs_of_the_dead.2", NONE, NONE, [], NONE, "0/0/0/1/0"),  # RA-15.5.3
    ("sacrificial_pit.1", "0/3/0/0/0", NONE, [], NONE, "0/0/0/1/0"),  # RA-15.5.4
    ("sacrificial_pit.2", "0/0/0/1/0", NONE, [], "0/0/0/0/2", NONE),  # RA-15.5.4
    ("cursed_forge.1", "3/0/0/0/1", NONE, [], "1/0/0/0/0", "0/0/0/0/1"),  # RA-15.5.5
    ("dwarven_mines.1", "6/0/0/0/0", NONE, [], "1/0/0/0/3", NONE),  # RA-15.5.6
    ("dwarven_mines.2", "3/0/0/3/0", NONE, [], NONE, "0/0/0/0/2"),  # RA-15.5.6
    ("coral_castle.1", NONE, NONE, [], NONE, NONE),  # RA-15.5.7
    ("sunken_reef.1", "0/1/2/0/0", NONE, [], NONE, "0/0/1/0/0"),  # RA-15.5.8
    ("dragons_lair.1", NONE, NONE, [], "0/0/0/0/2", NONE),  # RA-15.5.9
    ("dragons_lair.2", NONE, NONE, [], NONE, "0/0/0/0/2"),  # RA-15.5.9
    ("sorcerers_bestiary.1", NONE, NONE, [], NONE, NONE),  # RA-15.5.10
    (
        "sorcerers_bestiary.2",
        "1/1/1/1/6",
        NONE,
        ["pay elan life calm death"],
        "0/0/0/0/6",
        NONE,
    ),  # RA-15.5.10
]

# What else lies on the table; B has 2 Elan, 1 Life, 1 Death and nothing to defend with unless said.
WITH = {
    "corrupt_altar.2": "nightingale",
    "fiery_whip.2": "nightingale",
    "sacred_grove.2": "nightingale",
    "sacrificial_pit.2": "nightingale",
    "dragons_lair.2": "wind_dragon",
}
HAND = {
    "dragon_egg.1": ("fire_dragon",),
    "dragon_teeth.2": ("fire_dragon",),
    "sacrificial_dagger.2": ("fire_dragon",),
    "divination.1": (),
}
PILE = {"crypt.2": ("nightingale",)}
STAYS_STRAIGHT = {
    "guard_dog.1",
    "witch.1",
    "reanimate.1",
    "chalice_of_fire.1",
}  # the only turned component: itself


def arrange(power: str, pool: str, on: str) -> Board:
    name = power.split(".")[0]
    component = COMPONENT.index(name)
    board = Board()
    if name in ("alchemy", "divination", "reanimate", "research", "transmutation"):
        board.item(A, name)
    else:
        board.put(A, name, on=on, turned=power == "guard_dog.1")
    if power in WITH:
        board.put(A, WITH[power])
    board.pool(A, pool).pool(B, "2/1/0/1/0")
    board.hand(A, *HAND.get(power, ())).pile(A, *PILE.get(power, ()))
    if power not in HAND and power not in PILE:
        board.deck(A, "prism", "vault", "crypt", "athanor") if name not in (
            "prism",
            "vault",
            "crypt",
            "athanor",
        ) else board.deck(A)
    board.monuments(("obelisk", "colossus"), "oracle", "temple", "library", "great_pyramid")
    assert component in board.state.play_areas[A]
    return board


@pytest.mark.parametrize(
    ("power", "pool", "on", "answers", "pool_after", "on_after"), ROWS, ids=[row[0] for row in ROWS]
)
def test_power_moves_exactly_these_essences(
    power: str, pool: str, on: str, answers: list[str], pool_after: str, on_after: str
) -> None:
    """RA-8.1: the cost is paid at once, then the effects happen; RA-15.6.19: only turning powers turn."""
    board = arrange(power, pool, on)
    name = power.split(".")[0]
    board.do(f"use {power}", *answers)
    assert board.pool_of(A) == pool_after
    assert board.on(name) == on_after
    cost = [element.op for element in CONTENT.powers[CONTENT.power_word.index(power)].cost]
    if DESTROY_SELF in cost:
        assert name in board.pile_of(A)
    elif power not in STAYS_STRAIGHT:
        assert board.is_turned(name) == (TURN_SELF in cost)


def test_every_action_power_has_a_row() -> None:
    """RA-16.6: 82 action powers of 95; here each of them is used."""
    wanted = [power.id for power in CONTENT.powers if power.kind == ACTION_POWER]
    assert len(wanted) == 82
    assert sorted(row[0] for row in ROWS) == sorted(wanted)


# Their rows begin with essences, but they cost none (or, with X = 0 or without a placement, can do without).
FREE = {
    "druid.1",
    "crypt.1",
    "divination.1",
    "seer.1",
    "fiery_whip.1",
    "hypnotic_basin.1",
    "prism.2",
    "athanor.2",
    "dragon_egg.1",
}


@pytest.mark.parametrize("power", [row[0] for row in ROWS if row[1] != NONE and row[0] not in FREE])
def test_power_needs_its_whole_cost(power: str) -> None:
    """RA-8.21 (d), RA-17.1: without the essences the power is not offered and says what is missing."""
    board = arrange(power, NONE, "8/0/0/0/0")
    assert not board.can(f"use {power}")
    assert board.why(f"use {power}")


@pytest.mark.parametrize("power", sorted(FREE))
def test_power_without_essence_cost_needs_none(power: str) -> None:
    """RA-8.22: whatever comes of it, a power whose cost can be paid is offered."""
    assert arrange(power, NONE, "8/0/0/0/0").can(f"use {power}")


@pytest.mark.parametrize("power", [row[0] for row in ROWS if row[0] != "guard_dog.1"])
def test_turned_component_offers_no_power(power: str) -> None:
    """RA-8.3: even powers without turning in the cost need a straight component."""
    board = arrange(power, "9/9/9/9/9", "9/9/9/9/9")
    board.state.turned[COMPONENT.index(power.split(".")[0])] = True
    assert not board.can(f"use {power}")
    assert board.why(f"use {power}") == ["is_turned"]


# -- what else the powers do --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "power", ["hand_of_glory.1", "jeweled_statuette.1", "fiery_whip.1", "tree_of_life.1"]
)
def test_each_rival_gains_one(power: str) -> None:
    """RA-8.10, RA-15.6.20: every rival gains 1, passed or not."""
    board = Board(4).put(A, power.split(".")[0]).passed(2, 3)
    board.do(f"use {power}")
    kind = {"hand_of_glory": 3, "jeweled_statuette": 3, "fiery_whip": 0, "tree_of_life": 1}[
        power.split(".")[0]
    ]
    for rival in (1, 2, 3):
        assert board.state.pools[rival][kind] == 1
        assert sum(board.state.pools[rival]) == 1


@pytest.mark.parametrize("power", ["scholar.1", "research.1", "library.1", "elvish_bow.2", "hawk.2"])
def test_draw_takes_the_top_card(power: str) -> None:
    """RA-10.3: the top card of the own deck goes to the hand."""
    board = arrange(power, "0/0/2/0/0", NONE)
    board.deck(A, "prism", "vault")
    board.do(f"use {power}")
    assert board.hand_of(A) == {"prism"}
    assert board.deck_of(A) == ["vault"]


def test_druid_straightens_a_creature() -> None:
    """RA-8.8, RA-15.1.3: only creatures; with two turned ones the Druid's owner chooses."""
    board = Board().put(A, "druid").put(A, "hawk", "mermaid", "vault", turned=True)
    board.do("use druid.1")
    assert board.options() == ["straighten hawk", "straighten mermaid"]
    assert board.why("straighten vault") == ["no_creature"]
    assert board.why("straighten alchemy") == ["is_straight"]
    board.do("straighten mermaid")
    assert not board.is_turned("mermaid")
    assert board.is_turned("hawk")


def test_witch_straightens_any_kind() -> None:
    """RA-8.7, RA-15.1.10: artifacts, mage, item, monument and place may be chosen, the Witch too."""
    board = Board().put(A, "witch").pool(A, "2/0/0/0/0")
    board.put(A, "vault", "temple", "coral_castle", turned=True)
    board.state.turned[COMPONENT.index("alchemy")] = True
    board.do("use witch.1")
    names = {text.split()[1] for text in board.options("straighten")}
    assert names == {"vault", "temple", "coral_castle", "alchemy", "witch"}
    board.do("straighten coral_castle")
    assert not board.is_turned("coral_castle")


def test_component_with_two_turning_powers_offers_one() -> None:
    """RA-8.2, RA-8.4: one use for each time the component is straight."""
    board = Board().put(A, "horn_of_plenty")
    assert board.options("use") == ["use horn_of_plenty.1", "use horn_of_plenty.2"]
    board.do("use horn_of_plenty.2", "pass", "item divination")
    assert not board.options("use")


def test_power_without_turning_can_be_repeated() -> None:
    """RA-8.2, RA-15.6.19, RA-15.6.21: each use is an action of its own; the Death on the Mausoleum scores nothing."""
    board = Board().put(A, "mausoleum").pool(A, "0/0/0/0/2").passed(B)
    board.do("use mausoleum.1", "use mausoleum.1")
    assert board.on("mausoleum") == "0/0/0/2/0"
    assert board.worth(A, "mausoleum") == 2
    assert board.pool_of(A) == NONE


def test_chalice_of_life_turned_by_its_reaction_stores_nothing() -> None:
    """RA-15.6.19: turned for the reaction, the Chalice cannot be used as an action."""
    board = Board().put(A, "chalice_of_life").pool(A, "0/0/2/0/0").put(B, "elvish_bow").turn(B)
    board.do("use elvish_bow.1", "react chalice_of_life.2")
    assert board.asked == ("action", A)
    assert not board.can("use chalice_of_life.1")


def test_colossus_stores_gold_without_points() -> None:
    """RA-12.10, RA-15.6.21: only the printed 2 points count."""
    board = Board().put(A, "colossus", on="0/0/0/0/4")
    assert board.worth(A, "colossus") == 2
