"""Indices of the steps (`TerramaraState.steps`): the first number of every frame on the stack."""

from __future__ import annotations

(
    # decisions, in the order of section 23 of the rules
    DRAFT_FIRST, DRAFT_SECOND, PLACE_NEUTRAL, SETTLER_TILES, FLIP_CHARACTER, TURN_ACTION, AFTER_ACTION, PAY_CRAFT,
    EXTRA_CRAFT, PROCESS, SWAP_RAW, HUT_MODE, CHOOSE_RESOURCE, EXCHANGE, CHOOSE_OPTION, ORDER_PARTS, TRAVEL_STEP,
    USE_BONUS_TILE, PERSONAL_BONUS, RAID_GIVE, FIRST_PLAYER_BACK, RETURN_TRIGGER,
    # automatic steps
    RUN, EXCHANGE_AGAIN, BEGINNER_START, STARTING_CARD, CHARACTER_SETUP, ROUND_START, NEXT_TURN, ROUND_END,
    FLIP_TILES,
) = range(31)  # fmt: skip
