"""The eclipse: Avenue, pyramid, masks, salary, and then a new era or the end (TE-11.4 to TE-11.9)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.teotihuacan.asked import short_of
from rules.teotihuacan.content import DISCOVERY_AMOUNT, LEADER_VP, UNPAID_VP
from rules.teotihuacan.frames import AFTER_ECLIPSE, PAY_SALARY
from rules.teotihuacan.neutral import place_neutral_workers
from rules.teotihuacan.scoring import (
    avenue_value,
    bonus_points,
    is_final,
    leads,
    mask_points,
    reached_bonuses,
    salary_owed,
    step_value,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    BOT,
    COCOA,
    COCOA_4,
    DISCOVERY,
    FREE_COCOA,
    FROM_AVENUE,
    FROM_BONUS,
    FROM_BOT_GOODS,
    FROM_BOT_TECHNOLOGIES,
    FROM_LEADER,
    FROM_MASKS,
    FROM_SALARY,
    FROM_STEPS,
    OVER,
    SALARY,
    STARTING_TILE,
    USE,
    WAIVE,
)


class Eclipse(Step[TeotihuacanState]):
    """Points for the Avenue, the pyramid track and masks; then everybody's salary, in turn order."""

    kind = "eclipse"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        era = state.era - 1
        state.emit("eclipse", -1, "calendar", {"era": state.era})
        value = avenue_value(state)
        for player in in_order(state):
            state.score(player, value * state.avenue[player], FROM_AVENUE + era)
        for player in in_order(state):
            if leads(state, player):
                state.score(player, LEADER_VP, FROM_LEADER + era)
        for player in in_order(state):
            state.score(player, step_value(state) * state.track[player], FROM_STEPS + era)
        state.track = [0] * state.players
        for player in in_order(state):
            state.score(player, mask_points(state, player), FROM_MASKS + era)
        state.stack.append((AFTER_ECLIPSE, -1))
        for player in reversed(in_order(state)):
            if not (state.solo and player == BOT):
                state.stack.append((PAY_SALARY, player, salary_owed(state, player)))


def in_order(state: TeotihuacanState) -> list[int]:
    """All players by order number."""
    return [(state.first + place) % state.players for place in range(state.players)]


class PaySalary(Step[TeotihuacanState]):
    """How much of the salary is paid; every cocoa short costs 3 points (TE-11.7)."""

    kind = "pay_salary"
    rules = ("TE-11.7",)
    fields = (Field("owed"),)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"owed": frame[2]}

    def gestures(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [
            (WAIVE,),
            *((SALARY, amount) for amount in range(frame[2] + 2)),
            *((USE, kind) for kind in (COCOA_4, FREE_COCOA)),
        ]

    def why_not(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        _, player, owed = frame
        if action[0] == SALARY:
            found = []
            if not 0 <= action[1] <= owed:
                found.append(Violation("more_than_owed", "TE-11.7", {"owed": owed}))
            if action[1] > state.cocoa(player):
                found.append(short_of(state, player, COCOA, action[1], "TE-11.7"))
            return found
        if action[0] == WAIVE:
            owned = state.has_tile(player, FREE_COCOA)
            return [] if owned else [Violation("tile_not_owned", "TE-14.13", {"tile": "disc_free_cocoa"})]
        if action[0] == USE:
            tile = {"tile": DISCOVERY.word(action[1])}
            if action[1] != COCOA_4:
                return [Violation("tile_has_its_moment", "TE-11.7", tile)]
            return [] if state.has_tile(player, COCOA_4) else [Violation("tile_not_owned", "TE-14.5", tile)]
        return [Violation("wrong_decision", "TE-11.7")]

    def warnings(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        if action[0] == SALARY and action[1] < frame[2]:
            return [Notice("salary_costs_points", "TE-11.7", {"points": UNPAID_VP * (frame[2] - action[1])})]
        return []

    def play(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, owed = frame
        if action[0] == USE:
            state.turn_over(player, COCOA_4)
            state.gain(player, COCOA, DISCOVERY_AMOUNT[COCOA_4], "disc_cocoa_4")
            return
        state.stack.pop()
        if action[0] == WAIVE:
            state.turn_over(player, FREE_COCOA)
            return
        if action[1]:
            state.pay(player, COCOA, action[1], "salary")
        state.score(player, -UNPAID_VP * (owed - action[1]), FROM_SALARY)


class AfterEclipse(Step[TeotihuacanState]):
    """A new era (TE-11.8), or bonus tiles and the end (TE-11.9)."""

    kind = "after_eclipse"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        if is_final(state):
            final_scoring(state)
            state.phase = OVER
            state.emit("game_over", -1, "calendar")
            return
        state.era += 1
        state.light = 0
        state.dark -= 1
        state.final_round = False
        state.emit("new_era", -1, "calendar", {"era": state.era, "dark": state.dark})
        if state.neutral:
            place_neutral_workers(state, list(range(len(STARTING_TILE))))


def final_scoring(state: TeotihuacanState) -> None:
    """Temple bonus tiles (TE-16); Teotibot has its own (TE-21.2)."""
    for player in in_order(state):
        bot = state.solo and player == BOT
        for temple in reached_bonuses(state, player):
            points = state.bot_rules.bonus_vp if bot else bonus_points(state, player, temple)
            state.score(player, points, FROM_BONUS + temple)
        if bot:
            goods = sum(state.goods[player * 5 : player * 5 + 4])
            state.score(player, goods, FROM_BOT_GOODS)
            technologies = state.known[player].bit_count()
            state.score(player, state.bot_rules.technology_vp * technologies, FROM_BOT_TECHNOLOGIES)
