"""The table played in a real browser, against a real server."""
