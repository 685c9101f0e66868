"""Points by source, the tie-break, and how a game or a match ended (RA-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Outcome, Score, places_by
from rules.res_arcana.content import ARTIFACT, COMPONENTS, CONSTANTS, CONTENT, MONUMENT, OF_TYPE

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

VICTORY_THRESHOLD = CONSTANTS["victory_threshold"]
TOKEN_POINTS = CONSTANTS["first_player_token_vp"]
WEIGHTS = CONTENT.tiebreak
SOURCES = ("artifacts", "monuments", "places", "stored", "menagerie", "token", "statue")


def component_points(state: ResArcanaState, seat: int, component: int) -> tuple[int, int, int]:
    """A component's fixed points, those for essences lying on it, and those for the seat's artifacts of a type."""
    record = COMPONENTS[component]
    stored = menagerie = 0
    for rule in record.point_rules:
        if rule.essence >= 0:
            stored += rule.points * state.stored[component][rule.essence]
        else:
            fits = OF_TYPE[rule.artifact_type]
            menagerie += rule.points * sum(1 for other in state.play_areas[seat] if fits[other])
    return record.points, stored, menagerie


def score(state: ResArcanaState, seat: int) -> Score:
    """A seat's points now (RA-12.2), turned components included."""
    sources = dict.fromkeys(SOURCES, 0)
    for component in state.play_areas[seat]:
        fixed, stored, menagerie = component_points(state, seat, component)
        kind = COMPONENTS[component].kind
        name = "artifacts" if kind == ARTIFACT else "monuments" if kind == MONUMENT else "places"
        sources[name] += fixed
        sources["stored"] += stored
        sources["menagerie"] += menagerie
    if state.token == seat:
        sources["token"] = TOKEN_POINTS
    sources["statue"] = state.bonus[seat]
    return Score(sum(sources.values()), sources)


def scores(state: ResArcanaState) -> list[Score]:
    """Every seat's points now."""
    return [score(state, seat) for seat in range(state.setup.players)]


def tie_break(state: ResArcanaState, seat: int) -> int:
    """Essences in the pool, each Gold counting double (RA-12.6)."""
    return sum(count * weight for count, weight in zip(state.pools[seat], WEIGHTS, strict=True))


def places(state: ResArcanaState) -> tuple[int, ...]:
    """Everybody's place by points, then by the tie-break (RA-12.11)."""
    return places_by([(total.total, tie_break(state, seat)) for seat, total in enumerate(scores(state))])


def winners(state: ResArcanaState) -> list[int]:
    """Who would win a victory check now: the best, if that is at least 10 (RA-12.5)."""
    if max(total.total for total in scores(state)) < VICTORY_THRESHOLD:
        return []
    return [seat for seat, place in enumerate(places(state)) if place == 1]


def outcome(state: ResArcanaState) -> Outcome:
    """How the game ended, or the match if there is one."""
    if state.setup.options["variant"] == "match":
        first, second = state.wins
        if first == second:
            return Outcome((1, 1), "match_drawn", {"wins": first})
        return Outcome(places_by([(wins,) for wins in state.wins]), "match_won", {"wins": max(first, second)})
    ranked = places(state)
    points = [total.total for total in scores(state)]
    best = max(points)
    if ranked.count(1) > 1:
        reason = "shared_victory"
    elif points.count(best) > 1:
        reason = "tie_break"
    else:
        reason = "most_points"
    return Outcome(ranked, reason, {"points": best})
