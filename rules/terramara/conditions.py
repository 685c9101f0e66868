"""Conditions of special spaces and outposts (TR-17.7)."""

from __future__ import annotations

from rules.terramara import vocabulary as v
from rules.terramara.table import Table

CONDITION_WORDS = ("worker_levels", "river_space", "power_level", "both_caravans")


def have_for(table: Table, seat: int, condition: tuple[int, ...]) -> int:
    """What the player has of the thing the condition counts."""
    player = table.players[seat]
    code = condition[0]
    if code == v.COND_WORKERS:
        return player.worker_levels()
    if code == v.COND_RIVER:
        return player.culture
    if code == v.COND_POWER_LEVEL:
        return table.power_level(seat)
    if code == v.COND_CARAVANS:
        return player.rear_progress()
    return sum(1 for card in player.artifacts if table.content.artifacts[card].category == condition[2])


def is_met(table: Table, seat: int, condition: tuple[int, ...]) -> bool:
    return have_for(table, seat, condition) >= condition[1]


def condition_word(condition: tuple[int, ...]) -> str:
    """The rulebook's word for what a condition counts."""
    if condition[0] == v.COND_ARTIFACTS:
        return v.CATEGORIES[condition[2]]
    return CONDITION_WORDS[condition[0]]
