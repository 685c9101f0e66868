"""Digging, transforming and building in a replay (log_format.md section 5, section 7 T2 and T3)."""

from __future__ import annotations

from rules.terra_mystica.board import HEX, wheel_distance
from rules.terra_mystica.building import build_dwelling, pay_dwelling, put_dwelling, set_terrain
from rules.terra_mystica.checks import (
    check_dwelling_cost,
    check_dwelling_left,
    check_free_land,
    check_reach,
    sandstorm_hexes,
)
from rules.terra_mystica.content import GIANTS
from rules.terra_mystica.logs.commands import Command
from rules.terra_mystica.logs.ids import COLOUR_TERRAIN, COLOURS
from rules.terra_mystica.logs.table import Table
from rules.terra_mystica.logs.turns import Refused
from rules.terra_mystica.spades import (
    GIANT_SPADES_NEEDED,
    affordable_spades,
    buy_spades,
    can_pay_skip,
    pay_skip,
)
from rules.terra_mystica.state import ACTIONS_PHASE, CULT_PHASE, DWELLINGS_PHASE

AFTER_DIGGING = {"transform": 1, "build": 1, "dig": 1}


def dig(table: Table, seat: int, command: Command) -> None:
    """Buy spades (TM-8.4.1)."""
    state = table.state
    table.turns.begin(seat, "dig", AFTER_DIGGING)
    if affordable_spades(state, seat) < command.number:
        raise Refused("TM-8.4.1", f"{command.number} spades cannot be paid")
    buy_spades(state, seat, command.number)
    table.hand(seat).dug = True
    table.gain_spades(seat, command.number)


def transform(table: Table, seat: int, command: Command) -> None:
    """Use spades on a hex, or the sandstorm."""
    hex = table.land(command.where[0])
    if not command.what:
        terrain = _towards_home(table, seat, hex)
    elif command.what in COLOUR_TERRAIN:
        terrain = COLOUR_TERRAIN[command.what]
    else:
        raise Refused("TM-24.2", f"unknown colour '{command.what}'")
    _transform(table, seat, hex, terrain)


def build(table: Table, seat: int, command: Command) -> None:
    """A dwelling, on a hex that the spades in hand make home terrain if it is not yet (TM-8.2)."""
    state = table.state
    hand = table.hand(seat)
    hex = table.land(command.where[0])
    if state.phase == DWELLINGS_PHASE:
        _place_first(table, seat, hex)
        return
    table.require(check_free_land(state, hex, "TM-8.2.1"))
    foreign = state.terrain[hex] != state.home(seat)
    if (not foreign or not hand.followups.get("transform")) and hand.made_home and hex not in hand.made_home:
        hand.followups.pop("build", None)  # not on a space of this action: another action, if there is one
    table.turns.begin(seat, "build", {"transform": 1} if foreign else {})
    free = hand.free_dwelling
    if foreign:
        if free:
            raise Refused("TM-20.4.2", f"{command.where[0]} is not forest")
        _transform(table, seat, hex, state.home(seat))
    elif not free:
        _reach(table, seat, hex)
    if hand.spades:
        raise Refused("TM-8.5.8", "all transforming comes before the dwelling")
    table.require(check_dwelling_left(state, seat))
    if free:
        hand.free_dwelling = False
    else:
        table.require(check_dwelling_cost(state, seat))
        pay_dwelling(state, seat)
    build_dwelling(state, seat, hex, "log")
    table.offer_power(seat)


def _place_first(table: Table, seat: int, hex: int) -> None:
    """TM-3.8."""
    state = table.state
    if not state.placements or state.placements[0] != seat:
        raise Refused("TM-3.8.2", "another player places a dwelling now")
    table.require(check_free_land(state, hex, "TM-3.8.3"))
    if state.terrain[hex] != state.home(seat):
        raise Refused("TM-3.8.3", f"{HEX.word(hex)} is not the home terrain")
    put_dwelling(state, seat, hex)
    state.placements.pop(0)


def _reach(table: Table, seat: int, hex: int) -> None:
    """A hex must be in reach; a tunnel or carpet is paid once a turn and serves one hex (TM-20.9.4)."""
    state = table.state
    hand = table.hand(seat)
    skip, violations = check_reach(state, seat, hex)
    table.require(violations)
    if not skip or hand.skipped_to == hex:
        return
    if state.phase != ACTIONS_PHASE or state.passed[seat]:
        raise Refused("TM-20.9.6", f"{HEX.word(hex)} is out of reach")
    if hand.skipped_to >= 0:
        raise Refused("TM-20.9.4", "only one tunnel or carpet in an action")
    if not can_pay_skip(state, seat):
        raise Refused("TM-20.9.2", "the tunnel or carpet cannot be paid")
    pay_skip(state, seat, hex)
    hand.skipped_to = hex


def _transform(table: Table, seat: int, hex: int, terrain: int) -> None:
    state = table.state
    hand = table.hand(seat)
    home = state.home(seat)
    word = HEX.word(hex)
    table.require(check_free_land(state, hex, "TM-8.3.1"))
    if state.terrain[hex] == terrain:
        raise Refused("TM-8.3.2", f"{word} is {COLOURS[terrain]} already")
    in_turn = state.phase == ACTIONS_PHASE and not state.passed[seat]
    if in_turn:
        followups = {key: hand.followups.get(key, 0) for key in ("transform", "build")}
        followups["transform"] -= 1
        table.turns.begin(seat, "transform", followups)
        if hand.home_needed and terrain != home:
            raise Refused("TM-8.5.4", "only one space of an action may be left on a foreign terrain")
    elif state.phase not in (ACTIONS_PHASE, CULT_PHASE):
        raise Refused("TM-5.1", "nothing is transformed now")
    if hand.free_transform:
        if terrain != home or not sandstorm_hexes(state, seat) >> hex & 1:
            raise Refused("TM-20.12.2", f"the sandstorm does not reach {word}")
        hand.free_transform = False
    else:
        if state.faction[seat] == GIANTS and terrain != home:
            raise Refused("TM-20.6.1", "Giants transform into wasteland only")
        needed = spades_needed(state.terrain[hex], terrain, home, hand.spades, state.faction[seat] == GIANTS)
        if needed > hand.spades:
            raise Refused("TM-8.3.2", f"{word} needs {needed} spades, {hand.spades} are in hand")
        _reach(table, seat, hex)
        hand.spades -= needed
    set_terrain(state, hex, terrain)
    hand.home_needed = False
    if not hand.spades:
        hand.followups.pop("transform", None)
    elif terrain != home and in_turn:
        if not hand.followups.get("transform"):
            raise Refused("TM-8.5.5", "bought spades all go to one space")
        hand.home_needed = True
    if terrain == home:
        hand.made_home.add(hex)


def spades_needed(now: int, wanted: int, home: int, in_hand: int, giants: bool = False) -> int:
    """How many spades a change takes: never through the home terrain, the long way if just that many are in hand."""
    if giants:
        return GIANT_SPADES_NEEDED
    short = wheel_distance(now, wanted)
    if home in (now, wanted):
        return 7 - short if in_hand == 7 - short else short
    forwards = (wanted - now) % 7
    home_first = (home - now) % 7 < forwards
    return 7 - forwards if home_first else forwards


def _towards_home(table: Table, seat: int, hex: int) -> int:
    """The terrain of a ``transform`` without colour: as far towards home as the spades go; a tie goes backwards."""
    state = table.state
    hand = table.hand(seat)
    home = state.home(seat)
    if hand.free_transform or state.faction[seat] == GIANTS:
        return home
    now = state.terrain[hex]
    forwards = (now + min(hand.spades, (home - now) % 7)) % 7
    backwards = (now - min(hand.spades, (now - home) % 7)) % 7
    return forwards if wheel_distance(forwards, home) < wheel_distance(backwards, home) else backwards
