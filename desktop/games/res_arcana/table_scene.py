"""The table: rivals, the middle with places, monuments and items, and the own area with the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop.art import look
from desktop.board.backdrop import Backdrop
from desktop.board.scene import BoardScene, Spot
from desktop.board.sprite import Label, tile_ground
from desktop.board.view import FINGER
from desktop.game_texts import Explanation
from desktop.games.res_arcana import explaining, layout
from desktop.games.res_arcana.card_item import CardItem
from desktop.games.res_arcana.card_plan import Shown, power_rects, readable
from desktop.games.res_arcana.collecting import picker_of
from desktop.games.res_arcana.decision_layer import DecisionLayer
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.middle import Middle
from desktop.games.res_arcana.motion import Motion
from desktop.games.res_arcana.pool import Pool
from desktop.games.res_arcana.shelf import shelf_cards
from desktop.games.res_arcana.table_items import (
    FAINT_ON_FELT,
    FELT,
    RIGHT,
    FreeSlot,
    SeatHead,
)
from desktop.texts import tr
from rules.core import State
from rules.res_arcana.content import ARTIFACT
from rules.res_arcana.essences import ESSENCE_IDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop.games.res_arcana.presentation import ResArcanaPresentation

RAISED = 650.0
CAPTION = 16.0  # units


def card_of(line: str) -> str:
    """The card that a power line stands on."""
    return f"component:{line.partition(':')[2].rpartition('.')[0]}"


def wide(caption: str) -> float:
    """The room that the caption of a row of own cards needs, in units."""
    return QFontMetricsF(look.plain_font(CAPTION)).horizontalAdvance(caption) + 12


class TableScene(BoardScene):
    """Draws any view of Res Arcana from the seat of whoever decides or looks."""

    dots = False
    fills = False
    hides_table = True
    presentation: ResArcanaPresentation

    def __init__(self, presentation: ResArcanaPresentation) -> None:
        super().__init__(presentation, layout.WIDTH, layout.HEIGHT)
        self.rivals: list[int] = []
        self.own = -1  # whose area lies at the bottom
        self.cards: dict[str, CardItem] = {}
        self.owners: dict[str, int] = {}  # component in play -> seat
        self._raised = ""
        self._shown: tuple[State, int] | None = None
        self._heads: list[SeatHead] = []
        self._ground = Backdrop(self.sceneRect(), self._paint_ground, opaque=True)
        self.addItem(self._ground)
        self._own_head = SeatHead(self, layout.OWN, own=True)
        self.pool = Pool(self)
        self._middle = Middle(self)
        self._captions = [
            Label(
                QRectF(layout.WIDTH - 420, top + 2, 408, 22), "", CAPTION, FAINT_ON_FELT, False, align=RIGHT
            )
            for top in layout.OWN_TOPS
        ]
        for caption in self._captions:
            self.addItem(caption)
        self._free_slots: list[FreeSlot] = []
        self.motion = Motion(self)
        self.layer = DecisionLayer(self)

    # -- ground -----------------------------------------------------------------------------------------------

    def _paint_ground(self, painter: QPainter) -> None:
        tile_ground(painter, FELT, self.sceneRect())
        count = len(self.rivals)
        panels = [layout.rival_panel(place, count) for place in range(count)]
        for rect in (*panels, layout.MIDDLE, layout.OWN):
            painter.setPen(QColor(20, 14, 8, 120))
            painter.setBrush(QColor(28, 20, 14, 150))
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 10, 10)

    # -- the view -----------------------------------------------------------------------------------------------

    @property
    def position(self) -> State | None:
        """What is shown."""
        return self._shown[0] if self._shown is not None else None

    def redraw(self) -> None:
        """Only what is looked at has changed, not the position."""
        if self._shown is not None:
            self.show_view(*self._shown)
            self.refresh_marks()

    def show_view(self, view: State, seat: int = -1) -> None:
        self._shown = (view, seat)
        data = view.position_data()
        players = view.setup.players
        own = view.viewer if view.viewer >= 0 else max(0, seat)  # who looks sits at the bottom
        self.motion.begin(own == self.own)
        self.own = own
        rivals = [(own + step) % players for step in range(1, players)]
        if len(self.rivals) != len(rivals):
            self.rivals = rivals
            self._ground.invalidate()
            self._heads += [
                SeatHead(self, layout.rival_panel(place, len(rivals)))
                for place in range(len(self._heads), len(rivals))
            ]
        self.rivals = rivals
        self.owners = {
            id: n for n, entry in enumerate(data["seats"]) for id in entry["play"] if id is not None
        }
        before = set(self.spots)
        shown: dict[str, QRectF] = {}
        fresh: set[str] = set()
        for place, rival in enumerate(rivals):
            fresh |= self._show_rival(view, data, place, rival, shown)
        fresh |= self._middle.show(data, shown)
        fresh |= self._show_own(view, data, shown)
        fresh |= self.layer.show(view, data, shown)
        for id in [id for id in self.cards if id not in shown]:
            self.motion.leave(self.cards.pop(id))
        fresh |= {f"component:{id}" for id in shown}
        for name in before - fresh:
            self.remove_spot(name)
        self.motion.end(view, data)

    def place_card(
        self,
        id: str,
        style: str,
        rect: QRectF,
        entry: dict[str, Any],
        shown: dict[str, QRectF],
        step: float = 0,
    ) -> CardItem:
        """Puts a card somewhere, in motion if it was elsewhere; its place (up to the next card) becomes a target."""
        item = self.cards.get(id)
        before = item.sceneBoundingRect() if item is not None else None
        if item is None or item.style != style:
            if item is not None:
                self.removeItem(item)
            item = self.cards[id] = CardItem(id, style, rect.width(), rect.height())
            self.addItem(item)
        was = item.turned
        item.resize(rect.width(), rect.height())
        item.setPos(rect.topLeft())
        item.setZValue(len(shown))
        item.show_face(self._face(id, entry))
        self.motion.arrive(item, before, was)
        shown[id] = rect
        if 0 < step < rect.width():
            rect = QRectF(rect.x(), rect.y(), step - 2, rect.height())
        self.place(f"component:{id}", rect, self._spoken(id, entry), len(shown))
        return item

    def _face(self, id: str, entry: dict[str, Any]) -> Shown:
        """What a card tells now; `entry` is the seat that has it in play, or empty."""
        printed = self.presentation.face(id)
        if not entry:
            return printed
        stored = tuple((essence, int(n)) for essence, n in entry["stored"].get(id, {}).items())
        worth = self.presentation.worth(self.position, self.owners[id], id)
        return printed._replace(turned=id in entry["turned"], stored=stored, worth=worth)

    def _spoken(self, id: str, entry: dict[str, Any]) -> str:
        """A card for the ear: its name, what lies on it, and whether it is turned."""
        words = [self.texts.word(id)]
        words += [f"{self.texts.word(e)} {n}" for e, n in entry.get("stored", {}).get(id, {}).items()]
        if id in entry.get("turned", ()):
            words.append(tr("turned"))
        return ", ".join(words)

    def name_of(self, seat: int) -> str:
        return self.presentation.seats[seat].name

    def colour_of(self, seat: int) -> str:
        assert self.position is not None
        return self.presentation.colour(self.position, seat)

    # -- rivals -------------------------------------------------------------------------------------------------

    def _show_rival(
        self, view: State, data: dict[str, Any], place: int, rival: int, shown: dict[str, QRectF]
    ) -> set[str]:
        count = len(self.rivals)
        panel = layout.rival_panel(place, count)
        head, entry = self._heads[place], data["seats"][rival]
        self._show_head(head, entry, rival)
        head.points.set_text(tr("{n} {n:point|points}", n=self.presentation.total(view, rival)))
        words = tr(
            "hand {a} · deck {b} · discard {c}",
            a=len(entry["hand"]),
            b=len(entry["deck"]),
            c=len(entry["discard"]),
        )
        head.foot.set_text(f"{tr('PASSED')} · {words}" if entry["passed"] else words)
        large = layout.rival_in_one_row(count, len(entry["play"]))
        for index, id in enumerate(entry["play"]):
            rect = layout.rival_tile(panel, count, index, len(entry["play"]))
            reads = large and readable(component(id), rect.width(), rect.height(), self._face(id, entry))
            self.place_card(id, "card" if reads else "tile", rect, entry, shown)
        fresh = {f"seat:{rival}"}
        head_rect = QRectF(panel.x() + 4, panel.y() + 3, panel.width() - 8, layout.HEAD - 6)
        self.place(f"seat:{rival}", head_rect, self.name_of(rival))
        if entry["discard"]:  # it lies open: anybody may look through it
            label = tr(
                "Discard pile of {name}: {n} {n:card|cards}",
                name=self.name_of(rival),
                n=len(entry["discard"]),
            )
            self.place(f"discard:{rival}", layout.rival_foot(panel), label)
            fresh.add(f"discard:{rival}")
        return fresh

    def _show_head(self, head: SeatHead, entry: dict[str, Any], seat: int) -> None:
        head.marker.set_colour(self.colour_of(seat))
        mage = f" · {self.texts.word(entry['mage'])}" if entry["mage"] else ""
        head.name.set_text(self.name_of(seat) + mage)

    def head_point(self, seat: int) -> QPointF:
        """Where essences of a seat come from and go to."""
        if seat == self.own:
            return layout.OWN.topLeft() + QPointF(layout.POOL_X, 15)
        panel = layout.rival_panel(self.rivals.index(seat), len(self.rivals))
        return panel.topLeft() + QPointF(18, 15)

    def token_rect(self, seat: int) -> QRectF:
        """Where the First Player token of a seat stands: behind its name."""
        own = seat == self.own
        head = self._own_head if own else self._heads[self.rivals.index(seat)]
        return QRectF(head.after_name(), (layout.OWN if own else layout.RIVALS).y() + 2, 26, 26)

    # -- the own area -------------------------------------------------------------------------------------------

    def _show_own(self, view: State, data: dict[str, Any], shown: dict[str, QRectF]) -> set[str]:
        seat = self.own
        entry = data["seats"][seat]
        self._show_head(self._own_head, entry, seat)
        self._own_head.points.set_text(
            tr("{n} {n:point|points} of 10", n=self.presentation.total(view, seat))
        )
        fresh = {f"seat:{seat}"}
        self.place(
            f"seat:{seat}",
            QRectF(layout.OWN.x(), layout.OWN.y(), layout.POOL_X - 36, layout.HEAD),
            self.name_of(seat),
        )
        fresh |= self.pool.show(entry["pool"])
        shelf = shelf_cards(view, data, seat)
        rows: tuple[list[str], list[str]] = ([], [])
        for id in entry["play"]:
            rows[component(id).kind == ARTIFACT].append(id)
        in_one_row = len(entry["play"]) <= layout.OWN_SLOTS and not shelf
        if in_one_row:
            self._show_in_one_row([*rows[0], *rows[1]], entry, shown)
        else:
            least = layout.OWN_SLOTS if shelf else 1  # what is on offer needs the room
            self._show_in_two_rows(rows, entry, shown, least)
        for id in entry["play"]:
            fresh |= self._place_powers(id, shown[id])
        for index, (id, rect) in enumerate(shelf):
            after = shelf[index + 1][1] if index + 1 < len(shelf) else rect
            step = after.x() - rect.x() if after.y() == rect.y() else 0
            self.place_card(id, "card", rect, {}, shown, step)
        self._show_free_slots(len(entry["play"]) if in_one_row else layout.OWN_FEWEST)
        words = (tr("mage, item, monuments, places"), tr("artifacts"))
        for row, caption in enumerate(self._captions):
            end = max((shown[id].right() for id in rows[row]), default=0.0)
            free = not in_one_row and not shelf and caption.boundingRect().right() - end > wide(words[row])
            caption.set_text(words[row] if free else "")
        return fresh

    def _show_free_slots(self, taken: int) -> None:
        """Where the first cards after the mage will lie."""
        for item in self._free_slots:
            self.removeItem(item)
        self._free_slots = [
            FreeSlot(
                layout.own_tall_card(index, layout.OWN_FEWEST),
                tr("Artifacts that are placed and what is claimed lie here."),
            )
            for index in range(taken or layout.OWN_FEWEST, layout.OWN_FEWEST)
        ]
        for item in self._free_slots:
            self.addItem(item)

    def _show_in_one_row(self, ids: list[str], entry: dict[str, Any], shown: dict[str, QRectF]) -> None:
        for index, id in enumerate(ids):
            self.place_card(id, "card", layout.own_tall_card(index, len(ids)), entry, shown)

    def _show_in_two_rows(
        self,
        rows: tuple[list[str], list[str]],
        entry: dict[str, Any],
        shown: dict[str, QRectF],
        least: int,
    ) -> None:
        longest = max(least, *map(len, rows))
        for row, ids in enumerate(rows):
            step = layout.own_step(longest if longest <= layout.OWN_SLOTS else len(ids))
            for index, id in enumerate(ids):
                open_part = step if index < len(ids) - 1 else 0
                self.place_card(id, "card", layout.own_card(row, index, step), entry, shown, open_part)

    def _place_powers(self, id: str, rect: QRectF) -> set[str]:
        """Each power of an own card is a target, where it is large enough to be hit."""
        fresh = set()
        for power, row in power_rects(component(id), rect.width(), rect.height(), self.cards[id].shown):
            target = f"power:{power}"
            self.place(target, row.translated(rect.topLeft()), self.texts.word(power), 500)
            fresh.add(target)
        return fresh

    # -- targets ------------------------------------------------------------------------------------------------

    def spot_at(self, point: QPointF, reach: float = 0) -> Spot | None:
        """A power line is a target of its own only where it is as high as a finger; below that, the card is."""
        found = super().spot_at(point, reach)
        if found is None or not found.name.startswith("power:") or self._is_high(found, reach):
            return found
        return self.spots.get(card_of(found.name), found)

    @staticmethod
    def _is_high(line: Spot, reach: float) -> bool:
        return line.rect().height() >= reach * 0.98

    def _is_target(self, line: str) -> bool:
        """Is a power line framed itself? Else its card is."""
        views = self.views()
        spot = self.spots.get(line)
        return bool(views) and spot is not None and self._is_high(spot, FINGER / views[0].transform().m11())

    def set_marks(self, marks: Mapping[str, str]) -> None:
        """Either the power lines are framed or their cards, never both; chips show themselves."""
        controls = ("chip:", "essence:") if self.draft is not None else ("chip:",)
        shown = {target: state for target, state in marks.items() if not target.startswith(controls)}
        if any(target.startswith("set:") for target in shown):  # a starter set is framed as a whole
            shown = {target: state for target, state in shown.items() if target.startswith("set:")}
        for line in [target for target in shown if target.startswith("power:")]:
            card = card_of(line)
            if not self._is_target(line):
                del shown[line]
            elif shown.get(card) in ("legal", "last_move"):
                del shown[card]
        for target, state in self.layer.marks().items():
            if state == "selected" or target not in shown:  # what can be chosen stays marked so
                shown[target] = state
        super().set_marks(shown)

    def hover(self, target: str) -> None:
        """A card that is partly covered comes to the front while one points at it."""
        kind, _, id = target.partition(":")
        id = id.rpartition(".")[0] if kind == "power" else id
        if id == self._raised:
            return
        for name, raise_it in ((self._raised, False), (id, True)):
            item = self.cards.get(name)
            if item is not None and item.zValue() < RAISED + 50:
                item.setZValue(
                    item.zValue() + (RAISED if raise_it else -RAISED if item.zValue() > RAISED else 0)
                )
        self._raised = id

    def press(self, target: str) -> bool:
        kind, _, word = target.partition(":")
        if kind == "discard":
            self.layer.look_through(target)
            return True
        picker = picker_of(self.draft) if kind == "essence" else None
        if picker is not None and picker.may_add(ESSENCE_IDS.index(word)):
            picker.more(ESSENCE_IDS.index(word))
            return True
        return self.layer.press(target)

    # -- words ----------------------------------------------------------------------------------------------------

    def explain(self, target: str) -> Explanation | None:
        return explaining.explain(self, target) or super().explain(target)

    def regions(self) -> list[tuple[str, QRectF]]:
        """Parts to zoom to: as narrow as what lies in them, because the whole width is no zoom at all."""
        count = len(self.rivals)
        named = [(tr("Places of Power"), layout.PLACES), (tr("Own area"), self._filled(layout.OWN, self.own))]
        named += [
            (self.name_of(rival), self._filled(layout.rival_panel(place, count), rival))
            for place, rival in enumerate(self.rivals)
        ]
        return [*named, (tr("Monuments and magic items"), layout.MONUMENTS_AND_ITEMS)]

    def _filled(self, panel: QRectF, seat: int) -> QRectF:
        """The part of a seat's area in which its components lie."""
        ends = [
            item.sceneBoundingRect().right() for id, item in self.cards.items() if self.owners.get(id) == seat
        ]
        end = max(ends, default=panel.right()) + 8
        return QRectF(panel.x(), panel.y(), max(panel.height() * 1.6, end - panel.x()), panel.height())
