"""A table set for a test: factions, structures and resources as the example says, then moves in notation."""

from __future__ import annotations

from rules.core import IllegalAction
from rules.terra_mystica import GAME
from rules.terra_mystica.board import HEX, SITE
from rules.terra_mystica.building import link, put_dwelling, set_terrain
from rules.terra_mystica.content import CARD, CULT, FACTION, FAVOR, STRUCTURE, TILE, TOWN
from rules.terra_mystica.frames import MAIN_ACTION
from rules.terra_mystica.rounds import settle_faction
from rules.terra_mystica.state import ACTIONS_PHASE, SOURCES, VP_START, TerraMysticaState

QUIET_TILES = (
    "score_trading_water",
    "score_stronghold_fire",
    "score_town_earth",
    "score_dwelling_water",
    "score_stronghold_air",
    "score_trading_air",
)


def table(
    *factions: str, tile: str = "score_trading_air", round: int = 1, **options: bool
) -> TerraMysticaState:
    """A game in its action phase, seat 0 to move, nothing on the map; ``tile`` is the round's scoring tile."""
    state = GAME.start(GAME.setup(len(factions), 0, {"faction_selection": "choose_in_order", **options}))
    for seat, faction in enumerate(factions):
        settle_faction(state, seat, FACTION.index(faction))
    tiles = [TILE.index(name) for name in QUIET_TILES]
    tiles[round - 1] = TILE.index(tile)
    state.tiles = tuple(tiles)
    for card in range(len(factions) + 3):
        state.card_coins[card] = 0
    state.phase = ACTIONS_PHASE
    state.round = round
    state.stack = [(MAIN_ACTION, 0)]
    return state


def put(state: TerraMysticaState, seat: int, structure: str, *hexes: str) -> None:
    """Put structures of a seat on the map, as if they had always been there."""
    for name in hexes:
        hex = HEX.index(name)
        set_terrain(state, hex, state.home(seat))
        put_dwelling(state, seat, hex)
        kind = STRUCTURE.index(structure)
        state.standing[5 * seat] -= 1
        state.standing[5 * seat + kind] += 1
        state.piece[hex] = kind + 1


def bridge(state: TerraMysticaState, seat: int, site: str) -> None:
    """A bridge that stands already."""
    state.bridges += ((SITE.index(site), seat),)
    link(state, SITE.index(site))


def have(
    state: TerraMysticaState,
    seat: int,
    *,
    c: int | None = None,
    w: int | None = None,
    p: int | None = None,
    pw: str = "",
    vp: int | None = None,
    cults: str = "",
    card: str = "",
    favors: tuple[str, ...] = (),
    towns: tuple[str, ...] = (),
    shipping: int | None = None,
    exchange: int | None = None,
) -> None:
    """Give a seat exactly this."""
    if c is not None:
        state.coins[seat] = c
    if w is not None:
        state.workers[seat] = w
    if p is not None:
        state.supply[seat] += state.priests[seat] - p
        state.priests[seat] = p
    if pw:
        state.bowls[3 * seat : 3 * seat + 3] = [int(part) for part in pw.split("/")]
    if vp is not None:
        state.points[len(SOURCES) * seat + VP_START] += vp - state.vp[seat]
        state.vp[seat] = vp
    if cults:
        state.cults[4 * seat : 4 * seat + 4] = [int(part) for part in cults.split("/")]
    if card:
        state.card[seat] = CARD.index(card)
        state.card_coins[CARD.index(card)] = max(0, state.card_coins[CARD.index(card)])
        state.reach[seat] = -1
    for favor in favors:
        state.favors[seat] |= 1 << FAVOR.index(favor)
        state.favors_left[FAVOR.index(favor)] -= 1
    for town in towns:
        state.towns[len(TOWN) * seat + TOWN.index(town)] += 1
        state.towns_left[TOWN.index(town)] -= 1
    if shipping is not None:
        state.shipping[seat] = shipping
        state.reach[seat] = -1
    if exchange is not None:
        state.exchange[seat] = exchange


def do(state: TerraMysticaState, *moves: str) -> None:
    """Make moves, each checked by the rules; invariants hold after each."""
    for move in moves:
        state.apply(GAME.notation.parse(move))
        assert state.invariants() == [], move


def turn_of(state: TerraMysticaState, seat: int) -> None:
    """Give the turn to a seat."""
    state.current = seat
    state.stack = [(MAIN_ACTION, seat)]


def options_of(state: TerraMysticaState) -> set[str]:
    """The legal moves as text."""
    return {GAME.notation.text(action) for action in state.legal()}


def asked(state: TerraMysticaState) -> tuple[int, str]:
    """Who is asked what."""
    decision = state.decision
    assert decision is not None
    return decision.seat, decision.kind


def refused(state: TerraMysticaState, move: str) -> list[tuple[str, str]]:
    """Why a move is not possible: kinds and rules; it changes nothing."""
    action = GAME.notation.parse(move)
    before = state.digest()
    try:
        state.apply(action)
    except IllegalAction as error:
        assert state.digest() == before
        return [(violation.kind, violation.rule) for violation in error.violations]
    raise AssertionError(f"'{move}' is legal")


def goods(state: TerraMysticaState, seat: int) -> str:
    """Coins, workers and priests in short."""
    return f"C {state.coins[seat]} W {state.workers[seat]} P {state.priests[seat]}"


def bowls(state: TerraMysticaState, seat: int) -> str:
    return "/".join(map(str, state.bowls[3 * seat : 3 * seat + 3]))


def cults(state: TerraMysticaState, seat: int) -> str:
    return "/".join(map(str, state.cults[4 * seat : 4 * seat + 4]))


def cult(state: TerraMysticaState, seat: int, name: str) -> int:
    return state.cults[4 * seat + CULT.index(name)]
