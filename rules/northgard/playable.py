"""When a card can be played (NG-9.0.2): one predicate for each key of `playable_if`, shared with the explanations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.core import Violation
from rules.northgard import cards as k
from rules.northgard.building import build_options, building_grounds, can_build, can_build_collecting
from rules.northgard.choice import area_word
from rules.northgard.content import FOOD, LORE, WOOD, symbol
from rules.northgard.state import NorthgardState

# Moving, bribing and copying ask `playable` themselves, so their modules are imported where they are asked.
Predicate = Callable[[NorthgardState, int, k.Op], bool]


# -- single conditions --------------------------------------------------------------------------------------


def has_recruits(state: NorthgardState, seat: int) -> bool:
    """A unit, or Kaija, is in reserve."""
    return state.reserve[seat] > 0 or state.kaija_free(seat)


def can_recruit(state: NorthgardState, seat: int, op: k.Op = ()) -> bool:
    """A plain Recruit: own territories, or any neutral one for a player without units (NG-5.7.4)."""
    if not has_recruits(state, seat):
        return False
    if not state.on_map(seat):
        return _neutral_spot(state)
    bears = state.with_bears()
    return not bears or any(territory not in bears for territory in state.own(seat))


def _neutral_spot(state: NorthgardState) -> bool:
    owner = state.owner
    if not state.line:
        return any(owner[territory] < 0 for territory in state.land.roots)
    barred = state.with_bears() | state.with_valkyries()
    return any(owner[territory] < 0 and territory not in barred for territory in state.land.roots)


def _can_recruit_neutral(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return has_recruits(state, seat) and _neutral_spot(state)


def _can_recruit_any(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return has_recruits(state, seat) and (
        _neutral_spot(state) or (state.on_map(seat) and can_recruit(state, seat))
    )


def _can_recruit_filtered(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return has_recruits(state, seat) and bool(filtered_territories(state, seat, op))


def filtered_territories(state: NorthgardState, seat: int, op: k.Op) -> list[tuple[int, int]]:
    """Own territories that a filtered Recruit may use, with the units each may get (NG-9.7.2)."""
    bears = state.with_bears()
    land = state.land
    found = []
    for territory in state.own(seat):
        if territory in bears:
            continue
        if op[0] == k.RECRUIT_PER_SYMBOL:
            units = symbol(state.shown(territory), op[1])
        elif op[2] == k.OPEN_OR_TILE_WOOD:
            units = op[1] if not land.closed(territory) or symbol(land.symbols[territory], WOOD) else 0
        else:
            near = any(
                state.owner[other] >= 0 and state.foe(seat, state.owner[other])
                for other in land.adjacent[territory]
            )
            units = op[1] if near else 0
        if units:
            found.append((territory, units))
    return found


def has_units(state: NorthgardState, seat: int, op: k.Op = ()) -> bool:
    """At least one figure on the map."""
    return state.on_map(seat)


def _can_leap(state: NorthgardState, seat: int, op: k.Op) -> bool:
    from rules.northgard.moving import sources

    return bool(sources(state, seat, op[1], 1))


def explore_cells(state: NorthgardState, seat: int, any_open: bool) -> list[int]:
    """The candidate cells of an Explore (NG-3.10.1), sorted."""
    bears = state.with_bears()
    frontier = state.land.frontier
    cells: set[int] = set()
    for territory in state.land.roots if any_open else state.own(seat):
        if territory not in bears:
            cells.update(frontier[territory])
    return sorted(cells)


def can_explore(state: NorthgardState, seat: int, op: k.Op) -> bool:
    """A tile is left and a candidate cell exists (NG-5.10.1, NG-3.10.1)."""
    if not state.pile:
        return False
    bears = state.with_bears()
    open_sides = state.land.open_sides
    owner = state.owner
    any_open = k.EXPLORE_SPECS[op[1]].any_open
    for territory in state.land.roots:
        if open_sides[territory] and (any_open or owner[territory] == seat) and territory not in bears:
            return True
    return False


def _can_build(state: NorthgardState, seat: int, op: k.Op) -> bool:
    if k.BUILD_SPECS[op[1]].collect:
        return can_build(state, seat, op[1]) or can_build_collecting(state, seat, op[1])
    return can_build(state, seat, op[1])


def _draw_available(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return state.drawable(seat) >= op[1]


def _any_drawable(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return state.drawable(seat) >= 1


def protector_draws(state: NorthgardState, seat: int, op: k.Op) -> int:
    """Protector of the Land: cards for closed territories of at least so many tiles (NG-9.2.3)."""
    land = state.land
    return op[2] * sum(1 for own in state.own(seat) if land.closed(own) and land.size(own) >= op[1])


def _draw_count_available(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return 1 <= protector_draws(state, seat, op) <= state.drawable(seat)


def opponents_with_cards(state: NorthgardState, seat: int) -> list[int]:
    """Opponents that have a hand card."""
    return [other for other in range(state.players) if state.foe(seat, other) and state.hand[other]]


def _opponent_with_cards(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return bool(opponents_with_cards(state, seat))


def _opponent_with_cards_or_draw(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return state.drawable(seat) >= 1 or bool(opponents_with_cards(state, seat))


def _enemy_unit(state: NorthgardState, seat: int, op: k.Op) -> bool:
    if op[0] == k.MOVE_ENEMY:
        from rules.northgard.meddling import bribe_sources

        return bool(bribe_sources(state, seat))
    owner = state.owner
    return any(owner[territory] >= 0 and state.foe(seat, owner[territory]) for territory in state.land.roots)


def _adjacent_enemy(state: NorthgardState, seat: int, op: k.Op) -> bool:
    owner = state.owner
    adjacent = state.land.adjacent
    return any(
        owner[near] >= 0 and state.foe(seat, owner[near])
        for territory in state.own(seat)
        for near in adjacent[territory]
    )


def _copy_target(state: NorthgardState, seat: int, op: k.Op) -> bool:
    from rules.northgard.copying import could_copy

    return could_copy(state, seat, op[1])


def _row_card(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return bool(state.row) and not state.flags[seat] & k.NO_ROW_CARD


def _always(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return True


def _never(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return False


# -- choices ------------------------------------------------------------------------------------------------


def _discard_not_empty(state: NorthgardState, seat: int, op: k.Op) -> bool:
    return bool(state.discard[seat])


_OPTION: Final[dict[str, Predicate]] = {
    "recruit": can_recruit,
    "move": has_units,
    "explore": can_explore,
    "build": _can_build,
    "draw": _draw_available,
    "take_from_discard": _discard_not_empty,
    "discard_from_hand": _opponent_with_cards,
}


def option_possible(state: NorthgardState, seat: int, word: int, program: int) -> bool:
    """Whether an option of a choice card could be carried out now (key `any_option`)."""
    return _OPTION[k.CHOICE_WORDS[word]](state, seat, k.PROGRAMS[program][0])


_OPTION_REASON: Final = {
    "recruit": "can_recruit",
    "move": "has_units",
    "explore": "can_explore",
    "build": "can_build",
    "draw": "draw_available_1",
    "discard_from_hand": "opponent_with_cards",
}


def why_no_option(state: NorthgardState, seat: int, word: int, program: int) -> list[Violation]:
    """Why an option of a choice card cannot be carried out."""
    key = _OPTION_REASON.get(k.CHOICE_WORDS[word])
    return (
        _reasons(state, seat, key, k.PROGRAMS[program][0]) if key else [Violation("not_possible", "NG-9.0.2")]
    )


def _any_option(state: NorthgardState, seat: int, op: k.Op) -> bool:
    choice = k.CHOICES[op[1]]
    return any(
        option_possible(state, seat, word, program)
        for word, program in zip(choice.words, choice.programs, strict=True)
    )


_PREDICATES: Final[dict[str, Predicate]] = {
    "always": _always,
    "never": _never,
    "reaction_only": _never,
    "has_units": has_units,
    "has_units_and_open_target": _can_leap,
    "can_recruit": can_recruit,
    "can_recruit_neutral": _can_recruit_neutral,
    "can_recruit_any": _can_recruit_any,
    "can_recruit_filtered": _can_recruit_filtered,
    "can_build": _can_build,
    "can_build_amenities": _can_build,
    "can_explore": can_explore,
    "can_explore_any": can_explore,
    "draw_available_1": _any_drawable,
    "draw_available_2": _draw_available,
    "draw_available_3": _draw_available,
    "draw_count_available": _draw_count_available,
    "any_option": _any_option,
    "opponent_with_cards": _opponent_with_cards,
    "opponent_with_cards_or_draw": _opponent_with_cards_or_draw,
    "enemy_unit_exists": _enemy_unit,
    "adjacent_enemy_unit": _adjacent_enemy,
    "copy_target_exists": _copy_target,
    "display_not_empty_and_not_used": _row_card,
}
# What is missing, for the explanation of an unplayable card.
_REASON: Final = {
    "never": ("never_playable", "NG-5.3.4"),
    "reaction_only": ("reaction_only", "NG-5.5.5"),
    "has_units": ("no_units", "NG-9.0.2"),
    "has_units_and_open_target": ("no_open_target", "NG-9.4.10"),
    "can_recruit": ("cannot_recruit", "NG-5.7.1"),
    "can_recruit_neutral": ("cannot_recruit_neutral", "NG-5.7.5"),
    "can_recruit_any": ("cannot_recruit", "NG-5.7.5"),
    "can_recruit_filtered": ("no_fitting_territory", "NG-9.7.2"),
    "can_build": ("cannot_build", "NG-5.8.1"),
    "can_build_amenities": ("cannot_build", "NG-9.4.25"),
    "can_explore": ("cannot_explore", "NG-5.10.2"),
    "can_explore_any": ("cannot_explore", "NG-5.10.2"),
    "draw_available_1": ("not_enough_cards", "NG-5.6.5"),
    "draw_available_2": ("not_enough_cards", "NG-5.6.5"),
    "draw_available_3": ("not_enough_cards", "NG-5.6.5"),
    "draw_count_available": ("not_enough_cards", "NG-9.2.3"),
    "any_option": ("no_option", "NG-9.0.2"),
    "opponent_with_cards": ("no_hand_to_hit", "NG-9.0.2"),
    "opponent_with_cards_or_draw": ("no_hand_to_hit", "NG-9.0.2"),
    "enemy_unit_exists": ("no_enemy_unit", "NG-9.0.2"),
    "adjacent_enemy_unit": ("no_enemy_near", "NG-9.0.2"),
    "copy_target_exists": ("nothing_to_copy", "NG-9.0.6"),
    "display_not_empty_and_not_used": ("no_row_card", "NG-9.3.16"),
}
_CHECK: Final = tuple(_PREDICATES[card.playable_if] for card in k.CARDS)
_FIRST_OP: Final = tuple(k.PROGRAMS[card.program][0] if k.PROGRAMS[card.program] else () for card in k.CARDS)


def playable(state: NorthgardState, seat: int, card: int) -> bool:
    """Whether a seat could play the card's effect now."""
    return _CHECK[card](state, seat, _FIRST_OP[card])


def why_unplayable(state: NorthgardState, seat: int, card: int) -> list[Violation]:
    """The reason why a card cannot be played; empty if it can."""
    if playable(state, seat, card):
        return []
    return _reasons(state, seat, k.CARDS[card].playable_if, _FIRST_OP[card])


# -- what exactly is missing --------------------------------------------------------------------------------


def _bears(state: NorthgardState, territories: list[int]) -> list[Violation]:
    """The Brown Bears of these territories; empty unless every one of them has one (NG-10.9.1)."""
    bears = state.with_bears()
    if not all(territory in bears for territory in territories):
        return []
    return [
        Violation("bear_forbids", "NG-10.9.1", {"area": area_word(territory)}) for territory in territories
    ]


def _why_no_recruits(state: NorthgardState, seat: int, op: k.Op) -> list[Violation]:
    if not has_recruits(state, seat):
        return [Violation("reserve_empty", "NG-5.7.3")]
    return _bears(state, state.own(seat))


def _why_no_neutral_recruits(state: NorthgardState, seat: int, op: k.Op) -> list[Violation]:
    return [] if has_recruits(state, seat) else [Violation("reserve_empty", "NG-5.7.3")]


def _why_no_explore(state: NorthgardState, seat: int, op: k.Op) -> list[Violation]:
    if not state.pile:
        return [Violation("pile_empty", "NG-5.10.1")]
    land = state.land
    around = land.roots if k.EXPLORE_SPECS[op[1]].any_open else state.own(seat)
    return _bears(state, [territory for territory in around if not land.closed(territory)])


def _why_no_build(state: NorthgardState, seat: int, op: k.Op) -> list[Violation]:
    own, grounds = state.own(seat), building_grounds(state, seat)
    barred = [territory for territory in own if territory not in grounds]
    wood = state.resources[3 * seat + WOOD]
    if not grounds or build_options(state, seat, op[1], barred, wood, 1):
        return _bears(state, barred)
    return []


# A closer look than `_REASON`, where one condition has several parts.
_CLOSER: Final[dict[str, Callable[[NorthgardState, int, k.Op], list[Violation]]]] = {
    "can_recruit": _why_no_recruits,
    "can_recruit_neutral": _why_no_neutral_recruits,
    "can_recruit_any": _why_no_recruits,
    "can_recruit_filtered": _why_no_recruits,
    "can_explore": _why_no_explore,
    "can_explore_any": _why_no_explore,
    "can_build": _why_no_build,
    "can_build_amenities": _why_no_build,
}


def _reasons(state: NorthgardState, seat: int, key: str, op: k.Op) -> list[Violation]:
    """Why the condition of a card is not met."""
    closer = _CLOSER.get(key)
    return (closer(state, seat, op) if closer else []) or [Violation(*_REASON[key])]


def can_pay(state: NorthgardState, seat: int, amount: int) -> bool:
    """Whether a seat has that many resources of any kinds."""
    return state.total_resources(seat) >= amount


def payments(state: NorthgardState, seat: int, amount: int) -> list[tuple[int, int, int]]:
    """All ways to pay so many resources of any kinds: food, wood, lore."""
    food, wood, lore = state.resources[3 * seat : 3 * seat + 3]
    return [
        (f, w, amount - f - w)
        for f in range(min(food, amount) + 1)
        for w in range(min(wood, amount - f) + 1)
        if amount - f - w <= lore
    ]


def pay_all(state: NorthgardState, seat: int, amounts: tuple[int, ...], source: str) -> None:
    """Pay food, wood and lore."""
    for resource, amount in zip((FOOD, WOOD, LORE), amounts, strict=True):
        state.pay(seat, resource, amount, source)
