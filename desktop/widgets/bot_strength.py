"""How strong a bot is: its level in words, and what tournaments measured."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.art import look
from desktop.game_texts import humanise
from desktop.session.bots import SECONDS, levels
from desktop.session.ladder import Rung, strength
from desktop.texts import tr
from desktop.widgets.basics import Text

MASTER = "expert"  # the level whose strength depends on its time
WEAKEST_RIVAL = "random"  # what the first level is measured against


def level_word(level: str) -> str:
    """A level by its name alone."""
    return {
        "novice": tr("novice", note="level of a bot"), "player": tr("player", note="level of a bot"),
        "expert": tr("expert", note="level of a bot"),
    }.get(level, humanise(level))  # fmt: skip


def level_name(level: str) -> str:
    """The levels in words."""
    return {
        "novice": tr("novice: plans its turn, misjudges a little"), "player": tr("player: plans its whole turn with care"),
        "expert": tr("expert: looks ahead, thinks up to {s} seconds", s=round(SECONDS)),
    }.get(level, humanise(level))  # fmt: skip


def measured(slug: str, level: str) -> Rung | None:
    """What is known of a level: its games against the one below."""
    names = levels()
    at = names.index(level)
    return strength(slug, level, names[at - 1] if at else WEAKEST_RIVAL)


def strength_text(slug: str, number: int) -> str:
    """A level (counted from 1) in one sentence about its measured strength."""
    level = levels()[number - 1]
    found = measured(slug, level)
    if found is None:
        return tr("Strength not measured yet for this game.")
    values: dict[str, Any] = {
        "w": found.won, "n": found.games, "k": number - 1, "low": round(100 * found.low), "high": round(100 * found.high),
    }  # fmt: skip
    if number == 1:
        return tr(
            "Measured: wins {w} of {n} games against random moves ({low} to {high} % with 95 % confidence).",
            **values,
        )
    if level == MASTER and found.budget:
        return tr(
            "Measured: wins {w} of {n} games against level {k} ({low} to {high} % with 95 % confidence), "
            "with {s} seconds a decision.",
            s=found.budget, **values,
        )  # fmt: skip
    return tr(
        "Measured: wins {w} of {n} games against level {k} ({low} to {high} % with 95 % confidence).",
        **values,
    )


class BotStrength(QWidget):
    """The box under the seats."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, look.px(6), 0, 0)
        column.setSpacing(look.px(3))
        self.title = Text("", "body_bold", wrap=True)
        self.text = Text("", "note", "text_soft", wrap=True)
        self.fair = Text("", "note", "text_soft", wrap=True)
        for widget in (self.title, self.text, self.fair):
            column.addWidget(widget)

    def show_level(self, slug: str, number: int) -> None:
        """A level counted from 1; 0 hides the box."""
        self.setVisible(bool(number))
        if not number:
            return
        number = min(number, len(levels()))
        named = tr("Bot {k} of {n}", k=number, n=len(levels()))
        self.title.setText(f"{named} · {level_name(levels()[number - 1])}")
        self.text.setText(strength_text(slug, number))
        self.fair.setText(tr("It sees only what a player in its seat may see."))
