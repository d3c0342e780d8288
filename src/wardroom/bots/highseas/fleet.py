"""3.fleet, 5 Which ships put to sea, where they stand, and which follow as Reinforcements."""

from wardroom.bots.highseas.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import NOBODY
from wardroom.games.highseas import actions, catalogue
from wardroom.games.highseas.actions import is_card, is_ship
from wardroom.games.highseas.battle import ACTIVE as STATUS_ACTIVE
from wardroom.games.highseas.battle import Battle
from wardroom.games.highseas.formation import LayOut
from wardroom.games.highseas.kinds import KINDS
from wardroom.games.highseas.reorganize import Reorganize, damage_kinds
from wardroom.games.highseas.setup import Choose, FleetChoice


def pick_nation(legal: list[int], temper: int) -> int:
    """3.nations Each admiral has a navy of the heart."""
    return legal[temper % len(legal)] if legal[0] >= actions.NATION else legal[0]


# -- choosing ----------------


def choose_fleet(b: Battle, top: FleetChoice, seat: int, wanted: list[int], legal: list[int]) -> int:
    """The ships of the wanted fleet, one after another."""
    run = top.runs.get(seat)
    chosen = run.chosen if isinstance(run, Choose) else []
    for ship in wanted:
        if ship not in chosen and actions.SHIP + ship in legal:
            return actions.SHIP + ship
    return DONE if DONE in legal else legal[0]


# -- rows ----------------


def ideal_rows(b: Battle, ships: list[int], w: Weights) -> dict[int, int]:
    """Carriers behind, main batteries in the second row, the others in front; nobody before an empty row."""
    rows: dict[int, int] = {}
    for ship in ships:
        card = b.ship(ship)
        left = card.hull - b.hurt[ship]
        if card.is_carrier or (left <= w.hide and card.points >= w.hidden):
            rows[ship] = 3
        else:
            rows[ship] = 2 if card.main != catalogue.NO_BATTERY else 1
    fill(b, rows, 1, w)
    fill(b, rows, 2, w)
    return rows


def fill(b: Battle, rows: dict[int, int], row: int, w: Weights) -> None:
    """Somebody must stand in front of those behind: a ship that can bear it, or all of them come up."""
    behind = [ship for ship in rows if rows[ship] > row]
    if not behind or any(rows[ship] == row for ship in rows):
        return
    spare = [ship for ship in behind if not b.ship(ship).is_carrier] or behind
    stout = max(spare, key=lambda ship: (b.ship(ship).hull - b.hurt[ship] - b.ship(ship).points, ship))
    if row == 2:
        front = [ship for ship in rows if rows[ship] == 1]
        if len(front) > 1:
            stout = max(front, key=lambda ship: (b.ship(ship).points, ship))
    rows[stout] = row


def lay_out(b: Battle, top: LayOut, legal: list[int], w: Weights) -> int:
    """3.formation"""
    ship = top.ship(b)
    if b.ship(ship).is_submarine:
        return actions.PASSIVE
    surface = [other for other in b.fleets[top.seat].ships if not b.ship(other).is_submarine]
    return actions.ROW + ideal_rows(b, surface, w)[ship]


# -- reorganize ----------------


def reorganize(b: Battle, top: Reorganize, legal: list[int], w: Weights, attacks: float) -> int:
    """5 Cards first, then rows and submarines. `attacks` is what this turn's attacks are worth."""
    if top.repairs > 0:
        return repair(b, top, legal)
    if top.ship != NOBODY:
        return place(b, top, w)
    if top.pool > 0:
        called = reinforcement(b, top, legal)
        if called != NOBODY:
            return called
    card = card_to_play(b, top, legal, w, attacks)
    if card != NOBODY:
        return card
    return rearrange(b, top, legal, w)


def repair(b: Battle, top: Reorganize, legal: list[int]) -> int:
    """11.retreat The heaviest card of the ship that is worth most."""
    if top.ship != NOBODY:
        return max(legal, key=lambda action: (b.card(action - actions.CARD).damage, action))

    def gain(action: int) -> tuple[float, int]:
        ship = action - actions.SHIP
        heaviest = max(b.card(card).damage for card in damage_kinds(b, top.seat, ship))
        return heaviest * b.ship(ship).points / b.ship(ship).hull, ship

    return max(legal, key=gain)


def place(b: Battle, top: Reorganize, w: Weights) -> int:
    surface = [ship for ship in b.fleets[top.seat].ships if b.row(ship) > 0]
    if top.ship not in surface:
        surface.append(top.ship)
    return actions.ROW + ideal_rows(b, surface, w)[top.ship]


def reinforcement(b: Battle, top: Reorganize, legal: list[int]) -> int:
    """11.reinforcements The dearest ship that the points pay for, once all cards are played."""
    for action in legal:
        if is_card(action) and b.family(action - actions.CARD) == catalogue.REINFORCEMENTS:
            return action
    best = NOBODY
    for action in legal:
        if is_ship(action) and action - actions.SHIP in b.fleets[top.seat].reserve:
            if best == NOBODY or b.ship(action - actions.SHIP).points > b.ship(best - actions.SHIP).points:
                best = action
    return best


def card_to_play(b: Battle, top: Reorganize, legal: list[int], w: Weights, attacks: float) -> int:
    damage = sorted((b.card(entry & 255).damage for entry in b.fleets[top.seat].damage), reverse=True)
    worn = sum(damage[:3]) >= w.repairs and attacks < w.idle and not b.retreats(top.seat)
    for action in legal:
        if is_card(action):
            family = b.family(action - actions.CARD)
            if family == catalogue.REINFORCEMENTS or (family == catalogue.RETREAT and worn):
                return action
    return NOBODY


def rearrange(b: Battle, top: Reorganize, legal: list[int], w: Weights) -> int:
    """5.rows, 5.submarines Towards the formation we would like."""
    fleet = b.fleets[top.seat]
    surface = [ship for ship in fleet.ships if b.row(ship) > 0]
    rows = ideal_rows(b, surface, w)
    hunting = any(b.family(card) == catalogue.TORPEDO for card in fleet.hand) and not b.retreats(top.seat)
    for ship in fleet.ships:
        if actions.SHIP + ship not in legal or ship in top.moved:
            continue
        if b.ship(ship).is_submarine:
            if hunting != bool(b.status[ship] & STATUS_ACTIVE):
                return actions.SHIP + ship
        elif rows[ship] != b.row(ship):
            return actions.SHIP + ship
    if DONE in legal:
        return DONE
    return next((action for action in legal if is_ship(action)), legal[0])


def can_fire(b: Battle, ships: list[int], card: int) -> int:
    """How many of these ships have the weapon for a card, wherever they stand."""
    found = 0
    kind = b.card(card)
    for ship in ships:
        one = b.ship(ship)
        if kind.family == catalogue.MAIN:
            found += one.main == kind.size
        elif kind.family == catalogue.SECONDARY:
            found += one.secondary == kind.size
        elif kind.family == catalogue.TORPEDO:
            found += one.mount != catalogue.NO_MOUNT
        elif KINDS[kind.family].fired:
            found += one.mount != catalogue.NO_MOUNT and not one.is_submarine
        elif kind.family == catalogue.LAND_AIR:
            found += 1
    return found
