"""Life loss and the rivals' answers (RA-9)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.core.words import NUMBER
from rules.res_arcana import frames
from rules.res_arcana.choice import (
    Choice,
    EssenceChoice,
    carry_out_inner,
    component_id,
    missing_essences,
    source_of,
    tell,
)
from rules.res_arcana.content import CONSTANTS, CONTENT, ELEMENT, ELEMENT_COMPONENT, ELEMENTS, IS_DRAGON
from rules.res_arcana.costs import cost_payable, explain_cost, only_target_warnings
from rules.res_arcana.essences import LIFE, Essences, counted, mixes_of, of, subtract
from rules.res_arcana.notation import DEFEND, LOSE, REACT, SUFFER, bundle
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.usage import (
    POWER_COMPONENT,
    POWER_COST,
    POWERS,
    REACTIONS,
    usable_reactions,
    use_power,
)
from rules.res_arcana.vocabulary import DRAGON_POWER, LIFE_LOSS

OTHERS_PER_LIFE = CONSTANTS["missing_life_penalty"]


def attack(state: ResArcanaState, seat: int, number: int) -> None:
    """Every rival who has not passed is attacked, clockwise from the attacker (RA-9.1, RA-9.2)."""
    if state.events is not None:
        state.emit("attacked", seat, source_of(number), {"life": ELEMENTS[number].quantity})
    state.stack.extend(attacked_after(state, seat, seat, number))


def attacked_after(state: ResArcanaState, attacker: int, seat: int, number: int) -> list[Frame]:
    """Whom an attack still reaches after a seat, the last one first."""
    players = state.setup.players
    done = (seat - attacker) % players
    rivals = [(attacker + offset) % players for offset in range(players - 1, done, -1)]
    return [(frames.ATTACKED, rival, number) for rival in rivals if not state.passed[rival]]


def _triggers(number: int) -> tuple[int, ...]:
    """What the attack sets off: a dragon's power is a life loss too (RA-9.3)."""
    return (LIFE_LOSS, DRAGON_POWER) if IS_DRAGON[ELEMENT_COMPONENT[number]] else (LIFE_LOSS,)


def _answers(state: ResArcanaState, rival: int, number: int) -> list[Action]:
    """Printed defence, reaction powers, suffering: those that the rival can pay (RA-9.3)."""
    found: list[Action] = []
    defence = CONTENT.inner.get(number)
    if defence and cost_payable(state, rival, defence):
        found.append((DEFEND,))
    found += sorted((REACT, power) for power in usable_reactions(state, rival, _triggers(number)))
    found.append((SUFFER,))
    return found


def _refused(violations: list[Violation]) -> list[Violation]:
    """An unpayable cost of an answer: RA-9.7 asks for a straight component, RA-9.3 for the rest."""
    return [
        violation._replace(rule="RA-9.7" if violation.kind == "is_turned" else "RA-9.3")
        for violation in violations
    ]


def suffer(state: ResArcanaState, rival: int, number: int) -> None:
    """Lose Life, and two others for each Life that is missing, as far as there are any (RA-9.5)."""
    pool = state.pools[rival]
    wanted = ELEMENTS[number].quantity
    life = min(wanted, pool[LIFE])
    others = OTHERS_PER_LIFE * (wanted - life)
    lose(state, rival, of(LIFE, life), source_of(number))
    left = state.pools[rival]
    if others >= sum(left):
        lose(state, rival, left, source_of(number))
    elif others:
        ways = mixes_of(others, left)
        if len(ways) == 1:
            lose(state, rival, ways[0], source_of(number))
        else:
            state.stack.append((frames.LIFE_LOSS_PAYMENT, rival, number, others))


def lose(state: ResArcanaState, seat: int, essences: Essences, source: str) -> None:
    """From a pool to the supply, by an attack."""
    state.pools[seat] = subtract(state.pools[seat], essences)
    tell(state, "lost", seat, essences, source)


class Attacked(Step[ResArcanaState]):
    """An attack reaches one rival; asks only if there is an answer other than suffering."""

    kind = "attacked"
    automatic = True
    fields = (Field("element", ELEMENT),)

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        _, rival, number = frame
        if len(_answers(state, rival, number)) > 1:
            state.stack.append((frames.REACT_ATTACK, rival, number))
        else:
            suffer(state, rival, number)


class ReactAttack(Choice):
    kind = "react_attack"
    rules = ("RA-9.3",)
    fields = (Field("element", ELEMENT),)
    verbs = (DEFEND, REACT, SUFFER)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2]), "life": ELEMENTS[frame[2]].quantity}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return _answers(state, frame[1], frame[2])

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        own = state.play_areas[frame[1]]
        return [(DEFEND,), *((REACT, power) for component in own for power in REACTIONS[component])]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        _, rival, number = frame
        if action[0] == DEFEND:
            defence = CONTENT.inner.get(number)
            if not defence:
                return [Violation("no_printed_defence", "RA-9.3", {"component": source_of(number)})]
            return _refused(explain_cost(state, rival, defence))
        power = action[1]
        component = POWER_COMPONENT[power]
        named = {"component": component_id(component)}
        if component not in state.play_areas[rival]:
            return [Violation("not_yours", "RA-9.3", named)]
        if POWERS[power].trigger not in _triggers(number):
            return [Violation("wrong_trigger", "RA-9.12", named)]
        return _refused(explain_cost(state, rival, POWER_COST[power]))

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        if action[0] != DEFEND:
            return []
        return only_target_warnings(state, frame[1], CONTENT.inner[frame[2]])

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _, rival, number = frame
        if action[0] == SUFFER:
            suffer(state, rival, number)
        elif action[0] == REACT:
            use_power(state, rival, action[1])
        else:
            if state.events is not None:
                state.emit("warded_off", rival, source_of(number))
            carry_out_inner(state, rival, number)


class LifeLossPayment(EssenceChoice):
    """Which other essences to lose for missing Life (RA-9.5)."""

    kind = "life_loss_payment"
    rules = ("RA-9.5",)
    fields = (Field("element", ELEMENT), Field("count", NUMBER))
    verbs = (LOSE,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2]), "count": frame[3]}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [bundle(LOSE, heap) for heap in mixes_of(frame[3], state.pools[frame[1]])]

    def explain_heap(self, state: ResArcanaState, frame: Frame, essences: Essences) -> list[Violation]:
        return missing_essences(state.pools[frame[1]], essences, "RA-9.5")

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        lose(state, frame[1], counted(action[1:]), source_of(frame[2]))
