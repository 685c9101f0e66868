"""``tarsas`` and ``python -m rules``: a command for the terminal, or the window."""

from __future__ import annotations

import multiprocessing
import sys


def main(arguments: list[str] | None = None) -> int:
    """Run a command, or open the window when the first word is none (``tarsas``, ``tarsas GAME``, ``tarsas FILE``)."""
    multiprocessing.freeze_support()
    words = sys.argv[1:] if arguments is None else arguments
    from rules.cli.main import COMMANDS, run

    if words and (words[0] in COMMANDS or words[0] in ("-h", "--help")):
        try:
            return run(words)
        except BrokenPipeError:  # the reader of our output went away: nothing to complain about
            sys.stderr.close()
            return 0
        except KeyboardInterrupt:
            print("tarsas: stopped", file=sys.stderr)
            return 130  # as shells count it
    from desktop.main import main as open_window  # Qt is only loaded for the window

    return open_window(words)


if __name__ == "__main__":
    sys.exit(main())
