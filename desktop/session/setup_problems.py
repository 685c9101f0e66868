"""Why a table cannot be set up, in the user's language. The rules say it in English for the command line."""

from __future__ import annotations

import re

from desktop.texts import mark, tr

# what the rules say (parts of it as parameters) -> what the page says
SENTENCES = (
    (r"the team game is for 4 players", mark("The team game is for 4 players.")),
    (r"the match of three games is for 2 players", mark("The match of three games is for 2 players.")),
    (
        r"option first_player: there (?:is no seat \d+ with|are only) (?P<n>\d+) players",
        mark("Only {n} players sit at the table: choose another start player."),
    ),
    (
        r"option choose_sets: ",
        mark("Starter sets can be chosen only in the first game: choose that variant, or switch this off."),
    ),
    (
        r"the first-game setup has no starting tiles to draft",
        mark("The first game deals fixed starting tiles: switch off either the draft or the first game."),
    ),
    (r"the draft is not offered in a solo game", mark("A solo game has no draft: switch it off.")),
    (
        r"random_pyramid is for up to 3 players",
        mark("With 4 players the pyramid has one layout: switch the random pyramid off."),
    ),
    (
        r"difficulty is that of Teotibot",
        mark("The difficulty is that of Teotibot, the opponent of a solo game: leave it at normal."),
    ),
    (
        r"(?P<option>\w+) needs difficulty=custom",
        mark("“{option}” belongs to the custom difficulty of a solo game: choose that, or set it back."),
    ),
    (r"at most (?P<n>\d+) of Teotibot's workers", mark("At most {n} of Teotibot's workers may be changed.")),
    (
        r"option gentle_neutrals: ",
        mark("With 4 players there are no neutral players: switch the gentle neutrals off."),
    ),
    (
        r".* is for (?P<a>\d+) to (?P<b>\d+) players, not",
        mark("This game needs {a} to {b} players."),
    ),
)


def setup_problem(message: str, option_titles: dict[str, str]) -> str:
    """The rules' refusal of a set-up as a sentence of the window; an unknown one stays as it is."""
    for pattern, sentence in SENTENCES:
        found = re.match(pattern, message)
        if found:
            words = found.groupdict()
            if "option" in words:
                words["option"] = option_titles.get(words["option"], words["option"])
            return tr(sentence, **words)
    return message
