"""What is asked and told is what a game has declared: all of its facts, and no others."""

from wardroom.core.decision import Decision
from wardroom.core.events import Draw, Event
from wardroom.core.vocabulary import fault


def check_decision(decision: Decision) -> None:
    wrong = fault(decision.facts, decision.kind.facts)
    assert not wrong, f"{decision}: {wrong}"


def check_event(event: Event) -> None:
    wrong = fault(event.facts, event.kind.facts)
    assert not wrong, f"{event}: {wrong}"
    if event.secret is not None:
        assert event.kind.secret is not None, f"{event}: no secret form is declared"
        wrong = fault(event.secret, event.kind.seen())
        assert not wrong, f"{event} as told to those who learn more: {wrong}"
    for throw in event.dice:
        least = 0 if isinstance(throw, Draw) else 1
        assert all(least <= face <= throw.sides for face in throw.faces), f"{event}: none shows {throw.faces}"
