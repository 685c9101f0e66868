"""Resolving a card: its program runs step by step, each completely before the next (NG-9.0.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.building import can_build, collecting_grounds
from rules.northgard.choice import DECLINE, Choice
from rules.northgard.content import RESOURCES, symbol
from rules.northgard.copying import copy_targets, scorch_targets
from rules.northgard.exploring import begin_explore
from rules.northgard.meddling import bribe_sources, removable_figures
from rules.northgard.moving import begin_move
from rules.northgard.playable import (
    can_explore,
    can_pay,
    has_recruits,
    opponents_with_cards,
    option_possible,
    pay_all,
    payments,
    protector_draws,
    why_no_option,
)
from rules.northgard.recruiting import begin_recruit, pull_options
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    AREA,
    DO_CHOOSE,
    DO_COLLECT_AFTER,
    DO_COLLECT_BEFORE,
    DO_DECLINE,
    DO_EXPLORE,
    DO_FIRST,
    DO_PAY,
)

_CHOOSE_EXPLORE: Final = k.CHOICE_WORDS.index("explore")
_CHOOSE_MOVE: Final = k.CHOICE_WORDS.index("move")


def start_program(
    state: NorthgardState, seat: int, program: int, territory: int = -1, camps: int = 0
) -> None:
    """Resolve a program for a seat; the territory of the step before and its unused camps may be handed on."""
    if k.PROGRAMS[program]:
        state.stack.append((kinds.EFFECTS, seat, program, 0, territory, camps))


class Effects(Step[NorthgardState]):
    """The next step of a program."""

    kind = "effects"
    automatic = True
    fields = (Field("program"), Field("next_step"), Field("territory", AREA), Field("camps"))

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, program, place, territory, camps = frame
        ops = k.PROGRAMS[program]
        if place + 1 < len(ops):
            state.stack.append((kinds.EFFECTS, seat, program, place + 1, territory, camps))
        op = ops[place]
        _RUN[op[0]](state, seat, op, territory, camps)


# -- one function for each operation ------------------------------------------------------------------------


def _move(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    begin_move(state, seat, op[1])


def _explore(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if can_explore(state, seat, op):
        begin_explore(state, seat, op[1])


def _may_explore(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if can_explore(state, seat, op):
        state.stack.append((kinds.EXPLORE_AGAIN, seat, op[1]))


def _build(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    spec = k.BUILD_SPECS[op[1]]
    if spec.collect:
        state.stack.append((kinds.CHOOSE_ORDER, seat, -1, -1, op[1]))
    elif can_build(state, seat, op[1]):
        state.stack.append((kinds.BUILD, seat, op[1], spec.times, spec.most_large, -1, 0))


def _draw(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    _, number, discard, top = op
    if not discard and not top:
        state.draw_to_hand(seat, number)
        return
    drawn = sorted(state.draw_cards(seat, number))
    state.stack.append((kinds.DISTRIBUTE, seat, discard, top, *drawn))


def _draw_per_territory(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    state.draw_to_hand(seat, protector_draws(state, seat, op))


def _take_from_discard(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if state.discard[seat]:
        state.stack.append((kinds.TAKE_FROM_DISCARD, seat))


def _collect(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    state.gain(seat, op[1], op[2], "collect")


def _collect_shown(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if territory < 0:
        return
    shown = state.shown(territory)
    found = [resource for resource in range(len(RESOURCES)) if symbol(shown, resource)]
    if found:
        state.stack.append((kinds.COLLECT_KIND, seat, territory))


def _choose(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    offer_choice(state, seat, op[1], 0)


def _choose_order(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    _, must, may = op
    if can_explore(state, seat, k.PROGRAMS[may][0]):
        state.stack.append((kinds.CHOOSE_ORDER, seat, must, may, -1))
    else:
        # The optional part may become possible by the first.
        start_program(state, seat, may)
        start_program(state, seat, must)


def _may_pay(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    _, amount, program = op
    then = k.PROGRAMS[program][0]
    if then[0] == k.RECRUIT:
        useful = territory >= 0 and has_recruits(state, seat)
    else:
        useful = state.drawable(seat) >= 1
    if useful and can_pay(state, seat, amount):
        state.stack.append((kinds.MAY_PAY, seat, amount, program, territory, camps))


def _remove_enemy(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if removable_figures(state, seat, bool(op[1])):
        state.stack.append((kinds.REMOVE_UNIT, seat, op[1]))


def _add_unit(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if state.reserve[seat] and state.own(seat):
        state.stack.append((kinds.ADD_UNIT, seat))


def _move_enemy(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if bribe_sources(state, seat):
        state.stack.append((kinds.BRIBE_FROM, seat, op[1]))


def _pull_unit(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if territory >= 0 and pull_options(state, seat, territory):
        state.stack.append((kinds.PULL_UNIT, seat, territory))


def _hand(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if opponents_with_cards(state, seat):
        state.stack.append((kinds.TARGET_PLAYER, seat, op[1]))


def _curse(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    victims = [other for other in state.opponents(seat) if state.hand[other]]
    state.stack.append((kinds.CURSE, seat, *victims))


def _flag(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    # Kaija is the Bear's: for another clan that part of a copied card does nothing (NG-9.0.6).
    if op[1] != k.KAIJA_AWAKE or seat == state.bear_seat:
        state.flags[seat] |= op[1]


def _copy(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if copy_targets(state, seat, op[1]):
        state.stack.append((kinds.COPY_CARD, seat, op[1]))


def _take_row_card(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if state.row:
        state.stack.append((kinds.FUTURE_CARD, seat))


def _scorch(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    if scorch_targets(state, seat):
        state.stack.append((kinds.SCORCH, seat))


_RUN: Final[dict[int, Callable[[NorthgardState, int, k.Op, int, int], None]]] = {
    k.RECRUIT: begin_recruit,
    k.RECRUIT_EACH: begin_recruit,
    k.RECRUIT_PER_SYMBOL: begin_recruit,
    k.MOVE: _move,
    k.EXPLORE: _explore,
    k.MAY_EXPLORE: _may_explore,
    k.BUILD: _build,
    k.DRAW: _draw,
    k.DRAW_PER_TERRITORY: _draw_per_territory,
    k.TAKE_FROM_DISCARD: _take_from_discard,
    k.COLLECT: _collect,
    k.COLLECT_SHOWN: _collect_shown,
    k.CHOOSE: _choose,
    k.CHOOSE_ORDER: _choose_order,
    k.MAY_PAY: _may_pay,
    k.REMOVE_ENEMY: _remove_enemy,
    k.ADD_UNIT: _add_unit,
    k.MOVE_ENEMY: _move_enemy,
    k.PULL_UNIT: _pull_unit,
    k.HAND: _hand,
    k.CURSE: _curse,
    k.FLAG: _flag,
    k.COPY: _copy,
    k.TAKE_ROW_CARD: _take_row_card,
    k.SCORCH: _scorch,
}


# -- decisions inside a program -----------------------------------------------------------------------------


class ChooseAction(Choice):
    """Feast, Teamwork, Negotiation, Veiled Threats: which of the possible options (NG-9.7.9)."""

    kind = "choose_action"
    rules = ("NG-9.1.5", "NG-9.7.9")
    verbs = (DO_CHOOSE,)
    fields = (Field("choice"), Field("taken"))

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, number, taken = frame
        choice = k.CHOICES[number]
        return sorted(
            (DO_CHOOSE, word)
            for word, program in zip(choice.words, choice.programs, strict=True)
            if not taken >> word & 1 and option_possible(state, seat, word, program)
        )

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_CHOOSE, word) for word in range(len(k.CHOICE_WORDS))]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        _, seat, number, taken = frame
        choice = k.CHOICES[number]
        if action[1] not in choice.words or taken >> action[1] & 1:
            return []
        return why_no_option(state, seat, action[1], choice.programs[choice.words.index(action[1])])

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, number, taken = frame
        choice = k.CHOICES[number]
        word = action[1]
        state.stack.pop()
        taken |= 1 << word
        if taken.bit_count() < choice.pick:
            state.stack.append((kinds.CHOOSE_AGAIN, seat, number, taken))
        start_program(state, seat, choice.programs[choice.words.index(word)])


def offer_choice(state: NorthgardState, seat: int, number: int, taken: int) -> None:
    """Ask for an option of a choice, if one is possible that was not taken yet."""
    frame = (kinds.CHOOSE_ACTION, seat, number, taken)
    if ChooseAction().legal(state, frame):
        state.stack.append(frame)


class ChooseAgain(Step[NorthgardState]):
    """Teamwork: the second, different action, when the first is completely resolved (NG-9.2.8)."""

    kind = "choose_again"
    automatic = True
    fields = (Field("choice"), Field("taken"))

    def run(self, state: NorthgardState, frame: Frame) -> None:
        offer_choice(state, *frame[1:])


class ChooseOrder(Choice):
    """Annexation: explore before or after the Move. Glory of the Clan: collect before or after building."""

    kind = "choose_order"
    rules = ("NG-9.2.17", "NG-9.2.18")
    verbs = (DO_FIRST, DO_COLLECT_BEFORE, DO_COLLECT_AFTER, DO_DECLINE)
    fields = (Field("must"), Field("may"), Field("build_spec"))

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, _, _, spec = frame
        if spec < 0:
            return [(DO_FIRST, _CHOOSE_MOVE), (DO_FIRST, _CHOOSE_EXPLORE)]
        found: list[Action] = [DECLINE] if can_build(state, seat, spec) else []
        found += [(DO_COLLECT_BEFORE, territory) for territory in collecting_grounds(state, seat, spec)]
        if can_build(state, seat, spec):
            found.append((DO_COLLECT_AFTER,))
        found.sort()
        return found

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, must, may, number = frame
        state.stack.pop()
        if action[0] == DO_FIRST:
            if action[1] == _CHOOSE_EXPLORE:
                start_program(state, seat, must)
                _, spec = k.PROGRAMS[may][0]
                begin_explore(state, seat, spec)
            else:
                start_program(state, seat, may)
                start_program(state, seat, must)
            return
        only_in, collect_after = -1, 0
        if action[0] == DO_COLLECT_BEFORE:
            only_in = action[1]
            state.gain_symbols(seat, state.yields(only_in), "glory_of_the_clan")
        elif action[0] == DO_COLLECT_AFTER:
            collect_after = 1
        build = k.BUILD_SPECS[number]
        state.stack.append((kinds.BUILD, seat, number, build.times, build.most_large, only_in, collect_after))


class ExploreAgain(Choice):
    """An Explore that is not mandatory: the second of Rangers, that of Annexation."""

    kind = "explore_again"
    rules = ("NG-9.4.19", "NG-9.2.18")
    verbs = (DO_EXPLORE, DO_DECLINE)
    fields = (Field("spec"),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, (DO_EXPLORE,)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == DO_EXPLORE:
            begin_explore(state, frame[1], frame[2])


class MayPay(Choice):
    """Pay any resources for a little more (NG-9.7.9)."""

    kind = "may_pay"
    rules = ("NG-9.7.9", "NG-9.2.9", "NG-9.2.12")
    verbs = (DO_PAY, DO_DECLINE)
    fields = (Field("amount"), Field("program"), Field("territory", AREA), Field("camps"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"amount": frame[2]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, *((DO_PAY, *amounts) for amounts in payments(state, frame[1], frame[2]))]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, _, program, territory, camps = frame
        state.stack.pop()
        if action[0] == DO_PAY:
            pay_all(state, seat, action[1:], "may_pay")
            start_program(state, seat, program, territory, camps)
