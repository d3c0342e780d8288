"""What a page shows of a game: an observation as plain data, ready for JSON.

What it may hold stands in `records.py`, from which the page has its types, too. All of it comes from the
observation, so a board hides what that hides. The truth has a board as well.
"""

from typing import cast

from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.attacksub import actions, battle, lockon, records, search
from wardroom.games.attacksub.battle import Battle, viewer_of
from wardroom.games.attacksub.catalogue import NONE, X
from wardroom.games.attacksub.deck import unseen
from wardroom.games.attacksub.ending import EndOfTurn
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.range import Range
from wardroom.games.attacksub.reactions import Operation
from wardroom.games.attacksub.reduction import Drifting
from wardroom.games.attacksub.search import Search, is_sonar
from wardroom.games.attacksub.turn import STAGE_NAMES, TARGET, PlayerTurn
from wardroom.games.attacksub.victory import points_of


def show_board(b: Battle) -> records.Board:
    """The board as the observer of the view sees it."""
    seats: dict[str, records.SeatShown] = {}
    for seat in range(2):
        seats[str(seat)] = show_seat(b, seat)
    board = cast(records.Board, b.page_facts(b))
    board["scenario"] = b.scenario.key
    board["decks"] = b.switches.decks
    board["hidden_discards"] = [len(b.under[0]), len(b.under[1])]
    board["ships"] = {b.ships[place].key: show_ship(b, place) for place in range(b.places)}
    board["seats"] = seats
    if b.seat_of[0] != UNKNOWN:
        board["sides"] = [b.scenario.sides[b.side(seat)] for seat in range(2)]
    if b.observer != TRUTH:
        board["unseen"] = unseen_numbers(b)
    for step in b.stack:
        show_step(b, board, step)
    return board


# -- names ----------------


def unseen_numbers(b: Battle) -> list[int]:
    """How many cards that the observer cannot see carry each random number; X last."""
    numbers = [0] * (X + 1)
    counts = unseen(b, viewer_of(b.observer))
    for card in range(len(counts)):
        numbers[b.cards[card].rn] += counts[card]
    return numbers


# -- seats and ships ----------------


def show_seat(b: Battle, seat: int) -> records.SeatShown:
    shown: records.SeatShown = {
        "hand": b.shown_cards(b.hands[seat]),
        "hand_size": b.hand_size(seat),
    }
    if b.under[seat] and b.under[seat][0] != UNKNOWN:
        shown["under"] = b.shown_cards(b.under[seat])
    side = b.side(seat)
    if side != UNKNOWN:
        shown["aim"] = show_aim(b, side)
    if side != UNKNOWN and b.scenario.points_needed[side]:
        shown["points"] = points_of(b, side)
        shown["points_needed"] = b.scenario.points_needed[side]
    if b.check_due[seat] != 0:
        shown["check_due"] = True
    return shown


def show_aim(b: Battle, side: int) -> records.AimShown:
    """13 What wins for a side."""
    scenario = b.scenario
    otherwise = scenario.otherwise
    shown: records.AimShown = {
        "otherwise": "draw" if otherwise == NOBODY else "win" if otherwise == side else "loss"
    }
    if scenario.default_victory:
        shown["usual"] = True
    if scenario.sweep[side] and not scenario.default_victory:
        shown["sweep"] = True
    if scenario.prey[side]:
        shown["sink"] = [ship_key(b, ship) for ship in scenario.prey[side]]
        if scenario.prey_all[side]:
            shown["sink_all"] = True
    if scenario.exit_wins != NOBODY and scenario.side_of(scenario.exit_wins) == side:
        shown["flagship"] = ship_key(b, scenario.exit_wins)
        shown["flagship_after"] = scenario.exit_after_deck
    if scenario.race_side == side:
        shown["race"] = "any" if scenario.race_ship == NOBODY else ship_key(b, scenario.race_ship)
        shown["race_from"] = scenario.race_from_deck
    return shown


def ship_key(b: Battle, ship: int) -> str:
    return b.ships[b.lineup.place_of[ship]].key


def show_ship(b: Battle, place: int) -> records.ShipShown:
    ship = b.ships[place]
    shown: records.ShipShown = {
        "seat": b.owner[place],
        "status": battle.STATUS_NAMES[b.status[place]],
        "sensor_box": b.sensor[place],
        "attack_box": b.attack[place],
        "detect": b.detect_value(place),
        "defence": b.defence_value(place),
    }
    if b.seat_of[0] == UNKNOWN:
        shown["side"] = b.scenario.sides[b.lineup.sides[place]]
    if b.status[place] != battle.IN_PLAY:
        return shown
    if b.damaged[place] != 0:
        shown["damaged"] = True
    if b.dead[place] != 0:
        shown["dead"] = True
    if b.acts[place] & battle.STATIONS != 0:
        shown["stations"] = True
    if b.weak_sensor[place]:
        shown["weak_sensor"] = b.weak_sensor[place]
    if b.weak_attack[place]:
        shown["weak_attack"] = b.weak_attack[place]
    if b.quiet[place]:
        shown["quiet"] = b.quiet[place]
    acts: list[records.Act] = [
        battle.ACT_NAMES[bit] for bit in range(len(battle.ACT_NAMES)) if b.acts[place] >> bit & 1
    ]
    if acts:
        shown["acts"] = acts
    value = b.sensor_value(place)
    if value != NONE:
        shown["sensor"] = value
    if not b.transports[place] and b.weak_attack[place] < battle.DOWN:
        value = ship.attack[b.attack[place]]
        if value != NONE:
            shown["attack"] = value - b.weak_attack[place]
        if b.subs[place] and ship.surface[b.attack[place]] != NONE:
            shown["attack_surface"] = ship.surface[b.attack[place]] - b.weak_attack[place]
    if ship.duration:
        shown["helicopters_most"] = ship.surface[b.attack[place]]
    aloft: list[records.HelicopterShown] = []
    for entry in b.aloft:
        if entry >> 16 == place:
            helicopter: records.HelicopterShown = {"card": b.card_keys[entry >> 8 & 255]}
            if entry & battle.FLOWN != 0:
                helicopter["flown"] = True
            aloft.append(helicopter)
    if aloft:
        shown["helicopters"] = aloft
    contacts: dict[records.ActorKey, int] = {}
    for column in range(b.width):
        box = b.box(place, column)
        if box:
            contacts[b.ship_keys[battle.FORCE if column == b.places else column]] = box
    if contacts:
        shown["contacts"] = contacts
    return shown


# -- what is going on ----------------


def show_step(b: Battle, board: records.Board, step: Step) -> None:
    if isinstance(step, PlayerTurn):
        if step.play != NOBODY:
            board["draft"] = show_draft(b, step)
    elif isinstance(step, Search):
        board["search"] = show_search(b, step)
    elif isinstance(step, Attack):
        board["attack"] = show_attack(b, step)
    elif isinstance(step, Range):
        shown: records.RangeShown = {
            "seat": step.seat,
            "actor": b.ship_keys[step.mover],
            "target": b.ship_keys[step.target],
            "way": "close" if step.close else "open",
        }
        show_window(b, shown, step)
        board["range"] = shown
    elif isinstance(step, Drifting):
        board["drifting"] = b.ships[step.place].key
    elif isinstance(step, EndOfTurn) and b.stack[-1] is step:
        board["ending"] = True


def show_draft(b: Battle, step: PlayerTurn) -> records.Draft:
    """What its player has chosen so far; others see nothing of it."""
    shown: records.Draft = {
        "stage": STAGE_NAMES[step.stage],
        "play": actions.text(step.play, b.catalogue),
    }
    if step.mode != NOBODY:
        shown["mode"] = actions.text(step.mode, b.catalogue)
    if step.actor != NOBODY:
        shown["actor"] = b.ship_keys[step.actor]
    if step.target != NOBODY:
        shown["target"] = b.ship_keys[step.target]
    if step.chosen:
        ships = step.stage == TARGET and is_sonar(step.kind(b))
        shown["chosen"] = b.shown_ships(step.chosen) if ships else b.shown_cards(step.chosen)
    return shown


def show_window(
    b: Battle, shown: records.SearchShown | records.AttackShown | records.RangeShown, step: Operation
) -> None:
    if step.open:
        shown["open"] = True
    if step.red != NOBODY:
        shown["red"] = b.card_keys[step.red]


def show_search(b: Battle, step: Search) -> records.SearchShown:
    shown: records.SearchShown = {
        "seat": step.seat,
        "card": b.card_keys[step.card],
        "actor": b.ship_keys[step.actor],
        "named": b.shown_ships(step.named),
        "tried": b.shown_ships(step.tried),
    }
    if step.active:
        shown["active"] = True
    if step.heard:
        shown["heard"] = b.shown_ships(step.heard)
    if step.target != NOBODY:
        shown["target"] = b.ship_keys[step.target]
        shown["need"] = search.number_needed(b, step.actor, step.active, step.target)
        shown["parts"] = {"own": search.own_value(b, step.actor)}
        if step.active:
            shown["parts"]["active"] = search.ACTIVE_BONUS
        if b.quiet[step.target]:
            shown["parts"]["quiet"] = b.quiet[step.target]
    show_window(b, shown, step)
    return shown


def show_attack(b: Battle, step: Attack) -> records.AttackShown:
    shown: records.AttackShown = {
        "seat": step.seat,
        "actor": b.ship_keys[step.actor],
        "target": b.ship_keys[step.target],
        "cards": b.shown_cards(step.cards),
        "evasions": b.shown_cards(step.evasions),
    }
    if step.heard:
        shown["heard"] = b.shown_ships(step.heard)
    if step.phase == lockon.PLAY_DEAD:
        shown["hit"] = True
    else:
        shown["need"] = lockon.number_needed(b, step.actor, step.target, step.cards, step.evasions)
        shown["parts"] = {
            "lockons": lockon.fire_sum(b, step.cards),
            "own": lockon.attack_value(b, step.actor, step.target),
        }
        if step.evasions:
            shown["parts"]["evasions"] = lockon.evasion_sum(b, step.evasions)
    show_window(b, shown, step)
    return shown
