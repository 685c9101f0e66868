"""Points: live at any time "if it ended now", and at the end (section 18)."""

from __future__ import annotations

from rules.core import Outcome, Score, places_by
from rules.terramara import board
from rules.terramara import vocabulary as v
from rules.terramara.conditions import is_met
from rules.terramara.player import NO_CARD
from rules.terramara.table import NEUTRAL, Table


def rank_points(table: Table) -> list[int]:
    """Military ranking with the neutral players; tied players share the better place (TR-18.6)."""
    owners = [*range(table.seats), *range(NEUTRAL, NEUTRAL + table.neutrals)]
    strengths = [table.military[owner] for owner in owners]
    points = table.content.rank_vp
    found = []
    for seat in range(table.seats):
        place = sum(1 for strength in strengths if strength > table.military[seat])
        found.append(points[place] if place < len(points) else 0)
    return found


def camp_points(table: Table) -> list[int]:
    """Caravans at the end of the road: 8, 5, then 3 each (TR-13.3.7)."""
    points = table.content.road_end_vp
    found = [0] * table.seats
    for place, seat in enumerate(table.camp):
        found[seat] += points[min(place, len(points) - 1)]
    return found


def outpost_points(table: Table, seat: int, outpost: int) -> int:
    """The highest condition met counts, not the sum (TR-13.4.1)."""
    tiers = table.content.outposts[outpost].tiers
    return max((vp for vp, condition in tiers if is_met(table, seat, condition)), default=0)


def personal_outpost(table: Table, seat: int) -> int:
    """The Settler's own outpost, young or experienced, needs no flag (TR-15.8)."""
    tile = table.players[seat].outpost_tile
    return 0 if tile == NO_CARD else outpost_points(table, seat, table.content.tiles[tile].outpost)


def flag_points(table: Table, seat: int) -> int:
    flags = table.players[seat].flags
    return sum(
        outpost_points(table, seat, table.layout.outposts[row - 1])
        for row in range(1, board.FLIPPED_ROWS + 1)
        if flags >> row & 1
    )


def categories(table: Table, seat: int) -> list[int]:
    """Crafted artifacts by category."""
    counts = [0] * len(v.CATEGORIES)
    for card in table.players[seat].artifacts:
        counts[table.content.artifacts[card].category] += 1
    return counts


def endgame_points(table: Table, seat: int, number: int, road: int, rank: int) -> int:
    """One endgame effect of an artifact or character (TR-17.6)."""
    effect = table.content.effects[number]
    player = table.players[seat]
    score = effect.score
    if score == v.PER_DOUBLE_ROAD:
        return road
    if score == v.PER_DOUBLE_RANK:
        return rank
    if score == v.PER_CATEGORY:
        count = categories(table, seat)[effect.category]
    elif score == v.PER_SET:
        count = min(categories(table, seat))
    elif score == v.PER_POWER_LEVEL:
        count = table.power_level(seat)
    elif score == v.PER_RIVER_SPACES:
        count = player.culture // effect.every
    elif score == v.PER_FLAG:
        count = player.flags.bit_count()
    elif score == v.PER_WORKER_LEVEL:
        count = player.worker_levels()
    else:
        return 0  # the personal outpost counts with the outposts (TR-18.7)
    return count * effect.amount


def resource_points(table: Table, seat: int) -> int:
    """1 VP per processed, half a VP per raw resource, rounded down (TR-18.9)."""
    held = table.players[seat].resources
    content = table.content
    return sum(held[v.KINDS :]) * content.processed_vp + sum(held[: v.KINDS]) // content.raw_per_vp


def scores(table: Table) -> list[Score]:
    """Every seat's points by the eight kinds of scoring (TR-18.2 to TR-18.9)."""
    ranks = rank_points(table)
    camps = camp_points(table)
    found = []
    for seat, player in enumerate(table.players):
        endgame = sum(
            endgame_points(table, seat, number, camps[seat], ranks[seat])
            for number in player.abilities.endgame
        )
        sources = {
            "vp_tiles": player.vp,
            "artifacts": sum(table.content.artifacts[card].vp for card in player.artifacts),
            "endgame_effects": endgame,
            "military_rank": ranks[seat],
            "road_end": camps[seat],
            "outposts": flag_points(table, seat) + personal_outpost(table, seat),
            "reserved": 0 if player.reserved == NO_CARD else table.content.reserved_penalty,
            "resources": resource_points(table, seat),
        }
        found.append(Score(sum(sources.values()), sources))
    return found


def outcome(table: Table) -> Outcome:
    """Most VP; ties by river, then military, else shared (TR-18.10)."""
    keys: list[tuple[int, ...]] = [
        (score.total, table.players[seat].culture, table.military[seat])
        for seat, score in enumerate(scores(table))
    ]
    places = places_by(keys)
    best = [key for key, place in zip(keys, places, strict=True) if place == 1]
    if len(best) > 1:
        return Outcome(places, "shared_victory", {"vp": best[0][0]})
    level = [key for key in keys if key[0] == best[0][0]]
    if len(level) == 1:
        reason = "most_points"
    elif sum(1 for key in level if key[1] == best[0][1]) == 1:
        reason = "tie_by_river"
    else:
        reason = "tie_by_military"
    return Outcome(places, reason, {"vp": best[0][0]})
