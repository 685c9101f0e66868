"""The words of Teotihuacan as small integers, and the verbs of its notation.

State, frames and actions speak in these numbers; the order of the words is part of the save format.
"""

from __future__ import annotations

from typing import Final

from rules.core import Field, Verb, Words
from rules.teotihuacan.any_order import AnyOrderNotation

# -- players ----------------------------------------------------------------------------------------------------

WORKERS: Final = 4  # of each colour; the last one waits on the ascension wheel (TE-3.2)
BOT: Final = 1  # Teotibot's player number in solo games
PHASE: Final = Words("phase", ("setting_up", "playing", "over"))
SETTING_UP, PLAYING, OVER = range(3)

# -- goods ------------------------------------------------------------------------------------------------------

GOODS: Final = ("cocoa", "wood", "stone", "gold", "vp")
COCOA, WOOD, STONE, GOLD, VP = range(5)
RESOURCE: Final = Words(
    "resource", ("cocoa", "wood", "stone", "gold")
)  # cocoa only as a word, never "any resource"
RESOURCES: Final = (WOOD, STONE, GOLD)

# -- the ring ---------------------------------------------------------------------------------------------------

BOARD: Final = Words(
    "board",
    ("palace", "forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction"),
)
PALACE, FOREST, QUARRY, GOLD_DEPOSITS, ALCHEMY, NOBLES, DECORATIONS, CONSTRUCTION = range(8)
NOWHERE: Final = -1  # on the ascension wheel, not placed yet, or ascending at this moment
IN_HAND: Final = 8  # lifted from its board, not yet put down (TE-4.4)

# Worship spaces: the Palace has three, left to right; the temple boards one each (TE-7.1).
SPACE: Final = Words(
    "worship", ("palace_1", "palace_2", "palace_3", "forest", "stone_quarry", "gold_deposits", "decorations")
)
SPACE_BOARD: Final = (PALACE, PALACE, PALACE, FOREST, QUARRY, GOLD_DEPOSITS, DECORATIONS)
BOARD_SPACES: Final = ((0, 1, 2), (3,), (4,), (5,), (), (), (6,), ())
TEMPLE_SPACES: Final = (3, 4, 5, 6)
FREE: Final = -1  # not locked

# -- temples, avenue, discovery sites ---------------------------------------------------------------------------

TEMPLE: Final = Words("temple", ("blue", "red", "green"))
BLUE, RED, GREEN = range(3)
BONUS_STEP: Final = 10
TOP_STEP: Final = 11

# Where discovery tiles lie open: five beside worship spaces, three on the Avenue, four on large temple steps.
SITE: Final = Words(
    "site",
    (
        "palace",
        "forest",
        "stone_quarry",
        "gold_deposits",
        "decorations",
        "avenue_3",
        "avenue_6",
        "avenue_8",
        "blue_4",
        "red_5",
        "green_3",
        "green_6",
    ),
)
WORSHIP_SITES: Final = 5
SPACE_SITE: Final = (0, 0, 0, 1, 2, 3, 4)
SITE_BOARD: Final = (PALACE, FOREST, QUARRY, GOLD_DEPOSITS, DECORATIONS)

# -- tiles ------------------------------------------------------------------------------------------------------

TECHNOLOGY: Final = Words("tech", [f"tech_{number:02}" for number in range(1, 18, 2)])
TECH_01, TECH_03, TECH_05, TECH_07, TECH_09, TECH_11, TECH_13, TECH_15, TECH_17 = (
    1 << bit for bit in range(9)
)

ROYAL: Final = Words(
    "royal",
    (
        "royal_a_technology",
        "royal_a_pyramid",
        "royal_a_avenue",
        "royal_b_wood_stone",
        "royal_b_gold_stone",
        "royal_b_exchange",
        "royal_c_cocoa",
        "royal_c_sell",
        "royal_c_temple",
    ),
)

DISCOVERY: Final = Words(
    "discovery",
    (
        *(f"mask_{kind}" for kind in range(1, 8)),
        "disc_vp_4",
        "disc_resources_3",
        "disc_resources_2",
        "disc_cocoa_4",
        "disc_avenue",
        "disc_temple_any",
        "disc_temple_blue",
        "disc_temple_red",
        "disc_temple_green",
        "disc_power_up_2",
        "disc_double_move",
        "disc_far_move",
        "disc_extra_worker",
        "disc_free_cocoa",
    ),
)
MASKS: Final = 7
KINDS: Final = 21
(
    VP_4,
    RESOURCES_3,
    RESOURCES_2,
    COCOA_4,
    AVENUE_TILE,
    TEMPLE_ANY,
    TEMPLE_BLUE,
    TEMPLE_RED,
    TEMPLE_GREEN,
    POWER_UP_2,
    DOUBLE_MOVE,
    FAR_MOVE,
    EXTRA_WORKER,
    FREE_COCOA,
) = range(MASKS, KINDS)
FREE_KINDS: Final = tuple(range(VP_4, POWER_UP_2 + 1))  # usable at any time of the own turn (TE-14.1.2)

STARTING_TILE: Final = Words("start", [f"start_{number:02}" for number in range(1, 19)])
BENEFIT: Final = Words(
    "benefit", ("avenue", "blue", "red", "green", "power_up", "technology", "any_resource")
)

BONUS: Final = Words(
    "bonus",
    (
        "bonus_masks",
        "bonus_technology",
        "bonus_15",
        "bonus_avenue",
        "bonus_bonus",
        "bonus_discovery",
        "bonus_workers",
    ),
)
ASCENSION: Final = Words("ascend", ("asc_vp", "asc_two_temples", "asc_worker", "asc_temple", "asc_cocoa"))
ASC_VP, ASC_TWO_TEMPLES, ASC_WORKER, ASC_TEMPLE, ASC_COCOA = range(5)

# -- pyramid ----------------------------------------------------------------------------------------------------

PYRAMID_TILE: Final = Words("pyr_tile", [f"pyr_{number:02}" for number in range(1, 33)])
PYRAMID_SPACE: Final = Words(
    "pyr",
    [
        f"L{level}_r{row}_c{column}"
        for level in range(1, 5)
        for row in range(5 - level)
        for column in range(5 - level)
    ],
)
TOP_SPACE: Final = 29
DECORATION_TILE: Final = Words("deco_tile", [f"deco_{number:02}" for number in range(1, 16)])
DECORATION_SPACE: Final = Words(
    "deco", [f"{side}_{level}" for side in ("top", "right", "bottom", "left") for level in range(1, 5)]
)
NOBLES_ROW: Final = Words("nobles", ("1", "2", "3"))
ICON: Final = Words("icon", ("idol", "crown", "serpent", "glyph"))  # idol blue, crown red, serpent green
ICON_LETTERS: Final = "brgn"
GLYPH: Final = 3

# -- payments that a free-cocoa tile may waive (TE-14.13) -----------------------------------------------------------

PAYMENT: Final = Words("payment", ("main_action", "push", "both", "paid_unlock", "ascension", "royal_tile"))
PAY_MAIN, PAY_PUSH, PAY_BOTH, PAY_UNLOCK, PAY_ASCENSION, PAY_ROYAL = range(6)
WAIVED_WORSHIP: Final = 1  # bits of TeotihuacanState.waived
WAIVED_ROYAL: Final = 2

# -- sources of points ----------------------------------------------------------------------------------------------

SOURCE: Final = Words(
    "source",
    (
        "stone_quarry",
        "gold_deposits",
        "nobles",
        "decorations",
        "construction",
        "shared_technology",
        "royal_tiles",
        "technologies",
        "temples",
        "discoveries",
        "ascension",
        "avenue_era_1",
        "avenue_era_2",
        "avenue_era_3",
        "leader_era_1",
        "leader_era_2",
        "leader_era_3",
        "steps_era_1",
        "steps_era_2",
        "steps_era_3",
        "masks_era_1",
        "masks_era_2",
        "masks_era_3",
        "salary",
        "bonus_blue",
        "bonus_red",
        "bonus_green",
        "bot_cocoa",
        "bot_goods",
        "bot_technologies",
    ),
)
SOURCES: Final = len(SOURCE)
(
    FROM_QUARRY,
    FROM_GOLD_DEPOSITS,
    FROM_NOBLES,
    FROM_DECORATIONS,
    FROM_CONSTRUCTION,
    FROM_SHARED,
    FROM_ROYAL,
    FROM_TECHNOLOGIES,
    FROM_TEMPLES,
    FROM_DISCOVERIES,
    FROM_ASCENSION,
    FROM_AVENUE,
) = range(12)
FROM_LEADER: Final = 14
FROM_STEPS: Final = 17
FROM_MASKS: Final = 20
FROM_SALARY: Final = 23
FROM_BONUS: Final = 24
FROM_BOT_COCOA: Final = 27
FROM_BOT_GOODS: Final = 28
FROM_BOT_TECHNOLOGIES: Final = 29

# -- Teotibot -------------------------------------------------------------------------------------------------------

BOT_TILE: Final = Words(
    "bot_tile",
    (
        "bot_construction",
        "bot_decorations",
        "bot_alchemy",
        "bot_nobles",
        "bot_mastery",
        "bot_worship",
        "bot_mask_collection",
    ),
)
BOT_CONSTRUCTION, BOT_DECORATIONS, BOT_ALCHEMY, BOT_NOBLES, BOT_MASTERY, BOT_WORSHIP, BOT_MASKS = range(7)
BOT_SLOT: Final = Words(
    "bot_slot",
    ("top", "middle_left", "middle_right", "bottom_left", "bottom_centre", "bottom_right", "aside"),
)
DIRECTION: Final = Words("direction", ("left", "right"))

# -- notation: one verb per kind of action; tiles and unlocking, possible beside any question, sort last -----------------

(
    KEEP,
    DRAFT,
    BENEFIT_NEXT,
    TRAIN,
    PLACE,
    TAKE,
    FREE_UNLOCK,
    MOVE,
    MOVE_TWO,
    MOVE_FAR,
    MOVE_TWO_FAR,
    COLLECT,
    WORSHIP,
    MAIN,
    PAY,
    WAIVE,
    LOCK,
    ABILITY,
    DISCOVERY_ONLY,
    BOTH,
    ABILITY_FIRST,
    DISCOVERY_FIRST,
    CLAIM,
    REWARD,
    STEP,
    TRADE,
    TRADE_RESOURCE,
    TRADE_STEP,
    LEARN,
    ROW,
    EXTRA,
    DECORATE,
    BUILD,
    DISCOUNT,
    FULL_PRICE,
    POWER_UP,
    ASCEND,
    SALARY,
    SKIP,
    STOP,
    END,
    USE,
    UNLOCK,
) = range(43)

_BOARD = Field("board", BOARD)
_POWER = Field("power")
_SECOND = Field("second")
_DESTINATION = Field("destination", BOARD)

NOTATION: Final = AnyOrderNotation(
    (
        Verb("keep", Field("first", STARTING_TILE), Field("second", STARTING_TILE)),
        Verb("draft", Field("tile", STARTING_TILE)),
        Verb("benefit", Field("benefit", BENEFIT)),
        Verb("train", _POWER),
        Verb(
            "place",
            Field("board_1", BOARD),
            Field("power_1"),
            Field("board_2", BOARD),
            Field("power_2"),
            Field("board_3", BOARD),
            Field("power_3"),
        ),
        Verb("take", Field("resource", RESOURCE)),
        Verb("free_unlock"),
        Verb("move", _BOARD, _POWER, _DESTINATION),
        Verb("move_two", _BOARD, _POWER, _SECOND, _DESTINATION),
        Verb("move_far", _BOARD, _POWER, _DESTINATION),
        Verb("move_two_far", _BOARD, _POWER, _SECOND, _DESTINATION),
        Verb("collect"),
        Verb("worship", Field("space", SPACE)),
        Verb("main"),
        Verb("pay"),
        Verb("waive"),
        Verb("lock", _POWER),
        Verb("ability"),
        Verb("discovery"),
        Verb("both"),
        Verb("ability_first"),
        Verb("discovery_first"),
        Verb("claim", Field("tile", DISCOVERY)),
        Verb("reward"),
        Verb("step", Field("temple", TEMPLE)),
        Verb("trade"),
        Verb("trade_resource", Field("resource", RESOURCE)),
        Verb("trade_step", Field("temple", TEMPLE)),
        Verb("learn", Field("technology", TECHNOLOGY)),
        Verb("row", Field("row", NOBLES_ROW)),
        Verb("extra", Field("workers")),
        Verb("decorate", Field("tile", DECORATION_TILE), Field("space", DECORATION_SPACE)),
        Verb("build", Field("tile", PYRAMID_TILE), Field("space", PYRAMID_SPACE), Field("rotation")),
        Verb("discount", Field("resource", RESOURCE)),
        Verb("full_price"),
        Verb("power_up", _BOARD, _POWER),
        Verb("ascend", Field("reward", ASCENSION)),
        Verb("salary", Field("amount")),
        Verb("skip"),
        Verb("stop"),
        Verb("end_turn"),
        Verb("use", Field("tile", DISCOVERY)),
        Verb("unlock"),
    )
)
