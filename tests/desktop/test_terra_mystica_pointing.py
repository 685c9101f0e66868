"""What the table answers to pointing and clicking: what an option would put there, and why a place is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.mat import MatScene
from desktop.games.terra_mystica.scene import TableScene
from desktop.session.choices import Choice
from desktop.texts import set_language
from rules.terra_mystica.board import HEX, LAND, SHIPPING, bits
from rules.terra_mystica.content import CARD, ROUNDS, SPECIAL, TOWN_VP
from rules.terra_mystica.notation import BUILD, CULT_STEP, DIG, UPGRADE
from rules.terra_mystica.state import TerraMysticaState
from tests.desktop.driver import Driver
from tests.desktop.terra_mystica_positions import Wish, asked, offers, play_until, position
from tests.desktop.test_terra_mystica_decisions import NAMES, OpenState, open_state  # noqa: F401  (a fixture)
from tests.desktop.test_terra_mystica_turns import point_at


def table_of(driver: Driver) -> TableScene:
    scene = driver.page.board.board()
    assert isinstance(scene, TableScene)
    return scene


def state_of(driver: Driver) -> TerraMysticaState:
    state = driver.session.state
    assert isinstance(state, TerraMysticaState)
    return state


def find(wish: Wish) -> TerraMysticaState:
    for seed in range(200):
        state = play_until(wish, seed)
        if state is not None:
            return state
    raise AssertionError("no such position")


def point_at_row(driver: Driver, notation: str) -> None:
    rows = driver.page.options.list
    index = rows.list_model.index(driver.row_of(notation))
    rows.scrollTo(index)
    place = rows.visualRect(index).center()
    QTest.mouseMove(rows.viewport(), place)
    QTest.mouseMove(rows.viewport(), place + QPoint(1, 1))
    QApplication.processEvents()


# -- what would lie there ----------------------------------------------------------------------------------------------


def test_an_upgrade_shows_the_new_structure_in_place(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(find(offers(UPGRADE)))
    scene = table_of(driver)
    choice = next(c for c in driver.page.interaction.possible() if c.action[0] == UPGRADE)
    _, index, structure = choice.action
    point_at_row(driver, choice.notation)
    colour = driver.page.presentation.colour(driver.session.state, driver.session.state.decision.seat)
    assert scene.ghosts.shown == {("piece", index, symbols.STRUCTURE_PICTURES[structure], colour)}
    assert not scene.map.pieces[index].isVisible()
    QTest.mouseMove(driver.page.board.viewport(), driver.page.board.mapFromScene(QPoint(2, 2)))
    point_at(driver, driver.page.board, "help:final_scoring")
    assert not scene.ghosts.shown
    assert scene.map.pieces[index].isVisible()


def test_a_structure_with_one_upgrade_shows_it_when_pointed_at(open_state: OpenState) -> None:  # noqa: F811
    def single(state: TerraMysticaState) -> bool:
        places = [action[1] for action in state.legal() if action[0] == UPGRADE]
        return asked("main_action")(state) and any(places.count(index) == 1 for index in places)

    driver = open_state(find(single))
    upgrades = [c.action for c in driver.page.interaction.possible() if c.action[0] == UPGRADE]
    index = next(a[1] for a in upgrades if [b[1] for b in upgrades].count(a[1]) == 1)
    point_at(driver, driver.page.board, f"hex:{HEX.word(index)}")
    assert [key[:2] for key in table_of(driver).ghosts.shown] == [("piece", index)]


def test_the_upgrade_stands_alone_when_it_is_taken(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(find(offers(UPGRADE)))
    choice = next(c for c in driver.page.interaction.possible() if c.action[0] == UPGRADE)
    point_at_row(driver, choice.notation)
    driver.click_row(choice.notation)
    piece = table_of(driver).map.pieces[choice.action[1]]
    assert piece.isVisible()
    assert piece.key[0] == symbols.STRUCTURE_PICTURES[choice.action[2]]


def test_the_choice_ring_shows_each_upgrade_in_place(open_state: OpenState) -> None:  # noqa: F811
    def double(state: TerraMysticaState) -> bool:
        places = [action[1] for action in state.legal() if action[0] == UPGRADE]
        return asked("main_action")(state) and any(places.count(index) == 2 for index in places)

    driver = open_state(find(double))
    board, ring = driver.page.board, driver.page.interaction.ring
    upgrades = [c.action for c in driver.page.interaction.possible() if c.action[0] == UPGRADE]
    index = next(a[1] for a in upgrades if [b[1] for b in upgrades].count(a[1]) == 2)
    Driver.click(board.viewport(), board.spot_point(f"hex:{HEX.word(index)}"))
    assert ring.isVisible()
    for row, action in enumerate(a for a in upgrades if a[1] == index):
        place = ring.list.visualRect(ring.list.list_model.index(row)).center()
        QTest.mouseMove(ring.list.viewport(), place)
        QTest.mouseMove(ring.list.viewport(), place + QPoint(1, 1))
        QApplication.processEvents()
        picture = symbols.STRUCTURE_PICTURES[action[2]]
        assert [key[:3] for key in table_of(driver).ghosts.shown] == [("piece", index, picture)]


def test_a_bridge_shows_where_it_would_stand(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("action_bridge"))
    choice = driver.page.interaction.possible()[0]
    point_at_row(driver, choice.notation)
    assert [key[:2] for key in table_of(driver).ghosts.shown] == [("bridge", choice.action[1])]


def test_a_cult_step_shows_where_the_marker_would_go(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("choose_cult"))
    state = state_of(driver)
    seat = state.decision.seat  # type: ignore[union-attr]
    choice = next(c for c in driver.page.interaction.possible() if c.action[0] == CULT_STEP)
    after = state.clone()
    after.play(choice.action)
    space = after.cults[4 * seat + choice.action[1]]
    assert space > state.cults[4 * seat + choice.action[1]]
    point_at_row(driver, choice.notation)
    ((kind, x, y, _, _),) = table_of(driver).ghosts.shown
    assert kind == "marker"
    assert layout.cult_space(choice.action[1], space).adjusted(-4, -4, 4, 4).contains(x, y)


def test_the_wheel_shows_the_space_as_it_would_become(open_state: OpenState) -> None:  # noqa: F811
    """The space is under the wheel; its middle shows it, and nothing is laid over the wheel."""
    driver = open_state(position("action_transform"))
    scene, state = table_of(driver), state_of(driver)
    wheel = scene.decision._wheel
    assert wheel is not None
    now = state.terrain[state.stack[-1][5]]
    assert wheel.key[4] == now
    for choice in driver.page.interaction.possible():
        if choice.action[0] == DIG:
            point_at(driver, driver.page.board, choice.targets[0])
            assert wheel.key[4] == choice.action[1] != now
            assert not scene.ghosts.shown
    point_at(driver, driver.page.board, "help:final_scoring")
    assert wheel.key[4] == now


# -- refusals ------------------------------------------------------------------------------------------------------------


def refusal(driver: Driver, target: str) -> str:
    """Clicks a place; what the bubble says. Nothing may happen."""
    view = driver.page.mat if target in driver.page.mat.board().spots else driver.page.board
    before = len(driver.session.history)
    Driver.click(view.viewport(), view.spot_point(target))
    assert len(driver.session.history) == before
    assert driver.page.interaction.bubble.isVisible()
    assert view.board().marked()[target] == "illegal"
    return driver.page.interaction.bubble.text.toPlainText()


@pytest.mark.parametrize(
    "name", ["free steps", "place_dwelling", "next_spade", "cult_spades", "witches_ride", "sandstorm"]
)
def test_a_river_is_refused_with_its_rule(open_state: OpenState, name: str) -> None:  # noqa: F811
    """TM-2.2.3: nobody transforms a river or builds on it."""
    driver = open_state(position(name))
    river = next(f"hex:{word}" for i, word in enumerate(HEX.words) if not LAND >> i & 1)
    assert "TM-2.2.3" in refusal(driver, river)


def test_the_line_between_two_spaces_belongs_to_one_of_them(open_state: OpenState) -> None:  # noqa: F811
    """No dead click: the rings of neighbours leave a line between them."""
    scene = table_of(open_state(position("free steps")))
    one, other = (layout.CENTRES[HEX.index(name)] for name in ("E7", "E8"))
    spot = scene.spot_at((one + other) / 2)
    assert spot is not None
    assert spot.name in ("hex:E7", "hex:E8")
    assert scene.spot_at(QPointF(layout.MAP.left() - 5, layout.MAP.top() - 5)) is None


def test_a_far_space_says_how_far_the_ships_must_go(open_state: OpenState) -> None:  # noqa: F811
    """TM-2.5: the sentence names the smallest shipping value that would reach it."""
    driver = open_state(position("free steps"))
    state = state_of(driver)
    seat = state.decision.seat  # type: ignore[union-attr]
    ways = {
        index: next((n for n, ships in enumerate(SHIPPING) if any(ships[o] >> index & 1 for o in own)), None)
        for own in [list(bits(state.own[seat]))]
        for index in bits(LAND & ~state.occupied & ~state.reachable(seat))
    }
    index, needed = next((i, n) for i, n in ways.items() if n is not None)
    assert needed > state.shipping_now(seat)
    assert f"by ship it needs {needed}." in refusal(driver, f"hex:{HEX.word(index)}")


def test_an_occupied_space_says_whose_structure_stands_there(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("next_spade"))
    state = state_of(driver)
    seat = state.decision.seat  # type: ignore[union-attr]
    rival = next(s for s, own in enumerate(state.own) if own and s != seat)
    index = next(iter(bits(state.own[rival])))
    assert f"of {NAMES[rival]}" in refusal(driver, f"hex:{HEX.word(index)}")


@pytest.mark.parametrize("special", [False, True])
def test_the_card_that_is_returned_cannot_be_taken(open_state: OpenState, special: bool) -> None:  # noqa: F811
    """TM-16.1: one of the other cards. A card with a special action is pointed at by that."""

    def holds(state: TerraMysticaState) -> bool:
        decision = state.decision
        return asked("pass_card")(state) and (state.card[decision.seat] in symbols.CARD_SPECIALS) == special  # type: ignore[union-attr]

    driver = open_state(find(holds))
    state = state_of(driver)
    card = state.card[state.decision.seat]  # type: ignore[union-attr]
    name = f"special:{SPECIAL.word(symbols.CARD_SPECIALS[card])}" if special else f"owned:{CARD.word(card)}"
    words = refusal(driver, name)
    assert "TM-16.1" in words
    assert "Not the card you return" in words


def test_no_conversion_inside_an_action(open_state: OpenState) -> None:  # noqa: F811
    """TM-7.3.2: before the action or after it."""
    driver = open_state(position("action_transform"))
    words = refusal(driver, "conversion:worker_to_coin")
    assert "Free steps come before or after an action." in words


def test_a_structure_on_the_faction_board_speaks_of_own_upgrades(open_state: OpenState) -> None:  # noqa: F811
    """TM-11.1.1: a temple replaces a trading house; structures of others are not meant."""

    def only_dwellings(state: TerraMysticaState) -> bool:
        return asked("main_action")(state) and not any(state.standing[1:5]) and state.decision.seat == 0  # type: ignore[union-attr]

    driver = open_state(find(only_dwellings))
    words = refusal(driver, "structure:temple")
    assert "A Dwelling is not upgraded to a Temple." in words
    assert words.count("✗") == 1
    assert "No structure of yours" not in words


def dear_power_action(state: TerraMysticaState) -> bool:
    if not asked("main_action")(state):
        return False
    seat = state.decision.seat  # type: ignore[union-attr]
    return not state.power_used and not state.bowls[3 * seat + 2] and state.bowls[3 * seat + 1] == 3


def test_a_dear_power_action_says_what_sacrifices_would_give(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(find(dear_power_action))
    assert "Sacrificing gives up to 1 more." in refusal(driver, "power_action:power_double_spade")


# -- words and numbers ---------------------------------------------------------------------------------------------------


def test_amounts_read_well(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(find(offers(BUILD)))
    choice = next(c for c in driver.page.interaction.possible() if c.action[0] == BUILD)
    point_at(driver, driver.page.board, choice.targets[0])
    words = driver.page.interaction.bubble.text.toPlainText().replace("\xa0", " ")
    assert "−2 coins" in words
    assert "−1 worker" in words
    assert "−1 workers" not in words
    for number, english, hungarian in ((1, "1 priest", "1 pap"), (3, "3 priests", "3 pap")):
        assert symbols.signed("priest", number) == f"+{english}"
        set_language("hu")
        assert symbols.signed("priest", number) == f"+{hungarian}"
        set_language("en")


def in_round(number: int) -> Callable[[TerraMysticaState], bool]:
    return lambda state: state.round == number and offers(UPGRADE)(state)


def test_the_last_round_promises_no_income(open_state: OpenState) -> None:  # noqa: F811
    """TM-5: income opens a round, and there is no seventh."""
    for number, promised in ((ROUNDS - 1, True), (ROUNDS, False)):
        driver = open_state(find(in_round(number)))
        presentation, state = driver.page.presentation, state_of(driver)
        seat = state.decision.seat  # type: ignore[union-attr]
        upgrade = next(c for c in driver.page.interaction.possible() if c.action[0] == UPGRADE)
        told = any("income next round" in line for line in presentation.consequences(upgrade))
        assert told == promised
        assert any("Income next round" in line for line in presentation.seat_details(state, seat)) == promised
        mat = driver.page.mat.board()
        assert isinstance(mat, MatScene)
        assert mat._stock.key[6] is mat._bowls.key[4] is promised


# -- which row is focused ------------------------------------------------------------------------------------------------


def focused(driver: Driver) -> Choice:
    choice = driver.page.options.list.current_choice()
    assert choice is not None
    return choice


def test_ordination_opens_with_the_most(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("ordination"))
    amounts = [choice.action[1] for choice in driver.page.interaction.possible()]
    assert len(amounts) > 1
    assert focused(driver).action[1] == max(amounts)


def test_the_wheel_opens_with_the_home_terrain(open_state: OpenState) -> None:  # noqa: F811
    def home_is_not_first(state: TerraMysticaState) -> bool:
        if not asked("action_transform")(state):
            return False
        terrains = [action[1] for action in state.legal() if action[0] == DIG]
        return state.home(state.decision.seat) in terrains[1:]  # type: ignore[union-attr]

    driver = open_state(find(home_is_not_first))
    state = state_of(driver)
    assert focused(driver).action == (DIG, state.home(state.decision.seat))  # type: ignore[union-attr]


def test_a_pass_opens_with_the_richest_card(open_state: OpenState) -> None:  # noqa: F811
    def richer_later(state: TerraMysticaState) -> bool:
        coins = [state.card_coins[action[1]] for action in state.legal()] if asked("pass_card")(state) else []
        return len(coins) > 1 and max(coins) > coins[0]

    driver = open_state(find(richer_later))
    state = state_of(driver)
    cards = [choice.action[1] for choice in driver.page.interaction.possible()]
    assert state.card_coins[focused(driver).action[1]] == max(state.card_coins[card] for card in cards)


def test_a_town_opens_with_the_tile_of_most_points(open_state: OpenState) -> None:  # noqa: F811
    driver = open_state(position("choose_town_tile"))
    towns = [choice.action[1] for choice in driver.page.interaction.possible()]
    assert TOWN_VP[focused(driver).action[1]] == max(TOWN_VP[town] for town in towns)
