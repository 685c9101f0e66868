"""Positions of Terra Mystica with a certain question: reached by playing, so that everything in them is possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rules.core import Rng
from rules.terra_mystica import GAME
from rules.terra_mystica.content import DWARVES, ENGINEERS, FAKIRS, GIANTS, HALFLINGS
from rules.terra_mystica.notation import BRIDGE, BUILD, CONVERT, RIVER_TOWN, SACRIFICE, TRANSFORM
from rules.terra_mystica.state import TerraMysticaState

IDLE = ("pass", "decline", "convert", "sacrifice", "finish")
LIKED = {"upgrade": 9, "build": 8, "special": 12, "transform": 3, "power": 2, "river_town": 6, "send": 1}
SELECTION = ("choose_in_order", "random_color_choose_side", "random")

Wish = Callable[[TerraMysticaState], bool]


def asked(kind: str, faction: int = -1) -> Wish:
    """A question of that kind, asked of that faction."""

    def is_it(state: TerraMysticaState) -> bool:
        decision = state.decision
        return (
            decision is not None
            and decision.kind == kind
            and (faction < 0 or state.faction[decision.seat] == faction)
        )

    return is_it


def offers(verb: int, faction: int = -1) -> Wish:
    """A turn in which something can be done."""

    def is_it(state: TerraMysticaState) -> bool:
        return asked("main_action", faction)(state) and any(action[0] == verb for action in state.legal())

    return is_it


def skips(faction: int) -> Wish:
    """A turn in which a tunnel or a carpet leads further than the feet."""

    def is_it(state: TerraMysticaState) -> bool:
        if not asked("main_action", faction)(state):
            return False
        near = state.reachable(state.decision.seat)  # type: ignore[union-attr]
        return any(action[0] in (BUILD, TRANSFORM) and not near >> action[1] & 1 for action in state.legal())

    return is_it


class Place(NamedTuple):
    """A wish and a seed with which it comes true."""

    wish: Wish
    seed: int


def play_until(wish: Wish, seed: int) -> TerraMysticaState | None:
    """A game by chance that likes to build; the first position that fulfils the wish."""
    rng = Rng(seed)
    state = GAME.new(2 + seed % 4, seed, {"faction_selection": SELECTION[seed % 3]})
    while state.decision is not None:
        if wish(state):
            return state
        actions = state.legal()
        busy = [action for action in actions if GAME.notation.kind(action) not in IDLE]
        if not busy or not rng.below(50):
            state.play(rng.choice(actions))
            continue
        weighted = [action for action in busy for _ in range(LIKED.get(GAME.notation.kind(action), 2))]
        state.play(rng.choice(weighted))
    return None


PLACES: dict[str, Place] = {
    "choose_faction": Place(asked("choose_faction"), 0),
    "choose_side": Place(asked("choose_side"), 1),
    "place_dwelling": Place(asked("place_dwelling"), 0),
    "choose_first_bonus": Place(asked("choose_first_bonus"), 0),
    "free steps": Place(offers(CONVERT), 0),
    "sacrifice": Place(offers(SACRIFICE), 0),
    "leech": Place(asked("leech"), 1),
    "action_transform": Place(asked("action_transform"), 0),
    "build_after_transform": Place(asked("build_after_transform"), 1),
    "next_spade": Place(asked("next_spade"), 0),
    "spades of the Giants": Place(asked("next_spade", GIANTS), 3),
    "spades of the Halflings": Place(asked("next_spade", HALFLINGS), 1),
    "cult_spades": Place(asked("cult_spades"), 0),
    "action_bridge": Place(asked("action_bridge"), 0),
    "bridge of the Engineers": Place(offers(BRIDGE, ENGINEERS), 9),
    "choose_cult": Place(asked("choose_cult"), 1),
    "cultist_step": Place(asked("cultist_step"), 11),
    "choose_favor": Place(asked("choose_favor"), 0),
    "choose_town_tile": Place(asked("choose_town_tile"), 3),
    "choose_reward_order": Place(asked("choose_reward_order"), 28),
    "choose_top_tracks": Place(asked("choose_top_tracks"), 17657),
    "ordination": Place(asked("ordination"), 1),
    "witches_ride": Place(asked("witches_ride"), 2),
    "sandstorm": Place(asked("sandstorm"), 15),
    "free_trading_house": Place(asked("free_trading_house"), 8),
    "double_turn_second": Place(asked("double_turn_second"), 2),
    "river town": Place(offers(RIVER_TOWN), 184),
    "tunnel of the Dwarves": Place(skips(DWARVES), 3),
    "carpet of the Fakirs": Place(skips(FAKIRS), 2),
    "pass_card": Place(asked("pass_card"), 0),
    "free_step": Place(asked("free_step"), 0),
}  # fmt: skip


def position(name: str) -> TerraMysticaState:
    """The named position; fails if the seed no longer leads there."""
    place = PLACES[name]
    state = play_until(place.wish, place.seed)
    assert state is not None, f"seed {place.seed} does not lead to {name!r} any more"
    return state
