"""3.2 Reactive plays: what the other player may answer to a black card, one red card after another.

The question is put whenever the open table does not rule an answer out: nobody learns whether the hand holds
one. Which card is taken up stays private until it is clear which ship plays it.
"""

from typing import Annotated

from mypy_extensions import mypyc_attr

from wardroom.core.decision import DONE, IN_PRIVATE, OPENLY, Decision
from wardroom.core.facts import Between, CardNumber, Count, Fixed, Flag, KnownIf, Public, SeatNumber
from wardroom.core.lists import count_of
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.attacksub import actions, decisions, diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import DOWN, HELI, IN_PLAY, NOTHING, Actors, Battle
from wardroom.games.attacksub.catalogue import A_PS, BS, CR, NONE, PS
from wardroom.games.attacksub.deck import lay_open
from wardroom.games.attacksub.stations import allowance, man, man_forbids


def actor_of(b: Battle, action: int) -> int:
    """The ship or the helicopters that an action names, or NOBODY."""
    if actions.is_ship(action):
        ship = action - actions.SHIP
        return b.lineup.place_of[ship] if ship < len(b.lineup.place_of) else NOBODY
    if actions.is_helicopter(action):
        ship = action - actions.HELICOPTER
        if ship < len(b.lineup.place_of) and b.lineup.place_of[ship] != NOBODY:
            return HELI + b.lineup.place_of[ship]
    return NOBODY


def own_actor(b: Battle, seat: int, action: int) -> int:
    """The same, if it is the seat's and in play."""
    actor = actor_of(b, action)
    if (
        actor == NOBODY
        or not b.is_mine(seat, actor & 15)
        or (actor >= HELI and not b.helicopters(actor - HELI))
    ):
        return NOBODY
    return actor


def actor_action(b: Battle, actor: int) -> int:
    """The action that names a ship or the helicopters of a ship."""
    if actor >= HELI:
        return actions.HELICOPTER + b.lineup.ids[actor - HELI]
    return actions.SHIP + b.lineup.ids[actor]


def actors_of(b: Battle, seat: int) -> list[int]:
    """All ships of a seat in play and all with helicopters aloft, as actions in ascending order."""
    found: list[int] = []
    for place in b.order:
        if b.owner[place] == seat and b.status[place] == IN_PLAY:
            found.append(actions.SHIP + b.ids[place])
    if b.aloft:
        for place in b.order:
            if b.owner[place] == seat and b.helicopters(place):
                found.append(actions.HELICOPTER + b.ids[place])
    return found


def kinds_in_hand(b: Battle, seat: int) -> list[int]:
    """`done` and the cards held, alike ones once."""
    found = [DONE]
    last = NOBODY
    for card in b.hands[seat]:
        if card != last:
            last = card
            found.append(actions.CARD + card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Step):
    """Something that a player does with black cards, and the windows in which the other may answer."""

    seat: Fixed[Public[SeatNumber]]
    phase: Annotated[Public[Count], Between(0, 9)] = 0
    # The window of this phase is open; the red card taken up in it.
    open: Public[Flag] = False
    red: Annotated[CardNumber, KnownIf("is_answered_by")] = NOBODY
    # 3.2 Ships that have answered, once for each card that counts.
    used: Public[Actors] = NOTHING

    # -- what each operation says ----------------

    def possible(self, b: Battle) -> bool:
        """Might the defender answer, as far as everybody can see?"""
        raise NotImplementedError

    def fits(self, kind: int) -> bool:
        """Can a card of this kind be an answer at all?"""
        raise NotImplementedError

    def answer_forbids(self, b: Battle, card: int, actor: int) -> int:
        """May this ship play this red card now?"""
        raise NotImplementedError

    def sole_actor(self, b: Battle, card: int) -> int:
        """The one ship that can play a card; NOBODY if its owner must say which, or what for."""
        return NOBODY

    def ear_forbids(self, b: Battle, actor: int) -> int:
        """4.22, 6.8 May this ship or helicopter hear what goes on?"""
        raise NotImplementedError

    def answered(self, b: Battle, card: int, actor: int) -> None:
        """What the card does; it has left the hand."""
        raise NotImplementedError

    def red_cards_left(self, b: Battle, actor: int) -> int:
        """3.6 How many cards that count the ship, at Battle Stations, could still play against this."""
        return 0

    def question(self, b: Battle, seat: int) -> Decision:
        """What is asked in this phase."""
        raise NotImplementedError

    def question_rule(self) -> str:
        """The rule by which the defender may answer in this phase."""
        raise NotImplementedError

    def closed(self, b: Battle) -> None:
        """The defender has no more to say in this phase."""
        raise NotImplementedError

    def asked_now(self) -> int:
        """The defender in a window, or whoever has a choice of another kind in this phase."""
        return 1 - self.seat if self.open else NOBODY

    def choices(self, b: Battle) -> list[int]:
        """All that could be pointed at in that choice."""
        return []

    def choice_forbids(self, b: Battle, action: int) -> int:
        return NOT_ASKED

    def legal_choices(self, b: Battle) -> list[int]:
        return [action for action in self.choices(b) if self.choice_forbids(b, action) == ALLOWED]

    def choose(self, b: Battle, action: int) -> None:
        raise NotImplementedError

    # -- the window ----------------

    def is_answered_by(self, seat: int) -> bool:
        return seat == 1 - self.seat

    def ask_defender(self, b: Battle) -> None:
        """If it might have an answer; in a playout only if it has one. Else the phase is over."""
        self.red = NOBODY
        hand = b.hands[1 - self.seat]
        if b.in_playout:
            self.open = any(self.may_answer(b, card) for card in hand)
        else:
            self.open = len(hand) > 0 and self.possible(b)
        if not self.open:
            self.closed(b)

    def may_answer(self, b: Battle, card: int) -> bool:
        """`card_forbids` without the reason: what never fits is not asked for each ship."""
        kind = b.cards[card].kind
        return (kind == BS or self.fits(kind)) and self.card_forbids(b, card) == ALLOWED

    def anybody_hears(self, b: Battle) -> bool:
        """Might any ship or helicopter of the defender hear what goes on?"""
        seat = 1 - self.seat
        for place in range(b.begins[seat], b.ends[seat]):
            if b.status[place] == IN_PLAY:
                if self.ear_forbids(b, place) == ALLOWED:
                    return True
                if b.helicopters(place) and self.ear_forbids(b, HELI + place) == ALLOWED:
                    return True
        return False

    def asks(self, state: State) -> int:
        seat = self.asked_now()
        return 1 << seat if seat != NOBODY else 0

    def hears(self, state: State, seat: int) -> bool:
        return seat == self.asked_now()

    def card_forbids(self, b: Battle, card: int) -> int:
        """May any ship play this red card now?"""
        if not b.cards[card].red:
            return no.BLACK_ONLY
        sole = self.sole_actor(b, card)
        if sole != NOBODY:
            return self.answer_forbids(b, card, sole)
        first = no.NOT_A_FITTING_ANSWER
        seat = 1 - self.seat
        for place in range(b.begins[seat], b.ends[seat]):
            if b.status[place] == IN_PLAY:
                code = self.actor_forbids(b, card, place)
                if code == ALLOWED:
                    return ALLOWED
                if first == no.NOT_A_FITTING_ANSWER:
                    first = code
                if b.aloft and b.helicopters(place):
                    if self.actor_forbids(b, card, HELI + place) == ALLOWED:
                        return ALLOWED
        return first

    def stations_forbid(self, b: Battle, actor: int) -> int:
        """3.6 A ship that could play more red cards against this than it may without."""
        if actor >= HELI:
            return no.NOT_A_FITTING_ANSWER
        code = man_forbids(b, actor)
        if code:
            return code
        acts = b.acts[actor]
        may = allowance(b, actor, self.black_cards())
        man(b, actor)
        could = self.used_by(actor) + self.red_cards_left(b, actor)
        b.acts[actor] = acts
        return ALLOWED if could > may else no.NOTHING_MORE_TO_DO

    def used_by(self, place: int) -> int:
        return count_of(place, self.used)

    def black_cards(self) -> int:
        """6.4 How many black cards are answered together."""
        return 1

    # -- the defender's choice ----------------

    def decision(self, state: State, seat: int) -> Decision:
        assert isinstance(state, Battle)
        if self.red == NOBODY:
            return self.question(state, seat)
        return Decision(
            seat, decisions.WHO_ANSWERS, self.question_rule(), {"card": diary.card_fact(state, self.red)}
        )

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Battle)
        if not state.answers_for(seat):
            return []
        if not self.open:
            return self.choices(state)
        if self.red == NOBODY:
            return kinds_in_hand(state, seat)
        return actors_of(state, seat)

    def legal(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Battle)
        if not self.open:
            return self.legal_choices(state)
        if self.red != NOBODY:
            return super().legal(state, seat)
        found = [DONE]
        last = NOBODY
        for card in state.hands[seat]:
            if card != last:
                last = card
                if self.may_answer(state, card):
                    found.append(actions.CARD + card)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        assert isinstance(state, Battle)
        if not self.open:
            return self.choice_forbids(state, action)
        if self.red == NOBODY:
            if action == DONE:
                return ALLOWED
            if not actions.is_card(action) or not state.holds(seat, action - actions.CARD):
                return NOT_ASKED
            return self.card_forbids(state, action - actions.CARD)
        actor = own_actor(state, seat, action)
        return NOT_ASKED if actor == NOBODY else self.actor_forbids(state, self.red, actor)

    def actor_forbids(self, b: Battle, card: int, actor: int) -> int:
        if b.cards[card].kind == BS:
            return self.stations_forbid(b, actor)
        return self.answer_forbids(b, card, actor)

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        assert isinstance(state, Battle)
        if not self.open or self.red != NOBODY or action == DONE:
            return False
        return self.sole_actor(state, action - actions.CARD) == NOBODY

    def take(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Battle)
        if not self.open:
            state.irrevocable += 1
            self.choose(state, action)
        elif self.red != NOBODY:
            self.play_red(state, self.red, actor_of(state, action))
        elif action == DONE:
            state.irrevocable += 1
            diary.simple(state, events.NO_ANSWER, self.question_rule(), seat)
            self.open = False
            self.closed(state)
        else:
            card = action - actions.CARD
            sole = self.sole_actor(state, card)
            if sole == NOBODY:
                self.red = card
            else:
                self.play_red(state, card, sole)

    def play_red(self, b: Battle, card: int, actor: int) -> None:
        """The card is laid open, and there may be another."""
        b.irrevocable += 1
        lay_open(b, 1 - self.seat, card)
        self.red = NOBODY
        if b.cards[card].kind == BS:
            man(b, actor)
            diary.played(b, events.BATTLE_STATIONS, "3.6", 1 - self.seat, card, actor)
        else:
            self.answered(b, card, actor)
        if self.open:
            self.ask_defender(b)

    def is_draft(self) -> bool:
        return True

    def secrecy(self) -> str:
        """A red card is seen when it is played; any other choice is made before all eyes."""
        return IN_PRIVATE if self.open else OPENLY


def is_passive(b: Battle, card: int) -> bool:
    """4.2 Can the card be used as a Passive Sonar?"""
    return b.cards[card].kind == PS or b.cards[card].kind == A_PS


def ear_forbids(b: Battle, actor: int, seeker: int) -> int:
    """4.22, 6.8 May this ship or helicopter hear the opposing ship with a Passive Sonar?"""
    if actor < HELI:
        if b.transports[actor]:
            return no.TRANSPORTS_PLAY_NOTHING
        code = sensors_forbid(b, actor)
        if code:
            return code
    if b.box(seeker, b.column(actor)) >= b.top(seeker):
        return no.MAXIMUM_CONTACT
    return ALLOWED


def sensors_forbid(b: Battle, place: int) -> int:
    """9.3, 13.1 Has the ship sensors, and do they work?"""
    if b.ships[place].sensor[b.sensor[place]] == NONE:
        return no.NO_SENSORS
    return no.SYSTEM_DOWN if b.weak_sensor[place] == DOWN else ALLOWED


def hear(b: Battle, rule: str, card: int, actor: int, seeker: int) -> None:
    """4.22, 6.8 The Passive Sonar gains a contact on the opposing ship."""
    diary.played(b, events.HEARD, rule, b.owner[actor & 15], card, actor)
    b.raise_contact(seeker, b.column(actor))
    diary.contact(b, events.CONTACT_GAINED, rule, seeker, b.column(actor), actor)


def reduction_fits(b: Battle, card: int, place: int) -> int:
    """3.2C, 5.3, 5.4, 5.5 May the ship play this Contact Reduction in the opponent's turn?"""
    if b.cards[card].kind != CR:
        return no.NOT_A_FITTING_ANSWER
    if b.transports[place]:
        return no.TRANSPORTS_PLAY_NOTHING
    if b.cards[card].sub_only and not b.subs[place]:
        return no.SUB_ONLY
    if b.dead[place] and not b.cards[card].shutdown_ok:
        return no.PLAYING_DEAD
    return ALLOWED
