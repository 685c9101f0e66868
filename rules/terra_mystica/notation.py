"""The verbs of Terra Mystica; the position of a verb in NOTATION is the first int of its actions."""

from __future__ import annotations

from rules.core import Action, Field, Notation, Verb, Words
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


class AnyOrderNotation(Notation):
    """What is clear in any order may be typed in any; its action lists it in one, so that each is one option."""

    def parse(self, text: str) -> Action:
        words = text.split()
        if len(words) == 3:
            verb, first, second = words
            if (verb.lower() == "send" and first.isdigit()) or (
                verb.lower() == "upgrade" and first.lower() in STRUCTURE
            ):
                text = f"{verb} {second} {first}"
        action = super().parse(text)
        if action[0] == TOP:  # a set of tracks (TM-17.5.3)
            return (TOP, *sorted(action[1:]))
        return action


NOTATION = AnyOrderNotation(
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
