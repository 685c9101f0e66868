"""Why something failed, in the user's language. The technical words go into the details, which can be copied."""

from __future__ import annotations

import errno
import re

from desktop.texts import mark, tr

BY_NUMBER = {
    errno.ENOSPC: mark("the disk is full"),
    errno.EDQUOT: mark("the disk is full"),
    errno.EACCES: mark("the program is not allowed to use this file or folder"),
    errno.EPERM: mark("the program is not allowed to use this file or folder"),
    errno.EROFS: mark("the disk is write-protected"),
    errno.ENOENT: mark("the file is not there"),
}

# what the rules say -> what the window says
SENTENCES = (
    (r"cannot be read: Is a dir", mark("it is a folder")),
    (r"line (?P<n>\d+) is damaged", mark("line {n} is damaged; the moves before it can be replayed")),
    (r"Permission denied", mark("the program is not allowed to use this file or folder")),
    (r"cannot be read: No such", mark("the file is not there")),
    (r"written by a newer", mark("it was written by a newer version of the program")),
    (r"not a Társas journal", mark("it is not a saved game of Társas")),
    (r"action (?P<n>\d+) .*cannot be replayed", mark("move {n} does not fit the rules")),
    (r"no log format", mark("it is not a log that Társas knows")),
    (r"(?:line|entry) (?P<n>\d+):", mark("line {n} cannot be read")),
    (r"not valid JSON", mark("it is cut off or damaged")),
    (r"record|header", mark("it is damaged")),
    (r"scoring tile|bonus card|factions|players", mark("it describes a set-up that the rules do not allow")),
)


def reason_of(problem: BaseException | str) -> str:
    """The end of a sentence like "… cannot be opened: {reason}", always in the current language."""
    if isinstance(problem, OSError) and problem.errno in BY_NUMBER:
        return tr(BY_NUMBER[problem.errno])
    if isinstance(problem, OSError):
        return tr("the disk does not answer")
    if isinstance(problem, ImportError):
        return tr("a part of the program is missing")
    for pattern, sentence in SENTENCES:
        found = re.search(pattern, str(problem))
        if found:
            return tr(sentence, **found.groupdict())
    return tr("something unexpected; the details say more")
