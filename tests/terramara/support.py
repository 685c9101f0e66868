"""Helpers for the tests of Terramara: positions made to measure, played in notation."""

from __future__ import annotations

from typing import Any

from rules.core import Decision
from rules.terramara import GAME, frames
from rules.terramara import vocabulary as v
from rules.terramara.board import NODE_INDEX
from rules.terramara.layout import Layout
from rules.terramara.notation import terms
from rules.terramara.state import TerramaraState
from rules.terramara.table import NEUTRAL, member_code

CONTENT = GAME.content
WORDS = terms(CONTENT)
LEFT = ("pq_1a", "pq_1b", "pq_2a", "pq_2b", "pq_3a", "pq_3b")
RIGHT = ("fm_1c", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d")
BONUS = {
    "l1": ["bonus_1_culture"],
    "l2": ["bonus_1_ore_cattle"],
    "river_6": ["bonus_1_raw_to_4vp"],
    "l3": ["bonus_2_leather_travel"],
    "l4": ["bonus_2_metal_military"],
    "river_10": ["bonus_2_four_raw"],
    "river_14": ["bonus_2_brick_culture", "bonus_3_2processed"],
    "l5": ["bonus_3_military_culture"],
    "l6": ["bonus_3_raid"],
    "r5": ["bonus_3_2raw_to_5vp"],
    "r6": ["bonus_3_craft_with_raw"],
}
RED, BLUE, GREEN, YELLOW = range(4)
FIRST_NEUTRAL, SECOND_NEUTRAL = NEUTRAL, NEUTRAL + 1


def table(
    players: int = 4,
    round: int = 1,
    seat: int = RED,
    left: tuple[str, ...] = LEFT,
    right: tuple[str, ...] = RIGHT,
    bonus: dict[str, list[str]] | None = None,
    fire: tuple[str, ...] = (),
) -> TerramaraState:
    """A bare position: nobody owns anything, nobody is out, and it is the turn of `seat`."""
    state = GAME.start(GAME.setup(players, 1, {"start_mode": "beginner", "first_player": 1}))
    GAME.deal(state)
    places = {**BONUS, **(bonus or {})}
    used = [tile for tiles in places.values() for tile in tiles]
    state.layout = Layout(
        CONTENT,
        players,
        tuple(WORDS.tile.index(tile) for tile in left),
        tuple(WORDS.tile.index(tile) for tile in right),
        {place: [WORDS.bonus.index(tile) for tile in tiles] for place, tiles in places.items()},
        tuple(n for n, tile in enumerate(CONTENT.bonus_tiles) if tile.id not in used),
        frozenset(space(name) for name in fire),
    )
    state.set_aside = tuple(n for n, tile in enumerate(CONTENT.tiles) if tile.id not in left + right)
    state.warriors = state.warriors_total = 4
    state.round = round
    state.flipped = round - 1
    state.round_workers = CONTENT.workers_per_round
    for player in state.players:
        player.started = True
    give_turn(state, seat)
    return state


def give_turn(state: TerramaraState, seat: int) -> None:
    state.turn_of = seat
    state.stack = [(frames.TURN_ACTION, seat)]


def after(state: TerramaraState, seat: int = RED) -> None:
    """Go to the part of the turn after the action."""
    state.turn_of = seat
    state.stack = [(frames.AFTER_ACTION, seat, 0)]


def space(name: str) -> int:
    return WORDS.space.index(name)


def card(name: str) -> int:
    return WORDS.artifact.index(name)


def stand(state: TerramaraState, name: str, owner: int, member: str = "explorer") -> None:
    """Put a clan member on a space; a player's explorer comes out of those at home."""
    place = space(name)
    code = member_code(owner, v.MEMBER_INDEX[member])
    if state.here[place]:
        state.also[place] = code
    else:
        state.here[place] = code
    if owner < NEUTRAL:
        player = state.players[owner]
        if member == "explorer":
            player.explorers_home -= 1
        elif member == "chieftain":
            player.chieftain = 0
        else:
            state.warriors -= 1


def own(state: TerramaraState, seat: int, **amounts: int) -> None:
    """Set resources and tracks of a seat."""
    player = state.players[seat]
    for name, amount in amounts.items():
        if name == "military":
            state.military[seat] = amount
        elif name == "culture":
            player.culture = amount
        elif name == "vp":
            player.vp = amount
        elif name.startswith("worker_"):
            player.workers_ready[int(name[-1])] = amount
        else:
            player.resources[v.RESOURCE_INDEX[name]] = amount


def caravans(state: TerramaraState, seat: int, first: str, second: str) -> None:
    player = state.players[seat]
    player.caravan_a, player.caravan_b = NODE_INDEX[first], NODE_INDEX[second]


def crafted(state: TerramaraState, seat: int, *names: str) -> None:
    """Give a player finished artifacts, ready to use."""
    player = state.players[seat]
    for name in names:
        number = card(name)
        for pile in (state.river, state.deck):
            if number in pile:
                pile.remove(number)
        player.artifacts += (number,)
        for effect in CONTENT.artifacts[number].effects:
            if effect in CONTENT.once_number:
                player.ready |= 1 << CONTENT.once_number[effect]
    player.learn(CONTENT)


def character(state: TerramaraState, seat: int, name: str, experienced: bool = False) -> None:
    """Give a player a character whose setup is done."""
    player = state.players[seat]
    player.character = WORDS.character.index("character_" + name)
    player.settled = True
    player.experienced = experienced
    sides = CONTENT.characters[player.character]
    for effect in sides.experienced if experienced else sides.young:
        if effect in CONTENT.once_number:
            player.ready |= 1 << CONTENT.once_number[effect]
    player.learn(CONTENT)


def river(state: TerramaraState, *names: str) -> None:
    """Lay these cards into the first cells of the river row."""
    wanted = [card(name) for name in names]
    for pile in (state.river, state.deck):
        pile[:] = [one for one in pile if one not in wanted]
    state.deck += state.river[8 - len(wanted) :]
    state.river = (wanted + state.river)[:8]


def do(state: TerramaraState, *texts: str) -> TerramaraState:
    """Take actions by their notation; each must be legal."""
    for text in texts:
        state.apply(GAME.notation.parse(text))
    return state


def options(state: TerramaraState, kind: str = "") -> list[str]:
    """The options in notation, all or those of one verb."""
    texts = [GAME.notation.text(action) for action in state.legal()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def why(state: TerramaraState, text: str) -> list[tuple[str, str]]:
    """Kinds and rules of the violations of an action."""
    return [(found.kind, found.rule) for found in state.why_not(GAME.notation.parse(text))]


def warned(state: TerramaraState, text: str) -> list[str]:
    return [notice.kind for notice in state.warnings(GAME.notation.parse(text))]


def asks(state: TerramaraState) -> tuple[int, str]:
    """Who is asked what."""
    decision = state.decision
    assert isinstance(decision, Decision)
    return decision.seat, decision.kind


def holdings(state: TerramaraState, seat: int) -> dict[str, int]:
    """Everything countable that a player has."""
    player = state.players[seat]
    found = {name: player.resources[index] for index, name in enumerate(v.RESOURCES)}
    found["military"] = state.military[seat]
    found["culture"] = player.culture
    found["vp"] = player.vp
    found["warrior"] = player.warriors
    for level in (1, 2, 3):
        found[f"worker_{level}"] = player.workers_ready[level] + player.workers_used[level]
    return {name: amount for name, amount in found.items() if amount}


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    names = sorted(set(before) | set(after))
    return {n: after.get(n, 0) - before.get(n, 0) for n in names if after.get(n, 0) != before.get(n, 0)}


def points(state: TerramaraState, seat: int) -> dict[str, int]:
    return {source: vp for source, vp in state.scores()[seat].sources.items() if vp}


def settle_simply(state: TerramaraState, seat: int = RED) -> list[str]:
    """Answer every question of a seat in the same simple way until its turn goes on; tells what was asked.

    Takes metal and ore when free to choose, processes the first resources, pays the first way, uses no free action,
    does not travel, declines extra crafts.
    """
    asked: list[str] = []
    stop = ("flip_character", "turn_action", "after_action")
    while True:
        decision = state.decision
        if decision is None or decision.kind in stop or decision.seat != seat:
            return asked
        params: dict[str, Any] = dict(decision.params)
        asked.append(f"{decision.kind} {params['n']}" if "n" in params else decision.kind)
        state.apply(_simple_answer(state, decision.kind))


def _simple_answer(state: TerramaraState, kind: str) -> tuple[int, ...]:
    legal = state.legal()
    if kind in ("choose_resource", "return_trigger"):
        return legal[-1]
    if kind == "process":
        most = max(len(action) for action in legal)
        return next(action for action in legal if len(action) == most)
    if kind == "exchange":
        return next(action for action in legal if GAME.notation.kind(action).startswith("pay"))
    if kind in ("travel_step", "extra_craft"):
        return legal[-1]
    return legal[0]
