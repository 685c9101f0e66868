"""Explore actions (NG-5.10): drawing tiles, placing one, what closes, and the creature of a lair."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import Choice, area_word
from rules.northgard.content import AREAS, BOAR, LORE, RAVEN, STAG, TILES
from rules.northgard.creatures import appear
from rules.northgard.land import PLAYERS_MEET, STEP, VALKYRIE_MEETS
from rules.northgard.naming import TURNS
from rules.northgard.playable import explore_cells
from rules.northgard.state import CLOSING, STAG_POWER, NorthgardState
from rules.northgard.vocabulary import (
    CELL,
    DO_EXCHANGE,
    DO_KEEP_TILE,
    DO_PLACE,
    DO_UNDER,
    TILE,
)


def begin_explore(state: NorthgardState, seat: int, spec: int) -> None:
    """Start an Explore: draw the card's tiles, fewer if the pile is smaller."""
    draw = min(k.EXPLORE_SPECS[spec].draw, len(state.pile))
    redraw = int(k.EXPLORE_SPECS[spec].redraw)
    state.stack.append((kinds.EXPLORE_DRAW, seat, spec, len(state.pile), redraw, draw))


def draw_tile(state: NorthgardState, seat: int) -> int:
    """The top tile of the pile, shown to all (NG-5.10.6)."""
    state.reveals += 1
    tile = state.pile.pop()
    if state.events is not None:
        state.emit("drew_tile", seat, "", {"tile": TILES[tile].id})
    return tile


def put_under(state: NorthgardState, tile: int) -> None:
    """A tile goes under the pile."""
    state.pile.insert(0, tile)


def explore_options(state: NorthgardState, seat: int, spec: int, tiles: tuple[int, ...]) -> list[Action]:
    """Every legal placement of the drawn tiles, sorted."""
    cells = explore_cells(state, seat, k.EXPLORE_SPECS[spec].any_open)
    valkyries = state.with_valkyries()
    found: list[Action] = []
    for tile in sorted(tiles):
        for cell, turns in state.land.placements(tile, cells, state.owner, valkyries):
            found.append((DO_PLACE, tile, cell, turns))
    return found


def some_tile_fits(state: NorthgardState, seat: int, spec: int, tiles: tuple[int, ...]) -> bool:
    """Whether one of the drawn tiles has a legal placement."""
    cells = explore_cells(state, seat, k.EXPLORE_SPECS[spec].any_open)
    valkyries = state.with_valkyries()
    return any(state.land.placements(tile, cells, state.owner, valkyries, first_only=True) for tile in tiles)


class ExploreDraw(Step[NorthgardState]):
    """Draw until a tile fits, or every tile that was in the pile has been seen once (NG-5.10.3)."""

    kind = "explore_draw"
    automatic = True
    fields = (Field("spec"), Field("unseen"), Field("redraw"), Field("draw"))

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, spec, unseen, redraw, draw = frame
        if not unseen:
            if state.events is not None:
                state.emit("no_tile_fits", seat)
            return
        tiles = tuple(draw_tile(state, seat) for _ in range(draw))
        unseen -= draw
        if some_tile_fits(state, seat, spec, tiles):
            if redraw and unseen:  # NG-9.3.12: not offered without another tile in the pile
                state.stack.append((kinds.EXPLORE_REDRAW, seat, spec, unseen, *tiles))
            else:
                state.stack.append((kinds.EXPLORE_PLACE, seat, spec, *tiles))
            return
        state.stack.append((kinds.EXPLORE_DRAW, seat, spec, unseen, redraw, 1))
        bury(state, seat, tiles)


def bury(state: NorthgardState, seat: int, tiles: tuple[int, ...]) -> None:
    """Tiles go under the pile; the player orders several."""
    if len(tiles) == 1:
        put_under(state, tiles[0])
    elif tiles:
        state.stack.append((kinds.TILES_UNDER, seat, *tiles))


class ExploreRedraw(Choice):
    """Scout Camp: keep the tile, or put it under the pile and draw another (NG-9.3.12)."""

    kind = "explore_redraw"
    rules = ("NG-9.3.12",)
    verbs = (DO_KEEP_TILE, DO_EXCHANGE)
    fields = (Field("spec"), Field("unseen"), Field("tiles", TILE))
    repeats = True

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"tile": TILES[frame[4]].id}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_KEEP_TILE,), (DO_EXCHANGE,)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, spec, unseen, *tiles = frame
        state.stack.pop()
        if action[0] == DO_KEEP_TILE:
            state.stack.append((kinds.EXPLORE_PLACE, seat, spec, *tiles))
        else:
            state.stack.append((kinds.EXPLORE_DRAW, seat, spec, unseen, 0, 1))
            bury(state, seat, tuple(tiles))


class TilePlacement(Choice):
    """What all decisions about placing a tile share: gestures around the map, and why a tile does not fit."""

    def tiles(self, state: NorthgardState, frame: Frame) -> tuple[int, ...]:
        """The tiles at hand."""
        raise NotImplementedError

    def cells(self, state: NorthgardState, frame: Frame) -> list[int]:
        """The cells that the action's own condition allows."""
        raise NotImplementedError

    cell_rule = "NG-5.10.2"
    empty_rule = "NG-2.15"  # why a territory of the tile must be empty

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [
            (DO_PLACE, tile, cell, turns)
            for tile in self.tiles(state, frame)
            for cell in state.land.edge_cells()
            for turns in TILES[tile].rotations
        ]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        _, tile, cell, turns = action
        if tile not in self.tiles(state, frame):
            return [Violation("tile_not_drawn", "NG-5.10.3", {"tile": TILES[tile].id})]
        if turns not in TURNS:
            return [Violation("wrong_turns", "NG-3.1.1")]
        if cell in state.land.cells:
            return [Violation("cell_occupied", "NG-3.7", {"cell": CELL.word(cell)})]
        if all(cell + step not in state.land.cells for step in STEP):
            return [Violation("not_beside_map", "NG-3.7", {"cell": CELL.word(cell)})]
        found = []
        if cell not in self.cells(state, frame):
            found.append(Violation("wrong_cell", self.cell_rule, {"cell": CELL.word(cell)}))
        must, must_not = state.land.corner_needs(cell)
        ends = TILES[tile].ends[turns]
        if ends & must != must or ends & must_not:
            found.append(Violation("line_stops", "NG-3.8.1", {"cell": CELL.word(cell)}))
        touching = state.land.touching(cell)
        mixture = state.land.mixture(tile, turns, touching, state.owner, state.with_valkyries())
        if mixture & PLAYERS_MEET:
            found.append(Violation("joins_players", "NG-3.9.1"))
        if mixture & VALKYRIE_MEETS:
            found.append(Violation("joins_valkyrie", "NG-3.9.2"))
        return found or [Violation("no_empty_territory", self.empty_rule)]


class ExplorePlace(TilePlacement):
    """Which drawn tile goes where, and how it is turned."""

    kind = "explore_place"
    rules = ("NG-5.10.2", "NG-5.10.3", "NG-3.7")
    verbs = (DO_PLACE,)
    fields = (Field("spec"), Field("tiles", TILE))
    repeats = True

    def tiles(self, state: NorthgardState, frame: Frame) -> tuple[int, ...]:
        return frame[3:]

    def cells(self, state: NorthgardState, frame: Frame) -> list[int]:
        return explore_cells(state, frame[1], k.EXPLORE_SPECS[frame[2]].any_open)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"tiles": ", ".join(TILES[tile].id for tile in frame[3:])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return explore_options(state, frame[1], frame[2], frame[3:])

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, spec, *tiles = frame
        state.stack.pop()
        tiles.remove(action[1])
        state.stack.append((kinds.PLACE_TILE, seat, spec, *action[1:]))
        bury(state, seat, tuple(tiles))


class TilesUnder(Choice):
    """Which tile goes under the pile next; the last one ends up lowest (NG-5.10.3)."""

    kind = "tiles_under_order"
    rules = ("NG-5.10.3",)
    verbs = (DO_UNDER,)
    fields = (Field("tiles", TILE),)
    repeats = True

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_UNDER, tile) for tile in sorted(frame[2:])]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        tiles = [tile for tile in frame[2:] if tile != action[1]]
        state.stack.pop()
        put_under(state, action[1])
        bury(state, frame[1], tuple(tiles))


class PlaceTile(Step[NorthgardState]):
    """The tile is placed; closing, clan powers, then the lair's creature (NG-5.10.3)."""

    kind = "place_tile"
    automatic = True
    fields = (Field("spec"), Field("tile", TILE), Field("cell", CELL), Field("turns"))

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, spec, tile, cell, turns = frame
        if k.EXPLORE_SPECS[spec].collect_tile:  # NG-9.2.6
            for area in TILES[tile].areas:
                state.gain_symbols(seat, AREAS[area].symbols, "lay_of_the_land")
        put_tile(state, seat, tile, cell, turns)
        _close(state, seat, tile)
        if TILES[tile].lair >= 0 and state.creatures_on:
            appear(state, seat, state.land.root[TILES[tile].lair], activate=True)


def put_tile(state: NorthgardState, seat: int, tile: int, cell: int, turns: int) -> None:
    """A tile comes onto the map; what stands in merged territories goes on under one name (NG-3.3.3)."""
    state.land, merged = state.land.with_tile(tile, cell, turns)
    for gone, kept in merged:
        if state.owner[gone] >= 0:
            state.owner[kept] = state.owner[gone]
            state.units[kept] += state.units[gone]
        state.buildings[kept] += state.buildings[gone]
        state.owner[gone] = -1
        state.units[gone] = state.buildings[gone] = 0
        if state.kaija_at == gone:
            state.kaija_at = kept
        if state.scorched_at == gone:
            state.scorched_at = kept
        for creature in state.line:
            if state.creature_at[creature] == gone:
                state.creature_at[creature] = kept
    if state.events is not None:
        params: dict[str, str | int] = {"tile": TILES[tile].id, "cell": CELL.word(cell), "turns": turns}
        state.emit("placed_tile", seat, "", params)


def _close(state: NorthgardState, seat: int, tile: int) -> None:
    """Fame for closed own territories and the powers of Boar, Raven and Stag (NG-5.10.4, NG-8)."""
    land = state.land
    closed = sorted({root for root in (land.root[area] for area in TILES[tile].areas) if land.closed(root)})
    clan = state.clan[seat]
    if not closed and clan == BOAR:
        state.gain(seat, LORE, 1, "clan_boar")
    for territory in closed:
        if state.events is not None:
            state.emit("closed", seat, "", {"area": area_word(territory), "size": land.size(territory)})
        if state.owner[territory] == seat:
            state.gain_fame(seat, CLOSING, land.size(territory))
            if clan == STAG:
                state.gain_fame(seat, STAG_POWER, 1)
            elif clan == RAVEN:
                state.gain_symbols(seat, state.yields(territory), "clan_raven")
