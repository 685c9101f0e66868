"""The turn: the eight actions and what follows them (TM-7, TM-8 to TM-16)."""

from __future__ import annotations

from rules.core import Action, Frame, Notice, Params, Step, Violation
from rules.terra_mystica import checks
from rules.terra_mystica.board import LAND_HEXES, SITE, bits
from rules.terra_mystica.building import (
    bridges_of,
    build_bridge,
    build_dwelling,
    near_opponent,
    pay_dwelling,
    upgrade,
    upgrade_cost,
)
from rules.terra_mystica.content import (
    AUREN_STEPS,
    BONUS_CULT,
    BONUS_SPADE,
    BRIDGES,
    CULT,
    DOUBLE_TURN,
    DWELLING,
    ENGINEERS,
    FAVOR_STEP,
    FREE_TRADING,
    GIANT_SPADES,
    PIECES,
    POWER_ACTION,
    POWER_BRIDGE,
    POWER_COINS,
    POWER_COST,
    POWER_PRIEST,
    POWER_SPADE,
    POWER_WORKERS,
    RIDE,
    ROUNDS,
    SANDSTORM,
    SPECIAL,
    STRUCTURE,
    TRADING_HOUSE,
    UPGRADES,
)
from rules.terra_mystica.cults import can_advance, free_order_space, send_priest
from rules.terra_mystica.frames import (
    AFTER_ACTION,
    BOUGHT_SPADES,
    BRIDGE_SITE,
    CHOOSE_CULT,
    DOUBLE_SECOND,
    FREE_SPADES,
    FREE_STEP,
    FREE_UPGRADE,
    GIANTS_SPADES,
    MAIN_ACTION,
    NEIGHBOURS_POWER,
    NEXT_SPADE,
    PASS_CARD,
    REWARDS,
    RIDE_CHOICE,
    SANDSTORM_CHOICE,
)
from rules.terra_mystica.free_steps import (
    NO_FREE_STEPS,
    POINTED,
    check_free_step,
    free_step_gestures,
    free_steps,
    play_free_step,
)
from rules.terra_mystica.notation import (
    BRIDGE,
    BUILD,
    EXCHANGE,
    PASS,
    POWER_USE,
    SACRIFICE,
    SEND,
    SHIPPING,
    SPECIAL_USE,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.resources import (
    gain_coins,
    gain_priests,
    gain_workers,
    pay,
    spend_power,
)
from rules.terra_mystica.rounds import pass_points, pass_round
from rules.terra_mystica.setup_steps import WRONG_DECISION
from rules.terra_mystica.spade_steps import begin_transform
from rules.terra_mystica.spades import pay_skip, skip_price, spade_hexes
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.tracks import SHIPPING_COINS, SHIPPING_PRIESTS, advance_exchange, advance_shipping


class MainAction(Step[TerraMysticaState]):
    """Exactly one of the eight actions, with free steps before it (TM-7.2)."""

    kind = "main_action"
    rules: tuple[str, ...] = ("TM-7.1.1", "TM-7.2.1", "TM-7.3.1")
    takes_single = False  # the only option is passing: the player should see it coming

    def params(self, state: TerraMysticaState, frame: Frame) -> Params:
        return {"round": state.round}

    def targets(self, state: TerraMysticaState, frame: Frame, action: Action) -> tuple[str, ...]:
        return POINTED.get(action[0]) or super().targets(state, frame, action)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        seat = frame[1]
        found = free_step_gestures(state, seat)
        found += [(BUILD, hex) for hex in LAND_HEXES]
        found += [(TRANSFORM, hex) for hex in LAND_HEXES]
        found += [(SHIPPING,), (EXCHANGE,), (PASS,)]
        found += [(UPGRADE, hex, structure) for hex in bits(state.occupied) for structure in range(1, 5)]
        found += [(SEND, cult, steps) for cult in range(4) for steps in (1, 2, 3)]
        found += [(POWER_USE, action) for action in range(len(POWER_ACTION))]
        found += [(SPECIAL_USE, special) for special in range(len(SPECIAL))]
        sites = range(len(SITE)) if state.faction[seat] == ENGINEERS else range(1)
        found += [(BRIDGE, site) for site in sites]
        return found

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        seat, kind = frame[1], action[0]
        if kind == PASS:
            return []
        if kind == SHIPPING:
            return checks.check_shipping(state, seat)
        if kind == EXCHANGE:
            return checks.check_exchange(state, seat)
        if kind == SACRIFICE:
            return checks.check_sacrifice(state, seat)
        if len(action) < 2 or action[1] < 0:
            return [WRONG_DECISION]
        if kind in NO_FREE_STEPS:
            return check_free_step(state, seat, action)
        if kind == BUILD:
            return checks.check_build(state, seat, action[1])
        if kind == TRANSFORM:
            return checks.check_transform(state, seat, BOUGHT_SPADES, 0, 0, (), action[1])
        if kind == UPGRADE and action[2] >= 0:
            return checks.check_upgrade(state, seat, action[1], action[2])
        if kind == SEND:
            return checks.check_send(state, seat, action[1], action[2])
        if kind == POWER_USE:
            return checks.check_power_action(state, seat, action[1])
        if kind == SPECIAL_USE:
            return checks.check_special(state, seat, action[1])
        if kind == BRIDGE:
            return checks.check_engineer_bridge(state, seat, action[1])
        return [WRONG_DECISION]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        """The fast twin of gestures and why_not, in the order of the verbs, so that the list is sorted."""
        seat = frame[1]
        board = state.board(seat)
        workers, coins, priests = state.workers[seat], state.coins[seat], state.priests[seat]
        power = state.bowls[3 * seat + 2]
        standing = state.standing
        found = free_steps(state, seat)
        # build
        cost_workers, cost_coins = board.costs[DWELLING]
        if (
            standing[5 * seat + DWELLING] < PIECES[DWELLING]
            and workers >= cost_workers
            and coins >= cost_coins
        ):
            home = state.terrain_sets[board.home] & ~state.occupied
            spaces = state.reachable(seat) & home
            if state.skip_distance(seat):
                skip_workers, skip_priests = skip_price(state, seat)
                if workers >= cost_workers + skip_workers and priests >= skip_priests:
                    spaces |= state.skippable(seat) & home
            while spaces:
                low = spaces & -spaces
                found.append((BUILD, low.bit_length() - 1))
                spaces ^= low
        # transform
        for hex in spade_hexes(state, seat, BOUGHT_SPADES, 0, 0, ()):
            found.append((TRANSFORM, hex))
        # tracks
        if (
            priests >= SHIPPING_PRIESTS
            and coins >= SHIPPING_COINS
            and state.shipping[seat] < board.shipping_max
        ):
            found.append((SHIPPING,))
        if state.exchange[seat] < board.exchange_steps:
            exchange_workers, exchange_coins, exchange_priests = board.exchange_cost
            if workers >= exchange_workers and coins >= exchange_coins and priests >= exchange_priests:
                found.append((EXCHANGE,))
        # upgrades
        own = state.own[seat]
        piece = state.piece
        while own:
            low = own & -own
            own ^= low
            hex = low.bit_length() - 1
            for structure in UPGRADES[piece[hex] - 1]:
                if standing[5 * seat + structure] < PIECES[structure]:
                    cost_workers, cost_coins = board.costs[structure]
                    if workers >= cost_workers and (
                        coins >= cost_coins
                        or (
                            structure == TRADING_HOUSE
                            and coins >= board.near_coins
                            and near_opponent(state, seat, hex)
                        )
                    ):
                        found.append((UPGRADE, hex, structure))
        # priests
        if priests:
            for cult in range(4):
                found.append((SEND, cult, 1))
                if free_order_space(state, cult, 2) >= 0:
                    found.append((SEND, cult, 2))
                if state.orders[4 * cult] < 0:
                    found.append((SEND, cult, 3))
        # power actions
        if power >= 3:
            for action in range(len(POWER_COST)):
                if power >= POWER_COST[action] and not state.power_used >> action & 1:
                    if action == POWER_BRIDGE:
                        if checks.check_any_bridge(state, seat):
                            continue
                    elif action >= POWER_SPADE and not spade_hexes(
                        state, seat, FREE_SPADES, action - POWER_SPADE + 1, 0, ()
                    ):
                        continue
                    found.append((POWER_USE, action))
        # special actions
        for special in range(len(SPECIAL)):
            if checks.owns_special(state, seat, special) and not checks.check_special(state, seat, special):
                found.append((SPECIAL_USE, special))
        if (
            state.faction[seat] == ENGINEERS
            and workers >= checks.ENGINEER_BRIDGE_WORKERS
            and bridges_of(state, seat) < BRIDGES
        ):
            found += [(BRIDGE, site) for site in checks.bridge_sites(state, seat)]
        found.append((PASS,))
        return found

    def warnings(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Notice]:
        seat, kind = frame[1], action[0]
        if kind == SEND and not can_advance(state, seat, action[1]):
            return [Notice("no_cult_step", "TM-13.3.3", {"cult": CULT.word(action[1])})]
        if kind == POWER_USE and action[1] == POWER_PRIEST and not state.supply[seat]:
            return [Notice("priest_lost", "TM-14.4")]
        if kind == SACRIFICE:
            return [Notice("token_lost", "TM-4.5.1")]
        if kind == PASS:
            points = sum(points for points, _, _ in pass_points(state, seat))
            return [Notice("pass_is_final", "TM-16.5", {"points": points})]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        seat, kind = frame[1], action[0]
        if kind in NO_FREE_STEPS:
            play_free_step(state, seat, action)
            return
        if kind == SPECIAL_USE and action[1] == DOUBLE_TURN:
            state.used[seat] |= 1 << DOUBLE_TURN
            state.double_turn = 1
            if state.events is not None:
                state.emit("special_used", seat, "special_double_turn", {"special": "special_double_turn"})
            state.stack[-1] = (MAIN_ACTION, seat)
            return
        state.stack.pop()
        if kind == PASS:
            state.double_turn = 0
            pass_round(state, seat)
            if state.round < ROUNDS:
                state.stack.append((PASS_CARD, seat))
            return
        state.stack.append((AFTER_ACTION, seat))
        state.stack.append((NEIGHBOURS_POWER, seat))
        state.stack.append((REWARDS, seat))
        if kind == BUILD:
            if not state.reachable(seat) >> action[1] & 1:
                pay_skip(state, seat, action[1])
            pay_dwelling(state, seat)
            build_dwelling(state, seat, action[1], "action")
        elif kind == TRANSFORM:
            begin_transform(state, seat, BOUGHT_SPADES, 0, 0, (), action[1])
        elif kind == UPGRADE:
            cost_workers, cost_coins = upgrade_cost(state, seat, action[1], action[2])
            pay(state, seat, cost_workers, cost_coins, 0, STRUCTURE.word(action[2]))
            upgrade(state, seat, action[1], action[2], "action")
        elif kind == SEND:
            send_priest(state, seat, action[1], action[2])
        elif kind == POWER_USE:
            play_power_action(state, seat, action[1])
        elif kind == SPECIAL_USE:
            play_special(state, seat, action[1])
        elif kind == BRIDGE:
            pay(state, seat, checks.ENGINEER_BRIDGE_WORKERS, 0, 0, "bridge")
            build_bridge(state, seat, action[1], "engineers")
        elif kind == SHIPPING:
            advance_shipping(state, seat)
        else:
            advance_exchange(state, seat)


class DoubleSecond(MainAction):
    """The second action of the Chaos Magicians' double turn (TM-20.5.2)."""

    kind = "double_turn_second"
    rules = ("TM-20.5.2",)


def play_power_action(state: TerraMysticaState, seat: int, action: int) -> None:
    """Pay the power and cover the space (TM-14.1)."""
    word = POWER_ACTION.word(action)
    if state.events is not None:
        state.emit("power_action", seat, word, {"power_action": word})
    spend_power(state, seat, POWER_COST[action], word)
    state.power_used |= 1 << action
    if action == POWER_BRIDGE:
        state.stack.append((BRIDGE_SITE, seat))
    elif action == POWER_PRIEST:
        gain_priests(state, seat, 1, word)
    elif action == POWER_WORKERS:
        gain_workers(state, seat, 2, word)
    elif action == POWER_COINS:
        gain_coins(state, seat, 7, word)
    else:
        state.stack.append((NEXT_SPADE, seat, FREE_SPADES, 1 if action == POWER_SPADE else 2, 0))


def play_special(state: TerraMysticaState, seat: int, special: int) -> None:
    """Cover the octagon and ask for the target (TM-15)."""
    state.used[seat] |= 1 << special
    word = SPECIAL.word(special)
    if state.events is not None:
        state.emit("special_used", seat, word, {"special": word})
    if special == BONUS_SPADE:
        state.stack.append((NEXT_SPADE, seat, FREE_SPADES, 1, 0))
    elif special == GIANT_SPADES:
        state.stack.append((NEXT_SPADE, seat, GIANTS_SPADES, 2, 0))
    elif special in (BONUS_CULT, FAVOR_STEP):
        state.stack.append((CHOOSE_CULT, seat, 1))
    elif special == AUREN_STEPS:
        state.stack.append((CHOOSE_CULT, seat, 2))
    elif special == RIDE:
        state.stack.append((RIDE_CHOICE, seat))
    elif special == SANDSTORM:
        state.stack.append((SANDSTORM_CHOICE, seat))
    elif special == FREE_TRADING:
        state.stack.append((FREE_UPGRADE, seat))


class AfterAction(Step[TerraMysticaState]):
    """The action with all its rewards and answers is finished: the second one of a double turn, or free steps."""

    kind = "after_action"
    automatic = True

    def run(self, state: TerraMysticaState, frame: Frame) -> None:
        seat = frame[1]
        if state.double_turn:
            state.double_turn = 0
            state.stack.append((DOUBLE_SECOND, seat))
        else:
            state.stack.append((FREE_STEP, seat))
