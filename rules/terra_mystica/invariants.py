"""What can never be true on a real table; used by the tests and when a position is read."""

from __future__ import annotations

from rules.terra_mystica import pending
from rules.terra_mystica.board import LAND, bits
from rules.terra_mystica.content import (
    BASE_TOWNS,
    BRIDGES,
    CHAOS_MAGICIANS,
    CULT,
    FACTIONS,
    FAVOR_COPIES,
    MERMAIDS,
    PIECES,
    PRIEST_LIMIT,
    ROUNDS,
    STRUCTURE,
    TOWN,
    TOWN_COPIES,
)
from rules.terra_mystica.cults import priests_on_orders
from rules.terra_mystica.state import (
    ACTIONS_PHASE,
    CULT_PHASE,
    FACTIONS_PHASE,
    NOT_IN_PLAY,
    OVER_PHASE,
    SOURCES,
    TerraMysticaState,
)


def problems(state: TerraMysticaState) -> list[str]:
    """Every broken invariant, in words."""
    return _course(state) or _table(state) or _decision(state)


def _course(state: TerraMysticaState) -> list[str]:
    """What phase, round and factions say about each other."""
    found: list[str] = []
    if (state.phase >= ACTIONS_PHASE) != (state.round > 0):
        found.append("the round does not go with the phase")
    if state.phase == OVER_PHASE and 0 < state.round < ROUNDS:
        found.append(f"the game is over after round {ROUNDS} only (TM-19.1)")
    if state.phase == CULT_PHASE and state.round == ROUNDS:
        found.append("the last round has no cult bonus (TM-5.1)")
    chosen = [faction for faction in state.faction if faction >= 0]
    if state.phase > FACTIONS_PHASE and len(chosen) < state.setup.players:
        found.append("a seat has no faction")
    if len({FACTIONS[faction].color for faction in chosen}) < len(chosen):
        found.append("two players have the same colour (TM-1.5)")
    return found


def _decision(state: TerraMysticaState) -> list[str]:
    """What is pending must be a question that somebody can answer."""
    if not state.stack:
        return [] if state.phase == OVER_PHASE else ["nothing is pending, but the game is not over"]
    if state.phase == OVER_PHASE:
        return ["something is pending, but the game is over"]
    found = pending.problems(state)
    if found:
        return found
    top = state.steps[state.stack[-1][0]]
    if top.automatic or not state.legal():
        return [f"the pending {top.kind} leaves nothing to decide"]
    return []


def _table(state: TerraMysticaState) -> list[str]:
    """What lies on the map and on the boards."""
    found: list[str] = []
    seats = range(state.setup.players)
    if state.double_turn and not state.has_stronghold(state.current, CHAOS_MAGICIANS):
        found.append("only the Chaos Magicians' stronghold gives a double turn (TM-20.5.2)")
    if not state.round and any(seat >= 0 for seat in state.orders):
        found.append("orders: a priest on an order space before the first round (TM-13.1)")
    covered = 0
    for seat in seats:
        name = f"seat {seat}"
        first = len(SOURCES) * seat
        if sum(state.points[first : first + len(SOURCES)]) != state.vp[seat]:
            found.append(f"{name}: the points by source do not sum to the points")
        if state.faction[seat] < 0:
            continue
        for what, amounts in (("coins", state.coins), ("workers", state.workers), ("priests", state.priests)):
            if amounts[seat] < 0:
                found.append(f"{name} has {amounts[seat]} {what}")
        if state.vp[seat] < 0:
            found.append(f"{name} has negative points")
        if min(state.bowls[3 * seat : 3 * seat + 3]) < 0 or sum(state.bowls[3 * seat : 3 * seat + 3]) > 12:
            found.append(f"{name} has impossible power bowls")
        if state.priests[seat] + state.supply[seat] + priests_on_orders(state, seat) != PRIEST_LIMIT:
            found.append(f"{name}: board, supply and orders together do not hold 7 priests")
        if state.keys(seat) < 0:
            found.append(f"{name} has used more keys than it owns")
        counts = [0] * 5
        for hex in bits(state.own[seat]):
            if not state.piece[hex]:
                found.append(f"{name} owns an empty hex")
                continue
            counts[state.piece[hex] - 1] += 1
            if state.terrain[hex] != state.home(seat):
                found.append(f"{name} has a structure on foreign terrain")
        if counts != state.standing[5 * seat : 5 * seat + 5]:
            found.append(f"{name}: structures on the map are miscounted")
        for structure, count in enumerate(counts):
            if count > PIECES[structure]:
                found.append(f"{name} has {count} pieces of {STRUCTURE.word(structure)}")
        if covered & state.own[seat]:
            found.append("two structures on one hex")
        covered |= state.own[seat]
        if state.river_towns[seat] & LAND or (state.river_towns[seat] and state.faction[seat] != MERMAIDS):
            found.append(f"{name} cannot have this river town (TM-20.13.2)")
        if sum(1 for _, owner in state.bridges if owner == seat) > BRIDGES:
            found.append(f"{name} has more than 3 bridges")
    if covered != state.occupied or covered & ~LAND:
        found.append("the occupied hexes are not those of the players")
    for cult in range(4):
        on_top = [seat for seat in seats if state.cults[4 * seat + cult] == 10]
        if len(on_top) > 1:
            found.append(f"two markers on space 10 of {CULT.word(cult)}")
    for favor, copies in enumerate(FAVOR_COPIES):
        owned = sum(bits_ >> favor & 1 for bits_ in state.favors)
        if owned + state.favors_left[favor] != copies:
            found.append("favor tiles are not conserved")
    promo = bool(state.setup.options["promo_town_tiles"])
    for town, copies in enumerate(TOWN_COPIES):
        owned = sum(state.towns[len(TOWN) * seat + town] for seat in seats)
        if owned + state.towns_left[town] != (copies if promo or town < BASE_TOWNS else 0):
            found.append("town tiles are not conserved")
    held = [card for card in state.card if card >= 0]
    if len(set(held)) != len(held):
        found.append("two players hold the same bonus card")
    if any(state.card_coins[card] == NOT_IN_PLAY for card in held):
        found.append("a player holds a bonus card that is not in play")
    if len(state.bridges) != len({site for site, _ in state.bridges}):
        found.append("two bridges on one site")
    return found
