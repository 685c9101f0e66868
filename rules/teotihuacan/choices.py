"""Small choices that many effects ask for: a resource, a temple, a discovery tile, the reward of a large step."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.teotihuacan.asked import Asked, short_of
from rules.teotihuacan.content import DISCOVERY_COST
from rules.teotihuacan.frames import (
    ANY_TEMPLE,
    CHOOSE_RESOURCE,
    CHOOSE_TEMPLE,
    CLAIM_DISCOVERY,
    MATCHED_STEPS,
    ORDER_TEMPLE_STEPS,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.tracks import can_climb, climbable, step_reward, temple_step, worth_asking
from rules.teotihuacan.vocabulary import (
    CLAIM,
    COCOA,
    DISCOVERY,
    KINDS,
    MASKS,
    RESOURCES,
    REWARD,
    SITE,
    SKIP,
    STEP,
    TAKE,
    TEMPLE,
    TOP_STEP,
    WORSHIP_SITES,
)

TAKE_ACTIONS: tuple[Action, ...] = tuple((TAKE, good) for good in RESOURCES)
STEP_ACTIONS: tuple[Action, ...] = tuple((STEP, temple) for temple in range(3))
CLAIM_ACTIONS: tuple[Action, ...] = tuple((CLAIM, kind) for kind in range(KINDS))
SKIP_ACTION: Action = (SKIP,)


class ChooseResource(Asked):
    """Any resource: the owner picks the kind, unit by unit (TE-10.1.1)."""

    kind = "choose_resource"
    rules = ("TE-10.1.1", "TE-14.3", "TE-14.4", "TE-13.7")
    fields = (Field("left"),)
    verbs = (TAKE,)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"left": frame[2]}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return list(TAKE_ACTIONS)

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*TAKE_ACTIONS, (TAKE, COCOA)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return [] if action[1] in RESOURCES else [Violation("cocoa_is_no_resource", "TE-1.5")]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, left = frame
        if left > 1:
            state.stack[-1] = (CHOOSE_RESOURCE, player, left - 1)
        else:
            state.stack.pop()
        state.gain(player, action[1], 1, "any_resource")


class AnyTemple(Step[TeotihuacanState]):
    """Steps on temples of the owner's choice; lost when no marker can advance (TE-10.1.5)."""

    kind = "any_temple"
    fields = (Field("left"),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        if climbable(state, frame[1]):
            state.stack.append((CHOOSE_TEMPLE, frame[1], frame[2]))
        else:
            state.tell("no_step_possible", frame[1], "temple")


class ChooseTemple(Asked):
    """A step on any temple must be taken where the marker can advance, if there is such a temple."""

    kind = "choose_temple"
    rules = ("TE-10.1.5", "TE-10.1.6")
    fields = (Field("left"),)
    verbs = (STEP, SKIP)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"left": frame[2]}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        # A tile used at this moment may have taken the last possible step; then this one is lost.
        return [STEP_ACTIONS[temple] for temple in climbable(state, frame[1])] or [SKIP_ACTION]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*STEP_ACTIONS, SKIP_ACTION]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == SKIP:
            return [Violation("step_is_compulsory", "TE-10.1.6")] if climbable(state, frame[1]) else []
        return temple_refusals(state, frame[1], action[1])

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, left = frame
        state.stack.pop()
        if action[0] == SKIP:
            return
        if left > 1:
            state.stack.append((ANY_TEMPLE, player, left - 1))
        temple_step(state, player, action[1])


def temple_refusals(state: TeotihuacanState, player: int, temple: int) -> list[Violation]:
    """Why a marker cannot advance."""
    if can_climb(state, player, temple):
        return []
    at_top = state.temples[player * 3 + temple] == TOP_STEP
    kind = "temple_finished" if at_top else "top_step_taken"
    return [Violation(kind, "TE-10.1.5", {"temple": TEMPLE.word(temple)})]


class MatchedSteps(Step[TeotihuacanState]):
    """Steps of coloured icons that matched, one by one; impossible ones are lost (TE-9.7.4)."""

    kind = "matched_steps"
    fields = (Field("blue"), Field("red"), Field("green"))
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        player = frame[1]
        left = [0, 0, 0]
        for temple in range(3):
            if frame[2 + temple]:
                if can_climb(state, player, temple):
                    left[temple] = frame[2 + temple]
                else:
                    state.tell("step_lost", player, "temple", {"temple": TEMPLE.word(temple)})
        colours = [temple for temple in range(3) if left[temple]]
        if len(colours) == 1:
            take_matched_step(state, player, left, colours[0])
        elif colours:
            state.stack.append((ORDER_TEMPLE_STEPS, player, *left))


def take_matched_step(state: TeotihuacanState, player: int, left: list[int], temple: int) -> None:
    """One of the steps now, the others afterwards."""
    left[temple] -= 1
    if any(left):
        state.stack.append((MATCHED_STEPS, player, *left))
    temple_step(state, player, temple)


class OrderTempleSteps(Asked):
    """Several coloured matches: the player chooses which step comes next."""

    kind = "order_temple_steps"
    rules = ("TE-9.7.4",)
    fields = (Field("blue"), Field("red"), Field("green"))
    verbs = (STEP,)

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [STEP_ACTIONS[temple] for temple in range(3) if frame[2 + temple]]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return list(STEP_ACTIONS)

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return (
            []
            if frame[2 + action[1]]
            else [Violation("no_such_match", "TE-9.7.3", {"temple": TEMPLE.word(action[1])})]
        )

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_matched_step(state, frame[1], list(frame[2:5]), action[1])


# -- discovery tiles ------------------------------------------------------------------------------------------------


class OfferDiscovery(Step[TeotihuacanState]):
    """A discovery may be bought here, if one lies there and could be paid."""

    kind = "offer_discovery"
    fields = (Field("site", SITE),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, site = frame
        if state.sites[site] and worth_asking(state, player, site):
            state.stack.append((CLAIM_DISCOVERY, player, site))


class ClaimDiscovery(Asked):
    """Buy one of the tiles of a site, or leave them (TE-10.2, TE-7.4c)."""

    kind = "claim_discovery"
    rules = ("TE-7.4", "TE-10.2", "TE-14.1.1")
    fields = (Field("site", SITE),)
    verbs = (CLAIM, SKIP)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"site": SITE.word(frame[2])}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*claims(state, frame[1], frame[2]), SKIP_ACTION]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*CLAIM_ACTIONS, SKIP_ACTION]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return [] if action[0] == SKIP else claim_refusals(state, frame[1], frame[2], action[1])

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        return mask_cautions(state, frame[1], action)

    def spots(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        return (f"site:{SITE.word(frame[2])}",) if action[0] == CLAIM else ()

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == CLAIM:
            claim(state, frame[1], frame[2], action[1])
        else:
            state.tell("declined", frame[1], SITE.word(frame[2]))


class TempleLargeStep(Asked):
    """The printed reward of a large step, or one of the tiles lying there (TE-10.1.2)."""

    kind = "temple_large_step"
    rules = ("TE-10.1.2",)
    fields = (Field("temple", TEMPLE), Field("reached"))
    verbs = (CLAIM, REWARD)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"temple": TEMPLE.word(frame[2]), "step": frame[3]}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*claims(state, frame[1], large_site(frame)), (REWARD,)]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*CLAIM_ACTIONS, (REWARD,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return [] if action[0] == REWARD else claim_refusals(state, frame[1], large_site(frame), action[1])

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        return mask_cautions(state, frame[1], action)

    def spots(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        if action[0] == REWARD:
            return (f"temple:{TEMPLE.word(frame[2])}",)
        return (f"site:{SITE.word(large_site(frame))}",) if action[0] == CLAIM else ()

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == CLAIM:
            claim(state, frame[1], large_site(frame), action[1])
        else:
            step_reward(state, frame[1], frame[2], frame[3])


def large_site(frame: Frame) -> int:
    """Where the tiles of a large step lie."""
    return SITE.index(f"{TEMPLE.word(frame[2])}_{frame[3]}")


def claims(state: TeotihuacanState, player: int, site: int) -> list[Action]:
    """The tiles of a site that the player can pay, each kind once."""
    return [
        CLAIM_ACTIONS[kind]
        for kind in sorted(set(state.sites[site]))
        if state.can_pay(player, DISCOVERY_COST[kind])
    ]


def claim_refusals(state: TeotihuacanState, player: int, site: int, kind: int) -> list[Violation]:
    """Why a tile cannot be bought: it is not there, or its cost cannot be paid; nothing waives it (TE-14.1.1)."""
    found = []
    if kind not in state.sites[site]:
        found.append(Violation("tile_not_here", "TE-14.1.1", {"tile": DISCOVERY.word(kind)}))
    found += cost_refusals(state, player, kind)
    return found


def cost_refusals(state: TeotihuacanState, player: int, kind: int) -> list[Violation]:
    """What a player lacks of the cost of a discovery tile."""
    return [
        short_of(state, player, good, amount, "TE-14.1.1")
        for good, amount in DISCOVERY_COST[kind]
        if state.goods[player * 5 + good] < amount
    ]


def mask_cautions(state: TeotihuacanState, player: int, action: Action) -> list[Notice]:
    """A second copy of a mask starts a new set."""
    if action[0] == CLAIM and action[1] < MASKS and state.has_tile(player, action[1]):
        return [Notice("mask_already_owned", "TE-11.6", {"tile": DISCOVERY.word(action[1])})]
    return []


def claim(state: TeotihuacanState, player: int, site: int, kind: int) -> None:
    """Pay for a tile and take it; a place beside a worship space is refilled at once (TE-7.9)."""
    word = DISCOVERY.word(kind)
    for good, amount in DISCOVERY_COST[kind]:
        state.pay(player, good, amount, word)
    state.up[player * KINDS + kind] += 1
    state.tell("claimed", player, SITE.word(site), {"tile": word})
    tiles = list(state.sites[site])
    tiles.remove(kind)
    state.sites[site] = tuple(tiles)
    if site < WORSHIP_SITES:
        refill_site(state, site)


def refill_site(state: TeotihuacanState, site: int) -> None:
    """A new tile beside a worship space, while there are any (TE-7.9, TE-22.4)."""
    drawn = state.draw_discovery()
    if drawn >= 0:
        state.sites[site] = (drawn,)
        state.emit("revealed_tile", -1, SITE.word(site), {"tile": DISCOVERY.word(drawn)})
