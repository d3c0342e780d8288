"""What a kind of action card is asked: where it is played, what it does, what it meets, how it is told."""

from typing import Final, NamedTuple

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.games.coldwar import decisions
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import AREA, FACE_DOWN, SHIP, is_ship
from wardroom.games.coldwar.attacks import force_forbids
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import BASE_SET, Card
from wardroom.games.coldwar.draft import Draft

# What a card in a hand can do against an attack: all of it; not Damage Control, as the dice have missed; no
# Crash Dive; no Early Warning; nothing but that it is no Early Warning.
ALL: Final = 0
UNCONTROLLED: Final = 1
NO_DIVE: Final = 2
NO_WARNING: Final = 4
ONLY_NO_WARNING: Final = 8

STATIONS: Final = ("only-in-stations", "6.1.B.1")
DEFENCE: Final = ("only-laid-or-in-answer", "8")


def likely(chance: int) -> float:
    """A number to roll, as a probability."""
    return max(0, min(6, chance)) / 6


class Look(NamedTuple):
    """How the page draws a card: by name its bar, its sign on the card and in a list, its picture, and the
    words for what fires or meets it and for what it costs."""

    bar: str
    sign: str
    icon: str
    scene: str
    platform: str = ""
    cost: str = "free"


class Kind:
    """A kind of card; each says where it differs from a card that is laid and does nothing."""

    family: int = NOBODY
    # The set its cards come with, and what they print: sizes, or which of several, and numbers to roll;
    # that a carrier modifies it (10), and how many attacks it makes at most (7.16).
    set: str = BASE_SET
    sizes: tuple[str, ...] = ()
    which: tuple[str, ...] = ()
    chances: int = 0
    carrier_modified: bool = False
    repeats: bool = False
    # Fired from a ship (7.11-7.13).
    fired: bool = False
    # The attack that it declares, by name; and how it is drawn.
    declares: str = ""
    look: Look = Look("special", "card", "shield", "tech")
    # As a defence: its rule; it stops an attack without a roll, or rolls.
    rule: str = ""
    sure: bool = False
    rolls: bool = False
    # 8.37 It hunts the submarine that attacks; 8.38 it takes the surprise out of an attack.
    hunts: bool = False
    warns: bool = False
    # 8.36 The submarine dives; 9.3 it undoes what an attack has done.
    dives: bool = False
    undoes: bool = False

    def damages(self, size: int) -> bool:
        """Do cards of this size print damage?"""
        return False

    def numbers(self, size: int) -> int:
        """How many chances on a die they print."""
        return self.chances

    def look_of(self, which: int) -> Look:
        """Of a card that is this one of several."""
        return self.look

    def belongs(self) -> tuple[str, str]:
        """Where the question is not about cards: what is said of it, by name, and its rule."""
        return STATIONS

    # -- Battle Stations (6.1.B.1) ----------------

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        """May the card be taken up? Only for something that can be done with it to the end."""
        raise NotImplementedError

    def is_playable(self, b: Battle, draft: Draft, card: Card) -> bool:
        """The same without the reason."""
        return self.card_forbids(b, draft, card) == ALLOWED

    def question(self, b: Battle, draft: Draft) -> Decision:
        """What is asked once it has been taken up, even if that is only supposed: how it is laid, say."""
        return Decision(draft.seat, decisions.AREA_USE, "8.1", draft.facts(b))

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        return [AREA, FACE_DOWN]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        if action == FACE_DOWN:
            if not b.switches.prepared_defenses:
                return no.FACE_UP_ONLY
            if draft.fog_left(b) < 1:
                return no.FACE_DOWN_COSTS_FOG
        elif action != AREA:
            return NOT_ASKED
        return self.area_forbids(b, draft.attacks)

    def attack_bars(self, attacks: list[Attack]) -> int:
        """13.3 An attack of this turn bars the area defence that matches it."""
        return ALLOWED

    def area_forbids(self, b: Battle, attacks: list[Attack]) -> int:
        """8.1 May it be laid beside these attacks?"""
        return self.attack_bars(attacks) if b.switches.area_limits else ALLOWED

    def legal(self, b: Battle, draft: Draft) -> list[int]:
        found = []
        for action in self.candidates(b, draft):
            if self.forbids(b, draft, action) == ALLOWED:
                found.append(action)
        return found

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        """The attack that an answer declares, if it declares one."""
        return None

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        """Carry out an answer: mostly an attack is declared."""
        attack = self.shot(b, draft, action)
        assert attack is not None
        draft.declare(attack, 1)
        draft.choice_made()

    def stands(self, b: Battle, draft: Draft, card: int, thing: int) -> None:
        """9.6 A Special that nobody has negated takes effect."""
        raise NotImplementedError

    def falls(self, b: Battle, card: int) -> None:
        """9.6 It has been negated."""

    # -- ships to aim at ----------------

    def target_forbids(self, b: Battle, size: int, ship: int, target: int) -> int:
        """May a card of this size (from `ship`, or NOBODY) be aimed at the ship? Its force comes before."""
        return ALLOWED

    def size(self, b: Battle, draft: Draft) -> int:
        """Of the card taken up."""
        return b.card(draft.card).size

    def aim_forbids(self, b: Battle, draft: Draft, action: int) -> int:
        """May it be aimed at this ship?"""
        if not is_ship(action):
            return NOT_ASKED
        target = action - SHIP
        other = b.owner(target)
        if other == NOBODY:
            return NOT_ASKED
        code = force_forbids(b, draft.seat, other)
        if code != ALLOWED:
            return code
        return self.target_forbids(b, self.size(b, draft), draft.ship, target)

    def any_target_forbids(self, b: Battle, seat: int, size: int, ship: int) -> int:
        """Is there any ship to aim at?"""
        best = no.NOBODY_TO_ATTACK
        for other in range(b.seats):
            force = b.forces[other]
            if other == seat or force.out:
                continue
            code = force_forbids(b, seat, other)
            if code == ALLOWED:
                for target in force.ships:
                    code = self.target_forbids(b, size, ship, target)
                    if code == ALLOWED:
                        return ALLOWED
            best = code
        return best

    def legal_targets(self, b: Battle, draft: Draft) -> list[int]:
        """What the chosen ship may be sent or fire at."""
        found = []
        size = self.size(b, draft)
        for other in range(b.seats):
            if other == draft.seat or b.forces[other].out:
                continue
            if force_forbids(b, draft.seat, other) == ALLOWED:
                for target in b.forces[other].ships:
                    if self.target_forbids(b, size, draft.ship, target) == ALLOWED:
                        found.append(SHIP + target)
        if b.seats > 2:
            found.sort()
        return found

    # -- as a defence (8) ----------------

    def meets(self, b: Battle, attack: Attack) -> bool:
        """8.31-8.38 Does it work against such an attack?"""
        return False

    def answer_forbids(self, b: Battle, attack: Attack) -> int:
        """8.2 May it be laid against the attack as a point defence?"""
        return no.NOT_A_DEFENCE

    def roll_number(self, b: Battle, card: Card, seat: int, area: bool, attack: Attack) -> int:
        """The number with which it stops the attack."""
        raise NotImplementedError

    def roll(self, b: Battle, seat: int, card: int, place: int, area: bool) -> None:
        """It has been laid against the attack, and is rolled for."""
        raise NotImplementedError

    def answer(self, b: Battle, place: int) -> None:
        """8.2 It has been laid against the attack, and needs no roll."""
        raise NotImplementedError

    # -- what it leaves of an attack's chance ----------------

    def passes_area(self, b: Battle, card: Card, attack: Attack) -> float:
        """The chance to get past such a card before the task force."""
        if not self.meets(b, attack):
            return 1.0
        return 1 - likely(self.roll_number(b, card, attack.seat, True, attack)) if self.rolls else 0.0

    def passes_hand(self, b: Battle, card: Card, guard: int, attack: Attack, flags: int) -> float:
        """The chance to get past such a card in the hand of a guard."""
        if not self.meets(b, attack):
            return 1.0
        return 1 - likely(self.roll_number(b, card, guard, False, attack)) if self.rolls else 0.0

    def matters(self, b: Battle, attack: Attack) -> bool:
        """Can it, in a hand or in front of the task force, make any difference?"""
        return self.meets(b, attack)


class Elsewhere(Kind):
    """A card that has no use in Battle Stations."""

    def elsewhere(self) -> int:
        """The refusal that says where it is played."""
        raise NotImplementedError

    def belongs(self) -> tuple[str, str]:
        return no.RULES[self.elsewhere()]

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        return self.elsewhere()
