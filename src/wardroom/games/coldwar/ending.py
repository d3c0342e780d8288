"""11 Sunk ships and the end: who keeps a wreck, who is out, what a round is worth."""

from typing import cast

from wardroom.core.lists import added
from wardroom.core.rows import close_up
from wardroom.core.state import UNKNOWN, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar.battle import CARD_BITS, CRIPPLED, DOWN, EXPLODED, NOTHING, Battle
from wardroom.games.coldwar.damage import is_large
from wardroom.games.coldwar.tactics import ANY_TACTIC, nobody_useful, open_moment


def sink(b: Battle, ship: int, by: int, kind: int) -> None:
    """11.1 The ship goes face down to whoever sank it; cards under it are discarded."""
    owner = b.owner(ship)
    b.detach(owner, ship)
    b.strike_off(ship)
    b.set_hurt(ship, 0)
    b.forces[by].sunk = [*b.forces[by].sunk, ship]
    b.count(kind)
    if b.log is not None:
        diary.tell(
            b,
            "sunk",
            "11.1",
            {"ship": diary.ship_fact(b, ship), "seat": diary.seat_fact(owner), "by": diary.seat_fact(by)},
        )


def blow_up(b: Battle, ship: int) -> None:
    """13.65 Nobody scores a ship that its own explosion sinks."""
    owner = b.owner(ship)
    b.detach(owner, ship)
    b.strike_off(ship)
    b.set_hurt(ship, 0)
    b.lost = added(b.lost, ship)
    b.count(EXPLODED)
    diary.with_ship(b, "blown-up", "13.65", owner, ship)


def air_hit(b: Battle, owner: int, by: int, ship: int, kind: int) -> None:
    """7.16, 7.17, 7.2 A hit from the air sinks; 12.7 a large ship is crippled instead."""
    if is_large(b, ship, b.hurt[ship]):
        b.status[ship] |= CRIPPLED
        diary.with_ship(b, "crippled", "12.7", owner, ship)
    else:
        sink(b, ship, by, kind)


def close_ranks(b: Battle, seat: int) -> None:
    """5.21 When the last ship of a row is gone, the rows behind it move forward."""
    if close_up(b.status, b.forces[seat].ships):
        diary.simple(b, "rows-close-up", "5.21", seat)


class LastShip(Step):
    """11.2 The last ship of a player is gone; a Tactic in hand that is to last may still be played (13.5)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        leave_round(b, self.seat)

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


def check_last_ship(b: Battle, seat: int) -> None:
    """11.2 Without a ship a player is out of the round; 13.5 before the hand goes, Tactics have a moment."""
    force = b.forces[seat]
    if force.ships or force.out:
        return
    b.stack.append(LastShip(seat))
    if b.switches.tactics and b.switches.tactics_last and not is_last_agreed(b):
        useful = nobody_useful(b)
        useful[seat] = ANY_TACTIC
        if open_moment(b, seat, useful):
            return
    b.stack.pop()
    leave_round(b, seat)


def leave_round(b: Battle, seat: int) -> None:
    """11.2 Whoever is out discards all but Tactics that last (13.5)."""
    force = b.forces[seat]
    force.out = True
    b.discard_all(force.hand)
    if not b.switches.tactics_last:
        b.discard_all(force.tactics)
        force.tactics = NOTHING
    force.open = False
    for entry in force.area:
        b.to_discard(entry & CARD_BITS)
        if entry & DOWN:
            # 12.4 Face-down cards are shown when they are discarded.
            diary.with_card(b, "area-revealed", "12.4", seat, entry & CARD_BITS)
    if force.retreat != UNKNOWN:
        b.to_discard(force.retreat)
        force.retreat = UNKNOWN
    if b.log is not None:
        diary.tell(
            b, "out", "11.2", {"seat": diary.seat_fact(seat), "cards": diary.cards_fact(b, force.hand)}
        )
    force.hand = []
    force.area = NOTHING
    force.known = NOTHING
    # 6 A card that was revealed is remembered: those of the others are higher.
    if not force.moved:
        force.order = 0


def teams_afloat(b: Battle) -> int:
    """11.3 How many sides still have ships."""
    seen = 0
    sides = 0
    for seat in range(b.seats):
        if not b.forces[seat].out:
            side = 1 << b.switches.team_of(seat)
            if not seen & side:
                seen |= side
                sides += 1
    return sides


def round_score(b: Battle, seat: int) -> int:
    """11.3 Ships sunk, plus survivors, less damage; 12.7 a crippled ship counts nothing."""
    force = b.forces[seat]
    score = 0
    for ship in force.sunk:
        score += b.ship(ship).points
    for ship in force.ships:
        score += afloat_points(b, ship)
    return score


def damage_taken(b: Battle, seat: int) -> int:
    """11.3 How much less the ships afloat count than they would undamaged."""
    less = 0
    for ship in b.forces[seat].ships:
        less += b.ship(ship).points - afloat_points(b, ship)
    return less


def afloat_points(b: Battle, ship: int) -> int:
    """11.3 What a ship afloat counts for its owner; 12.7 nothing if it is crippled."""
    return 0 if b.status[ship] & CRIPPLED else b.ship(ship).points - b.hurt[ship]


def totals(b: Battle) -> list[int]:
    """Points per team, of finished rounds."""
    sums = [0] * b.seats
    for seat in range(b.seats):
        sums[b.switches.team_of(seat)] += b.forces[seat].points
    return sums


def leaders(b: Battle) -> list[int]:
    """11.4, 13.2E The seats of the team or teams with most points."""
    sums = totals(b)
    best = max(sums)
    return [seat for seat in range(b.seats) if sums[b.switches.team_of(seat)] == best]


def is_over(b: Battle) -> bool:
    """11.4 A round has ended with somebody at the victory level."""
    return is_last_agreed(b) or max(totals(b)) >= b.switches.victory


def is_last_agreed(b: Battle) -> bool:
    """Is this the last of the rounds that the table plays?"""
    return b.switches.rounds > 0 and b.round >= b.switches.rounds


def will_be_over(b: Battle) -> bool:
    """11.3, 11.4 Does the game end when this round is scored as things stand?"""
    sums = totals(b)
    for seat in range(b.seats):
        sums[b.switches.team_of(seat)] += round_score(b, seat)
    return is_last_agreed(b) or max(sums) >= b.switches.victory
