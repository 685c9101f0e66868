"""The start page: the last game, the five games, saved games, and what else there is."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.art import art, look
from desktop.catalogue import Entry, catalogue
from desktop.pages.page import Page, clear_layout
from desktop.session.saved import SavedGame, list_saved
from desktop.texts import tr
from desktop.widgets.basics import Button, Card, ElidedText, ScrollPage, Text
from desktop.widgets.paint import LEFT, RIGHT, box, glyph
from desktop.window import Window

SHOWN_SAVES = 6


class Picture(QWidget):
    """A picture that keeps its proportions in whatever room it gets."""

    def __init__(self, path: str, width: int, top: bool = False) -> None:
        super().__init__()
        self.path = path
        self._width = width
        self._top = top
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        width = look.px(self._width)
        return QSize(width, round(width * art.aspect(self.path)))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 45)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        aspect = art.aspect(self.path)
        width = min(self.width(), self.height() / aspect)
        height = width * aspect
        top = 0 if self._top else round((self.height() - height) / 2)
        art.draw(painter, self.path, QRectF(round((self.width() - width) / 2), top, width, height))


class Brand(QWidget):
    """The mark, the word, and one quiet line, lying on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(400, look.px(84))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.height() - look.px(12)
        art.draw(painter, "brand/app_icon", QRectF(0, look.px(6), size, size))
        width = size / art.aspect("brand/wordmark_dark")
        x = size + look.px(14)
        width = min(width, look.px(236))
        height = width * art.aspect("brand/wordmark_dark")
        art.draw(painter, "brand/wordmark_dark", QRectF(x, (self.height() - height) / 2, width, height))
        painter.setFont(look.font("decision"))
        font = painter.font()
        font.setBold(False)
        painter.setFont(font)
        painter.setPen("#ead9bf")
        area = QRectF(x + width + look.px(26), look.px(8), self.width(), self.height() - look.px(8))
        painter.drawText(area, LEFT, tr("five board games for one table"))


class Row(QAbstractButton):
    """A wide row of a panel: picture, two lines, something small at the right."""

    def __init__(
        self,
        first: str,
        second: str = "",
        *,
        picture: str = "",
        icon: str = "",
        right: str = "",
        right_icon: str = "",
        tall: int = 66,
    ) -> None:
        super().__init__()
        self.setText(first)
        self.second, self.picture, self.icon_name = second, picture, icon
        self.right, self.right_icon = right, right_icon
        self._tall = tall
        self.setAccessibleDescription(" ".join(part for part in (second, right) if part))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(look.px(220), look.px(self._tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, max(32, look.px(self._tall * 0.72)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.underMouse() or self.hasFocus()
        line = look.colour("focus") if self.hasFocus() else look.colour("accent" if strong else "line")
        box(
            painter,
            self.rect(),
            look.colour("accent_soft" if self.underMouse() else "raised"),
            line,
            10,
            2 if strong else 1.3,
        )
        height = self.height()
        x = float(look.px(14))
        if self.picture:
            size = height - 10
            art.draw(painter, self.picture, QRectF(6, 5, size, size))
            x = 6 + size + look.px(14)
        elif self.icon_name:
            size = min(look.px(26), height - 12)
            art.draw(painter, f"icons/{self.icon_name}", QRectF(x, (height - size) / 2, size, size))
            x += size + look.px(12)
        right = self.width() - look.px(14)
        if self.right:
            painter.setFont(look.font("note"))
            painter.setPen(look.colour("text_soft"))
            width = min(QFontMetrics(painter.font()).horizontalAdvance(self.right), int((right - x) * 0.6))
            shown = painter.fontMetrics().elidedText(self.right, Qt.TextElideMode.ElideRight, width + 1)
            painter.drawText(QRectF(right - width - 2, 0, width + 3, height), RIGHT, shown)
            right -= width + look.px(6)
        if self.right_icon:
            size = look.px(20)
            right -= size
            art.draw(
                painter,
                f"icons/{self.right_icon}",
                QRectF(right, (height - size) / 2, size, size),
                ink="text_soft",
            )
            right -= look.px(8)
        width = int(right - x)
        painter.setFont(look.font("list_bold"))
        painter.setPen(look.colour("text"))
        first = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
        if not self.second:
            painter.drawText(QRectF(x, 0, width, height), LEFT, first)
            return
        gap = look.px(4)
        upper = painter.fontMetrics().height()
        lower = QFontMetrics(look.font("note")).height()
        top = (height - upper - gap - lower) / 2
        painter.drawText(QRectF(x, top, width, upper), LEFT, first)
        painter.setFont(look.font("note"))
        painter.setPen(look.colour("text_soft"))
        second = painter.fontMetrics().elidedText(self.second, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRectF(x, top + upper + gap, width, lower), LEFT, second)


class SeatChips(QWidget):
    """Who sits at the table, each with colour and sign."""

    def __init__(self, seats: list[tuple[str, str, str]]) -> None:
        super().__init__()
        self._seats = seats
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(name for name, _, _ in seats))

    def sizeHint(self) -> QSize:
        return QSize(look.px(300), look.px(58))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = look.px(10)
        width = min(look.px(184), (self.width() - gap * (len(self._seats) - 1)) / max(1, len(self._seats)))
        height = self.height() - 2
        for i, (name, colour, note) in enumerate(self._seats):
            x = i * (width + gap)
            box(painter, QRectF(x, 1, width, height), look.colour("raised"), look.colour("line"), 12)
            size = height * 0.68
            glyph(painter, colour, x + look.px(8), 1 + (height - size) / 2, size)
            left = x + look.px(14) + size
            room = width - (left - x) - look.px(6)
            painter.setPen(look.colour("text"))
            painter.setFont(look.fit(name, room, look.font("list_bold")))
            painter.drawText(QRectF(left, 1, room, height * (0.58 if note else 1)), LEFT, name)
            if note:
                painter.setFont(look.font("note"))
                painter.setPen(look.colour("text_soft"))
                painter.drawText(QRectF(left, 1 + height * 0.5, room, height * 0.44), LEFT, note)


class IconRow(QWidget):
    """The goods of a game, as decoration."""

    def __init__(self, icons: tuple[str, ...]) -> None:
        super().__init__()
        self._icons = icons
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look.px(160), look.px(42))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = min(look.px(38), self.width() // len(self._icons) - 4)
        step = (self.width() - size) / max(1, len(self._icons) - 1)
        for i, icon in enumerate(self._icons):
            art.draw(painter, f"icons/{icon}", QRectF(i * step, (self.height() - size) / 2, size, size))


class GameCard(Card):
    """One game of the five."""

    def __init__(
        self, entry: Entry, new_game: Callable[[], None], learn: Callable[[], None], lessons: str
    ) -> None:
        super().__init__()
        self.entry = entry
        column = QVBoxLayout(self)
        edge = look.px(9)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(5))
        column.addWidget(Picture(f"brand/box_{entry.slug}", 220, top=True), 1)
        name = ElidedText(entry.title(), "heading")
        column.addWidget(name)
        low, high = entry.players
        players = tr("{a}–{b} players · {m} min", a=low, b=high, m=entry.minutes)
        for icon, text in (("ui_player", players), ("ui_lesson", lessons)):
            row = QHBoxLayout()
            row.setSpacing(look.px(6))
            row.addWidget(Small(icon))
            row.addWidget(ElidedText(text, "note", "text_soft"), 1)
            column.addLayout(row)
        about = Text(entry.about_text(), "note", "text", wrap=True)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        about.setMinimumHeight(QFontMetrics(about.font()).lineSpacing() * (4 if look.text_scale < 1.3 else 1))
        column.addWidget(about)
        if look.density != "compact" and look.text_scale < 1.3:
            column.addWidget(IconRow(entry.icons))
        self.new_button = Button(tr("New game…"), "ui_plus", tall=44)
        self.new_button.clicked.connect(new_game)
        self.learn_button = Button(tr("Learn"), "ui_lesson", tall=44)
        self.learn_button.clicked.connect(learn)
        self.new_button.setAccessibleName(f"{entry.title()}: {tr('New game…')}")
        self.learn_button.setAccessibleName(f"{entry.title()}: {tr('Learn')}")
        column.addWidget(self.new_button)
        column.addWidget(self.learn_button)


class Small(QWidget):
    """A small icon of the interface."""

    def __init__(self, name: str, size: int = 20, ink: str = "text_soft") -> None:
        super().__init__()
        self._name, self._size, self._ink = name, size, ink
        self.setFixedSize(look.px(size), look.px(size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = self._ink if self._name.startswith("ui_") else None
        art.draw(painter, f"icons/{self._name}", QRectF(self.rect()), ink=ink)


def when(stamp: float) -> str:
    """A time as a person says it."""
    moment = datetime.fromtimestamp(stamp)
    days = (datetime.now().date() - moment.date()).days
    clock = moment.strftime("%H:%M")
    if days == 0:
        return tr("today {time}", time=clock)
    if days == 1:
        return tr("yesterday {time}", time=clock)
    return moment.strftime("%Y-%m-%d")


class HomePage(Page):
    """Rebuilt from data whenever it is entered, translated or restyled: it is small, and so it is always true."""

    built = Signal()

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = ScrollPage()
        outer.addWidget(self._scroll)
        self.cards: list[GameCard] = []
        self.saved: list[SavedGame] = []
        self._first = True
        look.changed.connect(self._restyle)

    def enter(self) -> None:
        if not self._first:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table is seen at once; what lies on it follows in the next moment."""
        super().paintEvent(event)
        if self._first:
            self._first = False
            QTimer.singleShot(0, self, self.refresh)

    def refresh(self) -> None:
        """Reads the saved games again and shows them."""
        self._first = False
        before = [(s.path, s.changed) for s in self.saved]
        self.saved = list_saved()
        if before != [(s.path, s.changed) for s in self.saved] or not self.cards:
            self._build()

    def retranslate(self) -> None:
        if not self._first:
            self._build()

    def _restyle(self) -> None:
        if not self._first:
            self._build()

    # -- building ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        content = QWidget()
        grid = QGridLayout(content)
        edge = look.px(34)
        grid.setContentsMargins(edge, look.px(8), edge - Card.SHADOW, look.px(10))
        grid.setHorizontalSpacing(look.px(20))
        grid.setVerticalSpacing(look.px(10))
        grid.setColumnStretch(0, 68)
        grid.setColumnStretch(1, 32)
        grid.addWidget(Brand(), 0, 0, 1, 2)
        grid.addWidget(self._continue_card(), 1, 0)
        grid.addWidget(Text(tr("New game"), "heading", "on_wood"), 2, 0)
        grid.addLayout(self._game_cards(), 3, 0)
        side = QVBoxLayout()
        side.setSpacing(look.px(14))
        side.addWidget(self._saves_panel(), 3)
        side.addWidget(self._more_panel(), 2)
        grid.addLayout(side, 1, 1, 3, 1)
        keys = Text(tr("1–5 choose a game · Enter opens it · Ctrl+O opens a saved game"), "note", "on_wood")
        grid.addWidget(keys, 4, 0, 1, 2)
        grid.setRowStretch(1, 5)
        grid.setRowStretch(3, 7)
        self._scroll.show_content(content)
        self.built.emit()

    def unfinished(self) -> SavedGame | None:
        return next((game for game in self.saved if game.can_continue and game.slug in catalogue()), None)

    def _continue_card(self) -> Card:
        card = Card(radius=16)
        row = QHBoxLayout(card)
        edge = look.px(16)
        row.setContentsMargins(edge, edge, edge, edge)
        row.setSpacing(look.px(24))
        game = self.unfinished()
        picture = Picture(f"brand/box_{game.slug}" if game else "brand/empty_saves", 300)
        picture.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        picture.setMaximumWidth(look.px(400))
        row.addWidget(picture, 2)
        column = QVBoxLayout()
        column.setSpacing(look.px(8))
        row.addLayout(column, 5)
        column.addStretch(1)
        if game is None:
            title = Text(tr("Welcome to the table"), "title")
            column.addWidget(title)
            column.addWidget(
                Text(
                    tr("First time here? Pick a game and learn it in about half an hour."), "list", wrap=True
                )
            )
            column.addWidget(
                Text(
                    tr("No saved games yet. Every game you start is saved by itself."),
                    "note",
                    "text_soft",
                    wrap=True,
                )
            )
            column.addStretch(1)
            return card
        entry = catalogue()[game.slug]
        column.addWidget(ElidedText(tr("Continue: {game}", game=game.name or entry.title()), "title"))
        if game.where:
            column.addWidget(ElidedText(game.where, "list"))
        column.addWidget(SeatChips(game.seats))
        column.addWidget(
            ElidedText(
                tr(
                    "autosaved {time} · {n} {n:move|moves} · nothing was lost",
                    time=when(game.changed),
                    n=game.moves,
                ),
                "note",
                "text_soft",
            )
        )
        if game.note:
            column.addWidget(Text(game.note, "note", "state:warning", wrap=True))
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(look.px(12))
        self.continue_button = Button(tr("Continue"), "ui_play", primary=True, tall=50)
        self.continue_button.setMinimumWidth(look.px(190))
        self.continue_button.clicked.connect(partial(self.open_game, game))
        replay = Button(tr("Replay"), "ui_step_back", tall=50)
        replay.clicked.connect(partial(self.open_game, game, True))
        buttons.addWidget(self.continue_button)
        buttons.addWidget(replay)
        buttons.addStretch(1)
        column.addLayout(buttons)
        return card

    def _game_cards(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        self.cards = []
        for entry in catalogue().values():
            card = GameCard(
                entry,
                partial(self.main.new_game, entry.slug),
                partial(self.learn, entry.slug),
                self._lessons(entry.slug),
            )
            self.cards.append(card)
            row.addWidget(card, 1)
        return row

    def _lessons(self, slug: str) -> str:
        learned = self.settings.memory.get("lessons", {}).get(slug, [])
        from desktop.teaching.lessons import chapter_count

        total = chapter_count(slug)
        if total == 0:
            return tr("rule book and coach")
        if len(learned) >= total:
            return tr("all {n} chapters learned", n=total)
        if not learned:
            return tr("new")
        return tr("{k} of {n} chapters learned", k=len(learned), n=total)

    def _saves_panel(self) -> Card:
        panel = Card()
        column = QVBoxLayout(panel)
        edge = look.px(12)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(7))
        head = QHBoxLayout()
        head.addWidget(Text(tr("Saved games"), "heading"), 1)
        if self.saved:
            everything = Button(tr("all ({n})", n=len(self.saved)), flat=True, tall=34)
            everything.clicked.connect(partial(self.main.show_page, "saves"))
            head.addWidget(everything)
        column.addLayout(head)
        for game in self.saved[:SHOWN_SAVES]:
            title = game.name or (catalogue()[game.slug].title() if game.slug in catalogue() else game.slug)
            second = " · ".join(part for part in (game.where, when(game.changed)) if part)
            row = Row(
                title,
                second,
                picture=f"brand/square_{game.slug}" if game.slug in catalogue() else "",
                icon="ui_warning" if game.damaged else "",
                right=str(len(game.seats) or ""),
                right_icon="ui_player",
            )
            row.clicked.connect(partial(self.open_game, game))
            column.addWidget(row)
        if not self.saved:
            column.addStretch(1)
            column.addWidget(Picture("brand/empty_saves", 200), 4)
            text = Text(
                tr("No saved games yet. Every game you start is saved by itself."),
                "note",
                "text_soft",
                wrap=True,
            )
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(text)
        column.addStretch(1)
        return panel

    def _more_panel(self) -> Card:
        panel = Card()
        column = QVBoxLayout(panel)
        edge = look.px(12)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(7))
        column.addWidget(Text(tr("More"), "heading"))
        scale, motion = self.settings["text_scale"], self.settings["animation"]
        motions = {"off": tr("off"), "fast": tr("fast"), "normal": tr("normal"), "slow": tr("slow")}
        rows: list[tuple[str, str, str, Callable[[], object]]] = [
            ("ui_stats", tr("Statistics"), "", partial(self.main.show_page, "statistics")),
            ("ui_rule_book", tr("Rule books"), tr("five games, searchable"), self.main.show_rules),
            (
                "ui_settings",
                tr("Settings"),
                tr("text {n} %, animation {speed}", n=scale, speed=motions[str(motion)]),
                partial(self.main.show_page, "settings"),
            ),
        ]
        for icon, text, right, action in rows:
            row = Row(text, icon=icon, right=right, tall=52)
            row.clicked.connect(action)
            column.addWidget(row)
        column.addStretch(1)
        return panel

    # -- answering -----------------------------------------------------------------------------------------

    def open_game(self, game: SavedGame, replay: bool = False) -> None:
        page = self.main.page("game")
        if page.open_saved(game, replay=replay):  # type: ignore[attr-defined]
            self.main.show_page("game")

    def learn(self, slug: str) -> None:
        from desktop.teaching.lessons import chapter_count

        if chapter_count(slug):
            self.main.page("game").open_lesson(slug)  # type: ignore[attr-defined]
            self.main.show_page("game")
        else:
            self.main.show_rules(slug)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.cards):
            self.cards[number].new_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_L:
            for card in self.cards:
                if card.new_button.hasFocus() or card.learn_button.hasFocus():
                    self.learn(card.entry.slug)
                    return
        else:
            super().keyPressEvent(event)


def make(window: Window) -> HomePage:
    return HomePage(window)


__all__ = ["HomePage", "clear_layout", "make"]
