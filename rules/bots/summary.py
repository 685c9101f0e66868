"""What a tournament showed: wins with confidence intervals, points, Elo, times, by level."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from rules.bots.levels import EXPERT


def summary(seats: Sequence[str], rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Results by level: games, wins with confidence intervals, points, Elo, times."""
    levels = list(dict.fromkeys(seats))
    games = dict.fromkeys(levels, 0)
    wins = dict.fromkeys(levels, 0.0)
    scores: dict[str, list[float]] = {level: [] for level in levels}
    decisions = dict.fromkeys(levels, 0)
    seconds = dict.fromkeys(levels, 0.0)
    longest = dict.fromkeys(levels, 0.0)
    for row in rows:
        winners = sum(1 for place in row["places"] if place == 1)
        for seat, level in enumerate(row["seats"]):
            games[level] += 1
            scores[level].append(row["scores"][seat])
            decisions[level] += row["decisions"][seat]
            seconds[level] += row["seconds"][seat]
            longest[level] = max(longest[level], row["longest"][seat])
            if row["places"][seat] == 1:
                wins[level] += 1.0 / winners
    rounds = [row["rounds"] for row in rows if row["rounds"] is not None]
    reasons: dict[str, int] = {}
    for row in rows:
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
    return {
        "played": len(rows),
        "games": games,
        "win_rates": {level: round(wins[level] / max(1, games[level]), 4) for level in levels},
        "win_intervals": {level: wilson(wins[level], games[level]) for level in levels},
        "mean_scores": {level: round(mean(scores[level]), 2) for level in levels},
        "score_intervals": {level: score_interval(scores[level]) for level in levels},
        "elo": elo(levels, rows),
        "seconds_per_decision": {
            level: round(seconds[level] / max(1, decisions[level]), 5) for level in levels
        },
        "longest_decision": {level: round(longest[level], 3) for level in levels},
        "mean_rounds": round(mean([float(value) for value in rounds]), 2) if rounds else None,
        "reasons": reasons,
    }


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def wilson(wins: float, games: int, z: float = 1.96) -> list[float]:
    """A 95 % confidence interval for a win rate (Wilson)."""
    if not games:
        return [0.0, 1.0]
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return [
        round(max(0.0, (middle - spread) / (1 + z * z / games)), 4),
        round(min(1.0, (middle + spread) / (1 + z * z / games)), 4),
    ]


def score_interval(values: list[float], z: float = 1.96) -> list[float]:
    """A 95 % confidence interval for a mean."""
    if len(values) < 2:
        return [mean(values), mean(values)]
    middle = mean(values)
    spread = z * math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
    return [round(middle - spread, 2), round(middle + spread, 2)]


def elo(levels: list[str], rows: list[dict[str, Any]]) -> dict[str, float]:
    """Elo numbers around 1500 that explain the results best (Bradley-Terry); every pair of seats is one comparison.

    Half a draw is added to every pairing, so that a level that always wins gets a finite number.
    """
    points: dict[tuple[str, str], float] = {}
    for row in rows:
        for one, level in enumerate(row["seats"]):
            for other, rival in enumerate(row["seats"]):
                if level != rival:
                    better, worse = row["places"][one], row["places"][other]
                    result = 1.0 if better < worse else 0.5 if better == worse else 0.0
                    points[level, rival] = points.get((level, rival), 0.25) + result
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(200):
        for level in levels:
            won = sum(points.get((level, rival), 0.0) for rival in levels)
            share = sum(
                (points[level, rival] + points[rival, level]) / (strength[level] + strength[rival])
                for rival in levels
                if (level, rival) in points
            )
            if share:
                strength[level] = won / share
        middle = math.exp(mean([math.log(value) for value in strength.values()]))
        strength = {level: value / middle for level, value in strength.items()}
    return {level: round(1500 + 400 * math.log10(value), 1) for level, value in strength.items()}


def as_table(data: dict[str, Any]) -> str:
    """The summary for people."""
    lines = [
        f"{data['game']}: {data['played']} games, seats {','.join(data['seats'])}, seed {data['seed']}, "
        + (f"{data['iterations']} iterations" if data["iterations"] else f"{data['seconds']} s")
        + f" a decision for {EXPERT}",
        f"{'level':14}{'games':>6}{'wins':>8}{'95 %':>17}{'points':>9}{'95 %':>17}{'Elo':>7}{'s/decision':>12}{'longest':>9}",
    ]
    for level in data["games"]:
        low, high = data["win_intervals"][level]
        least, most = data["score_intervals"][level]
        lines.append(
            f"{level:14}{data['games'][level]:6}{100 * data['win_rates'][level]:7.1f}%"
            f"{f'{100 * low:.1f} to {100 * high:.1f}':>17}{data['mean_scores'][level]:9.1f}"
            f"{f'{least:.1f} to {most:.1f}':>17}{data['elo'][level]:7.0f}"
            f"{data['seconds_per_decision'][level]:12.4f}{data['longest_decision'][level]:9.2f}"
        )
    if data["mean_rounds"] is not None:
        lines.append(f"rounds: {data['mean_rounds']} on average")
    lines.append(
        "ended by: " + ", ".join(f"{reason} {count}" for reason, count in sorted(data["reasons"].items()))
    )
    return "\n".join(lines)
