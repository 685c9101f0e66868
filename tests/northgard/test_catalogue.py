"""Texts, warnings, positions and the terminal: everything the code names exists, and says the right thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.core import DataError
from rules.northgard import GAME
from rules.northgard.vocabulary import ACTION, AREA, BUILDING, CARD, CLAN, CREATURE, FIGURE, RESOURCE, TILE
from tests.northgard.support import Table

CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path(GAME.folder).glob("*.py")))
BOOK = GAME.rulebook


def test_every_kind_in_the_code_has_a_text_and_is_used() -> None:
    for section, pattern in (
        ("event", r'emit\(\s*"(\w+)"'),
        ("violation", r'Violation\(\s*"(\w+)"'),
        ("warning", r'Notice\(\s*"(\w+)"'),
    ):
        named = set(re.findall(pattern, CODE))
        if section == "violation":
            named |= set(re.findall(r'": \("(\w+)", "NG-', CODE)) | {"game_over"}
        assert named == set(BOOK.entries[section])


def test_every_decision_has_a_text_and_is_used() -> None:
    """NG-15: one prompt for each kind of decision."""
    asked = {step.kind for step in GAME.blank(GAME.setup(2, 0, {})).steps if not step.automatic}
    assert asked == set(BOOK.entries["decision"])


def test_every_rule_in_the_code_exists() -> None:
    unknown = {rule for rule in re.findall(r'"(NG-[\d.]+\d)"', CODE) if BOOK.topic_of(rule) is None}
    assert unknown == set()


def test_every_word_has_a_name() -> None:
    for vocabulary in (AREA, TILE, CARD, CLAN, BUILDING, CREATURE, RESOURCE, FIGURE, ACTION):
        for word in vocabulary.words:
            assert BOOK.entry("component", word) or BOOK.entry("word", word), f"{vocabulary.name} {word}"
    for card in CARD.words:
        entry = BOOK.entry("component", card)
        assert entry is not None
        assert len(entry.texts["glance"].split()) <= 12
        assert entry.texts["text"]


def test_warnings() -> None:
    """NG-5.4.5, NG-7.6.1, NG-4.5, NG-7.3.3: what a friend at the table would mention."""
    table = Table().put(0, "start.n", 4).give(0, lore=2).hand(0, "fishing", "spy").turn()

    def warned(text: str) -> list[str]:
        return [notice.kind for notice in table.state.warnings(GAME.notation.parse(text))]

    assert warned("pass") == ["cards_unplayed", "winter_is_coming"]
    assert warned("remove spy") == ["fame_lost"]
    assert warned("wait spy") == []
    table = Table().give(0, food=4).turn()
    table.trade()
    table.do("trade_for food")
    assert warned("give 3 0 0") == ["trading_for_the_same"]


def test_targets_point_at_the_board() -> None:
    table = Table().put(0, "start.n").tiles("t17").hand(0, "explore", "spy").hand(1, "build").turn()
    assert table.state.targets(GAME.notation.parse("play explore")) == ("card:explore",)
    table.do("play explore")
    assert table.state.targets(GAME.notation.parse("place t17 0,-1 0")) == ("tile:t17", "cell:0,-1")
    table.do("place t17 0,-1 0", "end_turn").turn(0).do("play spy")
    assert table.state.targets(GAME.notation.parse("target 1")) == ("player:1",)


def test_show() -> None:
    table = (
        Table("bear", "snake")
        .put(0, "start.e", 2, kaija=True)
        .build("food_silo", "t20.nw")
        .hand(1, "spy")
        .turn()
    )
    text = table.state.show()
    assert "start.e: Player 1, size 2 open, 2 units + Kaija, 2 food, food_silo" in text
    assert "spy" in text
    assert "spy" not in table.state.show(0)
    assert "fame ?" in table.state.show(0)


def test_position_is_readable_and_checked() -> None:
    """NG-3.1.1: tile, coordinates, rotation; units and buildings by territory; errors name their place."""
    table = Table("goat", "snake").put(0, "start.e", 2).build("food_silo", "t20.nw").turn()
    data = table.state.to_data()
    assert data["map"][1] == {"tile": "t20", "x": 1, "y": 0, "turns": 0}
    assert data["territories"] == [
        {
            "area": "start.e",
            "seat": 0,
            "units": 2,
            "buildings": [{"building": "food_silo", "area": "t20.nw"}],
        }
    ]
    assert GAME.from_data(data).to_data() == data
    for path, value, message in (
        (("territories", 0, "units"), 3, "3 units on the map"),
        (("map", 1, "x"), 0, "taken already"),
        (("seats", 1, "clan"), "clan_goat", "same clan"),
        (("territories", 0, "area"), "t33.n", "not on the map"),
        (("seats", 0, "reserve"), 99, "whole number from 0 to 14"),
        (("scorched_earth",), "nowhere", "unknown area"),
    ):
        bad = table.state.to_data()
        place = bad
        for key in path[:-1]:
            place = place[key]  # type: ignore[index]
        place[path[-1]] = value  # type: ignore[index]
        with pytest.raises(DataError, match=message):
            GAME.from_data(bad)
