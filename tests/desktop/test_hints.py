"""Hints by F2: that the bot thinks is seen, where, what and why is said, and the key is never silent."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.art import look
from desktop.panels.option_list import OptionsView
from desktop.panels.option_row import Row
from desktop.panels.score_sheet import ScoreSheet
from desktop.play import hints as hints_module
from desktop.play import interaction as interaction_module
from desktop.play.hint_words import expected_steps, step_words
from desktop.session.bots import BotPool
from desktop.session.choices import Choice
from desktop.session.statistics import read_games
from desktop.session.table import Table
from rules.bots import Answer, Candidate, Reason
from rules.bots.worker import BotFailed
from rules.core import Action
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver

TEXT_GAMES = ("teotihuacan", "northgard", "terramara")
FOR, AGAINST, SMALL, MORE = (
    Reason("a", "cocoa", 3.14),
    Reason("b", "locked workers", -0.82),
    Reason("c", "wood", 0.6),
    Reason("d", "gold", -0.3),
)


class Thought:
    """A bot that answers when the test wants it."""

    def __init__(self) -> None:
        self.answer: Answer | None = None
        self.error = ""
        self.cancelled = False

    def poll(self) -> bool:
        return self.answer is not None or bool(self.error)

    def progress(self) -> float:
        return 0.4

    def cancel(self) -> None:
        self.cancelled = True

    def result(self) -> Answer | None:
        if self.error:
            raise BotFailed(self.error)
        return self.answer


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Every question that was asked of a bot."""
    asked: list[Thought] = []

    def send(pool: BotPool, *_question: object) -> None:
        asked.append(Thought())
        pool._thought = asked[-1]  # type: ignore[assignment]

    monkeypatch.setattr(BotPool, "_send", send)
    return asked


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader would say."""
    said: list[str] = []
    for module in (hints_module, interaction_module):
        monkeypatch.setattr(module, "announce", lambda _widget, text: said.append(text))
    return said


def answer_of(
    action: Action, other: Action | None = None, reasons: Sequence[Reason] = (), line: Sequence[Action] = ()
) -> Answer:
    best = Candidate(action, 5.0, 7, (action, *line), {"a": 5.0})
    rest = (Candidate(other, 2.5, 7, (other,), {"a": 1.0}),) if other is not None else ()
    return Answer(action, "expert", (best, *rest), tuple(reasons), 14, 2.0)


def press(driver: Driver) -> None:
    QTest.keyClick(driver.window, Qt.Key.Key_F2)
    QApplication.processEvents()


def ask(driver: Driver, thoughts: list[Thought], answer: Answer) -> None:
    """F2, and the bot answers."""
    press(driver)
    thoughts[-1].answer = answer
    driver.wait(lambda: not driver.page.hints.thinking)


def said(driver: Driver) -> str:
    assert driver.page.interaction.bubble.isVisible()
    return driver.page.interaction.bubble.text.toPlainText()


def opened(open_game: OpenGame, slug: str = "teotihuacan", **table: object) -> Driver:
    driver = open_game(slug, **table)
    driver.lift_curtain()
    return driver


def play_until(driver: Driver, wanted: Callable[[], Action | None]) -> Action:
    """Random moves until there is such an option."""
    for _ in range(400):
        driver.lift_curtain()
        found = wanted()
        if found is not None:
            QApplication.processEvents()
            return found
        driver.session.act(driver.rng.choice(driver.session.legal()))
    raise AssertionError("no such option")


# -- while the bot thinks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_Escape])
def test_thinking_is_seen_at_once_and_can_be_stopped(
    open_game: OpenGame, thoughts: list[Thought], spoken: list[str], key: Qt.Key
) -> None:
    driver = opened(open_game)
    driver.session.act(driver.session.legal()[0])  # Esc could take this back
    driver.lift_curtain()
    before, second = len(driver.session.history), driver.page.bar.prompt.second
    press(driver)
    bar = driver.page.bar
    assert "Thinking about a hint" in bar.prompt.second
    assert "Thinking about a hint" in spoken[-1]
    assert bar.prompt.progress > 0
    button = bar.button("Stop thinking")
    assert button is not None
    assert button.lit
    driver.key(key)
    assert thoughts[0].cancelled
    assert bar.prompt.second == second
    assert bar.prompt.progress < 0
    assert bar.button("Stop thinking") is None
    assert len(driver.session.history) == before
    assert not driver.session.helped  # nothing was told


def test_the_bulb_stops_what_it_started(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    bulb = driver.page.bar.button("Hint")
    assert bulb is not None
    driver.click(bulb)
    assert driver.page.hints.thinking
    driver.click(bulb)
    assert thoughts[0].cancelled
    driver.click(bulb)
    assert len(thoughts) == 2


def test_whoever_goes_to_the_replay_waits_for_no_hint(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    driver.session.act(driver.session.legal()[0])
    driver.lift_curtain()
    press(driver)
    QTest.keyClick(driver.window, Qt.Key.Key_F7)
    assert driver.page.replay_at is not None
    assert thoughts[0].cancelled
    assert driver.page.bar.prompt.progress < 0


def test_a_bot_that_fails_says_so(
    open_game: OpenGame, thoughts: list[Thought], spoken: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    driver = opened(open_game)
    press(driver)
    thoughts[0].error = "worker died"
    driver.wait(lambda: not driver.page.hints.thinking)
    assert "could not finish its thought" in said(driver)
    assert "F2 tries again" in spoken[-1]
    assert "worker died" in capsys.readouterr().err
    assert driver.page.bar.button("Hint") is not None
    press(driver)
    assert len(thoughts) == 2


# -- where ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", TEXT_GAMES)
def test_the_text_view_shows_where(open_game: OpenGame, thoughts: list[Thought], slug: str) -> None:
    """The lowest place that can be chosen: it is scrolled to, framed, and the bubble stands beside it."""
    driver = opened(open_game, slug)
    table, legal = driver.page.table, driver.session.legal

    def below_the_window() -> Action | None:
        table.settle()
        for action in legal():
            places = [rect for t in driver.session.state.targets(action)[-1:] for rect in table.places(t)]
            if places and min(rect.top() for rect in places) > table.viewport().height():
                return action
        return None

    action = play_until(driver, below_the_window)
    target = driver.session.state.targets(action)[-1]
    ask(driver, thoughts, answer_of(action))
    assert said(driver).startswith("Look here.")
    spot = table.spot_rect(target)
    assert spot is not None
    assert table.viewport().rect().contains(spot)
    on_page = QRect(table.viewport().mapTo(driver.page, spot.topLeft()), spot.size())
    assert not driver.page.interaction.bubble.geometry().intersects(on_page)
    distance = on_page.adjusted(-12, -12, 12, 12)
    assert driver.page.interaction.bubble.geometry().intersects(distance)
    image = table.viewport().grab(spot.adjusted(-6, -4, 6, 4)).toImage()
    frame = look.state("hover").name()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert frame in colours
    driver.session.act(action)
    QApplication.processEvents()
    assert table._marked == ()


def test_pointing_at_a_row_frames_its_place_in_the_text(open_game: OpenGame) -> None:
    driver = opened(open_game)
    view = driver.page.options.list
    row = next(i for i, r in enumerate(view.list_model.rows) if r.choice is not None and r.choice.targets)
    choice = view.list_model.rows[row].choice
    assert choice is not None
    QTest.mouseMove(view.viewport(), view.visualRect(view.list_model.index(row)).center())
    QApplication.processEvents()
    assert driver.page.table._marked == choice.targets
    view.leaveEvent(None)
    assert driver.page.table._marked == ()


def test_an_option_without_a_place_is_shown_by_its_row(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "northgard")

    def nowhere() -> Action | None:
        legal, targets = driver.session.legal(), driver.session.state.targets
        return next((a for a in reversed(legal) if not targets(a)), None) if len(legal) > 3 else None

    action = play_until(driver, nowhere)
    ask(driver, thoughts, answer_of(action))
    assert said(driver).startswith("Look at this option.")
    view = driver.page.options.list
    assert view.current_choice() is not None
    assert view.current_choice().action == action  # type: ignore[union-attr]
    row = view.visualRect(view.currentIndex())
    assert view.viewport().rect().intersects(row)
    on_page = QRect(view.viewport().mapTo(driver.page, row.topLeft()), row.size())
    assert not driver.page.interaction.bubble.geometry().intersects(on_page)


def test_a_place_that_is_not_drawn_is_shown_by_its_row(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[0]
    choice = Choice(action, driver.session.game.notation.text(action), "", ("nowhere:1",))
    place = driver.page.interaction.point_out(choice)
    assert place.is_row
    assert driver.page.options.geometry().intersects(place.rect)


def test_a_folded_row_is_unfolded(window: object) -> None:
    view = OptionsView()
    view.resize(300, 200)
    choices = [Choice((i,), f"take {i}", f"Take {i}", ()) for i in range(30)]
    view.list_model.set_rows(
        [Row("Take 0", choices[0]), Row("more", folded=[Row(c.text, c) for c in choices[1:]])]
    )
    view.show()
    found = view.reveal("take 27")
    assert found is not None
    assert view.current_choice() == choices[27]
    assert view.viewport().rect().contains(found)
    assert view.reveal("take 99") is None
    view.close()


@pytest.mark.parametrize("slug", ["terra_mystica", "res_arcana"])
def test_boards_show_where(open_game: OpenGame, thoughts: list[Thought], slug: str) -> None:
    driver = opened(open_game, slug)
    interaction = driver.page.interaction
    drawn = play_until(
        driver,
        lambda: next(
            (
                a
                for a in driver.session.legal()
                if any(interaction.places.of_target(t) for t in driver.session.state.targets(a)[-1:])
            ),
            None,
        ),
    )
    target = driver.session.state.targets(drawn)[-1]
    ask(driver, thoughts, answer_of(drawn))
    assert said(driver).startswith("Look here.")
    spot = interaction.places.of_target(target)
    assert spot is not None
    assert not interaction.bubble.geometry().intersects(spot)
    scene = interaction.scene_of(target)
    assert scene is not None
    assert scene.marked()[target] == "hover"


# -- what, and why -------------------------------------------------------------------------------------------------


def explained(driver: Driver, thoughts: list[Thought], answer: Answer) -> str:
    ask(driver, thoughts, answer)
    press(driver)
    press(driver)
    return said(driver)


def test_the_second_press_says_what(open_game: OpenGame, thoughts: list[Thought], spoken: list[str]) -> None:
    driver = opened(open_game)
    action = driver.session.legal()[-1]
    ask(driver, thoughts, answer_of(action))
    press(driver)
    label = driver.page.texts.label(action)  # type: ignore[union-attr]
    assert f"A good option: {label}" in said(driver)
    assert f"A good option: {label}" in spoken[-1]
    current = driver.page.options.list.current_choice()
    assert current is not None
    assert current.action == action
    assert len(thoughts) == 1


def test_the_third_press_says_why(open_game: OpenGame, thoughts: list[Thought], spoken: list[str]) -> None:
    driver = opened(open_game)
    action, other = driver.session.legal()[:2]
    texts = driver.page.texts
    assert texts is not None
    fifth = Reason("e", "stone", 0.1)
    answer = answer_of(action, other, (FOR, AGAINST, SMALL, MORE, fifth))
    text = explained(driver, thoughts, answer)
    assert text.startswith(texts.label(action))
    assert "About 2.5 points better, on average of 7 looks ahead" in text
    assert texts.label(other) in text
    amounts = [text.index(amount) for amount in ("+3.1", "−0.8", "+0.6", "−0.3")]
    assert amounts == sorted(amounts)
    assert "+0.1" not in text
    assert "one guess" not in text
    for word in ("+3.1 cocoa.", "−0.8 locked workers.", texts.label(other)):
        assert word in spoken[-1]
    press(driver)
    assert said(driver) == text  # asked again, it is said again


def test_reasons_are_hungarian_in_hungarian(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    driver.window.settings["language"] = "hu"
    QApplication.processEvents()
    action, other = driver.session.legal()[:2]
    text = explained(driver, thoughts, answer_of(action, other, (FOR, AGAINST)))
    assert "+3,1" in text
    assert "kakaó" in text
    assert "locked workers" not in text
    assert "2,5 ponttal jobb" in text


def test_terms_of_all_games_and_sources_of_points_have_words(
    open_game: OpenGame, thoughts: list[Thought]
) -> None:
    """What the others have is no term of a game's own; at the end of a game points count by their source."""
    driver = opened(open_game)
    action, other = driver.session.legal()[:2]
    reasons = (
        Reason("rivals", "what the others have", 2.0),
        Reason("gold_deposits", "gold_deposits", 1.0),
    )
    text = explained(driver, thoughts, answer_of(action, other, reasons))
    assert "what the others have" in text
    assert "gold deposits" in text.lower()
    assert "gold_deposits" not in text


def test_one_candidate_is_called_so(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    text = explained(driver, thoughts, answer_of(driver.session.legal()[0]))
    assert "Only this option was weighed" in text


def test_an_equal_option_is_called_so(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    action, other = driver.session.legal()[:2]
    answer = answer_of(action, other)
    best, second = answer.candidates
    text = explained(driver, thoughts, answer._replace(candidates=(best, second._replace(value=5.0))))
    label = driver.page.texts.label(other)  # type: ignore[union-attr]
    assert f"The next best option is as good: {label}." in text


def test_the_main_line_is_told_in_words(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    session, texts = driver.session, driver.page.texts
    assert texts is not None
    parse = session.game.notation.parse
    line = [parse("pass"), parse("dig mountains"), parse("dig mountains"), parse("end_turn")]
    action, other = session.legal()[:2]
    text = explained(driver, thoughts, answer_of(action, other, (FOR,), line))
    dug = texts.label(line[1])
    assert f"1. {texts.label(line[0])}" in text
    assert f"2. {dug} (×2)" in text
    assert f"3. {texts.label(line[3])}" in text
    assert len(step_words(texts, line * 3)) == 4


def test_what_chance_decides_is_not_foretold(open_game: OpenGame) -> None:
    """In games with luck or hidden cards the line ends where something unknown comes in."""
    driver = opened(open_game, "teotihuacan")
    session = driver.session
    view = session.view()
    first = view.legal()[0]
    twin = view.clone()
    twin.apply(first)
    certain = twin.legal()[0] if twin.stack[-1][1] == view.stack[-1][1] else None
    impossible = next(a for a in view.legal() if a != first and a not in twin.legal())
    line = [certain, impossible] if certain is not None else [impossible]
    steps = expected_steps(view, answer_of(first, None, (), line))
    assert impossible not in steps
    assert steps == ([certain] if certain is not None else [])


def test_at_large_text_the_hint_is_rather_narrow_than_over_its_place(
    open_game: OpenGame, thoughts: list[Thought]
) -> None:
    driver = opened(open_game)
    driver.window.settings["text_scale"] = 150
    QApplication.processEvents()
    targets, table = driver.session.state.targets, driver.page.table
    action = next(a for a in driver.session.legal() if targets(a) and table.places(targets(a)[-1]))
    other = next(a for a in driver.session.legal() if a != action)
    explained(driver, thoughts, answer_of(action, other, (FOR, AGAINST, SMALL, MORE)))
    spot = driver.page.interaction.places.of_target(targets(action)[-1])
    assert spot is not None
    assert not driver.page.interaction.bubble.geometry().intersects(spot)


def test_a_hint_stays_while_one_looks_around(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    action = driver.session.legal()[0]
    ask(driver, thoughts, answer_of(action))
    view = driver.page.options.list
    QTest.mouseMove(view.viewport(), view.visualRect(view.list_model.index(1)).center())
    QApplication.processEvents()
    assert said(driver).startswith("Look here.")
    driver.page.setFocus()
    driver.key(Qt.Key.Key_Escape)
    assert not driver.page.interaction.bubble.isVisible()
    assert driver.page.table._marked == ()


# -- where there is no hint ----------------------------------------------------------------------------------------


def no_assistance(driver: Driver) -> None:
    driver.window.settings["assistance"] = False


def in_the_replay(driver: Driver) -> None:
    driver.page.replay.start(0)


def in_the_planner(driver: Driver) -> None:
    driver.page.planner.toggle()


def after_the_end(driver: Driver) -> None:
    while not driver.session.over:
        driver.session.act(driver.session.legal()[0])
    driver.wait(
        lambda: any(isinstance(w, ScoreSheet) and w.isVisible() for w in QApplication.topLevelWidgets())
    )
    driver.close_dialogs()


@pytest.mark.parametrize(
    ("prepare", "reason"),
    [
        (no_assistance, "Assistance is switched off."),
        (in_the_replay, "This is the replay"),
        (in_the_planner, "Hints are about the game itself"),
        (after_the_end, "The game is over"),
    ],
)
def test_the_key_says_why_there_is_no_hint(
    open_game: OpenGame, thoughts: list[Thought], prepare: Callable[[Driver], None], reason: str
) -> None:
    driver = opened(open_game, "sample")
    driver.step_by_mouse()
    driver.lift_curtain()
    prepare(driver)
    QApplication.processEvents()
    press(driver)
    assert reason in said(driver)
    driver.page.interaction.clear()
    assert driver.window.run("bot_turn")
    assert reason in said(driver)
    assert thoughts == []


def test_a_table_without_hints_says_so(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, table=Table(hints=False))
    press(driver)
    assert "without hints" in said(driver)
    assert thoughts == []


def test_no_hint_for_a_bot_or_behind_the_curtain(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = open_game("northgard", people=2)
    assert driver.page.curtain.drawn
    press(driver)
    assert "Only Anna may ask for a hint now" in said(driver)
    driver.lift_curtain()
    driver.page.bots.hand_over(0, 2)
    QApplication.processEvents()
    asked = len(thoughts)
    press(driver)
    assert "Anna decides now, and is a bot." in said(driver)
    assert len(thoughts) == asked


def test_a_lesson_has_its_own_help(open_game: OpenGame, window: object) -> None:
    driver = opened(open_game)
    driver.page.open_lesson("terra_mystica")
    driver.window.show_page("game")
    QApplication.processEvents()
    press(driver)
    assert "In a lesson the coach helps" in said(driver)


# -- a bot decides, and the statistics -----------------------------------------------------------------------------


def test_a_bot_that_decides_says_what_it_did(
    open_game: OpenGame, thoughts: list[Thought], spoken: list[str]
) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[1]
    label = driver.page.texts.label(action)  # type: ignore[union-attr]
    assert driver.window.run("bot_turn")
    assert "A bot thinks about this decision" in driver.page.bar.prompt.second
    thoughts[0].answer = answer_of(action)
    driver.wait(lambda: bool(driver.session.history))
    assert driver.session.history[0].action == action
    assert said(driver) == f"A bot decided for Anna: {label}. Ctrl+Z takes it back."
    assert spoken[-1] == said(driver)
    assert driver.session.helped


def test_a_bot_plays_the_hint_it_gave(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[2]
    ask(driver, thoughts, answer_of(action))
    assert driver.window.run("bot_turn")
    assert driver.session.history[0].action == action
    assert len(thoughts) == 1


def test_a_question_for_a_hint_can_become_a_move(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[2]
    press(driver)
    assert driver.window.run("bot_turn")
    thoughts[0].answer = answer_of(action)
    driver.wait(lambda: bool(driver.session.history))
    assert len(thoughts) == 1


def test_a_secret_decision_is_not_told_to_the_next_person(
    open_game: OpenGame, thoughts: list[Thought]
) -> None:
    driver = opened(open_game, "res_arcana")
    while not driver.page.covered:
        assert driver.window.run("bot_turn")
        thoughts[-1].answer = answer_of(driver.session.legal()[0])
        driver.wait(lambda: not driver.page.hints.thinking)
    assert said(driver) == "A bot decided for Anna."


@pytest.mark.parametrize("hinted", [True, False])
def test_a_game_with_a_hint_is_marked_in_the_statistics(
    open_game: OpenGame, thoughts: list[Thought], hinted: bool
) -> None:
    driver = opened(open_game, "terramara")
    if hinted:
        ask(driver, thoughts, answer_of(driver.session.legal()[0]))
    else:
        press(driver)
        driver.key(Qt.Key.Key_Escape)
    while not driver.session.over:
        driver.session.act(driver.rng.choice(driver.session.legal()))
    driver.close_dialogs()
    (entry,) = read_games()
    assert entry["helped"] is hinted


def test_a_real_bot_explains_itself(open_game: OpenGame) -> None:
    driver = opened(open_game, "terra_mystica")
    press(driver)
    driver.wait(lambda: not driver.page.hints.thinking, 30)
    assert said(driver)
    press(driver)
    assert "A good option" in said(driver)
    press(driver)
    answer = driver.page.hints.pool.answer
    assert answer is not None
    label = driver.page.texts.label(answer.action)  # type: ignore[union-attr]
    assert said(driver).startswith(label)
    assert driver.session.helped
