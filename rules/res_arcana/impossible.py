"""What can never be on the table (RA-16.7); pending.py says the same of the steps that are pending."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from rules.res_arcana import frames, pending
from rules.res_arcana.content import (
    ARTIFACTS,
    COMPONENT,
    COMPONENTS,
    CONSTANTS,
    CONTENT,
    MAGES,
    MAGIC_ITEMS,
    MONUMENTS,
    PLACES,
    UNKNOWN,
)
from rules.res_arcana.essences import NOTHING
from rules.res_arcana.vocabulary import BONUS_POINTS

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

# By component: the temporary points that it gives in a victory check.
_BONUS = {
    component: element.quantity
    for power, component in zip(CONTENT.powers, CONTENT.power_component, strict=True)
    for element in power.effect
    if element.op == BONUS_POINTS
}


def _dealt(state: ResArcanaState) -> Container[int]:
    """How many artifacts there may be: all, or in the set-up those dealt so far (RA-3.11, RA-14.1)."""
    everything = CONSTANTS["artifacts_dealt"] * state.setup.players
    variant = state.setup.options["variant"]
    if state.round == 0 and variant == "first_game":
        return range(everything + 1)
    if state.round == 0 and variant == "draft":
        return (CONSTANTS["draft_packet"] * state.setup.players, everything)
    return (everything,)


def invariants(state: ResArcanaState) -> list[str]:
    """Components conserved, nothing in two places, nothing negative."""
    problems: list[str] = []
    played = [component for area in state.play_areas for component in area]
    secret = (*state.hands, *state.decks, *state.packets, *state.picks)
    artifacts = [card for zone in (*secret, *state.discards, state.open_cards) for card in zone]
    artifacts += [component for component in played if component in ARTIFACTS]
    if state.viewer < 0 and UNKNOWN in (*artifacts, *state.monument_deck):
        problems.append("a card is unknown, which only a view can have")
    if len(state.face_up) != CONSTANTS["face_up_monuments"]:
        problems.append(f"{len(state.face_up)} places for face-up monuments (null is a gap)")
    if len(artifacts) not in _dealt(state):
        problems.append(f"{len(artifacts)} artifacts instead of eight for each player")
    items = [*state.items, *(component for component in played if component in MAGIC_ITEMS)]
    if sorted(items) != list(MAGIC_ITEMS):
        problems.append("the magic items are not the eight of the box")
    monuments = [*(monument for monument in state.face_up if monument >= 0), *state.monument_deck]
    monuments += [component for component in played if component in MONUMENTS]
    if len(monuments) != len(MONUMENTS):
        problems.append(f"{len(monuments)} monuments instead of {len(MONUMENTS)}")
    places = [*state.places, *(component for component in played if component in PLACES)]
    if len({(place - PLACES[0]) // 2 for place in places}) != len(places) or len(places) != 5:
        problems.append("the places are not one side of each of the five tiles")
    for name, cards in (("artifact", artifacts), ("monument", monuments), ("component", played)):
        known = [card for card in cards if card != UNKNOWN]
        if len(set(known)) != len(known):
            problems.append(f"an {name} is in two places")
    for seat, area in enumerate(state.play_areas):
        if state.round and sum(1 for component in area if component in MAGIC_ITEMS) != 1:
            problems.append(f"player {seat + 1} has not exactly one magic item")
        if state.round and sum(1 for component in area if component in MAGES) != 1:
            problems.append(f"player {seat + 1} has not exactly one mage")
        elif state.round and state.mages[seat] not in area:
            problems.append(f"player {seat + 1}'s mage is not in play")
    if any(count < 0 for essences in (*state.pools, *state.stored) for count in essences):
        problems.append("a heap of essences is negative")
    for component in range(len(COMPONENTS)):
        if component not in played and (state.turned[component] or state.stored[component] != NOTHING):
            problems.append(f"{COMPONENT.word(component)} is not in play but turned or carries essences")
    problems += _first_game_problems(state, places) + _bonus_problems(state)
    return problems + _match_problems(state, artifacts) + pending.problems(state)


def _first_game_problems(state: ResArcanaState, places: list[int]) -> list[str]:
    """A first game is played on the sun sides, by the mages of the starter sets (RA-3.2, RA-3.11)."""
    if state.setup.options["variant"] != "first_game":
        return []
    sun_sides = {sun for sun, _ in CONTENT.tiles}
    for place in places:
        if place not in sun_sides:
            return [f"{COMPONENT.word(place)} is a moon side, which a first game does not use (RA-3.2)"]
    starters = {mage for mage, _ in CONTENT.starter_sets}
    for mage in state.mages:
        if mage != UNKNOWN and mage not in starters:
            return [f"{COMPONENT.word(mage)} belongs to no starter set of a first game (RA-3.11)"]
    return []


def _bonus_problems(state: ResArcanaState) -> list[str]:
    """Temporary points last from the answer to a victory check until its end (RA-12.4)."""
    checking = not state.stack or any(frame[0] == frames.DECIDE_VICTORY for frame in state.stack)
    for seat, bonus in enumerate(state.bonus):
        if bonus and not checking:
            return [f"player {seat + 1} has temporary points, but no victory is being checked (RA-12.4)"]
        if bonus and not any(bonus == _BONUS.get(component) for component in state.play_areas[seat]):
            return [f"player {seat + 1} has temporary points that no component gives (RA-12.4)"]
    return []


def _match_problems(state: ResArcanaState, artifacts: list[int]) -> list[str]:
    """From the second game of a match on, everybody's cards are those of the match (RA-14.2.4)."""
    if state.setup.options["variant"] != "match":
        odd = state.open_cards or any(state.match_cards) or any(state.wins) or state.game_number > 1
        return ["open cards, match cards, wins and further games belong to a match (RA-14.2)"] if odd else []
    over = not state.stack
    if sum(state.wins) > state.game_number - 1 + over or (max(state.wins) > 1 and not over):
        first, second = state.wins
        return [f"wins of {first} : {second} cannot be in game {state.game_number} of a match (RA-14.2.7)"]
    owned = sorted(card for cards in (*state.match_cards, state.open_cards) for card in cards)
    if state.game_number == 1:
        return ["the first game of a match has no match cards yet (RA-14.2.2)"] if owned else []
    if len(owned) != len(artifacts) or (UNKNOWN not in artifacts and owned != sorted(artifacts)):
        return ["the match cards and open cards are not the artifacts of this game (RA-14.2.4)"]
    return []
