"""Examples 1 to 10: set-up and Collect."""

from __future__ import annotations

import pytest

from rules.res_arcana import GAME
from rules.res_arcana.content import ARTIFACTS, COMPONENT, MAGES
from tests.res_arcana.board import A, B, Board, C, D, payments


def test_ex_01_ra_3_13_state_after_set_up() -> None:
    """RA-3.13 (also RA-3.1, RA-3.4, RA-3.5, RA-3.7, RA-3.8, RA-2.2): what everybody and the middle have."""
    board = Board(3)
    board.state = GAME.new(3, 3)
    while board.asked[0] != "choose_magic_item" or len(board.state.items) > 6:
        board.state.apply(board.state.legal()[0])
    state = board.state
    for seat in range(3):
        assert board.pool_of(seat) == "1/1/1/1/1"
        assert (len(state.hands[seat]), len(state.decks[seat]), len(state.discards[seat])) == (3, 5, 0)
    last = state.decision.seat  # type: ignore[union-attr]
    assert last == state.first
    state.apply(state.legal()[0])
    for seat in range(3):
        kinds = [component for component in state.play_areas[seat] if not state.turned[component]]
        assert sum(1 for component in kinds if component in MAGES) == 1
        assert len(kinds) == 2
    assert len(state.places) == 5
    assert len(state.face_up) == 2
    assert len(state.monument_deck) == 8
    assert len(state.items) == 5
    used = {card for zone in (*state.hands, *state.decks) for card in zone}
    assert len(ARTIFACTS) - len(used) == 16
    assert len(MAGES) - len(set(state.mages)) == 7


def test_ex_02_ra_3_10_items_in_reverse_order() -> None:
    """RA-3.10, RA-4.1: B begins, so items go A, D, C, B and actions B, C, D, A."""
    state = GAME.new(4, 5, {"first_player": 2})
    while state.decision.kind != "choose_magic_item":
        state.apply(state.legal()[0])
    order = []
    while state.decision.kind == "choose_magic_item":
        order.append(state.decision.seat)
        state.apply(state.legal()[0])
    assert order == [A, D, C, B]
    actions: list[int] = []
    while len(actions) < 4:
        if state.decision.kind == "action":
            actions.append(state.decision.seat)
        state.apply(state.legal()[0])
    assert actions == [B, C, D, A]


def test_ex_03_ra_3_11_first_game() -> None:
    """RA-3.2, RA-3.11, RA-3.12: sun sides, the sets as hands, five cards from the other 34 artifacts."""
    state = GAME.new(2, 9, {"variant": "first_game", "choose_sets": True, "first_player": 1})
    board = Board()
    board.state = state
    board.do("set 2")
    assert board.why("set 2") == ["set_taken"]
    board.do("set 4")
    suns = {"sacred_grove", "catacombs_of_the_dead", "cursed_forge", "coral_castle", "dragons_lair"}
    assert {COMPONENT.word(place) for place in state.places} == suns
    assert board.in_play(A) == {"seer"}
    assert board.hand_of(A) == {"chalice_of_life", "flaming_pit", "vault"}
    assert board.in_play(B) == {"transmuter"}
    assert board.hand_of(B) == {"dancing_sword", "fountain_of_youth", "hawk"}
    dealt = {*state.decks[A], *state.decks[B]}
    assert len(dealt) == 10
    assert not dealt & {*state.hands[A], *state.hands[B]}
    assert state.view(A).decks[A] == [-1] * 5


def test_ex_04_ra_5_2_items_and_mages_collect_in_round_1() -> None:
    """RA-5.2, RA-5.3: the Seer's Calm and one of the item's two types."""
    board = Board().item(A, "calm_elan").put(A, "seer").pool(A, "1/1/1/1/1").collect(A)
    assert board.asked == ("collect_choose", A)
    assert board.options() == ["gain elan", "gain calm"]
    assert board.why("gain gold") == ["not_a_part"]
    board.do("gain elan")
    assert board.pool_of(A) == "2/1/2/1/1"


def test_ex_05_ra_5_3_collect_with_exclusions() -> None:
    """RA-5.3: two of Elan, Life and Calm make exactly six answers."""
    board = Board().put(A, "celestial_horse").collect(A)
    expected = {"2/0/0/0/0", "1/1/0/0/0", "1/0/1/0/0", "0/2/0/0/0", "0/1/1/0/0", "0/0/2/0/0"}
    assert payments(board) == expected
    assert len(board.options()) == 6
    assert board.why("gain death death") == ["type_excluded"]
    assert board.why("gain elan gold") == ["type_excluded"]
    assert board.why("gain elan") == ["wrong_amount"]


def test_ex_06_ra_5_7_windup_man_over_four_rounds() -> None:
    """RA-5.7, RA-8.20, RA-15.6.10: what is left grows by two of every type on it."""
    board = Board().put(A, "windup_man").pool(A, "1/0/0/0/1")
    board.do("use windup_man.1", "pay gold")
    assert (board.on("windup_man"), board.pool_of(A)) == ("0/0/0/0/1", "1/0/0/0/0")
    board.state.turned[COMPONENT.index("windup_man")] = False
    board.collect(A).do("leave windup_man")
    assert (board.on("windup_man"), board.pool_of(A)) == ("0/0/0/0/3", "1/0/0/0/0")
    board.do("use windup_man.1")
    assert (board.on("windup_man"), board.pool_of(A)) == ("1/0/0/0/3", "0/0/0/0/0")
    board.collect(A).do("leave windup_man")
    assert (board.on("windup_man"), board.pool_of(A)) == ("3/0/0/0/5", "0/0/0/0/0")
    board.collect(A).do("take windup_man")
    assert (board.on("windup_man"), board.pool_of(A)) == ("0/0/0/0/0", "3/0/0/0/5")


def test_ex_07_ra_5_6_vault_over_three_rounds() -> None:
    """RA-5.6, RA-15.6.10: Gold left on the Vault pays two essences; taken, it pays nothing."""
    board = Board().put(A, "vault")
    board.do("use vault.1")
    assert (board.on("vault"), board.pool_of(A)) == ("0/0/0/0/1", "0/0/0/0/0")
    board.collect(A).do("leave vault", "gain life calm")
    assert (board.on("vault"), board.pool_of(A)) == ("0/0/0/0/1", "0/1/1/0/0")
    board.state.turned[COMPONENT.index("vault")] = False
    board.turn(A).do("use vault.1")
    assert board.on("vault") == "0/0/0/0/2"
    board.collect(A).do("take vault")
    assert board.asked[0] == "action"
    assert (board.on("vault"), board.pool_of(A)) == ("0/0/0/0/0", "0/1/1/0/2")


def test_ex_08_ra_5_4_all_or_nothing() -> None:
    """RA-5.4: each component on its own, but all of its essences or none."""
    board = (
        Board().put(A, "chalice_of_life", on="0/1/2/0/0").put(A, "ring_of_midas", on="0/0/0/0/2").collect(A)
    )
    assert board.options() == ["take chalice_of_life", "leave chalice_of_life"]
    assert board.why("take ring_of_midas") == ["another_component"]
    board.do("take chalice_of_life", "leave ring_of_midas")
    assert board.pool_of(A) == "0/2/3/0/0"
    assert board.on("chalice_of_life") == "0/0/0/0/0"
    assert board.on("ring_of_midas") == "0/0/0/0/2"


@pytest.mark.parametrize(
    ("choice", "answers", "pool", "turned"),
    [
        ("gain death", ["pay_curse"], "0/0/0/0/0", False),
        ("gain death", ["turn_instead"], "0/0/0/1/0", True),
        ("gain life", [], "0/1/0/0/0", True),
    ],
)
def test_ex_09_ra_5_8_cursed_forge(choice: str, answers: list[str], pool: str, turned: bool) -> None:
    """RA-5.8, RA-17.6: Death just collected can be paid; without Death the Forge turns unasked."""
    board = Board().item(A, "death_life").put(A, "cursed_forge").collect(A)
    board.do(choice)
    assert board.asked[0] == ("cursed_forge" if answers else "action")
    board.do(*answers)
    assert board.pool_of(A) == pool
    assert board.is_turned("cursed_forge") == turned


def test_ex_10_ra_5_5_taking_from_a_place_loses_points() -> None:
    """RA-5.5, RA-12.9: the Calm goes to the pool and the Reef is worth nothing."""
    board = Board().put(A, "sunken_reef", on="0/0/4/0/0")
    assert board.worth(A, "sunken_reef") == 4
    board.collect(A)
    assert board.warned("take sunken_reef") == ["points_lost"]
    board.do("take sunken_reef")
    assert board.pool_of(A) == "0/0/4/0/1"
    assert board.worth(A, "sunken_reef") == 0
