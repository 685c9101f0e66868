"""What a decision written by hand leaves out but decides: the steps below it, what is owed, what is covered.

Everything here is certain: a favor tile is only chosen inside an action, so the action goes on afterwards. Positions
that the program wrote are complete already and stay as they are.
"""

from __future__ import annotations

from rules.core import Frame, Reader
from rules.terra_mystica.board import bits
from rules.terra_mystica.checks import owns_special
from rules.terra_mystica.content import (
    AUREN,
    AUREN_STEPS,
    BONUS_CULT,
    CARD_SPADE,
    CHAOS_MAGICIANS,
    DOUBLE_TURN,
    FAVOR_STEP,
    FREE_TRADING,
    GIANT_SPADES,
    POWER_BRIDGE,
    POWER_DOUBLE_SPADE,
    POWER_SPADE,
    RIDE,
    SANCTUARY,
    SANDSTORM,
    SPADES,
    STRONGHOLD,
    TEMPLE,
    TOWN,
)
from rules.terra_mystica.frames import (
    AFTER_ACTION,
    BRIDGE_SITE,
    BUILD_AFTER,
    CHOOSE_CULT,
    CHOOSE_FAVOR,
    CHOOSE_TOWN,
    CULTIST_STEP,
    DIG_CHOICE,
    DOUBLE_SECOND,
    FIRST_BONUS,
    FREE_SPADES,
    FREE_STEP,
    FREE_UPGRADE,
    GIANTS_SPADES,
    HALFLINGS_SPADES,
    LEECH,
    LEECH_EVENT,
    MAIN_ACTION,
    NEIGHBOURS_POWER,
    NEXT_SPADE,
    ORDINATION,
    PLACE_DWELLING,
    REWARD_ORDER,
    REWARDS,
    RIDE_CHOICE,
    SANDSTORM_CHOICE,
    TOP_TRACKS,
)
from rules.terra_mystica.rounds import cult_bonus_times, first_dwellings
from rules.terra_mystica.state import (
    ACTIONS_PHASE,
    CARDS_PHASE,
    CULT_PHASE,
    DWELLINGS_PHASE,
    OWED_FAVOR,
    OWED_ORDINATION,
    OWED_TOWN,
    TerraMysticaState,
)
from rules.terra_mystica.towns import group_of, is_town_size

_TURNS = (MAIN_ACTION, DOUBLE_SECOND, FREE_STEP)
_BELOW = (AFTER_ACTION, NEIGHBOURS_POWER, REWARDS)  # what every decision inside an action stands on
_INSIDE = (
    NEXT_SPADE, DIG_CHOICE, BUILD_AFTER, BRIDGE_SITE, CHOOSE_CULT, RIDE_CHOICE, SANDSTORM_CHOICE, FREE_UPGRADE,
    REWARD_ORDER, CHOOSE_FAVOR, CHOOSE_TOWN, TOP_TRACKS, ORDINATION,
)  # fmt: skip
_OCTAGONS = {
    SANDSTORM_CHOICE: SANDSTORM,
    RIDE_CHOICE: RIDE,
    FREE_UPGRADE: FREE_TRADING,
    DOUBLE_SECOND: DOUBLE_TURN,
}


def complete(state: TerraMysticaState, reader: Reader) -> None:
    """Fill in what follows from the pending decision."""
    if not state.stack or state.stack[-1][1] < 0:
        return
    if state.phase in (DWELLINGS_PHASE, CARDS_PHASE):
        if not reader.has("waiting"):
            state.placements = _still_waiting(state)
    elif state.phase == CULT_PHASE:
        _cult_spades_to_come(state, reader)
    elif state.phase == ACTIONS_PHASE:
        progress = reader.get("in_progress") if reader.has("in_progress") else None
        _owed(state)
        if progress is None or not progress.has("built"):
            _built(state)
        _steps_below(state)
        _covered(state)
        _towns(state)


def _still_waiting(state: TerraMysticaState) -> list[int]:
    """Who has yet to place a first dwelling (TM-3.8.2) or to take a first card (TM-3.9.1) after this one."""
    step, seat = state.stack[-1][:2]
    if step == FIRST_BONUS:
        return [other for other in reversed(range(seat)) if state.card[other] < 0]
    if step != PLACE_DWELLING or min(state.faction) < 0:
        return state.placements
    waiting = first_dwellings(state)
    placed = [other for other in range(state.setup.players) for _ in range(state.standing[5 * other])]
    for done in (*placed, seat):
        if done in waiting:
            waiting.remove(done)
    return waiting


def _cult_spades_to_come(state: TerraMysticaState, reader: Reader) -> None:
    """Those after the deciding seat still get the spades of their position on the track (TM-18.1.1, TM-18.1.2)."""
    place = state.order.index(state.stack[-1][1])
    entries = reader.get("seats").entries()
    for seat in state.order[place + 1 :]:
        if state.faction[seat] >= 0 and not entries[seat].has("cult_spades"):
            times, bonus = cult_bonus_times(state, seat)
            state.cult_spades[seat] = times * bonus[SPADES]


def _owed(state: TerraMysticaState) -> None:
    """A reward that is being taken is owed, whether ``in_progress`` says so or not (TM-7.4.2)."""
    for step, seat in (frame[:2] for frame in state.stack):
        if step == CHOOSE_FAVOR and not state.owed[OWED_FAVOR]:
            state.owed[OWED_FAVOR] = _favors_owed(state, seat)
        elif step == CHOOSE_TOWN and not state.owed[OWED_TOWN]:
            state.owed[OWED_TOWN] = 1
        elif step == ORDINATION and not state.owed[OWED_ORDINATION]:
            state.owed[OWED_ORDINATION] = 1
        elif step == DOUBLE_SECOND:
            state.double_turn = 0  # the first action is over


def _favors_owed(state: TerraMysticaState, seat: int) -> int:
    """The Chaos Magicians take two tiles for each building (TM-20.5.1): the second is owed unless it was taken."""
    if state.faction[seat] != CHAOS_MAGICIANS:
        return 1
    standing = state.standing[5 * seat : 5 * seat + 5]
    ever = 2 * (standing[TEMPLE] + 2 * standing[SANCTUARY])  # the sanctuary was a temple before
    return 2 if ever - state.favors[seat].bit_count() >= 2 else 1


def _built(state: TerraMysticaState) -> None:
    """The building that brought the reward, where only one can have (TM-12.2.1)."""
    step, seat = state.stack[-1][:2]
    if state.builds or state.stack[0][0] in _TURNS:
        return
    kinds: tuple[int, ...] = ()
    if step == CHOOSE_FAVOR or (step == REWARD_ORDER and state.owed[OWED_FAVOR]):
        kinds = (TEMPLE, SANCTUARY, STRONGHOLD) if state.faction[seat] == AUREN else (TEMPLE, SANCTUARY)
    elif step == ORDINATION or (step in (NEXT_SPADE, DIG_CHOICE) and state.stack[-1][2] == HALFLINGS_SPADES):
        kinds = (STRONGHOLD,)
    found = [hex for hex in bits(state.own[seat]) if state.piece[hex] - 1 in kinds]
    if len(found) == 1:
        state.builds = (found[0],)


def _steps_below(state: TerraMysticaState) -> None:
    """The rest of the action: rewards, power for the neighbours, the end of the turn (TM-5.1)."""
    top = state.stack[-1]
    if top[0] in _INSIDE:
        first = state.stack[0]
        below = [(first[0], first[1]), (REWARDS, first[1])] if first[0] in _TURNS else []
        below = below or [(step, top[1]) for step in _BELOW]
        if [frame[0] for frame in state.stack[: len(below)]] != [step for step, _ in below]:
            rest = [frame for frame in state.stack if frame[0] not in (*_BELOW, *_TURNS)]
            state.stack = [*below, *rest]
    elif top[0] == LEECH and top[2] in state.order:
        if len(state.stack) < 2 or state.stack[-2][0] != LEECH_EVENT:
            state.stack.insert(len(state.stack) - 1, _event(state, top))
        _end_of_action(state, top[2])
    elif top[0] == CULTIST_STEP:
        _end_of_action(state, top[1])


def _event(state: TerraMysticaState, leech: Frame) -> Frame:
    """The building event of an offer: those between the builder and this seat have answered (TM-12.2.2)."""
    _, seat, builder, _, hex = leech
    place = (state.order.index(seat) - state.order.index(builder)) % len(state.order)
    return (LEECH_EVENT, builder, hex, place + 1, 1, 0)


def _end_of_action(state: TerraMysticaState, builder: int) -> None:
    steps = [frame[0] for frame in state.stack]
    if state.builds and NEIGHBOURS_POWER not in steps:
        state.stack.insert(1 if steps[0] == AFTER_ACTION else 0, (NEIGHBOURS_POWER, builder))
    if AFTER_ACTION not in steps:
        state.stack.insert(0, (AFTER_ACTION, builder))


def _covered(state: TerraMysticaState) -> None:
    """The octagon of the action that is running carries its token (TM-14.1, TM-15.1)."""
    if state.double_turn:
        state.used[state.current] |= 1 << DOUBLE_TURN
    top = state.stack[-1]
    step, seat = top[:2]
    if step in _OCTAGONS:
        state.used[seat] |= 1 << _OCTAGONS[step]
    elif step == BRIDGE_SITE:
        state.power_used |= 1 << POWER_BRIDGE
    elif step == CHOOSE_CULT:
        sources = (AUREN_STEPS,) if top[2] == 2 else (BONUS_CULT, FAVOR_STEP)
        own = [special for special in sources if owns_special(state, seat, special)]
        if len(own) == 1:  # with both, nobody can know which
            state.used[seat] |= 1 << own[0]
    elif step in (NEXT_SPADE, DIG_CHOICE) and top[2] == GIANTS_SPADES:
        state.used[seat] |= 1 << GIANT_SPADES
    elif step in (NEXT_SPADE, DIG_CHOICE) and top[2] == FREE_SPADES:
        done = top[5:] if step == NEXT_SPADE else top[6:]
        if top[3] == 2 or done:
            state.power_used |= 1 << POWER_DOUBLE_SPADE
        elif state.card[seat] != CARD_SPADE:
            state.power_used |= 1 << POWER_SPADE


def _towns(state: TerraMysticaState) -> None:
    """Town tiles without a town on the map: founding is compulsory, so the groups of town size have them (TM-17.1.3)."""
    for seat in range(state.setup.players):
        tiles = sum(state.towns[len(TOWN) * seat : len(TOWN) * (seat + 1)])
        if seat == state.current:
            tiles += state.owed[OWED_TOWN]
        if not tiles or state.own[seat] & state.in_town:
            continue
        groups = []
        left = state.own[seat]
        while left:
            group = group_of(state, seat, left & -left)
            left &= ~group
            if is_town_size(state, seat, group):
                groups.append(group)
        if len(groups) <= tiles:
            for group in groups:
                state.in_town |= group
