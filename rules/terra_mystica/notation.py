"""The verbs of Terra Mystica; the position of a verb in NOTATION is the first int of its actions."""

from __future__ import annotations

from rules.core import Field, Notation, Verb, Words
from rules.terra_mystica.board import HEX, SITE, TERRAIN
from rules.terra_mystica.content import (
    CARD,
    CONVERSION,
    CULT,
    FACTION,
    FAVOR,
    POWER_ACTION,
    SPECIAL,
    STRUCTURE,
    TOWN,
)

REWARD = Words("reward", ("favor", "town", "ordination", "spades"))

(
    FACTION_CHOICE, PLACE, TAKE, CONVERT, SACRIFICE, RIVER_TOWN, BUILD, TRANSFORM, SHIPPING, EXCHANGE, UPGRADE, SEND,
    POWER_USE, SPECIAL_USE, BRIDGE, PASS, DIG, DETOUR, FINISH, CULT_STEP, REWARD_NEXT, FAVOR_TAKE, TOWN_TAKE, TOP,
    ORDAIN, ACCEPT, DECLINE, END_TURN,
) = range(28)  # fmt: skip

NOTATION = Notation(
    (
        Verb("faction", Field("faction", FACTION)),
        Verb("place", Field("hex", HEX)),
        Verb("take", Field("card", CARD)),
        Verb("convert", Field("conversion", CONVERSION)),
        Verb("sacrifice"),
        Verb("river_town", Field("hex", HEX)),
        Verb("build", Field("hex", HEX)),
        Verb("transform", Field("hex", HEX)),
        Verb("shipping"),
        Verb("exchange"),
        Verb("upgrade", Field("hex", HEX), Field("structure", STRUCTURE)),
        Verb("send", Field("cult", CULT), Field("steps")),
        Verb("power", Field("power_action", POWER_ACTION)),
        Verb("special", Field("special", SPECIAL)),
        Verb("bridge", Field("bridge", SITE)),
        Verb("pass"),
        Verb("dig", Field("terrain", TERRAIN)),
        Verb("detour", Field("terrain", TERRAIN)),
        Verb("finish"),
        Verb("cult", Field("cult", CULT)),
        Verb("reward", Field("reward", REWARD)),
        Verb("favor", Field("favor", FAVOR)),
        Verb("town", Field("town", TOWN)),
        Verb("top", Field("cult", CULT), repeats=True),
        Verb("ordain", Field("workers")),
        Verb("accept"),
        Verb("decline"),
        Verb("end_turn"),
    )
)
