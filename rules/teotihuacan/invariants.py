"""What must hold in every position: components are conserved, tracks in bounds, points explained by their sources."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.core import Frame, Words
from rules.teotihuacan import pending_setup
from rules.teotihuacan.content import (
    AVENUE_TILES,
    BUILDINGS,
    DEALT,
    DECORATION_DISPLAY,
    DECORATION_GOLD,
    DISCOVERY_COPIES,
    NEUTRAL_COLOURS,
    NOBLE_ROW_SPACES,
    NOBLE_SPACES,
    PYRAMID_DISPLAY,
    ROYAL_TILES,
    SCORE_MIN,
    TEMPLE_SITE,
    TEMPLE_TILES,
    TRIBUTE,
)
from rules.teotihuacan.frames import (
    AFTER_ECLIPSE,
    AFTER_MAIN,
    ARRIVE,
    CHOOSE_ACTION,
    CHOOSE_RESOURCE,
    CHOOSE_STARTING_TILES,
    CHOOSE_TEMPLE,
    CONSTRUCTION_DISCOUNT,
    ECLIPSE,
    END_TURN,
    FINISH_SETUP,
    LOCK_WORKER,
    MAIN_ACTION,
    MAIN_EFFECT,
    MOVE_WORKER,
    PAID_STEP,
    PAY_OR_WAIVE,
    PAY_SALARY,
    PLACE_DECORATION,
    POWER_STEP,
    POWER_UP_WORKER,
    REVEAL_STARTING_TILES,
    ROYAL_REPEAT,
    TAKE_BENEFITS,
    TEMPLE_LARGE_STEP,
    TILE_PLACED,
    TURN_KIND,
    USE_EXTRA_WORKER,
    WORSHIP_BEGIN,
)
from rules.teotihuacan.position import visible_icons
from rules.teotihuacan.pyramid import DECORATION_SUPPORTS, FULL, SPACES, SUPPORTS
from rules.teotihuacan.scoring import salary_owed
from rules.teotihuacan.turn_state import COUNTED_STEPS
from rules.teotihuacan.vocabulary import (
    ALCHEMY,
    BOT,
    CONSTRUCTION,
    DECORATION_TILE,
    FREE_COCOA,
    GOLD,
    IN_HAND,
    KINDS,
    MASKS,
    NOBLES,
    NOWHERE,
    OVER,
    PALACE,
    PLAYING,
    PYRAMID_TILE,
    SETTING_UP,
    SITE,
    SOURCES,
    SPACE_BOARD,
    STARTING_TILE,
    TOP_STEP,
    VP,
    WORKERS,
    WORSHIP_SITES,
)

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

MOST_IN_HAND = 2  # a worker and, with a double-move tile, its companion


def problems(state: TeotihuacanState) -> list[str]:
    """Everything impossible about a position; empty when all is well. A view's unknown tiles are counted as such."""
    if state.stack and state.steps[state.stack[-1][0]].automatic:
        return ["the last pending step is no decision"]
    found = [
        *_tile_problems(state),
        *_pyramid_problems(state),
        *_worker_problems(state),
        *_player_problems(state),
        *_table_problems(state),
        *_stack_problems(state),
    ]
    if not found and state.phase == SETTING_UP:
        found = pending_setup.problems(state)
    decides = state.viewer < 0 or (bool(state.stack) and state.stack[-1][1] == state.viewer)
    if not found and state.stack and decides and not state.legal():
        found.append("the pending decision has no option")
    return found


def _tile_problems(state: TeotihuacanState) -> list[str]:
    found = []
    discoveries = Counter(state.discovery_deck) + Counter(state.discovery_discard)
    for tiles in state.sites:
        discoveries.update(tiles)
    for place, count in enumerate(state.up):
        discoveries[place % KINDS] += count
    for place, count in enumerate(state.down):
        discoveries[place % KINDS] += count
    starts = [kind for kind in state.start_discovery if kind >= 0]
    discoveries.update(starts)
    hidden = discoveries.pop(-1, 0)
    known = sum(discoveries.values())
    too_many = [kind for kind, count in discoveries.items() if count > DISCOVERY_COPIES[kind]]
    # In a view during set-up a discovery drawn by somebody else is nowhere to be seen.
    unseen = 2 if state.viewer >= 0 and any(state.dealt) else 0
    if too_many or not sum(DISCOVERY_COPIES) - unseen <= known + hidden <= sum(DISCOVERY_COPIES):
        found.append("the discovery tiles are not the 54 of the box")
    if any(len(tiles) > 1 for tiles in state.sites[:WORSHIP_SITES]):
        found.append("two discovery tiles beside one worship space (TE-2.10)")
    # The other sites are filled once, before the game.
    filled = (*AVENUE_TILES, *(tiles[state.players - 2] for tiles in TEMPLE_TILES))
    for site, most in enumerate(filled, WORSHIP_SITES):
        if len(state.sites[site]) > most:
            found.append(f"discoveries.{SITE.word(site)}: more than {most} (TE-2.10)")
    if len(state.pyramid_display) > PYRAMID_DISPLAY:
        found.append(f"pyramid_display: more than {PYRAMID_DISPLAY} tiles (TE-2.9)")
    if len(state.decoration_display) > DECORATION_DISPLAY:
        found.append(f"decoration_display: more than {DECORATION_DISPLAY} tiles (TE-2.8)")
    laid = [tile // 4 for tile in state.pyramid if tile >= 0]
    for name, total, piles in (
        ("pyramid", len(PYRAMID_TILE), (laid, state.pyramid_deck, state.pyramid_display)),
        (
            "decoration",
            len(DECORATION_TILE),
            (
                [tile for tile in state.decorations if tile >= 0],
                state.decoration_deck,
                state.decoration_display,
            ),
        ),
    ):
        tiles_seen = [tile for pile in piles for tile in pile]
        shown = [tile for tile in tiles_seen if tile >= 0]
        if len(tiles_seen) != total or len(set(shown)) != len(shown):
            found.append(f"the {name} tiles are not the {total} of the box")
    dealt = [tile for hand in state.dealt for tile in hand if tile >= 0]
    if len(set(dealt)) != len(dealt) or len(dealt) > len(STARTING_TILE):
        found.append("a starting tile was dealt twice")
    for name, tiles, total in (
        ("royal", state.royal, 3),
        ("technology", state.technologies, 6),
        ("bonus", state.bonus, 3),
    ):
        if len(set(tiles)) != total:
            found.append(f"a {name} tile lies there twice")
    if len({ROYAL_TILES[tile].category for tile in state.royal}) == 1:
        found.append("royal_tiles: all of one category instead of A, B and C (TE-2.3)")
    if state.technologies != tuple(sorted(state.technologies)):
        found.append("the technologies are not in ascending order")
    if state.solo and sorted(state.bot_tiles) != list(range(7)):
        found.append("Teotibot's action tiles are not the seven of the box")
    return found


def _pyramid_problems(state: TeotihuacanState) -> list[str]:
    found = []
    built = sum(1 << space for space in range(SPACES) if state.pyramid[space] >= 0)
    if built != state.built or state.icons != visible_icons(state.pyramid):
        found.append("the visible icons are not those of the tiles")
    for space in range(SPACES):
        if built >> space & 1 and built & SUPPORTS[space] != SUPPORTS[space]:
            found.append("a pyramid tile hangs in the air")
            break
    for space, tile in enumerate(state.decorations):
        if tile >= 0 and (
            built & DECORATION_SUPPORTS[space] != DECORATION_SUPPORTS[space]
            or (space % 4 and state.decorations[space - 1] < 0)
        ):
            found.append("a decoration hangs in the air")
            break
    if state.complete and built != FULL:
        found.append("the pyramid is complete but not full")
    if built == FULL and not state.complete and all(frame[0] != TILE_PLACED for frame in state.stack):
        found.append("the pyramid is full but not complete")
    return found


def _worker_problems(state: TeotihuacanState) -> list[str]:
    found = []
    locks = [space for space in state.lock if space >= 0]
    if len(set(locks)) != len(locks):
        found.append("two workers on one worship space")
    rising = {frame[2] for frame in state.stack if frame[0] == ARRIVE}
    for worker in range(state.players * WORKERS):
        place, power, lock = state.place[worker], state.power[worker], state.lock[worker]
        if lock >= 0 and place != SPACE_BOARD[lock]:
            found.append("a locked worker is not on the board of its worship space")
        if power == 6 and worker not in rising:
            found.append("a worker of power 6 has not ascended")
        waits = worker % WORKERS == WORKERS - 1 or worker in rising or state.phase == SETTING_UP
        if place == NOWHERE and (not waits or (state.solo and worker // WORKERS == BOT)):
            found.append("a worker is nowhere")
        if place == IN_HAND and (worker // WORKERS != state.turn or state.destination < 0):
            found.append("a worker is in hand without a destination")
    if state.phase == PLAYING and len(state.neutral) != 3 * NEUTRAL_COLOURS[state.players - 2]:
        found.append("the neutral workers are not complete")
    if state.place.count(IN_HAND) > MOST_IN_HAND:
        found.append("more than two workers in hand (TE-5.6)")
    if state.solo:
        locks = [space for space in state.lock[BOT * WORKERS :] if space >= 0]
        if len(locks) != 1:
            found.append("Teotibot needs exactly one locked worker")
        elif SPACE_BOARD[locks[0]] == PALACE:
            found.append("Teotibot never has its locked worker in the Palace (TE-19.5)")
    return found


def _player_problems(state: TeotihuacanState) -> list[str]:
    found = []
    if min(state.goods) < 0 or min(state.up) < 0 or min(state.down) < 0:
        found.append("somebody has less than nothing")
    for player in range(state.players):
        if sum(state.earned[player * SOURCES : (player + 1) * SOURCES]) != state.goods[player * 5 + VP]:
            found.append("the points are not the sum of their sources")
        if any(state.down[player * KINDS : player * KINDS + MASKS]):
            found.append("a mask lies face down")
        if state.known[player] & ~sum(1 << tile for tile in state.technologies):
            found.append("somebody has a technology that is not in play")
    for temple in range(3):
        if state.temples[temple::3].count(TOP_STEP) > 1:
            found.append("two markers on one top step")
    if state.solo:
        bot = slice(BOT * KINDS + MASKS, (BOT + 1) * KINDS)
        if any(state.up[bot]) or any(state.down[bot]):
            found.append("Teotibot owns no discovery tiles but masks (TE-19.7.2)")
    return found


def _table_problems(state: TeotihuacanState) -> list[str]:
    """The calendar and the buildings."""
    found = []
    if state.light > state.dark:
        found.append("the light disc is past the dark disc")
    if state.final_round and state.light < state.dark:
        found.append("calendar.final_round: the light disc has not reached the dark disc (TE-11.2)")
    if state.nobles.bit_count() > BUILDINGS:
        found.append("there are only eleven buildings")
    for row in NOBLE_ROW_SPACES:
        empty = next((space for space in row if not state.nobles >> space & 1), NOBLE_SPACES)
        # Only Teotibot passes over empty spaces (TE-20.5).
        if not state.solo and any(state.nobles >> space & 1 for space in row if space > empty):
            found.append(f"nobles: {empty} is empty, and further right there is a building (TE-9.4.2)")
    return found


_TURN_STEPS = (TURN_KIND, MOVE_WORKER, CHOOSE_ACTION, END_TURN)
_TOP_STEPS = (PAY_OR_WAIVE, LOCK_WORKER, CONSTRUCTION_DISCOUNT)
_TABLE_STEPS = (REVEAL_STARTING_TILES, FINISH_SETUP, ECLIPSE, AFTER_ECLIPSE)
_SETUP_STEPS = (
    *range(CHOOSE_STARTING_TILES, CHOOSE_RESOURCE + 1),
    *range(REVEAL_STARTING_TILES, FINISH_SETUP + 1),
)


_MAIN_STEPS = (MAIN_ACTION, MAIN_EFFECT, AFTER_MAIN, POWER_STEP, PAID_STEP, USE_EXTRA_WORKER)


def _stack_problems(state: TeotihuacanState) -> list[str]:
    """What is pending must fit the position; otherwise a loaded position could not be played on."""
    found = []
    steps = [frame[0] for frame in state.stack]
    if state.phase == PLAYING and steps:
        # A turn, or the salaries of an eclipse, lies at the bottom and nowhere else; nothing lies on a payment.
        turn = steps[0] in _TURN_STEPS
        if not turn and (steps[0] != AFTER_ECLIPSE or any(step != PAY_SALARY for step in steps[1:])):
            found.append("neither a turn nor an eclipse is pending")
        if steps[0] in (TURN_KIND, MOVE_WORKER) and (steps[0] == TURN_KIND) != state.has_locked(state.turn):
            # TE-4.2: only whoever has a locked worker chooses between a move and the free unlock.
            found.append("'turn_kind' is for a player with a locked worker, 'move' for one without")
        if any(step in _TURN_STEPS for step in steps[1:]) or (turn and PAY_SALARY in steps):
            found.append("two turns are pending at once")
        if any(step in _TOP_STEPS for step in steps[:-1]):
            found.append("something is pending in the middle of a payment or placement")
        if any(step in (MAIN_ACTION, WORSHIP_BEGIN, LOCK_WORKER) for step in steps[2:]):
            found.append("an action begins in the middle of another")
    lifted = any(step in (CHOOSE_ACTION, LOCK_WORKER, WORSHIP_BEGIN, MAIN_ACTION) for step in steps)
    if lifted != (IN_HAND in state.place):
        found.append("a move is pending without a worker in hand")
    for frame in state.stack:
        step, seat = frame[:2]
        if (seat < 0) != (step in _TABLE_STEPS):
            found.append("a pending step belongs to the wrong seat")
        elif state.phase == PLAYING and seat >= 0 and step != PAY_SALARY and seat != state.turn:
            found.append("a pending step belongs to somebody whose turn it is not")
        if (state.phase == SETTING_UP) != (step in _SETUP_STEPS) and step != CHOOSE_RESOURCE:
            found.append("a pending step does not belong to this phase")
        numbers = zip(state.steps[step].fields, frame[2:], strict=True)
        if any(value < 0 and not isinstance(field.vocabulary, Words) for field, value in numbers):
            found.append("a pending step has a number below zero")
        if step == ROYAL_REPEAT and ROYAL_TILES[frame[2]].effect in (SCORE_MIN, TRIBUTE):
            found.append("the pending royal tile is no trade")
        if step == TEMPLE_LARGE_STEP and not (
            0 <= frame[3] < len(TEMPLE_SITE[frame[2]]) and TEMPLE_SITE[frame[2]][frame[3]] >= 0
        ):
            found.append("the pending temple step is no large one")
        if step == ARRIVE and not 0 <= frame[2] < len(state.power):
            found.append("an unknown worker is ascending")
        if step in (CHOOSE_RESOURCE, CHOOSE_TEMPLE) and frame[2] < 1:
            found.append("a choice of nothing is pending")
        if step == POWER_UP_WORKER and frame[3] < 1:
            found.append("a choice of nothing is pending")
        found += _unpayable(state, frame)
        if step == CHOOSE_STARTING_TILES and len(state.dealt[seat]) != DEALT:
            found.append("starting tiles are to be chosen but were not dealt")
    boards = {frame[2] for frame in state.stack if frame[0] in _MAIN_STEPS}
    if len(boards) > 1:
        found.append("the pending steps of a main action name different boards (TE-8.1)")
    if USE_EXTRA_WORKER in steps and not boards <= {ALCHEMY, NOBLES, CONSTRUCTION}:
        found.append("extra workers count in Alchemy, Nobles and Construction only (TE-14.12)")
    for below, frame in zip(state.stack, state.stack[1:], strict=False):
        if frame[0] == USE_EXTRA_WORKER and below[0] != MAIN_EFFECT:
            found.append("'use_extra_worker' stands on 'main_effect' (TE-14.12)")
    if state.workers < 1 and any(step in COUNTED_STEPS for step in steps):
        found.append("turn_state.workers: a main action without a worker (TE-8.2.1)")
    if state.phase != OVER and not state.stack:
        found.append("nothing is pending in the middle of a game")
    if state.phase == OVER and state.stack:
        found.append("something is pending after the end of the game")
    for once in (CHOOSE_STARTING_TILES, TAKE_BENEFITS):
        seats = [frame[1] for frame in state.stack if frame[0] == once]
        if len(set(seats)) != len(seats):
            found.append("a seat would set up twice")
    return found


def _unpayable(state: TeotihuacanState, frame: Frame) -> list[str]:
    """A payment asked of somebody who cannot make it, or of another amount than is owed."""
    step, player = frame[:2]
    if step == PLACE_DECORATION:
        workers = state.workers
        if (
            not 1 <= workers < len(DECORATION_GOLD)
            or state.goods[player * 5 + GOLD] < DECORATION_GOLD[workers]
        ):
            return ["a decoration is to be placed that cannot be paid for (TE-9.5.1)"]
    if step == PAY_OR_WAIVE and not state.up[player * KINDS + FREE_COCOA]:
        return ["'pay_or_waive' is for a player with a free-cocoa tile face up (TE-14.13)"]
    if step == PAY_SALARY and player >= 0 and frame[2] != (owed := salary_owed(state, player)):
        return [f"'pay_salary': seat {player} owes {owed} cocoa for its workers (TE-11.7)"]
    return []
