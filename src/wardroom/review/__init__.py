"""A game looked back upon: as a film from any viewpoint, and by its luck."""
