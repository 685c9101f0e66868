"""Characters: their setup effects and the flip from young to experienced (TR-6.6, section 15)."""

from __future__ import annotations

from rules.core import Action, Frame, Notice, Step, Violation
from rules.terramara import actions, frames
from rules.terramara import vocabulary as v
from rules.terramara.answers import Choice, refuse
from rules.terramara.content import Character, Content
from rules.terramara.effects import run_program
from rules.terramara.player import NO_CARD
from rules.terramara.table import Table


def character_of(table: Table, seat: int) -> Character | None:
    number = table.players[seat].character
    return None if number == NO_CARD else table.content.characters[number]


def has_setup(table: Table, seat: int, setup: int) -> bool:
    """Whether a player's character is the one with this set-up: Trader, Pathfinder or Settler (TR-6.6)."""
    character = character_of(table, seat)
    return character is not None and character.setup == setup


def can_flip(table: Table, seat: int) -> bool:
    return not flip_hindrance(table, seat)


def flip_hindrance(table: Table, seat: int) -> list[Violation]:
    """Only a young character flips; the Pathfinder needs an explorer at home to lose (TR-15.1, TR-15.7)."""
    player = table.players[seat]
    if player.character == NO_CARD:
        return refuse("no_character", "TR-15.1")
    if player.experienced:
        return refuse("already_experienced", "TR-15.1")
    if has_setup(table, seat, v.SETUP_EXPLORER) and not player.explorers_home:
        return refuse("no_explorer_to_lose", "TR-15.7")
    return []


def flip(table: Table, seat: int) -> None:
    """Irreversible: the young side's benefits end at once, the experienced side's begin (TR-15.1)."""
    player = table.players[seat]
    character = table.content.characters[player.character]
    player.experienced = True
    if character.setup == v.SETUP_BONUS_TILES:
        player.bonus_tiles = ()
    elif character.setup == v.SETUP_EXPLORER:
        player.explorers -= 1
        player.explorers_home -= 1
    for number in character.young:
        once = table.content.once_number.get(number)
        if once is not None:
            player.ready &= ~(1 << once)
    make_ready(table, seat, character.experienced)
    player.learn(table.content)
    if table.events is not None:
        table.emit("flipped", seat, character.id, {"character": character.id})


def make_ready(table: Table, seat: int, effects: tuple[int, ...]) -> None:
    """Once-per-round effects can be used from the moment they are there."""
    for number in effects:
        once = table.content.once_number.get(number)
        if once is not None:
            table.players[seat].ready |= 1 << once


def flip_losses(table: Table, seat: int) -> list[Notice]:
    """What is given up by flipping."""
    player = table.players[seat]
    character = table.content.characters[player.character]
    found = [Notice("flip_is_final", "TR-15.1")]
    if character.setup == v.SETUP_BONUS_TILES and player.bonus_tiles:
        found.append(Notice("tiles_lost", "TR-15.6", {"n": len(player.bonus_tiles)}))
    elif character.setup == v.SETUP_EXPLORER:
        found.append(Notice("explorer_lost", "TR-15.7"))
    elif character.setup == v.SETUP_TILES:
        found.append(Notice("personal_space_lost", "TR-15.8"))
    return found


class CharacterSetup(Step[Table]):
    """The character comes into effect after all starting cards (TR-6.6)."""

    kind = "character_setup"
    automatic = True

    def run(self, state: Table, frame: Frame) -> None:
        seat = frame[1]
        player = state.players[seat]
        character = state.content.characters[player.character]
        if character.setup == v.SETUP_TILES:
            state.stack.append((frames.SETTLER_TILES, seat))
        elif character.setup == v.SETUP_BONUS_TILES:
            player.bonus_tiles = state.layout.left_over
        elif character.setup == v.SETUP_EXPLORER:
            player.explorers += 1
            player.explorers_home += 1
        # The gift at the start comes without the character's own bonus on it (TR-6.6).
        run_program(state, seat, character.immediate, 0, character.source, -1)
        player.settled = True
        make_ready(state, seat, character.young)
        player.learn(state.content)


class SettlerTiles(Choice):
    """The Settler takes two tiles that were set aside (TR-15.8)."""

    kind = "settler_tiles"
    rules = ("TR-15.8",)
    verbs = (actions.SETTLE,)

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        tiles = state.content.tiles
        return sorted(
            (actions.SETTLE, right, left)
            for right in state.set_aside
            if tiles[right].crossroads >= 0
            for left in state.set_aside
            if tiles[left].outpost >= 0
        )

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        aside = state.set_aside
        return [(actions.SETTLE, one, other) for one in aside for other in aside]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        if any(tile not in state.set_aside for tile in action[1:]):
            return refuse("tile_in_use", "TR-15.8")
        return refuse("wrong_tile", "TR-15.8")

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat = frame[1]
        content = state.content
        space = content.tiles[action[1]].crossroads
        state.layout = state.layout.with_personal(content, space)
        state.players[seat].outpost_tile = action[2]
        add_warriors(state, space)
        if state.events is not None:
            params = {"space": content.spaces[space].id, "outpost": outpost_id(state, action[2])}
            state.emit("settled", seat, content.characters[state.players[seat].character].id, params)


def outpost_id(table: Table, tile: int) -> str:
    return table.content.outposts[table.content.tiles[tile].outpost].id


def add_warriors(table: Table, space: int) -> None:
    """Two warriors for every crossroads space in use that has their symbol (TR-4.7)."""
    warriors = warriors_of(table.content, space)
    table.warriors += warriors
    table.warriors_total += warriors


def warriors_of(content: Content, space: int) -> int:
    """How many warriors the symbols on a crossroads space ask for."""
    return _warriors_in(content, content.spaces[space].program)


def _warriors_in(content: Content, program: int) -> int:
    found = 0
    for operation in content.programs[program]:
        if operation[0] == v.OP_WARRIORS:
            found += operation[1]
        elif operation[0] == v.OP_CHOOSE:
            found += max(_warriors_in(content, option) for option in operation[2:])
        elif operation[0] == v.OP_ANY_ORDER:
            found += sum(_warriors_in(content, part) for part in operation[1:])
    return found
