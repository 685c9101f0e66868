"""Examples 41 to 46 and 59: life loss; and every reaction power of every card."""

from __future__ import annotations

import pytest

from rules.res_arcana.content import CONTENT
from rules.res_arcana.vocabulary import REACTION_POWER
from tests.res_arcana.board import A, B, Board, C, D, payments

NONE = "0/0/0/0/0"


def attacked(attacker: str = "elvish_bow", pool: str = NONE, *own: str) -> Board:
    """B attacks A."""
    return Board().put(B, attacker).put(A, *own).pool(A, pool).turn(B)


def test_ex_41_ra_9_5_normal_loss() -> None:
    """RA-9.5, RA-9.6: Life first, then two others of choice for the missing one."""
    board = attacked("fire_dragon", "0/1/0/3/2")
    board.do("use fire_dragon.1")
    assert board.asked == ("life_loss_payment", A)
    assert board.pool_of(A) == "0/0/0/3/2"
    assert payments(board) == {"0/0/0/2/0", "0/0/0/1/1", "0/0/0/0/2"}
    assert board.why("lose elan elan") == ["missing_essence"]
    board.do("lose death gold")
    assert board.pool_of(A) == "0/0/0/2/1"


@pytest.mark.parametrize("pool", ["1/0/0/0/0", NONE])
def test_ex_42_ra_17_5_not_enough(pool: str) -> None:
    """RA-9.5, RA-17.5: what is there is lost; an empty pool loses nothing."""
    board = attacked("fire_dragon", pool)
    board.do("use fire_dragon.1")
    assert board.asked == ("action", A)
    assert board.pool_of(A) == NONE


def test_ex_43_ra_9_2_order_and_passed_players() -> None:
    """RA-9.1, RA-9.2, RA-9.3, RA-9.11, RA-11.4: B first, C skipped, D on its own; A's turn ends after the last."""
    board = Board(4).put(A, "water_dragon").pool(B, "1/0/0/0/0").pool(C, "0/5/0/0/0").passed(C)
    board.put(D, "elemental_spring", "dancing_sword").pool(D, "0/3/1/0/0")
    board.do("use water_dragon.1")
    assert board.asked == ("react_attack", B)
    assert board.options() == ["defend", "suffer"]
    board.do("defend")
    assert board.pool_of(B) == NONE
    assert board.asked == ("react_attack", D)
    assert board.options() == ["react elemental_spring.1", "suffer"]
    assert board.why("defend") == ["missing_essence"]
    assert board.why("react dancing_sword.1") == ["missing_essence"]
    assert board.why("react healer.1") == ["not_yours"]
    board.do("suffer")
    assert board.pool_of(D) == "0/1/1/0/0"
    assert board.pool_of(C) == "0/5/0/0/0"
    assert board.asked == ("action", B)


def test_ex_44_ra_9_9_dancing_sword() -> None:
    """RA-9.7, RA-9.8, RA-9.9: works twice in a round, stores Death, costs no action, stays straight."""
    board = (
        Board(3)
        .put(A, "dancing_sword")
        .pool(A, "2/0/0/0/5")
        .put(B, "elvish_bow")
        .put(C, "fire_dragon")
        .turn(B)
    )
    board.turn(B).do("use elvish_bow.1", "react dancing_sword.1")
    board.turn(C).do("use fire_dragon.1", "react dancing_sword.1")
    assert board.pool_of(A) == "0/0/0/0/5"
    assert board.on("dancing_sword") == "0/0/0/2/0"
    assert not board.is_turned("dancing_sword")
    assert board.asked == ("action", A)


def test_ex_45_ra_9_12_dragon_bridle() -> None:
    """RA-9.12, RA-15.6.18, RA-9.3: against dragons only; turned it keeps discount and point."""
    bow = attacked("elvish_bow", "0/1/1/0/0", "dragon_bridle", "elemental_spring")
    bow.do("use elvish_bow.1")
    assert bow.options() == ["react elemental_spring.1", "suffer"]
    assert bow.why("react dragon_bridle.1") == ["wrong_trigger"]
    assert bow.why("defend") == ["no_printed_defence"]
    board = attacked("sea_serpent", "0/2/0/0/0", "dragon_bridle")
    board.do("use sea_serpent.1")
    assert "react dragon_bridle.1" in board.options()
    board.do("react dragon_bridle.1")
    assert board.pool_of(A) == "0/2/0/0/0"
    assert board.is_turned("dragon_bridle")
    assert board.worth(A, "dragon_bridle") == 1
    assert board.state.cheaper[A] == (0, 0, 0, 3)


def test_ex_46_ra_9_3_wind_dragon_and_sea_serpent_defences() -> None:
    """RA-9.3: no card, no discard defence; the Vault may be given to the Sea Serpent, its Gold is lost."""
    wind = attacked("wind_dragon", "0/2/0/0/0").put(A, "vault", on="0/0/0/0/1")
    wind.do("use wind_dragon.1")
    assert wind.asked == ("action", A)
    assert wind.pool_of(A) == NONE
    serpent = attacked("sea_serpent", "0/2/0/0/0").put(A, "vault", on="0/0/0/0/1", turned=True)
    serpent.do("use sea_serpent.1", "defend")
    assert serpent.pile_of(A) == {"vault"}
    assert serpent.pool_of(A) == "0/2/0/0/0"
    assert serpent.on("vault") == NONE


def test_ex_59_ra_10_7_discard_that_pays_nothing() -> None:
    """RA-10.7: the defence takes a card and gives no essences."""
    board = attacked("wind_dragon", "0/2/0/0/0").hand(A, "hawk")
    board.do("use wind_dragon.1", "defend")
    assert board.pool_of(A) == "0/2/0/0/0"
    assert board.pile_of(A) == {"hawk"}


@pytest.mark.parametrize(
    ("dragon", "essence", "pool", "after"),
    [
        ("bone_dragon", "death", "0/3/0/1/0", "0/3/0/0/0"),
        ("earth_dragon", "gold", "0/3/0/0/1", "0/3/0/0/0"),
        ("fire_dragon", "calm", "0/3/1/0/0", "0/3/0/0/0"),
        ("water_dragon", "elan", "1/3/0/0/0", "0/3/0/0/0"),
    ],
)
def test_printed_defences(dragon: str, essence: str, pool: str, after: str) -> None:
    """RA-9.3 (a), RA-9.4, RA-15.3.2, RA-15.3.14, RA-15.3.18, RA-15.3.38: one essence wards off the whole loss."""
    board = attacked(dragon, pool)
    board.do(f"use {dragon}.1")
    assert board.options() == ["defend", "suffer"]
    board.do("defend")
    assert board.pool_of(A) == after
    assert board.asked == ("action", A)
    other = attacked(dragon, pool)
    other.do(f"use {dragon}.1", "suffer")
    assert other.state.pools[A][1] == 1


@pytest.mark.parametrize(
    "dragon", ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
)
def test_every_dragon_takes_two_life(dragon: str) -> None:
    """RA-9.5, RA-15.3.34, RA-15.3.39: two Life, no more and no less."""
    board = attacked(dragon, "0/5/0/0/0")
    board.do(f"use {dragon}.1")
    assert board.pool_of(A) == "0/3/0/0/0"


# power, attacker, pool before, pool after, turned after, on it after
REACTIONS = [
    ("healer.1", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.1.5
    ("protection.1", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.2.5
    ("chalice_of_life.2", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.3.5
    ("dancing_sword.1", "1/2/0/0/0", "0/2/0/0/0", False, "0/0/0/1/0"),  # RA-15.3.9
    ("dragon_bridle.1", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.3.10
    ("elemental_spring.1", "0/2/1/0/0", "0/2/0/0/0", False, NONE),  # RA-15.3.15
    ("guard_dog.2", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.3.21
    ("tree_of_life.2", "0/2/0/0/0", "0/1/0/0/0", False, NONE),  # RA-15.3.36
    ("temple.1", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.4.10
    ("alchemists_tower.2", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.5.2
    ("coral_castle.2", "0/2/0/0/0", "0/2/0/0/0", True, NONE),  # RA-15.5.7
]


@pytest.mark.parametrize(
    ("power", "pool", "after", "turned", "on"), REACTIONS, ids=[row[0] for row in REACTIONS]
)
def test_reaction_ignores_the_loss(power: str, pool: str, after: str, turned: bool, on: str) -> None:
    """RA-9.3 (b), RA-9.4: exactly these essences, and no second answer to the same attack."""
    name = power.split(".")[0]
    board = Board().put(B, "earth_dragon").pool(A, pool).turn(B)
    board.item(A, name) if name == "protection" else board.put(A, name)
    board.do("use earth_dragon.1", f"react {power}")
    assert board.pool_of(A) == after
    assert board.is_turned(name) == turned
    assert board.on(name) == on
    assert board.asked == ("action", A)


@pytest.mark.parametrize(
    ("power", "pool", "after", "turned", "on"), REACTIONS, ids=[row[0] for row in REACTIONS]
)
def test_reaction_of_a_turned_component(power: str, pool: str, after: str, turned: bool, on: str) -> None:
    """RA-9.7: turned components react unless turning is the cost."""
    name = power.split(".")[0]
    board = Board().put(B, "earth_dragon").pool(A, pool).turn(B)
    board.item(A, name) if name == "protection" else board.put(A, name)
    board.state.turned[CONTENT.word.index(name)] = True
    board.do("use earth_dragon.1")
    if turned:
        assert board.asked == ("action", A)  # nothing to answer with: suffered without asking
        assert board.pool_of(A) == "0/0/0/0/0"
    else:
        assert f"react {power}" in board.options()


def test_every_reaction_has_a_row() -> None:
    """RA-16.6: twelve reactions, the Golden Statue in test_examples_victory.py."""
    wanted = {power.id for power in CONTENT.powers if power.kind == REACTION_POWER}
    assert len(wanted) == 12
    assert {row[0] for row in REACTIONS} == wanted - {"golden_statue.1"}


def test_attack_while_all_rivals_have_passed() -> None:
    """RA-8.22, RA-9.1: legal and without effect."""
    board = Board().put(A, "elvish_bow").pool(B, "0/2/0/0/0").passed(B)
    assert board.warned("use elvish_bow.1") == ["no_effect"]
    board.do("use elvish_bow.1")
    assert board.pool_of(B) == "0/2/0/0/0"


def test_stored_essences_are_safe() -> None:
    """RA-8.5, RA-9.5: what lies on components is neither lost nor usable to pay for a loss."""
    board = attacked("fire_dragon", NONE).put(A, "vault", on="0/3/3/0/3")
    board.do("use fire_dragon.1")
    assert board.on("vault") == "0/3/3/0/3"
    assert board.asked == ("action", A)


def test_elvish_bow_takes_one_life() -> None:
    """RA-15.3.16: 1 Life, or two others for it."""
    board = attacked("elvish_bow", "0/3/0/0/0")
    board.do("use elvish_bow.1")
    assert board.pool_of(A) == "0/2/0/0/0"
