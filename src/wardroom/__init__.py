"""Wardroom plays four classic naval wargames exactly by their rulebooks."""

__version__ = "0.7.0"
