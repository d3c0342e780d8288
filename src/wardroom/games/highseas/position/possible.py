"""What cannot be, though its words are right: attacks, what became of them, and cards before a fleet."""

from __future__ import annotations

from typing import cast

from wardroom.core.rows import ROW_BITS
from wardroom.core.state import ALLOWED, NOBODY, UNKNOWN, Step
from wardroom.games.highseas.actions import ATTACK, CARD, SHIP, TABLE
from wardroom.games.highseas.attacks import fleet_forbids, strike_forbids
from wardroom.games.highseas.battle import (
    ACTIVE,
    CARD_BITS,
    CARRIER_ATTACK,
    COMING,
    FATE_NAMES,
    HIT,
    LAND_ATTACK,
    MAIN_ATTACK,
    MISSED,
    SECONDARY_ATTACK,
    STOPPED,
    TORPEDO_ATTACK,
    USED,
    Attack,
    Battle,
)
from wardroom.games.highseas.catalogue import ARMOR, ESCORT, NEAR_MISS, PLANNING, RETREAT
from wardroom.games.highseas.defense import Defense
from wardroom.games.highseas.formation import LayOut, row_forbids
from wardroom.games.highseas.kinds import KINDS
from wardroom.games.highseas.order import DEFENSE
from wardroom.games.highseas.reorganize import Reorganize
from wardroom.games.highseas.setup import (
    FIRST_STAGE,
    FLEET_STAGE,
    FORMATION_STAGE,
    NATIONS_STAGE,
    STAGES,
    FleetChoice,
    PickNation,
    Setup,
)
from wardroom.games.highseas.volley import Declare


def attack_fault(b: Battle, before: list[Attack], attack: Attack) -> str:
    """Why the player whose turn it is cannot have declared the attack after those before it."""
    if fleet_forbids(b, b.acting, attack.seat) != ALLOWED:
        return f"seat{attack.seat + 1} cannot be attacked"
    if attack.kind == LAND_ATTACK:
        return land_fault(b, before, attack)
    if attack.kind == CARRIER_ATTACK:
        return carrier_fault(b, before, attack)
    card = b.card(attack.card)
    for ship in (attack.source, attack.second):
        if ship != NOBODY and KINDS[card.family].ship_forbids(b, before, card, ship) != ALLOWED:
            return f"{b.ship(ship).key} cannot fire {card.key}"
    if b.owns(attack.seat, attack.target):
        if KINDS[card.family].target_forbids(b, attack.source, attack.target) != ALLOWED:
            return f"{card.key} does not reach {b.ship(attack.target).key}"
    if attack.kind == TORPEDO_ATTACK:
        return (
            ""
            if attack.number == card.numbers[0] and not attack.damage
            else f"{card.key} needs {card.numbers[0]}"
        )
    return (
        "" if attack.damage == card.damage and not attack.number else f"{card.key} does {card.damage} damage"
    )


def land_fault(b: Battle, before: list[Attack], attack: Attack) -> str:
    """11.land-based-air The dice of a card lie together, on ships of one fleet."""
    dice = [attack]
    if attack.card == NOBODY:
        for other in reversed(before):
            if other.kind != LAND_ATTACK:
                break
            dice.append(other)
            if other.card != NOBODY:
                break
    if dice[-1].card == NOBODY:
        return "the first die of Land-Based Air lies with its card (11.land-based-air)"
    card = b.card(dice[-1].card)
    if len(dice) > card.attacks:
        return f"{card.key} has no more than {card.attacks} (11.land-based-air)"
    return dice_fault(dice, card.numbers)


def carrier_fault(b: Battle, before: list[Attack], attack: Attack) -> str:
    """12.carriers As many dice as the carrier has air attacks."""
    carrier = b.ship(attack.source)
    if b.owns(attack.seat, attack.target) and strike_forbids(b, attack.target) != ALLOWED:
        return f"{b.ship(attack.target).key} is a submarine, which carriers spare (12.carriers)"
    dice = [
        attack,
        *(other for other in before if other.kind == CARRIER_ATTACK and other.source == attack.source),
    ]
    if len(dice) > b.flights(attack.source):
        return f"{carrier.key} makes no more than {b.flights(attack.source)} of them (12.carriers)"
    return dice_fault(dice, carrier.numbers)


def dice_fault(dice: list[Attack], numbers: list[int]) -> str:
    """12 The dice of one card or carrier go to one fleet; 12.dice each with a number of some row."""
    if any(die.seat != dice[0].seat for die in dice):
        return "all dice of one card or carrier go to one fleet (12)"
    if dice[0].damage or dice[0].number not in numbers:
        return f"needs= is one of {', '.join(str(number) for number in sorted(set(numbers)))} (12.dice)"
    return ""


def number_fault(b: Battle, place: int) -> str:
    """12.dice The number is that of the target's row; 5.rows sinkings in its fleet may have moved it."""
    attack = b.volley[place]
    if not attack.flies() or not b.owns(attack.seat, attack.target):
        return ""
    if any(other.fate == HIT and not other.kept and other.seat == attack.seat for other in b.volley):
        return ""
    if attack.kind == CARRIER_ATTACK:
        numbers = b.ship(attack.source).numbers
    else:
        numbers = b.card(next(a.card for a in b.volley[place::-1] if a.card != NOBODY)).numbers
    row = b.row(attack.target)
    number = numbers[row - 1 if row > 0 else 3]
    if attack.number == number:
        return ""
    return f"{b.ship(attack.target).key} stands where needs= is {number} (12.dice)"


def fate_fault(attack: Attack, place: int, resolved: int) -> str:
    """7.resolve Why this cannot have become of an attack, when so many have been resolved."""
    fate = FATE_NAMES[attack.fate]
    if attack.kept and (attack.fate != HIT or not attack.damage):
        return "kept is a salvo or depth charge that hit (10.damage)"
    if attack.fate == MISSED and not attack.number:
        return "only a die misses (10.damage)"
    if place < resolved and attack.fate == COMING:
        return f"attack #{place + 1} has been resolved and is not {fate}"
    if place >= resolved and attack.fate not in (COMING, STOPPED):
        return f"attack #{place + 1} has not been resolved and is not {fate}"
    return ""


def front_fault(b: Battle, seat: int, place: int, reorganizing: bool) -> str:
    """6 Why a card cannot lie before the fleet as it does, at this place of the turn."""
    for entry in b.fleets[seat].front:
        card = b.card(entry & CARD_BITS)
        if card.family != RETREAT and reorganizing and seat == b.acting:
            return f"{card.key} is laid out after reorganizing (6)"
        if not entry & USED:
            continue
        if card.family == RETREAT or (card.family != PLANNING and seat == b.acting):
            return f"{card.key} does not work in this turn and is not used (6)"
        if place < DEFENSE:
            return f"{card.key} has not worked yet in this turn (6)"
    return ""


def used_fault(b: Battle, seat: int) -> str:
    """6 Why a card before the fleet cannot have worked against the attacks on the table."""
    used = [b.family(entry & CARD_BITS) for entry in b.fleets[seat].front if entry & USED]
    coming = [attack for attack in b.volley if attack.seat == seat]
    for family, kind, name in ((NEAR_MISS, MAIN_ATTACK, "near-miss"), (ARMOR, SECONDARY_ATTACK, "armor")):
        if used.count(family) > sum(attack.kind == kind and attack.fate == STOPPED for attack in coming):
            return f"{name} has stopped no attack in this turn and is not used (6)"
    if ESCORT in used and all(b.ship(attack.target).is_submarine for attack in coming):
        return "escort has moved no attack in this turn and is not used (6)"
    return ""


def shift_fault(b: Battle, step: Reorganize) -> bool:
    """5.rows Ships that may still move can fill the gaps before the others, who filled those before them."""
    settled, free = [0, 0, 0, 0], [0, 0, 0, 0]
    for ship in b.fleets[step.seat].ships:
        rows = settled if ship in step.moved else free
        rows[b.row(ship)] += 1
    return any(
        row_forbids(rows, 0, sum(others[1:])) != ALLOWED
        for rows, others in ((settled, free), (free, settled))
    )


def choice_fault(b: Battle, step: Step) -> str:
    """What is being chosen, chosen once more."""
    if isinstance(step, Declare) and b.answers_for(step.seat):
        return declare_fault(b, step)
    if isinstance(step, Defense) and step.queue and step.card != NOBODY and b.answers_for(step.queue[0]):
        return defense_fault(b, step, step.queue[0])
    return ""


def declare_fault(b: Battle, step: Declare) -> str:
    """7.declare A card, then its ships, or a carrier; then dice, one after another."""
    if step.laid > len(step.attacks):
        return f"laid={step.laid}, but there are {len(step.attacks)} lines 'draft'"
    before = len(step.attacks) - step.laid
    again = Declare(step.seat)
    again.attacks = step.attacks[:before]
    if step.card != NOBODY:
        card = b.card(step.card)
        if again.card_forbids(b, step.seat, step.card) != ALLOWED:
            return f"{card.key} cannot be played (7.declare)"
        again = again.with_choice(CARD + step.card)
        for ship in (step.ship, step.second):
            if ship != NOBODY:
                if not again.wants_ship(card) or again.platform_forbids(b, card, SHIP + ship) != ALLOWED:
                    return f"{b.ship(ship).key} cannot fire {card.key} (10)"
                again = again.with_choice(SHIP + ship)
    elif step.second != NOBODY or (step.laid and step.ship == NOBODY):
        return "a card or a carrier is taken up first (7.declare)"
    elif step.ship != NOBODY and again.carrier_forbids(b, step.ship) != ALLOWED:
        return f"{b.ship(step.ship).key} sends no aircraft (12.carriers)"
    kind = CARRIER_ATTACK if step.card == NOBODY else LAND_ATTACK
    if any(die.kind != kind or die.source != step.ship for die in step.attacks[before:]):
        return f"laid={step.laid}: the last of the draft are other attacks"
    return ""


def defense_fault(b: Battle, step: Defense, seat: int) -> str:
    """7.defense A card, then the attack that it meets."""
    again = cast(Defense, step.copy())
    again.card = again.attack = NOBODY
    key = b.card(step.card).key
    if again.forbids(b, seat, (TABLE if step.prepared else CARD) + step.card) != ALLOWED:
        return f"{key} cannot be played (7.defense)"
    again.card = step.card
    if step.attack != NOBODY and again.forbids(b, seat, ATTACK + step.attack) != ALLOWED:
        return f"{key} does not meet that attack (7.defense)"
    return ""


def setup_fault(b: Battle, steps: list[Step]) -> str:
    """3 What is done in each stage of the setup, and what lies on the table by then."""
    setup = steps[0]
    assert isinstance(setup, Setup)
    asking = steps[1] if len(steps) > 1 else None
    # Who chooses a fleet has left that stage behind.
    for kind, stage in ((PickNation, NATIONS_STAGE), (FleetChoice, FIRST_STAGE), (LayOut, FORMATION_STAGE)):
        if isinstance(asking, kind) and setup.stage != stage:
            return f"{kind.__name__} stands below 'step: Setup stage={STAGES[stage]}' (3)"
    chosen = setup.stage > FLEET_STAGE and not isinstance(asking, FleetChoice)
    for seat, fleet in enumerate(b.fleets):
        if chosen != bool(fleet.ships):
            return f"seat{seat + 1} has {'no' if chosen else 'chosen its'} ships in this stage (3.fleet)"
        if sum(b.ship(ship).points for ship in fleet.ships) > b.switches.fleet_points:
            return (
                f"the fleet of seat{seat + 1} is worth more than {b.switches.fleet_points} points (3.fleet)"
            )
    if setup.stage >= FORMATION_STAGE:
        if b.first == UNKNOWN:
            return "a line 'first: seat1' is missing: who begins is known by then (3.first)"
        return laying_fault(b, setup, asking)
    return "laid= counts formations, which come later (3.formation)" if setup.laid else ""


def laying_fault(b: Battle, setup: Setup, asking: Step | None) -> str:
    """3.formation Fleets are laid out one after another, from the first player on, ship by ship."""
    if isinstance(asking, LayOut) and asking.seat != (b.first + setup.laid - 1) % b.seats:
        return f"laid={setup.laid}: it is not for seat{asking.seat + 1} to lay out ships (3.formation)"
    if setup.stage > FORMATION_STAGE and setup.laid < b.seats:
        return f"laid={setup.laid}: all fleets are laid out before hands are dealt (3.formation)"
    for offset in range(b.seats):
        seat = (b.first + offset) % b.seats
        ships = b.fleets[seat].ships
        placed = len(ships) if offset < setup.laid else 0
        if isinstance(asking, LayOut) and asking.seat == seat:
            placed = asking.placed
        for place, ship in enumerate(ships):
            key = b.ship(ship).key
            if place >= placed and b.status[ship] & (ROW_BITS | ACTIVE):
                return f"{key} is not yet laid out (3.formation)"
            if place < placed and not b.ship(ship).is_submarine and not b.status[ship] & ROW_BITS:
                return f"{key} is laid out and stands in a row (3.formation)"
    return ""
