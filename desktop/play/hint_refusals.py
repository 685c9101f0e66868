"""Why a hint cannot be given now. The key always answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


def why_no_hint(page: GamePage) -> str:
    """The reason, with what would help; empty if a hint can be given."""
    session = page.session
    assert session is not None
    if session.scripted:
        return tr("In a lesson the coach helps: Show me does the step for you.")
    if session.decision is None:
        return tr("The game is over: there is nothing left to decide.")
    if session.read_only:
        return tr("Read-only: this file cannot be played on.")
    if not page.settings["assistance"]:
        return tr("Assistance is switched off. The menu Help me switches it on.")
    if not session.table.hints:
        return tr("This table agreed to play without hints.")
    if page.plan is not None:
        return tr("Hints are about the game itself: throw the plan away or take it over first.")
    if page.replay_at is not None:
        return tr("This is the replay: Esc leads back to the game, where there are hints.")
    name = session.seats[session.decision.seat].name
    if not session.seats[session.decision.seat].human:
        return tr("{name} decides now, and is a bot. Hints are for people's decisions.", name=name)
    if page.covered:
        return tr("Only {name} may ask for a hint now, and must sit down first.", name=name)
    return ""
