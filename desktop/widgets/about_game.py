"""What a game is like, for those who are about to play it: a large picture, a few sentences, the facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.art import look
from desktop.catalogue import Entry
from desktop.game_texts import Explanation, GameTexts
from desktop.texts import tr
from desktop.widgets.basics import Button, Card, ElidedText, Text
from desktop.widgets.pieces import IconRow, Picture, Small

WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft


class Passages(QWidget):
    """Explained topics, as many as there is room for: a text wholly, or else its one sentence, or nothing."""

    def __init__(self, passages: Sequence[Explanation]) -> None:
        super().__init__()
        self.passages = passages
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(" ".join(f"{told.title}: {told.text}" for told in passages))

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(160), 0)

    def sizeHint(self) -> QSize:
        """It asks for nothing and takes what is left."""
        return self.minimumSizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(look.colour("text"))
        width = float(self.width())
        bold, plain = look.font("body_bold"), look.font("body")
        head = QFontMetricsF(bold).height() + 2
        top = 0.0
        for told in self.passages:
            text, tall = told.text, self._height(told.text)
            if top + head + tall > self.height():
                text, tall = told.glance, self._height(told.glance)
            if top + head + tall > self.height():
                break
            painter.setFont(bold)
            painter.drawText(QRectF(0, top, width, head), told.title)
            painter.setFont(plain)
            painter.drawText(QRectF(0, top + head, width, tall + 2), WRAP, text)
            top += head + tall + look.px(10)

    def _height(self, text: str) -> float:
        """Of a text wrapped into our width."""
        room = QRectF(0, 0, self.width(), 10_000)
        return QFontMetricsF(look.font("body")).boundingRect(room, WRAP, text).height()


class AboutGame(Card):
    """Under the seats of a new game, it takes the room that they leave."""

    def __init__(
        self,
        entry: Entry,
        texts: GameTexts,
        learned: tuple[int, int],
        learn: Callable[[], object],
        rules: Callable[[], object],
        narrow: bool,
    ) -> None:
        super().__init__()
        outer = QBoxLayout(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight, self
        )
        edge = look.px(14)
        outer.setContentsMargins(edge, edge, edge, edge)
        outer.setSpacing(look.px(18))
        picture = Picture(f"brand/box_{entry.slug}", 420 if narrow else 150)  # it grows with the card
        picture.setAccessibleName(entry.title())
        outer.addWidget(picture, 5 if look.density == "compact" else 7)
        column = QVBoxLayout()
        column.setSpacing(look.px(7))
        outer.addLayout(column, 6)
        column.addWidget(Text(entry.about_text(), "list_bold", wrap=True))
        column.addLayout(self._facts(entry, texts, learned))
        explained = (texts.explain_topic(topic) for topic in entry.told)
        told = [found for found in explained if found is not None]
        if narrow:  # the page scrolls: everything has room
            for found in told[:2]:
                column.addWidget(Text(found.title, "body_bold", wrap=True))
                column.addWidget(Text(found.text, wrap=True))
        else:
            column.addWidget(Passages(told), 1)
        if look.density != "compact" and not narrow:
            goods = IconRow(entry.icons)
            goods.setMaximumWidth(look.px(260))
            column.addWidget(goods)
        buttons = QHBoxLayout()
        for words, icon, answer in (
            (tr("Learn"), "ui_lesson", learn),
            (tr("Rule book"), "ui_rule_book", rules),
        ):
            button = Button(words, icon, tall=38)
            button.clicked.connect(answer)
            buttons.addWidget(button)
        buttons.addStretch(1)
        column.addLayout(buttons)

    @staticmethod
    def _facts(entry: Entry, texts: GameTexts, learned: tuple[int, int]) -> QGridLayout:
        low, high = entry.players
        facts = [
            ("ui_player", tr("{a}–{b} players · {m} min", a=low, b=high, m=entry.minutes)),
            ("ui_lesson", tr("{k} of {n} chapters learned", k=learned[0], n=learned[1])),
            (
                ("ui_hidden", tr("with secrets: the screen is covered between people"))
                if texts.game.secrets
                else ("ui_eye", tr("everything lies open on the table"))
            ),
        ]
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(6))
        grid.setVerticalSpacing(look.px(3))
        for row, (icon, words) in enumerate(facts):
            grid.addWidget(Small(icon), row, 0)
            grid.addWidget(ElidedText(words, "note", "text_soft"), row, 1)
        grid.setColumnStretch(1, 1)
        return grid
