"""A game in the terminal: the table, the question, the commands, and the curtain between two persons."""
