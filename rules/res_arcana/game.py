"""Res Arcana as the rest of the program sees it."""

from __future__ import annotations

from rules.core import Game, Option, Setup, SetupError
from rules.res_arcana import frames, preparation, table
from rules.res_arcana.content import ARTIFACTS, CONSTANTS, FOLDER, MAGES
from rules.res_arcana.notation import NOTATION
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.steps import STEPS


class ResArcana(Game):
    """Two to four mages; see the options for first game, draft and match."""

    slug = "res_arcana"
    title = "Res Arcana"
    least_players = 2
    most_players = 4
    options = (
        Option("variant", "normal", ("normal", "first_game", "draft", "match")),
        Option("first_player", 0, (0, 1, 2, 3, 4)),  # 0: drawn at random (RA-3.6)
        Option(
            "choose_sets", False, (False, True)
        ),  # first game: chosen in turn order, not at random (RA-3.12)
    )
    notation = NOTATION
    decision_rule = "RA-18"
    rush_kinds = ("claim", "claim_top", "for_gold", "place", "use", "discard")
    secrets = True
    folder = FOLDER

    def check_setup(self, setup: Setup) -> None:
        if setup.options["variant"] == "match" and setup.players != 2:
            raise SetupError("the match of three games is for 2 players (RA-14.2)")
        if int(setup.options["first_player"]) > setup.players:
            raise SetupError(f"option first_player: there are only {setup.players} players")
        if setup.options["choose_sets"] and setup.options["variant"] != "first_game":
            raise SetupError("option choose_sets: starter sets belong to variant=first_game (RA-3.11)")

    def start(self, setup: Setup) -> ResArcanaState:
        return ResArcanaState(self, setup)

    blank = start

    def deal(self, state: ResArcanaState) -> None:
        variant = state.setup.options["variant"]
        table.lay_out(state, sun_only=variant == "first_game")
        wanted = int(state.setup.options["first_player"])
        first = wanted - 1 if wanted else state.rng.below(state.setup.players)
        state.token = state.first = state.starter = first
        table.queue_items(state)
        if variant == "first_game":
            self._deal_first_game(state)
            return
        table.queue_mages(state)
        mages = list(MAGES)
        state.rng.shuffle(mages)
        state.dealt_mages = [
            sorted(mages.pop() for _ in range(CONSTANTS["mages_dealt"])) for _ in state.dealt_mages
        ]
        if variant == "draft":
            state.stack.append((frames.DRAW_HANDS, -1))
            preparation.deal_packets(state, 1)
            return
        artifacts = list(ARTIFACTS)
        state.rng.shuffle(artifacts)
        for seat in range(state.setup.players):
            table.take_deck(state, seat, [artifacts.pop() for _ in range(CONSTANTS["artifacts_dealt"])])

    def _deal_first_game(self, state: ResArcanaState) -> None:
        """Starter sets, drawn or to be chosen in turn order (RA-3.11, RA-3.12)."""
        state.stack.append((frames.DEAL_SETS, -1))
        if state.setup.options["choose_sets"]:
            for seat in reversed(table.turn_order(state)):
                state.stack.append((frames.CHOOSE_STARTER_SET, seat))
            return
        sets = list(range(len(preparation.SETS)))
        state.rng.shuffle(sets)
        for seat in range(state.setup.players):
            preparation.take_set(state, seat, sets.pop())


ResArcanaState.steps = STEPS
GAME = ResArcana()
