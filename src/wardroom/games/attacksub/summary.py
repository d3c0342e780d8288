"""3.2 Which red card answers which black one: each pair is played out and read from the diary."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.summaries import Meeting
from wardroom.core.vocabulary import EventKind
from wardroom.games.attacksub import decisions, events
from wardroom.games.attacksub.catalogue import BS, COR, CR, EA, KINDS, PS
from wardroom.games.attacksub.game import GAME, AttackSub

ATTACKER: Final = 0
SUBMARINE: Final = "submarine"
SHIP: Final = "ship"
HELICOPTER: Final = "helicopter"
# The ship aimed at, or any other.
TARGET: Final = "target"
OTHER: Final = "other"
# 13.4 What a negating card must draw against an Alfa.
PURSUIT: Final = 4
MOST_ANSWERS: Final = 40


class Play(NamedTuple):
    """Something done with black cards: by whom, to whom, in which scenario, and what the position adds."""

    attack: str
    source: str
    scenario: str
    sides: str
    words: tuple[str, ...]
    target: str
    lines: tuple[str, ...]


# Submarines against ships and each other, ships and helicopters against submarines, and the two exceptions.
PLAYS: Final = (
    Play("active", SUBMARINE, "b", "soviet nato", ("as/0", "molniya", "virginia"), "virginia", ()),
    Play("active", SHIP, "b", "nato soviet", ("as/0", "virginia", "molniya"), "molniya", ()),
    Play(
        *("active", HELICOPTER, "b", "nato soviet", ("as/0", "helo-simpson", "molniya"), "molniya"),
        ("helo: simpson helo/3",),
    ),
    Play("passive", "", "b", "soviet nato", ("ps/0", "molniya", "virginia"), "virginia", ()),
    Play(
        *("lockon", SUBMARINE, "b", "soviet nato", ("wl1-1/0", "molniya", "virginia"), "virginia"),
        ("contact: molniya > virginia 2",),
    ),
    Play(
        *("lockon", SHIP, "b", "nato soviet", ("wl1-1/0", "virginia", "molniya"), "molniya"),
        ("contact: force > molniya 2",),
    ),
    Play(
        *("lockon", HELICOPTER, "b", "nato soviet", ("wl1-1/0", "helo-simpson", "molniya"), "molniya"),
        ("helo: simpson helo/3", "contact: force > molniya 2"),
    ),
    Play(
        *("lockon", "seawolf", "c", "nato soviet", ("wl1-1/0", "seawolf", "donets"), "donets"),
        ("contact: seawolf > donets 2",),
    ),
    Play(
        *("range", "", "b", "soviet nato", ("cor/1", "close", "molniya", "force"), "virginia"),
        ("contact: molniya > virginia 2", "contact: force > molniya 2"),
    ),
    Play(
        *("range", "alfa", "f", "soviet nato", ("cor/1", "close", "kotov", "valiant"), "valiant"),
        ("ship kotov: in", "contact: kotov > valiant 2", "contact: valiant > kotov 2"),
    ),
)
# Every red card, what the diary says when it is played, and what that does.
ANSWERS: Final = (
    (CR, ("layer/0",), events.QUIETENED, "harder"),
    (PS, ("ps/1",), events.HEARD, "found"),
    (EA, ("decoy/4",), events.EVADED, "weaker"),
    (COR, ("cor/7",), events.NEGATES, "cancelled"),
    (BS, ("decoy/4", "bs/2", "turn/3"), events.BATTLE_STATIONS, "more"),
)


def summary(options: Mapping[str, Value] | None = None) -> list[Meeting]:
    """Every way in which a red card answers a black one; the same in all scenarios.

    `way` is target or other: who may play the card. `roll`: it needs one, and `on` is the number to reach.

    `effect` is harder (the search), found (the one who acts), weaker (the attack), cancelled or more (cards).
    """
    found: list[Meeting] = []
    for play in PLAYS:
        for kind, cards, told, effect in ANSWERS:
            for way in (TARGET, OTHER):
                rule = answering_rule(play, cards, told, way)
                if rule:
                    alfa = play.source == "alfa"
                    found.append(
                        Meeting(
                            attack=play.attack,
                            source=play.source,
                            defence=KINDS[kind],
                            rule=rule,
                            way=way,
                            roll=alfa,
                            effect=effect,
                            number=0,
                            on=PURSUIT if alfa else 0,
                        )
                    )
    return found


def answering_rule(play: Play, cards: tuple[str, ...], told: EventKind, way: str) -> str:
    """The rule by which the target, or another ship, can play the cards against it; nothing if none can."""
    state = begun(play, cards)
    words = list(play.words)
    reds = list(cards)
    for _ in range(MOST_ANSWERS):
        seat = state.mover()
        asked = state.decision(seat).kind
        if seat == ATTACKER and not words and asked in (decisions.PLAYER_TURN, decisions.REFILL_HAND):
            break
        state.play(seat, chosen(state, seat, words if seat == ATTACKER else reds, play.target, way))
    assert state.log is not None
    for event in state.log:
        if event.kind is told and by_target(event, play.target) == (way == TARGET):
            return event.rule
    return ""


def by_target(event: Event, target: str) -> bool:
    """8.2 A whole force answers for the ship that is aimed at."""
    return event.facts.get("actor", "force") in (f"ship/{target}", "force")


def begun(play: Play, cards: tuple[str, ...]) -> AttackSub:
    """The acting player is about to play; the other holds what may answer."""
    lines = [
        *("attacksub 1", f"options: scenario={play.scenario}", f"sides: {play.sides}"),
        *("turn: seat1", "deck: 1", *play.lines, f"hand seat1: {play.words[0]}"),
        f"hand seat2: {' '.join(cards)}",
    ]
    state = GAME.parse("\n".join(lines), FastDice(0))
    state.log = []
    state.settle()
    return state


def chosen(state: AttackSub, seat: int, words: list[str], target: str, way: str) -> int:
    """The next word that is legal; of ships that may answer the target, or another; else nothing more."""
    legal = {GAME.action_text(action): action for action in state.legal(seat)}
    if words and words[0] in legal:
        return legal[words.pop(0)]
    if DONE in legal.values():
        return DONE
    ships = [text for text in legal if (text == target) == (way == TARGET)]
    return legal[ships[0]] if ships else next(iter(legal.values()))
