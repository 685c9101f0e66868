"""What things look like: palettes and fonts (`look`), SVG pictures as cached pixmaps (`art`)."""

from desktop.art.kit import art
from desktop.art.look import look

__all__ = ["art", "look"]
