"""The state of a game and the kinds of decisions it asks.

A state holds a *stack* of frames. A frame is a tuple of ints: the index of its :class:`Step`, the seat it
belongs to, and the step's own arguments. The top frame is what happens next: a *decision* that waits for an
action, or an *automatic* step that runs by itself (income, offering power to the neighbours, clean-up). A step
replaces, pops or pushes frames, so a large choice becomes a few small ones and "then go on with" needs no flags.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from rules.core.decision import NO_PARAMS, Decision, IllegalAction, Notice, Params, Violation
from rules.core.events import Event
from rules.core.reader import DataError, Reader
from rules.core.rng import Rng
from rules.core.score import Outcome, Score
from rules.core.words import Action, Field, NotationError, Words

if TYPE_CHECKING:
    from rules.core.game import Game, Setup

Frame = tuple[int, ...]
S = TypeVar("S", bound="State")

POSITION_FORMAT = "tarsas-position"
POSITION_VERSION = 1


class Step(Generic[S]):
    """One kind of decision, or one automatic step. Subclasses have no data of their own: all state is the frame.

    A decision needs :meth:`gestures` (everything a player might try now), :meth:`why_not` and :meth:`play`.
    ``legal`` follows from the two; steps in hot paths override it with something faster, and the generic test
    suite proves that both agree.
    """

    kind: str = ""  # the name of the decision, as in the rulebook
    rules: tuple[str, ...] = ()
    fields: tuple[Field, ...] = ()  # the arguments of the frame after step and seat
    repeats = False  # the last argument of the frame may repeat
    automatic = False
    takes_single = True  # may a driver answer for the player when there is only one option?

    def params(self, state: S, frame: Frame) -> Params:
        """The numbers and names of the prompt."""
        return NO_PARAMS

    def gestures(self, state: S, frame: Frame) -> list[Action]:
        """Every action worth explaining here: all legal ones and those a player might try in vain."""
        raise NotImplementedError(f"{self.kind}: gestures")

    def legal(self, state: S, frame: Frame) -> list[Action]:
        """The legal actions, sorted."""
        return sorted(
            action for action in set(self.gestures(state, frame)) if not self.why_not(state, frame, action)
        )

    def why_not(self, state: S, frame: Frame, action: Action) -> list[Violation]:
        """All unmet conditions of an action, in the order a person would name them; empty means legal."""
        raise NotImplementedError(f"{self.kind}: why_not")

    def warnings(self, state: S, frame: Frame, action: Action) -> list[Notice]:
        """What a friend at the table would ask before a legal action ("you know that 2 power are lost?")."""
        return []

    def play(self, state: S, frame: Frame, action: Action) -> None:
        """Carry out a legal action. The frame is still on top of the stack; the step pops or replaces it."""
        raise NotImplementedError(f"{self.kind}: play")

    def run(self, state: S, frame: Frame) -> None:
        """Carry out an automatic step; its frame has been popped already."""
        raise NotImplementedError(f"{self.kind}: run")

    def targets(self, state: S, frame: Frame, action: Action) -> tuple[str, ...]:
        """What the action points at on the board, ``hex:E5`` or ``card:dragon_egg``: vocabulary name and word."""
        verb = state.game.notation.verbs[action[0]]
        found = []
        for place, value in enumerate(action[1:]):
            vocabulary = verb.fields[min(place, len(verb.fields) - 1)].vocabulary
            if isinstance(vocabulary, Words) and value >= 0:
                found.append(f"{vocabulary.name}:{vocabulary.word(value)}")
        return tuple(found)


class State:
    """One position of a game. Mutable and compact; ``clone`` is written by hand because bots live on it.

    A subclass declares ``__slots__`` and ``steps``, and implements the methods that raise NotImplementedError.
    A *view* (see :meth:`view`) is a state of the same class in which what ``viewer`` cannot know is masked.
    """

    __slots__ = ("events", "game", "reveals", "rng", "setup", "stack", "viewer")

    steps: ClassVar[tuple[Step[Any], ...]] = ()

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.rng = Rng(setup.seed)
        self.stack: list[Frame] = []
        self.events: list[Event] | None = None  # a list while somebody listens
        self.viewer: int = -1
        self.reveals: int = 0  # how often something hidden was shown; undo stops where it grew

    # -- what a game implements -----------------------------------------------------------------------------

    @property
    def active(self) -> int:
        """Whose turn it is (who decides now may be somebody else); -1 when it is nobody's."""
        raise NotImplementedError

    def advance(self) -> bool:
        """Called when the stack is empty: push what comes next, or return False when the game is over."""
        raise NotImplementedError

    def clone(self) -> Any:
        """An independent copy without listeners. Call :meth:`copy_base` first in the subclass."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Every seat's points if the game ended now, by source."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Places and reason; only when the game is over."""
        raise NotImplementedError

    def position_data(self) -> dict[str, Any]:
        """The game's own part of the position, readable: the game's words and every number that matters."""
        raise NotImplementedError

    def load_position(self, reader: Reader) -> None:
        """Fill a fresh state from :meth:`position_data`'s form, checking everything."""
        raise NotImplementedError

    def show(self, seat: int | None = None) -> str:
        """The board and all players as text."""
        raise NotImplementedError

    def invariants(self) -> list[str]:
        """What is impossible in this position (for tests and ``from_data``): empty when all is well."""
        return []

    def view(self, seat: int) -> Any:
        """What one seat may know. Games with secrets override this; here everything but future chance is open."""
        seen = self.clone()
        seen.become_view(seat)
        return seen

    def become_view(self, seat: int) -> None:
        """Turn a fresh clone into a seat's view as far as the core goes: neither generator nor seed may be seen."""
        self.viewer = seat
        self.rng = Rng()
        self.setup = self.setup._replace(seed=0)

    def redeal(self, rng: Rng) -> Any:
        """A full state consistent with this view, what is hidden filled in by ``rng``."""
        full = self.clone()
        full.viewer = -1
        full.rng = Rng(rng.next64())
        return full

    # -- decisions ------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def decision(self) -> Decision | None:
        """The question on the table, or None when the game is over."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        step = self.steps[frame[0]]
        return Decision(frame[1], step.kind, step.params(self, frame), step.rules)

    def legal(self) -> list[Action]:
        """The legal actions of the current decision, sorted and unique."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        return self.steps[frame[0]].legal(self, frame)

    def gestures(self) -> list[Action]:
        """Everything a player might try now, legal or not."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        return self.steps[frame[0]].gestures(self, frame)

    def why_not(self, action: Action) -> list[Violation]:
        """All unmet conditions of an action; empty means legal."""
        if not self.stack:
            return [Violation("game_over", self.game.decision_rule)]
        frame = self.stack[-1]
        step = self.steps[frame[0]]
        return step.why_not(self, frame, action)

    def warnings(self, action: Action) -> list[Notice]:
        """What is wasteful or irreversible about a legal action."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        return self.steps[frame[0]].warnings(self, frame, action)

    def targets(self, action: Action) -> tuple[str, ...]:
        """What an action of the current decision points at on the board."""
        if not self.stack:
            return ()
        frame = self.stack[-1]
        return self.steps[frame[0]].targets(self, frame, action)

    def forced(self) -> Action | None:
        """The only option, where a driver may take it for the player."""
        if not self.stack or not self.steps[self.stack[-1][0]].takes_single:
            return None
        options = self.legal()
        return options[0] if len(options) == 1 else None

    def apply(self, action: Action) -> None:
        """Carry out an action after checking it; an illegal one raises and changes nothing."""
        violations = self.why_not(action)
        if violations:
            raise IllegalAction(self.game.notation.text(action), violations)
        self.play(action)

    def play(self, action: Action) -> None:
        """Carry out an action that is known to be legal: the unchecked twin of :meth:`apply`."""
        frame = self.stack[-1]
        self.steps[frame[0]].play(self, frame, action)
        self.settle()

    def settle(self) -> None:
        """Run automatic steps until a decision is on top or the game is over."""
        stack = self.stack
        steps = self.steps
        while True:
            if stack:
                frame = stack[-1]
                step = steps[frame[0]]
                if not step.automatic:
                    return
                stack.pop()
                step.run(self, frame)
            elif not self.advance():
                return

    # -- events ---------------------------------------------------------------------------------------------

    def emit(
        self, kind: str, seat: int, source: str = "", params: Params = NO_PARAMS, secret: Params = NO_PARAMS
    ) -> None:
        """Report an event if somebody listens. In hot paths test ``self.events is not None`` before building it."""
        if self.events is not None:
            self.events.append(Event(kind, seat, source, params, secret))

    # -- copies and positions -------------------------------------------------------------------------------

    def copy_base(self, twin: State) -> None:
        """Copy the core's own fields into a clone."""
        twin.game = self.game
        twin.setup = self.setup
        twin.rng = self.rng.clone()
        twin.stack = self.stack.copy()
        twin.events = None
        twin.viewer = self.viewer
        twin.reveals = self.reveals

    def to_data(self) -> dict[str, Any]:
        """The whole position as plain data for JSON; :meth:`Game.from_data` reads it back exactly."""
        data: dict[str, Any] = {
            "format": POSITION_FORMAT,
            "version": POSITION_VERSION,
            "game": self.game.slug,
            "players": self.setup.players,
            "options": dict(self.setup.options),
        }
        if self.viewer >= 0:
            data["viewer"] = self.viewer
        else:
            data["seed"] = self.setup.seed
        data.update(self.position_data())
        data["pending"] = [self._frame_data(frame) for frame in self.stack]
        data["random"] = {"state": self.rng.state, "draws": self.rng.draws, "reveals": self.reveals}
        return data

    def load_base(self, reader: Reader) -> None:
        """Fill the core's own fields from a position."""
        self.viewer = reader.get("viewer").whole(0, self.setup.players - 1) if reader.has("viewer") else -1
        if reader.has("random"):
            chance = reader.get("random")
            self.rng.state = chance.get("state").whole(0)
            self.rng.draws = chance.get("draws").whole(0)
            self.reveals = chance.get("reveals").whole(0)
            chance.done()
        self.stack = [self._read_frame(entry) for entry in reader.get("pending").entries()]

    def _frame_data(self, frame: Frame) -> dict[str, Any]:
        step = self.steps[frame[0]]
        data: dict[str, Any] = {"step": step.kind, "seat": frame[1]}
        values = frame[2:]
        for place, field in enumerate(step.fields):
            if step.repeats and place == len(step.fields) - 1:
                data[field.name] = [_field_value(field, value) for value in values[place:]]
            else:
                data[field.name] = _field_value(field, values[place])
        return data

    def _read_frame(self, reader: Reader) -> Frame:
        kind = reader.get("step").text()
        seat = reader.get("seat").whole(-1, self.setup.players - 1)
        kinds = [step.kind for step in self.steps]
        if kind not in kinds:
            raise DataError(f"{reader.place}.step: unknown step '{kind}' (known: {', '.join(kinds)})")
        index = kinds.index(kind)
        step = self.steps[index]
        values: list[int] = []
        for place, field in enumerate(step.fields):
            entry = reader.get(field.name)
            if step.repeats and place == len(step.fields) - 1:
                values.extend(_read_field(field, one) for one in entry.entries())
            else:
                values.append(_read_field(field, entry))
        reader.done()
        return (index, seat, *values)

    def digest(self) -> str:
        """A fingerprint of the whole position, equal on every machine."""
        text = json.dumps(self.to_data(), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode("utf-8")).hexdigest()[:16]


def _field_value(field: Field, value: int) -> str | int | None:
    if isinstance(field.vocabulary, Words):
        return None if value == -1 else field.vocabulary.word(value)
    return value


def _read_field(field: Field, entry: Reader) -> int:
    if isinstance(field.vocabulary, Words):
        return entry.word(field.vocabulary)
    return entry.whole()


__all__ = ["Action", "Field", "Frame", "NotationError", "State", "Step"]
