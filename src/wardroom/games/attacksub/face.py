"""What a page shows of a game: an observation as plain data, ready for JSON.

The schema is closed and has a twin in TypeScript: who changes one changes the other. Nothing is null, and
flags are there only when they are true. Ships and cards go by their keys; `?` is a card that the observer
cannot see. All of it comes from the observation, so a face hides what that hides. The truth has one, too.
"""

from typing import Final

from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.attacksub import actions, lockon, search
from wardroom.games.attacksub.battle import (
    ACT_NAMES,
    DOWN,
    FLOWN,
    FORCE,
    HELI,
    IN_PLAY,
    STATIONS,
    STATUS_NAMES,
    Battle,
)
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
from wardroom.games.attacksub.views import viewer_of

UNSEEN: Final = "?"


def face(b: Battle) -> dict[str, object]:
    """The board as the observer of the view sees it."""
    board: dict[str, object] = {
        "scenario": b.scenario.key,
        "deck": b.deck,
        "decks": b.switches.decks,
        "acting": b.acting,
        "draw": b.pile_left,
        "discard": counted(b, b.discard),
        "hidden_discards": [len(b.under[0]), len(b.under[1])],
        "ships": {b.ships[place].key: ship_face(b, place) for place in range(b.places)},
    }
    if b.seat_of[0] != UNKNOWN:
        board["sides"] = [b.scenario.sides[b.side(seat)] for seat in range(2)]
    if b.cut:
        board["cut"] = card_keys(b, b.cut)
    if b.observer != TRUTH:
        board["unseen"] = unseen_numbers(b)
    flag(board, "acted", b.acted)
    flag(board, "bad_weather", b.bad_weather)
    flag(board, "time_up", b.time_up)
    seats: dict[str, object] = {}
    for seat in range(2):
        seats[str(seat)] = seat_face(b, seat)
    board["seats"] = seats
    for step in b.stack:
        show_step(b, board, step)
    return board


def flag(board: dict[str, object], name: str, true: bool) -> None:
    if true:
        board[name] = True


# -- names ----------------


def card_keys(b: Battle, cards: list[int]) -> list[str]:
    return [UNSEEN if card == UNKNOWN else b.cards[card].key for card in cards]


def counted(b: Battle, pile: list[int]) -> dict[str, object]:
    """How many of each card lie in a pile."""
    found: dict[str, object] = {}
    for card in range(len(pile)):
        if pile[card]:
            found[b.cards[card].key] = pile[card]
    return found


def unseen_numbers(b: Battle) -> list[int]:
    """How many cards that the observer cannot see carry each random number; X last."""
    numbers = [0] * (X + 1)
    counts = unseen(b, viewer_of(b.observer))
    for card in range(len(counts)):
        numbers[b.cards[card].rn] += counts[card]
    return numbers


def actor_key(b: Battle, actor: int) -> str:
    """`force`, a ship, or the helicopters of a ship."""
    if actor >= FORCE:
        return "force"
    if actor >= HELI:
        return f"helo-{b.ships[actor - HELI].key}"
    return b.ships[actor].key


def actor_keys(b: Battle, actors: list[int]) -> list[str]:
    return [actor_key(b, actor) for actor in actors]


# -- seats and ships ----------------


def seat_face(b: Battle, seat: int) -> dict[str, object]:
    shown: dict[str, object] = {
        "hand": card_keys(b, b.hands[seat]),
        "hand_size": b.hand_size(seat),
    }
    if b.under[seat] and b.under[seat][0] != UNKNOWN:
        shown["under"] = card_keys(b, b.under[seat])
    side = b.side(seat)
    if side != UNKNOWN:
        shown["aim"] = aim_face(b, side)
    if side != UNKNOWN and b.scenario.points_needed[side]:
        shown["points"] = points_of(b, side)
        shown["points_needed"] = b.scenario.points_needed[side]
    flag(shown, "check_due", b.check_due[seat] != 0)
    return shown


def aim_face(b: Battle, side: int) -> dict[str, object]:
    """13 What wins for a side."""
    scenario = b.scenario
    otherwise = scenario.otherwise
    shown: dict[str, object] = {
        "otherwise": "draw" if otherwise == NOBODY else "win" if otherwise == side else "loss"
    }
    flag(shown, "usual", scenario.default_victory)
    flag(shown, "sweep", scenario.sweep[side] and not scenario.default_victory)
    if scenario.prey[side]:
        shown["sink"] = [ship_key(b, ship) for ship in scenario.prey[side]]
        flag(shown, "sink_all", scenario.prey_all[side])
    if scenario.exit_wins != NOBODY and scenario.side_of(scenario.exit_wins) == side:
        shown["flagship"] = ship_key(b, scenario.exit_wins)
        shown["flagship_after"] = scenario.exit_after_deck
    if scenario.race_side == side:
        shown["race"] = "any" if scenario.race_ship == NOBODY else ship_key(b, scenario.race_ship)
        shown["race_from"] = scenario.race_from_deck
    return shown


def ship_key(b: Battle, ship: int) -> str:
    return b.ships[b.theatre.place_of[ship]].key


def ship_face(b: Battle, place: int) -> dict[str, object]:
    ship = b.ships[place]
    shown: dict[str, object] = {
        "seat": b.owner[place],
        "status": STATUS_NAMES[b.status[place]],
        "sensor_box": b.sensor[place],
        "attack_box": b.attack[place],
        "detect": b.detect_value(place),
        "defence": b.defence_value(place),
    }
    if b.seat_of[0] == UNKNOWN:
        shown["side"] = b.scenario.sides[b.theatre.sides[place]]
    if b.status[place] != IN_PLAY:
        return shown
    flag(shown, "damaged", b.damaged[place] != 0)
    flag(shown, "dead", b.dead[place] != 0)
    flag(shown, "stations", b.acts[place] & STATIONS != 0)
    if b.weak_sensor[place]:
        shown["weak_sensor"] = b.weak_sensor[place]
    if b.weak_attack[place]:
        shown["weak_attack"] = b.weak_attack[place]
    if b.quiet[place]:
        shown["quiet"] = b.quiet[place]
    acts = [ACT_NAMES[bit] for bit in range(len(ACT_NAMES)) if b.acts[place] >> bit & 1]
    if acts:
        shown["acts"] = acts
    value = b.sensor_value(place)
    if value != NONE:
        shown["sensor"] = value
    if not b.transports[place] and b.weak_attack[place] < DOWN:
        value = ship.attack[b.attack[place]]
        if value != NONE:
            shown["attack"] = value - b.weak_attack[place]
        if b.subs[place] and ship.surface[b.attack[place]] != NONE:
            shown["attack_surface"] = ship.surface[b.attack[place]] - b.weak_attack[place]
    if ship.duration:
        shown["helicopters_most"] = ship.surface[b.attack[place]]
    aloft: list[object] = []
    for entry in b.aloft:
        if entry >> 16 == place:
            helicopter: dict[str, object] = {"card": b.cards[entry >> 8 & 255].key}
            flag(helicopter, "flown", entry & FLOWN != 0)
            aloft.append(helicopter)
    if aloft:
        shown["helicopters"] = aloft
    contacts: dict[str, object] = {}
    for column in range(b.width):
        box = b.box(place, column)
        if box:
            contacts["force" if column == b.places else b.ships[column].key] = box
    if contacts:
        shown["contacts"] = contacts
    return shown


# -- what is going on ----------------


def show_step(b: Battle, board: dict[str, object], step: Step) -> None:
    if isinstance(step, PlayerTurn):
        if step.play != NOBODY:
            board["draft"] = draft_face(b, step)
    elif isinstance(step, Search):
        board["search"] = search_face(b, step)
    elif isinstance(step, Attack):
        board["attack"] = attack_face(b, step)
    elif isinstance(step, Range):
        shown: dict[str, object] = {
            "seat": step.seat,
            "actor": actor_key(b, step.mover),
            "target": actor_key(b, step.target),
            "way": "close" if step.close else "open",
        }
        show_window(b, shown, step)
        board["range"] = shown
    elif isinstance(step, Drifting):
        board["drifting"] = b.ships[step.place].key
    elif isinstance(step, EndOfTurn) and b.stack[-1] is step:
        board["ending"] = True


def draft_face(b: Battle, step: PlayerTurn) -> dict[str, object]:
    """What its player has chosen so far; others see nothing of it."""
    shown: dict[str, object] = {
        "stage": STAGE_NAMES[step.stage],
        "play": actions.text(step.play, b.catalogue),
    }
    if step.mode != NOBODY:
        shown["mode"] = actions.text(step.mode, b.catalogue)
    if step.actor != NOBODY:
        shown["actor"] = actor_key(b, step.actor)
    if step.target != NOBODY:
        shown["target"] = actor_key(b, step.target)
    if step.chosen:
        ships = step.stage == TARGET and is_sonar(step.kind(b))
        shown["chosen"] = actor_keys(b, step.chosen) if ships else card_keys(b, step.chosen)
    return shown


def show_window(b: Battle, shown: dict[str, object], step: Operation) -> None:
    flag(shown, "open", step.open)
    if step.red != NOBODY:
        shown["red"] = b.cards[step.red].key


def search_face(b: Battle, step: Search) -> dict[str, object]:
    shown: dict[str, object] = {
        "seat": step.seat,
        "card": b.cards[step.card].key,
        "actor": actor_key(b, step.actor),
        "named": actor_keys(b, step.named),
        "tried": actor_keys(b, step.tried),
    }
    flag(shown, "active", step.active)
    if step.heard:
        shown["heard"] = actor_keys(b, step.heard)
    if step.target != NOBODY:
        shown["target"] = actor_key(b, step.target)
        shown["need"] = search.number_needed(b, step.actor, step.active, step.target)
    show_window(b, shown, step)
    return shown


def attack_face(b: Battle, step: Attack) -> dict[str, object]:
    shown: dict[str, object] = {
        "seat": step.seat,
        "actor": actor_key(b, step.actor),
        "target": actor_key(b, step.target),
        "cards": card_keys(b, step.cards),
        "evasions": card_keys(b, step.evasions),
    }
    if step.heard:
        shown["heard"] = actor_keys(b, step.heard)
    if step.phase == lockon.PLAY_DEAD:
        shown["hit"] = True
    else:
        shown["need"] = lockon.number_needed(b, step.actor, step.target, step.cards, step.evasions)
    show_window(b, shown, step)
    return shown
