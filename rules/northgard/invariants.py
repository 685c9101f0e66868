"""What must hold in every position: tiles, units, cards and buildings are conserved, territories are what the tiles say."""

from __future__ import annotations

from collections import Counter

from rules.core import Frame
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard import pending as asked
from rules.northgard.combat import ATTACKING, CREATURE_SIDE, DEFENDING, RESULT, STAGE, TERRITORY
from rules.northgard.content import (
    AREAS,
    BUILDINGS,
    CREATURES,
    REGULAR,
    TILES,
    TOKENS_PER_BUILDING,
    UNITS_PER_PLAYER,
    UNREST_CARDS,
    building_bit,
)
from rules.northgard.founding import box_tiles
from rules.northgard.hidden import drawn_tiles
from rules.northgard.land import STEP, Land
from rules.northgard.state import CLANS, OFF_MAP, OVER, UNKNOWN, NorthgardState
from rules.northgard.vocabulary import AREA


def problems(state: NorthgardState) -> list[str]:
    """Everything impossible about a position; empty when all is well."""
    pending = _stack_problems(state)
    if pending:
        return pending  # what is pending tells where tiles, units and cards are
    return [
        *land_problems(state.land),
        *_tile_problems(state),
        *_unit_problems(state),
        *_building_problems(state),
        *_card_problems(state),
        *_creature_problems(state),
    ]


# Steps of the table itself, which belong to no seat.
_NO_SEAT = (kinds.CREATURE_TURN, kinds.ACTIVATE, kinds.COMBAT)
# Decisions inside a combat: its frame lies just below them and takes the answer.
_IN_COMBAT = (kinds.PUSH_DEFENDER, kinds.COMBAT_FOOD, kinds.DIE_CHOICE, kinds.AXE_THROWERS)
_SEATS = ("rival", "victim", "victims", "taker")
_MOVES, _EXPLORES, _BUILDS = len(k.MOVE_SPECS), len(k.EXPLORE_SPECS), len(k.BUILD_SPECS)
# How many there are of what a number in a frame counts; -1 stands for none.
_SPECS = {
    **dict.fromkeys((kinds.MOVE, kinds.MOVE_TO, kinds.MOVE_COUNT, kinds.MOVE_END, kinds.DECLARE), _MOVES),
    **dict.fromkeys((kinds.COMBATS, kinds.COMBAT_ORDER, kinds.COMBAT), _MOVES),
    **dict.fromkeys((kinds.EXPLORE_DRAW, kinds.EXPLORE_REDRAW, kinds.EXPLORE_PLACE), _EXPLORES),
    **dict.fromkeys((kinds.PLACE_TILE, kinds.EXPLORE_AGAIN), _EXPLORES),
    kinds.BUILD: _BUILDS,
}
_COUNTED = {
    "program": len(k.PROGRAMS),
    "must": len(k.PROGRAMS),
    "may": len(k.PROGRAMS),
    "choice": len(k.CHOICES),
    "build_spec": _BUILDS,
    "stage": 9,
}


def _stack_problems(state: NorthgardState) -> list[str]:
    """What is pending must fit the position, or it could not be played on."""
    course = asked.course_problems(state)
    if course:
        return course
    if not state.stack:
        return [] if state.phase == OVER else ["nothing is pending in the middle of a game"]
    if state.phase == OVER:
        return ["something is pending after the end"]
    if state.steps[state.stack[-1][0]].automatic:
        return ["the last pending step is no decision"]
    for place, frame in enumerate(state.stack):
        step = state.steps[frame[0]]
        if frame[1] < 0 and frame[0] not in _NO_SEAT:
            return [f"the pending step '{step.kind}' belongs to no seat"]
        if frame[0] in _IN_COMBAT and state.stack[place - 1][0] != kinds.COMBAT:
            return [f"the pending step '{step.kind}' is not part of a combat"]
        if len(frame) - 2 < len(step.fields) - step.repeats:
            return [f"the pending step '{step.kind}' is not complete"]
        for number, value in enumerate(frame[2:]):
            field = step.fields[min(number, len(step.fields) - 1)]
            if field.vocabulary is AREA and value >= 0 and state.land.root[value] != value:
                return [f"the pending step '{step.kind}' names {AREA.word(value)}, which names no territory"]
            most = _SPECS.get(frame[0], 0) if field.name == "spec" else _COUNTED.get(field.name, 0)
            if field.name in _SEATS:
                most = state.players
            least = 0 if field.name == "stage" or field.name in _SEATS else -1
            if most and not least <= value < most:
                return [f"the pending step '{step.kind}' has no {field.name} {value}"]
        if frame[0] == kinds.COMBAT and not _two_sides(state, frame):
            return ["a combat is pending without two sides"]
        if frame[0] in _IN_COMBAT and frame[1] not in state.stack[place - 1][ATTACKING : DEFENDING + 1]:
            return [f"the pending step '{step.kind}' belongs to none of the two sides"]
        if frame[0] in (kinds.COMBAT_FOOD, kinds.DIE_CHOICE):
            combat = state.stack[place - 1]
            if frame[2] not in (0, 1) or combat[ATTACKING if frame[2] else DEFENDING] != frame[1]:
                return [f"the pending step '{step.kind}' belongs to the other side"]
        if frame[0] == kinds.REACT and frame[3] not in state.active_cards[frame[2]]:
            return ["the announced card is not in the active area"]
        if frame[0] == kinds.REACT and state.hand[frame[1]].count(k.DEFENSIVE_STRATEGY) != 1:
            return ["somebody may react without Defensive Strategy"]
        if frame[0] == kinds.EFFECTS and not 0 <= frame[3] < len(k.PROGRAMS[frame[2]]):
            return ["a card goes on where it has no step"]
    for frame in state.stack:
        reason = asked.problem(state, frame)
        if reason:
            named = f"the pending step '{state.steps[frame[0]].kind}' of seat {frame[1]}"
            return [f"{named} does not fit the position: {reason}"]
    return [] if state.legal() else ["the pending decision has no option"]


def _two_sides(state: NorthgardState, combat: Frame) -> bool:
    """Whether attacker and defender of a pending combat are two players, or a player and a creature that is there."""
    territory, attacker, defender = combat[TERRITORY], combat[ATTACKING], combat[DEFENDING]
    here = {CREATURE_SIDE + creature for creature in state.creatures_in(territory)}
    players = [side for side in (attacker, defender) if 0 <= side < state.players]
    if len(players) == 1:
        return attacker in here or defender in here
    # Before casualties are suffered the defender controls the territory and the attackers stand in it (NG-6.1).
    begun = combat[STAGE] <= RESULT
    there = state.owner[territory] == defender and territory in state.attackers
    return len(players) == 2 and attacker != defender and (there or not begun)


def recomputed_roots(land: Land) -> list[int]:
    """The territory of every area, found from scratch by flooding over tile sides (NG-3.3.1)."""
    where = {cell: TILES[tile].facing[turns] for tile, cell, turns in land.placed}
    joined: dict[int, set[int]] = {area: set() for facing in where.values() for area in facing}
    for cell, facing in where.items():
        for side in range(4):
            there = where.get(cell + STEP[side])
            if there is not None:
                joined[facing[side]].add(there[(side + 2) % 4])
    order = [area for tile, _, _ in land.placed for area in TILES[tile].areas]
    roots = [-1] * len(AREAS)
    for area in order:
        if roots[area] >= 0:
            continue
        flood = [area]
        while flood:
            one = flood.pop()
            if roots[one] < 0:
                roots[one] = area
                flood += joined.get(one, ())
    return roots


def land_problems(land: Land) -> list[str]:
    """The incremental territories against those computed from scratch."""
    roots = recomputed_roots(land)
    found = []
    if roots != land.root:
        return ["the territories are not those of the tiles"]
    if sorted(land.roots) != sorted(set(roots) - {-1}):
        found.append("the list of territories is wrong")
    where = {
        cell: (number, TILES[tile].facing[turns]) for number, (tile, cell, turns) in enumerate(land.placed)
    }
    for root in land.roots:
        areas = [area for area in range(len(AREAS)) if roots[area] == root]
        tiles = open_sides = symbols = lairs = 0
        frontier = set()
        for cell, (number, facing) in where.items():
            if any(area in areas for area in TILES[land.placed[number][0]].areas):
                tiles |= 1 << number
            for side in range(4):
                if facing[side] in areas and cell + STEP[side] not in where:
                    open_sides += 1
                    frontier.add(cell + STEP[side])
        best: dict[int, int] = {}
        for area in areas:
            symbols += AREAS[area].symbols
            lairs += AREAS[area].lair
            for other, kind in AREAS[area].borders:
                if roots[other] != root:
                    best[roots[other]] = min(kind, best.get(roots[other], kind))
        if (
            sorted(land.areas[root]) != areas
            or land.tiles[root] != tiles
            or land.open_sides[root] != open_sides
            or sorted(land.frontier[root]) != sorted(frontier)
            or land.symbols[root] != symbols
            or land.lairs[root] != lairs
            or land.adjacent[root] != tuple(sorted(best))
            or land.regular[root] != tuple(sorted(near for near in best if best[near] == REGULAR))
            or sorted(land.sites[root]) != [area for area in areas if AREAS[area].site]
        ):
            found.append(f"territory {AREAS[root].id} is not what its tiles say")
    return found


def _tile_problems(state: NorthgardState) -> list[str]:
    tiles = [tile for tile, _, _ in state.land.placed]
    tiles += [tile for held in state.setup_tiles for tile in held]
    tiles += [tile for frame in state.stack for tile in drawn_tiles(frame)]
    known = [tile for tile in state.pile if tile != UNKNOWN]
    total = len(box_tiles(state)) + (2 if state.players == 5 else 1)
    if len(tiles) + len(state.pile) != total or len(set(tiles + known)) != len(tiles + known):
        return ["the tiles are not those of the box"]
    return []


def _unit_problems(state: NorthgardState) -> list[str]:
    found = []
    on_map = [0] * state.players
    for territory in range(len(AREAS)):
        owner, units = state.owner[territory], state.units[territory]
        kaija = state.kaija_at == territory and owner == state.bear_seat
        if units < 0 or (owner < 0 and units) or (owner >= 0 and not units and not kaija):
            found.append(f"{AREAS[territory].id}: {units} units of {owner}")
        if owner >= 0:
            if state.land.root[territory] != territory:
                found.append(f"{AREAS[territory].id} is controlled but no territory")
            on_map[owner] += units
    if (
        state.kaija_at != OFF_MAP
        and state.owner[state.kaija_at] != state.bear_seat
        and all(frame[0] not in asked.MOVING for frame in state.stack)
    ):
        found.append(
            f"Kaija stands in {AREAS[state.kaija_at].id}, which the Bear does not control (NG-3.6.1)"
        )
    for seat, units in _travelling(state):
        on_map[seat] += units
    for seat in range(state.players):
        if on_map[seat] + state.reserve[seat] != UNITS_PER_PLAYER or state.reserve[seat] < 0:
            found.append(f"seat {seat}: {on_map[seat]} units on the map, {state.reserve[seat]} in reserve")
    if any(amount < 0 for amount in state.resources):
        found.append("negative resources")
    return found


def _travelling(state: NorthgardState) -> list[tuple[int, int]]:
    """Units that stand in no territory of their own: attackers, groups in transit, retreating ones."""
    found = []
    mover = -1
    for frame in state.stack:
        if frame[0] in (kinds.MOVE, kinds.MOVE_TO, kinds.MOVE_COUNT, kinds.DECLARE, kinds.COMBAT_ORDER):
            mover = frame[1]
        if frame[0] == kinds.COMBATS and frame[2] >= 0:
            mover = frame[1]
        if frame[0] == kinds.COMBAT and mover < 0:
            mover = frame[3]  # Bribery: the attacker is not who plays the card
        if frame[0] == kinds.MOVE_TO and frame[5]:
            found.append((frame[1], frame[5]))
        if frame[0] == kinds.RETREAT:
            found.append((frame[1], frame[3]))
    found += [(mover, units) for units in state.attackers.values()]
    return found


def _building_problems(state: NorthgardState) -> list[str]:
    packed = [0] * len(AREAS)
    tokens = [TOKENS_PER_BUILDING] * len(BUILDINGS)
    standing = [(area, building) for area, building in enumerate(state.building_at) if building >= 0]
    for area, building in [*standing, *((code // 8, code % 8) for code in state.siteless)]:
        packed[state.land.root[area]] += building_bit(building)
        tokens[building] -= 1
    found = []
    if packed != state.buildings or tokens != state.tokens or min(tokens) < 0:
        found.append("the buildings are not those of the box")
    for area, building in standing:
        if AREAS[area].site not in BUILDINGS[building].sites:
            found.append(f"{BUILDINGS[building].id} stands on the wrong site in {AREAS[area].id}")
    return found


def _card_problems(state: NorthgardState) -> list[str]:
    found = []
    for seat in range(state.players):
        zones = state.draw_pile[seat] + state.hand[seat] + state.active_cards[seat] + state.discard[seat]
        for frame in state.stack:
            if frame[0] == kinds.DISTRIBUTE and frame[1] == seat:
                zones += frame[4:]
        known = Counter(card for card in zones if card != UNKNOWN)
        if len(zones) != len(state.owned[seat]) or known - Counter(state.owned[seat]):
            found.append(f"seat {seat}: the cards are not those of the deck")
        resolving = [frame[2] for frame in state.stack if frame[0] == kinds.RESOLVED and frame[1] == seat]
        if Counter(state.played[seat] + resolving) - Counter(state.active_cards[seat]):
            found.append(f"seat {seat}: a played card is not in the active area")
    everywhere = [card for owned in state.owned for card in owned]
    developments = [
        card
        for card in (*everywhere, *state.row, *state.removed, *state.development, *state.achievements)
        if card != UNKNOWN and k.CARDS[card].kind in ("early", "advanced", "achievement")
    ]
    dealt = [card for card in (*state.row, *state.development, *state.achievements) if card != UNKNOWN]
    if not set(dealt) <= set(developments):
        found.append("a card of another kind lies among the Development cards (NG-2.4)")
    if len(set(developments)) != len(developments):
        found.append("a Development card exists twice")
    if state.phase == CLANS and state.unrest != UNREST_CARDS:
        found.append(f"{state.unrest} Unrest cards instead of {UNREST_CARDS} before the set-up (NG-2.3)")
    if state.phase > CLANS and everywhere.count(k.UNREST) + state.unrest != UNREST_CARDS:
        found.append("the Unrest cards are not those of the box")
    return found


def _creature_problems(state: NorthgardState) -> list[str]:
    standing = [creature for creature, place in enumerate(state.creature_at) if place != OFF_MAP]
    if sorted(state.line) != standing:
        return ["the creature line is not what stands on the map"]
    deck = [creature for creature in state.creature_deck if creature != UNKNOWN]
    total = len(state.line) + len(state.creature_deck) + len(state.creature_discard)
    cards = state.line + deck + state.creature_discard
    if state.creatures_on and state.year and total != len(CREATURES):
        return ["a creature card is missing"]
    return ["a creature exists twice"] if len(set(cards)) != len(cards) else []
