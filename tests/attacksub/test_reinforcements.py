"""11, 12 Reinforcements and Transports."""

from __future__ import annotations

from tests.attacksub.table import Table, a, another, at_least, below, hit, malfunction, number
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.reactions import reduction_fits

COR = a("range")
SECOND = another("range", COR)
PS = a("passive")
AS = a("active")
BS = a("stations")
WL = a("lockon", contact=1)
EA = a("evasion", sub_only=False)
CR = a("reduction", sub_only=False)


@rule("attacksub", "11.1")
def test_number_and_deck_together_bring_it_in() -> None:
    with Table("c", f"hand seat1: {COR}", [at_least(5, COR)]) as table:
        table.do(1, f"{COR} enter")
        assert table.b.status[table.place("trafalgar")] == 1
        assert table.b.hand_size(0) == 5
        assert table.rule_against(1, "done") == "", "it forbids discarding, as an action"
        assert table.rule_against(1, "discard") != ""
    with Table("c", f"hand seat1: {COR} {PS}", [below(5, COR)]) as table:
        assert table.b.hand_size(0) == 4
        table.do(1, f"{COR} enter")
        assert table.b.status[table.place("trafalgar")] == 0
        assert table.rule_against(1, "discard") == "3.4"
        assert table.rule_against(1, f"{PS} seawolf") == "", "it is nobody's action"
    with Table("c", f"deck: 3\nhand seat1: {COR}", [at_least(3, COR)]) as table:
        table.do(1, f"{COR} enter")
        assert table.told("entered")
    with Table("c", f"deck: 3\nhand seat1: {COR}", [malfunction(COR)]) as table:
        table.do(1, f"{COR} enter")
        assert not table.told("entered"), "an X is a nought"


@rule("attacksub", "11.1")
def test_they_come_in_the_order_listed_and_cannot_be_kept_out() -> None:
    lines = f"deck: 2\nhand seat1: {COR} {SECOND}\nhand seat2: {another('range', SECOND)}"
    drawn = number(7, COR, SECOND)
    with Table("f", lines, [drawn, drawn]) as table:
        table.do(1, f"{COR} enter")
        assert [event.facts["ship"] for event in table.told("entered")] == ["ship/kotov"]
        table.do(1, f"{SECOND} enter")
        assert [event.facts["ship"] for event in table.told("entered")][1] == "ship/admiral-lapshin"
        assert not table.told("negates")
    with Table(
        "f", f"ship kotov: in\nship admiral-lapshin: in\ncontact: kotov > valiant 1\nhand seat1: {COR}"
    ) as t:
        assert t.rule_against(1, f"{COR} enter") == "11.1"


@rule("attacksub", "11.1")
def test_it_acts_in_its_first_turn_only_at_battle_stations() -> None:
    lines = f"deck: 2\nhand seat1: {COR} {PS} {BS}"
    with Table("c", lines, [number(7, COR), number(0, PS)]) as table:
        table.do(1, f"{COR} enter")
        assert table.rule_against(1, f"{PS} trafalgar") == "11.1"
        table.do(1, f"{BS} trafalgar")
        table.do(1, f"{PS} trafalgar > donets; done")


@rule("attacksub", "11.2")
def test_a_surface_ship_enters_with_the_contacts_of_its_force() -> None:
    lines = f"turn: seat2\ncontact: force > oppokov 2\nhand seat2: {COR}"
    with Table("e", lines, [number(7, COR)]) as table:
        table.do(2, f"{COR} enter")
        udaloy = table.place("udaloy")
        assert table.b.level(table.place("oppokov"), table.b.column(udaloy)) == 2
        assert not table.b.has_contact_on(udaloy)


@rule("attacksub", "11.3")
def test_all_sunk_before_they_come_ends_the_scenario() -> None:
    good = number(7, WL)
    lines = f"contact: swiftsure > salta 1\nhand seat1: {WL}"
    with Table("d", lines, [good, hit("sunk", WL, good)]) as table:
        table.do(1, f"{WL} swiftsure > salta done")
        outcome = table.state.outcome()
        assert outcome is not None and outcome.winners == [0] and outcome.reason == "all-sunk"


@rule("attacksub", "12.1")
def test_a_transport_counts_every_point_on_one_track() -> None:
    good = number(7, WL)
    lines = f"contact: sura > transport-1 1\nhand seat1: {WL}"
    with Table("g", lines, [good, hit("sensor", WL, good)]) as table:
        table.do(1, f"{WL} sura > transport-1 done")
        assert table.of(table.b.sensor, "transport-1") == 1
        assert table.b.defence_value(table.place("transport-1")) == 7
    with Table("g", lines, [good, hit("sensor-attack", WL, good)]) as table:
        table.do(1, f"{WL} sura > transport-1 done")
        assert table.told("sunk"), "two boxes"
    with Table("g", lines, [good, hit("dud", WL, good)]) as table:
        table.do(1, f"{WL} sura > transport-1 done")
        assert table.of(table.b.damaged, "transport-1") == 0


@rule("attacksub", "12.2")
def test_transports_add_nothing_to_a_hand() -> None:
    table = Table("g", f"hand seat1: {PS}")
    assert table.b.hand_size(1) == 6


@rule("attacksub", "12.3")
def test_transports_play_no_card() -> None:
    lines = f"turn: seat2\ncontact: sura > transport-1 1\nhand seat2: {PS} {CR} {BS} {a('control')} {COR}"
    with Table("g", lines + "\ncontact: sura > taylor 1\nship taylor: sensor=1 damaged") as table:
        for card in (PS, CR, BS, a("control")):
            assert table.rule_against(2, f"{card} transport-1") == "12.3", card
    alone = "\n".join(f"ship {key}: sunk" for key in ("john-rodgers", "simpson", "taylor"))
    with Table("g", f"{alone}\ncontact: force > sura 1\n{lines}") as table:
        for card in (PS, CR, BS, a("control"), COR):
            assert table.rule_against(2, card) == "12.3", card


@rule("attacksub", "12.3")
def test_transports_answer_nothing() -> None:
    lines = f"contact: sura > transport-1 1\nhand seat1: {AS} {WL}\nhand seat2: {PS} {EA} {CR} {BS}"
    with Table("g", lines, [number(0, AS, WL), number(0, AS, WL)]) as table:
        table.do(1, f"{AS} donets > transport-1 done")
        assert table.rule_against(2, f"{PS} transport-1") == "12.3"
        assert table.rule_against(2, f"{PS} taylor") == ""
        table.do(2, "done")
        assert table.asking() == "player-turn", "it cannot hide"
        table.do(1, f"{WL} sura > transport-1 done")
        assert table.rule_against(2, EA) == "12.3"
        table.do(2, f"{PS} taylor")
        assert table.asking() == "player-turn", "nothing more can be answered"


@rule("attacksub", "12.3")
def test_transports_neither_hide_nor_man_battle_stations() -> None:
    table = Table("g", f"hand seat1: {AS}\nhand seat2: {CR}")
    assert reduction_fits(table.b, GAME.piece(CR), table.place("transport-1")) == no.TRANSPORTS_PLAY_NOTHING
    assert reduction_fits(table.b, GAME.piece(CR), table.place("taylor")) == 0
    lines = f"hand seat1: {AS}\nhand seat2: {PS} {CR} {BS}"
    with Table("g", lines, [number(0, AS)]) as table:
        table.do(1, f"{AS} sura > taylor done")
        table.do(2, f"{PS} taylor; done")
        assert table.rule_against(2, f"{BS} taylor") == ""
        assert table.rule_against(2, f"{BS} transport-1") == "12.3"
        table.do(2, "done")


# A convoy whose Transport stands first; in our scenarios they stand behind their escorts.
CONVOY = """
attacksub 1
options: scenario=own; sides=first; own_scenario=key = "convoy"; name = "Convoy"; rule = "13G"; \
side = [{ key = "nato", ships = ["transport-1", "bowen"] }, { key = "soviet", ships = ["grif"] }]
turn: seat1
"""


@rule("attacksub", "12.3")
def test_what_keeps_an_escort_from_a_card_says_more_than_a_transport() -> None:
    with Scene(GAME, f"{CONVOY}ship bowen: attacked\nhand seat1: {PS}\n") as scene:
        for line in (PS, f"{PS} bowen", "repair"):
            refusal = scene.why_not(1, line)
            assert refusal is not None and (refusal.name, refusal.rule) == ("action-spent", "3.1"), line
        refusal = scene.why_not(1, f"{PS} transport-1")
        assert refusal is not None and (refusal.name, refusal.rule) == ("transports-play-nothing", "12.3")
    with Scene(GAME, f"{CONVOY}ship bowen: sunk\nhand seat1: {PS}\n") as scene:
        assert scene.rule_against(1, PS) == scene.rule_against(1, "repair") == "12.3", "nobody else is there"


@rule("attacksub", "12.3")
def test_the_example_of_a_negated_approach() -> None:
    """The submarine's contact on the Transport rises; escort and submarine stay as they were."""
    lines = f"""
        contact: ivan-rogov > transport-1 1
        contact: ivan-rogov > norfolk 1
        contact: force > ivan-rogov 1
        turn: seat2
        hand seat2: {COR}
        hand seat1: {SECOND}
    """
    with Table("l", lines) as table:
        table.do(2, f"{COR} close ivan-rogov force")
        table.do(1, SECOND)
        assert table.contact("ivan-rogov", "transport-1") == "2"
        assert table.contact("ivan-rogov", "transport-2") == "1"
        assert table.contact("ivan-rogov", "norfolk") == "1"
        assert table.contact("force", "ivan-rogov") == "1"


@rule("attacksub", "12.3", "8.3")
def test_a_negated_retreat_still_loses_the_transports() -> None:
    lines = f"""
        contact: sura > transport-1 2
        contact: sura > simpson 2
        contact: force > sura 1
        hand seat1: {COR}
        hand seat2: {COR}
    """
    with Table("g", lines) as table:
        table.do(1, f"{COR} open sura force").do(2, COR)
        assert (table.contact("sura", "transport-1"), table.contact("sura", "simpson")) == ("1", "2")
        assert table.contact("force", "sura") == "1"


@rule("attacksub", "12.3", "8.2")
def test_a_force_of_transports_alone_cannot_move_or_negate() -> None:
    alone = "\n".join(f"ship {key}: sunk" for key in ("john-rodgers", "simpson", "taylor"))
    contacts = "contact: sura > transport-1 1\ncontact: force > sura 1"
    lines = f"{alone}\n{contacts}\nhand seat1: {COR}\nhand seat2: {SECOND}"
    with Table("g", lines) as table:
        table.do(1, f"{COR} close sura force")
        assert table.asking() == "player-turn"
        assert table.contact("sura", "transport-1") == "2"


@rule("attacksub", "8.4", "12.3")
def test_the_forces_own_card_moves_its_transports_too() -> None:
    lines = f"""
        turn: seat2
        contact: sura > transport-1 2
        contact: force > sura 1
        hand seat2: {COR}
    """
    with Table("g", lines) as table:
        table.do(2, f"{COR} open force sura")
        assert table.contact("sura", "transport-1") == "1"
