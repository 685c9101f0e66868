"""Res Arcana at the window: the essence picker, the Collect screen, orders, reactions, and what stays hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.view import BoardView
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.card_choice import CardOrder, CardSet
from desktop.games.res_arcana.collecting import CollectDraft
from desktop.games.res_arcana.essence_picker import EssencePicker
from desktop.pages.game import GamePage
from rules.core import State
from rules.res_arcana.essences import ESSENCE_IDS
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.sessions import moves_until, new_session

Wanted = Callable[[State], bool]


def play_until(open_game: OpenGame, wanted: Wanted, people: int = 2, **more: object) -> Driver:
    """A game in which the wanted question is asked, searched for without the window."""
    for seed in range(1, 60):
        moves = moves_until(new_session("res_arcana", people, seed=seed, **more), wanted)  # type: ignore[arg-type]
        if moves is not None:
            driver = open_game("res_arcana", people=people, seed=seed, moves=moves, **more)
            driver.lift_curtain()
            QApplication.processEvents()
            return driver
    raise AssertionError("no such position met")


def asked(kind: str, least: int = 2) -> Wanted:
    def wanted(state: State) -> bool:
        decision = state.decision
        return decision is not None and decision.kind == kind and len(state.legal()) >= least

    return wanted


def press(driver: Driver, view: BoardView, target: str) -> None:
    point = view.spot_point(target)
    assert view.target_at(point) == target
    driver.click(view.viewport(), point)


# -- the essence picker ---------------------------------------------------------------------------------------------


def picker_of(driver: Driver) -> EssencePicker:
    draft = driver.page.drafting.draft
    assert isinstance(draft, EssencePicker)
    return draft


def test_picker_by_mouse_pays_what_was_counted_out(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("payment", 6))
    picker, tray, session = picker_of(driver), driver.page.tray, driver.session
    before = session.state.pools[picker.seat]  # type: ignore[attr-defined]
    for essence, count in enumerate(picker.counts):
        for _ in range(count):
            press(driver, tray, f"pick:-:{ESSENCE_IDS[essence]}")
    assert picker.total == 0
    assert picker.problem()
    steps = len(session.history)
    press(driver, tray, "pick:confirm")  # not complete: it says so and nothing happens
    assert len(session.history) == steps
    wanted = max(picker.heaps, key=lambda heap: heap[::-1])
    for essence, count in enumerate(wanted):
        for _ in range(count):
            press(driver, tray, f"pick:+:{ESSENCE_IDS[essence]}")
    assert picker.counts == wanted
    press(driver, tray, "pick:confirm")
    driver.answer_question()
    assert len(session.history) > steps
    paid = session.history[steps]
    assert session.game.notation.text(paid.action).split()[1:] == [
        ESSENCE_IDS[t] for t, n in enumerate(wanted) for _ in range(n)
    ]
    assert sum(before) - sum(wanted) >= 0


def test_a_full_picker_swaps_with_one_click(open_game: OpenGame) -> None:
    """It opens with a suggestion: another type takes the place of one that is already there."""
    driver = play_until(open_game, asked("payment", 6))
    picker = picker_of(driver)
    assert picker.total == picker.size
    other = next(t for t in range(5) if not picker.counts[t] and picker.may_add(t))
    press(driver, driver.page.tray, f"pick:+:{ESSENCE_IDS[other]}")
    assert picker.counts[other] == 1
    assert picker.total == picker.size
    assert not picker.problem()


def test_picker_by_keyboard(open_game: OpenGame) -> None:
    """E L C D G add one, with Shift they take one back, Enter gives the answer."""
    driver = play_until(open_game, asked("choose_essences", 8))
    draft = driver.page.drafting.draft
    picker = draft.picker if isinstance(draft, CollectDraft) else draft
    assert isinstance(picker, EssencePicker)
    keys = (Qt.Key.Key_E, Qt.Key.Key_L, Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_G)
    driver.page.options.list.setFocus()
    for essence, count in enumerate(picker.counts):
        for _ in range(count):
            driver.key(keys[essence], Qt.KeyboardModifier.ShiftModifier)
    shown = draft.picker if isinstance(draft, CollectDraft) else draft
    assert shown.total == 0  # type: ignore[union-attr]
    for _ in range(picker.size):
        driver.key(Qt.Key.Key_L)
    shown = draft.picker if isinstance(draft, CollectDraft) else draft
    assert shown.counts == (0, picker.size, 0, 0, 0)  # type: ignore[union-attr]
    steps = len(driver.session.history)
    driver.page.board.setFocus()
    driver.key(Qt.Key.Key_Return)
    driver.answer_question()
    texts = [driver.session.game.notation.text(t.action) for t in driver.session.history[steps:]]
    assert " ".join(["gain", *["life"] * picker.size]) in texts


def test_picker_names_what_is_excluded_and_remembers(open_game: OpenGame) -> None:
    def discarded(state: State) -> bool:
        return asked("choose_essences")(state) and state.decision.params["component"] == "discard_action"  # type: ignore[union-attr]

    driver = play_until(open_game, discarded)
    picker = picker_of(driver)
    assert not picker.may_add(4)
    picker.set((0, 0, 1, 0, 0))
    assert picker.why_not_add(4) == "Gold is excluded here."
    press(driver, driver.page.tray, "pick:+:gold")  # grey: explained, not counted
    assert picker.counts == (0, 0, 1, 0, 0)
    picker.set((0, 0, 2, 0, 0))
    press(driver, driver.page.tray, "pick:confirm")
    presentation = driver.page.presentation
    again = type(picker)(picker.view, picker.texts, list(picker.heaps.values()), presentation._memory)  # type: ignore[union-attr]
    assert again.counts == (0, 0, 2, 0, 0)


def test_pool_counters_feed_the_picker(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("payment", 6))
    picker = picker_of(driver)
    essence = next(t for t, n in enumerate(picker.counts) if n)
    picker.less(essence)
    total = picker.total
    press(driver, driver.page.board, f"essence:{ESSENCE_IDS[essence]}")
    assert picker.total == total + 1


# -- Collect --------------------------------------------------------------------------------------------------------


def several_questions(state: State) -> bool:
    from desktop.games.res_arcana.collecting import in_collect

    if not in_collect(state):
        return False
    twin, seat, count = state.clone(), state.decision.seat, 0  # type: ignore[union-attr]
    while twin.decision is not None and twin.decision.seat == seat and in_collect(twin):
        count += 1
        twin.play(twin.legal()[0])
    return count > 1


def test_collect_is_one_screen_with_one_confirm(open_game: OpenGame) -> None:
    driver = play_until(open_game, several_questions)
    draft, session, page = driver.page.drafting.draft, driver.session, driver.page
    assert isinstance(draft, CollectDraft)
    seat = draft.seat
    first = session.state.digest()
    question = next(q for q in draft.questions if q.picker is None)
    other = next(c for c in question.choices if c.action != question.answer)
    steps = len(session.history)
    press(driver, page.board, other.targets[0])
    assert len(session.history) == steps  # nothing is final yet
    assert draft.picked(next(c for c in draft.choices() if c.notation == other.notation))
    wanted = [q.answer for q in draft.questions]
    expected = draft.then
    button = page.bar.button("Confirm")
    assert button is not None
    driver.click(button)
    driver.answer_question()
    made = [taken.action for taken in session.history[steps:] if not taken.auto][: len(wanted)]
    assert made == wanted
    assert session.history[steps + len(wanted) - 1].seat == seat
    after = (
        session.history[steps + len(wanted)].before
        if len(session.history) > steps + len(wanted)
        else session.state
    )
    assert after.pools[seat] == expected  # type: ignore[attr-defined]
    assert session.undo()  # one undo takes all of it back
    assert session.state.digest() == first
    assert session.redo()
    assert [t.action for t in session.history[steps:] if not t.auto][: len(wanted)] == wanted


def test_a_vault_left_alone_asks_for_its_interest(open_game: OpenGame) -> None:
    """What depends on another answer comes and goes with it (RA-5.6)."""

    def vault(state: State) -> bool:
        decision = state.decision
        return (
            decision is not None
            and decision.kind == "collect_take_or_leave"
            and decision.params["component"] == "vault"
            and "gold" in state.position_data()["seats"][decision.seat]["stored"]["vault"]
        )

    driver = play_until(open_game, vault, people=3)
    draft = driver.page.drafting.draft
    assert isinstance(draft, CollectDraft)

    def interest() -> bool:
        return any(q.key[:2] == ("choose_essences", "vault") for q in draft.questions)

    take, leave = draft.questions[0].choices
    draft.pick(leave)
    assert interest()
    draft.pick(take)
    assert not interest()


# -- cards ------------------------------------------------------------------------------------------------------------


def test_order_by_arrows_and_by_dragging(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("reorder_order", 6))
    draft, tray = driver.page.drafting.draft, driver.page.tray
    assert isinstance(draft, CardOrder)
    a, b, c = draft.cards
    press(driver, tray, "order:0:1")
    assert draft.cards == [b, a, c]
    start, end = tray.spot_point(f"component:{c}"), tray.spot_point(f"component:{b}")
    QTest.mousePress(tray.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(tray.viewport(), (start + end) / 2)
    QTest.mouseMove(tray.viewport(), end)
    QTest.mouseRelease(tray.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert draft.cards == [c, b, a]
    press(driver, tray, "pick:confirm")
    taken = next(t for t in reversed(driver.session.history) if t.kind == "reorder_order")
    assert driver.session.game.notation.text(taken.action) == f"order {c} {b} {a}"


def test_several_cards_are_discarded_with_one_confirm(open_game: OpenGame) -> None:
    def several(state: State) -> bool:
        return asked("discard_card")(state) and int(state.decision.params["count"]) > 1  # type: ignore[union-attr]

    driver = play_until(open_game, several, people=3)
    draft, session = driver.page.drafting.draft, driver.session
    assert isinstance(draft, CardSet)
    cards = list(draft.offered)[: draft.size]
    for id in cards:
        press(driver, driver.page.tray, f"component:{id}")
    assert draft.chosen == cards
    steps = len(session.history)
    press(driver, driver.page.tray, "pick:confirm")
    made = [session.game.notation.text(t.action) for t in session.history[steps : steps + len(cards)]]
    assert made == [f"drop {id}" for id in cards]


def test_a_mage_is_chosen_and_then_confirmed(open_game: OpenGame) -> None:
    driver = open_game("res_arcana", people=2, seed=4)
    driver.lift_curtain()
    draft, session = driver.page.drafting.draft, driver.session
    assert isinstance(draft, CardSet)
    steps = len(session.history)
    first, second = draft.offered
    press(driver, driver.page.board, f"component:{first}")
    press(driver, driver.page.board, f"component:{second}")  # one too many replaces the first
    assert draft.chosen == [second]
    assert len(session.history) == steps
    press(driver, driver.page.tray, "pick:confirm")
    assert session.game.notation.text(session.history[steps].action) == f"mage {second}"


# -- attacks ------------------------------------------------------------------------------------------------------------


def test_a_reaction_by_its_card(open_game: OpenGame) -> None:
    def reaction(state: State) -> bool:
        words = [state.game.notation.text(action).split()[0] for action in state.legal()]
        return asked("react_attack")(state) and words.count("react") == 1

    driver = play_until(open_game, reaction, people=3)
    react = next(n for n in driver.options() if n.startswith("react"))
    id = react.split()[1].rpartition(".")[0]
    assert f"component:{id}" in driver.page.board.board().marked()  # type: ignore[union-attr]
    steps = len(driver.session.history)
    press(driver, driver.page.board, f"component:{id}")
    driver.answer_question()
    assert driver.session.game.notation.text(driver.session.history[steps].action) == react


def test_suffering_by_its_button_in_the_tray(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("react_attack"), people=3)
    steps = len(driver.session.history)
    press(driver, driver.page.tray, "answer:suffer")
    driver.answer_question()
    assert driver.session.game.notation.text(driver.session.history[steps].action) == "suffer"


# -- what lies on the table ------------------------------------------------------------------------------------------------


def test_claimed_places_leave_a_gap_with_their_owner(open_game: OpenGame) -> None:
    def claimed(state: State) -> bool:
        return asked("action")(state) and len(state.position_data()["middle"]["places"]) < 5

    driver = play_until(open_game, claimed)
    scene = driver.page.board.board()
    assert scene is not None
    gap = next(name for name in scene.spots if name.startswith("gap:") and scene.explain(name) is not None)
    assert any(seat.name in scene.spots[gap].label for seat in driver.session.seats)
    steps = len(driver.session.history)
    press(driver, driver.page.board, gap)
    assert len(driver.session.history) == steps


def test_a_refused_card_says_what_is_missing(open_game: OpenGame) -> None:
    """A monument without 4 Gold (RA-6.4): the bubble names the rule at the spot."""

    def poor(state: State) -> bool:
        decision = state.decision
        if decision is None or decision.kind != "action":
            return False
        return state.pools[decision.seat][4] < 4  # type: ignore[attr-defined, no-any-return]

    driver = play_until(open_game, poor)
    id = driver.session.state.position_data()["middle"]["face_up"][0]
    press(driver, driver.page.board, f"component:{id}")
    bubble = driver.page.interaction.bubble
    assert bubble.isVisible()
    assert "Gold" in bubble.text.toPlainText()
    assert "RA-" in bubble.text.toPlainText()


def test_piles_show_what_their_owner_may_know(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("action"))
    scene = driver.page.board.board()
    assert scene is not None
    seat = driver.session.viewer
    deck = set(driver.session.state.position_data()["seats"][seat]["deck"])
    assert deck
    press(driver, driver.page.tray, "deck:own")
    shown = {name[10:] for name in scene.spots if name.startswith("component:")}
    assert deck <= shown
    press(driver, driver.page.board, "spread:close")
    assert not deck & {name[10:] for name in scene.spots if name.startswith("component:")}


def said(page: GamePage, entry: dict[str, list[str]]) -> list[str]:
    """Cards of a hand or deck that a spot of any board names."""
    assert page.texts is not None
    texts = page.texts
    labels = [
        f"{spot.name} {spot.label}"
        for view in page.views
        if (scene := view.board()) is not None
        for spot in scene.spots.values()
    ]
    secret = {id for key in ("hand", "deck") for id in entry[key]}
    return [id for id in secret if any(id in label or texts.word(id) in label for label in labels)]


@pytest.mark.parametrize("people", [2, 4])
def test_nothing_of_another_hand_is_on_the_screen(open_game: OpenGame, people: int) -> None:
    """Neither behind the curtain nor after it: cards of others have no place, no name and no picture."""
    driver = open_game("res_arcana", people=people, seed=5)
    session, page = driver.session, driver.page
    for _ in range(60):
        if session.over:
            break
        seats = session.state.position_data()["seats"]
        decider = session.decision.seat if session.decision is not None else -1
        QApplication.processEvents()
        if page.curtain.drawn:
            assert [said(page, seats[seat]) for seat in range(people)] == [[]] * people
            driver.lift_curtain()
        public = {id for entry in seats for id in entry["discard"]}
        for seat in range(people):
            if seat != decider:
                assert set(said(page, seats[seat])) <= public
        session.act(driver.rng.choice(session.legal()))


def test_hovered_card_of_a_full_row_comes_to_the_front(open_game: OpenGame) -> None:
    def full(state: State) -> bool:
        decision = state.decision
        if decision is None or decision.kind != "action":
            return False
        return len(state.position_data()["seats"][decision.seat]["hand"]) > 3

    driver = play_until(open_game, full, people=3)
    tray = driver.page.tray
    scene = tray.board()
    assert scene is not None
    hand = [name for name in scene.spots if name.startswith("component:")]
    QTest.mouseMove(tray.viewport(), QPoint(1, 1))
    QTest.mouseMove(tray.viewport(), tray.spot_point(hand[0]))
    QApplication.processEvents()
    cards = scene._cards  # type: ignore[attr-defined]
    assert max(cards.values(), key=lambda item: item.zValue()).id == hand[0][10:]


def test_payments_beyond_the_suggested_ones_are_folded(open_game: OpenGame) -> None:
    """Five rows and a heading; a click on the heading opens the rest, and each of them can be taken."""
    driver = play_until(open_game, asked("payment", 9))
    rows = driver.page.options.list.list_model.rows
    assert sum(row.choice is not None for row in rows) == 5
    heading = next(row for row in rows if row.folded)
    assert heading.text == f"{len(heading.folded)} more payments"
    wanted = heading.folded[-1].choice
    assert wanted is not None
    steps = len(driver.session.history)
    driver.click_row(wanted.notation)
    driver.answer_question()
    assert driver.session.history[steps].action == wanted.action


@pytest.mark.parametrize("in_one_row", [True, False])
def test_power_lines_are_targets_where_a_finger_can_hit_them(open_game: OpenGame, in_one_row: bool) -> None:
    """On tall cards each line is a target, even at 1366; on low ones the card is, until one zooms in."""

    def two_powers(state: State) -> bool:
        words = [state.game.notation.text(action) for action in state.legal()]
        used = [word.split()[1].rpartition(".")[0] for word in words if word.startswith("use ")]
        if not asked("action")(state) or not any(used.count(id) > 1 for id in used):
            return False
        play = state.position_data()["seats"][state.decision.seat]["play"]  # type: ignore[union-attr]
        return (len(play) <= layout.OWN_SLOTS) == in_one_row

    driver = play_until(open_game, two_powers)
    view, page = driver.page.board, driver.page
    used = [n.split()[1] for n in driver.options() if n.startswith("use ")]
    id = next(p.rpartition(".")[0] for p in used if f"{p.rpartition('.')[0]}.2" in used and p.endswith(".1"))
    scene = view.board()
    assert scene is not None
    line = scene.spots[f"power:{id}.1"]
    if not in_one_row:
        assert view.target_at(view.mapFromScene(line.centre())) == f"component:{id}"
        driver.click(view.viewport(), view.mapFromScene(line.centre()))
        assert page.interaction.ring.isVisible()  # two usable powers: the choice ring
        page.interaction.ring.hide()
        assert scene.marked()[f"component:{id}"] == "legal"
        view.zoom_to(scene.spots[f"component:{id}"].rect(), 0)
    assert scene.marked()[f"power:{id}.1"] == "legal"  # the frame goes with the target
    steps = len(driver.session.history)
    press(driver, view, f"power:{id}.1")
    driver.answer_question()
    assert driver.session.game.notation.text(driver.session.history[steps].action) == f"use {id}.1"


def test_open_discard_piles_of_rivals_can_be_looked_through(open_game: OpenGame) -> None:
    def discarded(state: State) -> bool:
        decision = state.decision
        if decision is None or decision.kind != "action":
            return False
        return any(
            entry["discard"] for n, entry in enumerate(state.position_data()["seats"]) if n != decision.seat
        )

    driver = play_until(open_game, discarded)
    scene = driver.page.board.board()
    assert scene is not None
    rival = 1 - driver.session.viewer
    pile = set(driver.session.state.position_data()["seats"][rival]["discard"])
    press(driver, driver.page.board, f"discard:{rival}")
    assert pile <= {name[10:] for name in scene.spots if name.startswith("component:")}
    press(driver, driver.page.board, "spread:close")
    assert "spread:close" not in scene.spots


def test_pointing_at_an_option_shows_the_pool_afterwards(open_game: OpenGame) -> None:
    def paid(state: State) -> bool:
        return asked("action")(state) and any(
            state.game.notation.text(action).startswith("claim ") for action in state.legal()
        )

    driver = play_until(open_game, paid)
    claim = next(n for n in driver.options() if n.startswith("claim "))
    view, tray = driver.page.board, driver.page.tray.board()
    assert tray is not None
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    QTest.mouseMove(view.viewport(), view.spot_point(f"component:{claim.split()[1]}"))
    QApplication.processEvents()
    panel = tray._panel  # type: ignore[attr-defined]
    assert panel.previewing
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    QApplication.processEvents()
    assert not panel.previewing


def test_score_sheet_has_the_tie_break(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("action"))
    presentation, session = driver.page.presentation, driver.session
    assert presentation is not None
    [(label, values)] = presentation.sheet_notes(session.view())
    assert "Gold" in label
    pools = [entry["pool"] for entry in session.state.position_data()["seats"]]
    assert values == [sum(pool.values()) + pool.get("gold", 0) for pool in pools]


def test_the_board_stays_on_the_side_of_the_only_person(open_game: OpenGame) -> None:
    driver = open_game("res_arcana", people=1, bots=1, seed=3)
    scene = driver.page.board.board()
    assert scene is not None
    for _ in range(12):
        driver.wait(lambda: driver.session.over or driver.human_turn(), 30)
        assert scene.own == 0  # type: ignore[attr-defined]
        driver.step_by_mouse()
        assert scene.own == 0  # type: ignore[attr-defined]
