"""Choosing among effects: options, the order of simultaneous effects, bonus tiles (TR-8.4, TR-14, TR-17.2)."""

from __future__ import annotations

from rules.core import NUMBER, Action, Field, Frame, Params, Violation
from rules.terramara import actions, frames
from rules.terramara.answers import Choice, refuse
from rules.terramara.effects import could_do, run_program, usable_tiles
from rules.terramara.notation import STANDARD
from rules.terramara.table import Table


class ChooseOption(Choice):
    """One of several effects, or none (TR-17.2)."""

    kind = "choose_option"
    rules = ("TR-17.2",)
    fields = (Field("source", STANDARD.source), Field("options", NUMBER))
    repeats = True
    verbs = (actions.CHOOSE, actions.DECLINE)
    may_decline = True

    def params(self, state: Table, frame: Frame) -> Params:
        return {"source": state.content.sources[frame[2]]}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        programs = sorted(set(frame[3:]))
        options: list[Action] = [(actions.CHOOSE, p) for p in programs if could_do(state, frame[1], p)]
        if self.may_decline:
            options.append(actions.DECLINED)
        return options

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        return [*((actions.CHOOSE, program) for program in frame[3:]), actions.DECLINED]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == actions.DECLINE:
            return refuse("must_choose", "TR-10.1.6")
        if action[1] not in frame[3:]:
            return refuse("not_offered", "TR-17.2")
        return refuse("effect_useless", "TR-8.6")

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == actions.CHOOSE:
            run_program(state, frame[1], action[1], 0, frame[2], -1)


class HutMode(ChooseOption):
    """In the hut: process, swap, or nothing (TR-10.6.1)."""

    kind = "hut_mode"
    rules = ("TR-10.6.1",)


class FirstPlayerBack(ChooseOption):
    """The back of the first player card in the last round (TR-10.1.6)."""

    kind = "first_player_back"
    rules = ("TR-10.1.6",)
    may_decline = False


class OrderParts(Choice):
    """Which of several simultaneous effects comes first (TR-8.4). The frame holds pairs of program and source."""

    kind = "order_parts"
    rules = ("TR-8.4",)
    fields = (Field("aux", NUMBER), Field("parts", NUMBER))
    repeats = True
    verbs = (actions.FIRST,)

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        return [(actions.FIRST, program) for program in sorted(set(frame[3::2]))]

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        return [*self.legal(state, frame), (actions.FIRST, 0)]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        return refuse("not_offered", "TR-8.4")

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        _, seat, aux, *parts = frame
        at = parts[::2].index(action[1]) * 2
        source = parts[at + 1]
        rest = parts[:at] + parts[at + 2 :]
        if len(rest) == 2:
            state.stack[-1] = (frames.RUN, seat, rest[0], 0, rest[1], aux)
        else:
            state.stack[-1] = (frames.ORDER_PARTS, seat, aux, *rest)
        run_program(state, seat, action[1], 0, source, aux)


class UseBonusTile(Choice):
    """A bonus tile was reached: use it or not (TR-13.2.3, TR-13.3.4)."""

    kind = "use_bonus_tile"
    rules = ("TR-13.2.3", "TR-13.3.4")
    fields = (Field("tile", STANDARD.bonus),)
    verbs = (actions.USE_TILE, actions.DECLINE)

    def params(self, state: Table, frame: Frame) -> Params:
        return {"tile": state.content.bonus_tiles[frame[2]].id}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        return actions.TILE_OR_NOT

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == actions.USE_TILE:
            use_tile(state, frame[1], frame[2])


def use_tile(table: Table, seat: int, number: int) -> None:
    tile = table.content.bonus_tiles[number]
    if table.events is not None:
        table.emit("tile_used", seat, tile.id, {"tile": tile.id})
    run_program(table, seat, tile.program, 0, tile.source, -1)


class PersonalBonus(Choice):
    """The Trader uses up one of the personal bonus tiles (TR-15.6)."""

    kind = "personal_bonus"
    rules = ("TR-15.6",)
    verbs = (actions.PERSONAL_TILE,)

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        return [(actions.PERSONAL_TILE, tile) for tile in sorted(usable_tiles(state, frame[1]))]

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        return [(actions.PERSONAL_TILE, tile) for tile in state.layout.left_over]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        player = state.players[frame[1]]
        if action[1] not in player.bonus_tiles:
            return refuse("tile_not_yours", "TR-15.6")
        most = state.content.characters[player.character].tile_levels[state.round]
        return refuse("tile_level", "TR-15.6", level=most)

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        player = state.players[frame[1]]
        player.bonus_tiles = tuple(tile for tile in player.bonus_tiles if tile != action[1])
        use_tile(state, frame[1], action[1])
