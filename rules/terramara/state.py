"""The state of a game: the table with its steps, copies, views, points and text."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core import Frame, Outcome, Reader, Rng, Score, Step
from rules.terramara import frame_words, invariants, pending, position, scoring, show
from rules.terramara.characters import CharacterSetup, SettlerTiles
from rules.terramara.choices import (
    ChooseOption,
    FirstPlayerBack,
    HutMode,
    OrderParts,
    PersonalBonus,
    UseBonusTile,
)
from rules.terramara.crafting import ExtraCraft, PayCraft
from rules.terramara.effects import Run
from rules.terramara.resource_steps import (
    ChooseResource,
    Exchange,
    ExchangeAgain,
    Process,
    RaidGive,
    ReturnTrigger,
    SwapRaw,
)
from rules.terramara.road import TravelStep
from rules.terramara.rounds import FlipTiles, NextTurn, RoundEnd, RoundStart
from rules.terramara.setup_steps import BeginnerStart, DraftFirst, DraftSecond, PlaceNeutral, StartingCard
from rules.terramara.table import Table
from rules.terramara.turn import AfterAction, FlipCharacter, TurnAction

UNKNOWN = -1  # a card of the deck in a view


class TerramaraState(Table):
    """A position of Terramara."""

    __slots__ = ()

    # In the order of `frames`.
    steps: ClassVar[tuple[Step[Any], ...]] = (
        DraftFirst(), DraftSecond(), PlaceNeutral(), SettlerTiles(), FlipCharacter(), TurnAction(), AfterAction(),
        PayCraft(), ExtraCraft(), Process(), SwapRaw(), HutMode(), ChooseResource(), Exchange(), ChooseOption(),
        OrderParts(), TravelStep(), UseBonusTile(), PersonalBonus(), RaidGive(), FirstPlayerBack(), ReturnTrigger(),
        Run(), ExchangeAgain(), BeginnerStart(), StartingCard(), CharacterSetup(), RoundStart(), NextTurn(),
        RoundEnd(), FlipTiles(),
    )  # fmt: skip

    def advance(self) -> bool:
        return False  # every round pushes the next one; an empty stack is the end of the game

    def clone(self) -> TerramaraState:
        twin = TerramaraState.__new__(TerramaraState)
        self.copy_table(twin)
        return twin

    def view(self, seat: int) -> TerramaraState:
        """Only the order of the deck and future chance are hidden, from everybody alike (TR-19.1)."""
        seen = self.clone()
        seen.become_view(seat)
        seen.deck = [UNKNOWN] * len(self.deck)
        return seen

    def redeal(self, rng: Rng) -> TerramaraState:
        full = self.clone()
        full.viewer = -1
        full.rng = Rng(rng.next64())
        full.deck = position.shuffled_deck(full, rng)
        return full

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def position_data(self) -> dict[str, Any]:
        return position.write(self)

    def load_position(self, reader: Reader) -> None:
        position.read(self, reader)

    def load_base(self, reader: Reader) -> None:
        super().load_base(reader)
        pending.complete(self)

    def _frame_data(self, frame: Frame) -> dict[str, Any]:
        return frame_words.written(self.content, super()._frame_data(frame))

    def _read_frame(self, reader: Reader) -> Frame:
        return super()._read_frame(frame_words.readable(self.content, reader))

    def show(self, seat: int | None = None) -> str:
        return show.table_text(self)

    def invariants(self) -> list[str]:
        return invariants.problems(self)
