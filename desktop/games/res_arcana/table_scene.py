"""The table: rivals, the middle with places, monuments and items, and the own area with the pool."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import art, look
from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.board.sprite import Backdrop, Label, Sprite, draw_picture
from desktop.game_texts import Explanation
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.cards import CardItem, component
from desktop.texts import number, tr
from rules.core import State
from rules.res_arcana.content import ARTIFACT, CONTENT, MAGIC_ITEMS
from rules.res_arcana.essences import ESSENCE_IDS

INK_ON_FELT, SOFT_ON_FELT = "#fbf3e1", "#d9cbb0"
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
POOL_X, POOL_STEP, POOL_SIZE = 430.0, 92.0, 28.0


class Marker(QGraphicsItem):
    """A seat's round sign."""

    def __init__(self, size: float) -> None:
        super().__init__()
        self._rect = QRectF(0, 0, size, size)
        self._colour = ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_colour(self, colour: str) -> None:
        if colour != self._colour:
            self._colour = colour
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if not self._colour:
            return
        player = look.player(self._colour)
        draw_picture(painter, "common/marker", self._rect, tint=self._colour)
        size = self._rect.width()
        inner = QRectF(size * 0.28, size * 0.26, size * 0.44, size * 0.44)
        draw_picture(painter, f"common/glyph_{player.glyph}", inner, tint=self._colour, on=player.on)


class SeatHead:
    """The line above a seat's components: sign, name and mage, and a summary at the right."""

    def __init__(self, scene: BoardScene, panel: QRectF) -> None:
        self.marker = Marker(22)
        self.marker.setPos(panel.x() + 8, panel.y() + 4)
        width = panel.width()
        self.name = Label(
            QRectF(panel.x() + 36, panel.y(), width * 0.5, 30), "", 16, INK_ON_FELT, True, align=LEFT
        )
        right = QRectF(panel.x() + width * 0.56, panel.y(), width * 0.44 - 10, 30)
        self.summary = Label(right, "", 14, SOFT_ON_FELT, False, align=RIGHT)
        for item in (self.marker, self.name, self.summary):
            scene.addItem(item)


class TableScene(BoardScene):
    """Draws any view of Res Arcana from the seat of whoever decides or looks."""

    dots = False

    def __init__(self, presentation: Presentation) -> None:
        super().__init__(presentation, layout.WIDTH, layout.HEIGHT)
        self._rivals = 0
        self._own = -1  # whose area lies at the bottom
        self._same_side = False  # cards glide only while the table is seen from the same side
        self._cards: dict[str, CardItem] = {}
        self._heads: list[SeatHead] = []
        self._ground = Backdrop(self.sceneRect(), self._paint_ground)
        self.addItem(self._ground)
        self._own_head = SeatHead(self, layout.OWN)
        self._pool: dict[str, Label] = {}
        for place, essence in enumerate(ESSENCE_IDS):
            x = layout.OWN.x() + POOL_X + place * POOL_STEP
            icon = Sprite(f"icons/essence_{essence}", POOL_SIZE)
            icon.setPos(x, layout.OWN.y() + 2)
            self.addItem(icon)
            count = Label(QRectF(x + POOL_SIZE + 4, layout.OWN.y(), 46, 32), "0", 22, INK_ON_FELT, align=LEFT)
            self._pool[essence] = count
            self.addItem(count)
        deck = Sprite("common/card_back", layout.MONUMENT_SIZE[0], layout.MONUMENT_SIZE[1], tint="stone")
        spot = layout.monument_card(0)
        deck.setPos(spot.topLeft())
        self.addItem(deck)
        self._deck_count = Label(QRectF(spot.x(), spot.bottom() + 2, spot.width(), 22), "", 14, SOFT_ON_FELT)
        self.addItem(self._deck_count)
        self._owners: dict[str, Label] = {}

    # -- ground -----------------------------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        box = art.renderer("common/felt_green").viewBoxF()
        tile = art.pixmap(
            "common/felt_green" if look.theme == "light" else "common/felt_dark", box.width(), box.height()
        )
        painter.drawTiledPixmap(self.sceneRect(), tile)
        panels = [layout.rival_panel(place, self._rivals) for place in range(self._rivals)]
        for rect in (*panels, layout.MIDDLE, layout.OWN):
            painter.setPen(QColor(20, 14, 8, 120))
            painter.setBrush(QColor(28, 20, 14, 150))
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(28, 20, 14, 110))
        for slot in range(len(CONTENT.tiles)):
            painter.drawRoundedRect(layout.place_tile(slot), 8, 8)
        for slot in range(len(MAGIC_ITEMS)):
            painter.drawRoundedRect(layout.item_card(slot), 6, 6)

    # -- the view -----------------------------------------------------------------------------------------------

    def show_view(self, view: State, seat: int = -1) -> None:
        data = view.position_data()
        players = view.setup.players
        own = seat if 0 <= seat < players else 0
        self._same_side, self._own = own == self._own, own
        rivals = [(own + step) % players for step in range(1, players)]
        if self._rivals != len(rivals):
            self._rivals = len(rivals)
            self._ground.invalidate()
            self._heads += [
                SeatHead(self, layout.rival_panel(place, self._rivals))
                for place in range(len(self._heads), self._rivals)
            ]
        shown: dict[str, QRectF] = {}
        for place, rival in enumerate(rivals):
            panel = layout.rival_panel(place, len(rivals))
            self._show_head(self._heads[place], view, data, rival, False)
            self.place(
                f"seat:{rival}", QRectF(panel.x(), panel.y(), panel.width(), layout.HEAD), self._names(rival)
            )
            in_play = data["seats"][rival]["play"]
            for index, id in enumerate(in_play):
                rect = layout.rival_tile(panel, index, len(in_play))
                self._show_card(id, layout.rival_style(rect), rect, data["seats"][rival], shown)
        self._show_middle(data, shown)
        self._show_own(view, data, own, shown)
        for id in [id for id in self._cards if id not in shown]:
            self.removeItem(self._cards.pop(id))
        powers = [name for name in self.spots if name.startswith("power:")]
        fixed = [f"essence:{essence}" for essence in ESSENCE_IDS] + ["deck:monuments", "deck:own"]
        self.keep_spots(
            [
                *fixed,
                *(f"component:{id}" for id in shown),
                *(f"seat:{rival}" for rival in range(players)),
                *(name for name in powers if name[6:].rpartition(".")[0] in shown),
            ]
        )

    def _names(self, seat: int) -> str:
        return self.presentation.seats[seat].name

    def _show_head(self, head: SeatHead, view: State, data: dict[str, Any], seat: int, own: bool) -> None:
        entry = data["seats"][seat]
        head.marker.set_colour(self.presentation.colour(view, seat))
        mage = f" · {self.texts.word(entry['mage'])}" if entry["mage"] else ""
        head.name.set_text(self._names(seat) + mage)
        words = []
        if own or self._rivals < 3:
            words = [tr("{n} of 10 points", n=self.presentation.points(view, seat)[1])]
        if not own:
            words.insert(0, tr("hand {hand} · deck {deck}", hand=len(entry["hand"]), deck=len(entry["deck"])))
        if entry["passed"]:
            words.append(tr("passed"))
        head.summary.set_text(" · ".join(words))

    def _show_middle(self, data: dict[str, Any], shown: dict[str, QRectF]) -> None:
        middle = data["middle"]
        for slot, id in enumerate(middle["places"]):
            self._show_card(id, "whole", layout.place_tile(slot), {}, shown)
        for slot, id in enumerate(middle["face_up"]):
            if id is not None:
                self._show_card(id, "whole", layout.monument_card(slot + 1), {}, shown)
        for slot, number_ in enumerate(MAGIC_ITEMS):
            id = CONTENT.word.word(number_)
            if id in middle["items"]:
                self._show_card(id, "tile", layout.item_card(slot), {}, shown)
        left = len(middle["monument_deck"])
        self._deck_count.set_text(tr("{n} monuments", n=left))
        self.place("deck:monuments", layout.monument_card(0), tr("Monument deck: {n}", n=left))

    def _show_own(self, view: State, data: dict[str, Any], seat: int, shown: dict[str, QRectF]) -> None:
        entry = data["seats"][seat]
        self._show_head(self._own_head, view, data, seat, True)
        self.place(
            f"seat:{seat}", QRectF(layout.OWN.x(), layout.OWN.y(), 400, layout.HEAD), self._names(seat)
        )
        for place, essence in enumerate(ESSENCE_IDS):
            count = entry["pool"].get(essence, 0)
            self._pool[essence].set_text(number(count))
            spot = QRectF(
                layout.OWN.x() + POOL_X + place * POOL_STEP - 4, layout.OWN.y() + 1, POOL_STEP - 6, 32
            )
            self.place(f"essence:{essence}", spot, f"{self.texts.word(essence)}: {count}")
        rows: tuple[list[str], list[str]] = ([], [])
        for id in entry["play"]:
            rows[component(id).kind == ARTIFACT].append(id)
        for row, ids in enumerate(rows):
            for index, id in enumerate(ids):
                self._show_card(id, "wide", layout.own_card(row, index, len(ids)), entry, shown)
        for id in [*rows[0], *rows[1]]:
            self._place_powers(id, shown[id])

    def _show_card(
        self, id: str, style: str, rect: QRectF, entry: dict[str, Any], shown: dict[str, QRectF]
    ) -> None:
        name = self.texts.word(id)
        item = self._cards.get(id)
        if item is None or item.style != style:
            before = item.pos() if item is not None else None
            if item is not None:
                self.removeItem(item)
            item = CardItem(id, name, style, rect.width(), rect.height())
            self._cards[id] = item
            self.addItem(item)
            item.setPos(rect.topLeft())
            if before is not None and self._same_side:
                self.glide(item, before)
        elif item.pos() != rect.topLeft():
            before = item.pos()
            item.setPos(rect.topLeft())
            if self._same_side:
                self.glide(item, before)
        item.resize(rect.width(), rect.height())
        item.setZValue(len(shown))
        item.set_state(name, id in entry.get("turned", ()), entry.get("stored", {}).get(id, {}))
        shown[id] = rect
        self.place(f"component:{id}", rect, name, len(shown))

    def _place_powers(self, id: str, rect: QRectF) -> None:
        """Each power of an own card is a target: the lower part of the card, divided among them."""
        powers = component(id).powers
        if not powers:
            return
        top = rect.y() + rect.height() * 0.52
        each = (rect.bottom() - top) / len(powers)
        for place, power in enumerate(powers):
            row = QRectF(rect.x(), top + place * each, rect.width(), each)
            self.place(f"power:{power.id}", row, self.texts.word(id), 500)

    # -- words ----------------------------------------------------------------------------------------------------

    def explain(self, target: str) -> Explanation | None:
        prefix, _, word = target.partition(":")
        if prefix == "power":
            return self.texts.explain_word(word.rpartition(".")[0])
        if prefix == "seat":
            return None
        return super().explain(target)

    def regions(self) -> list[tuple[str, QRectF]]:
        return [
            (tr("Middle of the table"), layout.MIDDLE),
            (tr("Own area"), layout.OWN),
            (tr("Rivals"), layout.RIVALS),
        ]
