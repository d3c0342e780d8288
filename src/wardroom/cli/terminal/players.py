"""Who sits where: persons, and bots that answer from what their seat may know."""

from __future__ import annotations

from hashlib import blake2b

from wardroom import bots
from wardroom.core.records import Match
from wardroom.core.state import Policy
from wardroom.core.words import Words

HUMAN = "human"
BOT = "bot "
BEST = "doctrine"
ALWAYS = "random"


def default_bot(game_key: str) -> str:
    """The bot that plays like a sensible person, where the game has one."""
    try:
        bots.find(game_key, BEST, 0)
    except (bots.UnknownBot, ImportError):
        return ALWAYS
    return BEST


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
    """The bots of one game.

    What they answer depends on the seed of the game and on what they see, and on nothing else: a game that is
    taken up again goes on as if it had never been put away.
    """

    def __init__(self) -> None:
        self.sitting: dict[int, Policy] = {}

    def answer(self, match: Match, seat: int) -> int:
        view = match.state.observe(seat)
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        name = match.players[seat].removeprefix(BOT)
        if name == ALWAYS:
            # It draws its answers, so each needs a seed of its own.
            return bots.find(match.game.key, name, seed_of(match, seat, view.text())).choose(
                view, seat, legal
            )
        if seat not in self.sitting:
            self.sitting[seat] = bots.find(match.game.key, name, seed_of(match, seat))
        return self.sitting[seat].choose(view, seat, legal)


def seed_of(match: Match, seat: int, moment: str = "") -> int:
    text = f"{match.heading.seed} {seat} {moment}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
