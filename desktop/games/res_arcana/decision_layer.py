"""What a decision adds to the table: chips at the cards, remarks, frames, and piles spread out to be looked through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.sprite import Label
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.affording import buyable
from desktop.games.res_arcana.aiming import refused
from desktop.games.res_arcana.card_choice import CardSet
from desktop.games.res_arcana.card_item import CardItem
from desktop.games.res_arcana.card_plan import Plan, Shown
from desktop.games.res_arcana.collecting import CollectDraft, Question
from desktop.games.res_arcana.consequences import STATUE_POINTS
from desktop.games.res_arcana.essence_picker import EssencePicker
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.price_tags import PriceTags
from desktop.games.res_arcana.shelf import offered_sets, own_deck
from desktop.games.res_arcana.table_items import INK_ON_FELT, LEFT, Chip, Painted, Tag, parts_width
from desktop.session.choices import Choice
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import State
from rules.res_arcana.essences import ESSENCE_IDS

if TYPE_CHECKING:
    from desktop.games.res_arcana.table_scene import TableScene

CHIP_HEIGHT, TALL_CHIP, CHIP_TEXT = 34.0, 48.0, 17.0
SMALLER_WORDS = 0.92  # so much may words shrink before signs stand for them
TALL_PICTURE = 76.0  # a picture on which chips find room, also one above the other
SIGNS_AND_WORDS, WORDS, SIGNS = "signs and words", "words", "signs"  # on chips
SPREAD_Z, SIGN_Z = 720.0, 850.0


class Sheet(Painted):
    """The dark sheet under a spread pile."""

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QColor("#e0b64a"))
        painter.setBrush(QColor(24, 17, 12))
        painter.drawRoundedRect(self._rect.adjusted(1, 1, -1, -1), 10, 10)


class SetBox(Painted):
    """A lighter ground under the four cards of a starter set."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect)
        self.setZValue(-1)

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 246, 224, 40))
        painter.drawRoundedRect(self._rect, 10, 10)


class DecisionLayer:
    """Made anew for every position that is shown; holds nothing but what is on the screen."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self._marks: dict[str, str] = {}
        self._spread_items: dict[str, CardItem] = {}
        self._prices = PriceTags(scene)
        self._pile = ""  # the pile that a person wants to look through
        self._view: State | None = None

    def _add(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    def marks(self) -> dict[str, str]:
        """Marks beside those of the options."""
        return {target: state for target, state in self._marks.items() if target in self._scene.spots}

    def show(self, view: State, data: dict[str, Any], shown: dict[str, QRectF]) -> set[str]:
        """Draws everything; returns the targets that stay."""
        for item in self._items:
            if item.scene() is not None:
                self._scene.removeItem(item)
        self._items.clear()
        self._spread_items.clear()
        self._marks.clear()
        if view is not self._view:  # another question: whatever was looked through is put away
            self._view, self._pile = view, ""
        fresh: set[str] = set()
        draft = self._scene.draft
        decision = view.decision
        mine = decision is not None and decision.seat == self._scene.own
        if isinstance(draft, CollectDraft):
            fresh |= self._collect(draft, shown)
            self._afford(view, draft.seat, draft.then)
        elif isinstance(draft, EssencePicker):
            self._source(draft.component)
            if draft.gains:
                after = [draft.after(essence) for essence in range(5)]
                self._afford(view, draft.seat, tuple(after))
        elif isinstance(draft, CardSet):
            self._marks.update({f"component:{id}": "selected" for id in draft.chosen})
        elif decision is not None and mine and "component" in decision.params:
            self._source(str(decision.params["component"]))
        if decision is not None and mine:
            fresh |= self._remarks(view, decision.kind, data, shown)
        fresh |= self._spread(view, data)
        if mine:
            self._signs(view)
        self._prices.show(view, self._scene.own, self._scene.cards | self._spread_items)
        return fresh

    def _signs(self, view: State) -> None:
        """Why other cards cannot be chosen."""
        for target, parts in refused(view).items():
            spot = self._scene.spots.get(target)
            if spot is not None:
                sign = Tag.centred(spot.rect().center().x(), spot.rect().y() + 60, parts)
                sign.setZValue(SIGN_Z)
                self._add(sign)

    def _source(self, id: str) -> None:
        """The card the decision comes from is dashed."""
        self._marks[f"component:{id}"] = "last_move"

    def _afford(self, view: State, seat: int, pool: tuple[int, ...]) -> None:
        now = buyable(view, seat, view.pools[seat])  # type: ignore[attr-defined]
        for target in buyable(view, seat, pool) - now:  # type: ignore[arg-type]
            self._marks[target] = "reachable"

    # -- Collect ------------------------------------------------------------------------------------------------

    def _collect(self, draft: CollectDraft, shown: dict[str, QRectF]) -> set[str]:
        fresh: set[str] = set()
        used: dict[str, float] = {}  # height of the chips that already stand on a card
        for place, question in enumerate(draft.questions):
            rect = shown.get(question.component)
            if rect is None:
                continue
            plan = Plan(component(question.component), rect.width(), rect.height(), self._face(question))
            area = self._chip_area(plan, rect, used.get(question.component, 0.0))
            stacked = self._stacked(question, plan, area)
            if stacked:
                area.setTop(area.bottom() - len(question.choices) * (CHIP_HEIGHT + 3))
            used[question.component] = used.get(question.component, 0.0) + area.height() + 3
            fresh |= self._chips(draft, question, place, area, stacked)
        return fresh

    def _face(self, question: Question) -> Shown:
        return self._scene.cards[question.component].shown

    def _chip_area(self, plan: Plan, rect: QRectF, used: float) -> QRectF:
        """A line for chips: over the picture, so that the card can still be read; on a low card at its end."""
        if plan.art.height() >= TALL_PICTURE:
            height, bottom = TALL_CHIP, rect.y() + plan.art.bottom() - 2
        else:
            height, bottom = CHIP_HEIGHT, rect.bottom() - plan.foot_height - 4
        width = plan.art.width() if plan.wide else rect.width() - 8
        return QRectF(rect.x() + 4, bottom - used - height, width, height)

    def _stacked(self, question: Question, plan: Plan, area: QRectF) -> bool:
        """One chip above the other, where side by side they would have no room for their words."""
        if question.picker is not None or plan.art.height() < TALL_PICTURE:
            return False
        return self._said(question, area.width() / len(question.choices)) == SIGNS

    @staticmethod
    def _said(question: Question, wide: float) -> str:
        """How much the chips of a question can say."""
        for said in (SIGNS_AND_WORDS, WORDS):
            parts = [chip_parts(choice, said) for choice in question.choices]
            smaller = SMALLER_WORDS if said == WORDS else 1.0
            if all(parts_width(found, CHIP_TEXT) * smaller + 8 <= wide for found in parts):
                return said
        return SIGNS

    def _chips(
        self, draft: CollectDraft, question: Question, place: int, area: QRectF, stacked: bool
    ) -> set[str]:
        if question.picker is not None:
            target = f"chip:{place}:gain"
            chosen = question.picker.counts
            parts: list[Part] = [(f"essence_{ESSENCE_IDS[t]}", n) for t, n in enumerate(chosen) if n]
            self._chip(target, area, parts or ["…"], draft.picker is question.picker, question.picker.title())
            return {target}
        fresh = set()
        count = len(question.choices)
        step = QPointF(0, area.height() / count) if stacked else QPointF(area.width() / count, 0)
        size = QSizeF(area.width() - step.x() * (count - 1) - 3, area.height() - step.y() * (count - 1) - 3)
        said = self._said(question, area.width() if stacked else step.x())
        for number, choice in enumerate(question.choices):
            spot = QRectF(area.topLeft() + step * number, size)
            target, parts = choice.targets[0], chip_parts(choice, said)
            self._chip(target, spot, parts, draft.picked(choice), choice.text, bool(choice.warnings))
            fresh.add(target)
        return fresh

    def _chip(
        self, target: str, rect: QRectF, parts: list[Part], chosen: bool, label: str, warned: bool = False
    ) -> None:
        self._add(Chip(rect, parts, chosen, warned))
        self._scene.place(target, rect, label, 760)

    # -- remarks ------------------------------------------------------------------------------------------------

    def _remarks(self, view: State, kind: str, data: dict[str, Any], shown: dict[str, QRectF]) -> set[str]:
        if kind == "choose_rival":
            essence = str(view.decision.params["counted"])  # type: ignore[union-attr]
            for seat in self._scene.rivals:
                amount = data["seats"][seat]["pool"].get(essence, 0)
                rect = self._scene.spots[f"seat:{seat}"].rect()
                beside = rect.right() - layout.RIVAL_POINTS - 6  # the points stand at the right
                self._add(Tag(beside, rect.y(), [(f"essence_{essence}", amount)]))
        elif kind == "golden_statue":
            points = self._scene.presentation.total(view, self._scene.own)
            boosted: list[Part] = [("vp", f"{points} → {points + STATUE_POINTS}")]
            self._add(Tag.centred(layout.WIDTH - 210, layout.OWN.y() + 3, boosted))
        elif kind == "choose_mage" and None not in data["seats"][self._scene.own]["dealt_mages"]:
            gap = layout.own_tall_card(len(data["seats"][self._scene.own]["dealt_mages"]), layout.OWN_SLOTS)
            words = tr("Deck: {n}", n=len(data["seats"][self._scene.own]["deck"]))
            self._add(Label(gap, f"{words} →", 20, INK_ON_FELT))
        elif kind == "choose_starter_set":
            fresh = set()
            for number in offered_sets(view):
                first, last = layout.set_card(number - 1, 0), layout.set_card(number - 1, 3)
                rect = first.united(last).adjusted(-4, -3, 4, 3)
                self._add(SetBox(rect))
                sign = Tag(
                    first.x() + 32, first.y() + 31, [str(number)], "legal"
                )  # as in the list of options
                sign.setZValue(SIGN_Z)
                self._add(sign)
                self._scene.place(f"set:{number}", rect, tr("Starter set {n}", n=number), -1)
                fresh.add(f"set:{number}")
            return fresh
        return set()

    # -- piles that are looked through ----------------------------------------------------------------------------

    def look_through(self, pile: str) -> None:
        """Spreads a pile over the rivals' row, or puts it away again."""
        self._pile = "" if pile == self._pile else pile
        self._scene.redraw()

    def _spread(self, view: State, data: dict[str, Any]) -> set[str]:
        title, cards = self._spread_cards(view, data)
        if not title:
            return set()
        sheet = Sheet(layout.RIVALS.adjusted(2, 1, -2, -1))
        sheet.setZValue(SPREAD_Z)
        self._add(sheet)
        head = Label(QRectF(14, 2, 900, 28), title, 17, INK_ON_FELT, align=LEFT)
        head.setZValue(SPREAD_Z + 1)
        self._add(head)
        self._scene.place("spread:close", layout.RIVALS, tr("Put the pile away"), SPREAD_Z)
        fresh = {"spread:close"}
        for index, id in enumerate(cards):
            rect = layout.spread_card(index, len(cards))
            item = CardItem(id, "card", rect.width(), rect.height())
            item.show_face(self._scene.presentation.face(id))
            item.setPos(rect.topLeft())
            item.setZValue(SPREAD_Z + 2 + index)
            self._add(item)
            self._spread_items[id] = item
            self._scene.place(f"component:{id}", rect, self._scene.texts.word(id), SPREAD_Z + 2 + index)
            fresh.add(f"component:{id}")
        return fresh

    def _spread_cards(self, view: State, data: dict[str, Any]) -> tuple[str, list[str]]:
        """Title and cards of what is spread: what a power may place, or the pile that was clicked."""
        scene, decision = self._scene, view.decision
        if decision is not None and decision.kind == "place_card" and decision.seat == scene.own:
            hand = set(data["seats"][scene.own]["hand"])
            names = [view.game.notation.text(action).split()[-1] for action in view.gestures()]
            lying = {id for entry in data["seats"] for id in entry["discard"]}
            cards = [id for id in dict.fromkeys(names) if id in lying and id not in hand]
            fitting = [c for c in cards if not self._unfit(view, c)]
            if fitting:
                return tr("Discard piles: which card is placed?"), fitting
        kind, _, word = self._pile.partition(":")
        if kind == "discard":
            seat = int(word)
            cards = [str(id) for id in data["seats"][seat]["discard"]]
            return tr(
                "Discard pile of {name}: {n} {n:card|cards}", name=scene.name_of(seat), n=len(cards)
            ), cards
        if kind == "deck" and view.viewer in (-1, scene.own) and not self._hidden(data):
            known = own_deck(data, scene.own)
            title = tr("Cards in the deck, in no order: {n}", n=len(data["seats"][scene.own]["deck"]))
            return title, known
        return "", []

    def _hidden(self, data: dict[str, Any]) -> bool:
        return any(id is None for id in data["seats"][self._scene.own]["hand"])

    @staticmethod
    def _unfit(view: State, id: str) -> bool:
        for action in view.gestures():
            if view.game.notation.text(action).split()[-1] == id:
                return any(reason.kind == "does_not_fit" for reason in view.why_not(action))
        return True

    # -- presses --------------------------------------------------------------------------------------------------

    def press(self, target: str) -> bool:
        kind, _, word = target.partition(":")
        draft = self._scene.draft
        if target == "spread:close":
            if not self._pile:
                return False
            self._pile = ""
            self._scene.redraw()
            return True
        if isinstance(draft, CollectDraft):
            if kind == "chip":
                question = draft.questions[int(word.partition(":")[0])]
                return question.picker is not None and draft.look_at(question.component)
            if kind == "component":
                asked = [q for q in draft.questions if q.component == word]
                return len(asked) == 1 and asked[0].picker is not None and draft.look_at(word)
        return False


def chip_parts(choice: Choice, said: str = SIGNS_AND_WORDS) -> list[Part]:
    """An answer of the Collect screen, short: where there is little room only in words, or as a sign."""
    verb, *essences = choice.notation.partition(" @")[0].split()
    if verb in ("take", "leave"):
        sign, word = ("collect", tr("Take")) if verb == "take" else ("card_this", tr("Leave"))
        return [word] if said == WORDS else [(sign, word if said == SIGNS_AND_WORDS else "")]
    if verb == "pay_curse":
        return [("essence_death", "−1")]
    if verb == "turn_instead":
        return [("card_turn", "")]
    counts = {id: essences.count(id) for id in dict.fromkeys(essences)}
    return [(f"essence_{id}", n if n > 1 else "") for id, n in counts.items()]
