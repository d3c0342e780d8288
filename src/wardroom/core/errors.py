"""What can be expected to go wrong: wrong input, told to a person in one sentence."""


class WardroomError(ValueError):
    """Its text is meant for a person; any other exception is a fault of the program."""
