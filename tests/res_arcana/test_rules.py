"""Rules that no example covers: terms, actions, zones, impossible things, warnings."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rules.core import DataError, IllegalAction
from rules.res_arcana import GAME
from rules.res_arcana.content import COMPONENT, COMPONENTS, CONTENT
from rules.res_arcana.essences import ELAN, ESSENCE_IDS, LIFE
from rules.res_arcana.notation import PAY
from rules.res_arcana.scoring import SOURCES
from tests.res_arcana.board import A, B, Board, C, payments

NONE = "0/0/0/0/0"


# -- goal, terms --------------------------------------------------------------------------------------------


def test_most_points_wins_from_ten_on() -> None:
    """RA-1.1, RA-12.1, RA-12.5: checked when everybody has passed; nine points win nothing, ten do."""
    board = Board().put(A, "dwarven_mines", on="0/0/0/0/8")
    board.state.token = A
    board.end_of_round()
    assert not board.state.over
    assert board.state.round == 2
    board = Board().put(A, "dwarven_mines", on="0/0/0/0/9")
    board.state.token = A
    board.end_of_round()
    assert board.state.over
    assert board.state.outcome() == ((1, 2), "most_points", {"points": 10})


def test_round_is_collect_actions_check() -> None:
    """RA-1.2, RA-4.5: the phases follow each other round after round, without a fixed end."""
    board = Board().item(A, "calm_elan").put(B, "healer")
    board.end_of_round()
    for number in range(2, 60):
        assert board.state.round == number
        kinds = []
        while board.state.round == number:
            kinds.append(board.asked[0])
            board.state.apply(board.state.legal()[-1])  # passes as soon as possible
        collecting = [kind for kind in kinds if kind.startswith("collect")]
        assert kinds == collecting + ["action", "pass_item"] * 2


def test_component_means_all_five_kinds() -> None:
    """RA-1.3, RA-8.19: the Mermaid may choose artifact, mage, item, monument and place; nothing else."""
    board = Board().put(A, "mermaid", "seer", "temple", "coral_castle").pool(A, "0/0/0/0/1")
    board.do("use mermaid.1")
    names = {text.split()[1] for text in board.options()}
    assert names == {"mermaid", "seer", "temple", "coral_castle", "alchemy"}


def test_gold_is_an_essence_like_the_others() -> None:
    """RA-1.4: a wild cost takes Gold."""
    assert ESSENCE_IDS == ("elan", "life", "calm", "death", "gold")
    board = Board().put(A, "scholar").pool(A, "0/0/0/0/1")
    board.do("use scholar.1")
    assert board.pool_of(A) == NONE


def test_only_the_pool_pays() -> None:
    """RA-1.5, RA-8.5: essences on components cannot be spent."""
    board = Board().put(A, "vault", on="9/9/9/9/9").hand(A, "flaming_pit")
    assert not board.can("place flaming_pit")
    assert board.why("place flaming_pit") == ["missing_essence"]


def test_supply_is_unlimited() -> None:
    """RA-1.6, RA-2.3, RA-17.2: no gain is ever cut short."""
    board = Board().put(A, "hypnotic_basin").pool(B, "1000/0/0/0/0").pool(A, "0/0/500/0/0")
    board.do("use hypnotic_basin.1")
    assert board.pool_of(A) == "0/0/1500/0/0"


def test_turned_component_keeps_points_abilities_and_essences() -> None:
    """RA-1.7, RA-1.8, RA-12.2: turned cards score, collect, discount and keep what lies on them."""
    board = (
        Board()
        .put(A, "dragon_bridle", "temple", turned=True)
        .put(A, "sunken_reef", on="0/0/3/0/0", turned=True)
    )
    board.state.token = B
    assert board.points(A) == 1 + 2 + 3
    board.hand(A, "fire_dragon").pool(A, "3/0/0/0/0")
    assert board.can("place fire_dragon")
    board.collect(A).do("leave sunken_reef")
    assert board.pool_of(A) == "3/1/0/0/1"


def test_reactions_are_no_actions() -> None:
    """RA-1.9, RA-4.4, RA-9.8: not usable on one's turn; a rival is asked only when a trigger occurred."""
    board = Board().put(A, "healer", "golden_statue", "obelisk").pool(A, "0/0/0/0/3").put(B, "healer")
    assert not board.options("use")
    for power in ("healer.1", "golden_statue.1", "obelisk.1"):
        assert board.why(f"use {power}") == ["not_an_action_power"]
    board.do("pass")
    board.do("item divination")
    assert board.asked == ("action", B)


def test_rivals_components_are_not_yours() -> None:
    """RA-1.10, RA-8.21 (b): powers of a rival's component cannot be used."""
    board = Board().put(B, "horn_of_plenty")
    assert board.why("use horn_of_plenty.1") == ["not_yours"]


def test_place_claim_discard_destroy_move_cards() -> None:
    """RA-1.12, RA-6.1, RA-6.3, RA-6.7, RA-6.8: hand to play, middle to play, hand to pile, play to pile; pass."""
    board = Board().hand(A, "dragon_egg", "hawk").pool(A, "9/9/9/9/9").passed(B)
    place = COMPONENTS[board.state.places[0]].id
    board.do("place dragon_egg", f"claim {place}", "discard hawk", "for_gold", "use dragon_egg.1")
    assert {place} < board.in_play(A)
    assert "dragon_egg" not in board.in_play(A)
    assert board.pile_of(A) == {"dragon_egg", "hawk"}
    assert not board.is_turned(place)
    assert board.can("pass")


# -- actions ------------------------------------------------------------------------------------------------


def test_place_of_power_is_paid_in_full() -> None:
    """RA-6.3, RA-7.9, RA-17.1: no discount applies; claimed by a rival it is gone for good."""
    board = Board().put(A, "artificer", "dragon_bridle").pool(A, "2/3/3/3/0")
    assert not board.can("claim dragons_lair")
    assert board.why("claim dragons_lair") == ["missing_essence"]
    board.pool(A, "3/3/3/3/0").do("claim dragons_lair")
    assert board.pool_of(A) == NONE
    assert not board.is_turned("dragons_lair")
    board.turn(B).pool(B, "9/9/9/9/9")
    assert board.why("claim dragons_lair") == ["not_in_the_middle"]


def test_artificer_does_not_help_with_monuments() -> None:
    """RA-7.9: four Gold, whatever discounts there are; powers are not discounted either."""
    board = (
        Board()
        .put(A, "artificer", "dwarven_pickaxe")
        .pool(A, "0/0/0/0/3")
        .monuments(("temple", "library"), "oracle")
    )
    assert board.why("claim temple") == ["missing_essence"]
    assert board.why("claim_top") == ["missing_essence"]
    assert board.why("use dwarven_pickaxe.1") == ["missing_essence"]


def test_empty_monument_deck() -> None:
    """RA-6.9, RA-17.4: gaps are not refilled; when none is left the action does not exist."""
    board = Board().pool(A, "0/0/0/0/20").passed(B).monuments(("temple", "library"))
    assert board.why("claim_top") == ["monument_deck_empty"]
    board.do("claim temple")
    assert [COMPONENT.word(card) for card in board.state.face_up] == ["-", "library"]
    board.do("claim library")
    assert not board.options("claim")
    assert board.why("claim temple") == ["not_in_the_middle"]


def test_bestiary_without_a_dragon_does_nothing() -> None:
    """RA-17.4, RA-8.22: the four essences are paid all the same."""
    board = Board().put(A, "sorcerers_bestiary").pool(A, "4/0/0/0/0").pile(B, "vault")
    assert board.warned("use sorcerers_bestiary.2") == ["no_effect"]
    board.do("use sorcerers_bestiary.2")
    assert board.pool_of(A) == NONE
    assert board.is_turned("sorcerers_bestiary")


def test_placed_artifact_can_be_used_from_the_next_action_on() -> None:
    """RA-6.1: it enters straight; placing was the action of this turn."""
    board = Board().hand(A, "dwarven_pickaxe").pool(A, "2/0/0/0/0")
    board.do("place dwarven_pickaxe")
    assert board.asked == ("action", B)
    assert board.turn(A).can("use dwarven_pickaxe.1")


def test_payments_are_exact_and_whole() -> None:
    """RA-7.2, RA-17.7: neither more nor less nor partly; a refused action changes nothing."""
    board = Board().put(A, "transmuter").pool(A, "3/3/0/0/0")
    board.do("use transmuter.1")
    assert payments(board) == {"2/0/0/0/0", "1/1/0/0/0", "0/2/0/0/0"}
    before = board.state.digest()
    for text in ("pay elan", "pay elan elan elan", "pay calm calm"):
        with pytest.raises(IllegalAction):
            board.do(text)
        board.state.events = None
    assert board.state.digest() == before
    assert board.why("pay elan") == ["wrong_amount"]
    mixed_up = (PAY, LIFE, ELAN)  # only the notation sorts
    assert [violation.kind for violation in board.state.why_not(mixed_up)] == ["not_in_order"]
    assert board.why("pass") == ["wrong_decision"]


def test_printed_total_is_not_discounted() -> None:
    """RA-7.3, RA-8.12: the Whip pays by the printed cost, whatever was paid for the card."""
    board = Board().put(A, "artificer", "dragon_bridle", "fiery_whip", "wind_dragon")
    board.do("use fiery_whip.2", "destroy wind_dragon")
    assert board.state.decision.params["count"] == 10  # type: ignore[union-attr]


# -- cards --------------------------------------------------------------------------------------------------


def test_card_placed_again_is_straight_and_empty() -> None:
    """RA-10.9: through the Crypt the Vault comes back without its Gold."""
    board = (
        Board().put(A, "crypt").put(A, "vault", on="0/0/0/0/3", turned=True).put(A, "fiery_whip").passed(B)
    )
    board.pool(A, "0/0/0/1/1").do("use fiery_whip.2", "destroy vault", "gain elan elan elan elan")
    board.do("use crypt.2", "bring vault")
    assert board.on("vault") == NONE
    assert not board.is_turned("vault")
    assert board.pool_of(A) == "4/0/0/0/0"


def test_reorder_with_a_small_own_deck() -> None:
    """RA-8.17, RA-10.6, RA-15.1.8, RA-15.3.23, RA-15.4.8: the pile goes under what is left, up to three are seen."""
    board = Board().put(A, "oracle").deck(A, "vault").pile(A, "hawk", "prism", "crypt")
    board.do("use oracle.1", "look own")
    assert board.asked == ("reorder_order", A)
    assert board.deck_of(A)[0] == "vault"
    assert board.pile_of(A) == set()
    assert len(board.state.decks[A]) == 4
    seen = set(board.deck_of(A)[:3])
    last = board.deck_of(A)[3]
    order = sorted(seen)
    board.do("order " + " ".join(order))
    assert board.deck_of(A) == [*order, last]


def test_reorder_of_the_monument_deck_is_never_refilled() -> None:
    """RA-10.6: only face-down cards; with one card nothing can be ordered."""
    board = Board().put(A, "oracle").monuments(("temple", "library"), "colossus", "obelisk")
    board.do("use oracle.1")
    assert board.options() == ["order colossus obelisk", "order obelisk colossus"]
    assert board.why("order obelisk") == ["not_an_order"]
    board.do("order obelisk colossus")
    assert [COMPONENT.word(card) for card in reversed(board.state.monument_deck)] == ["obelisk", "colossus"]
    single = Board().put(A, "oracle").monuments(("temple", "library"), "colossus")
    single.do("use oracle.1")
    assert single.asked == ("action", B)
    nothing = Board().put(A, "oracle").monuments(("temple", "library"))
    nothing.do("use oracle.1")
    assert nothing.asked == ("action", B)
    assert nothing.is_turned("oracle")


def test_divination_reshuffles_between_draws() -> None:
    """RA-10.5: the remaining deck is drawn first, then the reshuffled pile."""
    board = Board().item(A, "divination").hand(A, "treant").deck(A, "vault").pile(A, "hawk", "prism", "crypt")
    board.do("use divination.1")
    assert {"treant", "vault"} < board.hand_of(A)
    assert len(board.hand_of(A)) == 4
    assert len(board.state.decks[A]) == 1
    assert board.asked == ("discard_card", A)
    alone = Board().item(A, "divination").deck(A, "vault", "hawk", "prism", "crypt")
    alone.do("use divination.1")
    assert alone.asked == ("action", B)  # all three had to go: nothing to ask
    assert alone.pile_of(A) == {"vault", "hawk", "prism"}


def test_no_hand_limit_and_no_elimination() -> None:
    """RA-10.1, RA-17.8: any number of cards; a player with nothing at all still takes turns."""
    names = [component.id for component in COMPONENTS[:20]]
    board = Board().hand(A, *names)
    assert len(board.options("discard")) == 20
    broke = Board()
    assert broke.options() == ["pass"]


# -- warnings and explanations ------------------------------------------------------------------------------


def test_last_dragon_is_warned_about() -> None:
    """RA-19.8: discarding it while Dragon Teeth or Egg are there."""
    board = Board().put(A, "dragon_teeth").hand(A, "fire_dragon", "vault")
    assert board.warned("discard fire_dragon") == ["last_dragon"]
    assert board.warned("discard vault") == []
    two = Board().put(A, "dragon_teeth").hand(A, "fire_dragon", "bone_dragon")
    assert two.warned("discard fire_dragon") == []


def test_every_refusal_names_its_condition() -> None:
    """RA-19.7, RA-8.21: each greyed action of a rich position has at least one violation with a sentence."""
    board = Board(3).put(A, *(component.id for component in COMPONENTS[:15])).hand(A, "sea_serpent", "treant")
    board.state.turned[COMPONENT.index("crypt")] = True
    book = GAME.rulebook
    legal = set(board.state.legal())
    refused = [gesture for gesture in board.state.gestures() if gesture not in legal]
    assert len(refused) > 15
    for gesture in refused:
        for violation in board.state.why_not(gesture):
            sentence = book.say("violation", violation.kind, violation.params)
            assert "{" not in sentence
            assert book.topic_of(violation.rule)


def test_attack_warns_nobody_but_reports_everything() -> None:
    """RA-9.3, RA-19.7: the log names attacker, loser, amounts and source."""
    board = Board(3).put(A, "fire_dragon").pool(B, "0/2/0/0/0").pool(C, "0/0/1/0/0")
    events = board.do("use fire_dragon.1", "defend")
    told = [(event.kind, event.seat, event.source, event.params.get("amount")) for event in events]
    assert ("attacked", A, "fire_dragon", None) in told
    assert ("lost", B, "fire_dragon", 2) in told
    assert ("paid", C, "fire_dragon", 1) in told


def test_scores_name_their_sources() -> None:
    """RA-12.2: artifacts, monuments, places, essences on places, creatures and dragons, token, statue."""
    board = (
        Board().put(A, "sea_serpent", "temple", "sorcerers_bestiary").put(A, "cursed_forge", on="0/0/0/0/4")
    )
    board.state.token = A
    score = board.state.scores()[A]
    assert score.sources == dict(zip(SOURCES, (1, 2, 1, 4, 3, 1, 0), strict=True))
    assert score.total == 12


# every place: points with 3 of every essence on it, without creatures or dragons (RA-12.9)
@pytest.mark.parametrize(
    ("place", "points"),
    [
        ("sacred_grove", 5),
        ("alchemists_tower", 3),
        ("catacombs_of_the_dead", 3),
        ("sacrificial_pit", 5),
        ("cursed_forge", 4),
        ("dwarven_mines", 3),
        ("coral_castle", 3),
        ("sunken_reef", 3),
        ("dragons_lair", 3),
        ("sorcerers_bestiary", 0),
    ],
)
def test_points_of_places(place: str, points: int) -> None:
    """RA-12.9: fixed points and the one essence that counts; other types score nothing."""
    board = Board().put(A, place, on="3/3/3/3/3")
    assert board.worth(A, place) == points


def test_stored_essences_on_artifacts_and_monuments_score_nothing() -> None:
    """RA-12.10: Ring of Midas, Mausoleum, Colossus keep their printed points."""
    for word in ("ring_of_midas", "mausoleum", "colossus", "duelist", "vault"):
        board = Board().put(A, word, on="5/5/5/5/5")
        assert board.worth(A, word) == COMPONENTS[COMPONENT.index(word)].points


def test_number_of_decisions() -> None:
    """RA-18: 28 kinds of decisions, each with a prompt; everything else runs by itself."""
    from rules.res_arcana.steps import STEPS

    asked = [step for step in STEPS if not step.automatic]
    assert len(asked) == 28
    assert all(GAME.rulebook.entry("decision", step.kind) for step in asked)
    assert len({step.kind for step in STEPS}) == len(STEPS)
    assert len(CONTENT.powers) == 95


# -- positions ----------------------------------------------------------------------------------------------


def test_impossible_positions_are_refused() -> None:
    """RA-16.7: a position from a file must conserve the components and ask only what a card can ask."""
    state = GAME.new(2, 1)
    while not state.round:
        state.apply(state.legal()[0])
    good = state.to_data()
    assert GAME.from_data(good).to_data() == good

    def refused(change: Callable[[dict[str, Any]], object], reason: str) -> None:
        data = json.loads(json.dumps(good))
        change(data)
        with pytest.raises(DataError, match=reason):
            GAME.from_data(data)

    refused(lambda data: data["seats"][0]["hand"].append("hawk"), "artifact")
    refused(lambda data: data["middle"]["items"].pop(), "magic items")
    refused(lambda data: data["middle"]["places"].pop(), "places")
    refused(lambda data: data["middle"]["monument_deck"].pop(), "monuments")
    refused(lambda data: data["seats"][0]["pool"].update(elan=-1), "from 0 to 9999")
    refused(
        lambda data: data["seats"][0]["stored"].update(great_pyramid={"gold": 1}),
        "not in this seat's play area",
    )
    refused(lambda data: data["seats"][1]["deck"].append("temple"), "expected a component")
    refused(lambda data: data["holders"].update(temple=0), "no artifact")
    refused(lambda data: data["pending"].append({"step": "nap", "seat": 0}), "unknown step")
    payment = {"step": "payment", "seat": 0, "element": "hawk.1.effect1", "card": None}
    refused(lambda data: data["pending"].append(payment), "no card asks")
    nothing = {"step": "place_card", "seat": -1, "element": "crypt.2.effect1"}
    refused(lambda data: data["pending"].append(nothing), "no card asks")
    empty = {"step": "duel_pick", "seat": 0}
    refused(lambda data: data["pending"].append(empty), "it belongs to the set-up")


@pytest.mark.parametrize("typed", ["pay calm elan elan", "pay elan calm elan", "pay elan elan calm"])
def test_ra_7_6_a_payment_may_be_typed_in_any_order(typed: str) -> None:
    """RA-7.6: which essences are paid matters, not the order of the words; the record has one form of it."""
    board = Board().put(A, "artificer").pool(A, "9/9/9/9/9").hand(A, "elemental_spring")
    board.do("place elemental_spring", typed)
    assert board.pool_of(A) == "7/9/8/9/9"
    assert board.state.game.notation.text(board.state.game.notation.parse(typed)) == "pay elan elan calm"
