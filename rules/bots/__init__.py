"""Bots for every game: they see a *view*, have a budget, answer one decision, and say why.

Start reading at answer.py (budget, clock, answer), then heuristic.py (what a game tells the bots about itself),
planner.py (a seat's whole turn as one choice), levels.py (Novice, Player, Expert), search.py (the Expert, with growing.py,
one_world.py and many_worlds.py) and worker.py (thinking in other processes). Tournaments and tuning are in tournament.py
and tune.py.
"""

from rules.bots.answer import Answer, Budget, Candidate, Reason
from rules.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "Answer", "Budget", "Candidate", "Reason", "choose"]
