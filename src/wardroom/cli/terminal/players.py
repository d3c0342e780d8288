"""Who sits where: persons, and bots that answer from what their seat may know."""

from __future__ import annotations

from hashlib import blake2b

from wardroom import bots
from wardroom.core.records import Match
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


def bot_answer(match: Match, seat: int) -> int:
    """The answer of the bot at a seat.

    It depends on the seed and on what the bot sees, and on nothing else: a game that is taken up again
    goes on as if it had never been put away.
    """
    view = match.state.observe(seat)
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    moment = f"{match.heading.seed} {seat} {view.text()}"
    seed = int.from_bytes(blake2b(moment.encode(), digest_size=6).digest(), "big")
    bot = bots.find(match.game.key, match.players[seat].removeprefix(BOT), seed)
    return bot.choose(view, seat, legal)
