"""Every collect entry of every component, and the order of Collect (RA-5)."""

from __future__ import annotations

import pytest

from rules.res_arcana.content import COMPONENTS
from tests.res_arcana.board import A, B, Board

NONE = "0/0/0/0/0"

# component, on it before, answers, pool after (before: empty), on it after
ROWS = [
    ("druid", NONE, [], "0/1/0/0/0", NONE),
    ("duelist", NONE, [], "1/0/0/0/0", NONE),
    ("healer", NONE, ["gain life"], "0/1/0/0/0", NONE),
    ("healer", NONE, ["gain calm"], "0/0/1/0/0", NONE),
    ("necromancer", NONE, [], "0/0/0/1/0", NONE),
    ("seer", NONE, [], "0/0/1/0/0", NONE),
    ("witch", NONE, ["gain death"], "0/0/0/1/0", NONE),
    ("witch", NONE, ["gain life"], "0/1/0/0/0", NONE),
    ("calm_elan", NONE, ["gain calm"], "0/0/1/0/0", NONE),  # RA-15.2.2
    ("death_life", NONE, ["gain life"], "0/1/0/0/0", NONE),  # RA-15.2.3
    ("celestial_horse", NONE, ["gain elan calm"], "1/0/1/0/0", NONE),  # RA-15.3.3
    ("chalice_of_fire", NONE, [], "2/0/0/0/0", NONE),
    ("chalice_of_life", NONE, [], "0/1/1/0/0", NONE),
    ("corrupt_altar", NONE, [], "0/1/0/1/0", NONE),
    ("dancing_sword", NONE, [], "1/0/0/1/0", NONE),
    ("elemental_spring", NONE, [], "1/1/1/0/0", NONE),
    ("flaming_pit", NONE, [], "1/0/0/0/0", NONE),
    ("fountain_of_youth", NONE, [], "0/1/0/0/0", NONE),
    ("hawk", NONE, [], "0/0/1/0/0", NONE),
    ("hypnotic_basin", NONE, [], "0/0/2/0/0", NONE),
    ("mermaid", NONE, [], "0/0/1/0/0", NONE),
    ("treant", NONE, [], "0/2/0/0/0", NONE),
    ("vault", "0/0/0/0/2", ["leave vault", "gain elan death"], "1/0/0/1/0", "0/0/0/0/2"),
    ("windup_man", "0/0/1/0/2", ["leave windup_man"], NONE, "0/0/3/0/4"),
    ("hanging_gardens", NONE, ["gain elan life death"], "1/1/0/1/0", NONE),  # RA-15.4.4
    ("temple", NONE, [], "0/1/0/0/0", NONE),
    ("alchemists_tower", NONE, ["gain calm calm calm"], "0/0/3/0/0", NONE),
    ("catacombs_of_the_dead", NONE, [], "0/0/0/1/0", NONE),
    ("cursed_forge", NONE, [], NONE, NONE),
    ("dwarven_mines", NONE, [], "0/0/0/0/1", NONE),
    ("sunken_reef", NONE, [], "0/0/0/0/1", NONE),
]


@pytest.mark.parametrize(("word", "on", "answers", "pool", "on_after"), ROWS, ids=[row[0] for row in ROWS])
@pytest.mark.parametrize("turned", [False, True])
def test_collect_entry(
    word: str, on: str, answers: list[str], pool: str, on_after: str, turned: bool
) -> None:
    """RA-5.3, RA-1.8: exactly these essences, whether the component is straight or turned."""
    board = Board()
    board.item(A, word) if word in ("calm_elan", "death_life") else board.put(A, word, on=on, turned=turned)
    board.collect(A).do(*answers)
    assert board.asked[0] == "action"
    assert board.pool_of(A) == pool
    assert board.on(word) == on_after


def test_every_collecting_component_has_a_row() -> None:
    """RA-16.5: 29 components have a collect entry."""
    assert {row[0] for row in ROWS} == {component.id for component in COMPONENTS if component.collect}


def test_order_within_collect() -> None:
    """RA-5.9: take or leave first, then plain gains, then interest, then the Forge; within a step in order of entry."""
    board = (
        Board().item(A, "death_life").put(A, "vault", on="0/0/0/0/1").put(A, "cursed_forge", on="0/0/0/0/2")
    )
    board.put(A, "celestial_horse").collect(A)
    asked = []
    for answer in (
        "leave vault",
        "leave cursed_forge",
        "gain death",
        "gain elan elan",
        "gain life life",
        "pay_curse",
    ):
        asked.append(board.asked[0])
        board.do(answer)
    assert asked == [
        "collect_take_or_leave",
        "collect_take_or_leave",
        "collect_choose",
        "choose_essences",
        "choose_essences",
        "cursed_forge",
    ]
    assert board.pool_of(A) == "2/2/0/0/0"
    assert not board.is_turned("cursed_forge")


def test_players_collect_in_turn_order() -> None:
    """RA-5.1: one after the other from the first player."""
    board = Board(3).put(A, "healer").put(1, "witch").put(2, "celestial_horse")
    board.state.token = 1
    board.end_of_round()
    order = []
    while board.asked[0] != "action":
        order.append(board.asked[1])
        board.state.apply(board.state.legal()[0])
    assert order == [1, 2, 0]


def test_component_placed_this_round_collects_in_the_next() -> None:
    """RA-5.10: nothing is collected during the Actions phase."""
    board = Board().hand(A, "flaming_pit").pool(A, "2/0/0/0/0")
    board.do("place flaming_pit")
    assert board.pool_of(A) == NONE
    board.end_of_round()
    assert board.pool_of(A) == "1/0/0/0/0"


def test_windup_man_taken_gives_nothing_extra() -> None:
    """RA-5.7: it is not possible to add first and take in the same Collect."""
    board = Board().put(A, "windup_man", on="0/0/0/2/0").collect(A)
    board.do("take windup_man")
    assert board.pool_of(A) == "0/0/0/2/0"
    assert board.on("windup_man") == NONE


def test_vault_without_gold_pays_nothing() -> None:
    """RA-5.6: other essences left on the Vault bring no interest."""
    board = Board().put(A, "vault", on="0/0/3/0/0").collect(A)
    board.do("leave vault")
    assert board.asked[0] == "action"
    assert board.pool_of(A) == NONE


def test_forge_straightened_by_a_power_can_be_used() -> None:
    """RA-15.6.12: turned in Collect, straightened by Reanimate, it works in the same round, several times."""
    board = Board().item(A, "reanimate").put(A, "cursed_forge").pool(A, "5/0/0/0/2").passed(B).collect(A)
    assert board.is_turned("cursed_forge")
    assert not board.can("use cursed_forge.1")
    board.do(
        "use reanimate.1", "pay elan", "straighten cursed_forge", "use cursed_forge.1", "use cursed_forge.1"
    )
    assert board.on("cursed_forge") == "0/0/0/0/2"
    assert board.pool_of(A) == NONE
    assert board.worth(A, "cursed_forge") == 3
