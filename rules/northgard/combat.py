"""Combats (NG-6), against players and creatures alike (NG-10.6.4).

One automatic step walks through the stages; where somebody has to decide, the decision lies on top of it and writes
its answer into the frame below. A side is a seat, or CREATURE_SIDE + the number of a creature.
"""

from __future__ import annotations

from typing import Final

from rules.core import Action, Field, Frame, Step
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import area_word
from rules.northgard.content import (
    CREATURES,
    DEFENSE_TOWER,
    FACES,
    FOOD,
    FORTRESS,
    SNAKE,
    STAG,
    WOLF,
    building_count,
)
from rules.northgard.retreating import begin_retreat
from rules.northgard.state import CREATURE_FAME, IS_VALKYRIE, OFF_MAP, STAG_POWER, NorthgardState
from rules.northgard.vocabulary import AREA, DO_PUSH, FIGHT, KAIJA, OPPONENTS, UNIT

CREATURE_SIDE: Final = 8
# Stages of a combat.
PUSH, FOOD_ATTACKER, FOOD_DEFENDER, ROLL_ATTACKER, AXES, ROLL_DEFENDER, RESULT, RETREAT, AFTER = range(9)
NOBODY, ATTACKER, DEFENDER = range(3)  # who won
# Places in the frame of a combat.
(
    TERRITORY,
    ATTACKING,
    DEFENDING,
    SPEC,
    STAGE,
    FOOD_A,
    FOOD_D,
    POINTS_A,
    SKULLS_A,
    POINTS_D,
    SKULLS_D,
    WINNER,
) = range(2, 14)
_NO_CARD: Final = k.MoveSpec(0)


def begin_combat(
    state: NorthgardState, active: int, territory: int, attacker: int, defender: int, spec: int = -1
) -> None:
    """Start a combat; `spec` is the Move whose bonuses the attacker has, -1 without a card."""
    frame = (kinds.COMBAT, active, territory, attacker, defender, spec, PUSH, 0, 0, 0, 0, 0, 0, 0)
    state.stack.append(frame)
    if state.events is not None:
        area = area_word(territory)
        if attacker >= CREATURE_SIDE:
            state.emit("creature_attacked", defender, "", {"creature": _creature(attacker), "area": area})
        elif defender >= CREATURE_SIDE:
            state.emit("attacked_creature", attacker, "", {"creature": _creature(defender), "area": area})
        else:
            state.emit("attacked", attacker, "", {"rival": defender, "area": area})


def _creature(side: int) -> str:
    return CREATURES[side - CREATURE_SIDE].id


def move_spec(frame: Frame) -> k.MoveSpec:
    """The bonuses of the attacker's card."""
    return k.MOVE_SPECS[frame[SPEC]] if frame[SPEC] >= 0 else _NO_CARD


def fighters(state: NorthgardState, frame: Frame, attacking: bool) -> tuple[int, bool]:
    """Units of a player's side, and whether Kaija is with them."""
    territory = frame[TERRITORY]
    seat = frame[ATTACKING if attacking else DEFENDING]
    kaija = state.kaija_in(seat, territory)
    if attacking and frame[DEFENDING] < CREATURE_SIDE:
        return state.attackers.get(territory, 0), kaija
    return (state.units[territory] if state.owner[territory] == seat else 0), kaija


def _changed(frame: Frame, **values: int) -> Frame:
    fields = list(frame)
    for name, value in values.items():
        fields[_PLACE[name]] = value
    return tuple(fields)


_PLACE: Final = {
    "stage": STAGE,
    "food_a": FOOD_A,
    "food_d": FOOD_D,
    "points_a": POINTS_A,
    "skulls_a": SKULLS_A,
    "points_d": POINTS_D,
    "skulls_d": SKULLS_D,
    "winner": WINNER,
}


class Combat(Step[NorthgardState]):
    """The stages of one combat, from the push to the rewards."""

    kind = "combat"
    automatic = True
    fields = (
        Field("territory", AREA),
        Field("attacker"),
        Field("defender"),
        Field("spec"),
        Field("stage"),
        Field("attacker_food"),
        Field("defender_food"),
        Field("attacker_points"),
        Field("attacker_skulls"),
        Field("defender_points"),
        Field("defender_skulls"),
        Field("winner"),
    )

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _STAGES[frame[STAGE]](state, frame)


def _push(state: NorthgardState, frame: Frame) -> None:
    state.stack.append(_changed(frame, stage=FOOD_ATTACKER))
    if move_spec(frame).push_defender and frame[DEFENDING] < CREATURE_SIDE and push_options(state, frame):
        state.stack.append((kinds.PUSH_DEFENDER, frame[ATTACKING]))


def _food_attacker(state: NorthgardState, frame: Frame) -> None:
    if frame[DEFENDING] < CREATURE_SIDE and not any(fighters(state, frame, False)):
        take_over(state, frame)  # Intimidate pushed the last defender away: no combat, nobody won one
        return
    state.stack.append(_changed(frame, stage=FOOD_DEFENDER))
    _ask_food(state, frame, True)


def _food_defender(state: NorthgardState, frame: Frame) -> None:
    state.stack.append(_changed(frame, stage=ROLL_ATTACKER))
    _ask_food(state, frame, False)


def _ask_food(state: NorthgardState, frame: Frame, attacking: bool) -> None:
    seat = frame[ATTACKING if attacking else DEFENDING]
    if seat < CREATURE_SIDE and most_food(state, frame, attacking):
        state.stack.append((kinds.COMBAT_FOOD, seat, int(attacking)))


def most_food(state: NorthgardState, frame: Frame, attacking: bool) -> int:
    """At most one food for each figure in this combat (NG-6.5)."""
    units, kaija = fighters(state, frame, attacking)
    seat = frame[ATTACKING if attacking else DEFENDING]
    return min(state.resources[3 * seat + FOOD], units + kaija)


def _roll(state: NorthgardState, frame: Frame, attacking: bool) -> tuple[int, int, bool]:
    """Points and casualties of a die, and whether the roller has a choice to make (NG-6.6, NG-10.6.4)."""
    face = FACES[state.rng.below(len(FACES))]
    side = frame[ATTACKING if attacking else DEFENDING]
    if state.events is not None:
        if side >= CREATURE_SIDE:
            state.emit("creature_rolled", -1, "", {"creature": _creature(side), "face": face.id})
        else:
            state.emit("rolled", side, "", {"face": face.id})
    if not face.choice:
        return face.points, face.casualties, False
    with_creature = frame[ATTACKING] >= CREATURE_SIDE or frame[DEFENDING] >= CREATURE_SIDE
    return (1, 0, False) if with_creature else (0, 0, True)


def _roll_attacker(state: NorthgardState, frame: Frame) -> None:
    points, skulls, choice = _roll(state, frame, True)
    state.stack.append(
        _changed(frame, stage=AXES, points_a=frame[POINTS_A] + points, skulls_a=frame[SKULLS_A] + skulls)
    )
    if choice:
        state.stack.append((kinds.DIE_CHOICE, frame[ATTACKING], 1))


def _axes(state: NorthgardState, frame: Frame) -> None:
    going_on = _changed(frame, stage=ROLL_DEFENDER)
    if not move_spec(frame).after_roll_choice:
        state.stack.append(going_on)
    elif frame[DEFENDING] >= CREATURE_SIDE:  # a casualty is worthless against a creature (NG-9.4.3)
        state.stack.append(_changed(going_on, points_a=frame[POINTS_A] + 1))
    else:
        state.stack.append(going_on)
        state.stack.append((kinds.AXE_THROWERS, frame[ATTACKING]))


def _roll_defender(state: NorthgardState, frame: Frame) -> None:
    points, skulls, choice = _roll(state, frame, False)
    state.stack.append(_changed(frame, stage=RESULT, points_d=points, skulls_d=skulls))
    if choice:
        state.stack.append((kinds.DIE_CHOICE, frame[DEFENDING], 0))


def ignores_defences(state: NorthgardState, frame: Frame) -> bool:
    """Conqueror: towers and Fortresses do not count when this player attacks a player (NG-9.4.12)."""
    attacker = frame[ATTACKING]
    return attacker < CREATURE_SIDE and bool(state.flags[attacker] & k.IGNORE_DEFENCES)


def strength(state: NorthgardState, frame: Frame, attacking: bool) -> int:
    """Combat points of a side: figures, bonuses, food and die (NG-6.3 to NG-6.6)."""
    side = frame[ATTACKING if attacking else DEFENDING]
    rolled = frame[POINTS_A if attacking else POINTS_D]
    if side >= CREATURE_SIDE:
        return CREATURES[side - CREATURE_SIDE].value + rolled
    territory = frame[TERRITORY]
    units, kaija = fighters(state, frame, attacking)
    total = units + 2 * kaija + rolled + frame[FOOD_A if attacking else FOOD_D]
    if state.scorched_at == territory and state.clan[side] == SNAKE:  # NG-8.5.4
        total += 1
    if attacking:
        total += move_spec(frame).points
    elif not ignores_defences(state, frame):
        total += 2 * building_count(state.buildings[territory], FORTRESS)
    return total


def casualties(state: NorthgardState, frame: Frame) -> tuple[int, int]:
    """What attacker and defender suffer (NG-6.7); casualties against a creature are void."""
    suffered_a = suffered_d = 0
    if frame[ATTACKING] < CREATURE_SIDE:
        suffered_a = frame[SKULLS_D]
        if frame[DEFENDING] < CREATURE_SIDE and not ignores_defences(state, frame):
            suffered_a += building_count(state.buildings[frame[TERRITORY]], DEFENSE_TOWER)
        suffered_a = max(0, suffered_a - move_spec(frame).cancel_casualties)
    if frame[DEFENDING] < CREATURE_SIDE:
        suffered_d = frame[SKULLS_A]
    return suffered_a, suffered_d


def _wiped_out(state: NorthgardState, frame: Frame, attacking: bool, suffered: int) -> bool:
    if frame[ATTACKING if attacking else DEFENDING] >= CREATURE_SIDE:
        return False
    units, kaija = fighters(state, frame, attacking)
    return suffered >= units + kaija


def _result(state: NorthgardState, frame: Frame) -> None:
    suffered_a, suffered_d = casualties(state, frame)
    wiped_a = _wiped_out(state, frame, True, suffered_a)
    wiped_d = _wiped_out(state, frame, False, suffered_d)
    points_a, points_d = strength(state, frame, True), strength(state, frame, False)
    if wiped_a and wiped_d:
        winner = NOBODY
    elif wiped_a or wiped_d:
        winner = DEFENDER if wiped_a else ATTACKER
    else:
        winner = ATTACKER if points_a > points_d else DEFENDER
    if state.events is not None:
        params: dict[str, str | int] = {
            "area": area_word(frame[TERRITORY]),
            "attacker_points": points_a,
            "defender_points": points_d,
            "attacker_losses": suffered_a,
            "defender_losses": suffered_d,
            "winner": ("nobody", "attacker", "defender")[winner],
        }
        state.emit("combat_result", frame[1], "", params)
    state.stack.append(_changed(frame, stage=RETREAT, winner=winner))
    against_player = frame[DEFENDING] < CREATURE_SIDE
    if suffered_d:
        suffer(state, frame[DEFENDING], frame[TERRITORY], suffered_d, False)
    if suffered_a:
        suffer(state, frame[ATTACKING], frame[TERRITORY], suffered_a, against_player)


def suffer(state: NorthgardState, seat: int, territory: int, number: int, attacking: bool) -> None:
    """Remove figures; a Bear who keeps some decides about Kaija (NG-6.8)."""
    units = state.attackers.get(territory, 0) if attacking else state.units[territory]
    kaija = state.kaija_in(seat, territory)
    if number >= units + kaija:
        if kaija:
            state.kaija_at = OFF_MAP
        lose_units(state, seat, territory, units, attacking)
    elif kaija:
        state.stack.append((kinds.CASUALTY_CHOICE, seat, territory, number, int(attacking)))
    else:
        lose_units(state, seat, territory, number, attacking)


def lose_units(state: NorthgardState, seat: int, territory: int, number: int, attacking: bool) -> None:
    """Units return to the reserve."""
    state.reserve[seat] += number
    if attacking:
        state.attackers[territory] -= number
    else:
        state.take_units(territory, number)


def _retreat(state: NorthgardState, frame: Frame) -> None:
    state.stack.append(_changed(frame, stage=AFTER))
    territory, winner = frame[TERRITORY], frame[WINNER]
    attacker, defender = frame[ATTACKING], frame[DEFENDING]
    if defender >= CREATURE_SIDE:
        if winner == DEFENDER and IS_VALKYRIE[defender - CREATURE_SIDE]:
            _withdraw(state, attacker, territory, move_spec(frame).retreat_over_rough)
    elif winner == ATTACKER:
        _withdraw(state, defender, territory, False)
        if attacker < CREATURE_SIDE:
            take_over(state, frame)
    else:
        units = state.attackers.pop(territory, 0)
        kaija = attacker < CREATURE_SIDE and state.kaija_in(attacker, territory)
        if kaija:
            state.kaija_at = OFF_MAP
        if units or kaija:
            begin_retreat(state, attacker, territory, units, kaija, move_spec(frame).retreat_over_rough)


def _withdraw(state: NorthgardState, seat: int, territory: int, over_rough: bool) -> None:
    """The controller of a territory leaves it with all figures."""
    if state.owner[territory] != seat:
        return
    units, kaija = state.units[territory], state.kaija_in(seat, territory)
    if kaija:
        state.kaija_at = OFF_MAP
    state.take_units(territory, units)
    begin_retreat(state, seat, territory, units, kaija, over_rough)


def take_over(state: NorthgardState, frame: Frame) -> None:
    """The attacker's figures control the territory and its buildings (NG-6.10)."""
    territory, attacker = frame[TERRITORY], frame[ATTACKING]
    state.owner[territory] = attacker
    state.units[territory] = state.attackers.pop(territory, 0)
    state.check_control(territory)


def _after(state: NorthgardState, frame: Frame) -> None:
    """Rewards (NG-6.11, NG-10.6.5, NG-10.6.7)."""
    attacker, defender, winner = frame[ATTACKING], frame[DEFENDING], frame[WINNER]
    conquered = defender < CREATURE_SIDE
    if winner == ATTACKER and defender >= CREATURE_SIDE:
        defeat_creature(state, defender - CREATURE_SIDE, attacker)
        held = state.held_at_start >> frame[TERRITORY] & 1
        conquered = IS_VALKYRIE[defender - CREATURE_SIDE] and not held
    elif winner == DEFENDER and attacker >= CREATURE_SIDE:
        defeat_creature(state, attacker - CREATURE_SIDE, defender)
    if winner == ATTACKER and attacker < CREATURE_SIDE:
        if state.clan[attacker] == WOLF:
            state.gain(attacker, FOOD, 1, "clan_wolf")
        if state.clan[attacker] == STAG and conquered:
            state.gain_fame(attacker, STAG_POWER, 1)


def defeat_creature(state: NorthgardState, creature: int, seat: int) -> None:
    """A beaten creature leaves the map and gives its fame (NG-10.6.5)."""
    state.creature_at[creature] = OFF_MAP
    state.line.remove(creature)
    state.creature_discard.append(creature)
    if state.events is not None:
        state.emit("creature_defeated", seat, "", {"creature": CREATURES[creature].id})
    state.gain_fame(seat, CREATURE_FAME, CREATURES[creature].fame)


_STAGES: Final = (
    _push,
    _food_attacker,
    _food_defender,
    _roll_attacker,
    _axes,
    _roll_defender,
    _result,
    _retreat,
    _after,
)


# -- which combat is next -----------------------------------------------------------------------------------


class Combats(Step[NorthgardState]):
    """The fights of a Move action, one after the other (NG-5.9.5, NG-6.2)."""

    kind = "combats"
    automatic = True
    fields = (Field("spec"), Field("fights", FIGHT))
    repeats = True

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, spec, *fights = frame
        state.in_combat = tuple(sorted(fight // OPPONENTS for fight in fights))
        if not fights:
            state.attackers.clear()
            state.stopped.clear()
            state.kaija_stopped = False
            state.held_at_start = 0
        elif len(fights) == 1:
            start_fight(state, seat, spec, fights, fights[0])
        else:
            state.stack.append((kinds.COMBAT_ORDER, seat, spec, *fights))


def start_fight(state: NorthgardState, seat: int, spec: int, fights: list[int], fight: int) -> None:
    """Fight one, the others afterwards."""
    rest = [other for other in fights if other != fight]
    state.stack.append((kinds.COMBATS, seat, spec, *rest))
    territory, creature = fight // OPPONENTS, fight % OPPONENTS - 1
    defender = state.owner[territory] if creature < 0 else CREATURE_SIDE + creature
    begin_combat(state, seat, territory, seat, defender, spec)


def push_options(state: NorthgardState, combat: Frame) -> list[Action]:
    """Intimidate: a defender to an adjacent territory, neutral or the defender's, not in combat (NG-9.3.10)."""
    territory, defender = combat[TERRITORY], combat[DEFENDING]
    if territory in state.with_bears():
        return []
    valkyries = state.with_valkyries()
    units, kaija = fighters(state, combat, False)
    found: list[Action] = []
    for near in state.land.adjacent[territory]:
        if (
            (state.owner[near] < 0 or state.owner[near] == defender)
            and near not in state.in_combat
            and near not in valkyries
        ):
            if units:
                found.append((DO_PUSH, UNIT, near))
            if kaija:
                found.append((DO_PUSH, KAIJA, near))
    return sorted(found)
