"""What a page shows of a game: an observation as plain data, ready for JSON.

What it may hold stands in `records.py`, from which the page has its types, too. All of it comes from the
observation, so a face hides what that hides. The truth has a face as well, which shows all hands, fleets and
drafts.
"""

from typing import Final, cast

from wardroom.core.rows import ROW_BITS
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, TRUTH, UNKNOWN, Step
from wardroom.games.highseas import battle, muster, records
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.actions import CARD, SHIP, is_card, is_ship
from wardroom.games.highseas.attacks import needed, sinks
from wardroom.games.highseas.battle import Attack, Battle, Fleet
from wardroom.games.highseas.catalogue import NATIONS, Catalogue
from wardroom.games.highseas.defense import Defense
from wardroom.games.highseas.discards import Discards
from wardroom.games.highseas.ending import score, team_scores
from wardroom.games.highseas.formation import LayOut
from wardroom.games.highseas.odds import attack_odds, effect_odds, expected_toll
from wardroom.games.highseas.reorganize import Reorganize
from wardroom.games.highseas.resolution import PlanRoll, Resolution, is_hopeless
from wardroom.games.highseas.setup import Choose, FleetChoice
from wardroom.games.highseas.volley import Declare

# The row of a ship that has not been given one yet.
UNPLACED: Final = -1


def show_board(b: Battle) -> records.Board:
    """The board as the observer of the view sees it."""
    board = cast(records.Board, b.page_facts(b))
    board["series"] = b.tally[battle.TURNS] + 1
    board["victory"] = b.switches.victory
    board["total"] = b.switches.total
    board["volley"] = [show_attack(b, attack) for attack in b.volley]
    board["fleets"] = show_fleets(b)
    if b.switches.flights_by_card:
        board["flights_by_card"] = True
    for step in b.stack:
        show_step(b, board, step)
    if b.observer >= 0:
        stakes = show_stakes(b)
        if stakes:
            board["stakes"] = stakes
        waits = show_waits(b)
        if waits:
            board["waits"] = waits
    return board


# -- a fleet ----------------


def show_fleets(b: Battle) -> dict[str, records.Fleet]:
    fleets: dict[str, records.Fleet] = {}
    scores = team_scores(b)
    totals = b.by_team(b.standing()) if b.switches.linked else []
    for seat in range(len(b.fleets)):
        side = b.switches.team_of(seat)
        shown = show_fleet(b, seat, scores[side])
        if totals:
            shown["total"] = totals[side]
        fleets[str(seat)] = shown
    return fleets


def show_fleet(b: Battle, seat: int, side_score: int) -> records.Fleet:
    fleet: Fleet = b.fleets[seat]
    shown = cast(records.Fleet, fleet.page_facts(b))
    shown["nation"] = "" if fleet.nation == UNKNOWN else NATIONS[fleet.nation]
    shown["ships"] = show_ships(b, fleet)
    shown["front"] = [show_front(b, entry) for entry in fleet.front]
    shown["sunk_points"] = score(b, seat)
    shown["score"] = side_score
    if b.switches.team_size > 1:
        shown["team"] = b.switches.team_of(seat)
    if b.retreats(seat):
        shown["retreats"] = True
    return shown


def show_front(b: Battle, entry: int) -> records.FrontCard:
    """6 A card in front of the fleet."""
    shown: records.FrontCard = {"card": b.action_cards[entry & battle.CARD_BITS].key}
    if entry & battle.USED:
        shown["used"] = True
    return shown


def show_ships(b: Battle, fleet: Fleet) -> dict[records.ShipKey, records.Afloat]:
    shown: dict[records.ShipKey, records.Afloat] = {}
    for ship in fleet.ships:
        card = b.ship_cards[ship]
        flags = b.status[ship]
        row = flags & ROW_BITS
        if row == 0 and not card.is_submarine:
            row = UNPLACED
        fields: records.Afloat = {"row": row, "left": card.hull - b.hurt[ship]}
        if flags & battle.ACTIVE:
            fields["active"] = True
        shown[card.key] = fields
    for entry in fleet.damage:
        under = shown.get(b.ship_cards[entry >> 8].key)
        if under is not None:
            key = b.action_cards[entry & 255].key
            if "damage" in under:
                under["damage"].append(key)
            else:
                under["damage"] = [key]
    return shown


# -- attacks ----------------


def show_attack(b: Battle, attack: Attack) -> records.Attack:
    shown = cast(records.Attack, attack.page_facts(b))
    shown["number"] = die_of(b, attack)
    if shown["number"] > 0 and is_hopeless(b, attack):
        shown["hopeless"] = True
    return shown


def die_of(b: Battle, attack: Attack) -> int:
    """The face that must show, or more; 0 where no die is rolled."""
    if attack.kind == battle.TORPEDO_ATTACK or attack.flies():
        return max(1, needed(b, attack))
    return 0


def show_draft(b: Battle, step: Declare) -> records.Draft:
    draft = cast(records.Draft, step.page_facts(b))
    draft["attacks"] = [show_attack(b, attack) for attack in step.attacks]
    dice = dice_left(b, step)
    if dice:
        draft["dice"] = dice
    leaves = show_leaves(b, step)
    if leaves:
        draft["leaves"] = leaves
    leads = show_leads(b, step)
    if leads:
        draft["leads"] = leads
    if step.attacks and b.observer == step.seat:
        draft["chances"] = [show_chance(b, step.attacks, place) for place in range(len(step.attacks))]
        points, hits = expected_toll(b, step.attacks)
        draft["toll"] = {"points": round(1000 * points), "hits": round(1000 * hits)}
    return draft


def show_chance(b: Battle, attacks: list[Attack], place: int) -> records.Chance:
    """In thousandths, how likely a drafted attack is to sink its target, or to hurt it."""
    others = [attacks[other] for other in range(len(attacks)) if other != place]
    odds = attack_odds(b, attacks[place], others)
    return {"sinks": round(1000 * odds.of("sunk")), "hurts": round(1000 * odds.of("damaged"))}


def dice_left(b: Battle, step: Declare) -> int:
    """12.dice Dice of the card or carrier in hand that lie on no target yet."""
    if step.card != NOBODY:
        return max(0, b.card(step.card).attacks - step.laid)
    return max(0, b.flights(step.ship) - step.laid) if step.ship != NOBODY else 0


def show_leaves(b: Battle, step: Declare) -> dict[records.ShipKey, int]:
    """What the salvo in hand, with all that is drafted, would leave of the ships that it does not sink."""
    leaves: dict[records.ShipKey, int] = {}
    if step.card == NOBODY or step.wants_ship(b.card(step.card)) or b.observer != step.seat:
        return leaves
    damage = b.card(step.card).damage
    if damage == 0:
        return leaves
    for action in b.legal(step.seat):
        if is_ship(action):
            ship = action - SHIP
            whole = damage
            for attack in step.attacks:
                if attack.target == ship:
                    whole += attack.damage
            if not sinks(b, ship, whole):
                leaves[b.ship_cards[ship].key] = b.ship(ship).hull - b.hurt[ship] - whole
    return leaves


def show_leads(b: Battle, step: Declare) -> dict[str, list[records.ShipKey]]:
    """By card or ship that may be chosen now, the ships that may be chosen after it."""
    leads: dict[str, list[records.ShipKey]] = {}
    if b.observer != step.seat or not (step.at_menu() or asks_for_ship(b, step)):
        return leads
    for action in step.legal(b, step.seat):
        if is_card(action):
            leads[b.action_cards[action - CARD].key] = ships_after(b, step.with_choice(action))
        elif is_ship(action):
            leads[b.ship_cards[action - SHIP].key] = ships_after(b, step.with_choice(action))
    return leads


def asks_for_ship(b: Battle, step: Declare) -> bool:
    return step.card != NOBODY and step.wants_ship(b.card(step.card))


def ships_after(b: Battle, step: Declare) -> list[str]:
    """The ships that a draft may name from here on."""
    found: list[str] = []
    for action in step.legal(b, step.seat):
        if is_ship(action):
            found.append(b.ship_cards[action - SHIP].key)
            if asks_for_ship(b, step):
                found += ships_after(b, step.with_choice(action))
    return sorted(set(found))


# -- what is at stake ----------------


def show_stakes(b: Battle) -> dict[str, records.Stake]:
    """By place in the volley, what an attack on one's own side does if no other card is played."""
    shown: dict[str, records.Stake] = {}
    coming: list[Attack] = []
    for place in range(len(b.volley)):
        attack = b.volley[place]
        # A ship that is gone already cannot be hurt again.
        if attack.fate != battle.COMING or not b.owns(attack.seat, attack.target):
            continue
        if b.same_team(b.observer, attack.seat):
            odds = effect_odds(b, attack, coming)
            stake: records.Stake = {"sinks": round(1000 * odds.of("sunk"))}
            if attack.damage:
                stake["left"] = max(0, left_after(b, attack, coming))
            shown[str(place)] = stake
        coming.append(attack)
    return shown


def left_after(b: Battle, attack: Attack, before: list[Attack]) -> int:
    """What is left of the hull after all that comes before an attack, and the attack itself."""
    left = b.ship(attack.target).hull - b.hurt[attack.target] - attack.damage
    for other in before:
        if other.target == attack.target:
            left -= other.damage
    return left


def show_waits(b: Battle) -> dict[records.CardKey, records.Refusal]:
    """Why cards of the observer's hand cannot be played at this question, where it asks for cards."""
    shown: dict[records.CardKey, records.Refusal] = {}
    seat = b.observer
    if not b.asked() >> seat & 1:
        return shown
    asks_for_cards = False
    for action in b.candidates(seat):
        if is_card(action):
            asks_for_cards = True
    if not asks_for_cards:
        return shown
    last = NOBODY
    for card in b.fleets[seat].hand:
        if card != last:
            last = card
            code = b.forbids(seat, CARD + card)
            if code != ALLOWED and code != NOT_ASKED:
                name, rule = no.RULES[code]
                shown[b.action_cards[card].key] = {"name": name, "rule": rule}
    return shown


# -- what is being asked ----------------


def show_step(b: Battle, board: records.Board, step: Step) -> None:
    """What a step adds to the board; of each kind the uppermost counts."""
    if isinstance(step, Declare):
        if b.observer == step.seat or b.observer == TRUTH:
            board["draft"] = show_draft(b, step)
    elif isinstance(step, Defense):
        board["defense"] = step.page_facts(b)
    elif isinstance(step, Resolution):
        if step.place < len(b.volley):
            board["resolving"] = step.place
    elif isinstance(step, PlanRoll):
        board["roll"] = step.page_facts(b)
    elif isinstance(step, Reorganize):
        board["reorganize"] = step.page_facts(b)
    elif isinstance(step, LayOut):
        board["laying"] = {"seat": step.seat, "ship": b.ship_cards[step.ship(b)].key}
    elif isinstance(step, Discards):
        if step.chosen:
            board["discarding"] = b.shown_cards(step.chosen)
    elif isinstance(step, FleetChoice):
        board["choosing"] = show_choosing(b, step)


# -- choosing a fleet ----------------


class Proposals:
    """3.fleet The proposed fleets of a catalogue, found once for each navy and sum."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.digest = catalogue.digest
        self.navies = catalogue.navies
        self.choice = muster.Choice(catalogue, muster.FIRE, muster.HULL, muster.COVER, muster.UNSPENT)
        self.found: dict[int, list[int]] = {}

    def of(self, nation: int, points: int, by_card: bool) -> list[int]:
        key = points << 8 | nation << 1 | int(by_card)
        if key not in self.found:
            fleet = self.choice.best(self.navies[nation], points, by_card)
            fleet.sort()
            self.found[key] = fleet
        return self.found[key]


# The catalogue seen last: a server has one, and with content of one's own another.
PROPOSALS: Final[list[Proposals]] = []


def proposed(b: Battle, seat: int) -> list[int]:
    """3.fleet A good fleet of the seat's navy."""
    if not PROPOSALS or PROPOSALS[0].digest != b.catalogue.digest:
        PROPOSALS.clear()
        PROPOSALS.append(Proposals(b.catalogue))
    nation = b.fleets[seat].nation
    return PROPOSALS[0].of(nation, b.switches.fleet_points, b.switches.flights_by_card)


def show_choosing(b: Battle, step: FleetChoice) -> records.Choosing:
    """3.fleet One's own secret choice; in the truth everybody's."""
    shown: dict[str, records.Choice] = {}
    for seat in range(b.seats):
        if b.observer == seat or b.observer == TRUTH:
            run = step.run(b, seat)
            if isinstance(run, Choose):
                shown[str(seat)] = {
                    "chosen": b.shown_ships(run.chosen),
                    "left": run.left(b),
                    "proposed": b.shown_ships(proposed(b, seat)),
                }
    return {"points": b.switches.fleet_points, "fleets": shown}
