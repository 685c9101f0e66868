"""The words of Terramara as small integers.

Content, state and actions speak in these numbers; `notation` turns them back into words. The order of the
names is part of the save format.
"""

from __future__ import annotations

from typing import Final

# Resources: raw kind k is processed into kind k + 4 (TR-11.1).
RESOURCES: Final = ("cattle", "stone", "wood", "ore", "leather", "brick", "plank", "metal")
KINDS: Final = 4
RESOURCE_INDEX: Final = {name: index for index, name in enumerate(RESOURCES)}

# A category's number is the number of the kind of its main resource (TR-12.1).
CATEGORIES: Final = ("clothing", "pottery", "tool", "weapon")
CATEGORY_INDEX: Final = {name: index for index, name in enumerate(CATEGORIES)}

TERRAINS: Final = ("plain", "quarry", "forest", "mountain")
TERRAIN_INDEX: Final = {name: index for index, name in enumerate(TERRAINS)}

# Clan members (TR-1.3, TR-16.1).
EXPLORER: Final = 0
CHIEFTAIN: Final = 1
WARRIOR: Final = 2
MEMBERS: Final = ("explorer", "chieftain", "warrior")
MEMBER_INDEX: Final = {name: index for index, name in enumerate(MEMBERS)}

# Tracks that a gain event can name (TR-15.9).
MILITARY: Final = 0
CULTURE: Final = 1
TRAVEL: Final = 2
TRACKS: Final = ("military", "culture", "travel")
TRACK_INDEX: Final = {name: index for index, name in enumerate(TRACKS)}

# Operations of a compiled program. One `gain` of the content becomes several of the first group, in the
# order of TR-17.9. Every operation is a tuple (code, arguments...).
OP_RESOURCES: Final = 0  # (pairs of resource and amount)
OP_WORKER: Final = 1  # (level, n), from the spares
OP_TAKE_RAW: Final = 2  # (n), kinds chosen by the receiver
OP_TAKE_PROCESSED: Final = 3  # (n)
OP_TAKE_MATCH: Final = 4  # (n), processed form of the raw resource just paid
OP_VP: Final = 5  # (n)
OP_MILITARY: Final = 6  # (n)
OP_CULTURE: Final = 7  # (n)
OP_TRAVEL: Final = 8  # (n)
OP_PROCESS: Final = 9  # (n)
OP_SWAP: Final = 10  # (n)
OP_EXCHANGE: Final = 11  # (raw, processed, military to pay, program of the gains, times)
OP_CHOOSE: Final = 12  # (style, program, program, ...)
OP_ANY_ORDER: Final = 13  # (program, program, ...)
OP_RECRUIT: Final = 14
OP_WARRIORS: Final = 15  # (n)
OP_RAID: Final = 16  # (military lost first)
OP_FIRST_PLAYER: Final = 17
OP_CRAFT: Final = 18  # (1 if raw resources may be paid)
OP_MILITARY_PER_STRONGER: Final = 19  # (n)
OP_VP_BY_POWER_LEVEL: Final = 20  # (table of 4)
OP_VP_PER_COST: Final = 21  # (resource, n)
OP_PERSONAL_TILE: Final = 22
OP_OFFER_TILE: Final = 23  # (bonus tile reached on the river), made by the loader

# Styles of a choice: which decision it is shown as, and whether "none of them" is offered.
CHOOSE_FREELY: Final = 0
CHOOSE_HUT: Final = 1
CHOOSE_FIRST_PLAYER: Final = 2

# Events that a permanent effect waits for (TR-17.4).
ON_PLACE: Final = 0
ON_RETURN: Final = 1
ON_GAIN: Final = 2
ON_CRAFT: Final = 3
ON_CROSSROADS: Final = 4
ON_FLAG: Final = 5
EVENTS: Final = ("place", "return", "gain", "craft", "crossroads", "flag")

# Where a placement must happen for a `place` effect.
AT_TERRAIN: Final = 0
AT_OTHER_EXPLORER: Final = 1
AT_EMPTY: Final = 2
AT_CROSSROADS: Final = 3
PLACE_WHERE: Final = ("terrain", "with_other_explorer", "empty", "crossroads")

# Modifiers (TR-17.5).
MOD_DISCOUNT: Final = 0
MOD_RAW_SUBSTITUTE: Final = 1
MOD_JOIN_EQUAL: Final = 2
MOD_RAID_POWER: Final = 3
MOD_NO_MILITARY_LOSS: Final = 4
MOD_PERSONAL_CROSSROADS: Final = 5
MODIFIERS: Final = (
    "discount", "raw_substitute", "join_equal", "raid_power", "no_military_loss", "personal_crossroads",
)  # fmt: skip

# Endgame scores (TR-17.6).
PER_CATEGORY: Final = 0
PER_SET: Final = 1
PER_POWER_LEVEL: Final = 2
PER_RIVER_SPACES: Final = 3
PER_FLAG: Final = 4
PER_WORKER_LEVEL: Final = 5
PER_DOUBLE_ROAD: Final = 6
PER_DOUBLE_RANK: Final = 7
PER_PERSONAL_OUTPOST: Final = 8

# Conditions (TR-17.7): (code, number) or (code, number, category).
COND_WORKERS: Final = 0
COND_RIVER: Final = 1
COND_POWER_LEVEL: Final = 2
COND_CARAVANS: Final = 3  # number = crossroads both caravans must have reached
COND_ARTIFACTS: Final = 4

# Characters' setup effects (TR-6.6).
SETUP_NOTHING: Final = 0
SETUP_BONUS_TILES: Final = 1
SETUP_EXPLORER: Final = 2
SETUP_TILES: Final = 3
CHARACTER_SETUPS: Final = (
    "", "take_left_over_bonus_tiles", "take_sixth_explorer", "choose_personal_crossroads_and_outpost",
)  # fmt: skip

# Kinds of spaces.
HOMELAND: Final = 0
HUT: Final = 1
CROSSROADS: Final = 2
SPECIAL: Final = 3
TERRITORY: Final = 4
