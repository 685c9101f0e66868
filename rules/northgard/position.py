"""A position as readable data: the map tile by tile, territories with units and buildings, every player's cards."""

from __future__ import annotations

from typing import Any

from rules.core import DataError, Reader, Words
from rules.northgard import kinds
from rules.northgard.box_checks import check_box
from rules.northgard.content import (
    AREAS,
    BEAR,
    BUILDINGS,
    CREATURES,
    RESOURCES,
    SNAKE,
    TILES,
    UNITS_PER_PLAYER,
    UNREST_CARDS,
    building_bit,
)
from rules.northgard.hidden import fame_hidden
from rules.northgard.land import STEP, Land, cell_at, coordinates
from rules.northgard.pending import MOVING
from rules.northgard.state import (
    FAME_KINDS,
    FAME_SOURCES,
    HARVEST,
    OFF_MAP,
    PHASES,
    UNKNOWN,
    NorthgardState,
)
from rules.northgard.vocabulary import AREA, BUILDING, CARD, CLAN, CREATURE, RESOURCE, TILE
from rules.northgard.year import harvests

PHASE = Words("phase", PHASES)
CARD_ZONES = ("draw_pile", "hand", "active_cards", "played", "discard", "upgrades", "owned")


def _words(vocabulary: Words, values: list[int]) -> list[str | None]:
    return [None if value == UNKNOWN else vocabulary.word(value) for value in values]


def _word(vocabulary: Words, value: int) -> str | None:
    return None if value == -1 else vocabulary.word(value)


def position_data(state: NorthgardState) -> dict[str, Any]:
    """The game's own part of a position."""
    return {
        "phase": PHASES[state.phase],
        "year": state.year,
        "turn": state.turn,
        "cursor": state.cursor,
        "first_player": state.first_player,
        "passed": [seat for seat in range(state.players) if state.passed >> seat & 1],
        "dominating": [seat for seat in range(state.players) if state.won >> seat & 1],
        "map": [
            {"tile": TILES[tile].id, "x": coordinates(cell)[0], "y": coordinates(cell)[1], "turns": turns}
            for tile, cell, turns in state.land.placed
        ],
        "territories": [_territory(state, root) for root in state.land.roots if _worth_noting(state, root)],
        "scorched_earth": _word(AREA, state.scorched_at),
        "kaija": _word(AREA, state.kaija_at),
        "move": {
            "attackers": {AREA.word(area): units for area, units in sorted(state.attackers.items())},
            "stopped": {AREA.word(area): units for area, units in sorted(state.stopped.items())},
            "kaija_stopped": state.kaija_stopped,
            "in_combat": _words(AREA, list(state.in_combat)),
            "held_at_start": [
                AREA.word(area) for area in range(len(AREAS)) if state.held_at_start >> area & 1
            ],
        },
        "pile": _words(TILE, state.pile),
        "development": _words(CARD, state.development),
        "achievements": _words(CARD, state.achievements),
        "row": _words(CARD, state.row),
        "removed": _words(CARD, state.removed),
        "unrest": state.unrest,
        "creatures": {
            "line": [
                {"creature": CREATURES[creature].id, "area": AREA.word(state.creature_at[creature])}
                for creature in state.line
            ],
            "deck": _words(CREATURE, state.creature_deck),
            "discard": _words(CREATURE, state.creature_discard),
            "top": state.creature_top,
        },
        "stolen": _word(RESOURCE, state.stolen),
        "seats": [_seat(state, seat) for seat in range(state.players)],
    }


def _worth_noting(state: NorthgardState, root: int) -> bool:
    return state.owner[root] >= 0 or state.buildings[root] > 0


def _territory(state: NorthgardState, root: int) -> dict[str, Any]:
    """One territory that is controlled or built upon; a building names the area where it stands."""
    land = state.land
    buildings: list[dict[str, Any]] = [
        {"building": BUILDINGS[state.building_at[area]].id, "area": AREAS[area].id}
        for area in sorted(land.sites[root])
        if state.building_at[area] >= 0
    ]
    buildings += [
        {"building": BUILDINGS[code % 8].id, "area": AREAS[code // 8].id, "siteless": True}
        for code in state.siteless
        if land.root[code // 8] == root
    ]
    return {
        "area": AREAS[root].id,
        "seat": state.owner[root],
        "units": state.units[root],
        "buildings": buildings,
    }


def _seat(state: NorthgardState, seat: int) -> dict[str, Any]:
    hidden = state.viewer >= 0 and fame_hidden(state, state.viewer, seat)
    fame = state.fame[FAME_KINDS * seat : FAME_KINDS * (seat + 1)]
    data: dict[str, Any] = {
        "clan": _word(CLAN, state.clan[seat]),
        **dict(zip(RESOURCES, state.resources[3 * seat : 3 * seat + 3], strict=True)),
        "fame": None if hidden else dict(zip(FAME_SOURCES, fame, strict=True)),
        "reserve": state.reserve[seat],
        "flags": state.flags[seat],
        "setup_tiles": _words(TILE, state.setup_tiles[seat]),
    }
    for zone in CARD_ZONES:
        data[zone] = _words(CARD, getattr(state, zone)[seat])
    return data


# -- reading ------------------------------------------------------------------------------------------------


def load_position(state: NorthgardState, reader: Reader) -> None:
    """Fill an empty state, checking everything. What an ordinary position in mid-game lacks may be left out."""
    last = state.players - 1
    state.phase = reader.get("phase").one(PHASE)
    state.year = reader.get("year").whole(0, state.years)
    state.turn = reader.get("turn").whole(0, last)
    state.cursor = reader.optional("cursor", 1).whole(0)
    state.first_player = reader.get("first_player").whole(0, last)
    state.passed = sum(1 << seat for seat in set(reader.optional("passed", []).ints(None, 0, last)))
    state.won = sum(1 << seat for seat in set(reader.optional("dominating", []).ints(None, 0, last)))
    state.land = _read_map(reader.get("map"))
    listed: set[int] = set()
    for entry in reader.get("territories").entries():
        _read_territory(state, entry, listed)
    state.scorched_at = _territory_of(state, reader.optional("scorched_earth", None))
    state.kaija_at = _territory_of(state, reader.optional("kaija", None))
    _read_move(state, reader.optional("move", {}))
    state.pile = _read_words(reader.get("pile"), TILE)
    state.development = _read_words(reader.get("development"), CARD)
    state.achievements = reader.optional("achievements", []).words(CARD)
    state.row = reader.get("row").words(CARD)
    state.removed = reader.optional("removed", []).words(CARD)
    state.unrest = reader.get("unrest").whole(0, UNREST_CARDS)
    _read_creatures(state, reader.optional("creatures", {}))
    state.stolen = reader.optional("stolen", None).word(RESOURCE)
    for seat, entry in enumerate(reader.get("seats").entries(state.players)):
        _read_seat(state, seat, entry)
    taken = [clan for clan in state.clan if clan >= 0]
    if len(set(taken)) != len(taken):
        raise DataError(f"{reader.place}.seats: two seats have the same clan")
    if state.scorched_at != OFF_MAP and SNAKE not in taken:
        raise DataError(f"{reader.place}.scorched_earth: nobody plays the Snake")
    if state.kaija_at != OFF_MAP and BEAR not in taken:
        raise DataError(f"{reader.place}.kaija: nobody plays the Bear (NG-8.1)")
    check_box(state, reader.place)


# Steps of a harvest under way, with the place of the harvesting seat in their frames.
_IN_HARVEST = {kinds.TRADE: 1, kinds.TRADE_GIVE: 1, kinds.SWAP_AMOUNT: 1, kinds.SWAP_ANSWER: 2}


def complete(state: NorthgardState) -> None:
    """Add what is certain and easily forgotten: the harvests still to come, and the territory where Kaija is alone."""
    if state.phase == HARVEST and len(state.stack) == 1:
        [frame] = state.stack
        if frame[0] == kinds.SCORCHED_HARVEST:  # NG-7.3.4: before everybody's harvest
            state.stack = [*harvests(state), frame]
            state.cursor = 1
        elif frame[0] in _IN_HARVEST and 0 <= (seat := frame[_IN_HARVEST[frame[0]]]) < state.players:
            state.stack = [*harvests(state, after=seat), frame]
            state.cursor = 1
    alone = state.kaija_at
    if (
        alone != OFF_MAP
        and state.owner[alone] < 0
        and not state.buildings[alone]
        and all(frame[0] not in MOVING for frame in state.stack)
    ):
        state.owner[alone] = state.bear_seat


def _read_words(reader: Reader, vocabulary: Words) -> list[int]:
    return [entry.word(vocabulary) for entry in reader.entries()]


def _read_map(reader: Reader) -> Land:
    land = Land()
    for entry in reader.entries():
        tile = entry.get("tile").one(TILE)
        cell = cell_at(entry.get("x").whole(-35, 35), entry.get("y").whole(-35, 35))
        turns = entry.get("turns").whole(0, 3)
        entry.done()
        if cell in land.cells or any(tile == placed for placed, _, _ in land.placed):
            raise DataError(f"{entry.place}: the tile or its cell is taken already")
        if land.cells and not any(cell + step in land.cells for step in STEP):
            raise DataError(f"{entry.place}: the tile touches none of those before it (NG-3.7)")
        must, must_not = land.corner_needs(cell)
        ends = TILES[tile].ends[turns]
        if ends & must != must or ends & must_not:
            raise DataError(f"{entry.place}: a border line would stop at a corner of the tile (NG-3.8.1)")
        land, _ = land.with_tile(tile, cell, turns)
    return land


def _territory_of(state: NorthgardState, reader: Reader) -> int:
    """The territory of a named area, or OFF_MAP."""
    area = reader.word(AREA)
    if area < 0:
        return OFF_MAP
    if state.land.root[area] < 0:
        raise DataError(f"{reader.place}: {AREA.word(area)} is not on the map")
    return state.land.root[area]


def _read_territory(state: NorthgardState, reader: Reader, listed: set[int]) -> None:
    root = _territory_of(state, reader.get("area"))
    if root in listed:
        raise DataError(f"{reader.place}: the territory {AREA.word(root)} is listed already (NG-3.3.1)")
    listed.add(root)
    state.owner[root] = reader.get("seat").whole(-1, state.players - 1)
    state.units[root] = reader.get("units").whole(0, UNITS_PER_PLAYER)
    for entry in reader.optional("buildings", []).entries():
        building = entry.get("building").one(BUILDING)
        area = entry.get("area").one(AREA)
        if state.land.root[area] != root:
            raise DataError(f"{entry.place}: {AREA.word(area)} is not part of this territory")
        if entry.has("siteless") and entry.get("siteless").flag():
            if BUILDINGS[building].large:
                raise DataError(f"{entry.place}: {BUILDING.word(building)} needs a site (NG-9.4.25)")
            state.siteless.append(area * 8 + building)
        else:
            state.building_at[area] = building
        entry.done()
        state.tokens[building] -= 1
        state.buildings[root] += building_bit(building)
    reader.done()


def _read_move(state: NorthgardState, reader: Reader) -> None:
    for name, table in (("attackers", state.attackers), ("stopped", state.stopped)):
        for area, units in reader.optional(name, {}).items():
            table[_territory_of(state, Reader(area, units.place))] = units.whole(0, UNITS_PER_PLAYER)
    state.kaija_stopped = reader.optional("kaija_stopped", False).flag()
    state.in_combat = tuple(
        _territory_of(state, entry) for entry in reader.optional("in_combat", []).entries()
    )
    held = {_territory_of(state, entry) for entry in reader.optional("held_at_start", []).entries()}
    state.held_at_start = sum(1 << territory for territory in held)
    reader.done()


def _read_creatures(state: NorthgardState, reader: Reader) -> None:
    for entry in reader.optional("line", []).entries():
        creature = entry.get("creature").one(CREATURE)
        state.line.append(creature)
        state.creature_at[creature] = _territory_of(state, entry.get("area"))
        entry.done()
    state.creature_deck = _read_words(reader.optional("deck", []), CREATURE)
    state.creature_discard = reader.optional("discard", []).words(CREATURE)
    state.creature_top = reader.optional("top", 0).whole(0, len(CREATURES))
    reader.done()


_OFTEN_EMPTY = ("active_cards", "discard", "played")


def _read_seat(state: NorthgardState, seat: int, reader: Reader) -> None:
    clan = reader.get("clan").word(CLAN)
    if clan >= 0:
        state.set_clan(seat, clan)
    for resource, name in enumerate(RESOURCES):
        state.resources[3 * seat + resource] = reader.get(name).whole(0)
    fame = reader.optional("fame", {})
    if fame.value is not None:
        for source, name in enumerate(FAME_SOURCES):
            state.fame[FAME_KINDS * seat + source] = fame.optional(name, 0).whole()
        fame.done()
    state.reserve[seat] = reader.get("reserve").whole(0, UNITS_PER_PLAYER)
    state.flags[seat] = reader.optional("flags", 0).whole(0, 7)
    state.setup_tiles[seat] = reader.optional("setup_tiles", []).words(TILE)
    for zone in CARD_ZONES:
        if zone != "upgrades":
            getattr(state, zone)[seat] = _read_words(
                reader.optional(zone, []) if zone in _OFTEN_EMPTY else reader.get(zone), CARD
            )
    # Left out, the upgrades are those that the clan has neither in its deck nor lost.
    gone = (*state.owned[seat], *state.removed)
    unused = [CARD.word(card) for card in state.upgrades[seat] if card not in gone]
    state.upgrades[seat] = _read_words(reader.optional("upgrades", unused), CARD)
    reader.done()
