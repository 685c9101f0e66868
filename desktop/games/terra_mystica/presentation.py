"""How Terra Mystica appears in the shell: scenes, player cards, table line, options."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.games.terra_mystica import symbols
from desktop.session.choices import Choice
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import State
from rules.terra_mystica.board import PRINTED, TERRAIN, bits, wheel_distance
from rules.terra_mystica.building import upgrade_cost
from rules.terra_mystica.content import (
    CARD,
    DARKLINGS,
    DWELLING,
    FACTION,
    FACTIONS,
    FAVOR,
    GIANTS,
    PIECES,
    POWER_COST,
    ROUNDS,
    TOWN,
    Amounts,
)
from rules.terra_mystica.notation import (
    ACCEPT,
    BRIDGE,
    BUILD,
    CONVERT,
    CULT_STEP,
    DECLINE,
    DETOUR,
    DIG,
    END_TURN,
    EXCHANGE,
    FACTION_CHOICE,
    FAVOR_TAKE,
    FINISH,
    ORDAIN,
    PASS,
    PLACE,
    POWER_USE,
    RIVER_TOWN,
    SACRIFICE,
    SEND,
    SHIPPING,
    SPECIAL_USE,
    TAKE,
    TOP,
    TOWN_TAKE,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.rounds import income_parts
from rules.terra_mystica.spades import GIANT_SPADES_NEEDED
from rules.terra_mystica.state import ACTIONS_PHASE, CULT_PHASE, OVER_PHASE, TerraMysticaState
from rules.terra_mystica.tracks import SHIPPING_COINS, SHIPPING_PRIESTS

TILES_BESIDE_CARD = 2  # more get a line of their own

_ICONS = {
    PLACE: symbols.STRUCTURE_PICTURES[DWELLING],
    BUILD: symbols.STRUCTURE_PICTURES[DWELLING],
    TRANSFORM: "icons/spade",
    SHIPPING: "icons/ship",
    EXCHANGE: "icons/spade",
    POWER_USE: "icons/power",
    SPECIAL_USE: symbols.SPECIAL_ACTION,
    BRIDGE: "icons/bridge",
    PASS: "icons/passed",
    FAVOR_TAKE: "icons/favor",
    TOWN_TAKE: "terra_mystica/town_marker",
    RIVER_TOWN: "terra_mystica/town_marker",
    ACCEPT: "icons/power",
    SACRIFICE: "icons/power",
    TAKE: "icons/card",
}


class TerraMysticaPresentation(Presentation):
    """Keeps the view that is shown, so that options can be priced."""

    view: TerraMysticaState | None = None

    def board(self) -> BoardScene:
        from desktop.games.terra_mystica.scene import TableScene

        return TableScene(self)

    def mat(self) -> BoardScene:
        from desktop.games.terra_mystica.mat import MatScene

        return MatScene(self)

    # -- players ------------------------------------------------------------------------------------------------------

    def colour(self, view: State, seat: int) -> str:
        """The faction decides the colour; before that the seat's, unless somebody's faction has taken it."""
        assert isinstance(view, TerraMysticaState)
        if view.faction[seat] >= 0:
            return view.board(seat).color
        used = {FACTIONS[faction].color for faction in view.faction if faction >= 0}
        for other in range(seat + 1):  # whoever sits earlier keeps the wished colour
            if view.faction[other] < 0:
                wished = self.seats[other].colour
                found = (
                    wished
                    if wished not in used
                    else next(board.color for board in FACTIONS if board.color not in used)
                )
                used.add(found)
        return found

    def subtitle(self, view: State, seat: int) -> str:
        assert isinstance(view, TerraMysticaState)
        if view.faction[seat] < 0:
            return tr("no faction yet")
        name = self.texts.word(FACTION.word(view.faction[seat]))
        if view.passed[seat] and view.phase == ACTIONS_PHASE:
            return f"{name} · {tr('passed')}"
        return name

    def points(self, view: State, seat: int) -> tuple[str, str]:
        assert isinstance(view, TerraMysticaState)
        return ("vp", str(view.vp[seat]))

    def income(self, view: TerraMysticaState, seat: int) -> Amounts:
        """What the next income phase would give."""
        parts = [amounts for _, amounts in income_parts(view, seat)]
        totals = [sum(part[kind] for part in parts) for kind in range(5)]
        return (totals[0], totals[1], totals[2], totals[3], totals[4])

    def spade_price(self, view: TerraMysticaState, seat: int) -> tuple[str, int]:
        """(icon, amount) of one bought spade."""
        if view.faction[seat] == DARKLINGS:
            return ("priest", 1)
        return ("worker", view.board(seat).workers_per_spade[view.exchange[seat]])

    @staticmethod
    def owned_favors(view: TerraMysticaState, seat: int) -> list[int]:
        return [favor for favor in range(len(FAVOR)) if view.favors[seat] >> favor & 1]

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        assert isinstance(view, TerraMysticaState)
        if view.faction[seat] < 0:
            return []
        bowls = "/".join(str(n) for n in view.bowls[3 * seat : 3 * seat + 3])
        first: list[Part] = [
            ("coin", view.coins[seat]),
            ("worker", view.workers[seat]),
            ("priest", view.priests[seat]),
            ("power", bowls),
        ]
        price = self.spade_price(view, seat)
        ships: list[Part] = [("ship", view.shipping_now(seat))] if view.board(seat).shipping_max else []
        second: list[Part] = [
            *ships,
            ("spade", ""),
            (price[0], price[1]),
            ("town_key", view.keys(seat)),
            tr("{n} priests left", n=view.supply[seat]),
        ]
        left = [PIECES[kind] - view.standing[5 * seat + kind] for kind in range(5)]
        third: list[Part] = [(picture, left[kind]) for kind, picture in enumerate(symbols.STRUCTURE_PICTURES)]
        card: list[Part] = (
            [("card", self.texts.word(CARD.word(view.card[seat])))] if view.card[seat] >= 0 else []
        )
        tiles: list[Part] = [
            (symbols.CULT_ICONS[cult], steps)
            for cult, steps in map(symbols.favor_steps, self.owned_favors(view, seat))
        ]
        towns = sum(view.towns[len(TOWN) * seat : len(TOWN) * (seat + 1)])
        if towns:
            tiles.append(("terra_mystica/town_marker", towns))
        lines = [first, second, third]
        lines += [card, tiles] if len(tiles) > TILES_BESIDE_CARD else [card + tiles]
        if view.round < ROUNDS:
            lines.append([tr("next"), *symbols.amounts_signs(self.income(view, seat), "+")])
        return [line for line in lines if line]

    def table(self, view: State) -> list[list[Part]]:
        assert isinstance(view, TerraMysticaState)
        if not view.round:
            return [[tr("Setting up")]]
        phase = {ACTIONS_PHASE: tr("Actions"), CULT_PHASE: tr("Cult bonus"), OVER_PHASE: tr("Game over")}.get(
            view.phase, ""
        )
        chips: list[list[Part]] = [[tr("Round {n} of {all}", n=view.round, all=ROUNDS)]]
        if phase:
            chips.append([phase])
        if view.phase == OVER_PHASE:
            return chips
        pictures, points = symbols.scoring_event(view.tiles[view.round - 1])
        chips.append([tr("Now"), *((picture, "") for picture in pictures), ("vp", points)])
        if view.round < ROUNDS:
            counted, steps, bonus = symbols.scoring_bonus(view.tiles[view.round - 1])
            chips.append([(counted, f"×{steps} →"), *bonus])
        chips.append([("first_player", self.seats[view.order[0]].name)])
        passed = [self.seats[seat].name for seat in view.next_order]
        if passed:
            chips.append([("passed", ", ".join(passed))])
        totals = [score.total for score in view.scores()]
        leader = max(range(len(totals)), key=totals.__getitem__)
        chips.append(
            [tr("If it ended now: {player}", player=self.seats[leader].name), ("vp", totals[leader])]
        )
        return chips

    # -- options --------------------------------------------------------------------------------------------------------

    def group(self, choice: Choice) -> str:
        kind = choice.action[0]
        if kind in (BUILD, TRANSFORM):
            return tr("Transform and build")
        if kind == UPGRADE:
            return tr("Upgrade")
        if kind == POWER_USE:
            return tr("Power actions")
        if kind in (SPECIAL_USE, BRIDGE):
            return tr("Special actions")
        if kind in (SEND, CULT_STEP, TOP):
            return tr("Cult")
        if kind in (SHIPPING, EXCHANGE):
            return tr("Tracks")
        if kind in (CONVERT, SACRIFICE, RIVER_TOWN):
            return tr("Free steps")
        if kind == PASS:
            return tr("Pass")
        return ""

    def group_order(self) -> Sequence[str]:
        return (
            tr("Transform and build"),
            tr("Upgrade"),
            tr("Power actions"),
            tr("Special actions"),
            tr("Cult"),
            tr("Tracks"),
            tr("Free steps"),
            tr("Pass"),
        )

    def icon(self, choice: Choice) -> str:
        action = choice.action
        if action[0] == UPGRADE:
            return symbols.STRUCTURE_PICTURES[action[2]]
        if action[0] in (SEND, CULT_STEP):
            return f"icons/{symbols.CULT_ICONS[action[1]]}"
        if action[0] == FACTION_CHOICE:
            return f"terra_mystica/hex_{TERRAIN.word(FACTIONS[action[1]].home)}"
        if action[0] in (DIG, DETOUR):
            return f"terra_mystica/hex_{TERRAIN.word(action[1])}"
        return _ICONS.get(action[0], "")

    def price(self, choice: Choice) -> list[Part]:
        """What is paid now; what a later question decides (how far to dig) is told in spades."""
        view = self.view
        if view is None or view.decision is None or view.faction[view.decision.seat] < 0 or choice.reasons:
            return []
        seat, action = view.decision.seat, choice.action
        board = view.board(seat)
        if action[0] == TRANSFORM:
            spades = self.spades_home(view, seat, action[1])
            return [("spade", spades)] if spades else []
        if action[0] == UPGRADE and view.decision.kind != "free_trading_house":
            workers, coins = upgrade_cost(view, seat, action[1], action[2])
            return [("worker", workers), ("coin", coins)]
        if action[0] == POWER_USE:
            return [("power", POWER_COST[action[1]])]
        if action[0] == SHIPPING:
            return [("priest", SHIPPING_PRIESTS), ("coin", SHIPPING_COINS)]
        if action[0] == EXCHANGE:
            workers, coins, priests = board.exchange_cost
            return [(icon, n) for icon, n in (("worker", workers), ("coin", coins), ("priest", priests)) if n]
        return []

    @staticmethod
    def spades_home(view: TerraMysticaState, seat: int, index: int) -> int:
        """Spades from a space's terrain to the seat's home terrain."""
        if view.terrain[index] == view.home(seat):
            return 0
        return (
            GIANT_SPADES_NEEDED
            if view.faction[seat] == GIANTS
            else wheel_distance(view.terrain[index], view.home(seat))
        )

    def is_end_turn(self, choice: Choice) -> bool:
        return choice.action[0] == END_TURN

    def is_button(self, choice: Choice) -> bool:
        return choice.action[0] in (PASS, ACCEPT, DECLINE, FINISH, ORDAIN, END_TURN)

    def primary(self, choices: Sequence[Choice]) -> Choice | None:
        """Power that costs no point is safe to take; ending the turn is what remains after the action."""
        for choice in choices:
            if choice.action[0] == END_TURN:
                return choice
            if (
                choice.action[0] == ACCEPT
                and self.view is not None
                and self.view.decision is not None
                and not self.view.decision.params.get("price")
            ):
                return choice
        return None

    # -- for the scenes ---------------------------------------------------------------------------------------------------

    @staticmethod
    def home_lands(faction: str) -> list[int]:
        """The printed spaces of a faction's home terrain."""
        return list(bits(PRINTED[FACTIONS[FACTION.index(faction)].home]))
