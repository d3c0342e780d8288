"""What a page shows of a game: an observation as plain data, ready for JSON.

What it may hold stands in `records.py`, from which the page has its types, too. All of it comes from the
observation, so a board hides what that hides. The truth has a board as well, which shows all hands, drafts
and ballots.

A table shows the same observer one view after the other, and most of them hardly differ: `board_after` takes
over every part of the earlier board that would come out the same.
"""

from typing import Final, cast

from wardroom.core.rows import ROW_BITS
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, UNSEEN, Step
from wardroom.games.coldwar import actions, battle, incoming, records
from wardroom.games.coldwar.air_defence import AllotAirDefense, BomberHits
from wardroom.games.coldwar.answers import DamageControl, PointDefense, SaveSubmarine
from wardroom.games.coldwar.area import AREA_ROLL
from wardroom.games.coldwar.attacks import same_strike
from wardroom.games.coldwar.battle import (
    Battle,
    TaskForce,
)
from wardroom.games.coldwar.catalogue import CREW, DAMAGE_CONTROL, INTELLIGENCE, REFUELING
from wardroom.games.coldwar.chances import passes_area_card
from wardroom.games.coldwar.damage import hits_left, is_critical, provisional_hurt
from wardroom.games.coldwar.ending import afloat_points
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.formation import Arrange, Formation
from wardroom.games.coldwar.fortunes import Ballot, FortunesOfWar, LuckControl, Vote
from wardroom.games.coldwar.incoming import (
    ChooseDefender,
    Hunt,
    Incoming,
)
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.kinds.families import kind_of
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.odds import left_with, meant_attack
from wardroom.games.coldwar.prepare import AdjustFormation, RetreatStep, ShipAhoy
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.specials import Special
from wardroom.games.coldwar.stakes import Stake, Stakes, Toll, area_against
from wardroom.games.coldwar.tactics import TacticMoment
from wardroom.games.coldwar.teams import HIDDEN_OFFER, Transfers
from wardroom.games.coldwar.unchanged import Earlier
from wardroom.games.coldwar.volley import BattleStations
from wardroom.games.coldwar.waiting import waiting_cards

# The row of a ship that has not been given one yet.
UNPLACED: Final = -1


def show_board(b: Battle) -> records.Board:
    """The board as the observer of the view sees it."""
    return show_whole(b, Earlier(b, b, None))


def board_after(b: Battle, earlier: Battle, shown: records.Board) -> records.Board:
    """The same, with the unchanged parts of what an earlier view of the observer showed."""
    return show_whole(b, Earlier(b, earlier, shown))


def show_whole(b: Battle, earlier: Earlier) -> records.Board:
    forming: Formation | None = None
    for step in b.stack:
        if isinstance(step, Formation):
            forming = step
    forces: dict[str, records.Force] = {}
    for seat in range(len(b.forces)):
        forces[str(seat)] = earlier.force(seat) or show_force(b, seat, forming, earlier)
    board = cast(records.Board, b.page_facts(b))
    board["victory"] = b.switches.victory
    board["order_cards"] = max(b.switches.order_cards, b.seats)
    board["fog_left"] = b.fog
    board["discard"] = earlier.discard() or b.shown_pile(b.discard)
    board["deck"] = b.deck_left + 1 if b.top != UNKNOWN else b.deck_left
    board["volley"] = earlier.volley() or [attack.page_facts(b) for attack in b.volley]
    board["laid"] = [show_laid(b, entry) for entry in b.laid]
    board["used"] = [{"seat": entry >> 8, "card": b.card_keys[entry & 255]} for entry in b.used]
    board["forces"] = forces
    if b.switches.open_scores:
        board["open_scores"] = True
    if b.switches.bad_luck:
        board["bad_left"] = b.bad_left
        if b.bad_next and b.draw_left:
            board["bad_next"] = True
    for step in b.stack:
        if step is not forming:
            show_step(b, board, step)
    if forming is not None:
        board["forming"] = True
    if b.observer >= 0:
        show_stakes(b, board)
        waits = show_waits(b)
        if waits:
            board["waits"] = waits
    return board


# -- names ----------------


def seats_of(mask: int) -> list[int]:
    found: list[int] = []
    seat = 0
    while mask:
        if mask & 1:
            found.append(seat)
        mask >>= 1
        seat += 1
    return found


# -- a task force ----------------


def show_force(b: Battle, seat: int, forming: Formation | None, earlier: Earlier) -> records.Force:
    force: TaskForce = b.forces[seat]
    unknown = bool(force.ships) and force.ships[0] == UNKNOWN
    shown = cast(records.Force, force.page_facts(b))
    shown["hand"] = earlier.hand(seat) or b.shown_cards(force.hand)
    shown["area"] = [show_area(b, entry) for entry in force.area]
    shown["ships"] = {} if unknown else earlier.ships(seat) or show_ships(b, force, forming, seat)
    if unknown:
        shown["unknown_ships"] = len(force.ships)
    if b.switches.open_scores or b.observer == seat or b.observer == TRUTH:
        # 11.1 The others' piles are added up only where the table agreed to.
        points = 0
        for ship in force.sunk:
            points += b.ship_cards[ship].points
        shown["sunk_points"] = points
    if force.known:
        known: dict[str, list[records.CardKey]] = {}
        for entry in force.known:
            viewer = str(entry >> 8)
            if viewer not in known:
                known[viewer] = []
            known[viewer].append(b.card_keys[entry & 255])
        shown["known"] = known
    return shown


def show_ships(
    b: Battle, force: TaskForce, forming: Formation | None, seat: int
) -> dict[records.ShipKey, records.Afloat]:
    shown: dict[records.ShipKey, records.Afloat] = {}
    status = b.status
    hurt = b.hurt
    for ship in force.ships:
        flags = status[ship]
        row = flags & ROW_BITS
        if forming is not None:
            row = chosen_row(b, forming, seat, ship)
        fields: records.Afloat = {"row": row, "left": hits_left(b, ship), "points": afloat_points(b, ship)}
        if flags & battle.ACTIVE:
            fields["active"] = True
        if flags & battle.CRIPPLED:
            fields["crippled"] = True
        if flags & battle.CREWED:
            fields["crewed"] = True
        if flags & battle.IDLE:
            fields["idle"] = True
        if flags & battle.NO_FIRE_CONTROL:
            fields["no_fire_control"] = True
        if flags & battle.DECK_ON_FIRE:
            fields["deck_on_fire"] = True
        if b.volley:
            # 9.3 What this volley has done, unless it is still negated.
            coming = provisional_hurt(b, ship) - hurt[ship]
            if coming > 0:
                fields["coming"] = coming
        if (hurt[ship] or b.volley) and is_critical(b, ship):
            fields["critical"] = True
        shown[b.ship_keys[ship]] = fields
    for entry in force.attached:
        card = b.action_cards[entry & 255]
        under = shown.get(b.ship_keys[entry >> 8])
        if card.family != CREW and under is not None:
            if "damage" in under:
                under["damage"].append(card.key)
            else:
                under["damage"] = [card.key]
    return shown


def chosen_row(b: Battle, forming: Formation, seat: int, ship: int) -> int:
    """5.2 The row that a ship has been given in secret so far."""
    if b.ship_cards[ship].is_submarine:
        return 0
    run = forming.runs.get(seat)
    if isinstance(run, Arrange):
        place = run.ships.index(ship)
        if place < len(run.rows):
            return run.rows[place]
    return UNPLACED


def show_area(b: Battle, entry: int) -> records.AreaCard:
    card = entry & battle.CARD_BITS
    shown: records.AreaCard = {"card": UNSEEN if card == battle.HIDDEN_CARD else b.card_keys[card]}
    if entry & battle.DOWN:
        shown["down"] = True
        may = entry >> 8 & battle.MAY_BITS
        shown["may"] = [battle.MAY_NAMES[place] for place in range(len(battle.MAY_NAMES)) if may >> place & 1]
        if entry >> battle.SEEN:
            shown["seen"] = seats_of(entry >> battle.SEEN)
    return shown


# -- attacks ----------------


def show_laid(b: Battle, entry: int) -> records.Laid:
    return {"seat": entry >> 16, "attack": entry >> 8 & 255, "card": b.card_keys[entry & 255]}


def show_roll(b: Battle, roll: int) -> records.Roll:
    entry = roll & (1 << AREA_ROLL) - 1
    shown: records.Roll = {
        "seat": entry >> 16,
        "attack": entry >> 8 & 255,
        "card": b.card_keys[entry & 255],
    }
    if roll >> AREA_ROLL:
        shown["area"] = True
    return shown


def show_draft(b: Battle, step: BattleStations) -> records.Draft:
    attacks: list[records.Attack] = []
    for place in range(len(step.attacks)):
        shown = step.attacks[place].page_facts(b)
        for entry in step.surprises:
            if same_strike(step.attacks, entry >> 8, place):
                shown["surprise"] = True
        attacks.append(shown)
    area: list[records.DraftedArea] = []
    for entry in step.area:
        laid: records.DraftedArea = {"card": b.card_keys[entry & battle.CARD_BITS]}
        if entry & battle.DOWN:
            laid["down"] = True
        area.append(laid)
    draft: records.Draft = {
        "seat": step.seat,
        "fog_left": step.fog_left(b),
        "attacks": attacks,
        "area": area,
        "surprises": [{"attack": entry >> 8, "card": b.card_keys[entry & 255]} for entry in step.surprises],
    }
    if step.card != NOBODY:
        draft["card"] = b.card_keys[step.card]
    if step.ship != NOBODY:
        draft["ship"] = b.ship_keys[step.ship]
    if step.aimed != NOBODY:
        draft["aimed"] = b.ship_keys[step.aimed]
    if step.aimed_seat != NOBODY:
        draft["aimed_seat"] = step.aimed_seat
    leaves: dict[records.ShipKey, int] = {}
    if step.card != NOBODY and b.card(step.card).damage and b.observer == step.seat:
        for action in b.legal(step.seat):
            left = left_with(b, step, action - actions.SHIP) if actions.is_ship(action) else NOBODY
            if left != NOBODY:
                leaves[b.ship_keys[action - actions.SHIP]] = left
    if leaves:
        draft["leaves"] = leaves
    leads = show_leads(b, step)
    if leads:
        draft["leads"] = leads
    if b.observer == step.seat:
        show_hurdles(b, step, draft)
    return draft


def show_hurdles(b: Battle, step: BattleStations, draft: records.Draft) -> None:
    """12.9 Targets that a Cruise Missile would fly to, and 8.1 the area defences known to meet the attack."""
    cruise: list[str] = []
    met: dict[records.ShipKey, list[records.Hurdle]] = {}
    for action in b.legal(step.seat):
        attack = meant_attack(b, step, action) if actions.is_ship(action) else None
        if attack is None:
            continue
        key = b.ship_keys[attack.target]
        if attack.kind == battle.CRUISE_ATTACK:
            cruise.append(key)
        area = b.forces[attack.seat].area
        hurdles: list[records.Hurdle] = []
        for place in area_against(b, attack):
            card = area[place] & battle.CARD_BITS
            through = passes_area_card(b, attack, card)
            if through < 1:
                hurdle: records.Hurdle = {"card": b.card_keys[card]}
                if kind_of(b, card).sure:
                    hurdle["sure"] = True
                elif through == 0:
                    hurdle["any_roll"] = True
                hurdles.append(hurdle)
        if hurdles:
            met[key] = hurdles
    if cruise:
        draft["cruise"] = sorted(cruise)
    if met:
        draft["met"] = met


def show_leads(b: Battle, step: BattleStations) -> dict[str, list[records.ShipKey]]:
    """By card or ship that may be chosen now, the ships that may be chosen after it."""
    leads: dict[str, list[records.ShipKey]] = {}
    if b.observer != step.seat or not (step.at_menu() or step.wants_ship(b)):
        return leads
    for action in step.legal(b, step.seat):
        if actions.is_card(action):
            leads[b.card_keys[action - actions.CARD]] = ships_after(b, step.with_choice(action))
        elif actions.is_ship(action):
            leads[b.ship_keys[action - actions.SHIP]] = ships_after(b, step.with_choice(action))
    return leads


def ships_after(b: Battle, step: BattleStations) -> list[str]:
    """The ships that a draft may name from here on."""
    found: list[str] = []
    for action in step.legal(b, step.seat):
        if actions.is_ship(action):
            found.append(b.ship_keys[action - actions.SHIP])
            if step.wants_ship(b):
                found += ships_after(b, step.with_choice(action))
    return sorted(set(found))


def show_fight(b: Battle, step: Incoming) -> records.Fight:
    fight: records.Fight = {
        "attacker": step.seat,
        "order": step.order[:],
        "stage": stage_of(step.stage),
    }
    # Area ASW passes over the defenders first.
    place = step.place - 1 if step.stage == incoming.AREA_ASW else step.place
    if 0 <= place < len(step.order):
        fight["defender"] = step.order[place]
    if step.rolls:
        fight["rolls"] = [show_roll(b, roll) for roll in step.rolls]
    if step.hunts:
        fight["hunts"] = [
            {
                "seat": hunt >> 16,
                "card": b.card_keys[hunt >> 8 & 255],
                "ship": b.ship_keys[hunt & 255],
            }
            for hunt in step.hunts
        ]
    if step.struck:
        fight["struck"] = [{"seat": struck >> 8, "ship": b.ship_keys[struck & 255]} for struck in step.struck]
    return fight


def stage_of(stage: int) -> records.Stage:
    """A stage is counted up before it is played."""
    if stage == incoming.AREA_ASW:
        return "hunt"
    if stage <= incoming.MINES:
        return "surface"
    if stage <= incoming.AIR_MOMENT:
        return "mines"
    if stage <= incoming.AIR_EFFECT:
        return "air"
    if stage <= incoming.SETTLING:
        return "control"
    if stage < incoming.COUNTERATTACK:
        return "effect"
    return "counterattack"


# -- what is at stake ----------------


def show_stakes(b: Battle, board: records.Board) -> None:
    """What the volley would do to the observer's task force and those of team-mates, if it stood."""
    shown: dict[str, records.Stakes] = {}
    for attack in b.volley:
        seat = attack.seat
        if b.same_team(b.observer, seat) and str(seat) not in shown:
            stakes = Stakes(b, seat)
            attacks: dict[str, records.Stake] = {}
            for stake in stakes.attacks:
                attacks[str(stake.place)] = show_stake(b, stake)
            shown[str(seat)] = {
                "nothing": show_toll(stakes.nothing),
                "now": show_toll(stakes.now),
                "attacks": attacks,
            }
    if shown:
        board["stakes"] = shown


def show_stake(b: Battle, stake: Stake) -> records.Stake:
    shown: records.Stake = {"damage": stake.damage}
    if stake.left != NOBODY:
        shown["left"] = stake.left
    if 0 < stake.chance < 1:
        shown["safe"] = round(1000 * (1 - stake.chance))
    if stake.area:
        shown["area"] = stake.area
    if stake.later:
        shown["later"] = True
    return shown


def show_toll(toll: Toll) -> records.Toll:
    return {"lost": tenths(toll.lost), "gained": tenths(toll.gained)}


def tenths(points: float) -> int:
    return round(10 * points)


def show_waits(b: Battle) -> dict[records.CardKey, records.Refusal]:
    """Why cards of the observer's hand cannot be played at this question."""
    shown: dict[records.CardKey, records.Refusal] = {}
    for waits in waiting_cards(b, b.observer):
        shown[b.card_keys[waits.card]] = {"name": waits.name, "rule": waits.rule}
    return shown


# -- what is being asked ----------------


def show_step(b: Battle, board: records.Board, step: Step) -> None:
    """What a step adds to the board; of each kind the uppermost counts."""
    if isinstance(step, BattleStations):
        if b.observer == step.seat or b.observer == TRUTH:
            board["draft"] = show_draft(b, step)
            board["fog_left"] = step.fog_left(b)
    elif isinstance(step, Incoming):
        board["fight"] = show_fight(b, step)
    elif isinstance(step, ChooseDefender):
        board["fight"] = {
            "attacker": step.seat,
            "order": step.order[:],
            "left": step.left[:],
            "stage": "order",
        }
    elif isinstance(step, PointDefense):
        answer: records.Answer = {"kind": "point-defense", "queue": step.queue[:]}
        name_card(b, answer, step.card)
        if step.shown:
            answer["shown"] = True
        board["answer"] = answer
    elif isinstance(step, DamageControl):
        answer = {"kind": "damage-control", "queue": step.queue[:]}
        name_card(b, answer, step.card)
        board["answer"] = answer
    elif isinstance(step, AllotAirDefense):
        board["answer"] = {
            "kind": "air-defense",
            "queue": [step.defender],
            "systems": show_systems(b, step),
        }
    elif isinstance(step, SaveSubmarine):
        board["answer"] = {
            "kind": "save-submarine",
            "queue": step.queue[:],
            "ship": b.ship_keys[step.submarine],
            "by": step.hunter,
        }
    elif isinstance(step, BomberHits):
        board["answer"] = {"kind": "bomber-hits", "queue": [step.defender], "hits": step.hits}
    else:
        show_rarer_step(b, board, step)


def show_rarer_step(b: Battle, board: records.Board, step: Step) -> None:
    """What comes from Action, and the steps around a battle."""
    if isinstance(step, AdjustOrdnance):
        if step.chosen:
            board["discarding"] = b.shown_cards(step.chosen)
    elif isinstance(step, AdjustFormation):
        if step.ship != NOBODY:
            board["moving"] = b.ship_keys[step.ship]
    elif isinstance(step, ShipAhoy):
        if step.arriving != NOBODY:
            board["arriving"] = {"seat": step.seat, "ship": b.ship_keys[step.arriving]}
    elif isinstance(step, RetreatStep):
        if step.retreated(b):
            repairing: records.Repairing = {"left": 3 - step.repairs}
            if step.ship != NOBODY:
                repairing["ship"] = b.ship_keys[step.ship]
            board["repairing"] = repairing
    elif isinstance(step, Transfers):
        board["transfer"] = show_transfer(b, step)
    elif isinstance(step, Special):
        board["special"] = show_special(b, step)
    elif isinstance(step, TacticMoment):
        board["moment"] = True
    elif isinstance(step, Peek):
        peek: records.Peek = {"seat": step.seat, "other": step.other, "fog_left": step.fog}
        if step.names(b):
            peek["named"] = b.card_keys[step.named]
        board["peek"] = peek
    elif isinstance(step, Hunt):
        board["answer"] = {
            "kind": "crash-dive",
            "queue": step.queue[:] if step.queue is not None else [],
            "ship": b.ship_keys[step.submarine],
            "card": b.card_keys[step.card],
            "by": step.hunter,
        }
    elif isinstance(step, Escort):
        board["answer"] = {"kind": "escort", "queue": [step.seat], "attack": step.place}
    elif isinstance(step, Minefield):
        board["answer"] = {
            "kind": "minefield",
            "queue": [step.seat],
            "attack": step.place,
            "row": step.row,
            "spared": b.shown_ships(step.spared),
        }
    elif isinstance(step, Refuel):
        answer: records.Answer = {
            "kind": "refuel",
            "queue": [step.seat],
            "cards": b.shown_cards(step.cards),
        }
        name_card(b, answer, step.card)
        board["answer"] = answer
    else:
        show_luck(b, board, step)


def show_luck(b: Battle, board: records.Board, step: Step) -> None:
    """13.6 Fortunes of War."""
    if isinstance(step, FortunesOfWar):
        fortune: records.Fortune = {"seat": step.seat}
        if step.explosion:
            fortune["explosion"] = "primary" if step.explosion == 1 else "secondary"
        if step.chosen != NOBODY:
            fortune["chosen"] = actions.text(step.chosen, b.catalogue)
        board["fortune"] = fortune
    elif isinstance(step, Vote):
        given: dict[str, str] = {}
        for seat in range(b.seats):
            run = step.runs.get(seat)
            if isinstance(run, Ballot) and run.given != NOBODY:
                given[str(seat)] = actions.text(run.given, b.catalogue)
        board["vote"] = {
            "members": seats_of(step.members),
            "options": [actions.text(option, b.catalogue) for option in step.options],
            "given": given,
        }
    elif isinstance(step, LuckControl):
        board["answer"] = {
            "kind": "save-from-luck",
            "queue": step.queue[:],
            "ship": b.ship_keys[step.ship],
        }


def name_card(b: Battle, answer: records.Answer, card: int) -> None:
    if card != NOBODY:
        answer["card"] = b.card_keys[card]


def show_systems(b: Battle, step: AllotAirDefense) -> list[records.System]:
    """12.1 Each roll of Air Defense: -1 is kept back, nothing yet is left out."""
    found: list[records.System] = []
    for place in range(len(step.systems)):
        system = step.systems[place]
        shown: records.System = {"ship": b.ship_keys[system >> 8], "chance": system & 255}
        if place < len(step.allotted):
            shown["attack"] = step.allotted[place]
        found.append(shown)
    return found


def show_transfer(b: Battle, step: Transfers) -> records.Transfer:
    shown: records.Transfer = {
        "seat": step.seat,
        "refused": [show_refused(b, offer) for offer in step.refused],
    }
    if step.way != NOBODY:
        shown["way"] = way_of(step.way)
    if step.mate != NOBODY:
        shown["mate"] = step.mate
    if step.thing != NOBODY:
        shown["thing"] = thing_key(b, step.thing)
    if step.placing != NOBODY:
        shown["placing"] = step.placing
        shown["ship"] = b.ship_keys[step.placed_ship]
    return shown


def show_refused(b: Battle, offer: int) -> records.Refused:
    shown: records.Refused = {
        "mate": offer >> 16,
        "way": way_of(offer >> 12 & 15),
    }
    if offer & 4095:
        shown["thing"] = thing_key(b, offer & 4095)
    return shown


def way_of(action: int) -> records.Way:
    return "give" if action == actions.GIVE else "take"


def thing_key(b: Battle, thing: int) -> str:
    return UNSEEN if thing == HIDDEN_OFFER else actions.text(thing, b.catalogue)


def show_special(b: Battle, step: Special) -> records.Special:
    """9.6 The card on the table, what it is played for, and who played last."""
    shown: records.Special = {
        "seat": step.seat,
        "card": b.card_keys[step.card],
        "negations": step.negations,
        "last": step.actor,
        "asked": seats_of(step.members),
    }
    family = b.families[step.card]
    below = b.stack[-2] if len(b.stack) > 1 else None
    if family == CREW:
        shown["ship"] = b.ship_keys[step.thing]
    elif family == INTELLIGENCE:
        shown["at"] = step.thing
    elif family == REFUELING:
        shown["saves"] = b.card_keys[step.thing]
    elif family == DAMAGE_CONTROL:
        if isinstance(below, DamageControl):
            shown["attack"] = step.thing
        else:
            shown["ship"] = b.ship_keys[step.thing]
    elif isinstance(below, Escort):
        shown["attack"] = step.thing
    return shown
