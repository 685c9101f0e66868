"""The turn: flip the character, send a clan member, then craft or reserve (TR-8.1)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Violation
from rules.terramara import actions, board, frames
from rules.terramara import vocabulary as v
from rules.terramara.answers import (
    Choice,
    add_free_actions,
    free_gestures,
    free_refusal,
    free_warnings,
    misplaced,
    play_free_action,
    refuse,
)
from rules.terramara.characters import flip, flip_hindrance, flip_losses
from rules.terramara.costs import craft_options, reserve_options
from rules.terramara.crafting import begin, craft_refusal, reserve, reserve_refusal
from rules.terramara.placement import costs_military, send, send_gestures, send_options, send_refusal
from rules.terramara.player import NO_CARD
from rules.terramara.table import Table


class FlipCharacter(Choice):
    """At the start of the first turn of a round: flip the character or keep it young (TR-15.1)."""

    kind = "flip_character"
    rules = ("TR-15.1",)
    verbs = (actions.FLIP, actions.KEEP)

    def params(self, state: Table, frame: Frame) -> Params:
        return {"character": state.content.characters[state.players[frame[1]].character].id}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        return actions.FLIP_OR_KEEP

    def warnings(self, state: Table, frame: Frame, action: Action) -> list[Notice]:
        return flip_losses(state, frame[1]) if action[0] == actions.FLIP else []

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == actions.FLIP:
            flip(state, frame[1])


class TurnAction(Choice):
    """Send one clan member; before that, free actions (TR-8.1, section 9)."""

    kind = "turn_action"
    rules = ("TR-8.1", "TR-7.3", "TR-9.1")

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        options = send_options(state, frame[1])
        add_free_actions(state, frame[1], options)
        return options

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        cards: list[Action] = [(actions.CRAFT, card) for card in state.river]
        return [*send_gestures(state, frame[1]), *free_gestures(state, frame[1]), *cards, actions.ENDED]

    def why_not(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == actions.SEND:
            return send_refusal(state, frame[1], action[1], action[2])
        if action[0] in (actions.WORKER, actions.USE):
            return free_refusal(state, frame[1], action)
        if action[0] in (actions.END_TURN, actions.DECLINE):
            return refuse("must_send", "TR-7.3")
        if action[0] == actions.FLIP:
            return flip_hindrance(state, frame[1]) or misplaced(state, frame[1], action)
        if action[0] in (actions.CRAFT, actions.CRAFT_RESERVED, actions.RESERVE):
            return refuse("send_first", "TR-8.1")
        return misplaced(state, frame[1], action)

    def warnings(self, state: Table, frame: Frame, action: Action) -> list[Notice]:
        if action[0] != actions.SEND:
            return free_warnings(state, frame[1], action)
        return send_warnings(state, frame[1], action[1], action[2])

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        if action[0] == actions.SEND:
            state.stack[-1] = (frames.AFTER_ACTION, frame[1], 0)
            send(state, frame[1], action[1], action[2])
        else:
            play_free_action(state, frame[1], action)


def send_warnings(table: Table, seat: int, member: int, space: int) -> list[Notice]:
    """What sending this member there costs (TR-24.8)."""
    content = table.content
    found: list[Notice] = []
    if costs_military(table, seat, member, space):
        found.append(Notice("joining_costs_military", "TR-9.5"))
    home = board.ROUND_OF_ROW[table.layout.row_of[space]] if content.space_kind[space] == v.TERRITORY else 0
    if home > table.round:
        if home == board.ROUNDS:
            found.append(Notice("explorer_gone", "TR-9.9"))
        else:
            found.append(Notice("explorer_away", "TR-9.9", {"round": home}))
    program = content.programs[content.spaces[space].program]
    level = content.worker_level_of_round[table.round]
    if (
        program
        and program[0][0] == v.OP_RECRUIT
        and not table.round_workers
        and not table.spare_workers[level]
    ):
        found.append(Notice("no_worker_left", "TR-10.1.1", {"level": level}))
    if space == content.hut and not any(table.players[seat].resources):
        found.append(Notice("hut_useless", "TR-10.6.1"))
    return found


class AfterAction(Choice):
    """After the action: craft or reserve one artifact, free actions, end of turn (TR-8.1)."""

    kind = "after_action"
    rules = ("TR-8.1", "TR-12.5")
    fields = (Field("done"),)  # 1 when an artifact was crafted or reserved in this step

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        seat = frame[1]
        options: list[Action] = []
        add_free_actions(state, seat, options)
        if not frame[2]:
            options += craft_options(state, seat, state.players[seat].abilities.raw_substitute)
            options += reserve_options(state, seat)
        options.append(actions.ENDED)
        return options

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        cards: list[Action] = [
            (verb, card) for verb in (actions.CRAFT, actions.RESERVE) for card in state.river
        ]
        sends: list[Action] = [(actions.SEND, v.EXPLORER, state.content.hut)]
        return [*sends, *free_gestures(state, frame[1]), *cards, actions.CRAFTED_RESERVED, actions.ENDED]

    def why_not(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        seat = frame[1]
        if action[0] in (actions.WORKER, actions.USE):
            return free_refusal(state, seat, action)
        if action[0] == actions.END_TURN:
            return []
        if action[0] == actions.SEND:
            return refuse("already_sent", "TR-7.3")
        if action[0] not in (actions.CRAFT, actions.CRAFT_RESERVED, actions.RESERVE):
            return misplaced(state, seat, action)
        found = refuse("craft_done", "TR-12.5") if frame[2] else []
        if action[0] == actions.RESERVE:
            return found + reserve_refusal(state, seat, action[1])
        return found + craft_refusal(state, seat, action, state.players[seat].abilities.raw_substitute)

    def warnings(self, state: Table, frame: Frame, action: Action) -> list[Notice]:
        player = state.players[frame[1]]
        last_turn = state.round == board.ROUNDS and not player.members_home()
        penalty = {"penalty": -state.content.reserved_penalty}
        if action[0] == actions.RESERVE and state.round == board.ROUNDS:
            return [Notice("reserved_at_end", "TR-18.8", penalty)]
        if action[0] == actions.END_TURN and last_turn and player.reserved != NO_CARD:
            return [Notice("reserved_at_end", "TR-18.8", penalty)]
        return free_warnings(state, frame[1], action)

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        seat = frame[1]
        if action[0] == actions.END_TURN:
            state.stack[-1] = (frames.NEXT_TURN, (seat + 1) % state.seats)
        elif action[0] in (actions.WORKER, actions.USE):
            play_free_action(state, seat, action)
        else:
            state.stack[-1] = (frames.AFTER_ACTION, seat, 1)
            if action[0] == actions.RESERVE:
                reserve(state, seat, action[1])
            else:
                begin(state, seat, action, state.players[seat].abilities.raw_substitute)
