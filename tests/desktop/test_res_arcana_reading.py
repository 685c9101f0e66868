"""Res Arcana for whoever reads it the first time: icon lines, the large card, the key, prices that say what they cost."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.application import Application
from desktop.board.view import BoardView
from desktop.game_texts import GameTexts
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.card_plan import Plan, Shown, card_rows
from desktop.games.res_arcana.collecting import CollectDraft
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.icon_key import ICONS, IconKey
from desktop.games.res_arcana.icon_lines import ARROW
from desktop.games.res_arcana.large_card import LEAST, WIDTHS, large_card
from desktop.games.res_arcana.presentation import ResArcanaPresentation
from desktop.games.res_arcana.price_tags import PriceTag
from desktop.games.res_arcana.table_items import Tag
from desktop.games.res_arcana.table_scene import TableScene, wide
from desktop.games.res_arcana.tray_items import Control, Words
from desktop.session.games import find_game
from rules.core import State
from rules.res_arcana.content import COMPONENT, COMPONENTS, MAGIC_ITEM, PLACE
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.test_res_arcana_screen import asked, play_until, press

IDS = [COMPONENT.word(number) for number in range(len(COMPONENTS))]


def point_at(driver: Driver, view: BoardView, target: str) -> None:
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    QTest.mouseMove(view.viewport(), view.spot_point(target))
    driver.wait(lambda: driver.page.interaction.pointed == target)


@pytest.fixture
def presentation(application: Application) -> ResArcanaPresentation:
    game = find_game("res_arcana")
    return ResArcanaPresentation(game, GameTexts(game, ("Anna", "Béla")), [])


# -- icon lines -------------------------------------------------------------------------------------------------------


def test_what_is_paid_stands_before_the_arrow_without_a_sign() -> None:
    """A red cross before an essence read as "none of it"; the place before the arrow says that it is paid."""
    lines = [row.line for id in IDS for row in card_rows(component(id))]
    assert not any("pay" in line for line in lines)
    assert all(line.count(ARROW) <= 1 for line in lines)


def test_all_types_that_are_excluded_are_named() -> None:
    """The Celestial Horse brings neither Gold nor Death, the Cursed Skull neither Gold nor Life (RA-15.3)."""
    lines = {id: "".join(card_rows(component(id))[-1].line) for id in ("celestial_horse", "cursed_skull")}
    assert lines["celestial_horse"].endswith("=≠essence_deathessence_gold")
    assert lines["cursed_skull"].endswith("=≠essence_lifeessence_goldcard_this")


def test_magic_items_say_what_they_do_in_one_line(presentation: ResArcanaPresentation) -> None:
    """Nothing is broken over two lines in the middle, and there is room for a picture."""
    for id in IDS:
        card = component(id)
        if card.kind == MAGIC_ITEM and len(presentation.face(id).name) < 12:
            plan = Plan(card, *layout.ITEM_SIZE, Shown(presentation.face(id).name))
            lines = [len(entry.lines) for entry in plan.placed()]
            assert lines == [1] * len(lines) or id == "divination"


def test_powers_of_places_are_seldom_broken(presentation: ResArcanaPresentation) -> None:
    """In the middle, where everybody reads them: a line is broken only where its icons cannot stand side by side."""
    broken = [
        entry.row.power
        for id in IDS
        if component(id).kind == PLACE
        for entry in Plan(component(id), *layout.PLACE_SIZE, presentation.face(id)).placed()
        if len(entry.lines) > 1
    ]
    assert len(broken) <= 4, broken


# -- the large card ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_large_card_has_all_words(
    application: Application, presentation: ResArcanaPresentation, language: str
) -> None:
    application.settings["language"] = language
    for id, room in itertools.product(IDS, (QSize(250, 290), QSize(440, 250), QSize(250, 60))):
        shown = presentation.face(id)
        image = large_card(id, shown, room, 2.0)
        assert image.width() <= 2 * room.width() + 1
        wide = next(w for w in WIDTHS if _has_words(id, shown, w, image))
        assert image.width() / wide >= 2 * LEAST, id  # readable
        if room.height() > 100:  # a few of the longest texts are a little higher
            assert image.height() <= 2 * room.height() * 1.15, id


def _has_words(id: str, shown: Shown, wide: int, image: QImage) -> bool:
    plan = Plan(component(id), wide, image.height() * wide / image.width() + 0.5, shown)
    return all(entry.words for entry in plan.placed())


def test_pointing_at_a_card_shows_it_large_in_the_detail(open_game: OpenGame) -> None:
    """On the table and in the hand, whoever's it is; first where it fits in as a whole, else after the text."""
    driver = play_until(open_game, asked("action"), people=3)
    page, table = driver.page, driver.page.board.board()
    assert table is not None
    owners = table.owners  # type: ignore[attr-defined]
    rivals = next(id for id, seat in owners.items() if seat != driver.session.viewer)
    place = driver.session.state.position_data()["middle"]["places"][0]
    hand = driver.session.state.position_data()["seats"][driver.session.viewer]["hand"]
    for view, id in ((page.board, rivals), (page.board, place), (page.tray, hand[0])):
        point_at(driver, view, f"component:{id}")
        QApplication.processEvents()
        assert "<img" in page.detail.toHtml()
        assert "RA-" in page.detail.toPlainText()
        assert page.detail.horizontalScrollBar().maximum() == 0
    point_at(driver, page.board, "deck:monuments")
    assert "<img" not in page.detail.toHtml()


def test_zoomed_in_a_card_has_sentences_for_all_its_powers_or_for_none(
    presentation: ResArcanaPresentation, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop.games.res_arcana import cards

    drawn: list[str] = []
    monkeypatch.setattr(cards, "_paint_lines", lambda p, plan, entry, u: drawn.append(entry.row.power))
    for id, scale in itertools.product(IDS, (1.4, 1.6, 2.2)):
        shown = presentation.face(id)
        image = QImage(round(190 * scale), round(149 * scale), QImage.Format.Format_ARGB32_Premultiplied)
        drawn.clear()
        painter = QPainter(image)
        cards.paint_card(painter, component(id), shown, image.rect().toRectF(), scale)
        painter.end()
        iconic = [power for power in drawn if power]
        assert len(iconic) in (0, len(component(id).powers)), id
        assert iconic or scale >= cards.LOD_SENTENCES or not component(id).powers


# -- the tray ---------------------------------------------------------------------------------------------------------


def key_of(driver: Driver) -> IconKey:
    tray = driver.page.tray.board()
    assert tray is not None
    return next(item for item in tray.items() if isinstance(item, IconKey))


def hand_of(state: State) -> list[str]:
    assert state.decision is not None
    return list(state.position_data()["seats"][state.decision.seat]["hand"])


@pytest.mark.parametrize("cards", [0, 1])
def test_an_empty_tray_explains_the_icons(open_game: OpenGame, application: Application, cards: int) -> None:
    driver = play_until(open_game, lambda s: asked("action")(s) and len(hand_of(s)) == cards)
    key, tray = key_of(driver), driver.page.tray.board()
    assert tray is not None
    assert [icon for icon, _ in key.words] == list(ICONS[: len(key.words)])
    assert len(key.words) == (len(ICONS) if not cards else len(ICONS) // 2)
    assert dict(key.words)["icons/card_turn"] == "turn"
    others = [tray.spots[name].rect() for name in tray.spots]
    assert not any(key.boundingRect().intersects(rect) for rect in others)
    application.settings["language"] = "hu"
    QApplication.processEvents()
    assert dict(key_of(driver).words)["icons/card_turn"] == "elforgatás"


def test_answers_in_the_tray_say_what_they_cost(open_game: OpenGame) -> None:
    """An attack: what the defence takes and what the loss takes stand on their buttons (DEC-25)."""

    def both(state: State) -> bool:
        if not asked("react_attack")(state):
            return False
        words = {state.game.notation.text(action) for action in state.legal()}
        seat = state.decision.seat  # type: ignore[union-attr]
        return "defend" in words and state.pools[seat][1] >= 2  # type: ignore[attr-defined]

    driver = play_until(open_game, both, people=3)
    tray = driver.page.tray.board()
    assert tray is not None
    controls = [item for item in tray.items() if isinstance(item, Control)]
    suffer = next(c for c in controls if "Suffer the loss" in c.parts)
    assert ("essence_life", "−2") in suffer.parts


def test_collect_counts_the_same_in_the_tray_and_on_the_table(open_game: OpenGame) -> None:
    """While three essences are chosen for one card, the others bring theirs, too."""

    def several(state: State) -> bool:
        decision = state.decision
        return decision is not None and decision.kind == "choose_essences" and state.turn < 0  # type: ignore[attr-defined]

    driver = play_until(open_game, several, people=3)
    draft, tray = driver.page.drafting.draft, driver.page.tray.board()
    assert isinstance(draft, CollectDraft)
    assert draft.picker is not None
    assert tray is not None
    words = {item.text for item in tray.items() if isinstance(item, Words)}
    for essence in range(5):
        assert f"{draft.have[essence]} → {draft.then[essence]}" in words


# -- where things lie --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [9, 10, 11])
def test_up_to_eleven_own_cards_lie_side_by_side(count: int) -> None:
    step = layout.own_step(count)
    rects = [layout.own_card(0, index, step) for index in range(count)]
    assert not any(a.intersects(b) for a, b in itertools.combinations(rects, 2))
    assert layout.OWN.contains(rects[-1])


def test_open_cards_of_a_match_do_not_cover_each_other(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("duel_pick", 16), options={"variant": "match"})
    scene = driver.page.board.board()
    assert scene is not None
    own = [
        item.sceneBoundingRect()
        for item in scene.cards.values()  # type: ignore[attr-defined]
        if layout.OWN.contains(item.sceneBoundingRect())
    ]
    assert len(own) == 17  # the mage, too
    assert not any(a.intersects(b) for a, b in itertools.combinations(own, 2))


def test_prices_wait_where_their_cards_will_lie(open_game: OpenGame, application: Application) -> None:
    """A card that moves up in the hand is followed by no price at its old place."""
    driver = play_until(open_game, lambda s: asked("action")(s) and len(hand_of(s)) == 3)
    tray = driver.page.tray.board()
    assert tray is not None
    application.settings["animation"] = "slow"
    view, seat = driver.session.view(), driver.session.viewer
    poor = view.clone()
    first = poor.hands[seat][0]
    poor.hands[seat] = [card for card in poor.hands[seat] if card != first]
    poor.pools[seat] = (9, 9, 9, 9, 9)
    tray.show_view(poor, seat)
    tags = [item for item in tray.items() if isinstance(item, PriceTag)]
    cards = [spot.rect() for name, spot in tray.spots.items() if name.startswith("component:")]
    assert len(tags) == len(cards) == 2
    assert all(any(rect.contains(tag.price_rect) for rect in cards) for tag in tags)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_captions_of_the_own_rows_are_never_covered(
    open_game: OpenGame, application: Application, language: str
) -> None:
    application.settings["language"] = language
    for count in (9, 10):

        def in_two_rows(state: State, count: int = count) -> bool:
            if not asked("action")(state):
                return False
            assert state.decision is not None
            return len(state.position_data()["seats"][state.decision.seat]["play"]) == count

        driver = play_until(open_game, in_two_rows)
        scene = driver.page.board.board()
        assert isinstance(scene, TableScene)
        captions = scene._captions
        assert any(caption.text for caption in captions)
        for row, caption in enumerate(captions):
            ends = [
                item.sceneBoundingRect().right()
                for item in scene.cards.values()
                if item.y() == layout.OWN_TOPS[row]
            ]
            free = caption.boundingRect().right() - max(ends, default=0.0)
            assert not caption.text or free >= wide(caption.text)


def test_counted_essences_stand_between_name_and_points(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("choose_rival"), people=4)
    scene = driver.page.board.board()
    assert scene is not None
    tags = [item for item in scene.items() if isinstance(item, Tag)]
    assert len(tags) == 3
    for head in scene._heads:  # type: ignore[attr-defined]
        words = head.after_name()
        [tag] = [t for t in tags if head.points.boundingRect().right() >= t.boundingRect().right() > words]
        assert tag.boundingRect().left() > words - 8


def test_piles_and_counters_are_explained_too(open_game: OpenGame) -> None:
    """Nothing on the table or in the tray is silent when one points at it; its title says what lies there now."""
    driver = play_until(open_game, asked("action"))
    for view in (driver.page.board, driver.page.tray):
        scene = view.board()
        assert scene is not None
        for target in scene.spots:
            found = scene.explain(target)
            assert found is not None, target
            assert found.title
    monuments = driver.page.interaction.explain("deck:monuments")
    assert monuments is not None
    assert "4 Gold" in monuments.text
    count = len(driver.session.state.position_data()["middle"]["monument_deck"])
    assert f"Deck: {count}" in monuments.title


def test_a_click_on_an_item_in_the_middle_says_when_it_can_be_taken(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("action"))
    item = driver.session.state.position_data()["middle"]["items"][0]
    steps = len(driver.session.history)
    press(driver, driver.page.board, f"component:{item}")
    bubble = driver.page.interaction.tip.bubble
    assert bubble.isVisible()
    assert "when you pass" in bubble.text.toPlainText()
    assert len(driver.session.history) == steps


def test_a_counter_that_adds_nothing_says_why(open_game: OpenGame) -> None:
    """Missing Life is paid with others (RA-9.5, RA-9.6): a click on Life is no dead click."""
    driver = play_until(open_game, asked("life_loss_payment"), people=3)
    press(driver, driver.page.board, "essence:life")
    bubble = driver.page.interaction.bubble
    assert bubble.isVisible()
    assert "Life goes first" in bubble.text.toPlainText()


# -- starter sets -----------------------------------------------------------------------------------------------------


SETS: dict[str, object] = {"variant": "first_game", "choose_sets": True}


def test_every_card_of_a_starter_set_can_be_read_and_takes_it(open_game: OpenGame) -> None:
    """The first thing a new player does: the sets have numbers, and each card tells what it does (DEC-02)."""
    driver = open_game("res_arcana", people=2, seed=1, options=SETS)
    driver.lift_curtain()
    view, page = driver.page.board, driver.page
    scene = view.board()
    assert scene is not None
    numbers = [item.parts for item in scene.items() if isinstance(item, Tag)]
    assert sorted(map(str, numbers)) == [str([str(n)]) for n in range(1, 5)]
    assert set(scene.marked()) == {f"set:{n}" for n in range(1, 5)}
    card = next(
        name
        for name in scene.spots
        if name.startswith("component:") and scene.spots["set:2"].rect().contains(scene.spots[name].rect())
    )
    point_at(driver, view, card)
    assert scene.texts.word(card[10:]) in page.interaction.explain(card).title  # type: ignore[union-attr]
    assert "<img" in page.detail.toHtml()
    steps = len(driver.session.history)
    press(driver, view, card)
    driver.answer_question()
    assert driver.session.game.notation.text(driver.session.history[steps].action) == "set 2"


def test_an_item_taken_while_passing_is_explained_by_passing(open_game: OpenGame) -> None:
    """The same answer is given at the start of the game, where other rules hold."""
    for kind, words in (("choose_magic_item", "reverse order"), ("pass_item", "Swap your item")):
        driver = play_until(open_game, asked(kind))
        item = driver.options()[0].split()[1]
        point_at(driver, driver.page.board, f"component:{item}")
        QApplication.processEvents()
        assert words in driver.page.detail.toPlainText()


# -- what is suggested, and what stays hidden ----------------------------------------------------------------------------


def test_a_power_that_places_suggests_a_card_rather_than_none(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("place_card"), people=3)
    current = driver.page.options.list.current_choice()
    assert current is not None
    assert current.notation != "bring -"


@pytest.mark.parametrize("people", [2, 4])
def test_packets_and_picks_of_others_are_nowhere_on_the_screen(open_game: OpenGame, people: int) -> None:
    """During the draft, behind the curtain and after it: no target, no card and no word of another packet (RA-14.1)."""
    driver = open_game("res_arcana", people=people, seed=8, options={"variant": "draft"})
    session, page = driver.session, driver.page
    assert page.texts is not None
    for _ in range(8 * people + people):
        decision = session.decision
        if decision is None or decision.kind not in ("draft_pick", "choose_mage"):
            break
        seats = session.state.position_data()["seats"]
        secret = {
            seat: {
                id
                for key in ("packet", "picks", "dealt_mages", "hand", "deck")
                for id in seats[seat].get(key) or ()
            }
            for seat in range(people)
        }
        if page.curtain.drawn:
            assert not set().union(*secret.values()) & _on_screen(driver)
            driver.lift_curtain()
        others = set().union(*(ids for seat, ids in secret.items() if seat != decision.seat))
        assert not (others - secret[decision.seat]) & _on_screen(driver)
        assert secret[decision.seat] & _on_screen(driver)
        session.act(driver.rng.choice(session.legal()))
        QApplication.processEvents()
    assert driver.session.state.position_data()["seats"][0]["mage"] or session.decision is not None


def _on_screen(driver: Driver) -> set[str]:
    """Cards that any board shows, has a target for, or names to a screen reader."""
    found: set[str] = set()
    for view in driver.page.views:
        scene = view.board()
        if scene is None:
            continue
        labels = " ".join(f"{spot.name} {spot.label}" for spot in scene.spots.values())
        words = {id: scene.texts.word(id) for id in IDS}
        found |= {id for id in IDS if f"component:{id}" in scene.spots or words[id] in labels}
        for cards in (getattr(scene, "cards", {}), getattr(scene, "_cards", {})):
            found |= set(cards)
    return found
