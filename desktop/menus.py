"""The menus and their keys, as a table. A page or the window answers a command by its name."""

from __future__ import annotations

from typing import NamedTuple

from desktop.texts import mark


class Command(NamedTuple):
    """One line of a menu. `keys` in Qt's portable notation, several separated by ", "."""

    name: str
    text: str
    keys: str = ""
    icon: str = ""
    checkable: bool = False
    choices: bool = False  # a submenu, filled when it opens


SEPARATOR = Command("", "")

MENUS: tuple[tuple[str, tuple[Command, ...]], ...] = (
    (mark("&Game"), (
        Command("new_game", mark("New game…"), "Ctrl+N", "ui_plus"),
        Command("continue", mark("Continue"), "", "ui_play"),
        Command("open", mark("Open a saved game…"), "Ctrl+O", "ui_open"),
        Command("save_copy", mark("Save a copy as…"), "Ctrl+S", "ui_save"),
        Command("export", mark("Export as text…")),
        Command("import_log", mark("Import a Terra Mystica log…"), "", "ui_open"),
        Command("rename", mark("Rename…")),
        SEPARATOR,
        Command("home", mark("Start page"), "Ctrl+H", "ui_home"),
        Command("statistics", mark("Statistics"), "", "ui_stats"),
        Command("settings", mark("Settings"), "Ctrl+,", "ui_settings"),
        SEPARATOR,
        Command("quit", mark("Quit"), "Ctrl+Q"),
    )),
    (mark("&Turn"), (
        Command("undo", mark("Undo"), "Ctrl+Z", "ui_undo"),
        Command("redo", mark("Redo"), "Ctrl+Y, Ctrl+Shift+Z", "ui_redo"),
        Command("restart_turn", mark("Restart turn"), "Ctrl+Backspace", "ui_restart_turn"),
        Command("end_turn", mark("End turn"), "Ctrl+Return", "ui_end_turn"),
        Command("pass", mark("Pass…")),
        SEPARATOR,
        Command("bot_turn", mark("Let a bot play this decision"), "", "ui_bot"),
        Command("bot_stop", mark("Stop the bot and play at once")),
        Command("seat_to_bot", mark("Hand a seat to a bot…")),
    )),
    (mark("&View"), (
        Command("whole_board", mark("Whole board"), "Ctrl+0", "ui_zoom_fit"),
        Command("regions", mark("Regions"), choices=True),
        Command("zoom_in", mark("Zoom in"), "Ctrl++", "ui_zoom_in"),
        Command("zoom_out", mark("Zoom out"), "Ctrl+-", "ui_zoom_out"),
        Command("lens", mark("Lens"), "Shift+F12", "ui_search", True),
        Command("legend", mark("Icon legend"), "F12", "ui_info", True),
        Command("board_ids", mark("Ids on the board"), "", "", True),
        Command("text_view", mark("Table as text"), "Ctrl+L", "ui_log", True),
        SEPARATOR,
        Command("score_now", mark("Score if it ended now"), "F8", "ui_stats"),
        Command("since", mark("Since my last turn"), "F5", "ui_log"),
        SEPARATOR,
        Command("text_size", mark("Text size"), choices=True),
        Command("text_larger", mark("Larger text"), "Ctrl+Alt++"),
        Command("text_smaller", mark("Smaller text"), "Ctrl+Alt+-"),
        Command("full_screen", mark("Full screen"), "F11", "", True),
    )),
    (mark("&Help me"), (
        Command("hint", mark("Hint"), "F2", "ui_hint"),
        Command("options_for", mark("What are my options for?"), "Shift+F1", "ui_info"),
        Command("why_not", mark("Why not?"), "", "ui_why_not"),
        Command("impossible", mark("Show what is not possible"), "Ctrl+I", "ui_why_not", True),
        Command("planner", mark("Planner"), "F4", "ui_planner"),
        Command("replay", mark("Replay"), "F7, Ctrl+R", "ui_step_back"),
        Command("assistance", mark("Assistance"), "", "", True),
    )),
    (mark("&Learn"), (
        Command("lessons", mark("Lessons of this game"), choices=True),
        Command("rules", mark("Rule book"), "F9", "ui_rule_book"),
        Command("rule_here", mark("Rule of the focused thing"), "F1", "ui_info"),
        Command("find", mark("Find a rule or a word…"), "F3, Ctrl+F", "ui_search"),
        Command("icons", mark("Icon list"), "", "ui_info"),
        Command("keys", mark("Keys")),
    )),
    (mark("&Window"), (
        Command("next_region", mark("Next region"), "F6"),
        Command("previous_region", mark("Previous region"), "Shift+F6"),
        Command("speak_decision", mark("Speak the decision again"), "Ctrl+D"),
        Command("log_window", mark("Log in its own window"), "", "ui_log", True),
        Command("pin", mark("Pin the detail"), "Ctrl+P", "ui_pin", True),
        SEPARATOR,
        Command("about", mark("About"), "", "ui_info"),
    )),
)  # fmt: skip

# Checkable commands that only show a setting
SETTING_COMMANDS = {"board_ids": "board_ids", "assistance": "assistance"}
