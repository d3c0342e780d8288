"""13 How a scenario ends: prey, points, exits, races against the deck, and any other result."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.attacksub import battle, diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.deck import check, number_of
from wardroom.games.attacksub.stations import force_ready, ready


def ships_with(b: Battle, side: int, status: int) -> int:
    """How many ships of a side are sunk, in play, and so on."""
    count = 0
    for place in range(b.places):
        if b.lineup.sides[place] == side and b.status[place] == status:
            count += 1
    return count


def points_of(b: Battle, side: int) -> int:
    """13C, 13L, 13M What a side has scored; it may fall below nothing."""
    points = 0
    for place in range(b.places):
        status = b.status[place]
        if b.lineup.sides[place] != side:
            if status == battle.SUNK:
                points += b.scenario.ship_points[b.lineup.ids[place]]
        elif status == battle.EXITED:
            points += b.scenario.exit_points[side]
        elif status == battle.SUNK and b.subs[place]:
            points -= b.scenario.loss_points[side]
    return points


def prey_is_sunk(b: Battle, side: int) -> bool:
    """13E, 13G to 13K The ships that a side must sink."""
    prey = b.scenario.prey[side]
    if not prey:
        return False
    sunk = [ship for ship in prey if b.status[b.lineup.place_of[ship]] == battle.SUNK]
    return len(sunk) == len(prey) if b.scenario.prey_all[side] else len(sunk) > 0


def check_victory(b: Battle) -> None:
    """13.5 After a sinking or an exit: has somebody won, or is nobody left?"""
    for side in range(2):
        if prey_is_sunk(b, side):
            finish(b, side, "prey-sunk", b.scenario.rule)
            return
        if 0 < b.scenario.points_needed[side] <= points_of(b, side):
            finish(b, side, "points", b.scenario.rule)
            return
    if b.scenario.exit_wins != NOBODY:
        place = b.lineup.place_of[b.scenario.exit_wins]
        if b.status[place] == battle.EXITED:
            flagship_away(b, place)
            return
    for side in range(2):
        if ships_with(b, side, battle.IN_PLAY) == 0:
            side_is_gone(b, side)
            return


def side_is_gone(b: Battle, side: int) -> None:
    """13.5, 11.3 A side has no ship in play."""
    other = 1 - side
    waiting = ships_with(b, side, battle.WAITING)
    if b.scenario.default_victory:
        if ships_with(b, side, battle.SUNK) == 0:
            # 13.5 All of its ships must leave, and those that may still come are its own as well.
            if waiting == 0:
                finish(b, side, "exited", "13.5")
            return
    elif waiting and ships_with(b, side, battle.EXITED):
        # 11.3 Those that left are not sunk: reinforcements may still come.
        return
    if b.scenario.sweep[other]:
        finish(b, other, "all-sunk", "13.5")
    elif waiting or not can_win_by_leaving(b, other):
        finish(b, b.scenario.otherwise, "nobody-left", b.scenario.rule)


def can_win_by_leaving(b: Battle, side: int) -> bool:
    """3.1 Nobody is left against this side: may it still win with ships that leave (13I, 13K, 13M)?"""
    scenario = b.scenario
    points = points_of(b, side)
    for place in range(b.places):
        if b.lineup.sides[place] == side and (
            b.status[place] == battle.IN_PLAY or b.status[place] == battle.WAITING
        ):
            if b.lineup.ids[place] == scenario.exit_wins:
                return True
            if scenario.exits[side] and (b.met[place] or not scenario.exit_needs_contact):
                points += scenario.exit_points[side]
    return 0 < scenario.points_needed[side] <= points


def flagship_away(b: Battle, place: int) -> None:
    """13I, 13K The flagship is out of danger: that wins if its side has not lost more ships."""
    side = b.lineup.sides[place]
    if ships_with(b, side, battle.SUNK) <= ships_with(b, 1 - side, battle.SUNK):
        finish(b, side, "flagship-away", b.scenario.rule)
    else:
        finish(b, b.scenario.otherwise, "too-many-lost", b.scenario.rule)


def finish(b: Battle, winner: int, reason: str, rule: str) -> None:
    """The game is over; NOBODY is a draw."""
    b.winner = winner
    b.reason = reason
    b.rule = rule
    b.stack = []
    if b.log is not None:
        if winner == NOBODY:
            diary.tell(b, events.GAME_DRAWN, rule, {"reason": reason})
        else:
            seat = diary.seat_fact(b.seat_of[winner])
            diary.tell(b, events.GAME_WON, rule, {"seat": seat, "reason": reason})


def may_race(b: Battle, seat: int, mover: int, negated: bool) -> bool:
    """13E, 13H, 13J Does an Open Range of this ship or force now allow a draw against the deck?"""
    scenario = b.scenario
    if scenario.race_side == NOBODY or scenario.race_side != b.side(seat) or b.deck < scenario.race_from_deck:
        return False
    if negated and not scenario.race_if_negated:
        return False
    if scenario.race_ship == NOBODY:
        return True
    return mover != battle.FORCE and b.lineup.ids[mover] == scenario.race_ship


def run_race(b: Battle, seat: int, mover: int, negated: bool) -> None:
    """13E, 13H, 13J An Open Range late enough may end the scenario by a number below that of the deck."""
    if not may_race(b, seat, mover, negated):
        return
    # 2.3 The number counts with the deck that it is drawn from, were it the last card of that.
    deck = b.deck
    card = check(b, events.RACE_CHECK, b.scenario.rule, seat, mover, NOBODY, deck)
    if number_of(b, card) < deck:
        finish(b, b.scenario.race_side, "race-won", b.scenario.rule)


def exit_forbids(b: Battle, seat: int, place: int) -> int:
    """8.2, 13.5 May this ship leave by an Open Range? All of a Surface Force share the card."""
    code = ready(b, place, battle.MOVED)
    if code == ALLOWED and not b.subs[place]:
        code = force_ready(b, seat)
    return code if code else departure_forbids(b, place)


def departure_forbids(b: Battle, place: int) -> int:
    """13.5 Would the scenario, and the enemy's contacts, let the ship go?"""
    scenario = b.scenario
    side = b.lineup.sides[place]
    if not scenario.exits[side]:
        return no.NO_EXIT
    if scenario.exit_wins != NOBODY and b.lineup.ids[place] != scenario.exit_wins:
        return no.NO_EXIT
    if b.deck <= scenario.exit_after_deck:
        return no.EXIT_TOO_EARLY
    if scenario.exit_needs_contact and not b.met[place]:
        return no.EXIT_NEEDS_CONTACT
    if scenario.exit_needs_whole_deck and b.deck <= b.since[place]:
        return no.EXIT_NEEDS_DECK
    if scenario.default_victory:
        if ships_with(b, 1 - side, battle.SUNK) == 0:
            return no.SINK_ONE_FIRST
        if ships_with(b, side, battle.SUNK) > 0:
            return no.LOST_ONE
    if b.has_contact_on(place):
        return no.STILL_CONTACTED
    return ALLOWED
