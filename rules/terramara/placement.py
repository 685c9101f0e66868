"""Sending clan members: where they may go, and what happens when one is sent (TR-8.3, section 9)."""

from __future__ import annotations

from rules.core import Action, Violation
from rules.terramara import actions, board, frames
from rules.terramara import vocabulary as v
from rules.terramara.answers import refuse
from rules.terramara.conditions import condition_word, have_for, is_met
from rules.terramara.content import RULE_SOURCES
from rules.terramara.effects import run_program
from rules.terramara.gains import fire
from rules.terramara.layout import NOT_USED, PERSONAL_ROW
from rules.terramara.player import Player
from rules.terramara.table import IS_EXPLORER, MEMBER_OF, OWNER_OF, Table, member_code
from rules.terramara.tracks import lose_military

SOURCE_JOIN = RULE_SOURCES.index("join")


def gated_spaces(table: Table, seat: int, player: Player) -> tuple[int, ...]:
    """Crossroads and special spaces that are open for a player, and the Settler's own (TR-9.12, TR-9.13)."""
    layout = table.layout
    reached = player.rear_progress()
    found = layout.crossroads[: min(table.flipped, reached)]
    if player.abilities.personal_crossroads and layout.personal >= 0:
        found += (layout.personal,)
    if table.round == board.ROUNDS:
        content = table.content
        found += tuple(
            space for space in layout.specials if is_met(table, seat, content.spaces[space].condition)
        )
    return tuple(sorted(found)) if len(found) > 1 else found


def send_options(table: Table, seat: int) -> list[Action]:
    """Every legal pair of an available member and a space. The fast twin of `send_refusal`."""
    player = table.players[seat]
    content = table.content
    layout = table.layout
    here, also, single = table.here, table.also, layout.single
    near = (*layout.homeland, content.hut, *gated_spaces(table, seat, player))
    options: list[Action] = []
    add = options.append
    if player.explorers_home:
        sends = content.send_actions[v.EXPLORER]
        military = table.military
        own = military[seat]
        # At equal strength only the owner of `join_equal` may join: he needs one point less.
        needed = 0 if player.abilities.join_equal else 1
        for space in near + layout.territory_open[table.round]:
            code = here[space]
            if not code:
                add(sends[space])
            elif IS_EXPLORER[code] and not also[space] and not single[space]:
                owner = OWNER_OF[code]
                if owner != seat and own - military[owner] >= needed:
                    add(sends[space])
    if player.chieftain:
        sends = content.send_actions[v.CHIEFTAIN]
        for space in near + layout.territory_now[table.round]:
            code = here[space]
            if not code or (
                IS_EXPLORER[code] and not also[space] and not single[space] and OWNER_OF[code] != seat
            ):
                add(sends[space])
    if player.warriors:
        sends = content.send_actions[v.WARRIOR]
        for space in near + layout.territory_now[table.round]:
            code = here[space]
            if not code or (IS_EXPLORER[code] and not also[space] and not single[space]):
                add(sends[space])
    return options


def send_gestures(table: Table, seat: int) -> list[Action]:
    """Every member of the clan to every space of the game."""
    player = table.players[seat]
    members = [v.EXPLORER, v.CHIEFTAIN, *([v.WARRIOR] if player.warriors else [])]
    rows = table.layout.row_of
    return [
        (actions.SEND, member, space)
        for member in members
        for space, row in enumerate(rows)
        if row != NOT_USED
    ]


def available(player: Player, member: int) -> int:
    """How many members of a kind can be sent now (TR-9.17)."""
    return (player.explorers_home, player.chieftain, player.warriors)[member]


def send_refusal(table: Table, seat: int, member: int, space: int) -> list[Violation]:
    """Why a member may not be sent to a space, checked in the order of TR-9.16."""
    player = table.players[seat]
    content = table.content
    if not 0 <= member < len(v.MEMBERS) or not 0 <= space < len(content.spaces):
        return refuse("no_such_space", "TR-9.1")
    found: list[Violation] = []
    if not available(player, member):
        found += refuse("no_member", "TR-9.17", member=v.MEMBERS[member])
    missing = existence_refusal(table, seat, space)
    if missing:
        return found + missing
    row = table.layout.row_of[space]
    if space in table.layout.fire:
        found += refuse("burning", "TR-9.11")
    if member != v.EXPLORER and content.space_kind[space] == v.TERRITORY:
        opens = board.ROUND_OF_ROW[row]
        if opens > table.round:
            found += refuse("only_explorers_ahead", "TR-9.8", member=v.MEMBERS[member], round=opens)
    found += gate_refusal(table, seat, space)
    return found + occupation_refusal(table, seat, member, space)


def existence_refusal(table: Table, seat: int, space: int) -> list[Violation]:
    """Line 1: does the space exist now?"""
    kind = table.content.space_kind[space]
    row = table.layout.row_of[space]
    if row == NOT_USED:
        return refuse("no_such_space", "TR-9.1")
    if row == PERSONAL_ROW:
        mine = table.players[seat].abilities.personal_crossroads
        return [] if mine else refuse("personal_space", "TR-15.8")
    if kind == v.TERRITORY and row <= table.flipped:
        return refuse("tile_flipped", "TR-10.3.2", row=row)
    if kind == v.CROSSROADS and row > table.flipped:
        return refuse("crossroads_hidden", "TR-9.12", round=row + 1)
    if kind == v.SPECIAL and table.round < board.ROUNDS:
        return refuse("special_too_early", "TR-9.13", round=board.ROUNDS)
    return []


def gate_refusal(table: Table, seat: int, space: int) -> list[Violation]:
    """Line 4: caravans for crossroads spaces, the condition of special spaces."""
    kind = table.content.space_kind[space]
    row = table.layout.row_of[space]
    if kind == v.CROSSROADS and row != PERSONAL_ROW and table.players[seat].rear_progress() < row:
        return refuse("caravans_behind", "TR-9.12", node=f"c{row}")
    condition = table.content.spaces[space].condition
    if kind == v.SPECIAL and not is_met(table, seat, condition):
        have = have_for(table, seat, condition)
        return refuse(
            "condition_unmet", "TR-9.13", condition=condition_word(condition), needed=condition[1], have=have
        )
    return []


def occupation_refusal(table: Table, seat: int, member: int, space: int) -> list[Violation]:
    """Lines 5 to 7: who stands there already?"""
    code = table.here[space]
    if not code:
        return []
    if table.layout.single[space]:
        return refuse("single_taken", "TR-9.3")
    found: list[Violation] = []
    for there in (code, table.also[space]):
        if there and not IS_EXPLORER[there]:
            found += refuse("closed", "TR-9.4", member=v.MEMBERS[MEMBER_OF[there]])
    if table.also[space]:
        found += refuse("space_full", "TR-9.2")
    if found:
        return found
    owner = OWNER_OF[code]
    if owner == seat:
        return [] if member == v.WARRIOR else refuse("own_member_there", "TR-9.2")
    if member != v.EXPLORER:
        return []
    own, rival = table.military[seat], table.military[owner]
    needed = rival if table.players[seat].abilities.join_equal else rival + 1
    return [] if own >= needed else refuse("too_weak", "TR-9.5", strength=own, needed=needed)


def costs_military(table: Table, seat: int, member: int, space: int) -> bool:
    """Whether joining costs 1 military: an explorer joins, and not by `join_equal` at equal strength (TR-9.5)."""
    code = table.here[space]
    if member != v.EXPLORER or not code or table.players[seat].abilities.no_military_loss:
        return False
    return table.military[seat] > table.military[OWNER_OF[code]]


def send(table: Table, seat: int, member: int, space: int) -> None:
    """Place the member, pay for joining, resolve "place" triggers, then the action of the space (TR-8.3)."""
    player = table.players[seat]
    content = table.content
    if member == v.EXPLORER:
        player.explorers_home -= 1
    elif member == v.CHIEFTAIN:
        player.chieftain = 0
    else:
        player.warriors -= 1
    if table.events is not None:
        table.emit("sent", seat, "", {"member": v.MEMBERS[member], "space": content.spaces[space].id})
    entry = content.spaces[space]
    if space == content.hut:
        inside = list(player.hut)
        inside[member] += 1
        player.hut = tuple(inside)
        run_program(table, seat, entry.program, 0, entry.source, -1)
        return
    code = table.here[space]
    pays = costs_military(table, seat, member, space)
    if code:
        table.also[space] = member_code(seat, member)
    else:
        table.here[space] = member_code(seat, member)
    if pays:
        lose_military(table, seat, 1, SOURCE_JOIN)
    triggers = player.abilities.on_place
    if triggers:
        set_off = [number for number in triggers if triggered(table, seat, number, member, space, code)]
        if set_off:
            table.stack.append((frames.RUN, seat, entry.program, 0, entry.source, -1))
            fire(table, seat, set_off, -1)
            return
    run_program(table, seat, entry.program, 0, entry.source, -1)


def triggered(table: Table, seat: int, number: int, member: int, space: int, before: int) -> bool:
    """Whether a "place" effect applies; `before` is the member that stood there already (TR-17.4)."""
    effect = table.content.effects[number]
    if not effect.members >> member & 1:
        return False
    if effect.where == v.AT_TERRAIN:
        terrain = table.content.spaces[space].terrain
        return terrain >= 0 and effect.terrains >> terrain & 1 == 1
    if effect.where == v.AT_OTHER_EXPLORER:
        return IS_EXPLORER[before] and OWNER_OF[before] != seat
    if effect.where == v.AT_EMPTY:
        return not before
    return table.content.space_kind[space] == v.CROSSROADS
