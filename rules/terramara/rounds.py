"""The course of a round: its start, whose turn is next, its end (section 7, TR-5.6)."""

from __future__ import annotations

from rules.core import Frame, Params, Step
from rules.terramara import board, frames
from rules.terramara import vocabulary as v
from rules.terramara.characters import can_flip
from rules.terramara.crafting import refill
from rules.terramara.gains import fire
from rules.terramara.player import EMPTY_HUT
from rules.terramara.table import MEMBER_OF, NEUTRAL, NOBODY, OWNER_OF, Table

# Levels of artifacts that leave the deck, or the river row, at the start of a round (TR-7.1).
LEAVES_DECK = {2: 1, 4: 2}
LEAVES_RIVER = {3: 1, 5: 2}

GENTLE_VALUE = 4  # card left out by the option gentle_neutrals (TR-5.6)


class RoundStart(Step[Table]):
    """Clean up the artifacts, move the neutral players, begin the turns (TR-7.1)."""

    kind = "round_start"
    automatic = True

    def run(self, state: Table, frame: Frame) -> None:
        state.round += 1
        state.first = state.card_holder
        # Worker tiles that nobody hired in their round have left the game (TR-7.8).
        state.round_workers = state.content.workers_per_round
        for player in state.players:
            player.started = False
        if state.events is not None:
            state.emit("round_began", -1, "round", {"round": state.round})
        clean_up_artifacts(state)
        if state.neutrals:
            move_neutrals(state)
        state.stack.append((frames.NEXT_TURN, state.first))


def clean_up_artifacts(table: Table) -> None:
    """Reserved and crafted cards are not touched (TR-7.2)."""
    levels = table.content.artifact_level
    leaving = LEAVES_DECK.get(table.round)
    if leaving:
        # The deck lies in order of level, so nothing hidden is looked at.
        table.deck = [card for card in table.deck if card < 0 or levels[card] != leaving]
        if table.events is not None:
            table.emit("deck_cleared", -1, "round", {"level": leaving})
    leaving = LEAVES_RIVER.get(table.round)
    if leaving:
        table.river = [card for card in table.river if levels[card] != leaving]
        if table.events is not None:
            table.emit("river_cleared", -1, "round", {"level": leaving})
        refill(table)


def move_neutrals(table: Table) -> None:
    """One card each, the weaker neutral player first (TR-5.6)."""
    cards = list(table.content.neutral_values)
    if table.setup.options["gentle_neutrals"]:
        cards = [value for value in cards if value != GENTLE_VALUE]
    table.rng.shuffle(cards)
    owners = sorted(
        range(NEUTRAL, NEUTRAL + table.neutrals), key=lambda owner: (table.military[owner], owner)
    )
    for owner, value in zip(owners, cards, strict=False):
        table.military[owner] = min(table.content.military_max, table.military[owner] + value)
        if table.events is not None:
            params = {"neutral": owner - NEUTRAL + 1, "amount": value, "military": table.military[owner]}
            table.emit("neutral_moved", -1, "neutral", params)


class NextTurn(Step[Table]):
    """The next player with an available clan member, or the end of the round (TR-7.3)."""

    kind = "next_turn"
    automatic = True

    def run(self, state: Table, frame: Frame) -> None:
        seat = frame[1]
        for _ in range(state.seats):
            player = state.players[seat]
            if player.explorers_home or player.chieftain or player.warriors:
                break
            seat = (seat + 1) % state.seats
        else:
            state.turn_of = NOBODY
            state.stack.append((frames.ROUND_END, -1))
            return
        state.turn_of = seat
        state.stack.append((frames.TURN_ACTION, seat))
        if not player.started:
            player.started = True
            if can_flip(state, seat):
                state.stack.append((frames.FLIP_CHARACTER, seat))


class RoundEnd(Step[Table]):
    """Clan members return; what returning members bring (TR-7.6 a). After round 5 the game is over (TR-7.7)."""

    kind = "round_end"
    automatic = True

    def run(self, state: Table, frame: Frame) -> None:
        if state.round == board.ROUNDS:
            if state.events is not None:
                state.emit("game_ended", -1, "round")
            return
        state.stack.append((frames.FLIP_TILES, -1))
        found = bring_home(state)
        for seat in reversed(state.order_from(state.first)):
            effects = state.content.effects
            on_return = state.players[seat].abilities.on_return
            for space, member in reversed(found[seat]):
                terrain = state.content.spaces[space].terrain
                triggered = [
                    e
                    for e in on_return
                    if effects[e].terrains >> terrain & 1 and effects[e].members >> member & 1
                ]
                fire(state, seat, triggered, -1)


def bring_home(table: Table) -> list[list[tuple[int, int]]]:
    """Return all members except explorers on future spaces; per seat, the territory spaces left and who left them."""
    content = table.content
    found: list[list[tuple[int, int]]] = [[] for _ in range(table.seats)]
    for space, row in enumerate(table.layout.row_of):
        territory = content.space_kind[space] == v.TERRITORY
        if not table.here[space] or (territory and board.ROUND_OF_ROW[row] > table.round):
            continue
        for code in (table.here[space], table.also[space]):
            owner = OWNER_OF[code]
            if code and owner < NEUTRAL:
                member = MEMBER_OF[code]
                if territory:
                    found[owner].append((space, member))
                if member == v.EXPLORER:
                    table.players[owner].explorers_home += 1
                elif member == v.WARRIOR:
                    table.warriors += 1
        table.here[space] = table.also[space] = 0
    for player in table.players:
        player.explorers_home += player.hut[v.EXPLORER]
        table.warriors += player.hut[v.WARRIOR]
        player.hut = EMPTY_HUT
        player.chieftain = 1
    return found


class FlipTiles(Step[Table]):
    """Flip the two tiles beside the round marker, ready everything, move the marker on (TR-7.6 b to d)."""

    kind = "flip_tiles"
    automatic = True

    def run(self, state: Table, frame: Frame) -> None:
        state.flipped = state.round
        for player in state.players:
            for level in (1, 2, 3):
                player.workers_ready[level] += player.workers_used[level]
                player.workers_used[level] = 0
            for number in player.abilities.once_per_round:
                player.ready |= 1 << number
        if state.events is not None:
            space = state.content.spaces[state.layout.crossroads[state.round - 1]].id
            outpost = state.content.outposts[state.layout.outposts[state.round - 1]].id
            params: Params = {"row": state.round, "space": space, "outpost": outpost}
            state.emit("tiles_flipped", -1, "round", params)
        state.stack.append((frames.ROUND_START, -1))
