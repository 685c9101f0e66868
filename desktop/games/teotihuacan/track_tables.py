"""Temples and the Avenue of the Dead as a plan of steps, the highest on top; the ascension wheel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.board.text_table import NOTHING, TextTable, picture, place, told
from desktop.games.teotihuacan.names import gain, signed_name
from desktop.games.teotihuacan.ring_tables import tiles_at
from desktop.texts import number, tr
from rules.teotihuacan.content import (
    AVENUE_SITE,
    TEMPLE_REWARD,
    TEMPLE_SITE,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import ASCENSION, BONUS, BONUS_STEP, SITE, TEMPLE

if TYPE_CHECKING:
    from desktop.games.teotihuacan.presentation import TeotihuacanPresentation

TOP_STEP = 11


def tracks(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    """Who stands where, what every step gives, which discovery tiles still lie there."""
    temples = range(len(TEMPLE))
    rows = [
        [
            number(step),
            *(_temple_step(presentation, state, temple, step) for temple in temples),
            _avenue_step(presentation, state, step) if step < len(AVENUE_SITE) else "",
        ]
        for step in range(TOP_STEP, -1, -1)
    ]
    colours = [TEMPLE.word(temple) for temple in temples]
    columns = (
        tr("Step"),
        *(f"{picture(f'temple_{colour}')} {place(f'temple:{colour}')}" for colour in colours),
        f"{picture('avenue')} {presentation.texts.word('avenue')}",
    )
    section = tr("Temples and Avenue")
    return TextTable(tr("Temples and Avenue of the Dead"), columns, rows, section=section)


def _temple_step(
    presentation: TeotihuacanPresentation, state: TeotihuacanState, temple: int, step: int
) -> str:
    parts = []
    if step == BONUS_STEP:
        id = BONUS.word(state.bonus[temple])
        found = presentation.texts.explain_word(id)
        parts.append(tr("bonus tile {tile}: {what}", tile=told(id), what=found.glance if found else ""))
    elif step:
        parts.append(gain(presentation, TEMPLE_REWARD[temple][step]))
    parts += _tiles(state, TEMPLE_SITE[temple][step])
    here = [p for p in range(state.players) if state.temples[p * len(TEMPLE) + temple] == step]
    return _with_players(presentation, state, parts, here)


def _avenue_step(presentation: TeotihuacanPresentation, state: TeotihuacanState, step: int) -> str:
    here = [player for player in range(state.players) if state.avenue[player] == step]
    return _with_players(presentation, state, _tiles(state, AVENUE_SITE[step]), here)


def _tiles(state: TeotihuacanState, site: int) -> list[str]:
    if site < 0 or not state.sites[site]:
        return []
    here = place(f"site:{SITE.word(site)}", tr("discovery tile"))
    return [tr("{place}: {what}", place=here, what=tiles_at(state, site))]


def _with_players(
    presentation: TeotihuacanPresentation, state: TeotihuacanState, parts: list[str], here: list[int]
) -> str:
    names = [signed_name(presentation, state, player) for player in here]
    lines = [" ".join(names[i : i + 2]) for i in range(0, len(names), 2)]  # a sign stays with its name
    return "\n".join([*parts, *lines]) or NOTHING


def ascension(presentation: TeotihuacanPresentation) -> TextTable:
    """What a worker of power 6 brings when it ascends."""
    rows = []
    for id in ASCENSION.words:
        found = presentation.texts.explain_word(id)
        rows.append((place(f"ascend:{id}"), found.text if found is not None else ""))
    return TextTable(tr("Ascension: one of these"), (), rows)
