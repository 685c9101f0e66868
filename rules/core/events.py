"""What happened: typed events for the log, animations, statistics and "where did my points come from"."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.decision import NO_PARAMS, Param, Params


class Event(NamedTuple):
    """One fact. ``seat`` is whom it concerns (-1: the table), ``source`` the rule, tile or card that caused it.

    ``secret`` holds parameters that only ``seat`` may know (which card was drawn); everybody else gets the event
    without them (see :meth:`seen_by`), and the rulebook has a second text for that case.
    """

    kind: str
    seat: int
    source: str = ""
    params: Params = NO_PARAMS
    secret: Params = NO_PARAMS
    redacted: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may see it; None is an observer who may see everything (a replay)."""
        if not self.secret or seat is None or seat == self.seat:
            return self
        return Event(self.kind, self.seat, self.source, self.params, NO_PARAMS, True)

    def all_params(self) -> dict[str, Param]:
        """Open and secret parameters together."""
        return {**self.params, **self.secret}
