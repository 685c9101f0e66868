"""What the decisions have in common: refusals, free actions, and the base class of our steps."""

from __future__ import annotations

from rules.core import Action, Frame, Notice, Step, Violation
from rules.terramara import actions, frames
from rules.terramara.content import RULE_SOURCES
from rules.terramara.effects import can_do, can_use, free_actions_allowed, run_program
from rules.terramara.table import Table
from rules.terramara.vocabulary import RESOURCES

SOURCE_WORKER = RULE_SOURCES.index("worker")


def refuse(kind: str, rule: str, **params: str | int) -> list[Violation]:
    """One violation as the answer of a why_not."""
    return [Violation(kind, rule, params)]


WRONG_DECISION = [Violation("wrong_decision", "TR-23.1")]


def misplaced(table: Table, seat: int, action: Action) -> list[Violation]:
    """Why an action does not answer the question: the rule that says when it could, else TR-23.1."""
    if action[0] in (actions.WORKER, actions.USE):
        kind = "not_at_this_point" if free_actions_allowed(table, seat) else "not_your_turn"
        return refuse(kind, "TR-8.2")
    if action[0] == actions.FLIP and table.round:
        return refuse("flip_too_late", "TR-15.1")
    return WRONG_DECISION


class Choice(Step[Table]):
    """A decision whose options are easily listed: whatever is not in the list is refused by `refusal`."""

    verbs: tuple[int, ...] = ()  # kinds of action that belong to the decision

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        raise NotImplementedError(f"{self.kind}: legal")

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        return self.legal(state, frame)

    def why_not(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        if action[0] not in self.verbs:
            return misplaced(state, frame[1], action)
        if action in self.legal(state, frame):
            return []
        return self.refusal(state, frame, action)

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        """Why an action of a kind that belongs here is no option."""
        return WRONG_DECISION


def add_free_actions(table: Table, seat: int, options: list[Action]) -> None:
    """Workers that have something to process, and once-per-round effects that would do something (TR-8.2)."""
    player = table.players[seat]
    held = player.resources
    if held[0] or held[1] or held[2] or held[3]:
        ready = player.workers_ready
        if ready[1]:
            options.append(actions.WORKERS[1])
        if ready[2]:
            options.append(actions.WORKERS[2])
        if ready[3]:
            options.append(actions.WORKERS[3])
    if player.ready:
        for number in player.abilities.once_per_round:
            if can_use(table, seat, number):
                options.append((actions.USE, number))


def free_gestures(table: Table, seat: int) -> list[Action]:
    """Free actions a player might try."""
    effects: list[Action] = [(actions.USE, number) for number in table.players[seat].abilities.once_per_round]
    return [*actions.WORKERS[1:], *effects]


def free_refusal(table: Table, seat: int, action: Action) -> list[Violation]:
    """Why a worker or a once-per-round effect cannot be used now."""
    player = table.players[seat]
    if not free_actions_allowed(table, seat):
        return refuse("not_your_turn", "TR-8.2")
    if action[0] == actions.WORKER:
        level = action[1]
        if not 1 <= level <= 3 or not player.workers_ready[level] + player.workers_used[level]:
            return refuse("no_worker", "TR-11.4", level=level)
        if not player.workers_ready[level]:
            return refuse("worker_used", "TR-11.4", level=level)
        return [] if player.raw() else refuse("nothing_to_process", "TR-11.4")
    number = action[1]
    if number not in player.abilities.once_per_round:
        return refuse("effect_not_yours", "TR-12.8")
    if not player.ready >> number & 1:
        return refuse("effect_used", "TR-12.8")
    if not can_do(table, seat, table.content.once_program[number]):
        return refuse("effect_useless", "TR-8.6")
    return []


def free_warnings(table: Table, seat: int, action: Action) -> list[Notice]:
    """A worker with less to process than it could (TR-11.4)."""
    lost = action[1] - table.players[seat].raw() if action[0] == actions.WORKER else 0
    return [Notice("capacity_lost", "TR-11.4", {"lost": lost})] if lost > 0 else []


def play_free_action(table: Table, seat: int, action: Action) -> None:
    """The decision that allowed it stays on the stack and is asked again afterwards."""
    player = table.players[seat]
    if action[0] == actions.WORKER:
        level = action[1]
        player.workers_ready[level] -= 1
        player.workers_used[level] += 1
        if table.events is not None:
            table.emit("worker_activated", seat, "worker", {"level": level})
        table.stack.append((frames.PROCESS, seat, level, SOURCE_WORKER))
        return
    number = action[1]
    player.ready &= ~(1 << number)
    content = table.content
    source = content.effects[content.once_effects[number]].source
    if table.events is not None:
        table.emit("used", seat, content.sources[source])
    run_program(table, seat, content.once_program[number], 0, source, -1)


def spend(table: Table, seat: int, paid: tuple[int, ...]) -> None:
    """Pay resources to the supply."""
    held = table.players[seat].resources
    for resource in paid:
        held[resource] -= 1
    if paid and table.events is not None:
        words = ", ".join(RESOURCES[resource] for resource in paid)
        table.emit("paid", seat, "payment", {"resources": words})
