"""Explaining: tooltips in three depths, the why-not bubble, rules by search, lessons."""
