"""What a seat may know of the others' hands; and worlds that agree with it."""

from wardroom.core.dice import Dice, FastDice
from wardroom.core.lists import add_to, added, removed
from wardroom.core.state import SPECTATOR, TRUTH, UNKNOWN, Step
from wardroom.games.coldwar import battle, task_force
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.answers import PointDefense
from wardroom.games.coldwar.area import AREA_ROLL
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import CREW, RETREAT, TACTIC
from wardroom.games.coldwar.deal import deal_fleets
from wardroom.games.coldwar.formation import Formation
from wardroom.games.coldwar.incoming import Incoming
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.specials import Special
from wardroom.games.coldwar.task_force import may_bit
from wardroom.games.coldwar.teams import HIDDEN_OFFER, Transfers
from wardroom.games.coldwar.volley import BattleStations


def seen_hand(b: Battle, other: int, seat: int) -> list[int]:
    """As many unknown cards as the hand holds, those in a private draft included; then the known ones."""
    force = b.forces[other]
    # 13.64 A hand on the table is seen by all.
    if other == seat or force.open:
        return force.hand[:]
    size = len(force.hand)
    for step in b.stack:
        if isinstance(step, BattleStations) and step.seat == other:
            size += len(step.cards_used())
        elif isinstance(step, AdjustOrdnance) and step.seat == other:
            size += len(step.chosen)
    known = []
    if seat != SPECTATOR:
        for entry in force.known:
            if entry >> 8 == seat:
                known.append(entry & 255)
    for step in b.stack:
        # 9.6 A card that has been named is known to all.
        if isinstance(step, Peek) and step.other == other and step.names(b) and step.named not in known:
            known = added(known, step.named)
    return [UNKNOWN] * (size - len(known)) + known


def imagined(view: Battle, rng: Dice) -> Battle:
    """Every UNKNOWN filled, uniformly over all worlds that agree with the view."""
    world = view.copy()
    world.observer = TRUTH
    world.dice = FastDice(rng.below(1 << 30, 0) << 30 | rng.below(1 << 30, 0))
    if view.observer == TRUTH:
        return world
    if world.stack and isinstance(world.stack[-1], Formation):
        imagine_fleets(world, rng)
    imagine_cards(world, rng)
    imagine_order(world, rng)
    return world


def imagine_fleets(world: Battle, rng: Dice) -> None:
    """5.2 Before the formations are revealed each player knows only the own ships and the top of the deck."""
    pool = list(range(len(world.catalogue.ships)))
    if world.top != UNKNOWN:
        pool.remove(world.top)
    unknown = []
    for seat in range(world.seats):
        if UNKNOWN in world.forces[seat].ships:
            unknown.append(seat)
        else:
            for ship in world.forces[seat].ships:
                pool.remove(ship)
    fleets = deal_fleets(world, pool, unknown, rng, 0)
    for seat, fleet in zip(unknown, fleets, strict=True):
        world.forces[seat].ships = []
        for ship in fleet:
            world.enlist(seat, ship, 0)
            pool.remove(ship)
    world.deck = pool


def unseen_cards(view: Battle) -> list[int]:
    """By kind, how many cards lie where the observer cannot see them; 5.1 or were not shuffled in at all."""
    unseen = view.catalogue.counts[:]
    for card in range(len(unseen)):
        add_to(unseen, card, -view.discard[card])
    for force in view.forces:
        for card in force.hand:
            if card != UNKNOWN:
                add_to(unseen, card, -1)
        for entry in force.area:
            if entry & task_force.CARD_BITS != task_force.HIDDEN_CARD:
                add_to(unseen, entry & task_force.CARD_BITS, -1)
        for entry in force.attached:
            add_to(unseen, entry & 255, -1)
        for card in force.tactics:
            add_to(unseen, card, -1)
        if force.retreat != UNKNOWN:
            add_to(unseen, force.retreat, -1)
    for card in view.luck:
        add_to(unseen, card, -1)
    for attack in view.volley:
        if attack.card != UNKNOWN and not attack.kept:
            add_to(unseen, attack.card, -1)
        if attack.surprise_card != UNKNOWN:
            add_to(unseen, attack.surprise_card, -1)
    for entry in view.laid:
        add_to(unseen, entry & 255, -1)
    for entry in view.used:
        add_to(unseen, entry & 255, -1)
    for step in view.stack:
        for card in drafted(step):
            add_to(unseen, card, -1)
        for card in on_the_way(view, step):
            add_to(unseen, card, -1)
    return unseen


def unseen_tactics(view: Battle, unseen: list[int]) -> int:
    """5.1 How many Tactics of the deck the observer has not seen yet."""
    first, after = view.catalogue.first_tactic, view.catalogue.first_bad
    return view.switches.tactics - sum(view.catalogue.counts[first:after]) + sum(unseen[first:after])


def leave_out(unseen: list[int], first: int, after: int, number: int, rng: Dice) -> None:
    """5.1 So many of these cards are in the deck; the others, any of them, were not shuffled in."""
    pool: list[int] = []
    for card in range(first, after):
        for _ in range(unseen[card]):
            pool.append(card)
    while len(pool) > number:
        unseen[rng.pick(pool, 0)] -= 1


def drafted(step: Step) -> list[int]:
    """Cards that a seat has taken from its hand for a draft of its own."""
    if isinstance(step, BattleStations):
        return step.cards_used()
    if isinstance(step, AdjustOrdnance):
        return step.chosen
    return battle.NOTHING


def on_the_way(view: Battle, step: Step) -> list[int]:
    """Cards that lie open between a hand and a pile: rolling, refuelled, or played and not yet settled."""
    if isinstance(step, Refuel):
        return step.cards
    if isinstance(step, Incoming):
        return [roll & 255 for roll in step.rolls if not roll >> AREA_ROLL]
    if isinstance(step, PointDefense) and step.shown:
        return [step.card]
    if isinstance(step, Special) and view.family(step.card) in (RETREAT, CREW, TACTIC):
        return [step.card]
    return battle.NOTHING


def imagine_cards(world: Battle, rng: Dice) -> None:
    """Unseen cards lie at random in hands, draw pile and under face-down area defences."""
    unseen = unseen_cards(world)
    first_bad = world.catalogue.first_bad
    if world.switches.tactics:
        leave_out(unseen, world.catalogue.first_tactic, first_bad, unseen_tactics(world, unseen), rng)
    if world.switches.bad_luck:
        leave_out(unseen, first_bad, len(unseen), world.bad_left, rng)
    fill_face_down(world, unseen, rng)
    # 13.6 Bad Luck that nobody has seen lies in the draw pile: hands hold none.
    left = sum(unseen[:first_bad])
    for force in world.forces:
        hidden = 0
        while hidden < len(force.hand) and force.hand[hidden] == UNKNOWN:
            card = rng.draw(unseen, left, 0)
            add_to(unseen, card, -1)
            left -= 1
            force.hand[hidden] = card
            hidden += 1
        if hidden:
            force.hand.sort()
    world.draw = unseen
    for step in world.stack:
        if isinstance(step, Transfers):
            imagine_offers(world, step, rng)


def fill_face_down(world: Battle, unseen: list[int], rng: Dice) -> None:
    """12.4 Each must be of a family it may still be. Whole draws are rejected, so all worlds are alike."""
    places = []
    for seat in range(world.seats):
        for entry in world.forces[seat].area:
            if entry & task_force.CARD_BITS == task_force.HIDDEN_CARD:
                places.append(seat << 24 | entry)
    if not places:
        return
    pool = [card for card in range(world.catalogue.first_bad) for _ in range(unseen[card])]
    choices: list[list[int]] = []
    for place in places:
        mask = place >> 8 & task_force.MAY_BITS
        choices.append([n for n in range(len(pool)) if may_bit(world.family(pool[n])) & mask])
    chosen: list[int] = []
    while len(chosen) < len(places):
        chosen = []
        for options in choices:
            pick = options[rng.below(len(options), 0)]
            if pick in chosen:
                break
            chosen.append(pick)
    for place, pick in zip(places, chosen, strict=True):
        force = world.forces[place >> 24]
        entry = place & 0xFFFFFF
        force.area = added(removed(force.area, entry), entry & ~task_force.CARD_BITS | pool[pick])
        add_to(unseen, pool[pick], -1)


def imagine_order(world: Battle, rng: Dice) -> None:
    """6 Cards not yet revealed are higher than those that are, and not the observer's own."""
    last = 0
    for force in world.forces:
        if force.moved:
            last = max(last, force.order)
    most = max(world.switches.order_cards, world.seats)
    numbers = list(range(last + 1, most + 1))
    for force in world.forces:
        if force.order in numbers and not force.moved:
            numbers.remove(force.order)
    for force in world.forces:
        if force.order == UNKNOWN:
            force.order = rng.pick(numbers, 0)


def imagine_offers(world: Battle, step: Transfers, rng: Dice) -> None:
    """13.2C An opponent's offer was some card of the hand, and none that the same mate had refused."""
    for place in range(len(step.refused)):
        if step.refused[place] & 4095 == HIDDEN_OFFER:
            offer = step.refused[place] & ~4095
            imagined_offer = offer | imagine_offer(world, step, offer, rng)
            step.refused = [*step.refused[:place], imagined_offer, *step.refused[place + 1 :]]
    if step.thing == HIDDEN_OFFER:
        step.thing = imagine_offer(world, step, step.mate << 16 | step.way << 12, rng)


def imagine_offer(world: Battle, step: Transfers, offer: int, rng: Dice) -> int:
    """One card to offer; what is no longer in the hand was handed over to a mate."""
    cards = world.forces[step.seat].hand
    if not cards:
        for seat in range(world.seats):
            if world.same_team(seat, step.seat):
                cards = cards + world.forces[seat].hand
    fresh = [card for card in cards if offer | CARD + card not in step.refused]
    if fresh:
        cards = fresh
    return CARD + cards[rng.below(len(cards), 0)]
