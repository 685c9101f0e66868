"""Positions that no game can reach, next to the possible ones they resemble."""

from __future__ import annotations

from typing import Any

import pytest

from rules.res_arcana import GAME
from tests.res_arcana.written import RIVAL, Data, asked, position, read, seat
from tests.suite import handmade


def own(*play: str, **parts: Any) -> Data:
    return seat("seer", "alchemy", *play, **parts)


def lone(
    step: str, mine: Data | None = None, rival: Data | None = None, *, who: int = 0, **parts: Any
) -> Data:
    power = parts.pop("power", {})
    pending = {"step": step, "seat": who, **parts}
    return position([mine or own(), rival or RIVAL], pending, power=power)


def loss(count: int, **pool: int) -> Data:
    victim = seat("druid", "research", pool=pool)
    element = "fire_dragon.1.effect1"
    return lone("life_loss_payment", own("fire_dragon"), victim, who=1, element=element, count=count)


def altar(count: int) -> Data:
    mine = own("corrupt_altar", discard=["hawk"])
    parts = {"element": "corrupt_altar.2.effect1", "count": count, "power": {"destroyed": "hawk"}}
    return lone("choose_essences", mine, **parts)


def dropping(element: str, count: int) -> Data:
    mine = seat("seer", "divination", "sacrificial_dagger", hand=["hawk", "vault", "crypt"])
    return lone("discard_card", mine, element=element, count=count)


def reordering(count: int) -> Data:
    return lone("reorder_order", own("hawk"), element="hawk.1.effect1", deck="own", count=count)


def attacked(*mine: str, rival: Data | None = None) -> Data:
    victim = rival or seat("druid", "research", pool={"calm": 1})
    return lone("react_attack", own(*mine), victim, who=1, element="fire_dragon.1.effect1")


def putting(**paid: int) -> Data:
    return lone("choose_component", own("mermaid"), element="mermaid.1.effect1", power={"paid": paid})


def first_game(mage: str, *play: str) -> Data:
    seats = [seat(mage, "alchemy", *play), seat("duelist", "research")]
    return position(seats, options={"variant": "first_game"})


def in_match(game: int, first: int, second: int) -> Data:
    seats = [own(wins=first), seat("druid", "research", wins=second)]
    data = position(seats, options={"variant": "match"}, match={"game": game})
    for one in data["seats"] if game > 1 else []:
        one["match_cards"] = one["deck"]
    return data


POSSIBLE: dict[str, Data] = {
    "others for two missing Life": loss(4, elan=3, gold=2),
    "others for one missing Life": loss(2, elan=3, gold=2),
    "the cost of a Hawk and 2": altar(4),
    "one card for a dagger": dropping("sacrificial_dagger.2.cost2", 1),
    "two cards for Divination": dropping("divination.1.effect1", 2),
    "three cards looked at": reordering(3),
    "an attack": attacked("fire_dragon"),
    "a card discarded": lone("discard_gain", own(discard=["hawk"])),
    "an altar that destroyed itself": lone(
        "choose_essences",
        own(discard=["corrupt_altar"]),
        element="corrupt_altar.2.effect1",
        count=7,
        power={"destroyed": "corrupt_altar"},
    ),
    "a destroyed egg": lone(
        "place_card",
        own(discard=["dragon_egg"], hand=["fire_dragon"], pool={"elan": 2}),
        element="dragon_egg.1.effect1",
    ),
    "an essence to put somewhere": putting(gold=1),
    "a first game": first_game("seer", "sacred_grove"),
    "a second game": in_match(2, 1, 0),
    "a second game after a shared one": in_match(2, 0, 0),
    "a third game": in_match(3, 1, 1),
}


@pytest.mark.parametrize("name", sorted(POSSIBLE))
def test_ra_16_7_possible_positions_are_read(name: str) -> None:
    """RA-16.7: or the refusals below would prove nothing."""
    data = POSSIBLE[name]
    last = data["pending"][-1]
    assert asked(read(data)) == (last["step"], last["seat"])


REFUSED: dict[str, tuple[Data, str]] = {
    "Life while there is Life": (loss(4, life=3, elan=3), "Life is lost before anything else.* (RA-9.6)"),
    "half a Life": (loss(3, elan=3, gold=2), "not so many essences are lost (RA-9.5)"),
    "three Life": (loss(6, elan=5, gold=2), "not so many essences are lost (RA-9.5)"),
    "too much for a Hawk": (altar(9), "this source gives another number of essences (RA-8.12)"),
    "two cards for a dagger": (
        dropping("sacrificial_dagger.2.cost2", 2),
        "not so many cards are discarded for it (RA-10.7)",
    ),
    "two of five cards": (reordering(2), "not so many cards are looked at (RA-10.6)"),
    "nobody's dragon": (attacked(), "has not this component in play (RA-9.1)"),
    "the victim's own dragon": (
        attacked(rival=seat("druid", "research", "fire_dragon", pool={"calm": 1})),
        "has not this component in play (RA-9.1)",
    ),
    "a look without a Hawk": (
        lone("reorder_deck", element="hawk.1.effect1"),
        "its component is not in this seat's play area",
    ),
    "another's Hawk in use": (
        lone("reorder_deck", rival=seat("druid", "research", "hawk"), who=1, element="hawk.1.effect1"),
        "it is not this seat's turn (RA-8.21)",
    ),
    "nothing discarded": (lone("discard_gain"), "no card of this seat has been discarded (RA-6.6)"),
    "nothing discarded, others": (
        lone("choose_essences", element=None, count=2),
        "no card of this seat has been discarded (RA-6.6)",
    ),
    "nothing paid": (putting(), "power.paid does not say which essence was paid (RA-8.19)"),
    "points without a check": (
        position([own("golden_statue", bonus=3), RIVAL]),
        "player 1 has temporary points, but no victory is being checked (RA-12.4)",
    ),
    "a moon side": (
        first_game("seer", "alchemists_tower"),
        "alchemists_tower is a moon side, which a first game does not use (RA-3.2)",
    ),
    "a mage of no set": (
        first_game("witch"),
        "witch belongs to no starter set of a first game (RA-3.11)",
    ),
    "wins before the first game": (
        in_match(1, 1, 1),
        "wins of 1 : 1 cannot be in game 1 of a match (RA-14.2.7)",
    ),
    "a match that was over": (in_match(3, 2, 0), "wins of 2 : 0 cannot be in game 3 of a match (RA-14.2.7)"),
    "a Collect in a turn": (lone("collect"), "collecting is over when somebody's turn has begun (RA-5.1)"),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_ra_16_7_impossible_ones_are_refused_with_the_rule(name: str) -> None:
    """RA-16.7: RA-3.2, RA-3.11, RA-5.1, RA-6.6, RA-8.12, RA-8.19, RA-8.21, RA-9.1, RA-9.5, RA-9.6, RA-10.6, RA-10.7, RA-12.4, RA-14.2.7."""
    data, reason = REFUSED[name]
    start, _, end = reason.partition(".* ")
    message = handmade.refused(GAME, data)
    assert start in message
    assert end in message
