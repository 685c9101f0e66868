"""The game page: it holds the regions together and decides, after every change, who must act and who may look.

What the regions show is in desktop.play.showing, where they stand in .regions, how they answer in .interaction,
keys in .keys, the bar's words in .bar_words, replay and planner in .modes, bots and hints in their own modules.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent

from desktop import errors
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
from desktop.panels.options import OptionsPanel
from desktop.panels.reading import Detail, RuleBrowser, explanation_html
from desktop.panels.strip import PlayerStrip, TableLine
from desktop.play import files, keys, regions, showing
from desktop.play.bar_words import bar_for
from desktop.play.bot_driver import BotDriver
from desktop.play.handover import HandOver
from desktop.play.hints import Hints
from desktop.play.interaction import Interaction
from desktop.play.log_lines import LogWriter, since_last_turn
from desktop.play.modes import Planner, Replay
from desktop.session.choices import Choice
from desktop.session.saved import SavedGame, new_path
from desktop.session.session import GameSession
from desktop.texts import tr
from desktop.widgets.basics import table_ground
from desktop.widgets.heading import Heading, TabPanel
from desktop.window import Window
from rules.core import State

if TYPE_CHECKING:
    import argparse

SHEET_AFTER_MS = 900  # the last animation is seen before the score sheet opens


class GamePage(Page):
    """Shows one session. All rules are asked of the session; all drawing is the presentation's."""

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        accessible.install()
        self.session: GameSession | None = None
        self.presentation: Presentation | None = None
        self.texts: GameTexts | None = None
        self.log_writer: LogWriter | None = None
        self.mat_seat = -1  # whose player board was asked for; -1: the usual one
        self.asking: Choice | None = None  # an option that waits for "do it anyway?"
        self.impossible = False
        self.side_layout = 0
        self._text_view = False
        self._asked_warnings: set[str] = set()
        self._sheet_shown = False
        self._announced = 0

        self.bar = DecisionBar()
        self.strip = PlayerStrip()
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
        self._name_regions()
        self._wire()

    @property
    def views(self) -> tuple[BoardView, BoardView, BoardView]:
        return (self.board, self.tray, self.mat)

    def _name_regions(self) -> None:
        self.board.setAccessibleName(tr("Board"))
        self.tray.setAccessibleName(tr("Hand"))
        self.mat.setAccessibleName(tr("Player board"))

    def _wire(self) -> None:
        self.interaction.taken.connect(self.take)
        self.interaction.ruleWanted.connect(self.show_topic)
        self.detail.topicWanted.connect(self.show_topic)
        self.bar.promptClicked.connect(self.show_decision_rule)
        self.strip.seatClicked.connect(self.show_mat)
        self.log.lineClicked.connect(self.replay.start_after)
        self.settings.changed.connect(self._setting_changed)
        look.changed.connect(self._restyle)

    # -- opening and closing -------------------------------------------------------------------------------

    def open_session(self, session: GameSession) -> None:
        """Puts a session on the table; the one before is closed."""
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
        self.log_writer = LogWriter(session, presentation)
        self._asked_warnings.clear()
        self._sheet_shown = session.over
        self._announced = len(session.history)
        self.mat_seat = -1
        errors.handler.journal = str(session.path or "")
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
        session.finished.connect(self._finished)
        session.trouble.connect(self._trouble)
        if len(session.humans) < len(session.seats):
            self.bots.pool.warm(session)
        regions.lay_out(self)
        self.advance()

    def close_session(self) -> None:
        """Lets go of session, scenes and bots."""
        self.bots.cancel()
        self.hints.forget()
        self.planner.leave(quiet=True)
        self.replay.forget()
        self.handover.lift()
        self.interaction.open(None, None)
        for view in self.views:
            scene = view.board()
            view.show_board(None)
            if scene is not None:
                scene.close_down()
                scene.deleteLater()
        if self.session is not None:
            self._remember_status()
            self.session.decisionChanged.disconnect(self.advance)
            self.session.finished.disconnect(self._finished)
            self.session.trouble.disconnect(self._trouble)
            self.session.close()
            self.session.deleteLater()
        self.session = self.presentation = self.texts = self.log_writer = None
        errors.handler.journal = ""

    def _remember_status(self) -> None:
        """A line for the start page, in the language of the moment."""
        session, texts = self.session, self.texts
        if session is None or texts is None or session.decision is None or session.path is None:
            return
        name = session.seats[session.decision.seat].name
        if session.game.secrets:  # a question may name a card of somebody's hand
            session.leave_status(tr("{name} decides", name=name))
        else:
            prompt = texts.prompt(session.decision)
            session.leave_status(tr("{name} decides: {prompt}", name=name, prompt=prompt))

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

    def open_lesson(self, slug: str) -> None:
        self.main.show_rules(slug)

    def enter(self) -> None:
        if self.session is None:
            self.main.show_page("home")
            return
        regions.lay_out(self)
        self.refresh()
        self.options.list.setFocus()

    def leave(self) -> None:
        self.interaction.clear()
        self.replay.bar.stop()
        self._remember_status()

    def close_down(self) -> None:
        self.close_session()
        self.bots.close()
        self.hints.close()

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
        self.asking = None
        self.handover.public_look = False
        self.hints.forget()
        decision = session.decision
        if self.plan is None and decision is not None and not session.read_only:
            if not session.seats[decision.seat].human:
                self.bots.ask(decision.seat)
            else:
                self.handover.seat_decides(decision.seat)
        else:
            self.curtain.lift()
        self.refresh()
        self._announce_log()
        self.hints.coach()
        if self.settings["auto_end"]:
            self._end_by_itself()

    def _end_by_itself(self) -> None:
        """By setting: a turn with nothing left but its end is ended."""
        possible = self.interaction.possible()
        if (
            self.interaction.live
            and len(possible) == 1
            and self.end_choice() is not None
            and self.plan is None
        ):
            QTimer.singleShot(0, self, self.end_turn)

    def take(self, choice: Choice) -> None:
        """An option was chosen, by whatever gesture."""
        session = self.live
        if self.replay_at is not None or self.covered or session.read_only or session.decision is None:
            return
        if self.plan is None and not session.seats[session.decision.seat].human:
            return
        if self.asking is None and self._must_ask(choice):
            self.asking = choice
            self.refresh_bar()
            return
        self.asking = None
        self.act(choice)

    def _must_ask(self, choice: Choice) -> bool:
        """Only what the rules' own warnings call wasteful is asked, once per kind in a game."""
        if self.plan is not None or not self.settings["confirm"] or not choice.warnings:
            return False
        kind = choice.notation.split()[0]
        if f"{self.game_slug()}.{kind}" in self.settings.memory.get("never_ask", []):
            return False
        return f"{kind} {choice.warnings[0]}" not in self._asked_warnings

    def confirm(self) -> None:
        """Yes to the question of the bar."""
        choice = self.asking
        if choice is None:
            return
        kind = choice.notation.split()[0]
        self._asked_warnings.add(f"{kind} {choice.warnings[0]}")
        if self.bar.never_ask is not None and self.bar.never_ask.isChecked():
            never = [*self.settings.memory.get("never_ask", []), f"{self.game_slug()}.{kind}"]
            self.settings.remember("never_ask", never)
        self.asking = None
        self.act(choice)

    def act(self, choice: Choice) -> None:
        self.interaction.clear()
        self.settle()
        if self.plan is not None:
            self.planner.act(choice)
            return
        self.live.act(choice.action)
        self.announce()

    def settle(self) -> None:
        """Completes all motion on the boards."""
        for view in self.views:
            scene = view.board()
            if scene is not None:
                scene.settle()
        self.table.settle()

    def _finished(self) -> None:
        from desktop.session.statistics import record_game

        if self.session is not None:
            record_game(self.session)
        if not self._sheet_shown:
            self._sheet_shown = True
            pause = round(SHEET_AFTER_MS * self.settings.animation_factor())
            QTimer.singleShot(pause, self, self.show_scores)

    def _trouble(self, reason: str) -> None:
        text = tr("The game cannot be saved: {reason}", reason=reason)
        self.main.set_corner(text)
        self.interaction.say_at(text, QRect(self.width() // 2, self.bar.height(), 1, 1), "warning")

    # -- undo ----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.session is None:
            return
        if self.live.can_undo().actions:
            self.bots.cancel()
            self.live.undo()
        else:
            self.say_why(self.undo_reason())

    def redo(self) -> None:
        if self.session is not None:
            self.live.redo()

    def restart_turn(self) -> None:
        if self.session is None:
            return
        if self.live.can_restart().actions:
            self.bots.cancel()
            self.live.restart_turn()
        else:
            self.say_why(self.undo_reason())

    def undo_reason(self) -> str:
        """Why nothing can be taken back, or nothing."""
        session = self.live
        answer = session.can_undo()
        if answer.reason == "hidden":
            return tr("Something hidden or random was revealed since.")
        if answer.reason == "other":
            return tr("{name} has acted since.", name=session.seats[answer.seat].name)
        return tr("Nothing to undo.") if answer.reason == "none" else ""

    def can_step_back(self) -> bool:
        """Esc only goes back inside an unfinished action of the one who decides."""
        session = self.live
        if not session.history or session.decision is None:
            return False
        last = session.history[-1]
        same = last.seat == session.decision.seat and last.before.active == session.state.active
        return same and bool(session.can_undo().actions)

    def escape(self) -> None:
        """One step back: a question, a bubble, the replay, the unfinished action."""
        if self.asking is not None:
            self.asking = None
            self.refresh_bar()
        elif self.interaction.busy:
            self.interaction.clear()
        elif self.replay_at is not None:
            self.replay.end()
        elif self.plan is not None and not self.plan.history:
            self.planner.leave()
        elif self.session is not None and not self.covered and self.can_step_back():
            self.undo()

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
        view = self.view()
        showing.show_options(self, view)
        showing.show_scenes(self, view)
        self.strip.set_cards(showing.seat_cards(self, view), self.mat_seat)
        chips = presentation.table(view)
        words = ", ".join(" ".join(presentation.spoken(part) for part in chip) for chip in chips)
        self.line.set_chips(chips, words)
        decider = session.decision.seat if session.decision is not None else 0
        seat = session.viewer if session.viewer >= 0 else decider
        self.log.set_lines(self.log_writer.lines(), since_last_turn(session, seat))
        self.refresh_bar()
        self._explain_decision(view)
        regions.lay_out_right(self)
        self.main.refresh_actions()
        if not session.unwritten:
            self.main.set_corner(session.name or (tr("autosaved") if session.path is not None else ""))

    def refresh_bar(self) -> None:
        if self.session is None:
            return
        words = bar_for(self)
        self.bar.show_never_ask(self.asking is not None)
        self.bar.set_prompt(words.colour, words.name, words.role, words.prompt, words.second)
        self.bar.set_buttons(words.buttons)

    def _explain_decision(self, view: State) -> None:
        """As long as nothing is pointed at, the detail is about the question itself."""
        if view.decision is None:
            self.detail.clear_detail()
        if self.texts is None or view.decision is None or self.covered:
            return
        explained = self.texts.explain_decision(view.decision)
        if explained is not None:
            self.detail.set_html(explanation_html(explained))

    def announce(self) -> None:
        """Speaks the question, for screen readers."""
        session, texts = self.session, self.texts
        if session is None or texts is None or session.decision is None or self.covered:
            return
        name = session.seats[session.decision.seat].name
        accessible.announce(self, f"{name}: {texts.prompt(session.decision)}")

    def _announce_log(self) -> None:
        """Speaks what others did, one announcement for all of it."""
        session, writer = self.session, self.log_writer
        if session is None or writer is None:
            return
        first, self._announced = self._announced, len(session.history)
        if first < len(session.history):
            said = [line.text for line in writer.lines() if line.number >= first and line.depth == 0]
            accessible.announce(self, " ".join(said[-4:]))

    # -- turn, rules, scores, mats -------------------------------------------------------------------------

    def end_choice(self) -> Choice | None:
        """The option behind "End turn", if it is there."""
        assert self.presentation is not None
        if not self.interaction.live:
            return None
        possible = self.interaction.possible()
        return next((choice for choice in possible if self.presentation.is_end_turn(choice)), None)

    def end_turn(self) -> None:
        """Ends the turn, or says why it cannot end."""
        choice = self.end_choice()
        if choice is not None:
            self.take(choice)
        elif self.texts is not None and self.live.decision is not None:
            reason = self.texts.prompt(self.live.decision)
            self.say_why(tr("You cannot end the turn yet: {reason}", reason=reason))

    def show_topic(self, id: str) -> None:
        if id:
            self.rules.show_topic(id)
            for panel in self.side:
                panel.show_page(self.rules)

    def show_decision_rule(self) -> None:
        self.show_topic(self.interaction.rule_of_pointed())

    def rule_here(self) -> None:
        """F1: one depth further in the tooltip, or the page."""
        tip = self.interaction.tip
        if not (tip.bubble.isVisible() and tip.deepen()):
            self.show_decision_rule()

    def find_rule(self) -> None:
        for panel in self.side:
            panel.show_page(self.rules)
        self.rules.search.setFocus()
        self.rules.search.selectAll()

    def show_since(self) -> None:
        self.log.show_since()
        for panel in self.side:
            panel.show_page(self.log)

    def show_mat(self, seat: int) -> None:
        self.mat_seat = -1 if seat == self.mat_seat else seat
        self.refresh()

    def show_scores(self) -> None:
        if self.session is None or self.presentation is None or self.covered:
            return
        from desktop.panels.score_sheet import ScoreSheet

        sheet = ScoreSheet(self.main, self.live, self.presentation)
        sheet.replayWanted.connect(partial(self.replay.start, 0))
        sheet.againWanted.connect(self.same_table_again)
        sheet.homeWanted.connect(partial(self.main.show_page, "home"))
        sheet.open()

    def same_table_again(self) -> None:
        session = self.session
        if session is None:
            return
        seed = random.SystemRandom().randrange(2**32)
        options = dict(session.state.setup.options)
        path = new_path(session.game.slug)
        self.open_session(GameSession.new(session.game, session.seats, options, seed, path, session.table))

    # -- commands ------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        return keys.commands(self)

    def checked_commands(self) -> set[str]:
        states = {"text_view": self._text_view, "impossible": self.impossible, "pin": self.detail.pinned}
        return {name for name, on in states.items() if on}

    def toggle_text(self) -> None:
        self._text_view = not self._text_view
        regions.lay_out(self)
        self.refresh()
        (self.table if self.showing_text else self.board).setFocus()

    def toggle_impossible(self) -> None:
        self.impossible = not self.impossible
        self.refresh()

    def pin(self) -> None:
        """Keeps the tooltip, or the detail."""
        tip = self.interaction.tip
        if tip.bubble.isVisible():
            tip.pinned = not tip.pinned
        else:
            self.detail.pinned = not self.detail.pinned

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not keys.pressed(self, event):
            super().keyPressEvent(event)

    # -- changes of look, language, size, settings ---------------------------------------------------------

    def retranslate(self) -> None:
        self.log.retranslate()
        self.rules.retranslate()
        self.replay.bar.retranslate()
        self._name_regions()
        if self.log_writer is not None:
            self.log_writer.forget()
        self._restyle()

    def _restyle(self) -> None:
        self.side_layout = 0
        regions.lay_out(self)
        if self.session is not None:
            self.refresh()

    def _set_scenes(self) -> None:
        for view in self.views:
            scene = view.board()
            if scene is not None:
                scene.speed = self.settings.animation_factor()
                scene.show_ids = bool(self.settings["board_ids"])

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
