"""Crafting and reserving artifacts, and the river row (TR-12)."""

from __future__ import annotations

from rules.core import NUMBER, Action, Field, Frame, Params, Violation
from rules.terramara import actions, frames
from rules.terramara.answers import (
    Choice,
    add_free_actions,
    free_gestures,
    free_refusal,
    misplaced,
    play_free_action,
    refuse,
    spend,
)
from rules.terramara.costs import (
    ANY_NUMBER,
    craft_options,
    payments_for,
    shortage,
)
from rules.terramara.effects import free_actions_allowed
from rules.terramara.gains import resolve_together
from rules.terramara.notation import STANDARD
from rules.terramara.player import NO_CARD
from rules.terramara.programs import IMMEDIATE, ONCE_PER_ROUND
from rules.terramara.table import Table

CELLS = 8


def refill(table: Table) -> None:
    """Reveal cards at the right end of the river row until it is full or the deck is empty (TR-12.7)."""
    while len(table.river) < CELLS and table.deck:
        card = table.deck.pop()
        table.river.append(card)
        table.reveals += 1
        if table.events is not None:
            table.emit("revealed", -1, "river", {"artifact": table.content.artifacts[card].id})


def take_from_river(table: Table, card: int) -> None:
    """Close the gap and refill before anything else happens (TR-12.7)."""
    table.river.remove(card)
    refill(table)


def reserve(table: Table, seat: int, card: int) -> None:
    table.players[seat].reserved = card
    if table.events is not None:
        table.emit("reserved", seat, "river", {"artifact": table.content.artifacts[card].id})
    take_from_river(table, card)


def start_craft(table: Table, seat: int, card: int, reserved: bool, raw_limit: int) -> None:
    """Ask how to pay; a single way is taken at once."""
    ways = payments_for(table, seat, card, reserved, raw_limit)
    if len(ways) == 1:
        craft(table, seat, card, reserved, ways[0][1:])
    else:
        table.stack.append((frames.PAY_CRAFT, seat, card, int(reserved), raw_limit))


def craft(table: Table, seat: int, card: int, reserved: bool, paid: tuple[int, ...]) -> None:
    """Pay, take the card, then its immediate effects and the "craft" triggers of other cards (TR-12.3)."""
    player = table.players[seat]
    content = table.content
    artifact = content.artifacts[card]
    spend(table, seat, paid)
    player.artifacts += (card,)
    if table.events is not None:
        table.emit("crafted", seat, artifact.id, {"artifact": artifact.id})
    if reserved:
        player.reserved = NO_CARD
    else:
        take_from_river(table, card)
    # The card's own "craft" effect counts only from the next artifact on (TR-12.13).
    parts = [
        (effect.program, effect.source)
        for effect in (content.effects[number] for number in player.abilities.on_craft)
        if effect.categories >> artifact.category & 1 and effect.levels >> artifact.level & 1
    ]
    for number in artifact.effects:
        effect = content.effects[number]
        if effect.kind == IMMEDIATE:
            parts.append((effect.program, effect.source))
        elif effect.kind == ONCE_PER_ROUND:
            player.ready |= 1 << content.once_number[number]
    if artifact.effects:
        player.learn(content)
    if parts:
        resolve_together(table, seat, parts, card)


def craft_refusal(table: Table, seat: int, action: Action, raw_limit: int) -> list[Violation]:
    """Why a card cannot be crafted now."""
    player = table.players[seat]
    reserved = action[0] == actions.CRAFT_RESERVED
    if reserved:
        if player.reserved == NO_CARD:
            return refuse("nothing_reserved", "TR-12.6")
        card = player.reserved
        found: list[Violation] = []
    else:
        card = action[1]
        found = reach_refusal(table, seat, card)
        if card not in table.river:
            return found
    missing = shortage(table, player, card, reserved, raw_limit)
    if missing:
        found += refuse("cannot_afford", "TR-12.3", missing=missing)
    return found


def reach_refusal(table: Table, seat: int, card: int) -> list[Violation]:
    """Cards are within reach of the canoe (TR-12.2)."""
    if card not in table.river:
        return refuse("not_in_row", "TR-12.2")
    player = table.players[seat]
    cell = table.river.index(card)
    needed = table.content.cell_needs[cell]
    if player.culture < needed:
        return refuse("river_too_far", "TR-12.2", cell=cell + 1, needed=needed, have=player.culture)
    return []


def reserve_refusal(table: Table, seat: int, card: int) -> list[Violation]:
    player = table.players[seat]
    found: list[Violation] = []
    if player.culture < table.content.reserve_from:
        found += refuse(
            "reserve_too_early", "TR-12.4", needed=table.content.reserve_from, have=player.culture
        )
    if player.reserved != NO_CARD:
        found += refuse("reserve_taken", "TR-12.4")
    return found + reach_refusal(table, seat, card)


def limit_of(table: Table, seat: int, raw_ok: int) -> int:
    """Raw resources that may stand in for processed ones (TR-12.12)."""
    return ANY_NUMBER if raw_ok else table.players[seat].abilities.raw_substitute


class ExtraCraft(Choice):
    """One extra craft, from the river or the reserved card (TR-17.2)."""

    kind = "extra_craft"
    rules = ("TR-12.5", "TR-12.6")
    fields = (Field("raw_allowed", NUMBER),)

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        options: list[Action] = []
        if free_actions_allowed(state, frame[1]):
            add_free_actions(state, frame[1], options)
        options += craft_options(state, frame[1], limit_of(state, frame[1], frame[2]))
        options.append(actions.DECLINED)
        return options

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        cards: list[Action] = [(actions.CRAFT, card) for card in state.river]
        return [*free_gestures(state, frame[1]), *cards, actions.CRAFTED_RESERVED, actions.DECLINED]

    def why_not(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        if action[0] in (actions.WORKER, actions.USE):
            return free_refusal(state, frame[1], action)
        if action[0] in (actions.CRAFT, actions.CRAFT_RESERVED):
            return craft_refusal(state, frame[1], action, limit_of(state, frame[1], frame[2]))
        return [] if action[0] == actions.DECLINE else misplaced(state, frame[1], action)

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        if action[0] in (actions.WORKER, actions.USE):
            play_free_action(state, frame[1], action)
            return
        state.stack.pop()
        if action[0] != actions.DECLINE:
            begin(state, frame[1], action, limit_of(state, frame[1], frame[2]))


def begin(table: Table, seat: int, action: Action, raw_limit: int) -> None:
    """Start a craft chosen by an action."""
    if action[0] == actions.CRAFT_RESERVED:
        start_craft(table, seat, table.players[seat].reserved, True, raw_limit)
    else:
        start_craft(table, seat, action[1], False, raw_limit)


class PayCraft(Choice):
    """Which resources to pay, where payments differ (TR-12.10 to TR-12.12)."""

    kind = "pay_craft"
    rules = ("TR-12.3", "TR-12.10", "TR-12.12")
    fields = (Field("artifact", STANDARD.artifact), Field("reserved", NUMBER), Field("raw_limit", NUMBER))
    verbs = (actions.PAY,)

    def params(self, state: Table, frame: Frame) -> Params:
        return {"artifact": state.content.artifacts[frame[2]].id}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        return payments_for(state, frame[1], frame[2], frame[3] == 1, frame[4])

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        cost = state.content.artifact_cost[frame[2]]
        printed = [kind + len(cost) for kind, amount in enumerate(cost) for _ in range(amount)]
        return [*self.legal(state, frame), (actions.PAY, *printed), (actions.PAY, *(r - 4 for r in printed))]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        return refuse("wrong_payment", "TR-12.3", artifact=state.content.artifacts[frame[2]].id)

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        craft(state, frame[1], frame[2], frame[3] == 1, action[1:])
