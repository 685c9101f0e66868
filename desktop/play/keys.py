"""Commands and keys of the game page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.play import files

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

Commands = dict[str, Callable[[], None]]


def commands(page: GamePage) -> Commands:
    """What the menus (desktop.menus) can do here and now."""
    session = page.session
    if session is None:
        return {}
    regions: Commands = {
        "next_region": partial(next_region, page, 1),
        "previous_region": partial(next_region, page, -1),
    }
    help_or_reason: Commands = {"hint": page.hints.hint, "bot_turn": page.hints.bot_decides}
    if page.covered:
        return regions | help_or_reason
    result: Commands = {
        **regions,
        **help_or_reason,
        "whole_board": page.board.fit,
        "zoom_in": partial(page.board.zoom, 1.2),
        "zoom_out": partial(page.board.zoom, 1 / 1.2),
        "lens": page.looking.keep_lens,
        "legend": page.looking.keep_legend,
        "replay": page.replay.toggle,
        "rule_here": page.reference.rule_here,
        "find": page.reference.find_rule,
        "save_copy": partial(files.save_copy, page),
        "export": partial(files.export, page),
        "rename": partial(files.rename, page),
        "text_view": page.toggle_text,
        "since": page.reference.show_since,
        "pin": page.reference.pin,
        "log_window": page.reference.toggle_log_window,
        "speak_decision": page.speech.question,
        "score_now": page.results.show_sheet,
    }
    if session.over or session.read_only:
        return result
    result |= {
        "undo": page.taking_back.undo,
        "end_turn": page.turn.end,
        "options_for": page.hints.options_for,
        "impossible": page.toggle_impossible,
        "why_not": partial(why_not, page),
    }
    if not session.scripted:  # a lesson goes step by step, and its seats stay as they are
        result |= {
            "redo": page.taking_back.redo,
            "restart_turn": page.taking_back.restart_turn,
            "bot_stop": page.bots.play_at_once,
            "seat_to_bot": page.bots.hand_seat,
        }
    passing = next((c for c in page.interaction.possible() if c.notation.split()[0] == "pass"), None)
    if passing is not None and page.interaction.live:
        result["pass"] = partial(page.turn.take, passing)
    if page.hints.allowed:
        result["planner"] = page.planner.toggle
    return result


def next_region(page: GamePage, step: int) -> None:
    """F6: board, options, bar, strip, mat or tray, detail, log, rules."""
    if page.curtain.drawn:
        page.curtain.confirm.setFocus()
        return
    order = [
        page.table if page.showing_text else page.board,
        page.options.list,
        page.coach.card.next,
        page.coach.card.show_me,
        *page.bar.buttons[:1],
        page.strip,
        page.mat,
        page.tray,
        page.detail,
        page.log.list,
        page.rules.search,
    ]
    shown = [widget for widget in order if widget.isVisible()]
    focus = QApplication.focusWidget()
    at = -1
    for i, widget in enumerate(shown):
        if widget is focus or (focus is not None and widget.isAncestorOf(focus)):
            at = i
    shown[(at + step) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)


def pressed(page: GamePage, event: QKeyEvent) -> bool:
    """A key that no focused widget wanted; False if the page does not want it either."""
    key, modifiers = event.key(), event.modifiers()
    focus = QApplication.focusWidget()
    if key == Qt.Key.Key_Escape and isinstance(focus, QLineEdit):
        focus.clear()  # leaves the words; a move is only taken back from the table itself
        page.options.list.setFocus()
    elif key == Qt.Key.Key_Escape:
        page.taking_back.escape()
    elif (page.replay_at is not None and _replay_key(page, event)) or (
        page.interaction.live and page.drafting.key(event)
    ):
        return True
    elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not modifiers:
        button = page.bar.primary_button()
        if button is None:
            return False
        button.click()
    elif modifiers & Qt.KeyboardModifier.AltModifier and Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
        if page.session is not None and key - Qt.Key.Key_1 < len(page.session.seats):
            page.show_mat(key - Qt.Key.Key_1)
    elif modifiers & Qt.KeyboardModifier.ControlModifier and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        zoom_to_region(page, key - Qt.Key.Key_1)
    elif key == Qt.Key.Key_Shift:
        page.looking.hold_lens(True)
    elif event.text().isdigit() and page.interaction.live:
        if isinstance(focus, QLineEdit):
            return False
        page.options.list.take_digit(int(event.text()))
    else:
        return False
    return True


def zoom_to_region(page: GamePage, number: int) -> None:
    """A part of the board, or of the text."""
    if page.showing_text:
        page.table.go_to_section(number)
        return
    page.board.moved_by_hand = True
    page.interaction.clear()  # a tooltip would stand where its target was
    page.board.zoom_to_region(number)


def why_not(page: GamePage) -> None:
    """What cannot be done, and why: at the focused place, otherwise everything in the list."""
    target = page.board.focus_target or page.interaction.pointed
    if not (target and page.interaction.refuse_at(target)):
        page.toggle_impossible()


def _replay_key(page: GamePage, event: QKeyEvent) -> bool:
    bar, shift = page.replay.bar, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    steps: dict[int, Callable[[], None]] = {
        Qt.Key.Key_Home: bar.first,
        Qt.Key.Key_End: bar.last,
        Qt.Key.Key_Left: partial(bar.step_turn, -1) if shift else bar.step_back,
        Qt.Key.Key_Right: partial(bar.step_turn, 1) if shift else bar.step,
    }
    step = steps.get(event.key())
    if step is None:
        return False
    step()
    return True
