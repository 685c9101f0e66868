"""Examples 11 to 20 and 61: costs, discounts, actions."""

from __future__ import annotations

import pytest

from rules.res_arcana.content import COMPONENT
from tests.res_arcana.board import A, B, Board, payments


def test_ex_11_ra_7_5_artificer() -> None:
    """RA-7.5, RA-7.6, RA-7.7, RA-15.1.2: one part less, which one is the payer's choice."""
    board = Board().put(A, "artificer").pool(A, "9/9/9/9/9").hand(A, "elemental_spring")
    board.do("place elemental_spring")
    assert board.asked == ("payment", A)
    assert payments(board) == {"1/1/1/0/0", "2/0/1/0/0", "2/1/0/0/0"}
    assert board.why("pay elan life gold") == ["parts_not_covered"]
    board.do("pay elan elan calm")
    assert board.pool_of(A) == "7/9/8/9/9"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("vault", {"0/0/0/0/1"}),
        ("dragon_egg", {"0/0/0/0/1"}),
        ("windup_man", {"0/1/1/0/1", "1/0/1/0/1", "1/1/0/0/1"}),
        ("prism", {"0/0/0/0/0"}),
    ],
)
def test_ex_12_ra_15_6_1_artificer_and_gold(card: str, expected: set[str]) -> None:
    """RA-7.5, RA-15.6.1: Gold parts stay, cards of only Gold or of cost 0 get no benefit."""
    board = Board().put(A, "artificer").pool(A, "1/1/1/1/1").hand(A, card)
    before = board.state.pools[A]
    board.do(f"place {card}")
    if len(expected) == 1:
        paid = [a - b for a, b in zip(before, board.state.pools[A], strict=True)]
        assert {"/".join(map(str, paid))} == expected
    else:
        assert payments(board) == expected
        assert board.why("pay elan life calm") == ["gold_not_discounted"]


def test_ex_13_ra_7_1_wild_cost() -> None:
    """RA-7.1, RA-7.8: the wild part takes any type, Gold too; the Gold part only Gold."""
    board = Board().pool(A, "1/0/0/0/2").hand(A, "vault")
    board.do("place vault")
    assert payments(board) == {"0/0/0/0/2", "1/0/0/0/1"}
    assert board.warned("pay gold gold") == ["gold_wasted"]
    assert board.warned("pay elan gold") == []


def test_ex_14_ra_7_7_dragons_lair_discount() -> None:
    """RA-7.7, RA-7.4: a turned Lair still takes 3 off; its Calm part must be covered as far as the discount asks."""
    board = Board().put(A, "dragons_lair", turned=True).pool(A, "0/0/4/0/5").hand(A, "wind_dragon")
    board.do("place wind_dragon")
    assert payments(board) == {"0/0/1/0/4", "0/0/2/0/3", "0/0/3/0/2", "0/0/4/0/1"}
    assert board.why("pay gold gold gold gold gold") == ["parts_not_covered"]


def test_ex_15_ra_7_4_discounts_add_up_to_zero() -> None:
    """RA-7.4, RA-15.6.17: 8 - 4 - 3 - 3 counts as 0."""
    board = Board().put(A, "dragons_lair", "dragon_bridle", "dragon_egg").hand(A, "wind_dragon")
    board.do("use dragon_egg.1", "bring wind_dragon")
    assert board.pile_of(A) == {"dragon_egg"}
    assert "wind_dragon" in board.in_play(A)
    assert not board.is_turned("wind_dragon")
    assert board.pool_of(A) == "0/0/0/0/0"


def test_ex_16_ra_8_15_crypt_and_gold() -> None:
    """RA-7.5, RA-8.15, RA-15.6.5, RA-15.3.7: 2 less without Gold; the power's own Death comes on top."""
    board = Board().put(A, "crypt").pool(A, "0/0/0/1/1").pile(A, "athanor")
    board.do("use crypt.2", "bring athanor")
    assert board.pool_of(A) == "0/0/0/0/0"
    assert board.is_turned("crypt")
    assert "athanor" in board.in_play(A)
    assert not board.is_turned("athanor")

    poor = Board().put(A, "crypt").pool(A, "0/0/0/1/0").pile(A, "athanor")
    poor.do("use crypt.2")
    assert poor.asked == ("action", B)
    assert poor.pool_of(A) == "0/0/0/0/0"
    assert poor.is_turned("crypt")
    assert poor.pile_of(A) == {"athanor"}

    without = Board().put(A, "crypt").pool(A, "0/0/0/0/1").pile(A, "athanor")
    assert not without.can("use crypt.2")
    assert without.why("use crypt.2") == ["missing_essence"]


def test_ex_17_ra_6_6_discard_action() -> None:
    """RA-6.6: 1 Gold, or one of ten pairs of other essences."""
    board = Board().hand(A, "nightingale")
    board.do("discard nightingale")
    assert board.options() == ["for_gold", "for_essences"]
    other = Board().hand(A, "nightingale")
    board.do("for_gold")
    assert board.pool_of(A) == "0/0/0/0/1"
    assert board.asked == ("action", B)
    other.do("discard nightingale", "for_essences")
    assert len(payments(other)) == 10
    assert other.why("gain elan gold") == ["type_excluded"]
    other.do("gain death death")
    assert other.pool_of(A) == "0/0/0/2/0"
    assert other.pile_of(A) == {"nightingale"}


def test_ex_18_ra_6_4_claiming_monuments() -> None:
    """RA-6.4: a face-up monument is replaced from the deck, the top card is not."""
    board = Board().pool(A, "0/0/0/0/8").passed(B).monuments(("temple", "library"), "colossus", "oracle")
    board.do("claim library")
    assert board.pool_of(A) == "0/0/0/0/4"
    assert not board.is_turned("library")
    assert [COMPONENT.word(card) for card in board.state.face_up] == ["temple", "colossus"]
    board.do("claim_top")
    assert board.pool_of(A) == "0/0/0/0/0"
    assert "oracle" in board.in_play(A)
    assert [COMPONENT.word(card) for card in board.state.face_up] == ["temple", "colossus"]


@pytest.mark.parametrize("unseen", [False, True])
def test_ex_19_ra_6_5_obelisk(unseen: bool) -> None:
    """RA-6.5, RA-15.4.7, RA-15.6.22: six essences at once, before the next monument is turned up; still one action."""
    board = Board().pool(A, "0/0/0/0/4")
    if unseen:
        board.monuments(("temple", "library"), "obelisk", "colossus")
        board.do("claim_top")
    else:
        board.monuments(("obelisk", "library"), "temple", "colossus")
        board.do("claim obelisk")
        assert board.state.face_up[0] == -1
    assert board.asked == ("choose_essences", A)
    assert board.why("gain gold gold gold gold gold gold") == ["type_excluded"]
    board.do("gain elan elan elan death death death")
    assert board.pool_of(A) == "3/0/0/3/0"
    assert board.asked == ("action", B)
    assert -1 not in board.state.face_up
    assert not any("obelisk" in text for text in board.turn(A).options("use"))


def test_ex_20_ra_6_2_cost_0_needs_an_action() -> None:
    """RA-6.2: the Magical Shard and the Prism cost nothing, but each takes a turn."""
    board = Board().hand(A, "magical_shard", "prism")
    assert board.options("place") == ["place magical_shard", "place prism"]
    board.do("place magical_shard")
    assert board.asked == ("action", B)
    assert board.hand_of(A) == {"prism"}


def test_ex_61_ra_7_7_discounts_of_both_kinds() -> None:
    """RA-7.7: Artificer 1 and Bridle 3 leave three of the seven."""
    board = Board().put(A, "artificer", "dragon_bridle").pool(A, "3/2/0/0/0").hand(A, "earth_dragon")
    board.do("place earth_dragon")
    assert payments(board) == {"3/0/0/0/0", "2/1/0/0/0", "1/2/0/0/0"}
    rich = Board().put(A, "artificer", "dragon_bridle").pool(A, "3/3/0/0/0").hand(A, "earth_dragon")
    rich.do("place earth_dragon")
    assert payments(rich) == {"3/0/0/0/0", "2/1/0/0/0", "1/2/0/0/0", "0/3/0/0/0"}
