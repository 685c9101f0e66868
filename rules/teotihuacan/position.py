"""A position as readable data and back: ids and names instead of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core import DataError, Reader, Rng, Words
from rules.teotihuacan.content import CONSTRUCTION_POSITION, DISCOVERY_COPIES, FIRST_DARK
from rules.teotihuacan.pyramid import FULL, GROUND, QUADRANTS, ROTATIONS, TILE_ICONS
from rules.teotihuacan.turn_state import turn_data
from rules.teotihuacan.vocabulary import (
    BOARD,
    BONUS,
    BOT_TILE,
    CONSTRUCTION,
    DECORATION_SPACE,
    DECORATION_TILE,
    DIRECTION,
    DISCOVERY,
    FREE,
    FROM_TEMPLES,
    GOODS,
    IN_HAND,
    KINDS,
    NOWHERE,
    PALACE,
    PHASE,
    PYRAMID_SPACE,
    PYRAMID_TILE,
    ROYAL,
    SITE,
    SOURCE,
    SOURCES,
    SPACE,
    STARTING_TILE,
    TECHNOLOGY,
    TEMPLE,
    VP,
    WORKERS,
)

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

_PLACE = Words("place", (*BOARD.words, "in_hand", "nowhere"))
_NOWHERE_WORD = 9


def _names(words: Words, indices: list[int] | tuple[int, ...]) -> list[str | None]:
    return [None if index < 0 else words.word(index) for index in indices]


def _read_names(words: Words, reader: Reader) -> list[int]:
    return [entry.word(words) for entry in reader.entries()]


# -- writing --------------------------------------------------------------------------------------------------------


def to_position(state: TeotihuacanState) -> dict[str, Any]:
    """The game's own part of a position."""
    data: dict[str, Any] = {
        "phase": PHASE.word(state.phase),
        "first": state.first,
        "turn": state.turn,
        "era": state.era,
        "calendar": {"light": state.light, "dark": state.dark, "final_round": state.final_round},
        "rondel": _names(BOARD, state.board_at),
        "royal_tiles": _names(ROYAL, state.royal),
        "technologies": _names(TECHNOLOGY, state.technologies),
        "bonus_tiles": _names(BONUS, state.bonus),
        "discoveries": {SITE.word(site): _names(DISCOVERY, tiles) for site, tiles in enumerate(state.sites)},
        "discovery_deck": _names(DISCOVERY, state.discovery_deck),
        "discovery_discard": _names(DISCOVERY, state.discovery_discard),
        "pyramid": {
            PYRAMID_SPACE.word(space): [PYRAMID_TILE.word(laid // ROTATIONS), laid % ROTATIONS]
            for space, laid in enumerate(state.pyramid)
            if laid >= 0
        },
        "complete": state.complete,
        "pyramid_deck": _names(PYRAMID_TILE, state.pyramid_deck),
        "pyramid_display": _names(PYRAMID_TILE, state.pyramid_display),
        "decorations": {
            DECORATION_SPACE.word(space): DECORATION_TILE.word(tile)
            for space, tile in enumerate(state.decorations)
            if tile >= 0
        },
        "decoration_deck": _names(DECORATION_TILE, state.decoration_deck),
        "decoration_display": _names(DECORATION_TILE, state.decoration_display),
        "nobles": [space for space in range(12) if state.nobles >> space & 1],
        "neutral": _names(BOARD, state.neutral),
        "players_state": [_player_data(state, player) for player in range(state.players)],
        "turn_state": turn_data(state),
        "starting_tiles": {
            "dealt": [_names(STARTING_TILE, hand) for hand in state.dealt],
            "kept": [_names(STARTING_TILE, hand) for hand in state.kept],
            "open": _names(STARTING_TILE, state.open_starts),
            "discoveries": _names(DISCOVERY, state.start_discovery),
        },
    }
    if state.solo:
        data["teotibot"] = {
            "tiles": _names(BOT_TILE, state.bot_tiles),
            "directions": _names(DIRECTION, state.directions),
        }
    return data


def _player_data(state: TeotihuacanState, player: int) -> dict[str, Any]:
    start = player * WORKERS
    return {
        **{good: state.goods[player * 5 + index] for index, good in enumerate(GOODS)},
        "earned": {
            SOURCE.word(source): points
            for source, points in enumerate(state.earned[player * SOURCES : (player + 1) * SOURCES])
            if points
        },
        "workers": [
            {
                "place": _PLACE.word(
                    _NOWHERE_WORD if state.place[worker] == NOWHERE else state.place[worker]
                ),
                "power": state.power[worker],
                "locked": None if state.lock[worker] < 0 else SPACE.word(state.lock[worker]),
            }
            for worker in range(start, start + WORKERS)
        ],
        "temples": {TEMPLE.word(temple): state.temples[player * 3 + temple] for temple in range(3)},
        "avenue": state.avenue[player],
        "pyramid_track": state.track[player],
        "technologies": [
            TECHNOLOGY.word(tile) for tile in range(len(TECHNOLOGY)) if state.known[player] >> tile & 1
        ],
        "face_up": _tile_counts(state.up, player),
        "face_down": _tile_counts(state.down, player),
    }


def _tile_counts(counts: list[int], player: int) -> dict[str, int]:
    return {DISCOVERY.word(kind): count for kind in range(KINDS) if (count := counts[player * KINDS + kind])}


# -- reading --------------------------------------------------------------------------------------------------------


def read_position(state: TeotihuacanState, reader: Reader) -> None:
    """Fill a fresh state, the turn under way apart; invariants are checked afterwards by the core.

    What an ordinary position in mid-game lacks may be left out; decks left out are what lies nowhere else, shuffled.
    """
    state.phase = reader.get("phase").one(PHASE)
    state.first = reader.get("first").whole(0, state.setup.players - 1)
    state.turn = reader.get("turn").whole(0, state.players - 1)
    state.era = reader.get("era").whole(1, 3)
    calendar = reader.get("calendar")
    state.light = calendar.get("light").whole(0, 12)
    state.dark = FIRST_DARK[state.players - 2] - (state.era - 1)  # one space lower in each era
    if calendar.has("dark") and calendar.get("dark").whole() != state.dark:
        raise calendar.get("dark").fail(f"{state.dark} in era {state.era} (TE-11.8)")
    state.final_round = calendar.optional("final_round", False).flag()
    calendar.done()
    rondel = reader.get("rondel")
    state.board_at = tuple(rondel.words(BOARD))
    if sorted(state.board_at) != list(range(8)):
        raise DataError(f"{rondel.place}: expected each of the eight boards once")
    for place, board in ((0, PALACE), (CONSTRUCTION_POSITION, CONSTRUCTION)):
        if state.board_at[place] != board:
            raise rondel.entries()[place].fail(f"{BOARD.word(board)}, which is never moved (TE-2.1)")
    state.position = tuple(state.board_at.index(board) for board in range(8))
    state.royal = _exactly(reader.get("royal_tiles"), ROYAL, 3)
    state.technologies = _exactly(reader.get("technologies"), TECHNOLOGY, 6)
    state.bonus = _exactly(reader.get("bonus_tiles"), BONUS, 3)
    sites = reader.get("discoveries")
    for site in range(len(SITE)):
        state.sites[site] = tuple(sites.get(SITE.word(site)).words(DISCOVERY))
    sites.done()
    state.discovery_discard = reader.optional("discovery_discard", []).words(DISCOVERY)
    _read_pyramid(state, reader)
    state.neutral = reader.get("neutral").words(BOARD)
    for player, entry in enumerate(reader.get("players_state").entries(state.players)):
        _read_player(state, player, entry)
    _read_starting_tiles(state, reader.optional("starting_tiles", {}))
    _read_discovery_deck(state, reader)
    if state.solo:
        bot = reader.get("teotibot")
        state.bot_tiles = list(_exactly(bot.get("tiles"), BOT_TILE, 7))
        state.directions = _exactly(bot.get("directions"), DIRECTION, 2)
        bot.done()


def _read_starting_tiles(state: TeotihuacanState, tiles: Reader) -> None:
    """Only of interest during set-up."""
    seats = state.setup.players
    hands = [
        [
            tuple(sorted(_read_names(STARTING_TILE, hand)))
            for hand in tiles.optional(key, [[]] * seats).entries(seats)
        ]
        for key in ("dealt", "kept")
    ]
    state.dealt, state.kept = hands
    state.open_starts = tuple(sorted(tiles.optional("open", []).words(STARTING_TILE)))
    drawn = tiles.optional("discoveries", [None, None]).entries(2)
    state.start_discovery = tuple(entry.word(DISCOVERY) for entry in drawn)
    tiles.done()


def _read_discovery_deck(state: TeotihuacanState, reader: Reader) -> None:
    if reader.has("discovery_deck"):
        state.discovery_deck = _read_names(DISCOVERY, reader.get("discovery_deck"))
        return
    seen = [
        tile for tiles in (*state.sites, state.discovery_discard, state.start_discovery) for tile in tiles
    ]
    for kind in range(KINDS):
        owned = sum(state.up[kind::KINDS]) + sum(state.down[kind::KINDS])
        state.discovery_deck += [kind] * (DISCOVERY_COPIES[kind] - owned - seen.count(kind))
    Rng(state.setup.seed).shuffle(state.discovery_deck)


def _read_deck(
    state: TeotihuacanState, reader: Reader, key: str, words: Words, elsewhere: list[int]
) -> list[int]:
    """A pile of tiles of which there is one each: left out, it is what lies nowhere else, shuffled by the seed."""
    if reader.has(key):
        return _read_names(words, reader.get(key))
    deck = [tile for tile in range(len(words)) if tile not in elsewhere]
    Rng(state.setup.seed).shuffle(deck)
    return deck


def _exactly(reader: Reader, words: Words, number: int) -> tuple[int, ...]:
    return tuple(entry.one(words) for entry in reader.entries(number))


def _read_pyramid(state: TeotihuacanState, reader: Reader) -> None:
    laid = reader.get("pyramid")
    for word, entry in laid.items():
        space = Reader(word, laid.place).one(PYRAMID_SPACE)
        tile, rotation = entry.entries(2)
        state.pyramid[space] = tile.one(PYRAMID_TILE) * ROTATIONS + rotation.whole(0, ROTATIONS - 1)
        state.built |= 1 << space
    state.icons = visible_icons(state.pyramid)
    state.complete = reader.optional("complete", state.built == FULL).flag()
    state.pyramid_display = reader.get("pyramid_display").words(PYRAMID_TILE)
    tiles = [*state.pyramid_display, *(laid // ROTATIONS for laid in state.pyramid if laid >= 0)]
    state.pyramid_deck = _read_deck(state, reader, "pyramid_deck", PYRAMID_TILE, tiles)
    decorations = reader.optional("decorations", {})
    for word, entry in decorations.items():
        state.decorations[Reader(word, decorations.place).one(DECORATION_SPACE)] = entry.one(DECORATION_TILE)
    state.decoration_display = reader.get("decoration_display").words(DECORATION_TILE)
    tiles = [*state.decoration_display, *state.decorations]
    state.decoration_deck = _read_deck(state, reader, "decoration_deck", DECORATION_TILE, tiles)
    state.nobles = sum(1 << space for space in set(reader.optional("nobles", []).ints(low=0, high=11)))


def visible_icons(pyramid: list[int]) -> list[int]:
    """The kind of icon in each quadrant, the highest tile on top; spaces are numbered from level 1 upwards."""
    icons = list(GROUND)
    for space, laid in enumerate(pyramid):
        if laid >= 0:
            for quadrant, icon in zip(
                QUADRANTS[space], TILE_ICONS[laid // ROTATIONS][laid % ROTATIONS], strict=True
            ):
                icons[quadrant] = icon & 3
    return icons


def _read_player(state: TeotihuacanState, player: int, reader: Reader) -> None:
    for index, good in enumerate(GOODS):
        state.goods[player * 5 + index] = reader.get(good).whole(0)
    points = state.goods[player * 5 + VP]
    earned = reader.optional("earned", {SOURCE.word(FROM_TEMPLES): points} if points else {})
    for word, entry in earned.items():
        state.earned[player * SOURCES + Reader(word, earned.place).one(SOURCE)] = entry.whole()
    for worker, entry in enumerate(reader.get("workers").entries(WORKERS), player * WORKERS):
        place = entry.get("place").one(_PLACE)
        state.place[worker] = NOWHERE if place == _NOWHERE_WORD else place
        state.power[worker] = entry.get("power").whole(1, 6)
        locked = entry.optional("locked", None).word(SPACE)
        state.lock[worker] = FREE if locked < 0 else locked
        entry.done()
    temples = reader.get("temples")
    for temple in range(3):
        state.temples[player * 3 + temple] = temples.get(TEMPLE.word(temple)).whole(0, 11)
    temples.done()
    state.avenue[player] = reader.get("avenue").whole(0, 9)
    state.track[player] = reader.optional("pyramid_track", 0).whole(0, 10)
    learnt = reader.optional("technologies", []).words(TECHNOLOGY)
    state.known[player] = sum(1 << tile for tile in set(learnt))
    for key, counts in (("face_up", state.up), ("face_down", state.down)):
        tiles = reader.optional(key, {})
        for word, entry in tiles.items():
            counts[player * KINDS + Reader(word, tiles.place).one(DISCOVERY)] = entry.whole(1)
    reader.done()


assert _PLACE.index("in_hand") == IN_HAND
