"""The contents of a rule book: sections with their topics, or what a search has found."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from desktop.art import look
from desktop.game_texts import GameTexts
from desktop.texts import tr
from desktop.widgets.combo import TallRows
from desktop.widgets.scroll_bar import make_slim

ID = Qt.ItemDataRole.UserRole


class RuleTree(QTreeWidget):
    """Sections can be opened; a section of one topic is that topic. Entries are topics, or `word:<component>`."""

    passed = Signal(str)  # the selection has come to an entry
    opened = Signal(str)  # an entry was clicked, or Enter pressed on it

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setItemDelegate(TallRows(self))
        make_slim(self)
        self.setWordWrap(True)
        self.setIndentation(look.px(18))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._passed)
        self.itemClicked.connect(self._clicked)
        self.itemActivated.connect(self._activated)

    def fill(self, texts: GameTexts, words: str) -> str:
        """Lists what contains the words, everything without any; returns the best entry."""
        self.blockSignals(True)
        self.clear()
        for section in texts.sections(words):
            parent: QTreeWidget | QTreeWidgetItem = self
            if len(section.topics) > 1 or texts.has_word(section.id):
                parent = self._heading(section.title, section.id)
            for topic in section.topics:
                title, glance = texts.translate(topic.title), texts.translate(topic.glance)
                self._entry(parent, topic.id, title, glance)
        named = texts.components(words)
        if named:
            heading = self._heading(tr("Cards and pieces"), "")
            for id, name in named:
                self._entry(heading, f"word:{id}", name, "")
        if not self.topLevelItemCount():
            nothing = QTreeWidgetItem(self, [tr("No rule contains “{text}”.", text=words)])
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
        if words.strip():
            self.expandAll()
        self.blockSignals(False)
        return self._best(texts, words)

    def _best(self, texts: GameTexts, words: str) -> str:
        """A thing that is called just so, else the first topic, else the first thing."""
        topics, named = texts.topics(words), texts.components(words)
        exact = [id for id, name in named if name.casefold() == words.strip().casefold()]
        if exact:
            return f"word:{exact[0]}"
        return topics[0].id if topics else f"word:{named[0][0]}" if named else ""

    def _heading(self, title: str, note: str) -> QTreeWidgetItem:
        heading = QTreeWidgetItem(self, [title])
        heading.setToolTip(0, note)
        heading.setFont(0, look.font("body_bold"))
        return heading

    @staticmethod
    def _entry(parent: QTreeWidget | QTreeWidgetItem, id: str, title: str, glance: str) -> None:
        entry = QTreeWidgetItem(parent, [title])  # type: ignore[call-overload]
        entry.setToolTip(0, glance)
        entry.setData(0, ID, id)

    def entries(self) -> Iterator[QTreeWidgetItem]:
        """Everything that can be opened, in order."""
        for i in range(self.topLevelItemCount()):
            item = self.topLevelItem(i)
            members = [item.child(k) for k in range(item.childCount())]
            yield from members or ([item] if item.data(0, ID) else [])

    def select(self, id: str) -> None:
        """Marks an entry and brings it to sight, without opening it."""
        found = next((entry for entry in self.entries() if entry.data(0, ID) == id), None)
        self.blockSignals(True)
        self.setCurrentItem(found)  # type: ignore[arg-type]
        if found is not None:
            if found.parent() is not None:
                found.parent().setExpanded(True)
            self.scrollToItem(found)
        self.blockSignals(False)

    def _passed(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(0, ID):
            self.passed.emit(str(item.data(0, ID)))

    def _clicked(self, item: QTreeWidgetItem) -> None:
        if item.data(0, ID):
            self.opened.emit(str(item.data(0, ID)))
        else:
            item.setExpanded(not item.isExpanded())

    def _activated(self, item: QTreeWidgetItem) -> None:
        if item.data(0, ID):
            self.opened.emit(str(item.data(0, ID)))
