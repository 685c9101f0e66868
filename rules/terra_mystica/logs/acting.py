"""The actions of a replay: upgrades, tracks, priests, power and special actions, bridges, passing."""

from __future__ import annotations

from rules.terra_mystica import checks
from rules.terra_mystica.board import BRIDGE_ENDS
from rules.terra_mystica.building import build_bridge, upgrade, upgrade_cost
from rules.terra_mystica.content import (
    AUREN_STEPS,
    BONUS_CULT,
    BONUS_SPADE,
    CARD,
    DOUBLE_TURN,
    ENGINEERS,
    FAVOR_STEP,
    FREE_TRADING,
    GIANT_SPADES,
    POWER_ACTION,
    POWER_BRIDGE,
    POWER_COINS,
    POWER_COST,
    POWER_DOUBLE_SPADE,
    POWER_PRIEST,
    POWER_SPADE,
    POWER_WORKERS,
    RIDE,
    ROUNDS,
    SANDSTORM,
    STRUCTURE,
)
from rules.terra_mystica.cults import free_order_space, send_priest
from rules.terra_mystica.logs.commands import Command
from rules.terra_mystica.logs.ids import CULTS, ENGINEER_BRIDGE, SPECIALS, STRUCTURES, number_of
from rules.terra_mystica.logs.table import Table
from rules.terra_mystica.logs.turns import Followups, Refused
from rules.terra_mystica.resources import gain_coins, gain_priests, gain_workers, pay, spend_power
from rules.terra_mystica.state import CARDS_PHASE, OWED_ORDINATION, OWED_SPADES
from rules.terra_mystica.tracks import advance_exchange, advance_shipping

HALFLING_FOLLOWUPS: Followups = {"transform": 3, "build": 1}
ONE_SPADE: Followups = {"transform": 1, "build": 1, "dig": 1}
TWO_SPADES: Followups = {"transform": 2, "build": 1, "dig": 1}
ONE_BRIDGE: Followups = {"bridge": 1}
AFTER_POWER_ACTION: dict[int, Followups] = {
    POWER_BRIDGE: ONE_BRIDGE,
    POWER_SPADE: ONE_SPADE,
    POWER_DOUBLE_SPADE: TWO_SPADES,
}
AFTER_SPECIAL_ACTION: dict[int, Followups] = {
    BONUS_SPADE: ONE_SPADE,
    GIANT_SPADES: {"transform": 1, "build": 1},
    SANDSTORM: {"transform": 1, "build": 1},
    RIDE: {"build": 1},
    FREE_TRADING: {"upgrade": 1},
}


def upgrade_structure(table: Table, seat: int, command: Command) -> None:
    """TM-11; the Halflings' spades and the Darklings' ordination follow in the same action."""
    state = table.state
    hand = table.hand(seat)
    hex = table.land(command.where[0])
    structure = STRUCTURES[command.what]
    table.turns.begin(seat, "upgrade")
    free = hand.free_house and command.what == "TP"
    table.require(checks.check_upgrade(state, seat, hex, structure, free=free))
    if free:
        hand.free_house = False
    else:
        workers, coins = upgrade_cost(state, seat, hex, structure)
        pay(state, seat, workers, coins, 0, STRUCTURE.word(structure))
    upgrade(state, seat, hex, structure, "log")
    if hand.owed[OWED_SPADES]:
        hand.followups = dict(HALFLING_FOLLOWUPS)
        table.gain_spades(seat, hand.owed[OWED_SPADES])
        hand.owed[OWED_SPADES] = 0
    if hand.owed[OWED_ORDINATION]:
        hand.owed[OWED_ORDINATION] = 0
        hand.ordination = True
        hand.ordination_waits = "strict-darkling-sh" in table.options
    table.offer_power(seat)


def send(table: Table, seat: int, command: Command) -> None:
    """A priest to a cult: the named number of steps, or the best free space (TM-13.3)."""
    state = table.state
    cult = CULTS[command.what]
    table.turns.begin(seat, "send")
    steps = command.number or next(
        (steps for steps in (3, 2) if free_order_space(state, cult, steps) >= 0), 1
    )
    table.require(checks.check_send(state, seat, cult, steps))
    before = state.cults[4 * seat + cult]
    send_priest(state, seat, cult, steps)
    table.note_blocked(seat, cult, before, steps)


def advance(table: Table, seat: int, command: Command) -> None:
    """The shipping or the exchange track (TM-10)."""
    state = table.state
    table.turns.begin(seat, "advance")
    if command.what == "SHIP":
        table.require(checks.check_shipping(state, seat))
        advance_shipping(state, seat)
    else:
        table.require(checks.check_exchange(state, seat))
        advance_exchange(state, seat)


def action(table: Table, seat: int, command: Command) -> None:
    """A power action, a special action, or the Engineers' bridge."""
    if command.what == ENGINEER_BRIDGE:
        _engineer_bridge(table, seat)
    elif command.what in SPECIALS:
        _special_action(table, seat, SPECIALS[command.what])
    else:
        power_action = number_of(command.what, "ACT", len(POWER_ACTION))
        if power_action < 0:
            raise Refused("TM-24.2", f"there is no action '{command.what}'")
        _power_action(table, seat, power_action)


def _power_action(table: Table, seat: int, power_action: int) -> None:
    """TM-14."""
    state = table.state
    table.turns.begin(seat, "action", AFTER_POWER_ACTION.get(power_action, {}))
    table.require(checks.check_power_action(state, seat, power_action), "no_space_for_spade")
    source = POWER_ACTION.word(power_action)
    spend_power(state, seat, POWER_COST[power_action], source)
    state.power_used |= 1 << power_action
    if power_action == POWER_BRIDGE:
        table.hand(seat).bridges += 1
    elif power_action == POWER_PRIEST:
        gain_priests(state, seat, 1, source)
    elif power_action == POWER_WORKERS:
        gain_workers(state, seat, 2, source)
    elif power_action == POWER_COINS:
        gain_coins(state, seat, 7, source)
    else:
        table.gain_spades(seat, 1 if power_action == POWER_SPADE else 2)


def _special_action(table: Table, seat: int, special: int) -> None:
    """TM-15."""
    state = table.state
    hand = table.hand(seat)
    table.turns.begin(seat, "action", AFTER_SPECIAL_ACTION.get(special, {}))
    table.require(checks.check_special(state, seat, special), "no_space_for_spade")
    state.used[seat] |= 1 << special
    if special == BONUS_SPADE:
        table.gain_spades(seat, 1)
    elif special == GIANT_SPADES:
        table.gain_spades(seat, 2)
    elif special in (BONUS_CULT, FAVOR_STEP):
        hand.cult_steps += 1
    elif special == AUREN_STEPS:
        hand.cult_steps += 2
        hand.one_track = True
    elif special == RIDE:
        hand.free_dwelling = True
    elif special == SANDSTORM:
        hand.free_transform = True
    elif special == FREE_TRADING:
        hand.free_house = True
    elif special == DOUBLE_TURN:
        hand.actions += 2


def _engineer_bridge(table: Table, seat: int) -> None:
    """TM-20.10.2."""
    state = table.state
    table.turns.begin(seat, "action", ONE_BRIDGE)
    if state.faction[seat] != ENGINEERS:
        raise Refused("TM-20.10.2", "only the Engineers build bridges for workers")
    workers = checks.ENGINEER_BRIDGE_WORKERS
    table.require(checks.cannot_afford(state, seat, "TM-20.10.2", workers=workers))
    pay(state, seat, workers, 0, 0, "special_engineer_bridge")
    table.hand(seat).bridges += 1


def bridge(table: Table, seat: int, command: Command) -> None:
    """Place a bridge that is paid for (TM-14.2)."""
    state = table.state
    hand = table.hand(seat)
    one, other = (table.land(word) for word in command.where)
    if not hand.bridges:
        raise Refused("TM-14.2", "no bridge is paid for")
    if (one, other) in BRIDGE_ENDS:
        site = BRIDGE_ENDS.index((one, other))
    elif (other, one) in BRIDGE_ENDS:
        site = BRIDGE_ENDS.index((other, one))
    else:
        raise Refused("TM-2.6.1", f"there is no bridge site {':'.join(command.where)}")
    table.turns.begin(seat, "bridge", ONE_BRIDGE if hand.bridges > 1 else {})
    table.require(checks.check_bridge(state, seat, site))
    hand.bridges -= 1
    build_bridge(state, seat, site, "log")


def pass_round(table: Table, seat: int, command: Command) -> None:
    """Action 8, or the first bonus card in the set-up (TM-16, TM-3.9)."""
    state = table.state
    card = number_of(command.what, "BON", len(CARD))
    if state.phase == CARDS_PHASE:
        if not state.placements or state.placements[0] != seat:
            raise Refused("TM-3.9.1", "another player takes a card now")
        _check_card(table, card)
        state.placements.pop(0)
        table.take_card(seat, card)
        return
    hand = table.hand(seat)
    hand.actions = min(hand.actions, 1)  # a pass ends a double turn (TM-20.5.2)
    table.turns.begin(seat, "pass")
    if state.round < ROUNDS:
        _check_card(table, card)
    table.pass_turn(seat, card if state.round < ROUNDS else -1)


def _check_card(table: Table, card: int) -> None:
    state = table.state
    if card < 0 or state.card_coins[card] < 0 or card in state.card:
        raise Refused("TM-16.1", "this bonus card cannot be taken")
