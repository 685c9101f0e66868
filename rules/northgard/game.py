"""Northgard as the rest of the program sees it, and the steps in the order of `kinds`."""

from __future__ import annotations

from pathlib import Path

from rules.core import Game, Option, Setup, SetupError
from rules.northgard import (
    building,
    combat,
    combat_choices,
    copying,
    creatures,
    effects,
    exploring,
    founding,
    hands,
    kinds,
    meddling,
    moving,
    recruiting,
    retreating,
    trading,
    turn,
    year,
)
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import NOTATION

_STEPS = {
    kinds.CHOOSE_CLAN: founding.ChooseClan,
    kinds.SETUP_TURN: founding.SetupTurn,
    kinds.SETUP_TILE: founding.SetupTile,
    kinds.SETUP_UNITS: founding.SetupUnits,
    kinds.TURN: turn.Turn,
    kinds.PLAY_ON: turn.PlayOn,
    kinds.ANNOUNCED: turn.Announced,
    kinds.REACT: turn.React,
    kinds.RESOLVED: turn.Resolved,
    kinds.UPGRADE: turn.Upgrade,
    kinds.TAKE_ROW_CARD: turn.TakeRowCard,
    kinds.PASSED: turn.Passed,
    kinds.SUMMON: turn.Summon,
    kinds.EFFECTS: effects.Effects,
    kinds.CHOOSE_ACTION: effects.ChooseAction,
    kinds.CHOOSE_AGAIN: effects.ChooseAgain,
    kinds.CHOOSE_ORDER: effects.ChooseOrder,
    kinds.EXPLORE_AGAIN: effects.ExploreAgain,
    kinds.MAY_PAY: effects.MayPay,
    kinds.COPY_CARD: copying.CopyCard,
    kinds.SCORCH: copying.Scorch,
    kinds.FUTURE_CARD: copying.FutureCard,
    kinds.RECRUIT: recruiting.Recruit,
    kinds.PULL_UNIT: recruiting.PullUnit,
    kinds.BUILD: building.Build,
    kinds.REPLACE_BUILDING: building.ReplaceBuilding,
    kinds.DISTRIBUTE: hands.Distribute,
    kinds.TAKE_FROM_DISCARD: hands.TakeFromDiscard,
    kinds.TARGET_PLAYER: hands.TargetPlayer,
    kinds.PICK_HAND_CARD: hands.PickHandCard,
    kinds.DISCARD_OR_PAY: hands.DiscardOrPay,
    kinds.CURSE: hands.Curse,
    kinds.CURSE_DISCARD: hands.CurseDiscard,
    kinds.REMOVE_UNIT: meddling.RemoveUnit,
    kinds.COLLECT_KIND: meddling.CollectKind,
    kinds.ADD_UNIT: meddling.AddUnit,
    kinds.BRIBE_FROM: meddling.BribeFrom,
    kinds.BRIBE_TO: meddling.BribeTo,
    kinds.BRIBE_COUNT: meddling.BribeCount,
    kinds.EXPLORE_DRAW: exploring.ExploreDraw,
    kinds.EXPLORE_REDRAW: exploring.ExploreRedraw,
    kinds.EXPLORE_PLACE: exploring.ExplorePlace,
    kinds.TILES_UNDER: exploring.TilesUnder,
    kinds.PLACE_TILE: exploring.PlaceTile,
    kinds.MOVE: moving.Move,
    kinds.MOVE_TO: moving.MoveTo,
    kinds.MOVE_COUNT: moving.MoveCount,
    kinds.MOVE_END: moving.MoveEnd,
    kinds.DECLARE: moving.Declare,
    kinds.COMBATS: combat.Combats,
    kinds.COMBAT_ORDER: combat_choices.CombatOrder,
    kinds.COMBAT: combat.Combat,
    kinds.PUSH_DEFENDER: combat_choices.PushDefender,
    kinds.COMBAT_FOOD: combat_choices.CombatFood,
    kinds.DIE_CHOICE: combat_choices.DieChoice,
    kinds.AXE_THROWERS: combat_choices.AxeThrowers,
    kinds.CASUALTY_CHOICE: combat_choices.CasualtyChoice,
    kinds.RETREAT: retreating.Retreat,
    kinds.CREATURE_TURN: creatures.CreatureTurn,
    kinds.CREATURE_TIE: creatures.CreatureTie,
    kinds.ACTIVATE: creatures.Activate,
    kinds.SCORCHED_HARVEST: year.ScorchedHarvest,
    kinds.HARVEST: year.Harvest,
    kinds.TRADE: trading.Trade,
    kinds.TRADE_GIVE: trading.TradeGive,
    kinds.SWAP_AMOUNT: trading.SwapAmount,
    kinds.SWAP_ANSWER: trading.SwapAnswer,
    kinds.SECOND_CHANCE: year.SecondChance,
    kinds.SECOND_TILE: year.SecondTile,
    kinds.SECOND_DRAW: year.SecondDraw,
}
NorthgardState.steps = tuple(_STEPS[index]() for index in range(len(_STEPS)))


class NorthgardGame(Game):
    """Northgard: Uncharted Lands, with the Creatures module and all variants."""

    slug = "northgard"
    title = "Northgard: Uncharted Lands"
    least_players = 2
    most_players = 5
    options = (
        Option("clans", "choose", ("choose", "random")),
        Option("longer", False, (False, True)),
        Option("team", False, (False, True)),
        Option("creatures", "off", ("off", "on", "more")),
        Option("open_fame", False, (False, True)),
        Option("five_tile_in_pile_below_5_players", True, (False, True)),
    )
    notation = NOTATION
    decision_rule = "NG-5.2.1"
    rush_kinds = ("pass", "done", "decline", "end_turn")
    secrets = True
    folder = Path(__file__).parent

    def check_setup(self, setup: Setup) -> None:
        if setup.options["team"] and setup.players != 4:
            raise SetupError("the team game is for 4 players")

    def start(self, setup: Setup) -> NorthgardState:
        return NorthgardState(self, setup)

    blank = start

    def deal(self, state: NorthgardState) -> None:
        founding.deal(state)


GAME = NorthgardGame()
