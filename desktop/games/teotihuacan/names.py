"""Teotihuacan in words: players by name and sign, printed gains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.board.text_table import listed, sign
from desktop.texts import number, tr
from rules.teotihuacan.content import GOOD, Amounts
from rules.teotihuacan.state import TeotihuacanState

if TYPE_CHECKING:
    from desktop.games.teotihuacan.presentation import TeotihuacanPresentation


def player_name(presentation: TeotihuacanPresentation, player: int) -> str:
    """A seat by its name; the player behind the last seat is Teotibot."""
    return (
        presentation.seats[player].name
        if player < len(presentation.seats)
        else presentation.texts.word("teotibot")
    )


def player_names(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> list[str]:
    return [player_name(presentation, player) for player in range(state.players)]


def signed_name(presentation: TeotihuacanPresentation, state: TeotihuacanState, player: int) -> str:
    """The name behind the player's sign."""
    name = player_name(presentation, player)
    if player >= len(presentation.seats):
        return name
    return f"{sign(presentation.colour(state, player))}\u00a0{name}"


def gain(presentation: TeotihuacanPresentation, amounts: Amounts) -> str:
    """What is printed as gain, in words."""
    texts = presentation.texts
    parts = [f"{number(amount)}\u00a0{texts.word(GOOD.word(good))}" for good, amount in amounts.goods]
    if amounts.any_resource:
        parts.append(tr("{n} {n:resource|resources} of choice", n=amounts.any_resource))
    if amounts.temple_any:
        parts.append(tr("{n} {n:step|steps} on temples of choice", n=amounts.temple_any))
    return listed(parts)
