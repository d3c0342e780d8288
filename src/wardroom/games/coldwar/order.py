"""6 Sequence of play: rounds, series of turns, and the steps of each turn."""

from typing import Final, cast

from wardroom.core.state import UNKNOWN, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar.battle import ORDER, TURNS, Battle
from wardroom.games.coldwar.catalogue import ADDITIONAL_SHIP, SATELLITE
from wardroom.games.coldwar.catalogue import RETREAT as RETREAT_CARD
from wardroom.games.coldwar.deal import deal
from wardroom.games.coldwar.ending import damage_taken, is_over, round_score, teams_afloat, will_be_over
from wardroom.games.coldwar.formation import Formation
from wardroom.games.coldwar.fortunes import FortunesOfWar
from wardroom.games.coldwar.incoming import begin_incoming
from wardroom.games.coldwar.prepare import (
    DiveDive,
    RetreatStep,
    ShipAhoy,
    adjust_formation,
    clear_the_decks,
    has_active_submarine,
    roll_fog,
)
from wardroom.games.coldwar.shipshape import AdjustOrdnance, resupply
from wardroom.games.coldwar.tactics import ANY_TACTIC, nobody_useful, open_moment
from wardroom.games.coldwar.teams import Transfers, has_team_mates
from wardroom.games.coldwar.volley import BattleStations

# The steps of a turn, as the rulebook numbers them.
STEPS: Final = (
    "6.1.A.1",
    "6.1.A.2",
    "6.1.A.3",
    "6.1.A.4",
    "6.1.A.5",
    "6.1.A.6",
    "6.1.B.1",
    "6.1.B.2",
    "6.1.C.1",
    "6.1.C.2",
    "6.1.C.3",
    "6.1.C.4",
)
CLEAR: Final = 0
FOG_OF_WAR: Final = 1
FORMATION: Final = 2
DIVE: Final = 3
AHOY: Final = 4
RETREAT: Final = 5
STATIONS: Final = 6
INCOMING: Final = 7
HANGARS: Final = 8
ORDNANCE: Final = 9
RESUPPLY: Final = 10
FORTUNES: Final = 11


class Rounds(Step):
    """3, 3.1, 11.4 Rounds are played until somebody has enough points."""

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if b.round > 0 and is_over(b):
            b.stack.pop()
            return
        # 5: everything is dealt anew for a round.
        b.round += 1
        if b.log is not None:
            diary.tell(b, "round-begins", "5", {"number": b.round})
        deal(b)
        b.stack.append(SeriesOfTurns())
        b.stack.append(Formation((1 << b.seats) - 1))

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


class SeriesOfTurns(Step):
    """6 Order cards are dealt face down for every series; the lowest not yet played reveals and goes."""

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if teams_afloat(b) <= 1:
            close_round(b)
            return
        seat = next_seat(b)
        if seat == UNKNOWN:
            if b.last_series == 2:
                close_round(b)
                return
            deal_order(b)
            seat = next_seat(b)
        b.tide += 1
        b.forces[seat].moved = True
        b.acting = seat
        b.played = False
        b.fog = 0
        diary.numbered(b, "turn-begins", "6", seat, b.forces[seat].order)
        b.stack.append(Turn(seat))

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


def next_seat(b: Battle) -> int:
    """6 Whoever holds the lowest card that has not been played."""
    best = UNKNOWN
    for seat in range(b.seats):
        force = b.forces[seat]
        if not force.out and not force.moved and force.order > 0:
            if best == UNKNOWN or force.order < b.forces[best].order:
                best = seat
    return best


def deal_order(b: Battle) -> None:
    """6 One card each, from at least as many as there are players."""
    assert b.dice is not None
    if b.last_series == 1:
        b.last_series = 2
    b.series += 1
    b.tide += 1
    # Compiled, a comprehension is faster than `list(range(...))`.
    numbers = [number + 1 for number in range(max(b.switches.order_cards, b.seats))]
    for seat in range(b.seats):
        force = b.forces[seat]
        force.moved = False
        force.order = 0 if force.out else b.dice.pick(numbers, ORDER)
        if force.order:
            diary.order_dealt(b, seat, force.order)
    if b.log is not None:
        diary.tell(b, "last-series" if b.last_series == 2 else "series-begins", "6", {"number": b.series})


class EndOfRound(Step):
    """11.3 The last turn has been played, and so have the Tactics that are to last: the scores."""

    def act(self, state: State) -> None:
        end_round(cast(Battle, state))

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


def close_round(b: Battle) -> None:
    """13.5 A Tactic that is still in a hand is lost with it, unless it is played before the scores."""
    b.stack.pop()
    b.stack.append(EndOfRound())
    if b.switches.tactics and b.switches.tactics_last and not will_be_over(b):
        # Who has moved last is asked last; where nobody has, as in a position, the seats are asked in order.
        last = b.acting if b.acting != UNKNOWN else b.seats - 1
        b.acting = UNKNOWN
        b.fog = 0
        b.played = False
        open_moment(b, last, [ANY_TACTIC] * b.seats)


def end_round(b: Battle) -> None:
    """11.3 Everybody scores."""
    b.stack.pop()
    b.acting = UNKNOWN
    for seat in range(b.seats):
        score = round_score(b, seat)
        b.forces[seat].points += score
        if b.forces[seat].out:
            b.forces[seat].order = 0
        if b.log is not None:
            diary.tell(
                b,
                "round-scored",
                "11.3",
                {
                    "seat": diary.seat_fact(seat),
                    "number": score,
                    "total": b.forces[seat].points,
                    "sunk": diary.ships_fact(b, b.forces[seat].sunk),
                    "kept": diary.ships_fact(b, b.forces[seat].ships),
                    "damage": damage_taken(b, seat),
                },
            )


class Turn(Step):
    """6.1 The steps of a player's turn, rigidly in order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.place = CLEAR
        # 13.56 Tactics have their moment before the Fog of War roll, which is still to come.
        self.waited = False

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        # What asks somebody is laid on top of the turn; when the turn is over, it is taken off.
        height = len(b.stack)
        while len(b.stack) == height:
            self.next_step(b)

    def next_step(self, b: Battle) -> None:
        seat = self.seat
        if self.waited:
            self.waited = False
            roll_fog(b, seat)
            return
        place = self.place
        self.place += 1
        # 11.2: whether the turn goes on is settled when the shooting is over.
        if place > FORTUNES or (place == HANGARS and (b.forces[seat].out or teams_afloat(b) <= 1)):
            b.stack.pop()
            b.count(TURNS)
        elif place == CLEAR:
            clear_the_decks(b, seat)
        elif place == FOG_OF_WAR:
            if b.switches.tactics == 0 or not self.orbit_moment(b):
                roll_fog(b, seat)
        elif place == FORMATION:
            adjust_formation(b, seat)
        elif place == DIVE:
            if has_active_submarine(b, seat):
                b.stack.append(DiveDive(seat))
        elif place == AHOY:
            if b.top != UNKNOWN and b.asks_for(seat, ADDITIONAL_SHIP):
                b.stack.append(ShipAhoy(seat))
        elif place == RETREAT:
            if b.asks_for(seat, RETREAT_CARD):
                b.stack.append(RetreatStep(seat))
        elif place == STATIONS:
            self.battle_stations(b)
        elif place == INCOMING:
            if b.volley:
                begin_incoming(b, seat)
        elif place == ORDNANCE:
            if b.forces[seat].hand:
                b.stack.append(AdjustOrdnance(seat))
        elif place == RESUPPLY:
            resupply(b, seat)
        elif place == FORTUNES:
            if b.luck:
                b.stack.append(FortunesOfWar(seat))

    def orbit_moment(self, b: Battle) -> bool:
        """13.56 Before the roll its player may launch a satellite."""
        useful = nobody_useful(b)
        useful[self.seat] = 1 << SATELLITE
        self.waited = open_moment(b, self.seat, useful)
        return self.waited

    def battle_stations(self, b: Battle) -> None:
        """9.2 A retreating task force skips all of step B."""
        if b.forces[self.seat].retreat != UNKNOWN:
            self.place = HANGARS
            return
        b.stack.append(BattleStations(self.seat))
        # 13.2C Transfers come before the volley.
        if has_team_mates(b, self.seat):
            b.stack.append(Transfers(self.seat))

    def copy(self) -> Step:
        other = Turn(self.seat)
        other.place = self.place
        other.waited = self.waited
        return other
