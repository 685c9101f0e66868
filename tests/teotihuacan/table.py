"""A table for scenarios: a first-game position emptied of goods and markers, and words to arrange it.

Every change keeps the components conserved, so that `invariants` can be asserted after every action.
"""

from __future__ import annotations

from rules.core import Event
from rules.teotihuacan import GAME
from rules.teotihuacan.building import lay_pyramid_tile
from rules.teotihuacan.deal import set_rondel
from rules.teotihuacan.position import visible_icons
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    BOARD,
    COCOA,
    DECORATION_SPACE,
    DECORATION_TILE,
    DISCOVERY,
    FREE,
    GOLD,
    KINDS,
    NOTATION,
    NOWHERE,
    PYRAMID_SPACE,
    PYRAMID_TILE,
    SITE,
    SOURCES,
    SPACE,
    STONE,
    TECHNOLOGY,
    VP,
    WOOD,
    WORKERS,
)

GOODS = {"cocoa": COCOA, "wood": WOOD, "stone": STONE, "gold": GOLD}


def table(players: int = 4, seed: int = 1, **options: object) -> TeotihuacanState:
    """Player 1 is to move and everybody has three workers of power 1 at the Palace, no goods, no points, no steps."""
    state: TeotihuacanState = GAME.new(players, seed, {"first_game": True, **options})  # type: ignore[dict-item]
    state.first = 0
    for player in range(state.setup.players):
        goods(state, player)
        points(state, player, 0)
        state.temples[player * 3 : player * 3 + 3] = [0, 0, 0]
        state.avenue[player] = 0
        state.known[player] = 0
        workers(state, player, "palace 1", "palace 1", "palace 1")
    state.neutral = [0] * len(state.neutral)
    turn_of(state, 0)
    return state


def turn_of(state: TeotihuacanState, player: int) -> TeotihuacanState:
    """It is this player's turn and nothing has happened in it."""
    state.stack.clear()
    state.destination = -1
    state.fresh = 0
    state.turn = player
    state.settle()
    return state


def goods(state: TeotihuacanState, player: int, **amounts: int) -> None:
    """Exactly these goods, the others 0."""
    for name, good in GOODS.items():
        state.goods[player * 5 + good] = amounts.get(name, 0)


def has(state: TeotihuacanState, player: int) -> dict[str, int]:
    """The goods a player has, those above 0."""
    return {
        name: state.goods[player * 5 + good] for name, good in GOODS.items() if state.goods[player * 5 + good]
    }


def points(state: TeotihuacanState, player: int, amount: int) -> None:
    """Exactly so many points, booked on one source."""
    state.goods[player * 5 + VP] = amount
    state.earned[player * SOURCES : (player + 1) * SOURCES] = [amount, *([0] * (SOURCES - 1))]


def vp(state: TeotihuacanState, player: int) -> int:
    return state.goods[player * 5 + VP]


def workers(state: TeotihuacanState, player: int, *places: str) -> None:
    """``workers(state, 0, "forest 2", "palace 1 palace_2")``: board, power and, if locked, the worship space."""
    start = player * WORKERS
    for number in range(WORKERS):
        worker = start + number
        if number < len(places):
            board, power, *space = places[number].split()
            state.place[worker] = BOARD.index(board)
            state.power[worker] = int(power)
            state.lock[worker] = SPACE.index(space[0]) if space else FREE
        else:
            state.place[worker], state.power[worker], state.lock[worker] = NOWHERE, 3, FREE


def standing(state: TeotihuacanState, player: int) -> list[str]:
    """Where a player's workers are, in the words of :func:`workers`, sorted."""
    found = []
    for worker in range(player * WORKERS, (player + 1) * WORKERS):
        if state.place[worker] >= 0:
            locked = f" {SPACE.word(state.lock[worker])}" if state.lock[worker] >= 0 else ""
            found.append(f"{BOARD.word(state.place[worker])} {state.power[worker]}{locked}")
    return sorted(found)


def give(state: TeotihuacanState, player: int, *tiles: str) -> None:
    """Face-up discovery tiles for a player, taken from the deck or from the Avenue and temples."""
    for tile in tiles:
        kind = DISCOVERY.index(tile)
        take_out(state, kind)
        state.up[player * KINDS + kind] += 1


def take_out(state: TeotihuacanState, kind: int) -> None:
    if kind in state.discovery_deck:
        state.discovery_deck.remove(kind)
        return
    for site in range(len(SITE)):
        if kind in state.sites[site]:
            rest = list(state.sites[site])
            rest[rest.index(kind)] = state.discovery_deck.pop()
            state.sites[site] = tuple(rest)
            return
    raise AssertionError("no such tile left")


def lay_tiles(state: TeotihuacanState, site: str, *tiles: str) -> None:
    """Exactly these discovery tiles on a site."""
    place = SITE.index(site)
    state.discovery_deck = list(state.sites[place]) + state.discovery_deck
    state.sites[place] = ()
    kinds = [DISCOVERY.index(tile) for tile in tiles]
    for kind in kinds:
        take_out(state, kind)
    state.sites[place] = tuple(kinds)


def owned(state: TeotihuacanState, player: int) -> list[str]:
    """A player's face-up discovery tiles."""
    return [DISCOVERY.word(kind) for kind in range(KINDS) for _ in range(state.up[player * KINDS + kind])]


def technology(state: TeotihuacanState, player: int, *tiles: str) -> None:
    """A player has these technologies; they are brought into play if they are not."""
    for tile in tiles:
        index = TECHNOLOGY.index(tile)
        if index not in state.technologies:
            used = 0
            for known in state.known:
                used |= known
            out = next(other for other in state.technologies if not used >> other & 1)
            state.technologies = tuple(sorted({*state.technologies, index} - {out}))
        state.known[player] |= 1 << index


def technologies(state: TeotihuacanState, *tiles: str) -> None:
    """These six technologies are in play."""
    state.technologies = tuple(TECHNOLOGY.index(tile) for tile in tiles)


def clear_pyramid(state: TeotihuacanState) -> None:
    """No pyramid tile is built."""
    state.pyramid_deck += [laid // 4 for laid in state.pyramid if laid >= 0]
    state.pyramid = [-1] * len(state.pyramid)
    state.built = 0
    state.icons = visible_icons(state.pyramid)


def lay(state: TeotihuacanState, tile: str, space: str, rotation: int = 0) -> None:
    """A certain tile on a space of the pyramid."""
    index = PYRAMID_TILE.index(tile)
    for pile in (state.pyramid_deck, state.pyramid_display):
        if index in pile:
            pile.remove(index)
    for there, laid in enumerate(state.pyramid):
        if laid // 4 == index:
            state.pyramid[there] = state.pyramid_deck.pop() * 4
    place = PYRAMID_SPACE.index(space)
    if state.pyramid[place] >= 0:
        state.pyramid_deck.append(state.pyramid[place] // 4)
    lay_pyramid_tile(state, index, place, rotation)
    state.icons = visible_icons(state.pyramid)


def fill(state: TeotihuacanState, *spaces: str) -> None:
    """Any tiles on these spaces."""
    for space in spaces:
        place = PYRAMID_SPACE.index(space)
        if state.pyramid[place] < 0:
            tile = (state.pyramid_deck or state.pyramid_display).pop()
            lay_pyramid_tile(state, tile, place, 0)
    state.icons = visible_icons(state.pyramid)


def level(number: int) -> list[str]:
    """All spaces of a level."""
    return [word for word in PYRAMID_SPACE.words if word.startswith(f"L{number}")]


def display(state: TeotihuacanState, *tiles: str) -> None:
    """Exactly these pyramid tiles lie open."""
    state.pyramid_deck = state.pyramid_display + state.pyramid_deck
    state.pyramid_display = []
    for tile in tiles:
        index = PYRAMID_TILE.index(tile)
        for there, laid in enumerate(state.pyramid):
            if laid // 4 == index:
                state.pyramid[there] = state.pyramid_deck.pop() * 4
                state.pyramid_deck.append(index)
        state.pyramid_deck.remove(index)
        state.pyramid_display.append(index)
    state.icons = visible_icons(state.pyramid)


def display_decorations(state: TeotihuacanState, *tiles: str) -> None:
    """Exactly these decorations lie open."""
    state.decoration_deck = state.decoration_display + state.decoration_deck
    state.decoration_display = []
    for tile in tiles:
        state.decoration_deck.remove(DECORATION_TILE.index(tile))
        state.decoration_display.append(DECORATION_TILE.index(tile))


def decorate(state: TeotihuacanState, *spaces: str) -> None:
    """Any decorations on these spaces."""
    for space in spaces:
        state.decorations[DECORATION_SPACE.index(space)] = state.decoration_deck.pop()


def ring(state: TeotihuacanState, *boards: str) -> None:
    """The boards clockwise from position 1."""
    set_rondel(state, tuple(BOARD.index(board) for board in boards))


def options(state: TeotihuacanState) -> list[str]:
    """The legal actions as text."""
    return [NOTATION.text(action) for action in state.legal()]


def kind(state: TeotihuacanState) -> str:
    """The decision on the table."""
    return state.decision.kind if state.decision else "over"


def why(state: TeotihuacanState, text: str) -> list[str]:
    """The kinds of violation of an action."""
    return [violation.kind for violation in state.why_not(NOTATION.parse(text))]


def do(state: TeotihuacanState, *actions: str) -> list[Event]:
    """Carry out actions by their notation, check the position after each; returns what happened."""
    heard: list[Event] = []
    for text in actions:
        state.events = []
        state.apply(NOTATION.parse(text))
        heard += state.events
        assert state.invariants() == []
    state.events = None
    return heard


def send(state: TeotihuacanState, board: str, power: int = 1, player: int = 0) -> TeotihuacanState:
    """The player's first worker walks one step to a board; what it does there is open."""
    goal = BOARD.index(board)
    before = BOARD.word(state.board_at[state.position[goal] - 1])
    worker = player * WORKERS
    state.place[worker] = BOARD.index(before)
    state.power[worker] = power
    state.lock[worker] = FREE
    turn_of(state, player)
    do(state, f"move {before} {power} {board}")
    return state


def temple(state: TeotihuacanState, player: int, **steps: int) -> None:
    """``temple(state, 0, blue=3)``."""
    for name, step in steps.items():
        state.temples[player * 3 + ("blue", "red", "green").index(name)] = step


def climbed(state: TeotihuacanState, player: int) -> tuple[int, ...]:
    """Blue, red, green."""
    return tuple(state.temples[player * 3 : player * 3 + 3])
