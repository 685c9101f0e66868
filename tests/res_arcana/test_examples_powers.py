"""Examples 21 to 40, 57, 58 and 60: powers."""

from __future__ import annotations

import pytest

from tests.res_arcana.board import A, B, Board, C, payments

NONE = "0/0/0/0/0"


def test_ex_21_ra_8_1_reading_a_power() -> None:
    """RA-8.1, RA-15.3.19: turn, pay 1 Life, gain 1 Death and 1 Elan."""
    board = Board().put(A, "flaming_pit").pool(A, "0/1/0/0/0")
    board.do("use flaming_pit.1")
    assert board.pool_of(A) == "1/0/0/1/0"
    assert board.is_turned("flaming_pit")


def test_ex_22_ra_15_5_3_catacombs_of_the_dead() -> None:
    """RA-15.5.3, RA-15.6.23, RA-12.9: twice 5 Death, once turning; three points."""
    board = Board().put(A, "catacombs_of_the_dead").pool(A, "0/0/0/12/0").passed(B)
    steps = [("1", "0/0/0/7/0", 1), ("1", "0/0/0/2/0", 2), ("2", "0/0/0/2/0", 3)]
    for power, pool, stored in steps:
        assert not board.is_turned("catacombs_of_the_dead")
        board.do(f"use catacombs_of_the_dead.{power}")
        assert board.pool_of(A) == pool
        assert board.on("catacombs_of_the_dead") == f"0/0/0/{stored}/0"
    assert board.is_turned("catacombs_of_the_dead")
    assert board.worth(A, "catacombs_of_the_dead") == 3
    board.collect(A).do("leave catacombs_of_the_dead")
    assert board.pool_of(A) == "0/0/0/3/0"


def test_ex_23_ra_7_12_transmuter() -> None:
    """RA-7.12, RA-15.6.2: Gold may be paid, the gain may repeat what was paid; too few essences: not available."""
    board = Board().put(A, "transmuter").pool(A, "1/0/0/0/1")
    board.do("use transmuter.1", "gain elan elan elan")
    assert board.pool_of(A) == "3/0/0/0/0"
    poor = Board().put(A, "transmuter").pool(A, "1/0/0/0/0")
    assert not poor.can("use transmuter.1")
    assert poor.why("use transmuter.1") == ["too_few_essences"]
    item = Board().item(A, "transmutation").pool(A, "1/0/0/0/1")
    assert not item.can("use transmutation.1")
    assert item.pool(A, "1/1/0/0/1").can("use transmutation.1")


@pytest.mark.parametrize(
    ("pool", "answers", "after"),
    [
        ("0/5/1/0/1", ["pay calm gold", "convert life 5"], "0/0/0/0/5"),
        ("0/5/1/0/1", ["pay life life", "convert life 3"], "0/0/1/0/4"),
        ("0/0/0/0/2", [], NONE),
    ],
)
def test_ex_24_ra_7_10_philosophers_stone(pool: str, answers: list[str], after: str) -> None:
    """RA-7.10, RA-7.11, RA-15.3.30: two any are lost, X of one type but Gold become Gold; X = 0 is legal."""
    board = Board().put(A, "philosophers_stone").pool(A, pool)
    board.do("use philosophers_stone.1", *answers)
    assert board.pool_of(A) == after
    assert board.is_turned("philosophers_stone")
    assert board.asked == ("action", B)


def test_ex_25_ra_7_11_athanor() -> None:
    """RA-7.11, RA-15.6.3: 6 Elan from the Athanor itself; what is over stays; the pool's Elan does not help."""
    board = Board().put(A, "athanor", on="7/0/0/0/0").pool(A, "0/0/0/4/0")
    board.do("use athanor.2", "convert death 4")
    assert board.pool_of(A) == "0/0/0/0/4"
    assert board.on("athanor") == "1/0/0/0/0"
    assert board.is_turned("athanor")
    poor = Board().put(A, "athanor", on="5/0/0/0/0").pool(A, "10/0/0/0/0")
    assert not poor.can("use athanor.2")
    assert poor.why("use athanor.2") == ["not_stored"]


def test_ex_26_ra_7_10_prism() -> None:
    """RA-7.10: Gold may be paid, the result is neither Gold nor the type paid."""
    board = Board().put(A, "prism").pool(A, "0/0/0/0/3")
    board.do("use prism.2", "convert gold 3")
    assert board.options() == ["into elan", "into life", "into calm", "into death"]
    assert board.why("into gold") == ["same_type_again"]
    board.do("into life")
    assert board.pool_of(A) == "0/3/0/0/0"
    calm = Board().put(A, "prism").pool(A, "0/0/2/0/0")
    calm.do("use prism.2")
    assert calm.why("convert calm 3") == ["missing_essence"]
    assert calm.warned("convert - 0") == ["no_effect"]
    calm.do("convert calm 1")
    assert calm.why("into calm") == ["same_type_again"]
    assert calm.why("into gold") == ["type_excluded"]


def test_ex_27_ra_8_13_corrupt_altar_destroys_itself() -> None:
    """RA-8.13, RA-15.6.4, RA-8.12, RA-10.8: 5 + 2 essences; the Elan on it is lost."""
    board = Board().put(A, "corrupt_altar", on="3/0/0/0/0")
    board.do("use corrupt_altar.2")
    assert board.asked == ("choose_essences", A)
    board.do("gain death death death death death death death")
    assert board.pool_of(A) == "0/0/0/7/0"
    assert board.pile_of(A) == {"corrupt_altar"}
    assert board.on("corrupt_altar") == NONE


def test_ex_28_ra_8_13_fiery_whip() -> None:
    """RA-8.13, RA-15.6.6, RA-8.12: not itself; a turned artifact may be destroyed, its essences are lost."""
    board = Board().put(A, "fiery_whip")
    assert not board.can("use fiery_whip.2")
    assert board.why("use fiery_whip.2") == ["nothing_to_destroy"]
    board.put(A, "vault", on="0/0/0/0/2", turned=True)
    board.do("use fiery_whip.2")
    assert board.pile_of(A) == {"vault"}
    assert board.state.decision.params["count"] == 4  # type: ignore[union-attr]
    board.do("gain elan life calm death")
    assert board.pool_of(A) == "1/1/1/1/0"


def test_ex_28_ra_1_13_only_artifacts_can_be_destroyed() -> None:
    """RA-1.13, RA-10.8: mages, items, monuments and places are refused; stored essences are warned about."""
    board = (
        Board()
        .put(A, "fiery_whip", "prism", "seer", "temple", "coral_castle")
        .put(A, "vault", on="0/0/0/0/2")
    )
    board.do("use fiery_whip.2")
    assert board.options() == ["destroy prism", "destroy vault"]
    for component in ("seer", "temple", "coral_castle", "alchemy"):
        assert board.why(f"destroy {component}") == ["not_destructible"]
    assert board.why("destroy fiery_whip") == ["does_not_fit"]
    assert board.why("destroy hawk") == ["not_yours"]
    assert board.warned("destroy vault") == ["stored_lost"]
    assert board.warned("destroy prism") == []


def test_ex_29_ra_8_14_sacrificial_dagger() -> None:
    """RA-8.14, RA-15.6.9: the Dagger and a card; 8 essences for the Stone; the Death on it is lost."""
    board = Board().put(A, "sacrificial_dagger", on="0/0/0/3/0").hand(A, "philosophers_stone")
    assert board.warned("use sacrificial_dagger.2") == ["stored_lost"]
    board.do("use sacrificial_dagger.2", "gain elan elan elan elan elan elan elan elan")
    assert board.pool_of(A) == "8/0/0/0/0"
    assert board.pile_of(A) == {"sacrificial_dagger", "philosophers_stone"}
    empty = Board().put(A, "sacrificial_dagger")
    assert not empty.can("use sacrificial_dagger.2")
    assert empty.why("use sacrificial_dagger.2") == ["empty_hand"]
    worthless = Board().put(A, "sacrificial_dagger").hand(A, "prism", "vault")
    worthless.do("use sacrificial_dagger.2", "drop prism")
    assert worthless.pool_of(A) == NONE
    assert worthless.asked == ("action", B)


def test_ex_30_ra_8_12_sacrificial_pit() -> None:
    """RA-8.12: Gold by the printed total of the dragon or creature destroyed, turned or not."""
    board = Board().put(A, "sacrificial_pit", "vault").put(A, "sea_serpent", turned=True).pool(A, "0/0/0/1/0")
    board.do("use sacrificial_pit.2")
    assert board.pool_of(A) == "0/0/0/0/9"
    assert board.pile_of(A) == {"sea_serpent"}
    assert board.is_turned("sacrificial_pit")
    assert board.worth(A, "sacrificial_pit") == 2


def test_ex_31_ra_15_6_16_dragon_teeth() -> None:
    """RA-15.6.16: the 3 Elan come from the pool, the dragon costs nothing."""
    board = Board().put(A, "dragon_teeth", on="6/0/0/0/0").pool(A, "3/0/0/0/0").hand(A, "sea_serpent")
    board.do("use dragon_teeth.2", "bring sea_serpent")
    assert board.pool_of(A) == NONE
    assert board.on("dragon_teeth") == "6/0/0/0/0"
    assert "sea_serpent" in board.in_play(A)
    assert not board.is_turned("sea_serpent")
    poor = Board().put(A, "dragon_teeth", on="6/0/0/0/0").pool(A, "2/9/9/9/9").hand(A, "sea_serpent")
    assert not poor.can("use dragon_teeth.2")


def test_ex_32_ra_8_6_dragons_lair() -> None:
    """RA-8.6, RA-15.6.13: a straight dragon is turned with the Lair, and does not attack."""
    board = (
        Board().put(A, "dragons_lair", "bone_dragon").put(A, "fire_dragon", turned=True).pool(B, "0/2/0/0/0")
    )
    board.do("use dragons_lair.2")
    assert board.is_turned("dragons_lair")
    assert board.is_turned("bone_dragon")
    assert board.on("dragons_lair") == "0/0/0/0/2"
    assert board.worth(A, "dragons_lair") == 2
    assert board.pool_of(B) == "0/2/0/0/0"
    assert not board.turn(A).can("use bone_dragon.1")
    choice = Board().put(A, "dragons_lair", "bone_dragon", "sea_serpent").put(A, "fire_dragon", turned=True)
    choice.do("use dragons_lair.2")
    assert choice.options() == ["turn bone_dragon", "turn sea_serpent"]
    assert choice.why("turn fire_dragon") == ["is_turned"]
    assert choice.why("turn dragons_lair") == ["does_not_fit"]


def test_ex_32_ra_15_6_14_sacred_grove_needs_a_straight_creature() -> None:
    """RA-15.6.14, RA-8.6, RA-1.11: the Sea Serpent is a creature too; without one the power is refused."""
    board = Board().put(A, "sacred_grove").put(A, "hawk", turned=True)
    assert board.why("use sacred_grove.2") == ["no_creature_to_turn"]
    board.put(A, "sea_serpent")
    board.do("use sacred_grove.2")
    assert board.is_turned("sea_serpent")
    assert board.on("sacred_grove") == "0/1/0/0/0"
    lair = Board().put(A, "dragons_lair", "hawk")
    assert lair.why("use dragons_lair.2") == ["no_dragon_to_turn"]


def test_ex_33_ra_8_19_mermaid_on_a_place() -> None:
    """RA-8.19, RA-15.6.8: the essence paid goes onto any own component; only the matching type scores."""
    board = Board().put(A, "mermaid").put(A, "sacred_grove", on="0/1/0/0/0").pool(A, "0/1/0/0/0")
    assert board.worth(A, "sacred_grove") == 3
    board.do("use mermaid.1", "put sacred_grove")
    assert board.pool_of(A) == NONE
    assert board.on("sacred_grove") == "0/2/0/0/0"
    assert board.worth(A, "sacred_grove") == 4
    calm = (
        Board().put(A, "mermaid").put(A, "sacred_grove", on="0/1/0/0/0").pool(A, "0/0/1/0/1").put(B, "temple")
    )
    calm.do("use mermaid.1")
    assert payments(calm) == {"0/0/1/0/0", "0/0/0/0/1"}
    calm.do("pay calm")
    assert calm.why("put temple") == ["not_yours"]
    calm.do("put sacred_grove")
    assert calm.worth(A, "sacred_grove") == 3
    poor = Board().put(A, "mermaid").pool(A, "5/0/0/5/0")
    assert poor.why("use mermaid.1") == ["no_part_payable"]


@pytest.mark.parametrize(
    ("target", "horn_turned", "chalice_turned"),
    [("horn_of_plenty", False, True), ("chalice_of_fire", True, False)],
)
def test_ex_34_ra_8_7_straightening(target: str, horn_turned: bool, chalice_turned: bool) -> None:
    """RA-8.7, RA-15.3.4: any own turned component, the Chalice itself included."""
    board = Board().put(A, "chalice_of_fire").put(A, "horn_of_plenty", turned=True).pool(A, "2/0/0/0/0")
    board.do("use chalice_of_fire.1")
    assert board.options() == ["straighten chalice_of_fire", "straighten horn_of_plenty"]
    board.do(f"straighten {target}")
    assert board.pool_of(A) == "1/0/0/0/0"
    assert board.is_turned("horn_of_plenty") == horn_turned
    assert board.is_turned("chalice_of_fire") == chalice_turned


def test_ex_34_ra_8_7_the_chalice_alone() -> None:
    """RA-8.7, RA-8.22: with nothing else turned the Chalice straightens itself; without Elan it cannot be used."""
    board = Board().put(A, "chalice_of_fire", "horn_of_plenty").pool(A, "2/0/0/0/0")
    assert board.warned("use chalice_of_fire.1") == ["no_effect"]
    board.do("use chalice_of_fire.1")
    assert not board.is_turned("chalice_of_fire")
    assert not Board().put(A, "chalice_of_fire").pool(A, "0/9/9/9/9").can("use chalice_of_fire.1")


def test_ex_35_ra_8_9_guard_dog() -> None:
    """RA-8.9, RA-9.7, RA-15.6.7: turned by its reaction, straightened by its own action or by the Druid."""
    board = Board().put(A, "guard_dog").pool(A, "1/0/0/0/0").put(B, "elvish_bow").turn(B)
    board.do("use elvish_bow.1", "react guard_dog.2")
    assert board.is_turned("guard_dog")
    board.do("use guard_dog.1")
    assert board.pool_of(A) == NONE
    assert not board.is_turned("guard_dog")
    straight = Board().put(A, "guard_dog").pool(A, "1/0/0/0/0")
    assert straight.why("use guard_dog.1") == ["is_straight"]
    druid = Board().put(A, "druid").put(A, "guard_dog", turned=True)
    druid.do("use druid.1")
    assert not druid.is_turned("guard_dog")


def test_ex_36_ra_8_3_turned_component() -> None:
    """RA-8.3: the Statuette turned for its first power cannot be destroyed for its second."""
    board = Board().put(A, "jeweled_statuette").passed(B)
    board.do("use jeweled_statuette.1")
    assert not board.can("use jeweled_statuette.2")


def test_ex_37_ra_8_11_copying() -> None:
    """RA-8.11: any rival, passed too; the rival loses nothing; 0 is legal."""
    board = Board(3).put(A, "hypnotic_basin", "treant").pool(B, "4/0/0/2/0").pool(C, "6/0/0/0/0").passed(C)
    board.do("use hypnotic_basin.1")
    assert board.options() == ["copy 2", "copy 3"]
    assert board.why("copy 1") == ["not_a_rival"]
    board.do("copy 3")
    assert board.pool_of(A) == "0/0/6/0/0"
    assert board.pool_of(C) == "6/0/0/0/0"
    board.turn(A).do("use treant.1", "copy 2")
    assert board.pool_of(A) == "2/0/6/0/0"
    nothing = Board(3).put(A, "treant").pool(B, "4/0/0/2/0")
    nothing.do("use treant.1", "copy 3")
    assert nothing.pool_of(A) == NONE
    assert nothing.is_turned("treant")


def test_ex_38_ra_8_10_each_rival_gains() -> None:
    """RA-8.10, RA-11.4: passed rivals gain too."""
    board = Board(4).put(A, "hand_of_glory").passed(1, 3)
    board.do("use hand_of_glory.1")
    assert [board.pool_of(seat) for seat in range(4)] == ["0/0/0/2/0"] + ["0/0/0/1/0"] * 3


def test_ex_39_ra_8_15_bestiary_places_a_rivals_dragon() -> None:
    """RA-8.15, RA-8.16, RA-15.6.15: from any discard pile, at its cost with own discounts; then it is yours."""
    board = (
        Board()
        .put(A, "sorcerers_bestiary", "dragon_bridle")
        .pool(A, "4/0/0/2/0")
        .pile(B, "bone_dragon", "vault")
    )
    board.do("use sorcerers_bestiary.2", "pay elan elan elan elan")
    assert board.options() == ["bring -", "bring bone_dragon"]
    assert board.why("bring vault") == ["does_not_fit"]
    board.do("bring bone_dragon")
    assert board.pool_of(A) == NONE
    assert "bone_dragon" in board.in_play(A)
    assert board.pile_of(B) == {"vault"}
    assert board.worth(A, "sorcerers_bestiary") == 2
    # RA-8.16: destroyed later, it goes to A's discard pile
    board.put(A, "fiery_whip").turn(A).do(
        "use fiery_whip.2", "destroy bone_dragon", "gain elan elan elan elan elan elan elan"
    )
    assert board.pile_of(A) == {"bone_dragon"}
    choice = Board().put(A, "sorcerers_bestiary", "dragon_bridle").pool(A, "4/1/0/2/0").pile(B, "bone_dragon")
    choice.do("use sorcerers_bestiary.2", "pay elan elan elan elan", "bring bone_dragon")
    assert payments(choice) == {"0/0/0/2/0", "0/1/0/1/0"}


def test_ex_40_ra_12_9_sea_serpent_and_bestiary() -> None:
    """RA-12.9, RA-15.6.15: Serpent 3, Hawk 1, Nightingale 1; with the cards' own points 7."""
    board = Board().put(A, "sorcerers_bestiary", "sea_serpent", "hawk", "nightingale")
    board.state.token = B
    assert board.worth(A, "sorcerers_bestiary") == 5
    assert board.points(A) == 7


def test_ex_57_ra_8_22_power_without_effect() -> None:
    """RA-8.21, RA-8.22, RA-17.3: legal, the cost is paid, nothing else happens."""
    board = Board().put(A, "druid")
    assert board.warned("use druid.1") == ["no_effect"]
    board.do("use druid.1")
    assert board.is_turned("druid")
    assert board.asked == ("action", B)
    scholar = Board().put(A, "scholar").pool(A, "0/0/1/0/0")
    scholar.do("use scholar.1")
    assert scholar.pool_of(A) == NONE
    assert scholar.is_turned("scholar")
    assert scholar.hand_of(A) == set()
    assert not Board().put(A, "scholar").can("use scholar.1")


def test_ex_58_ra_8_15_placing_power_without_a_card() -> None:
    """RA-8.15, RA-15.6.17: the Egg is destroyed and its point lost; with 2 Elan the Fire Dragon or nothing."""
    board = Board().put(A, "dragon_egg").hand(A, "fire_dragon")
    board.state.token = B
    assert board.points(A) == 1
    board.do("use dragon_egg.1")
    assert board.asked == ("action", B)
    assert board.pile_of(A) == {"dragon_egg"}
    assert board.points(A) == 0
    rich = Board().put(A, "dragon_egg").hand(A, "fire_dragon").pool(A, "2/0/0/0/0")
    rich.do("use dragon_egg.1")
    assert rich.options() == ["bring -", "bring fire_dragon"]
    declined = Board().put(A, "dragon_egg").hand(A, "fire_dragon").pool(A, "2/0/0/0/0")
    rich.do("bring fire_dragon")
    assert rich.pool_of(A) == NONE
    declined.do("use dragon_egg.1", "bring -")
    assert declined.hand_of(A) == {"fire_dragon"}
    assert declined.pool_of(A) == "2/0/0/0/0"


def test_ex_60_ra_8_19_mermaid_on_a_turned_place() -> None:
    """RA-8.19, RA-12.2: a turned place takes the Gold, stays turned and counts fully."""
    board = Board().put(A, "mermaid").put(A, "cursed_forge", on="0/0/0/0/1", turned=True).pool(A, "0/0/0/0/1")
    assert board.worth(A, "cursed_forge") == 2
    board.do("use mermaid.1", "put cursed_forge")
    assert board.pool_of(A) == NONE
    assert board.on("cursed_forge") == "0/0/0/0/2"
    assert board.is_turned("cursed_forge")
    assert board.worth(A, "cursed_forge") == 3
