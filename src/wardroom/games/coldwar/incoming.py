"""6.1.B.2 Incoming: each defender in turn, area before point defences, guns before aircraft."""

from typing import Final, cast

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar.actions import SEAT, is_seat
from wardroom.games.coldwar.answers import (
    AllotAirDefense,
    BomberHits,
    DamageControl,
    PointDefense,
    SaveSubmarine,
    any_answerable,
    any_hit,
)
from wardroom.games.coldwar.attacks import asw_chance
from wardroom.games.coldwar.battle import (
    ASW_ATTACK,
    ATTACK_ROLL,
    BOMBER_ATTACK,
    CARD_BITS,
    COMING,
    CRIPPLED,
    CRUISE_ATTACK,
    DEFENCE_ROLL,
    DOWN,
    HIT,
    MISSED,
    NO_ATTACKS,
    NOTHING,
    STOPPED,
    Attack,
    Battle,
    added,
    may_bit,
)
from wardroom.games.coldwar.catalogue import ASW, COVER, ECM, EVADE
from wardroom.games.coldwar.damage import sinks, sinks_by_roll, worth
from wardroom.games.coldwar.defences import cover_chance, meets, thin_out
from wardroom.games.coldwar.ending import air_hit, check_last_ship, close_ranks, sink

# Stages of one Incoming; from SURFACE_DEFENCE to COUNTERATTACK once for each defender.
AREA_ASW: Final = 0
SURFACE_DEFENCE: Final = 1
SURFACE_EFFECT: Final = 2
AIR_DEFENCE: Final = 3
AIR_COVER_ROLLS: Final = 4
AIR_EFFECT: Final = 5
SETTLING: Final = 6
BOMBER_SETTLING: Final = 7
AFTERMATH: Final = 8
COUNTERATTACK: Final = 9


class ChooseDefender(Step):
    """7 The attacker names the order in which the defenders answer."""

    def __init__(self, seat: int, defenders: list[int]) -> None:
        self.seat = seat
        self.left = defenders
        self.order: list[int] = []

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "next-defender", "7")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [SEAT + other for other in self.left] if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or not is_seat(action) or action - SEAT not in self.left:
            return NOT_ASKED
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        self.left.remove(action - SEAT)
        self.order.append(action - SEAT)
        if len(self.left) == 1:
            self.order.append(self.left[0])
            state.stack.pop()
            state.stack.append(Incoming(seat, self.order))

    def copy(self) -> Step:
        other = ChooseDefender(self.seat, self.left[:])
        other.order = self.order[:]
        return other


class Incoming(Step):
    """6.1.B.2 All attacks of the volley are answered and resolved."""

    def __init__(self, seat: int, order: list[int]) -> None:
        self.seat = seat
        self.order = order
        self.place = 0
        self.stage = AREA_ASW
        # 8.37 Rolls of area ASW still to come: defender << 16 | card << 8 | submarine.
        self.hunts: list[int] = []

    def copy(self) -> Step:
        other = Incoming(self.seat, self.order)
        other.place = self.place
        other.stage = self.stage
        other.hunts = self.hunts[:]
        return other

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if self.stage == AREA_ASW:
            self.area_asw(b)
            return
        if self.place == len(self.order):
            finish_volley(b)
            b.stack.pop()
            return
        defender = self.order[self.place]
        stage = self.stage
        self.stage += 1
        if stage == SURFACE_DEFENCE:
            surface_area_defences(b, defender)
            ask_point_defence(b, defender, False)
        elif stage == SURFACE_EFFECT:
            resolve_surface(b, defender)
            if not any_flying(b, defender):
                self.stage = AIR_EFFECT
        elif stage == AIR_DEFENCE:
            air_area_defences(b, defender)
            ask_point_defence(b, defender, True)
        elif stage == AIR_COVER_ROLLS:
            roll_point_cover(b, defender)
            ask_air_defense(b, defender)
        elif stage == AIR_EFFECT:
            resolve_air(b, defender)
            ask_damage_control(b, defender)
        elif stage == SETTLING:
            settle_effects(b, defender, self.seat)
        elif stage == BOMBER_SETTLING:
            ask_bomber_hits(b, defender, self.seat)
        elif stage == AFTERMATH:
            close_ranks(b, defender)
            check_last_ship(b, defender)
        else:
            self.counterattack(b)

    def area_asw(self, b: Battle) -> None:
        """8.37 Area ASW of all defenders comes first: a submarine it sinks never fires."""
        if not self.hunts and self.place < len(self.order):
            self.list_hunts(b, self.order[self.place])
            self.place += 1
            return
        if not self.hunts:
            self.place = 0
            self.stage = SURFACE_DEFENCE
            return
        hunt = self.hunts.pop(0)
        defender, card, submarine = hunt >> 16, hunt >> 8 & 255, hunt & 255
        if b.owner(submarine) == self.seat:
            hunt_submarine(b, defender, card, submarine, True)

    def list_hunts(self, b: Battle, defender: int) -> None:
        if not b.forces[defender].area:
            return
        submarines = []
        for attack in b.volley:
            if (
                attack.seat == defender
                and attack.fate == COMING
                and meets(b, ASW, attack.kind, attack.source)
            ):
                if attack.source not in submarines:
                    submarines.append(attack.source)
        if not submarines:
            return
        reveal(b, defender, ASW)
        for entry in b.forces[defender].area:
            if not entry & DOWN and b.family(entry & CARD_BITS) == ASW:
                for submarine in submarines:
                    self.hunts.append(defender << 16 | (entry & CARD_BITS) << 8 | submarine)

    def counterattack(self, b: Battle) -> None:
        """8.37 Point ASW strikes back after the attack, unless its player has nothing left (11.2)."""
        if not b.laid:
            self.place += 1
            self.stage = SURFACE_DEFENCE
            return
        # Only ASW is still lying there: Air Cover has been rolled.
        laid = b.laid[0]
        b.laid = b.laid[1:]
        b.to_discard(laid & 255)
        submarine = b.volley[laid >> 8 & 255].source
        if not b.forces[laid >> 16].out and b.owner(submarine) == self.seat:
            hunt_submarine(b, laid >> 16, laid & 255, submarine, False)
        self.stage = COUNTERATTACK


def hunt_submarine(b: Battle, defender: int, card: int, submarine: int, area: bool) -> None:
    """8.37 One roll; the owner may save a submarine that was hit (9.3)."""
    chance = asw_chance(b, b.card(card), defender, submarine, area)
    roll = b.succeeds(chance, DEFENCE_ROLL)
    diary.hunted(
        b, "submarine-hit" if roll > 0 else "submarine-missed", defender, card, submarine, chance, roll
    )
    if roll > 0:
        b.stack.append(SaveSubmarine(b, b.owner(submarine), submarine, defender, area))


def reveal(b: Battle, seat: int, family: int) -> None:
    """12.4 At its first chance a face-down card must be used; what stays down cannot be of that family."""
    force = b.forces[seat]
    hidden = may_bit(family) << 8
    area = []
    changed = False
    for entry in force.area:
        if entry & DOWN and b.family(entry & CARD_BITS) == family:
            area.append(entry & CARD_BITS)
            diary.with_card(b, "area-revealed", "12.4", seat, entry & CARD_BITS)
            changed = True
        else:
            area.append(entry & ~hidden if entry & DOWN else entry)
            changed = changed or entry & DOWN != 0
    if changed:
        b.tide += 1
        area.sort()
        force.area = area


def has_area(b: Battle, seat: int, family: int) -> int:
    """A face-up area card of the family, or NOBODY."""
    for entry in b.forces[seat].area:
        if not entry & DOWN and b.family(entry & CARD_BITS) == family:
            return entry & CARD_BITS
    return NOBODY


def stop_all(b: Battle, seat: int, family: int, rule: str, flying: bool) -> None:
    """8.31, 8.32 An automatic area defence stops every attack that it meets."""
    if not b.forces[seat].area:
        return
    coming = []
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.seat == seat and attack.fate == COMING and attack.flies() == flying:
            if meets(b, family, attack.kind, attack.source):
                coming.append(place)
    if not coming:
        return
    reveal(b, seat, family)
    card = has_area(b, seat, family)
    if card != NOBODY:
        for place in coming:
            b.volley[place].fate = STOPPED
            diary.answered(b, "area-stops", rule, seat, card, place, 0, 0)


def surface_area_defences(b: Battle, seat: int) -> None:
    """8.1 Area defences against guns, missiles and torpedoes."""
    stop_all(b, seat, EVADE, "8.31", False)
    stop_all(b, seat, ECM, "8.32", False)


def air_area_defences(b: Battle, seat: int) -> None:
    """12.layers ECM stops cruise missiles; then Air Cover rolls against each thing in the air (8.33)."""
    if not b.forces[seat].area:
        return
    stop_all(b, seat, ECM, "8.32", True)
    coming = [place for place in range(len(b.volley)) if flying(b.volley[place], seat)]
    if not coming:
        return
    reveal(b, seat, COVER)
    covers = []
    for entry in b.forces[seat].area:
        if not entry & DOWN and b.family(entry & CARD_BITS) == COVER:
            covers.append(entry & CARD_BITS)
    for place in coming:
        for card in covers:
            if b.volley[place].fate == COMING:
                roll_cover(b, seat, card, place, True)


def flying(attack: Attack, seat: int) -> bool:
    """In the air against this task force and not yet stopped."""
    return attack.seat == seat and attack.fate == COMING and attack.flies()


def any_flying(b: Battle, seat: int) -> bool:
    """Is anything in the air against this task force?"""
    for attack in b.volley:
        if flying(attack, seat):
            return True
    return False


def roll_cover(b: Battle, player: int, card: int, place: int, area: bool) -> None:
    """8.33 Stops a strike or cruise missile, or takes two dice from a bomber strike (7.17)."""
    chance = cover_chance(b, b.card(card), player, area)
    roll = b.succeeds(chance, DEFENCE_ROLL)
    if roll > 0:
        thin_out(b, place, 2)
    diary.answered(b, "cover-stops" if roll > 0 else "cover-fails", "8.33", player, card, place, chance, roll)


def ask_point_defence(b: Battle, defender: int, air: bool) -> None:
    """8.2 Asked whenever a card could answer, whatever is in the hand."""
    if any_answerable(b, defender, air):
        step = PointDefense(b, defender, air)
        step.skip_the_helpless(b)
        if step.queue:
            b.stack.append(step)


def resolve_surface(b: Battle, defender: int) -> None:
    """7.1 What got through takes effect, provisionally (9.3), in the order declared."""
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.seat != defender or attack.fate != COMING or attack.flies():
            continue
        if sinks_by_roll(attack):
            # 7.13, 7.15
            roll = b.succeeds(attack.chance, ATTACK_ROLL)
            attack.fate = HIT if roll > 0 else MISSED
            rule = "7.15" if attack.kind == ASW_ATTACK else "7.13"
            diary.rolled(
                b, "roll-hits" if roll > 0 else "roll-misses", rule, place, NOBODY, attack.chance, roll
            )
        else:
            attack.fate = HIT
            diary.attack_told(b, "attack-hits", RULE_OF_KIND[attack.kind], place)


RULE_OF_KIND: Final = ("7.11", "7.12", "7.13", "7.15", "12.9", "7.16", "7.2", "7.17")


def roll_point_cover(b: Battle, defender: int) -> None:
    """8.2 All point Air Cover has been laid: now it is rolled."""
    if not b.laid:
        return
    laid = [entry for entry in b.laid if b.family(entry & 255) == COVER]
    b.laid = [entry for entry in b.laid if b.family(entry & 255) != COVER]
    for entry in laid:
        place = entry >> 8 & 255
        b.to_discard(entry & 255)
        if b.volley[place].fate == COMING:
            roll_cover(b, entry >> 16, entry & 255, place, False)


def ask_air_defense(b: Battle, defender: int) -> None:
    """12.1 The last line, if anything is still in the air and a system can roll."""
    if not b.switches.air_defense:
        return
    if any_flying(b, defender):
        step = AllotAirDefense(b, defender)
        if step.systems:
            b.stack.append(step)


def resolve_air(b: Battle, defender: int) -> None:
    """7.air Cruise missiles first (12.9), then each strike die, even at a ship already sunk (9.3)."""
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if flying(attack, defender) and attack.kind == CRUISE_ATTACK:
            attack.fate = HIT
            diary.attack_told(b, "attack-hits", "12.9", place)
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if not flying(attack, defender):
            continue
        for _ in range(attack.dice):
            roll = b.succeeds(attack.chance, ATTACK_ROLL)
            if roll > 0:
                attack.hits += 1
            name = "roll-hits" if roll > 0 else "roll-misses"
            diary.rolled(b, name, RULE_OF_KIND[attack.kind], place, NOBODY, attack.chance, roll)
        attack.fate = HIT if attack.hits > 0 else MISSED


def ask_damage_control(b: Battle, defender: int) -> None:
    """9.3 All effects are known: now Damage Control may be played."""
    if any_hit(b, defender):
        step = DamageControl(b, defender)
        step.skip_the_helpless(b)
        if step.queue:
            b.stack.append(step)


def settle_effects(b: Battle, defender: int, attacker: int) -> None:
    """9.3 What stands after Damage Control is final: damage in the order declared, then strikes."""
    for attack in b.volley:
        if attack.seat == defender and attack.fate == HIT and not attack.flies():
            settle_damage(b, defender, attacker, attack)
    for attack in b.volley:
        if attack.seat == defender and attack.fate == HIT and attack.kind == CRUISE_ATTACK:
            settle_damage(b, defender, attacker, attack)
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.seat == defender and attack.fate == HIT and CRUISE_ATTACK < attack.kind < BOMBER_ATTACK:
            if b.owns(defender, attack.target):
                air_hit(b, defender, attacker, attack.target, attack.kind)
            else:
                diary.attack_told(b, "strike-wasted", "7.air", place)


def settle_damage(b: Battle, defender: int, attacker: int, attack: Attack) -> None:
    """7.1 The card goes under the ship, or sinks it: total damage equals or exceeds its hits."""
    ship = attack.target
    force = b.forces[defender]
    if not b.owns(defender, ship):
        return
    if sinks_by_roll(attack):
        sink(b, ship, attacker, attack.kind)
        return
    points = worth(b, ship, attack.damage)
    if sinks(b, ship, points):
        sink(b, ship, attacker, attack.kind)
        return
    b.set_hurt(ship, b.hurt[ship] + points)
    force.attached = added(force.attached, ship << 8 | attack.card)
    attack.kept = True
    if b.log is not None:
        diary.tell(
            b,
            "damaged",
            "7.1",
            {
                "seat": diary.seat_fact(defender),
                "ship": diary.ship_fact(b, ship),
                "damage": points,
                "left": 1 if b.status[ship] & CRIPPLED else b.ship(ship).hits - b.hurt[ship],
            },
        )


def ask_bomber_hits(b: Battle, defender: int, attacker: int) -> None:
    """7.17 The defender chooses which surface ships take the hits; excess hits are ignored."""
    hits = 0
    for attack in b.volley:
        if attack.seat == defender and attack.fate == HIT and attack.kind == BOMBER_ATTACK:
            hits += attack.hits
    if hits > 0:
        b.stack.append(BomberHits(defender, attacker, hits))


def finish_volley(b: Battle) -> None:
    """Cards of the volley that did not become Damage cards are discarded."""
    for attack in b.volley:
        if attack.card != NOBODY and not attack.kept:
            b.to_discard(attack.card)
    b.volley = NO_ATTACKS
    b.laid = NOTHING


def begin_incoming(b: Battle, seat: int) -> None:
    """7 One defender at a time, in the order the attacker chooses."""
    b.laid = NOTHING
    defenders = []
    for other in range(b.seats):
        for attack in b.volley:
            if attack.seat == other:
                defenders.append(other)
                break
    if len(defenders) > 1:
        b.stack.append(ChooseDefender(seat, defenders))
    else:
        b.stack.append(Incoming(seat, defenders))
