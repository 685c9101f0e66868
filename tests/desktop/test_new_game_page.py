"""The new-game page: wrong combinations explain themselves in the user's words."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop.pages.new_game import NewGamePage
from desktop.session.games import find_game
from desktop.session.setup_problems import setup_problem
from desktop.texts import set_language
from desktop.window import Window
from rules import registry
from rules.core import Game, SetupError


def refusals(game: Game) -> set[str]:
    """What the rules say of every pair of choices at every table."""
    found = set()
    choices = [(option.key, value) for option in game.options for value in option.choices]
    for players in range(game.least_players, game.most_players + 1):
        for pair in [*combinations(choices, 1), *combinations(choices, 2)]:
            try:
                game.setup(players, 0, dict(pair))
            except SetupError as error:
                found.add(str(error))
    for players in (game.least_players - 1, game.most_players + 1):
        with pytest.raises(SetupError) as refused:
            game.setup(players, 0, {})
        found.add(str(refused.value))
    return found


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_every_refused_setup_is_said_in_words(window: Window, slug: str) -> None:
    messages = refusals(find_game(slug))
    assert messages
    for message in messages:
        english = setup_problem(message, {})
        assert english != message, message
        assert "option " not in english
        assert "{" not in english
        set_language("hu")
        assert setup_problem(message, {}) != english, message
        set_language("en")


@pytest.mark.parametrize("scale", [100, 130, 200])
def test_names_and_options_fit_at_every_text_size(window: Window, scale: int) -> None:
    window.application.settings["text_scale"] = scale
    window.new_game("teotihuacan")
    page = window.page("new_game")
    for row in page.rows:  # type: ignore[attr-defined]
        name = row.name
        assert name.width() >= name.fontMetrics().horizontalAdvance(name.text())
    widest = page._scroll.widget().minimumSizeHint().width()  # type: ignore[attr-defined]
    assert widest <= window.width()


def test_an_option_that_cannot_fit_is_off_and_says_why(window: Window) -> None:
    window.new_game("teotihuacan")
    page = window.page("new_game")
    assert isinstance(page, NewGamePage)
    rows = page.options
    assert rows is not None
    draft = rows.widgets["draft"]
    assert draft.isEnabled()
    rows.set_option("first_game", True)
    assert not draft.isEnabled()
    assert "draft" in rows.notes["draft"].text()
    rows.set_option("first_game", False)
    assert draft.isEnabled()
    assert not rows.widgets["difficulty"].isEnabled()
    assert page.problems() == ("", None)
