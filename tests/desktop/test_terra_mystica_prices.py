"""What Terra Mystica's table tells at a glance: what digging costs, who is worth which power, what an option leads to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from desktop.games.terra_mystica.items import PowerLinks, Tag, TooDear
from desktop.games.terra_mystica.mat import MatScene
from desktop.games.terra_mystica.scene import TableScene
from rules.terra_mystica.board import HEX, bits, wheel_distance
from rules.terra_mystica.content import DARKLINGS, FAKIRS, GIANTS, POWER_VALUE
from rules.terra_mystica.leech import offered_power
from rules.terra_mystica.notation import FINISH, REWARD, REWARD_NEXT, TRANSFORM
from rules.terra_mystica.state import TerraMysticaState
from tests.desktop.driver import Driver
from tests.desktop.terra_mystica_positions import asked, offers, position
from tests.desktop.test_terra_mystica_decisions import OpenState, open_state  # noqa: F401  (a fixture)
from tests.desktop.test_terra_mystica_pointing import find, focused, state_of, table_of
from tests.desktop.test_terra_mystica_turns import point_at

# -- prices at the spaces ------------------------------------------------------------------------------------------------


def tags_of(scene: TableScene) -> dict[int, Tag]:
    return {index: tag for index, tag in scene.aiming._tags.items() if tag.isVisible()}


def far_and_near(state: TerraMysticaState) -> bool:
    """A turn with a space that can be dug home, and one that is too dear for that. Spades cost workers."""
    if not offers(TRANSFORM)(state):
        return False
    seat = state.decision.seat  # type: ignore[union-attr]
    if state.faction[seat] in (DARKLINGS, FAKIRS, GIANTS):
        return False
    prices = {price for _, price in worker_prices(state).items()}
    return any(0 < price <= state.workers[seat] < max(prices) for price in prices)


def worker_prices(state: TerraMysticaState) -> dict[int, int]:
    """Space -> workers to the home terrain, as TM-8.4 has it."""
    seat = state.decision.seat  # type: ignore[union-attr]
    each = state.board(seat).workers_per_spade[state.exchange[seat]]
    near = [
        action[1]
        for action in state.legal()
        if action[0] == TRANSFORM and state.reachable(seat) >> action[1] & 1
    ]
    return {index: each * wheel_distance(state.terrain[index], state.home(seat)) for index in near}


def test_a_space_to_dig_shows_what_the_home_terrain_costs(open_state: OpenState) -> None:  # noqa: F811
    """Spades and workers; struck out where the workers do not suffice."""
    driver = open_state(find(far_and_near))
    state = state_of(driver)
    seat = state.decision.seat  # type: ignore[union-attr]
    tags = tags_of(table_of(driver))
    struck = set()
    for index, workers in worker_prices(state).items():
        if workers:
            assert ("worker", str(workers)) in tags[index].key
            assert isinstance(tags[index], TooDear) is (workers > state.workers[seat])
            struck.add(isinstance(tags[index], TooDear))
    assert struck == {True, False}


def test_the_list_tells_the_same_price(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(find(far_and_near))
    workers, shown = worker_prices(state_of(driver)), driver.page.presentation
    assert shown is not None
    for choice in driver.page.interaction.possible():
        if choice.action[0] == TRANSFORM and workers.get(choice.action[1]):
            price = dict(part for part in shown.price(choice) if not isinstance(part, str))
            assert price["worker"] == workers[choice.action[1]]


def test_tags_fit_on_their_spaces(open_state: OpenState) -> None:  # noqa: F811
    """Also those with the priest of a carpet."""
    driver = open_state(position("carpet of the Fakirs"))
    tags = tags_of(table_of(driver))
    icons = [[str(sign[0]) for sign in tag.key] for tag in tags.values()]  # type: ignore[index]
    flights = [found for found in icons if "priest" in found and "coin" not in found]
    assert flights
    assert all(found == ["worker", "priest"] for found in flights)


def test_a_ghost_takes_the_place_of_the_price(open_state: OpenState) -> None:  # noqa: F811
    """The price is in the bubble then; the house would stand on it."""
    driver = open_state(position("build_after_transform"))
    scene = table_of(driver)
    target = driver.page.interaction.possible()[0].targets[0]
    index = HEX.index(target[4:])
    assert index in tags_of(scene)
    point_at(driver, driver.page.board, target)
    assert scene.ghosts.stands_on(index)
    assert index not in tags_of(scene)
    point_at(driver, driver.page.board, "help:final_scoring")
    assert index in tags_of(scene)


# -- what an option leads to ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["choose_faction", "choose_side"])
def test_nothing_shines_through_the_shelf(open_state: OpenState, name: str) -> None:  # noqa: F811
    """It lies over the cult board: markers of the faction to come would stand on the cards."""
    driver = open_state(position(name))
    point_at(driver, driver.page.board, driver.page.interaction.possible()[0].targets[0])
    assert not table_of(driver).ghosts.shown


def test_a_town_to_come_is_outlined(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("river town"))
    state = state_of(driver)
    choice = next(c for c in driver.page.interaction.possible() if c.notation.startswith("river_town"))
    after = state.clone()
    after.play(choice.action)
    point_at(driver, driver.page.board, choice.targets[0])
    towns = [key for key in table_of(driver).ghosts.shown if key[0] == "town"]
    walls = set(bits(after.in_town & ~state.in_town))
    assert [set(key[1]) for key in towns] == [walls | {choice.action[1]}]  # type: ignore[call-overload]


def test_sacrifices_count_what_is_lost(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("sacrifice"))
    warned = {c.notation: c.warnings for c in driver.page.interaction.possible() if c.warnings}
    assert warned["sacrifice"] == ("One power token leaves the game for good.",)
    assert warned["sacrifice ×2"] == ("2 power tokens leave the game for good.",)


def test_the_order_of_rewards_says_what_a_key_is_good_for(open_state: OpenState) -> None:  # noqa: F811
    """TM-7.4: with a marker near the top, the town's key first; otherwise the order does not matter."""
    state = position("choose_reward_order")
    seat = state.decision.seat  # type: ignore[union-attr]
    assert not state.keys(seat)
    driver = open_state(state)
    town = (REWARD_NEXT, REWARD.index("town"))
    assert focused(driver).action != town
    state.cults[4 * seat] = 8
    driver = open_state(state)
    assert focused(driver).action == town
    shown = driver.page.presentation
    assert shown is not None
    words = {c.action: shown.consequences(c) for c in driver.page.interaction.possible()}
    assert any("space 10" in line for line in words[town])
    assert any("space 9" in line for line in words[(REWARD_NEXT, REWARD.index("favor"))])


# -- offers and other boards -----------------------------------------------------------------------------------------------


def test_lines_of_an_offer_tell_what_each_neighbour_is_worth(open_state: OpenState) -> None:  # noqa: F811
    """TM-12.2.1: together they are the offer."""

    def several(state: TerraMysticaState) -> bool:
        if not asked("leech")(state):
            return False
        built = HEX.index(str(state.decision.params["hex"]))  # type: ignore[union-attr]
        return (state.neighbours(built) & state.own[state.decision.seat]).bit_count() > 1  # type: ignore[union-attr]

    state = find(several)
    driver = open_state(state)
    (links,) = (item for item in table_of(driver).items() if isinstance(item, PowerLinks))
    built = HEX.index(str(state.decision.params["hex"]))  # type: ignore[union-attr]
    seat = state.decision.seat  # type: ignore[union-attr]
    values = [POWER_VALUE[state.piece[near] - 1] for near in bits(state.neighbours(built) & state.own[seat])]
    assert sorted(power for _, power in links.ends) == sorted(values)
    assert sum(values) == offered_power(state, seat, built)


def test_anothers_bowls_are_only_to_look_at(open_state: OpenState) -> None:  # noqa: F811
    """A click on them must not sacrifice one's own power."""
    driver = open_state(position("sacrifice"))
    seat = driver.session.decision.seat  # type: ignore[union-attr]
    other = (seat + 1) % len(driver.session.seats)
    driver.page.board.setFocus()
    driver.key(Qt.Key(Qt.Key.Key_1 + other), Qt.KeyboardModifier.AltModifier)
    mat = driver.page.mat
    scene = mat.board()
    assert isinstance(scene, MatScene)
    assert scene.seat == other
    assert not set(scene.marked().values()) & {"legal", "reachable"}
    Driver.click(mat.viewport(), mat.spot_point("owned:bowl_2"))
    assert not driver.session.history
    assert driver.page.interaction.busy


@pytest.mark.parametrize(
    ("name", "words"),
    [("build_after_transform", "Do not build now"), ("cult_spades", "Give up the remaining spades")],
)
def test_giving_up_says_what_is_given_up(open_state: OpenState, name: str, words: str) -> None:  # noqa: F811
    driver = open_state(position(name))
    assert words in [choice.text for choice in driver.page.interaction.possible()]
    buttons: list[QAbstractButton] = driver.page.bar.findChildren(QAbstractButton)
    button = next(found for found in buttons if words in found.text())
    Driver.click(button)
    driver.answer_question()
    assert driver.session.history[0].action[0] == FINISH
