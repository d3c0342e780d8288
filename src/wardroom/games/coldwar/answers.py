"""8.2, 9.3, 12.1, 7.17: what defenders are asked while attacks come in."""

from typing import Annotated, Final, cast

from wardroom.core.asking import first_of
from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import (
    Called,
    CardNumber,
    Choice,
    Fixed,
    Flag,
    KnownIf,
    Names,
    Public,
    SeatNumber,
    Seats,
    ShipNumber,
)
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.coldwar import battle, catalogue, decisions, diary, events
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import ATTACK, CARD, is_attack, is_card
from wardroom.games.coldwar.attacks import any_surprise, from_submarine, same_strike
from wardroom.games.coldwar.battle import NOTHING, Attack, Battle
from wardroom.games.coldwar.defences import dives_from
from wardroom.games.coldwar.ending import check_last_ship, sink
from wardroom.games.coldwar.hand import HandStep, cards_in_hand
from wardroom.games.coldwar.kinds.families import kind_of
from wardroom.games.coldwar.kinds.kind import Kind
from wardroom.games.coldwar.specials import announce, spend

# 6.1.B.2 The two layings, in a position.
STAGE_NAMES: Final = ("surface", "air")


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

    defender: Fixed[Public[SeatNumber]]
    # Who is asked, now and then.
    queue: Public[Seats] = NOTHING
    # A card is seen when it has been laid, not while its player is still choosing.
    card: Annotated[CardNumber, KnownIf("shows_choice")] = NOBODY

    def shows_choice(self, seat: int) -> bool:
        return bool(self.queue) and self.queue[0] == seat

    def skip_the_helpless(self, b: Battle) -> None:
        """Whoever has cards is asked, since others cannot see which; in a playout only who could answer."""
        while b.in_playout and self.queue and not self.can_answer(b, self.queue[0]):
            self.queue = self.queue[1:]

    def can_answer(self, b: Battle, seat: int) -> bool:
        return self.has_legal_card(b, seat) or b.holds_tactic(seat)

    def asked(self, b: Battle) -> int:
        return first_of(self.queue)

    def act(self, state: State) -> None:
        state.stack.pop()

    def choices(self, b: Battle, seat: int) -> list[int]:
        if self.card == NOBODY:
            return cards_in_hand(b, seat)
        return [ATTACK + place for place in range(len(b.volley)) if b.volley[place].seat == self.defender]

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if self.card != NOBODY:
            return self.place_forbids(b, self.card, action)
        return self.choice_forbids(b, seat, action)

    def allowed(self, b: Battle, seat: int) -> list[int]:
        return self.legal_cards(b, seat) if self.card == NOBODY else super().allowed(b, seat)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        """Is there any attack against which the card may be laid?"""
        best = NOT_ASKED
        kind = kind_of(b, card)
        for attack in b.volley:
            if attack.seat == self.defender:
                code = self.attack_forbids(b, kind, attack)
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
        return self.attack_forbids(b, kind_of(b, card), attack)

    def attack_forbids(self, b: Battle, kind: Kind, attack: Attack) -> int:
        """May a card of the kind be laid against this attack on the defender?"""
        raise NotImplementedError

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        return self.card == NOBODY and is_card(action)

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if self.card != NOBODY:
            self.lay(b, seat, action - ATTACK)
            self.card = NOBODY
            if self.queue and not b.forces[seat].hand:
                self.queue = self.queue[1:]
        elif action == DONE:
            self.queue = self.queue[1:]
        else:
            self.card = action - CARD

    def lay(self, b: Battle, seat: int, place: int) -> None:
        raise NotImplementedError


class PointDefense(Answering):
    """8.2 Point defences, all laid before any of them is rolled."""

    # 6.1.B.2 Guns, missiles, torpedoes and mines are answered and resolved before what is in the air.
    stage: Annotated[Fixed[Public[Choice]], Names("STAGE_NAMES")]
    # 8.38 An Early Warning card whose Surprise Attack has been named, or for which there is none.
    warned: Annotated[Flag, KnownIf("shows_choice")] = False
    # It has been shown to take a surprise out of an attack, and has left the hand.
    shown: Public[Flag] = False

    def shows_choice(self, seat: int) -> bool:
        return self.shown or super().shows_choice(seat)

    def question(self, b: Battle, seat: int) -> Decision:
        if self.card != NOBODY:
            asked = decisions.UNMASK if self.unmasking(b) else decisions.LAY_AGAINST
            rule = "8.38" if kind_of(b, self.card).warns else "8.2"
            at = diary.seat_fact(self.defender)
            return Decision(seat, asked, rule, {"card": diary.card_fact(b, self.card), "at": at})
        if self.stage == battle.IN_THE_AIR:
            return Decision(seat, decisions.POINT_DEFENSE_AIR, "8.2", self.threat(b))
        facts = self.threat(b)
        facts["mines"] = self.mines_coming(b)
        return Decision(seat, decisions.POINT_DEFENSE, "8.2", facts)

    def threat(self, b: Battle) -> dict[str, Fact]:
        """Whom the attacks of this stage are aimed at, how many still come, and what a single one is."""
        coming = [
            attack
            for attack in b.volley
            if attack.seat == self.defender and attack.stage == self.stage and attack.fate == battle.COMING
        ]
        facts: dict[str, Fact] = {"at": diary.seat_fact(self.defender), "coming": len(coming)}
        if len(coming) == 1:
            facts["kind"] = battle.ATTACK_NAMES[coming[0].kind]
            if coming[0].target != NOBODY:
                facts["target"] = diary.ship_fact(b, coming[0].target)
        return facts

    def mines_coming(self, b: Battle) -> int:
        """7.14 How many minefields may still be answered."""
        number = 0
        for attack in b.volley:
            if (
                attack.seat == self.defender
                and attack.kind == battle.MINE_ATTACK
                and attack.fate == battle.COMING
            ):
                number += 1
        return number

    def unmasking(self, b: Battle) -> bool:
        """8.38 Early Warning first takes the surprise out of one attack, if there is any."""
        return kind_of(b, self.card).warns and not self.warned and any_surprise(b, self.defender)

    def choices(self, b: Battle, seat: int) -> list[int]:
        found = super().choices(b, seat)
        if self.card != NOBODY and kind_of(b, self.card).warns:
            found.insert(0, DONE)
        return found

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if self.card != NOBODY:
            if self.unmasking(b):
                return self.unmask_forbids(b, action)
            if action == DONE and self.warned:
                return ALLOWED
        return super().bars(b, seat, action)

    def unmask_forbids(self, b: Battle, action: int) -> int:
        """8.38 Which Surprise Attack it negates; it may let that be, if it can still roll."""
        if action == DONE:
            return self.roll_forbids(b)
        if not is_attack(action) or action - ATTACK >= len(b.volley):
            return NOT_ASKED
        attack = b.volley[action - ATTACK]
        if attack.seat != self.defender:
            return NOT_ASKED
        return ALLOWED if attack.surprise and attack.fate == battle.COMING else no.NO_SURPRISE_HERE

    def roll_forbids(self, b: Battle) -> int:
        """8.38 Is there an attack that the card may roll against?"""
        best = no.WARNING_MEETS
        for attack in b.volley:
            if attack.seat == self.defender:
                best = self.attack_forbids(b, kind_of(b, self.card), attack)
                if best == ALLOWED:
                    return ALLOWED
        return best

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        if kind_of(b, card).warns and any_surprise(b, self.defender):
            return ALLOWED
        return super().card_forbids(b, seat, card)

    def attack_forbids(self, b: Battle, kind: Kind, attack: Attack) -> int:
        code = kind.answer_forbids(b, attack)
        if code != ALLOWED:
            return code
        # 8.38 Early Warning that was called for by a surprise rolls at any attack still to come.
        if attack.stage != self.stage and not (self.warned and attack.stage > self.stage):
            return no.OTHER_STAGE
        # 7.18 Only Early Warning meets a surprise.
        if attack.surprise and not kind.warns:
            return no.SURPRISED
        if kind.hunts:
            return ALLOWED if b.owner(attack.source) != NOBODY else no.ALREADY_STOPPED
        return ALLOWED if attack.fate == battle.COMING else no.ALREADY_STOPPED

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if self.card != NOBODY and kind_of(b, self.card).warns:
            self.warn(b, seat, action)
        else:
            super().answer(b, seat, action)

    def warn(self, b: Battle, seat: int, action: int) -> None:
        """8.38 The surprise is gone at once; then one attack is named for the roll, or none."""
        if self.unmasking(b):
            if action != DONE:
                diary.answered(b, events.SURPRISE_NEGATED, "8.38", seat, self.card, action - ATTACK)
                lose_surprise(b, action - ATTACK, self.defender)
                b.leave_hand(seat, self.card)
                self.shown = True
                # 8.2 Whoever had no answer to a surprise may have one now.
                more = [other for other in guardians(b, self.defender) if other not in self.queue]
                self.queue = self.queue + more
            self.warned = True
            if self.roll_forbids(b) == ALLOWED:
                return
            action = DONE
        if not self.shown:
            b.leave_hand(seat, self.card)
        if action == DONE:
            b.used = [*b.used, seat << 8 | self.card]
        else:
            diary.answered(b, events.POINT_LAID, "8.38", seat, self.card, action - ATTACK)
            b.laid = [*b.laid, seat << 16 | action - ATTACK << 8 | self.card]
        self.card = NOBODY
        self.warned = False
        self.shown = False
        if not b.forces[seat].hand:
            self.queue = self.queue[1:]

    def lay(self, b: Battle, seat: int, place: int) -> None:
        kind = kind_of(b, self.card)
        b.leave_hand(seat, self.card)
        diary.answered(b, events.POINT_LAID, "8.2", seat, self.card, place)
        if kind.rolls:
            b.laid = [*b.laid, seat << 16 | place << 8 | self.card]
            return
        b.to_discard(self.card)
        kind.answer(b, place)
        if not any_answerable(b, self.defender, self.stage):
            self.queue = NOTHING

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, defender: int, stage: int) -> None:
        self.defender = defender
        self.stage = stage

    def copy(self) -> Step:
        other = PointDefense(self.defender, self.stage)
        other.queue = self.queue
        other.card = self.card
        other.warned = self.warned
        other.shown = self.shown
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = PointDefense(self.defender, self.stage)
        other.queue = self.queue
        other.shown = self.shown
        if self.shows_choice(seat):
            other.card = self.card
            other.warned = self.warned
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("defender", self.defender)
        to.seats("queue", self.queue)
        to.card("card", self.card)
        to.choice("stage", self.stage, STAGE_NAMES)
        to.flag("warned", self.warned)
        to.flag("shown", self.shown)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = PointDefense(told.seat("defender"), told.choice("stage", STAGE_NAMES))
        if told.says("queue"):
            step.queue = told.seats("queue")
        if told.says("card"):
            step.card = told.card("card")
        if told.says("warned"):
            step.warned = told.flag("warned")
        if told.says("shown"):
            step.shown = told.flag("shown")
        return step


def any_answerable(b: Battle, defender: int, stage: int) -> bool:
    """Is anything left against which some defence card could be laid?"""
    for attack in b.volley:
        if attack.seat == defender and attack.stage == stage and answerable(b, attack):
            return True
    return False


def answerable(b: Battle, attack: Attack) -> bool:
    """Could any defence card be laid against it? Of those, only Crash Dive meets ASW (7.15, 8.36)."""
    if attack.surprise:
        return attack.fate == battle.COMING and b.switches.action
    if from_submarine(b, attack) and b.owner(attack.source) != NOBODY:
        return True
    if attack.kind == battle.ASW_ATTACK:
        return attack.fate == battle.COMING and b.switches.action and dives_from(b, attack)
    return attack.fate == battle.COMING


def lose_surprise(b: Battle, place: int, defender: int) -> None:
    """8.38 For the ships of this player the whole strike is an ordinary one."""
    for other in range(len(b.volley)):
        if b.volley[other].seat == defender and same_strike(b.volley, place, other):
            b.volley[other].surprise = False


class DamageControl(Answering):
    """9.3 Each card negates the effect of one attack on one vessel."""

    def question(self, b: Battle, seat: int) -> Decision:
        asked = decisions.DAMAGE_CONTROL if self.card == NOBODY else decisions.NEGATE_WHICH
        return Decision(seat, asked, "9.3", {"at": diary.seat_fact(self.defender)})

    def attack_forbids(self, b: Battle, kind: Kind, attack: Attack) -> int:
        if not kind.undoes:
            return no.ONLY_CONTROL_NOW
        if attack.fate != battle.HIT:
            return no.NO_EFFECT_TO_NEGATE
        # 7.18 Not even Damage Control.
        return no.SURPRISED if attack.surprise else ALLOWED

    def lay(self, b: Battle, seat: int, place: int) -> None:
        spend(b, seat, self.card)
        diary.answered(b, events.CONTROL_PLAYED, "9.3", seat, self.card, place)
        announce(b, seat, self.card, place)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        attack = b.volley[thing]
        # 7.17 One hit of a bomber strike.
        if attack.kind == battle.BOMBER_ATTACK and attack.hits > 1:
            attack.hits -= 1
        else:
            attack.fate = battle.NEGATED
        diary.answered(b, events.NEGATED, "9.3", seat, card, thing)
        if not any_hit(b, self.defender):
            self.queue = NOTHING

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """The effect remains; another card may be played against it."""

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, defender: int) -> None:
        self.defender = defender

    def copy(self) -> Step:
        other = DamageControl(self.defender)
        other.queue = self.queue
        other.card = self.card
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = DamageControl(self.defender)
        other.queue = self.queue
        if self.shows_choice(seat):
            other.card = self.card
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("defender", self.defender)
        to.seats("queue", self.queue)
        to.card("card", self.card)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = DamageControl(told.seat("defender"))
        if told.says("queue"):
            step.queue = told.seats("queue")
        if told.says("card"):
            step.card = told.card("card")
        return step


def any_hit(b: Battle, defender: int) -> bool:
    for attack in b.volley:
        if attack.seat == defender and attack.fate == battle.HIT and not attack.surprise:
            return True
    return False


def forget_hits(b: Battle, submarine: int) -> None:
    """A submarine that is gone is not saved from the later hits."""
    for place in range(len(b.stack) - 1, -1, -1):
        step = b.stack[place]
        if isinstance(step, SaveSubmarine) and step.submarine == submarine:
            b.stack.pop(place)


class SaveSubmarine(HandStep):
    """9.3 A submarine hit by defensive ASW is saved or lost (8.37)."""

    owner: Fixed[Public[SeatNumber]]
    submarine: Annotated[Fixed[Public[ShipNumber]], Called("ship")]
    hunter: Fixed[Public[SeatNumber]]
    area: Fixed[Public[Flag]]
    queue: Public[Seats] = NOTHING

    def asked(self, b: Battle) -> int:
        return first_of(self.queue)

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        sink(b, self.submarine, self.hunter, battle.ASW_ATTACK)
        forget_hits(b, self.submarine)
        if self.area:
            for place in range(len(b.volley)):
                if b.volley[place].source == self.submarine:
                    b.volley[place].fate = battle.PREEMPTED
                    diary.attack_told(b, events.PREEMPTED, "8.37", place)
        check_last_ship(b, self.owner)

    def question(self, b: Battle, seat: int) -> Decision:
        return Decision(seat, decisions.SAVE_SUBMARINE, "9.3", {"ship": diary.ship_fact(b, self.submarine)})

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED if b.family(card) == catalogue.DAMAGE_CONTROL else no.ONLY_CONTROL_NOW

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if action == DONE:
            self.queue = self.queue[1:]
            return
        spend(b, seat, action - CARD)
        diary.with_ship(b, events.CONTROL_FOR_SUBMARINE, "9.3", seat, self.submarine)
        announce(b, seat, action - CARD, self.submarine)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        diary.with_ship(b, events.SUBMARINE_SAVED, "9.3", seat, self.submarine)
        b.stack.pop()

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """Another card may still save it."""
        if self.queue and not b.forces[self.queue[0]].hand:
            self.queue = self.queue[1:]

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, owner: int, submarine: int, hunter: int, area: bool) -> None:
        self.owner = owner
        self.submarine = submarine
        self.hunter = hunter
        self.area = area

    def copy(self) -> Step:
        other = SaveSubmarine(self.owner, self.submarine, self.hunter, self.area)
        other.queue = self.queue
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("owner", self.owner)
        to.ship("ship", self.submarine)
        to.seat("hunter", self.hunter)
        to.flag("area", self.area)
        to.seats("queue", self.queue)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = SaveSubmarine(told.seat("owner"), told.ship("ship"), told.seat("hunter"), told.flag("area"))
        if told.says("queue"):
            step.queue = told.seats("queue")
        return step
