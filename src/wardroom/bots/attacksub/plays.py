"""The plays of one's own turn: each is a run of small choices with what it may bring."""

from typing import Final, NamedTuple

from wardroom.bots.attacksub.worth import (
    Unseen,
    aim,
    check_risk,
    enemies,
    fleet,
    kept,
    promise,
    threat,
    threats,
    worth,
)
from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.attacksub import actions
from wardroom.games.attacksub.actions import CARD, CLOSE, ENTER, EXIT, OPEN
from wardroom.games.attacksub.battle import ATTACKED, DOWN, FORCE, HELI, SEARCHED, SUNK, Battle
from wardroom.games.attacksub.catalogue import A_PS, AS, BS, COR, CR, DC, EA, HELO, KINDS, PS, TECH, WL
from wardroom.games.attacksub.damage import control_forbids
from wardroom.games.attacksub.lockon import contact_sum, number_needed, target_forbids
from wardroom.games.attacksub.malfunctions import REPAIR_NUMBER, repair_forbids
from wardroom.games.attacksub.plays import actor_forbids, range_mode_forbids
from wardroom.games.attacksub.range import may_move, object_forbids
from wardroom.games.attacksub.reactions import actor_action
from wardroom.games.attacksub.reinforcements import number_needed as number_to_enter
from wardroom.games.attacksub.search import is_sonar, sought_forbids
from wardroom.games.attacksub.search import number_needed as number_to_find
from wardroom.games.attacksub.turn import PlayerTurn
from wardroom.games.attacksub.victory import exit_forbids, may_race, points_of, ships_with

# A play that costs more than it promises is not made.
LEAST: Final = 0.0
# What it costs to be heard: a ping, a shot of a submarine.
PING: Final = 0.01
SHOT: Final = 0.015
# A shot that is likely to fail waits for a better contact or card.
POOR_SHOT: Final = 0.15
# What a new card is worth for one that lies idle.
FRESH_CARD: Final = 0.04
MALFUNCTION: Final = 0.08
# How much of what it could the enemy is thought to answer.
EVASION: Final = 0.8
REINFORCEMENT: Final = 0.8
LAUNCH: Final = 0.3
MENDED: Final = 0.08
MENDED_DOWN: Final = 0.3
MENDED_BOX: Final = 0.12
VICTORY: Final = 4.0
# What a ship brought home counts where points are counted.
PRIZE_HOME: Final = 1.2
# How many cards of a kind a hand keeps when it can do nothing else.
ENOUGH: Final = {AS: 3, PS: 3, A_PS: 3, CR: 1, WL: 2, EA: 1}

# 4.2 How each kind of sonar can be used, and what can be named of a ship (6.7, 9.4).
MODES: Final = {
    AS: (actions.ACTIVE,),
    PS: (actions.PASSIVE,),
    A_PS: (actions.ACTIVE, actions.PASSIVE),
}
SYSTEMS: Final = ((actions.SENSOR, True), (actions.ATTACK, False))


class Play(NamedTuple):
    value: float
    run: list[int]


def best_play(b: Battle, seat: int, step: PlayerTurn) -> Play:
    """The most promising play of all that the rules allow now; `done` or a discard if none is worth it."""
    pile = Unseen(b, seat)
    plays = [*free_plays(b, seat, step, pile)]
    last = NOBODY
    for card in b.hands[seat]:
        if card != last:
            last = card
            plays += plays_of(b, seat, card, pile)
    best = max(plays, key=lambda play: play.value, default=Play(0.0, []))
    if b.acted or not b.hands[seat]:
        return best if best.value >= LEAST else Play(0.0, [DONE])
    gone = spare_cards(b, seat, best)
    if best.value >= max(LEAST, FRESH_CARD * len(gone)):
        return best
    return Play(0.0, throw_away(b, seat, gone))


def free_plays(b: Battle, seat: int, step: PlayerTurn, pile: Unseen) -> list[Play]:
    """5.5, 9.4 What needs no card."""
    plays: list[Play] = []
    for place in fleet(b, seat):
        if b.dead[place] and step.play_forbids(b, actions.DRIFT) == ALLOWED:
            plays.append(Play(VICTORY, [actions.DRIFT, actor_action(b, place)]))
        for system, sensor in SYSTEMS:
            if repair_forbids(b, seat, place, sensor, False) == ALLOWED:
                value = mending(b, place, sensor) * pile.at_least(REPAIR_NUMBER, False)
                plays.append(Play(value, [actions.REPAIR, actor_action(b, place), system]))
    return plays


def plays_of(b: Battle, seat: int, card: int, pile: Unseen) -> list[Play]:
    """What one card of the hand could do."""
    kind = b.cards[card].kind
    if kind == EA:
        return []
    if kind == COR:
        return range_plays(b, seat, card, pile)
    plays: list[Play] = []
    for place in fleet(b, seat):
        for actor in (place, HELI + place) if b.helicopters(place) else (place,):
            if actor_forbids(b, seat, CARD + card, NOBODY, actor) != ALLOWED:
                continue
            if is_sonar(kind):
                plays += searches(b, seat, card, actor, pile)
            elif kind == WL:
                plays += shots(b, seat, card, actor, pile)
            elif kind == CR:
                value = threats(b, place) * pile.at_least(b.cards[card].need, True)
                plays.append(Play(value - 0.5 * kept(b.cards[card]), [CARD + card, actor_action(b, place)]))
            elif kind == HELO:
                plays.append(Play(LAUNCH, [CARD + card, actor_action(b, place)]))
            elif kind == BS:
                plays += stations(b, seat, card, place)
            else:
                plays += repairs(b, seat, card, place)
    return plays


def searches(b: Battle, seat: int, card: int, actor: int, pile: Unseen) -> list[Play]:
    """4.1 One attempt for each ship that is worth it."""
    kind = b.cards[card].kind
    column = b.column(actor)
    plays: list[Play] = []
    for mode in MODES[kind]:
        active = mode == actions.ACTIVE
        wanted: list[tuple[float, int]] = []
        risk = check_risk(b, actor, pile)
        for target in enemies(b, seat):
            if sought_forbids(b, seat, actor, target) == ALLOWED:
                chance = pile.at_least(number_to_find(b, actor, active, target), False)
                gain = promise(b, target, column) * aim(b, seat, target, column)
                if chance * gain > risk:
                    wanted.append((chance * gain - risk, target))
        if not wanted:
            continue
        value = sum(value for value, _ in wanted) - 0.5 * kept(b.cards[card])
        if active and actor < HELI:
            value -= PING * min(2, len(enemies(b, seat))) * worth(b, actor)
        opening = [CARD + card, *([mode] if kind == A_PS else []), actor_action(b, actor)]
        if active:
            named = sorted(target for _, target in wanted)
            plays.append(Play(value, [*opening, *(actor_action(b, target) for target in named), DONE]))
        else:
            plays.append(Play(value, [*opening, actor_action(b, max(wanted)[1])]))
    return plays


def shots(b: Battle, seat: int, first: int, actor: int, pile: Unseen) -> list[Play]:
    """6.1, 6.4 The card alone or with others that the contact allows."""
    plays: list[Play] = []
    others = [card for card in b.hands[seat] if b.cards[card].kind == WL]
    others.remove(first)
    for target in enemies(b, seat):
        if target_forbids(b, seat, actor, target, first) != ALLOWED:
            continue
        level = b.level(target, b.column(actor))
        cards = [first]
        for card in sorted(others, key=lambda card: -b.cards[card].fire):
            if contact_sum(b, cards) + b.cards[card].contact <= level:
                cards.append(card)
        prize = worth(b, target) * pile.harm(target)
        for number in range(1, len(cards) + 1):
            used = cards[:number]
            need = number_needed(b, actor, target, used, [])
            # One evasive action of two or so for each card, if the enemy has one.
            evaded = min(0.9, EVASION * pile.share(EA) * 6) if not b.transports[target] else 0.0
            chance = (1 - evaded) * pile.at_least(need, False) + evaded * pile.at_least(need + 2, False)
            if chance < POOR_SHOT:
                continue
            value = chance * prize - MALFUNCTION * pile.marks / max(1, pile.total)
            value -= sum(kept(b.cards[card]) for card in used)
            if actor < HELI and b.subs[actor]:
                value -= SHOT
            run = [CARD + first, actor_action(b, actor), actor_action(b, target)]
            plays.append(Play(value, [*run, *sorted(CARD + card for card in used[1:]), DONE]))
    return plays


def range_plays(b: Battle, seat: int, card: int, pile: Unseen) -> list[Play]:
    """8 Close or open the range; 11 call for help; 13.5 leave."""
    plays: list[Play] = []
    cost = kept(b.cards[card])
    if range_mode_forbids(b, seat, ENTER) == ALLOWED:
        chance = pile.at_least(number_to_enter(b), True)
        plays.append(Play(REINFORCEMENT * chance - cost, [CARD + card, ENTER]))
    if range_mode_forbids(b, seat, EXIT) == ALLOWED:
        for place in fleet(b, seat):
            if actor_forbids(b, seat, CARD + card, EXIT, place) == ALLOWED:
                plays.append(Play(leaving(b, seat, place), [CARD + card, EXIT, actor_action(b, place)]))
    for close in (True, False):
        for mover in (*fleet(b, seat), FORCE):
            if may_move(b, seat, mover, close) != ALLOWED:
                continue
            for target in (*enemies(b, seat), FORCE):
                if object_forbids(b, seat, mover, target, close) != ALLOWED:
                    continue
                value = gain_by_range(b, seat, mover, target, close) - cost
                if not close and may_race(b, seat, mover, False):
                    value += VICTORY * (1 - pile.at_least(b.deck, False))
                run = [CARD + card, CLOSE if close else OPEN]
                plays.append(Play(value, [*run, mover_action(b, mover), mover_action(b, target)]))
    return plays


def mover_action(b: Battle, mover: int) -> int:
    return actions.FORCE if mover == FORCE else actor_action(b, mover)


def gain_by_range(b: Battle, seat: int, mover: int, target: int, close: bool) -> float:
    """8.3, 8.4 What both sides gain or lose of their contacts, for the seat."""
    mine = surface(b, seat) if mover == FORCE else [mover]
    theirs = surface(b, 1 - seat) if target == FORCE else [target]
    my_column = b.places if mover == FORCE else mover
    their_column = b.places if target == FORCE else target
    change = promise if close else threat
    gained = sum(change(b, place, my_column) for place in theirs)
    lost = sum(change(b, place, their_column) for place in mine)
    return gained - lost if close else lost - gained


def surface(b: Battle, seat: int) -> list[int]:
    return [place for place in fleet(b, seat) if not b.subs[place]]


def leaving(b: Battle, seat: int, place: int) -> float:
    """13.5 What it is worth to bring this ship home."""
    scenario = b.scenario
    side = b.lineup.sides[place]
    if scenario.points_needed[side]:
        missing = scenario.points_needed[side] - points_of(b, side)
        return PRIZE_HOME if missing > scenario.exit_points[side] else VICTORY
    if b.lineup.ids[place] == scenario.exit_wins:
        return VICTORY if ships_with(b, side, SUNK) <= ships_with(b, 1 - side, SUNK) else -1.0
    return VICTORY if scenario.default_victory and all_can_leave(b, seat) else -1.0


def all_can_leave(b: Battle, seat: int) -> bool:
    """13.5 Whoever stays behind alone is lost: all go in one turn, or nobody."""
    # 8.2 A force goes by one ship a turn.
    if len(surface(b, seat)) > 1:
        return False
    ranges = sum(b.cards[card].kind == COR for card in b.hands[seat])
    ships = fleet(b, seat)
    return len(ships) <= ranges and all(exit_forbids(b, seat, place) == ALLOWED for place in ships)


def mending(b: Battle, place: int, sensor: bool) -> float:
    """9.4 What one step of repair is worth."""
    weak = b.weak_sensor[place] if sensor else b.weak_attack[place]
    return MENDED_DOWN if weak == DOWN else MENDED


def repairs(b: Battle, seat: int, card: int, place: int) -> list[Play]:
    """6.7 Damage Control, 9.4 a Technician."""
    plays: list[Play] = []
    kind = b.cards[card].kind
    for system, sensor in SYSTEMS:
        run = [CARD + card, actor_action(b, place), system]
        if kind == DC and control_forbids(b, seat, place, sensor) == ALLOWED:
            track = b.ships[place].sensor if sensor else b.ships[place].attack
            left = len(track) - (b.sensor[place] if sensor else b.attack[place])
            plays.append(Play(MENDED_BOX * worth(b, place) * (2 if left == 1 else 1), run))
        elif kind == TECH and repair_forbids(b, seat, place, sensor, True) == ALLOWED:
            plays.append(Play(mending(b, place, sensor), run))
    return plays


def stations(b: Battle, seat: int, card: int, place: int) -> list[Play]:
    """3.6 A second action for a ship that has searched or fired, if there is a card for it."""
    acts = b.acts[place]
    if not acts:
        return []
    column = b.column(place)
    for held in b.hands[seat]:
        kind = b.cards[held].kind
        if kind == WL and not acts & ATTACKED:
            for target in enemies(b, seat):
                if b.level(target, column) >= b.cards[held].contact:
                    return [Play(0.1, [CARD + card, actor_action(b, place)])]
        if is_sonar(kind) and not acts & SEARCHED:
            return [Play(0.05, [CARD + card, actor_action(b, place)])]
    return []


def spare_cards(b: Battle, seat: int, best: Play) -> list[int]:
    """3.4 What is useless or more than enough of its kind; the cards of the best play wait."""
    hand = sorted(b.hands[seat], key=lambda card: -kept(b.cards[card]))
    usable = {action - CARD for action in best.run if actions.is_card(action)} if best.value > 0 else set()
    held = [0] * len(KINDS)
    gone: list[int] = []
    for card in hand:
        kind = b.cards[card].kind
        held[kind] += 1
        enough = ranges_wanted(b, seat) if kind == COR else ENOUGH.get(kind, 0)
        if card not in usable and (held[kind] > enough or is_useless(b, seat, card)):
            gone.append(card)
    return gone


def ranges_wanted(b: Battle, seat: int) -> int:
    """13.5 One, and one for each ship that may leave with a victory."""
    side = b.side(seat)
    if b.scenario.default_victory and ships_with(b, 1 - side, SUNK) and not ships_with(b, side, SUNK):
        return len(fleet(b, seat))
    return 1


def throw_away(b: Battle, seat: int, gone: list[int]) -> list[int]:
    """2.3 A group of cards with the least telling one on top; at least one must go."""
    if not gone:
        gone = [min(b.hands[seat], key=lambda card: kept(b.cards[card]))]
    top = min(gone, key=lambda card: kept(b.cards[card]))
    return [actions.DISCARD, *sorted(CARD + card for card in gone), DONE, CARD + top]


def is_useless(b: Battle, seat: int, card: int) -> bool:
    """A card that no ship is likely to need soon."""
    printed = b.cards[card]
    ships = fleet(b, seat)
    if printed.sub_only and not any(b.subs[place] for place in ships):
        return True
    if printed.kind == HELO:
        return not any(b.ships[place].duration for place in ships)
    if printed.kind == DC:
        return not any(b.damaged[place] for place in ships)
    if printed.kind == TECH:
        return not any(b.weak_sensor[place] or b.weak_attack[place] for place in ships)
    return printed.kind == WL and printed.contact > 2 and printed.fire < 3
