"""The coach: gives the lessons at the game page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QTimer
from PySide6.QtWidgets import QWidget

from desktop.board.accessible import announce
from desktop.panels.decision_bar import BarButton
from desktop.panels.reading import explanation_html
from desktop.session.choices import Choice
from desktop.session.games import find_game
from desktop.teaching import lessons
from desktop.teaching.coach_card import CoachCard, Page
from desktop.teaching.lesson_session import LessonSession
from desktop.teaching.spotlight import Spotlight
from desktop.texts import tr
from rules.core import Action
from rules.core.lesson import REGION, LessonStep
from rules.core.lesson_walk import Walk

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

SHOW_MS = 700  # "Show me" points before it acts
FOLLOW_MS = 150  # the light follows a board that glides or zooms


class Coach(QObject):
    """Asked by the page what a lesson accepts; owns the card and the light."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._answer = ""
        self._spoken = ""
        self._showing = False
        self.spotlight = Spotlight(page)
        self.card = CoachCard(page)
        self.card.backWanted.connect(self.back)
        self.card.showWanted.connect(self.show_me)
        self.card.nextWanted.connect(self.read_on)
        self.card.leaveWanted.connect(self.leave)
        self.card.chaptersWanted.connect(self.choose_chapter)
        self.card.topicWanted.connect(page.reference.show_topic)
        self._follow = QTimer(self, interval=FOLLOW_MS)
        self._follow.timeout.connect(self.place)
        page.interaction.astray = self.astray
        page.refreshed.connect(self.refresh)
        page.laidOut.connect(self.place)

    # -- what the page asks ----------------------------------------------------------------------------------

    @property
    def session(self) -> LessonSession | None:
        """The lesson on the table, if it is one."""
        found = self._page.session
        return found if isinstance(found, LessonSession) else None

    @property
    def walk(self) -> Walk:
        assert self.session is not None
        return self.session.walk

    def offered(self, found: list[Choice]) -> list[Choice]:
        """Of the options of a decision those that the lesson accepts."""
        if self.session is None:
            return found
        plain = self._page.live.game.notation.text  # a row may stand for more than its action: not in lessons
        return [
            choice
            for choice in found
            if choice.reasons
            or (self.walk.accepts(choice.action) and choice.notation == plain(choice.action))
        ]

    def bar_text(self) -> str:
        """The second line of the decision bar."""
        return self._answer or self._text()

    def bar_buttons(self) -> list[BarButton]:
        return [BarButton(tr("Leave the lesson"), "ui_cross", self.leave)]

    def nothing_offered(self) -> str:
        """What the empty options list says while the learner only reads."""
        if self.session is None:
            return ""
        return tr("Read on: press Next.")

    # -- opening and leaving ---------------------------------------------------------------------------------

    def open(self, slug: str, chapter: str = "", anew: bool = False) -> None:
        """Gives a chapter; without a name the one where the learner left, or the next."""
        settings = self._page.settings
        lesson = lessons.chapter(slug, chapter) if chapter else lessons.chapter_to_open(settings, slug)
        if lesson is None:
            self._page.main.show_rules(slug)
            return
        left, done = lessons.trail_of(settings, slug)
        trail = done if left == lesson.id and not anew else []
        session = LessonSession(find_game(slug), lesson, trail)
        if session.walk.finished:  # a finished chapter begins again
            session = LessonSession(find_game(slug), lesson)
        self.card.moved = False
        self._answer = self._spoken = ""
        self._page.turn.guard = self._guard
        self._page.open_session(session)
        self._keep()

    def leave(self) -> None:
        """Progress is kept; the start page shows it."""
        self._page.close_session()
        self.refresh()
        self._page.main.show_page("home")

    def choose_chapter(self) -> None:
        from desktop.teaching.chapters import choose

        choose(self._page.main, self._page.game_slug())

    # -- the steps -------------------------------------------------------------------------------------------

    def _guard(self, choice: Choice) -> bool:
        """Every option that is taken comes by here; False: the lesson has answered."""
        if self.session is None:
            self._page.turn.guard = None
            return True
        self._take(choice.action)
        return False

    def _take(self, action: Action) -> None:
        session, page = self.session, self._page
        if session is None or self._showing:
            return
        if not session.walk.accepts(action):
            self._reply(session.walk.reply(action) or self._not_now())
            return
        self._answer = ""
        page.interaction.clear()
        page.settle()
        session.act(action)
        self._keep()

    def astray(self, target: str) -> bool:
        """A click on something that is no option of the lesson: True if the coach has answered it."""
        session = self.session
        if session is None:
            return False
        state = session.state
        possible = [action for action in session.legal() if target in state.targets(action)]
        tried = possible or [action for action in state.gestures() if target in state.targets(action)]
        reply = next((said for action in tried if (said := session.walk.reply(action))), "")
        if reply or possible:
            self._reply(reply or self._not_now())
            return True
        return False

    def _not_now(self) -> str:
        if self.walk.finished:
            return tr("This chapter is finished. Go on with the next one, or leave the lesson.")
        if not self.walk.waits:
            return tr("Read on first: press Next.")
        return tr("The rules allow it, but this step is about something else. Show me does it for you.")

    def say_not_now(self) -> None:
        """The answer to something that the lesson has not foreseen."""
        self._reply(self._not_now())

    def _reply(self, text: str) -> None:
        self._answer = text
        self._page.interaction.clear()
        self._page.refresh_bar()
        self._show_card()
        announce(self._page, text)

    def read_on(self) -> None:
        """Next: the next step, or the next chapter."""
        session = self.session
        if session is None:
            return
        self._answer = ""
        if session.walk.finished:
            following = lessons.following(session.game.slug, session.lesson.id)
            if following is None:
                self._page.main.new_game(session.game.slug)
            else:
                self.open(session.game.slug, following.id, anew=True)
        elif session.walk.step.reading:
            session.read_on()
            self._keep()

    def back(self) -> None:
        if self.session is not None and not self._showing:
            self._answer = ""
            self.session.undo()
            self._keep()

    def show_me(self) -> None:
        """Points at the next accepted action, then makes it."""
        session, page = self.session, self._page
        if session is None or not session.walk.waits or self._showing:
            return
        action = session.walk.shown()
        if action is None:
            self._reply(tr("From here it does not work any more: go back."))
            return
        page.interaction.hint(session.state.targets(action))
        page.options.list.select_choice(session.game.notation.text(action))
        pause = round(SHOW_MS * page.settings.animation_factor())
        if not pause:
            self._take(action)
            return
        self._showing = True
        QTimer.singleShot(pause, self, partial(self._shown, session, action))

    def _shown(self, session: LessonSession, action: Action) -> None:
        self._showing = False
        if self.session is session:
            self._take(action)

    def _keep(self) -> None:
        """Stores how far the learner is."""
        session, settings = self.session, self._page.settings
        if session is None:
            return
        slug, id = session.game.slug, session.lesson.id
        lessons.keep_trail(settings, slug, id, session.trail)
        if session.walk.finished and id not in lessons.learned(settings, slug):
            lessons.mark_learned(settings, slug, id)

    # -- showing ---------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """After every change on the page."""
        session = self.session
        if session is None or self._page.replay_at is not None:
            self.card.hide()
            self.spotlight.hide()
            self._follow.stop()
            return
        self._show_card()
        self._explain_topic()
        self._follow.start()
        if self._spoken != self._place_key():
            self._spoken = self._place_key()
            announce(self._page, self._text())
            self.take_focus()

    def _explain_topic(self) -> None:
        """The detail is about what the step teaches, until something else is pointed at."""
        texts = self._page.texts
        explained = texts.explain_topic(self.walk.step.topic) if texts is not None else None
        if explained is not None and not self.walk.finished:
            self._page.detail.set_html(explanation_html(explained))

    def _place_key(self) -> str:
        assert self.session is not None
        return f"{self.session.lesson.id} {len(self.session.trail)} {self.walk.at} {self._text()}"

    def take_focus(self) -> None:
        """The keyboard goes where the step goes on: to Next, or to the options."""
        reads = self.session is not None and bool(self.card.next.text())
        (self.card.next if reads else self._page.options.list).setFocus()

    def _show_card(self) -> None:
        session, walk, texts = self.session, self.walk, self._page.texts
        assert session is not None
        assert texts is not None
        count, step = len(session.lesson.steps), walk.step
        title = texts.translate(session.lesson.title)
        if walk.finished:
            last = lessons.following(session.game.slug, session.lesson.id) is None
            next_text = tr("New game…") if last else tr("Next")
            page = Page(title, self._text(), answer=self._answer, back=True, next=next_text)
        else:
            page = Page(
                title,
                self._text(),
                tr("{i} of {n}", i=walk.at + 1, n=count),
                self._answer,
                tuple(
                    (texts.translate(goal.goal), done >= goal.times)
                    for goal, done in zip(step.goals, walk.tally, strict=True)
                ),
                step.topic,
                bool(session.trail),
                walk.waits,
                "" if walk.waits else tr("Next"),
            )
        self.card.show_page(page)
        self.card.show()
        self.place()

    def _text(self) -> str:
        session, texts = self.session, self._page.texts
        if session is None or texts is None:
            return ""
        if not session.walk.finished:
            return texts.translate(session.walk.step.text)
        following = lessons.following(session.game.slug, session.lesson.id)
        if following is None:
            return tr("Well done. You know the game now: have a look at a real one!")
        return tr("Well done. Next chapter: {title}", title=texts.translate(following.title))

    def place(self) -> None:
        """Card and light, where the board is now."""
        session, page = self.session, self._page
        if session is None or not self.card.isVisibleTo(page):
            return
        step = self.walk.step
        lit = [] if self.walk.finished else self._lit(step)
        area = (page.table if page.showing_text else page.board).geometry()
        self.card.place(area, lit)
        shaded: list[QWidget] = [page.strip, page.line, page.board, page.tray, page.mat_heading, page.mat]
        dimmed = [widget.geometry() for widget in shaded if widget.isVisible()]
        self.spotlight.show_light(lit, dimmed, QPointF(self.card.geometry().center()))
        self.spotlight.raise_()
        self.card.raise_()
        for popup in (page.interaction.bubble, page.interaction.ring):
            if popup.isVisible():
                popup.raise_()

    def _lit(self, step: LessonStep) -> list[QRect]:
        """Where the targets of a step are now; the options list, where none of them can be seen."""
        found = [rect for target in step.targets if (rect := self._where(target)) is not None]
        if not found and step.targets and self.walk.waits:
            found = [self._page.options.geometry()]
        return found

    def _where(self, target: str) -> QRect | None:
        page = self._page
        kind, _, word = target.partition(":")
        if kind == REGION:
            regions: dict[str, QWidget] = {
                "bar": page.bar,
                "strip": page.strip,
                "line": page.line,
                "board": page.table if page.showing_text else page.board,
                "hand": page.tray,
                "mat": page.mat,
                "options": page.options,
                "side": page.side[0],
            }
            widget = regions[word]
            return widget.geometry().adjusted(6, 6, -6, -6) if widget.isVisible() else None
        for view in page.views:
            scene = view.board()
            if scene is not None and view.isVisible() and target in scene.spots:
                inside = view.spot_rect(target).intersected(view.viewport().rect())
                if inside.isEmpty():
                    return None
                corner = page.mapFromGlobal(view.viewport().mapToGlobal(inside.topLeft()))
                return QRect(corner, inside.size())
        return None
