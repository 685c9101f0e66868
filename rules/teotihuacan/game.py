"""Teotihuacan as the rest of the program sees it."""

from __future__ import annotations

from rules.core import Game, Option, Setup, SetupError
from rules.teotihuacan.content import FOLDER
from rules.teotihuacan.deal import deal
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.steps import STEPS
from rules.teotihuacan.teotibot_rules import (
    CUSTOM_OPTIONS,
    DIFFICULTIES,
    MOST_WORKER_CHANGES,
    WORKER_OPTIONS,
)
from rules.teotihuacan.vocabulary import NOTATION

TeotihuacanState.steps = STEPS
_SWITCH = (False, True)


class Teotihuacan(Game):
    """One player is a solo game against Teotibot."""

    slug = "teotihuacan"
    title = "Teotihuacan: City of Gods"
    least_players = 1
    most_players = 4
    options = (
        Option("first_game", False, _SWITCH),
        Option("draft", False, _SWITCH),
        Option("dark_eclipse", False, _SWITCH),
        Option("random_pyramid", False, _SWITCH),
        Option("difficulty", "normal", DIFFICULTIES),
        *CUSTOM_OPTIONS,
    )
    notation = NOTATION
    decision_rule = "TE-4.4"
    rush_kinds = ("ascend", "build", "power_up", "main", "decorate", "end_turn")
    secrets = True
    folder = FOLDER

    def start(self, setup: Setup) -> TeotihuacanState:
        return TeotihuacanState(self, setup)

    blank = start

    def deal(self, state: TeotihuacanState) -> None:
        deal(state)

    def check_setup(self, setup: Setup) -> None:
        options = setup.options
        if options["draft"] and options["first_game"]:
            raise SetupError(
                "the first-game setup has no starting tiles to draft: choose one of draft and first_game"
            )
        if options["draft"] and setup.players == 1:
            raise SetupError("the draft is not offered in a solo game")
        if options["random_pyramid"] and setup.players == 4:
            raise SetupError("random_pyramid is for up to 3 players: with 4 there is one layout")
        if setup.players > 1 and options["difficulty"] != "normal":
            raise SetupError("difficulty is that of Teotibot, the opponent of a solo game")
        changed = [option.key for option in CUSTOM_OPTIONS if options[option.key] != 0]
        if changed and options["difficulty"] != "custom":
            raise SetupError(f"{changed[0]} needs difficulty=custom in a solo game")
        if sum(key in WORKER_OPTIONS for key in changed) > MOST_WORKER_CHANGES:
            raise SetupError(f"at most {MOST_WORKER_CHANGES} of Teotibot's workers may be changed")


GAME = Teotihuacan()
