"""Res Arcana's cards in use: what can be bought says its price, what a card does stands on it in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from desktop.application import Application
from desktop.board.view import BoardView
from desktop.game_texts import GameTexts
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.card_plan import WORDS_GAP, Plan, Shown, words_height
from desktop.games.res_arcana.decision_layer import SPREAD_Z
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.presentation import ResArcanaPresentation
from desktop.games.res_arcana.price_tags import PriceTag, prices
from desktop.games.res_arcana.table_items import Chip, FreeSlot, Tag
from desktop.games.res_arcana.table_scene import TableScene
from desktop.session.games import find_game
from desktop.session.table import Seat
from rules.core import State
from rules.res_arcana.content import COMPONENT, COMPONENTS, MAGE, MAGIC_ITEM
from rules.res_arcana.placing import placement_payments
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.test_res_arcana_screen import asked, play_until, press

IDS = [COMPONENT.word(number) for number in range(len(COMPONENTS))]


def tags_in(view: BoardView) -> list[PriceTag]:
    scene = view.board()
    assert scene is not None
    return [item for item in scene.items() if isinstance(item, PriceTag)]


def remarks_in(view: BoardView) -> list[Tag]:
    scene = view.board()
    assert scene is not None
    return [item for item in scene.items() if isinstance(item, Tag)]


def table_of(driver: Driver) -> TableScene:
    scene = driver.page.board.board()
    assert isinstance(scene, TableScene)
    return scene


# -- prices ------------------------------------------------------------------------------------------------------------


def with_verbs(*verbs: str) -> object:
    def wanted(state: State) -> bool:
        words = {state.game.notation.text(action).split()[0] for action in state.legal()}
        return asked("action")(state) and set(verbs) <= words

    return wanted


def test_what_can_be_bought_carries_its_price(open_game: OpenGame) -> None:
    """One tag for every card to place in the hand and for every place or monument to claim, nowhere else (DEC-11)."""
    driver = play_until(open_game, with_verbs("place", "claim"))  # type: ignore[arg-type]
    bought = {n.split()[1] for n in driver.options() if n.split()[0] in ("place", "claim")}
    found = set()
    for view in (driver.page.tray, driver.page.board):
        scene = view.board()
        assert scene is not None
        for tag in tags_in(view):
            inside = [id for id in IDS if f"component:{id}" in scene.spots]
            found |= {id for id in inside if scene.spots[f"component:{id}"].rect().contains(tag.price_rect)}
    deck = {"deck"} if any(n == "claim_top" for n in driver.options()) else set()
    assert found == bought
    assert len(tags_in(driver.page.tray)) + len(tags_in(driver.page.board)) == len(bought | deck)
    tray = driver.page.tray.board()
    assert tray is not None
    placed = next(n.split()[1] for n in driver.options() if n.startswith("place "))
    assert tray.marked()[f"component:{placed}"] == "legal"  # the ring goes with it


def test_a_price_is_what_must_be_paid_after_discounts(open_game: OpenGame) -> None:
    """The numbers of a tag less its discount are what every legal payment amounts to (RA-7.7)."""

    def cheaper(state: State) -> bool:
        return asked("action")(state) and any(price.off for price in prices(state).values())

    driver = play_until(open_game, cheaper, people=3)
    state = driver.session.state
    seat = driver.session.decision.seat  # type: ignore[union-attr]
    checked = 0
    for target, price in prices(state).items():
        card = COMPONENT.index(target.partition(":")[2]) if target.startswith("component:") else -1
        if card < 0 or f"place {COMPONENT.word(card)}" not in driver.options():
            continue
        due = sum(count for _, count in price.pairs) - price.off
        assert {sum(way) for way in placement_payments(state, seat, card, -1)} == {due}  # type: ignore[arg-type]
        checked += bool(price.off)
    assert checked
    offs = [tag.parts for tag in remarks_in(driver.page.tray) if tag.parts[0][0] == "placement_cost"]
    assert len(offs) == checked


def test_what_is_one_essence_short_says_so(open_game: OpenGame) -> None:
    def short(state: State) -> bool:
        from desktop.games.res_arcana.affording import one_short

        return asked("action")(state) and any(t.startswith("component:") for t in one_short(state))

    driver = play_until(open_game, short)
    remarks = [*remarks_in(driver.page.tray), *remarks_in(driver.page.board)]
    assert any(part[1] == "−1" for tag in remarks for part in tag.parts)


def test_prices_lie_on_top_of_a_pile_that_is_spread(open_game: OpenGame) -> None:
    """A card placed from a discard pile by a power: its price after discounts is seen, and a click places it."""

    def brought(state: State) -> bool:
        if not asked("place_card")(state):
            return False
        lying = {id for entry in state.position_data()["seats"] for id in entry["discard"]}
        return any(t.partition(":")[2] in lying for t in prices(state))

    driver = play_until(open_game, brought)
    [*tags] = tags_in(driver.page.board)
    assert tags
    assert all(tag.zValue() > SPREAD_Z + 40 for tag in tags)
    wanted = next(n for n in driver.options() if n.startswith("bring ") and n != "bring -")
    steps = len(driver.session.history)
    press(driver, driver.page.board, f"component:{wanted.split()[1]}")
    driver.answer_question()
    assert driver.session.game.notation.text(driver.session.history[steps].action) == wanted


def test_prices_go_with_the_decision(open_game: OpenGame) -> None:
    """Whoever does not decide has nothing to buy: the tags of the hand and of the table are gone."""
    driver = play_until(open_game, with_verbs("place", "claim"))  # type: ignore[arg-type]
    table, tray, view = table_of(driver), driver.page.tray.board(), driver.session.view()
    assert tray is not None
    assert tags_in(driver.page.tray)
    assert tags_in(driver.page.board)
    over = view.clone()
    over.stack = []
    for scene in (table, tray):
        scene.show_view(over, driver.session.viewer)
    assert not tags_in(driver.page.tray)
    assert not tags_in(driver.page.board)


# -- words on cards ----------------------------------------------------------------------------------------------------


@pytest.fixture
def presentation(application: Application) -> ResArcanaPresentation:
    game = find_game("res_arcana")
    return ResArcanaPresentation(game, GameTexts(game, ("Anna", "Béla")), [Seat("Anna"), Seat("Béla")])


@pytest.mark.parametrize("language", ["en", "hu"])
def test_few_own_cards_tell_in_words_what_they_do(
    application: Application, presentation: ResArcanaPresentation, language: str
) -> None:
    """Mage and magic item of the first rounds: every power below its icons, in both languages."""
    application.settings["language"] = language
    size = layout.own_tall_card(0, 2)
    for id in IDS:
        if component(id).kind in (MAGE, MAGIC_ITEM):
            plan = Plan(component(id), size.width(), size.height(), presentation.face(id))
            assert plan.wide, id
            assert plan.written, id


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("count", range(1, 7))
def test_words_stay_in_their_rows(
    application: Application, presentation: ResArcanaPresentation, language: str, count: int
) -> None:
    application.settings["language"] = language
    size = layout.own_tall_card(0, count)
    written = 0
    for id in IDS:
        shown = presentation.face(id)._replace(stored=(("gold", 3),), worth=1)
        plan = Plan(component(id), size.width(), size.height(), shown)
        end = plan.body.y()
        for entry in plan.placed():
            assert entry.area.y() >= end - 0.01, id
            end = entry.area.bottom()
            if entry.words:
                written += 1
                high = words_height(entry.words, plan.column - 20, plan.words_size)
                assert entry.icons.bottom() + WORDS_GAP + high <= entry.area.bottom() + 1, id
        assert end <= plan.foot.y() + 1, id
        assert not plan.wide or plan.art.right() <= plan.body.x(), id
    assert written


@pytest.mark.parametrize(("language", "first"), [("en", "Collect"), ("hu", "Begyűjtés")])
def test_every_collect_entry_has_its_sentence(
    application: Application, presentation: ResArcanaPresentation, language: str, first: str
) -> None:
    """The rulebook's own words are used: a translation must keep their order."""
    application.settings["language"] = language
    for id in IDS:
        shown: Shown = presentation.face(id)
        if component(id).collect:
            assert shown.collect.startswith(first), id
        assert bool(shown.discount) == bool(component(id).discounts), id


# -- the own area --------------------------------------------------------------------------------------------------------


def test_places_for_the_first_cards_are_outlined(open_game: OpenGame) -> None:
    """Mage and item leave one place free; the third card takes it."""

    def cards(count: int) -> object:
        def wanted(state: State) -> bool:
            decision = state.decision
            return asked("action")(state) and count == len(
                state.position_data()["seats"][decision.seat]["play"]  # type: ignore[union-attr]
            )

        return wanted

    for count in (2, 3):
        driver = play_until(open_game, cards(count))  # type: ignore[arg-type]
        free = [item for item in table_of(driver).items() if isinstance(item, FreeSlot)]
        assert len(free) == layout.OWN_FEWEST - count
        own = [id for id, seat in table_of(driver).owners.items() if seat == table_of(driver).own]
        rects = [table_of(driver).cards[id].sceneBoundingRect() for id in own]
        assert not any(
            slot.boundingRect().adjusted(8, 8, -8, -8).intersects(r) for slot in free for r in rects
        )


def test_open_cards_of_a_match_lie_on_the_table(open_game: OpenGame) -> None:
    """Sixteen of them beside the mages: none hangs over the edge (RA-14.2.4)."""
    driver = play_until(open_game, asked("duel_pick", 16), options={"variant": "match"})
    scene = table_of(driver)
    offered = [n.split()[1] for n in driver.options()]
    assert len(offered) == 16
    for id in offered:
        assert scene.sceneRect().contains(scene.cards[id].sceneBoundingRect()), id
    steps = len(driver.session.history)
    press(driver, driver.page.board, f"component:{offered[-1]}")
    driver.answer_question()
    assert driver.session.game.notation.text(driver.session.history[steps].action).split()[1] == offered[-1]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_answers_of_collect_have_words(application: Application, open_game: OpenGame, language: str) -> None:
    """Take and Leave are written out also where the words are long: then one stands above the other."""
    application.settings["language"] = language

    def few(state: State) -> bool:
        decision = state.decision
        if decision is None or decision.kind != "collect_take_or_leave":
            return False
        return len(state.position_data()["seats"][decision.seat]["play"]) <= 4

    driver = play_until(open_game, few)
    chips = [item for item in table_of(driver).items() if isinstance(item, Chip)]
    words = {QCoreApplication.translate("shell", word) for word in ("Take", "Leave")}
    said = {part if isinstance(part, str) else str(part[1]) for chip in chips for part in chip.parts}
    assert words <= said
    leave = next(n for n in driver.options() if n.startswith("leave"))
    target = next(t for c in driver.page.interaction.possible() if c.notation == leave for t in c.targets)
    press(driver, driver.page.board, target)
    draft = driver.page.drafting.draft
    assert draft is not None
    chosen = next(c for c in driver.page.interaction.possible() if c.notation == leave)
    assert draft.picked(chosen)


# -- refusals, and what is focused first -------------------------------------------------------------------------------


def refused_words(driver: Driver, target: str) -> str:
    """What the bubble says after a click that cannot be obeyed."""
    steps = len(driver.session.history)
    press(driver, driver.page.board, target)
    assert len(driver.session.history) == steps
    assert driver.page.interaction.bubble.isVisible()
    return driver.page.interaction.bubble.text.toPlainText()


def test_a_turned_card_says_when_its_powers_open_again(open_game: OpenGame) -> None:
    def turned(state: State) -> bool:
        return asked("action")(state) and bool(unusable(state))

    def unusable(state: State) -> list[str]:
        entry = state.position_data()["seats"][state.decision.seat]  # type: ignore[union-attr]
        legal = {state.game.notation.text(a).split()[-1].rpartition(".")[0] for a in state.legal()}
        return [
            id
            for id in entry["turned"]
            if id not in legal and component(id).powers and component(id).kind == MAGE
        ]

    driver = play_until(open_game, turned)
    id = unusable(driver.session.state)[0]
    words = refused_words(driver, f"component:{id}")
    assert "RA-8.3" in words
    assert "straighten" in words


def test_a_monument_says_how_much_gold_is_there(open_game: OpenGame) -> None:
    def poor(state: State) -> bool:
        return asked("action")(state) and state.pools[state.decision.seat][4] < 4  # type: ignore[union-attr, attr-defined, no-any-return]

    driver = play_until(open_game, poor)
    session = driver.session
    gold = session.state.pools[session.decision.seat][4]  # type: ignore[attr-defined, union-attr]
    assert f"Costs 4 Gold; you have {gold}." in refused_words(driver, "deck:monuments")


def test_the_item_that_is_returned_cannot_be_taken_again(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("pass_item"))
    own = next(
        id
        for id, seat in table_of(driver).owners.items()
        if seat == table_of(driver).own and component(id).kind == MAGIC_ITEM
    )
    words = refused_words(driver, f"gap:{own}")
    assert "Take a different one from the middle." in words
    assert "RA-11.1" in words


def test_the_richest_rival_is_focused_first(open_game: OpenGame) -> None:
    def differ(state: State) -> bool:
        if not asked("choose_rival")(state):
            return False
        counts = counted(state)
        return counts[max(counts)] > 0 and min(counts, key=lambda n: -counts[n]) != min(counts)

    def counted(state: State) -> dict[int, int]:
        decision = state.decision
        assert decision is not None
        seats = state.position_data()["seats"]
        essence = str(decision.params["counted"])
        return {n: e["pool"].get(essence, 0) for n, e in enumerate(seats) if n != decision.seat}

    driver = play_until(open_game, differ, people=3)
    counts = counted(driver.session.state)
    richest = max(counts, key=lambda n: counts[n])
    current = driver.page.options.list.current_choice()
    assert current is not None
    assert current.notation == f"copy {richest + 1}"
    assert current.notation != driver.options()[0]
