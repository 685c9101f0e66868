"""Setting up: chance, the neutral explorers, the beginner start and the draft (sections 4 to 6)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.terramara import actions, board, frames
from rules.terramara import vocabulary as v
from rules.terramara.answers import Choice, refuse
from rules.terramara.characters import add_warriors
from rules.terramara.content import RULE_SOURCES
from rules.terramara.crafting import refill
from rules.terramara.effects import run_program
from rules.terramara.layout import NOT_USED, Layout
from rules.terramara.player import NO_CARD
from rules.terramara.table import NEUTRAL, Table, member_code
from rules.terramara.tracks import gain_military

SOURCE_BEGINNER = RULE_SOURCES.index("beginner")


def deal(table: Table, first: int, draft: bool) -> None:
    """Everything that chance decides before the first decision (TR-4.2 to TR-4.6, TR-5.2, TR-6.2)."""
    rng = table.rng
    content = table.content
    table.first = table.card_holder = first if first >= 0 else rng.below(table.seats)
    columns: list[list[int]] = []
    aside: list[int] = []
    for column in (0, 1):
        used: list[int] = []
        for level in (1, 2, 3):
            tiles = content.tiles_of(column, level)
            rng.shuffle(tiles)
            used += tiles[:2]
            aside += tiles[2:]
        columns.append(used)
    bonus, left_over = deal_bonus_tiles(table)
    table.layout = Layout(content, table.seats, tuple(columns[0]), tuple(columns[1]), bonus, left_over)
    table.set_aside = tuple(sorted(aside))
    if table.neutrals:
        table.layout = table.layout.with_fire(content, deal_fire(table))
    for level in (3, 2, 1):
        cards = [card for card, artifact in enumerate(content.artifacts) if artifact.level == level]
        rng.shuffle(cards)
        table.deck += cards
    refill(table)
    for space in table.layout.crossroads:
        add_warriors(table, space)
    if draft:
        table.draft_characters = reveal(table, len(content.characters))
        table.draft_cards = reveal(table, len(content.starting_cards))
    table.stack = [(frames.ROUND_START, -1), *reversed(start_frames(table, draft))]


def deal_bonus_tiles(table: Table) -> tuple[dict[str, list[int]], tuple[int, ...]]:
    """Bonus tiles at random on the places of their level; the rest is left over (TR-4.5)."""
    content = table.content
    bonus: dict[str, list[int]] = {}
    left_over: list[int] = []
    for level in (1, 2, 3):
        tiles = [number for number, tile in enumerate(content.bonus_tiles) if tile.level == level]
        table.rng.shuffle(tiles)
        for place in content.bonus_place_lists[level - 1]:
            bonus.setdefault(place, []).append(tiles.pop())
        left_over += tiles
    return bonus, tuple(sorted(left_over))


def deal_fire(table: Table) -> frozenset[int]:
    """One burning small space in each row, by neutral cards: four cards, then two of all four again (TR-5.2)."""
    values: list[int] = []
    for rows in (4, 2):
        cards = list(table.content.neutral_values)
        table.rng.shuffle(cards)
        values += cards[:rows]
    layout = table.layout
    return frozenset(
        layout.small_spaces(table.content, row)[values[row - 1] - 1] for row in range(1, board.ROWS + 1)
    )


def reveal(table: Table, count: int) -> tuple[int, ...]:
    """One more card than players (TR-6.2)."""
    cards = list(range(count))
    table.rng.shuffle(cards)
    return tuple(sorted(cards[: table.seats + 1]))


def start_frames(table: Table, draft: bool) -> list[Frame]:
    """All steps before the first round, in the order in which they happen (TR-4.10)."""
    order = table.order_from(table.first)
    placements = [
        (frames.PLACE_NEUTRAL, order[(neutral * board.ROWS + row) % table.seats], row + 1, neutral)
        for neutral in range(table.neutrals)
        for row in range(board.ROWS)
    ]
    if not draft:
        return [*placements, *((frames.BEGINNER_START, seat, rank) for rank, seat in enumerate(order))]
    return [
        *placements,
        *((frames.DRAFT_FIRST, seat) for seat in reversed(order)),
        *((frames.DRAFT_SECOND, seat) for seat in order),
        *((frames.STARTING_CARD, seat) for seat in order),
        *((frames.CHARACTER_SETUP, seat) for seat in order),
    ]


class PlaceNeutral(Choice):
    """A player places an explorer of a neutral player on a free space of a row (TR-5.4)."""

    kind = "place_neutral"
    rules = ("TR-5.4",)
    fields = (Field("row"), Field("neutral"))
    verbs = (actions.PLACE_NEUTRAL,)

    def params(self, state: Table, frame: Frame) -> Params:
        return {"row": frame[2]}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        layout = state.layout
        return [
            (actions.PLACE_NEUTRAL, space)
            for space in sorted(layout.spaces_of_row(state.content, frame[2]))
            if space not in layout.fire and not state.here[space]
        ]

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        rows = state.layout.row_of
        return [(actions.PLACE_NEUTRAL, space) for space, row in enumerate(rows) if row != NOT_USED]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        space = action[1]
        if space not in state.layout.spaces_of_row(state.content, frame[2]):
            return refuse("wrong_row", "TR-5.4", row=frame[2])
        if space in state.layout.fire:
            return refuse("burning", "TR-9.11")
        return refuse("neutral_there", "TR-5.4")

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.here[action[1]] = member_code(NEUTRAL + frame[3], v.EXPLORER)
        if state.events is not None:
            state.emit("neutral_placed", frame[1], "neutral", {"space": state.content.spaces[action[1]].id})


class DraftFirst(Choice):
    """First pass of the draft: a character or a starting card (TR-6.3)."""

    kind = "draft_first"
    rules = ("TR-6.3",)
    verbs = (actions.DRAFT_CHARACTER, actions.DRAFT_CARD)

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        player = state.players[frame[1]]
        options: list[Action] = []
        if player.character == NO_CARD:
            options += [(actions.DRAFT_CHARACTER, number) for number in state.draft_characters]
        if player.starting_card == NO_CARD:
            options += [(actions.DRAFT_CARD, number) for number in state.draft_cards]
        return options

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        return [
            *((actions.DRAFT_CHARACTER, number) for number in range(len(state.content.characters))),
            *((actions.DRAFT_CARD, number) for number in range(len(state.content.starting_cards))),
        ]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        player = state.players[frame[1]]
        has = player.character if action[0] == actions.DRAFT_CHARACTER else player.starting_card
        if has != NO_CARD:
            return refuse("has_that_type", "TR-6.4")
        return refuse("not_revealed", "TR-6.2")

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        player = state.players[frame[1]]
        if action[0] == actions.DRAFT_CHARACTER:
            state.draft_characters = tuple(n for n in state.draft_characters if n != action[1])
            player.character = action[1]
            card = state.content.characters[action[1]].id
        else:
            state.draft_cards = tuple(n for n in state.draft_cards if n != action[1])
            player.starting_card = action[1]
            card = state.content.starting_cards[action[1]].id
        if state.events is not None:
            state.emit("drafted", frame[1], card, {"card": card})


class DraftSecond(DraftFirst):
    """Second pass: a card of the type one does not have yet (TR-6.4)."""

    kind = "draft_second"
    rules = ("TR-6.4",)


class StartingCard(Step[Table]):
    """Everything on the starting card, before any character counts (TR-6.5, TR-6.6)."""

    kind = "starting_card"
    automatic = True

    def run(self, state: Table, frame: Frame) -> None:
        # The cards that nobody took leave the game.
        state.draft_characters = ()
        state.draft_cards = ()
        card = state.content.starting_cards[state.players[frame[1]].starting_card]
        run_program(state, frame[1], card.program, 0, card.source, -1)


class BeginnerStart(Step[Table]):
    """The same for everybody, military by player order (TR-6.1)."""

    kind = "beginner_start"
    automatic = True
    fields = (Field("rank"),)

    def run(self, state: Table, frame: Frame) -> None:
        content = state.content
        gain_military(state, frame[1], content.beginner_military[frame[2]], SOURCE_BEGINNER)
        run_program(state, frame[1], content.beginner_program, 0, SOURCE_BEGINNER, -1)
