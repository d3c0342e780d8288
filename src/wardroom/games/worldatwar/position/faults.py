"""What is wrong with a position, said of the line that says so."""

from collections.abc import Iterator

from wardroom.core.position import PositionError

# What is wrong with a thing, in the order in which it is looked at.
Checks = Iterator[str]


class Fault(PositionError):
    """What is wrong, and the line that says so: its word before the colon."""

    def __init__(self, about: str, what: str) -> None:
        super().__init__(what)
        self.about = about


def refuse(about: str, checks: Checks, lead: str = "") -> None:
    """The first thing that is wrong; what comes after it is not looked at."""
    for what in checks:
        raise Fault(about, lead + what)
