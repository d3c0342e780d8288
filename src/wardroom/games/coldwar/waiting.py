"""Why a card of one's own hand must wait: the refusal itself, or the step that the card belongs to."""

from typing import Final

from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.games.coldwar import catalogue
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import CARD, is_attack, is_card, is_number, is_row, is_seat, is_ship
from wardroom.games.coldwar.actions import TACTIC as TACTIC_WORD
from wardroom.games.coldwar.battle import Battle

STATIONS: Final = ("only-in-stations", "6.1.B.1")
DEFENCE: Final = ("only-laid-or-in-answer", "8")

# Where the question is not about cards: what is said of each family, by its name in the words, and its rule.
BELONGS: Final = {
    catalogue.GUN: STATIONS,
    catalogue.MISSILE: STATIONS,
    catalogue.TORPEDO: STATIONS,
    catalogue.LAND_STRIKE: STATIONS,
    catalogue.BOMBER: STATIONS,
    catalogue.MINEFIELD: STATIONS,
    catalogue.SURPRISE: STATIONS,
    catalogue.EVADE: DEFENCE,
    catalogue.ECM: DEFENCE,
    catalogue.COVER: DEFENCE,
    catalogue.ASW: DEFENCE,
    catalogue.SWEEPERS: DEFENCE,
    catalogue.EARLY_WARNING: DEFENCE,
    catalogue.ADDITIONAL_SHIP: no.RULES[no.SHIPS_ONLY_IN_AHOY],
    catalogue.RETREAT: no.RULES[no.RETREAT_ONLY_IN_STEP],
    catalogue.DAMAGE_CONTROL: no.RULES[no.CONTROL_ONLY_IN_ANSWER],
    catalogue.CRASH_DIVE: no.RULES[no.DIVE_ONLY_IN_ANSWER],
    catalogue.REFUELING: no.RULES[no.REFUELING_WAITS],
    catalogue.TACTIC: no.RULES[no.TACTIC_AS_TACTIC],
    catalogue.CREW: ("crew-only-in-stations", "9.4"),
    catalogue.INTELLIGENCE: ("intelligence-waits", "9.6"),
}

# Questions whose cards lie somewhere else than in the hand, or that are about one already chosen.
ELSEWHERE: Final = (
    "area-use",
    "repair-card",
    "refuel-which",
    "intelligence-discard",
    "bad-luck-order",
    "counter-tactics",
    "leak",
)


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
        if code != ALLOWED and view.family(card) == catalogue.TACTIC:
            # 13.5 It has a word of its own.
            code = view.forbids(seat, TACTIC_WORD + view.card(card).size)
        if code == NOT_ASKED:
            name, rule = BELONGS[view.family(card)]
            found.append(Waits(card, name, rule))
        elif code != ALLOWED:
            name, rule = no.RULES[code]
            found.append(Waits(card, name, rule))
    return found


def asks_for_cards(view: Battle, seat: int) -> bool:
    """Is a card of the hand to be chosen, or nothing that lies on the table?"""
    if view.decision(seat).name in ELSEWHERE:
        return False
    pointed = False
    for action in view.candidates(seat):
        if is_card(action):
            return True
        if is_ship(action) or is_row(action) or is_seat(action) or is_attack(action) or is_number(action):
            pointed = True
    return not pointed
