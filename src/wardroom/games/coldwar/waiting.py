"""Why a card of one's own hand must wait: the refusal itself, or the step that the card belongs to."""

from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.core.vocabulary import ELSEWHERE
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import AREA, CARD, is_attack, is_card, is_number, is_row, is_seat, is_ship
from wardroom.games.coldwar.actions import TACTIC as TACTIC_WORD
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import TACTIC
from wardroom.games.coldwar.kinds.families import kind_of


class Waits:
    """A kind of card that must wait, with the name and the rule of the refusal."""

    def __init__(self, card: int, name: str, rule: str) -> None:
        self.card = card
        self.name = name
        self.rule = rule


def waiting_cards(view: Battle, seat: int) -> list[Waits]:
    """The cards of the hand that cannot be played; none where something on the table is to be pointed at."""
    found: list[Waits] = []
    if seat < 0 or not view.asked() >> seat & 1 or not asks_for_cards(view, seat):
        return found
    last = NOBODY
    for card in view.forces[seat].hand:
        if card == last:
            continue
        last = card
        code = view.forbids(seat, CARD + card)
        if code != ALLOWED and view.family(card) == TACTIC:
            # 13.5 It has a word of its own.
            code = view.forbids(seat, TACTIC_WORD + view.card(card).size)
        if code == NOT_ASKED:
            name, rule = kind_of(view, card).belongs()
            found.append(Waits(card, name, rule))
        elif code != ALLOWED:
            name, rule = no.RULES[code]
            found.append(Waits(card, name, rule))
    return found


def asks_for_cards(view: Battle, seat: int) -> bool:
    """Is a card of the hand to be chosen, or nothing on the table, nor how one already chosen is laid?"""
    if view.decision(seat).kind.answers == ELSEWHERE:
        return False
    pointed = False
    for action in view.candidates(seat):
        if is_card(action):
            return True
        pointed = pointed or action == AREA or is_on_table(action)
    return not pointed


def is_on_table(action: int) -> bool:
    return is_ship(action) or is_row(action) or is_seat(action) or is_attack(action) or is_number(action)
