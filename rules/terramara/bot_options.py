"""Which options of a decision of Terramara deserve a bot's thought, with a first guess of their worth in points."""

from __future__ import annotations

from functools import cache

from rules.core import Action
from rules.terramara import actions, board, frames
from rules.terramara import vocabulary as v
from rules.terramara.content import Content
from rules.terramara.outlook import can_craft_after_processing, card_facts, wants
from rules.terramara.state import TerramaraState

Rated = list[tuple[float, Action]]

FLIP_FROM = 3  # the young sides help to grow, the experienced ones score: before this round nobody flips
MOST_RESERVES = 2  # cards that are thought of for reserving
MOST_PROCESSED = 6  # ways to process, swap or pay that are looked at
LESS_WANTED = 0.6  # the second resource of a kind, against the first
PRICE = 0.8  # of a resource in the guess of what an artifact brings
AWAY = 2.0  # an explorer that is away for a round
OTHER_MEMBER = 0.4  # a chieftain or warrior, who can go where explorers cannot, against an explorer


def sensible(state: TerramaraState, options: list[Action]) -> Rated:
    """Options worth a thought with a first guess of their worth."""
    step, seat = state.stack[-1][:2]
    if step == frames.TURN_ACTION:
        return turn_options(state, seat, options)
    if step == frames.AFTER_ACTION:
        return after_options(state, seat, options)
    if step == frames.PROCESS:
        return process_options(state, seat, options)
    if step == frames.CHOOSE_RESOURCE or step == frames.RETURN_TRIGGER:
        return take_options(state, seat, options)
    if step == frames.SWAP_RAW:
        return swap_options(state, seat, options)
    if step == frames.EXCHANGE:
        return pay_options(state, seat, options)
    if step == frames.PAY_CRAFT:
        return cheapest(state, seat, options)
    if step == frames.EXTRA_CRAFT:
        return craft_options(state, seat, options)
    if step == frames.RAID_GIVE:
        return give_options(state, seat, options)
    if step == frames.USE_BONUS_TILE or step == frames.CHOOSE_OPTION or step == frames.HUT_MODE:
        return [(0.0, action) for action in options if action[0] != actions.DECLINE] or [(0.0, options[0])]
    if step == frames.FLIP_CHARACTER and state.round < FLIP_FROM:
        return [(0.0, (actions.KEEP,))]
    return [(0.0, action) for action in options]


# -- sending --------------------------------------------------------------------------------------------------------

# What one unit of each simple operation of a space is worth.
_OPERATION_WORTH = {
    v.OP_TAKE_RAW: 1.2,
    v.OP_TAKE_PROCESSED: 2.0,
    v.OP_TAKE_MATCH: 2.0,
    v.OP_VP: 1.0,
    v.OP_MILITARY: 0.8,
    v.OP_CULTURE: 1.1,
    v.OP_TRAVEL: 1.2,
    v.OP_PROCESS: 0.8,
    v.OP_SWAP: 0.2,
    v.OP_WARRIORS: 3.0,
}
_BARE_WORTH = {
    v.OP_RECRUIT: 3.5,
    v.OP_RAID: 1.5,
    v.OP_FIRST_PLAYER: 1.8,
    v.OP_CRAFT: 3.0,
    v.OP_PERSONAL_TILE: 1.5,
}


def program_worth(content: Content, program: int) -> float:
    """A first guess of what a space gives."""
    worth = 0.0
    for operation in content.programs[program]:
        code = operation[0]
        if code == v.OP_RESOURCES:
            worth += sum(amount * (1.0 if resource < v.KINDS else 1.8) for resource, amount in operation[1])
        elif code == v.OP_WORKER:
            worth += 2.5 * operation[1] * operation[2]
        elif code in _OPERATION_WORTH:
            worth += _OPERATION_WORTH[code] * operation[1]
        elif code == v.OP_EXCHANGE:
            worth += max(0.5, program_worth(content, operation[4]) - operation[1] - 1.8 * operation[2])
        elif code == v.OP_CHOOSE:
            worth += max(program_worth(content, part) for part in operation[2:])
        elif code == v.OP_ANY_ORDER:
            worth += sum(program_worth(content, part) for part in operation[1:])
        else:
            worth += _BARE_WORTH.get(code, 1.5)
    return worth


@cache
def space_worths(content: Content) -> tuple[float, ...]:
    """A first guess for every space, made once."""
    return tuple(program_worth(content, space.program) for space in content.spaces)


def turn_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """Sending comes first: workers and effects can be used as well after it.

    Where an explorer can go to an empty space, the others are not thought of: they can join, the explorer may not be able to.
    """
    worths = space_worths(state.content)
    row_of, kinds, now, here = state.layout.row_of, state.content.space_kind, state.round, state.here
    player = state.players[seat]
    explorers_first = player.explorers_home > 0 and not player.abilities.on_place
    found = []
    for action in options:
        if action[0] == actions.SEND:
            _, member, space = action
            worth = worths[space]
            if member != v.EXPLORER:
                if explorers_first and not here[space]:
                    continue
                worth -= OTHER_MEMBER
            elif kinds[space] == v.TERRITORY:
                ahead = board.ROUND_OF_ROW[row_of[space]] - now
                if ahead > 0:
                    worth -= AWAY * ahead
            found.append((worth, action))
    return found


# -- after the action -----------------------------------------------------------------------------------------------


@cache
def gifts(content: Content) -> frozenset[int]:
    """Once-per-round effects that only give: there is no reason to wait."""
    giving = (v.OP_RESOURCES, v.OP_TAKE_RAW, v.OP_TAKE_PROCESSED, v.OP_VP, v.OP_CULTURE, v.OP_MILITARY)
    return frozenset(
        number
        for number, program in enumerate(content.once_program)
        if all(operation[0] in giving for operation in content.programs[program])
    )


def after_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """Gifts at once; workers when an artifact waits for them or the round is over for the player."""
    if len(options) == 1:
        return [(0.0, options[0])]
    given = gifts(state.content)
    for action in options:
        if action[0] == actions.USE and action[1] in given:
            return [(0.0, action)]
    found = craft_options(state, seat, options)
    reserves: Rated = []
    facts = card_facts(state.content)
    for action in options:
        if action[0] == actions.RESERVE:
            reserves.append((facts[action[1]].worth - 20.0, action))
    if reserves and state.round < board.ROUNDS:
        reserves.sort(key=lambda entry: -entry[0])
        found += reserves[:MOST_RESERVES]
    return found


def craft_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """Artifacts by what they bring beyond their price, free actions, and the end."""
    facts = card_facts(state.content)
    player = state.players[seat]
    found: Rated = []
    workers: list[Action] = []
    for action in options:
        kind = action[0]
        if kind == actions.CRAFT:
            fact = facts[action[1]]
            found.append((fact.worth - PRICE * sum(amount for _, amount in fact.cost), action))
        elif kind == actions.CRAFT_RESERVED:
            found.append((12.0, action))
        elif kind == actions.WORKER:
            workers.append(action)
        elif kind == actions.USE:
            found.append((1.5, action))
        elif kind in (actions.END_TURN, actions.DECLINE):
            found.append((0.0, action))
    if workers:
        ready = player.workers_ready
        capacity = ready[1] + 2 * ready[2] + 3 * ready[3]
        if not player.members_home() or can_craft_after_processing(state, player, capacity):
            raw = player.raw()
            fitting = [action for action in workers if action[1] >= raw]
            found.append((2.0, fitting[0] if fitting else workers[-1]))
    return found


# -- resources ------------------------------------------------------------------------------------------------------


def process_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """As many as possible, those first that artifacts wait for."""
    most = max(len(action) for action in options)
    full = [action for action in options if len(action) == most]
    if len(full) > 1:
        wanted = wants(state, state.players[seat])
        return best_of([(bundle_worth(wanted, action[1:]), action) for action in full])
    return [(1.0, full[0])]


def bundle_worth(wanted: list[float], kinds: tuple[int, ...]) -> float:
    """How much some resources are wanted together; more of a kind count less."""
    worth = 0.0
    before, share = -1, 1.0
    for kind in kinds:  # sorted
        share = share * LESS_WANTED if kind == before else 1.0
        worth += wanted[kind % v.KINDS] * share
        before = kind
    return worth


def best_of(rated: Rated, most: int = MOST_PROCESSED) -> Rated:
    if len(rated) > most:
        rated.sort(key=lambda entry: -entry[0])
        del rated[most:]
    return rated


def take_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """What is taken: a resource of which enough lies there already is less wanted."""
    player = state.players[seat]
    wanted = wants(state, player)
    held = player.resources
    return [
        (wanted[action[1] % v.KINDS] - 0.5 * held[action[1]], action)
        for action in options
        if action[0] == actions.TAKE
    ] or [(0.0, action) for action in options]


def spare_worth(state: TerramaraState, seat: int) -> list[float]:
    """How little every resource is missed: much of it, and no card that waits for it."""
    player = state.players[seat]
    wanted = wants(state, player)
    held = player.resources
    return [
        0.5 * held[resource] - 0.3 * wanted[resource % v.KINDS] - (1.0 if resource >= v.KINDS else 0.0)
        for resource in range(len(v.RESOURCES))
    ]


def swap_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """Something there is too much of for something that is wanted."""
    player = state.players[seat]
    wanted = wants(state, player)
    spare = spare_worth(state, seat)
    found: Rated = [
        (spare[action[1]] + wanted[action[2]], action)
        for action in options
        if action[0] == actions.SWAP and action[1] < v.KINDS
    ]
    return [*best_of(found, 3), (0.0, actions.DECLINED)]


def pay_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """Pay with what is missed least; free actions only where nothing can be paid without them."""
    spare = spare_worth(state, seat)
    found: Rated = []
    rest: Rated = []
    for action in options:
        if action[0] == actions.PAY:
            found.append((sum(spare[resource] for resource in action[1:]), action))
        elif action[0] == actions.PAY_MILITARY:
            found.append((1.0, action))
        else:
            rest.append((0.0, action))
    if not found:
        return rest
    return [*best_of(found, 4), (-1.0, actions.DECLINED)]


def cheapest(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """Ways to pay for an artifact."""
    spare = spare_worth(state, seat)
    return best_of(
        [
            (sum(spare[resource] for resource in action[1:]) - 2.0 * len(action), action)
            for action in options
            if action[0] == actions.PAY
        ],
        4,
    ) or [(0.0, action) for action in options]


def give_options(state: TerramaraState, seat: int, options: list[Action]) -> Rated:
    """What is missed least goes to the raider."""
    spare = spare_worth(state, seat)
    return best_of([(spare[action[1]], action) for action in options], 3)
