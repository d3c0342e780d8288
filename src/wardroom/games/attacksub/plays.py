"""3.1, 4.3 What may be played at all: no card without a ship for it, and a function."""

from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.actions import CARD, CLOSE, DRIFT, ENTER, EXIT, OPEN, REPAIR
from wardroom.games.attacksub.battle import FORCE, HELI, IN_PLAY, Battle
from wardroom.games.attacksub.catalogue import AS, BS, COR, CR, DC, EA, HELO, NONE, TECH, WL
from wardroom.games.attacksub.damage import controller_forbids
from wardroom.games.attacksub.helicopters import launch_forbids
from wardroom.games.attacksub.lockon import attack_value, attacker_forbids, may_attack
from wardroom.games.attacksub.malfunctions import repairer_forbids
from wardroom.games.attacksub.range import any_object, finds_anybody, may_move, mover_forbids
from wardroom.games.attacksub.reduction import drifter_forbids, reducer_forbids
from wardroom.games.attacksub.reinforcements import entry_forbids
from wardroom.games.attacksub.search import is_sonar, may_search
from wardroom.games.attacksub.stations import man, man_forbids
from wardroom.games.attacksub.victory import departure_forbids, exit_forbids


def actor_forbids(b: Battle, seat: int, play: int, mode: int, actor: int) -> int:
    """May this ship or helicopter play the card, drift, or repair? It is the seat's own and in play."""
    kind = b.cards[play - CARD].kind if play >= CARD else NOBODY
    if is_sonar(kind):
        return may_search(b, seat, actor)
    if kind == WL:
        return may_attack(b, seat, actor, play - CARD)
    if actor >= HELI:
        return no.FORCE_MOVES_TOGETHER if kind == COR else no.SEARCH_OR_ATTACK_ONLY
    if kind == CR:
        return reducer_forbids(b, play - CARD, actor)
    if kind == DC:
        return controller_forbids(b, seat, actor)
    if kind == TECH or play == REPAIR:
        return repairer_forbids(b, seat, actor, kind == TECH)
    if play == DRIFT:
        return drifter_forbids(b, actor)
    if kind == HELO:
        return launch_forbids(b, actor)
    if kind == BS:
        return stations_forbid(b, seat, actor)
    if mode == EXIT:
        return exit_forbids(b, seat, actor)
    return may_move(b, seat, actor, mode == CLOSE)


def card_forbids(b: Battle, seat: int, card: int) -> int:
    """4.3 Has the card a function now? Somebody must be able to play it."""
    kind = b.cards[card].kind
    if kind == EA:
        return no.RED_ONLY
    if kind == COR:
        return any_range(b, seat)
    return any_actor(b, seat, CARD + card)


def any_actor(b: Battle, seat: int, play: int) -> int:
    """4.3, 5.5, 9.4 Is there a ship or helicopter that can play the card, drift, or repair?"""
    first = no.NOBODY_LEFT
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == IN_PLAY:
            code = actor_forbids(b, seat, play, NOBODY, place)
            if code == ALLOWED:
                return ALLOWED
            if first == no.NOBODY_LEFT or says_little(first):
                first = code
            if b.aloft and b.helicopters(place):
                if actor_forbids(b, seat, play, NOBODY, HELI + place) == ALLOWED:
                    return ALLOWED
    return first


def says_little(code: int) -> bool:
    """A reason that lies in the ship: what keeps a ship from it that could use the card says more."""
    return code in (
        no.TRANSPORTS_PLAY_NOTHING,
        no.NO_HELICOPTERS,
        no.NOTHING_BROKEN,
        no.UNDAMAGED,
        no.NOBODY_PLAYS_DEAD,
    )


def any_range(b: Battle, seat: int) -> int:
    """8.1 Can a Close/Open Range be used in any way? Whoever can close the range can open it as well."""
    code = range_mode_forbids(b, seat, OPEN)
    if code == ALLOWED or entry_forbids(b, seat) == ALLOWED:
        return ALLOWED
    return ALLOWED if range_mode_forbids(b, seat, EXIT) == ALLOWED else code


def range_mode_forbids(b: Battle, seat: int, mode: int) -> int:
    """8.1, 11.1, 13.5 Can a Close/Open Range be used in this way?"""
    if mode == ENTER:
        return entry_forbids(b, seat)
    if mode != CLOSE and mode != OPEN and mode != EXIT:
        return NOT_ASKED
    first = no.NOBODY_LEFT
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == IN_PLAY and (mode == EXIT or b.subs[place]):
            code = exit_forbids(b, seat, place) if mode == EXIT else may_move(b, seat, place, mode == CLOSE)
            if code == ALLOWED:
                return ALLOWED
            if says_more(b, seat, place, mode, code, first):
                first = code
    if mode != EXIT:
        code = may_move(b, seat, FORCE, mode == CLOSE)
        if code == ALLOWED or (code != NOT_ASKED and says_more(b, seat, FORCE, mode, code, first)):
            return code
    return first


def says_more(b: Battle, seat: int, mover: int, mode: int, code: int, first: int) -> bool:
    """Of two reasons that of a mover to which the card would be of use, if only it could act."""
    if first == no.NOBODY_LEFT or first == no.TRANSPORTS_PLAY_NOTHING:
        return True
    if code == first or code == no.TRANSPORTS_PLAY_NOTHING:
        return False
    if mode == EXIT:
        return departure_forbids(b, mover) == ALLOWED
    return any_object(b, seat, mover, mode == CLOSE) == ALLOWED


def stations_forbid(b: Battle, seat: int, place: int) -> int:
    """3.6 Battle Stations for a ship that can do something more, before or after its first action."""
    code = man_forbids(b, place)
    if code:
        return code
    acts = b.acts[place]
    man(b, place)
    more = can_do_more(b, seat, place)
    b.acts[place] = acts
    return ALLOWED if more else no.NOTHING_MORE_TO_DO


def can_do_more(b: Battle, seat: int, place: int) -> bool:
    """Is there any action left that the ship could take?"""
    if repairer_forbids(b, seat, place, False) == ALLOWED:
        return True
    last = NOBODY
    for card in b.hands[seat]:
        if card == last:
            continue
        last = card
        kind = b.cards[card].kind
        if kind == BS or kind == EA:
            continue
        if kind != COR:
            if actor_forbids(b, seat, CARD + card, NOBODY, place) == ALLOWED:
                return True
        elif can_move(b, seat, place if b.subs[place] else FORCE) or can_leave(b, seat, place):
            return True
    return False


# -- the same without reasons: what rules most ships out is asked first ----------------


def can_repair(b: Battle, seat: int, technician: bool) -> bool:
    """9.4 `any_actor` for a repair by the crew, or by a Technician."""
    if b.weak_sensor is b.lineup.zeros and b.weak_attack is b.lineup.zeros:
        return False
    for place in range(b.begins[seat], b.ends[seat]):
        if b.weak_sensor[place] or b.weak_attack[place]:
            if b.status[place] == IN_PLAY and repairer_forbids(b, seat, place, technician) == ALLOWED:
                return True
    return False


def can_drift(b: Battle, seat: int) -> bool:
    """5.5 `any_actor` for a random number of the dead."""
    if b.dead is b.lineup.zeros:
        return False
    for place in range(b.begins[seat], b.ends[seat]):
        if b.dead[place] and b.status[place] == IN_PLAY and drifter_forbids(b, place) == ALLOWED:
            return True
    return False


def can_move(b: Battle, seat: int, mover: int) -> bool:
    """8.1 `may_move`: whoever can close the range can open it as well."""
    return finds_anybody(b, seat, mover) and mover_forbids(b, seat, mover) == ALLOWED


def can_leave(b: Battle, seat: int, place: int) -> bool:
    """13.5 `exit_forbids`."""
    return departure_forbids(b, place) == ALLOWED and exit_forbids(b, seat, place) == ALLOWED


def can_range(b: Battle, seat: int) -> bool:
    """8.1 `any_range`."""
    if can_move(b, seat, FORCE) or entry_forbids(b, seat) == ALLOWED:
        return True
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == IN_PLAY:
            if (b.subs[place] and can_move(b, seat, place)) or can_leave(b, seat, place):
                return True
    return False


def can_play(b: Battle, seat: int, card: int) -> bool:
    """4.3 `card_forbids`."""
    kind = b.cards[card].kind
    if kind == COR:
        return can_range(b, seat)
    if kind == TECH:
        return can_repair(b, seat, True)
    return card_forbids(b, seat, card) == ALLOWED


def playable_cards(b: Battle, seat: int, found: list[int]) -> None:
    """Every card of the hand that has a function now; what holds for a whole kind is asked once."""
    reach = NOBODY
    last = NOBODY
    # Cards of a kind stand together.
    asked = NOBODY
    may = False
    for card in b.hands[seat]:
        if card == last:
            continue
        last = card
        kind = b.cards[card].kind
        if kind == WL:
            if reach == NOBODY:
                reach = weapons_reach(b, seat)
            if b.cards[card].contact <= reach:
                found.append(CARD + card)
        elif kind == CR:
            if card_forbids(b, seat, card) == ALLOWED:
                found.append(CARD + card)
        else:
            if is_sonar(kind):
                kind = AS
            if kind != asked:
                asked = kind
                may = can_play(b, seat, card)
            if may:
                found.append(CARD + card)


def weapons_reach(b: Battle, seat: int) -> int:
    """6.1 The highest contact number that any ship or helicopter of the seat may fire now."""
    best = 0
    for place in range(b.begins[seat], b.ends[seat]):
        if b.status[place] == IN_PLAY:
            if attacker_forbids(b, seat, place) == ALLOWED:
                best = reach_of(b, seat, place, best)
            if b.aloft and b.helicopters(place) and attacker_forbids(b, seat, HELI + place) == ALLOWED:
                best = reach_of(b, seat, HELI + place, best)
    return best


def reach_of(b: Battle, seat: int, actor: int, best: int) -> int:
    """The better of this and the highest level of the actor on a target that it has weapons for."""
    column = b.column(actor)
    for target in range(b.begins[1 - seat], b.ends[1 - seat]):
        if b.contact[target * b.width + column] > best and b.status[target] == IN_PLAY:
            level = b.level(target, column)
            if level > best and attack_value(b, actor, target) != NONE:
                best = level
    return best
