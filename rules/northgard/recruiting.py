"""Recruit actions (NG-5.7): one figure at a time, wherever the card allows."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import DECLINE, DONE, Choice, area_word
from rules.northgard.content import TRAINING_CAMP, building_count
from rules.northgard.playable import filtered_territories, has_recruits
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    AREA,
    DO_DECLINE,
    DO_DONE,
    DO_PULL,
    DO_RECRUIT,
    FIGURE,
    KAIJA,
    UNIT,
)

UNLIMITED = 99
# A place of the frame is packed: territory, units it may still get, camps not yet used, whether it got somebody.
_LIMIT, _CAMPS, _STARTED = 4, 1, 0


def _place(territory: int, limit: int, camps: int, started: bool = False) -> int:
    return territory << 8 | min(limit, 15) << _LIMIT | camps << _CAMPS | started


def begin_recruit(state: NorthgardState, seat: int, op: k.Op, territory: int, camps: int) -> None:
    """Start a Recruit action; "controlled" is judged now (NG-5.7.8)."""
    most_territories = UNLIMITED
    total = UNLIMITED
    started = False
    if op[0] == k.RECRUIT:
        _, total, where, same = op
        spots, only_one = _recruit_grounds(state, seat, where, territory)
        most_territories = 1 if same or only_one else UNLIMITED
        limits = [(spot, total) for spot in spots]
        started = where == k.SAME
    else:
        limits = filtered_territories(state, seat, op)
        if op[0] == k.RECRUIT_EACH:
            most_territories = op[3]
    packed = state.buildings
    places = [
        _place(spot, limit, camps if started else building_count(packed[spot], TRAINING_CAMP), started)
        for spot, limit in limits
    ]
    frame = (kinds.RECRUIT, seat, total, most_territories, -1, *sorted(places))
    if places and has_recruits(state, seat):
        state.stack.append(frame)


def _recruit_grounds(state: NorthgardState, seat: int, where: int, territory: int) -> tuple[list[int], bool]:
    """The territories a Recruit may use (NG-9.7.1), and whether all must go into one of them."""
    if where == k.SAME:
        return ([territory] if territory >= 0 else []), True
    bears = state.with_bears()
    barred = bears | state.with_valkyries()
    own = [spot for spot in state.own(seat) if spot not in bears]
    neutral = [spot for spot in state.neutral() if spot not in barred]
    if where == k.CONTROLLED:
        # NG-5.7.4: a player without units returns into one and the same neutral territory.
        return (own, False) if state.on_map(seat) else (neutral, True)
    if where == k.NEUTRAL:
        return neutral, False
    return own + neutral, False


def put_figure(state: NorthgardState, seat: int, territory: int, figure: int) -> None:
    """A figure from the reserve comes onto the map."""
    if figure == KAIJA:
        state.put_kaija(territory)
    else:
        state.reserve[seat] -= 1
        state.put_units(seat, territory, 1)


class Recruit(Choice):
    """Where the next recruit goes; stopping early is always allowed (NG-5.7.3)."""

    kind = "recruit"
    rules = ("NG-5.7.1", "NG-5.7.2", "NG-5.7.3")
    verbs = (DO_RECRUIT, DO_DONE)
    fields = (Field("left"), Field("territories_left"), Field("last", AREA), Field("places"))
    repeats = True

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"reserve": state.reserve[frame[1]]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        seat, left, territories_left = frame[1:4]
        unit = state.reserve[seat] > 0
        kaija = state.kaija_free(seat)
        found: list[Action] = []
        for place in frame[5:]:
            if _usable(place, left, territories_left):
                if unit:
                    found.append((DO_RECRUIT, place >> 8, UNIT))
                if kaija:
                    found.append((DO_RECRUIT, place >> 8, KAIJA))
        return [DONE, *found]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_RECRUIT, territory, UNIT) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        seat = frame[1]
        territory = action[1]
        found = []
        if territory in state.with_bears():
            found.append(Violation("bear_forbids", "NG-10.9.1", {"area": area_word(territory)}))
        place = next((place for place in frame[5:] if place >> 8 == territory), -1)
        if place < 0:
            found.append(Violation("not_for_recruits", "NG-5.7.1", {"area": area_word(territory)}))
        elif not frame[3] and not place & 1:
            found.append(Violation("no_further_territory", _narrowing_rule(state)))
        if action[2] == UNIT and not state.reserve[seat]:
            found.append(Violation("reserve_empty", "NG-5.7.3"))
        if action[2] == KAIJA and not state.kaija_free(seat):
            found.append(Violation("no_kaija", "NG-5.7.6"))
        return found or [Violation("recruits_used_up", "NG-5.7.1")]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, left, territories_left, last = frame[:5]
        places = frame[5:]
        if action[0] != DO_DONE:
            last, figure = action[1:]
            put_figure(state, seat, last, figure)
            if state.events is not None:
                state.emit("recruited", seat, "", {"figure": FIGURE.word(figure), "area": area_word(last)})
            renewed = []
            for place in places:
                if place >> 8 == last:
                    if place & 1 and place >> _CAMPS & 7:
                        place -= 1 << _CAMPS
                    else:
                        left -= 1
                        place -= 1 << _LIMIT
                        if not place & 1:
                            place |= 1
                            territories_left -= 1
                renewed.append(place)
            again = (kinds.RECRUIT, seat, left, territories_left, last, *renewed)
            if has_recruits(state, seat) and any(_usable(place, left, territories_left) for place in renewed):
                state.stack[-1] = again
                return
            places = tuple(renewed)
        state.stack.pop()
        camps = next((place >> _CAMPS & 7 for place in places if place >> 8 == last), 0)
        _report(state, last, camps)


def _narrowing_rule(state: NorthgardState) -> str:
    """The rule that keeps recruits together: that of the card, or of a player without units (NG-5.7.4)."""
    for frame in state.stack:
        if frame[0] == kinds.RESOLVED:
            card = k.CARDS[frame[2]]
            if card.playable_if == "copy_target_exists":
                return "NG-9.7.1"  # a copied card
            for op in k.PROGRAMS[card.program]:
                if op[0] == k.RECRUIT_EACH or (op[0] == k.RECRUIT and op[3]):
                    return card.rule
    return "NG-5.7.4"


def _usable(place: int, left: int, territories_left: int) -> bool:
    """Whether another figure may go there: a camp's extra one, or one of those the card gives."""
    if place & 1:
        return bool(place >> _CAMPS & 7) or (left > 0 and place >> _LIMIT & 15 > 0)
    return left > 0 and territories_left > 0 and place >> _LIMIT & 15 > 0


def _report(state: NorthgardState, territory: int, camps: int) -> None:
    """Tell the next step of the card where somebody was recruited, and how many camps are unused there."""
    if state.stack and state.stack[-1][0] == kinds.EFFECTS:
        state.stack[-1] = (*state.stack[-1][:4], territory, camps)


def pull_options(state: NorthgardState, seat: int, territory: int) -> list[Action]:
    """Stag Clan: a figure from an own neighbouring territory (NG-9.2.16), never beside a Brown Bear."""
    if territory in state.with_valkyries():
        return []
    bears = state.with_bears()
    found: list[Action] = []
    for near in state.land.adjacent[territory]:
        if state.owner[near] == seat and near not in bears:
            if state.units[near]:
                found.append((DO_PULL, near, UNIT))
            if state.kaija_in(seat, near):
                found.append((DO_PULL, near, KAIJA))
    return found


class PullUnit(Choice):
    """A neighbour's figure follows the recruit, over any border."""

    kind = "pull_unit"
    rules = ("NG-9.2.16",)
    verbs = (DO_PULL, DO_DECLINE)
    fields = (Field("territory", AREA),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, *pull_options(state, frame[1], frame[2])]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, territory = frame
        state.stack.pop()
        if action[0] == DO_DECLINE:
            return
        source, figure = action[1:]
        if figure == KAIJA:
            state.take_kaija()
            state.put_kaija(territory)
        else:
            state.take_units(source, 1)
            state.put_units(seat, territory, 1)
        if state.events is not None:
            params = {"figure": FIGURE.word(figure), "area": area_word(source), "to": area_word(territory)}
            state.emit("pulled", seat, "stag_clan", params)
