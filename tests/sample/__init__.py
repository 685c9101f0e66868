"""A small complete game with secrets and dice: the pattern for games on the core, and the core's own test subject.

"Ridge": everybody holds hidden cards 1 to 12 and in turn plays one card higher than the ridge (the last card),
draws one, or rolls a die to lower the ridge by it. Played cards score their value; who empties the hand ends it.
"""

from tests.sample.game import GAME

__all__ = ["GAME"]
