"""When Python looks for garbage: while a game is opened, not while the program starts nor in the middle of a game.

A search through everything that lives takes tens of milliseconds, and so does freeing what is left of the last game. Either
would be a jerk at some moment of the next game.
"""

from __future__ import annotations

import gc


def pause() -> None:
    """The program starts: nearly all that is made now stays."""
    gc.disable()


def resume() -> None:
    """It has started; what lives now is not searched before the next `tidy`."""
    gc.freeze()
    gc.enable()


def tidy() -> None:
    """Frees what is left of the last game; what lives now is not searched before the next call."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
