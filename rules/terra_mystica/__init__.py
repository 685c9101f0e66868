"""Terra Mystica: fourteen peoples reshape one land, following rules.md (ids TM-...).

Start reading at state.py (what is on the table), then rounds.py (the course of the game) and turn_steps.py (a turn).
"""

from rules.terra_mystica.game import GAME

__all__ = ["GAME"]
