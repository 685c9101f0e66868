"""Teotihuacan: City of Gods for one (against Teotibot) to four players.

Where to look: `vocabulary` and `content` are words and printed numbers, `state` the position, `frames` and `steps` the
list of decisions; `moving`, `turn`, `worship`, `main_action`, `building`, `growth_steps`, `choices`, `eclipse` and `start` hold the
decisions themselves, `tracks`, `growth`, `pyramid` and `scoring` the effects, `teotibot*` the solo opponent.
"""

from rules.teotihuacan.game import GAME

__all__ = ["GAME"]
