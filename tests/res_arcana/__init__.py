"""Tests of Res Arcana: examples, every power of every card, set-up, hidden information, match."""
