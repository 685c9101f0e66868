"""The rules core: one decision at a time.

At any moment exactly one seat faces one decision with a finite list of options. A game is a :class:`Game` with a
:class:`State`, and one :class:`Step` for each kind of decision. This package knows no game and no screen.
"""

from rules.core.decision import Decision, IllegalAction, Notice, Param, Params, Violation
from rules.core.events import Event
from rules.core.game import Game, Option, Setup, SetupError, Value
from rules.core.journal import Journal, JournalError, JournalWriter, read_journal
from rules.core.reader import DataError, Reader, read_json, read_toml
from rules.core.rng import Rng
from rules.core.rulebook import Rulebook, Topic
from rules.core.score import Outcome, Score, places_by
from rules.core.state import Frame, State, Step
from rules.core.words import NUMBER, Action, Field, Notation, NotationError, Verb, Vocabulary, Words

__all__ = [
    "NUMBER",
    "Action",
    "DataError",
    "Decision",
    "Event",
    "Field",
    "Frame",
    "Game",
    "IllegalAction",
    "Journal",
    "JournalError",
    "JournalWriter",
    "Notation",
    "NotationError",
    "Notice",
    "Option",
    "Outcome",
    "Param",
    "Params",
    "Reader",
    "Rng",
    "Rulebook",
    "Score",
    "Setup",
    "SetupError",
    "State",
    "Step",
    "Topic",
    "Value",
    "Verb",
    "Violation",
    "Vocabulary",
    "Words",
    "places_by",
    "read_journal",
    "read_json",
    "read_toml",
]
