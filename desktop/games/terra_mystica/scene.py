"""The table of Terra Mystica as one scene: map, cult board, tiles, cards, and what a decision adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.marks import Mark
from desktop.board.scene import PLACE_MS, SLIDE_MS, BoardScene
from desktop.board.sprite import Sprite
from desktop.game_texts import Explanation
from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.aiming import Symbol, refused
from desktop.games.terra_mystica.explanations import describe, explain
from desktop.games.terra_mystica.ground import paint_ground, terrain_picture
from desktop.games.terra_mystica.items import (
    BRIDGE_Z,
    SHELF_Z,
    Focus,
    Ghost,
    Ground,
    Marker,
    OrderPriest,
    Painted,
    Patch,
    Piece,
    PowerLinks,
    Site,
    Tag,
    TownMark,
    TownOutline,
)
from desktop.games.terra_mystica.shelf import Shelf
from desktop.games.terra_mystica.tiles import (
    COMING,
    NOW,
    PAST,
    BonusCard,
    FavorTile,
    FinalHelp,
    PowerAction,
    ScoringTile,
    TownTile,
)
from desktop.games.terra_mystica.wheel import Wheel, sector
from desktop.texts import language, tr
from desktop.widgets.paint import Part
from rules.core import State
from rules.terra_mystica.board import HEX, HEX_COUNT, PRINTED_TERRAIN, SITE, TERRAIN, bits
from rules.terra_mystica.building import bridge_used
from rules.terra_mystica.content import (
    BASE_TOWNS,
    CARD,
    CULT,
    DWELLING,
    ENGINEERS,
    FAVOR,
    POWER_ACTION,
    ROUNDS,
    TILE,
    TOWN,
    TRADING_HOUSE,
)
from rules.terra_mystica.rounds import free_cards
from rules.terra_mystica.spades import spade_targets
from rules.terra_mystica.state import CARDS_PHASE, OVER_PHASE, TerraMysticaState
from rules.terra_mystica.towns import group_of

if TYPE_CHECKING:
    from desktop.games.terra_mystica.presentation import TerraMysticaPresentation

DROP = QPointF(0, -16)  # a new piece falls from here
SHELF_DECISIONS = ("choose_faction", "choose_side", "choose_first_bonus")
AIMING_TURNS = ("main_action", "double_turn_second")
PRICED_DECISIONS = (*AIMING_TURNS, "next_spade", "cult_spades", "build_after_transform")
Item = TypeVar("Item", bound=Painted)
HEX_NAMES = [f"hex:{name}" for name in HEX.words]


class TableScene(BoardScene):
    """Everything that lies in the middle of the table. Items are kept in dicts and changed only where a view differs."""

    presentation: TerraMysticaPresentation

    def __init__(self, presentation: TerraMysticaPresentation) -> None:
        super().__init__(presentation, layout.WIDTH, layout.HEIGHT)
        self.view: TerraMysticaState | None = None
        self._seen: dict[str, object] = {}
        self._fresh = True  # nothing drawn yet: no motion
        self.focus = Focus(self)
        self.addItem(Ground(QRectF(-8, -8, layout.WIDTH + 16, layout.HEIGHT + 16), self.focus, paint_ground))
        self._patches: dict[int, Patch] = {}
        self._pieces: dict[int, Piece] = {}
        self._towns: list[TownOutline | TownMark] = []
        self._bridges: dict[int, Sprite] = {}
        self._sites: dict[int, Site] = {}
        self._markers: dict[tuple[int, int], Marker] = {}
        self._priests: dict[int, OrderPriest] = {}
        self._scoring = [self._added(ScoringTile(layout.scoring_rect(i))) for i in range(ROUNDS)]
        self._cards: dict[int, BonusCard] = {}
        self._power = [self._added(PowerAction(layout.power_rect(i))) for i in range(len(POWER_ACTION))]
        self._favors = [self._added(FavorTile(layout.favor_rect(*symbols.favor_steps(i)))) for i in range(len(FAVOR))]
        self._town_tiles: dict[int, TownTile] = {}
        self._shelf: Shelf | None = None
        self._wheel: Wheel | None = None
        self._links: PowerLinks | None = None
        self._ghost: Ghost | None = None
        self._tags: dict[int, Tag] = {}
        self._symbols: dict[str, Symbol] = {}
        self._refused: dict[str, str] | None = None  # of this view; made when it is first aimed at
        self._place_fixed_spots()

    def _added(self, item: Item) -> Item:
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
        self._refused = None
        colours = tuple(self.presentation.colour(view, s) for s in range(view.setup.players))
        if self._shelf is not None and (view.decision is None or view.decision.kind not in SHELF_DECISIONS):
            self._shelf.clear()  # before the cards find their other places
            self._shelf = None
        if self._differs("terrain", bytes(view.terrain)):
            self._show_terrain(view)
        if self._differs("pieces", (bytes(view.piece), tuple(view.own), colours)):
            self._show_pieces(view, colours)
        if self._differs("towns", (view.in_town, tuple(view.river_towns), tuple(view.own), view.bridges, colours)):
            self._show_towns(view, colours)
        if self._differs("bridges", (view.bridges, colours)):
            self._show_bridges(view, colours)
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
        self._show_decision(view)
        self._fresh = False

    def _differs(self, what: str, key: object) -> bool:
        if self._seen.get(what) == key:
            return False
        self._seen[what] = key
        return True

    # -- the map -----------------------------------------------------------------------------------------------------

    def _show_terrain(self, view: TerraMysticaState) -> None:
        for index in range(HEX_COUNT):
            terrain = view.terrain[index]
            patch = self._patches.get(index)
            if terrain == PRINTED_TERRAIN[index]:
                if patch is not None:
                    self.removeItem(self._patches.pop(index))
                continue
            if patch is None:
                patch = self._patches[index] = self._added(Patch(index))
            key = (terrain_picture(terrain),)
            if patch.key != key:
                patch.show_as(*key)
                self._appear(patch)

    def _appear(self, item: QGraphicsItem) -> None:
        if not self._fresh:
            self.animate(PLACE_MS, item.setOpacity)

    def _show_pieces(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        owners = {index: seat for seat, own in enumerate(view.own) for index in bits(own)}
        for index in [index for index in self._pieces if index not in owners]:
            self.removeItem(self._pieces.pop(index))
        for index, seat in owners.items():
            piece = self._pieces.get(index)
            key = (symbols.STRUCTURE_PICTURES[view.piece[index] - 1], colours[seat])
            if piece is None:
                piece = self._pieces[index] = self._added(Piece(index))
            elif piece.key == key:
                continue
            piece.show_as(*key)
            if not self._fresh:
                self._drop(piece)

    def _drop(self, piece: Piece) -> None:
        def step(part: float) -> None:
            piece.setPos(piece.home + DROP * (1 - part))
            piece.setOpacity(min(1.0, 0.3 + part))

        self.animate(PLACE_MS, step)

    def _show_towns(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        for item in self._towns:
            self.removeItem(item)
        self._towns.clear()
        for seat, own in enumerate(view.own):
            left = own & view.in_town
            while left:
                group = group_of(view, seat, left & -left)
                left &= ~group
                rivers = view.river_towns[seat]
                near = [river for river in bits(rivers) if any(_touch(river, index) for index in bits(group))]
                hexes = [*bits(group), *near]
                outline = self._added(TownOutline(*_outline(hexes)))
                outline.show_as(colours[seat])
                mark = self._added(TownMark(layout.CENTRES[near[0]] if near else layout.CENTRES[hexes[0]] + QPointF(-19, -21)))
                mark.show_as(colours[seat])
                self._towns += [outline, mark]

    def _show_bridges(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        owners = dict(view.bridges)
        for site in [site for site in self._bridges if site not in owners]:
            self.removeItem(self._bridges.pop(site))
        for site, seat in owners.items():
            bridge = self._bridges.get(site)
            if bridge is None:
                bridge = Sprite("terra_mystica/bridge", layout.BRIDGE_LENGTH, tint=colours[seat])
                middle, angle = layout.bridge_place(site)
                box = bridge.boundingRect()
                bridge.setTransformOriginPoint(box.center())
                bridge.setPos(middle - box.center())
                bridge.setRotation(angle)
                bridge.setZValue(BRIDGE_Z)
                self.addItem(bridge)
                self._bridges[site] = bridge
                self._appear(bridge)
            else:
                bridge.set_picture(bridge.path, colours[seat])

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
                marker = self._markers[key] = self._added(Marker())
                marker.setPos(place)
            elif marker.pos() != place:
                start = marker.pos()
                marker.setPos(place)
                if not self._fresh:
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
                priest = self._priests[place] = self._added(OrderPriest(layout.order_space(place // 4, place % 4)))
                if not self._fresh:
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
                item = self._cards[card] = self._added(BonusCard(rect.width(), rect.height()))
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
            self._town_tiles = {town: self._added(TownTile(layout.town_rect(town, places))) for town in kinds}
            for town in kinds:
                self.place(f"town:{TOWN.word(town)}", layout.town_rect(town, places))
            if places > len(kinds):
                self._added(FinalHelp(layout.town_rect(len(kinds), places))).show_as()
                self.place("help:final_scoring", layout.town_rect(len(kinds), places))
        for town, tile_item in self._town_tiles.items():
            tile_item.show_as(town, view.towns_left[town])

    # -- what a decision adds --------------------------------------------------------------------------------------------

    def _show_decision(self, view: TerraMysticaState) -> None:
        decision = view.decision
        kind, seat = (decision.kind, decision.seat) if decision is not None else ("", -1)
        self._show_shelf(view, kind)
        self._show_wheel(view, seat if kind == "action_transform" else -1)
        self._show_links(view, seat if kind == "leech" else -1)
        bridging = kind == "action_bridge" or (kind in AIMING_TURNS and view.faction[seat] == ENGINEERS)
        self._show_sites(view, bridging, seat)
        self._show_rewards(kind)

    def _show_shelf(self, view: TerraMysticaState, kind: str) -> None:
        if kind not in SHELF_DECISIONS:
            return
        if self._shelf is None:
            self._shelf = Shelf(self, SHELF_Z)
        if kind == "choose_first_bonus":
            self._shelf.show_cards(view, self.texts)
        else:
            self._shelf.show_factions(view, self.presentation, only_possible=kind == "choose_side")

    def _show_wheel(self, view: TerraMysticaState, seat: int) -> None:
        if self._wheel is not None:
            self.removeItem(self._wheel)
            self._wheel = None
            for terrain in range(7):
                self.remove_spot(f"terrain:{TERRAIN.word(terrain)}")
        if seat < 0:
            return
        frame = view.stack[-1]
        hex_index, free = frame[5], frame[3]
        per_spade = view.board(seat).workers_per_spade
        most = view.steps[frame[0]].most(view, frame)  # type: ignore[attr-defined]
        signs: dict[int, tuple[tuple[str, str], ...]] = {}
        for _, terrain, count in sorted(spade_targets(view, seat, hex_index, most), key=lambda way: way[2]):
            bought = max(0, count - free)
            if terrain not in signs:
                price = ("worker", str(bought * per_spade[view.exchange[seat]])) if per_spade else ("priest", str(bought))
                signs[terrain] = (("spade", str(count)), price) if bought else (("spade", str(count)),)
        centre = layout.wheel_centre(hex_index)
        self._wheel = self._added(Wheel(centre))
        self._wheel.show_as(HEX.word(hex_index), view.terrain[hex_index], view.home(seat), tuple(signs.items()))
        for terrain in range(7):
            self.place(f"terrain:{TERRAIN.word(terrain)}", sector(centre, terrain), z=60)

    def _show_links(self, view: TerraMysticaState, seat: int) -> None:
        if self._links is not None:
            self.removeItem(self._links)
            self._links = None
        if seat < 0 or view.decision is None:
            return
        built = HEX.index(str(view.decision.params["hex"]))
        near = [layout.CENTRES[index] for index in bits(view.neighbours(built) & view.own[seat])]
        self._links = PowerLinks(layout.CENTRES[built], near, int(view.decision.params["power"]))
        self.addItem(self._links)

    def _show_sites(self, view: TerraMysticaState, bridging: bool, seat: int) -> None:
        wanted = {site for site in range(len(SITE)) if not bridge_used(view, site)} if bridging else set()
        for site in [site for site in self._sites if site not in wanted]:
            self.removeItem(self._sites.pop(site))
            self.remove_spot(f"bridge:{SITE.word(site)}")
        for site in wanted:
            if site not in self._sites:
                self._sites[site] = Site(site)
                self.addItem(self._sites[site])
                self.place(f"bridge:{SITE.word(site)}", layout.bridge_shape(site), z=20)

    def _show_rewards(self, kind: str) -> None:
        if kind == "choose_reward_order":
            self.place("reward:favor", layout.FAVORS, z=30)
            self.place("reward:town", layout.TOWNS, z=30)
        else:
            self.remove_spot("reward:favor")
            self.remove_spot("reward:town")

    # -- marks: price tags, the piece that would stand there, home lands of a faction ------------------------------------

    def set_marks(self, marks: Mapping[str, str], prices: Mapping[str, list[Part]] | None = None) -> None:
        view = self.view
        shown = dict(marks)
        tags: dict[int, tuple[tuple[str, str], ...]] = {}
        hovered = next((target for target, state in shown.items() if state == "hover"), "")
        if view is not None and view.decision is not None:
            seat = view.decision.seat
            for target, state in marks.items():
                if not target.startswith("hex:") or state not in ("legal", "hover"):
                    continue
                index = HEX.index(target[4:])
                if view.occupied >> index & 1:
                    if state == "legal" and view.decision.kind in AIMING_TURNS:
                        shown[target] = "reachable"
                elif price := self._price(view, seat, index):
                    tags[index] = price
            if hovered.startswith("faction:"):
                for index in self.presentation.home_lands(hovered[8:]):
                    shown.setdefault(HEX_NAMES[index], "reachable")
        self._show_ghost(view, hovered)
        self._show_tags(tags)
        self._show_symbols(view, aiming=any(state in ("legal", "hover") for state in marks.values()))
        for target in shown:
            free = target.startswith("hex:") and view is not None and not view.occupied >> HEX.index(target[4:]) & 1
            if target not in self._marks and target in self.spots and not free:
                self._marks[target] = Mark(dots=False)  # a dot belongs on an empty space
                self.addItem(self._marks[target])
        super().set_marks(shown, prices)

    def _show_tags(self, wanted: dict[int, tuple[tuple[str, str], ...]]) -> None:
        for index in [index for index in self._tags if index not in wanted]:
            self.removeItem(self._tags.pop(index))
        for index, price in wanted.items():
            if index not in self._tags:
                self._tags[index] = self._added(Tag(index))
            self._tags[index].show_as(*price)

    def _show_symbols(self, view: TerraMysticaState | None, aiming: bool) -> None:
        """Why nearby places are refused, as long as this screen's person decides."""
        if view is None or not aiming:
            wanted: dict[str, str] = {}
        else:
            if self._refused is None:
                self._refused = refused(view)
            wanted = self._refused
        for target in [target for target in self._symbols if target not in wanted or target not in self.spots]:
            self.removeItem(self._symbols.pop(target))
        for target, sign in wanted.items():
            if target not in self.spots:
                continue
            if target not in self._symbols:
                down = QPointF(0, 18) if target.startswith("hex:") else QPointF()
                self._symbols[target] = self._added(Symbol(self.spots[target].centre() + down))
            self._symbols[target].show_as(sign)

    def _price(self, view: TerraMysticaState, seat: int, index: int) -> tuple[tuple[str, str], ...]:
        """What is to be paid here: the dwelling, or the spades up to the home terrain."""
        kind = view.decision.kind if view.decision is not None else ""
        if view.faction[seat] < 0 or kind not in PRICED_DECISIONS:
            return ()
        spades = self.presentation.spades_home(view, seat, index)
        if spades:
            return (("spade", str(spades)),)
        if kind in ("next_spade", "cult_spades"):
            return ()
        workers, coins = view.board(seat).costs[DWELLING]
        return (("worker", str(workers)), ("coin", str(coins)))

    def _show_ghost(self, view: TerraMysticaState | None, hovered: str) -> None:
        wanted: tuple[int, tuple[str, str]] | None = None
        if view is not None and view.decision is not None and hovered.startswith("hex:"):
            seat, kind = view.decision.seat, view.decision.kind
            index = HEX.index(hovered[4:])
            free = not view.occupied >> index & 1
            if view.faction[seat] >= 0 and free and (view.terrain[index] == view.home(seat) or kind == "witches_ride"):
                wanted = (index, (symbols.STRUCTURE_PICTURES[DWELLING], self.presentation.colour(view, seat)))
            elif kind == "free_trading_house":
                wanted = (index, (symbols.STRUCTURE_PICTURES[TRADING_HOUSE], self.presentation.colour(view, seat)))
        if self._ghost is not None and (wanted is None or self._ghost.hex != wanted[0]):
            self.removeItem(self._ghost)
            self._ghost = None
        if wanted is not None:
            if self._ghost is None:
                self._ghost = self._added(Ghost(wanted[0]))
            self._ghost.show_as(*wanted[1])

    def close_down(self) -> None:
        self._shelf = None
        super().close_down()


def _touch(one: int, other: int) -> bool:
    move = layout.CENTRES[one] - layout.CENTRES[other]
    return abs(move.x()) + abs(move.y()) < 1.9 * layout.HEX_WIDTH and (move.x() ** 2 + move.y() ** 2) ** 0.5 < 1.2 * layout.HEX_WIDTH


def _outline(hexes: list[int]) -> tuple[QPainterPath, QPainterPath]:
    """(outer edges, area) of some hexes."""
    edges, area = QPainterPath(), QPainterPath()
    area.setFillRule(layout.WINDING)
    for index in hexes:
        corners = layout.corners(layout.CENTRES[index], layout.SIDE - 1)
        area.addPath(layout.hexagon(layout.CENTRES[index]))
        for k in range(6):
            first, second = corners[k], corners[(k + 1) % 6]
            beyond = (first + second) - layout.CENTRES[index]
            if not any((layout.CENTRES[other] - beyond).manhattanLength() < layout.SIDE / 2 for other in hexes):
                edges.moveTo(first)
                edges.lineTo(second)
    return edges, area
