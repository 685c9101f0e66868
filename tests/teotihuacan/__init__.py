"""Tests of Teotihuacan, each named by or citing the rules it shows."""
