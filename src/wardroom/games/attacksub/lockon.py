"""6, 7 Weapon lockon: who may fire at whom, how the target evades, and what the shot does."""

from typing import Final

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Cards, Fixed, Flag, Public
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.attacksub import battle, decisions, diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.actions import SHUTDOWN
from wardroom.games.attacksub.battle import Actor, Actors, Battle
from wardroom.games.attacksub.catalogue import A_PS, EA, NONE, PS
from wardroom.games.attacksub.damage import apply_hit
from wardroom.games.attacksub.deck import check, draw_hit, is_x, number_of
from wardroom.games.attacksub.helicopters import has_action, operation_ends
from wardroom.games.attacksub.malfunctions import breaks_down
from wardroom.games.attacksub.reactions import Operation, ear_forbids, hear, is_passive
from wardroom.games.attacksub.reduction import play_dead
from wardroom.games.attacksub.stations import allowance, at_stations, crew_forbids, helicopter_ready, ready
from wardroom.games.attacksub.victory import check_victory

# Phases of an attack; it begins with the first.
EVADE: Final = 0
RESOLVE: Final = 1
PLAY_DEAD: Final = 2
FINISH: Final = 3


def attacker_forbids(b: Battle, seat: int, actor: int) -> int:
    """3.1C, 6.1, 6.3, 9.3 May this ship or helicopter attack now, once in a turn?"""
    if actor >= battle.HELI:
        return helicopter_ready(b, actor - battle.HELI)
    code = ready(b, actor, battle.ATTACKED)
    if code:
        return code
    if b.weak_attack[actor] == battle.DOWN or b.weak_sensor[actor] == battle.DOWN:
        return no.NO_ATTACK_WHILE_DOWN
    return ALLOWED


def attack_value(b: Battle, actor: int, target: int) -> int:
    """6.2 Against submarines or against surface ships, with malfunctions; NONE where there is none."""
    if actor >= battle.HELI:
        return battle.HELICOPTER_VALUE
    ship = b.ships[actor]
    if b.subs[target]:
        value = ship.attack[b.attack[actor]]
    elif b.subs[actor]:
        value = ship.surface[b.attack[actor]]
    else:
        return NONE
    return value if value == NONE else value - b.weak_attack[actor]


def target_forbids(b: Battle, seat: int, actor: int, target: int, card: int) -> int:
    """6.1 May the attacker fire this card at the ship?"""
    if b.owner[target] != 1 - seat or b.status[target] != battle.IN_PLAY:
        return NOT_ASKED
    if attack_value(b, actor, target) == NONE:
        return no.NO_WEAPONS
    level = b.level(target, b.column(actor))
    if level == 0:
        return no.NO_ATTACK_LEVEL
    if level < b.cards[card].contact:
        return no.NO_LOCK
    return ALLOWED


def any_target(b: Battle, seat: int, actor: int, card: int) -> int:
    """6.1 Is there a ship that the attacker may fire this card at?"""
    first = no.NO_ATTACK_LEVEL
    for target in range(b.begins[1 - seat], b.ends[1 - seat]):
        code = target_forbids(b, seat, actor, target, card)
        if code == ALLOWED:
            return ALLOWED
        if code != NOT_ASKED and code != no.NO_ATTACK_LEVEL:
            first = code
    return first


def may_attack(b: Battle, seat: int, actor: int, card: int) -> int:
    return attacker_forbids(b, seat, actor) or any_target(b, seat, actor, card)


def contact_sum(b: Battle, cards: list[int]) -> int:
    """6.4 What combined cards need together."""
    return sum([b.cards[card].contact for card in cards])


def fire_sum(b: Battle, cards: list[int]) -> int:
    return sum([b.cards[card].fire for card in cards])


def evasion_sum(b: Battle, cards: list[int]) -> int:
    """7.1 What Evasive Actions take off."""
    return sum([b.cards[card].value for card in cards])


def evasion_forbids(b: Battle, card: int, place: int, played: list[int], lockons: int) -> int:
    """3.2B, 7.1, 7.2 May the target play this Evasive Action, after those it has played already?"""
    code = crew_forbids(b, place)
    if code:
        return code
    if b.cards[card].sub_only and not b.subs[place]:
        return no.SUB_ONLY_EVASION
    # 3.6 Two against the same Weapon Lockon must be of different types.
    if at_stations(b, place):
        alike = [other for other in played if b.cards[other].type == b.cards[card].type]
        if len(alike) >= lockons:
            return no.SAME_EVASION
    return ALLOWED


def number_needed(b: Battle, actor: int, target: int, cards: list[int], evasions: list[int]) -> int:
    """6.5 The random number that hits."""
    strength = fire_sum(b, cards) + attack_value(b, actor, target) - evasion_sum(b, evasions)
    return b.defence_value(target) - strength


class Attack(Operation):
    """6.5 Weapons are on their way."""

    actor: Fixed[Public[Actor]]
    target: Fixed[Public[Actor]]
    cards: Fixed[Public[Cards]]
    # 7.1 Evasive Actions played; 6.8 who has heard the firer.
    evasions: Public[Cards] = battle.NOTHING
    heard: Public[Actors] = battle.NOTHING
    # 9.1 The helicopter that attacks is lost.
    grounded: Public[Flag] = False

    # -- its course ----------------

    def act(self, state: State) -> None:
        b = state
        assert isinstance(b, Battle)
        if self.phase == EVADE:
            self.ask_defender(b)
        elif self.phase == RESOLVE:
            self.phase = FINISH
            self.resolve(b)
        else:
            b.stack.pop()
            operation_ends(b, self.actor, self.grounded)

    def closed(self, b: Battle) -> None:
        self.phase = RESOLVE

    def resolve(self, b: Battle) -> None:
        """6.5 The strength and a random number against the Defense value; then a card for its hit result."""
        need = number_needed(b, self.actor, self.target, self.cards, self.evasions)
        card = check(b, events.ATTACK_CHECK, "6.5", self.seat, self.actor, self.target, need)
        if is_x(b, card):
            self.grounded = breaks_down(b, self.actor, False)
            return
        if number_of(b, card) < need:
            diary.shot(b, events.MISSED, "6.5", self.actor, self.target, NOBODY)
            return
        result = draw_hit(b)
        b.count(battle.STRUCK)
        diary.shot(b, events.HIT, "6.5", self.actor, self.target, result)
        if apply_hit(b, self.target, result):
            check_victory(b)
        elif b.subs[self.target] and not b.dead[self.target]:
            self.phase = PLAY_DEAD

    # -- what the defender is asked ----------------

    def asked_now(self) -> int:
        return 1 - self.seat if self.open or self.phase == PLAY_DEAD else NOBODY

    def question(self, b: Battle, seat: int) -> Decision:
        target = diary.ship_fact(b, self.target)
        if self.phase == PLAY_DEAD:
            return Decision(seat, decisions.PLAY_DEAD, "5.5", {"ship": target})
        need = number_needed(b, self.actor, self.target, self.cards, self.evasions)
        facts: dict[str, Fact] = {"target": target, "need": need}
        diary.put_actor(b, facts, self.actor)
        return Decision(seat, decisions.ANSWER_ATTACK, "7.1", facts)

    def question_rule(self) -> str:
        return "7.1"

    def choices(self, b: Battle) -> list[int]:
        return [DONE, SHUTDOWN]

    def choice_forbids(self, b: Battle, action: int) -> int:
        return ALLOWED if action == DONE or action == SHUTDOWN else NOT_ASKED

    def choose(self, b: Battle, action: int) -> None:
        self.phase = FINISH
        if action == SHUTDOWN:
            play_dead(b, self.target)

    def black_cards(self) -> int:
        return len(self.cards)

    def fits(self, kind: int) -> bool:
        return kind == EA or kind == PS or kind == A_PS

    def possible(self, b: Battle) -> bool:
        if not b.transports[self.target] and not b.dead[self.target]:
            return True
        return self.firer_forbids(b) == ALLOWED and self.anybody_hears(b)

    def firer_forbids(self, b: Battle) -> int:
        """6.8, 13.3 Can anybody hear the firer at all?"""
        if self.actor >= battle.HELI or not b.subs[self.actor]:
            return no.SURFACE_FIRE_UNHEARD
        if b.ships[self.actor].swimout:
            return no.UNHEARD_TORPEDOES
        return ALLOWED

    def ear_forbids(self, b: Battle, actor: int) -> int:
        """6.8 Each submarine hears the firer for itself, the Surface Force once for all its ships."""
        code = ear_forbids(b, actor, self.actor)
        if code:
            return code
        column = b.column(actor)
        for other in self.heard:
            if b.column(other) == column:
                return no.FORCE_HEARD_ALREADY
        return ALLOWED

    def answer_forbids(self, b: Battle, card: int, actor: int) -> int:
        if b.cards[card].kind == EA:
            if actor != self.target:
                return no.ONLY_TARGET_ANSWERS
            if self.used_by(actor) >= allowance(b, actor, len(self.cards)):
                return no.ONE_RED_CARD
            return evasion_forbids(b, card, actor, self.evasions, len(self.cards))
        if not is_passive(b, card):
            return no.NOT_A_FITTING_ANSWER
        code = self.firer_forbids(b) or self.ear_forbids(b, actor)
        if code:
            return code
        if actor == self.target and self.used_by(actor) >= allowance(b, actor, len(self.cards)):
            return no.ONE_RED_CARD
        return ALLOWED

    def red_cards_left(self, b: Battle, actor: int) -> int:
        """3.6 The target's Evasive Actions that go together, and one Passive Sonar."""
        if actor != self.target:
            return 0
        played = self.evasions[:]
        listens = 0
        for card in b.hands[1 - self.seat]:
            if b.cards[card].kind == EA:
                if evasion_forbids(b, card, actor, played, len(self.cards)) == ALLOWED:
                    played.append(card)
            elif is_passive(b, card) and self.firer_forbids(b) == ALLOWED == self.ear_forbids(b, actor):
                listens = 1
        return len(played) - len(self.evasions) + listens

    def sole_actor(self, b: Battle, card: int) -> int:
        return self.target if b.cards[card].kind == EA else NOBODY

    def answered(self, b: Battle, card: int, actor: int) -> None:
        if actor == self.target:
            self.used = [*self.used, actor]
        if b.cards[card].kind == EA:
            self.evasions = [*self.evasions, card]
            diary.played(b, events.EVADED, "7.1", 1 - self.seat, card, actor)
        else:
            self.heard = [*self.heard, actor]
            hear(b, "6.8", card, actor, self.actor)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int, actor: int, target: int, cards: list[int]) -> None:
        self.seat = seat
        self.actor = actor
        self.target = target
        self.cards = cards

    def copy(self) -> Step:
        other = Attack(self.seat, self.actor, self.target, self.cards)
        other.phase = self.phase
        other.open = self.open
        other.red = self.red
        other.used = self.used
        other.evasions = self.evasions
        other.heard = self.heard
        other.grounded = self.grounded
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = Attack(self.seat, self.actor, self.target, self.cards)
        other.phase = self.phase
        other.open = self.open
        other.used = self.used
        other.evasions = self.evasions
        other.heard = self.heard
        other.grounded = self.grounded
        if self.is_answered_by(seat):
            other.red = self.red
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.count("phase", self.phase)
        to.flag("open", self.open)
        to.card("red", self.red)
        to.ships("used", self.used)
        to.ship("actor", self.actor)
        to.ship("target", self.target)
        to.cards("cards", self.cards)
        to.cards("evasions", self.evasions)
        to.ships("heard", self.heard)
        to.flag("grounded", self.grounded)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Attack(told.seat("seat"), told.ship("actor"), told.ship("target"), told.cards("cards"))
        if told.says("phase"):
            step.phase = told.count("phase", 0, 9)
        if told.says("open"):
            step.open = told.flag("open")
        if told.says("red"):
            step.red = told.card("red")
        if told.says("used"):
            step.used = told.ships("used")
        if told.says("evasions"):
            step.evasions = told.cards("evasions")
        if told.says("heard"):
            step.heard = told.ships("heard")
        if told.says("grounded"):
            step.grounded = told.flag("grounded")
        return step


def start_attack(b: Battle, seat: int, actor: int, target: int, cards: list[int]) -> Attack:
    """6.1 The cards have been laid down: the ship or helicopter has its action."""
    has_action(b, actor, battle.ATTACKED)
    b.count(battle.ATTACKS)
    diary.attack(b, seat, actor, target, cards)
    return Attack(seat, actor, target, cards)
