"""Actions 2 and 3: the shipping and the exchange track (TM-10)."""

from __future__ import annotations

from rules.terra_mystica.resources import gain_vp, pay
from rules.terra_mystica.state import VP_TRACK, TerraMysticaState

SHIPPING_COINS = 4
SHIPPING_PRIESTS = 1


def free_shipping_step(state: TerraMysticaState, seat: int, source: str) -> None:
    """One step with its points; nothing on the maximum or without a track."""
    board = state.board(seat)
    if state.shipping[seat] >= board.shipping_max:
        return
    state.shipping[seat] += 1
    state.reach[seat] = -1
    if state.events is not None:
        state.emit("shipping_advanced", seat, source, {"value": state.shipping[seat]})
    gain_vp(
        state, seat, board.shipping_vp[state.shipping[seat] - board.shipping_start - 1], VP_TRACK, "shipping"
    )


def advance_shipping(state: TerraMysticaState, seat: int) -> None:
    """Action 2 (TM-10.1.1)."""
    pay(state, seat, 0, SHIPPING_COINS, SHIPPING_PRIESTS, "shipping")
    free_shipping_step(state, seat, "shipping")


def advance_exchange(state: TerraMysticaState, seat: int) -> None:
    """Action 3 (TM-10.2.1)."""
    board = state.board(seat)
    workers, coins, priests = board.exchange_cost
    pay(state, seat, workers, coins, priests, "exchange")
    state.exchange[seat] += 1
    if state.events is not None:
        state.emit(
            "exchange_advanced", seat, "exchange", {"workers": board.workers_per_spade[state.exchange[seat]]}
        )
    gain_vp(state, seat, board.exchange_vp, VP_TRACK, "exchange")
