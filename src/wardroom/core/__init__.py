"""The contract every game keeps, and what games share."""
