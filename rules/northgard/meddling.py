"""Cards that touch other players' units: Raiding Party, Plunder, Capture, Bribery."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Violation
from rules.northgard import kinds
from rules.northgard.choice import Choice, area_word
from rules.northgard.combat import begin_combat
from rules.northgard.content import symbol
from rules.northgard.moving import kaija_awake
from rules.northgard.recruiting import put_figure
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    AREA,
    DO_ADD,
    DO_COLLECT,
    DO_FROM,
    DO_SEND,
    DO_SEND_KAIJA,
    DO_STRIKE,
    DO_TO,
    FIGURE,
    KAIJA,
    UNIT,
)


def enemy_territories(state: NorthgardState, seat: int) -> list[int]:
    """Territories controlled by opponents, sorted."""
    owner = state.owner
    return sorted(
        territory
        for territory in state.land.roots
        if owner[territory] >= 0 and state.foe(seat, owner[territory])
    )


def removable_figures(state: NorthgardState, seat: int, adjacent_only: bool) -> list[Action]:
    """The enemy figures that a card may remove (NG-9.7.10, NG-9.0.10)."""
    found: list[Action] = []
    for territory in enemy_territories(state, seat):
        if adjacent_only and all(state.owner[near] != seat for near in state.land.adjacent[territory]):
            continue
        if state.units[territory]:
            found.append((DO_STRIKE, territory, UNIT))
        if state.kaija_in(state.owner[territory], territory):
            found.append((DO_STRIKE, territory, KAIJA))
    return found


class RemoveUnit(Choice):
    """Which enemy figure is removed."""

    kind = "remove_unit"
    rules = ("NG-9.7.10", "NG-9.0.10")
    verbs = (DO_STRIKE,)
    fields = (Field("adjacent_only"),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return removable_figures(state, frame[1], bool(frame[2]))

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_STRIKE, territory, UNIT) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        territory = action[1]
        area = {"area": area_word(territory)}
        if state.owner[territory] < 0 or not state.foe(frame[1], state.owner[territory]):
            return [Violation("no_enemy_there", "NG-9.7.10", area)]
        if frame[2] and all(state.owner[near] != frame[1] for near in state.land.adjacent[territory]):
            return [Violation("not_adjacent", "NG-9.7.10", area)]
        return [Violation("no_such_figure", "NG-9.0.10", area)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, territory, figure = action
        victim = state.owner[territory]
        state.stack.pop()
        if figure == KAIJA:
            state.take_kaija()
        else:
            state.kill_units(territory, 1)
        if state.events is not None:
            params: dict[str, str | int] = {
                "rival": victim,
                "figure": FIGURE.word(figure),
                "area": area_word(territory),
            }
            state.emit("removed_unit", frame[1], "", params)
        if state.stack and state.stack[-1][0] == kinds.EFFECTS:  # Raiding Party collects there
            state.stack[-1] = (*state.stack[-1][:4], territory, 0)


class CollectKind(Choice):
    """Raiding Party: a resource of a kind shown in the territory (NG-9.2.11)."""

    kind = "collect_kind"
    rules = ("NG-9.2.11",)
    verbs = (DO_COLLECT,)
    fields = (Field("territory", AREA),)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"area": area_word(frame[2])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        shown = state.shown(frame[2])
        return [(DO_COLLECT, resource) for resource in range(3) if symbol(shown, resource)]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_COLLECT, resource) for resource in range(3)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.gain(frame[1], action[1], 1, "raiding_party")


class AddUnit(Choice):
    """Capture: a unit of one's own in any own territory; it is not recruited (NG-9.4.36, NG-5.7.7)."""

    kind = "add_unit"
    rules = ("NG-9.4.36", "NG-5.7.7")
    verbs = (DO_ADD,)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_ADD, territory) for territory in sorted(state.own(frame[1]))]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_ADD, territory) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_controlled", "NG-9.4.36", {"area": area_word(action[1])})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        put_figure(state, frame[1], action[1], UNIT)
        if state.events is not None:
            state.emit("added_unit", frame[1], "capture", {"area": area_word(action[1])})


# -- Bribery (NG-9.4.27) ------------------------------------------------------------------------------------


def bribe_groups(state: NorthgardState, source: int, target: int, most: int) -> list[Action]:
    """How many figures of the source's owner may be moved to a neighbour: units, or Kaija with some."""
    victim, rival = state.owner[source], state.owner[target]
    if target in state.with_valkyries() or (rival >= 0 and rival == state.ally[victim]):
        return []
    units = state.units[source]
    found: list[Action] = [(DO_SEND, number) for number in range(1, min(most, units) + 1)]
    peaceful = rival < 0 or rival == victim
    if state.kaija_in(victim, source) and (peaceful or kaija_awake(state, victim)):
        found += [(DO_SEND_KAIJA, number) for number in range(min(most - 1, units) + 1)]
    return found


def bribe_targets(state: NorthgardState, source: int, most: int = 1) -> list[int]:
    """Where units of a territory could be led, sorted."""
    return [near for near in state.land.adjacent[source] if bribe_groups(state, source, near, most)]


def bribe_sources(state: NorthgardState, seat: int) -> list[int]:
    """Enemy territories from which somebody could be led away; not from beside a Brown Bear."""
    bears = state.with_bears()
    return [
        territory
        for territory in enemy_territories(state, seat)
        if territory not in bears and bribe_targets(state, territory)
    ]


class BribeFrom(Choice):
    """Whose units are bribed."""

    kind = "move_enemy"
    rules = ("NG-9.4.27",)
    verbs = (DO_FROM,)
    fields = (Field("most"),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_FROM, territory) for territory in bribe_sources(state, frame[1])]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_FROM, territory) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        territory = action[1]
        area = {"area": area_word(territory)}
        if state.owner[territory] < 0 or not state.foe(frame[1], state.owner[territory]):
            return [Violation("no_enemy_there", "NG-9.4.27", area)]
        if territory in state.with_bears():
            return [Violation("bear_holds", "NG-10.9.1", area)]
        return []

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack[-1] = (kinds.BRIBE_TO, frame[1], frame[2], action[1])


class BribeTo(Choice):
    """Where they go."""

    kind = "move_enemy_to"
    rules = ("NG-9.4.27",)
    verbs = (DO_TO,)
    fields = (Field("most"), Field("source", AREA))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"area": area_word(frame[3])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TO, territory) for territory in bribe_targets(state, frame[3])]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TO, territory) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        area = {"area": area_word(action[1])}
        if action[1] not in state.land.adjacent[frame[3]]:
            return [Violation("not_adjacent", "NG-9.4.27", area)]
        return []

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack[-1] = (kinds.BRIBE_COUNT, frame[1], frame[2], frame[3], action[1])


class BribeCount(Choice):
    """How many; if they meet somebody else's units they attack them, without any card bonus."""

    kind = "move_enemy_count"
    rules = ("NG-9.4.27",)
    verbs = (DO_SEND, DO_SEND_KAIJA)
    fields = (Field("most"), Field("source", AREA), Field("target", AREA))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"area": area_word(frame[3]), "to": area_word(frame[4])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, _, most, source, target = frame
        return bribe_groups(state, source, target, most)

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, _, source, target = frame
        verb, units = action
        kaija = verb == DO_SEND_KAIJA
        victim, rival = state.owner[source], state.owner[target]
        state.stack.pop()
        if state.events is not None:
            params: dict[str, str | int] = {"rival": victim, "number": units + kaija}
            state.emit(
                "bribed", seat, "bribery", {**params, "area": area_word(source), "to": area_word(target)}
            )
        if kaija:
            state.take_kaija()
        if units:
            state.take_units(source, units)
        if rival < 0 or rival == victim:
            if units:
                state.put_units(victim, target, units)
            if kaija:
                state.put_kaija(target)
            return
        state.attackers[target] = units
        if kaija:
            state.kaija_at = target
        state.in_combat = (target,)
        state.stack.append((kinds.COMBATS, seat, -1))
        begin_combat(state, seat, target, victim, rival)
