"""Suites that run on every game."""
