"""What a position of Terramara is worth, and which options deserve a thought (see rules/bots/heuristic.py).

Points are counted as the end would count them. Resources are worth what the artifacts make of them, workers and lasting
effects what they bring in the rounds left, and clan members the actions they will still take: an explorer sent ahead into a
later row is away until that round is over.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.core import Action
from rules.terramara import actions, board, frames
from rules.terramara import vocabulary as v
from rules.terramara.conditions import have_for
from rules.terramara.content import Content
from rules.terramara.costs import available_cards
from rules.terramara.player import NO_CARD, Player
from rules.terramara.programs import ENDGAME, IMMEDIATE
from rules.terramara.scoring import camp_points, endgame_points
from rules.terramara.state import TerramaraState
from rules.terramara.table import member_code

TERMS = (
    "points",
    "endgame_effects",
    "road_end",
    "military_rank",
    "military",
    "culture",
    "travel",
    "outposts",
    "raw",
    "processed",
    "artifact_in_reach",
    "reserved",
    "workers",
    "lasting_effects",
    "members",
    "explorers",
    "first_player",
)
CHANCE = True
RESTS = (frames.TURN_ACTION,)
BIG_STEPS = (frames.TURN_ACTION,)
ENDS_TURN = (actions.END_TURN,)

FLIP_FROM = 3  # the young sides help to grow, the experienced ones score: before this round nobody flips
EFFECT_WORTH = 2.5  # of an immediate or lasting effect of an artifact, beside its points
# What the spaces of the river bring when they are reached, added up to each space.
RIVER_REWARD = {6: 2.5, 8: 5.0, 10: 3.0, 14: 6.0}


def _river_sums() -> tuple[float, ...]:
    sums, total = [], 0.0
    for space in range(21):
        total += RIVER_REWARD.get(space, 0.0)
        sums.append(total)
    return tuple(sums)


RIVER_SUMS = _river_sums()


def features(state: TerramaraState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    content = state.content
    player = state.players[seat]
    left = board.ROUNDS - state.round  # rounds after this one
    late = state.round / board.ROUNDS
    camp = camp_points(state)[seat] if state.camp else 0
    rank = rank_of(state, seat)
    points = player.vp
    effects = 0
    cards = card_facts(content)
    for card in player.artifacts:
        points += cards[card].vp
        effects += cards[card].lasting
    endgame = 0
    for number in player.abilities.endgame:
        endgame += endgame_points(state, seat, number, camp, rank)
    held = player.resources
    raw, processed = sum(held[: v.KINDS]), sum(held[v.KINDS :])
    home = player.members_home()
    use = min(1.0, 0.25 * left + 0.12 * home)  # are there turns left to use things in?
    a, b = board.PROGRESS[player.caravan_a], board.PROGRESS[player.caravan_b]
    # A culture space counts for itself (cards in reach) and for how near the next reward is.
    culture = player.culture
    return [
        float(points),
        float(endgame),
        float(camp),
        rank * (0.4 + 0.6 * late),
        float(state.military[seat]) * (0.4 + 0.12 * left),
        culture * (0.3 + 0.14 * left) + 0.15 * NEARNESS[culture],
        (a + b) * 0.5 + min(a, b) * 0.5 * min(1.0, 0.3 * left + 0.1),
        outposts(state, seat, left),
        (raw if raw <= 8 else 8 + 0.4 * (raw - 8)) * use + 0.5 * raw * (1 - use),
        (processed if processed <= 8 else 8 + 0.6 * (processed - 8)) * use + 0.55 * processed * (1 - use),
        in_reach(state, player) * use,
        0.0 if player.reserved == NO_CARD else -1.0 + use,
        player.worker_levels() * left
        + sum(n * player.workers_ready[n] for n in (1, 2, 3)) * min(1.0, raw / 2),
        effects * (left + 0.4),
        float(home),
        member_rounds(state, seat, left),
        (1.0 if state.card_holder == seat else 0.0) * min(1, left),
    ]


def _nearness(culture: int) -> float:
    """What the river has given so far, and how much of its next reward is in sight."""
    for space in sorted(RIVER_REWARD):
        if culture < space:
            return RIVER_SUMS[space - 1] + RIVER_REWARD[space] * max(0.0, 1 - (space - culture) / 4)
    return RIVER_SUMS[-1]


NEARNESS = tuple(_nearness(culture) for culture in range(len(RIVER_SUMS)))


def outposts(state: TerramaraState, seat: int, left: int) -> float:
    """Flags by the condition that is met, and hope for the next one."""
    player = state.players[seat]
    worth = 0.0
    places = [
        state.layout.outposts[row - 1] for row in range(1, board.FLIPPED_ROWS + 1) if player.flags >> row & 1
    ]
    if player.outpost_tile != NO_CARD:
        places.append(state.content.tiles[player.outpost_tile].outpost)
    for outpost in places:
        best = hope = 0.0
        for points, condition in state.content.outposts[outpost].tiers:
            need = condition[1] - have_for(state, seat, condition)
            if need <= 0:
                best = hope = float(points)
            else:
                hope = max(hope, best + (points - best) * max(0.0, 0.25 * left + 0.2 - 0.25 * (need - 1)))
                break
        worth += hope
    return worth


class CardFacts(NamedTuple):
    """What the evaluation asks of an artifact again and again."""

    vp: int
    lasting: int  # effects that go on working
    worth: float  # points and effects
    category: int
    cost: tuple[tuple[int, int], ...]  # (kind, amount) of what it needs


@cache
def card_facts(content: Content) -> tuple[CardFacts, ...]:
    return tuple(
        CardFacts(
            artifact.vp,
            sum(content.effects[number].kind not in (IMMEDIATE, ENDGAME) for number in artifact.effects),
            artifact.vp + EFFECT_WORTH * len(artifact.effects),
            artifact.category,
            tuple((kind, amount) for kind, amount in enumerate(artifact.cost) if amount),
        )
        for artifact in content.artifacts
    )


def rank_of(state: TerramaraState, seat: int) -> int:
    """Points of the military ranking as it stands; places that nobody plays are at 0 and outrank nobody."""
    mine = state.military[seat]
    place = 0
    for strength in state.military:
        if strength > mine:
            place += 1
    points = state.content.rank_vp
    return points[place] if place < len(points) else 0


def in_reach(state: TerramaraState, player: Player) -> float:
    """The best artifact that could be crafted soon, less for every resource that is missing."""
    held = player.resources
    best = second = 0.0
    cards = available_cards(state, player)
    if player.reserved != NO_CARD:
        cards = [*cards, player.reserved]
    facts = card_facts(state.content)
    discounts = player.abilities.discounts
    for card in cards:
        _, _, worth, category, cost = facts[card]
        less = discounts[category]
        missing = 0.0
        total = 0
        for kind, amount in cost:
            need = amount - less[kind]
            if need <= 0:
                continue
            total += need
            lacking = need - held[v.KINDS + kind]
            if lacking > 0:
                raw = held[kind]
                missing += lacking - 0.55 * (raw if raw < lacking else lacking)
        worth = (worth - 1.2 * total) * (1.0 - 0.3 * missing)
        if missing * 0.3 >= 1.0 or worth <= second:
            continue
        if worth > best:
            best, second = worth, best
        else:
            second = worth
    return best + 0.4 * second


def member_rounds(state: TerramaraState, seat: int, left: int) -> float:
    """How many turns the clan will have after this round: explorers in later rows come back only then."""
    if not left:
        return 0.0
    total = (state.players[seat].explorers + 1) * left
    row_of, kinds, now = state.layout.row_of, state.content.space_kind, state.round
    code = member_code(seat, v.EXPLORER)
    for spaces in (state.here, state.also):
        space = -1
        for _ in range(spaces.count(code)):
            space = spaces.index(code, space + 1)
            if kinds[space] == v.TERRITORY:
                row = row_of[space]
                back = board.ROUND_OF_ROW[row] if row <= board.FLIPPED_ROWS else board.ROUNDS
                if back > now:
                    total -= back - now
    return float(total)


# -- the options ----------------------------------------------------------------------------------------------------


def sensible(state: TerramaraState, options: list[Action]) -> list[tuple[float, Action]]:
    """Options worth a thought with a first guess of their worth."""
    step = state.stack[-1][0]
    if step == frames.PROCESS:
        return process_options(options)
    if step == frames.TURN_ACTION:
        return turn_options(state, options)
    if step == frames.AFTER_ACTION:
        return after_options(state, options)
    if step == frames.PAY_CRAFT:
        pays = [action for action in options if action[0] == actions.PAY]
        return [(-float(len(action)), action) for action in pays or options]
    if step == frames.FLIP_CHARACTER and state.round < FLIP_FROM:
        return [(0.0, (actions.KEEP,))]
    return [(0.0, action) for action in options]


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


def turn_options(state: TerramaraState, options: list[Action]) -> list[tuple[float, Action]]:
    """Sending comes first: workers and effects can be used as well after it."""
    worths = space_worths(state.content)
    row_of = state.layout.row_of
    found = []
    for action in options:
        if action[0] == actions.SEND:
            worth = worths[action[2]] - (0.4 if action[1] != v.EXPLORER else 0.0)
            if action[1] == v.EXPLORER and state.content.space_kind[action[2]] == v.TERRITORY:
                worth -= 2.0 * max(0, board.ROUND_OF_ROW[row_of[action[2]]] - state.round)
            found.append((worth, action))
    return found


def after_options(state: TerramaraState, options: list[Action]) -> list[tuple[float, Action]]:
    found = []
    for action in options:
        kind = action[0]
        if kind == actions.CRAFT:
            artifact = state.content.artifacts[action[1]]
            found.append((artifact.vp + EFFECT_WORTH * len(artifact.effects), action))
        elif kind == actions.CRAFT_RESERVED:
            found.append((12.0, action))
        elif kind == actions.RESERVE:
            found.append((-1.0, action))
        elif kind == actions.END_TURN:
            found.append((0.0, action))
        else:
            found.append((1.5, action))
    return found


def process_options(options: list[Action]) -> list[tuple[float, Action]]:
    """As many as possible."""
    most = max(len(action) for action in options)
    return [(float(len(action)), action) for action in options if len(action) == most or len(action) == 1]
