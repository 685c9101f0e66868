"""Lessons in the window: a learner clicks and types through chapters, goes wrong and is answered, leaves and comes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import desktop.teaching.coach
from desktop.pages.game import GamePage
from desktop.pages.home import HomePage
from desktop.teaching import lessons
from desktop.teaching.chapters import choose, menu_lines
from desktop.teaching.coach import Coach
from desktop.teaching.coach_card import farthest_corner
from desktop.window import Window
from rules.core.lesson import REGION
from rules.registry import SLUGS
from tests.desktop.driver import Driver


class Learner(Driver):
    """A driver that follows the coach."""

    def __init__(self, window: Window, slug: str, chapter: str) -> None:
        super().__init__(window)
        self.slug = slug
        self.open(chapter)

    def open(self, chapter: str = "") -> None:
        self.page.open_lesson(self.slug, chapter)
        self.window.show_page("game")
        QApplication.processEvents()

    @property
    def coach(self) -> Coach:
        return self.page.coach

    @property
    def text(self) -> str:
        return self.coach.card.text.text()

    def shown(self) -> str:
        action = self.coach.walk.shown()
        assert action is not None
        return self.session.game.notation.text(action)

    def follow_by_mouse(self) -> None:
        """One step: Next where there is only to read, otherwise what is accepted, on the board if it is there."""
        if self.coach.card.next.isVisible():
            self.click(self.coach.card.next)
        elif self.page.showing_text or not self.click_target(self.shown()):
            self.click_row(self.shown())
        QApplication.processEvents()

    def follow_to(self, step: int) -> None:
        for _ in range(60):
            if self.coach.walk.at >= step:
                return
            self.follow_by_mouse()
        raise AssertionError("the lesson does not go on")

    def follow_to_the_end(self) -> None:
        self.follow_to(len(self.coach.walk.lesson.steps))
        assert self.coach.walk.finished


@pytest.fixture
def home_page(window: Window) -> HomePage:
    page = window.page("home")
    assert isinstance(page, HomePage)
    return page


@pytest.mark.parametrize(
    ("slug", "chapter"), [("terra_mystica", "1_first_dwelling"), ("res_arcana", "1_first_artifacts")]
)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_chapter_by_mouse(window: Window, slug: str, chapter: str, language: str) -> None:
    window.settings["language"] = language
    learner = Learner(window, slug, chapter)
    texts = learner.page.texts
    assert texts is not None
    seen = []
    while not learner.coach.walk.finished:
        seen.append(learner.coach.walk.at)
        shown = learner.coach.card.text.accessibleName()
        assert shown == texts.translate(learner.coach.walk.step.text)
        learner.follow_by_mouse()
        assert len(seen) < 60
    assert learner.clicked_targets > 2
    assert set(seen) == set(range(len(learner.coach.walk.lesson.steps)))
    assert lessons.progress(window.settings, slug)[0] == 1


def test_a_wrong_click_on_the_board_is_answered_by_the_coach(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    learner.follow_to(2)
    view = learner.page.board
    before = len(learner.session.history)
    learner.click(view.viewport(), view.spot_point("hex:G2"))  # legal, but two spades and more
    assert "two or three spades" in learner.text
    assert len(learner.session.history) == before
    learner.click(view.viewport(), view.spot_point("hex:D5"))
    assert "Good eye" in learner.text
    learner.follow_by_mouse()  # the right one after all
    assert len(learner.session.history) > before
    assert "Good eye" not in learner.text


def test_an_impossible_click_names_the_rule(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    learner.follow_to(2)
    learner.click(learner.page.board.viewport(), learner.page.board.spot_point("hex:A1"))
    bubble = learner.page.interaction.bubble
    assert bubble.isVisible()
    assert "TM-" in bubble.text.toPlainText()


def test_before_next_nothing_is_taken(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    assert learner.options() == []
    learner.click(learner.page.board.viewport(), learner.page.board.spot_point("hex:E7"))
    assert "Next" in learner.text
    assert not learner.session.history


def test_a_chapter_in_the_table_view(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "2_power")
    learner.page.toggle_text()
    assert learner.page.showing_text
    learner.follow_to(1)
    assert learner.options() == ["accept"]
    assert learner.coach.spotlight.lit == [learner.page.options.geometry()]  # the rows are what is lit
    learner.follow_to(3)
    table = learner.page.table
    table.targetClicked.emit(
        "power_action:power_coins", table.mapToGlobal(QPoint(5, 5))
    )  # another power action
    assert "Seven coins" in learner.text
    learner.follow_to_the_end()
    assert learner.clicked_rows >= 5


def test_keyboard_only(window: Window) -> None:
    """Enter reads on, arrows and Enter choose; the coach keeps the focus where the step goes on."""
    learner = Learner(window, "northgard", "2_recruit_build_move")
    card, options = learner.coach.card, learner.page.options.list
    for _ in range(40):
        if learner.coach.walk.finished:
            break
        trail = len(learner.coach.session.trail) if learner.coach.session is not None else 0
        if card.next.isVisible():
            assert card.next.hasFocus()
            learner.key(Qt.Key.Key_Return)
        else:
            assert options.hasFocus()
            wanted = learner.shown()
            learner.key(Qt.Key.Key_Home)
            for _ in range(len(learner.options())):
                choice = options.current_choice()
                if choice is not None and choice.notation == wanted:
                    break
                learner.key(Qt.Key.Key_Down)
            learner.key(Qt.Key.Key_Return)
        assert learner.coach.session is not None
        assert len(learner.coach.session.trail) == trail + 1
    assert learner.coach.walk.finished


def test_f6_reaches_the_card(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    learner.follow_to(2)
    reached = set()
    for _ in range(14):
        learner.key(Qt.Key.Key_F6)
        focus = QApplication.focusWidget()
        reached.add(focus)
    assert learner.coach.card.show_me in reached


def test_show_me_back_and_goals(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    card = learner.coach.card
    learner.follow_to(7)
    assert card.show_me.isVisible()
    assert not card.next.isVisible()
    assert learner.text.count("☐") == 3
    learner.click(card.show_me)
    assert learner.text.count("☑") == 1
    learner.click(card.back)
    assert learner.text.count("☐") == 3
    learner.click(card.back)
    assert learner.coach.walk.at == 6
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)  # undo is a step back too
    assert learner.coach.walk.at == 5


def test_the_other_seats_never_wait_for_a_bot(window: Window) -> None:
    learner = Learner(window, "res_arcana", "4_attacks")
    while not learner.coach.walk.finished:
        decision = learner.session.decision
        assert decision is not None
        assert decision.seat == learner.coach.walk.lesson.learner or not learner.coach.walk.waits
        assert not learner.page.bots.pool.thinking
        learner.follow_by_mouse()


def test_every_step_and_every_answer_is_spoken(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(desktop.teaching.coach, "announce", lambda _widget, text: said.append(text))
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    learner.follow_to(2)
    learner.coach.astray("hex:D5")
    learner.follow_to_the_end()
    steps = [step.text for step in learner.coach.walk.lesson.steps]
    assert [text for text in dict.fromkeys(said) if text in steps] == steps
    assert any("Good eye" in text for text in said)


def test_end_turn_too_early_is_answered_by_the_coach(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    learner.follow_to(2)
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "something else" in learner.text


@pytest.mark.parametrize(
    ("trail", "at"),
    [
        (["", "", "juggle"], 2),
        (["", "", "pass"], 2),
        (["", "transform E7"], 1),
        (["", "", ""], 2),
        (["", "", "transform E7"], 3),
    ],
)
def test_a_trail_of_an_older_lesson_is_followed_as_far_as_it_leads(
    window: Window, trail: list[str], at: int
) -> None:
    lessons.keep_trail(window.settings, "terra_mystica", "1_first_dwelling", trail)
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    assert learner.coach.walk.at == at


@pytest.mark.parametrize(
    "memory", [{"lessons": [], "lesson_at": 7}, {"lessons": {"terra_mystica": 3}, "lesson_at": {}}]
)
def test_damaged_progress_does_no_harm(window: Window, memory: dict[str, object]) -> None:
    window.settings.memory.update(memory)
    assert lessons.progress(window.settings, "terra_mystica")[0] == 0
    learner = Learner(window, "terra_mystica", "")
    assert learner.coach.walk.lesson is lessons.chapters("terra_mystica")[0]
    learner.follow_to_the_end()
    assert lessons.progress(window.settings, "terra_mystica")[0] == 1


def test_leaving_and_coming_back(window: Window, home_page: HomePage) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    learner.follow_to(4)
    position = learner.session.state.digest()
    learner.click(learner.coach.card.leave)
    assert window.current_page() is home_page
    assert not learner.coach.card.isVisible()
    window.learn("terra_mystica")
    QApplication.processEvents()
    assert learner.coach.walk.at == 4
    assert learner.session.state.digest() == position
    assert not list(window.application.settings.memory.get("lessons", {}))


def test_learn_on_the_start_page(window: Window, home_page: HomePage) -> None:
    card = home_page.cards[0]
    Driver.click(card.learn_button)
    page = window.page("game")
    assert window.current_page() is page
    assert isinstance(page, GamePage)
    assert page.coach.walk.lesson is lessons.chapters(card.entry.slug)[0]
    window.show_page("home")
    QTest.keyClick(home_page, Qt.Key.Key_2)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_L)
    assert page.coach.walk.lesson is lessons.chapters(home_page.cards[1].entry.slug)[0]


def test_progress_on_the_start_page_and_in_the_menu(window: Window, home_page: HomePage) -> None:
    total = lessons.chapter_count("terra_mystica")
    assert lessons.progress_words(window.settings, "terra_mystica") == "new"
    learner = Learner(window, "terra_mystica", "7_passing")
    learner.follow_to_the_end()
    assert lessons.progress_words(window.settings, "terra_mystica") == f"1 of {total} chapters learned"
    before = home_page.cards[0]
    learner.coach.leave()
    assert home_page.cards[0] is not before  # built anew, with the progress
    window.show_page("game")
    learner.open("7_passing")
    lines = menu_lines(window)
    assert [checked for _, _, checked in lines] == [False] * (total - 1) + [True]
    lines[1][1]()  # the second chapter
    assert learner.coach.walk.lesson.id == "2_power"


def test_next_chapter_and_the_last(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    learner.follow_to_the_end()
    assert lessons.chapters("terra_mystica")[1].title in learner.text
    learner.click(learner.coach.card.next)
    assert learner.coach.walk.lesson.id == "2_power"
    learner.open("7_passing")
    learner.follow_to_the_end()
    learner.click(learner.coach.card.next)
    assert window.current_page() is window.page("new_game")


def test_choosing_a_chapter(window: Window) -> None:
    learner = Learner(window, "res_arcana", "1_first_artifacts")
    found = choose(window, "res_arcana")
    assert found is not None
    assert len(found.rows) == lessons.chapter_count("res_arcana")
    learner.click(found.rows[2])
    assert learner.coach.walk.lesson.id == lessons.chapters("res_arcana")[2].id


def test_a_game_after_a_lesson_is_a_game(window: Window, open_game) -> None:  # type: ignore[no-untyped-def]
    Learner(window, "terra_mystica", "1_first_dwelling")
    driver = open_game("terra_mystica", people=2)
    assert not driver.page.coach.card.isVisible()
    assert not driver.page.coach.spotlight.isVisible()
    assert len(driver.options()) > 1
    driver.step_by_mouse()
    assert driver.session.history


def test_the_card_keeps_away_from_what_is_lit_and_can_be_moved(window: Window) -> None:
    learner = Learner(window, "terra_mystica", "1_first_dwelling")
    card, spotlight = learner.coach.card, learner.coach.spotlight
    for _ in range(8):
        assert spotlight.isVisible() == bool(spotlight.lit)
        for rect in spotlight.lit[:1]:
            assert not card.geometry().intersects(rect)
        learner.follow_by_mouse()
    before = card.pos()
    grip = QPoint(card.width() // 2, 12)
    QTest.mousePress(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, grip)
    QTest.mouseMove(card, grip - QPoint(60, 40))
    QTest.mouseRelease(card, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, grip)
    assert card.pos() != before
    moved = card.pos()
    learner.follow_by_mouse()
    assert card.pos() == moved


def test_farthest_corner() -> None:
    from PySide6.QtCore import QRect, QSize

    inside, size = QRect(0, 0, 400, 300), QSize(100, 50)
    assert farthest_corner(size, inside, [QRect(0, 0, 20, 20)]).topLeft() == QPoint(299, 249)
    assert farthest_corner(size, inside, [QRect(380, 280, 20, 20)]).topLeft() == QPoint(0, 0)
    both = [QRect(0, 0, 20, 20), QRect(380, 280, 20, 20)]
    assert not any(farthest_corner(size, inside, both).intersects(rect) for rect in both)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_target_of_every_step_is_on_the_table(window: Window, slug: str) -> None:
    """On the boards, where the game has one; the table as text shows everything anyway."""
    page = window.page("game")
    assert isinstance(page, GamePage)
    for lesson in lessons.chapters(slug):
        learner = Learner(window, slug, lesson.id)
        if page.board.board() is None:
            assert page.showing_text
            continue
        while not learner.coach.walk.finished:
            step = learner.coach.walk.step
            for target in step.targets:
                spots = [scene.spots for view in page.views if (scene := view.board()) is not None]
                found = target.startswith(f"{REGION}:") or any(target in known for known in spots)
                assert found, f"{lesson.id}: step {learner.coach.walk.at + 1}: {target}"
            if step.reading:
                learner.coach.read_on()
            else:
                learner.coach.show_me()
