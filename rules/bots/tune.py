"""Tuning: better weights by self-play.

A small evolution: in every generation a few weights are changed at random, the changed set plays the present one as Player
from both sides of the same deals, and replaces it when it scores more. Every game and every step follows from the seed, so
a run is reproducible; every finished generation is written down, so a killed run goes on where it was.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rules import registry
from rules.bots.crew import Context
from rules.bots.heuristic import heuristic_of, read_weights
from rules.bots.jobs import run_jobs
from rules.bots.levels import PLAYER, bell
from rules.bots.record import Record
from rules.bots.summary import mean
from rules.bots.tournament import Plan, play_game
from rules.core import DataError, Rng, Value

CHALLENGER, HOLDER = "challenger", "holder"
CHANGED_PART = 0.35  # of the weights change in one generation
SPREAD = 0.35  # how far: about this part of their size
WIN_POINTS = 0.35  # a win counts as this part of the usual spread of margins
KNOWN_BETTER = 0.4  # standard errors by which the challenger must lead


class TunePlan(NamedTuple):
    """All that decides how a tuning run goes."""

    slug: str
    players: int
    generations: int
    games: int  # of one generation
    seed: int
    options: Mapping[str, Value]
    start: Mapping[str, float]
    content: str | None = None

    def key(self) -> dict[str, Any]:
        """What two runs must share for one to go on where the other was: all but the number of generations."""
        data = {**self._asdict(), "options": dict(self.options), "start": dict(self.start)}
        del data["generations"]
        return data

    def as_tournament(self, generation: int) -> Plan:
        """The games of one generation; all seats are Players, told apart by name."""
        seats = (CHALLENGER, *[HOLDER] * (self.players - 1))
        if self.players > 2 and self.players % 2 == 0:
            seats = (CHALLENGER, HOLDER) * (self.players // 2)
        return Plan(
            self.slug,
            seats,
            self.games,
            self.seed + 100_000 * generation,
            self.options,
            None,
            None,
            self.content,
        )


def match_task(
    context: Context, plan: dict[str, Any], number: int, weights: dict[str, dict[str, float]]
) -> tuple[int, float, float]:
    """One game between two sets of weights in a worker: (game, the challenger's margin in points, its share of the win)."""
    game_plan = Plan.from_data(plan)
    return match(game_plan, number, weights)


def match(plan: Plan, number: int, weights: Mapping[str, Mapping[str, float]]) -> tuple[int, float, float]:
    """Play one game; see :func:`match_task`."""
    usual = heuristic_of(registry.game(plan.slug, plan.content))
    heuristics = {f"{PLAYER}:{name}": usual.with_weights(values) for name, values in weights.items()}
    named = plan._replace(seats=tuple(f"{PLAYER}:{name}" for name in plan.seats))
    row = play_game(named, number, heuristics)
    ours = [seat for seat, name in enumerate(row["seats"]) if name.endswith(CHALLENGER)]
    theirs = [seat for seat in range(len(row["seats"])) if seat not in ours]
    margin = mean([row["scores"][seat] for seat in ours]) - mean([row["scores"][seat] for seat in theirs])
    winners = [seat for seat, place in enumerate(row["places"]) if place == 1]
    share = mean([1.0 if seat in ours else 0.0 for seat in winners]) if winners else 0.5
    return number, margin, share


def changed(weights: Mapping[str, float], rng: Rng) -> dict[str, float]:
    """A copy with some weights multiplied by a random factor; at least one changes."""
    terms = list(weights)
    chosen = {term for term in terms if rng.below(1000) < 1000 * CHANGED_PART} or {rng.choice(terms)}
    return {
        term: round(value * math.exp(SPREAD * bell(rng)), 5) if term in chosen else value
        for term, value in weights.items()
    }


def run_tune(
    plan: TunePlan,
    store: Path,
    jobs: int = 1,
    scheduler: str | None = None,
    progress: Callable[[int, int, str], None] | None = None,
) -> dict[str, Any]:
    """Evolve the weights; returns them with the course of the run, whose generations stay on record in ``store``."""
    record = Record(store, plan.key())
    holder = dict(plan.start)
    steps = plan.generations + 1  # the last one compares the end with the start
    if progress is not None:
        progress(sum(1 for number in record.rows if number < plan.generations), steps, "")
    history: list[dict[str, Any]] = []
    for generation in range(plan.generations):
        challenger = changed(holder, Rng((plan.seed << 20) + generation))
        row = record.rows.get(generation)
        if row is None:
            row = {"game": generation, **_compare(plan, generation, challenger, holder, jobs, scheduler)}
            record.add(row)
            if progress is not None:
                progress(generation + 1, steps, f"lead {row['lead']:+.1f}{' kept' if row['better'] else ''}")
        if row["better"]:
            holder = challenger
        history.append({"generation": generation, **{key: row[key] for key in ("lead", "wins", "better")}})
    # How much the whole run brought: the last set against the first.
    final = _compare(plan, plan.generations, holder, dict(plan.start), jobs, scheduler)
    if progress is not None:
        progress(steps, steps, "")
    return {
        "game": plan.slug,
        "seed": plan.seed,
        "generations": plan.generations,
        "games_per_generation": plan.games,
        "kept": sum(1 for entry in history if entry["better"]),
        "weights": holder,
        "start": dict(plan.start),
        "lead": final["lead"],
        "win_rate": final["wins"],
        "history": history,
    }


def _compare(
    plan: TunePlan,
    generation: int,
    challenger: dict[str, float],
    holder: dict[str, float],
    jobs: int,
    scheduler: str | None,
) -> dict[str, Any]:
    """The challenger's lead over the holder in one generation's games."""
    if challenger == holder:
        return {"lead": 0.0, "wins": 0.5, "better": False}
    games = plan.as_tournament(generation)
    data = games.to_data()
    weights = {CHALLENGER: challenger, HOLDER: holder}
    arguments = [(data, number, weights) for number in range(plan.games)]
    if jobs == 1 and not scheduler:
        results = [match(games, number, weights) for number in range(plan.games)]
    else:
        results = sorted(run_jobs("rules.bots.tune:match_task", arguments, jobs, scheduler))
    margins = [margin for _, margin, _ in results]
    shares = [share for _, _, share in results]
    middle = mean(margins)
    spread = math.sqrt(mean([(margin - middle) ** 2 for margin in margins])) or 1.0
    worth = [margin / spread + 2 * WIN_POINTS * (share - 0.5) for _, margin, share in results]
    error = math.sqrt(mean([(one - mean(worth)) ** 2 for one in worth]) / max(1, len(worth) - 1))
    return {
        "lead": round(middle, 3),
        "wins": round(mean(shares), 4),
        "better": mean(worth) > KNOWN_BETTER * error,
    }


def start_weights(slug: str, content: str | None, path: Path | None) -> dict[str, float]:
    """The game's own weights, or those of a file: a weights.toml, or the JSON that a run has written."""
    usual = heuristic_of(registry.game(slug, content))
    if path is None:
        return dict(usual.weights)
    if path.suffix == ".toml":
        found = read_weights(path)[0]
    else:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            found = {str(term): float(value) for term, value in (data.get("weights") or data).items()}
        except (OSError, ValueError, AttributeError, TypeError) as error:
            raise DataError(f"{path.name}: not a set of weights: {error}") from None
    return usual.with_weights(found).weights


def written(slug: str, content: str | None, weights: Mapping[str, float]) -> str:
    """The game's weights.toml with other weights, everything else as it is."""
    path = registry.game(slug, content).folder / "weights.toml"
    lines = path.read_text(encoding="utf-8").splitlines()
    term = ""
    for place, line in enumerate(lines):
        if heading := re.match(r"\[term\.(\w+)\]", line):
            term = heading.group(1)
        elif line.startswith("["):
            term = ""
        elif term and line.startswith("weight ") and term in weights:
            lines[place] = f"weight = {weights[term]:g}"
    return "\n".join(lines) + "\n"
