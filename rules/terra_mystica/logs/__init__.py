"""Logs of the best-known online Terra Mystica platform: reading, replaying, checking and writing them (TM-24)."""
