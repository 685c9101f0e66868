"""The tray: the hand, the own deck and discard pile, and the panel with the essence picker."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from desktop.board.scene import BoardScene
from desktop.game_texts import Explanation
from desktop.games.res_arcana.card_choice import CardOrder, CardSet
from desktop.games.res_arcana.card_item import CardItem
from desktop.games.res_arcana.collecting import CollectDraft
from desktop.games.res_arcana.essence_picker import EssencePicker
from desktop.games.res_arcana.explaining import explain_place
from desktop.games.res_arcana.icon_key import IconKey
from desktop.games.res_arcana.large_card import large_card
from desktop.games.res_arcana.panel import Panel
from desktop.games.res_arcana.price_tags import PriceTags
from desktop.games.res_arcana.tray_items import SOFT, Control, Ground, Pile, Words
from desktop.session.choices import Choice, Preview
from desktop.texts import tr
from rules.core import State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QGraphicsItem

    from desktop.games.res_arcana.presentation import ResArcanaPresentation

HEIGHT = 150.0
MARGIN = 8  # pixels that the view leaves around a scene
CARD, STEP, TOP = (118.0, 122.0), 124.0, 24.0
PILE, PILE_STEP = (58.0, 122.0), 66.0
UNIT = 0.74  # a unit of the table's cards in the tray
PANEL_LEAST, PANEL_SHARE = 350.0, 0.42
PANEL_SMALL = 236.0  # enough for a question or a list; a picker needs more


class TrayScene(BoardScene):
    """Shows the cards of one seat; for nobody (seat -1) it holds nothing at all."""

    dots = False
    fills = False
    hides_table = True
    presentation: ResArcanaPresentation

    def __init__(self, presentation: ResArcanaPresentation) -> None:
        super().__init__(presentation, 840, HEIGHT)
        self._ground = Ground()
        self.addItem(self._ground)
        self._cards: dict[str, CardItem] = {}
        self._extra: list[QGraphicsItem] = []  # title, arrows, tags: made anew for every position
        self._deck, self._discard = Pile("leather"), Pile("stone")
        self.addItem(self._deck)
        self.addItem(self._discard)
        self._key = IconKey()
        self.addItem(self._key)
        self._panel = Panel(self)
        self.prices = PriceTags(self, UNIT)
        self._shown: tuple[State, int] | None = None
        self._raised = ""
        self._count = 0  # cards shown

    # -- where things are -----------------------------------------------------------------------------------------

    def fit_to(self, width: int, height: int) -> None:
        """The scene is as wide as the view allows: everything is laid out from the right."""
        wanted = max(700.0, HEIGHT * (width - MARGIN) / max(1, height - MARGIN))
        if abs(wanted - self.sceneRect().width()) > 0.5:
            self.setSceneRect(0, 0, wanted, HEIGHT)
            if self._shown is not None:
                self.show_view(*self._shown)
                self.refresh_marks()

    def _panel_rect(self) -> QRectF:
        """Full hands push it together, as far as what it shows allows."""
        width = self.sceneRect().width()
        least = PANEL_SMALL if not self._counts_out() else PANEL_LEAST
        free = width - 2 * PILE_STEP - 24 - self._count * STEP
        wide = max(least, min(free, max(PANEL_LEAST, width * PANEL_SHARE)))
        return QRectF(width - wide - 4, 4, wide, HEIGHT - 8)

    def _counts_out(self) -> bool:
        """Is there a picker in the panel?"""
        return isinstance(self.draft, (EssencePicker, CollectDraft))

    def _pile_rect(self, place: int) -> QRectF:
        return QRectF(self._panel_rect().x() - (2 - place) * PILE_STEP, TOP, *PILE)

    def _card_rect(self, index: int, count: int) -> QRectF:
        room = self._pile_rect(0).x() - 16
        step = STEP if count <= 1 else min(STEP, (room - CARD[0]) / (count - 1))
        return QRectF(8 + index * step, TOP, *CARD)

    def _free_room(self, count: int) -> QRectF:
        """Between the hand and the piles."""
        left = self._card_rect(count - 1, count).right() if count else 0.0
        return QRectF(left, TOP, max(0.0, self._pile_rect(0).x() - left), CARD[1])

    # -- the view -------------------------------------------------------------------------------------------------

    def show_view(self, view: State, seat: int = -1) -> None:
        self._shown = (view, seat)
        data = view.position_data()
        entry: dict[str, Any] = data["seats"][seat] if seat >= 0 else {}
        for item in self._extra:
            self.removeItem(item)
        self._extra.clear()
        cards = self._offered(entry)
        self._count = len(cards)
        self._ground.set(self.sceneRect(), self._panel_rect())
        for id in [id for id in self._cards if id not in cards]:
            self.removeItem(self._cards.pop(id))
        for index, id in enumerate(cards):
            self._show_card(id, index, len(cards))
        fresh = {f"component:{id}" for id in cards}
        fresh |= self._arrows()
        fresh |= self._show_piles(entry, seat)
        fresh |= self._panel.show(view, data, seat, self._panel_rect())
        if entry:
            self._title(entry, seat, len(cards))
        self._key.set(self._free_room(len(cards)) if entry else QRectF())
        self.keep_spots(fresh)
        self.prices.show(view, seat, self._cards)

    def _offered(self, entry: dict[str, Any]) -> list[str]:
        """The hand; or the cards that are put into an order."""
        if isinstance(self.draft, CardOrder):
            return list(self.draft.cards)
        hand = [id for id in entry.get("hand", ()) if id is not None]
        return hand or [id for id in entry.get("picks", ()) if id is not None]

    def _title(self, entry: dict[str, Any], seat: int, count: int) -> None:
        name = self.presentation.seats[seat].name
        words = tr("{name}'s hand · {n} {n:card|cards}", name=name, n=len(entry["hand"]))
        if isinstance(self.draft, CardOrder):
            words = tr("The first card comes on top. Drag the cards, or use the arrows.")
        elif not entry["hand"] and count:
            words = tr("{name}: {n} {n:card|cards} drafted", name=name, n=count)
        title = Words(QRectF(10, 3, self._pile_rect(0).x() - 20, 19), words, 14, False, SOFT)
        self.addItem(title)
        self._extra.append(title)

    def _show_card(self, id: str, index: int, count: int) -> None:
        rect = self._card_rect(index, count)
        item = self._cards.get(id)
        name = self.texts.word(id)
        if item is None:
            item = self._cards[id] = CardItem(id, "card", *CARD, unit=UNIT)
            self.addItem(item)
            item.setPos(rect.topLeft())
            self.glide(item, QPointF(self._pile_rect(0).x(), TOP), 320)
        elif item.pos() != rect.topLeft():
            before = item.pos()
            item.setPos(rect.topLeft())
            self.glide(item, before)
        item.setZValue(index + (60 if id == self._raised else 0))
        item.show_face(self.presentation.face(id))
        if index < count - 1:  # of a covered card only the open part is a target
            rect.setWidth(
                min(rect.width(), self._card_rect(1, count).x() - self._card_rect(0, count).x() - 1)
            )
        self.place(f"component:{id}", rect, name, index)

    def _show_piles(self, entry: dict[str, Any], seat: int) -> set[str]:
        self._deck.setVisible(bool(entry))
        self._discard.setVisible(bool(entry))
        if not entry:
            return set()
        deck, discard = len(entry["deck"]), len(entry["discard"])
        self._deck.set(self._pile_rect(0), deck, tr("Deck"), False)
        self._discard.set(self._pile_rect(1), discard, tr("Discard pile"), True)
        self.place("deck:own", self._pile_rect(0), tr("Deck: {n}", n=deck))
        target = f"discard:{seat}"
        self.place(target, self._pile_rect(1), tr("Discard pile: {n} {n:card|cards}", n=discard))
        return {"deck:own", target}

    # -- the order of cards -----------------------------------------------------------------------------------------

    def _arrows(self) -> set[str]:
        """At each card that is put into an order: one place to the left, one to the right."""
        draft = self.draft
        if not isinstance(draft, CardOrder):
            return set()
        fresh = set()
        last = len(draft.cards) - 1
        for place, id in enumerate(draft.cards):
            rect = self._card_rect(place, last + 1)
            for step, sign, x in ((-1, "←", rect.x() + 2), (1, "→", rect.right() - 33)):
                if not 0 <= place + step <= last:
                    continue
                spot = QRectF(x, rect.y() + 38, 31, 31)
                control = Control(spot, [sign], size=18)
                control.setZValue(100)
                self.addItem(control)
                self._extra.append(control)
                target = f"order:{place}:{step}"
                self.place(target, spot, f"{self.texts.word(id)} {sign}", 120)
                fresh.add(target)
        return fresh

    def drop(self, target: str, point: QPointF) -> bool:
        draft = self.draft
        id = target.partition(":")[2]
        if not isinstance(draft, CardOrder) or id not in draft.cards:
            return False
        count = len(draft.cards)
        to = min(range(count), key=lambda place: abs(self._card_rect(place, count).center().x() - point.x()))
        draft.shift(draft.cards.index(id), to - draft.cards.index(id))
        return True

    # -- targets --------------------------------------------------------------------------------------------------

    def set_marks(self, marks: Mapping[str, str]) -> None:
        """Controls are buttons and need no frame; chosen cards have a double one."""
        shown = {t: s for t, s in marks.items() if t.partition(":")[0] not in ("answer", "pick", "order")}
        if isinstance(self.draft, CardSet):
            shown.update({f"component:{id}": "selected" for id in self.draft.chosen})
        super().set_marks(shown)

    def hover(self, target: str) -> None:
        """A covered card comes to the front while one points at it."""
        id = target.partition(":")[2] if target.startswith("component:") else ""
        for name, lift in ((self._raised, -60), (id, 60)):
            item = self._cards.get(name)
            if item is not None and id != self._raised:
                item.setZValue(item.zValue() + lift)
        self._raised = id

    def preview(self, choice: Choice | None, preview: Preview) -> None:
        """The panel shows the pool after the option, as long as nothing is counted out there."""
        if self._shown is None or (choice is None and not self._panel.previewing):
            return
        view, seat = self._shown
        fresh = self._panel.preview(choice, preview, view, seat, self._panel_rect())
        if fresh is None:
            self.show_view(view, seat)
            self.refresh_marks()

    def press(self, target: str) -> bool:
        kind, _, word = target.partition(":")
        draft = self.draft
        if kind == "order" and isinstance(draft, CardOrder):
            place, _, step = word.partition(":")
            draft.shift(int(place), int(step))
            return True
        if kind == "component" and isinstance(draft, CardOrder) and word in draft.cards:
            draft.shift(draft.cards.index(word), -1)
            return True
        if kind == "discard" or (target == "deck:own" and self._deck_is_free()):
            self.presentation.look_through(target)
            return True
        return self._panel.press(target)

    def _deck_is_free(self) -> bool:
        """The deck is not what the decision asks for."""
        decision = self._shown[0].decision if self._shown is not None else None
        return decision is None or decision.kind != "reorder_deck"

    def explain(self, target: str) -> Explanation | None:
        reason = self._panel.reason(target)
        if reason:
            return Explanation(reason)
        if target.startswith(("pick:", "order:", "answer:")):
            return None
        found = explain_place(self, target) or super().explain(target)
        item = self._cards.get(target.partition(":")[2])
        if found is None or item is None:
            return found
        return found._replace(picture=partial(large_card, item.id, item.shown))
