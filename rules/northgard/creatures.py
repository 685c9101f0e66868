"""Creatures (NG-10): how they appear, move and act. Their fights are ordinary combats, see `combat`."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step
from rules.northgard import kinds
from rules.northgard.choice import Choice, area_word
from rules.northgard.combat import CREATURE_SIDE, begin_combat, suffer
from rules.northgard.content import CREATURES, LOW_VALUE, small_and_large
from rules.northgard.state import CREATURE_KIND, IS_VALKYRIE, OFF_MAP, NorthgardState
from rules.northgard.vocabulary import AREA, CREATURE, DO_LEAD


def build_deck(state: NorthgardState) -> None:
    """As many weaker creatures as players plus one on top, all others shuffled below (NG-10.1.1)."""
    low = [number for number, creature in enumerate(CREATURES) if creature.value <= LOW_VALUE]
    state.rng.shuffle(low)
    top = low[: state.players + 1]
    rest = low[state.players + 1 :] + [
        number for number, creature in enumerate(CREATURES) if creature.value > LOW_VALUE
    ]
    state.rng.shuffle(rest)
    state.creature_deck = rest + top
    state.creature_top = len(top)


def draw_creature(state: NorthgardState) -> int:
    """The next creature card, or -1 (NG-10.1.2)."""
    if not state.creature_deck:
        state.creature_deck, state.creature_discard = sorted(state.creature_discard), []
        state.rng.shuffle(state.creature_deck)
    if not state.creature_deck:
        return -1
    state.reveals += 1
    state.creature_top = max(0, state.creature_top - 1)
    return state.creature_deck.pop()


def appear(state: NorthgardState, seat: int, territory: int, *, activate: bool) -> None:
    """A creature comes to a territory, at the right end of the line; it acts at once unless this is the set-up."""
    creature = draw_creature(state)
    if creature < 0:
        return
    state.line.append(creature)
    state.creature_at[creature] = territory
    if state.events is not None:
        params = {"creature": CREATURES[creature].id, "area": area_word(territory)}
        state.emit("creature_appeared", seat, "", params)
    if activate:
        state.stack.append((kinds.ACTIVATE, seat, creature))


class Activate(Step[NorthgardState]):
    """A creature acts where it stands: Draugr and Valkyrie; Wolf and Bear have lasting effects only (NG-10.7.4)."""

    kind = "activate"
    automatic = True
    fields = (Field("creature", CREATURE),)

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, creature = frame
        territory = state.creature_at[creature]
        victim = state.owner[territory]
        if victim < 0:
            return
        if CREATURE_KIND[creature] == "draugr":  # NG-10.9.2
            if state.events is not None:
                params = {"creature": CREATURES[creature].id, "area": area_word(territory)}
                state.emit("draugr_struck", victim, "", params)
            suffer(state, victim, territory, 1, False)
        elif IS_VALKYRIE[creature]:  # NG-10.9.3
            begin_combat(state, seat, territory, CREATURE_SIDE + creature, victim)


class CreatureTurn(Step[NorthgardState]):
    """One creature of the line moves and acts (NG-10.7.1)."""

    kind = "creature_turn"
    automatic = True
    fields = (Field("creature", CREATURE),)

    def run(self, state: NorthgardState, frame: Frame) -> None:
        creature = frame[2]
        if state.creature_at[creature] == OFF_MAP:
            return
        best = favourite_targets(state, creature)
        if len(best) > 1:
            state.stack.append((kinds.CREATURE_TIE, state.first_player, creature, *best))
        else:
            move_creature(state, creature, best[0] if best else state.creature_at[creature])


def favourite_targets(state: NorthgardState, creature: int) -> list[int]:
    """Where a creature wants to go (NG-10.7.2, NG-10.7.3): several if the first player has to choose."""
    taken = {state.creature_at[other] for other in state.line}
    found = [near for near in state.land.adjacent[state.creature_at[creature]] if near not in taken]
    with_units = [near for near in found if state.owner[near] >= 0]
    found = with_units or found
    for key in CREATURES[creature].priority:
        if len(found) > 1:
            worth = [_attraction(state, near, key) for near in found]
            found = [near for near, value in zip(found, worth, strict=True) if value == max(worth)]
    return found


def _attraction(state: NorthgardState, territory: int, key: str) -> int:
    if key == "units":
        return state.figures(territory)
    if key == "buildings":
        small, large = small_and_large(state.buildings[territory])
        return small + 3 * large
    shown = state.shown(territory)
    return (shown & 255) + (shown >> 8 & 255) + (shown >> 16)


def move_creature(state: NorthgardState, creature: int, territory: int) -> None:
    """The creature arrives, or stays where it is, and acts."""
    if state.events is not None and territory != state.creature_at[creature]:
        params = {"creature": CREATURES[creature].id, "area": area_word(territory)}
        state.emit("creature_moved", -1, "", params)
    state.creature_at[creature] = territory
    state.stack.append((kinds.ACTIVATE, -1, creature))


class CreatureTie(Choice):
    """The first player leads a creature to one of equally good territories (NG-10.7.3)."""

    kind = "creature_tie"
    rules = ("NG-10.7.3",)
    verbs = (DO_LEAD,)
    fields = (Field("creature", CREATURE), Field("territories", AREA))
    repeats = True

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"creature": CREATURES[frame[2]].id}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_LEAD, territory) for territory in sorted(frame[3:])]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_LEAD, near) for near in state.land.adjacent[state.creature_at[frame[2]]]]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        move_creature(state, frame[2], action[1])


def summoning_grounds(state: NorthgardState) -> list[int]:
    """More Creatures!: a lair without creature, else any territory without one (NG-10.8.2), sorted."""
    taken = {state.creature_at[creature] for creature in state.line}
    free = [territory for territory in state.land.roots if territory not in taken]
    lairs = [territory for territory in free if state.land.lairs[territory]]
    return sorted(lairs or free)
