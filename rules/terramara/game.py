"""Terramara as the rest of the program sees it."""

from __future__ import annotations

import hashlib
from functools import cached_property
from pathlib import Path
from typing import Any

from rules.core import Game, Option, Setup, SetupError
from rules.terramara.content import Content, load, standard
from rules.terramara.notation import terms
from rules.terramara.setup_steps import deal
from rules.terramara.state import TerramaraState

RANDOM_FIRST = 0


class TerramaraGame(Game):
    slug = "terramara"
    title = "Terramara"
    least_players = 2
    most_players = 4
    options = (
        Option("start_mode", "draft", ("beginner", "draft")),
        Option("gentle_neutrals", False, (False, True)),
        Option("first_player", RANDOM_FIRST, (RANDOM_FIRST, 1, 2, 3, 4)),
    )
    decision_rule = "TR-23.1"
    rush_kinds = ("end_turn", "send", "stop", "decline", "keep")
    secrets = False
    folder = Path(__file__).parent

    def __init__(self, extra: Path | None = None) -> None:
        self.extra = extra
        self.content: Content = standard() if extra is None else load(extra)
        self.notation = terms(self.content).notation()

    def with_content(self, extra: Path) -> TerramaraGame:
        """The same game with faces of an owner's own file or folder in place of ours (TR-21.3)."""
        return TerramaraGame(extra)

    def check_setup(self, setup: Setup) -> None:
        first = setup.options["first_player"]
        if isinstance(first, int) and first > setup.players:
            raise SetupError(f"option first_player: there is no seat {first} with {setup.players} players")
        if setup.options["gentle_neutrals"] and not self.content.neutral_players[setup.players]:
            raise SetupError("option gentle_neutrals: with 4 players there are no neutral players")

    def start(self, setup: Setup) -> TerramaraState:
        return TerramaraState(self, setup, self.content)

    blank = start

    def deal(self, state: Any) -> None:
        options = state.setup.options
        deal(state, int(options["first_player"]) - 1, options["start_mode"] == "draft")

    @cached_property
    def content_hash(self) -> str:
        digest = hashlib.sha256()
        files = sorted(path for path in self.folder.glob("*.toml") if path.name != "rulebook.toml")
        if self.extra is not None:
            files += sorted(self.extra.glob("*.toml")) if self.extra.is_dir() else [self.extra]
        for path in files:
            digest.update(path.name.encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        return digest.hexdigest()[:16]


GAME = TerramaraGame()
