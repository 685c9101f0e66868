"""The table of Terra Mystica as one scene: map, cult board, tiles, cards, and what a decision adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF

from desktop.board.backdrop import Backdrop
from desktop.board.marks import Mark
from desktop.board.scene import BoardScene, Spot
from desktop.game_texts import Explanation
from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.aiming import AimingLayer
from desktop.games.terra_mystica.cards import BonusCard
from desktop.games.terra_mystica.consequences import newly_reachable
from desktop.games.terra_mystica.decision_layer import WHEEL, DecisionLayer
from desktop.games.terra_mystica.explanations import describe, explain
from desktop.games.terra_mystica.ghosts import Ghosts, seated
from desktop.games.terra_mystica.ground import paint_ground
from desktop.games.terra_mystica.items import Marker, OrderPriest
from desktop.games.terra_mystica.map_layer import MapLayer
from desktop.games.terra_mystica.motion import Motion
from desktop.games.terra_mystica.names import NameLayer
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.questions import TURNS
from desktop.games.terra_mystica.tiles import (
    COMING,
    NOW,
    PAST,
    Copies,
    FavorTile,
    FinalHelp,
    PowerAction,
    ScoringTile,
    TownTile,
)
from desktop.session.choices import Choice, Preview
from desktop.texts import language, tr
from rules.core import Action, State
from rules.terra_mystica.board import HEX, HEX_COUNT, bits
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
from rules.terra_mystica.final import largest_group
from rules.terra_mystica.notation import SHIPPING
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
        around = QRectF(-8, -8, layout.WIDTH + 16, layout.HEIGHT + 16)
        self.addItem(Backdrop(around, paint_ground, in_layout=True))
        self.motion = Motion(self)
        self.map = MapLayer(self)
        self.names = NameLayer(self)
        self.decision = DecisionLayer(self)
        self.ghosts = Ghosts(self)
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
        self._copies: dict[str, Copies] = {}
        self._place_fixed_spots()

    def added(self, item: Item) -> Item:
        self.addItem(item)
        return item

    def spot_at(self, point: QPointF, reach: float = 0) -> Spot | None:
        """Rings of neighbouring spaces leave a line between them: there, the space drawn under the pointer answers."""
        found = super().spot_at(point, reach)
        if found is not None:
            return found
        away = [centre - point for centre in layout.CENTRES]
        index = min(range(HEX_COUNT), key=lambda hex: QPointF.dotProduct(away[hex], away[hex]))
        drawn_here = layout.hexagon(layout.CENTRES[index], layout.SIDE + 0.5).contains(
            point
        )  # the line itself too
        return self.spots.get(HEX_NAMES[index]) if drawn_here else None

    def _place_fixed_spots(self) -> None:
        for index in range(HEX_COUNT):
            self.place(HEX_NAMES[index], layout.hexagon(layout.CENTRES[index], layout.SIDE - 2.5))
        for cult in range(4):
            self.place(f"cult:{CULT.word(cult)}", layout.cult_row(cult))
        for action in range(len(POWER_ACTION)):
            self.place(f"power_action:{POWER_ACTION.word(action)}", layout.power_rect(action))
        for favor in range(len(FAVOR)):
            self.place(f"favor:{FAVOR.word(favor)}", layout.favor_rect(*symbols.favor_steps(favor)))

    def _about(self, target: str) -> str:
        """What a tile says of itself as soon as the zoom leaves room for it."""
        found = self.texts.explain_target(target)
        return found.glance if found is not None else ""

    # -- words ----------------------------------------------------------------------------------------------------

    def explain(self, target: str) -> Explanation | None:
        return explain(self.presentation, self.view, target)

    def describe(self, target: str) -> str:
        return describe(self.presentation, self.view, target)

    def regions(self) -> list[tuple[str, QRectF]]:
        x, width = layout.COLUMN_X, layout.COLUMN_WIDTH
        scoring = QRectF(x, 0, width, layout.CARDS_Y)
        cards = QRectF(x, layout.CARDS_Y, width, layout.HEIGHT - layout.CARDS_Y)
        found = [
            (tr("Map"), layout.MAP),
            (tr("Cult board"), layout.CULTS),
            (tr("Favor and town tiles"), layout.FAVORS.united(layout.TOWNS)),
            (tr("Scoring tiles"), scoring),
        ]
        group = self._own_group()
        if not group.isEmpty():
            found.append((tr("My largest group"), group))
        return [*found, (tr("Power actions"), layout.POWER), (tr("Bonus cards"), cards)]

    def _own_group(self) -> QRectF:
        """Around the largest group of the player who decides."""
        view, rect = self.view, QRectF()
        if view is not None and view.decision is not None and view.faction[view.decision.seat] >= 0:
            for index in bits(largest_group(view, view.decision.seat)):
                rect = rect.united(layout.hex_rect(index, 2 * layout.SIDE))
        return rect.intersected(layout.MAP)

    # -- showing a position -----------------------------------------------------------------------------------------

    def show_view(self, view: State, seat: int = -1) -> None:
        assert isinstance(view, TerraMysticaState)
        self.settle()  # motion towards an older position must not go on
        before, self.view = self.view, view
        self.presentation.view = view
        self.motion.players = view.setup.players
        self.aiming.new_view()
        self.ghosts.clear()
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
        if self._differs("scoring", (view.tiles, view.round, view.phase, language())):
            self._show_scoring(view)
        if self._differs("cards", (tuple(view.card_coins), tuple(view.card), view.phase, language())):
            self._show_cards(view, before)
        if self._differs("power", (view.power_used, language())):
            for action, item in enumerate(self._power):
                about = self._about(f"power_action:{POWER_ACTION.word(action)}")
                self.motion.turn(item, action, bool(view.power_used >> action & 1), about)
        if self._differs("favors", (tuple(view.favors_left), language())):
            for favor, favor_item in enumerate(self._favors):
                about = self._about(f"favor:{FAVOR.word(favor)}")
                favor_item.show_as(favor, view.favors_left[favor], about)
                self._show_copies(f"favor:{FAVOR.word(favor)}", view.favors_left[favor])
        if self._differs("town_tiles", (tuple(view.towns_left), language())):
            self._show_town_tiles(view)
        if self._differs("names", (bytes(view.terrain), view.occupied, language())):
            self.names.show(view, self.texts.word)
        self.names.show_all(self.show_ids)
        self.decision.show(view)
        for copies in self._copies.values():
            copies.setVisible(not self.decision.shelf_open)
        if before is not None:
            self.motion.amounts(before, view)
        self.fresh = False

    def _differs(self, what: str, key: object) -> bool:
        if self._seen.get(what) == key:
            return False
        self._seen[what] = key
        return True

    # -- cult board ---------------------------------------------------------------------------------------------------

    def _show_cults(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        wanted = layout.cult_markers(view.cults, seated(view))
        for key in [key for key in self._markers if key not in wanted]:
            self.removeItem(self._markers.pop(key))
        for key, rect in wanted.items():
            marker = self._markers.get(key)
            if marker is None:
                marker = self._markers[key] = self.added(Marker())
                marker.setPos(rect.topLeft())
            elif marker.pos() != rect.topLeft():
                start = marker.pos()
                marker.setPos(rect.topLeft())
                self.motion.hop(marker, start)
            marker.show_as(colours[key[1]], rect.width())

    def _show_orders(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        for place, seat in enumerate(view.orders):
            priest = self._priests.get(place)
            if seat < 0:
                if priest is not None:
                    self.motion.leave(self._priests.pop(place))
                continue
            if priest is None:
                priest = self._priests[place] = self.added(
                    OrderPriest(layout.order_space(place // 4, place % 4))
                )
                self.motion.arrive(priest, self.motion.door(seat))
            priest.show_as(colours[seat])

    # -- tiles and cards -----------------------------------------------------------------------------------------------

    def _show_scoring(self, view: TerraMysticaState) -> None:
        done = view.round if view.phase == OVER_PHASE else view.round - 1
        for index, item in enumerate(self._scoring):
            item.setVisible(index < len(view.tiles))
            if index < len(view.tiles):
                when = PAST if index < done else NOW if index == view.round - 1 else COMING
                about = self._about(f"scoring:{TILE.word(view.tiles[index])}")
                self.motion.turn(item, view.tiles[index], index + 1, when, index + 1 < ROUNDS, about)
        for name in [name for name in self.spots if name.startswith("scoring:")]:
            self.remove_spot(name)
        for index, tile in enumerate(view.tiles):
            self.place(f"scoring:{TILE.word(tile)}", layout.scoring_rect(index))

    def _show_cards(self, view: TerraMysticaState, before: TerraMysticaState | None) -> None:
        """The cards that nobody holds; while the first ones are chosen they lie on the shelf instead."""
        lying = free_cards(view) if view.phase != CARDS_PHASE else []
        for card in [card for card in self._cards if card not in lying]:
            taker = self.motion.door(view.card.index(card)) if card in view.card else None
            self.motion.leave(self._cards.pop(card), taker)
            self.remove_spot(f"card:{CARD.word(card)}")
        for place, card in enumerate(lying):
            rect = layout.card_rect(place, len(lying))
            item = self._cards.get(card)
            if item is not None and item.height != rect.height():
                self.removeItem(self._cards.pop(card))
                item = None
            word = CARD.word(card)
            key = (card, view.card_coins[card], self.texts.word(word), self._about(f"card:{word}"))
            if item is None:
                item = self._cards[card] = self.added(BonusCard(rect.width(), rect.height()))
                item.setPos(rect.topLeft())
                if before is not None and card in before.card:
                    self.motion.arrive(item, self.motion.door(before.card.index(card)))
                item.show_as(*key)
            else:
                if item.pos() != rect.topLeft():
                    start = item.pos()
                    item.setPos(rect.topLeft())
                    self.glide(item, start)
                if item.key and item.key[1] != view.card_coins[card]:
                    coin = rect.center()
                    self.motion.fly(("coin", ""), coin - QPointF(120, 0), coin)
                item.show_as(*key)
            self.place(f"card:{word}", rect)

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
            name = f"town:{TOWN.word(town)}"
            tile_item.show_as(town, view.towns_left[town], self._about(name))
            self._show_copies(name, view.towns_left[town])

    def _show_copies(self, target: str, copies: int) -> None:
        if target not in self._copies:
            self._copies[target] = self.added(Copies(self.spots[target].rect()))
        self._copies[target].show_as(copies)

    # -- pointing ---------------------------------------------------------------------------------------------------------

    def preview(self, choice: Choice | None, preview: Preview) -> None:
        self.decision.foresee(choice)
        after = preview.after
        self.ghosts.foresee(self.view, after if isinstance(after, TerraMysticaState) else None)

    def set_marks(self, marks: Mapping[str, str]) -> None:
        """With prices, ghost and refusals; own structures get a thin ring, a faction pointed at shows its home lands."""
        view = self.view
        shown = {
            target: state
            for target, state in marks.items()
            if WHEEL not in self.spots or target[:4] != "hex:"
        }  # the wheel lies over the map
        if view is not None and view.decision is not None:
            for target, state in marks.items():
                if state == "legal" and view.decision.kind in TURNS and self._occupied(target):
                    shown[target] = "reachable"
                elif state == "hover" and target.startswith("faction:"):
                    for index in self.presentation.home_lands(target[8:]):
                        shown.setdefault(HEX_NAMES[index], "selected")
                elif state == "hover" and target == "track:shipping":
                    for index in self._in_reach_after((SHIPPING,)):
                        shown.setdefault(HEX_NAMES[index], "selected")
        for target, state in marks.items():
            if target.startswith("order:"):  # the spaces of an order are ringed instead of the whole row
                row = f"cult:{target.split(':')[1]}"
                if shown.get(row) in ("legal", state):
                    del shown[row]
        self.aiming.follow(view, marks)
        for target in shown:
            if (
                target not in self._marks
                and target in self.spots
                and (not target.startswith("hex:") or self._occupied(target))
            ):
                # a dot and a tint belong on an empty space; tiles and structures stay as they are
                self._marks[target] = Mark(dots=False, fills=False)
                self.addItem(self._marks[target])
        super().set_marks(shown)

    def _in_reach_after(self, action: Action) -> list[int]:
        """The spaces that an option brings into reach."""
        view = self.view
        if view is None or view.decision is None or action not in view.legal():
            return []
        after = view.clone()
        after.play(action)
        return list(bits(newly_reachable(view, after, view.decision.seat)))

    def _occupied(self, target: str) -> bool:
        return (
            target.startswith("hex:")
            and self.view is not None
            and bool(self.view.occupied >> HEX.index(target[4:]) & 1)
        )
