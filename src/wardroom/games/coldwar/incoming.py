"""6.1.B.2 Incoming: each defender in turn, area before point defences, guns before aircraft."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.lists import added, removed
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import CARD, SEAT, is_seat
from wardroom.games.coldwar.answers import (
    AllotAirDefense,
    BomberHits,
    DamageControl,
    PointDefense,
    SaveSubmarine,
    any_answerable,
    any_hit,
    any_surprise,
    crash_dive,
    guardians,
)
from wardroom.games.coldwar.attacks import asw_chance
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ASW_ATTACK,
    ATTACK_ROLL,
    BOMBER_ATTACK,
    CARD_BITS,
    COMING,
    CRUISE_ATTACK,
    DEFENCE_ROLL,
    DOWN,
    HIT,
    IN_THE_AIR,
    MAY_BITS,
    MAY_COVER,
    MAY_WARN,
    MINE_ATTACK,
    MISSED,
    MISSILE_ATTACK,
    NO_ATTACKS,
    NOTHING,
    STOPPED,
    SURFACE,
    TORPEDO_ATTACK,
    Attack,
    Battle,
    may_bit,
)
from wardroom.games.coldwar.catalogue import (
    ASW,
    COVER,
    CRASH_DIVE,
    EARLY_WARNING,
    ECM,
    EVADE,
    EVASIVE,
    FIGHTER,
    IMPROVED_ASW,
    JAMMING,
    JINK,
    SUB_EVASION,
    SWEEPERS,
)
from wardroom.games.coldwar.damage import hits_left, sinks, sinks_by_roll, worth
from wardroom.games.coldwar.defences import cover_chance, meets, thin_out, warning_chance
from wardroom.games.coldwar.ending import air_hit, check_last_ship, close_ranks, sink
from wardroom.games.coldwar.hand import HandStep, cards_in_hand
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.refueling import discard_or_refuel
from wardroom.games.coldwar.specials import announce
from wardroom.games.coldwar.tactics import last_resort, nobody_useful, open_moment
from wardroom.games.coldwar.volley import settle_numbers

# Stages of one Incoming; from SURFACE_AREA to COUNTERATTACK once for each defender. Positions tell them by
# number, and 6 to 8 were a laying for mines alone: whoever stands there goes on with the mines.
AREA_ASW: Final = 0
SURFACE_AREA: Final = 1
SURFACE_POINT: Final = 2
SURFACE_ROLLS: Final = 3
SURFACE_MOMENT: Final = 4
SURFACE_EFFECT: Final = 5
MINES: Final = 9
AIR_MOMENT: Final = 10
AIR_AREA: Final = 11
AIR_POINT: Final = 12
AIR_LAID: Final = 13
AIR_ROLLS: Final = 14
AIR_LAST: Final = 15
AIR_JAMMING: Final = 16
AIR_EFFECT: Final = 17
SETTLING: Final = 18
BOMBER_SETTLING: Final = 19
AFTERMATH: Final = 20
COUNTERATTACK: Final = 21

# A roll of Air Cover or Early Warning: area << 24 | player << 16 | attack << 8 | card.
AREA_ROLL: Final = 24


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
        # Hits of point ASW on submarines, still to be answered: hunter << 8 | submarine.
        self.struck: list[int] = []
        # Rolls of Air Cover and Early Warning still to come.
        self.rolls: list[int] = []

    def copy(self) -> Step:
        other = Incoming(self.seat, self.order)
        other.place = self.place
        other.stage = self.stage
        other.hunts = self.hunts[:]
        other.struck = self.struck[:]
        other.rolls = self.rolls[:]
        return other

    def act(self, state: State) -> None:
        """Stage after stage, until somebody is asked or the volley is over."""
        b = cast(Battle, state)
        while b.stack[-1] is self:
            self.next_stage(b)

    def next_stage(self, b: Battle) -> None:
        if self.rolls:
            roll_next(b, self.rolls.pop(0))
            return
        if self.stage == AREA_ASW:
            self.area_asw(b)
            return
        if self.place == len(self.order):
            b.stack.pop()
            finish_volley(b, self.seat)
            return
        defender = self.order[self.place]
        stage = self.stage
        self.stage += 1
        if stage == SURFACE_AREA:
            self.rolls = surface_area_defences(b, defender)
        elif stage == SURFACE_POINT:
            ask_point_defence(b, defender, SURFACE)
            if not b.switches.action and b.switches.tactics == 0:
                # Only Early Warning and Tactics roll dice before the effect.
                self.stage = SURFACE_EFFECT
        elif stage == SURFACE_ROLLS:
            self.rolls = laid_rolls(b, SURFACE)
        elif stage == SURFACE_MOMENT:
            surface_moment(b, defender, self.seat)
        elif stage == SURFACE_EFFECT:
            resolve_surface(b, defender)
            self.stage = MINES
        elif stage <= MINES:
            lay_mines(b, defender, self.seat)
            self.stage = AIR_MOMENT
        elif stage == AIR_MOMENT:
            if any_coming(b, defender, IN_THE_AIR):
                air_moment(b, defender, self.seat)
            else:
                self.stage = AIR_EFFECT
        elif stage == AIR_AREA:
            self.rolls = air_area_defences(b, defender)
        elif stage == AIR_POINT:
            ask_point_defence(b, defender, IN_THE_AIR)
        elif stage == AIR_LAID:
            if b.laid and any_coming(b, defender, IN_THE_AIR):
                air_moment(b, defender, self.seat)
        elif stage == AIR_ROLLS:
            self.rolls = laid_rolls(b, IN_THE_AIR)
        elif stage == AIR_LAST:
            ask_air_defense(b, defender)
        elif stage == AIR_JAMMING:
            jamming_moment(b, defender, self.seat)
        else:
            self.effects(b, defender, stage)

    def effects(self, b: Battle, defender: int, stage: int) -> None:
        if stage == AIR_EFFECT:
            if any_coming(b, defender, IN_THE_AIR):
                jam_missiles(b, defender)
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
            give_warning(b, self.order[self.place])
            self.list_hunts(b, self.order[self.place])
            self.place += 1
            return
        if not self.hunts:
            self.place = 0
            self.stage = SURFACE_AREA
            return
        hunt = self.hunts.pop(0)
        defender, card, submarine = hunt >> 16, hunt >> 8 & 255, hunt & 255
        if b.owner(submarine) == self.seat:
            begin_hunt(b, defender, card, submarine, True)

    def list_hunts(self, b: Battle, defender: int) -> None:
        if not b.forces[defender].area:
            return
        submarines = []
        for attack in b.volley:
            if (
                attack.seat == defender
                and attack.fate == COMING
                and not attack.surprise
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
            if self.ask_for_the_struck(b):
                self.stage = COUNTERATTACK
                return
            self.place += 1
            self.stage = SURFACE_AREA
            refuel_used(b)
            return
        laid = b.laid[0]
        b.laid = b.laid[1:]
        if b.family(laid & 255) != ASW:
            # 8.38 Early Warning whose attack was stopped before its turn came.
            self.stage = COUNTERATTACK
            b.used = [*b.used, laid >> 16 << 8 | laid & 255]
            return
        b.to_discard(laid & 255)
        submarine = b.volley[laid >> 8 & 255].source
        self.stage = COUNTERATTACK
        if not b.forces[laid >> 16].out and b.owner(submarine) == self.seat:
            begin_hunt(b, laid >> 16, laid & 255, submarine, False)

    def ask_for_the_struck(self, b: Battle) -> bool:
        """9.3 All point ASW has been rolled: now each hit may be answered, the first one first."""
        for struck in reversed(self.struck):
            submarine = struck & 255
            b.stack.append(SaveSubmarine(b, b.owner(submarine), submarine, struck >> 8, False))
        asked = bool(self.struck)
        self.struck = []
        return asked


def refuel_used(b: Battle) -> None:
    """9.5 Point defences that have done their work are discarded, unless they are refuelled."""
    if not b.used:
        return
    for seat in range(b.seats):
        cards = [entry & 255 for entry in b.used if entry >> 8 == seat]
        if cards:
            discard_or_refuel(b, seat, cards)
    b.used = NOTHING


def begin_hunt(b: Battle, hunter: int, card: int, submarine: int, area: bool) -> None:
    """8.37 With Tactics about or a Crash Dive possible, somebody may be asked before the roll."""
    if b.switches.tactics or b.switches.action:
        b.stack.append(Hunt(hunter, card, submarine, area))
    else:
        hunt_submarine(b, hunter, card, submarine, area)


class Hunt(HandStep):
    """8.36 Before defensive ASW rolls, the submarine's owner may dive."""

    def __init__(self, hunter: int, card: int, submarine: int, area: bool) -> None:
        self.hunter = hunter
        self.card = card
        self.submarine = submarine
        self.area = area
        # Who may still be asked for a Crash Dive; None until Tactics have had their moment.
        self.queue: list[int] | None = None

    def asks(self, state: State) -> int:
        b = cast(Battle, state)
        if not self.queue or not b.status[self.submarine] & ACTIVE:
            return 0
        return 1 << self.queue[0]

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        owner = b.owner(self.submarine)
        if self.queue is None:
            self.queue = [seat for seat in guardians(b, owner) if b.may_answer(seat, CRASH_DIVE)]
            useful = nobody_useful(b)
            useful[self.hunter] |= 1 << IMPROVED_ASW
            useful[owner] |= 1 << SUB_EVASION
            open_moment(b, b.acting, useful)
            return
        b.stack.pop()
        hunt_submarine(b, self.hunter, self.card, self.submarine, self.area)

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        return Decision(
            seat,
            "crash-dive",
            "8.36",
            {"ship": diary.ship_fact(b, self.submarine), "card": diary.card_fact(b, self.card)},
        )

    def candidates(self, state: State, seat: int) -> list[int]:
        return cards_in_hand(cast(Battle, state), seat) if self.queue and seat == self.queue[0] else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if not self.queue or seat != self.queue[0]:
            return NOT_ASKED
        return self.choice_forbids(cast(Battle, state), seat, action)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED if b.family(card) == CRASH_DIVE else no.ONLY_CRASH_DIVE

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        assert self.queue is not None
        self.queue = self.queue[1:]
        if action != DONE:
            b.leave_hand(seat, action - CARD)
            b.to_discard(action - CARD)
            if seat == b.acting:
                b.played = True
            crash_dive(b, self.submarine)

    def copy(self) -> Step:
        other = Hunt(self.hunter, self.card, self.submarine, self.area)
        other.queue = self.queue
        return other


def hunt_submarine(b: Battle, defender: int, card: int, submarine: int, area: bool) -> None:
    """8.37 One roll; the owner may save what was hit (9.3), from point ASW when all of it has been rolled."""
    chance = asw_chance(b, b.card(card), defender, submarine, area)
    roll = b.succeeds(chance, DEFENCE_ROLL)
    diary.hunted(
        b, "submarine-hit" if roll > 0 else "submarine-missed", defender, card, submarine, chance, roll
    )
    if roll <= 0:
        return
    if area:
        # The submarine's own attacks wait for the answer.
        b.stack.append(SaveSubmarine(b, b.owner(submarine), submarine, defender, True))
        return
    incoming = b.stack[-1]
    assert isinstance(incoming, Incoming)
    incoming.struck.append(defender << 8 | submarine)


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


def stop_all(b: Battle, seat: int, family: int, rule: str, stage: int) -> None:
    """8.31, 8.32, 8.35 An automatic area defence stops every attack that it meets."""
    if not b.forces[seat].area:
        return
    coming = []
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if coming_at(attack, seat, stage) and not attack.surprise:
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


def area_rolls(b: Battle, seat: int, family: int, stage: int) -> list[int]:
    """8.1 Each area card of the family rolls against each attack that it meets."""
    coming = []
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if coming_at(attack, seat, stage) and not attack.surprise:
            if meets(b, family, attack.kind, attack.source):
                coming.append(place)
    if not coming:
        return []
    reveal(b, seat, family)
    rolls = []
    for place in coming:
        for entry in b.forces[seat].area:
            if not entry & DOWN and b.family(entry & CARD_BITS) == family:
                rolls.append(1 << AREA_ROLL | seat << 16 | place << 8 | entry & CARD_BITS)
    return rolls


def surface_area_defences(b: Battle, seat: int) -> list[int]:
    """8.1 Area defences against all but aircraft; what stops an attack surely comes before rolls."""
    if not b.forces[seat].area:
        return []
    stop_all(b, seat, EVADE, "8.31", SURFACE)
    stop_all(b, seat, ECM, "8.32", SURFACE)
    if not b.switches.action:
        return []
    stop_all(b, seat, SWEEPERS, "8.35", SURFACE)
    return area_rolls(b, seat, EARLY_WARNING, SURFACE)


def air_area_defences(b: Battle, seat: int) -> list[int]:
    """12.layers ECM stops cruise missiles; then Air Cover rolls against each thing in the air (8.33)."""
    if not b.forces[seat].area:
        return []
    stop_all(b, seat, ECM, "8.32", IN_THE_AIR)
    rolls = area_rolls(b, seat, COVER, IN_THE_AIR)
    return rolls + area_rolls(b, seat, EARLY_WARNING, IN_THE_AIR) if b.switches.action else rolls


def give_warning(b: Battle, seat: int) -> None:
    """8.38 Early Warning as an area defence takes the surprise out of every attack."""
    if not b.switches.action or not b.forces[seat].area or not any_surprise(b, seat):
        return
    reveal(b, seat, EARLY_WARNING)
    card = has_area(b, seat, EARLY_WARNING)
    if card == NOBODY:
        return
    for place in range(len(b.volley)):
        if b.volley[place].seat == seat and b.volley[place].surprise and b.volley[place].fate == COMING:
            b.volley[place].surprise = False
            diary.answered(b, "surprise-negated", "8.38", seat, card, place, 0, 0)


def coming_at(attack: Attack, seat: int, stage: int) -> bool:
    """Against this task force, of this stage and not yet stopped."""
    return attack.seat == seat and attack.fate == COMING and attack.stage == stage


def any_coming(b: Battle, seat: int, stage: int) -> bool:
    for attack in b.volley:
        if coming_at(attack, seat, stage):
            return True
    return False


def roll_next(b: Battle, roll: int) -> None:
    """One roll of Air Cover or Early Warning; a point defence is used up even if nothing is left to stop."""
    area = roll >> AREA_ROLL != 0
    player, place, card = roll >> 16 & 255, roll >> 8 & 255, roll & 255
    if not area:
        b.used = [*b.used, player << 8 | card]
    if b.volley[place].fate != COMING:
        return
    if b.family(card) == COVER:
        roll_cover(b, player, card, place, area)
    else:
        roll_warning(b, player, card, place)


def roll_cover(b: Battle, player: int, card: int, place: int, area: bool) -> None:
    """8.33 Stops a strike or cruise missile, or takes two dice from a bomber strike (7.17)."""
    chance = cover_chance(b, b.card(card), player, area, b.volley[place])
    roll = b.succeeds(chance, DEFENCE_ROLL)
    name = "cover-stops" if roll > 0 else "cover-fails"
    if roll > 0:
        # 13.4 Fighters escort strike missions, not cruise missiles.
        escorted = b.switches.escorts and b.volley[place].kind != CRUISE_ATTACK
        if escorted and b.may_answer(b.acting, COVER):
            name = "cover-meets"
            b.stack.append(Escort(b.acting, place))
        else:
            thin_out(b, place, 2)
    diary.answered(b, name, "8.33", player, card, place, chance, roll)


def roll_warning(b: Battle, player: int, card: int, place: int) -> None:
    """8.38 Stops an attack, or takes two dice from a bomber strike."""
    chance = warning_chance(b, b.card(card), b.volley[place])
    roll = b.succeeds(chance, DEFENCE_ROLL)
    if roll > 0:
        thin_out(b, place, 2)
    name = "warning-stops" if roll > 0 else "warning-fails"
    diary.answered(b, name, "8.38", player, card, place, chance, roll)


class Escort(HandStep):
    """13.4 Air Cover of the attacker against a success of the enemy's Air Cover."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def asks(self, state: State) -> int:
        return 1 << self.seat if cast(Battle, state).may_answer(self.seat, COVER) else 0

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        thin_out(b, self.place, 2)
        diary.attack_told(b, "cover-holds", "8.33", self.place)

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        return Decision(seat, "escort", "13.4", diary.attack_facts(b, b.volley[self.place], self.place))

    def candidates(self, state: State, seat: int) -> list[int]:
        return cards_in_hand(cast(Battle, state), seat) if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.choice_forbids(cast(Battle, state), seat, action) if seat == self.seat else NOT_ASKED

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED if b.family(card) == COVER else no.ONLY_ESCORT

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if action == DONE:
            self.act(b)
            return
        b.leave_hand(seat, action - CARD)
        b.used = [*b.used, seat << 8 | action - CARD]
        b.played = True
        diary.answered(b, "escort-flies", "13.4", seat, action - CARD, self.place, 0, 0)
        announce(b, seat, action - CARD, self.place)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        b.stack.pop()
        b.used = removed(b.used, seat << 8 | card)
        discard_or_refuel(b, seat, [card])

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """The Air Cover has stopped the strike, unless another escort is sent."""
        b.used = removed(b.used, seat << 8 | card)
        b.to_discard(card)

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


def surface_moment(b: Battle, defender: int, attacker: int) -> None:
    """13.5 Tactics that change what guns, missiles, torpedoes and ASW are about to do."""
    if b.switches.tactics == 0:
        return
    useful = nobody_useful(b)
    for attack in b.volley:
        if coming_at(attack, defender, SURFACE):
            if attack.kind == TORPEDO_ATTACK and not attack.surprise:
                useful[defender] |= 1 << EVASIVE
            elif attack.kind == MISSILE_ATTACK and not attack.surprise:
                useful[defender] |= 1 << JAMMING
            elif attack.kind == ASW_ATTACK:
                useful[defender] |= 1 << SUB_EVASION
            if sinks_by_roll(attack):
                useful[attacker] |= 1 << IMPROVED_ASW
    open_moment(b, attacker, useful)


def air_moment(b: Battle, defender: int, attacker: int) -> None:
    """13.5 Tactics that change the rolls against what is in the air."""
    if b.switches.tactics == 0:
        return
    useful = nobody_useful(b)
    rolls = air_rolls_possible(b, defender)
    for attack in b.volley:
        if coming_at(attack, defender, IN_THE_AIR):
            if rolls:
                useful[defender] |= 1 << FIGHTER
            if rolls and attack.kind != CRUISE_ATTACK:
                useful[attacker] |= 1 << JINK
    open_moment(b, attacker, useful)


def jamming_moment(b: Battle, defender: int, attacker: int) -> None:
    """13.55 The last chance against cruise missiles comes when all else has failed."""
    if b.switches.tactics == 0:
        return
    useful = nobody_useful(b)
    for attack in b.volley:
        if coming_at(attack, defender, IN_THE_AIR) and attack.kind == CRUISE_ATTACK and not attack.surprise:
            useful[defender] = 1 << JAMMING
    open_moment(b, attacker, useful)


def air_rolls_possible(b: Battle, defender: int) -> bool:
    """Can Air Cover or Early Warning roll against aircraft next, as far as everybody can see?"""
    for entry in b.laid:
        if b.volley[entry >> 8 & 255].stage == IN_THE_AIR and b.family(entry & 255) != ASW:
            return True
    for entry in b.forces[defender].area:
        may = entry >> 8 & MAY_BITS if entry & DOWN else may_bit(b.family(entry & CARD_BITS))
        if may & (MAY_COVER | MAY_WARN):
            return True
    return False


def evade_and_jam(b: Battle, defender: int) -> None:
    """13.54, 13.55 The last chance against torpedoes and missiles, one roll each; never against surprise."""
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if coming_at(attack, defender, SURFACE) and attack.kind == TORPEDO_ATTACK:
            try_last_resort(b, defender, place, EVASIVE, "13.54")
        elif coming_at(attack, defender, SURFACE) and attack.kind == MISSILE_ATTACK:
            try_last_resort(b, defender, place, JAMMING, "13.55")


def jam_missiles(b: Battle, defender: int) -> None:
    """13.55 Cruise missiles can be jammed, too."""
    if b.switches.tactics == 0:
        return
    for place in range(len(b.volley)):
        if coming_at(b.volley[place], defender, IN_THE_AIR) and b.volley[place].kind == CRUISE_ATTACK:
            try_last_resort(b, defender, place, JAMMING, "13.55")


def try_last_resort(b: Battle, defender: int, place: int, which: int, rule: str) -> None:
    chance = last_resort(b, defender, which)
    if chance == 0 or b.volley[place].surprise:
        return
    roll = b.succeeds(chance, DEFENCE_ROLL)
    if roll > 0:
        b.volley[place].fate = STOPPED
    name = "last-resort-stops" if roll > 0 else "last-resort-fails"
    diary.rolled(b, name, rule, place, NOBODY, chance, roll)


def ask_point_defence(b: Battle, defender: int, stage: int) -> None:
    """8.2 Asked whenever a card could answer, whatever is in the hand."""
    if any_answerable(b, defender, stage):
        step = PointDefense(b, defender, stage)
        step.skip_the_helpless(b)
        if step.queue:
            b.stack.append(step)


def resolve_surface(b: Battle, defender: int) -> None:
    """7.1 What got through takes effect, provisionally (9.3), in the order declared; mines do not yet."""
    if b.switches.tactics:
        evade_and_jam(b, defender)
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if not coming_at(attack, defender, SURFACE) or attack.kind == MINE_ATTACK:
            continue
        if sinks_by_roll(attack):
            # 7.13, 7.15; 13.52, 13.58 Tactics played since the declaration count.
            settle_numbers(b, b.acting, attack)
            roll = b.succeeds(attack.chance, ATTACK_ROLL)
            attack.fate = HIT if roll > 0 else MISSED
            rule = "7.15" if attack.kind == ASW_ATTACK else "7.13"
            diary.rolled(
                b, "roll-hits" if roll > 0 else "roll-misses", rule, place, NOBODY, attack.chance, roll
            )
        else:
            attack.fate = HIT
            diary.attack_told(b, "attack-hits", RULE_OF_KIND[attack.kind], place)


# A list: compiled, a tuple is made anew whenever a variable looks into it.
RULE_OF_KIND: Final = ["7.11", "7.12", "7.13", "7.15", "7.14", "12.9", "7.16", "7.2", "7.17"]


def lay_mines(b: Battle, defender: int, attacker: int) -> None:
    """7.14 After the guns each minefield that nothing stopped looks for a ship, the first declared first."""
    for place in range(len(b.volley) - 1, -1, -1):
        if b.volley[place].kind == MINE_ATTACK and coming_at(b.volley[place], defender, SURFACE):
            b.stack.append(Minefield(attacker, place))


def laid_rolls(b: Battle, stage: int) -> list[int]:
    """8.2 All point defences of a stage have been laid: now they are rolled, save ASW (8.37)."""
    rolls: list[int] = []
    kept: list[int] = []
    for entry in b.laid:
        due = b.family(entry & 255) != ASW and b.volley[entry >> 8 & 255].stage == stage
        (rolls if due else kept).append(entry)
    b.laid = kept
    return rolls


def ask_air_defense(b: Battle, defender: int) -> None:
    """12.1 The last line, if anything is still in the air and a system can roll."""
    if not b.switches.air_defense:
        return
    if any_coming(b, defender, IN_THE_AIR):
        step = AllotAirDefense(b, defender)
        if step.systems:
            b.stack.append(step)


def resolve_air(b: Battle, defender: int) -> None:
    """7.air Cruise missiles first (12.9), then each strike die, even at a ship already sunk (9.3)."""
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if coming_at(attack, defender, IN_THE_AIR) and attack.kind == CRUISE_ATTACK:
            attack.fate = HIT
            diary.attack_told(b, "attack-hits", "12.9", place)
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if not coming_at(attack, defender, IN_THE_AIR):
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
        if attack.seat == defender and attack.fate == HIT and attack.kind < MINE_ATTACK:
            settle_damage(b, defender, attacker, attack)
    for attack in b.volley:
        if attack.seat == defender and attack.fate == HIT and attack.kind == MINE_ATTACK:
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
                "left": hits_left(b, ship),
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


def finish_volley(b: Battle, attacker: int) -> None:
    """Cards of the volley that did not become Damage cards are discarded, or refuelled (9.5)."""
    cards = []
    for attack in b.volley:
        if attack.card != NOBODY and not attack.kept:
            cards.append(attack.card)
        if attack.surprise_card != NOBODY:
            cards.append(attack.surprise_card)
    b.volley = NO_ATTACKS
    b.laid = NOTHING
    if b.forces[attacker].out:
        b.discard_all(cards)
    else:
        discard_or_refuel(b, attacker, cards)


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
