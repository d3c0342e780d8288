"""8.2, 9.3, 12.1, 7.17: what defenders are asked while attacks come in."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import ATTACK, CARD, SHIP, is_attack
from wardroom.games.coldwar.battle import (
    ASW_ATTACK,
    BOMBER_ATTACK,
    COMING,
    DEFENCE_ROLL,
    HIT,
    NEGATED,
    PREEMPTED,
    STOPPED,
    Attack,
    Battle,
)
from wardroom.games.coldwar.catalogue import ASW, COVER, DAMAGE_CONTROL
from wardroom.games.coldwar.damage import can_act
from wardroom.games.coldwar.defences import answer_forbids, meets, thin_out
from wardroom.games.coldwar.ending import air_hit, check_last_ship, sink
from wardroom.games.coldwar.hand import HandStep, cards_in_hand


def guardians(b: Battle, seat: int) -> list[int]:
    """13.2B Who may play point defences for a task force: its owner, then team-mates; a bare hand cannot."""
    found = []
    if b.forces[seat].hand:
        found.append(seat)
    for other in range(b.seats):
        if other != seat and b.same_team(seat, other) and b.forces[other].hand:
            found.append(other)
    return found


class Answering(HandStep):
    """Cards laid against attacks by the defender and then by team-mates: a card, then the attack."""

    def __init__(self, b: Battle | None, defender: int) -> None:
        self.defender = defender
        self.queue: list[int] = guardians(b, defender) if b is not None else []
        self.card = NOBODY

    def skip_the_helpless(self, b: Battle) -> None:
        """Whoever has cards is asked, since others cannot see which; in a playout only who could answer."""
        while b.brisk and self.queue and not self.has_legal_card(b, self.queue[0]):
            self.queue.pop(0)

    def asks(self, state: State) -> int:
        return 1 << self.queue[0] if self.queue else 0

    def act(self, state: State) -> None:
        state.stack.pop()

    def candidates(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        if not self.queue or seat != self.queue[0]:
            return []
        if self.card == NOBODY:
            return cards_in_hand(b, seat)
        return [ATTACK + place for place in range(len(b.volley)) if b.volley[place].seat == self.defender]

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if not self.queue or seat != self.queue[0]:
            return NOT_ASKED
        if self.card != NOBODY:
            return self.place_forbids(b, self.card, action)
        return self.choice_forbids(b, seat, action)

    def legal(self, state: State, seat: int) -> list[int]:
        if self.card == NOBODY and self.queue and seat == self.queue[0]:
            return self.legal_cards(cast(Battle, state), seat)
        return super().legal(state, seat)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        """Is there any attack against which the card may be laid?"""
        best = NOT_ASKED
        for attack in b.volley:
            if attack.seat == self.defender:
                code = self.attack_forbids(b, card, attack)
                if code == ALLOWED:
                    return ALLOWED
                if best not in (no.OTHER_STAGE, no.ALREADY_STOPPED):
                    best = code
        return best

    def place_forbids(self, b: Battle, card: int, action: int) -> int:
        if not is_attack(action) or action - ATTACK >= len(b.volley):
            return NOT_ASKED
        attack = b.volley[action - ATTACK]
        if attack.seat != self.defender:
            return NOT_ASKED
        return self.attack_forbids(b, card, attack)

    def attack_forbids(self, b: Battle, card: int, attack: Attack) -> int:
        """May the card be laid against this attack on the defender?"""
        raise NotImplementedError

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if self.card != NOBODY:
            self.lay(b, seat, action - ATTACK)
            self.card = NOBODY
            if self.queue and not b.forces[seat].hand:
                self.queue.pop(0)
        elif action == DONE:
            self.queue.pop(0)
        else:
            self.card = action - CARD

    def lay(self, b: Battle, seat: int, place: int) -> None:
        raise NotImplementedError


def hide_choice(step: Answering, veiled: Answering, seat: int) -> Answering:
    """A card is seen when it has been laid, not while its player is still choosing."""
    veiled.queue = step.queue[:]
    if step.queue and step.queue[0] == seat:
        veiled.card = step.card
    return veiled


class PointDefense(Answering):
    """8.2 Point defences, all laid before any of them is rolled."""

    def __init__(self, b: Battle | None, defender: int, air: bool) -> None:
        super().__init__(b, defender)
        # 6.1.B.2 Guns, missiles and torpedoes are answered and resolved before anything in the air.
        self.air = air

    def decision(self, state: State, seat: int) -> Decision:
        if self.card != NOBODY:
            card = diary.card_fact(cast(Battle, state), self.card)
            return Decision(seat, "lay-against", "8.2", {"card": card, "at": diary.seat_fact(self.defender)})
        name = "point-defense-air" if self.air else "point-defense"
        return Decision(seat, name, "8.2", {"at": diary.seat_fact(self.defender)})

    def attack_forbids(self, b: Battle, card: int, attack: Attack) -> int:
        family = b.family(card)
        code = answer_forbids(b, family, attack)
        if code != ALLOWED:
            return code
        if attack.flies() != self.air:
            return no.OTHER_STAGE
        if family == ASW:
            return ALLOWED if b.owner(attack.source) != NOBODY else no.ALREADY_STOPPED
        return ALLOWED if attack.fate == COMING else no.ALREADY_STOPPED

    def lay(self, b: Battle, seat: int, place: int) -> None:
        family = b.family(self.card)
        b.leave_hand(seat, self.card)
        diary.answered(b, "point-laid", "8.2", seat, self.card, place, 0, 0)
        if family == COVER or family == ASW:
            b.laid = [*b.laid, seat << 16 | place << 8 | self.card]
        else:
            # 8.31, 8.32 No roll is needed.
            b.volley[place].fate = STOPPED
            b.to_discard(self.card)
            if not any_answerable(b, self.defender, self.air):
                self.queue = []

    def copy(self) -> Step:
        other = PointDefense(None, self.defender, self.air)
        other.queue = self.queue[:]
        other.card = self.card
        return other

    def observe(self, state: State, seat: int) -> Step:
        return hide_choice(self, PointDefense(None, self.defender, self.air), seat)


def any_answerable(b: Battle, defender: int, air: bool) -> bool:
    """Is anything left against which some defence card could be laid?"""
    for attack in b.volley:
        if attack.seat == defender and attack.flies() == air and answerable(b, attack):
            return True
    return False


def answerable(b: Battle, attack: Attack) -> bool:
    """Could any defence card be laid against it? Only Damage Control meets ASW (7.15)."""
    if meets(b, ASW, attack.kind, attack.source) and b.owner(attack.source) != NOBODY:
        return True
    return attack.fate == COMING and attack.kind != ASW_ATTACK


class DamageControl(Answering):
    """9.3 Each card negates the effect of one attack on one vessel."""

    def decision(self, state: State, seat: int) -> Decision:
        name = "damage-control" if self.card == NOBODY else "negate-which"
        return Decision(seat, name, "9.3", {"at": diary.seat_fact(self.defender)})

    def attack_forbids(self, b: Battle, card: int, attack: Attack) -> int:
        if b.family(card) != DAMAGE_CONTROL:
            return no.ONLY_CONTROL_NOW
        return ALLOWED if attack.fate == HIT else no.NO_EFFECT_TO_NEGATE

    def lay(self, b: Battle, seat: int, place: int) -> None:
        attack = b.volley[place]
        b.leave_hand(seat, self.card)
        b.to_discard(self.card)
        # 7.17 One hit of a bomber strike.
        if attack.kind == BOMBER_ATTACK and attack.hits > 1:
            attack.hits -= 1
        else:
            attack.fate = NEGATED
        diary.answered(b, "negated", "9.3", seat, self.card, place, 0, 0)
        if not any_hit(b, self.defender):
            self.queue = []

    def copy(self) -> Step:
        other = DamageControl(None, self.defender)
        other.queue = self.queue[:]
        other.card = self.card
        return other

    def observe(self, state: State, seat: int) -> Step:
        return hide_choice(self, DamageControl(None, self.defender), seat)


def any_hit(b: Battle, defender: int) -> bool:
    for attack in b.volley:
        if attack.seat == defender and attack.fate == HIT:
            return True
    return False


class SaveSubmarine(HandStep):
    """9.3 A submarine hit by defensive ASW is saved at once or lost (8.37)."""

    def __init__(self, b: Battle | None, owner: int, submarine: int, hunter: int, area: bool) -> None:
        self.owner = owner
        self.submarine = submarine
        self.hunter = hunter
        self.area = area
        self.queue: list[int] = guardians(b, owner) if b is not None else []

    def asks(self, state: State) -> int:
        return 1 << self.queue[0] if self.queue else 0

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        sink(b, self.submarine, self.hunter, ASW_ATTACK)
        if self.area:
            for place in range(len(b.volley)):
                if b.volley[place].source == self.submarine:
                    b.volley[place].fate = PREEMPTED
                    diary.attack_told(b, "preempted", "8.37", place)
        check_last_ship(b, self.owner)

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(
            seat, "save-submarine", "9.3", {"ship": diary.ship_fact(cast(Battle, state), self.submarine)}
        )

    def candidates(self, state: State, seat: int) -> list[int]:
        if not self.queue or seat != self.queue[0]:
            return []
        return cards_in_hand(cast(Battle, state), seat)

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if not self.queue or seat != self.queue[0]:
            return NOT_ASKED
        return self.choice_forbids(b, seat, action)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED if b.family(card) == DAMAGE_CONTROL else no.ONLY_CONTROL_NOW

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if action == DONE:
            self.queue.pop(0)
            return
        b.leave_hand(seat, action - CARD)
        b.to_discard(action - CARD)
        if seat == b.acting:
            b.played = True
        diary.with_ship(b, "submarine-saved", "9.3", seat, self.submarine)
        b.stack.pop()

    def copy(self) -> Step:
        other = SaveSubmarine(None, self.owner, self.submarine, self.hunter, self.area)
        other.queue = self.queue[:]
        return other


class AllotAirDefense(Step):
    """12.1 Each system names one thing in the air; all are named before any rolls."""

    def __init__(self, b: Battle | None, defender: int) -> None:
        self.defender = defender
        # One entry per roll: ship << 8 | number.
        self.systems: list[int] = air_defenses(b, defender) if b is not None else []
        self.allotted: list[int] = []

    def asks(self, state: State) -> int:
        return 1 << self.defender if len(self.allotted) < len(self.systems) else 0

    def decision(self, state: State, seat: int) -> Decision:
        system = self.systems[len(self.allotted)]
        facts: dict[str, str | int] = {
            "ship": diary.ship_fact(cast(Battle, state), system >> 8),
            "chance": system & 255,
        }
        return Decision(seat, "allot-air-defense", "12.1", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        if seat != self.defender:
            return []
        found = [DONE]
        for place in range(len(b.volley)):
            if b.volley[place].seat == seat:
                found.append(ATTACK + place)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if seat != self.defender or len(self.allotted) >= len(self.systems):
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        if not is_attack(action) or action - ATTACK >= len(b.volley):
            return NOT_ASKED
        attack = b.volley[action - ATTACK]
        if attack.seat != seat:
            return NOT_ASKED
        if not attack.flies():
            return no.NOT_AN_AIR_ATTACK
        if attack.fate != COMING:
            return no.ALREADY_STOPPED
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        self.allotted.append(NOBODY if action == DONE else action - ATTACK)

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        for system, place in zip(self.systems, self.allotted, strict=True):
            if place != NOBODY and b.volley[place].fate == COMING:
                roll = b.succeeds(system & 255, DEFENCE_ROLL)
                if roll > 0:
                    # 12.1: one strike or cruise missile, or one die of a bomber strike.
                    thin_out(b, place, 1)
                name = "defense-stops" if roll > 0 else "defense-fails"
                diary.rolled(b, name, "12.1", place, system >> 8, system & 255, roll)

    def copy(self) -> Step:
        other = AllotAirDefense(None, self.defender)
        other.systems = self.systems
        other.allotted = self.allotted[:]
        return other


def air_defenses(b: Battle, seat: int) -> list[int]:
    """12.1 The rolls of a task force; Aegis ships have two. 12.5 takes critical ships out."""
    systems = []
    for ship in b.forces[seat].ships:
        numbers = b.ship(ship).air_defence
        if numbers and can_act(b, ship):
            for number in numbers:
                systems.append(ship << 8 | number)
    return systems


class BomberHits(Step):
    """7.17 The defender spreads the hits over surface ships that other attacks have not sunk."""

    def __init__(self, defender: int, attacker: int, hits: int) -> None:
        self.defender = defender
        self.attacker = attacker
        self.hits = hits

    def asks(self, state: State) -> int:
        b = cast(Battle, state)
        if self.hits > 0 and b.rows(self.defender)[0] < len(b.forces[self.defender].ships):
            return 1 << self.defender
        return 0

    def act(self, state: State) -> None:
        state.stack.pop()

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "bomber-hit", "7.17", {"number": self.hits})

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.defender:
            return []
        return [SHIP + ship for ship in cast(Battle, state).forces[seat].ships]

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        ship = action - SHIP
        if seat != self.defender or not b.owns(seat, ship):
            return NOT_ASKED
        return no.SUBMARINE_SAFE if b.ship(ship).is_submarine else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        ship = action - SHIP
        self.hits -= 1
        air_hit(b, seat, self.attacker, ship, BOMBER_ATTACK)

    def copy(self) -> Step:
        return BomberHits(self.defender, self.attacker, self.hits)
