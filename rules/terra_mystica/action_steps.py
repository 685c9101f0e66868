"""The small choices inside actions: bridge site, cult track, the strongholds' targets, the next bonus card."""

from __future__ import annotations

from rules.core import NUMBER, Action, Frame, Params, Step, Violation
from rules.core.words import Field
from rules.terra_mystica import checks
from rules.terra_mystica.board import HEX, LAND_HEXES, SITE, TERRAIN, bits
from rules.terra_mystica.building import (
    build_bridge,
    build_dwelling,
    set_terrain,
    upgrade,
)
from rules.terra_mystica.content import (
    CARD,
    TRADING_HOUSE,
)
from rules.terra_mystica.cult_choice import CultChoice
from rules.terra_mystica.cults import advance_cult
from rules.terra_mystica.frames import (
    BOUGHT_SPADES,
)
from rules.terra_mystica.notation import (
    BRIDGE,
    PLACE,
    TAKE,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.rounds import free_cards, take_card
from rules.terra_mystica.setup_steps import WRONG_DECISION, check_card
from rules.terra_mystica.spade_steps import offer_dwelling
from rules.terra_mystica.state import TerraMysticaState


class BridgeSite(Step[TerraMysticaState]):
    """Where the bridge of the power action goes (TM-14.2)."""

    kind = "action_bridge"
    rules = ("TM-14.2",)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(BRIDGE, site) for site in range(len(SITE))]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != BRIDGE or action[1] < 0:
            return [WRONG_DECISION]
        return checks.check_bridge(state, frame[1], action[1])

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(BRIDGE, site) for site in checks.bridge_sites(state, frame[1])]

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        build_bridge(state, frame[1], action[1], "power_bridge")


class ChooseCult(CultChoice):
    """On which track a special action advances (TM-15.2, TM-20.3.2)."""

    kind = "choose_cult"
    rules = ("TM-15.2", "TM-13.2.2")
    fields = (Field("steps", NUMBER),)

    def params(self, state: TerraMysticaState, frame: Frame) -> Params:
        return {"steps": frame[2]}

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        advance_cult(state, frame[1], action[1], frame[2], "special")


class RideChoice(Step[TerraMysticaState]):
    """The Witches' ride: a dwelling on any free forest, nothing paid (TM-20.4.2)."""

    kind = "witches_ride"
    rules = ("TM-20.4.2",)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(PLACE, hex) for hex in LAND_HEXES]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(PLACE, hex) for hex in bits(checks.ride_hexes(state, frame[1]))]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != PLACE or action[1] < 0:
            return [WRONG_DECISION]
        hex, home = action[1], state.home(frame[1])
        found = checks.check_free_land(state, hex, "TM-20.4.2")
        if not found and state.terrain[hex] != home:
            params = {"hex": HEX.word(hex), "terrain": TERRAIN.word(home)}
            found.append(Violation("not_home_terrain", "TM-20.4.2", params))
        return found

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        build_dwelling(state, frame[1], action[1], "special_witches_ride")


class SandstormChoice(Step[TerraMysticaState]):
    """The Nomads' sandstorm: a neighbouring space becomes desert without spades (TM-20.12.2)."""

    kind = "sandstorm"
    rules = ("TM-20.12.2",)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(TRANSFORM, hex) for hex in LAND_HEXES]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(TRANSFORM, hex) for hex in bits(checks.sandstorm_hexes(state, frame[1]))]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != TRANSFORM or action[1] < 0:
            return [WRONG_DECISION]
        hex = action[1]
        found = checks.check_free_land(state, hex, "TM-20.12.2")
        if not found and not checks.sandstorm_hexes(state, frame[1]) >> hex & 1:
            found.append(Violation("no_sandstorm", "TM-20.12.2", {"hex": HEX.word(hex)}))
        return found

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        seat, hex = frame[1], action[1]
        state.stack.pop()
        set_terrain(state, hex, state.home(seat))
        if state.events is not None:
            params: Params = {"hex": HEX.word(hex), "terrain": TERRAIN.word(state.home(seat)), "spades": 0}
            state.emit("transformed", seat, "special_sandstorm", params)
        offer_dwelling(state, seat, BOUGHT_SPADES, (hex,))


class FreeUpgrade(Step[TerraMysticaState]):
    """The Swarmlings' free trading house (TM-20.14.3)."""

    kind = "free_trading_house"
    rules = ("TM-20.14.3",)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(UPGRADE, hex, structure) for hex in bits(state.occupied) for structure in range(1, 5)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != UPGRADE or action[1] < 0 or action[2] < 0:
            return [WRONG_DECISION]
        return checks.check_upgrade(state, frame[1], action[1], action[2], free=True)

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        upgrade(state, frame[1], action[1], TRADING_HOUSE, "special_free_trading_house")


class PassCard(Step[TerraMysticaState]):
    """The bonus card for the next round (TM-16.1)."""

    kind = "pass_card"
    rules = ("TM-16.1", "TM-16.3", "TM-16.4")

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(TAKE, card) for card in range(len(CARD))]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(TAKE, card) for card in free_cards(state)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        return check_card(state, action, "TM-16.1")

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_card(state, frame[1], action[1])
