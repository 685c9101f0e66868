"""Teotibot's numbers: the printed ones and what the difficulty settings change (TE-19.2, TE-21.4, TE-21.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from rules.core import Option, Value, read_toml
from rules.teotihuacan.content import FOLDER
from rules.teotihuacan.vocabulary import BOARD, BOT_SLOT, BOT_TILE, RESOURCE, TEMPLE

_data = read_toml(FOLDER / "teotibot.toml")
_bot = _data.get("teotibot")
AVENUE_START: Final = _bot.get("avenue").whole()
MOST_COCOA: Final = _bot.get("max_cocoa").whole()
COCOA_EXCHANGED: Final = 10
FALLBACK_COCOA: Final = _bot.get("fallback_cocoa").whole()
CONSTRUCTION_STONE: Final = _bot.get("construction_stone").whole()
CONSTRUCTION_VP: Final = _bot.get("construction_bonus_vp").whole()
DECORATION_GOLD: Final = _bot.get("decoration_gold").whole()
DECORATION_VP: Final = _bot.get("decoration_vp").whole()
ALCHEMY_GOLD: Final = _bot.get("alchemy_gold").whole()
NOBLES_WOOD: Final = _bot.get("nobles_wood").whole()
RESOURCE_GAIN: Final = _bot.get("resource_gain").whole()
TEMPLE_TIES: Final = tuple(_bot.get("temple_tie_order").words(TEMPLE))
RESOURCE_TIES: Final = tuple(_bot.get("resource_tie_order").words(RESOURCE))
# (board, power, locked)
START_WORKERS: Final = tuple(
    (record.get("board").one(BOARD), record.get("power").whole(1, 5), record.get("locked").flag())
    for record in _data.get("worker").entries(4)
)

_slots = _data.get("slot").entries(6)
SLOT_OF_ROLL: Final[dict[int, int]] = {
    roll: slot for slot, record in enumerate(_slots) for roll in record.get("rolls").ints()
}
ASIDE: Final = BOT_SLOT.index("aside")


def _source_slot(word: str) -> int:
    return BOT_SLOT.index(word) if word else -1


# FILLED_FROM[slot][direction]: which tile slides into a slot when the direction tile says left (0) or right (1)
FILLED_FROM: Final = tuple(
    (_source_slot(record.get("left").text()), _source_slot(record.get("right").text())) for record in _slots
)
assert list(BOT_TILE.words) == [entry.text() for entry in _data.get("tiles").get("ids").entries(7)]


class BotRules(NamedTuple):
    """What the difficulty may change."""

    powers: tuple[int, ...]
    wood: int
    stone: int
    gold: int
    cocoa_vp: int  # for 10 cocoa
    worship_steps: int
    worship_steps_any: int  # on Decorations
    bonus_vp: int  # for each temple bonus tile
    technology_vp: int


_PRINTED: Final = BotRules(
    tuple(power for _, power, _ in START_WORKERS),
    _bot.get("wood").whole(),
    _bot.get("stone").whole(),
    _bot.get("gold").whole(),
    _bot.get("vp_per_10_cocoa").whole(),
    _bot.get("worship_steps").whole(),
    _bot.get("worship_steps_decorations").whole(),
    _bot.get("final_vp_per_bonus_tile").whole(),
    _bot.get("final_vp_per_technology").whole(),
)
_presets: dict[str, dict[str, int]] = {
    record.get("id").text(): dict(record.get("adjustments").table())
    for record in _data.get("preset").entries()
}
_ranges: dict[str, tuple[int, ...]] = {
    record.get("id").text(): tuple(sorted([0, *record.get("adjustments").ints()]))
    for record in _data.get("difficulty").entries()
}

DIFFICULTIES: Final = (*_presets, "custom")
WORKER_OPTIONS: Final = tuple(f"bot_{BOARD.word(board)}_power" for board, _, _ in START_WORKERS)
MOST_WORKER_CHANGES: Final = 3
# Every adjustment of TE-21.4 as an option of its own, for the difficulty "custom". A power of 1 cannot be lowered.
CUSTOM_OPTIONS: Final = (
    *(
        Option(key, 0, tuple(change for change in _ranges["worker_power"] if power + change >= 1))
        for key, (_, power, _) in zip(WORKER_OPTIONS, START_WORKERS, strict=True)
    ),
    Option("bot_wood", 0, _ranges["starting_resources"]),
    Option("bot_stone", 0, _ranges["starting_resources"]),
    Option("bot_gold", 0, _ranges["starting_resources"]),
    Option("bot_cocoa_vp", 0, _ranges["vp_per_10_cocoa"]),
    Option("bot_worship_steps", 0, _ranges["worship_steps"]),
    Option("bot_bonus_vp", 0, _ranges["vp_per_bonus_tile"]),
    Option("bot_technology_vp", 0, _ranges["vp_per_technology"]),
)


def bot_rules(options: Mapping[str, Value]) -> BotRules:
    """Teotibot's numbers for the options of a game."""
    difficulty = str(options["difficulty"])
    if difficulty == "custom":
        change = {key: int(options[key]) for key in (option.key for option in CUSTOM_OPTIONS)}
        powers = [change[key] for key in WORKER_OPTIONS]
    else:
        preset = _presets[difficulty]
        goods = preset.get("starting_resources", 0)
        change = {
            "bot_wood": goods,
            "bot_stone": goods,
            "bot_gold": goods,
            "bot_cocoa_vp": preset.get("vp_per_10_cocoa", 0),
            "bot_worship_steps": preset.get("worship_steps", 0),
            "bot_bonus_vp": preset.get("vp_per_bonus_tile", 0),
            "bot_technology_vp": preset.get("vp_per_technology", 0),
        }
        # A preset changes the three unlocked starting workers (TE-21.5).
        powers = [0 if locked else preset.get("worker_power", 0) for _, _, locked in START_WORKERS]
    return BotRules(
        tuple(power + more for power, more in zip(_PRINTED.powers, powers, strict=True)),
        _PRINTED.wood + change["bot_wood"],
        _PRINTED.stone + change["bot_stone"],
        _PRINTED.gold + change["bot_gold"],
        _PRINTED.cocoa_vp + change["bot_cocoa_vp"],
        _PRINTED.worship_steps + change["bot_worship_steps"],
        _PRINTED.worship_steps_any + change["bot_worship_steps"],
        _PRINTED.bonus_vp + change["bot_bonus_vp"],
        _PRINTED.technology_vp + change["bot_technology_vp"],
    )
