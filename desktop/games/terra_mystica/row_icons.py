"""The pictures of the options list: what an option is about, at a glance."""

from __future__ import annotations

from desktop.games.terra_mystica import symbols
from rules.core import Action
from rules.terra_mystica.board import TERRAIN
from rules.terra_mystica.content import DWELLING, FACTIONS
from rules.terra_mystica.notation import (
    ACCEPT,
    BRIDGE,
    BUILD,
    CULT_STEP,
    DETOUR,
    DIG,
    EXCHANGE,
    FACTION_CHOICE,
    FAVOR_TAKE,
    PASS,
    PLACE,
    POWER_USE,
    RIVER_TOWN,
    SACRIFICE,
    SEND,
    SHIPPING,
    SPECIAL_USE,
    TAKE,
    TOWN_TAKE,
    TRANSFORM,
    UPGRADE,
)

_ICONS = {
    PLACE: symbols.STRUCTURE_PICTURES[DWELLING],
    BUILD: symbols.STRUCTURE_PICTURES[DWELLING],
    TRANSFORM: "icons/spade",
    SHIPPING: "icons/ship",
    EXCHANGE: "icons/spade",
    POWER_USE: "icons/power",
    SPECIAL_USE: symbols.SPECIAL_ACTION,
    BRIDGE: "icons/bridge",
    PASS: "icons/passed",
    FAVOR_TAKE: "icons/favor",
    TOWN_TAKE: "terra_mystica/town_marker",
    RIVER_TOWN: "terra_mystica/town_marker",
    ACCEPT: "icons/power",
    SACRIFICE: "icons/power",
    TAKE: "icons/card",
}


def row_icon(action: Action) -> str:
    """A picture of the kit, or nothing."""
    kind = action[0]
    if kind == UPGRADE:
        return symbols.STRUCTURE_PICTURES[action[2]]
    if kind in (SEND, CULT_STEP):
        return f"icons/{symbols.CULT_ICONS[action[1]]}"
    if kind == FACTION_CHOICE:
        return f"terra_mystica/hex_{TERRAIN.word(FACTIONS[action[1]].home)}"
    if kind in (DIG, DETOUR):
        return f"terra_mystica/hex_{TERRAIN.word(action[1])}"
    return _ICONS.get(kind, "")
