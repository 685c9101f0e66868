"""Royal tiles: what worship at the Palace does, by the power of the worker (TE-13)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Violation
from rules.teotihuacan.asked import Asked, short_of
from rules.teotihuacan.choices import temple_refusals
from rules.teotihuacan.content import EXCHANGE, PRIESTS, ROYAL_TILES, SCORE_MIN, SELL, TRADE_GOODS, TRIBUTE
from rules.teotihuacan.frames import CHOOSE_RESOURCE, ROYAL_REPEAT
from rules.teotihuacan.payment import charge
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.tracks import climbable, temple_step
from rules.teotihuacan.vocabulary import (
    COCOA,
    FROM_ROYAL,
    PAY_ROYAL,
    RESOURCES,
    ROYAL,
    STOP,
    TEMPLE,
    TRADE,
    TRADE_RESOURCE,
    TRADE_STEP,
    WAIVED_ROYAL,
)


def use_royal_tile(state: TeotihuacanState, player: int, tile: int, power: int) -> None:
    """The ability of a royal tile for a worker of the given power (TE-13)."""
    royal = ROYAL_TILES[tile]
    limit = power + royal.plus
    if royal.effect == SCORE_MIN:
        if royal.of == "technologies":
            owned = state.known[player].bit_count()
        elif royal.of == "pyramid_track":
            owned = state.track[player]
        else:
            owned = state.avenue[player]
        state.score(player, royal.factor * min(owned, limit), FROM_ROYAL)
    elif royal.effect == TRIBUTE:
        state.gain(player, COCOA, limit, ROYAL.word(tile))
    else:
        times = 1 if royal.effect == EXCHANGE else limit
        state.waived &= ~WAIVED_ROYAL
        if times > 0:
            state.stack.append((ROYAL_REPEAT, player, tile, power, times))
            if royal.effect != PRIESTS or climbable(state, player):
                charge(state, player, PAY_ROYAL, royal.cocoa)


class RoyalRepeat(Asked):
    """A trade of a royal tile, again and again up to its limit (TE-13.1)."""

    kind = "royal_repeat"
    rules = ("TE-13.1",)
    fields = (Field("tile", ROYAL), Field("power"), Field("left"))
    verbs = (TRADE, TRADE_RESOURCE, TRADE_STEP, STOP)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"tile": ROYAL.word(frame[2]), "left": frame[4]}

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        effect = ROYAL_TILES[frame[2]].effect
        if effect == TRADE_GOODS:
            return [(TRADE,), (STOP,)]
        if effect == PRIESTS:
            return [*((TRADE_STEP, temple) for temple in range(len(TEMPLE))), (STOP,)]
        return [*((TRADE_RESOURCE, good) for good in RESOURCES), (STOP,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        _, player, tile, _, _ = frame
        if action[0] == STOP:
            return []
        royal = ROYAL_TILES[tile]
        fits = {TRADE_GOODS: TRADE, PRIESTS: TRADE_STEP, SELL: TRADE_RESOURCE, EXCHANGE: TRADE_RESOURCE}
        if fits[royal.effect] != action[0]:
            return [Violation("wrong_decision", "TE-13.1")]
        found = []
        if action[0] == TRADE_STEP:
            found += temple_refusals(state, player, action[1])
        elif action[0] == TRADE_RESOURCE:
            if action[1] not in RESOURCES:
                found.append(Violation("cocoa_is_no_resource", "TE-1.5"))
            elif not state.goods[player * 5 + action[1]]:
                found.append(short_of(state, player, action[1], 1, "TE-13.1"))
        if state.cocoa(player) < royal.cocoa and not state.waived & WAIVED_ROYAL:
            found.append(short_of(state, player, COCOA, royal.cocoa, "TE-13.1"))
        return found

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, tile, power, left = frame
        if action[0] == STOP:
            state.stack.pop()
            return
        if left > 1:
            state.stack[-1] = (ROYAL_REPEAT, player, tile, power, left - 1)
        else:
            state.stack.pop()
        royal = ROYAL_TILES[tile]
        word = ROYAL.word(tile)
        if royal.cocoa and not state.waived & WAIVED_ROYAL:
            state.pay(player, COCOA, royal.cocoa, word)
        if action[0] == TRADE_STEP:
            temple_step(state, player, action[1])
            return
        if action[0] == TRADE_RESOURCE:
            state.pay(player, action[1], 1, word)
        if royal.effect == EXCHANGE:
            state.stack.append((CHOOSE_RESOURCE, player, power))
        for good, amount in royal.get:
            state.gain(player, good, amount, word)
