"""Examples 47 to 54: passing and victory; the Golden Statue's power."""

from __future__ import annotations

import pytest

from rules.res_arcana.content import COMPONENT
from tests.res_arcana.board import A, B, Board, C, D

NONE = "0/0/0/0/0"


def test_ex_47_ra_11_1_passing() -> None:
    """RA-11.1, RA-11.2, RA-11.3, RA-11.5, RA-2.5: token, a different item, a card; next round B starts."""
    board = Board(items=("research", "alchemy")).deck(B, "vault", "prism").deck(A, "crypt").turn(B)
    board.state.token = board.state.first = A
    assert len(board.state.items) == 6
    board.do("pass")
    assert board.asked == ("pass_item", B)
    assert board.why("item alchemy") == ["same_item"]
    assert board.why("item research") == ["not_in_the_middle"]
    board.do("item divination")
    assert board.state.token == B
    assert board.in_play(B) == {"divination"}
    assert board.hand_of(B) == {"vault"}
    assert board.asked == ("action", A)
    assert board.can("pass")
    board.do("pass")
    assert board.can("item alchemy")  # what B returned
    board.do("item alchemy")
    assert board.state.token == B
    assert board.state.round == 2
    assert board.state.first == B
    assert board.asked == ("action", B)
    assert board.can("use divination.1")


def test_ex_48_ra_10_3_reshuffle_on_the_pass_draw() -> None:
    """RA-10.3, RA-10.4, RA-17.3: the discard pile becomes the deck only now; without any card nothing is drawn."""
    board = Board().pile(A, "hawk", "prism").hand(A, "vault")
    board.do("pass", "item divination")
    state = board.state
    assert (len(state.hands[A]), len(state.decks[A]), len(state.discards[A])) == (2, 1, 0)
    empty = Board()
    empty.do("pass", "item divination")
    assert empty.hand_of(A) == set()
    assert empty.asked == ("action", B)


def test_ex_49_ra_10_5_divination_with_few_cards() -> None:
    """RA-10.5, RA-15.2.4: two cards are all there are, so two are discarded, from the whole hand, for nothing."""
    board = Board().item(A, "divination").hand(A, "vault", "crypt").deck(A, "hawk").pile(A, "prism")
    board.do("use divination.1")
    assert board.asked == ("discard_card", A)
    assert board.hand_of(A) == {"vault", "crypt", "hawk", "prism"}
    assert board.why("drop treant") == ["not_in_hand"]
    board.do("drop vault")
    assert board.asked == ("discard_card", A)
    board.do("drop hawk")
    state = board.state
    assert (len(state.hands[A]), len(state.decks[A]), board.pile_of(A)) == (2, 0, {"vault", "hawk"})
    assert board.pool_of(A) == NONE
    assert board.asked == ("action", B)


def ten_points(board: Board, seat: int, extra: int = 0) -> None:
    """Ten points and more in Gold on the Dwarven Mines, the Lair and so on: one place for each seat."""
    place = ("dwarven_mines", "alchemists_tower", "dragons_lair", "sunken_reef")[seat]
    gold = f"0/0/{10 + extra}/0/0" if place == "sunken_reef" else f"0/0/0/0/{10 + extra}"
    board.put(seat, place, on=gold)


@pytest.mark.parametrize(
    ("pool", "places", "reason"),
    [("2/0/0/0/1", (1, 2, 3), "tie_break"), ("1/0/0/0/1", (1, 1, 3), "shared_victory")],
)
def test_ex_50_ra_12_6_tie_break(pool: str, places: tuple[int, ...], reason: str) -> None:
    """RA-12.6, RA-12.11: Gold counts double; equal in both: a shared victory."""
    board = Board(3).pool(A, pool).pool(B, "1/1/1/0/0")
    ten_points(board, A, 0)
    ten_points(board, B, 1)
    ten_points(board, C, 0)
    board.state.token = A  # 11, 11 and 10 points
    board.end_of_round()
    assert board.state.over
    outcome = board.state.outcome()
    assert outcome.places == places
    assert outcome.reason == reason


@pytest.mark.parametrize(("b_points", "b_pool", "winner"), [(9, NONE, A), (10, "1/0/0/0/0", B)])
def test_ex_51_ra_12_4_golden_statue(b_points: int, b_pool: str, winner: int) -> None:
    """RA-12.4, RA-15.4.2, RA-15.6.11, RA-9.13, RA-11.4: 3 Gold for 3 points, gone for the tie-break."""
    board = (
        Board().put(A, "golden_statue").put(A, "catacombs_of_the_dead", on="0/0/0/5/0").pool(A, "0/0/0/0/3")
    )
    board.state.token = A
    assert board.points(A) == 7
    board.put(B, "alchemists_tower", on=f"0/0/0/0/{b_points}").pool(B, b_pool)
    board.end_of_round()
    assert board.asked == ("golden_statue", A)
    assert board.warned("boost") == ([] if winner == A else ["no_win"])
    board.do("boost")
    assert board.state.over
    assert board.is_turned("golden_statue")
    assert board.pool_of(A) == NONE
    assert board.points(A) == 10
    assert board.state.outcome().winners == (winner,)
    assert board.state.scores()[A].sources["statue"] == 3


def test_ex_51_ra_12_4_points_are_temporary() -> None:
    """RA-12.4, RA-15.6.11: used in vain, the points vanish, the Gold is gone and the Statue stays turned."""
    board = Board().put(A, "golden_statue", "coral_castle").pool(A, "0/0/0/0/6").passed(B)
    board.state.token = B
    board.do("use coral_castle.1", "boost")
    assert board.asked == ("action", A)
    assert board.pool_of(A) == "0/0/0/0/3"
    assert board.points(A) == 4
    assert board.is_turned("golden_statue")
    board.state.turned[COMPONENT.index("coral_castle")] = False
    board.do("use coral_castle.1")
    assert board.asked == ("action", A)  # a turned Statue is not asked again


def test_ex_51_ra_12_4_statue_may_be_declined() -> None:
    """RA-12.4: with fewer than 3 Gold nothing is asked, and the owner may decline."""
    poor = Board().put(A, "golden_statue").pool(A, "0/0/0/0/2")
    poor.end_of_round()
    assert poor.state.round == 2
    board = Board().put(A, "golden_statue").pool(A, "0/0/0/0/3")
    board.end_of_round().do("decline")
    assert board.state.round == 2
    assert board.pool_of(A) == "0/0/0/0/3"


@pytest.mark.parametrize(("a", "b", "winner"), [(10, 11, B), (10, 9, A), (9, 9, None)])
def test_ex_52_ra_12_7_immediate_check(a: int, b: int, winner: int | None) -> None:
    """RA-12.5, RA-12.7, RA-8.18: the best wins, whoever called; without a winner the Castle stays turned."""
    board = Board(3).put(A, "coral_castle").put(A, "dwarven_mines", on=f"0/0/0/0/{a - 3}")
    board.put(B, "alchemists_tower", on=f"0/0/0/0/{b}").put(C, "elvish_bow").pool(A, "0/1/0/0/0")
    board.state.token = C
    board.do("use coral_castle.1")
    if winner is not None:
        assert board.state.over
        assert board.state.outcome().winners == (winner,)
        return
    assert board.asked == ("action", B)
    assert board.is_turned("coral_castle")
    board.turn(C).do("use elvish_bow.1")
    assert board.asked == ("react_attack", B)  # A was not asked: the turned Castle does not react
    assert board.pool_of(A) == NONE


def test_ex_53_ra_12_3_token_in_the_middle_of_a_round() -> None:
    """RA-12.3, RA-2.4: before the first pass the token still counts for who began the round."""
    board = Board().put(A, "coral_castle").put(A, "dwarven_mines", on="0/0/0/0/6")
    board.put(B, "alchemists_tower", on="0/0/0/0/9")
    board.state.token = A
    assert board.points(A) == 10
    board.do("use coral_castle.1")
    assert board.state.over
    assert board.state.outcome().winners == (A,)


def test_ex_54_ra_12_8_clean_up() -> None:
    """RA-12.8, RA-12.5: nobody has 10: all straight, essences stay, Collect with the token's holder as first."""
    board = (
        Board()
        .put(A, "cursed_forge", on="0/0/0/0/8", turned=True)
        .put(B, "vault", on="0/0/0/0/1", turned=True)
    )
    board.state.token = B
    assert board.points(A) == 9
    board.end_of_round()
    assert board.state.round == 2
    assert board.state.first == B
    assert not any(board.state.turned)
    assert board.state.passed == [False, False]
    assert board.on("cursed_forge") == "0/0/0/0/8"
    assert board.asked == ("collect_take_or_leave", B)


def test_bestiary_checks_victory_too() -> None:
    """RA-12.7, RA-15.5.10: the Sorcerer's Bestiary calls the same check."""
    board = Board().put(A, "sorcerers_bestiary").put(A, "dwarven_mines", on="0/0/0/0/10")
    board.do("use sorcerers_bestiary.1")
    assert board.state.over


def test_check_that_a_rival_would_win_is_warned_about() -> None:
    """RA-12.5, RA-19.8: the caller of a check does not have to be its winner."""
    board = Board().put(A, "coral_castle").put(B, "dwarven_mines", on="0/0/0/0/12")
    assert board.warned("use coral_castle.1") == ["rival_wins"]
    assert board.passed(B).warned("pass") == ["rival_wins"]
    mine = Board().put(A, "coral_castle").put(A, "dwarven_mines", on="0/0/0/0/12")
    assert mine.warned("pass") == ["could_win_now"]


def test_pass_order_with_four_players() -> None:
    """RA-4.2, RA-4.3: passed players are skipped; the last one takes all following turns."""
    board = Board(4).put(D, "catacombs_of_the_dead").pool(D, "0/0/0/15/0")
    for seat, item in ((A, "divination"), (B, "protection"), (C, "calm_elan")):
        assert board.asked == ("action", seat)
        board.do("pass", f"item {item}")
    for _ in range(3):
        assert board.asked == ("action", D)
        board.do("use catacombs_of_the_dead.1")
    assert board.asked == ("action", D)
    assert board.state.first == A  # RA-4.1: fixed for the round
    assert board.state.token == A


def test_returned_item_is_straight_and_empty() -> None:
    """RA-10.10, RA-11.6: turned and with essences on it, an item goes back straight and bare."""
    board = Board(items=("research", "alchemy"))
    board.state.turned[COMPONENT.index("research")] = True
    board.state.stored[COMPONENT.index("research")] = (0, 0, 1, 0, 0)
    board.do("pass", "item divination")
    assert not board.is_turned("research")
    assert board.on("research") == NONE
    assert COMPONENT.index("research") in board.state.items


def test_item_taken_while_passing_does_nothing_this_round() -> None:
    """RA-9.10, RA-11.3, RA-11.4: a passed player is not attacked and its new item has no power."""
    board = Board().put(B, "elvish_bow").pool(A, "0/1/0/0/0").pool(B, "9/9/9/9/9")
    board.do("pass", "item protection", "use elvish_bow.1")
    assert board.pool_of(A) == "0/1/0/0/0"
    assert not board.is_turned("protection")
    assert board.asked == ("action", B)
