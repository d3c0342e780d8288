"""Who sits where: persons, and bots that answer from what their seat may know."""

from __future__ import annotations

from wardroom.bots.sitting import Sitting
from wardroom.core.match import Match
from wardroom.core.words import Words

HUMAN = "human"
BOT = "bot "


def is_bot(player: str) -> bool:
    return player.startswith(BOT)


def persons(players: list[str]) -> list[int]:
    return [seat for seat, player in enumerate(players) if not is_bot(player)]


def shown_names(players: list[str], words: Words) -> list[str]:
    """The names of the players as the diary tells them."""
    alone = len(persons(players)) == 1
    names = []
    for seat, player in enumerate(players, 1):
        given = player.removeprefix(HUMAN).strip()
        if is_bot(player):
            names.append(words.text("terminal-bot", number=seat))
        elif given:
            names.append(given)
        elif alone:
            names.append(words.text("terminal-person"))
        else:
            names.append(words.text("terminal-person-of-several", number=seat))
    return names


class Bots:
    """The bots of one game."""

    def __init__(self) -> None:
        self.sitting: dict[int, Sitting] = {}

    def answer(self, match: Match, seat: int) -> int:
        name = match.players[seat].removeprefix(BOT)
        if seat not in self.sitting or self.sitting[seat].name != name:
            self.sitting[seat] = Sitting(match.game, name, match.heading.seed, seat)
        return self.sitting[seat].answer(match.state.observe(seat))
