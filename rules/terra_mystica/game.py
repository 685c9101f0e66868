"""Terra Mystica as the rest of the program sees it."""

from __future__ import annotations

from typing import Any

from rules.core import Game, Option, Setup
from rules.core.logs import LogFormat
from rules.terra_mystica import (
    action_steps,
    free_steps,
    leech,
    reward_steps,
    setup_steps,
    spade_steps,
    turn_steps,
)
from rules.terra_mystica.board import FOLDER
from rules.terra_mystica.notation import NOTATION
from rules.terra_mystica.rounds import deal
from rules.terra_mystica.state import TerraMysticaState

# In the order of frames.py.
TerraMysticaState.steps = (
    setup_steps.ChooseFaction(),
    setup_steps.ChooseSide(),
    setup_steps.PlaceDwelling(),
    setup_steps.FirstBonus(),
    turn_steps.MainAction(),
    turn_steps.DoubleSecond(),
    free_steps.FreeStep(),
    spade_steps.NextSpade(),
    spade_steps.CultSpade(),
    spade_steps.DigChoice(),
    spade_steps.BuildAfter(),
    action_steps.BridgeSite(),
    action_steps.ChooseCult(),
    action_steps.RideChoice(),
    action_steps.SandstormChoice(),
    action_steps.FreeUpgrade(),
    action_steps.PassCard(),
    reward_steps.RewardOrder(),
    reward_steps.ChooseFavor(),
    reward_steps.ChooseTown(),
    reward_steps.TopTracks(),
    reward_steps.Ordination(),
    leech.Leech(),
    leech.CultistStep(),
    reward_steps.Rewards(),
    leech.NeighboursPower(),
    leech.LeechEvent(),
    turn_steps.AfterAction(),
)


class TerraMystica(Game):
    """Fourteen peoples, six rounds, no secrets."""

    slug = "terra_mystica"
    title = "Terra Mystica"
    least_players = 2
    most_players = 5
    options = (
        Option(
            "faction_selection",
            "choose_in_order",
            ("introductory", "choose_in_order", "random_color_choose_side", "random"),
        ),
        Option("variable_turn_order", False, (False, True)),
        Option("cultists_errata_power", False, (False, True)),
        Option("promo_town_tiles", False, (False, True)),
        Option("promo_shipping_card", False, (False, True)),
        Option("promo_temple_tile", False, (False, True)),
    )
    notation = NOTATION
    decision_rule = "TM-7.2"
    rush_kinds = ("pass", "finish", "end_turn", "decline")
    idle_kinds = ("pass", "convert", "sacrifice", "decline")
    folder = FOLDER

    def start(self, setup: Setup) -> TerraMysticaState:
        return TerraMysticaState(self, setup)

    blank = start

    def deal(self, state: Any) -> None:
        deal(state)

    def log_format(self) -> LogFormat | None:
        from rules.terra_mystica.logs import TrackerLog

        return TrackerLog()


GAME = TerraMystica()
