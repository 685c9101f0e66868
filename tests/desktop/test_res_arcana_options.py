"""Res Arcana's long lists: payments people want come first, and repeated essences are counted."""

from __future__ import annotations

from desktop.session.choices import Choice
from tests.desktop.conftest import OpenGame


def test_payments_keep_gold_and_even_the_pool(open_game: OpenGame) -> None:
    driver = open_game("res_arcana", people=2)
    presentation = driver.page.presentation
    assert presentation is not None
    for seed in range(1, 40):
        driver = open_game("res_arcana", people=2, seed=seed)
        presentation = driver.page.presentation
        assert presentation is not None
        session = driver.session
        while not session.over and session.decision is not None:
            legal = session.legal()
            if session.decision.kind == "payment" and len(legal) > 3:
                view = session.view()
                pool = presentation.seat_data(view, session.decision.seat)["pool"]
                rows = [Choice(a, session.game.notation.text(a), "", ()) for a in legal]
                ordered = presentation.arrange(view, rows)
                assert sorted(c.notation for c in ordered) == sorted(c.notation for c in rows)
                gold = [c.notation.split().count("gold") for c in ordered]
                assert gold == sorted(gold)
                first = ordered[0].notation.split()[1:]
                assert all(pool[id] >= first.count(id) for id in first)
                return
            session.act(driver.rng.choice(legal))
    raise AssertionError("no payment met")


def test_repeated_essences_are_counted(open_game: OpenGame) -> None:
    presentation = open_game("res_arcana", people=2).page.presentation
    assert presentation is not None
    choice = Choice((0,), "pay elan elan life", "Pay Elan, Elan, Life", ())
    assert presentation.row_text(choice) == "2 Elan, 1 Life"
    assert presentation.price(choice) == [("essence_elan", "−2"), ("essence_life", "−1")]
