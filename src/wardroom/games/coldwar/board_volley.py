"""What a page shows of a volley: its draft, how it is fought out, and what it would do if it stood."""

from wardroom.core.state import NOBODY
from wardroom.games.coldwar import actions, battle, incoming, records, task_force
from wardroom.games.coldwar.area import AREA_ROLL
from wardroom.games.coldwar.attacks import same_strike
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.chances import passes_area_card
from wardroom.games.coldwar.incoming import Incoming
from wardroom.games.coldwar.kinds.families import kind_of
from wardroom.games.coldwar.odds import left_with, meant_attack
from wardroom.games.coldwar.stakes import Stake, Stakes, Toll, area_against
from wardroom.games.coldwar.volley import BattleStations

# -- the draft of Battle Stations ----------------


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
        laid: records.DraftedArea = {"card": b.card_keys[entry & task_force.CARD_BITS]}
        if entry & task_force.DOWN:
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
            card = area[place] & task_force.CARD_BITS
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


# -- fought out ----------------


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
