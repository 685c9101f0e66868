"""The command line as a person or a program uses it: results, exit codes, one clear line for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.core import JournalWriter, Rng
from rules.core.playout import make_policy
from rules.registry import SLUGS, game

TM = "terra_mystica"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict:
    code, out, err = run(capsys, *words, "--json")
    assert code == 0, err
    return json.loads(out)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.tarsas"
    writer, state = JournalWriter.create(path, game(TM), 2, 3, {}, [{"name": "Ada"}, {"name": "Béla"}])
    rng = Rng(3)
    while not state.over:
        writer.act(state, rng.choice(state.legal()))
    writer.close()
    return path


def test_games_lists_all_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run_json(capsys, "games")["games"]
    assert [entry["game"] for entry in listed] == list(SLUGS)
    assert "faction_selection" in listed[0]["options"]


@pytest.mark.parametrize("slug", SLUGS)
def test_simulate_reports_what_the_readme_says(capsys: pytest.CaptureFixture[str], slug: str) -> None:
    words = ("simulate", slug, "--players", "2", "--games", "2", "--seed", "5", "--policy", "rush")
    first, second = run_json(capsys, *words), run_json(capsys, *words)
    wanted = [
        "game",
        "players",
        "policy",
        "seed",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_second",
        "scores",
        "digest",
    ]
    assert set(wanted) <= set(first)
    assert first["finished"] == 2
    assert first["digest"] == second["digest"]
    assert len(first["scores"]) == 2


def test_simulate_lets_a_level_of_the_bots_play(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "terra_mystica", "--players", "2", "--games", "1", "--seed", "5", "--policy")
    first, again = run_json(capsys, *words, "novice"), run_json(capsys, *words, "novice")
    assert first["policy"] == "novice"
    assert first["digest"] == again["digest"]
    assert min(first["scores"][0]) > max(run_json(capsys, *words, "uniform")["scores"][0])


def test_a_position_goes_through_new_legal_why_apply_show(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = str(tmp_path / "start.json")
    assert run(capsys, "new", TM, "--players", "3", "--seed", "1", "--output", path)[0] == 0
    legal = run_json(capsys, "legal", path)
    assert legal["decision"]["kind"] == "choose_faction"
    assert legal["decision"]["seat"] == 0
    assert legal["options"][0]["notation"] == "faction alchemists"
    applied = run_json(capsys, "apply", path, "faction giants")
    assert applied["position"]["seats"][0]["faction"] == "giants"
    after = tmp_path / "after.json"
    after.write_text(json.dumps(applied["position"]))
    why = run_json(capsys, "why", str(after), "faction chaos_magicians")
    assert not why["legal"]
    assert why["violations"][0]["rule"] == "TM-1.5"
    assert run_json(capsys, "why", str(after), "faction witches")["legal"]
    code, out, _ = run(capsys, "show", str(after), "--seat", "1")
    assert code == 0
    assert "giants" in out


def test_what_show_and_apply_print_as_json_is_a_position(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "start.json"
    assert run(capsys, "new", TM, "--players", "3", "--seed", "1", "--output", str(path))[0] == 0
    for words in (("show", str(path)), ("apply", str(path), "faction giants")):
        printed = tmp_path / f"{words[0]}.json"
        printed.write_text(json.dumps(run_json(capsys, *words)))
        assert run_json(capsys, "legal", str(printed))["decision"]["kind"] == "choose_faction"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_view_tells_its_own_options_and_takes_no_actions(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, slug: str
) -> None:
    """What a seat does not know would be drawn, paid or listed wrongly."""
    path = tmp_path / "start.json"
    assert run(capsys, "new", slug, "--players", "2", "--seed", "1", "--output", str(path))[0] == 0
    legal = run_json(capsys, "legal", str(path))
    seat, option = legal["decision"]["seat"], legal["options"][0]["notation"]
    for viewer in (seat, 1 - seat):
        view = tmp_path / f"view{viewer}.json"
        view.write_text(json.dumps(run_json(capsys, "show", str(path), "--seat", str(viewer))))
        code, _, error = run(capsys, "apply", str(view), option)
        assert (code, "whole position" in error, error.count("\n")) == (2, True, 1)
        asked = [run(capsys, "legal", str(view)), run(capsys, "why", str(view), option)]
        if viewer == seat or not game(slug).secrets:
            assert [code for code, _, _ in asked] == [0, 0]
            assert run_json(capsys, "legal", str(view))["options"] == legal["options"]
        else:
            assert all(code == 2 and f"this is what seat {viewer} knows" in error for code, _, error in asked)


@pytest.mark.parametrize("slug", SLUGS)
def test_hint_answers_and_explains_itself(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, slug: str
) -> None:
    """The answer is legal and repeatable; candidates have values and lines in notation, best first."""
    path = tmp_path / "position.json"
    assert run(capsys, "new", slug, "--players", "2", "--seed", "5", "--output", str(path))[0] == 0
    options = [entry["notation"] for entry in run_json(capsys, "legal", str(path))["options"]]
    words = ("hint", str(path), "--iterations", "20", "--seed", "3")
    first, again = (run_json(capsys, *words) for _ in range(2))
    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert first["action"] in options
    assert first["candidates"][0]["action"] == first["action"]
    values = [candidate["value"] for candidate in first["candidates"]]
    assert values == sorted(values, reverse=True)
    assert all(candidate["line"][0] == candidate["action"] for candidate in first["candidates"])
    code, out, _ = run(capsys, *words)
    assert code == 0
    assert first["action"] in out
    quick = run_json(capsys, "hint", str(path), "--level", "novice")
    assert quick["level"] == "novice"


def test_hint_needs_only_the_own_view(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """From the whole position and from what the seat sees of it, the same advice; another seat's view has none."""
    path = tmp_path / "position.json"
    run(capsys, "new", "res_arcana", "--players", "2", "--seed", "5", "--output", str(path))
    seat = run_json(capsys, "legal", str(path))["decision"]["seat"]
    answers = []
    for name, viewer in (("own.json", seat), ("other.json", 1 - seat)):
        data = run_json(capsys, "show", str(path), "--seat", str(viewer))
        (tmp_path / name).write_text(json.dumps(data["position"]))
    for name in ("position.json", "own.json"):
        answers.append(run_json(capsys, "hint", str(tmp_path / name), "--iterations", "20"))
    assert {**answers[0], "seconds": 0} == {**answers[1], "seconds": 0}
    assert run(capsys, "hint", str(tmp_path / "other.json"))[0] == 2


def test_journal_commands(capsys: pytest.CaptureFixture[str], journal: Path) -> None:
    replay = run_json(capsys, "replay", str(journal))
    assert replay["over"]
    part = run_json(capsys, "replay", str(journal), "--to", "3")
    assert part["actions"] == 3
    assert run_json(capsys, "verify", str(journal))["sound"]
    assert run_json(capsys, "legal", str(journal), "--to", "2")["decision"]["kind"] == "place_dwelling"
    assert run_json(capsys, "legal", str(journal))["decision"] is None


@pytest.mark.parametrize("slug", SLUGS)
def test_a_finished_position_says_who_won_and_why(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, slug: str
) -> None:
    state = game(slug).new(2, 3)
    choose = make_policy("uniform", state.game, 3)
    last = state.to_data()
    while not state.over:
        last, action = state.to_data(), choose(state, state.legal())
        state.apply(action)
    before, end = tmp_path / "before.json", tmp_path / "end.json"
    before.write_text(json.dumps(last))
    end.write_text(json.dumps(state.to_data()))
    places = list(state.outcome().places)
    shown = run_json(capsys, "show", str(end))["outcome"]
    assert (shown["places"], shown["reason"]) == (places, state.outcome().reason)
    assert run_json(capsys, "legal", str(end))["outcome"] == shown
    assert run_json(capsys, "apply", str(before), state.game.notation.text(action))["outcome"] == shown
    assert run_json(capsys, "show", str(before))["outcome"] is None
    text = run(capsys, "show", str(end))[1]
    assert all(f"Player {seat + 1}: {score.total} = " in text for seat, score in enumerate(state.scores()))
    assert f"Winner: Player {places.index(1) + 1}" in text


def test_verify_of_a_changed_journal_exits_with_1(capsys: pytest.CaptureFixture[str], journal: Path) -> None:
    lines = journal.read_text().splitlines()
    del lines[4]
    journal.write_text("\n".join(lines) + "\n")
    code, out, _ = run(capsys, "verify", str(journal))
    assert code == 1
    assert out.strip()


def test_rules_by_id_and_topic(capsys: pytest.CaptureFixture[str]) -> None:
    topics = run_json(capsys, "rules", TM)["topics"]
    assert len(topics) >= 40
    topic = run_json(capsys, "rules", TM, "TM-12.3.2")
    assert "TM-12.3.2" in topic["rules"]
    assert run_json(capsys, "rules", TM, topic["id"])["title"] == topic["title"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("simulate", "chess"), "unknown game 'chess'"),
        (("simulate", TM, "--players", "9"), "2 to 5 players"),
        (("simulate", TM, "--option", "colour=red"), "no option 'colour'"),
        (("simulate", TM, "--option", "variable_turn_order=maybe"), "none of false, true"),
        (("simulate", TM, "--option", "variable_turn_order"), "key=value"),
        (("simulate", TM, "--games", "0"), "at least 1"),
        (("show", "/nowhere/file"), "cannot be read"),
        (("rules", TM, "TM-99"), "no rule or topic"),
        (("import", "/nowhere/log"), "cannot be read"),
        (("hint", "/nowhere/position.json"), "cannot be read"),
        (("hint", "/nowhere", "--seconds", "0"), "--seconds"),
        (("hint", "/nowhere", "--iterations", "0"), "--iterations"),
    ],
)
def test_bad_input_is_one_clear_line_and_code_2(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1


def test_broken_positions_are_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    _, out, _ = run(capsys, "new", TM, "--players", "2")
    good = json.loads(out)
    for change, complaint in (
        (lambda data: data["seats"][0].update(coins=-1), "seats[0].coins"),
        (lambda data: data["seats"][0].update(wokers=1), "unknown entry 'wokers'"),
        (lambda data: data.update(round=9), "round: expected a whole number from 0 to 6"),
        (lambda data: data.update(players=7), "2 to 5 players"),
        (lambda data: data["pending"][0].update(step="fly"), "unknown step 'fly'"),
        (lambda data: data["hexes"].update(Z9={}), "unknown hex 'Z9'"),
        (lambda data: data.pop("format"), "not a position"),
    ):
        data = json.loads(json.dumps(good))
        change(data)
        path.write_text(json.dumps(data))
        code, _, err = run(capsys, "legal", str(path))
        assert code == 2
        assert complaint in err
    for garbage in ("", "{", "[]", "null", '{"format": 1}'):
        path.write_text(garbage)
        assert run(capsys, "legal", str(path))[0] == 2


def test_nothing_is_overwritten(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "there.json"
    path.write_text("precious")
    code, _, err = run(capsys, "new", TM, "--players", "2", "--output", str(path))
    assert code == 2
    assert "not overwritten" in err
    assert path.read_text() == "precious"


def test_illegal_and_unknown_actions(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = str(tmp_path / "start.json")
    run(capsys, "new", TM, "--players", "2", "--output", path)
    code, _, err = run(capsys, "apply", path, "pass")
    assert code == 2
    assert "'pass' is not possible" in err
    assert run(capsys, "apply", path, "fly")[0] == 2
