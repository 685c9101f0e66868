"""The year (NG-7, NG-14): what comes next when nothing is pending, harvest, winter, the end of the year."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import DECLINE, Choice, area_word
from rules.northgard.content import (
    ALTAR_OF_KINGS,
    FOOD,
    FORGE,
    RESOURCES,
    TILES,
    UNITS_PER_PLAYER,
    WINTER_COST,
    WOOD,
    building_count,
    symbol,
)
from rules.northgard.creatures import appear
from rules.northgard.exploring import TilePlacement, draw_tile, put_tile, put_under
from rules.northgard.founding import after_clans, settle
from rules.northgard.scoring import dominators
from rules.northgard.state import (
    ACTIONS,
    ALTARS,
    CLANS,
    CLOSED_LAND,
    CREATURE_PHASE,
    HARVEST,
    NO_UNREST_LEFT,
    OVER,
    SETUP_1,
    SETUP_2,
    WINTER,
    YEAR_END,
    YEAR_START,
    NorthgardState,
)
from rules.northgard.vocabulary import (
    DO_DECLINE,
    DO_DRAW_TILE,
    DO_PLACE,
    DO_RETURN_TO,
    DO_STEAL,
    KAIJA,
    RESOURCE,
    TILE,
    UNIT,
)

CARDS_A_YEAR = 4


def next_in_phase(state: NorthgardState) -> bool:
    """Push what comes next; False when the game is over."""
    while state.phase != OVER:
        if _PHASES[state.phase](state):
            return True
    return False


def _clans(state: NorthgardState) -> bool:
    while state.cursor < state.players:
        seat = state.cursor
        state.cursor += 1
        if state.clan[seat] < 0:
            state.turn = seat
            state.stack.append((kinds.CHOOSE_CLAN, seat))
            return True
    after_clans(state)
    state.cursor = 0
    return False


def _setup(state: NorthgardState) -> bool:
    if state.cursor < state.players:
        state.turn = (state.first_player + state.cursor) % state.players
        state.cursor += 1
        state.stack.append((kinds.SETUP_TURN, state.turn, 1 if state.phase == SETUP_1 else 2))
        return True
    state.cursor = 0
    if state.phase == SETUP_1:
        state.phase = SETUP_2
        return False
    for tiles in state.setup_tiles:  # NG-2.17
        state.pile += tiles
        tiles.clear()
    state.pile.sort()
    state.rng.shuffle(state.pile)
    state.phase = YEAR_START
    state.year = 1
    return False


def _year_start(state: NorthgardState) -> bool:
    """Everybody draws; the row is laid out (NG-7.1)."""
    if state.events is not None:
        state.emit("year", -1, "", {"year": state.year, "years": state.years})
    for seat in state.in_order(state.first_player):
        forges = sum(building_count(state.buildings[own], FORGE) for own in state.own(seat))
        state.draw_to_hand(seat, CARDS_A_YEAR + forges)
    if state.year == state.years:
        state.row = state.achievements
        state.achievements = []
    else:
        # A position written by hand may have a short deck; then the row is short, too.
        revealed = min(state.players, len(state.development))
        state.row = sorted(state.development.pop() for _ in range(revealed))
    state.reveals += 1
    if state.events is not None:
        state.emit("row", -1, "", {"cards": ", ".join(k.CARD_IDS[card] for card in state.row)})
    state.passed = 0
    state.cursor = 0
    state.phase = ACTIONS
    return False


def _actions(state: NorthgardState) -> bool:
    """The next seat clockwise that has not passed (NG-5.1.1)."""
    if state.passed == (1 << state.players) - 1:
        state.removed += state.row  # NG-5.4.7
        state.row = []
        state.cursor = 0
        state.phase = CREATURE_PHASE if state.creatures_on else HARVEST
        return False
    if state.cursor:
        seat = (state.turn + 1) % state.players
    else:
        seat = state.first_player
        state.cursor = 1
    while state.passed >> seat & 1:
        seat = (seat + 1) % state.players
    state.turn = seat
    state.stack.append((kinds.TURN, seat))
    return True


def _creatures(state: NorthgardState) -> bool:
    if not state.cursor and state.line:
        state.cursor = 1
        state.turn = state.first_player
        state.stack += [(kinds.CREATURE_TURN, -1, creature) for creature in reversed(state.line)]
        return True
    state.cursor = 0
    state.phase = HARVEST
    return False


def _harvest(state: NorthgardState) -> bool:
    if not state.cursor:
        state.cursor = 1
        state.stack += harvests(state)
        snake = state.snake_seat()
        if snake >= 0 and stealable(state, snake):
            state.stack.append((kinds.SCORCHED_HARVEST, snake))
        return True
    state.stolen = -1
    state.cursor = 0
    state.phase = WINTER
    return False


def harvests(state: NorthgardState, after: int = -1) -> list[Frame]:
    """The harvests to come, the next one last: of every seat, or of those after one (NG-7.3)."""
    order = state.in_order(state.first_player)
    if after >= 0:
        order = order[order.index(after) + 1 :]
    return [(kinds.HARVEST, seat) for seat in reversed(order)]


def _winter(state: NorthgardState) -> bool:
    for seat in state.in_order(state.first_player):
        feed(state, seat)
    state.phase = YEAR_END
    return False


def _year_end(state: NorthgardState) -> bool:
    if not state.cursor:
        state.won = dominators(state)
        if state.won or state.year == state.years:
            state.phase = OVER
            return False
        state.cursor = 1
        state.stack += [(kinds.SECOND_DRAW, seat) for seat in reversed(state.in_order(state.first_player))]
        return True
    state.cursor = 0
    state.flags = [0] * state.players
    state.year += 1
    state.turn = state.first_player
    state.phase = YEAR_START
    return False


_PHASES = {
    CLANS: _clans,
    SETUP_1: _setup,
    SETUP_2: _setup,
    YEAR_START: _year_start,
    ACTIONS: _actions,
    CREATURE_PHASE: _creatures,
    HARVEST: _harvest,
    WINTER: _winter,
    YEAR_END: _year_end,
}


# -- harvest ------------------------------------------------------------------------------------------------


def stealable(state: NorthgardState, snake: int) -> list[int]:
    """The kinds the Snake may take: symbols that yield in an enemy territory with its token (NG-8.5.5)."""
    territory = state.scorched_at
    if territory < 0 or state.owner[territory] < 0 or not state.foe(snake, state.owner[territory]):
        return []
    yields = state.yields(territory)
    return [resource for resource in range(len(RESOURCES)) if symbol(yields, resource)]


class ScorchedHarvest(Choice):
    """The Snake names one symbol that it harvests instead of the owner (NG-8.5.5)."""

    kind = "scorched_harvest"
    rules = ("NG-8.5.5", "NG-7.3.4")
    verbs = (DO_STEAL, DO_DECLINE)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"area": area_word(state.scorched_at)}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, *((DO_STEAL, resource) for resource in stealable(state, frame[1]))]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_STEAL, resource) for resource in range(len(RESOURCES))]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_shown", "NG-8.5.5", {"resource": RESOURCE.word(action[1])})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == DO_STEAL:
            state.stolen = action[1]
            if state.events is not None:
                params = {"resource": RESOURCES[action[1]], "area": area_word(state.scorched_at)}
                state.emit("stole_harvest", frame[1], "scorched_earth", params)


class Harvest(Step[NorthgardState]):
    """A seat's harvest: closed land, Altars and symbols, then trade (NG-7.3)."""

    kind = "harvest"
    automatic = True

    def run(self, state: NorthgardState, frame: Frame) -> None:
        from rules.northgard.trading import trade_options

        seat = frame[1]
        state.turn = seat
        harvest(state, seat)
        if len(trade_options(state, seat, 0)) > 1:
            state.stack.append((kinds.TRADE, seat, 0))


def harvest(state: NorthgardState, seat: int) -> None:
    """Steps A and B of the harvest (NG-7.3.1, NG-7.3.2)."""
    land = state.land
    closed = altars = symbols = 0
    for territory in state.own(seat):
        if not land.open_sides[territory] and not (state.line and state.wolf_in(territory)):
            closed += 1 if land.size(territory) == 2 else 2
        altars += building_count(state.buildings[territory], ALTAR_OF_KINGS)
        symbols += state.yields(territory)
        if territory == state.scorched_at and state.stolen >= 0:
            symbols -= 1 << 8 * state.stolen
    state.gain_fame(seat, CLOSED_LAND, closed)
    state.gain_fame(seat, ALTARS, 3 * altars)
    if state.stolen >= 0 and seat == state.snake_seat():
        symbols += 1 << 8 * state.stolen
    state.gain_symbols(seat, symbols, "harvest")


# -- winter -------------------------------------------------------------------------------------------------


def feed(state: NorthgardState, seat: int) -> None:
    """A seat pays for its units, or as much as it can and takes one Unrest (NG-7.6)."""
    hungry = False
    for resource, due in zip((FOOD, WOOD), WINTER_COST[UNITS_PER_PLAYER - state.reserve[seat]], strict=True):
        paid = min(due, state.resources[3 * seat + resource])
        state.pay(seat, resource, paid, "winter")
        hungry |= paid < due
    if not hungry:
        return
    if state.unrest:
        state.unrest -= 1
        state.put_on_draw_pile(seat, k.UNREST)
        if state.events is not None:
            state.emit("unrest", seat)
        return
    # NG-7.6.5: no card left, so fame at once, not below nothing, and the top card of the draw pile.
    state.gain_fame(seat, NO_UNREST_LEFT, -min(5, max(0, state.fame_tokens(seat))))
    if state.draw_pile[seat]:
        card = state.draw_pile[seat].pop()
        state.discard[seat].append(card)
        state.reveals += 1
        if state.events is not None:
            state.emit("discarded", seat, "winter", {"card": k.CARD_IDS[card]})


# -- second chance ------------------------------------------------------------------------------------------


def havens(state: NorthgardState) -> list[int]:
    """Neutral territories for a second chance (NG-7.8.1), none with a Fallen Valkyrie (NG-10.5.3), sorted."""
    valkyries = state.with_valkyries()
    return sorted(territory for territory in state.neutral() if territory not in valkyries)


class SecondDraw(Step[NorthgardState]):
    """A seat without figures is asked whether it returns (NG-7.8)."""

    kind = "second_draw"
    automatic = True

    def run(self, state: NorthgardState, frame: Frame) -> None:
        seat = frame[1]
        if not state.on_map(seat) and (havens(state) or state.pile):
            state.turn = seat
            state.stack.append((kinds.SECOND_CHANCE, seat))


class SecondChance(Choice):
    """Return with three figures to a neutral territory; without one, draw a tile that makes one; or decline."""

    kind = "second_chance"
    rules = ("NG-7.8.1", "NG-7.8.3", "NG-7.8.4")
    verbs = (DO_RETURN_TO, DO_DRAW_TILE, DO_DECLINE)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        figures = (UNIT, KAIJA) if state.kaija_free(frame[1]) else (UNIT,)
        found = havens(state)
        if not found:
            return [DECLINE, (DO_DRAW_TILE,)]
        return [DECLINE, *((DO_RETURN_TO, haven, figure) for haven in found for figure in figures)]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_DRAW_TILE,), *((DO_RETURN_TO, territory, UNIT) for territory in state.land.roots)]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == DO_DRAW_TILE:
            return [Violation("neutral_exists", "NG-7.8.3")]
        return [Violation("not_neutral", "NG-7.8.1", {"area": area_word(action[1])})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        state.stack.pop()
        if action[0] == DO_RETURN_TO:
            settle(state, seat, *action[1:])
        elif action[0] == DO_DRAW_TILE:
            for _ in range(len(state.pile)):
                tile = draw_tile(state, seat)
                if second_placements(state, tile):
                    state.stack.append((kinds.SECOND_TILE, seat, tile))
                    return
                put_under(state, tile)


def second_placements(state: NorthgardState, tile: int) -> list[tuple[int, int]]:
    """Legal placements after which a usable neutral territory exists (NG-7.8.3)."""
    valkyries = state.with_valkyries()
    cells = state.land.edge_cells()
    return state.land.placements(tile, cells, state.owner, valkyries, leave_empty=valkyries)


class SecondTile(TilePlacement):
    """Where the tile of a second chance goes; it is no Explore."""

    kind = "second_chance_tile"
    rules = ("NG-7.8.3",)
    verbs = (DO_PLACE,)
    fields = (Field("tile", TILE),)
    cell_rule = "NG-7.8.3"
    empty_rule = "NG-7.8.3"

    def tiles(self, state: NorthgardState, frame: Frame) -> tuple[int, ...]:
        return (frame[2],)

    def cells(self, state: NorthgardState, frame: Frame) -> list[int]:
        return state.land.edge_cells()

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"tile": TILES[frame[2]].id}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        tile = frame[2]
        return [(DO_PLACE, tile, cell, turns) for cell, turns in second_placements(state, tile)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        _, tile, cell, turns = action
        put_tile(state, seat, tile, cell, turns)
        # Asked again: the creature may have made the new territory unusable (NG-10.5.3).
        state.stack[-1] = (kinds.SECOND_DRAW, seat)
        if TILES[tile].lair >= 0 and state.creatures_on:
            appear(state, seat, state.land.root[TILES[tile].lair], activate=True)
