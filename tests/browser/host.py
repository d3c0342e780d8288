"""`wardroom serve` whose dice come of the names of its tables: a test plays the same game in every run."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

from wardroom.cli.main import main
from wardroom.server import seating


class Foreseen:
    """In place of `secrets` where tables are made: a secret, then an id; the dice come of both."""

    def __init__(self) -> None:
        self.name = ""
        self.made: Counter[str] = Counter()

    def digest(self, what: str) -> str:
        return hashlib.sha256(f"{what} {self.name} {self.made[self.name]}".encode()).hexdigest()

    def token_hex(self, length: int) -> str:
        self.made[self.name] += 1
        return self.digest("secret")[: 2 * length]

    def token_urlsafe(self, length: int) -> str:
        return self.digest("id")[: 2 * length]


def foresee() -> None:
    chance = Foreseen()
    check = seating.checked_options

    def checked_options(game: Any, new: Any) -> Any:
        chance.name = new.name
        return check(game, new)

    def table_key(secret: bytes, table: str, *_: object) -> bytes:
        """The same dice whatever becomes of the wording of options and content."""
        return hashlib.sha256(secret + table.encode()).digest()

    seating.checked_options = checked_options
    vars(seating).update(secrets=chance, table_key=table_key)


if __name__ == "__main__":
    foresee()
    main()
