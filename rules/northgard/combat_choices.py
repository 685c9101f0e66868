"""The decisions of a combat (NG-6); the frame of the combat lies below and takes the answers."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params
from rules.northgard.choice import DECLINE, Choice, area_word
from rules.northgard.combat import (
    DEFENDING,
    FOOD_A,
    FOOD_D,
    POINTS_A,
    POINTS_D,
    SKULLS_A,
    SKULLS_D,
    TERRITORY,
    lose_units,
    most_food,
    push_options,
    start_fight,
    strength,
)
from rules.northgard.content import FOOD
from rules.northgard.state import OFF_MAP, NorthgardState
from rules.northgard.vocabulary import (
    AREA,
    DO_CASUALTY,
    DO_DECLINE,
    DO_FIGHT,
    DO_FOOD,
    DO_LOSE,
    DO_POINT,
    DO_PUSH,
    FIGHT,
    FIGURE,
    KAIJA,
    OPPONENTS,
    UNIT,
)


class CombatOrder(Choice):
    """The mover picks the next combat (NG-6.2)."""

    kind = "combat_order"
    rules = ("NG-6.2",)
    verbs = (DO_FIGHT,)
    fields = (Field("spec"), Field("fights", FIGHT))
    repeats = True

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return sorted((DO_FIGHT, fight // OPPONENTS) for fight in frame[3:])

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, spec, *fights = frame
        state.stack.pop()
        fight = next(fight for fight in fights if fight // OPPONENTS == action[1])
        start_fight(state, seat, spec, fights, fight)


class PushDefender(Choice):
    """Intimidate, before the first step of a combat."""

    kind = "push_defender"
    rules = ("NG-9.3.10",)
    verbs = (DO_PUSH, DO_DECLINE)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, *push_options(state, state.stack[-2])]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == DO_DECLINE:
            return
        combat = state.stack[-1]
        defender = combat[DEFENDING]
        _, figure, target = action
        if figure == KAIJA:
            state.take_kaija()
            state.put_kaija(target)
        else:
            state.take_units(combat[TERRITORY], 1)
            state.put_units(defender, target, 1)
        if state.events is not None:
            params: dict[str, str | int] = {
                "rival": defender,
                "figure": FIGURE.word(figure),
                "area": area_word(target),
            }
            state.emit("pushed", frame[1], "intimidate", params)


class CombatFood(Choice):
    """How much food is thrown into the combat (NG-6.5)."""

    kind = "combat_food"
    rules = ("NG-6.5",)
    verbs = (DO_FOOD,)
    fields = (Field("attacking"),)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        combat = state.stack[-2]
        return {
            "area": area_word(combat[TERRITORY]),
            "own": strength(state, combat, bool(frame[2])),
            "other": strength(state, combat, not frame[2]),
        }

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        most = most_food(state, state.stack[-2], bool(frame[2]))
        return [(DO_FOOD, number) for number in range(most + 1)]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_FOOD, most_food(state, state.stack[-2], bool(frame[2])) + 1)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, attacking = frame
        state.stack.pop()
        state.pay(seat, FOOD, action[1], "combat_food")
        combat = list(state.stack[-1])
        combat[FOOD_A if attacking else FOOD_D] = action[1]
        state.stack[-1] = tuple(combat)


class DieChoice(Choice):
    """The choice face: a point or a casualty (NG-6.6)."""

    kind = "die_choice"
    rules = ("NG-6.6",)
    verbs = (DO_POINT, DO_CASUALTY)
    fields = (Field("attacking"),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_POINT,), (DO_CASUALTY,)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        add_choice(state, bool(frame[2]), action[0] == DO_POINT)


def add_choice(state: NorthgardState, attacking: bool, point: bool) -> None:
    """Add a chosen point or casualty to the combat on top of the stack."""
    combat = list(state.stack[-1])
    if attacking:
        combat[POINTS_A if point else SKULLS_A] += 1
    else:
        combat[POINTS_D if point else SKULLS_D] += 1
    state.stack[-1] = tuple(combat)


class AxeThrowers(Choice):
    """Axe Throwers: a point or a casualty more, before the defender rolls (NG-9.4.3)."""

    kind = "axe_throwers"
    rules = ("NG-9.4.3",)
    verbs = (DO_POINT, DO_CASUALTY)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_POINT,), (DO_CASUALTY,)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        add_choice(state, True, action[0] == DO_POINT)


class CasualtyChoice(Choice):
    """Whether Kaija is among the figures the Bear loses (NG-6.8, NG-10.9.2)."""

    kind = "casualty_choice"
    rules = ("NG-6.8", "NG-10.9.2")
    verbs = (DO_LOSE,)
    fields = (Field("territory", AREA), Field("number"), Field("attacking"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"number": frame[3], "area": area_word(frame[2])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_LOSE, UNIT), (DO_LOSE, KAIJA)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, territory, number, attacking = frame
        state.stack.pop()
        if action[1] == KAIJA:
            state.kaija_at = OFF_MAP
            number -= 1
        lose_units(state, seat, territory, number, bool(attacking))
