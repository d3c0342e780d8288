"""What a page shows of a game: an observation as plain data, ready for JSON.

What it may hold stands in `records.py`, from which the page has its types, too. All of it comes from the
observation, so a board hides what that hides. The truth has a board as well, which shows all hands, drafts
and ballots.

A table shows the same observer one view after the other, and most of them hardly differ: `board_after` takes
over every part of the earlier board that would come out the same.
"""

from typing import Final, cast

from wardroom.core.rows import ROW_BITS
from wardroom.core.state import TRUTH, UNKNOWN, UNSEEN
from wardroom.games.coldwar import battle, records, task_force
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.board_steps import show_step
from wardroom.games.coldwar.board_volley import show_stakes
from wardroom.games.coldwar.catalogue import CREW
from wardroom.games.coldwar.damage import hits_left, is_critical, provisional_hurt
from wardroom.games.coldwar.ending import afloat_points
from wardroom.games.coldwar.formation import Arrange, Formation
from wardroom.games.coldwar.task_force import TaskForce
from wardroom.games.coldwar.unchanged import Earlier
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
    card = entry & task_force.CARD_BITS
    shown: records.AreaCard = {"card": UNSEEN if card == task_force.HIDDEN_CARD else b.card_keys[card]}
    if entry & task_force.DOWN:
        shown["down"] = True
        may = entry >> 8 & task_force.MAY_BITS
        shown["may"] = [
            task_force.MAY_NAMES[place] for place in range(len(task_force.MAY_NAMES)) if may >> place & 1
        ]
        if entry >> task_force.SEEN:
            shown["seen"] = b.seats_of(entry >> task_force.SEEN)
    return shown


def show_laid(b: Battle, entry: int) -> records.Laid:
    return {"seat": entry >> 16, "attack": entry >> 8 & 255, "card": b.card_keys[entry & 255]}


def show_waits(b: Battle) -> dict[records.CardKey, records.Refusal]:
    """Why cards of the observer's hand cannot be played at this question."""
    shown: dict[records.CardKey, records.Refusal] = {}
    for waits in waiting_cards(b, b.observer):
        shown[b.card_keys[waits.card]] = {"name": waits.name, "rule": waits.rule}
    return shown
