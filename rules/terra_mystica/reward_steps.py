"""Rewards of an action that need a decision, in the order the player likes (TM-7.4.2)."""

from __future__ import annotations

from itertools import combinations

from rules.core import Action, Frame, Params, Step, Violation
from rules.core.words import Field
from rules.terra_mystica.building import take_favor
from rules.terra_mystica.content import CULT, FAVOR, TOWN, TOWN_CULT_STEPS
from rules.terra_mystica.cults import tracks_to_top
from rules.terra_mystica.frames import (
    CHOOSE_FAVOR,
    CHOOSE_TOWN,
    HALFLINGS_SPADES,
    NEXT_SPADE,
    ORDINATION,
    REWARD_ORDER,
    REWARDS,
    TOP_TRACKS,
)
from rules.terra_mystica.notation import FAVOR_TAKE, ORDAIN, REWARD, REWARD_NEXT, TOP, TOWN_TAKE
from rules.terra_mystica.resources import gain_priests, pay
from rules.terra_mystica.setup_steps import WRONG_DECISION
from rules.terra_mystica.spades import spade_hexes
from rules.terra_mystica.state import OWED_FAVOR, OWED_ORDINATION, OWED_SPADES, OWED_TOWN, TerraMysticaState
from rules.terra_mystica.towns import take_town_steps, take_town_tile

MOST_ORDAINED = 3


def open_rewards(state: TerraMysticaState, seat: int) -> list[int]:
    """The kinds of rewards still owed; those that nobody could take any more are dropped (TM-11.5.4)."""
    owed = state.owed
    if owed[OWED_FAVOR] and not favors_to_take(state, seat):
        owed[OWED_FAVOR] = 0
    if not owed[OWED_TOWN]:  # a town tile may still bring the workers or the reach that is missing (TM-7.3.2)
        if owed[OWED_ORDINATION] and not most_ordained(state, seat):
            owed[OWED_ORDINATION] = 0
        if owed[OWED_SPADES] and not spade_hexes(state, seat, HALFLINGS_SPADES, owed[OWED_SPADES], 0, ()):
            owed[OWED_SPADES] = 0
    return [kind for kind in range(4) if owed[kind]]


class Rewards(Step[TerraMysticaState]):
    """Goes on until nothing is owed."""

    kind = "rewards"
    automatic = True

    def run(self, state: TerraMysticaState, frame: Frame) -> None:
        seat = frame[1]
        kinds = open_rewards(state, seat)
        if kinds:
            state.stack.append((REWARDS, seat))
            if len(kinds) > 1:
                state.stack.append((REWARD_ORDER, seat))
            else:
                push_reward(state, seat, kinds[0])


def push_reward(state: TerraMysticaState, seat: int, kind: int) -> None:
    if kind == OWED_FAVOR:
        state.stack.append((CHOOSE_FAVOR, seat))
    elif kind == OWED_TOWN:
        state.stack.append((CHOOSE_TOWN, seat))
    elif kind == OWED_ORDINATION:
        state.stack.append((ORDINATION, seat))
    else:
        spades = state.owed[OWED_SPADES]
        state.owed[OWED_SPADES] = 0
        state.stack.append((NEXT_SPADE, seat, HALFLINGS_SPADES, spades, 0))


class RewardOrder(Step[TerraMysticaState]):
    """Which reward is taken next: a town key first lets later cult steps reach space 10 (TM-7.4.3)."""

    kind = "choose_reward_order"
    rules = ("TM-7.4.2", "TM-7.4.3")

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(REWARD_NEXT, kind) for kind in range(4)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != REWARD_NEXT or action[1] < 0:
            return [WRONG_DECISION]
        if not state.owed[action[1]]:
            return [Violation("reward_not_owed", "TM-7.4.2", {"reward": REWARD.word(action[1])})]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        push_reward(state, frame[1], action[1])


def favors_to_take(state: TerraMysticaState, seat: int) -> list[int]:
    """Kinds with copies left that the seat does not own (TM-11.5.2)."""
    owned = state.favors[seat]
    return [favor for favor, left in enumerate(state.favors_left) if left and not owned >> favor & 1]


class ChooseFavor(Step[TerraMysticaState]):
    """A favor tile for a temple, the sanctuary, or the Auren's stronghold (TM-11.5)."""

    kind = "choose_favor"
    rules = ("TM-11.5.1", "TM-11.5.2")

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(FAVOR_TAKE, favor) for favor in range(len(FAVOR))]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(FAVOR_TAKE, favor) for favor in favors_to_take(state, frame[1])]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != FAVOR_TAKE or action[1] < 0:
            return [WRONG_DECISION]
        params = {"favor": FAVOR.word(action[1])}
        if state.favors[frame[1]] >> action[1] & 1:
            return [Violation("favor_owned", "TM-11.5.2", params)]
        if not state.favors_left[action[1]]:
            return [Violation("favor_gone", "TM-11.5.2", params)]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_favor(state, frame[1], action[1])


class ChooseTown(Step[TerraMysticaState]):
    """The tile of a new town (TM-17.5.1)."""

    kind = "choose_town_tile"
    rules = ("TM-17.5.1",)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(TOWN_TAKE, town) for town in range(len(TOWN))]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != TOWN_TAKE or action[1] < 0:
            return [WRONG_DECISION]
        if not state.towns_left[action[1]]:
            return [Violation("town_gone", "TM-17.5.1", {"town": TOWN.word(action[1])})]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if take_town_tile(state, frame[1], action[1]):
            state.stack.append((TOP_TRACKS, frame[1], action[1]))


class TopTracks(Step[TerraMysticaState]):
    """On which tracks the keys are used when a town tile leads to more spaces 10 than there are keys (TM-17.5.3)."""

    kind = "choose_top_tracks"
    rules = ("TM-17.5.3",)
    fields = (Field("town", TOWN),)

    def params(self, state: TerraMysticaState, frame: Frame) -> Params:
        return {"keys": state.keys(frame[1])}

    def choices(self, state: TerraMysticaState, frame: Frame) -> list[int]:
        return tracks_to_top(state, frame[1], TOWN_CULT_STEPS[frame[2]])

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        count = state.keys(frame[1])
        return [(TOP, *tracks) for tracks in combinations(range(4), count)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != TOP:
            return [WRONG_DECISION]
        tracks = action[1:]
        possible = self.choices(state, frame)
        keys = state.keys(frame[1])
        if len(tracks) != keys or list(tracks) != sorted(set(tracks)):
            return [Violation("wrong_number_of_tracks", "TM-17.5.3", {"keys": keys})]
        return [
            Violation("track_not_at_top", "TM-17.5.3", {"cult": CULT.word(cult)})
            for cult in tracks
            if cult not in possible
        ]

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_town_steps(state, frame[1], frame[2], action[1:])


def most_ordained(state: TerraMysticaState, seat: int) -> int:
    """Workers at hand, priests in the supply, and never more than three (TM-20.2.3)."""
    return min(MOST_ORDAINED, state.workers[seat], state.supply[seat])


class Ordination(Step[TerraMysticaState]):
    """The Darklings turn up to three workers into priests, now or never (TM-20.2.3)."""

    kind = "ordination"
    rules = ("TM-20.2.3",)
    fields: tuple[Field, ...] = ()

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(ORDAIN, workers) for workers in range(MOST_ORDAINED + 1)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] != ORDAIN:
            return [WRONG_DECISION]
        most = most_ordained(state, frame[1])
        if not 0 <= action[1] <= most:
            return [Violation("too_many_ordained", "TM-20.2.3", {"most": most})]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.owed[OWED_ORDINATION] = 0
        if action[1]:
            pay(state, frame[1], action[1], 0, 0, "ordination")
            gain_priests(state, frame[1], action[1], "ordination")
