"""4 Sensor detection: active and passive sonar, and what the other side hears of it."""

from typing import Final

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import CardNumber, Fixed, Flag, Public
from wardroom.core.lists import among, count_of
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.attacksub import actions, battle, decisions, diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import Actor, Actors, Battle, changed
from wardroom.games.attacksub.catalogue import A_PS, AS, CR, PS
from wardroom.games.attacksub.deck import check, is_x, number_of
from wardroom.games.attacksub.helicopters import has_action, operation_ends
from wardroom.games.attacksub.malfunctions import breaks_down
from wardroom.games.attacksub.reactions import (
    Operation,
    actor_of,
    ear_forbids,
    hear,
    is_passive,
    own_actor,
    reduction_fits,
    sensors_forbid,
)
from wardroom.games.attacksub.stations import allowance, helicopter_ready, ready

# Phases of a search; it begins with the first.
LISTEN: Final = 0
QUIETEN: Final = 1
RESOLVE: Final = 2
NEXT: Final = 3
FINISH: Final = 4

# 4.22 What a ping adds to the random number.
ACTIVE_BONUS: Final = 1


def is_sonar(kind: int) -> bool:
    return kind == AS or kind == PS or kind == A_PS


def searcher_forbids(b: Battle, seat: int, actor: int) -> int:
    """3.1A, 4.1 May this ship or helicopter search now?"""
    if actor >= battle.HELI:
        return helicopter_ready(b, actor - battle.HELI)
    return ready(b, actor, battle.SEARCHED) or sensors_forbid(b, actor)


def sought_forbids(b: Battle, seat: int, actor: int, target: int) -> int:
    """4.3 May the searcher look for this ship?"""
    if b.owner[target] != 1 - seat or b.status[target] != battle.IN_PLAY:
        return NOT_ASKED
    if b.box(target, b.column(actor)) >= b.top(target):
        return no.MAXIMUM_CONTACT
    return ALLOWED


def anything_sought(b: Battle, seat: int, actor: int) -> int:
    """4.3 Is there a ship whose contact the searcher can improve?"""
    for target in range(b.begins[1 - seat], b.ends[1 - seat]):
        if sought_forbids(b, seat, actor, target) == ALLOWED:
            return ALLOWED
    return no.MAXIMUM_CONTACT


def may_search(b: Battle, seat: int, actor: int) -> int:
    return searcher_forbids(b, seat, actor) or anything_sought(b, seat, actor)


def search_value(b: Battle, actor: int, active: bool, target: int) -> int:
    """4.1, 4.21, 5.3 What is added to the random number."""
    return own_value(b, actor) + (ACTIVE_BONUS if active else 0) - b.quiet[target]


def own_value(b: Battle, actor: int) -> int:
    """What the searcher itself brings."""
    return battle.HELICOPTER_VALUE if actor >= battle.HELI else b.sensor_value(actor)


def number_needed(b: Battle, actor: int, active: bool, target: int) -> int:
    """4.1 The random number that gains a contact."""
    return b.detect_value(target) - search_value(b, actor, active, target)


class Search(Operation):
    """4.1 A sensor card has been played; each attempt is answered and resolved by itself."""

    card: Fixed[Public[CardNumber]]
    active: Fixed[Public[Flag]]
    actor: Fixed[Public[Actor]]
    # 4.21 Designated and not yet resolved; a passive search names them one by one.
    named: Public[Actors] = battle.NOTHING
    # The ship that is sought now, and those that have been.
    target: Public[Actor] = NOBODY
    tried: Public[Actors] = battle.NOTHING
    # 4.22 Who has heard the ping.
    heard: Public[Actors] = battle.NOTHING
    # 9.1 The helicopter that searches is lost.
    grounded: Public[Flag] = False

    # -- its course ----------------

    def act(self, state: State) -> None:
        b = state
        assert isinstance(b, Battle)
        if self.phase == LISTEN:
            # 4.2 A submarine cannot hear a helicopter, and nobody hears a passive search.
            if self.active and self.actor < battle.HELI:
                self.ask_defender(b)
            else:
                self.choose_next(b)
        elif self.phase == QUIETEN:
            self.ask_defender(b)
        elif self.phase == RESOLVE:
            self.resolve(b)
        else:
            b.stack.pop()
            operation_ends(b, self.actor, self.grounded)

    def closed(self, b: Battle) -> None:
        if self.phase == LISTEN:
            self.choose_next(b)
        else:
            self.phase = RESOLVE

    def choose_next(self, b: Battle) -> None:
        """4.1 The first attempt, or the question which comes next, if any may."""
        if self.target != NOBODY:
            self.phase = QUIETEN
        elif not self.tried and len(self.named) == 1:
            self.seek(self.named[0])
        else:
            self.phase = NEXT if self.more_to_seek(b) else FINISH

    def seek(self, target: int) -> None:
        self.target = target
        self.phase = QUIETEN

    def resolve(self, b: Battle) -> None:
        """4.1 One attempt: the random number and the Sensor value against the Detect value."""
        target = self.target
        self.target = NOBODY
        self.tried = [*self.tried, target]
        need = number_needed(b, self.actor, self.active, target)
        card = check(b, events.SENSOR_CHECK, "4.1", self.seat, self.actor, target, need)
        if is_x(b, card):
            # 9.1, 9.2 Nothing more can be found with this card.
            self.grounded = breaks_down(b, self.actor, True)
            self.phase = FINISH
            return
        if number_of(b, card) >= need:
            b.raise_contact(target, b.column(self.actor))
            diary.contact(b, events.CONTACT_GAINED, "4.1", target, b.column(self.actor), self.actor)
        self.choose_next(b)

    def more_to_seek(self, b: Battle) -> bool:
        for target in range(b.begins[1 - self.seat], b.ends[1 - self.seat]):
            if self.target_forbids(b, target) == ALLOWED:
                return True
        return False

    def target_forbids(self, b: Battle, target: int) -> int:
        """4.1, 4.21 One attempt for each ship; with Active Sonar only for those designated."""
        if among(target, self.tried):
            return NOT_ASKED
        if self.active and not among(target, self.named):
            return no.NOT_DESIGNATED
        return sought_forbids(b, self.seat, self.actor, target)

    # -- what the searcher is asked ----------------

    def asked_now(self) -> int:
        if self.phase == NEXT:
            return self.seat
        return 1 - self.seat if self.open else NOBODY

    def choices(self, b: Battle) -> list[int]:
        return [DONE, *enemies_of(b, self.seat)]

    def choice_forbids(self, b: Battle, action: int) -> int:
        if action == DONE:
            return ALLOWED if self.tried else no.NO_TARGET_NAMED
        target = own_actor(b, 1 - self.seat, action)
        return NOT_ASKED if target == NOBODY or target >= battle.HELI else self.target_forbids(b, target)

    def legal_choices(self, b: Battle) -> list[int]:
        found = [DONE] if self.tried else []
        for place in b.order:
            if b.owner[place] == 1 - self.seat and self.target_forbids(b, place) == ALLOWED:
                found.append(actions.SHIP + b.ids[place])
        return found

    def choose(self, b: Battle, action: int) -> None:
        if action == DONE:
            self.phase = FINISH
            diary.simple(b, events.SEARCH_ENDS, "4.1", self.seat)
        else:
            self.seek(actor_of(b, action))
            diary.seeks(b, self.seat, self.actor, [self.target])

    # -- what the defender may answer ----------------

    def question(self, b: Battle, seat: int) -> Decision:
        facts: dict[str, Fact] = {}
        diary.put_actor(b, facts, self.actor)
        if self.phase == NEXT:
            return Decision(seat, decisions.SEARCH_ON if self.tried else decisions.SEARCH_FIRST, "4.1", facts)
        if self.phase == LISTEN:
            return Decision(seat, decisions.ANSWER_PING, "4.22", facts)
        facts["target"] = diary.ship_fact(b, self.target)
        facts["need"] = number_needed(b, self.actor, self.active, self.target)
        return Decision(seat, decisions.ANSWER_SEARCH, "5.3", facts)

    def question_rule(self) -> str:
        return "4.22" if self.phase == LISTEN else "5.3"

    def fits(self, kind: int) -> bool:
        return kind == CR if self.phase == QUIETEN else kind == PS or kind == A_PS

    def possible(self, b: Battle) -> bool:
        if self.phase == QUIETEN:
            return not b.quiet[self.target] and not b.transports[self.target]
        return self.anybody_hears(b)

    def ear_forbids(self, b: Battle, actor: int) -> int:
        """3.2D, 4.22 Each ship or helicopter may hear a ping once."""
        code = ear_forbids(b, actor, self.actor)
        if code:
            return code
        ears = b.helicopters(actor - battle.HELI) if actor >= battle.HELI else 1
        return ALLOWED if count_of(actor, self.heard) < ears else no.HEARD_ALREADY

    def answer_forbids(self, b: Battle, card: int, actor: int) -> int:
        if self.phase == LISTEN:
            if not is_passive(b, card):
                return no.NOT_A_FITTING_ANSWER
            return self.ear_forbids(b, actor)
        if is_passive(b, card) and not (self.active and self.actor < battle.HELI):
            return no.NO_PING
        if actor != self.target:
            return no.ONLY_TARGET_ANSWERS
        code = reduction_fits(b, card, actor)
        if code:
            return code
        if b.quiet[actor]:
            return no.QUIET_ALREADY
        # 3.2 A ship that was pinged and listened has had its red card.
        return ALLOWED if self.used_by(actor) < allowance(b, actor, 1) else no.ONE_RED_CARD

    def red_cards_left(self, b: Battle, actor: int) -> int:
        """3.6 A Passive Sonar against the ping, and a Contact Reduction against its own search."""
        sought = actor == self.target or (self.phase == LISTEN and among(actor, self.named))
        if not sought:
            return 0
        listens = 0
        hides = 0
        for card in b.hands[1 - self.seat]:
            if self.phase == LISTEN and is_passive(b, card) and self.ear_forbids(b, actor) == ALLOWED:
                listens = 1
            elif not b.quiet[actor] and reduction_fits(b, card, actor) == ALLOWED:
                hides = 1
        return listens + hides

    def sole_actor(self, b: Battle, card: int) -> int:
        if self.phase == QUIETEN and b.cards[card].kind == CR:
            return self.target
        return NOBODY

    def answered(self, b: Battle, card: int, actor: int) -> None:
        if self.phase == LISTEN:
            self.heard = [*self.heard, actor]
            if actor in self.named:
                self.used = [*self.used, actor]
            hear(b, "4.22", card, actor, self.actor)
            return
        self.used = [*self.used, actor]
        b.quiet = changed(b.quiet, actor, b.cards[card].value)
        diary.played(b, events.QUIETENED, "5.3", 1 - self.seat, card, actor)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int, card: int, active: bool, actor: int) -> None:
        self.seat = seat
        self.card = card
        self.active = active
        self.actor = actor

    def copy(self) -> Step:
        other = Search(self.seat, self.card, self.active, self.actor)
        other.phase = self.phase
        other.open = self.open
        other.red = self.red
        other.used = self.used
        other.named = self.named
        other.target = self.target
        other.tried = self.tried
        other.heard = self.heard
        other.grounded = self.grounded
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = Search(self.seat, self.card, self.active, self.actor)
        other.phase = self.phase
        other.open = self.open
        other.used = self.used
        other.named = self.named
        other.target = self.target
        other.tried = self.tried
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
        to.card("card", self.card)
        to.flag("active", self.active)
        to.ship("actor", self.actor)
        to.ships("named", self.named)
        to.ship("target", self.target)
        to.ships("tried", self.tried)
        to.ships("heard", self.heard)
        to.flag("grounded", self.grounded)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Search(told.seat("seat"), told.card("card"), told.flag("active"), told.ship("actor"))
        if told.says("phase"):
            step.phase = told.count("phase", 0, 9)
        if told.says("open"):
            step.open = told.flag("open")
        if told.says("red"):
            step.red = told.card("red")
        if told.says("used"):
            step.used = told.ships("used")
        if told.says("named"):
            step.named = told.ships("named")
        if told.says("target"):
            step.target = told.ship("target")
        if told.says("tried"):
            step.tried = told.ships("tried")
        if told.says("heard"):
            step.heard = told.ships("heard")
        if told.says("grounded"):
            step.grounded = told.flag("grounded")
        return step


def enemies_of(b: Battle, seat: int) -> list[int]:
    """All opposing ships in play, as actions in ascending order."""
    found: list[int] = []
    for place in b.order:
        if b.owner[place] == 1 - seat and b.status[place] == battle.IN_PLAY:
            found.append(actions.SHIP + b.ids[place])
    return found


def start_search(b: Battle, seat: int, card: int, active: bool, actor: int, targets: list[int]) -> Step:
    """4.1 The card has been laid down: the ship or helicopter has its action."""
    has_action(b, actor, battle.SEARCHED)
    if active:
        diary.played(b, events.ACTIVE_SONAR, "4.21", seat, card, actor)
    else:
        diary.played(b, events.PASSIVE_SONAR, "4.22", seat, card, actor)
    diary.seeks(b, seat, actor, targets)
    step = Search(seat, card, active, actor)
    if active:
        step.named = targets
    else:
        step.target = targets[0]
    return step
