"""Travelling on the road: steps, bonus tiles, outposts, flags, the camp at the end (TR-13.3)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Violation
from rules.terramara import actions, board, frames
from rules.terramara.answers import Choice, refuse
from rules.terramara.gains import fire
from rules.terramara.table import Table


class TravelStep(Choice):
    """One step of one caravan along the road, or stop."""

    kind = "travel_step"
    rules = ("TR-13.3.1", "TR-13.3.2")
    fields = (Field("n"),)
    verbs = (actions.STEP, actions.STOP)

    def params(self, state: Table, frame: Frame) -> Params:
        return {"n": frame[2]}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        player = state.players[frame[1]]
        return actions.travel_options(state.round or 1, player.caravan_a, player.caravan_b)

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        player = state.players[frame[1]]
        nodes = {player.caravan_a, player.caravan_b}
        ahead: list[Action] = [(actions.STEP, node, to) for node in nodes for to in board.EXITS[node]]
        back: list[Action] = [(actions.STEP, node, to) for to in nodes for node in board.EXITS[to]]
        return [*self.legal(state, frame), *ahead, *back]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        origin, node = action[1:]
        player = state.players[frame[1]]
        if origin not in (player.caravan_a, player.caravan_b):
            return refuse("no_caravan_there", "TR-13.3.1")
        if node not in board.EXITS[origin]:
            return refuse("not_next", "TR-13.3.2")
        return refuse("outpost_closed", "TR-13.3.3", round=board.OPEN_FROM[node])

    def warnings(self, state: Table, frame: Frame, action: Action) -> list[Notice]:
        return [Notice("travel_lost", "TR-13.3.9", {"lost": frame[2]})] if action[0] == actions.STOP else []

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        step, seat, left = frame
        if action[0] == actions.STOP:
            state.stack.pop()
            return
        player = state.players[seat]
        origin, node = action[1], action[2]
        if player.caravan_a == origin:
            player.caravan_a = node
            other = player.caravan_b
        else:
            player.caravan_b = node
            other = player.caravan_a
        if node == other == board.END:
            # A journey that was interrupted by this one (TR-13.3.8) cannot go on either (TR-13.3.9).
            state.stack[:] = [one for one in state.stack if one[:2] != frame[:2]]
        elif left > 1:
            state.stack[-1] = (step, seat, left - 1)
        else:
            state.stack.pop()
        if state.events is not None:
            route = {"origin": board.NODE_NAMES[origin], "node": board.NODE_NAMES[node]}
            state.emit("travelled", seat, "road", route)
        arrive(state, seat, node, other)


def arrive(table: Table, seat: int, node: int, other: int) -> None:
    """What a caravan finds at a node; `other` is where the player's second caravan stands."""
    abilities = table.players[seat].abilities
    if board.IS_CROSSROADS_NODE[node]:
        if abilities.on_crossroads:
            second = board.PROGRESS[other] >= board.PROGRESS[node]
            effects = table.content.effects
            fire(
                table, seat, [e for e in abilities.on_crossroads if second or not effects[e].second_only], -1
            )
    elif node == board.END:
        table.camp += (seat,)
        if table.events is not None:
            table.emit("reached_end", seat, "road", {"place": len(table.camp)})
    elif board.OUTPOST_ROW[node]:
        place_flag(table, seat, board.OUTPOST_ROW[node])
    elif table.layout.bonus_at_node[node] >= 0:
        table.stack.append((frames.USE_BONUS_TILE, seat, table.layout.bonus_at_node[node]))


def place_flag(table: Table, seat: int, row: int) -> None:
    """One flag per outpost and player (TR-13.3.5)."""
    player = table.players[seat]
    if player.flags >> row & 1:
        return
    player.flags |= 1 << row
    if table.events is not None:
        outpost = table.content.outposts[table.layout.outposts[row - 1]].id
        table.emit("flag_placed", seat, outpost, {"outpost": outpost})
    if player.abilities.on_flag:
        fire(table, seat, player.abilities.on_flag, -1)
