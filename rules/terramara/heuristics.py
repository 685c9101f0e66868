"""What a position of Terramara is worth (see rules/bots/heuristic.py); the options are rated in bot_options.py.

Points are counted as the end would count them. Resources are worth what the artifacts make of them, workers and lasting
effects what they bring in the rounds left, and clan members the actions they will still take: an explorer sent ahead into a
later row is away until that round is over.
"""

from __future__ import annotations

from rules.terramara import actions, board, frames
from rules.terramara import vocabulary as v
from rules.terramara.bot_characters import character_worth
from rules.terramara.bot_options import sensible
from rules.terramara.conditions import have_for
from rules.terramara.outlook import collection, in_reach
from rules.terramara.player import NO_CARD
from rules.terramara.scoring import endgame_points
from rules.terramara.state import TerramaraState
from rules.terramara.table import member_code

__all__ = ("BIG_STEPS", "CHANCE", "ENDS_TURN", "RESTS", "TERMS", "features", "sensible")

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
    "character",
)
CHANCE = True
RESTS = (frames.TURN_ACTION,)
BIG_STEPS = (frames.DRAFT_FIRST, frames.DRAFT_SECOND, frames.TURN_ACTION)
ENDS_TURN = (actions.END_TURN,)

# What the spaces of the river bring when they are reached, added up to each space.
RIVER_REWARD = {6: 2.5, 8: 5.0, 10: 3.0, 14: 6.0}
ENOUGH = 8  # resources of a sort; what is beyond waits long for its use


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
    abilities = player.abilities
    left = board.ROUNDS - state.round  # rounds after this one
    late = state.round / board.ROUNDS
    camp = road_end(state, seat) if state.camp else 0
    rank = rank_of(state, seat)
    owned = collection(content, player.artifacts)
    endgame = 0
    for number in abilities.endgame:
        endgame += endgame_points(state, seat, number, camp, rank)
    a, b, c, d, e, f, g, h = player.resources
    raw, processed = a + b + c + d, e + f + g + h
    home = player.explorers_home + player.chieftain + player.warriors
    use = 0.25 * left + 0.12 * home  # are there turns left to use things in?
    if use > 1.0:
        use = 1.0
    front, rear = board.PROGRESS[player.caravan_a], board.PROGRESS[player.caravan_b]
    if front < rear:
        front, rear = rear, front
    # A culture space counts for itself (cards in reach) and for how near the next reward is.
    culture = player.culture
    _, one, two, three = player.workers_ready
    _, one_used, two_used, three_used = player.workers_used
    ready = one + 2 * two + 3 * three
    return [
        float(player.vp + owned.vp),
        float(endgame),
        float(camp),
        rank * (0.4 + 0.6 * late),
        state.military[seat] * (0.4 + 0.12 * left),
        culture * (0.3 + 0.14 * left) + 0.15 * NEARNESS[culture],
        (front + rear) * 0.5 + rear * 0.5 * BOTH_CARAVANS[left],
        outposts(state, seat, left, owned.by_category),
        (raw if raw <= ENOUGH else ENOUGH + 0.4 * (raw - ENOUGH)) * use + 0.5 * raw * (1 - use),
        (processed if processed <= ENOUGH else ENOUGH + 0.6 * (processed - ENOUGH)) * use
        + 0.55 * processed * (1 - use),
        in_reach(state, player) * use,
        0.0 if player.reserved == NO_CARD else -1.0 + use,
        (ready + one_used + 2 * two_used + 3 * three_used) * left + ready * (1.0 if raw > 1 else 0.5 * raw),
        owned.lasting * (left + 0.4),
        float(home),
        member_rounds(state, seat, left),
        1.0 if left and state.card_holder == seat else 0.0,
        0.0
        if player.character == NO_CARD
        else character_worth(content, player.character, player.experienced, state.round, home),
    ]


BOTH_CARAVANS = tuple(min(1.0, 0.3 * left + 0.1) for left in range(board.ROUNDS + 1))


def _nearness(culture: int) -> float:
    """What the river has given so far, and how much of its next reward is in sight."""
    for space in sorted(RIVER_REWARD):
        if culture < space:
            return RIVER_SUMS[space - 1] + RIVER_REWARD[space] * max(0.0, 1 - (space - culture) / 4)
    return RIVER_SUMS[-1]


NEARNESS = tuple(_nearness(culture) for culture in range(len(RIVER_SUMS)))


def road_end(state: TerramaraState, seat: int) -> int:
    """Points of the own caravans at the end of the road."""
    points = state.content.road_end_vp
    last = len(points) - 1
    return sum(
        points[place if place < last else last] for place, owner in enumerate(state.camp) if owner == seat
    )


def outposts(state: TerramaraState, seat: int, left: int, by_category: tuple[int, ...]) -> float:
    """Flags by the condition that is met, and hope for the next one."""
    player = state.players[seat]
    worth = 0.0
    places = []
    flags = player.flags >> 1
    for outpost in state.layout.outposts:
        if flags & 1:
            places.append(outpost)
        flags >>= 1
    if player.outpost_tile != NO_CARD:
        places.append(state.content.tiles[player.outpost_tile].outpost)
    for outpost in places:
        best = hope = 0.0
        for points, condition in state.content.outposts[outpost].tiers:
            if condition[0] == v.COND_ARTIFACTS:
                need = condition[1] - by_category[condition[2]]
            else:
                need = condition[1] - have_for(state, seat, condition)
            if need > 0:
                chance = 0.25 * left + 0.45 - 0.25 * need
                if chance > 0.0:
                    hope = best + (points - best) * chance
                break
            best = hope = float(points)
        worth += hope
    return worth


def rank_of(state: TerramaraState, seat: int) -> int:
    """Points of the military ranking as it stands; places that nobody plays are at 0 and outrank nobody."""
    mine = state.military[seat]
    place = 0
    for strength in state.military:
        if strength > mine:
            place += 1
    points = state.content.rank_vp
    return points[place] if place < len(points) else 0


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
