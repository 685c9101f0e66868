"""A faction board: bowls, stock and next income, conversions, structures left, tracks, tiles and special actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from desktop.board.scene import BoardScene
from desktop.game_texts import Explanation
from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.explanations import describe, explain, income_sentence
from desktop.games.terra_mystica.mat_items import (
    CONVERSIONS,
    HEIGHT,
    WIDTH,
    Bowls,
    ConversionChip,
    Ground,
    Stock,
    StructureRow,
)
from desktop.games.terra_mystica.mat_motion import MatMotion
from desktop.games.terra_mystica.mat_tiles import OwnedTile, Track, tile_places
from desktop.session.choices import Choice, Preview
from desktop.texts import language
from rules.core import State
from rules.terra_mystica.building import bridges_of
from rules.terra_mystica.checks import owns_special
from rules.terra_mystica.content import (
    ALCHEMISTS,
    BRIDGES,
    CARD,
    COINS,
    COINS_TO_VP,
    CONVERSION,
    ENGINEERS,
    FAVOR,
    FAVOR_CULT_ACTION,
    FAVOR_STEP,
    POWER,
    PRIESTS,
    ROUNDS,
    SPECIAL,
    SPECIAL_FACTION,
    STRUCTURE,
    TOWN,
    VP_TO_COIN,
    WORKERS,
)
from rules.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.presentation import TerraMysticaPresentation

STOCK = {
    "stock:coin": COINS,
    "stock:worker": WORKERS,
    "stock:priest": PRIESTS,
    "bowl:1": POWER,
    "owned:bowl_1": POWER,
}


class MatScene(BoardScene):
    """What one player owns. Places answer to the decision only while that player decides."""

    presentation: TerraMysticaPresentation
    dots = fills = False

    def __init__(self, presentation: TerraMysticaPresentation) -> None:
        super().__init__(presentation, WIDTH, HEIGHT)
        self.view: TerraMysticaState | None = None
        self.seat = -1
        self.motion = MatMotion(self)
        self._ground = Ground()
        self._bowls = Bowls()
        self._stock = Stock()
        self._chips: dict[int, ConversionChip] = {}
        self._rows = [StructureRow(kind) for kind in range(5)]
        self._tracks = {name: Track(name) for name in ("shipping", "exchange", "key", "priest", "bridge")}
        self._tiles: dict[str, OwnedTile] = {}
        self._parts = (self._ground, self._bowls, self._stock, *self._rows, *self._tracks.values())
        for item in self._parts:
            self.addItem(item)

    # -- words ----------------------------------------------------------------------------------------------------

    def explain(self, target: str) -> Explanation | None:
        found = explain(self.presentation, self.view, target)
        if found is not None and target in STOCK and self.view is not None and self.seat >= 0:
            return found._replace(
                text=f"{income_sentence(self.presentation, self.view, self.seat, STOCK[target])} {found.text}"
            )
        return found

    def describe(self, target: str) -> str:
        return describe(self.presentation, self.view, target)

    # -- showing a position -----------------------------------------------------------------------------------------

    def show_view(self, view: State, seat: int = -1) -> None:
        assert isinstance(view, TerraMysticaState)
        self.settle()
        before = self.view if self.seat == seat else None
        self.view, self.seat = view, seat
        if seat >= 0 and view.faction[seat] >= 0:
            self._show_board(view, seat, before)
        else:
            self._clear()

    def preview(self, choice: Choice | None, preview: Preview) -> None:
        """Whoever has no faction yet sees the board of the one that is pointed at."""
        if self.view is None or self.seat < 0 or self.view.faction[self.seat] >= 0:
            return
        after = preview.after
        if isinstance(after, TerraMysticaState) and after.faction[self.seat] >= 0:
            self._show_board(after, self.seat, None)
            self.keep_spots(())  # only to look at
        else:
            self._clear()

    def _clear(self) -> None:
        for item in self._parts:
            item.setVisible(False)
        for name in list(self._tiles):
            self.removeItem(self._tiles.pop(name))
        for conversion in list(self._chips):
            self.removeItem(self._chips.pop(conversion))
        self.keep_spots(())

    def _show_board(self, view: TerraMysticaState, seat: int, before: TerraMysticaState | None) -> None:
        for item in self._parts:
            item.setVisible(True)
        board = view.board(seat)
        colour = board.color
        wanted: set[str] = set()
        mine = view.decision is None or view.decision.seat == seat
        self._ground.show_as(colour)
        self._show_amounts(view, seat, before if before is not None and before.faction[seat] >= 0 else None)
        for bowl in range(3):
            self._spot(wanted, f"bowl:{bowl + 1}" if mine else f"owned:bowl_{bowl + 1}", Bowls.place(bowl))
        for place, name in enumerate(("coin", "worker", "priest")):
            self._spot(wanted, f"stock:{name}", Stock.place(place))
        self._show_conversions(view, seat, mine, wanted)
        special = next(
            (s for s in range(len(SPECIAL)) if SPECIAL_FACTION[s] >= 0 and owns_special(view, seat, s)), -1
        )
        for kind, row in enumerate(self._rows):
            stronghold_action = special if kind == 3 else -1
            used = stronghold_action >= 0 and bool(view.used[seat] >> stronghold_action & 1)
            row.show_as(view.faction[seat], view.standing[5 * seat + kind], stronghold_action, used)
            self._spot(wanted, self._name(mine, "structure", STRUCTURE.word(kind)), row.place)
            if stronghold_action >= 0:
                self._spot(
                    wanted, self._name(mine, "special", SPECIAL.word(stronghold_action)), row.action_place, 5
                )
        self._show_tracks(view, seat, wanted, mine)
        self._show_tiles(view, seat, mine, wanted)
        if view.decision is not None and view.decision.kind == "choose_reward_order" and mine:
            self._spot(wanted, "reward:ordination", Stock.place(2), 9)
            self._spot(wanted, "reward:spades", self._tracks["exchange"].place, 9)
        self.keep_spots(wanted)

    def _show_amounts(self, view: TerraMysticaState, seat: int, before: TerraMysticaState | None) -> None:
        """Bowls and stock; what changed since the last view moves and counts."""
        income = self.presentation.income(view, seat)
        bowls, stock = _bowls(view, seat), _stock(view, seat)
        coming = view.round < ROUNDS
        self._bowls.show_as(*bowls, income[POWER], coming)
        incomes = (income[COINS], income[WORKERS], income[PRIESTS], coming)
        if before is None:
            self._stock.show_as(*stock, *incomes)
            return
        self.motion.slide_tokens(_bowls(before, seat), bowls)
        self.motion.count(self._stock, _stock(before, seat), (*stock, *incomes))

    @staticmethod
    def _name(mine: bool, prefix: str, word: str) -> str:
        return f"{prefix if mine else 'owned'}:{word}"

    def _spot(self, wanted: set[str], name: str, rect: QRectF, z: float = 0) -> None:
        wanted.add(name)
        if name not in self.spots or self.spots[name].rect() != rect:
            self.place(name, rect, z=z)

    def _show_conversions(self, view: TerraMysticaState, seat: int, mine: bool, wanted: set[str]) -> None:
        shown = [
            c for c in CONVERSIONS if c not in (VP_TO_COIN, COINS_TO_VP) or view.faction[seat] == ALCHEMISTS
        ]
        for conversion in [c for c in self._chips if c not in shown or self._chips[c].count != len(shown)]:
            self.removeItem(self._chips.pop(conversion))
        for place, conversion in enumerate(shown):
            chip = self._chips.get(conversion)
            if chip is None:
                chip = self._chips[conversion] = ConversionChip(conversion, place, len(shown))
                self.addItem(chip)
            chip.show_as()
            self._spot(wanted, self._name(mine, "conversion", CONVERSION.word(conversion)), chip.place)

    def _show_tracks(self, view: TerraMysticaState, seat: int, wanted: set[str], mine: bool) -> None:
        board = view.board(seat)
        self._tracks["shipping"].show_as(
            view.shipping[seat],
            board.shipping_max,
            view.shipping_now(seat) - view.shipping[seat],
            view.skip_distance(seat),
        )
        self._tracks["exchange"].show_as(view.exchange[seat], board.workers_per_spade)
        self._tracks["key"].show_as(view.keys(seat))
        self._tracks["priest"].show_as(view.supply[seat])
        self._tracks["bridge"].show_as(BRIDGES - bridges_of(view, seat))
        for name, track in self._tracks.items():
            target = {"key": "stock:key", "priest": "stock:supply", "bridge": "stock:bridge"}.get(
                name
            ) or self._name(mine, "track", name)
            if name == "bridge" and view.faction[seat] == ENGINEERS:
                target = "owned:special_engineer_bridge"
            self._spot(wanted, target, track.place)

    def _show_tiles(self, view: TerraMysticaState, seat: int, mine: bool, wanted: set[str]) -> None:
        """Bonus card, favor tiles, town tiles in a row; their special actions are targets of their own."""
        owned: list[tuple[str, str, int, int, int]] = []  # name, kind, index, special action, count
        card = view.card[seat]
        if card >= 0:
            owned.append((CARD.word(card), "card", card, symbols.CARD_SPECIALS.get(card, -1), 1))
        for favor in range(len(FAVOR)):
            if view.favors[seat] >> favor & 1:
                owned.append(
                    (FAVOR.word(favor), "favor", favor, FAVOR_STEP if favor == FAVOR_CULT_ACTION else -1, 1)
                )
        for town in range(len(TOWN)):
            count = view.towns[len(TOWN) * seat + town]
            if count:
                owned.append((TOWN.word(town), "town", town, -1, count))
        names = {entry[0] for entry in owned}
        places = tile_places([entry[1] for entry in owned])
        for name in [name for name in self._tiles if name not in names]:
            self.removeItem(self._tiles.pop(name))
        for rect, (name, kind, index, special, count) in zip(places, owned, strict=True):
            item = self._tiles.get(name)
            if item is not None and (item.width, item.height) != (rect.width(), rect.height()):
                self.removeItem(self._tiles.pop(name))
                item = None
            if item is None:
                item = self._tiles[name] = OwnedTile(rect.width(), rect.height())
                self.addItem(item)
            item.setPos(rect.topLeft())
            used = special >= 0 and bool(view.used[seat] >> special & 1)
            item.show_as(
                kind, index, used, count, self.texts.word(name) if kind == "card" else "", language()
            )
            if special >= 0 and mine:
                self._spot(wanted, f"special:{SPECIAL.word(special)}", rect)
            else:
                self._spot(wanted, f"owned:{name}", rect)


def _bowls(view: TerraMysticaState, seat: int) -> tuple[int, int, int]:
    return (view.bowls[3 * seat], view.bowls[3 * seat + 1], view.bowls[3 * seat + 2])


def _stock(view: TerraMysticaState, seat: int) -> tuple[int, int, int]:
    return (view.coins[seat], view.workers[seat], view.priests[seat])
