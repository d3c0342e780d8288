"""Why cards of one's own hand must wait: the refusals themselves, or the step that a card belongs to."""

import pytest

from tests.coldwar.expanded import expanded
from tests.coldwar.fight import fight, question
from tests.coldwar.look import truth
from tests.marks import rule
from tests.suite.generic import some_answer
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.words import Words
from wardroom.games.coldwar.actions import CARD, TACTIC
from wardroom.games.coldwar.catalogue import BAD_LUCK, FAMILIES
from wardroom.games.coldwar.catalogue import TACTIC as TACTIC_FAMILY
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.kinds.families import KINDS
from wardroom.games.coldwar.waiting import asks_for_cards, waiting_cards

HANDS = """
seat 1
  row1: iowa
  row2: nimitz
  hand: gun5 gun16 torpedo ecm dc ship retreat
seat 2
  row1: slava
  hand: evade ecm cover dc gun5 ship retreat
"""


def waits(scene: Scene, seat: int) -> dict[str, tuple[str, str]]:
    view = truth(scene).observe(seat - 1)
    assert isinstance(view, ColdWar)
    return {view.card(one.card).key: (one.name, one.rule) for one in waiting_cards(view, seat - 1)}


@rule("coldwar", "6.1.B.1", "7.13", "9.1")
def test_a_card_that_could_be_chosen_waits_for_the_rule_that_refuses_it() -> None:
    scene = fight(HANDS)
    assert waits(scene, 1) == {
        "torpedo": ("no-torpedoes", "7.13"),
        "dc": ("control-only-in-answer", "9.3"),
        "ship": ("ships-only-in-ahoy", "9.1"),
        "retreat": ("retreat-only-in-step", "9.2"),
    }
    # Nothing is asked of the other, whose cards are his own affair.
    assert waits(scene, 2) == {}


@rule("coldwar", "8.2", "8.32", "6.1.B.2")
def test_defences_wait_for_what_they_meet() -> None:
    scene = fight(HANDS).do(1, "gun16 iowa > slava; nimitz > slava; done")
    assert question(scene) == (2, "point-defense")
    found = waits(scene, 2)
    assert "evade" not in found
    assert found["ecm"] == ("ecm-meets", "8.32")
    assert found["cover"] == ("other-stage", "6.1.B.2")
    assert found["gun5"] == ("not-a-defence", "8")


@rule("coldwar", "6.1.B.1")
def test_nothing_is_said_while_a_ship_is_to_be_pointed_at() -> None:
    scene = fight(HANDS).do(1, "gun5")
    assert question(scene) == (1, "firing-ship")
    assert waits(scene, 1) == {}


@rule("coldwar", "8.1")
def test_nothing_is_said_while_it_is_asked_how_a_card_is_laid() -> None:
    scene = fight(HANDS.replace("torpedo", "cover")).do(1, "cover")
    assert question(scene) == (1, "area-use")
    assert waits(scene, 1) == {}


@rule("coldwar", "9.6")
def test_a_window_asks_for_one_card_only() -> None:
    text = HANDS.replace("torpedo", "intelligence")
    scene = expanded(text, gone="refuel*4 crash-dive*4").do(1, "gun16 iowa > slava; done")
    while question(scene)[1] != "damage-control":
        scene.done()
    scene.do(2, "dc #1")
    assert question(scene) == (1, "negate")
    found = waits(scene, 1)
    assert "intelligence" not in found
    assert set(found.values()) == {("only-intelligence", "9.6")}


@pytest.mark.engine
@pytest.mark.parametrize("seed", range(4))
def test_every_card_is_legal_or_has_its_reason_in_both_languages(seed: int) -> None:
    """Whatever is asked; the reasons are those of the truth, and there are words for them."""
    options = {"rounds": 1, "action": True, "tactics": 9, "bad_luck": 20, "escorts": True}
    state = GAME.new(GAME.options().fill(options), FastDice(seed))
    dice = FastDice(seed + 1)
    said = [Words("coldwar", lang) for lang in ("en", "ru")]
    while state.waiting():
        assert isinstance(state, ColdWar)
        seat = state.mover()
        view = state.observe(seat)
        assert isinstance(view, ColdWar)
        found = {one.card: one for one in waiting_cards(view, seat)}
        if asks_for_cards(view, seat):
            legal = set(view.legal(seat))
            for card in set(view.forces[seat].hand):
                word = TACTIC + view.card(card).size if view.family(card) == TACTIC_FAMILY else CARD + card
                assert (card in found) != bool(legal & {word, CARD + card})
        for one in found.values():
            assert one.rule
            for words in said:
                assert words.has(f"refusal-{one.name}") and words.has(f"refusal-{one.name}.short")
        action = some_answer(state, dice)
        state.apply(*action)


def test_every_family_has_its_kind_and_belongs_somewhere() -> None:
    """Bad Luck is never held."""
    assert [kind.family for kind in KINDS] == list(range(len(FAMILIES)))
    said = [Words("coldwar", lang) for lang in ("en", "ru")]
    for kind in KINDS[:BAD_LUCK]:
        name, rule = kind.belongs()
        assert rule
        assert all(words.has(f"refusal-{name}") for words in said)
