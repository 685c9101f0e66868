"""Teotihuacan: City of Gods for one (against Teotibot) to four players.

Where to look: `vocabulary` and `content` are words and printed numbers, `state` the position, `frames` and `steps` the
list of decisions. The decisions themselves are in `start`, `moving`, `turn`, `worship`, `royal`, `main_action`,
`decorating`, `building`, `growth_steps`, `choices` and `eclipse`, their effects in `tracks`, `growth`, `payment`,
`pyramid` and `scoring`, the solo opponent in `teotibot*`.
"""

from rules.teotihuacan.game import GAME

__all__ = ["GAME"]
