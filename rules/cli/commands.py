"""What each command does. A command returns its exit code, its result as data, and the result as text."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from rules import registry
from rules.bots import LEVELS
from rules.bots.policy import bot_policy
from rules.cli.sources import chosen_options, load_state, require_own_view, require_whole, write_new
from rules.core import DataError, Game, IllegalAction, State, Violation, read_journal
from rules.core.decision import NO_PARAMS, Notice
from rules.core.playout import simulate

OK, DIFFERS, BAD_INPUT = 0, 1, 2


class Result(NamedTuple):
    """What a command found out."""

    code: int
    data: dict[str, Any]
    text: str


def run_games(args: argparse.Namespace) -> Result:
    rows = []
    for slug in registry.SLUGS:
        game = registry.game(slug)
        options = {
            option.key: {"default": option.default, "choices": list(option.choices)}
            for option in game.options
        }
        rows.append(
            {
                "game": slug,
                "title": game.title,
                "least_players": game.least_players,
                "most_players": game.most_players,
                "options": options,
            }
        )
    lines = []
    for row in rows:
        lines.append(
            f"{row['game']}: {row['title']}, {row['least_players']} to {row['most_players']} players"
        )
        for key, option in row["options"].items():  # type: ignore[attr-defined]
            choices = ", ".join(str(choice).lower() for choice in option["choices"])
            lines.append(f"    {key} = {str(option['default']).lower()} (one of {choices})")
    return Result(OK, {"games": rows}, "\n".join(lines))


def run_new(args: argparse.Namespace) -> Result:
    game = registry.game(args.game, args.content)
    state = game.new(args.players, args.seed, chosen_options(game, args.option))
    return _position_result(state, args.output)


def run_simulate(args: argparse.Namespace) -> Result:
    game = registry.game(args.game, args.content)
    players = args.players if args.players is not None else game.most_players
    options = chosen_options(game, args.option)
    bots = bot_policy(args.policy, args.seed) if args.policy in LEVELS else None
    data = simulate(game, players, args.games, args.seed, args.policy, options, bots)
    seats = list(zip(*data["scores"], strict=True))
    means = ", ".join(f"{sum(seat) / len(seat):.1f}" for seat in seats)
    text = (
        f"{game.title}: {data['finished']} of {data['games']} games finished, {data['decisions']} decisions in "
        f"{data['seconds']} s ({data['decisions_per_second']} a second)\n"
        f"mean points by seat: {means}\ndigest {data['digest']}"
    )
    return Result(OK, data, text)


def run_replay(args: argparse.Namespace) -> Result:
    journal = read_journal(Path(args.journal))
    game = registry.game(journal.slug, args.content)
    if args.to is not None and not 0 <= args.to <= len(journal.moves):
        raise DataError(f"{args.journal}: has {len(journal.moves)} actions, there is no number {args.to}")
    state = journal.first_state(game)
    names = journal.names()
    rows: list[dict[str, Any]] = []
    state.events = []
    for number, _ in journal.steps(game, state, args.to):
        move = journal.moves[number - 1]
        said = [game.rulebook.say_event(event, names) for event in state.events]
        rows.append({"number": number, "seat": move.seat, "do": move.do, "events": said})
        state.events = []
    outcome = _outcome(game, state, names)
    data = {
        "game": game.slug,
        "actions": len(rows),
        "problem": journal.problem,
        "log": rows,
        "over": state.over,
        "scores": [score.total for score in state.scores()],
        "outcome": outcome,
        "digest": state.digest(),
        "position": state.to_data(),
    }
    lines = [f"{row['number']:4} {names[row['seat']]}: {row['do']}" for row in rows]
    if journal.problem:
        lines.append(f"note: {journal.problem}")
    lines += [state.show(), *_score_lines(game, state, names)]
    if outcome is not None:
        lines.append(outcome["text"])
    lines.append(f"digest {data['digest']}")
    return Result(OK, data, "\n".join(lines))


def run_verify(args: argparse.Namespace) -> Result:
    journal = read_journal(Path(args.journal))
    game = registry.game(journal.slug, args.content)
    findings = journal.verify(game)
    data = {"game": game.slug, "actions": len(journal.moves), "sound": not findings, "findings": findings}
    text = (
        "\n".join(findings)
        if findings
        else f"sound: {len(journal.moves)} actions of {game.title} replay exactly"
    )
    return Result(DIFFERS if findings else OK, data, text)


def run_show(args: argparse.Namespace) -> Result:
    game, state, names = load_state(args.source, args.to, args.content)
    if args.seat is not None:
        if not 0 <= args.seat < state.setup.players:
            raise DataError(f"there is no seat {args.seat}: seats are 0 to {state.setup.players - 1}")
        state = state.view(args.seat)
    outcome = _outcome(game, state, names)
    data = {"game": game.slug, "position": state.to_data(), "scores": _scores(state), "outcome": outcome}
    lines = [state.show(args.seat), *_score_lines(game, state, names)]
    return Result(OK, data, "\n".join(lines + ([outcome["text"]] if outcome is not None else [])))


def run_legal(args: argparse.Namespace) -> Result:
    game, state, names = load_state(args.source, args.to, args.content)
    require_own_view(game, state)
    decision = state.decision
    if decision is None:
        outcome = _outcome(game, state, names)
        over: dict[str, Any] = {"game": game.slug, "decision": None, "options": [], "outcome": outcome}
        return Result(OK, over, f"The game is over. {outcome['text']}" if outcome else "The game is over.")
    prompt = game.rulebook.say("decision", decision.kind, decision.params, names)
    options = [_option(game, state, action) for action in state.legal()]
    data = {
        "game": game.slug,
        "decision": {
            "seat": decision.seat,
            "kind": decision.kind,
            "prompt": prompt,
            "params": dict(decision.params),
            "rules": list(decision.rules),
        },
        "turn_of": state.active,
        "options": options,
    }
    lines = [f"{names[decision.seat]} (seat {decision.seat}): {prompt} [{', '.join(decision.rules)}]"]
    for option in options:
        rules = ", ".join(option["rules"])
        lines.append(f"  {option['notation']:32} {option['text']} [{rules}]")
        lines += [f"      warning: {warning['text']}" for warning in option["warnings"]]
    return Result(OK, data, "\n".join(lines))


def run_why(args: argparse.Namespace) -> Result:
    game, state, _ = load_state(args.source, args.to, args.content)
    require_own_view(game, state)
    action = game.notation.parse(args.notation)
    violations = [_reason(game, "violation", violation) for violation in state.why_not(action)]
    data: dict[str, Any] = {
        "game": game.slug,
        "notation": game.notation.text(action),
        "legal": not violations,
        "violations": violations,
    }
    if not violations:
        data["warnings"] = [_reason(game, "warning", notice) for notice in state.warnings(action)]
        return Result(OK, data, f"'{data['notation']}' is legal.")
    lines = [f"'{data['notation']}' is not possible:"]
    lines += [f"  {reason['text']} [{reason['rule']}]" for reason in violations]
    return Result(OK, data, "\n".join(lines))


def run_apply(args: argparse.Namespace) -> Result:
    game, state, names = load_state(args.source, args.to, args.content)
    require_whole(state)
    state.events = []
    taken: list[str] = []
    for text in args.notation:
        action = game.notation.parse(text)
        try:
            state.apply(action)
        except IllegalAction as refused:
            first = refused.violations[0]
            reason = game.rulebook.say("violation", first.kind, first.params, names)
            raise DataError(f"'{refused.notation}' is not possible: {reason} [{first.rule}]") from None
        taken.append(game.notation.text(action))
        while args.auto and (single := state.forced()) is not None:
            state.apply(single)
            taken.append(game.notation.text(single))
    said = [game.rulebook.say_event(event, names) for event in state.events]
    more = {"taken": taken, "events": said, "outcome": _outcome(game, state, names)}
    return _position_result(state, args.output, more)


def run_import(args: argparse.Namespace) -> Result:
    path = Path(args.log)
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise DataError(f"{args.log}: cannot be read: {error.strerror or error}") from None
    for slug in registry.SLUGS:
        reader = registry.game(slug).log_format()
        if reader is not None and reader.recognises(text):
            break
    else:
        raise DataError(f"{path.name}: no log format that Társas knows")
    report = reader.replay(path, check=args.check)
    difference = report.difference
    data = {
        "game": slug,
        "format": reader.name,
        "rows": report.rows,
        "checked": report.checked,
        "agrees": difference is None,
        "difference": None if difference is None else difference._asdict(),
        **report.details,
        "position": report.state.to_data(),
    }
    if args.output:
        write_new(args.output, json.dumps(report.state.to_data(), ensure_ascii=False, indent=1) + "\n")
    if difference is not None:
        line = (
            f"row {difference.row} '{difference.line}': {difference.field}: "
            f"expected {difference.expected}, found {difference.found}"
        )
        return Result(DIFFERS, data, line)
    compared = f", {report.checked} values agree" if args.check else ""
    return Result(OK, data, f"{report.rows} rows replayed{compared}\n{report.state.show()}")


def run_export(args: argparse.Namespace) -> Result:
    journal = read_journal(Path(args.journal))
    game = registry.game(journal.slug, args.content)
    writer = game.log_format()
    if writer is None:
        raise DataError(f"there is no public log format for {game.title}")
    text = writer.export(journal, ledger=args.ledger)
    if args.output:
        write_new(args.output, text)
    return Result(OK, {"game": game.slug, "format": writer.name, "log": text}, text.rstrip("\n"))


def run_rules(args: argparse.Namespace) -> Result:
    game = registry.game(args.game)
    book = game.rulebook
    if args.id is None:
        topics = [
            {"id": t.id, "title": t.title, "glance": t.glance, "rules": list(t.rules)} for t in book.topics
        ]
        text = "\n".join(f"{topic.id:32} {topic.title}: {topic.glance}" for topic in book.topics)
        return Result(OK, {"game": game.slug, "topics": topics}, text)
    topic = book.topic(args.id) or book.topic_of(args.id)
    if topic is None:
        raise DataError(f"{game.title} has no rule or topic '{args.id}'")
    data = {"game": game.slug, **topic._asdict()}
    see = f"\nSee also: {', '.join(topic.see)}" if topic.see else ""
    text = f"{topic.title}\n\n{topic.text}\n\n{topic.page}\n\nRules: {', '.join(topic.rules)}{see}"
    return Result(OK, data, text)


# -- parts of results ---------------------------------------------------------------------------------------


def _position_result(state: State, output: str | None, more: dict[str, Any] | None = None) -> Result:
    data = state.to_data()
    text = json.dumps(data, ensure_ascii=False, indent=1)
    if output:
        write_new(output, text + "\n")
        text = f"written to {output}"
    return Result(OK, {**(more or {}), "position": data} if more is not None else data, text)


def _scores(state: State) -> list[dict[str, Any]]:
    return [{"total": score.total, "sources": dict(score.sources)} for score in state.scores()]


def _score_lines(game: Game, state: State, names: list[str]) -> list[str]:
    """Every seat's points and where they came from; a view does not know all of them."""
    if state.viewer >= 0:
        return []
    lines = []
    for name, score in zip(names, state.scores(), strict=True):
        earned = {key: points for key, points in score.sources.items() if points}
        parts = [f"{game.rulebook.say('source', key, NO_PARAMS)} {points}" for key, points in earned.items()]
        lines.append(f"{name}: {score.total}" + (f" = {'; '.join(parts)}" if parts else ""))
    return lines


def _outcome(game: Game, state: State, names: list[str]) -> dict[str, Any] | None:
    """Who won and why, when the game is over."""
    if not state.over:
        return None
    outcome = state.outcome()
    reason = game.rulebook.fill(game.rulebook.word(outcome.reason), outcome.params, names)
    who = ", ".join(names[seat] for seat in outcome.winners)
    return {
        "places": list(outcome.places),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "text": f"Winner: {who} ({reason})",
    }


def _option(game: Game, state: State, action: tuple[int, ...]) -> dict[str, Any]:
    kind = game.notation.kind(action)
    entry = game.rulebook.entry("action", kind)
    return {
        "notation": game.notation.text(action),
        "kind": kind,
        "text": game.rulebook.say("action", kind, game.notation.params(action)),
        "targets": list(state.targets(action)),
        "rules": list(entry.rules) if entry is not None else [],
        "warnings": [_reason(game, "warning", notice) for notice in state.warnings(action)],
    }


def _reason(game: Game, section: str, reason: Violation | Notice) -> dict[str, Any]:
    return {
        "kind": reason.kind,
        "rule": reason.rule,
        "params": dict(reason.params),
        "text": game.rulebook.say(section, reason.kind, reason.params),
    }
