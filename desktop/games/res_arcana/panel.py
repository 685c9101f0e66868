"""The panel of the tray: the essence picker, the answers that have no place on the table, or the deck's content."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from desktop.games.res_arcana.card_choice import CardOrder, CardSet
from desktop.games.res_arcana.collecting import CollectDraft, picker_of
from desktop.games.res_arcana.consequences import lost
from desktop.games.res_arcana.essence_picker import EssencePicker
from desktop.games.res_arcana.shelf import own_deck
from desktop.games.res_arcana.table_items import Painted
from desktop.games.res_arcana.tray_items import DIM, ON_FELT, SOFT, Control, Icon, Words
from desktop.session.choices import Choice, Preview
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import Action, State
from rules.res_arcana.essences import ESSENCE_IDS, TYPES, Essences

if TYPE_CHECKING:
    from desktop.games.res_arcana.tray_scene import TrayScene

ANSWERS = ("for_gold", "for_essences", "defend", "suffer", "boost", "decline")
CHANGED = QColor("#ffd98a")
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Panel:
    """Fills a rectangle of the tray with what the moment needs; its controls are targets `pick:…` and `answer:…`."""

    def __init__(self, scene: TrayScene) -> None:
        self._scene = scene
        self._items: list[Painted] = []
        self._reasons: dict[str, str] = {}
        self._has_controls = False
        self.previewing = False

    def show(self, view: State, data: dict[str, Any], seat: int, rect: QRectF) -> set[str]:
        """Draws the panel; returns its targets."""
        self._clear()
        self.previewing = False
        fresh = self._fill(view, data, seat, rect.adjusted(9, 5, -9, -6))
        self._has_controls = bool(fresh)
        return fresh

    def _clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self._reasons.clear()

    def _fill(self, view: State, data: dict[str, Any], seat: int, area: QRectF) -> set[str]:
        draft = self._scene.draft
        if isinstance(draft, CollectDraft):
            return self._collect(draft, area)
        if isinstance(draft, EssencePicker):
            return self._picker(draft, draft, area)
        if isinstance(draft, CardOrder):
            return self._confirmed(draft, tr("Put the cards back: first is on top."), area)
        if isinstance(draft, CardSet):
            return self._confirmed(draft, self._scene.presentation.prompt(view), area)
        decision = view.decision
        if decision is not None and decision.seat == seat:
            answers = [a for a in view.legal() if view.game.notation.text(a).split()[0] in ANSWERS]
            if answers:
                return self._answers(view, answers, area)
        if seat >= 0 and (data["round"] or data["seats"][seat]["deck"]):
            self._deck(data, seat, area)
        elif decision is not None and decision.seat == seat:
            self._title(self._scene.presentation.prompt(view), area)
        return set()

    def _title(self, words: str, area: QRectF) -> None:
        spot = QRectF(area.x(), area.y(), area.width(), 42)
        self._add(Words(spot, words, 15, True, wrap=True, align=TOP_LEFT))

    def preview(
        self, choice: Choice | None, preview: Preview, view: State, seat: int, rect: QRectF
    ) -> bool | None:
        """The pool before and after an option that is pointed at; None: what was there must be shown again."""
        if self._has_controls:
            return False
        if choice is None or preview.after is None or seat < 0:
            was, self.previewing = self.previewing, False
            return None if was else False
        self._clear()
        self.previewing = True
        area = rect.adjusted(9, 5, -9, -6)
        title = Words(
            QRectF(area.x(), area.y(), area.width(), 42), choice.text, 14, True, wrap=True, align=TOP_LEFT
        )
        self._add(title)
        self._pools(view.pools[seat], preview.after.pools[seat], area)  # type: ignore[attr-defined]
        if preview.points:
            words = tr("Points if it ended then: {change}", change=f"{preview.points:+d}".replace("-", "−"))
            self._add(Words(QRectF(area.x(), area.bottom() - 26, area.width(), 24), words, 14, colour=SOFT))
        return True

    def reason(self, target: str) -> str:
        """Why a grey control is grey."""
        return self._reasons.get(target, "")

    def _add(self, item: Painted) -> None:
        self._items.append(item)
        self._scene.addItem(item)

    def _control(
        self,
        target: str,
        rect: QRectF,
        parts: list[Part],
        label: str,
        primary: bool = False,
        reason: str = "",
        size: float = 15,
    ) -> str:
        self._add(Control(rect, parts, primary, bool(reason), size))
        self._scene.place(target, rect, f"{label}: {reason}" if reason else label, 50)
        if reason:
            self._reasons[target] = reason
        return target

    # -- the essence picker ---------------------------------------------------------------------------------------

    def _picker(self, picker: EssencePicker, draft: EssencePicker | CollectDraft, area: QRectF) -> set[str]:
        self._add(Words(QRectF(area.x(), area.y(), area.width(), 20), picker.title(), 14, True))
        width = area.width() / len(ESSENCE_IDS)
        fresh = {
            target
            for essence in TYPES
            for target in self._column(
                picker, draft, essence, QRectF(area.x() + essence * width, area.y() + 22, width, 72)
            )
        }
        line = QRectF(area.x(), area.bottom() - 34, area.width(), 34)
        words = picker.progress() if not picker.one_type else f"{picker.total}"
        self._add(Words(QRectF(line.x() + 2, line.y(), 74, 34), words, 17, True))
        last = picker.last_time()
        icon, text = draft.button()
        confirm = QRectF(line.right() - 118, line.y(), 118, 33)
        if last is not None and last != picker.counts:
            spot = QRectF(line.x() + 78, line.y() + 1, max(80.0, confirm.x() - line.x() - 86), 32)
            fresh.add(
                self._control("pick:same", spot, [tr("same as last time")], tr("same as last time"), size=13)
            )
        fresh.add(self._control("pick:confirm", confirm, [(icon, ""), text], text, True, draft.problem()))
        return fresh

    def _column(
        self, picker: EssencePicker, draft: EssencePicker | CollectDraft, essence: int, rect: QRectF
    ) -> list[str]:
        id = ESSENCE_IDS[essence]
        name = self._scene.texts.word(id)
        reason = picker.why_not_add(essence)
        excluded = bool(reason) and not any(heap[essence] for heap in picker.heaps)
        have, after = picker.have[essence], picker.after(essence)
        if isinstance(draft, CollectDraft):  # with what all other components bring
            have, after = draft.have[essence], draft.then[essence]
        middle = rect.center().x()
        self._add(Icon(QRectF(middle - 33, rect.y() + 1, 24, 24), f"icons/essence_{id}", excluded))
        colour = DIM if excluded else SOFT if have == after else CHANGED
        self._add(Words(QRectF(middle - 7, rect.y(), 44, 26), f"{have} → {after}", 14, True, colour))
        button = min(31.0, (rect.width() - 4) / 2)
        minus, plus = f"pick:-:{id}", f"pick:+:{id}"
        less = "" if picker.may_remove(essence) else tr("Nothing of it is chosen.")
        y = rect.y() + 30
        self._control(
            minus, QRectF(middle - button - 1, y, button, 34), ["−"], f"{name} −1", reason=less, size=21
        )
        self._control(plus, QRectF(middle + 1, y, button, 34), ["+"], f"{name} +1", reason=reason, size=21)
        return [minus, plus]

    # -- Collect --------------------------------------------------------------------------------------------------

    def _collect(self, draft: CollectDraft, area: QRectF) -> set[str]:
        picker = draft.picker
        if picker is not None:
            return self._picker(picker, draft, area)
        fresh = self._confirmed(draft, draft.prompt() or tr("Collect: your pool afterwards"), area)
        self._pools(draft.have, draft.then, area)
        return fresh

    def _pools(self, have: Essences, then: Essences, area: QRectF) -> None:
        """Five counters: what there is and what there would be."""
        width = area.width() / len(ESSENCE_IDS)
        for essence, id in enumerate(ESSENCE_IDS):
            x = area.x() + essence * width
            self._add(Icon(QRectF(x, area.y() + 48, 26, 26), f"icons/essence_{id}"))
            changed = have[essence] != then[essence]
            words = f"{have[essence]} → {then[essence]}" if changed else str(have[essence])
            spot = QRectF(x + 29, area.y() + 48, width - 30, 26)
            self._add(Words(spot, words, 15, True, CHANGED if changed else ON_FELT))

    def _confirmed(self, draft: CollectDraft | CardSet | CardOrder, title: str, area: QRectF) -> set[str]:
        self._title(title, area)
        icon, text = draft.button()
        rect = QRectF(area.right() - 132, area.bottom() - 34, 132, 34)
        problem = draft.problem()
        if problem:
            self._add(Words(QRectF(area.x(), rect.y(), area.width() - 140, 34), problem, 15, colour=SOFT))
        return {self._control("pick:confirm", rect, [(icon, ""), text], text, True, problem)}

    # -- answers without a place on the table -----------------------------------------------------------------------

    def _answers(self, view: State, actions: list[Action], area: QRectF) -> set[str]:
        self._title(self._scene.presentation.prompt(view), area)
        fresh = set()
        height = min(40.0, (area.height() - 42) / len(actions) - 4)
        for place, action in enumerate(actions):
            verb = view.game.notation.kind(action)
            text = self._scene.texts.label(action)
            icon = self._scene.presentation.verb_icon(verb)
            spot = QRectF(area.x(), area.y() + 44 + place * (height + 4), area.width(), height)
            parts: list[Part] = [(icon, ""), text] if icon else [text]
            parts += lost(view, action)
            fresh.add(self._control(f"answer:{verb}", spot, parts, text))
        return fresh

    # -- the deck's content -------------------------------------------------------------------------------------------

    def _deck(self, data: dict[str, Any], seat: int, area: QRectF) -> None:
        entry = data["seats"][seat]
        count = len(entry["deck"])
        self._add(
            Words(QRectF(area.x(), area.y(), area.width(), 20), tr("Deck: {n}", n=count), 14, True, SOFT)
        )
        if not count:
            words = tr("The deck is empty. Whoever must draw shuffles the discard pile first.")
            spot = QRectF(area.x(), area.y() + 24, area.width(), 60)
            self._add(Words(spot, words, 14, colour=ON_FELT, wrap=True, align=TOP_LEFT))
            return
        order = [self._scene.texts.word(id) for id in reversed(entry["deck"]) if id is not None]
        names = [self._scene.texts.word(id) for id in own_deck(data, seat)]
        known = [f"{place}. {name}" for place, name in enumerate(order, start=1)]
        known += [name for name in names if name not in order]
        if count > len(known):
            known.append(tr("{n} hidden", n=count - len(known)))
        columns = 2
        for place, name in enumerate(known[:10]):
            row, column = place // columns, place % columns
            width = area.width() / columns
            spot = QRectF(area.x() + column * width, area.y() + 23 + row * 21, width - 6, 20)
            self._add(Words(spot, name, 14, colour=ON_FELT))

    # -- presses ------------------------------------------------------------------------------------------------------

    def press(self, target: str) -> bool:
        """A control of the picker was clicked; grey ones are left to their explanation."""
        draft = self._scene.draft
        if draft is None or not target.startswith("pick:") or target in self._reasons:
            return False
        _, what, *rest = target.split(":")
        if what == "confirm":
            draft.confirmed.emit()
            return True
        picker = picker_of(draft)
        if picker is None:
            return False
        actions: dict[str, Callable[[int], None]] = {"+": picker.more, "-": picker.less}
        if what == "same":
            picker.same_as_last_time()
        else:
            actions[what](ESSENCE_IDS.index(rest[0]))
        return True
