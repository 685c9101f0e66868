"""The base of every decision in a turn: its own answers, and beside them what a player may do at any time (TE-4.5)."""

from __future__ import annotations

from rules.core import Action, Frame, Notice, Step, Violation
from rules.teotihuacan.content import (
    AVENUE_END,
    DISCOVERY_AMOUNT,
    MOST_WORKERS,
    TECHNOLOGY_AMOUNT,
    UNLOCK_COCOA,
)
from rules.teotihuacan.frames import ANY_TEMPLE, CHOOSE_RESOURCE, POWER_UPS_LEFT, UNLOCK_ALL
from rules.teotihuacan.growth import ANYWHERE, eligible
from rules.teotihuacan.payment import can_meet, charge
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.tracks import avenue_step, can_climb, climbable, temple_step
from rules.teotihuacan.vocabulary import (
    AVENUE_TILE,
    COCOA,
    COCOA_4,
    CONSTRUCTION,
    DISCOVERY,
    EXTRA_WORKER,
    FREE_KINDS,
    FREE_UNLOCK,
    FROM_DISCOVERIES,
    GOODS,
    KINDS,
    MASKS,
    PAY_UNLOCK,
    PLAYING,
    POWER_UP_2,
    RESOURCES_2,
    RESOURCES_3,
    SPACE,
    TECH_15,
    TEMPLE,
    TEMPLE_ANY,
    TEMPLE_BLUE,
    TEMPLE_GREEN,
    UNLOCK,
    USE,
    VP_4,
    WORKERS,
)

USE_ACTIONS = tuple((USE, kind) for kind in range(KINDS))
UNLOCK_ACTION: Action = (UNLOCK,)
_FIRST_FREE = FREE_KINDS[0]
_LAST_FREE = FREE_KINDS[-1] + 1


class Asked(Step[TeotihuacanState]):
    """A decision whose subclass lists its own ``options``; tiles and the paid unlock are offered beside them."""

    verbs: tuple[int, ...] = ()  # the kinds of action that answer this decision
    atomic = False  # in the middle of a payment or placement nothing else is possible
    takes_extra_worker = False

    # -- what a subclass writes ---------------------------------------------------------------------------------

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        """Every answer a player might give, legal or not."""
        raise NotImplementedError(f"{self.kind}: tries")

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        """Why an answer of one of ``verbs`` is not possible."""
        raise NotImplementedError(f"{self.kind}: refusals")

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        """The legal answers, sorted; hot decisions override this."""
        return sorted(
            {action for action in self.tries(state, frame) if not self.refusals(state, frame, action)}
        )

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        """Carry out a legal answer; the frame is still on top of the stack."""
        raise NotImplementedError(f"{self.kind}: answer")

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        """What is wasteful about a legal answer."""
        return []

    # -- the core's side ----------------------------------------------------------------------------------------

    def legal(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        found = self.options(state, frame)
        if self.atomic or state.phase != PLAYING:
            return found
        player = frame[1]
        start = player * KINDS
        if any(state.up[start + _FIRST_FREE : start + _LAST_FREE]) and not state.restricted:
            for kind in FREE_KINDS:
                if state.up[start + kind] and (kind != POWER_UP_2 or eligible(state, player, ANYWHERE)):
                    found.append(USE_ACTIONS[kind])
        if (
            self.takes_extra_worker
            and state.up[start + EXTRA_WORKER]
            and counted_workers(state) < MOST_WORKERS
        ):
            found.append(USE_ACTIONS[EXTRA_WORKER])
        start = player * WORKERS
        if max(state.lock[start : start + WORKERS]) >= 0 and can_meet(state, player, UNLOCK_COCOA):
            found.append(UNLOCK_ACTION)
        return found

    def gestures(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*self.tries(state, frame), *USE_ACTIONS[MASKS:], UNLOCK_ACTION]

    def why_not(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        kind = action[0]
        # "-" names nothing (-1), which would otherwise be looked up from the end of a list.
        named = min(action[1:], default=0) >= 0
        if kind in self.verbs and named:
            return self.refusals(state, frame, action)
        if kind == USE and named:
            return self.tile_refusals(state, frame[1], action[1])
        if kind == UNLOCK:
            return self.unlock_refusals(state, frame[1])
        return [Violation("wrong_decision", "TE-4.4")]

    def warnings(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        if action[0] == USE:
            return tile_cautions(state, frame[1], action[1])
        return self.cautions(state, frame, action) if action[0] in self.verbs else []

    def play(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        kind = action[0]
        if kind == USE:
            use_tile(state, frame[1], action[1])
        elif kind == UNLOCK:
            state.stack.append((UNLOCK_ALL, frame[1]))
            charge(state, frame[1], PAY_UNLOCK, UNLOCK_COCOA)
        else:
            self.answer(state, frame, action)

    def targets(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        if action[0] in (UNLOCK, FREE_UNLOCK):
            start = frame[1] * WORKERS
            locks = state.lock[start : start + WORKERS]
            return tuple(f"worship:{SPACE.word(space)}" for space in locks if space >= 0)
        return (*super().targets(state, frame, action), *self.spots(state, frame, action))

    def spots(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        """What an answer points at beyond its own words: the board under a worker, the site of a tile."""
        return ()

    # -- reasons ------------------------------------------------------------------------------------------------

    def tile_refusals(self, state: TeotihuacanState, player: int, kind: int) -> list[Violation]:
        """Why a discovery tile cannot be turned over now."""
        found = []
        tile = {"tile": DISCOVERY.word(kind)}
        if state.phase != PLAYING:
            found.append(Violation("not_before_first_turn", "TE-3.6.4"))
        if not 0 <= kind < KINDS or not state.up[player * KINDS + kind]:
            found.append(Violation("tile_not_owned", "TE-14.1.2", tile))
        if kind == EXTRA_WORKER:
            if not self.takes_extra_worker:
                found.append(Violation("tile_has_its_moment", "TE-14.12", tile))
            elif counted_workers(state) >= MOST_WORKERS:
                found.append(Violation("three_workers_count", "TE-14.12"))
        elif kind not in FREE_KINDS:
            found.append(Violation("tile_has_its_moment", "TE-4.5", tile))
        elif state.restricted:
            found.append(Violation("action_begun", "TE-8.3.1"))
        if self.atomic:
            found.append(Violation("in_the_middle", "TE-4.5"))
        if kind == POWER_UP_2 and not eligible(state, player, ANYWHERE):
            found.append(Violation("nobody_to_power_up", "TE-14.9"))
        return found

    def unlock_refusals(self, state: TeotihuacanState, player: int) -> list[Violation]:
        """Why the paid unlock is not possible now."""
        found = []
        if state.phase != PLAYING:
            found.append(Violation("not_before_first_turn", "TE-3.6.4"))
        if self.atomic:
            found.append(Violation("in_the_middle", "TE-4.5"))
        if not state.has_locked(player):
            found.append(Violation("nobody_locked", "TE-5.3"))
        if not can_meet(state, player, UNLOCK_COCOA):
            found.append(short_of(state, player, COCOA, UNLOCK_COCOA, "TE-5.3"))
        return found


def short_of(state: TeotihuacanState, player: int, good: int, amount: int, rule: str) -> Violation:
    """The violation "needs n more of a good"."""
    missing = amount - state.goods[player * 5 + good]
    return Violation("cannot_afford", rule, {"missing": missing, "good": GOODS[good]})


def counted_workers(state: TeotihuacanState) -> int:
    """Effective workers of the main action under way (TE-8.4.3)."""
    virtual = state.extra
    if state.destination == CONSTRUCTION and state.learnt & TECH_15:
        virtual += TECHNOLOGY_AMOUNT["tech_15"]
    return min(MOST_WORKERS, state.workers + virtual)


def tile_cautions(state: TeotihuacanState, player: int, kind: int) -> list[Notice]:
    """A tile whose effect would be lost."""
    if kind == AVENUE_TILE and state.avenue[player] == AVENUE_END:
        return [Notice("avenue_is_full", "TE-10.2")]
    if TEMPLE_BLUE <= kind <= TEMPLE_GREEN and not can_climb(state, player, kind - TEMPLE_BLUE):
        return [Notice("step_would_be_lost", "TE-10.1.5", {"temple": TEMPLE.word(kind - TEMPLE_BLUE)})]
    if kind == TEMPLE_ANY and not climbable(state, player):
        return [Notice("no_temple_can_advance", "TE-10.1.5")]
    return []


def use_tile(state: TeotihuacanState, player: int, kind: int) -> None:
    """Turn a tile face down for its effect (TE-14.2 to TE-14.9, TE-14.12); what it asks lands on top of the stack."""
    state.turn_over(player, kind)
    if kind == VP_4:
        state.score(player, DISCOVERY_AMOUNT[kind], FROM_DISCOVERIES)
    elif kind in (RESOURCES_3, RESOURCES_2):
        state.stack.append((CHOOSE_RESOURCE, player, DISCOVERY_AMOUNT[kind]))
    elif kind == COCOA_4:
        state.gain(player, COCOA, DISCOVERY_AMOUNT[kind], DISCOVERY.word(kind))
    elif kind == AVENUE_TILE:
        avenue_step(state, player)
    elif kind == TEMPLE_ANY:
        state.stack.append((ANY_TEMPLE, player, DISCOVERY_AMOUNT[kind]))
    elif kind == POWER_UP_2:
        state.stack.append((POWER_UPS_LEFT, player, ANYWHERE, DISCOVERY_AMOUNT[kind]))
    elif kind == EXTRA_WORKER:
        state.extra += 1
    else:
        temple_step(state, player, kind - TEMPLE_BLUE)
