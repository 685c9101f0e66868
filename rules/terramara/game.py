"""Terramara as the rest of the program sees it."""

from __future__ import annotations

import hashlib
from functools import cached_property
from pathlib import Path
from typing import Any

from rules.core import Game, Option, Rulebook, Setup, SetupError
from rules.core.rulebook import Entry
from rules.terramara.content import Content
from rules.terramara.describe import component_texts
from rules.terramara.loading import load, standard
from rules.terramara.notation import terms
from rules.terramara.setup_steps import deal
from rules.terramara.state import TerramaraState

RANDOM_FIRST = 0
GLANCE_WORDS = 12
OWN_FACES = "TR-21.3"


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

    def with_content(self, path: Path) -> TerramaraGame:
        """The same game with faces of an owner's own file or folder in place of ours (TR-21.3)."""
        return TerramaraGame(path)

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
    def rulebook(self) -> Rulebook:
        """Our texts; components with another face are described from their data."""
        book = super().rulebook
        if self.extra is None:
            return book
        ours = component_texts(standard())
        components = dict(book.entries["component"])
        for name, text in component_texts(self.content).items():
            if text != ours.get(name) or self.content.names.get(name) != standard().names.get(name):
                shown = self.content.names.get(name, name)
                glance = " ".join(text.split()[:GLANCE_WORDS])
                components[name] = Entry({"name": shown, "glance": glance, "text": text}, (OWN_FACES,))
        return Rulebook(book.topics, {**book.entries, "component": components})

    @cached_property
    def content_hash(self) -> str:
        ours = super().content_hash
        if self.extra is None:
            return ours
        digest = hashlib.sha256(ours.encode())
        for path in sorted(self.extra.glob("*.toml")) if self.extra.is_dir() else [self.extra]:
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        return digest.hexdigest()[:16]


GAME = TerramaraGame()
