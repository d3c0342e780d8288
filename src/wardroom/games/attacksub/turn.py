"""3 The player turn: what the player may do with each ship, and the end of it."""

from typing import Annotated, Final

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import ActionNumber, Choice, Fixed, Names, Owner, Public, SeatNumber, Things
from wardroom.core.lists import added, among, count_of, take_out
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.attacksub import actions, decisions, diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.actions import ACTIVE, CARD, CLOSE, ENTER, EXIT, OPEN
from wardroom.games.attacksub.battle import FORCE, HELI, NOTHING, Actor, Battle
from wardroom.games.attacksub.catalogue import A_PS, AS, BS, COR, CR, DC, HELO, TECH, WL
from wardroom.games.attacksub.damage import control_damage, control_forbids
from wardroom.games.attacksub.deck import lay_open, lay_under
from wardroom.games.attacksub.helicopters import launch
from wardroom.games.attacksub.lockon import contact_sum, start_attack, target_forbids
from wardroom.games.attacksub.malfunctions import (
    call_technician,
    repair_forbids,
    try_repair,
)
from wardroom.games.attacksub.plays import (
    actor_forbids,
    any_actor,
    can_drift,
    can_repair,
    card_forbids,
    playable_cards,
    range_mode_forbids,
)
from wardroom.games.attacksub.range import leave, may_move, object_forbids, start_range
from wardroom.games.attacksub.reactions import actor_of, actors_of, kinds_in_hand, own_actor
from wardroom.games.attacksub.reduction import Drifting, drift, reduce_contact
from wardroom.games.attacksub.reinforcements import try_entry
from wardroom.games.attacksub.search import enemies_of, is_sonar, sought_forbids, start_search
from wardroom.games.attacksub.stations import man

# Stages of a choice: what is played, how, by whom, at whom, with what more.
MAIN: Final = 0
MODE: Final = 1
ACTOR: Final = 2
TARGET: Final = 3
MORE: Final = 4
SYSTEM: Final = 5
DISCARDS: Final = 6
TOP: Final = 7
STAGE_NAMES: Final = ("main", "mode", "actor", "target", "more", "system", "discards", "top")

# The rule that asks which ship plays a card, by its kind; of Evasive Action nobody is asked.
PLAYED_BY: Final = ("4.1", "4.1", "4.1", "5.2", "6.1", "", "8.2", "6.7", "3.6", "9.4", "10.1")


class PlayerTurn(Step):
    """3.1 One small choice after another; nobody sees a play before it is complete.

    Targets of a ping, cards of an attack and discards are sets, ended by `done`. A playout leaves out what
    has only one answer.
    """

    seat: Fixed[Public[SeatNumber]]
    stage: Annotated[Owner[Choice], Names("STAGE_NAMES")] = MAIN
    # What is being chosen: a card or an action without one, how it is used, by whom.
    play: Owner[ActionNumber] = NOBODY
    mode: Owner[ActionNumber] = NOBODY
    actor: Owner[Actor] = NOBODY
    target: Owner[Actor] = NOBODY
    # Targets of a search, cards of an attack or a discard.
    chosen: Owner[Things] = NOTHING

    def __init__(self, seat: int) -> None:
        self.seat = seat
        # In a playout: the legal answers, until one is taken. They follow from the facts, and are none.
        self.ready: list[int] = NOTHING

    def asks(self, state: State) -> int:
        if state.in_playout:
            if not self.ready:
                self.ready = self.answers(state)
            if len(self.ready) == 1:
                return 0
        return 1 << self.seat

    def hears(self, state: State, seat: int) -> bool:
        return seat == self.seat

    def act(self, state: State) -> None:
        """In a playout: the only answer there is."""
        self.take(state, self.seat, self.ready[0])

    def reset(self) -> None:
        self.stage = MAIN
        self.play = NOBODY
        self.mode = NOBODY
        self.actor = NOBODY
        self.target = NOBODY
        self.chosen = NOTHING

    def kind(self, b: Battle) -> int:
        """The kind of card being played, or NOBODY."""
        return b.cards[self.play - CARD].kind if self.play >= CARD else NOBODY

    # -- asking ----------------

    def decision(self, state: State, seat: int) -> Decision:
        assert isinstance(state, Battle)
        facts: dict[str, Fact] = {}
        kind = self.kind(state)
        if self.play >= CARD:
            facts["card"] = diary.card_fact(state, self.play - CARD)
        if self.actor != NOBODY:
            diary.put_actor(state, facts, self.actor)
        if self.target != NOBODY:
            facts["target"] = diary.ship_fact(state, self.target)
        if self.stage == MAIN:
            if state.acted:
                facts["acted"] = 1
            return Decision(seat, decisions.PLAYER_TURN, "3.1", facts)
        if self.stage == DISCARDS:
            if self.is_forced(state):
                facts["forced"] = 1
            return Decision(seat, decisions.DISCARD_CARDS, "3.4", facts)
        if self.stage == TOP:
            return Decision(seat, decisions.DISCARD_TOP, "2.3", facts)
        if self.stage == MORE:
            return Decision(seat, decisions.MORE_LOCKONS, "6.4", facts)
        if self.stage == ACTOR:
            return Decision(seat, decisions.WHO_ACTS, actor_rule(kind, self.play, self.mode), facts)
        if self.stage == SYSTEM:
            return Decision(seat, decisions.WHICH_SYSTEM, "6.7" if kind == DC else "9.4", facts)
        if kind == COR:
            asked = decisions.RANGE_MODE if self.stage == MODE else decisions.RANGE_OBJECT
            return Decision(seat, asked, "8.1", facts)
        if self.stage == MODE:
            return Decision(seat, decisions.SONAR_MODE, "4.2", facts)
        if kind == WL:
            return Decision(seat, decisions.ATTACK_TARGET, "6.1", facts)
        asked = decisions.PING_TARGETS if self.mode == ACTIVE else decisions.SEARCH_TARGET
        return Decision(seat, asked, "4.1", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        b = state
        assert isinstance(b, Battle)
        if not b.answers_for(seat):
            return []
        if self.stage == MAIN:
            return [DONE, actions.DISCARD, actions.REPAIR, actions.DRIFT, *kinds_in_hand(b, seat)[1:]]
        if self.stage == MODE:
            return [CLOSE, OPEN, ENTER, EXIT] if self.kind(b) == COR else [ACTIVE, actions.PASSIVE]
        if self.stage == ACTOR:
            found = actors_of(b, seat)
            return [actions.FORCE, *found] if self.is_move() else found
        if self.stage == TARGET:
            found = enemies_of(b, seat)
            if self.kind(b) == COR:
                return [actions.FORCE, *found]
            return [DONE, *found] if self.mode == ACTIVE else found
        if self.stage == MORE:
            return [action for action in kinds_in_hand(b, seat) if action == DONE or is_lockon(b, action)]
        if self.stage == SYSTEM:
            return [actions.SENSOR, actions.ATTACK]
        if self.stage == DISCARDS:
            return kinds_in_hand(b, seat)
        return [CARD + card for card in sorted(set(self.chosen))]

    def is_move(self) -> bool:
        """8.2 A move, which the Surface Force makes together."""
        return self.mode == CLOSE or self.mode == OPEN

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = state
        assert isinstance(b, Battle)
        if b.in_playout and among(action, self.ready):
            return ALLOWED
        return self.choice_forbids(b, action)

    def choice_forbids(self, b: Battle, action: int) -> int:
        if self.stage == MAIN:
            return self.play_forbids(b, action)
        if self.stage == MODE:
            return self.mode_forbids(b, action)
        if self.stage == ACTOR:
            return self.actor_forbids(b, action)
        if self.stage == TARGET:
            return self.target_forbids(b, action)
        if self.stage == MORE:
            return self.lockon_forbids(b, action)
        if self.stage == SYSTEM:
            return self.system_forbids(b, action)
        if self.stage == DISCARDS:
            return self.discard_forbids(b, action)
        return ALLOWED if among(action - CARD, self.chosen) else NOT_ASKED

    def legal(self, state: State, seat: int) -> list[int]:
        return self.ready if state.in_playout and self.ready else self.answers(state)

    def answers(self, state: State) -> list[int]:
        """Every legal answer, by the same predicates."""
        b = state
        assert isinstance(b, Battle)
        if self.stage == MAIN:
            return self.plays(b)
        if self.stage == DISCARDS:
            return self.discards(b)
        found: list[int] = []
        if self.stage == ACTOR:
            self.add_actors(b, found)
            return found
        if self.stage == TARGET:
            self.add_targets(b, found)
            return found
        for action in self.candidates(b, self.seat):
            if self.choice_forbids(b, action) == ALLOWED:
                found.append(action)
        return found

    # -- 3.1 what is played ----------------

    def plays(self, b: Battle) -> list[int]:
        """What `play_forbids` allows, asked kind by kind."""
        found = [DONE if b.acted or not b.hands[self.seat] else actions.DISCARD]
        if can_repair(b, self.seat, False):
            found.append(actions.REPAIR)
        if can_drift(b, self.seat):
            found.append(actions.DRIFT)
        playable_cards(b, self.seat, found)
        return found

    def is_forced(self, b: Battle) -> bool:
        """3.4 There was nothing else to do than to discard."""
        return len(self.plays(b)) == 1

    def play_forbids(self, b: Battle, action: int) -> int:
        if action >= CARD:
            if not actions.is_card(action) or not b.holds(self.seat, action - CARD):
                return NOT_ASKED
            return card_forbids(b, self.seat, action - CARD)
        if action == DONE:
            return no.ACT_OR_DISCARD if not b.acted and b.hands[self.seat] else ALLOWED
        if action == actions.DISCARD:
            if b.acted:
                return no.NO_DISCARD_AFTER_ACTION
            return ALLOWED if b.hands[self.seat] else NOT_ASKED
        if action == actions.REPAIR or action == actions.DRIFT:
            return any_actor(b, self.seat, action)
        return NOT_ASKED

    def mode_forbids(self, b: Battle, action: int) -> int:
        if self.kind(b) == COR:
            return range_mode_forbids(b, self.seat, action)
        return ALLOWED if action == ACTIVE or action == actions.PASSIVE else NOT_ASKED

    # -- who plays it ----------------

    def actor_forbids(self, b: Battle, action: int) -> int:
        if action == actions.FORCE:
            return may_move(b, self.seat, FORCE, self.mode == CLOSE) if self.is_move() else NOT_ASKED
        actor = own_actor(b, self.seat, action)
        if actor == NOBODY:
            return NOT_ASKED
        return actor_forbids(b, self.seat, self.play, self.mode, actor)

    def add_actors(self, b: Battle, found: list[int]) -> None:
        """What `actor_forbids` allows."""
        if self.is_move() and may_move(b, self.seat, FORCE, self.mode == CLOSE) == ALLOWED:
            found.append(actions.FORCE)
        for place in b.order:
            if b.is_mine(self.seat, place):
                if actor_forbids(b, self.seat, self.play, self.mode, place) == ALLOWED:
                    found.append(actions.SHIP + b.ids[place])
        if b.aloft:
            for place in b.order:
                if b.owner[place] == self.seat and b.helicopters(place):
                    if actor_forbids(b, self.seat, self.play, self.mode, HELI + place) == ALLOWED:
                        found.append(actions.HELICOPTER + b.ids[place])

    # -- at whom ----------------

    def target_forbids(self, b: Battle, action: int) -> int:
        """May this ship, or force, be the target, or one of them?"""
        kind = self.kind(b)
        if action == DONE:
            if self.mode != ACTIVE:
                return NOT_ASKED
            return ALLOWED if self.chosen else no.NO_TARGET_NAMED
        if action == actions.FORCE and kind == COR:
            return object_forbids(b, self.seat, self.actor, FORCE, self.mode == CLOSE)
        target = own_actor(b, 1 - self.seat, action)
        if target == NOBODY:
            return NOT_ASKED
        if target < HELI:
            return self.ship_forbids(b, kind, target)
        if kind == COR:
            return no.RANGE_TO_THE_FORCE
        return no.HELICOPTERS_UNTOUCHED if kind == WL else no.HELICOPTERS_UNSOUGHT

    def ship_forbids(self, b: Battle, kind: int, target: int) -> int:
        if kind == COR:
            return object_forbids(b, self.seat, self.actor, target, self.mode == CLOSE)
        if kind == WL:
            return target_forbids(b, self.seat, self.actor, target, self.play - CARD)
        # 4.21 A set of targets, named in any order.
        if among(target, self.chosen):
            return NOT_ASKED
        return sought_forbids(b, self.seat, self.actor, target)

    def add_targets(self, b: Battle, found: list[int]) -> None:
        """What `target_forbids` allows."""
        if self.chosen:
            found.append(DONE)
        kind = self.kind(b)
        if kind == COR and object_forbids(b, self.seat, self.actor, FORCE, self.mode == CLOSE) == ALLOWED:
            found.append(actions.FORCE)
        for place in b.order:
            if b.owner[place] == 1 - self.seat and self.ship_forbids(b, kind, place) == ALLOWED:
                found.append(actions.SHIP + b.ids[place])

    def lockon_forbids(self, b: Battle, action: int) -> int:
        """6.4 Another card for the same attack, in the order of their numbers."""
        if action == DONE:
            return ALLOWED
        card = action - CARD
        if not actions.is_card(action) or not b.holds(self.seat, card) or not is_lockon(b, action):
            return NOT_ASKED
        if self.left_of(b, card, self.chosen[1:]) == 0:
            return no.NO_MORE_LOCKONS
        level = b.level(self.target, b.column(self.actor))
        if contact_sum(b, self.chosen) + b.cards[card].contact > level:
            return no.OVER_CONTACT_LEVEL
        return ALLOWED

    def left_of(self, b: Battle, card: int, named: list[int]) -> int:
        """How many more of these cards may be chosen, after those that have been named in ascending order."""
        if named and card < named[-1]:
            return 0
        return count_of(card, b.hands[self.seat]) - count_of(card, self.chosen)

    def system_forbids(self, b: Battle, action: int) -> int:
        if action != actions.SENSOR and action != actions.ATTACK:
            return NOT_ASKED
        sensor = action == actions.SENSOR
        if self.kind(b) == DC:
            return control_forbids(b, self.seat, self.actor, sensor)
        return repair_forbids(b, self.seat, self.actor, sensor, self.play >= CARD)

    def discard_forbids(self, b: Battle, action: int) -> int:
        """3.4 One or more, in the order of their numbers."""
        if action == DONE:
            return ALLOWED if self.chosen else no.ACT_OR_DISCARD
        if not actions.is_card(action) or self.left_of(b, action - CARD, self.chosen) == 0:
            return NOT_ASKED
        return ALLOWED

    def discards(self, b: Battle) -> list[int]:
        """What `discard_forbids` allows, in one pass."""
        found = [DONE] if self.chosen else []
        last = self.chosen[-1] if self.chosen else NOBODY
        used = count_of(last, self.chosen)
        told = NOBODY
        for card in b.hands[self.seat]:
            if card == last and used > 0:
                used -= 1
            elif card >= last and card != told:
                told = card
                found.append(CARD + card)
        return found

    # -- answering ----------------

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        assert isinstance(state, Battle)
        if self.stage == MODE:
            return action != ENTER
        if self.stage == ACTOR:
            return actions.is_ship(action) and self.asks_system(state)
        return self.stage == MAIN and action != DONE

    def take(self, state: State, seat: int, action: int) -> None:
        b = state
        assert isinstance(b, Battle)
        self.ready = NOTHING
        if self.stage == MAIN:
            self.take_play(b, action)
        elif self.stage == MODE:
            self.mode = action
            self.stage = ACTOR
            if action == ENTER:
                self.carry_out(b)
        elif self.stage == ACTOR:
            self.take_actor(b, FORCE if action == actions.FORCE else actor_of(b, action))
        elif self.stage == TARGET:
            self.take_target(b, action)
        elif self.stage == SYSTEM:
            self.mend(b, action == actions.SENSOR)
        elif self.stage == TOP:
            self.discard(b, action - CARD)
        elif action != DONE:
            self.chosen = [*self.chosen, action - CARD]
        elif self.stage == MORE:
            self.carry_out(b)
        elif self.chosen[0] == self.chosen[-1]:
            self.discard(b, self.chosen[0])
        else:
            self.stage = TOP

    def take_play(self, b: Battle, action: int) -> None:
        if action == DONE:
            b.stack.pop()
            return
        self.play = action
        kind = self.kind(b)
        if action == actions.DISCARD:
            self.stage = DISCARDS
        elif kind == COR or kind == A_PS:
            self.stage = MODE
        else:
            self.stage = ACTOR
            if is_sonar(kind):
                self.mode = ACTIVE if kind == AS else actions.PASSIVE

    def take_actor(self, b: Battle, actor: int) -> None:
        kind = self.kind(b)
        self.actor = actor
        if is_sonar(kind) or kind == WL or self.is_move():
            self.stage = TARGET
        elif self.asks_system(b):
            self.stage = SYSTEM
        else:
            self.carry_out(b)

    def asks_system(self, b: Battle) -> bool:
        """6.7, 9.4 Is the ship's Sensor or its Attack named next?"""
        kind = self.kind(b)
        return kind == DC or kind == TECH or self.play == actions.REPAIR

    def take_target(self, b: Battle, action: int) -> None:
        """One ship or force; 4.21 with Active Sonar a set of ships."""
        if action == DONE:
            self.carry_out(b)
            return
        target = FORCE if action == actions.FORCE else actor_of(b, action)
        if self.mode == ACTIVE:
            # Kept in the order of the fleet: the same targets are the same search.
            self.chosen = added(self.chosen, target)
            return
        self.target = target
        if self.kind(b) == WL:
            self.chosen = [self.play - CARD]
            self.stage = MORE
        else:
            self.carry_out(b)

    def carry_out(self, b: Battle) -> None:
        """All is chosen: the cards are laid down, and the ship acts."""
        seat, actor, card, kind = self.seat, self.actor, self.play - CARD, self.kind(b)
        b.irrevocable += 1
        if kind == WL:
            cards = sorted(self.chosen)
            for fired in cards:
                lay_open(b, seat, fired)
            b.stack.append(start_attack(b, seat, actor, self.target, cards))
        elif self.play == actions.DRIFT:
            if drift(b, actor):
                b.stack.append(Drifting(seat, actor))
        elif kind == HELO:
            launch(b, seat, card, actor)
        else:
            lay_open(b, seat, card)
            if kind == CR:
                reduce_contact(b, card, actor)
            elif kind == BS:
                # 3.4 None of the seven types of action: whoever does no more must still discard.
                man(b, actor)
                diary.played(b, events.BATTLE_STATIONS, "3.6", seat, card, actor)
            elif self.mode == ENTER:
                try_entry(b, seat, card)
            elif self.mode == EXIT:
                leave(b, seat, card, actor)
            elif kind == COR:
                b.stack.append(start_range(b, seat, card, actor, self.target, self.mode == CLOSE))
            else:
                targets = self.chosen or [self.target]
                b.stack.append(start_search(b, seat, card, self.mode == ACTIVE, actor, targets))
        self.reset()

    def mend(self, b: Battle, sensor: bool) -> None:
        """6.7 Damage Control, 9.4 a Technician or a repair by the crew."""
        card = self.play - CARD
        b.irrevocable += 1
        if self.play == actions.REPAIR:
            try_repair(b, self.actor, sensor)
        else:
            lay_open(b, self.seat, card)
            if self.kind(b) == DC:
                control_damage(b, card, self.actor, sensor)
            else:
                call_technician(b, card, self.actor, sensor)
        self.reset()

    def discard(self, b: Battle, top: int) -> None:
        """2.3, 3.4 The group is laid down with one card on top, and the turn is over."""
        cards = self.chosen[:]
        b.stack.pop()
        b.irrevocable += 1
        diary.discarded(b, self.seat, top, cards)
        take_out(cards, top)
        lay_under(b, self.seat, cards)
        lay_open(b, self.seat, top)

    def is_draft(self) -> bool:
        return True

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = PlayerTurn(self.seat)
        other.stage = self.stage
        other.play = self.play
        other.mode = self.mode
        other.actor = self.actor
        other.target = self.target
        other.chosen = self.chosen
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = PlayerTurn(self.seat)
        if seat == self.seat:
            other.stage = self.stage
            other.play = self.play
            other.mode = self.mode
            other.actor = self.actor
            other.target = self.target
            other.chosen = self.chosen
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.choice("stage", self.stage, STAGE_NAMES)
        to.action("play", self.play)
        to.action("mode", self.mode)
        to.ship("actor", self.actor)
        to.ship("target", self.target)
        to.things("chosen", self.chosen)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = PlayerTurn(told.seat("seat"))
        if told.says("stage"):
            step.stage = told.choice("stage", STAGE_NAMES)
        if told.says("play"):
            step.play = told.action("play")
        if told.says("mode"):
            step.mode = told.action("mode")
        if told.says("actor"):
            step.actor = told.ship("actor")
        if told.says("target"):
            step.target = told.ship("target")
        if told.says("chosen"):
            step.chosen = told.things("chosen")
        return step


def is_lockon(b: Battle, action: int) -> bool:
    return b.cards[action - CARD].kind == WL


def actor_rule(kind: int, play: int, mode: int) -> str:
    """The rule that asks which ship plays."""
    if play == actions.DRIFT:
        return "5.5"
    if play == actions.REPAIR:
        return "9.4"
    return "13.5" if mode == EXIT else PLAYED_BY[kind]


def least_telling(b: Battle, cards: list[int]) -> int:
    """2.3 What may lie on top for all to see: weapons tell most, the strongest more than all."""
    best = cards[0]
    for card in cards:
        if b.cards[card].fire < b.cards[best].fire:
            best = card
    return best
