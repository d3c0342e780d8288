"""6.1.B.1 Battle Stations: the whole volley is drafted in private and becomes public when it is committed."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import Bits, FactReader, FactWriter, Packing
from wardroom.core.facts import (
    Called,
    CardNumber,
    Count,
    Fixed,
    Owner,
    Packed,
    PackedAs,
    Parts,
    Public,
    SeatNumber,
    ShipNumber,
)
from wardroom.core.lists import added, take_out
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import (
    AREA,
    ATTACK,
    CARD,
    FACE_DOWN,
    NUMBER,
    SEAT,
    SHIP,
    is_attack,
    is_card,
    is_number,
    is_seat,
    is_ship,
)
from wardroom.games.coldwar.attacks import (
    asw_chance,
    carrier_forbids,
    force_forbids,
    is_cruise,
    land_chance,
    needs_platform,
    ship_forbids,
    strike_forbids,
    target_forbids,
    torpedo_chance,
)
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ASW_ATTACK,
    BOMBER_ATTACK,
    CARD_BITS,
    CARRIER_ATTACK,
    CREWED,
    CRUISE_ATTACK,
    DOWN,
    GUN_ATTACK,
    IDLE,
    LAND_ATTACK,
    MAY_ASW,
    MAY_COVER,
    MAY_ECM,
    MAY_EVADE,
    MAY_SWEEP,
    MAY_WARN,
    MINE_ATTACK,
    MISSILE_ATTACK,
    NO_ATTACKS,
    NOTHING,
    TORPEDO_ATTACK,
    Attack,
    Battle,
    may_bit,
)
from wardroom.games.coldwar.carriers import strike_chance
from wardroom.games.coldwar.catalogue import (
    ADDITIONAL_SHIP,
    ASW,
    BOMBER,
    COVER,
    CRASH_DIVE,
    CREW,
    DAMAGE_CONTROL,
    EARLY_WARNING,
    ECM,
    EVADE,
    GUN,
    INTELLIGENCE,
    LAND_STRIKE,
    MINEFIELD,
    MISSILE,
    REFUELING,
    RETREAT,
    SNEAK,
    SURPRISE,
    SWEEPERS,
    TACTIC,
    Card,
)
from wardroom.games.coldwar.hand import HandStep, cards_in_hand
from wardroom.games.coldwar.intelligence import Peek, look
from wardroom.games.coldwar.specials import announce
from wardroom.games.coldwar.tactics import in_force

# More attacks than a volley holds.
MOST_ATTACKS: Final = 24
DRAFTED_AREA: Final = Packing(
    "'ecm' or 'ecm/down'", [Bits("down", "flag", 7, names=("down",)), Bits("card", "card", 0)]
)
SURPRISES: Final = Packing(
    "1/surprise", [Bits("attack", "ordinal", 8, 1, MOST_ATTACKS), Bits("card", "card", 0)]
)


class BattleStations(HandStep):
    """6.1.B.1 Attacks and area defences, within the Fog of War of the turn; Specials are seen at once."""

    # A draft is private until it is committed.
    seat: Fixed[Public[SeatNumber]]
    spent: Owner[Count] = 0
    attacks: Owner[Parts[Attack]] = NO_ATTACKS
    # The choice being made: a card or a carrier, then the firing ship, then targets.
    card: Owner[CardNumber] = NOBODY
    ship: Owner[ShipNumber] = NOBODY
    aimed: Owner[ShipNumber] = NOBODY
    aimed_seat: Annotated[Owner[SeatNumber], Called("force")] = NOBODY
    # Area defences laid in this draft: card, with DOWN for a face-down one.
    area: Annotated[Owner[Packed], PackedAs("DRAFTED_AREA")] = NOTHING
    # 7.18 Surprise Attack cards: place of the attack << 8 | card.
    surprises: Annotated[Owner[Packed], PackedAs("SURPRISES")] = NOTHING

    # -- what has been drafted ----------------

    def cards_used(self) -> list[int]:
        """Cards that have left the hand for the draft, the one being placed included."""
        used = [attack.card for attack in self.attacks if attack.card != NOBODY]
        for entry in self.area:
            used.append(entry & CARD_BITS)
        for entry in self.surprises:
            used.append(entry & 255)
        if self.card != NOBODY and self.aimed == NOBODY:
            used.append(self.card)
        return used

    def drafted_by(self, seat: int) -> int:
        return len(self.cards_used()) if seat == self.seat else 0

    def fog_left(self, b: Battle) -> int:
        return b.fog - self.spent

    def has_attack(self, kind: int) -> bool:
        for attack in self.attacks:
            if attack.kind == kind:
                return True
        return False

    def has_area(self, b: Battle, family: int) -> bool:
        for entry in self.area:
            if b.family(entry & CARD_BITS) == family:
                return True
        return False

    def at_menu(self) -> bool:
        return self.card == NOBODY and self.ship == NOBODY

    def wants_ship(self, b: Battle) -> bool:
        """Is the firing ship still to be named?"""
        return self.card != NOBODY and self.ship == NOBODY and needs_platform(b.family(self.card))

    def with_choice(self, action: int) -> "BattleStations":
        """The draft with a card or a ship more in hand, to see what may be chosen after it."""
        other = cast(BattleStations, self.copy())
        if is_card(action):
            other.card = action - CARD
        else:
            other.ship = action - SHIP
        return other

    # -- asking ----------------

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        fog = self.fog_left(b)
        if self.card == NOBODY and self.ship == NOBODY:
            return Decision(seat, "battle-stations", "6.1.B.1", {"number": fog})
        if self.card == NOBODY:
            return Decision(seat, "strike-target", "7.2", {"ship": diary.ship_fact(b, self.ship)})
        card = b.card(self.card)
        facts: dict[str, str | int] = {"card": diary.card_fact(b, self.card), "number": fog}
        if needs_platform(card.family):
            if self.ship == NOBODY:
                return Decision(seat, "firing-ship", "7.1", facts)
            facts["ship"] = diary.ship_fact(b, self.ship)
            return Decision(seat, "target", "7.1", facts)
        if card.family == LAND_STRIKE:
            return Decision(seat, "target" if self.aimed == NOBODY else "next-target", "7.16", facts)
        if card.family == BOMBER:
            return Decision(
                seat, "bomber-target" if self.aimed_seat == NOBODY else "bomber-dice", "7.17", facts
            )
        if card.family == MINEFIELD:
            return Decision(seat, "minefield-target", "7.14", facts)
        if card.family == SURPRISE:
            return Decision(seat, "surprise-which", "7.18", facts)
        if card.family == INTELLIGENCE:
            return Decision(seat, "intelligence-whom", "9.6", facts)
        if card.family == CREW:
            return Decision(seat, "crew-carrier", "9.4", facts)
        return Decision(seat, "asw-use" if card.family == ASW else "area-use", "8.1", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        if seat != self.seat:
            return []
        if self.card == NOBODY and self.ship == NOBODY:
            found = cards_in_hand(b, seat)
            for ship in b.forces[seat].ships:
                if b.ship(ship).is_carrier:
                    found.append(SHIP + ship)
            return found
        if self.card == NOBODY:
            return enemy_ships(b, seat)
        family = b.family(self.card)
        if needs_platform(family):
            if self.ship == NOBODY:
                return [SHIP + ship for ship in b.forces[seat].ships]
            return enemy_ships(b, seat)
        if family == LAND_STRIKE:
            if self.aimed == NOBODY:
                return enemy_ships(b, seat)
            return [DONE, *enemy_ships(b, seat)]
        if family == BOMBER and self.aimed_seat != NOBODY:
            return [NUMBER + dice for dice in range(1, b.fog + 1)]
        if family in (BOMBER, MINEFIELD, INTELLIGENCE):
            return [SEAT + other for other in range(b.seats)]
        if family == SURPRISE:
            return [ATTACK + place for place in range(len(self.attacks))]
        if family == CREW:
            return [SHIP + ship for ship in b.forces[seat].ships]
        if family == ASW:
            return [AREA, FACE_DOWN, *enemy_ships(b, seat)]
        return [AREA, FACE_DOWN]

    # -- forbidding ----------------

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if seat != self.seat:
            return NOT_ASKED
        if self.card == NOBODY and self.ship == NOBODY:
            return self.menu_forbids(b, action)
        if self.card == NOBODY:
            return self.strike_target_forbids(b, action)
        card = b.card(self.card)
        if needs_platform(card.family):
            if self.ship == NOBODY:
                return self.platform_forbids(b, card, action)
            return self.aim_forbids(b, card, action)
        if card.family == LAND_STRIKE:
            return self.land_forbids(b, card, action)
        if card.family == BOMBER:
            return self.bomber_forbids(b, action)
        if card.family == MINEFIELD:
            return self.minefield_forbids(b, action)
        if card.family == SURPRISE:
            return self.surprise_forbids(b, action)
        if card.family == INTELLIGENCE:
            return self.spy_forbids(b, action)
        if card.family == CREW:
            return self.crew_forbids(b, action)
        return self.use_forbids(b, card, action)

    def menu_forbids(self, b: Battle, action: int) -> int:
        """Is there any complete use of the card, or any strike of the carrier?"""
        if is_ship(action):
            ship = action - SHIP
            if not b.owns(self.seat, ship):
                return NOT_ASKED
            return self.carrier_choice_forbids(b, ship)
        return self.choice_forbids(b, self.seat, action)

    def legal(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        b = cast(Battle, state)
        if self.card == NOBODY and self.ship == NOBODY:
            found = self.legal_cards(b, seat)
            if self.fog_left(b) < 1:
                # No carrier may strike: `carrier_choice_forbids` would say so of each.
                return found
            for ship in b.forces[seat].ships:
                if b.ship(ship).is_carrier and self.carrier_choice_forbids(b, ship) == ALLOWED:
                    found.append(SHIP + ship)
            return found
        if self.ship != NOBODY:
            return self.legal_targets(b)
        card = b.card(self.card)
        if needs_platform(card.family):
            return self.legal_platforms(b, card)
        return super().legal(state, seat)

    def legal_platforms(self, b: Battle, card: Card) -> list[int]:
        """Which ships may fire the chosen card."""
        found = []
        for ship in b.forces[self.seat].ships:
            if self.fired_from_forbids(b, card, ship) == ALLOWED:
                found.append(SHIP + ship)
        return found

    def legal_targets(self, b: Battle) -> list[int]:
        """What the chosen ship may be sent or fire at."""
        found = []
        for other in range(b.seats):
            if other == self.seat or b.forces[other].out or force_forbids(b, self.seat, other) != ALLOWED:
                continue
            for target in b.forces[other].ships:
                if self.card == NOBODY:
                    code = strike_forbids(b, self.ship, target)
                else:
                    code = target_forbids(b, b.card(self.card), self.ship, target)
                if code == ALLOWED:
                    found.append(SHIP + target)
        if b.seats > 2:
            found.sort()
        return found

    def is_playable(self, b: Battle, seat: int, card: int) -> bool:
        # Why no ship can fire a card is not asked here, and takes long to find out.
        if needs_platform(b.family(card)):
            return self.shot_barred(b, b.family(card)) == ALLOWED and self.can_be_fired(b, b.card(card))
        return self.card_forbids(b, seat, card) == ALLOWED

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        family = b.family(card)
        if needs_platform(family):
            barred = self.shot_barred(b, family)
            return barred if barred != ALLOWED else self.any_platform_forbids(b, b.card(card))
        if family == ADDITIONAL_SHIP:
            return no.SHIPS_ONLY_IN_AHOY
        if family == RETREAT:
            return no.RETREAT_ONLY_IN_STEP
        if family == DAMAGE_CONTROL:
            return no.CONTROL_ONLY_IN_ANSWER
        if family == CREW:
            return self.any_carrier_forbids(b)
        if family in (EVADE, ECM, COVER, SWEEPERS, EARLY_WARNING):
            return self.area_forbids(b, family)
        if family == CRASH_DIVE:
            return no.DIVE_ONLY_IN_ANSWER
        if family == REFUELING:
            return no.REFUELING_WAITS
        if family == TACTIC:
            return no.TACTIC_AS_TACTIC
        if family == INTELLIGENCE:
            return self.any_spying_forbids(b)
        if family == ASW:
            if self.area_forbids(b, family) == ALLOWED:
                return ALLOWED
        if self.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        if family == BOMBER:
            return self.any_force_forbids(b)
        if family == MINEFIELD:
            return self.any_mined_forbids(b)
        if family == SURPRISE:
            return self.any_surprise_forbids(b)
        return self.any_target_forbids(b, b.card(card), NOBODY)

    def shot_barred(self, b: Battle, family: int) -> int:
        """7, 13.3 No Fog of War is left, or an area defence of this turn bars the attack that matches it."""
        if self.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        if b.switches.area_limits:
            if family == GUN and self.has_area(b, EVADE):
                return no.EVADE_BARS_GUNS
            if family == MISSILE and self.has_area(b, ECM):
                return no.ECM_BARS_MISSILES
        return ALLOWED

    def any_platform_forbids(self, b: Battle, card: Card) -> int:
        """Some ship can fire the card at some target; else the reason of the ship that came closest."""
        if self.can_be_fired(b, card):
            return ALLOWED
        best = no.NOBODY_TO_ATTACK
        for ship in b.forces[self.seat].ships:
            code = self.fired_from_forbids(b, card, ship)
            if CLOSENESS[code] >= CLOSENESS[best]:
                best = code
        return best

    def can_be_fired(self, b: Battle, card: Card) -> bool:
        """Some ship can fire the card at some target."""
        fit = platforms(b, card)
        size = 1 << card.size
        for ship in b.forces[self.seat].ships:
            if fit[ship] & size and self.fired_from_forbids(b, card, ship) == ALLOWED:
                return True
        return False

    def fired_from_forbids(self, b: Battle, card: Card, ship: int) -> int:
        """May this ship of one's own fire the card at anything?"""
        code = ship_forbids(b, self.attacks, card, ship)
        return code if code != ALLOWED else self.any_target_forbids(b, card, ship)

    def any_target_forbids(self, b: Battle, card: Card, ship: int) -> int:
        best = no.NOBODY_TO_ATTACK
        for other in range(b.seats):
            force = b.forces[other]
            if other == self.seat or force.out:
                continue
            code = force_forbids(b, self.seat, other)
            if code == ALLOWED:
                for target in force.ships:
                    code = target_forbids(b, card, ship, target)
                    if code == ALLOWED:
                        return ALLOWED
            best = code
        return best

    def any_force_forbids(self, b: Battle) -> int:
        best = no.NOBODY_TO_ATTACK
        for other in range(b.seats):
            if other != self.seat and not b.forces[other].out:
                best = self.bombed_forbids(b, other)
                if best == ALLOWED:
                    return ALLOWED
        return best

    def any_mined_forbids(self, b: Battle) -> int:
        best = no.NOBODY_TO_ATTACK
        for other in range(b.seats):
            if other != self.seat and not b.forces[other].out:
                best = self.mined_forbids(b, other)
                if best == ALLOWED:
                    return ALLOWED
        return best

    def any_surprise_forbids(self, b: Battle) -> int:
        best = no.NOTHING_TO_SURPRISE
        for place in range(len(self.attacks)):
            best = self.surprise_forbids(b, ATTACK + place)
            if best == ALLOWED:
                return ALLOWED
        return best

    def surprise_forbids(self, b: Battle, action: int) -> int:
        """7.18 One submarine's attack, or all attacks of one air strike; once for each."""
        if not is_attack(action) or action - ATTACK >= len(self.attacks):
            return NOT_ASKED
        place = action - ATTACK
        attack = self.attacks[place]
        if attack.kind < LAND_ATTACK and not (attack.source != NOBODY and b.ship(attack.source).is_submarine):
            return no.SURPRISE_AIR_OR_SUBMARINE
        for entry in self.surprises:
            if same_strike(self.attacks, entry >> 8, place):
                return no.ALREADY_A_SURPRISE
        return ALLOWED

    def any_spying_forbids(self, b: Battle) -> int:
        best = no.NOBODY_TO_SPY_ON
        for other in range(b.seats):
            if self.spy_forbids(b, SEAT + other) == ALLOWED:
                return ALLOWED
        return best

    def spy_forbids(self, b: Battle, action: int) -> int:
        """9.6 An opponent who has cards to look at."""
        other = action - SEAT
        if not is_seat(action) or other >= b.seats:
            return NOT_ASKED
        if other == self.seat:
            return no.OWN_FORCE
        if b.same_team(self.seat, other):
            return no.TEAM_MATE
        force = b.forces[other]
        if force.hand:
            return ALLOWED
        for entry in force.area:
            if entry & DOWN:
                return ALLOWED
        return no.NOBODY_TO_SPY_ON

    def any_carrier_forbids(self, b: Battle) -> int:
        best = no.CREW_NEEDS_CARRIER
        for ship in b.forces[self.seat].ships:
            code = self.crew_on_forbids(b, ship)
            if code == ALLOWED:
                return ALLOWED
            if b.ship(ship).is_carrier:
                best = code
        return best

    def carrier_choice_forbids(self, b: Battle, ship: int) -> int:
        if not b.ship(ship).is_carrier:
            return no.NO_CARRIER
        if self.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        code = carrier_forbids(b, self.attacks, ship)
        if code != ALLOWED:
            return code
        if b.switches.area_limits and self.has_area(b, COVER):
            return no.COVER_BARS_STRIKES
        best = no.NOBODY_TO_ATTACK
        for other in range(b.seats):
            if other == self.seat or b.forces[other].out:
                continue
            code = force_forbids(b, self.seat, other)
            if code == ALLOWED:
                for target in b.forces[other].ships:
                    code = strike_forbids(b, ship, target)
                    if code == ALLOWED:
                        return ALLOWED
            best = code
        return best

    def platform_forbids(self, b: Battle, card: Card, action: int) -> int:
        ship = action - SHIP
        if not b.owns(self.seat, ship):
            return NOT_ASKED
        return self.fired_from_forbids(b, card, ship)

    def aim_forbids(self, b: Battle, card: Card, action: int) -> int:
        """May the card be aimed at this ship?"""
        if not is_ship(action):
            return NOT_ASKED
        target = action - SHIP
        other = b.owner(target)
        if other == NOBODY:
            return NOT_ASKED
        code = force_forbids(b, self.seat, other)
        if code != ALLOWED:
            return code
        return target_forbids(b, card, self.ship, target)

    def strike_target_forbids(self, b: Battle, action: int) -> int:
        if not is_ship(action):
            return NOT_ASKED
        other = b.owner(action - SHIP)
        if other == NOBODY:
            return NOT_ASKED
        code = force_forbids(b, self.seat, other)
        if code != ALLOWED:
            return code
        return strike_forbids(b, self.ship, action - SHIP)

    def land_forbids(self, b: Battle, card: Card, action: int) -> int:
        """7.16 Each further attack of the card costs Fog of War."""
        if self.aimed != NOBODY:
            if action == DONE:
                return ALLOWED
            if self.fog_left(b) < 1:
                return no.NO_FOG_LEFT
        return self.aim_forbids(b, card, action)

    def bombed_forbids(self, b: Battle, other: int) -> int:
        """7.17 A task force with surface ships."""
        code = force_forbids(b, self.seat, other)
        if code != ALLOWED:
            return code
        if not has_surface_ships(b, other):
            return no.NO_SURFACE_SHIPS
        return ALLOWED

    def bomber_forbids(self, b: Battle, action: int) -> int:
        if self.aimed_seat == NOBODY:
            if not is_seat(action) or action - SEAT >= b.seats or b.forces[action - SEAT].out:
                return NOT_ASKED
            return self.bombed_forbids(b, action - SEAT)
        if not is_number(action):
            return NOT_ASKED
        return ALLOWED if action - NUMBER <= self.fog_left(b) else no.NO_FOG_LEFT

    def mined_forbids(self, b: Battle, other: int) -> int:
        """7.14 No platform is needed, only a task force with surface ships."""
        code = force_forbids(b, self.seat, other)
        if code != ALLOWED:
            return code
        return ALLOWED if has_surface_ships(b, other) else no.MINES_NEED_SHIPS

    def minefield_forbids(self, b: Battle, action: int) -> int:
        if not is_seat(action) or action - SEAT >= b.seats or b.forces[action - SEAT].out:
            return NOT_ASKED
        return self.mined_forbids(b, action - SEAT)

    def crew_on_forbids(self, b: Battle, ship: int) -> int:
        """9.4 One card for a carrier in a turn."""
        if not b.ship(ship).is_carrier:
            return no.CREW_NEEDS_CARRIER
        if b.status[ship] & CREWED:
            return no.ONE_CREW_A_CARRIER
        if b.status[ship] & IDLE:
            return no.NOT_YET_USABLE
        return ALLOWED

    def crew_forbids(self, b: Battle, action: int) -> int:
        ship = action - SHIP
        if not b.owns(self.seat, ship):
            return NOT_ASKED
        return self.crew_on_forbids(b, ship)

    def area_forbids(self, b: Battle, family: int) -> int:
        """8.1 An area defence; 13.3 bars those that match an attack of this turn."""
        if b.switches.area_limits:
            if family == EVADE and self.has_attack(GUN_ATTACK):
                return no.GUNS_BAR_EVADE
            if family == ECM and (self.has_attack(MISSILE_ATTACK) or self.has_attack(CRUISE_ATTACK)):
                return no.MISSILES_BAR_ECM
            if family == COVER and self.has_attack(CARRIER_ATTACK):
                return no.STRIKES_BAR_COVER
        return ALLOWED

    def use_forbids(self, b: Battle, card: Card, action: int) -> int:
        """A defence card laid as an area defence, or ASW aimed at a submarine."""
        if action == AREA:
            return self.area_forbids(b, card.family)
        if action == FACE_DOWN:
            if not b.switches.prepared_defenses:
                return no.FACE_UP_ONLY
            if self.fog_left(b) < 1:
                return no.FACE_DOWN_COSTS_FOG
            return self.area_forbids(b, card.family)
        if card.family != ASW or not is_ship(action):
            return NOT_ASKED
        if self.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        return self.aim_forbids(b, card, action)

    # -- drafting ----------------

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        if self.card != NOBODY or self.ship != NOBODY:
            return False
        # What keeps a carrier from striking at all (12.5) is the reason, whatever its target.
        return is_card(action) or (
            is_ship(action) and carrier_forbids(cast(Battle, state), self.attacks, action - SHIP) == ALLOWED
        )

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if self.card == NOBODY and self.ship == NOBODY:
            if action == DONE:
                self.commit(b)
            elif is_ship(action):
                self.ship = action - SHIP
            else:
                self.card = action - CARD
                take_out(b.forces[seat].hand, self.card)
            return
        if self.card == NOBODY:
            self.declare(b, CARRIER_ATTACK, NOBODY, self.ship, action - SHIP)
            self.choice_made()
            return
        self.place_card(b, b.card(self.card), action)

    def place_card(self, b: Battle, card: Card, action: int) -> None:
        family = card.family
        if needs_platform(family) and self.ship == NOBODY:
            self.ship = action - SHIP
        elif family == BOMBER and self.aimed_seat == NOBODY:
            self.aimed_seat = action - SEAT
        elif family == LAND_STRIKE:
            self.aim_land_strike(b, card, action)
        else:
            if action == AREA:
                self.area = [*self.area, card.id]
            elif action == FACE_DOWN:
                self.area = [*self.area, card.id | DOWN]
                self.spent += 1
            elif family == CREW:
                self.play_special(b, card.id, action - SHIP)
                return
            elif family == INTELLIGENCE:
                self.play_special(b, card.id, action - SEAT)
                return
            elif family == SURPRISE:
                self.surprises = added(self.surprises, action - ATTACK << 8 | card.id)
                self.spent += 1
            elif family == MINEFIELD:
                self.attacks = [*self.attacks, Attack(MINE_ATTACK, card.id, NOBODY, action - SEAT, NOBODY)]
                self.spent += 1
            elif family == BOMBER:
                self.bomb(card, self.aimed_seat, action - NUMBER)
            elif family == ASW:
                self.declare(b, ASW_ATTACK, card.id, NOBODY, action - SHIP)
            else:
                self.declare(
                    b, fired_as(b, card, self.ship, action - SHIP), card.id, self.ship, action - SHIP
                )
            self.choice_made()

    def play_special(self, b: Battle, card: int, thing: int) -> None:
        """9.4, 9.6 Not part of the draft: everybody sees it, and may negate it."""
        self.choice_made()
        b.played = True
        b.irrevocable += 1
        b.forget(b.forces[self.seat], card)
        if b.family(card) == CREW:
            diary.with_ship(b, "crew-efficient", "9.4", self.seat, thing)
        else:
            b.to_discard(card)
            diary.spying(b, self.seat, thing)
        announce(b, self.seat, card, thing)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        if b.family(card) == CREW:
            b.forces[seat].attached = added(b.forces[seat].attached, thing << 8 | card)
            b.status[thing] |= CREWED
        else:
            look(b, seat, thing)
            peek = Peek(seat, thing)
            peek.fog = self.fog_left(b)
            b.stack.append(peek)

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        if b.family(card) == CREW:
            b.to_discard(card)

    def aim_land_strike(self, b: Battle, card: Card, action: int) -> None:
        """7.16 Each target is an attack of its own; the card lies with the first."""
        if action == DONE:
            self.choice_made()
            return
        first = self.aimed == NOBODY
        self.declare(b, LAND_ATTACK, card.id if first else NOBODY, NOBODY, action - SHIP)
        self.attacks[-1].chance = land_chance(b, card, action - SHIP)
        self.aimed = action - SHIP
        strikes = 0
        for attack in reversed(self.attacks):
            strikes += 1
            if attack.card != NOBODY:
                break
        if strikes >= card.attacks or self.fog_left(b) < 1:
            self.choice_made()

    def declare(self, b: Battle, kind: int, card: int, ship: int, target: int) -> None:
        self.attacks = [*self.attacks, Attack(kind, card, ship, b.owner(target), target)]
        self.spent += 1

    def bomb(self, card: Card, seat: int, dice: int) -> None:
        """7.17 One die for each Fog of War allotted."""
        attack = Attack(BOMBER_ATTACK, card.id, NOBODY, seat, NOBODY)
        attack.dice = dice
        attack.chance = card.numbers[0]
        self.attacks = [*self.attacks, attack]
        self.spent += dice

    def choice_made(self) -> None:
        self.card = NOBODY
        self.ship = NOBODY
        self.aimed = NOBODY
        self.aimed_seat = NOBODY

    def commit(self, b: Battle) -> None:
        """All is specified: now everybody sees it, and submarines that attack become active (5.24)."""
        force = b.forces[self.seat]
        b.irrevocable += 1
        if self.area or self.surprises:
            b.played = True
        for entry in self.area:
            force.area = added(force.area, entry | self.may_lie(b) << 8 if entry & DOWN else entry)
        self.tell_defences(b)
        if force.known:
            hidden = [entry & CARD_BITS for entry in self.area if entry & DOWN]
            shown = self.cards_used()
            for card in hidden:
                take_out(shown, card)
            for card in shown:
                b.forget(force, card)
            b.lose_track(self.seat, hidden, self.may_lie(b))
        for attack in self.attacks:
            if attack.card != NOBODY:
                b.played = True
            settle_numbers(b, self.seat, attack)
        for entry in self.surprises:
            take_by_surprise(self.attacks, entry >> 8, entry & 255)
        # 13.57 A sneak attack is made without being heard.
        if b.switches.tactics == 0 or in_force(b, self.seat, SNEAK) == 0:
            for attack in self.attacks:
                if attack.source != NOBODY and b.ship(attack.source).is_submarine:
                    b.status[attack.source] |= ACTIVE
        b.volley = self.attacks
        for place in range(len(b.volley)):
            diary.attack_told(b, "attack-declared", "6.1.B.1", place)
        b.stack.pop()

    def may_lie(self, b: Battle) -> int:
        """12.4 What a face-down card can be for the others: not what the attacks of the turn bar (13.3)."""
        mask = may_be_any(b)
        for family in (EVADE, ECM, COVER):
            if self.area_forbids(b, family) != ALLOWED:
                mask &= ~may_bit(family)
        return mask

    def tell_defences(self, b: Battle) -> None:
        if b.log is None:
            return
        seat = self.seat
        for entry in self.area:
            card = entry & CARD_BITS
            if entry & DOWN:
                diary.face_down(b, seat, card)
            else:
                diary.with_card(b, "area-laid", "8.1", seat, card)

    def is_draft(self) -> bool:
        return True

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = BattleStations(self.seat)
        other.spent = self.spent
        if self.attacks:
            other.attacks = [part.copy() for part in self.attacks]
        other.card = self.card
        other.ship = self.ship
        other.aimed = self.aimed
        other.aimed_seat = self.aimed_seat
        other.area = self.area
        other.surprises = self.surprises
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = BattleStations(self.seat)
        if seat == self.seat:
            other.spent = self.spent
            if self.attacks:
                other.attacks = [part.copy() for part in self.attacks]
            other.card = self.card
            other.ship = self.ship
            other.aimed = self.aimed
            other.aimed_seat = self.aimed_seat
            other.area = self.area
            other.surprises = self.surprises
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.count("spent", self.spent)
        for place in range(len(self.attacks)):
            to.begin(f"attacks {place}", "Attack")
            self.attacks[place].tell_facts(to)
            to.end()
        to.card("card", self.card)
        to.ship("ship", self.ship)
        to.ship("aimed", self.aimed)
        to.seat("force", self.aimed_seat)
        to.packed("area", self.area, DRAFTED_AREA)
        to.packed("surprises", self.surprises, SURPRISES)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = BattleStations(told.seat("seat"))
        if told.says("spent"):
            step.spent = told.count("spent", 0, 9999)
        if told.says("card"):
            step.card = told.card("card")
        if told.says("ship"):
            step.ship = told.ship("ship")
        if told.says("aimed"):
            step.aimed = told.ship("aimed")
        if told.says("force"):
            step.aimed_seat = told.seat("force")
        if told.says("area"):
            step.area = told.packed("area", DRAFTED_AREA)
        if told.says("surprises"):
            step.surprises = told.packed("surprises", SURPRISES)
        return step


def platforms(b: Battle, card: Card) -> list[int]:
    """7.11-7.13 By ship: the sizes of this family of cards that it can fire, as bits."""
    if card.family == GUN:
        return b.gun_fits
    return b.missile_fits if card.family == MISSILE else b.torpedo_fits


def has_surface_ships(b: Battle, seat: int) -> bool:
    for ship in b.forces[seat].ships:
        if b.row(ship) > 0:
            return True
    return False


def may_be_any(b: Battle) -> int:
    """12.4 What a face-down card can be where no attack bars anything."""
    base = MAY_EVADE | MAY_ECM | MAY_COVER | MAY_ASW
    return base | MAY_SWEEP | MAY_WARN if b.switches.action else base


def same_strike(attacks: list[Attack], place: int, other: int) -> bool:
    """7.18 Do two attacks belong to one card, or to the strikes of one carrier?"""
    if place == other:
        return True
    if attacks[place].kind != attacks[other].kind:
        return False
    if attacks[place].kind == CARRIER_ATTACK:
        return attacks[place].source == attacks[other].source
    return attacks[place].kind == LAND_ATTACK and first_of_card(attacks, place) == first_of_card(
        attacks, other
    )


def first_of_card(attacks: list[Attack], place: int) -> int:
    """7.16 The card of a land based strike lies with its first attack."""
    while attacks[place].card == NOBODY:
        place -= 1
    return place


def take_by_surprise(attacks: list[Attack], place: int, card: int) -> None:
    """7.18 The whole strike, or the one attack of a submarine."""
    attacks[place].surprise_card = card
    for other in range(len(attacks)):
        if same_strike(attacks, place, other):
            attacks[other].surprise = True


def closeness(code: int) -> int:
    """How near a ship came to firing: the nearest refusal is the one worth telling."""
    if code in (no.GUN_FROM_ROW, no.MISSILE_FROM_ROW, no.NO_TORPEDOES):
        return 1
    if code in (no.NO_GUN_OF_SIZE, no.NO_MISSILE_OF_TYPE, no.ONLY_C_CRUISES):
        return 2
    if code == no.SYMBOL_SPENT:
        return 3
    if code in (no.CRITICAL, no.CRIPPLED, no.NOT_YET_USABLE):
        return 4
    return 0 if code == no.NOBODY_TO_ATTACK else 5


CLOSENESS: Final = [closeness(code) for code in range(len(no.RULES))]


def fired_as(b: Battle, card: Card, ship: int, target: int) -> int:
    """The kind of attack a card from a platform makes."""
    if card.family == GUN:
        return GUN_ATTACK
    if card.family == MISSILE:
        return CRUISE_ATTACK if is_cruise(b, card, ship, target) else MISSILE_ATTACK
    return TORPEDO_ATTACK


def settle_numbers(b: Battle, seat: int, attack: Attack) -> None:
    """7 The chance to hit stands from the declaration on; 9.4 counts whenever in the step it was played."""
    if attack.kind == CARRIER_ATTACK:
        attack.chance = strike_chance(b, attack.source, attack.target)
    elif attack.kind == ASW_ATTACK:
        attack.chance = asw_chance(b, b.card(attack.card), seat, attack.target, False)
    elif attack.card != NOBODY and attack.kind <= CRUISE_ATTACK:
        card = b.card(attack.card)
        if attack.kind == TORPEDO_ATTACK:
            attack.chance = torpedo_chance(b, card, attack.source, attack.target)
        if attack.chance == 0:
            attack.damage = card.damage


def enemy_ships(b: Battle, seat: int) -> list[int]:
    """Every ship on the table that is not one's own, ascending."""
    found = []
    for other in range(b.seats):
        if other != seat:
            for ship in b.forces[other].ships:
                found.append(SHIP + ship)
    if b.seats > 2:
        found.sort()
    return found
