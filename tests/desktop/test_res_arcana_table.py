"""Res Arcana's table in use: true numbers, signs while aiming, keys that must not play, and motion that ends."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.games.res_arcana import aiming, layout
from desktop.games.res_arcana.card_plan import Plan
from desktop.games.res_arcana.collecting import CollectDraft
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.motion import SUPPLY, Motion
from desktop.games.res_arcana.table_items import Tag
from desktop.games.res_arcana.table_scene import TableScene
from desktop.games.res_arcana.tray_scene import TrayScene
from rules.core import State
from rules.res_arcana.essences import ESSENCE_IDS
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.test_res_arcana_screen import asked, play_until, press


def table_of(driver: Driver) -> TableScene:
    scene = driver.page.board.board()
    assert isinstance(scene, TableScene)
    return scene


# -- numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 3, 4])
def test_every_number_on_the_table_is_true(open_game: OpenGame, people: int) -> None:
    """Points, pools, essences on cards, hands and piles, against the position itself."""
    driver = open_game("res_arcana", people=people, seed=11)
    session, scene = driver.session, table_of(driver)
    for step in range(160):
        if session.over:
            break
        session.act(driver.rng.choice(session.legal()))
        if step % 5 or session.over:
            continue
        driver.lift_curtain()
        QApplication.processEvents()
        state, seats = session.state, session.state.position_data()["seats"]
        for seat, entry in enumerate(seats):
            total = state.scores()[seat]
            worth = sum(scene.cards[id].shown.worth or 0 for id in entry["play"])
            assert worth + total.sources["token"] + total.sources["statue"] == total.total
            for id in entry["play"]:
                shown = scene.cards[id].shown
                assert dict(shown.stored) == {e: n for e, n in entry["stored"].get(id, {}).items() if n}
                assert shown.turned == (id in entry["turned"])
        for place, rival in enumerate(scene.rivals):
            head, entry = scene._heads[place], seats[rival]
            assert head.points.text.split()[0] == str(state.scores()[rival].total)
            counts = [len(entry[key]) for key in ("hand", "deck", "discard")]
            assert [int(word) for word in head.foot.text.split() if word.isdigit()] == counts
        if driver.page.drafting.draft is None:
            pool = seats[scene.own]["pool"]
            assert [scene.pool.counts[e].text for e in ESSENCE_IDS] == [
                str(pool.get(e, 0)) for e in ESSENCE_IDS
            ]


def test_the_price_of_a_discarded_card_is_asked_without_naming_another(open_game: OpenGame) -> None:
    """The pile has no order: its last card need not be the one that was discarded."""
    driver = play_until(open_game, asked("discard_gain"))
    driver.wait(lambda: not driver.page.curtain.drawn)
    presentation = driver.page.presentation
    assert presentation is not None
    words = presentation.prompt(driver.session.view())
    assert "1 Gold" in words
    seat = driver.session.decision.seat  # type: ignore[union-attr]
    pile = driver.session.state.position_data()["seats"][seat]["discard"]
    assert not any(presentation.texts.word(id) in words for id in pile)


# -- aiming ----------------------------------------------------------------------------------------------------------


def test_signs_tell_why_other_cards_are_refused(open_game: OpenGame) -> None:
    """Only artifacts can be destroyed (RA-1.13): mage and item carry a lock, and a click says so."""
    driver = play_until(open_game, asked("destroy_target"), people=3)
    scene, view = table_of(driver), driver.session.state
    refused = aiming.refused(view)
    mage = f"component:{view.position_data()['seats'][scene.own]['mage']}"
    assert refused[mage] == [("ui_lock", "")]
    assert not set(refused) & {t for action in view.legal() for t in view.targets(action)}
    signs = [item.boundingRect() for item in scene.items() if isinstance(item, Tag)]
    assert any(scene.spots[mage].rect().intersects(sign) for sign in signs)
    steps = len(driver.session.history)
    press(driver, driver.page.board, mage)
    assert "only artifacts" in driver.page.interaction.bubble.text.toPlainText()
    assert len(driver.session.history) == steps


def test_chips_of_collect_leave_the_lines_of_a_tall_card_free(open_game: OpenGame) -> None:
    def collecting(state: State) -> bool:
        if not asked("collect_take_or_leave")(state) and not asked("collect_choose")(state):
            return False
        return len(state.position_data()["seats"][state.decision.seat]["play"]) <= 5  # type: ignore[union-attr]

    driver = play_until(open_game, collecting)
    scene, draft = table_of(driver), driver.page.drafting.draft
    assert isinstance(draft, CollectDraft)
    chips = [target for target in scene.spots if target.startswith("chip:")]
    assert chips
    for target in chips:
        id = draft.questions[int(target.split(":")[1])].component
        card = scene.spots[f"component:{id}"].rect()
        plan = Plan(component(id), card.width(), card.height(), scene.cards[id].shown)
        lines = QRectF(plan.body).translated(card.topLeft())
        assert not scene.spots[target].rect().intersects(lines)


# -- keys ------------------------------------------------------------------------------------------------------------


def test_ctrl_and_a_digit_zoom_and_never_play(open_game: OpenGame) -> None:
    """Also while the options have the focus, where a bare digit takes a row."""
    driver = play_until(open_game, asked("action", 4))
    driver.page.options.list.setFocus()
    steps = len(driver.session.history)
    driver.key(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert len(driver.session.history) == steps
    assert driver.page.board.region == 0
    assert driver.page.board.zoom_factor > 1.5  # a part of the table, not its whole width
    driver.page.options.list.setFocus()
    driver.key(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert driver.page.board.fitted


def test_the_lens_is_not_covered_by_a_tooltip(open_game: OpenGame) -> None:
    driver = play_until(open_game, asked("action"))
    view, tip = driver.page.board, driver.page.interaction.tip
    target = next(name for name in table_of(driver).spots if name.startswith("component:"))

    def point() -> None:
        QTest.mouseMove(view.viewport(), QPoint(1, 1))
        QTest.mouseMove(view.viewport(), view.spot_point(target))
        QApplication.processEvents()

    point()
    driver.page.looking.keep_lens()
    assert driver.page.looking.lens.isVisible()
    point()
    tip._ripe()
    assert not tip.bubble.isVisible()
    driver.page.looking.keep_lens()
    assert not driver.page.looking.lens.isVisible()
    point()
    tip._ripe()
    assert tip.bubble.isVisible()


# -- motion ----------------------------------------------------------------------------------------------------------


def test_motion_both_ways_leaves_nothing_behind(open_game: OpenGame) -> None:
    """After moves, undo and redo with animations, the table holds just what a table without them holds."""
    driver = open_game("res_arcana", people=2, seed=3)
    session, scene = driver.session, table_of(driver)
    tray = driver.page.tray.board()
    assert isinstance(tray, TrayScene)

    def held() -> tuple[int, int, dict[str, QRectF]]:
        for board in (scene, tray):
            board.settle()
            assert not board.moving
        cards = {id: item.sceneBoundingRect() for id, item in scene.cards.items()}
        return len(scene.items()), len(tray.items()), cards

    for step in range(60):
        if session.over:
            break
        scene.speed = tray.speed = 1.0
        session.act(driver.rng.choice(session.legal()))
        driver.lift_curtain()
        QTest.qWait(3)
        if step % 4 == 0 and session.undo():
            driver.lift_curtain()
            QTest.qWait(3)
            session.redo()
            driver.lift_curtain()
        moved = held()
        scene.speed = tray.speed = 0.0
        scene.redraw()
        assert tray._shown is not None
        tray.show_view(*tray._shown)
        tray.refresh_marks()
        assert moved == held()


def test_essences_fly_from_their_card_to_the_pool(
    open_game: OpenGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Collect takes off a component comes from there, and only what is new comes from the supply."""

    driver = play_until(open_game, asked("collect_take_or_leave"))
    scene, session = table_of(driver), driver.session
    assert session.decision is not None
    id, seat = str(session.decision.params["component"]), session.decision.seat
    flown: list[tuple[QPointF, QPointF]] = []
    monkeypatch.setattr(Motion, "_fly", lambda self, essence, start, end, number: flown.append((start, end)))
    scene.speed = 1.0
    heap = session.state.position_data()["seats"][seat]["stored"][id]
    after = session.view().clone()
    after.play(after.game.notation.parse(f"take {id}"))
    start = scene.cards[id].sceneBoundingRect().center()
    scene.show_view(after, seat)
    taken = [end for begin, end in flown if begin == start]
    assert len(taken) == sum(heap.values())
    assert SUPPLY not in taken
    assert all(layout.OWN.contains(end) for end in taken)


def test_a_card_that_can_choose_itself_is_marked_as_possible(open_game: OpenGame) -> None:
    """The Witch may straighten herself: the dashed frame of the source must not hide that."""

    def itself(state: State) -> bool:
        if not asked("straighten_target")(state):
            return False
        source = str(state.decision.params["component"])  # type: ignore[union-attr]
        return any(state.game.notation.text(action).split()[-1] == source for action in state.legal())

    driver = play_until(open_game, itself, people=3)
    source = str(driver.session.decision.params["component"])  # type: ignore[union-attr]
    assert table_of(driver).marked()[f"component:{source}"] == "legal"


def test_four_cards_in_hand_lie_side_by_side(open_game: OpenGame) -> None:
    def four(state: State) -> bool:
        decision = state.decision
        if decision is None or decision.kind != "discard_card":
            return False
        return len(state.position_data()["seats"][decision.seat]["hand"]) == 4

    driver = play_until(open_game, four, people=3)
    tray = driver.page.tray.board()
    assert isinstance(tray, TrayScene)
    rects = [item.sceneBoundingRect() for item in tray._cards.values()]
    assert len(rects) == 4
    assert not any(a.intersects(b) for i, a in enumerate(rects) for b in rects[:i])


def test_a_click_on_what_others_own_says_whose_it_is(open_game: OpenGame) -> None:
    """A claimed place, a rival's component, a rival's hand: at the spot, in the first line."""

    def claimed(state: State) -> bool:
        data = state.position_data()
        hands = all(entry["hand"] for entry in data["seats"])
        return asked("action")(state) and hands and len(data["middle"]["places"]) < 5

    driver = play_until(open_game, claimed)
    scene, session = table_of(driver), driver.session
    rival = scene.rivals[0]
    name, entry = session.seats[rival].name, session.state.position_data()["seats"][rival]
    gap = next(target for target in scene.spots if target.startswith("gap:") and target[4:] in scene.owners)
    owner = session.seats[scene.owners[gap[4:]]].name
    said = driver.page.interaction.tip.bubble.text
    for target, words in (
        (gap, owner),
        (f"component:{entry['mage']}", f"It belongs to {name}."),
        (f"seat:{rival}", f"Hidden: {len(entry['hand'])} card"),
    ):
        press(driver, driver.page.board, target)
        assert words in said.toPlainText(), target
