"""The chapters of a game to choose from."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.session.games import find_game
from desktop.teaching import lessons
from desktop.texts import tr
from desktop.widgets.basics import Text
from desktop.widgets.pieces import Row
from desktop.window import Window


class ChapterList(QDialog):
    """One row a chapter, with a tick where it is learned."""

    def __init__(self, window: Window, slug: str) -> None:
        super().__init__(window)
        self._window, self._slug = window, slug
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Lessons of this game"))
        column = QVBoxLayout(self)
        column.setSpacing(look.px(6))
        column.addWidget(Text(catalogue()[slug].title(), "title"))
        done, total = lessons.progress(window.settings, slug)
        column.addWidget(Text(progress_text(done, total), "note", "text_soft"))
        texts = GameTexts(find_game(slug), [])
        learned = lessons.learned(window.settings, slug)
        following = lessons.chapter_to_open(window.settings, slug)
        self.rows: list[Row] = []
        for number, lesson in enumerate(lessons.chapters(slug), 1):
            is_done = lesson.id in learned
            row = Row(
                f"{number}. {texts.translate(lesson.title)}",
                icon="ui_check" if is_done else "ui_lesson",
                right=tr("learned") if is_done else "",
                tall=48,
            )
            row.clicked.connect(partial(self._open, lesson.id))
            column.addWidget(row)
            self.rows.append(row)
            if lesson is following:
                row.setFocus()
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        self.setMinimumWidth(look.px(460))

    def _open(self, id: str) -> None:
        self.accept()
        open_chapter(self._window, self._slug, id)


def open_chapter(window: Window, slug: str, id: str) -> None:
    """Gives a chapter on the game page."""
    window.page("game").open_lesson(slug, id)  # type: ignore[attr-defined]
    window.show_page("game")


def menu_lines(window: Window) -> list[tuple[str, Callable[[], None], bool]]:
    """For the menu: the chapters of the game at hand, or all games to choose from; ticked what is learned."""
    page = window.current_page()
    slug = page.game_slug() if page is not None else ""
    if not slug:
        return [
            (entry.title(), partial(_choose, window, entry.slug), done == total)
            for entry in catalogue().values()
            for done, total in [lessons.progress(window.settings, entry.slug)]
        ]
    texts = GameTexts(find_game(slug), [])
    learned = lessons.learned(window.settings, slug)
    return [
        (
            f"{number}. {texts.translate(lesson.title)}",
            partial(open_chapter, window, slug, lesson.id),
            lesson.id in learned,
        )
        for number, lesson in enumerate(lessons.chapters(slug), 1)
    ]


def _choose(window: Window, slug: str) -> None:
    choose(window, slug)


def choose(window: Window, slug: str) -> ChapterList | None:
    """Opens the list; games without lessons have none."""
    if not lessons.chapter_count(slug):
        window.show_rules(slug)
        return None
    found = ChapterList(window, slug)
    found.open()
    return found


def progress_text(done: int, total: int) -> str:
    """How far somebody is, in a few words."""
    if done >= total:
        return tr("all {n} chapters learned", n=total)
    if not done:
        return tr("new")
    return tr("{k} of {n} chapters learned", k=done, n=total)
