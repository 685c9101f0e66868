"""A decision written alone brings the rest of its power, Collect or attack with it; gaps are filled."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.playout import make_policy
from rules.res_arcana import GAME
from rules.res_arcana.content import COMPONENT, MONUMENTS
from tests.res_arcana.board import written as heap
from tests.res_arcana.written import RIVAL, Data, asked, do, options, position, read, seat

SETUP = ("choose_mage", "choose_magic_item", "choose_starter_set", "draft_pick", "duel_pick")


def without_idle_refills(data: Data) -> Data:
    """An empty deck refills nothing, so nobody can tell whether the step is pending (RA-6.9)."""
    deck = data["middle"]["monument_deck"]
    pending = [frame for frame in data["pending"] if deck or frame["step"] != "refill_monument"]
    return {**data, "pending": pending}


@pytest.mark.parametrize("seed", range(12))
def test_ra_8_1_a_decision_alone_is_the_whole_stack(seed: int) -> None:
    """RA-8.1, RA-5.9, RA-9.2, RA-6.4: in random games it brings back all that was pending, in views too."""
    players = 2 + seed % 3
    state = GAME.new(players, seed)
    choose = make_policy("rare", GAME, seed)
    while not state.over:
        kind = state.decision.kind if state.decision else ""
        if kind not in (*SETUP, "action", "pass_item", "discard_gain"):
            for seen in (state, state.view((state.stack[-1][1] + 1) % players)):
                data = seen.to_data()
                again = GAME.from_data({**data, "pending": data["pending"][-1:]}).to_data()
                assert again == without_idle_refills(data)
        state.play(choose(state, state.legal()))


# -- the rest of a power ------------------------------------------------------------------------------------


def test_ra_8_1_after_the_payment_comes_the_effect() -> None:
    """RA-8.1: the Transmuter's 2 essences are paid, so 3 are gained."""
    own = seat("transmuter", "alchemy", pool={"elan": 3, "calm": 1})
    pending = {"step": "payment", "seat": 0, "element": "transmuter.1.cost2", "card": None}
    state = do(read(position([own, RIVAL], pending)), "pay elan elan", "gain elan elan elan")
    assert heap(state.pools[0]) == "4/0/1/0/0"
    assert asked(state) == ("action", 1)


def test_ra_7_10_after_the_amount_comes_the_result() -> None:
    """RA-7.10: the Prism asks for the other type, the Athanor gives Gold."""
    own = seat("seer", "alchemy", "prism", "athanor", turned=["prism"], pool={"gold": 3, "death": 4})
    pending = {"step": "same_type_amount", "seat": 0, "element": "prism.2.cost2"}
    state = do(read(position([own, RIVAL], pending)), "convert gold 3", "into life")
    assert heap(state.pools[0]) == "0/3/0/4/0"
    pending = {"step": "same_type_amount", "seat": 0, "element": "athanor.2.cost3"}
    state = do(read(position([own, RIVAL], pending)), "convert death 4")
    assert heap(state.pools[0]) == "0/0/0/0/7"


def test_ra_8_12_after_the_destroyed_artifact_comes_the_gain() -> None:
    """RA-8.12: the Hawk cost 2, and 2 more."""
    own = seat("seer", "alchemy", "fiery_whip", "hawk", "vault", turned=["fiery_whip"])
    pending = {"step": "destroy_target", "seat": 0, "element": "fiery_whip.2.cost2"}
    state = do(read(position([own, RIVAL], pending)), "destroy hawk", "gain elan elan calm death")
    assert heap(state.pools[0]) == "2/0/1/1/0"


def test_ra_8_1_what_is_written_below_a_decision_is_all() -> None:
    """RA-8.1: whoever writes the stack says what it is."""
    own = seat("transmuter", "alchemy", pool={"elan": 3, "calm": 1})
    pending = {"step": "payment", "seat": 0, "element": "transmuter.1.cost2", "card": None}
    state = read(position([own, RIVAL], {"step": "next_turn", "seat": 1}, pending))
    assert len(state.stack) == 2


# -- the rest of an attack ----------------------------------------------------------------------------------


def attack(**pending: Any) -> Data:
    """Seat 0 of four attacks; the last seat has passed."""
    seats = [
        seat("seer", "alchemy", "sea_serpent", turned=["sea_serpent"]),
        seat("druid", "research", "hawk", "vault", pool={"calm": 2, "elan": 2, "gold": 1}),
        seat("witch", "protection", pool={"life": 3}),
        seat("healer", "divination", pool={"life": 3}, passed=True),
    ]
    return position(seats, {"seat": 1, **pending})


@pytest.mark.parametrize(
    ("pending", "answer"),
    [
        (
            {"step": "react_attack", "element": "sea_serpent.1.effect1"},
            ("suffer", "lose calm calm elan elan"),
        ),
        (
            {"step": "life_loss_payment", "element": "sea_serpent.1.effect1", "count": 4},
            ("lose calm calm elan gold",),
        ),
        ({"step": "destroy_target", "element": "sea_serpent.1.effect1.1"}, ("destroy hawk",)),
    ],
)
def test_ra_9_2_the_next_rival_is_asked_too(pending: Data, answer: tuple[str, ...]) -> None:
    """RA-9.2, RA-9.1: clockwise, but not those who have passed."""
    state = do(read(attack(**pending)), *answer)
    assert asked(state) == ("react_attack", 2)
    do(state, "suffer")
    assert [pool[1] for pool in state.pools] == [0, 0, 1, 3]
    assert asked(state) == ("action", 1)


# -- the rest of a Collect ----------------------------------------------------------------------------------


def collecting(*play: str, stored: Data | None = None, **pending: Any) -> Data:
    own = seat(*play, stored=stored or {})
    return position([own, RIVAL], {"seat": 0, **pending}, turn=-1)


def test_ra_5_6_a_vault_left_alone_still_pays_interest() -> None:
    """RA-5.6, RA-5.9: the Seer and the item collect first."""
    data = collecting(
        "seer",
        "calm_elan",
        "vault",
        stored={"vault": {"gold": 1}},
        step="collect_take_or_leave",
        component="vault",
    )
    state = do(read(data), "leave vault", "gain calm")
    assert asked(state) == ("choose_essences", 0)
    do(state, "gain life death")
    assert heap(state.pools[0]) == "0/1/2/1/0"
    assert heap(state.pools[1]) == "1/1/0/0/0"  # the Druid of the next seat collects too (RA-5.1)
    assert asked(state) == ("action", 0)


def test_ra_5_7_a_windup_man_left_alone_still_grows() -> None:
    """RA-5.7, RA-5.9: after the Witch, the item and the Mines; the vault behind it is asked about first."""
    play = ("witch", "calm_elan", "dwarven_mines", "windup_man", "vault")
    stored = {"windup_man": {"gold": 1}, "vault": {"elan": 2}}
    data = collecting(*play, stored=stored, step="collect_take_or_leave", component="windup_man")
    state = do(read(data), "leave windup_man", "take vault", "gain life", "gain elan")
    assert heap(state.pools[0]) == "3/1/0/0/1"
    assert state.to_data()["seats"][0]["stored"] == {"windup_man": {"gold": 3}}


def test_ra_5_9_a_choice_is_followed_by_what_came_into_play_later() -> None:
    """RA-5.9: the item and the Mines collect after the Witch, the Cursed Forge's upkeep comes last."""
    data = collecting(
        "witch",
        "calm_elan",
        "cursed_forge",
        "catacombs_of_the_dead",
        step="collect_choose",
        element="witch.collect1",
    )
    state = do(read(data), "gain life", "gain elan")
    assert asked(state) == ("cursed_forge", 0)
    assert heap(state.pools[0]) == "1/1/0/1/0"


def test_ra_5_1_a_collect_may_stand_last_and_begins() -> None:
    """RA-5.1: it is no decision, so it runs when the position is read; later seats follow."""
    data = collecting("witch", "calm_elan", "dwarven_mines", step="collect")
    state = read(data)
    assert options(state) == ["gain life", "gain death"]
    do(state, "gain life", "gain calm")
    assert [heap(pool) for pool in state.pools] == ["0/1/1/0/1", "1/1/0/0/0"]
    assert asked(state) == ("action", 0)
    assert asked(read(collecting("seer", "alchemy", step="collect"))) == ("action", 0)


# -- gaps among the monuments -------------------------------------------------------------------------------


def gap(*taken: str) -> Data:
    words = [COMPONENT.word(card) for card in MONUMENTS]
    deck = [word for word in words if word not in (*taken, "temple")]
    return {"face_up": [None, "temple"], "monument_deck": deck}


def test_ra_6_4_a_gap_is_filled_when_the_position_is_read() -> None:
    """RA-6.4: a face-up monument that was taken is replaced as the last step of that action."""
    own = seat("seer", "alchemy", pool={"gold": 4})
    middle = gap()
    state = read(position([own, RIVAL], middle=middle))
    assert f"claim {middle['monument_deck'][-1]}" in options(state)
    assert len(state.monument_deck) == 8
    assert state.invariants() == []


def test_ra_6_5_the_obelisk_gives_before_its_gap_is_filled() -> None:
    """RA-6.5: the six essences are chosen before the next monument is turned up."""
    own = seat("seer", "alchemy", "obelisk")
    pending = {"step": "choose_essences", "seat": 0, "element": "obelisk.1.effect1", "count": 6}
    middle = gap("obelisk")
    state = read(position([own, RIVAL], pending, middle=middle))
    assert state.face_up[0] == -1
    do(state, "gain elan elan elan elan elan elan")
    assert COMPONENT.word(state.face_up[0]) == middle["monument_deck"][-1]


def test_ra_6_9_a_gap_stays_when_the_deck_is_empty() -> None:
    """RA-6.9: there is nothing to fill it with."""
    first, *rest = (COMPONENT.word(card) for card in MONUMENTS if COMPONENT.word(card) != "temple")
    own = seat("seer", "alchemy", first, *rest)
    state = read(position([own, RIVAL], middle={"face_up": [None, "temple"], "monument_deck": []}))
    assert state.face_up[0] == -1


# -- notation and explanations ------------------------------------------------------------------------------


def test_ra_7_10_no_essences_are_of_no_type() -> None:
    """RA-7.10: X = 0 chooses no type, so any type may be typed with it."""
    own = seat("seer", "alchemy", "prism", turned=["prism"], pool={"calm": 3})
    pending = {"step": "same_type_amount", "seat": 0, "element": "prism.2.cost2"}
    for text in ("convert calm 0", "convert gold 0", "convert - 0"):
        assert GAME.notation.text(GAME.notation.parse(text)) == "convert - 0"
        assert asked(do(read(position([own, RIVAL], pending)), text)) == ("action", 1)


def test_ra_6_4_a_monument_of_the_deck_is_not_gone_but_face_down() -> None:
    """RA-6.4, RA-6.9: the reason tells whether it can still be claimed one day."""
    own = seat("seer", "alchemy", "oracle", pool={"gold": 4})
    state = read(position([own, RIVAL]))
    hidden = COMPONENT.word(state.monument_deck[-1])
    for seen in (state, state.view(0)):
        for word, reason in (
            (hidden, ("monument_face_down", "RA-6.4")),
            ("oracle", ("not_in_the_middle", "RA-6.9")),
        ):
            found = seen.why_not(GAME.notation.parse(f"claim {word}"))
            assert [(one.kind, one.rule) for one in found] == [reason]


def test_ra_8_21_a_turned_component_does_not_hide_missing_essences() -> None:
    """RA-8.21: all unmet conditions are named, each once."""
    own = seat("necromancer", "alchemy", "guard_dog", turned=["necromancer"], pool={"life": 1})
    state = read(position([own, RIVAL]))
    found = state.why_not(GAME.notation.parse("use necromancer.1"))
    assert [(one.kind, one.rule) for one in found] == [
        ("is_turned", "RA-8.3"),
        ("missing_essence", "RA-8.21"),
    ]
    found = state.why_not(GAME.notation.parse("use guard_dog.1"))
    assert [(one.kind, one.rule) for one in found] == [
        ("is_straight", "RA-8.9"),
        ("missing_essence", "RA-8.21"),
    ]
