"""Which answer is focused when a question opens: what most players want, and nothing that costs points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.games.res_arcana.consequences import STATUE_POINTS
from desktop.games.res_arcana.faces import component
from desktop.session.choices import Choice
from rules.core import State
from rules.res_arcana.content import COMPONENT
from rules.res_arcana.scoring import VICTORY_THRESHOLD, component_points

Rank = Callable[[State, int, str], float]  # of an answer's words; the lowest comes first


def first_choice(view: State, choices: Sequence[Choice]) -> Choice | None:
    """None: the first of the list."""
    decision = view.decision
    rank = RANKS.get(decision.kind) if decision is not None else None
    possible = [choice for choice in choices if not choice.reasons]
    if decision is None or rank is None or not possible:
        return None
    seat = decision.seat
    return min(possible, key=lambda choice: rank(view, seat, choice.notation))


def _worth(view: State, seat: int, notation: str) -> float:
    """Destroying: first what brings no points and holds no essences."""
    card = COMPONENT.index(notation.split()[1])
    stored = sum(view.stored[card])  # type: ignore[attr-defined]
    return sum(component_points(view, seat, card)) * 100 + stored  # type: ignore[arg-type]


def _richest(view: State, seat: int, notation: str) -> float:
    """Counting a rival's essences: the rival with most of them."""
    assert view.decision is not None
    entry = view.position_data()["seats"][int(notation.split()[1]) - 1]
    return -int(entry["pool"].get(str(view.decision.params["counted"]), 0))


def _scoring(view: State, seat: int, notation: str) -> float:
    """Putting an essence down: where essences are points."""
    return 0 if component(notation.split()[1]).point_rules else 1


def _statue(view: State, seat: int, notation: str) -> float:
    """The Golden Statue is used only if it wins."""
    scores = [int(score.total) for score in view.scores()]
    mine = scores[seat] + STATUE_POINTS
    wins = mine >= VICTORY_THRESHOLD and mine > max(s for n, s in enumerate(scores) if n != seat)
    return 0 if (notation == "boost") == wins else 1


def _oneself(view: State, seat: int, notation: str) -> float:
    return 0 if int(notation.split()[1]) - 1 == seat else 1


def _used_up(view: State, seat: int, notation: str) -> float:
    """Turning a creature as a cost: first one that has no power of its own to lose."""
    return len(component(notation.split()[1]).powers)


def _placing(view: State, seat: int, notation: str) -> float:
    """A power that places a card: rather one than none."""
    return 1 if notation == "bring -" else 0


RANKS: dict[str, Rank] = {
    "destroy_target": _worth,
    "choose_rival": _richest,
    "choose_component": _scoring,
    "golden_statue": _statue,
    "duel_first_player": _oneself,
    "cost_turn_target": _used_up,
    "place_card": _placing,
}
