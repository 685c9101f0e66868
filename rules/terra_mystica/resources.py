"""Coins, workers, priests, power and points: gaining, paying and converting (TM-4)."""

from __future__ import annotations

from rules.terra_mystica.content import (
    COINS,
    COINS_TO_VP,
    POWER,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    PRIESTS,
    VP_TO_COIN,
    WORKER_TO_COIN,
    WORKERS,
    Amounts,
)
from rules.terra_mystica.state import SOURCES, VP_CONVERSION, TerraMysticaState


def gain(state: TerraMysticaState, seat: int, amounts: Amounts, source: str) -> None:
    """Receive coins, workers, priests and power (spades are for the caller)."""
    if amounts[COINS]:
        gain_coins(state, seat, amounts[COINS], source)
    if amounts[WORKERS]:
        gain_workers(state, seat, amounts[WORKERS], source)
    if amounts[PRIESTS]:
        gain_priests(state, seat, amounts[PRIESTS], source)
    if amounts[POWER]:
        gain_power(state, seat, amounts[POWER], source)


def gain_coins(state: TerraMysticaState, seat: int, amount: int, source: str) -> None:
    state.coins[seat] += amount
    if state.events is not None:
        state.emit("gained", seat, source, {"amount": amount, "resource": "coins"})


def gain_workers(state: TerraMysticaState, seat: int, amount: int, source: str) -> None:
    state.workers[seat] += amount
    if state.events is not None:
        state.emit("gained", seat, source, {"amount": amount, "resource": "workers"})


def gain_priests(state: TerraMysticaState, seat: int, amount: int, source: str) -> int:
    """Priests come from the own supply; what it cannot give is lost (TM-4.2.3)."""
    taken = min(amount, state.supply[seat])
    state.supply[seat] -= taken
    state.priests[seat] += taken
    if state.events is not None:
        if taken:
            state.emit("gained", seat, source, {"amount": taken, "resource": "priests"})
        if amount > taken:
            state.emit("lost", seat, source, {"amount": amount - taken, "resource": "priests"})
    return taken


def power_capacity(state: TerraMysticaState, seat: int) -> int:
    """The largest gain of power that has an effect (TM-4.3.2)."""
    return 2 * state.bowls[3 * seat] + state.bowls[3 * seat + 1]


def gain_power(state: TerraMysticaState, seat: int, amount: int, source: str) -> int:
    """First from bowl I to II, then from II to III; the rest is lost (TM-4.3.1)."""
    bowls = state.bowls
    first = 3 * seat
    one = min(amount, bowls[first])
    bowls[first] -= one
    bowls[first + 1] += one
    two = min(amount - one, bowls[first + 1])
    bowls[first + 1] -= two
    bowls[first + 2] += two
    gained = one + two
    if state.events is not None:
        if gained:
            state.emit("gained", seat, source, {"amount": gained, "resource": "power"})
        if amount > gained:
            state.emit("lost", seat, source, {"amount": amount - gained, "resource": "power"})
    return gained


def spend_power(state: TerraMysticaState, seat: int, amount: int, source: str) -> None:
    """Spent tokens go from bowl III to bowl I (TM-4.4.1)."""
    state.bowls[3 * seat + 2] -= amount
    state.bowls[3 * seat] += amount
    if state.events is not None:
        state.emit("paid", seat, source, {"amount": amount, "resource": "power"})


def pay(state: TerraMysticaState, seat: int, workers: int, coins: int, priests: int, source: str) -> None:
    """Pay; spent priests return to the own supply (TM-4.2.2)."""
    state.workers[seat] -= workers
    state.coins[seat] -= coins
    state.priests[seat] -= priests
    state.supply[seat] += priests
    if state.events is not None:
        for amount, resource in ((workers, "workers"), (coins, "coins"), (priests, "priests")):
            if amount:
                state.emit("paid", seat, source, {"amount": amount, "resource": resource})


def gain_vp(state: TerraMysticaState, seat: int, points: int, kind: int, source: str) -> None:
    """Win (or with a negative number lose) points, remembered by source."""
    if not points:
        return
    state.vp[seat] += points
    state.points[len(SOURCES) * seat + kind] += points
    if state.events is not None:
        if points > 0:
            state.emit("scored", seat, source, {"points": points})
        else:
            state.emit("lost_points", seat, source, {"points": -points})


def sacrifice(state: TerraMysticaState, seat: int) -> None:
    """One token of bowl II leaves the game, another goes to bowl III (TM-4.5.1)."""
    state.bowls[3 * seat + 1] -= 2
    state.bowls[3 * seat + 2] += 1
    if state.events is not None:
        state.emit("sacrificed", seat, "sacrifice")


def convert(state: TerraMysticaState, seat: int, conversion: int) -> None:
    """One conversion (TM-4.6.1, Alchemists TM-20.1.1)."""
    if conversion == POWER_TO_PRIEST:
        spend_power(state, seat, 5, "conversion")
        gain_priests(state, seat, 1, "conversion")
    elif conversion == POWER_TO_WORKER:
        spend_power(state, seat, 3, "conversion")
        gain_workers(state, seat, 1, "conversion")
    elif conversion == POWER_TO_COIN:
        spend_power(state, seat, 1, "conversion")
        gain_coins(state, seat, 1, "conversion")
    elif conversion == PRIEST_TO_WORKER:
        pay(state, seat, 0, 0, 1, "conversion")
        gain_workers(state, seat, 1, "conversion")
    elif conversion == WORKER_TO_COIN:
        pay(state, seat, 1, 0, 0, "conversion")
        gain_coins(state, seat, 1, "conversion")
    elif conversion == VP_TO_COIN:
        gain_vp(state, seat, -1, VP_CONVERSION, "alchemists")
        gain_coins(state, seat, 1, "alchemists")
    elif conversion == COINS_TO_VP:
        pay(state, seat, 0, 2, 0, "alchemists")
        gain_vp(state, seat, 1, VP_CONVERSION, "alchemists")
