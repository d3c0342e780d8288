"""14 Winning: who collects a sunk ship, who is out, and when a battle or the game is over."""

from wardroom.games.highseas import diary, events
from wardroom.games.highseas.battle import CARD_BITS, NOTHING, Battle
from wardroom.games.highseas.formation import close_ranks


def sink(b: Battle, ship: int, by: int, kind: int) -> None:
    """14 The ship goes to whoever sank it; its row closes up if it was the last there (5.rows)."""
    owner = b.owner(ship)
    b.strike_off(ship)
    b.fleets[by].sunk = [*b.fleets[by].sunk, ship]
    b.count(kind)
    if b.log is not None:
        diary.tell(
            b,
            events.SUNK,
            "14",
            {
                "ship": diary.ship_fact(b, ship),
                "seat": diary.seat_fact(owner),
                "by": diary.seat_fact(by),
                "points": b.ship(ship).points,
                "total": score(b, by),
            },
        )
    close_ranks(b, owner)
    check_last_ship(b, owner)


def check_last_ship(b: Battle, seat: int) -> None:
    """14.elimination Without a ship a player is out of the battle and discards everything."""
    fleet = b.fleets[seat]
    if fleet.ships or fleet.out:
        return
    fleet.out = True
    b.discard_all(fleet.hand)
    b.discard_all([entry & CARD_BITS for entry in fleet.front])
    diary.with_cards(b, events.OUT, "14.elimination", seat, fleet.hand)
    fleet.hand = []
    fleet.front = NOTHING


def score(b: Battle, seat: int) -> int:
    """14 What the ships are worth that a player has sunk in this battle."""
    points = 0
    for ship in b.fleets[seat].sunk:
        points += b.ship(ship).points
    return points


def team_scores(b: Battle) -> list[int]:
    """16.2 The same by side."""
    return b.by_team([score(b, seat) for seat in range(b.seats)])


def team_totals(b: Battle) -> list[int]:
    """16.1 Points of finished battles, by side."""
    return b.team_totals()


def teams_afloat(b: Battle) -> int:
    """14.elimination How many sides still have ships."""
    return b.teams_afloat()


def battle_won(b: Battle) -> bool:
    """14, 16.1 Has the side whose turn it is sunk enough, here or with the battles before?"""
    side = b.switches.team_of(b.acting)
    here = 0
    before = 0
    for seat in range(b.seats):
        if b.switches.team_of(seat) == side:
            here += score(b, seat)
            before += b.fleets[seat].points
    return here >= b.switches.victory or here + before >= b.switches.total


def battle_over(b: Battle) -> bool:
    return teams_afloat(b) <= 1 or battle_won(b)


def game_over(b: Battle) -> bool:
    """14, 16.1 A battle decides the game, or linked battles have brought enough."""
    return not b.switches.linked or max(team_totals(b)) >= b.switches.total


def winners(b: Battle) -> list[int]:
    """14 Whoever has the points; else the last side afloat (14.elimination)."""
    if max(team_totals(b)) >= b.switches.total:
        return b.leaders()
    found = []
    for seat in range(b.seats):
        for other in range(b.seats):
            if b.same_team(seat, other) and not b.fleets[other].out:
                found.append(seat)
                break
    return found
