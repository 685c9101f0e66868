"""Region J and the rule book page: contents, search, the page with links, and what it means at the table now."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from desktop.art import look
from desktop.game_texts import GameTexts
from desktop.panels.rule_tree import RuleTree
from desktop.texts import tr
from desktop.widgets.basics import Button
from desktop.widgets.field import Field
from desktop.widgets.scroll_bar import make_slim

WIDEST_TOPICS, WIDEST_PAGE, MARGIN = 400, 820, 12  # pixels at text scale 100 %
SOON_MS = 150  # the board is drawn first


class Now(Protocol):
    """What a page of the rules means at a table at this moment (`desktop.play.rule_now`)."""

    def words(self, shown: str) -> str: ...

    def targets(self, shown: str) -> tuple[str, ...]: ...


class RuleBrowser(QWidget):
    """Search above; contents and page side by side, or, where it is narrow, one in place of the other."""

    boardWanted = Signal(str)  # show on the board what this page speaks of

    def __init__(self, wide: bool = False) -> None:
        super().__init__()
        self.texts: GameTexts | None = None
        self.now: Now | None = None
        self.shown = ""  # a topic, or `word:<component>`
        self._wide = wide
        self._past: list[str] = []
        self._future: list[str] = []
        self._written = ("", "")  # what the page is about, and its text
        self._passing = (
            False  # what is shown came up on the way, by typing or arrow keys: Back does not stop there
        )
        self.back = Button("", "ui_step_back", flat=True, tall=32)
        self.forward = Button("", "ui_step", flat=True, tall=32)
        self.contents = Button("", "ui_menu", flat=True, tall=32)
        self.contents.setCheckable(True)
        self.search = Field(search=True)
        self.tree = RuleTree()
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.document().setDocumentMargin(MARGIN)
        make_slim(self.page)
        self.show_me = Button("", "ui_eye", flat=not wide, tall=32)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._render)
        self._lay_out()
        self.contents.setVisible(not wide)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_best)
        self.tree.passed.connect(self._pass)
        self.tree.opened.connect(self.show_topic)
        self.page.anchorClicked.connect(self._link)
        self.contents.clicked.connect(self._turn)
        self.show_me.clicked.connect(self._show_on_board)
        for button, key, step in (
            (self.back, QKeySequence.StandardKey.Back, self._go_back),
            (self.forward, QKeySequence.StandardKey.Forward, self._go_forward),
        ):
            button.clicked.connect(step)
            QShortcut(QKeySequence(key), self, step, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        look.changed.connect(self._restyle)
        self.retranslate()
        self._turn()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(2)
        for widget in (self.back, self.forward, self.contents):
            row.addWidget(widget)
        row.addWidget(self.search, 1)
        row.addWidget(self.show_me)
        column.addLayout(row)
        body = QHBoxLayout()
        body.addWidget(self.tree, 1)
        body.addWidget(self.page, 2 if self._wide else 1)
        column.addLayout(body, 1)

    def retranslate(self) -> None:
        self.search.setPlaceholderText(tr("Find a rule or a word…"))
        self.show_me.setText(tr("Show me on the board") if self._wide else "")
        self.show_me.updateGeometry()
        named = {
            self.search: tr("Find a rule or a word…"), self.tree: tr("Topics"), self.page: tr("Rule page"),
            self.back: tr("Back"), self.forward: tr("Forward"), self.contents: tr("Topics"),
            self.show_me: tr("Show me on the board"),
        }  # fmt: skip
        for widget, name in named.items():
            widget.setAccessibleName(name)
            if isinstance(widget, Button):
                widget.setToolTip(name)
        if self.texts is not None:
            self._list()
            self._render()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_lines_short()

    def _keep_lines_short(self) -> None:
        """Longer lines than this are hard to read, however wide the window is."""
        if self._wide:
            self.tree.setMaximumWidth(look.px(WIDEST_TOPICS))
            sheet = self.page.document().rootFrame()
            format_ = sheet.frameFormat()
            format_.setRightMargin(max(MARGIN, self.page.viewport().width() - look.px(WIDEST_PAGE)))
            sheet.setFrameFormat(format_)

    def _restyle(self) -> None:
        self.page.setFont(look.font("body"))
        self.tree.setFont(look.font("body"))
        self._keep_lines_short()
        self._render()

    # -- what is shown ---------------------------------------------------------------------------------------

    def set_game(self, texts: GameTexts) -> None:
        if self.texts is None or self.texts.game is not texts.game:
            self._past, self._future, self.shown = [], [], ""
            self.search.clear()
        self.texts = texts
        best = self._list()
        if not self.shown:
            self.shown = best
        self._render()

    def show_topic(self, id: str) -> None:
        """Opens a topic (or `word:<component>`) and remembers where one was."""
        if id and id != self.shown:
            if self.shown and not self._passing:
                self._past.append(self.shown)
                self._future.clear()
            self.shown = id
            self._render()
        self._passing = False
        self.contents.setChecked(False)
        self._turn()

    def refresh_now(self) -> None:
        """The table has changed: so may have what the page says of it."""
        if self.page.isVisible():
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._render()

    def _render(self) -> None:
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        if self.texts is None or not self.shown:
            self.show_me.hide()
            return
        kind, _, name = self.shown.partition(":")
        found = self.texts.explain_word(name) if kind == "word" else self.texts.explain_topic(self.shown)
        if found is not None:
            self._write(
                self.texts.page_html(found, self.now.words(self.shown) if self.now is not None else "")
            )
        seen = self._wide or not self.contents.isChecked()
        self.show_me.setVisible(seen and self.now is not None and bool(self.now.targets(self.shown)))
        self.tree.select(self.shown)

    def _write(self, text: str) -> None:
        """The page; whoever reads on while the table changes stays where they were."""
        if (self.shown, text) == self._written:
            return
        bar = self.page.verticalScrollBar()
        place = bar.value() if self.shown == self._written[0] else 0
        self._written = (self.shown, text)
        self.page.setHtml(text)
        self._keep_lines_short()
        bar.setValue(place)

    def _show_on_board(self) -> None:
        self.boardWanted.emit(self.shown)

    # -- going about -----------------------------------------------------------------------------------------

    def _go_back(self) -> None:
        if self._past:
            self._future.append(self.shown)
            self.shown = self._past.pop()
            self._render()

    def _go_forward(self) -> None:
        if self._future:
            self._past.append(self.shown)
            self.shown = self._future.pop()
            self._render()

    def _turn(self) -> None:
        """Where it is narrow: to the contents, or to the page."""
        contents = self.contents.isChecked()
        self.tree.setVisible(self._wide or contents)
        self.page.setVisible(self._wide or not contents)
        self._render()

    def _list(self) -> str:
        return self.tree.fill(self.texts, self.search.text()) if self.texts is not None else ""

    def _search(self, words: str) -> None:
        best = self._list()
        if not self._wide:
            self.contents.setChecked(bool(words.strip()))
            self._turn()
        if words.strip() and best:
            self._pass(best)
        else:
            self.tree.select(self.shown)

    def _pass(self, id: str) -> None:
        """The selection moves: beside the contents the page follows at once."""
        if self._wide:
            passing = self._passing or id != self.shown
            self.show_topic(id)
            self._passing = passing
        else:
            self.tree.select(id)

    def _open_best(self) -> None:
        entry = self.tree.currentItem()
        if entry is not None:
            self.tree.itemActivated.emit(entry, 0)

    def _link(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        if kind == "topic":
            self._passing = False
            self.show_topic(name)
