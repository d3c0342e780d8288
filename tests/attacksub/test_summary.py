"""The summary of answers, made by playing, says what the rulebook says."""

from functools import cache

from tests.marks import rule
from wardroom.cli.summary import page
from wardroom.core.rulebook import rulebook
from wardroom.core.summaries import Meeting
from wardroom.core.words import Words
from wardroom.games.attacksub.summary import summary


@cache
def met() -> list[Meeting]:
    """Found out when it is first asked for: a fault in the rules must not hide the tests."""
    return summary()


def answers(attack: str, source: str) -> set[tuple[str, str]]:
    return {(m["defence"], m["way"]) for m in met() if (m["attack"], m["source"]) == (attack, source)}


def told(defence: str, **fields: str) -> list[Meeting]:
    return [m for m in met() if m["defence"] == defence and all(m.get(key) == fields[key] for key in fields)]


@rule("attacksub", "3.2C", "5.3", "4.21", "4.22")
def test_answers_to_a_search() -> None:
    heard = {("reduction", "target"), ("passive", "target"), ("passive", "other")}
    assert answers("active", "submarine") == answers("active", "ship") == heard
    # 4.2 There is no contact with a helicopter, and a silent search is not heard.
    assert answers("active", "helicopter") == answers("passive", "") == {("reduction", "target")}


@rule("attacksub", "3.2B", "3.2D", "6.8", "7.1", "13.3")
def test_answers_to_an_attack() -> None:
    evaded = {("evasion", "target"), ("stations", "target")}
    assert answers("lockon", "ship") == answers("lockon", "helicopter") == evaded
    assert answers("lockon", "submarine") == evaded | {("passive", "target"), ("passive", "other")}
    assert answers("lockon", "seawolf") == evaded


@rule("attacksub", "3.2A", "8.5", "13.4")
def test_answers_to_a_change_of_range() -> None:
    assert answers("range", "") == answers("range", "alfa") == {("range", "target")}
    plain, alfa = told("range")
    assert (plain["roll"], plain["on"]) == (False, 0)
    assert (alfa["roll"], alfa["on"]) == (True, 4)


def test_rules_of_the_answers() -> None:
    for meeting in met():
        assert rulebook("attacksub").find(meeting["rule"])
    assert {m["rule"] for m in told("passive", attack="active")} == {"4.22"}
    assert {m["rule"] for m in told("passive", attack="lockon")} == {"6.8"}


def test_the_page_has_words() -> None:
    for lang in ("en", "ru"):
        words = Words("attacksub", lang)
        shown = page(words, met())
        assert len(shown.rows) == 10
        for meeting in met():
            for id in (f"summary-{meeting['defence']}", f"summary-effect-{meeting['effect']}"):
                assert words.has(id)
