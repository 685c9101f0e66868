"""Decisions about resources: process, swap, take, exchange, and what the victims of a raid give (TR-10, TR-11)."""

from __future__ import annotations

from rules.core import NUMBER, Action, Field, Frame, Notice, Params, Violation
from rules.terramara import actions, frames
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
    spend,
)
from rules.terramara.effects import can_pay, free_actions_allowed, offer_exchange
from rules.terramara.gains import gain_resource
from rules.terramara.notation import STANDARD
from rules.terramara.table import Table

SOURCE_FIELD = Field("source", STANDARD.source)


def held_up_to(held: list[int], n: int) -> tuple[int, ...]:
    """Amounts held, none counted above n: only that much matters for the options."""
    return tuple([amount if amount < n else n for amount in held])


class Process(Choice):
    """Which raw resources to process (TR-11.4)."""

    kind = "process"
    rules = ("TR-11.4",)
    fields = (Field("n"), SOURCE_FIELD)
    verbs = (actions.PROCESS, actions.DECLINE)

    def params(self, state: Table, frame: Frame) -> Params:
        return {"n": frame[2], "source": state.content.sources[frame[3]]}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        n = frame[2]
        held = state.players[frame[1]].resources
        a, b, c, d = held[0], held[1], held[2], held[3]
        return actions.process_options(
            n, a if a < n else n, b if b < n else n, c if c < n else n, d if d < n else n
        )

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        too_many: list[Action] = [(actions.PROCESS, *[kind] * (frame[2] + 1)) for kind in range(v.KINDS)]
        return [*self.legal(state, frame), *((actions.PROCESS, kind) for kind in range(8)), *too_many]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        chosen = action[1:]
        if not chosen:
            return refuse("effect_useless", "TR-8.6")
        found: list[Violation] = []
        if any(not 0 <= resource < v.KINDS for resource in chosen):
            found += refuse("not_raw", "TR-11.4")
        if len(chosen) > frame[2]:
            found += refuse("too_many", "TR-11.4", n=frame[2])
        held = state.players[frame[1]].resources
        for resource in sorted(set(chosen)):
            if 0 <= resource < v.KINDS and chosen.count(resource) > held[resource]:
                missing = chosen.count(resource) - held[resource]
                found += refuse("not_enough", "TR-11.4", missing=missing, resource=v.RESOURCES[resource])
        return found or refuse("not_sorted", "TR-23.1")

    def warnings(self, state: Table, frame: Frame, action: Action) -> list[Notice]:
        unused = min(frame[2], state.players[frame[1]].raw()) - (len(action) - 1)
        return [Notice("capacity_lost", "TR-11.4", {"lost": unused})] if unused > 0 else []

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        held = state.players[frame[1]].resources
        for resource in action[1:]:
            held[resource] -= 1
            held[resource + v.KINDS] += 1
        if state.events is not None and len(action) > 1:
            words = ", ".join(v.RESOURCES[resource] for resource in action[1:])
            state.emit("processed", frame[1], state.content.sources[frame[3]], {"resources": words})


class SwapRaw(Choice):
    """A raw resource for another one, in the hut (TR-10.6.1)."""

    kind = "swap_raw"
    rules = ("TR-10.6.1", "TR-11.2")
    fields = (SOURCE_FIELD,)
    verbs = (actions.SWAP, actions.DECLINE)

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        return actions.swap_options(tuple([amount > 0 for amount in state.players[frame[1]].resources]))

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        swaps: list[Action] = [(actions.SWAP, given, taken) for given in range(8) for taken in range(8)]
        return [*swaps, actions.DECLINED]

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        given, taken = action[1:]
        if not 0 <= taken < v.KINDS:
            return refuse("not_raw", "TR-10.6.1")
        if not 0 <= given < len(v.RESOURCES) or given % v.KINDS == taken:
            return refuse("same_kind", "TR-10.6.1")
        return refuse("not_enough", "TR-10.6.1", missing=1, resource=v.RESOURCES[given])

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == actions.SWAP:
            spend(state, frame[1], action[1:2])
            gain_resource(state, frame[1], action[2], 1, frame[2])


class ChooseResource(Choice):
    """One unit of a gain "of your choice" after the other (TR-11.3)."""

    kind = "choose_resource"
    rules: tuple[str, ...] = ("TR-11.3",)
    fields = (Field("n"), Field("processed"), SOURCE_FIELD)
    verbs = (actions.TAKE,)

    def params(self, state: Table, frame: Frame) -> Params:
        kind = "processed_resource" if frame[3] else "raw_resource"
        return {"n": frame[2], "kind": kind, "source": state.content.sources[frame[4]]}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        return actions.TAKE_PROCESSED if frame[3] else actions.TAKE_RAW

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        return list(actions.TAKES)

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        return refuse("not_processed" if frame[3] else "not_raw", "TR-11.3")

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        step, seat, left, processed, source = frame
        if left > 1:
            state.stack[-1] = (step, seat, left - 1, processed, source)
        else:
            state.stack.pop()
        gain_resource(state, seat, action[1], 1, source)


class ReturnTrigger(ChooseResource):
    """What a returning explorer brings home at the end of a round (TR-7.6, TR-17.4)."""

    kind = "return_trigger"
    rules = ("TR-7.6", "TR-17.4")


class Exchange(Choice):
    """Pay the price of an exchange, or not; free actions may raise the money first (TR-8.2, TR-14.5)."""

    kind = "exchange"
    rules = ("TR-14.5", "TR-17.2", "TR-11.2")
    fields = (
        Field("raw", NUMBER),
        Field("processed", NUMBER),
        Field("military", NUMBER),
        Field("get", NUMBER),
        Field("times", NUMBER),
        SOURCE_FIELD,
    )

    def params(self, state: Table, frame: Frame) -> Params:
        _, _, raw, processed, military, _, times, source = frame
        price = "raw_resource" if raw else "processed_resource" if processed else "military"
        amount = raw + processed + military
        return {"amount": amount, "price": price, "times": times, "source": state.content.sources[source]}

    def _payments(self, state: Table, frame: Frame) -> list[Action]:
        _, seat, raw, processed, military = frame[:5]
        if not can_pay(state, seat, (v.OP_EXCHANGE, raw, processed, military)):
            return []
        if military:
            return [(actions.PAY_MILITARY, military)]
        held = state.players[seat].resources
        if processed:
            return actions.payments(processed, (0, 0, 0, 0, *held_up_to(held[v.KINDS :], processed)))
        return actions.payments(raw, held_up_to(held, raw))

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        options: list[Action] = []
        if free_actions_allowed(state, frame[1]):
            add_free_actions(state, frame[1], options)
        return [*options, *self._payments(state, frame), actions.DECLINED]

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        _, _, raw, processed, military = frame[:5]
        tries: list[Action] = [(actions.PAY, *[resource] * (raw + processed)) for resource in range(8)]
        if military:
            tries = [(actions.PAY_MILITARY, military)]
        return [*free_gestures(state, frame[1]), *self._payments(state, frame), *tries, actions.DECLINED]

    def why_not(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        _, seat, raw, processed, military = frame[:5]
        if action[0] in (actions.WORKER, actions.USE):
            return free_refusal(state, seat, action)
        if action[0] == actions.DECLINE:
            return []
        if action[0] not in (actions.PAY, actions.PAY_MILITARY):
            return misplaced(state, seat, action)
        if action in self._payments(state, frame):
            return []
        if military:
            if state.military[seat] >= military:
                return refuse("wrong_price", "TR-14.5")
            missing = military - state.military[seat]
            return refuse("not_enough", "TR-13.1.4", missing=missing, resource="military")
        if action[0] == actions.PAY_MILITARY or len(action) - 1 != raw + processed:
            return refuse("wrong_price", "TR-14.5")
        if processed and any(resource < v.KINDS for resource in action[1:]):
            return refuse("not_processed", "TR-11.2")
        for resource in action[1:]:
            missing = action[1:].count(resource) - state.players[seat].resources[resource]
            if missing > 0:
                return refuse("not_enough", "TR-14.5", missing=missing, resource=v.RESOURCES[resource])
        return refuse("not_sorted", "TR-23.1")

    def warnings(self, state: Table, frame: Frame, action: Action) -> list[Notice]:
        if action[0] == actions.PAY and frame[2] and any(resource >= v.KINDS for resource in action[1:]):
            return [Notice("processed_as_raw", "TR-11.2")]
        return free_warnings(state, frame[1], action)

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        _, seat, raw, processed, military, get, times, source = frame
        if action[0] in (actions.WORKER, actions.USE):
            play_free_action(state, seat, action)
            return
        state.stack.pop()
        if action[0] == actions.DECLINE:
            return
        aux = -1
        if military:
            state.military[seat] -= military
            if state.events is not None:
                lost: Params = {"amount": military, "resource": "military"}
                state.emit("lost", seat, state.content.sources[source], lost)
        else:
            spend(state, seat, action[1:])
            aux = action[1] % v.KINDS
        again = (frames.EXCHANGE, seat, raw, processed, military, get, times - 1, source)
        # The gains come before the next exchange, so whether it can be paid is looked at after them.
        if times > 1:
            state.stack.append((frames.EXCHANGE_AGAIN, *again[1:]))
        state.stack.append((frames.RUN, seat, get, 0, source, aux))


class ExchangeAgain(Choice):
    """Offers the next of several exchanges, if it can be paid now."""

    kind = "exchange_again"
    automatic = True
    fields = Exchange.fields

    def run(self, state: Table, frame: Frame) -> None:
        offer_exchange(state, frame[1], (frames.EXCHANGE, *frame[1:]))


class RaidGive(Choice):
    """The victim of a raid chooses what to give, one resource after the other (TR-10.2.2)."""

    kind = "raid_give"
    rules = ("TR-10.2.2", "TR-10.2.3")
    fields = (Field("raider"), Field("n"))
    verbs = (actions.GIVE, actions.DECLINE)

    def params(self, state: Table, frame: Frame) -> Params:
        return {"rival": frame[2], "n": frame[3]}

    def legal(self, state: Table, frame: Frame) -> list[Action]:
        held = state.players[frame[1]].resources
        return [actions.GIVES[resource] for resource in range(8) if held[resource]]

    def gestures(self, state: Table, frame: Frame) -> list[Action]:
        return list(actions.GIVES)

    def refusal(self, state: Table, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == actions.DECLINE:
            return refuse("must_give", "TR-10.2.2", n=frame[3])
        if not 0 <= action[1] < len(v.RESOURCES):
            return refuse("not_raw", "TR-10.2.2")
        return refuse("not_enough", "TR-10.2.2", missing=1, resource=v.RESOURCES[action[1]])

    def play(self, state: Table, frame: Frame, action: Action) -> None:
        step, victim, raider, left = frame
        resource = action[1]
        if left > 1:
            state.stack[-1] = (step, victim, raider, left - 1)
        else:
            state.stack.pop()
        state.players[victim].resources[resource] -= 1
        state.players[raider].resources[resource] += 1
        if state.events is not None:
            given = {"resource": v.RESOURCES[resource], "rival": raider}
            state.emit("gave", victim, "raid", given)
