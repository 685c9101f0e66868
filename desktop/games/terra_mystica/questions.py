"""Kinds of questions that the screen treats alike."""

from desktop.texts import tr

TURNS = ("main_action", "double_turn_second")  # with everything a turn offers
FREE_SPADES = ("next_spade", "cult_spades")
SHELF = ("choose_faction", "choose_side", "choose_first_bonus")  # about things without a place on the table


def giving_up(kind: str) -> str:
    """What "no more" means in a question that can be left unanswered."""
    return tr("Give up the remaining spades") if kind in FREE_SPADES else tr("Do not build now")
