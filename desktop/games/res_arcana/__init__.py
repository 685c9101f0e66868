"""Res Arcana on the screen: cards painted from their data, the table, the hand."""

from desktop.games.res_arcana.presentation import ResArcanaPresentation

PRESENTATION = ResArcanaPresentation

__all__ = ["PRESENTATION"]
