"""Tests of the bots: interface, levels, workers, tournaments, tuning."""
