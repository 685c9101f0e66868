"""Teotihuacan in the window: the text view with a strip of its own; its board comes next."""

from desktop.games.teotihuacan.presentation import TeotihuacanPresentation

PRESENTATION = TeotihuacanPresentation
