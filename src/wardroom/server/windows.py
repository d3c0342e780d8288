"""Windows: a sealed question to several, which closes for everybody at the same moment.

Between two or more people a window stays open for the table's fixed time, though all may have answered at
once; whoever is asked may publicly ask for more. In slow play it waits for everybody, and at least for that
time. What others notice of it depends on public facts and the settings of the table alone.
"""

from __future__ import annotations

# So often may each seat ask for more time in one window.
MOST_EXTENSIONS = 2


class OpenWindow:
    """One window, from the moment it opened."""

    def __init__(self, key: tuple[int, int], members: list[int], opened: int, stays: int, slow: bool) -> None:
        # The place in the game that it belongs to.
        self.key = key
        self.members = members
        self.opened = opened
        self.stays = stays
        # It waits for answers, not only for the time.
        self.slow = slow
        self.closes = opened + stays
        self.extensions: dict[int, int] = {}

    def more_time(self, seat: int) -> bool:
        """Stay open longer, for everybody; gives whether the seat may ask for it."""
        if seat not in self.members or self.extensions.get(seat, 0) >= MOST_EXTENSIONS:
            return False
        self.extensions[seat] = self.extensions.get(seat, 0) + 1
        self.closes += self.stays
        return True

    def over(self, now: int, all_have_answered: bool) -> bool:
        """Whether it closes now."""
        return now >= self.closes and (all_have_answered or not self.slow)

    @property
    def shown(self) -> int:
        """What is told of when it closes; a slow one cannot tell."""
        return 0 if self.slow else self.closes
