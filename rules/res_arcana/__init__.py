"""Res Arcana: mages, essences and artifacts, for two to four players.

Cards are data (the TOML files) in a small vocabulary (vocabulary.py); costs.py, placing.py, effects.py, reorder.py
and attack.py carry it out. turn.py, collect.py and victory.py are the phases of a round, table.py, preparation.py
and match.py the set-up, hidden.py what a seat may know.
"""

from rules.res_arcana.game import GAME

__all__ = ["GAME"]
