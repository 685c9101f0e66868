"""A position as readable data and back: the players' words and every number that matters.

Hexes stand in the position only where they differ from the printed map. Entries marked optional below may be left
out of a position written by hand: lessons, puzzles and tests name only what they need.
"""

from __future__ import annotations

from typing import Any

from rules.core import Reader
from rules.core.reader import DataError
from rules.terra_mystica.board import BRIDGE_ENDS, HEX, HEX_COUNT, PRINTED_TERRAIN, RIVER, SITE, TERRAIN, bits
from rules.terra_mystica.building import link, set_terrain
from rules.terra_mystica.content import (
    BASE_TOWNS,
    CARD,
    CULT,
    CULT_TOP,
    FACTION,
    FACTIONS,
    FAVOR,
    FAVOR_COPIES,
    ORDER_STEPS,
    POWER_ACTION,
    PRIEST_LIMIT,
    PROMO_CARD,
    PROMO_TILE,
    ROUNDS,
    SPECIAL,
    STRUCTURE,
    TILE,
    TOWN,
    TOWN_COPIES,
)
from rules.terra_mystica.notation import REWARD
from rules.terra_mystica.rounds import clockwise
from rules.terra_mystica.state import ACTIONS_PHASE, NOT_IN_PLAY, PHASE, SOURCES, VP_START, TerraMysticaState

NOT_GIVEN = -1


def position_data(state: TerraMysticaState) -> dict[str, Any]:
    """The game's own part of a position."""
    return {
        "round": state.round,
        "phase": PHASE.word(state.phase),
        "turn": state.current,
        "order": list(state.order),
        "passing_order": list(state.next_order),
        "waiting": list(state.placements),
        "scoring_tiles": [TILE.word(tile) for tile in state.tiles],
        "bonus_cards": {CARD.word(card): coins for card, coins in enumerate(state.card_coins) if coins >= 0},
        "power_actions_used": _names(POWER_ACTION, state.power_used),
        "hexes": _hexes(state),
        "bridges": {SITE.word(site): seat for site, seat in state.bridges},
        "orders": {
            CULT.word(cult): [_seat(seat) for seat in state.orders[4 * cult : 4 * cult + 4]]
            for cult in range(4)
        },
        "seats": [_seat_data(state, seat) for seat in range(state.setup.players)],
        "in_progress": {
            "owed": {REWARD.word(kind): count for kind, count in enumerate(state.owed) if count},
            "built": [HEX.word(hex) for hex in state.builds],
            "double_turn": bool(state.double_turn),
        },
    }


def _names(words: Any, flags: int) -> list[str]:
    return [words.word(index) for index in range(len(words)) if flags >> index & 1]


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _hexes(state: TerraMysticaState) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for hex in range(HEX_COUNT):
        entry: dict[str, Any] = {}
        if state.terrain[hex] != PRINTED_TERRAIN[hex]:
            entry["terrain"] = TERRAIN.word(state.terrain[hex])
        if state.piece[hex]:
            entry["structure"] = STRUCTURE.word(state.piece[hex] - 1)
            entry["seat"] = next(seat for seat, own in enumerate(state.own) if own >> hex & 1)
            if state.in_town >> hex & 1:
                entry["town"] = True
        if entry:
            found[HEX.word(hex)] = entry
    return found


def _seat_data(state: TerraMysticaState, seat: int) -> dict[str, Any]:
    first = len(SOURCES) * seat
    towns = state.towns[len(TOWN) * seat : len(TOWN) * (seat + 1)]
    return {
        "faction": FACTION.word(state.faction[seat]) if state.faction[seat] >= 0 else None,
        "vp": state.vp[seat],
        "coins": state.coins[seat],
        "workers": state.workers[seat],
        "priests": state.priests[seat],
        "priests_in_supply": state.supply[seat],
        "power": state.bowls[3 * seat : 3 * seat + 3],
        "shipping": state.shipping[seat],
        "exchange_steps": state.exchange[seat],
        "cults": {CULT.word(cult): state.cults[4 * seat + cult] for cult in range(4)},
        "keys_used": state.tops[seat],
        "favor_tiles": _names(FAVOR, state.favors[seat]),
        "town_tiles": [TOWN.word(town) for town, count in enumerate(towns) for _ in range(count)],
        "river_towns": [HEX.word(hex) for hex in bits(state.river_towns[seat])],
        "bonus_card": CARD.word(state.card[seat]) if state.card[seat] >= 0 else None,
        "passed": bool(state.passed[seat]),
        "special_actions_used": _names(SPECIAL, state.used[seat]),
        "cult_spades": state.cult_spades[seat],
        "points_by_source": {
            source: state.points[first + index]
            for index, source in enumerate(SOURCES)
            if state.points[first + index]
        },
    }


def load_position(state: TerraMysticaState, reader: Reader) -> None:
    """Read what :func:`position_data` writes; every error names its place."""
    players = state.setup.players
    most = players - 1
    state.round = reader.get("round").whole(0, ROUNDS)
    state.phase = reader.get("phase").one(PHASE)
    state.current = reader.get("turn").whole(0, most)
    state.order = _permutation(reader, "order", players)
    if not state.setup.options["variable_turn_order"] and state.order != clockwise(state.order[0], players):
        raise DataError(f"{reader.place}.order: expected the seats clockwise, found {state.order} (TM-3.5.1)")
    state.placements = _optional_ints(reader, "waiting", most)
    tiles = reader.get("scoring_tiles").words(TILE)
    if len(tiles) != ROUNDS or len(set(tiles)) != ROUNDS:
        raise DataError(f"{reader.place}.scoring_tiles: expected {ROUNDS} different tiles (TM-3.3.1)")
    if PROMO_TILE in tiles and not state.setup.options["promo_temple_tile"]:
        raise DataError(f"{reader.place}.scoring_tiles: {TILE.word(PROMO_TILE)} needs its option (TM-22.7)")
    state.tiles = tuple(tiles)
    state.card_coins = [NOT_IN_PLAY] * len(CARD)
    for name, entry in reader.get("bonus_cards").items():
        state.card_coins[Reader(name, entry.place).one(CARD)] = entry.whole(0)
    in_play = sum(1 for coins in state.card_coins if coins >= 0)
    if in_play != players + 3:
        raise DataError(
            f"{reader.place}.bonus_cards: expected {players + 3} cards, found {in_play} (TM-3.4.1)"
        )
    if state.card_coins[PROMO_CARD] >= 0 and not state.setup.options["promo_shipping_card"]:
        raise DataError(f"{reader.place}.bonus_cards: {CARD.word(PROMO_CARD)} needs its option (TM-22.6)")
    state.power_used = _flags(reader, "power_actions_used", POWER_ACTION)
    for seat, entry in enumerate(reader.get("seats").entries(players)):
        _load_seat(state, seat, entry)
    for name, entry in reader.get("hexes").items():
        _load_hex(state, Reader(name, entry.place).one(HEX), entry)
    if reader.has("bridges"):
        for name, entry in reader.get("bridges").items():
            site = Reader(name, entry.place).one(SITE)
            seat = entry.whole(0, most)
            if not any(state.own[seat] >> end & 1 for end in BRIDGE_ENDS[site]):
                raise DataError(f"{entry.place}: seat {seat} has no structure on either end (TM-14.2)")
            state.bridges += ((site, seat),)
            link(state, site)
    if reader.has("orders"):
        for name, entry in reader.get("orders").items():
            cult = Reader(name, entry.place).one(CULT)
            for space, priest in enumerate(entry.entries(len(ORDER_STEPS))):
                state.orders[4 * cult + space] = -1 if priest.value is None else priest.whole(0, most)
    for seat in range(players):
        if state.supply[seat] == NOT_GIVEN:
            state.supply[seat] = max(0, PRIEST_LIMIT - state.priests[seat] - state.orders.count(seat))
    if reader.has("in_progress"):
        _load_progress(state, reader.get("in_progress"))
    _load_passing_order(state, reader)
    _count_what_is_left(state, reader.place)


def _load_passing_order(state: TerraMysticaState, reader: Reader) -> None:
    """Who passed first begins the next round (TM-16.2): left out, those who passed did so in turn order."""
    passed = [seat for seat in state.order if state.passed[seat]]
    if reader.has("passing_order"):
        state.next_order = reader.get("passing_order").ints(None, 0, state.setup.players - 1)
        if state.phase == ACTIONS_PHASE and sorted(state.next_order) != sorted(passed):
            raise DataError(
                f"{reader.place}.passing_order: expected the seats that have passed, {passed}, "
                f"found {state.next_order}"
            )
    else:
        state.next_order = passed


def _permutation(reader: Reader, key: str, players: int) -> list[int]:
    order = reader.get(key).ints(players, 0, players - 1)
    if sorted(order) != list(range(players)):
        raise DataError(f"{reader.place}.{key}: expected every seat once, found {order}")
    return order


def _optional_ints(reader: Reader, key: str, most: int) -> list[int]:
    return reader.get(key).ints(None, 0, most) if reader.has(key) else []


def _flags(reader: Reader, key: str, words: Any) -> int:
    flags = 0
    if reader.has(key):
        for index in reader.get(key).words(words):
            flags |= 1 << index
    return flags


def _load_seat(state: TerraMysticaState, seat: int, entry: Reader) -> None:
    """Optional: supply (what is left of seven), tracks, cults, tiles, flags, points_by_source."""

    def number(key: str, default: int, low: int, high: int | None = None) -> int:
        return entry.get(key).whole(low, high) if entry.has(key) else default

    state.faction[seat] = entry.get("faction").word(FACTION)
    board = FACTIONS[max(state.faction[seat], 0)]
    state.vp[seat] = entry.get("vp").whole(0)
    state.coins[seat] = entry.get("coins").whole(0)
    state.workers[seat] = entry.get("workers").whole(0)
    state.priests[seat] = entry.get("priests").whole(0, PRIEST_LIMIT)
    state.supply[seat] = number("priests_in_supply", NOT_GIVEN, 0, PRIEST_LIMIT)
    state.bowls[3 * seat : 3 * seat + 3] = entry.get("power").ints(3, 0, 12)
    state.shipping[seat] = number("shipping", board.shipping_start, 0, max(board.shipping_max, 0))
    state.exchange[seat] = number("exchange_steps", 0, 0, board.exchange_steps)
    if entry.has("cults"):
        for name, space in entry.get("cults").items():
            state.cults[4 * seat + Reader(name, space.place).one(CULT)] = space.whole(0, CULT_TOP)
    tops = sum(1 for space in state.cults[4 * seat : 4 * seat + 4] if space == CULT_TOP)
    state.tops[seat] = number("keys_used", tops, 0, 4)
    if state.tops[seat] != tops:  # every space 10 has used one key (TM-13.2.1)
        raise DataError(f"{entry.place}.keys_used: expected {tops}, found {state.tops[seat]} (TM-13.2.1)")
    state.favors[seat] = _flags(entry, "favor_tiles", FAVOR)
    if entry.has("favor_tiles") and len(entry.get("favor_tiles").entries()) != state.favors[seat].bit_count():
        raise DataError(f"{entry.place}.favor_tiles: a kind stands there twice (TM-11.5.2)")
    if entry.has("town_tiles"):
        for town in entry.get("town_tiles").words(TOWN):
            state.towns[len(TOWN) * seat + town] += 1
    state.river_towns[seat] = _flags(entry, "river_towns", HEX)
    state.card[seat] = entry.get("bonus_card").word(CARD) if entry.has("bonus_card") else -1
    state.passed[seat] = int(entry.get("passed").flag()) if entry.has("passed") else 0
    state.used[seat] = _flags(entry, "special_actions_used", SPECIAL)
    state.cult_spades[seat] = number("cult_spades", 0, 0)
    first = len(SOURCES) * seat
    state.points[first : first + len(SOURCES)] = [0] * len(SOURCES)
    if entry.has("points_by_source"):
        for name, points in entry.get("points_by_source").items():
            if name not in SOURCES:
                raise DataError(f"{points.place}: unknown source (known: {', '.join(SOURCES)})")
            state.points[first + SOURCES.index(name)] = points.whole()
    else:
        state.points[first + VP_START] = state.vp[seat]
    entry.done()


def _load_hex(state: TerraMysticaState, hex: int, entry: Reader) -> None:
    if entry.has("terrain"):
        if PRINTED_TERRAIN[hex] == RIVER:
            raise DataError(f"{entry.place}: a river space cannot be transformed")
        terrain = entry.get("terrain").one(TERRAIN)
        if terrain == RIVER:
            raise DataError(f"{entry.place}: land cannot become river (TM-2.2.3)")
        set_terrain(state, hex, terrain)
    if entry.has("structure"):
        seat = entry.get("seat").whole(0, state.setup.players - 1)
        structure = entry.get("structure").one(STRUCTURE)
        state.piece[hex] = structure + 1
        state.occupied |= 1 << hex
        state.own[seat] |= 1 << hex
        state.standing[5 * seat + structure] += 1
        if entry.has("town") and entry.get("town").flag():
            state.in_town |= 1 << hex
    entry.done()


def _load_progress(state: TerraMysticaState, entry: Reader) -> None:
    if entry.has("owed"):
        for name, count in entry.get("owed").items():
            state.owed[Reader(name, count.place).one(REWARD)] = count.whole(0)
    state.builds = tuple(entry.get("built").words(HEX)) if entry.has("built") else ()
    state.double_turn = int(entry.get("double_turn").flag()) if entry.has("double_turn") else 0
    entry.done()


def _count_what_is_left(state: TerraMysticaState, place: str) -> None:
    """Tiles that nobody owns lie in the supply; nobody can own more than there are (TM-1.4)."""
    promo = bool(state.setup.options["promo_town_tiles"])
    for favor, copies in enumerate(FAVOR_COPIES):
        state.favors_left[favor] = copies - sum(owned >> favor & 1 for owned in state.favors)
    for town, copies in enumerate(TOWN_COPIES):
        owned = sum(state.towns[len(TOWN) * seat + town] for seat in range(state.setup.players))
        state.towns_left[town] = (copies if promo or town < BASE_TOWNS else 0) - owned
    for words, left in ((FAVOR, state.favors_left), (TOWN, state.towns_left)):
        for index, copies in enumerate(left):
            if copies < 0:
                raise DataError(f"{place}.seats: too many copies of {words.word(index)} (TM-1.4)")
