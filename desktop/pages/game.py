"""The game page: regions, modes (play, replay, planner), bots and the hand-over between people."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from desktop import errors, folders
from desktop.art import look
from desktop.board import accessible
from desktop.board.presentation import Presentation, presentation_for
from desktop.board.scene import BoardScene
from desktop.board.table_view import TableView
from desktop.board.view import BoardView
from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.pages.page import Page
from desktop.panels.decision_bar import DecisionBar
from desktop.panels.handover import Curtain
from desktop.panels.log import LogPanel
from desktop.panels.options import OptionsPanel, Row
from desktop.panels.reading import Detail, RuleBrowser, explanation_html
from desktop.panels.replay import ReplayBar
from desktop.panels.strip import PlayerStrip, SeatCard, TableLine
from desktop.play.interaction import Interaction
from desktop.play.log_lines import LogWriter, since_last_turn
from desktop.session.bots import HINT_SECONDS, BotPool
from desktop.session.choices import Choice, choices, choices_in
from desktop.session.games import find_game
from desktop.session.saved import SavedGame, new_path, set_aside
from desktop.session.session import SEAT_COLOURS, GameSession
from desktop.session.table import Seat, Table
from desktop.texts import tr
from desktop.widgets.basics import table_ground
from desktop.widgets.heading import Heading, TabPanel
from desktop.window import Window
from rules.core import State

BOT_PAUSE_MS = 350
PRICED_ROWS = 60
LEFT = {"compact": 236, "normal": 304, "wide": 380}
RIGHT = {"compact": 290, "normal": 384, "wide": 480}
BAR = {"compact": 50, "normal": 60, "wide": 68}
LINE = {"compact": 26, "normal": 28, "wide": 32}
TRAY = {"compact": 150, "normal": 210, "wide": 270}
MAT = {"compact": 236, "normal": 300, "wide": 380}


class GamePage(Page):
    """Shows one session. All rules are asked of the session; all drawing is the presentation's."""

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        accessible.install()
        self.session: GameSession | None = None
        self.plan: GameSession | None = None
        self.presentation: Presentation | None = None
        self.texts: GameTexts | None = None
        self.replay_at: int | None = None
        self.mat_seat = -1
        self.asking: Choice | None = None
        self.public_look = False
        self._log_writer: LogWriter | None = None
        self._hint_strength = 0
        self._impossible = False
        self._text_view = False
        self._asked_warnings: set[str] = set()
        self._sheet_shown = False

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
        self.replay_bar = ReplayBar()
        self.side = [TabPanel(), TabPanel(), TabPanel()]
        for widget in (
            self.bar,
            self.strip,
            self.line,
            self.board,
            self.table,
            self.tray,
            self.mat,
            self.mat_heading,
            self.options,
            *self.side,
        ):
            widget.setParent(self)
        self.replay_bar.hide()
        self.curtain = Curtain(self)
        self.mat.margin = self.tray.margin = 4
        self.board.setAccessibleName(tr("Board"))
        self.tray.setAccessibleName(tr("Hand"))
        self.mat.setAccessibleName(tr("Player board"))
        self.interaction = Interaction(
            self, (self.board, self.tray, self.mat), self.table, self.options, self.detail, self.settings
        )
        self.bots = BotPool()
        self.advisor = BotPool()
        self._bot_clock = QTimer(self)
        self._bot_clock.setInterval(150)
        self._bot_clock.timeout.connect(self._bot_tick)
        self._detail_layout = ""
        self._wire()

    def _wire(self) -> None:
        self.interaction.taken.connect(self.take)
        self.interaction.ruleWanted.connect(self.show_topic)
        self.detail.topicWanted.connect(self.show_topic)
        self.bar.promptClicked.connect(self.show_decision_rule)
        self.strip.seatClicked.connect(self.show_mat)
        self.log.lineClicked.connect(self.start_replay_after)
        self.curtain.confirmed.connect(self._curtain_opened)
        self.curtain.look_wanted.connect(self._look_at_public)
        self.bots.answered.connect(self._bot_answered)
        self.bots.failed.connect(self._bot_failed)
        self.bots.thinkingChanged.connect(self._bot_thinking)
        self.advisor.answered.connect(self._advice)
        self.replay_bar.moved.connect(self._replay_moved)
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
        self._log_writer = LogWriter(session, presentation)
        self._asked_warnings.clear()
        self._sheet_shown = session.over
        self._hint_strength = 0
        self.mat_seat = -1
        self.replay_at = None
        errors.handler.journal = str(session.path or "")
        entry = catalogue().get(session.game.slug)
        table = entry.table if entry is not None else "theme"
        for view, scene in zip((self.board, self.tray, self.mat), scenes, strict=True):
            view.set_table(table)
            if scene is not None:
                scene.setParent(self)
                scene.speed = self.settings.animation_factor()
                scene.show_ids = bool(self.settings["board_ids"])
            view.show_board(scene)
        self.interaction.open(session, self.presentation)
        self.rules.set_game(self.texts)
        self.log.set_names(session.names())
        session.decisionChanged.connect(self.advance)
        session.finished.connect(self._finished)
        session.trouble.connect(self._trouble)
        if any(not seat.human for seat in session.seats):
            self.bots.warm()
        self._layout()
        self.advance()

    def close_session(self) -> None:
        """Lets go of session, scenes and bots."""
        self.bots.cancel()
        self.advisor.cancel()
        self.leave_plan(quiet=True)
        self.curtain.lift()
        self.interaction.open(None, None)
        for view in (self.board, self.tray, self.mat):
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
        self.session = self.presentation = self.texts = self._log_writer = None
        errors.handler.journal = ""

    def _remember_status(self) -> None:
        session, texts = self.session, self.texts
        if session is None or texts is None or session.over or session.decision is None:
            return
        decision = session.decision
        session.leave_status(
            tr(
                "{name} decides: {prompt}",
                name=session.seats[decision.seat].name,
                prompt=texts.prompt(decision),
            )
        )

    def open_saved(self, game: SavedGame, replay: bool = False) -> bool:
        return self.open_file(game.path, replay)

    def open_file(self, path: Path, replay: bool = False) -> bool:
        """Opens a journal; what cannot be read is set aside and explained."""
        if self.session is not None and self.session.path == path and not self.session.read_only:
            if replay:
                self.start_replay(len(self.session.history))
            return True
        try:
            session = GameSession.open(path)
        except Exception as error:
            self._explain_damage(path, error)
            return False
        self.open_session(session)
        if replay:
            self.start_replay(len(session.history))
        return True

    def _explain_damage(self, path: Path, error: Exception) -> None:
        text = tr("{file} cannot be opened: {reason}", file=path.name, reason=str(error))
        if path.parent == folders.games():
            try:
                text += "\n\n" + tr("The file was set aside unchanged: {place}", place=str(set_aside(path)))
            except OSError as other:
                text += f"\n\n{other}"
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Damaged file"), text, parent=self.main)
        box.addButton(tr("Go on"), QMessageBox.ButtonRole.AcceptRole)
        box.exec()
        box.deleteLater()

    def open_from_command_line(self, slug: str, options: argparse.Namespace) -> None:
        """A new game with bots' decisions already made: for pictures, reviews, tests."""
        game = find_game(slug)
        count = options.players or game.least_players
        chosen = game.parse_options(dict(text.split("=", 1) for text in options.option))
        seed = int(options.seed) if options.seed else random.SystemRandom().randrange(2**32)
        colours = look.palette["players"].get(slug, SEAT_COLOURS)
        names = ("Anna", "Béla", "Csilla", "Dávid", "Feri")
        seats = [Seat(names[i], "human", 0, colours[i % len(colours)]) for i in range(count)]
        path = None if options.screenshot else new_path(slug)
        session = GameSession.new(game, seats, chosen, seed, path)
        picker = random.Random(seed)
        for _ in range(options.advance):
            if session.over:
                break
            session.act(picker.choice(session.legal()))
        self._text_view = options.table_view
        self.open_session(session)
        if options.screenshot and self.curtain.drawn:
            self.curtain.lift()
            self._curtain_opened()

    def settle(self) -> None:
        """Completes all motion on the boards."""
        for view in (self.board, self.tray, self.mat):
            scene = view.board()
            if scene is not None:
                scene.settle()

    def open_lesson(self, slug: str) -> None:
        self.main.show_rules(slug)

    def enter(self) -> None:
        self._layout()
        if self.session is None:
            self.main.show_page("home")
        else:
            self.refresh()
            self.options.list.setFocus()

    def leave(self) -> None:
        self.interaction.clear()
        self.replay_bar.stop()
        self._remember_status()

    def close_down(self) -> None:
        self.close_session()
        self.bots.close()
        self.advisor.close()

    def game_slug(self) -> str:
        return self.session.game.slug if self.session is not None else ""

    # -- the flow ------------------------------------------------------------------------------------------

    @property
    def live(self) -> GameSession:
        """What is being played: the game, or the planner's copy."""
        session = self.plan or self.session
        assert session is not None
        return session

    def advance(self) -> None:
        """After every change: whose question is it, and who must be at the screen?"""
        session = self.session
        if session is None:
            return
        self.asking = None
        self.public_look = False
        decision = session.decision
        if self.plan is None and decision is not None and not session.read_only:
            seat = decision.seat
            if not session.seats[seat].human:
                self._ask_bot(seat)
            elif self._needs_curtain(seat):
                self._draw_curtain(seat)
            else:
                session.set_viewer(seat)
        self.refresh()
        self._coach()

    def _coach(self) -> None:
        """In coached games, one tip the first time each kind of decision is met."""
        session, texts = self.session, self.texts
        if (
            session is None
            or texts is None
            or not session.table.coach
            or self.covered
            or not self.interaction.live
            or session.decision is None
        ):
            return
        met = self.settings.memory.get("tips", {}).get(self.game_slug(), [])
        if session.decision.kind in met:
            return
        explained = texts.explain_decision(session.decision)
        if explained is None:
            return
        tips = self.settings.memory.get("tips", {})
        tips[self.game_slug()] = [*met, session.decision.kind]
        self.settings.remember("tips", tips)
        self.interaction.bubble.show_html(
            explanation_html(explained, 2), self.options.geometry(), self.interaction.inside, "info", 380
        )

    def _needs_curtain(self, seat: int) -> bool:
        session = self.session
        assert session is not None
        if len(session.humans) < 2 or session.viewer == seat:
            return False
        policy = str(self.settings["handover"])
        return policy == "always" or (policy == "secrets" and session.game.secrets)

    def _draw_curtain(self, seat: int) -> None:
        """Nothing of the next seat is on the screen, and nothing of the last one either."""
        session, presentation = self.session, self.presentation
        assert session is not None and presentation is not None and self._log_writer is not None
        session.set_viewer(-1)
        self.interaction.clear()
        self.detail.pinned = False
        self.detail.clear_detail()
        lines = self._log_writer.lines()
        since = since_last_turn(session, seat)
        said = [line.text for line in lines if line.number >= since]
        self.curtain.setGeometry(self._covered())
        self.curtain.open_for(seat, session.seats[seat].name, presentation.colour(session.state, seat), said)

    def _covered(self) -> QRect:
        top = self.bar.geometry().bottom() + 1
        return QRect(
            self.strip.geometry().right() + 1, top, self.width() - self.strip.width(), self.height() - top
        )

    def _curtain_opened(self) -> None:
        session = self.session
        if session is not None and session.decision is not None:
            session.set_viewer(session.decision.seat)
            self.refresh()
            self.options.list.setFocus()

    def _look_at_public(self) -> None:
        """The public view, without any hand; the curtain waits behind it."""
        self.curtain.lift()
        self.public_look = True
        self.refresh()

    @property
    def covered(self) -> bool:
        return self.curtain.drawn or self.public_look

    def take(self, choice: Choice) -> None:
        """An option was chosen, by whatever gesture."""
        session = self.live
        if self.replay_at is not None or session.over or session.read_only or self.covered:
            return
        if session.decision is None or (self.plan is None and not session.seats[session.decision.seat].human):
            return
        if self.asking is None and self._must_ask(choice):
            self.asking = choice
            self.refresh_bar()
            return
        self.asking = None
        self.act(choice)

    def _must_ask(self, choice: Choice) -> bool:
        """Only what is wasteful by the rules' own warning, or gives up the round while more could be done."""
        if self.plan is not None or not self.settings["confirm"]:
            return False
        kind = choice.notation.split()[0]
        if f"{self.game_slug()}.{kind}" in self.settings.memory.get("never_ask", []):
            return False
        if choice.warnings:
            key = f"{kind} {choice.warnings[0]}"
            return key not in self._asked_warnings
        return False

    def confirm(self) -> None:
        choice = self.asking
        if choice is None:
            return
        kind = choice.notation.split()[0]
        if choice.warnings:
            self._asked_warnings.add(f"{kind} {choice.warnings[0]}")
        if self.bar.never_ask is not None and self.bar.never_ask.isChecked():
            never = [*self.settings.memory.get("never_ask", []), f"{self.game_slug()}.{kind}"]
            self.settings.remember("never_ask", never)
        self.asking = None
        self.act(choice)

    def act(self, choice: Choice) -> None:
        session = self.live
        self._hint_strength = 0
        self.interaction.clear()
        self.settle()
        if self.plan is not None:
            self._plan_act(choice)
            return
        session.act(choice.action)
        self._announce()

    def _announce(self) -> None:
        if (
            self.session is not None
            and self.texts is not None
            and self.session.decision is not None
            and not self.covered
        ):
            decision = self.session.decision
            accessible.announce(
                self, f"{self.session.seats[decision.seat].name}: {self.texts.prompt(decision)}"
            )

    def _finished(self) -> None:
        from desktop.session.statistics import record_game

        if self.session is not None:
            record_game(self.session)
        if not self._sheet_shown:
            self._sheet_shown = True
            QTimer.singleShot(round(900 * self.settings.animation_factor()), self, self.show_scores)

    def _trouble(self, reason: str) -> None:
        self.main.set_corner(tr("The game cannot be saved: {reason}", reason=reason))
        self.interaction.say_at(
            tr("The game cannot be saved: {reason}", reason=reason),
            QRect(self.width() // 2, self.bar.height(), 1, 1),
            "warning",
        )

    # -- bots ----------------------------------------------------------------------------------------------

    def _ask_bot(self, seat: int) -> None:
        session = self.session
        assert session is not None
        seed = session.state.setup.seed * 1_000_003 + len(session.history)
        self.bots.ask(session, session.seats[seat].level, seed)

    def _bot_thinking(self) -> None:
        if self.bots.thinking:
            self._bot_clock.start()
        else:
            self._bot_clock.stop()
            self.bar.set_progress(-1)

    def _bot_tick(self) -> None:
        self.bar.set_progress(max(0.02, self.bots.progress()))
        if self.bots.seconds > 3 and self.bar.button(tr("Stop and play at once")) is None:
            self.refresh_bar()

    def _bot_answered(self, notation: str) -> None:
        pause = round(BOT_PAUSE_MS * self.settings.animation_factor())
        if pause:
            QTimer.singleShot(pause, self, partial(self._bot_plays, notation))
        else:
            self._bot_plays(notation)

    def _bot_plays(self, notation: str) -> None:
        session = self.session
        if (
            session is None
            or session.decision is None
            or session.seats[session.decision.seat].human
            or self.bots.thinking
        ):
            return
        action = session.game.notation.parse(notation)
        if action in session.legal():
            session.act(action)

    def stop_bot(self) -> None:
        """Takes a quick move for a bot that thinks too long."""
        session = self.session
        if session is None or session.decision is None or session.seats[session.decision.seat].human:
            return
        self.bots.cancel()
        legal = session.legal()
        session.act(legal[random.Random(len(session.history)).randrange(len(legal))])

    def _bot_failed(self, reason: str) -> None:
        session = self.session
        if session is None or session.decision is None:
            return
        name = session.seats[session.decision.seat].name
        box = QMessageBox(
            QMessageBox.Icon.Warning,
            tr("Bot"),
            tr("The bot of {name} stopped again.", name=name) + f"\n{reason}",
            parent=self.main,
        )
        again = box.addButton(tr("Try again"), QMessageBox.ButtonRole.AcceptRole)
        hand = box.addButton(tr("Play on by hand"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        if clicked is again:
            self._ask_bot(session.decision.seat)
        elif clicked is hand:
            session.hand_seat(session.decision.seat, "human", 0)

    def bot_turn(self) -> None:
        """A bot of the best level makes this one decision for a person."""
        session = self.session
        if session is None or session.decision is None or self.advisor.thinking:
            return
        session.mark_helped()
        self._hint_strength = 99
        self.advisor.ask(session, 99, len(session.history) + 1, HINT_SECONDS)

    def hand_seat(self) -> None:
        """The deciding seat becomes a bot's, or a bot's seat a person's."""
        session = self.session
        if session is None or session.decision is None:
            return
        seat = self.mat_seat if self.mat_seat >= 0 else session.decision.seat
        self.bots.cancel()
        human = session.seats[seat].human
        session.hand_seat(seat, "bot" if human else "human", 2 if human else 0)

    # -- hints ---------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """First where, then what, then why."""
        session = self.session
        if (
            session is None
            or session.decision is None
            or not self.hints_allowed
            or self.replay_at is not None
            or self.covered
        ):
            return
        if not session.seats[session.decision.seat].human or self.advisor.thinking:
            return
        if self._hint_strength == 0:
            session.mark_helped()
            self.advisor.ask(session, 99, len(session.history), HINT_SECONDS)
        else:
            self._show_hint()

    @property
    def hints_allowed(self) -> bool:
        return bool(self.settings["assistance"]) and self.session is not None and self.session.table.hints

    def _advice(self, notation: str) -> None:
        session = self.session
        if session is None or self.texts is None or session.decision is None:
            return
        action = session.game.notation.parse(notation)
        if action not in session.legal():
            return
        if self._hint_strength == 99:
            self._hint_strength = 0
            session.act(action)
            return
        self._hint = next(c for c in choices(session, self.texts) if c.action == action)
        self._show_hint()

    def _show_hint(self) -> None:
        choice = self._hint
        self._hint_strength = min(3, self._hint_strength + 1)
        self.interaction.hint(choice.targets)
        spot = self.interaction.spot(choice.targets[0]) if choice.targets else self.options.geometry()
        if self._hint_strength == 1:
            text = tr("Look here.") if choice.targets else tr("Look at the options that point at nothing.")
        elif self._hint_strength == 2:
            self.options.list.select_choice(choice.notation)
            text = tr("A good option: {action}", action=choice.text)
        else:
            assert self.texts is not None
            reasons = [self.texts.translate(reason) for reason in self.advisor.reasons[:3]]
            reason = ", ".join(reasons) or tr("it leads to the best score of what the bot tried")
            text = tr("Because: {reason}", reason=reason)
        self.interaction.say_at(text, spot, "info")

    # -- undo ----------------------------------------------------------------------------------------------

    def undo(self) -> None:
        if self.plan is not None:
            self.plan.undo()
            return
        session = self.session
        if session is None:
            return
        if session.can_undo().count:
            self.bots.cancel()
            session.undo()
        else:
            self.say_why(self.undo_reason())

    def redo(self) -> None:
        if self.session is not None:
            self.live.redo()

    def restart_turn(self) -> None:
        session = self.session
        if session is None:
            return
        if session.can_restart().count:
            self.bots.cancel()
            session.restart_turn()
        else:
            self.say_why(self.undo_reason())

    def undo_reason(self) -> str:
        session = self.session
        assert session is not None
        answer = session.can_undo()
        if answer.reason == "hidden":
            return tr("Something hidden or random was revealed since.")
        if answer.reason == "other":
            return tr("{name} has acted since.", name=session.seats[answer.seat].name)
        return tr("Nothing to undo.") if answer.reason == "none" else ""

    def say_why(self, text: str) -> None:
        if text:
            button = self.bar.geometry()
            self.interaction.say_at(
                text, QRect(button.right() - 300, button.top(), 200, button.height()), "warning"
            )

    # -- replay and planner --------------------------------------------------------------------------------

    def start_replay(self, at: int) -> None:
        if self.session is None or self.covered:
            return
        self.leave_plan(quiet=True)
        self.replay_at = max(0, min(at, len(self.session.history)))
        history = self.session.history
        turns = [
            i for i in range(1, len(history)) if history[i].before.active != history[i - 1].before.active
        ]
        self.replay_bar.set_range(len(history), self.replay_at, turns)
        self.bar.set_extra(self.replay_bar)
        self.refresh()

    def start_replay_after(self, number: int) -> None:
        self.start_replay(number + 1)

    def toggle_replay(self) -> None:
        if self.replay_at is None:
            self.start_replay(len(self.session.history) if self.session is not None else 0)
        else:
            self.end_replay()

    def end_replay(self) -> None:
        self.replay_bar.stop()
        self.bar.set_extra(None)
        self.replay_at = None
        self.advance()

    def _replay_moved(self, at: int) -> None:
        if self.replay_at is not None:
            self.replay_at = at
            self.refresh()

    def branch(self) -> None:
        """A new game of its own from the shown moment."""
        session = self.session
        if session is None or self.replay_at is None:
            return
        path = new_path(session.game.slug)
        session.write_copy(
            path,
            self.replay_at,
            tr("{name} from move {n}", name=session.name or self.title(), n=self.replay_at),
        )
        self.bar.set_extra(None)
        self.replay_at = None
        self.open_file(path)

    def toggle_plan(self) -> None:
        if self.plan is not None:
            self.leave_plan()
        elif (
            self.session is not None
            and self.settings["assistance"]
            and not self.covered
            and not self.session.over
            and not self.session.read_only
        ):
            self.end_replay()
            self.session.mark_helped()
            self.bots.cancel()
            self.plan = self.session.plan()
            self.plan.decisionChanged.connect(self.refresh)
            self.interaction.open(self.plan, self.presentation)
            self.refresh()

    def _plan_act(self, choice: Choice) -> None:
        """Plays ahead; stops where something hidden or random would be shown."""
        plan = self.plan
        assert plan is not None
        before = (plan.state.reveals, plan.state.rng.draws)
        steps = len(plan.history)
        twin = plan.state.clone()
        try:
            twin.play(choice.action)
            known = (twin.reveals, twin.rng.draws) == before
        except Exception:  # a view has holes
            known = False
        if not known:
            self.say_why(tr("The plan ends here: what comes next is hidden or random."))
            return
        try:
            plan.act(choice.action)
        except Exception:
            while len(plan.history) > steps:
                plan.undo()
            self.say_why(tr("The plan ends here: what comes next is hidden or random."))

    def take_over_plan(self) -> None:
        """Carries out the plan's steps in the game, as far as they are one's own and still possible."""
        session, plan = self.session, self.plan
        if session is None or plan is None or session.decision is None:
            return
        mine = session.decision.seat
        wanted = [taken.action for taken in plan.history if taken.seat == mine and not taken.auto]
        self.leave_plan(quiet=True)
        done = 0
        for action in wanted:
            decision = session.decision
            if decision is None or decision.seat != mine or action not in session.legal():
                break
            session.act(action)
            done += 1
        if done < len(wanted):
            self.say_why(tr("{k} of {n} steps were possible.", k=done, n=len(wanted)))

    def leave_plan(self, quiet: bool = False) -> None:
        if self.plan is None:
            return
        self.plan.decisionChanged.disconnect(self.refresh)
        self.plan.deleteLater()
        self.plan = None
        self.interaction.open(self.session, self.presentation)
        if not quiet:
            self.advance()

    # -- showing -------------------------------------------------------------------------------------------

    def view(self) -> State:
        session = self.live
        if self.replay_at is not None and self.plan is None:
            return session.view_at(self.replay_at)
        return session.view()

    def title(self) -> str:
        return self.texts.title() if self.texts is not None else ""

    def refresh(self) -> None:
        """Shows the current moment in every region."""
        session, presentation = self.session, self.presentation
        if session is None or presentation is None or self._log_writer is None:
            return
        view = self.view()
        self._refresh_options(view)
        self._refresh_scenes(view)
        self._refresh_strip(view)
        self.line.set_chips(presentation.table(view))
        seat = (
            session.viewer
            if session.viewer >= 0
            else (session.decision.seat if session.decision is not None else 0)
        )
        self.log.set_lines(self._log_writer.lines(), since_last_turn(session, seat))
        self.refresh_bar()
        self._explain_decision(view)
        self._layout_right()
        self.main.refresh_actions()
        self.main.set_corner(
            session.name or tr("autosaved") if session.path is not None and not session.unwritten else ""
        )
        self.update()

    def _explain_decision(self, view: State) -> None:
        """As long as nothing is pointed at, the detail is about the question itself."""
        if self.texts is None or view.decision is None or self.covered:
            return
        explained = self.texts.explain_decision(view.decision)
        if explained is not None:
            self.detail.set_html(explanation_html(explained))

    def _refresh_scenes(self, view: State) -> None:
        session, presentation = self.session, self.presentation
        assert session is not None and presentation is not None
        for region, scene in (
            (self.board, self.board.board()),
            (self.tray, self.tray.board()),
            (self.mat, self.mat.board()),
        ):
            if scene is None:
                continue
            seat = (
                self._mat_owner(view)
                if region is self.mat
                else session.viewer
                if session.game.secrets
                else self._decider(view)
            )
            scene.show_view(view, seat)
            scene.refresh_marks()
        self.mat_heading.set(self._mat_title(view))
        if self.showing_text:
            self.table.show_view(
                presentation, view, self.interaction.choices if self.interaction.live else []
            )
        self.interaction.mark()
        self._auto_zoom(view)

    def _auto_zoom(self, view: State) -> None:
        scene = self.board.board()
        if (
            scene is None
            or look.density != "compact"
            or not self.settings["auto_zoom"]
            or view.decision is None
            or not self.interaction.live
        ):
            return
        region = scene.region_of_decision(view.decision.kind)
        if region is not None:
            self.board.zoom_to(region)

    def _decider(self, view: State) -> int:
        return view.decision.seat if view.decision is not None else 0

    def _mat_owner(self, view: State) -> int:
        if self.mat_seat >= 0:
            return self.mat_seat
        session = self.session
        assert session is not None
        if len(session.humans) == 1 and self.plan is None:
            return next(iter(session.humans))
        return self._decider(view)

    def _mat_title(self, view: State) -> str:
        assert self.session is not None and self.presentation is not None
        seat = self._mat_owner(view)
        return " · ".join(
            part for part in (self.session.seats[seat].name, self.presentation.subtitle(view, seat)) if part
        )

    @property
    def showing_text(self) -> bool:
        return self._text_view or self.board.board() is None

    def _refresh_strip(self, view: State) -> None:
        session, presentation = self.session, self.presentation
        assert session is not None and presentation is not None
        decision = view.decision
        cards = []
        for i, seat in enumerate(session.seats):
            decides = decision is not None and decision.seat == i
            cards.append(
                SeatCard(
                    seat.name, presentation.colour(view, i), presentation.points(view, i), presentation.subtitle(view, i),
                    presentation.strip(view, i), view.active == i, decides and seat.human, decides and not seat.human and self.replay_at is None,
                    "" if seat.human else tr("bot {k}", k=seat.level),
                )
            )  # fmt: skip
        self.strip.set_cards(cards, self.mat_seat)

    def _refresh_options(self, view: State) -> None:
        session, texts, presentation = self.live, self.texts, self.presentation
        assert texts is not None and presentation is not None
        decision = view.decision
        if self.covered:
            self.interaction.set_choices([], False)
            self.options.set_rows(
                tr("Waiting for {name}.", name=session.seats[decision.seat].name) if decision else "", []
            )
            return
        if decision is None:
            self.interaction.set_choices([], False)
            self.options.set_rows(tr("The game is over"), self._result_rows(view))
            return
        name = session.seats[decision.seat].name
        title = tr("What {name} can do", name=name)
        if self.replay_at is not None and self.plan is None:
            shown = choices_in(view, texts, view.legal()) if session.sees(decision.seat) else []
            self.interaction.set_choices(shown, False)
            rows = self._rows(shown)
            if self.replay_at < len(session.history):
                for row in rows:
                    row.marked = (
                        row.choice is not None and row.choice.action == session.history[self.replay_at].action
                    )
            self.options.set_rows(title, rows)
            return
        if self.plan is None and not session.seats[decision.seat].human:
            self.interaction.set_choices([], False)
            self.options.set_rows(tr("{name} is choosing. You can look around.", name=name), [])
            return
        found = choices(session, texts, self._impossible)
        self.interaction.set_choices(found, not session.read_only)
        self.options.list.one_click = bool(self.settings["one_click"])
        self.options.set_rows(
            title, self._rows(found), tr("Nothing to choose here; the game goes on by itself.")
        )

    def _rows(self, found: list[Choice]) -> list[Row]:
        """Rows under their groups, in the order in which the groups first appear; impossible ones last."""
        assert self.presentation is not None
        groups: dict[str, list[Row]] = {}
        for choice in found:
            group = tr("Not possible now") if choice.reasons else self.presentation.group(choice)
            groups.setdefault(group, []).append(
                self.interaction.row(choice, priced=len(found) <= PRICED_ROWS)
            )
        rows: list[Row] = []
        for group, members in groups.items():
            if group and len(groups) > 1:
                rows.append(Row(group))
            rows += members
        return rows

    def _result_rows(self, view: State) -> list[Row]:
        assert self.session is not None
        places = view.outcome().places
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        scores = view.scores()
        return [
            Row(f"{places[seat]}. {self.session.seats[seat].name}: {scores[seat].total}") for seat in order
        ]

    # -- the bar -------------------------------------------------------------------------------------------

    def refresh_bar(self) -> None:
        session, texts, presentation = self.session, self.texts, self.presentation
        if session is None or texts is None or presentation is None:
            return
        from desktop.play.bar_words import bar_for

        words = bar_for(self)
        self.bar.show_never_ask(self.asking is not None)
        self.bar.set_prompt(words.colour, words.name, words.role, words.prompt, words.second)
        self.bar.set_buttons(words.buttons)

    def end_turn(self) -> None:
        """The option that ends the turn, or the reason why it is not there."""
        choice = self.end_choice()
        if choice is not None:
            self.take(choice)
        elif self.texts is not None and self.session is not None and self.live.decision is not None:
            self.say_why(
                tr("You cannot end the turn yet: {reason}", reason=self.texts.prompt(self.live.decision))
            )

    def end_choice(self) -> Choice | None:
        assert self.presentation is not None
        return (
            next((c for c in self.interaction.possible() if self.presentation.is_end_turn(c)), None)
            if self.interaction.live
            else None
        )

    # -- rules, scores, mats -------------------------------------------------------------------------------

    def show_topic(self, id: str) -> None:
        if id:
            self.rules.show_topic(id)
            for panel in self.side:
                panel.show_page(self.rules)

    def show_decision_rule(self) -> None:
        self.show_topic(self.interaction.rule_of_pointed())

    def rule_here(self) -> None:
        """F1: one depth further in the tooltip, or the page."""
        if self.interaction.tip.bubble.isVisible() and self.interaction.tip.deepen():
            return
        self.show_topic(self.interaction.rule_of_pointed())

    def options_for(self) -> None:
        """What are my options for? The decision and each kind of option in a sentence."""
        session, texts = self.session, self.texts
        if session is None or texts is None or session.decision is None:
            return
        import html

        parts = [f"<p><b>{html.escape(texts.prompt(session.decision))}</b></p>"]
        explained = texts.explain_decision(session.decision)
        if explained is not None:
            parts.append(f"<p>{html.escape(explained.text)}</p>")
        seen: set[str] = set()
        for choice in self.interaction.possible():
            kind = choice.notation.split()[0]
            found = texts.explain_action(choice.action)
            if kind not in seen and found is not None:
                seen.add(kind)
                parts.append(
                    f"<p><b>{html.escape(choice.text)}</b>: {html.escape(found.glance)} <a href='topic:{found.topic}'>{html.escape(found.title)}</a></p>"
                )
        self.interaction.bubble.show_html(
            "".join(parts), self.options.geometry(), self.interaction.inside, "info", 420
        )

    def show_mat(self, seat: int) -> None:
        self.mat_seat = -1 if seat == self.mat_seat else seat
        self.refresh()

    def show_scores(self) -> None:
        if self.session is None or self.presentation is None or self.covered:
            return
        from desktop.panels.score_sheet import ScoreSheet

        sheet = ScoreSheet(self.main, self.live, self.presentation)
        sheet.replayWanted.connect(partial(self.start_replay, 0))
        sheet.againWanted.connect(self.same_table_again)
        sheet.homeWanted.connect(partial(self.main.show_page, "home"))
        sheet.open()

    def same_table_again(self) -> None:
        session = self.session
        if session is None:
            return
        setup = session.state.setup
        seats, game, table = list(session.seats), session.game, session.table
        self.open_session(
            GameSession.new(
                game,
                seats,
                dict(setup.options),
                random.SystemRandom().randrange(2**32),
                new_path(game.slug),
                table,
            )
        )

    # -- files ---------------------------------------------------------------------------------------------

    def save_copy(self) -> None:
        session = self.session
        if session is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self.main, tr("Save a copy as…"), f"{session.game.slug}.tarsas", "Társas (*.tarsas)"
        )
        if name:
            session.write_copy(Path(name))

    def export(self) -> None:
        """The whole log as text."""
        session, texts = self.session, self.texts
        if session is None or texts is None or self._log_writer is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self.main, tr("Export as text…"), f"{session.game.slug}.txt", "Text (*.txt)"
        )
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        assert self.session is not None and self._log_writer is not None
        lines = [self.title(), ", ".join(self.session.names()), ""]
        lines += [f"{'    ' * line.depth}{line.text}" for line in self._log_writer.lines()]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def rename(self) -> None:
        from desktop.dialogs import ask_text

        if self.session is not None:
            name = ask_text(
                self.main, tr("Rename…"), tr("A name for this game"), self.session.name or self.title()
            )
            if name:
                self.session.rename(name)
                self.refresh()

    # -- commands ------------------------------------------------------------------------------------------

    def commands(self) -> dict[str, Callable[[], None]]:
        if self.session is None:
            return {}
        result: dict[str, Callable[[], None]] = {
            "whole_board": self.board.fit, "zoom_in": partial(self.board.zoom, 1.2), "zoom_out": partial(self.board.zoom, 1 / 1.2),
            "replay": self.toggle_replay, "rule_here": self.rule_here, "find": self.find_rule, "save_copy": self.save_copy,
            "export": self.export, "rename": self.rename, "next_region": partial(self.next_region, 1),
            "previous_region": partial(self.next_region, -1), "text_view": self.toggle_text, "since": self.show_since,
            "pin": self.pin, "speak_decision": self._announce,
        }  # fmt: skip
        if self.covered:
            return {name: result[name] for name in ("next_region", "previous_region")}
        result["score_now"] = self.show_scores
        if not self.session.over and not self.session.read_only:
            result.update({
                "undo": self.undo, "redo": self.redo, "restart_turn": self.restart_turn, "end_turn": self.end_turn,
                "bot_stop": self.stop_bot, "seat_to_bot": self.hand_seat, "options_for": self.options_for, "impossible": self.toggle_impossible,
            })  # fmt: skip
            if self.hints_allowed:
                result.update({"hint": self.hint, "planner": self.toggle_plan, "bot_turn": self.bot_turn})
        return result

    def checked_commands(self) -> set[str]:
        return {
            name
            for name, on in (
                ("text_view", self._text_view),
                ("impossible", self._impossible),
                ("pin", self.detail.pinned),
            )
            if on
        }

    def toggle_text(self) -> None:
        self._text_view = not self._text_view
        self._layout()
        self.refresh()
        if self.showing_text:
            self.table.setFocus()

    def toggle_impossible(self) -> None:
        self._impossible = not self._impossible
        self.refresh()

    def pin(self) -> None:
        tip = self.interaction.tip
        if tip.bubble.isVisible():
            tip.pinned = not tip.pinned
        else:
            self.detail.pinned = not self.detail.pinned

    def show_since(self) -> None:
        self.log.show_since()
        for panel in self.side:
            panel.show_page(self.log)

    def find_rule(self) -> None:
        for panel in self.side:
            panel.show_page(self.rules)
        self.rules.search.setFocus()
        self.rules.search.selectAll()

    def next_region(self, step: int) -> None:
        """F6: board, options, bar, strip, mat or tray, detail, log, rules."""
        if self.curtain.drawn:
            self.curtain.confirm.setFocus()
            return
        order = [
            self.table if self.showing_text else self.board,
            self.options.list,
            *self.bar.buttons[:1],
            self.strip,
            self.mat,
            self.tray,
            self.detail,
            self.log.list,
            self.rules.search,
        ]
        shown = [widget for widget in order if widget.isVisible()]
        focus = QApplication.focusWidget()
        at = next(
            (
                i
                for i, widget in enumerate(shown)
                if widget is focus or (focus is not None and widget.isAncestorOf(focus))
            ),
            -1,
        )
        shown[(at + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.escape()
        elif self.replay_at is not None and key in (
            Qt.Key.Key_Left,
            Qt.Key.Key_Right,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
        ):
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
                self.replay_bar.first() if key == Qt.Key.Key_Home else self.replay_bar.last()
            elif shift:
                self.replay_bar.step_turn(1 if key == Qt.Key.Key_Right else -1)
            else:
                self.replay_bar.step() if key == Qt.Key.Key_Right else self.replay_bar.step_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            button = self.bar.primary_button()
            if button is not None:
                button.click()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier and Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            seat = key - Qt.Key.Key_1
            if self.session is not None and seat < len(self.session.seats):
                self.show_mat(seat)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self._zoom_region(key - Qt.Key.Key_1)
        elif (
            event.text().isdigit()
            and not isinstance(QApplication.focusWidget(), QLineEdit)
            and self.interaction.live
        ):
            self.options.list.take_digit(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _zoom_region(self, number: int) -> None:
        scene: BoardScene | None = self.board.board()
        regions = scene.regions() if scene is not None else []
        if number < len(regions):
            self.board.zoom_to(regions[number][1])

    def escape(self) -> None:
        """One step back: a question, a bubble, the replay, the unfinished action."""
        if self.asking is not None:
            self.asking = None
            self.refresh_bar()
        elif self.interaction.busy:
            self.interaction.clear()
        elif self.replay_at is not None:
            self.end_replay()
        elif self.plan is not None and not self.plan.history:
            self.leave_plan()
        elif self.session is not None and not self.covered and self.can_step_back():
            self.undo()

    def can_step_back(self) -> bool:
        """Esc only goes back inside an unfinished action of the one who decides."""
        session = self.live
        if not session.history or session.decision is None:
            return False
        last = session.history[-1]
        return (
            last.seat == session.decision.seat
            and last.before.active == session.state.active
            and bool(session.can_undo().count)
        )

    # -- layout --------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.log.retranslate()
        self.rules.retranslate()
        self.replay_bar.retranslate()
        self.board.setAccessibleName(tr("Board"))
        self._detail_layout = ""
        if self.session is not None:
            if self._log_writer is not None:
                self._log_writer.forget()
            self._layout()
            self.refresh()

    def _restyle(self) -> None:
        self._detail_layout = ""
        self._layout()
        if self.session is not None:
            self.refresh()

    def _setting_changed(self, name: str) -> None:
        for view in (self.board, self.tray, self.mat):
            scene = view.board()
            if scene is not None:
                scene.speed = self.settings.animation_factor()
                scene.show_ids = bool(self.settings["board_ids"])
        if self.session is not None:
            self.session.auto_single = bool(self.settings["auto_single"])
            if name in ("board_ids", "assistance", "glyphs", "one_click"):
                self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout()

    def _layout(self) -> None:
        density, text = look.density, look.text_scale
        grow = max(1.0, min(1.4, text))
        width, height = self.width(), self.height()
        left, right = round(LEFT[density] * grow), round(RIGHT[density] * grow)
        bar = round(BAR[density] * max(1.0, text))
        line = round(LINE[density] * max(0.9, text))
        middle = max(200, width - left - right)
        self.bar.setGeometry(0, 0, width, bar)
        self.strip.setGeometry(0, bar, left, height - bar)
        self.line.setGeometry(left, bar, middle, line)
        has_tray = self.tray.board() is not None
        tray = min(TRAY[density], (height - bar - line) // 3) if has_tray else 0
        area = QRect(left, bar + line, middle, height - bar - line - tray)
        self.board.setGeometry(area)
        self.table.setGeometry(area)
        self.board.setVisible(not self.showing_text)
        self.table.setVisible(self.showing_text)
        self.tray.setGeometry(left, height - tray, middle, tray)
        self.tray.setVisible(has_tray)
        self.interaction.inside = QRect(left, bar + line, middle, height - bar - line)
        self._layout_right()
        if self.curtain.drawn:
            self.curtain.setGeometry(self._covered())
            self.curtain.raise_()

    def _layout_right(self) -> None:
        """Options grow with their rows up to half of the column; the mat keeps its height; the rest reads."""
        density = look.density
        top = self.bar.geometry().bottom() + 1
        right = round(RIGHT[density] * max(1.0, min(1.4, look.text_scale)))
        x, height = self.width() - right, self.height() - top
        has_mat = self.mat.board() is not None and look.text_scale <= 1.3
        mat = min(MAT[density], round(height * 0.34)) if has_mat else 0
        head = look.px(28) if has_mat else 0
        least = look.px(150)
        wanted = max(
            look.px(190), min(self.options.wanted_height(), round(height * (0.42 if has_mat else 0.5)))
        )
        options = min(wanted, height - mat - head - least)
        self.options.setGeometry(x, top, right, options)
        self.mat_heading.setGeometry(x, top + options, right, head)
        self.mat_heading.setVisible(has_mat)
        self.mat.setGeometry(x, top + options + head, right, mat)
        self.mat.setVisible(has_mat)
        rest_top = top + options + head + mat
        rest = self.height() - rest_top
        count = 1 if rest < 420 or density == "compact" else 2 if density == "normal" or rest < 700 else 3
        self._fill_side(count)
        for i, panel in enumerate(self.side):
            panel.setVisible(i < count)
            panel.setGeometry(
                x, rest_top + rest * i // count, right, rest * (i + 1) // count - rest * i // count
            )

    def _fill_side(self, count: int) -> None:
        key = f"{count}"
        if key == self._detail_layout:
            return
        self._detail_layout = key
        detail, log, rules = (tr("Detail"), self.detail), (tr("Log"), self.log), (tr("Rules"), self.rules)
        split = {1: [[detail, log, rules]], 2: [[detail, rules], [log]], 3: [[detail], [log], [rules]]}[count]
        for panel, pages in zip(self.side, split, strict=False):
            panel.set_pages(pages)  # type: ignore[arg-type]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("panel"))
        if self.showing_text:
            return
        from desktop.art import art

        art.tile(painter, table_ground(), self.board.geometry())


def make(window: Window) -> GamePage:
    return GamePage(window)


__all__ = ["GamePage", "Table", "make"]
