"""Retreat after a lost combat (NG-6.9)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Violation
from rules.northgard import kinds
from rules.northgard.choice import Choice, area_word
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import AREA, DO_RETREAT, DO_RETREAT_KAIJA


def shelters(state: NorthgardState, seat: int, territory: int, over_rough: bool) -> list[int]:
    """Where a loser may go: adjacent over a regular connection, friendly or neutral, not in combat (NG-6.9)."""
    land = state.land
    valkyries = state.with_valkyries()  # NG-10.5.3
    return [
        near
        for near in (land.adjacent if over_rough else land.regular)[territory]
        if (state.owner[near] < 0 or state.owner[near] == seat)
        and near not in state.in_combat
        and near not in valkyries
    ]


def begin_retreat(
    state: NorthgardState, seat: int, territory: int, units: int, kaija: bool, over_rough: bool
) -> None:
    """The loser's remaining figures, already taken from the territory, find shelter or return to the reserve."""
    if not units and not kaija:
        return
    found = shelters(state, seat, territory, over_rough)
    if not found:
        state.reserve[seat] += units
        if state.events is not None:
            state.emit("no_retreat", seat, "", {"number": units + kaija, "area": area_word(territory)})
    elif len(found) == 1:
        _shelter(state, seat, found[0], units, kaija)
    else:
        state.stack.append((kinds.RETREAT, seat, territory, units, int(kaija), int(over_rough)))


def _shelter(state: NorthgardState, seat: int, target: int, units: int, kaija: bool) -> None:
    if units:
        state.put_units(seat, target, units)
    if kaija:
        state.put_kaija(target)
    if state.events is not None:
        state.emit("retreated", seat, "", {"number": units + kaija, "area": area_word(target)})


class Retreat(Choice):
    """A group of the loser goes here; repeated until nobody is left (NG-6.12)."""

    kind = "retreat"
    rules = ("NG-6.9", "NG-6.12")
    verbs = (DO_RETREAT, DO_RETREAT_KAIJA)
    fields = (Field("territory", AREA), Field("units"), Field("kaija"), Field("over_rough"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"number": frame[3] + frame[4], "area": area_word(frame[2])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, territory, units, kaija, over_rough = frame
        found = shelters(state, seat, territory, bool(over_rough))
        options: list[Action] = [
            (DO_RETREAT, target, number) for target in found for number in range(1, units + 1)
        ]
        if kaija:
            options += [(DO_RETREAT_KAIJA, target, number) for target in found for number in range(units + 1)]
        return options

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_RETREAT, target, 1) for target in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        _, seat, territory, units, kaija, over_rough = frame
        target, number = action[1:]
        area = {"area": area_word(target)}
        if target not in state.land.adjacent[territory]:
            return [Violation("not_adjacent", "NG-3.4.1", area)]
        found = []
        if not over_rough and target not in state.land.regular[territory]:
            found.append(Violation("no_rough_retreat", "NG-6.9"))
        if state.owner[target] >= 0 and state.owner[target] != seat:
            found.append(Violation("not_friendly", "NG-6.9", area))
        if target in state.in_combat:
            found.append(Violation("still_in_combat", "NG-6.9", area))
        if target in state.with_valkyries():
            found.append(Violation("valkyrie_bars", "NG-10.5.3", area))
        if number > units or (action[0] == DO_RETREAT_KAIJA and not kaija):
            found.append(Violation("not_so_many", "NG-6.9", {"number": units}))
        return found

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, territory, units, kaija, over_rough = frame
        verb, target, number = action
        with_kaija = verb == DO_RETREAT_KAIJA
        state.stack.pop()
        _shelter(state, seat, target, number, with_kaija)
        units -= number
        left = kaija and not with_kaija
        begin_retreat(state, seat, territory, units, bool(left), bool(over_rough))
