"""13.5 Tactics: when to play them, and what one is worth to whoever has it."""

from wardroom.bots.coldwar.ordnance import enemy_submarines, has_carrier, has_submarine
from wardroom.bots.coldwar.weights import Weights
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.actions import is_tactic
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import FIGHTER, IMPROVED_ASW, JINK, SATELLITE, SNEAK, SUB_EVASION
from wardroom.games.coldwar.ending import is_last_agreed

# Cards that a player uses in a turn, and the turns for which anybody plans ahead.
CARDS_A_TURN = 4
FORESIGHT = 4.0


def tactic_at_hand(legal: list[int]) -> int:
    """Whatever is held is played when its owner is asked anything: it costs nothing, lasts and makes room for
    another card. The last of them is the satellite, which is worth most."""
    return legal[-1] if is_tactic(legal[-1]) else NOBODY


def tactic_worth(b: Battle, seat: int, which: int, w: Weights) -> float:
    """What it does for its owner as long as it lasts."""
    turns = FORESIGHT
    if not b.switches.tactics_last or is_last_agreed(b):
        turns = min(turns, 1 + b.draw_left / (CARDS_A_TURN * b.seats))
    return turns * a_turn(b, seat, which, w)


def a_turn(b: Battle, seat: int, which: int, w: Weights) -> float:
    if which == SATELLITE:
        return w.fog
    if which == JINK:
        return 0.8 if has_carrier(b, seat) else 0.3
    if which == SNEAK or which == SUB_EVASION:
        return 0.6 if has_submarine(b, seat) else 0.0
    if which == IMPROVED_ASW:
        return 0.5 if enemy_submarines(b, seat) else 0.0
    if which == FIGHTER:
        return 0.5
    # 13.54, 13.55 One roll against each torpedo, or each missile.
    return 0.4
