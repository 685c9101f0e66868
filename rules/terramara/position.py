"""Positions as readable data: written in the words of the game, read back with every value checked."""

from __future__ import annotations

from typing import Any

from rules.core import DataError, Reader, Rng
from rules.terramara import board, supplies
from rules.terramara import vocabulary as v
from rules.terramara.characters import has_setup
from rules.terramara.layout import Layout
from rules.terramara.notation import MEMBER, NODE, RESOURCE, Terms, terms
from rules.terramara.player import Player
from rules.terramara.table import MEMBER_OF, NEUTRAL, OWNER_OF, OWNERS, Table, member_code


def shuffled_deck(table: Table, rng: Rng) -> list[int]:
    """A deck that fits everything that is known: levels leave it at known times, all other cards lie open (TR-7.1)."""
    content = table.content
    open_cards = set(table.river)
    for player in table.players:
        open_cards.update(player.artifacts)
        open_cards.add(player.reserved)
    deck: list[int] = []
    for level in levels_in_deck(table.round):
        cards = [
            c for c, found in enumerate(content.artifact_level) if found == level and c not in open_cards
        ]
        rng.shuffle(cards)
        deck += cards
    return deck


def levels_in_deck(now: int) -> tuple[int, ...]:
    """Levels of the cards that may be in the deck, from the bottom; level 1 leaves in round 2, level 2 in round 4."""
    return (3, 2, 1) if now < 2 else (3, 2) if now < 4 else (3,)


# ---------------------------------------------------------------------------------- writing


def write(table: Table) -> dict[str, Any]:
    words = terms(table.content)
    layout = table.layout
    return {
        "round": table.round,
        "flipped": table.flipped,
        "turn": table.turn_of,
        "first_player": table.first,
        "first_player_card": table.card_holder,
        "board": {
            "left": [words.tile.word(tile) for tile in layout.left],
            "right": [words.tile.word(tile) for tile in layout.right],
            "set_aside": [words.tile.word(tile) for tile in table.set_aside],
            "bonus": {place: [words.bonus.word(t) for t in tiles] for place, tiles in layout.bonus.items()},
            "left_over": [words.bonus.word(tile) for tile in layout.left_over],
            "fire": [words.space.word(space) for space in sorted(layout.fire)],
            "personal": None if layout.personal < 0 else words.space.word(layout.personal),
        },
        "members": [
            {
                "space": words.space.word(space),
                "owner": OWNER_OF[code],
                "member": MEMBER.word(MEMBER_OF[code]),
            }
            for space in range(len(table.here))
            for code in (table.here[space], table.also[space])
            if code
        ],
        "neutral_military": table.military[NEUTRAL : NEUTRAL + table.neutrals],
        "river": [words.artifact.word(card) for card in table.river],
        "deck": [None if card < 0 else words.artifact.word(card) for card in table.deck],
        "round_workers": table.round_workers,
        "spare_workers": table.spare_workers[1:],
        "warriors": table.warriors,
        "warriors_total": table.warriors_total,
        "camp": list(table.camp),
        "draft_characters": [words.character.word(number) for number in table.draft_characters],
        "draft_cards": [words.starting_card.word(number) for number in table.draft_cards],
        "seats": [_write_player(table, seat, words) for seat in range(table.seats)],
    }


def _write_player(table: Table, seat: int, words: Terms) -> dict[str, Any]:
    player = table.players[seat]
    return {
        "resources": {v.RESOURCES[r]: amount for r, amount in enumerate(player.resources) if amount},
        "workers_ready": player.workers_ready[1:],
        "workers_used": player.workers_used[1:],
        "explorers": player.explorers,
        "explorers_home": player.explorers_home,
        "chieftain_home": player.chieftain,
        "warriors": player.warriors,
        "hut": list(player.hut),
        "military": table.military[seat],
        "culture": player.culture,
        "caravans": [NODE.word(player.caravan_a), NODE.word(player.caravan_b)],
        "flags": [row for row in range(1, board.FLIPPED_ROWS + 1) if player.flags >> row & 1],
        "vp": player.vp,
        "artifacts": [words.artifact.word(card) for card in player.artifacts],
        "reserved": None if player.reserved < 0 else words.artifact.word(player.reserved),
        "ready": [words.effect.word(n) for n in range(len(words.effect)) if player.ready >> n & 1],
        "starting_card": None if player.starting_card < 0 else words.starting_card.word(player.starting_card),
        "character": None if player.character < 0 else words.character.word(player.character),
        "experienced": player.experienced,
        "settled": player.settled,
        "started": player.started,
        "bonus_tiles": [words.bonus.word(tile) for tile in player.bonus_tiles],
        "outpost_tile": None if player.outpost_tile < 0 else words.tile.word(player.outpost_tile),
    }


# ---------------------------------------------------------------------------------- reading


def read(table: Table, reader: Reader) -> None:
    """Fill a fresh table. What an ordinary position in mid-game lacks, or what follows from the rest, may be left out."""
    words = terms(table.content)
    last_seat = table.seats - 1
    table.round = reader.get("round").whole(0, board.ROUNDS)
    table.flipped = reader.optional("flipped", max(0, table.round - 1)).whole(0, board.FLIPPED_ROWS)
    table.turn_of = reader.get("turn").whole(-1, last_seat)
    table.first = reader.get("first_player").whole(0, last_seat)
    table.card_holder = reader.optional("first_player_card", table.first).whole(0, last_seat)
    _read_board(table, reader.get("board"), words)
    for entry in reader.optional("members", []).entries():
        _read_member(table, entry, words)
    neutral = reader.optional("neutral_military", [0] * table.neutrals)
    table.military[NEUTRAL : NEUTRAL + table.neutrals] = neutral.ints(
        table.neutrals, 0, table.content.military_max
    )
    table.draft_characters = tuple(sorted(reader.optional("draft_characters", []).words(words.character)))
    table.draft_cards = tuple(sorted(reader.optional("draft_cards", []).words(words.starting_card)))
    for seat, entry in enumerate(reader.get("seats").entries(table.seats)):
        _read_player(table, seat, entry, words)
    supplies.read(table, reader)
    table.river = reader.get("river").words(words.artifact)
    if reader.has("deck"):
        table.deck = [entry.word(words.artifact) for entry in reader.get("deck").entries()]
    else:
        table.deck = shuffled_deck(table, Rng(table.setup.seed))


def _read_board(table: Table, reader: Reader, words: Terms) -> None:
    content = table.content
    columns = []
    for name, column in (("left", 0), ("right", 1)):
        tiles = tuple(entry.one(words.tile) for entry in reader.get(name).entries(board.ROWS))
        for row, tile in enumerate(tiles):
            if tile not in content.tiles_of(column, row // 2 + 1):
                raise DataError(
                    f"{reader.place}.{name}: '{words.tile.word(tile)}' cannot lie in row {row + 1}"
                )
        columns.append(tiles)
    places = reader.get("bonus")
    known = [place for level in content.bonus_place_lists for place in level]
    bonus = {}
    for place, entry in places.items():
        if place not in known:
            raise DataError(
                f"{entry.place}: no bonus tile lies there (known: {', '.join(sorted(set(known)))})"
            )
        bonus[place] = [tile.one(words.bonus) for tile in entry.entries(known.count(place))]
        levels = [
            level
            for level, found in enumerate(content.bonus_place_lists, 1)
            for _ in range(found.count(place))
        ]
        if sorted(content.bonus_tiles[tile].level for tile in bonus[place]) != levels:
            raise entry.fail(f"bonus tiles of level {' and '.join(map(str, levels))} (TR-4.5)")
    aside = [tile for tile in range(len(content.tiles)) if all(tile not in column for column in columns)]
    table.set_aside = tuple(
        sorted(reader.optional("set_aside", list(map(words.tile.word, aside))).words(words.tile))
    )
    fire = frozenset(reader.optional("fire", []).words(words.space))
    placed = [tile for tiles in bonus.values() for tile in tiles]
    rest = [words.bonus.word(tile) for tile in range(len(content.bonus_tiles)) if tile not in placed]
    left_over = tuple(sorted(reader.optional("left_over", rest).words(words.bonus)))
    personal = reader.optional("personal", None).word(words.space)
    if personal >= 0 and all(content.tiles[tile].crossroads != personal for tile in table.set_aside):
        raise reader.get("personal").fail("a crossroads space of a tile that was set aside (TR-15.8)")
    table.layout = Layout(content, table.seats, columns[0], columns[1], bonus, left_over, fire, personal)
    reader.done()


def _read_member(table: Table, reader: Reader, words: Terms) -> None:
    space = reader.get("space").one(words.space)
    owner = reader.get("owner").whole(0, OWNERS - 1)
    if not (owner < table.seats or NEUTRAL <= owner < NEUTRAL + table.neutrals):
        raise reader.get("owner").fail(f"a seat below {table.seats} or a neutral player from {NEUTRAL}")
    code = member_code(owner, reader.optional("member", MEMBER.word(v.EXPLORER)).one(MEMBER))
    if not table.here[space]:
        table.here[space] = code
    elif not table.also[space]:
        table.also[space] = code
    else:
        raise DataError(f"{reader.place}: three clan members on one space")
    reader.done()


def _read_player(table: Table, seat: int, reader: Reader, words: Terms) -> None:
    content = table.content
    player: Player = table.players[seat]
    for name, entry in reader.optional("resources", {}).items():
        if name not in RESOURCE:
            raise DataError(f"{entry.place}: unknown resource (known: {', '.join(v.RESOURCES)})")
        player.resources[RESOURCE.index(name)] = entry.whole(0)
    player.workers_ready = [0, *reader.optional("workers_ready", [0, 0, 0]).ints(3, 0)]
    player.workers_used = [0, *reader.optional("workers_used", [0, 0, 0]).ints(3, 0)]
    _read_clan(table, seat, reader)
    table.military[seat] = reader.get("military").whole(0, content.military_max)
    player.culture = reader.get("culture").whole(0, content.river_end)
    player.caravan_a, player.caravan_b = (entry.one(NODE) for entry in reader.get("caravans").entries(2))
    flags = reader.optional("flags", []).ints(None, 1, board.FLIPPED_ROWS)
    player.flags = sum(1 << row for row in set(flags))
    player.vp = reader.get("vp").whole(0)
    player.artifacts = tuple(reader.optional("artifacts", []).words(words.artifact))
    player.reserved = reader.optional("reserved", None).word(words.artifact)
    player.starting_card = reader.optional("starting_card", None).word(words.starting_card)
    player.character = reader.optional("character", None).word(words.character)
    player.experienced = reader.optional("experienced", False).flag()
    player.settled = reader.optional("settled", bool(table.round) and player.character >= 0).flag()
    player.started = reader.optional("started", bool(table.round)).flag()
    player.bonus_tiles = tuple(sorted(reader.optional("bonus_tiles", []).words(words.bonus)))
    player.outpost_tile = reader.optional("outpost_tile", None).word(words.tile)
    if player.outpost_tile >= 0 and not _may_have_outpost(table, seat):
        wanted = "a plain/quarry tile of level 1 or 2 that was set aside, in front of the Settler (TR-15.8)"
        raise reader.get("outpost_tile").fail(wanted)
    player.learn(content)
    unused = [words.effect.word(number) for number in player.abilities.once_per_round]
    player.ready = sum(1 << number for number in set(reader.optional("ready", unused).words(words.effect)))
    reader.done()


def _may_have_outpost(table: Table, seat: int) -> bool:
    """Whether the outpost tile in front of a player is one that the Settler can have chosen (TR-15.8)."""
    tile = table.players[seat].outpost_tile
    return (
        tile in table.set_aside
        and table.content.tiles[tile].outpost >= 0
        and has_setup(table, seat, v.SETUP_TILES)
    )


def _read_clan(table: Table, seat: int, reader: Reader) -> None:
    """Explorers, chieftain, warriors: those at home are told, or follow from those on the board and in the hut."""
    player = table.players[seat]
    player.hut = tuple(reader.optional("hut", [0, 0, 0]).ints(3, 0))
    away = [
        sum(1 for codes in (table.here, table.also) for code in codes if code == member_code(seat, member))
        + player.hut[member]
        for member in (v.EXPLORER, v.CHIEFTAIN)
    ]
    player.explorers_home = reader.get("explorers_home").whole(0, 6)
    player.explorers = reader.optional("explorers", player.explorers_home + away[0]).whole(0, 6)
    player.chieftain = reader.optional("chieftain_home", max(0, 1 - away[1])).whole(0, 1)
    player.warriors = reader.optional("warriors", 0).whole(0)
