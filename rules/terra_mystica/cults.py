"""The four cult tracks and their orders (TM-13)."""

from __future__ import annotations

from rules.terra_mystica.content import CULT, CULT_POWER, CULT_TOP, ORDER_STEPS
from rules.terra_mystica.resources import gain_power
from rules.terra_mystica.state import TerraMysticaState


def top_taken(state: TerraMysticaState, cult: int) -> bool:
    """Whether some marker is on space 10: only one ever may be (TM-13.2.1)."""
    return any(state.cults[4 * seat + cult] == CULT_TOP for seat in range(state.setup.players))


def can_advance(state: TerraMysticaState, seat: int, cult: int) -> bool:
    """Whether a step on this track would move the marker; from 9 it takes a key and a free space 10 (TM-13.2.2)."""
    space = state.cults[4 * seat + cult]
    return space < CULT_TOP - 1 or (
        space == CULT_TOP - 1 and state.keys(seat) > 0 and not top_taken(state, cult)
    )


def advance_cult(
    state: TerraMysticaState, seat: int, cult: int, steps: int, source: str, *, may_top: bool = True
) -> int:
    """Move a marker up, using a key for space 10 where one is free; returns the steps really made (TM-13.2)."""
    place = 4 * seat + cult
    before = state.cults[place]
    after = min(before + steps, CULT_TOP)
    if after == CULT_TOP and before < CULT_TOP:
        if may_top and state.keys(seat) > 0 and not top_taken(state, cult):
            state.tops[seat] += 1
        else:
            after = CULT_TOP - 1
    if after <= before:
        return 0
    state.cults[place] = after
    if state.events is not None:
        state.emit(
            "cult_advanced", seat, source, {"cult": CULT.word(cult), "steps": after - before, "space": after}
        )
    power = sum(gained for space, gained in CULT_POWER.items() if before < space <= after)
    if power:
        gain_power(state, seat, power, CULT.word(cult))
    return after - before


def free_order_space(state: TerraMysticaState, cult: int, steps: int) -> int:
    """The first empty order space with that many steps, or -1."""
    for space, worth in enumerate(ORDER_STEPS):
        if worth == steps and state.orders[4 * cult + space] < 0:
            return space
    return -1


def send_priest(state: TerraMysticaState, seat: int, cult: int, steps: int) -> None:
    """Action 5: for 3 or 2 steps the priest stays on the order space, for 1 he returns to the supply (TM-13.3.1)."""
    state.priests[seat] -= 1
    if steps == 1:
        state.supply[seat] += 1
    else:
        state.orders[4 * cult + free_order_space(state, cult, steps)] = seat
    if state.events is not None:
        state.emit("priest_sent", seat, CULT.word(cult), {"cult": CULT.word(cult), "steps": steps})
    advance_cult(state, seat, cult, steps, "order")


def priests_on_orders(state: TerraMysticaState, seat: int) -> int:
    """Priests that are gone for good (TM-4.2.1)."""
    return state.orders.count(seat)


def tracks_to_top(state: TerraMysticaState, seat: int, steps: int) -> list[int]:
    """The tracks on which that many steps would reach a free space 10 (TM-17.5.3)."""
    return [
        cult
        for cult in range(4)
        if state.cults[4 * seat + cult] < CULT_TOP <= state.cults[4 * seat + cult] + steps
        and not top_taken(state, cult)
    ]
