"""Worship: taking a space, pushing another worker out, ability and discovery tile (TE-7)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.teotihuacan.asked import Asked, short_of
from rules.teotihuacan.choices import claim, cost_refusals
from rules.teotihuacan.content import (
    ABILITY,
    ANY_TEMPLE_ABILITY,
    BOTH_COCOA,
    DISCOVERY_COST,
    PUSH_COCOA,
    ROYAL_ABILITY,
)
from rules.teotihuacan.frames import (
    ANY_TEMPLE,
    LOCK_WORKER,
    OFFER_DISCOVERY,
    WORSHIP_ABILITY,
    WORSHIP_OPTION,
    WORSHIP_ORDER,
)
from rules.teotihuacan.payment import can_meet, charge
from rules.teotihuacan.royal import use_royal_tile
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.teotibot_habits import push_bot
from rules.teotihuacan.tracks import can_climb, climbable, is_bot, temple_step
from rules.teotihuacan.vocabulary import ABILITY as ABILITY_VERB
from rules.teotihuacan.vocabulary import (
    ABILITY_FIRST,
    BOTH,
    COCOA,
    DISCOVERY_FIRST,
    DISCOVERY_ONLY,
    FREE_COCOA,
    LOCK,
    PALACE,
    PAY_BOTH,
    SITE,
    SPACE,
    SPACE_BOARD,
    SPACE_SITE,
    WAIVED_WORSHIP,
    WORKERS,
)

# -- may a space be chosen? -----------------------------------------------------------------------------------------


def ability_possible(state: TeotihuacanState, player: int, space: int) -> bool:
    """A royal tile always is; a temple step only while the marker can advance (TE-7.7, TE-13.1)."""
    ability = ABILITY[space]
    if ability == ROYAL_ABILITY:
        return True
    if ability == ANY_TEMPLE_ABILITY:
        return bool(climbable(state, player))
    return can_climb(state, player, ability)


def tile_affordable(state: TeotihuacanState, player: int, space: int, spent: int = 0) -> bool:
    """Whether the tile beside a space can be paid when ``spent`` cocoa are gone; never alone at the Palace (TE-7.6)."""
    if SPACE_BOARD[space] == PALACE:
        return False
    goods = state.goods
    start = player * 5
    return any(
        all(
            goods[start + good] - (spent if good == COCOA else 0) >= amount
            for good, amount in DISCOVERY_COST[kind]
        )
        for kind in state.sites[SPACE_SITE[space]]
    )


def can_worship(state: TeotihuacanState, player: int, space: int, paid: bool = False) -> bool:
    """Whether a space may be chosen; ``paid``: if the cocoa of the push is really paid, not waived (TE-7.2, TE-7.8)."""
    worker = state.occupant(space)
    if worker < 0:
        return ability_possible(state, player, space) or tile_affordable(state, player, space)
    if worker // WORKERS == player or not can_meet(state, player, PUSH_COCOA):
        return False
    if ability_possible(state, player, space):
        return True
    waivable = state.has_tile(player, FREE_COCOA) and not paid
    return tile_affordable(state, player, space, 0 if waivable else PUSH_COCOA)


def worship_refusals(state: TeotihuacanState, player: int, space: int) -> list[Violation]:
    """Why a space cannot be chosen; agrees with :func:`can_worship`."""
    if can_worship(state, player, space):
        return []
    worker = state.occupant(space)
    if worker >= 0 and worker // WORKERS == player:
        return [Violation("own_worker_there", "TE-7.2")]
    if worker >= 0 and not can_meet(state, player, PUSH_COCOA):
        return [short_of(state, player, COCOA, PUSH_COCOA, "TE-7.2")]
    return [Violation("worship_brings_nothing", "TE-7.8")]


# -- taking the space -----------------------------------------------------------------------------------------------


class WorshipBegin(Step[TeotihuacanState]):
    """The push is settled: the other worker leaves, the moved one is locked (TE-7.2, TE-7.3)."""

    kind = "worship_begin"
    fields = (Field("space", SPACE),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, space = frame
        worker = state.occupant(space)
        if worker >= 0:
            push_out(state, player, worker, space)
        hand = state.in_hand()
        if len(hand) == 2 and state.power[hand[0]] != state.power[hand[1]]:
            state.stack.append((LOCK_WORKER, player, space))
        else:
            lock(state, player, hand[0], space)


def push_out(state: TeotihuacanState, player: int, worker: int, space: int) -> None:
    """Another player's worker goes to the general area; Teotibot's to another worship space (TE-7.2, TE-19.5)."""
    owner = worker // WORKERS
    if is_bot(state, owner):
        push_bot(state, worker, space)
        return
    state.unlock(worker)
    if state.events is not None:
        state.emit("pushed", owner, SPACE.word(space), {"rival": player, "space": SPACE.word(space)})


def lock(state: TeotihuacanState, player: int, worker: int, space: int) -> None:
    """Lock a worker; a companion of a double move joins the general area. The power counts as it is now (TE-13.1)."""
    state.put_down()
    state.lock[worker] = space
    if state.events is not None:
        state.tell(
            "locked", player, SPACE.word(space), {"space": SPACE.word(space), "power": state.power[worker]}
        )
    state.stack.append((WORSHIP_OPTION, player, space, state.power[worker]))


class LockWorker(Asked):
    """After a double move: which of the two is locked (TE-7.3)."""

    kind = "lock_worker"
    rules = ("TE-7.3",)
    fields = (Field("space", SPACE),)
    verbs = (LOCK,)
    atomic = True

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"space": SPACE.word(frame[2])}

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(LOCK, power) for power in range(1, 6)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action[1] in [state.power[worker] for worker in state.in_hand()]:
            return []
        return [Violation("not_in_hand", "TE-7.3", {"power": action[1]})]

    def spots(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        return (f"worship:{SPACE.word(frame[2])}",) if action[0] == LOCK else ()

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        worker = next(worker for worker in state.in_hand() if state.power[worker] == action[1])
        lock(state, frame[1], worker, frame[2])


# -- ability, discovery, both -----------------------------------------------------------------------------------------


class WorshipOption(Asked):
    """Ability, discovery tile, or both for one more cocoa (TE-7.4)."""

    kind = "worship_option"
    rules = ("TE-7.4", "TE-7.6", "TE-7.7")
    fields = (Field("space", SPACE), Field("power"))
    verbs = (ABILITY_VERB, DISCOVERY_ONLY, BOTH)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"space": SPACE.word(frame[2])}

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(ABILITY_VERB,), (DISCOVERY_ONLY,), (BOTH,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        _, player, space, _ = frame
        able = ability_possible(state, player, space)
        tiles = state.sites[SPACE_SITE[space]]
        found = []
        if action[0] == DISCOVERY_ONLY:
            if SPACE_BOARD[space] == PALACE:
                found.append(Violation("palace_needs_its_tile", "TE-7.6"))
            elif not tiles:
                found.append(Violation("no_tile_here", "TE-7.7"))
            else:
                found += cost_refusals(state, player, tiles[0])
            return found
        # If a tile used in between took the last step, the ability is left and its step is lost.
        if not able and (action[0] == BOTH or tile_affordable(state, player, space)):
            found.append(Violation("ability_brings_nothing", "TE-7.7"))
        if action[0] == BOTH:
            if not tiles:
                found.append(Violation("no_tile_here", "TE-7.7"))
            if not state.waived & WAIVED_WORSHIP and not can_meet(state, player, BOTH_COCOA):
                found.append(short_of(state, player, COCOA, BOTH_COCOA, "TE-7.4"))
        return found

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        _, player, space, _ = frame
        tiles = state.sites[SPACE_SITE[space]]
        if action[0] == BOTH and tiles:
            spent = 0 if state.waived & WAIVED_WORSHIP else BOTH_COCOA
            goods = state.goods
            short = any(
                goods[player * 5 + good] - (spent if good == COCOA else 0) < amount
                for good, amount in DISCOVERY_COST[tiles[0]]
            )
            if short:
                return [Notice("tile_not_yet_affordable", "TE-7.7")]
        return []

    def spots(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        return worship_spots(frame[2], action[0] in (ABILITY_VERB, BOTH), action[0] in (DISCOVERY_ONLY, BOTH))

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, space, power = frame
        site = SPACE_SITE[space]
        if action[0] == BOTH:
            state.stack[-1] = (WORSHIP_ORDER, player, space, power)
            if not state.waived & WAIVED_WORSHIP:
                charge(state, player, PAY_BOTH, BOTH_COCOA)
            return
        state.stack.pop()
        if action[0] == ABILITY_VERB:
            use_ability(state, player, space, power)
        else:
            claim(state, player, site, state.sites[site][0])


class WorshipOrder(Asked):
    """Both: ability first, or the discovery tile first (TE-7.4c)."""

    kind = "worship_order"
    rules = ("TE-7.4", "TE-7.7")
    fields = (Field("space", SPACE), Field("power"))
    verbs = (ABILITY_FIRST, DISCOVERY_FIRST)

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(ABILITY_FIRST,), (DISCOVERY_FIRST,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return []

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        _, player, space, _ = frame
        tiles = state.sites[SPACE_SITE[space]]
        if action[0] == DISCOVERY_FIRST and tiles and not state.can_pay(player, DISCOVERY_COST[tiles[0]]):
            return [Notice("tile_not_yet_affordable", "TE-7.7")]
        return []

    def spots(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        return worship_spots(frame[2], action[0] == ABILITY_FIRST, action[0] == DISCOVERY_FIRST)

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, space, power = frame
        state.stack.pop()
        site = SPACE_SITE[space]
        if action[0] == ABILITY_FIRST:
            state.stack.append((OFFER_DISCOVERY, player, site))
            use_ability(state, player, space, power)
        else:
            state.stack.append((WORSHIP_ABILITY, player, space, power))
            state.stack.append((OFFER_DISCOVERY, player, site))


def worship_spots(space: int, ability: bool, tile: bool) -> tuple[str, ...]:
    """The worship space for its ability, the site beside it for the discovery tile."""
    found = [f"worship:{SPACE.word(space)}"] if ability else []
    if tile:
        found.append(f"site:{SITE.word(SPACE_SITE[space])}")
    return tuple(found)


class WorshipAbility(Step[TeotihuacanState]):
    """The ability after the discovery tile."""

    kind = "worship_ability"
    fields = (Field("space", SPACE), Field("power"))
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        use_ability(state, frame[1], frame[2], frame[3])


def use_ability(state: TeotihuacanState, player: int, space: int, power: int) -> None:
    """What the worship space does (TE-7.5)."""
    ability = ABILITY[space]
    if ability == ROYAL_ABILITY:
        use_royal_tile(state, player, state.royal[space], power)
    elif ability == ANY_TEMPLE_ABILITY:
        state.stack.append((ANY_TEMPLE, player, 1))
    else:
        temple_step(state, player, ability)
