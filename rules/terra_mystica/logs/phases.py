"""What happens by itself in a replay: set-up, income, cult bonuses, new rounds and the end (log_format.md section 5)."""

from __future__ import annotations

from rules.core import Game
from rules.core.game import Value
from rules.terra_mystica.content import ALCHEMISTS, COINS_PER_VP, COINS_PER_VP_ALCHEMISTS, ROUNDS
from rules.terra_mystica.final import area_points, cult_points, resource_points
from rules.terra_mystica.logs.header import GAME_OPTIONS
from rules.terra_mystica.logs.ids import CULT_ID, faction_index, number_of
from rules.terra_mystica.logs.rows import Log, Values
from rules.terra_mystica.logs.table import Computed, Table
from rules.terra_mystica.resources import gain_vp
from rules.terra_mystica.rounds import (
    add_card_coins,
    begin_round,
    clean_up,
    first_dwellings,
    income,
    next_round_order,
    receive_cult_bonus,
    settle_faction,
)
from rules.terra_mystica.state import (
    ACTIONS_PHASE,
    CARDS_PHASE,
    CULT_PHASE,
    DWELLINGS_PHASE,
    OVER_PHASE,
    VP_AREA,
    VP_CULTS,
    VP_RESOURCES,
    TerraMysticaState,
)


def first_position(game: Game, log: Log) -> TerraMysticaState:
    """The table as the log's header sets it up (TM-24.3)."""
    header = log.header
    options: dict[str, Value] = {ours: theirs in header.options for theirs, ours in GAME_OPTIONS.items()}
    options["faction_selection"] = "choose_in_order"
    state = game.start(game.setup(len(header.factions), 0, options))
    assert isinstance(state, TerraMysticaState)
    state.tiles = tuple(number_of(tile, "SCORE", 9) for tile in header.scoring)
    for card in header.cards:
        state.card_coins[number_of(card, "BON", 10)] = 0
    for seat, faction in enumerate(header.factions):
        settle_faction(state, seat, faction_index(faction))
    state.phase = DWELLINGS_PHASE
    state.placements = first_dwellings(state)
    return state


class Phases:
    """The course of a replayed game."""

    def __init__(self, game: Game, log: Log) -> None:
        self.state = first_position(game, log)
        self.table = Table(self.state, log.header.options)
        self.merged_income = log.merged_income

    def actions_run(self) -> bool:
        """Whether players take turns now."""
        return self.state.phase == ACTIONS_PHASE

    def bonus_runs(self) -> bool:
        """Whether spades of the cult bonus are still to be used."""
        return self.state.phase == CULT_PHASE

    def settle(self) -> None:
        """Go on as far as no decision of a player is needed."""
        state = self.state
        table = self.table
        if state.phase == DWELLINGS_PHASE and not state.placements:
            state.phase = CARDS_PHASE
            state.placements = list(reversed(range(state.setup.players)))
        elif state.phase == CARDS_PHASE and not state.placements:
            add_card_coins(state)
            self._income("all" if self.merged_income else "other")
            self._begin_round()
        elif state.phase == ACTIONS_PHASE and all(state.passed):
            if table.offers.open or table.turns.someone_owes():
                return
            if state.round == ROUNDS:
                self._end()
            else:
                self._cult_bonuses()
        if state.phase == CULT_PHASE and not table.turns.someone_owes():
            clean_up(state)
            if not self.merged_income:
                self._income("other")
            self._begin_round()

    def _cult_bonuses(self) -> None:
        """Phase III in the order of the next round; old games took their income in the same step."""
        state = self.state
        state.phase = CULT_PHASE
        state.order = next_round_order(state)
        self.table.computed = [computed for computed in self.table.computed if computed.kind == "note"]
        for seat in state.order:
            state.reach[seat] = -1
            spades = receive_cult_bonus(state, seat)
            if spades:
                self.table.gain_spades(seat, spades)
            if not self.merged_income:
                self.table.compute("income", "cult", seat)
        if self.merged_income:
            self._income("all")

    def _income(self, what: str) -> None:
        """Phase I in turn order."""
        for seat in self.state.order:
            income(self.state, seat)
            self.table.compute("income", what, seat)

    def _begin_round(self) -> None:
        begin_round(self.state)
        self.table.turns.start(self.state.current)

    def _end(self) -> None:
        """Final scoring, in the order in which the tracker writes it (section 8)."""
        state = self.state
        state.phase = OVER_PHASE
        if state.setup.options["variable_turn_order"]:
            state.order = state.next_order.copy()
        else:
            state.order = list(range(state.setup.players))
        for cult in range(4):
            self._award(CULT_ID[cult], cult_points(state, cult), VP_CULTS)
        self._award("NETWORK", area_points(state), VP_AREA)
        for seat in state.order:
            gain_vp(state, seat, resource_points(state, seat), VP_RESOURCES, "resources")
            self.table.computed.append(Computed("score_resources", 0, "", seat, self._converted(seat)))

    def _converted(self, seat: int) -> Values:
        """What the tracker shows after turning everything into coins and coins into points (TM-19.4.1)."""
        state = self.state
        one, two, three = state.bowls[3 * seat : 3 * seat + 3]
        coins = state.coins[seat] + state.workers[seat] + state.priests[seat] + three + two // 2
        price = COINS_PER_VP_ALCHEMISTS if state.faction[seat] == ALCHEMISTS else COINS_PER_VP
        power = (one + three + two // 2, two % 2, 0)
        return Values(state.vp[seat], coins % price, 0, 0, power, tuple(state.cults[4 * seat : 4 * seat + 4]))

    def _award(self, what: str, points: list[int], kind: int) -> None:
        for seat in self.state.order:
            if points[seat]:
                gain_vp(self.state, seat, points[seat], kind, what.lower())
                self.table.compute("final", what, seat, points[seat])
