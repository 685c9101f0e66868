"""Terra Mystica in the window: the table as one scene, a faction board as another, and what the strip shows."""

from desktop.games.terra_mystica.presentation import TerraMysticaPresentation

PRESENTATION = TerraMysticaPresentation

__all__ = ["PRESENTATION"]
