"""Many calls of one function at once: on local processes, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from rules.bots.crew import DONE, Crew
from rules.bots.worker import BotFailed
from rules.core import DataError


def run_jobs(
    function: str, arguments: list[tuple[Any, ...]], jobs: int, scheduler: str | None
) -> Iterator[Any]:
    """Results of many calls as they arrive, from local processes or from a Dask cluster."""
    if scheduler:
        yield from _run_on_cluster(function, arguments, scheduler)
        return
    with Crew(min(jobs, max(1, len(arguments)))) as crew:
        waiting = [crew.submit(function, *each) for each in arguments]
        while waiting:
            crew.wait(0.5)
            for job in [job for job in waiting if job.finished]:
                waiting.remove(job)
                if job.state != DONE:
                    raise BotFailed(job.error or "the job was stopped")
                yield job.result


class _NoContext:
    """A cluster's worker reports nothing and is never asked to stop."""

    def report(self, progress: object) -> None:
        pass

    def stopped(self) -> bool:
        return False


def call_by_name(function: str, arguments: tuple[Any, ...]) -> Any:
    """On a cluster: the same function as a local worker would call."""
    module, _, name = function.partition(":")
    return getattr(import_module(module), name)(_NoContext(), *arguments)


def _run_on_cluster(function: str, arguments: list[tuple[Any, ...]], scheduler: str) -> Iterator[Any]:
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise DataError("a cluster needs the extra packages: pip install 'tarsas[cluster]'") from None
    try:
        client = Client(scheduler, timeout="10s")
    except (OSError, ValueError) as error:
        raise DataError(f"no scheduler at {scheduler}: {error}") from None
    with client:
        futures = [client.submit(call_by_name, function, each, pure=False, retries=2) for each in arguments]
        for future in as_completed(futures):
            try:
                yield future.result()
            except Exception as error:  # whatever went wrong there, or workers that died again and again
                raise BotFailed(f"{type(error).__name__}: {error}") from error
