"""Every question of Terra Mystica on the real window: it is seen, it is answered by pointing, and refusals say why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.view import BoardView
from desktop.session.session import GameSession
from desktop.session.table import HUMAN, Seat
from desktop.window import Window
from rules.terra_mystica import GAME
from rules.terra_mystica.notation import ACCEPT, DECLINE
from rules.terra_mystica.state import TerraMysticaState
from tests.desktop.driver import Driver
from tests.desktop.terra_mystica_positions import PLACES, asked, play_until, position

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Feri")
COLOURS = ("red", "blue", "green", "yellow", "black")
ANSWERED_BY_BUTTONS = {"leech", "ordination"}  # the board shows what it is about, the bar asks
TRIED = 2  # options of a question, spread over the list

OpenState = Callable[[TerraMysticaState], Driver]


@pytest.fixture
def open_state(window: Window) -> OpenState:
    """A game that goes on from a position, everybody human."""

    def make(state: TerraMysticaState) -> Driver:
        players = state.setup.players
        seats = [Seat(NAMES[seat], HUMAN, 0, COLOURS[seat]) for seat in range(players)]
        page = window.page("game")
        page.open_session(GameSession.new(GAME, seats, {}, 3, None, start=state.clone()))  # type: ignore[attr-defined]
        window.show_page("game")
        QApplication.processEvents()
        return Driver(window)

    return make


def spread(options: list[str]) -> list[str]:
    step = max(1, len(options) // TRIED)
    return options[::step][:TRIED]


@pytest.mark.parametrize("name", PLACES)
def test_question_is_answered_by_pointing(open_state: OpenState, name: str) -> None:
    """Some options each: what lies on the table is clicked there, the rest in the list; just that action is done."""
    state = position(name)
    driver = open_state(state)
    pointed = 0
    for notation in spread(driver.options()):
        driver = open_state(state)
        wanted = next(c.action for c in driver.page.interaction.possible() if c.notation == notation)
        driver.choose_by_mouse(notation)
        assert driver.session.history[0].action == wanted
        pointed += driver.clicked_targets
    assert pointed or name in ANSWERED_BY_BUTTONS


@pytest.mark.parametrize("name", PLACES)
def test_what_can_be_chosen_is_marked_and_explained(open_state: OpenState, name: str) -> None:
    """Every option with a place has its mark there; pointing at it opens a bubble that begins with the option's words."""
    driver = open_state(position(name))
    page = driver.page
    marked = {**page.board.board().marked(), **page.mat.board().marked()}
    spots = {**page.board.board().spots, **page.mat.board().spots}
    for choice in page.interaction.possible():
        here = [target for target in choice.targets if target in spots]
        assert not here or marked[here[0]] in ("legal", "reachable"), here
    shown = next(
        (
            (view, target, choice)
            for choice in page.interaction.possible()
            for target in choice.targets
            for view in (page.board, page.mat)
            if target in view.board().spots
        ),
        None,
    )
    if shown is None:
        assert name in ANSWERED_BY_BUTTONS
        return
    view, target, choice = shown
    hover(view, target)
    bubble = page.interaction.bubble
    assert bubble.isVisible()
    assert choice.text in bubble.text.toPlainText()


def hover(view: BoardView, target: str) -> None:
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), view.spot_point(target))
    QApplication.processEvents()


def test_no_click_is_dead(open_state: OpenState) -> None:
    """In a turn, a click on any place of the table or the faction board either does something or is answered."""
    driver = open_state(position("free steps"))
    page = driver.page
    silent = []
    for view in (page.board, page.mat):
        scene = view.board()
        for target in list(scene.spots):
            if page.interaction.at_target(target):
                continue
            point = view.spot_point(target)
            if view.target_at(point) != target:
                continue
            page.interaction.clear()
            driver.click(view.viewport(), point)
            if not page.interaction.busy:
                silent.append(target)
    assert silent == []
    assert len(driver.session.history) == 0


def test_a_refused_place_names_all_its_rules(open_state: OpenState) -> None:
    driver = open_state(position("free steps"))
    page, state = driver.page, driver.session.state
    legal = {target for action in state.legal() for target in state.targets(action)}
    refused = {
        target: action
        for action in state.gestures()
        if (reasons := state.why_not(action)) and len(reasons) > 1
        for target in state.targets(action)
        if target not in legal and target in page.board.board().spots
    }
    target, action = next(iter(refused.items()))
    driver.click(page.board.viewport(), page.board.spot_point(target))
    words = page.interaction.bubble.text.toPlainText()
    for violation in state.why_not(action):
        assert violation.rule in words
    assert page.board.board().marked()[target] == "illegal"


# -- what an option tells before it is taken --------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLACES)
def test_consequences_of_every_option(open_state: OpenState, name: str) -> None:
    """They can be told for every option, and telling them changes nothing."""
    driver = open_state(position(name))
    page = driver.page
    before = driver.session.state.to_data()
    for choice in page.interaction.possible():
        assert all(isinstance(line, str) and line for line in page.presentation.consequences(choice))
    assert driver.session.state.to_data() == before


def test_building_tells_whom_it_offers_power(open_state: OpenState) -> None:
    """The sentence agrees with the offer that the rules make afterwards."""
    driver = open_state(before_last_build())
    told = 0
    for choice in driver.page.interaction.possible():
        after = driver.session.state.clone()
        after.play(choice.action)
        if after.decision is None or after.decision.kind != "leech":
            continue
        rival = NAMES[after.decision.seat]
        lines = driver.page.presentation.consequences(choice)
        assert any(f"{rival} {after.decision.params['power']}" in line for line in lines)
        told += 1
    assert told


def before_last_build() -> TerraMysticaState:
    """A turn in which some option makes an offer at once."""

    def is_it(state: TerraMysticaState) -> bool:
        if not asked("main_action")(state):
            return False
        for action in state.legal():
            if GAME.notation.kind(action) in ("build", "upgrade"):
                after = state.clone()
                after.play(action)
                if after.decision is not None and after.decision.kind == "leech":
                    return True
        return False

    for seed in range(50):
        state = play_until(is_it, seed)
        if state is not None:
            return state
    raise AssertionError("no such turn")


def test_bowls_after_a_sacrifice(open_state: OpenState) -> None:
    driver = open_state(position("sacrifice"))
    choice = next(c for c in driver.page.interaction.possible() if c.notation == "sacrifice")
    after = driver.session.state.clone()
    seat = after.decision.seat
    after.play(choice.action)
    bowls = "/".join(str(n) for n in after.bowls[3 * seat : 3 * seat + 3])
    assert any(bowls in line for line in driver.page.presentation.consequences(choice))


# -- standing orders -----------------------------------------------------------------------------------------------------


def leech_of(power: Callable[[int], bool]) -> TerraMysticaState:
    def is_it(state: TerraMysticaState) -> bool:
        return asked("leech")(state) and power(int(state.decision.params["power"]))  # type: ignore[union-attr]

    for seed in range(200):
        state = play_until(is_it, seed)
        if state is not None:
            return state
    raise AssertionError("no such offer")


def test_one_power_is_taken_from_now_on(open_state: OpenState) -> None:
    state = leech_of(lambda power: power == 1)
    driver = open_state(state)
    order = next(notation for notation in driver.options() if notation.endswith("always_one"))
    driver.click_row(order)
    assert driver.session.history[0].action == (ACCEPT,)
    seat = state.decision.seat
    assert driver.page.presentation.standing_answer(state) == (ACCEPT,)
    session = driver.session
    session.state = state.clone()
    session.take_single_options()
    assert session.history[-1].action == (ACCEPT,)
    assert session.history[-1].auto
    assert session.history[-1].seat == seat


def test_large_offers_are_declined_from_now_on_and_asked_again_on_request(open_state: OpenState) -> None:
    state = leech_of(lambda power: power > 1)
    driver = open_state(state)
    order = next(notation for notation in driver.options() if notation.endswith("decline_from"))
    driver.click_row(order)
    assert driver.session.history[0].action == (DECLINE,)
    presentation = driver.page.presentation
    assert presentation.standing_answer(state) == (DECLINE,)
    turn = position("free steps")
    turn.stack[-1] = (turn.stack[-1][0], state.decision.seat % turn.setup.players)
    presentation.view = turn
    rows = presentation.arrange(turn, driver.page.interaction.possible())
    asking = [row for row in rows if row.notation == "ask_again"]
    assert len(asking) == 1
    assert presentation.taken(asking[0])
    assert presentation.standing_answer(state) is None
