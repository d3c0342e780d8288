"""The kinds of action cards (7 to 9, 13.5, 13.6), a module for each or for those that differ in little."""
