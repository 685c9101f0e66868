"""Terramara in the window: the text view with a strip of its own; its board comes next."""

from desktop.games.terramara.presentation import TerramaraPresentation

PRESENTATION = TerramaraPresentation
