"""Regions H and J: the detail of what is pointed at, and the rule browser."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.game_texts import Explanation, GameTexts
from desktop.texts import number, tr
from desktop.widgets.basics import Button
from desktop.widgets.combo import LEAST, TallRows

WIDEST_TOPICS, WIDEST_PAGE, MARGIN = 400, 820, 12  # pixels at text scale 100 %


class Detail(QTextBrowser):
    """Follows what is pointed at; pinned, it stays."""

    topicWanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(10)
        self.pinned = False
        self._html = ""
        self.anchorClicked.connect(self._link)
        self.setAccessibleName(tr("Detail"))
        look.changed.connect(self._restyle)
        self.clear_detail()

    def _restyle(self) -> None:
        self.setFont(look.font("body"))
        self.setHtml(self._html)

    def set_html(self, text: str) -> None:
        if self.pinned or text == self._html:
            return
        self._html = text
        self.setFont(look.font("body"))
        self.setHtml(text)

    def clear_detail(self) -> None:
        self.set_html(
            f"<p style='color:{look.ink('text_soft')}'>{html.escape(tr('Point at anything, or move the focus, to read about it here.'))}</p>"
        )

    def _link(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        if kind == "topic":
            self.topicWanted.emit(name)


def explanation_html(explanation: Explanation, depth: int = 2) -> str:
    """Title and the first depths; the page is a link away."""
    parts = [f"<p><b style='font-size:large'>{html.escape(explanation.title)}</b></p>"]
    if explanation.glance and (depth == 1 or not explanation.text):
        parts.append(f"<p>{html.escape(explanation.glance)}</p>")
    if depth >= 2 and explanation.text:
        lines = html.escape(explanation.text).replace("\n", "<br>")
        parts.append(f"<p>{lines}</p>")
    if depth >= 3 and explanation.page:
        parts.append(f"<p>{html.escape(explanation.page)}</p>")
    if explanation.topic:
        rules = " · ".join(explanation.rules[:3])
        parts.append(
            f"<p><a href='topic:{explanation.topic}'>{html.escape(tr('F1 rule page'))}</a> <small>{html.escape(rules)}</small></p>"
        )
    return "".join(parts)


def amounts_html(amounts: Sequence[tuple[str, int]], words: dict[str, str]) -> str:
    """Gains and costs in words, with a true minus."""
    parts = [
        f"<b>{'+' if n > 0 else ''}{number(n)}</b>&nbsp;{html.escape(words.get(icon, icon.replace('_', ' ')))}"
        for icon, n in amounts
    ]
    return " · ".join(parts)


class RuleBrowser(QWidget):
    """Search above, topics at the left (or above, when narrow), the page with links; back and forward."""

    def __init__(self, wide: bool = False) -> None:
        super().__init__()
        self.texts: GameTexts | None = None
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.topics = QListWidget()
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.document().setDocumentMargin(MARGIN)
        self.topics.setFrameShape(QListWidget.Shape.NoFrame)
        self.topics.setItemDelegate(TallRows(self.topics))
        self.topics.setWordWrap(True)
        self.topics.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.search.setMinimumHeight(LEAST)
        self.back = Button("", "ui_step_back", flat=True, tall=32)
        self.forward = Button("", "ui_step", flat=True, tall=32)
        self._past: list[str] = []
        self._future: list[str] = []
        self._shown = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addWidget(self.forward)
        row.addWidget(self.search, 1)
        column.addLayout(row)
        body: QHBoxLayout | QVBoxLayout = QHBoxLayout() if wide else QVBoxLayout()
        body.addWidget(self.topics, 1 if wide else 2)
        body.addWidget(self.page, 2 if wide else 3)
        self._wide = wide
        column.addLayout(body, 1)
        self.topics.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.search.textChanged.connect(self._list)
        self.topics.currentItemChanged.connect(self._selected)
        self.page.anchorClicked.connect(self._link)
        self.back.clicked.connect(self._go_back)
        self.forward.clicked.connect(self._go_forward)
        look.changed.connect(self._restyle)
        self.retranslate()

    def retranslate(self) -> None:
        self.search.setPlaceholderText(tr("Find a rule or a word…"))
        self.search.setAccessibleName(tr("Find a rule or a word…"))
        self.topics.setAccessibleName(tr("Topics"))
        self.page.setAccessibleName(tr("Rule page"))
        self.back.setAccessibleName(tr("Back"))
        self.forward.setAccessibleName(tr("Forward"))
        self.back.setToolTip(tr("Back"))
        self.forward.setToolTip(tr("Forward"))
        if self.texts is not None:
            self._list()
            self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_lines_short()

    def _keep_lines_short(self) -> None:
        """Longer lines than this are hard to read, however wide the window is."""
        if self._wide:
            self.topics.setMaximumWidth(look.px(WIDEST_TOPICS))
            sheet = self.page.document().rootFrame()
            format_ = sheet.frameFormat()
            format_.setRightMargin(max(MARGIN, self.page.viewport().width() - look.px(WIDEST_PAGE)))
            sheet.setFrameFormat(format_)

    def _restyle(self) -> None:
        self.page.setFont(look.font("body"))
        self.topics.setFont(look.font("body"))
        self._keep_lines_short()
        self._render()

    def set_game(self, texts: GameTexts) -> None:
        if self.texts is None or self.texts.game is not texts.game:
            self._past, self._future, self._shown = [], [], ""
        self.texts = texts
        self._list()
        if not self._shown and self.topics.count():
            self.topics.setCurrentRow(0)

    def show_topic(self, id: str) -> None:
        """Opens a topic (or `word:<component>`) and remembers where one was."""
        if id == self._shown:
            return
        if self._shown:
            self._past.append(self._shown)
            self._future.clear()
        self._shown = id
        self._render()

    def _go_back(self) -> None:
        if self._past:
            self._future.append(self._shown)
            self._shown = self._past.pop()
            self._render()

    def _go_forward(self) -> None:
        if self._future:
            self._past.append(self._shown)
            self._shown = self._future.pop()
            self._render()

    def _render(self) -> None:
        if self.texts is None or not self._shown:
            return
        kind, _, name = self._shown.partition(":")
        found = self.texts.explain_word(name) if kind == "word" else self.texts.explain_topic(self._shown)
        if found is not None:
            self.page.setHtml(self.texts.page_html(found))
            self._keep_lines_short()
        self.topics.blockSignals(True)
        for i in range(self.topics.count()):
            if self.topics.item(i).data(Qt.ItemDataRole.UserRole) == self._shown:
                self.topics.setCurrentRow(i)
        self.topics.blockSignals(False)

    def _list(self) -> None:
        if self.texts is None:
            return
        words = self.search.text()
        self.topics.blockSignals(True)
        self.topics.clear()
        for topic in self.texts.topics(words):
            item = QListWidgetItem(self.texts.translate(topic.title))
            item.setToolTip(self.texts.translate(topic.glance))
            item.setData(Qt.ItemDataRole.UserRole, topic.id)
            self.topics.addItem(item)
        for id, name in self.texts.components(words):
            item = QListWidgetItem(name)
            item.setData(Qt.ItemDataRole.UserRole, f"word:{id}")
            self.topics.addItem(item)
        if not self.topics.count():
            item = QListWidgetItem(tr("No rule contains “{text}”.", text=words))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.topics.addItem(item)
        self.topics.blockSignals(False)
        if words and self.topics.count():
            self.topics.setCurrentRow(0)

    def _selected(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(Qt.ItemDataRole.UserRole):
            self.show_topic(str(item.data(Qt.ItemDataRole.UserRole)))

    def _link(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        if kind == "topic":
            self.show_topic(name)
