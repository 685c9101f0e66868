"""The game page: it holds the regions together and decides, after every change, who must act and who may look.

What the regions show is in desktop.play.showing, where they stand in .regions, how they answer in .interaction,
keys in .keys, the bar's words in .bar_words, replay and planner in .modes, bots and hints in their own modules.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

from desktop import errors, tidying
from desktop.art import art, look
from desktop.board import accessible
from desktop.board.presentation import Presentation, presentation_for
from desktop.board.table_view import TableView
from desktop.board.view import BoardView
from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.pages.page import Page
from desktop.panels.decision_bar import DecisionBar
from desktop.panels.handover import Curtain
from desktop.panels.log import LogPanel
from desktop.panels.option_row import Row
from desktop.panels.options import OptionsPanel
from desktop.panels.reading import Detail
from desktop.panels.rule_browser import RuleBrowser
from desktop.panels.strip import PlayerStrip, TableLine
from desktop.play import files, keys, regions, showing
from desktop.play.bar_words import bar_for
from desktop.play.bot_driver import BotDriver
from desktop.play.drafting import Drafting
from desktop.play.dragging import Dragging
from desktop.play.handover import HandOver
from desktop.play.hints import Hints
from desktop.play.interaction import Interaction
from desktop.play.log_lines import LogWriter, since_last_turn
from desktop.play.looking import Looking
from desktop.play.miniatures import Miniatures
from desktop.play.place_menu import PlaceMenu
from desktop.play.planner import Planner
from desktop.play.reference import Reference
from desktop.play.replay import Replay
from desktop.play.results import Results
from desktop.play.rule_now import RuleNow
from desktop.play.speech import Speech
from desktop.play.taking_back import TakingBack
from desktop.play.turn import Turn
from desktop.problems import reason_of
from desktop.session.saved import SavedGame
from desktop.session.session import GameSession
from desktop.teaching.coach import Coach
from desktop.teaching.tips import Tips
from desktop.texts import tr
from desktop.widgets.ground import table_ground
from desktop.widgets.heading import Heading, TabPanel
from desktop.window import Window
from rules.core import State

if TYPE_CHECKING:
    import argparse


class GamePage(Page):
    """Shows one session. All rules are asked of the session; all drawing is the presentation's."""

    refreshed = Signal()  # every region shows the current moment
    laidOut = Signal()  # the regions have new places

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        accessible.install()
        self.session: GameSession | None = None
        self.presentation: Presentation | None = None
        self.texts: GameTexts | None = None
        self.log_writer: LogWriter | None = None
        self.mat_seat = -1  # whose player board was asked for; -1: the usual one
        self.impossible = False
        self.zoomed_turn = -1  # whose turn the automatic zoom belongs to
        self.zoomed_for = ""  # the kind of decision the board was zoomed to
        self.last_options: tuple[int, list[Row]] = (-1, [])  # of the last person who decided
        self.side_layout: tuple[int, bool] | None = None  # blocks of the side column, player board as a tab
        self._text_view = False

        self.bar = DecisionBar()
        self.strip = PlayerStrip(partial(showing.seat_details, self))
        self.line = TableLine()
        self.board = BoardView()
        self.table = TableView()
        self.tray = BoardView()
        self.mat = BoardView()
        self.mat_heading = Heading()
        self.options = OptionsPanel()
        self.detail = Detail()
        self.log = LogPanel()
        self.rules = RuleBrowser()
        self.side = [TabPanel(), TabPanel(), TabPanel()]
        widgets = (self.bar, self.strip, self.line, self.board, self.table, self.tray, self.mat)
        for widget in (*widgets, self.mat_heading, self.options, *self.side):
            widget.setParent(self)
        self.curtain = Curtain(self)
        self.handover = HandOver(self)
        self.mat.margin = self.tray.margin = 4
        self.interaction = Interaction(self, self.views, self.table, self.options, self.detail, self.settings)
        self.replay = Replay(self)
        self.planner = Planner(self)
        self.bots = BotDriver(self)
        self.hints = Hints(self)
        self.turn = Turn(self)
        self.drafting = Drafting(self)
        self.taking_back = TakingBack(self)
        self.speech = Speech(self)
        self.reference = Reference(self)
        self.rule_now = self.rules.now = RuleNow(self)
        self.results = Results(self)
        self.coach = Coach(self)
        self.tips = Tips(self)
        self.looking = Looking(self)
        self.miniatures = Miniatures(self)
        self.dragging = Dragging(self)
        self.place_menu = PlaceMenu(self)
        self._name_regions()
        self._wire()

    @property
    def views(self) -> tuple[BoardView, BoardView, BoardView]:
        return (self.board, self.tray, self.mat)

    def _name_regions(self) -> None:
        self.board.setAccessibleName(tr("Board"))
        self.tray.setAccessibleName(tr("Hand"))
        self.mat.setAccessibleName(tr("Player board"))
        self.table.retranslate()

    def _wire(self) -> None:
        self.interaction.taken.connect(self.drafting.take)
        self.interaction.pointedAt.connect(partial(showing.preview_strip, self))
        self.interaction.ruleWanted.connect(self.reference.show_topic)
        self.detail.topicWanted.connect(self.reference.show_topic)
        self.rules.boardWanted.connect(self.rule_now.light)
        self.refreshed.connect(self.rules.refresh_now)
        self.bar.promptClicked.connect(self.reference.rule_of_decision)
        self.bar.helpClicked.connect(self.hints.options_for)
        self.log.lineHovered.connect(self.reference.light_line)
        self.log.copyWanted.connect(self.reference.copy_line)
        self.log.branchWanted.connect(self.replay.branch_after)
        self.strip.seatClicked.connect(self.show_mat)
        self.log.lineClicked.connect(self.replay.start_after)
        for tabs in self.side:
            tabs.tabs.changed.connect(self.reference.log_seen)
        self.settings.changed.connect(self._setting_changed)
        look.changed.connect(self._restyle)

    # -- opening and closing -------------------------------------------------------------------------------

    def open_session(self, session: GameSession) -> None:
        """Puts a session on the table; the one before is closed."""
        if not self.may_close():
            session.close()
            return
        self.close_session()
        try:
            texts = GameTexts(session.game, session.names())
            presentation = presentation_for(session.game, texts, session.seats)
            scenes = (presentation.board(), presentation.tray(), presentation.mat())
        except BaseException:
            session.close()
            raise
        self.session, self.texts, self.presentation = session, texts, presentation
        session.auto_single = bool(self.settings["auto_single"])
        session.standing = presentation.standing_answer
        self.log_writer = LogWriter(session, presentation)
        self.turn.forget()
        self.results.start()
        self.speech.start()
        self.mat_seat = -1
        self.last_options = (-1, [])
        errors.handler.journal = str(session.path or "")
        self.settings.remember("open_game", str(session.path or ""))
        entry = catalogue().get(session.game.slug)
        for view, scene in zip(self.views, scenes, strict=True):
            view.set_table(entry.table if entry is not None else "theme")
            if scene is not None:
                scene.setParent(self)
            view.show_board(scene)
        self._set_scenes()
        self.interaction.open(session, presentation)
        self.rules.set_game(texts)
        self.log.set_names(session.names())
        session.decisionChanged.connect(self.advance)
        session.finished.connect(self.results.game_over)
        session.trouble.connect(self._trouble)
        tidying.tidy()
        if len(session.humans) < len(session.seats) and not session.scripted:
            self.bots.pool.warm(session)
        regions.lay_out(self)
        self.advance()

    def close_session(self) -> None:
        """Lets go of session, scenes and bots."""
        self.bots.cancel()
        self.hints.forget()
        self.looking.put_away()
        self.reference.close()
        self.drafting.forget()
        self.planner.leave(quiet=True)
        self.replay.forget()
        self.handover.lift()
        self.interaction.open(None, None)
        self.table.forget()
        self.miniatures.forget()
        for view in self.views:
            scene = view.board()
            view.show_board(None)
            if scene is not None:
                scene.close_down()
                scene.deleteLater()
        if self.session is not None:
            self._remember_status()
            self.session.decisionChanged.disconnect(self.advance)
            self.session.finished.disconnect(self.results.game_over)
            self.session.trouble.disconnect(self._trouble)
            self.session.close()
            self.session.deleteLater()
        self.session = self.presentation = self.texts = self.log_writer = None
        errors.handler.journal = ""
        if self.settings.memory.get("open_game"):
            self.settings.remember("open_game", "")

    def _remember_status(self) -> None:
        """For the start page: who decides what."""
        session, texts = self.session, self.texts
        if session is None or texts is None or session.decision is None or session.path is None:
            return
        name = session.seats[session.decision.seat].name
        if session.game.secrets:  # a question may name a card of somebody's hand
            session.leave_status(name)
        else:
            own = self.presentation.prompt(session.state) if self.presentation is not None else ""
            session.leave_status(name, own or texts.prompt(session.decision))

    def open_saved(self, game: SavedGame, replay: bool = False) -> bool:
        return self.open_file(game.path, replay)

    def open_file(self, path: Path, replay: bool = False) -> bool:
        """Opens a journal; what cannot be read is set aside and explained."""
        if self.session is None or self.session.path != path or self.session.read_only:
            try:
                session = GameSession.open(path)
            except Exception as error:
                files.explain_damage(self, path, error)
                return False
            self.open_session(session)
        if replay and self.session is not None:
            self.replay.start(len(self.session.history))
        return True

    def open_from_command_line(self, slug: str, options: argparse.Namespace) -> None:
        """A new game with bots' decisions already made: for pictures, reviews, tests."""
        from desktop.play.demonstration import demonstration

        self._text_view = options.table_view
        self.open_session(demonstration(slug, options))
        if options.screenshot and self.curtain.drawn:
            self.handover.open()

    def open_lesson(self, slug: str, chapter: str = "") -> None:
        """Gives a lesson; without a chapter's name the one where the learner left, or the next."""
        self.coach.open(slug, chapter)

    def enter(self) -> None:
        if self.session is None:
            self.main.show_page("home")
            return
        regions.lay_out(self)
        self.refresh()
        self.options.list.setFocus()
        self.coach.take_focus()

    def leave(self) -> None:
        self.interaction.clear()
        self.replay.bar.stop()
        self._remember_status()

    def may_close(self) -> bool:
        return files.may_let_go(self)

    def close_down(self) -> None:
        self.close_session()
        self.bots.close()
        self.hints.close()
        self.tips.close()

    def game_slug(self) -> str:
        return self.session.game.slug if self.session is not None else ""

    def title(self) -> str:
        return self.texts.title() if self.texts is not None else ""

    # -- the flow ------------------------------------------------------------------------------------------

    @property
    def plan(self) -> GameSession | None:
        """The planner's copy, while one plans."""
        return self.planner.session

    @property
    def live(self) -> GameSession:
        """What is being played: the game, or the planner's copy."""
        session = self.plan or self.session
        assert session is not None
        return session

    @property
    def replay_at(self) -> int | None:
        return self.replay.at

    @property
    def covered(self) -> bool:
        """Nobody in particular sits at the screen: nothing secret may be seen or done."""
        return self.handover.covered

    def advance(self) -> None:
        """After every change: whose question is it, and who must be at the screen?"""
        session = self.session
        if session is None:
            return
        self.turn.asking = None
        self.handover.public_look = False
        self.hints.forget()
        decision = session.decision
        if self.plan is None and decision is not None and not session.read_only:
            if not session.seats[decision.seat].human:
                if not session.scripted:
                    self.bots.ask(decision.seat)
            else:
                self.handover.seat_decides(decision.seat)
                self._remember_status()  # also for the start page after a crash
        else:
            self.curtain.lift()
        self.refresh()
        self.speech.news()
        self.tips.maybe_show()
        self.turn.maybe_end_by_itself()

    def settle(self) -> None:
        """Completes all motion on the boards."""
        for view in self.views:
            scene = view.board()
            if scene is not None:
                scene.settle()
        self.table.settle()

    def sharpen(self) -> None:
        for view in self.views:
            scene = view.board()
            if scene is not None:
                scene.pace.take_time()

    def _trouble(self, error: OSError) -> None:
        text = tr("The game cannot be saved: {reason}", reason=reason_of(error))
        self.main.set_corner(text, alarm=True)
        self.interaction.say_at(text, QRect(self.width() // 2, self.bar.height(), 1, 1), "warning")

    def say_why(self, text: str) -> None:
        """The answer to a button that cannot do anything now."""
        if text:
            bar = self.bar.geometry()
            self.interaction.say_at(text, QRect(bar.right() - 300, bar.top(), 200, bar.height()), "warning")

    # -- showing -------------------------------------------------------------------------------------------

    def view(self) -> State:
        """The position that is shown, as whoever sits here may see it."""
        if self.replay_at is not None and self.plan is None:
            return self.live.view_at(self.replay_at)
        return self.live.view()

    @property
    def showing_text(self) -> bool:
        return self._text_view or self.board.board() is None

    def refresh(self) -> None:
        """Shows the current moment in every region."""
        session, presentation = self.session, self.presentation
        if session is None or presentation is None or self.log_writer is None:
            return
        view = presentation.view = self.view()
        showing.show_options(self, view)
        showing.show_scenes(self, view)
        self.strip.set_cards(showing.seat_cards(self, view), self.mat_seat)
        chips = presentation.table(view)
        words = ", ".join(" ".join(presentation.spoken(part) for part in chip) for chip in chips)
        self.line.set_chips(chips, words)
        decider = session.decision.seat if session.decision is not None else 0
        seat = session.viewer if session.viewer >= 0 else decider
        self.reference.show_log(since_last_turn(session, seat))
        self.refresh_bar()
        self.reference.explain_decision(view)
        regions.lay_out_right(self)
        self.main.refresh_actions()
        if not session.unwritten:
            written = session.path is not None and not session.read_only
            kept = tr("autosaved {time}", time=time.strftime("%H:%M")) if written else ""
            self.main.set_corner(" · ".join(part for part in (session.name, kept) if part))
        self.refreshed.emit()

    def refresh_bar(self) -> None:
        if self.session is None:
            return
        words = bar_for(self)
        self.bar.show_never_ask(self.turn.asking is not None)
        away = self.replay_at is not None or self.plan is not None
        self.bar.set_hatched(away)
        self.board.set_hatched(away)
        asked = self.interaction.live and not away and self.turn.asking is None
        self.bar.set_prompt(words.colour, words.name, words.role, words.prompt, words.second, asked)
        self.bar.set_buttons(words.buttons)

    def show_mat(self, seat: int) -> None:
        self.mat_seat = -1 if seat == self.mat_seat else seat
        self.refresh()

    # -- commands ------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        return keys.commands(self)

    def choices(self, name: str) -> list[tuple[str, Callable[[], None], bool]]:
        scene = self.board.board()
        if name != "regions" or self.covered:
            return []
        if self.showing_text:
            titles, shown = [section.name for section in self.table.sections], -1
        else:
            titles = [title for title, _ in scene.regions()] if scene is not None else []
            shown = self.board.region
        return [
            (f"{title}\tCtrl+{number + 1}", partial(keys.zoom_to_region, self, number), number == shown)
            for number, title in enumerate(titles)
        ]

    def checked_commands(self) -> set[str]:
        states = {
            "text_view": self._text_view,
            "impossible": self.impossible,
            "pin": self.detail.pinned,
            "lens": self.looking.lens_kept,
            "log_window": self.reference.log_window is not None,
            "legend": self.looking.legend_kept,
        }
        return {name for name, on in states.items() if on}

    def toggle_text(self) -> None:
        self._text_view = not self._text_view
        regions.lay_out(self)
        self.refresh()
        (self.table if self.showing_text else self.board).setFocus()

    def toggle_impossible(self) -> None:
        self.impossible = not self.impossible
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.pressed(self, event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Shift:
            self.looking.hold_lens(False)
        super().keyReleaseEvent(event)

    # -- changes of look, language, size, settings ---------------------------------------------------------

    def retranslate(self) -> None:
        self.last_options = (-1, [])  # in the language before
        self.log.retranslate()
        self.rules.retranslate()
        self.replay.bar.retranslate()
        self._name_regions()
        if self.log_writer is not None:
            self.log_writer.forget()
        self._restyle()

    def _restyle(self) -> None:
        self.side_layout = None
        regions.lay_out(self)
        if self.session is not None:
            self.refresh()

    def _set_scenes(self) -> None:
        for view in self.views:
            scene = view.board()
            if scene is not None:
                scene.speed = self.settings.animation_factor()
                scene.show_ids = bool(self.settings["board_ids"] or (self.session and self.session.scripted))

    def _setting_changed(self, name: str) -> None:
        self._set_scenes()
        if self.session is not None:
            self.session.auto_single = bool(self.settings["auto_single"])
            if name in ("board_ids", "assistance", "glyphs", "one_click", "handover"):
                self.advance()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        regions.lay_out(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("panel"))
        if not self.showing_text:
            art.tile(painter, table_ground(), self.board.geometry())


def make(window: Window) -> GamePage:
    return GamePage(window)
