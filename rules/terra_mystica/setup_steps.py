"""Decisions before the first round: factions, first dwellings, first bonus cards (TM-3.6 to TM-3.9)."""

from __future__ import annotations

from rules.core import Action, Frame, Params, Step, Violation
from rules.core.words import Field
from rules.terra_mystica.board import HEX, LAND_HEXES, PRINTED_TERRAIN, RIVER, TERRAIN, bits
from rules.terra_mystica.building import put_dwelling
from rules.terra_mystica.content import CARD, FACTION, FACTIONS
from rules.terra_mystica.notation import FACTION_CHOICE, PLACE, TAKE
from rules.terra_mystica.rounds import free_cards, settle_faction
from rules.terra_mystica.state import NOT_IN_PLAY, TerraMysticaState

WRONG_DECISION = Violation("wrong_decision", "TM-7.2")


def colors_taken(state: TerraMysticaState) -> set[str]:
    return {FACTIONS[faction].color for faction in state.faction if faction >= 0}


class ChooseFaction(Step[TerraMysticaState]):
    """Any faction whose colour is still free (TM-3.6.2)."""

    kind = "choose_faction"
    rules = ("TM-3.6.2",)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(FACTION_CHOICE, faction) for faction in range(len(FACTIONS))]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != FACTION_CHOICE or action[1] < 0:
            return [WRONG_DECISION]
        if FACTIONS[action[1]].color in colors_taken(state):
            return [Violation("color_taken", "TM-1.5", {"faction": FACTION.word(action[1])})]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        settle_faction(state, frame[1], action[1])


class ChooseSide(ChooseFaction):
    """One of the two factions of the colour that was dealt (TM-3.6.3)."""

    kind = "choose_side"
    rules = ("TM-3.6.3",)
    fields = (Field("terrain", TERRAIN),)

    def params(self, state: TerraMysticaState, frame: Frame) -> Params:
        return {"terrain": TERRAIN.word(frame[2])}

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != FACTION_CHOICE or action[1] < 0:
            return [WRONG_DECISION]
        if FACTIONS[action[1]].home != frame[2]:
            return [Violation("other_color", "TM-3.6.3", {"faction": FACTION.word(action[1])})]
        return []


class PlaceDwelling(Step[TerraMysticaState]):
    """A first dwelling on any free space of the home terrain (TM-3.8.3)."""

    kind = "place_dwelling"
    rules = ("TM-3.8.2", "TM-3.8.3")

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(PLACE, hex) for hex in LAND_HEXES]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(PLACE, hex) for hex in bits(state.terrain_sets[state.home(frame[1])] & ~state.occupied)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != PLACE or action[1] < 0:
            return [WRONG_DECISION]
        hex = action[1]
        found = []
        if PRINTED_TERRAIN[hex] == RIVER:
            return [Violation("river", "TM-2.2.3", {"hex": HEX.word(hex)})]
        if state.occupied >> hex & 1:
            found.append(Violation("occupied", "TM-3.8.3", {"hex": HEX.word(hex)}))
        home = state.home(frame[1])
        if PRINTED_TERRAIN[hex] != home:
            params = {"hex": HEX.word(hex), "terrain": TERRAIN.word(home)}
            found.append(Violation("not_home_terrain", "TM-3.8.3", params))
        return found

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        put_dwelling(state, frame[1], action[1])
        if state.events is not None:
            state.emit("built", frame[1], "setup", {"hex": HEX.word(action[1]), "structure": "dwelling"})


class FirstBonus(Step[TerraMysticaState]):
    """The first bonus card, from the last seat backwards (TM-3.9.1)."""

    kind = "choose_first_bonus"
    rules = ("TM-3.9.1",)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(TAKE, card) for card in range(len(CARD))]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(TAKE, card) for card in free_cards(state)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        return check_card(state, action, self.rules[0])

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.card[frame[1]] = action[1]
        if state.events is not None:
            state.emit("card_taken", frame[1], "setup", {"card": CARD.word(action[1])})


def check_card(state: TerraMysticaState, action: Action, rule: str) -> list[Violation]:
    """A bonus card must be in play and nobody's."""
    if action[0] != TAKE or action[1] < 0:
        return [WRONG_DECISION]
    card = action[1]
    if state.card_coins[card] == NOT_IN_PLAY:
        return [Violation("card_not_in_play", "TM-3.4.1", {"card": CARD.word(card)})]
    if card in state.card:
        return [Violation("card_taken", rule, {"card": CARD.word(card)})]
    return []
