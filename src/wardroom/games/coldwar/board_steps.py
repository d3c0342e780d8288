"""What a step of the game adds to what a page shows: who is asked what, and how far a choice has come."""

from wardroom.core.state import NOBODY, TRUTH, UNSEEN, Step
from wardroom.games.coldwar import actions, records
from wardroom.games.coldwar.air_defence import AllotAirDefense, BomberHits
from wardroom.games.coldwar.answers import DamageControl, PointDefense, SaveSubmarine
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.board_volley import show_draft, show_fight
from wardroom.games.coldwar.catalogue import CREW, DAMAGE_CONTROL, INTELLIGENCE, REFUELING
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.fortunes import Ballot, FortunesOfWar, LuckControl, Vote
from wardroom.games.coldwar.incoming import ChooseDefender, Hunt, Incoming
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.prepare import AdjustFormation, RetreatStep, ShipAhoy
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.specials import Special
from wardroom.games.coldwar.tactics import TacticMoment
from wardroom.games.coldwar.teams import HIDDEN_OFFER, Transfers
from wardroom.games.coldwar.volley import BattleStations


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
            "members": b.seats_of(step.members),
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
        "asked": b.seats_of(step.members),
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
