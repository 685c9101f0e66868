"""Collect as one screen: all take-or-leave questions and choices of a seat open at once, one Confirm (RA-5).

The questions are found by playing the answers so far on a copy, so what depends on another answer (the interest of a
Vault that is left alone) comes and goes by itself, and the order is the rules' own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop.board.draft import Draft
from desktop.game_texts import GameTexts
from desktop.games.res_arcana.essence_picker import EssencePicker, Memory, choice_of
from desktop.games.res_arcana.faces import component
from desktop.session.choices import Choice
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import Action, State
from rules.res_arcana.content import NOBODY
from rules.res_arcana.essences import Essences, counted

KINDS = ("collect_take_or_leave", "collect_choose", "choose_essences", "cursed_forge")
MIXES = 5  # common mixes in the list; the picker has all
Key = tuple[str, str, int]  # kind, component, and which one of that kind

Arrange = Callable[[State, list[Action]], list[Action]]


class Question(NamedTuple):
    """One question of this Collect and the answer that stands now."""

    key: Key
    choices: list[Choice]
    answer: Action
    picker: EssencePicker | None = None

    @property
    def component(self) -> str:
        return self.key[1]


def in_collect(view: State) -> bool:
    """Does the decision belong to the Collect phase? Then it is nobody's turn yet."""
    decision = view.decision
    return decision is not None and decision.kind in KINDS and view.turn == NOBODY  # type: ignore[attr-defined]


class CollectDraft(Draft):
    """Answers by question; a question that was not touched has the answer most players want."""

    def __init__(self, view: State, texts: GameTexts, arrange: Arrange, memory: Memory) -> None:
        super().__init__()
        assert view.decision is not None
        self.view, self.texts, self.seat = view, texts, view.decision.seat
        self._arrange, self._memory = arrange, memory
        self._answers: dict[Key, Action] = {}
        self._pickers: dict[Key, EssencePicker] = {}
        self._focus: Key | None = None
        self.have: Essences = view.pools[self.seat]  # type: ignore[attr-defined]
        self.questions: list[Question] = []
        self._walk()

    # -- the questions ---------------------------------------------------------------------------------------

    def _walk(self) -> None:
        """Plays the answers on a copy and notes every question on the way."""
        twin: State = self.view.clone()
        self.questions = []
        met: dict[tuple[str, str], int] = {}
        while (decision := twin.decision) is not None and decision.seat == self.seat and in_collect(twin):
            name = (decision.kind, str(decision.params["component"]))
            key: Key = (*name, met.get(name, 0))
            met[name] = key[2] + 1
            self.questions.append(self._question(twin, key))
            twin.play(self.questions[-1].answer)
        self.then: Essences = twin.pools[self.seat]  # type: ignore[attr-defined]
        if self._focus not in [question.key for question in self.questions]:
            self._focus = next((q.key for q in self.questions if q.picker is not None), None)

    def _question(self, twin: State, key: Key) -> Question:
        legal = self._arrange(twin, twin.legal())
        place = len(self.questions)
        picker = self._picker(twin.clone(), key, legal) if key[0] == "choose_essences" else None
        if picker is not None:
            answer = picker.action() if not picker.problem() else legal[0]
            shown = legal[:MIXES] if answer in legal[:MIXES] else [answer, *legal[: MIXES - 1]]
        else:
            answer = self._answers.get(key, self._usual(twin, key, legal))
            shown = legal
        return Question(key, [self._choice(twin, key, place, action) for action in shown], answer, picker)

    def _choice(self, twin: State, key: Key, place: int, action: Action) -> Choice:
        """An answer to one of the questions; the place makes equal answers of two components differ."""
        found = choice_of(twin, self.texts, action)
        chip = (
            f"chip:{place}:{found.notation.split()[0] if key[0] != 'collect_choose' else found.notation[5:]}"
        )
        name = self.texts.word(key[1])
        verb = found.notation.split()[0]
        text = {"take": tr("Take all"), "leave": tr("Leave all")}.get(verb, found.text)
        return found._replace(
            notation=f"{found.notation} @{place}",
            text=text,
            targets=(chip, f"component:{key[1]}"),
            group=name,
        )

    def amounts(self, choice: Choice) -> list[Part]:
        """What a row moves: essences lying on the component."""
        question = self._question_of(choice)
        if not choice.notation.startswith("take "):
            return []
        stored = self.view.position_data()["seats"][self.seat]["stored"].get(question.component, {})
        return [(f"essence_{id}", f"+{n}") for id, n in stored.items()]

    def _picker(self, twin: State, key: Key, legal: list[Action]) -> EssencePicker:
        """The picker of a question keeps its counts while the pool before it changes."""
        picker = EssencePicker(twin, self.texts, legal, self._memory)
        before = self._pickers.get(key)
        if before is not None:
            picker.counts = before.counts
            before.deleteLater()
        picker.setParent(self)
        picker.changed.connect(self._recounted)
        self._pickers[key] = picker
        return picker

    def _usual(self, twin: State, key: Key, legal: list[Action]) -> Action:
        """Leave what scores, else take; the scarcer essence; pay rather than turn."""
        if key[0] == "collect_take_or_leave":
            scores = any(rule.essence >= 0 for rule in component(key[1]).point_rules)
            return legal[1 if scores else 0]
        if key[0] == "collect_choose":
            pool: Essences = twin.pools[self.seat]  # type: ignore[attr-defined]
            return min(legal, key=lambda action: sum(pool[t] for t, n in enumerate(counted(action[1:])) if n))
        return legal[0]

    # -- what it says ----------------------------------------------------------------------------------------

    def prompt(self) -> str:
        if len(self.questions) == 1:
            return ""
        return tr("Collect: choose for all components, then confirm.")

    def button(self) -> tuple[str, str]:
        return ("collect", tr("Confirm"))

    @property
    def picker(self) -> EssencePicker | None:
        """The picker in the tray: that of the component looked at."""
        return self._pickers.get(self._focus) if self._focus is not None else None

    def problem(self) -> str:
        for question in self.questions:
            if question.picker is not None and question.picker.problem():
                name = self.texts.word(question.component)
                return tr("{what}: {problem}", what=name, problem=question.picker.problem())
        return ""

    # -- changing it -----------------------------------------------------------------------------------------

    def choices(self) -> list[Choice]:
        return [choice for question in self.questions for choice in question.choices]

    def _question_of(self, choice: Choice) -> Question:
        return self.questions[int(choice.notation.rpartition("@")[2])]

    def picks(self, choice: Choice) -> bool:
        return "@" in choice.notation

    def picked(self, choice: Choice) -> bool:
        question = self._question_of(choice)
        if question.picker is not None and question.picker.problem():
            return False
        return question.answer == choice.action

    def pick(self, choice: Choice) -> None:
        question = self._question_of(choice)
        if question.picker is not None:
            self._focus = question.key
            action = choice.action
            question.picker.counts = next(h for h, a in question.picker.heaps.items() if a == action)
        self._answers[question.key] = choice.action
        self._recounted()

    def look_at(self, id: str) -> bool:
        """Brings the picker of a component into the tray; False if it has none."""
        for question in self.questions:
            if question.component == id and question.picker is not None:
                self._focus = question.key
                self.changed.emit()
                return True
        return False

    def _recounted(self) -> None:
        self._walk()
        self.changed.emit()

    def key(self, key: int, shift: bool) -> bool:
        return self.picker.key(key, shift) if self.picker is not None else False

    # -- the answer ------------------------------------------------------------------------------------------

    def answer(self) -> Choice:
        for question in self.questions:
            if question.picker is not None:
                question.picker.remember()
        first, *then = [question.answer for question in self.questions]
        warnings = tuple(
            warning
            for q in self.questions
            for c in q.choices
            if c.action == q.answer
            for warning in c.warnings
        )
        label = tr("Confirm")
        return Choice(first, f"{self.view.game.notation.text(first)}", label, (), warnings, then=tuple(then))


def picker_of(draft: Draft | None) -> EssencePicker | None:
    """What is counted out in the tray now, if anything is."""
    if isinstance(draft, CollectDraft):
        return draft.picker
    return draft if isinstance(draft, EssencePicker) else None
