"""Which option is focused when a question opens: the one most players want, as long as it is safe."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.terra_mystica.consequences import key_helps_favor
from desktop.games.terra_mystica.prices import spades_home
from desktop.games.terra_mystica.questions import FREE_SPADES
from desktop.session.choices import Choice
from rules.core import Action
from rules.terra_mystica.board import LAND, bits, wheel_distance
from rules.terra_mystica.content import TOWN_VP
from rules.terra_mystica.notation import (
    DIG,
    FINISH,
    ORDAIN,
    PLACE,
    REWARD,
    REWARD_NEXT,
    TAKE,
    TOWN_TAKE,
    TRANSFORM,
)
from rules.terra_mystica.state import TerraMysticaState

CHEAP = 1  # spades to a neighbouring space that is soon one's own


def first_choice(view: TerraMysticaState, choices: Sequence[Choice]) -> Choice | None:
    """None: simply the first one."""
    possible = [choice for choice in choices if not choice.reasons and choice.action[0] != FINISH]
    if view.decision is None or not possible:
        return None
    seat = view.decision.seat
    best = max(possible, key=lambda choice: _liking(view, seat, choice.action))
    return best if _liking(view, seat, best.action) else None


def _liking(view: TerraMysticaState, seat: int, action: Action) -> int:
    """How much better than the others of its question, 0 where none is."""
    kind = action[0]
    if kind == DIG:
        return int(action[1] == view.home(seat))
    if kind == TRANSFORM and view.decision is not None and view.decision.kind in FREE_SPADES:
        return int(spades_home(view, seat, action[1]) == 1)
    if kind == REWARD_NEXT:
        return int(REWARD.word(action[1]) == "town" and key_helps_favor(view, seat))
    if kind == ORDAIN:
        return action[1]
    if kind == TOWN_TAKE:
        return TOWN_VP[action[1]]
    if kind == TAKE:
        return max(0, view.card_coins[action[1]])
    return _cheap_neighbours(view, seat, action[1]) if kind == PLACE else 0


def _cheap_neighbours(view: TerraMysticaState, seat: int, index: int) -> int:
    near = view.neighbours(index) & LAND & ~view.occupied
    return sum(wheel_distance(view.terrain[hex], view.home(seat)) <= CHEAP for hex in bits(near))
