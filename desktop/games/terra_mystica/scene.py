"""The table of Terra Mystica as one scene: map, cult board, tiles, cards, and what a decision adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF

from desktop.board.marks import Mark
from desktop.board.scene import SLIDE_MS, BoardScene
from desktop.game_texts import Explanation
from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.aiming import AimingLayer
from desktop.games.terra_mystica.cards import BonusCard
from desktop.games.terra_mystica.decision_layer import TURNS, DecisionLayer
from desktop.games.terra_mystica.explanations import describe, explain
from desktop.games.terra_mystica.ground import paint_ground
from desktop.games.terra_mystica.items import (
    HexNames,
    Marker,
    OrderPriest,
)
from desktop.games.terra_mystica.map_layer import DROP, MapLayer
from desktop.games.terra_mystica.painted import Focus, Ground, Painted
from desktop.games.terra_mystica.tiles import (
    COMING,
    NOW,
    PAST,
    FavorTile,
    FinalHelp,
    PowerAction,
    ScoringTile,
    TownTile,
)
from desktop.texts import language, tr
from desktop.widgets.paint import Part
from rules.core import State
from rules.terra_mystica.board import HEX, HEX_COUNT
from rules.terra_mystica.content import (
    BASE_TOWNS,
    CARD,
    CULT,
    FAVOR,
    POWER_ACTION,
    ROUNDS,
    TILE,
    TOWN,
)
from rules.terra_mystica.rounds import free_cards
from rules.terra_mystica.state import CARDS_PHASE, OVER_PHASE, TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.presentation import TerraMysticaPresentation

Item = TypeVar("Item", bound=Painted)
HEX_NAMES = [f"hex:{name}" for name in HEX.words]


class TableScene(BoardScene):
    """Everything that lies in the middle of the table. Items are kept in dicts and changed only where a view differs."""

    presentation: TerraMysticaPresentation

    def __init__(self, presentation: TerraMysticaPresentation) -> None:
        super().__init__(presentation, layout.WIDTH, layout.HEIGHT)
        self.view: TerraMysticaState | None = None
        self._seen: dict[str, object] = {}
        self.fresh = True  # nothing drawn yet: no motion
        self.focus = Focus(self)
        self.addItem(Ground(QRectF(-8, -8, layout.WIDTH + 16, layout.HEIGHT + 16), self.focus, paint_ground))
        self.map = MapLayer(self)
        self.decision = DecisionLayer(self)
        self.aiming = AimingLayer(self)
        self._markers: dict[tuple[int, int], Marker] = {}
        self._priests: dict[int, OrderPriest] = {}
        self._scoring = [self.added(ScoringTile(layout.scoring_rect(i))) for i in range(ROUNDS)]
        self._cards: dict[int, BonusCard] = {}
        self._power = [self.added(PowerAction(layout.power_rect(i))) for i in range(len(POWER_ACTION))]
        self._favors = [
            self.added(FavorTile(layout.favor_rect(*symbols.favor_steps(i)))) for i in range(len(FAVOR))
        ]
        self._town_tiles: dict[int, TownTile] = {}
        self._names: HexNames | None = None
        self._place_fixed_spots()

    def added(self, item: Item) -> Item:
        self.addItem(item)
        return item

    def _place_fixed_spots(self) -> None:
        for index in range(HEX_COUNT):
            self.place(HEX_NAMES[index], layout.hexagon(layout.CENTRES[index], layout.SIDE - 2.5))
        for cult in range(4):
            self.place(f"cult:{CULT.word(cult)}", layout.cult_row(cult))
        for action in range(len(POWER_ACTION)):
            self.place(f"power_action:{POWER_ACTION.word(action)}", layout.power_rect(action))
        for favor in range(len(FAVOR)):
            self.place(f"favor:{FAVOR.word(favor)}", layout.favor_rect(*symbols.favor_steps(favor)))

    # -- words ----------------------------------------------------------------------------------------------------

    def explain(self, target: str) -> Explanation | None:
        return explain(self.presentation, self.view, target)

    def describe(self, target: str) -> str:
        return describe(self.presentation, self.view, target)

    def regions(self) -> list[tuple[str, QRectF]]:
        tiles = layout.FAVORS.united(layout.TOWNS)
        column = QRectF(layout.COLUMN_X, 0, layout.COLUMN_WIDTH, layout.HEIGHT)
        return [
            (tr("Map"), layout.MAP),
            (tr("Cult board"), layout.CULTS),
            (tr("Power actions"), layout.POWER),
            (tr("Favor and town tiles"), tiles),
            (tr("Scoring tiles and bonus cards"), column),
        ]

    # -- showing a position -----------------------------------------------------------------------------------------

    def show_view(self, view: State, seat: int = -1) -> None:
        assert isinstance(view, TerraMysticaState)
        self.settle()  # motion towards an older position must not go on
        self.view = self.presentation.view = view
        self.aiming.new_view()
        colours = tuple(self.presentation.colour(view, s) for s in range(view.setup.players))
        self.decision.put_away_shelf(view)
        if self._differs("terrain", bytes(view.terrain)):
            self.map.show_terrain(view)
        if self._differs("pieces", (bytes(view.piece), tuple(view.own), colours)):
            self.map.show_pieces(view, colours)
        if self._differs(
            "towns", (view.in_town, tuple(view.river_towns), tuple(view.own), view.bridges, colours)
        ):
            self.map.show_towns(view, colours)
        if self._differs("bridges", (view.bridges, colours)):
            self.map.show_bridges(view, colours)
        if self._differs("cults", (tuple(view.cults), tuple(view.faction), colours)):
            self._show_cults(view, colours)
        if self._differs("orders", (tuple(view.orders), colours)):
            self._show_orders(view, colours)
        if self._differs("scoring", (view.tiles, view.round, view.phase)):
            self._show_scoring(view)
        if self._differs("cards", (tuple(view.card_coins), tuple(view.card), view.phase, language())):
            self._show_cards(view)
        if self._differs("power", view.power_used):
            for action, item in enumerate(self._power):
                item.show_as(action, bool(view.power_used >> action & 1))
        if self._differs("favors", tuple(view.favors_left)):
            for favor, favor_item in enumerate(self._favors):
                favor_item.show_as(favor, view.favors_left[favor])
        if self._differs("town_tiles", tuple(view.towns_left)):
            self._show_town_tiles(view)
        self._show_names()
        self.decision.show(view)
        self.fresh = False

    def _show_names(self) -> None:
        """The ids of the spaces, if the setting asks for them."""
        if self.show_ids and self._names is None:
            self._names = self.added(HexNames())
            self._names.show_as()
        elif not self.show_ids and self._names is not None:
            self.removeItem(self._names)
            self._names = None

    def _differs(self, what: str, key: object) -> bool:
        if self._seen.get(what) == key:
            return False
        self._seen[what] = key
        return True

    # -- cult board ---------------------------------------------------------------------------------------------------

    def _show_cults(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        wanted: dict[tuple[int, int], QPointF] = {}
        for cult in range(4):
            crowd: dict[int, int] = {}
            for seat in range(view.setup.players):
                if view.faction[seat] < 0:
                    continue
                space = view.cults[4 * seat + cult]
                wanted[(cult, seat)] = layout.cult_marker(cult, space, crowd.get(space, 0))
                crowd[space] = crowd.get(space, 0) + 1
        for key in [key for key in self._markers if key not in wanted]:
            self.removeItem(self._markers.pop(key))
        for key, place in wanted.items():
            marker = self._markers.get(key)
            if marker is None:
                marker = self._markers[key] = self.added(Marker())
                marker.setPos(place)
            elif marker.pos() != place:
                start = marker.pos()
                marker.setPos(place)
                if not self.fresh:
                    self.glide(marker, start, SLIDE_MS)
            marker.show_as(colours[key[1]])

    def _show_orders(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        for place, seat in enumerate(view.orders):
            priest = self._priests.get(place)
            if seat < 0:
                if priest is not None:
                    self.removeItem(self._priests.pop(place))
                continue
            if priest is None:
                priest = self._priests[place] = self.added(
                    OrderPriest(layout.order_space(place // 4, place % 4))
                )
                if not self.fresh:
                    self.glide(priest, priest.pos() + DROP)
            priest.show_as(colours[seat])

    # -- tiles and cards -----------------------------------------------------------------------------------------------

    def _show_scoring(self, view: TerraMysticaState) -> None:
        done = view.round if view.phase == OVER_PHASE else view.round - 1
        for index, item in enumerate(self._scoring):
            item.setVisible(index < len(view.tiles))
            if index < len(view.tiles):
                when = PAST if index < done else NOW if index == view.round - 1 else COMING
                item.show_as(view.tiles[index], index + 1, when, index + 1 < ROUNDS)
        for name in [name for name in self.spots if name.startswith("scoring:")]:
            self.remove_spot(name)
        for index, tile in enumerate(view.tiles):
            self.place(f"scoring:{TILE.word(tile)}", layout.scoring_rect(index))

    def _show_cards(self, view: TerraMysticaState) -> None:
        """The cards that nobody holds; while the first ones are chosen they lie on the shelf instead."""
        lying = free_cards(view) if view.phase != CARDS_PHASE else []
        for card in [card for card in self._cards if card not in lying]:
            self.removeItem(self._cards.pop(card))
            self.remove_spot(f"card:{CARD.word(card)}")
        for place, card in enumerate(lying):
            rect = layout.card_rect(place, len(lying))
            item = self._cards.get(card)
            if item is not None and item.height != rect.height():
                self.removeItem(self._cards.pop(card))
                item = None
            if item is None:
                item = self._cards[card] = self.added(BonusCard(rect.width(), rect.height()))
                item.setPos(rect.topLeft())
            elif item.pos() != rect.topLeft():
                start = item.pos()
                item.setPos(rect.topLeft())
                self.glide(item, start)
            item.show_as(card, view.card_coins[card], self.texts.word(CARD.word(card)))
            self.place(f"card:{CARD.word(card)}", rect)

    def _show_town_tiles(self, view: TerraMysticaState) -> None:
        promo = bool(view.setup.options.get("promo_town_tiles"))
        kinds = list(range(len(TOWN) if promo else BASE_TOWNS))
        if len(kinds) != len(self._town_tiles):
            for item in self._town_tiles.values():
                self.removeItem(item)
            places = len(kinds) + len(kinds) % 2
            self._town_tiles = {town: self.added(TownTile(layout.town_rect(town, places))) for town in kinds}
            for town in kinds:
                self.place(f"town:{TOWN.word(town)}", layout.town_rect(town, places))
            if places > len(kinds):
                self.added(FinalHelp(layout.town_rect(len(kinds), places))).show_as()
                self.place("help:final_scoring", layout.town_rect(len(kinds), places))
        for town, tile_item in self._town_tiles.items():
            tile_item.show_as(town, view.towns_left[town])

    # -- marks ----------------------------------------------------------------------------------------------------------

    def set_marks(self, marks: Mapping[str, str], prices: Mapping[str, list[Part]] | None = None) -> None:
        """With prices, ghost and refusals; own structures get a thin ring, a faction pointed at shows its home lands."""
        view = self.view
        shown = dict(marks)
        if view is not None and view.decision is not None:
            for target, state in marks.items():
                if state == "legal" and view.decision.kind in TURNS and self._occupied(target):
                    shown[target] = "reachable"
                elif state == "hover" and target.startswith("faction:"):
                    for index in self.presentation.home_lands(target[8:]):
                        shown.setdefault(HEX_NAMES[index], "selected")
        self.aiming.follow(view, marks)
        for target in shown:
            if (
                target not in self._marks
                and target in self.spots
                and (not target.startswith("hex:") or self._occupied(target))
            ):
                self._marks[target] = Mark(dots=False)  # a dot belongs on an empty space
                self.addItem(self._marks[target])
        super().set_marks(shown, prices)

    def _occupied(self, target: str) -> bool:
        return (
            target.startswith("hex:")
            and self.view is not None
            and bool(self.view.occupied >> HEX.index(target[4:]) & 1)
        )
