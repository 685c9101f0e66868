"""What must hold in every position: components conserved, tracks in bounds, occupation as the rules allow."""

from __future__ import annotations

from collections import Counter

from rules.terramara import board, pending
from rules.terramara import vocabulary as v
from rules.terramara.characters import has_setup
from rules.terramara.layout import NOT_USED, PERSONAL_ROW
from rules.terramara.player import NO_CARD
from rules.terramara.table import IS_EXPLORER, MEMBER_OF, NEUTRAL, OWNER_OF, Table

CELLS = 8  # of the river row (TR-3.10)
WORKER_TILES = (0, 9, 5, 3)  # by level (TR-2.4)


def problems(table: Table) -> list[str]:
    """Everything impossible about a position; empty when all is well."""
    return [
        *_spaces(table),
        *_fire(table),
        *_members(table),
        *_people(table),
        *_cards(table),
        *_workers(table),
        *(problem for seat in range(table.seats) for problem in _player(table, seat)),
        *pending.problems(table),
    ]


def _spaces(table: Table) -> list[str]:
    found = []
    content = table.content
    if table.flipped != max(0, table.round - 1):
        found.append(f"{table.flipped} rows are flipped in round {table.round} (TR-7.6)")
    for space, (first, second) in enumerate(zip(table.here, table.also, strict=True)):
        name = content.spaces[space].id
        row = table.layout.row_of[space]
        if not first:
            if second:
                found.append(f"{name}: a second clan member without a first")
            continue
        if row == NOT_USED or _is_gone(table, space, row):
            found.append(f"{name}: a clan member on a space that does not exist")
        for code in (first, second):
            if code and not IS_EXPLORER[code] and _is_ahead(table, space, row):
                found.append(f"{name}: only explorers are sent ahead (TR-9.8)")
            if code and not IS_EXPLORER[code] and OWNER_OF[code] >= NEUTRAL:
                found.append(f"{name}: neutral players have explorers only (TR-5.1)")
            if code and OWNER_OF[code] >= NEUTRAL and content.space_kind[space] != v.TERRITORY:
                found.append(f"{name}: neutral explorers stand on territory spaces only (TR-5.4)")
            if code and space == table.layout.personal and not _is_settler(table, OWNER_OF[code]):
                found.append(f"{name}: a clan member on the Settler's own space (TR-15.8)")
        if space in table.layout.fire:
            found.append(f"{name}: a clan member in the fire")
        if not second:
            continue
        if table.layout.single[space]:
            found.append(f"{name}: two clan members on a single space")
        if not IS_EXPLORER[first]:
            found.append(f"{name}: somebody joined a chieftain or warrior")
        if OWNER_OF[first] == OWNER_OF[second] and MEMBER_OF[second] != v.WARRIOR:
            found.append(f"{name}: two clan members of one colour")
    return found


def _fire(table: Table) -> list[str]:
    """With neutral players, one small territory space of each row burns (TR-5.3); the layout keeps burnt-out ones."""
    found = []
    content, row_of = table.content, table.layout.row_of
    if table.layout.fire and not table.neutrals:
        found.append(f"a fire with {table.seats} players (TR-5.3)")
    for space in sorted(table.layout.fire):
        name = content.spaces[space].id
        if content.space_kind[space] != v.TERRITORY or row_of[space] == NOT_USED:
            found.append(f"{name}: a fire where there is no territory space (TR-5.3)")
        elif not content.spaces[space].small:
            found.append(f"{name}: a fire on a large space (TR-5.3)")
        elif any(other < space and row_of[other] == row_of[space] for other in table.layout.fire):
            found.append(f"{name}: a second fire in row {row_of[space]} (TR-5.3)")
    return found


def _is_settler(table: Table, owner: int) -> bool:
    return owner < table.seats and has_setup(table, owner, v.SETUP_TILES)


def _people(table: Table) -> list[str]:
    """Every character and starting card is there once (TR-6.4), and only the Settler has a space (TR-15.8)."""
    found = []
    for name, cards in (
        ("character", [player.character for player in table.players]),
        ("starting card", [player.starting_card for player in table.players]),
    ):
        held = [card for card in cards if card != NO_CARD]
        if len(set(held)) != len(held):
            found.append(f"two seats have the same {name} (TR-6.4)")
    if table.layout.personal >= 0 and not any(_is_settler(table, seat) for seat in range(table.seats)):
        found.append("a personal crossroads space without the Settler (TR-15.8)")
    return found


def _is_gone(table: Table, space: int, row: int) -> bool:
    """Spaces of flipped tiles, crossroads not yet revealed, special spaces before round 5 (TR-9.16)."""
    kind = table.content.space_kind[space]
    if kind == v.TERRITORY:
        return row <= table.flipped
    if kind == v.CROSSROADS:
        return row != PERSONAL_ROW and row > table.flipped
    return kind == v.SPECIAL and table.round < board.ROUNDS


def _is_ahead(table: Table, space: int, row: int) -> bool:
    return table.content.space_kind[space] == v.TERRITORY and board.ROUND_OF_ROW[row] > table.round


def _members(table: Table) -> list[str]:
    found = []
    on_board = Counter(code for codes in (table.here, table.also) for code in codes if code)
    warriors = table.warriors
    for seat, player in enumerate(table.players):
        explorers, chieftains, fighters = (on_board[seat * 3 + member + 1] for member in range(3))
        warriors += fighters + player.warriors + player.hut[v.WARRIOR]
        if player.explorers_home + explorers + player.hut[v.EXPLORER] != player.explorers:
            found.append(f"seat {seat}: {player.explorers} explorers are not where they are counted")
        if player.chieftain + chieftains + player.hut[v.CHIEFTAIN] != 1:
            found.append(f"seat {seat}: not exactly one chieftain")
    if warriors != table.warriors_total:
        found.append(f"{warriors} warriors instead of {table.warriors_total}")
    for neutral in range(table.neutrals):
        if on_board[(NEUTRAL + neutral) * 3 + 1] > board.ROWS:
            found.append(f"neutral player {neutral + 1} has more than {board.ROWS} explorers")
    return found


def _cards(table: Table) -> list[str]:
    found = []
    cards = [card for card in table.deck if card >= 0] + table.river
    for player in table.players:
        cards += player.artifacts
        if player.reserved != NO_CARD:
            cards.append(player.reserved)
    if len(set(cards)) != len(cards):
        found.append("an artifact is in two places")
    if table.viewer < 0 and any(card < 0 for card in table.deck):
        found.append("a card of the deck is unknown, which only a view can have")
    if len(table.river) > CELLS:
        found.append(f"{len(table.river)} artifacts in the river row of {CELLS}")
    levels = table.content.artifact_level
    for name, zone, first in (("deck", table.deck, 2), ("river row", table.river, 3)):
        if any(card >= 0 and table.round >= 2 * levels[card] + first - 2 for card in zone):
            found.append(f"an artifact in the {name} whose level has left it (TR-7.1)")
    found += _missing_cards(table, cards)
    tiles = [*table.layout.left_over, *(tile for tiles in table.layout.bonus.values() for tile in tiles)]
    if len(set(tiles)) != len(tiles):
        found.append("a bonus tile is in two places")
    if sorted((*table.layout.left, *table.layout.right, *table.set_aside)) != list(
        range(len(table.content.tiles))
    ):
        found.append("the territory tiles are not those of the box")
    at_end = Counter(table.camp)
    for seat, player in enumerate(table.players):
        if (player.caravan_a, player.caravan_b).count(board.END) != at_end[seat]:
            found.append(f"seat {seat}: caravans at the end of the road do not fit the camp")
        if len(set(player.bonus_tiles)) != len(player.bonus_tiles):
            found.append(f"seat {seat}: a personal bonus tile is there twice (TR-15.6)")
        if any(tile not in table.layout.left_over for tile in player.bonus_tiles):
            found.append(f"seat {seat}: a personal bonus tile that was not left over")
    return found


def _missing_cards(table: Table, cards: list[int]) -> list[str]:
    """All cards of the levels that have not left the deck lie somewhere, and the deck in its order (TR-4.6)."""
    levels = table.content.artifact_level
    present = [level for level in (3, 2, 1) if table.round < 2 * level]  # as levels leave the deck (TR-7.1)
    unseen = sum(1 for card, level in enumerate(levels) if level in present and card not in cards)
    unknown = sum(1 for card in table.deck if card < 0)
    if unseen > unknown:
        named = ", ".join(map(str, sorted(present)))
        return [f"deck: {unseen - unknown} artifacts (levels {named}) lie neither there nor open (TR-4.6)"]
    if unseen < unknown:
        return [f"deck: {unknown - unseen} unknown artifacts too many (TR-4.6)"]
    order = [levels[card] for card in table.deck if card >= 0]
    return [] if order == sorted(order, reverse=True) else ["deck: level 3 lies at the bottom (TR-4.6)"]


def _workers(table: Table) -> list[str]:
    found = []
    for level in (1, 2, 3):
        hired = sum(player.workers_ready[level] + player.workers_used[level] for player in table.players)
        if hired + table.spare_workers[level] + _beside_rounds(table, level) > WORKER_TILES[level]:
            found.append(f"more than {WORKER_TILES[level]} workers of level {level}")
    return found


def _beside_rounds(table: Table, level: int) -> int:
    """Worker tiles of a level that lie beside this round and the later ones (TR-4.3)."""
    of_round = table.content.worker_level_of_round
    later = of_round[table.round + 1 :].count(level) * table.content.workers_per_round
    return later + (table.round_workers if of_round[table.round] == level else 0)


def _player(table: Table, seat: int) -> list[str]:
    player = table.players[seat]
    content = table.content
    found = []
    counts = [
        *player.resources,
        *player.workers_ready,
        *player.workers_used,
        player.explorers_home,
        player.warriors,
    ]
    if min(counts) < 0:
        found.append(f"seat {seat}: a negative number of something")
    if not 0 <= table.military[seat] <= content.military_max:
        found.append(f"seat {seat}: military {table.military[seat]} is off the track")
    if not 0 <= player.culture <= content.river_end:
        found.append(f"seat {seat}: culture {player.culture} is off the river")
    if player.explorers > 6:
        found.append(f"seat {seat}: more than 6 explorers")
    if player.flags.bit_count() > content.flags:
        found.append(f"seat {seat}: more flags than there are")
    if any(player.flags >> row & 1 for row in range(table.flipped + 1, board.FLIPPED_ROWS + 1)):
        found.append(f"seat {seat}: a flag on an outpost that is not revealed yet (TR-13.3.3)")
    if any(board.OPEN_FROM[node] > max(1, table.round) for node in (player.caravan_a, player.caravan_b)):
        found.append(f"seat {seat}: a caravan at an outpost that is not revealed yet (TR-13.3.3)")
    character = None if player.character == NO_CARD else content.characters[player.character]
    if player.experienced and character is None:
        found.append(f"seat {seat}: experienced without a character")
    if player.experienced and not table.round:
        found.append(f"seat {seat}: experienced before the first round (TR-15.1)")
    if player.settled != (character is not None) and table.round:
        found.append(
            f"seat {seat}: 'settled' is whether there is a character, once the set-up is over (TR-6.6)"
        )
    if player.bonus_tiles and not has_setup(table, seat, v.SETUP_BONUS_TILES):
        found.append(f"seat {seat}: personal bonus tiles without the Trader (TR-15.6)")
    elif player.bonus_tiles and player.experienced:
        found.append(f"seat {seat}: the experienced Trader has lost the personal bonus tiles (TR-15.6)")
    usable = sum(1 << number for number in player.abilities.once_per_round)
    if player.ready & ~usable:
        found.append(f"seat {seat}: an effect is ready that the player does not own")
    return found
