"""What begins and ends the rounds of Terra Mystica: first dwellings, others' boards beside, the last spades of a round."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rules.terra_mystica.notation import FINISH
from rules.terra_mystica.state import TerraMysticaState
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.terra_mystica_positions import asked, play_until
from tests.desktop.test_terra_mystica_decisions import OpenState, open_state  # noqa: F401  (a fixture)


def test_the_prompt_counts_the_first_dwellings(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2, seed=3)
    asked = []
    while driver.session.decision.kind != "choose_first_bonus":  # type: ignore[union-attr]
        if driver.session.decision.kind == "place_dwelling":  # type: ignore[union-attr]
            asked.append(driver.page.bar.prompt.prompt)
        driver.choose_by_mouse(driver.options()[0])
    assert [prompt[: len("Place dwelling 1 of 2")] for prompt in asked].count("Place dwelling 1 of 2") >= 1
    assert any(prompt.startswith("Place dwelling 2 of ") for prompt in asked)
    assert all("Terrain: " in prompt for prompt in asked)


def test_large_windows_show_the_boards_of_the_others(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=3, seed=3)
    while driver.session.decision.kind != "main_action":  # type: ignore[union-attr]
        driver.session.act(driver.session.legal()[0])
    strip = driver.page.strip
    QTest.qWait(150)
    assert strip.miniatures == {}  # no room here
    driver.window.resize(2560, 1440)
    decider = driver.session.decision.seat  # type: ignore[union-attr]
    others = {seat for seat in range(3) if seat != decider}
    driver.wait(lambda: set(strip.miniatures) == others)
    for seat in range(3):
        assert strip.rect_of(seat).bottom() <= strip.height()
    first = min(others)
    Driver.click(strip, strip.rect_of(first).center().toPoint())
    driver.wait(lambda: first not in strip.miniatures)  # its board is the large one now
    driver.window.resize(1366, 768)
    driver.wait(lambda: strip.miniatures == {})


def _last_spades(state: TerraMysticaState) -> bool:
    """The last question of a round: giving it up leads to the next income."""
    if state.decision is None or state.decision.kind != "cult_spades":
        return False
    twin = state.clone()
    twin.play((FINISH,))
    return twin.round > state.round


def test_giving_up_spades_gains_nothing(open_state: OpenState) -> None:  # noqa: F811
    """The income of the round that begins afterwards is not the option's gain."""
    state = play_until(_last_spades, 3)
    assert state is not None
    driver = open_state(state)
    shown = driver.page.interaction.preview_of(
        next(choice for choice in driver.page.interaction.possible() if choice.action == (FINISH,))
    )
    assert shown.amounts == ()
    assert shown.after is None
    row = next(
        row
        for row in driver.page.options.list.list_model.rows
        if row.choice and row.choice.action == (FINISH,)
    )
    assert not (row.price() if callable(row.price) else row.price)


def test_gains_read_well_whatever_their_number(open_state: OpenState) -> None:  # noqa: F811
    state = play_until(_last_spades, 3)
    assert state is not None
    driver = open_state(state)
    driver.choose_by_mouse("finish")
    QApplication.processEvents()
    assert driver.page.log_writer is not None
    lines = [
        driver.page.texts.event(event)  # type: ignore[union-attr]
        for taken in driver.session.history
        for event in taken.events
        if event.kind == "gained"
    ]
    assert lines
    assert all(" +" in line for line in lines)


def test_the_last_card_of_a_round_tells_only_its_own_income(open_state: OpenState) -> None:  # noqa: F811
    """Passing last begins the next round: the power of that income is not what the card does."""

    def last_card(state: TerraMysticaState) -> bool:
        if not asked("pass_card")(state) or state.round < 2:
            return False
        twin = state.clone()
        twin.play(state.legal()[0])
        seat = state.decision.seat  # type: ignore[union-attr]
        return (
            twin.round > state.round
            and twin.bowls[3 * seat : 3 * seat + 3] != state.bowls[3 * seat : 3 * seat + 3]
        )

    state = next(found for seed in range(20) if (found := play_until(last_card, seed)) is not None)
    driver = open_state(state)
    view = driver.page.board
    for choice in driver.page.interaction.possible():
        target = next(target for target in choice.targets if target in view.board().spots)
        QTest.mouseMove(view.viewport(), view.spot_point(target))
        QApplication.processEvents()
        said = driver.page.interaction.bubble.text.toPlainText()
        assert choice.text in said
        assert "bowls" not in said
    number = driver.session.state.round  # type: ignore[attr-defined]
    driver.choose_by_mouse(driver.options()[0])
    assert driver.session.state.round == number + 1 or driver.session.decision.kind == "cult_spades"  # type: ignore[attr-defined, union-attr]
