"""What a player sees and does in a turn of Terra Mystica: wheel, previews, bridge sites, what the bar and the list say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board.view import BoardView
from desktop.games.terra_mystica import layout
from desktop.texts import set_language
from rules.terra_mystica.board import HEX, SITE
from rules.terra_mystica.content import ENGINEERS
from rules.terra_mystica.notation import BRIDGE, BUILD, FINISH
from rules.terra_mystica.state import TerraMysticaState
from tests.desktop.driver import Driver
from tests.desktop.terra_mystica_positions import PLACES, asked, play_until, position
from tests.desktop.test_terra_mystica_decisions import OpenState, open_state  # noqa: F401  (a fixture)


def point_at(driver: Driver, view: BoardView, target: str) -> QPoint:
    """Moves the pointer onto a place and waits for the answer."""
    point = view.spot_point(target)
    QTest.mouseMove(view.viewport(), point)
    QTest.mouseMove(view.viewport(), point + QPoint(1, 1))
    QApplication.processEvents()
    return point


# -- the wheel -----------------------------------------------------------------------------------------------------------


def test_wheel_hides_the_map_beneath(open_state: OpenState) -> None:  # noqa: F811
    """Between the terrains the wheel is pointed at, not the space under it; a click there takes and refuses nothing."""
    driver = open_state(position("action_transform"))
    board = driver.page.board
    scene = board.board()
    state = driver.session.state
    assert isinstance(state, TerraMysticaState)
    centre = layout.wheel_centre(state.stack[-1][5])
    point = board.mapFromScene(centre)
    assert board.target_at(point) == "help:wheel"
    assert not [target for target in scene.marked() if target.startswith("hex:")]
    Driver.click(board.viewport(), point)
    assert not driver.session.history
    assert "illegal" not in scene.marked().values()
    driver.choose_by_mouse(driver.options()[0])
    assert "help:wheel" not in scene.spots


def test_a_space_to_dig_tells_the_whole_price(open_state: OpenState) -> None:  # noqa: F811
    """Before the first click: what the home terrain costs, and what the dwelling on it adds."""
    driver = open_state(_diggable())
    choice, twin = _digging(driver)
    before = driver.session.state
    assert isinstance(before, TerraMysticaState)
    seat = before.decision.seat  # type: ignore[union-attr]
    point_at(driver, driver.page.board, choice)
    words = driver.page.interaction.bubble.text.toPlainText()
    workers, coins = twin.workers[seat] - before.workers[seat], twin.coins[seat] - before.coins[seat]
    assert workers < -1
    assert coins < -1
    assert f"With a dwelling too: −{-workers} workers, −{-coins} coins" in words


def _diggable() -> TerraMysticaState:
    """A turn in which some space can be dug to the home terrain and built on."""
    found = play_until(lambda state: asked("main_action")(state) and bool(_sequences(state)), 0)
    assert found is not None
    return found


def _sequences(state: TerraMysticaState) -> list[tuple[str, TerraMysticaState]]:
    """(target, position afterwards) of transforming to the home terrain and building there."""
    found = []
    seat = state.decision.seat  # type: ignore[union-attr]
    for action in state.legal():
        twin = state.clone()
        twin.play(action)
        if not asked("action_transform")(twin):
            continue
        dig = next((a for a in twin.legal() if a[1] == state.home(seat)), None)
        if dig is None:
            continue
        twin.play(dig)
        if (BUILD, action[1]) in twin.legal():
            twin.play((BUILD, action[1]))
            found.append((f"hex:{HEX.word(action[1])}", twin))
    return found


def _digging(driver: Driver) -> tuple[str, TerraMysticaState]:
    state = driver.session.state
    assert isinstance(state, TerraMysticaState)
    return next(
        (target, twin)
        for target, twin in _sequences(state)
        if len(driver.page.interaction.at_target(target)) == 1
    )


# -- bridges ---------------------------------------------------------------------------------------------------------------


def test_engineers_see_sites_only_if_they_can_pay(open_state: OpenState) -> None:  # noqa: F811
    def poor(state: TerraMysticaState) -> bool:
        turn = asked("main_action", ENGINEERS)(state)
        return turn and not any(action[0] == BRIDGE for action in state.legal())

    state = play_until(poor, 9)
    assert state is not None
    built = {f"bridge:{SITE.word(site)}" for site, _ in state.bridges}
    driver = open_state(state)
    shown = {target for target in driver.page.board.board().spots if target.startswith("bridge:")}
    assert shown == built
    rich = open_state(position("bridge of the Engineers"))
    assert len([t for t in rich.page.board.board().spots if t.startswith("bridge:")]) > len(shown)


# -- the bar and the list -----------------------------------------------------------------------------------------------------


def test_end_turn_is_what_remains(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("free_step"))
    button = driver.page.bar.primary_button()
    assert button is driver.page.bar.button("End turn")
    before = len(driver.session.history)
    Driver.click(button)
    assert len(driver.session.history) > before


def test_enter_answers_the_question_after_a_click(open_state: OpenState) -> None:  # noqa: F811
    """A click on the bar does not send the keys to the players' cards, although its button vanishes."""
    driver = open_state(play_until(_could_do_more, 1))  # type: ignore[arg-type]
    page = driver.page
    Driver.click(page.bar.button("Pass"))
    assert page.turn.asking is not None
    focus = QApplication.focusWidget()
    assert focus is not page.strip
    QTest.keyClick(focus or page, Qt.Key.Key_Return)
    assert page.turn.asking is None
    assert driver.session.decision.kind == "pass_card"  # type: ignore[union-attr]


def test_another_option_during_a_question_is_asked_itself(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(play_until(_could_do_more, 1))  # type: ignore[arg-type]
    page = driver.page
    Driver.click(page.bar.button("Pass"))
    warned = next(c for c in page.interaction.possible() if c.warnings and c.notation != "pass")
    driver.click_row(warned.notation)
    assert page.turn.asking is not None
    assert page.turn.asking.notation == warned.notation
    assert not driver.session.history


def _could_do_more(state: TerraMysticaState) -> bool:
    return state.round == 3 and asked("main_action")(state) and len({a[0] for a in state.legal()}) > 6


def test_building_comes_before_giving_it_up(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("build_after_transform"))
    rows = [
        row.choice.action[0] for row in driver.page.options.list.list_model.rows if row.choice is not None
    ]
    assert rows[0] == BUILD
    assert rows[-1] == FINISH


@pytest.mark.parametrize("code", ["en", "hu"])
def test_questions_have_no_holes(open_state: OpenState, code: str) -> None:  # noqa: F811
    """Every parameter of every question is filled in."""
    set_language(code)
    try:
        for name in PLACES:
            driver = open_state(position(name))
            assert driver.page.bar.prompt.prompt
            assert not set("{}|") & set(driver.page.bar.prompt.prompt), driver.page.bar.prompt.prompt
    finally:
        set_language("en")


def test_the_cross_goes_with_the_next_click(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("place_dwelling"))
    board = driver.page.board
    scene = board.board()
    legal = set(board.legal)
    refused = next(target for target in scene.spots if target.startswith("hex:") and target not in legal)
    Driver.click(board.viewport(), board.spot_point(refused))
    assert scene.marked().get(refused) == "illegal"
    river = next(target for target in scene.spots if target.startswith("hex:r"))
    Driver.click(board.viewport(), board.spot_point(river))
    assert [target for target, state in scene.marked().items() if state == "illegal"] == [river]
    Driver.click(board.viewport(), board.spot_point("help:final_scoring"))  # explained, not refused
    assert "illegal" not in scene.marked().values()


# -- looking ---------------------------------------------------------------------------------------------------------------------


def test_a_faction_pointed_at_shows_its_board(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("choose_faction"))
    mat = driver.page.mat.board()
    visible = [item for item in mat.items() if item.isVisible()]
    assert not visible
    point_at(driver, driver.page.board, "faction:witches")
    assert [item for item in mat.items() if item.isVisible()]
    assert not mat.spots  # only to look at
    point_at(driver, driver.page.board, "hex:r1")
    assert not [item for item in mat.items() if item.isVisible()]


def test_legend_lies_over_the_board_after_zooming(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("leech"))
    board = driver.page.board
    board.zoom_to(board.board().regions()[1][1])
    driver.wait(lambda: board.transform().m11() > 1.5)
    board.fit()
    driver.wait(lambda: board.transform().m11() < 1)
    driver.page.looking.keep_legend()
    legend = driver.page.looking.legends[0]
    assert legend.isVisible()
    assert legend.geometry() == board.viewport().rect()
    driver.page.looking.keep_legend()
