"""Decisions about spades: where, into what, and whether to build there (TM-8.3 to TM-8.5, TM-18.2)."""

from __future__ import annotations

from rules.core import NUMBER, Action, Frame, Notice, Params, Step, Violation
from rules.core.words import Field
from rules.terra_mystica.board import HEX, LAND_HEXES, TERRAIN
from rules.terra_mystica.building import build_dwelling, pay_dwelling
from rules.terra_mystica.checks import check_dwelling_cost, check_dwelling_left, check_transform
from rules.terra_mystica.content import DARKLINGS, GIANTS
from rules.terra_mystica.frames import (
    BUILD_AFTER,
    CULT_SPADE,
    CULT_SPADES,
    DIG_CHOICE,
    FREE_SPADES,
    GIANTS_SPADES,
    MODE,
    NEXT_SPADE,
)
from rules.terra_mystica.notation import BUILD, DETOUR, DIG, FINISH, TRANSFORM
from rules.terra_mystica.setup_steps import WRONG_DECISION
from rules.terra_mystica.spades import (
    may_buy,
    pay_skip,
    spade_hexes,
    spade_targets,
    spades_for,
    use_spades,
)
from rules.terra_mystica.state import TerraMysticaState

HEXES = Field("hexes", HEX)


def begin_transform(
    state: TerraMysticaState, seat: int, mode: int, free: int, skipped: int, hexes: tuple[int, ...], hex: int
) -> None:
    """A space was chosen: pay the tunnel or carpet if it needs one, then ask for the terrain."""
    if not state.reachable(seat) >> hex & 1:
        pay_skip(state, seat, hex)
        skipped = 1
    state.stack.append((DIG_CHOICE, seat, mode, free, skipped, hex, *hexes))


class NextSpade(Step[TerraMysticaState]):
    """Where the next free spade goes (TM-8.5.3, TM-20.8.3)."""

    kind = "next_spade"
    rules = ("TM-8.5.3", "TM-8.5.4")
    fields = (Field("spades", MODE), Field("free", NUMBER), Field("skipped", NUMBER), HEXES)
    repeats = True

    def params(self, state: TerraMysticaState, frame: Frame) -> Params:
        return {"free": frame[3]}

    def must_use(self, frame: Frame) -> bool:
        """The first spade of a power or special action must be used (TM-8.5.7)."""
        return frame[2] in (FREE_SPADES, GIANTS_SPADES) and len(frame) == 5

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [*((TRANSFORM, hex) for hex in LAND_HEXES), (FINISH,)]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        found: list[Action] = [
            (TRANSFORM, hex) for hex in spade_hexes(state, frame[1], frame[2], frame[3], frame[4], frame[5:])
        ]
        if not self.must_use(frame):
            found.append((FINISH,))
        return found

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == TRANSFORM and action[1] >= 0:
            return check_transform(state, frame[1], frame[2], frame[3], frame[4], frame[5:], action[1])
        if action[0] == FINISH:
            return [Violation("spade_must_be_used", "TM-8.5.7")] if self.must_use(frame) else []
        return [WRONG_DECISION]

    def warnings(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Notice]:
        if action[0] == FINISH:
            return [Notice("spades_lost", "TM-8.5.7", {"lost": frame[3]})]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat, mode, free, skipped, hexes = frame[1], frame[2], frame[3], frame[4], frame[5:]
        if action[0] == FINISH:
            offer_dwelling(state, seat, mode, hexes)
        else:
            begin_transform(state, seat, mode, free, skipped, hexes, action[1])


class CultSpade(NextSpade):
    """The spades of the cult bonus, spread freely; no dwelling, nothing bought (TM-18.2)."""

    kind = "cult_spades"
    rules = ("TM-18.2.1", "TM-18.2.2")


class DigChoice(Step[TerraMysticaState]):
    """Into which terrain, the short way or the long way round the wheel (TM-8.3)."""

    kind = "action_transform"
    rules = ("TM-8.3.2", "TM-8.3.3", "TM-8.3.4")
    fields = (
        Field("spades", MODE),
        Field("free", NUMBER),
        Field("skipped", NUMBER),
        Field("hex", HEX),
        HEXES,
    )
    repeats = True

    def params(self, state: TerraMysticaState, frame: Frame) -> Params:
        return {"hex": HEX.word(frame[5]), "free": frame[3]}

    def most(self, state: TerraMysticaState, frame: Frame) -> int:
        return spades_for(state, frame[1], frame[5], frame[3], may_buy(frame[2], frame[6:]))

    def spades(self, state: TerraMysticaState, frame: Frame, action: Action) -> int:
        """How many spades a choice takes."""
        targets = spade_targets(state, frame[1], frame[5], 6)
        return next(count for verb, terrain, count in targets if (verb, terrain) == action)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(verb, terrain) for verb in (DIG, DETOUR) for terrain in range(7)]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        targets = spade_targets(state, frame[1], frame[5], self.most(state, frame))
        return [(verb, terrain) for verb, terrain, _ in targets]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] not in (DIG, DETOUR) or not 0 <= action[1] < 7:
            return [WRONG_DECISION]
        if action in self.legal(state, frame):
            return []
        seat, hex = frame[1], frame[5]
        word = TERRAIN.word(action[1])
        if action[1] == state.terrain[hex]:
            return [Violation("same_terrain", "TM-8.3.2", {"terrain": word})]
        if state.faction[seat] == GIANTS:
            return [Violation("giants_home_only", "TM-20.6.1", {"hex": HEX.word(hex)})]
        for verb, terrain, count in spade_targets(state, seat, hex, 6):
            if (verb, terrain) == action:
                params = {"missing": count - self.most(state, frame), "needed": count}
                return [Violation("too_few_spades", "TM-8.3.2", params)]
        return [Violation("past_home", "TM-8.3.4", {"terrain": TERRAIN.word(state.home(seat))})]

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat, mode, free, skipped, hex, hexes = frame[1], frame[2], frame[3], frame[4], frame[5], frame[6:]
        count = self.spades(state, frame, action)
        bought = use_spades(state, seat, hex, action[1], count, free, mode)
        left = max(0, free - count)
        became_home = action[1] == state.home(seat)
        if mode == CULT_SPADES:
            hexes += (hex,)  # every space once: its direction may not change
            if left and spade_hexes(state, seat, mode, left, 0, hexes):
                state.stack.append((CULT_SPADE, seat, mode, left, 0, *hexes))
            return
        if became_home:
            hexes += (hex,)
            # A spare free spade goes on only from a space that became home, and never beside bought ones.
            spare = left if not bought and mode != GIANTS_SPADES else 0
            if spare and spade_hexes(state, seat, mode, spare, skipped, hexes):
                state.stack.append((NEXT_SPADE, seat, mode, spare, skipped, *hexes))
                return
        offer_dwelling(state, seat, mode, hexes)

    def warnings(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Notice]:
        """Priests or workers spent on a terrain nobody at the own board can build on."""
        seat = frame[1]
        if action[1] == state.home(seat):
            return []
        if frame[3] == 0 and state.faction[seat] == DARKLINGS:
            return [Notice("not_home_yet", "TM-8.3.3", {"terrain": TERRAIN.word(action[1])})]
        lost = frame[3] - self.spades(state, frame, action)
        if lost > 0 and frame[2] != CULT_SPADES:  # only from a space that became home a spare spade goes on
            return [Notice("spades_lost", "TM-8.5.4", {"lost": lost})]
        return []


def offer_dwelling(state: TerraMysticaState, seat: int, mode: int, hexes: tuple[int, ...]) -> None:
    """After transforming: ask for a dwelling on one of the spaces that became home, if one can be built at all."""
    if mode == CULT_SPADES or not hexes:
        return
    if not check_dwelling_left(state, seat) and not check_dwelling_cost(state, seat):
        state.stack.append((BUILD_AFTER, seat, *hexes))


class BuildAfter(Step[TerraMysticaState]):
    """A dwelling on a space just transformed, or none (TM-8.1.1, TM-8.5.6)."""

    kind = "build_after_transform"
    rules = ("TM-8.1.1", "TM-8.2.1", "TM-8.5.6")
    fields = (HEXES,)
    repeats = True

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [*((BUILD, hex) for hex in LAND_HEXES), (FINISH,)]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [*((BUILD, hex) for hex in sorted(frame[2:])), (FINISH,)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == FINISH:
            return []
        if action[0] == BUILD and action[1] >= 0:
            if action[1] not in frame[2:]:
                return [Violation("not_transformed_now", "TM-8.1.1", {"hex": HEX.word(action[1])})]
            return check_dwelling_left(state, frame[1]) + check_dwelling_cost(state, frame[1])
        return [WRONG_DECISION]

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == BUILD:
            pay_dwelling(state, frame[1])
            build_dwelling(state, frame[1], action[1], "action")
