"""What no table can show: it is refused with the line that says it."""

from __future__ import annotations

from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.attacksub import actions
from wardroom.games.attacksub.battle import (
    ACT_BITS,
    ACTS_SHIFT,
    DRIFTED,
    ENTERED,
    EXITED,
    FORCE,
    HELI,
    IN_PLAY,
    LAUNCHED,
    LOOKER_ON,
    MOVED,
    STATIONS,
    SUNK,
    VIEWERS,
    WAITING,
    Battle,
    viewer_of,
)
from wardroom.games.attacksub.catalogue import A_PS, AS, COR, CR, EA, NONE, WL
from wardroom.games.attacksub.deck import held_over, old_cards, unseen
from wardroom.games.attacksub.ending import CHECKS, OVER, EndOfTurn
from wardroom.games.attacksub.helicopters import supported
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.position.words import Words
from wardroom.games.attacksub.position.writing import ShipWriter, write_step
from wardroom.games.attacksub.range import Range
from wardroom.games.attacksub.reactions import Operation, actor_action
from wardroom.games.attacksub.reduction import Drifting
from wardroom.games.attacksub.search import FINISH, LISTEN, QUIETEN, RESOLVE, Search, is_sonar
from wardroom.games.attacksub.switches import OWN
from wardroom.games.attacksub.turn import MAIN, MORE, TARGET, TOP, PlayerTurn
from wardroom.games.attacksub.victory import ships_with

# -- ships, contacts, helicopters ----------------


def check_table(told: Words) -> None:
    """Refuses ships, contacts and weather that cannot be."""
    b = told.b
    if b.time_up != (b.deck > b.switches.decks):
        raise told.fail_at(f"the deck is `out` after number {b.switches.decks}, and then only", "deck")
    for place in range(b.places):
        check_status(told, place)
        check_marks(told, place)
        if b.helicopters(place) > supported(b, place):
            most = supported(b, place)
            what = (
                f"{b.ships[place].key} has more helicopters aloft than the {most} it can keep up (10.1, 10.4)"
            )
            raise told.fail_at(what, "helo", b.ships[place].key)
        for column in range(b.width):
            if b.box(place, column) and not can_be_seen(b, place, column):
                what = f"a contact on {b.ships[place].key} needs ships that are in play on both sides"
                raise told.fail_at(what, "contact", b.ships[place].key)
    check_sides(told)
    check_weather(told)


def check_sides(told: Words) -> None:
    """11.3, 13.5 Ships are sunk by ships, and whoever has none left in play has ended the battle before."""
    b = told.b
    if any(ships_with(b, side, IN_PLAY) for side in range(2)):
        return
    if b.scenario.default_victory or EXITED not in b.status:
        raise told.fail_at("the battle was over before both sides had no ship left (13.5)", "ship")


def check_status(told: Words, place: int) -> None:
    """11.1, 13.5 Has the ship come, or left, as it may?"""
    b, status = told.b, told.b.status[place]
    key, side = b.ships[place].key, b.lineup.sides[place]
    if b.lineup.starts[place] == IN_PLAY:
        if status == WAITING:
            raise told.fail_at(f"{key} is no reinforcement", "ship", key)
    elif status == WAITING:
        for later in range(place + 1, b.places):
            if b.lineup.sides[later] == side and b.status[later] != WAITING:
                raise told.fail_at(
                    f"{b.ships[later].key} comes after {key} (11.1)", "ship", b.ships[later].key
                )
    if status == EXITED:
        scenario = b.scenario
        if not scenario.exits[side] or scenario.exit_wins not in (NOBODY, b.lineup.ids[place]):
            raise told.fail_at(f"{key} may not leave in this scenario (13.5)", "ship", key)
        if b.deck <= max(scenario.exit_after_deck, b.since[place] if scenario.exit_needs_whole_deck else 0):
            raise told.fail_at(f"{key} cannot have left yet (13.5)", "ship", key)
        if scenario.default_victory and ships_with(b, 1 - side, SUNK) == 0:
            raise told.fail_at(f"{key} leaves only after an enemy ship is sunk (13.5)", "ship", key)
        if scenario.default_victory and ships_with(b, 1 - side, EXITED):
            raise told.fail_at(f"{key} cannot have left: so have its enemies (13.5)", "ship", key)


def check_marks(told: Words, place: int) -> None:
    """What lies on a ship card, and what the ship has done in this turn."""
    b, ship, acts = told.b, told.b.ships[place], told.b.acts[place]
    mine = b.owner[place] == max(0, b.acting)
    transport = b.transports[place]
    done = acts >> ACTS_SHIFT & 15
    faults = (
        (
            b.dead[place] and not (b.subs[place] and b.status[place] == IN_PLAY),
            "only a submarine in play plays dead (5.5)",
        ),
        (acts & DRIFTED and not b.subs[place], "only a submarine drifts (5.5)"),
        (b.met[place] and not b.subs[place], "only a submarine needs to have `met` another (13C)"),
        (b.weak_sensor[place] and (transport or ship.sensor[0] == NONE), "it has no sensors to fail (9.1)"),
        (
            b.weak_attack[place] and (transport or (not b.subs[place] and ship.attack[0] == NONE)),
            "it has no weapons to fail (9.1)",
        ),
        ((acts & ACT_BITS or acts & DRIFTED) and not mine, "it acts only in its own player's turn (3.1)"),
        (acts & (ACT_BITS | STATIONS) and transport, "Transports do nothing (12.3)"),
        (done > (2 if acts & STATIONS else 1), "one action in a turn, two at Battle Stations (3.1, 3.6)"),
        (acts & ENTERED and b.lineup.starts[place] != WAITING, "it is no reinforcement (11.1)"),
        (acts & LAUNCHED and ship.duration == 0, "it carries no helicopters (10.1)"),
        (b.quiet[place] and (mine or transport), "it hides in the other player's turn only (5.3)"),
        (
            b.quiet[place] not in (0, *(card.value for card in b.cards if card.kind == CR)),
            "no Contact Reduction has that number (5.3)",
        ),
        (b.lineup.starts[place] == IN_PLAY and b.since[place] > 1, "it was there from the first deck on"),
        (
            b.lineup.starts[place] == WAITING and b.since[place] == 1,
            "a reinforcement has not been there for the whole first deck (11.1)",
        ),
        (
            acts & ENTERED and b.since[place] < b.deck and decks_outlast_turns(b),
            "it entered in this turn, and since= is not earlier than this deck (11.1)",
        ),
        (
            acts & ACT_BITS and not acts & (MOVED | ENTERED) and force_has_moved(b, place),
            "it moves with its Surface Force (8.2)",
        ),
        (b.since[place] > b.deck + 1, "its first whole deck is the next one at the latest (13M)"),
        (
            b.status[place] == WAITING and ShipWriter(b).words[place],
            "a ship to come bears no marks (11.1)",
        ),
    )
    for wrong, what in faults:
        if wrong:
            raise told.fail_at(f"{ship.key}: {what}", "ship", ship.key)


def decks_outlast_turns(b: Battle) -> bool:
    """2.3 The hands of 13M are too small to draw a whole deck in one turn; others may not be."""
    return b.scenario.exit_needs_whole_deck and b.switches.scenario != OWN


def force_has_moved(b: Battle, place: int) -> bool:
    """8.2 Has another surface ship of the same player shared a Close/Open Range in this turn?"""
    if b.subs[place] or b.status[place] != IN_PLAY:
        return False
    return any(
        b.acts[other] & MOVED and not b.subs[other] and b.owner[other] == b.owner[place]
        for other in range(b.places)
    )


def can_be_seen(b: Battle, place: int, column: int) -> bool:
    """Is the ship in play, and somebody who has this marker?"""
    if b.status[place] != IN_PLAY:
        return False
    if column < b.places:
        return b.status[column] == IN_PLAY
    return any(b.status[ship] == IN_PLAY and not b.subs[ship] for ship in range(b.places))


def check_weather(told: Words) -> None:
    """10.31, 10.32 Only helicopters are checked, and only their checks end in bad weather."""
    b = told.b
    carriers = {b.owner[place] for place in range(b.places) if b.ships[place].duration}
    if b.weather_turned and not b.bad_weather:
        raise told.fail_at("the weather has `turned` only if it is bad (10.32)", "weather")
    if b.bad_weather and not carriers:
        raise told.fail_at("without helicopters the weather does not matter (10.32)", "weather")
    if b.bad_weather and b.aloft:
        raise told.fail_at("in bad weather no helicopter is aloft (10.32)", "weather")
    if b.bad_weather and not b.weather_turned and any(acts & LAUNCHED for acts in b.acts):
        raise told.fail_at("nothing is launched in bad weather, unless it `turned` later (10.32)", "weather")
    for seat in range(2):
        if b.check_due[seat] and seat not in carriers:
            raise told.fail_at(f"seat{seat + 1} has no helicopters to check (10.31)", "check")
    if b.flew and max(0, b.acting) not in carriers:
        raise told.fail_at("whose turn it is has no helicopters", "turn")


# -- cards ----------------


def check_cards(told: Words) -> None:
    """Refuses piles and memories that cannot be; the cards themselves have been counted."""
    b = told.b
    if not b.pile_left and b.stack:
        raise told.fail_at("a draw pile that is empty has been shuffled at once (2.3)", "draw")
    for viewer in range(VIEWERS):
        if b.old[viewer]:
            check_memory(told, viewer)


def check_memory(told: Words, viewer: int) -> None:
    """2.3 What somebody knows of the last shuffle has a place to be in, and cards that it can be."""
    b = told.b
    who = "spectator" if viewer == LOOKER_ON else f"seat{viewer + 1}"
    if b.deck == 1:
        raise told.fail_at("in the first deck nothing has been shuffled", "memory", who)
    if b.observer != TRUTH and viewer != viewer_of(b.observer):
        raise told.fail_at("an observer has no memory but its own", "memory", who)
    over = held_over(b, viewer, unseen(b, viewer))
    away = 0
    for owner in range(2):
        slot = viewer * 2 + owner
        hand, under = b.hands[owner], b.under[owner]
        held = old_cards(b, viewer, owner)
        away += held
        if held and owner == viewer:
            raise told.fail_at("a seat need not remember its own cards", "memory", who)
        if b.kept[slot] > len(hand) or b.buried[slot] > len(under) or held > len(hand) + len(under):
            raise told.fail_at(f"seat{owner + 1} has not so many cards", "memory", who)
        for cards, least in ((hand, b.kept[slot]), (under, b.buried[slot])):
            fitting = sum(min(cards.count(card), over[card]) for card in set(cards) if card != UNKNOWN)
            if fitting + cards.count(UNKNOWN) < least:
                raise told.fail_at(f"seat{owner + 1} holds none of these cards", "memory", who)
    if not 0 < away <= sum(over):
        raise told.fail_at("the cards told are fewer than those held, or nothing is held", "memory", who)


# -- steps ----------------


def check_steps(told: Words, steps: list[Step]) -> None:
    """The end of the turn lies below the turn, that below what is going on in it; all of one player."""
    b = told.b
    kinds: tuple[tuple[type, ...], ...] = ((EndOfTurn,), (PlayerTurn,), (Drifting, Search, Attack, Range))
    if len(steps) > len(kinds):
        raise told.fail_at("there are at most three steps", "step")
    for step, kind in zip(steps, kinds, strict=False):
        name = type(step).__name__
        assert isinstance(step, EndOfTurn | PlayerTurn | Drifting | Operation)
        if not isinstance(step, kind):
            raise told.fail_at(
                "the steps are EndOfTurn, then PlayerTurn, then what is going on in it", "step", name
            )
        if step.seat != b.acting:
            raise told.fail_at("a step is that of the player whose turn it is", "step", name)
    end = steps[0]
    assert isinstance(end, EndOfTurn)
    if end.phase > (CHECKS if len(steps) > 1 else OVER):
        raise told.fail_at("the turn has not ended yet, or there is no such phase", "step", "EndOfTurn")
    if len(steps) > 1:
        turn = steps[1]
        assert isinstance(turn, PlayerTurn)
        check_draft(told, turn)
        if len(steps) > 2 and turn.stage != MAIN:
            raise told.fail_at("while something is going on no play is chosen", "step", "PlayerTurn")
    if len(steps) > 2:
        check_actors(told, steps[2])


def check_draft(told: Words, step: PlayerTurn) -> None:
    """What has been chosen so far is chosen once more, answer by answer."""
    b = told.b
    again = PlayerTurn(step.seat)
    if step.stage != MAIN:
        for answer in answers_of(b, step):
            if again.stage == MAIN and again.play != NOBODY:
                break
            if not b.answers_for(step.seat) or again.choice_forbids(b, answer) != ALLOWED:
                raise told.fail_at("this cannot be chosen", "step", "PlayerTurn")
            again.take(b, step.seat, answer)
    if write_step(b, again) != write_step(b, step):
        raise told.fail_at("the parts of this choice do not go together", "step", "PlayerTurn")


def answers_of(b: Battle, step: PlayerTurn) -> list[int]:
    """The answers that have led to a draft."""
    if step.play == actions.DISCARD:
        cards = [actions.CARD + card for card in step.chosen]
        return [step.play, *cards, *([DONE] if step.stage == TOP else [])]
    found = [step.play]
    kind = step.kind(b)
    if kind in (COR, A_PS) and step.mode != NOBODY:
        found.append(step.mode)
    if step.actor != NOBODY:
        found.append(actions.FORCE if step.actor == FORCE else actor_action(b, step.actor))
    if step.stage == TARGET and is_sonar(kind):
        found += [actor_action(b, target) for target in step.chosen]
    elif step.target != NOBODY:
        found.append(actor_action(b, step.target))
        if step.stage == MORE:
            found += [actions.CARD + card for card in step.chosen[1:]]
    return found


def check_actors(told: Words, step: Step) -> None:
    """Whoever acts, is aimed at or answers is in play, on the right side."""
    b, name = told.b, type(step).__name__
    own: list[int] = []
    theirs: list[int] = []
    if isinstance(step, Drifting):
        own = [step.place]
        if step.place >= HELI or not b.dead[step.place]:
            raise told.fail_at("only a submarine that plays dead drifts (5.5)", "step", name)
    elif isinstance(step, Search):
        own, theirs = [step.actor], [step.target, *step.named, *step.tried, *step.heard, *step.used]
        if step.card == NOBODY or (step.card != UNKNOWN and not is_sonar(b.cards[step.card].kind)):
            raise told.fail_at("a search is made with a sensor card (4.1)", "step", name)
        check_search(told, step)
    elif isinstance(step, Attack):
        own, theirs = [step.actor], [step.target, *step.heard, *step.used]
        kinds = [b.cards[card].kind for card in step.cards]
        if not kinds or set(kinds) != {WL} or any(b.cards[card].kind != EA for card in step.evasions):
            raise told.fail_at("an attack is Weapon Lockons and Evasive Actions (6.1, 7.1)", "step", name)
        if step.target == NOBODY or step.target >= HELI:
            raise told.fail_at("an attack has one ship for its target (6.3, 10.4)", "step", name)
    elif isinstance(step, Range):
        own, theirs = [step.mover], [step.target, *step.used]
        if step.mover == step.target or NOBODY in (step.mover, step.target):
            raise told.fail_at("a range is between a mover and another (8.3)", "step", name)
    for actors, seat in ((own, b.acting), (theirs, 1 - b.acting)):
        for actor in actors:
            if actor not in (NOBODY, FORCE) and not b.is_mine(seat, actor & 15):
                raise told.fail_at(f"{b.ships[actor & 15].key} is not there for that", "step", name)
    if isinstance(step, Operation):
        windows = (LISTEN, QUIETEN) if isinstance(step, Search) else (0,)
        if step.open and step.phase not in windows:
            raise told.fail_at(f"in phase {step.phase} nobody may answer: open=no", "step", name)
        if step.red != NOBODY and not step.open:
            raise told.fail_at("a red card is taken up while somebody may answer: open=yes", "step", name)
    if isinstance(step, Operation) and step.red != NOBODY and b.answers_for(1 - b.acting):
        if not b.holds(1 - b.acting, step.red):
            raise told.fail_at("the red card taken up is not held", "step", name)


def check_search(told: Words, step: Search) -> None:
    """4.1, 4.21, 4.22 Ships are designated for a ping, one is sought at a time, and each once."""
    b = told.b
    sought = step.phase in (QUIETEN, RESOLVE)
    kind = b.cards[step.card].kind if step.card != UNKNOWN else A_PS
    faults = (
        (step.phase > FINISH, "a search has phases 0 to 4"),
        (step.active != (kind == AS) and kind != A_PS, "active=yes is said of Active Sonar (4.2)"),
        (step.active != bool(step.named), "named= are the ships designated for Active Sonar (4.21)"),
        (sought and step.target == NOBODY, "target= is missing, the ship that is sought (4.1)"),
        (step.phase > RESOLVE and step.target != NOBODY, "target= is a ship that is still sought (4.1)"),
        (step.phase == LISTEN and step.tried, "nobody is sought before the ping is heard (4.22)"),
        (step.target in step.tried, "one attempt for each ship (4.1)"),
        (step.active and step.target not in (NOBODY, *step.named), "only those designated are sought (4.21)"),
        (step.heard and not step.active, "nobody hears a passive search (4.2)"),
    )
    for wrong, what in faults:
        if wrong:
            raise told.fail_at(what, "step", "Search")
