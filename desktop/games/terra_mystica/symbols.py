"""What tiles, cards and actions show: icons with amounts, made from the tables of the rules. No drawing here.

A sign is (icon, text); the icon is a file of resources/icons, or a path with folder.
"""

from __future__ import annotations

from desktop.texts import tr
from rules.terra_mystica.content import (
    AUREN_STEPS,
    BONUS_CULT,
    BONUS_SPADE,
    CARD_CULT,
    CARD_INCOME,
    CARD_PASS_VP,
    CARD_SHIPPING,
    CARD_SPADE,
    CULT,
    DOUBLE_TURN,
    DWELLING,
    EVENT_DWELLING,
    EVENT_SPADE,
    EVENT_STRONG,
    EVENT_TEMPLE,
    EVENT_TOWN,
    EVENT_TRADING,
    FAVOR_CULT,
    FAVOR_CULT_ACTION,
    FAVOR_DWELLING,
    FAVOR_DWELLING_VP,
    FAVOR_INCOME,
    FAVOR_PASSING,
    FAVOR_PASSING_VP,
    FAVOR_TRADING,
    FAVOR_TRADING_VP,
    FREE_TRADING,
    GIANT_SPADES,
    POWER_BRIDGE,
    POWER_COINS,
    POWER_DOUBLE_SPADE,
    POWER_PRIEST,
    POWER_SPADE,
    POWER_WORKERS,
    PRIESTS_ON_ORDERS,
    RIDE,
    SANCTUARY,
    SANDSTORM,
    SHIPPING_VALUE,
    SMALL_TOWNS,
    STRONGHOLD,
    STRUCTURE,
    TEMPLE,
    TILE_CULT,
    TILE_EVENT,
    TOWN_CULT_STEPS,
    TOWN_GAIN,
    TOWN_KEYS,
    TOWN_SHIPPING,
    TOWN_VP,
    TRADING_HOUSE,
    Amounts,
)
from rules.terra_mystica.towns import TOWN_POWER

Sign = tuple[str, str]

RESOURCE_ICONS = ("coin", "worker", "priest", "power", "spade")
FOLDER = "terra_mystica"
CULT_ICONS = tuple(f"cult_{cult}" for cult in CULT.words)
STRUCTURE_PICTURES = tuple(f"{FOLDER}/{structure}" for structure in STRUCTURE.words)
ANY_CULT = f"{FOLDER}/any_cult"
SPECIAL_ACTION = f"{FOLDER}/special_action"
PASSING = "passed"

_EVENT_PICTURES: dict[int, tuple[str, ...]] = {
    EVENT_DWELLING: (STRUCTURE_PICTURES[DWELLING],),
    EVENT_TRADING: (STRUCTURE_PICTURES[TRADING_HOUSE],),
    EVENT_TEMPLE: (STRUCTURE_PICTURES[TEMPLE],),
    EVENT_STRONG: (STRUCTURE_PICTURES[STRONGHOLD], STRUCTURE_PICTURES[SANCTUARY]),
    EVENT_SPADE: ("spade",),
    EVENT_TOWN: (f"{FOLDER}/town_marker",),
}


def picture_words() -> dict[str, str]:
    """Pictures that no word of the rulebook is named after."""
    return {
        "any_cult": tr("any cult"), "special_action": tr("special action"), "power_action": tr("power action"),
        "power_bowl_1": tr("bowl I"), "power_bowl_2": tr("bowl II"), "power_bowl_3": tr("bowl III"),
        "town_marker": tr("town"), "passed": tr("when passing"), "card": tr("bonus card"),
        "reaction": tr("second action"), "flag": tr("final scoring"), "action_used": tr("used in this round"),
    }  # fmt: skip


def amount_word(icon: str, amount: int) -> str:
    """The word behind an amount of a resource; nothing for other pictures."""
    n = abs(amount)
    if icon == "coin":
        return tr("{n:coin|coins}", n=n)
    if icon == "worker":
        return tr("{n:worker|workers}", n=n)
    if icon == "priest":
        return tr("{n:priest|priests}", n=n)
    return {"power": tr("power"), "vp": tr("VP")}.get(icon, "")


def signed(icon: str, amount: int) -> str:
    """A change in words: "−2 workers"."""
    return f"{amount:+d} {amount_word(icon, amount)}".replace("-", "−")


def amounts_signs(amounts: Amounts, plus: str = "") -> list[Sign]:
    """Resources as icons with amounts; nothing for zero."""
    return [(RESOURCE_ICONS[kind], f"{plus}{amount}") for kind, amount in enumerate(amounts) if amount]


def scoring_event(tile: int) -> tuple[tuple[str, ...], int]:
    """(pictures of what scores, points for each) of a scoring tile's action phase."""
    event, points = TILE_EVENT[tile]
    return _EVENT_PICTURES[event], points


def scoring_bonus(tile: int) -> tuple[str, int, list[Sign]]:
    """(what is counted, how many of it for one bonus, the bonus) of a scoring tile's cult phase."""
    cult, steps, bonus = TILE_CULT[tile]
    counted = "priest" if cult == PRIESTS_ON_ORDERS else CULT_ICONS[cult]
    return counted, steps, amounts_signs(bonus)


def order_target(cult: int, steps: int) -> str:
    """The name of the place to which a priest is sent for so many steps."""
    return f"order:{CULT.word(cult)}:{steps}"


def card_income(card: int) -> list[Sign]:
    return amounts_signs(CARD_INCOME[card], "+")


def card_ability(card: int) -> tuple[str, list[Sign]]:
    """(how it is used: special, always, passing, or nothing; signs) of a bonus card."""
    if card == CARD_SPADE:
        return "special", [("spade", "1")]
    if card == CARD_CULT:
        return "special", [(ANY_CULT, "+1")]
    if card == CARD_SHIPPING:
        return "always", [("ship", "+1")]
    return "passing", [
        ("ship" if structure == SHIPPING_VALUE else STRUCTURE_PICTURES[structure], str(points))
        for structure, points in CARD_PASS_VP[card]
    ]


def favor_steps(favor: int) -> tuple[int, int]:
    """(cult, steps)."""
    return FAVOR_CULT[favor]


def favor_ability(favor: int) -> tuple[str, list[Sign]]:
    """(how it works: income, special, always, passing, town, or nothing; signs) of a favor tile."""
    income = amounts_signs(FAVOR_INCOME[favor], "+")
    if income:
        return "income", income
    if favor == FAVOR_CULT_ACTION:
        return "special", [(ANY_CULT, "+1")]
    if favor == SMALL_TOWNS:
        return "town", [(f"{FOLDER}/town_marker", str(TOWN_POWER - 1))]
    if favor == FAVOR_TRADING:
        return "always", [(STRUCTURE_PICTURES[TRADING_HOUSE], ""), ("vp", str(FAVOR_TRADING_VP))]
    if favor == FAVOR_DWELLING:
        return "always", [(STRUCTURE_PICTURES[DWELLING], ""), ("vp", str(FAVOR_DWELLING_VP))]
    if favor == FAVOR_PASSING:
        scale = [points for points in FAVOR_PASSING_VP if points]
        return "passing", [(STRUCTURE_PICTURES[TRADING_HOUSE], ""), ("vp", f"{min(scale)}–{max(scale)}")]
    return "", []


def town_signs(town: int) -> list[Sign]:
    """What a town tile gives besides its points."""
    signs = amounts_signs(TOWN_GAIN[town])
    if TOWN_CULT_STEPS[town]:
        signs.append((ANY_CULT, str(TOWN_CULT_STEPS[town])))
    if town == TOWN_SHIPPING:
        signs.append(("ship", "+1"))
    if TOWN_KEYS[town] > 1:
        signs.append(("town_key", str(TOWN_KEYS[town])))
    return signs


def town_points(town: int) -> int:
    return TOWN_VP[town]


POWER_SIGNS: dict[int, Sign] = {
    POWER_BRIDGE: ("bridge", ""),
    POWER_PRIEST: ("priest", "1"),
    POWER_WORKERS: ("worker", "2"),
    POWER_COINS: ("coin", "7"),
    POWER_SPADE: ("spade", "1"),
    POWER_DOUBLE_SPADE: ("spade", "2"),
}

# what is drawn in the octagon of a stronghold's special action
CARD_SPECIALS = {CARD_SPADE: BONUS_SPADE, CARD_CULT: BONUS_CULT}  # bonus card -> its special action
SPECIAL_SIGNS: dict[int, Sign] = {
    AUREN_STEPS: (ANY_CULT, "2"),
    RIDE: (STRUCTURE_PICTURES[DWELLING], ""),
    DOUBLE_TURN: ("reaction", "2"),
    GIANT_SPADES: ("spade", "2"),
    SANDSTORM: ("spade", ""),
    FREE_TRADING: (STRUCTURE_PICTURES[TRADING_HOUSE], ""),
}
