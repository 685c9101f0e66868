"""Logs of the best-known online Terra Mystica platform: reading, replaying, checking and writing them (TM-24).

Start reading at rows.py (files), then replay.py (the run through a log), phases.py and table.py (what it runs on),
terraforming.py, acting.py and answering.py (the commands); writing.py goes the other way.
"""

from rules.terra_mystica.logs.format import TrackerLog

__all__ = ["TrackerLog"]
