"""What happened, who may see it, and which rule it follows. Words are made at the edge."""

from wardroom.core.decision import Fact


class Event:
    """A public form for everybody and, where it differs, a secret one for `seats`.

    Facts that name things carry a kind before a slash: `ship/iowa`, `card/gun5`, `seat/0`.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        facts: dict[str, Fact],
        seats: int = 0,
        secret: dict[str, Fact] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.facts = facts
        # Bit mask of the seats that see the secret form.
        self.seats = seats
        self.secret = secret

    def seen_by(self, seat: int) -> dict[str, Fact]:
        """The facts that a seat (or SPECTATOR) may know."""
        if self.secret is not None and seat >= 0 and self.seats >> seat & 1:
            return self.secret
        return self.facts

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.rule!r}, {self.facts!r})"
