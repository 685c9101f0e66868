"""Move actions (NG-5.9), split into small decisions: from where, to where, how many; then the fights are declared.

Units of the mover in enemy territories wait in `state.attackers` until their combat; those that met a Fallen Valkyrie
are counted in `state.stopped`. A group that crosses a teammate's territory travels in the frame of its next move.
"""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import DECLINE, DONE, Choice, area_word
from rules.northgard.content import FOOD, WOOD, symbol
from rules.northgard.state import IS_VALKYRIE, NorthgardState
from rules.northgard.vocabulary import (
    AREA,
    CREATURE,
    DO_ATTACK,
    DO_DECLINE,
    DO_DONE,
    DO_FROM,
    DO_SEND,
    DO_SEND_KAIJA,
    DO_TO,
    FIGHT,
    OPPONENTS,
)


def begin_move(state: NorthgardState, seat: int, spec: int) -> None:
    """Start a Move action."""
    if state.line:
        state.held_at_start = sum(1 << territory for territory in state.own(seat))
    go_on(state, seat, k.MOVE_SPECS[spec].moves, spec)


def go_on(state: NorthgardState, seat: int, left: int, spec: int) -> None:
    """Ask for the next move if one is possible, otherwise end the moves."""
    if left and sources(state, seat, spec, left):
        state.stack.append((kinds.MOVE, seat, left, spec))
    else:
        state.stack.append((kinds.MOVE_END, seat, spec, -1))


# -- what may move where ------------------------------------------------------------------------------------


def movable(state: NorthgardState, seat: int, territory: int, spec: int) -> tuple[int, bool]:
    """How many units may leave a territory now, and whether Kaija may."""
    kaija = state.kaija_at == territory and state.bear_seat == seat
    if state.owner[territory] == seat:
        units = state.units[territory]
        if state.stopped:
            units -= state.stopped.get(territory, 0)
        return units, kaija and not state.kaija_stopped
    if k.MOVE_SPECS[spec].pass_enemies:  # NG-9.4.23
        return state.attackers.get(territory, 0), kaija
    return 0, False


def sources(state: NorthgardState, seat: int, spec: int, left: int) -> list[int]:
    """Territories from which a move is possible, sorted; never from beside a Brown Bear (NG-10.9.1)."""
    bears = state.with_bears()
    starts = state.own(seat)
    if state.attackers and k.MOVE_SPECS[spec].pass_enemies:
        starts += state.attackers
    found = []
    for territory in starts:
        if territory not in bears:
            units, kaija = movable(state, seat, territory, spec)
            if (units or kaija) and _somewhere(state, seat, spec, left, territory, units, kaija):
                found.append(territory)
    return sorted(found)


def _somewhere(
    state: NorthgardState, seat: int, spec: int, left: int, source: int, units: int, kaija: bool
) -> bool:
    """Whether a group has any destination: usually the first neighbour will do."""
    if not state.line and units and not k.MOVE_SPECS[spec].leap:
        owner = state.owner
        ally = state.ally[seat]
        for near in state.land.regular[source]:
            if owner[near] != ally or ally < 0:
                return True
    return bool(destinations(state, seat, spec, left, source, units, kaija))


def cost(state: NorthgardState, spec: int, source: int, target: int) -> int:
    """Move points from one territory to its neighbour (NG-5.9.1)."""
    move = k.MOVE_SPECS[spec]
    return 1 if move.ignore_rough or move.leap or target in state.land.regular[source] else 2


def destinations(
    state: NorthgardState, seat: int, spec: int, left: int, source: int, units: int, kaija: bool
) -> list[int]:
    """Where at least one of these figures may go, sorted."""
    land = state.land
    if k.MOVE_SPECS[spec].leap:
        valkyries = state.with_valkyries()
        return sorted(
            target
            for target in land.roots
            if target != source
            and land.open_sides[target]
            and target not in valkyries
            and (state.owner[target] < 0 or state.owner[target] != state.ally[seat])
            and may_enter(state, seat, spec, target, 0, units, kaija)
        )
    return [
        target
        for target in land.adjacent[source]
        if (points := left - cost(state, spec, source, target)) >= 0
        and may_enter(state, seat, spec, target, points, units, kaija)
    ]


def may_enter(
    state: NorthgardState, seat: int, spec: int, target: int, left: int, units: int, kaija: bool
) -> bool:
    """Whether units, or without units Kaija alone, may enter a territory with so many points left afterwards."""
    owner = state.owner[target]
    if state.line:
        valkyries = sum(
            1 for creature in state.line if state.creature_at[creature] == target and IS_VALKYRIE[creature]
        )
        # NG-10.5.2: two of them, or one beside another player's units, bar the way.
        if valkyries > 1 or (valkyries and owner >= 0 and owner != seat):
            return False
    if owner < 0 or owner == seat:
        return True
    if owner == state.ally[seat]:
        return can_cross(state, seat, spec, target, left, kaija and not units)
    return units > 0 or kaija_awake(state, seat)


def kaija_awake(state: NorthgardState, seat: int) -> bool:
    """Whether Kaija may enter enemy territories this year (NG-8.1.4)."""
    return bool(state.flags[seat] & k.KAIJA_AWAKE)


def can_cross(state: NorthgardState, seat: int, spec: int, territory: int, left: int, kaija: bool) -> bool:
    """Whether a group in a teammate's territory could go on to where it may end (NG-11.2.4)."""
    if territory in state.with_bears():
        return False
    return any(
        points >= 0 and may_enter(state, seat, spec, target, points, 0 if kaija else 1, kaija)
        for target in state.land.adjacent[territory]
        for points in (left - cost(state, spec, territory, target),)
    )


# -- decisions ----------------------------------------------------------------------------------------------


class Move(Choice):
    """The next move starts here, or the moves are over (NG-5.9.2)."""

    kind = "move"
    rules = ("NG-5.9.1", "NG-5.9.2")
    verbs = (DO_FROM, DO_DONE)
    fields = (Field("left"), Field("spec"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"left": frame[2]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, left, spec = frame
        found: list[Action] = [(DO_FROM, territory) for territory in sources(state, seat, spec, left)]
        # A Move may be played without moving anything; only Hidden Ways must relocate its group.
        if not k.MOVE_SPECS[spec].leap:
            found.insert(0, DONE)
        return found

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_FROM, territory) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        _, seat, left, spec = frame
        if action[0] == DO_DONE:
            return [Violation("must_relocate", "NG-9.4.10")]
        territory = action[1]
        area = {"area": area_word(territory)}
        if territory in state.attackers:
            return [Violation("must_stop", "NG-5.9.4", area)]
        if state.owner[territory] != seat:
            return [Violation("no_own_units", "NG-5.9.1", area)]
        if territory in state.with_bears():
            return [Violation("bear_holds", "NG-10.9.1", area)]
        units, kaija = movable(state, seat, territory, spec)
        if not units and not kaija:
            return [Violation("must_fight_valkyrie", "NG-10.5.2", area)]
        return [Violation("nowhere_to_go", "NG-5.9.1", {"area": area_word(territory), "left": left})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, left, spec = frame
        state.stack.pop()
        if action[0] == DO_DONE:
            state.stack.append((kinds.MOVE_END, seat, spec, -1))
        else:
            state.stack.append((kinds.MOVE_TO, seat, left, spec, action[1], 0, 0))


class MoveTo(Choice):
    """Where the group goes. A group inside a teammate's territory (units, Kaija in the frame) must go on whole."""

    kind = "move_to"
    rules = ("NG-5.9.1", "NG-11.2.4")
    verbs = (DO_TO,)
    fields = (Field("left"), Field("spec"), Field("source", AREA), Field("units"), Field("kaija"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"area": area_word(frame[4]), "left": frame[2]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, left, spec, source, units, kaija = frame
        if units or kaija:
            found = [
                target
                for target in state.land.adjacent[source]
                if (points := left - cost(state, spec, source, target)) >= 0
                # A group with Kaija needs a place that she may enter.
                and may_enter(state, seat, spec, target, points, 0 if kaija else units, bool(kaija))
            ]
        else:
            able, kaija_able = movable(state, seat, source, spec)
            found = destinations(state, seat, spec, left, source, able, kaija_able)
        return [(DO_TO, target) for target in found]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TO, territory) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        seat, left, spec, source = frame[1:5]
        target = action[1]
        area = {"area": area_word(target)}
        leap = k.MOVE_SPECS[spec].leap
        if leap and (target == source or not state.land.open_sides[target]):
            return [Violation("not_open", "NG-9.4.10", area)]
        if not leap:
            if target not in state.land.adjacent[source]:
                return [Violation("not_adjacent", "NG-3.4.1", area)]
            price = cost(state, spec, source, target)
            if price > left:
                return [Violation("rough_border", "NG-5.9.1", {"cost": price, "left": left})]
        if target in state.with_valkyries():
            return [Violation("valkyrie_bars", "NG-10.5.2", area)]
        if state.owner[target] == state.ally[seat] >= 0:
            return [Violation("teammates_land", "NG-11.2.4", area)]
        return [Violation("kaija_stays_out", "NG-5.9.8", area)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, left, spec, source, units, kaija = frame
        target = action[1]
        state.stack.pop()
        left -= cost(state, spec, source, target)
        if units or kaija:
            _arrive(state, seat, left, spec, target, units, bool(kaija))
        else:
            state.stack.append((kinds.MOVE_COUNT, seat, left, spec, source, target))


class MoveCount(Choice):
    """How many figures go."""

    kind = "move_count"
    rules = ("NG-5.9.1", "NG-8.1.4")
    verbs = (DO_SEND, DO_SEND_KAIJA)
    fields = (Field("left"), Field("spec"), Field("source", AREA), Field("target", AREA))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"area": area_word(frame[4]), "to": area_word(frame[5])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, left, spec, source, target = frame
        units, kaija = movable(state, seat, source, spec)
        found: list[Action] = []
        if units and may_enter(state, seat, spec, target, left, units, False):
            found = [(DO_SEND, number) for number in range(1, units + 1)]
        if kaija and may_enter(state, seat, spec, target, left, 0, True):
            found += [(DO_SEND_KAIJA, number) for number in range(units + 1)]
        return found

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        units = state.units[frame[4]]
        return [(DO_SEND, units + 1), (DO_SEND_KAIJA, units)]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == DO_SEND_KAIJA:
            return [Violation("kaija_stays_out", "NG-5.9.8", {"area": area_word(frame[5])})]
        units, _ = movable(state, frame[1], frame[4], frame[3])
        return [Violation("not_so_many", "NG-5.9.1", {"number": units})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, left, spec, source, target = frame
        verb, units = action
        kaija = verb == DO_SEND_KAIJA
        state.stack.pop()
        if kaija and k.MOVE_SPECS[spec].kaija_collects:  # NG-9.2.1
            yields = state.yields(source)
            state.gain(seat, FOOD, symbol(yields, FOOD), "bear_clan")
            state.gain(seat, WOOD, symbol(yields, WOOD), "bear_clan")
        if state.events is not None:
            params: dict[str, str | int] = {
                "number": units + kaija,
                "area": area_word(source),
                "to": area_word(target),
            }
            state.emit("moved", seat, "", params)
        _leave(state, seat, source, units, kaija)
        _arrive(state, seat, left, spec, target, units, kaija)


def _leave(state: NorthgardState, seat: int, source: int, units: int, kaija: bool) -> None:
    if kaija:
        state.kaija_at = -1
    if state.owner[source] == seat:
        state.take_units(source, units)
        return
    state.attackers[source] -= units
    if not state.attackers[source] and not state.kaija_in(seat, source):
        del state.attackers[source]


def _arrive(
    state: NorthgardState, seat: int, left: int, spec: int, target: int, units: int, kaija: bool
) -> None:
    owner = state.owner[target]
    if owner >= 0 and owner == state.ally[seat]:
        state.stack.append((kinds.MOVE_TO, seat, left, spec, target, units, int(kaija)))
        return
    if owner < 0 or owner == seat:
        if units:
            state.put_units(seat, target, units)
        if kaija:
            state.put_kaija(target)
        if state.line and target in state.with_valkyries():  # NG-10.5.2
            state.stopped[target] = state.stopped.get(target, 0) + units
            state.kaija_stopped |= kaija
    else:
        state.attackers[target] = state.attackers.get(target, 0) + units
        if kaija:
            state.kaija_at = target
    go_on(state, seat, left, spec)


# -- after the moves ----------------------------------------------------------------------------------------


def fight_code(territory: int, creature: int = -1) -> int:
    """A fight to come: against the owner of a territory, or against a creature there."""
    return territory * OPPONENTS + creature + 1


class MoveEnd(Step[NorthgardState]):
    """All moves are made: collect the fights, asking territory by territory for creatures to attack (NG-10.6.2)."""

    kind = "move_end"
    automatic = True
    fields = (Field("spec"), Field("after", AREA), Field("fights", FIGHT))
    repeats = True

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, spec, after, *fights = frame
        if after < 0:
            fights = [fight_code(territory) for territory in sorted(state.attackers)]
        if state.line:
            for territory in sorted(state.own(seat)):
                creatures = state.creatures_in(territory) if territory > after else []
                forced = [creature for creature in creatures if IS_VALKYRIE[creature]]
                if forced:
                    fights.append(fight_code(territory, forced[0]))
                elif creatures:
                    state.stack.append((kinds.DECLARE, seat, spec, territory, *fights))
                    return
        state.stack.append((kinds.COMBATS, seat, spec, *fights))


class Declare(Choice):
    """Which creature of a territory is attacked, if any."""

    kind = "declare_creatures"
    rules = ("NG-10.6.1", "NG-10.6.2")
    verbs = (DO_ATTACK, DO_DECLINE)
    fields = (Field("spec"), Field("territory", AREA), Field("fights", FIGHT))
    repeats = True

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"area": area_word(frame[3])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        found: list[Action] = [(DO_ATTACK, creature) for creature in state.creatures_in(frame[3])]
        return [DECLINE, *sorted(found)]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_ATTACK, creature) for creature in state.line]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("creature_elsewhere", "NG-10.6.2", {"creature": CREATURE.word(action[1])})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, spec, territory, *fights = frame
        state.stack.pop()
        if action[0] == DO_ATTACK:
            fights.append(fight_code(territory, action[1]))
        state.stack.append((kinds.MOVE_END, seat, spec, territory, *fights))
