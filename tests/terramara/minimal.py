"""Positions as a person writes them: only what is required, and what the test is about."""

from __future__ import annotations

import copy
from typing import Any

from rules.core import Game
from rules.terramara import GAME
from rules.terramara.state import TerramaraState
from tests.terramara.support import BONUS, LEFT, RIGHT

RIVERS = {
    1: (
        "tool_1_bone_awl", "tool_1_wooden_plough", "tool_1_log_sledge", "tool_1_fish_trap",
        "weapon_1_bronze_spear", "weapon_1_bronze_dagger", "weapon_1_round_shield", "weapon_1_war_horn",
    ),
    3: (
        "tool_2_adze", "tool_2_bow_drill", "tool_2_felling_wedge", "tool_2_ox_yoke",
        "weapon_2_bronze_sword", "weapon_2_hunting_bow", "weapon_2_battle_axe", "weapon_2_crested_helmet",
    ),
    5: (
        "tool_3_bronze_saw", "tool_3_joiners_chest", "tool_3_lifting_crane", "tool_3_master_workbench",
        "tool_3_great_wagon", "weapon_3_bronze_cuirass", "weapon_3_war_chariot", "weapon_3_battle_standard",
    ),
}  # fmt: skip


def seat(**parts: Any) -> dict[str, Any]:
    return {
        "explorers_home": 4,
        "military": 0,
        "culture": 0,
        "caravans": ["start", "start"],
        "vp": 0,
        **parts,
    }


def position(
    *seats: dict[str, Any],
    players: int = 4,
    round: int = 1,
    board: dict[str, Any] | None = None,
    pending: list[dict[str, Any]] | None = None,
    **parts: Any,
) -> dict[str, Any]:
    """A position at the turn of seat 0; seats that are not given own nothing."""
    everybody = [*seats, *(seat() for _ in range(players - len(seats)))]
    held = [card for one in everybody for card in (*one.get("artifacts", ()), one.get("reserved"))]
    level = 1 if round < 3 else 3 if round < 5 else 5
    return {
        "format": "tarsas-position",
        "version": 1,
        "game": "terramara",
        "players": players,
        "round": round,
        "turn": 0,
        "first_player": 0,
        "board": {
            "left": list(LEFT),
            "right": list(RIGHT),
            "bonus": copy.deepcopy(BONUS),
            **(board or {}),
        },
        "river": [card for card in RIVERS[level] if card not in held],
        "seats": everybody,
        "pending": pending or [{"step": "turn_action", "seat": 0}],
        **parts,
    }


def read(data: dict[str, Any], game: Game = GAME) -> TerramaraState:
    state = game.from_data(data)
    assert isinstance(state, TerramaraState)
    return state
