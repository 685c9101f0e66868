"""Terramara in words: clans and what is printed on things."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.board.text_table import sign
from desktop.texts import tr
from rules.terramara.state import TerramaraState
from rules.terramara.table import NEUTRAL

if TYPE_CHECKING:
    from desktop.games.terramara.presentation import TerramaraPresentation


def owner_name(presentation: TerramaraPresentation, owner: int) -> str:
    """A seat, or one of the clans that nobody plays."""
    if owner >= NEUTRAL:
        return tr("neutral clan {n}", n=owner - NEUTRAL + 1)
    return presentation.seats[owner].name


def signed_name(presentation: TerramaraPresentation, state: TerramaraState, owner: int) -> str:
    """The name behind the player's sign."""
    name = owner_name(presentation, owner)
    return name if owner >= NEUTRAL else f"{sign(presentation.colour(state, owner))}\u00a0{name}"


def description(presentation: TerramaraPresentation, id: str) -> str:
    """What a space or card does."""
    found = presentation.texts.explain_word(id)
    return (found.text or found.glance) if found is not None else ""
