"""The indices of the steps (see game.py, which puts the steps in this order) and the modes of using spades."""

from rules.core import Words

(
    CHOOSE_FACTION, CHOOSE_SIDE, PLACE_DWELLING, FIRST_BONUS, MAIN_ACTION, DOUBLE_SECOND, FREE_STEP, NEXT_SPADE,
    CULT_SPADE, DIG_CHOICE, BUILD_AFTER, BRIDGE_SITE, CHOOSE_CULT, RIDE_CHOICE, SANDSTORM_CHOICE, FREE_UPGRADE, PASS_CARD,
    REWARD_ORDER, CHOOSE_FAVOR, CHOOSE_TOWN, TOP_TRACKS, ORDINATION, LEECH, CULTIST_STEP, REWARDS, NEIGHBOURS_POWER,
    LEECH_EVENT, AFTER_ACTION,
) = range(28)  # fmt: skip

# How spades came about decides what may be done with them (TM-8.5, TM-18.2, TM-20.6.4, TM-20.8.3).
MODE = Words("spades", ("bought", "free", "giants", "halflings", "cult"))
BOUGHT_SPADES, FREE_SPADES, GIANTS_SPADES, HALFLINGS_SPADES, CULT_SPADES = range(5)
