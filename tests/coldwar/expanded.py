"""Fights with the cards of Action, without the questions that do not matter in a case."""

from tests.coldwar.fight import discard, fight
from wardroom.core.scene import Scene

# With all cards of these kinds discarded nobody is asked for them.
GONE = "intelligence*3 refuel*4 crash-dive*4"


def expanded(
    position: str,
    rolls: list[int] | None = None,
    *,
    gone: str = GONE,
    options: str = "",
    fog: int = 6,
    advanced: str = "",
    turn: str = "seat1 6.1.B.1",
) -> Scene:
    """As `fight`, with the cards of Action in the deck; `gone` are in the discard pile."""
    lines = f"options: action=yes{'; ' + options if options else ''}\n"
    if gone:
        lines += f"discard: {gone}\n"
    return fight(lines + position, rolls, fog=fog, advanced=advanced, turn=turn)


def thrown(scene: Scene) -> str:
    """The discard pile without what was taken out of play for the case."""
    cards = [word for word in discard(scene).split() if word not in GONE.split()]
    return " ".join(cards) or "none"
