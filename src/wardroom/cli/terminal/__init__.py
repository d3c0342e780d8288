"""A game in the terminal: the board, the question, the commands, and the curtain between two persons."""
