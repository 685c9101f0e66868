"""Counting out essences: one draft for every "so many of any types", by mouse or by the keys E L C D G."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from desktop.board.draft import Draft
from desktop.game_texts import GameTexts
from desktop.session.choices import Choice
from desktop.texts import tr
from rules.core import Action, State
from rules.res_arcana.essences import (
    ESSENCE_IDS,
    GOLD,
    NOTHING,
    TYPES,
    Essences,
    add,
    counted,
    covers,
    heap,
    of,
)

GAINING = ("choose_essences", "other_type")
KINDS = (*GAINING, "payment", "life_loss_payment", "same_type_amount")
KEYS = {
    int(key): essence
    for essence, key in enumerate((Qt.Key.Key_E, Qt.Key.Key_L, Qt.Key.Key_C, Qt.Key.Key_D, Qt.Key.Key_G))
}

# what was counted out last for a card and an amount: offered again next time
Memory = dict[tuple[str, int], Essences]


def heap_of(action: Action, view: State) -> Essences:
    """The essences that an answer moves."""
    word, *rest = view.game.notation.text(action).split()
    if word == "convert":
        return of(ESSENCE_IDS.index(rest[0]), int(rest[1])) if rest[0] in ESSENCE_IDS else NOTHING
    if word == "into":
        return of(ESSENCE_IDS.index(rest[0]), int(view.decision.params["amount"]))  # type: ignore[union-attr]
    return counted(ESSENCE_IDS.index(id) for id in rest)


class EssencePicker(Draft):
    """A heap that grows and shrinks inside the legal ones. `legal` comes arranged: the first one is suggested."""

    def __init__(self, view: State, texts: GameTexts, legal: Sequence[Action], memory: Memory) -> None:
        super().__init__()
        assert view.decision is not None
        self.view, self.texts = view, texts
        self.kind, self.seat = view.decision.kind, view.decision.seat
        self.component = str(view.decision.params["component"])
        self.heaps: dict[Essences, Action] = {heap_of(action, view): action for action in legal}
        self.have: Essences = view.pools[self.seat]  # type: ignore[attr-defined]
        self.one_type = self.kind in ("same_type_amount", "other_type")
        self.size = max(sum(wanted) for wanted in self.heaps)
        self._memory = memory
        self.counts = next(iter(self.heaps))
        if self.kind == "same_type_amount":  # most of the richest type
            self.counts = max(self.heaps, key=sum)
        last = self.last_time()
        if last is not None and self.kind == "choose_essences":
            self.counts = last

    # -- what it says ----------------------------------------------------------------------------------------

    @property
    def gains(self) -> bool:
        return self.kind in GAINING

    @property
    def total(self) -> int:
        return sum(self.counts)

    def title(self) -> str:
        name = self.texts.word(self.component)
        if self.kind == "same_type_amount":
            return tr("{what}: pay any number of one type", what=name)
        if self.kind == "other_type":
            return tr("{what}: gain {n} of one type", what=name, n=self.size)
        if self.kind == "life_loss_payment":
            return tr("{what}: give up {n} of any types", what=name, n=self.size)
        if self.gains:
            if not any(wanted[GOLD] for wanted in self.heaps):
                return tr("{what}: take {n}, but no Gold", what=name, n=self.size)
            return tr("{what}: take {n} of any types", what=name, n=self.size)
        return tr("{what}: pay {n} of any types", what=name, n=self.size)

    def button(self) -> tuple[str, str]:
        if self.kind == "life_loss_payment":
            return ("life_loss", tr("Give up"))
        return ("collect", tr("Take")) if self.gains else ("ui_check", tr("Pay"))

    def progress(self) -> str:
        return tr("{k} of {n}", k=self.total, n=self.size)

    def after(self, essence: int) -> int:
        """What the pool holds of a type if the heap is moved as it stands."""
        return self.have[essence] + (self.counts[essence] if self.gains else -self.counts[essence])

    def problem(self) -> str:
        if self.counts in self.heaps:
            return ""
        if self.total < self.size and not self.one_type:
            return tr("{k} of {n} chosen", k=self.total, n=self.size)
        return tr("Choose a type.")

    # -- changing it -----------------------------------------------------------------------------------------

    def _grown(self, essence: int) -> Essences | None:
        """The heap with one more of a type, if it still leads to an answer; a full one gives up one of another."""
        wanted = add(self.counts, of(essence))
        if self.one_type:
            same = [other for other in self.heaps if other[essence] > self.counts[essence]]
            return min(same, key=sum) if same else None
        if any(covers(other, wanted) for other in self.heaps):
            return wanted
        for given in sorted(TYPES, key=lambda t: -self.counts[t]):
            if given != essence and self.counts[given]:
                swapped = heap(n - (t == given) for t, n in enumerate(wanted))
                if swapped in self.heaps:
                    return swapped
        return None

    def may_add(self, essence: int) -> bool:
        return self._grown(essence) is not None

    def may_remove(self, essence: int) -> bool:
        return self.counts[essence] > 0

    def why_not_add(self, essence: int) -> str:
        """Why a type cannot grow: excluded here, not owned, or there are enough."""
        if self.may_add(essence):
            return ""
        if not any(other[essence] for other in self.heaps):
            refused = self._refused(essence)
            if refused:
                return refused
        if self.total >= self.size:
            return tr("{k} of {n} chosen", k=self.total, n=self.size)
        return tr("The rest of the cost needs other essences.")

    def _refused(self, essence: int) -> str:
        """The rules' own words on an answer of this type alone."""
        for action in self.view.gestures():
            moved = heap_of(action, self.view)
            if moved[essence] and moved[essence] == sum(moved):
                for violation in self.view.why_not(action):
                    return self.texts.violation(violation)
        return ""

    def more(self, essence: int) -> None:
        grown = self._grown(essence)
        if grown is not None:
            self.set(grown)

    def less(self, essence: int) -> None:
        if self.counts[essence]:
            if self.kind == "other_type":
                self.set(NOTHING)
            else:
                self.set(heap(n - (other == essence) for other, n in enumerate(self.counts)))

    def set(self, counts: Essences) -> None:
        if counts != self.counts:
            self.counts = counts
            self.changed.emit()

    def key(self, key: int, shift: bool) -> bool:
        essence = KEYS.get(key)
        if essence is None:
            return False
        (self.less if shift else self.more)(essence)
        return True

    # -- memory ----------------------------------------------------------------------------------------------

    def last_time(self) -> Essences | None:
        """What was chosen here before, if it can be chosen again."""
        found = self._memory.get((self.component, self.size))
        return found if found in self.heaps else None

    def same_as_last_time(self) -> None:
        last = self.last_time()
        if last is not None:
            self.set(last)

    def remember(self) -> None:
        self._memory[self.component, self.size] = self.counts

    # -- the answer ------------------------------------------------------------------------------------------

    def action(self) -> Action:
        return self.heaps[self.counts]

    def answer(self) -> Choice:
        self.remember()
        return choice_of(self.view, self.texts, self.action())

    def picked(self, choice: Choice) -> bool:
        return self.counts in self.heaps and choice.action == self.heaps[self.counts]


def choice_of(view: State, texts: GameTexts, action: Action) -> Choice:
    """An action as an option of the list."""
    warnings = tuple(texts.warning(notice) for notice in view.warnings(action))
    return Choice(
        action, view.game.notation.text(action), texts.label(action), view.targets(action), warnings
    )


def suggestion(view: State, seat: int) -> Callable[[Essences, bool], tuple[int, int, int]]:
    """A key by which the payments and gains most players want come first.

    They keep the Gold, then what the cards in hand cost, then a pool with something of everything.
    """
    from desktop.games.res_arcana.faces import component

    pool: Essences = view.pools[seat]  # type: ignore[attr-defined]
    hand = view.position_data()["seats"][seat]["hand"]
    costs = [component(id).cost for id in hand if id is not None]
    needs = [max((cost[essence] for cost in costs), default=0) for essence in TYPES]

    def key(moved: Essences, gains: bool) -> tuple[int, int, int]:
        left = [pool[t] + (moved[t] if gains else -moved[t]) for t in TYPES]
        short = sum(max(0, needs[t] - left[t]) for t in TYPES)
        gold = -moved[4] if gains else moved[4]
        return (gold, short, sum(n * n for n in left[:4]))

    return key
