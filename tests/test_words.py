"""Words in both languages: nothing missing, nothing raw, nothing secret."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom import games
from wardroom.core.decision import DONE, REOPEN, Decision, Refusal
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.outcome import Odds, Outcome
from wardroom.core.rulebook import rulebook
from wardroom.core.state import SPECTATOR, State
from wardroom.core.vocabulary import DecisionKind, EventKind, Fact
from wardroom.core.words import ABSENT, UnknownLanguage, Words, languages
from wardroom.games.coldwar import actions, load
from wardroom.games.coldwar.order import STEPS

PACKAGE = Path(__file__).parent.parent / "src" / "wardroom"
GAME = games.find("coldwar")
NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Fedor"]
LANGUAGES = ("en", "ru")

ODDS = ("stopped", "missed", "damaged", "crippled", "sunk", "harmless", "hits0", "hits1", "hits5")


def words(lang: str) -> Words:
    return Words.of("coldwar", lang)


# -- what the code names ----------------


def strings(node: ast.expr, assigned: dict[str, list[ast.expr]]) -> set[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return strings(node.body, assigned) | strings(node.orelse, assigned)
    if isinstance(node, ast.Name):
        return {text for value in assigned.get(node.id, []) for text in strings(value, {})}
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        # One of a tuple of names that stands at the head of a module.
        tuples = [value for value in assigned.get(node.value.id, []) if isinstance(value, ast.Tuple)]
        return {text for value in tuples for part in value.elts for text in strings(part, {})}
    return set()


def functions() -> Iterator[tuple[Path, ast.FunctionDef, dict[str, list[ast.expr]]]]:
    """Those of the commands, each with what its names may be."""
    for path in sorted((PACKAGE / "cli").rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        constants: dict[str, list[ast.expr]] = {}
        for statement in module.body:
            for name, value in assignments(statement):
                constants.setdefault(name, []).append(value)
        for function in ast.walk(module):
            if isinstance(function, ast.FunctionDef):
                assigned = {name: values[:] for name, values in constants.items()}
                for node in ast.walk(function):
                    for name, value in assignments(node):
                        assigned.setdefault(name, []).append(value)
                yield path, function, assigned


def assignments(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        yield node.targets[0].id, node.value
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        yield node.target.id, node.value


def of_games(path: Path) -> list[str]:
    """Whose words a module of the commands says: those of one game, or of all."""
    one = [game for game in games.names() if path.stem.partition("_")[0] == game]
    return one or [*games.names()]


def ids_said() -> Iterator[tuple[Path, str]]:
    """The ids that modules of the commands name; those of the terminal's `say` without their beginning."""
    for path, function, assigned in functions():
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                by = ast.unparse(node.func.value)
                if node.func.attr in ("text", "phrase") and "words" in by:
                    yield from ((path, id) for id in strings(node.args[0], assigned))
                elif node.func.attr == "say":
                    yield from ((path, f"terminal-{id}") for id in strings(node.args[0], assigned))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_the_commands_use(lang: str) -> None:
    said = set(ids_said())
    assert len(said) > 200
    lacking = {
        (path.name, id, game)
        for path, id in said
        for game in of_games(path)
        if not Words.of(game, lang).has(id)
    }
    assert not lacking


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_for_all_content_rules_and_options(lang: str) -> None:
    has = words(lang).has
    for page in load.entries():
        for field in page["origin"]:  # type: ignore[attr-defined]
            assert has(f"field-{field}")
        for field in ("nation", "set", "family", "which"):
            assert field not in page or has(f"{field}-{page[field]}")
    for trait in load.TRAITS:
        assert has(f"traits-{trait}")
    for rule in rulebook("coldwar").rules:
        assert (
            rule.status not in ("outside", "heading")
            or not rule.detail
            or has(f"{rule.status}-{rule.detail}")
        )
    if lang != "en":
        for option in GAME.options().options:
            assert has(f"option-{option.key}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_name(lang: str) -> None:
    for action in TYPED:
        assert_clean(words(lang).action(GAME, action, None, NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_of_a_turn_has_a_name(lang: str) -> None:
    assert all(words(lang).step(step) for step in STEPS)
    assert len({words(lang).step(step) for step in STEPS}) == len(STEPS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chance_has_a_name(lang: str) -> None:
    for name in ODDS:
        assert_clean(words(lang).odds(Odds([name], [1.0])))


# -- whole games ----------------

SETS: list[dict[str, Value]] = [
    {"seats": 3},
    {"seats": 4, "team_size": 2, "order_cards": 9},
    {"seats": 6, "team_size": 3, "area_limits": True, "quick_response": True},
    {"seats": 2, "prepared_defenses": False, "cruise_missiles": False, "attack_opportunities": False},
    {"seats": 2, "tournament_deal": True, "strike_rows": False, "rounds": 2},
    {"seats": 5, "large_ships": False, "air_defense": False, "armor": False},
    {"seats": 3, "action": True},
    {"seats": 2, "action": True, "tactics": 9, "bad_luck": 20, "escorts": True},
    {"seats": 3, "action": True, "tactics": 9, "bad_luck": 20, "bad_luck_dealt": True},
    {"seats": 4, "team_size": 2, "action": True, "tactics": 6, "bad_luck": 12, "escorts": True},
    {"seats": 2, "tactics": 4},
    {"seats": 2, "bad_luck": 7},
]
GAMES_EACH = 5
# Everything that a person could type.
TYPED = [action for action in range(GAME.action_count) if GAME.action_text(action)]

# Refusals repeat themselves; once is enough.
SAID: set[str] = set()

IDS = re.compile(r"\b(event|decision|refusal|odds|action|outcome|terminal)-[a-z]")
FACTS = re.compile(r"\b(ships?|cards?|seat)/")
KEYS = {str(page["key"]) for page in load.entries() if page["kind"] == "ship"} | {"gun5", "missileA", "lbas"}
WORD = re.compile(r"[\w-]+")


def assert_clean(text: str) -> None:
    """A finished sentence: no id, variable, fact or key has been left in it."""
    assert text and "{" not in text, text
    assert ABSENT not in text and not IDS.search(text) and not FACTS.search(text), text
    assert not KEYS & set(WORD.findall(text)), text


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("seed", range(GAMES_EACH))
@pytest.mark.parametrize("options", SETS, ids=[f"{number}" for number in range(len(SETS))])
def test_whole_games_in_words(options: dict[str, Value], seed: int) -> None:
    chance = FastDice(seed ^ 0x5EED)
    state = GAME.new(GAME.options().fill({"rounds": 1, **options}), FastDice(seed))
    state.log = []
    told = 0
    while state.waiting():
        seat = state.mover()
        legal = say_question(state, seat, chance)
        say_nothing_for_others(state, seat)
        state.apply(seat, eager(legal, chance))
        for event in state.log[told:]:
            say_event(event, state.seats)
        told = len(state.log)
    outcome = state.outcome()
    assert outcome is not None
    for lang in LANGUAGES:
        assert_clean(words(lang).outcome(outcome, NAMES))


def eager(legal: list[int], chance: FastDice) -> int:
    """A random answer, more seldom DONE, so that much happens."""
    if legal[0] == DONE and len(legal) > 1 and chance.below(3, 0):
        return legal[1 + chance.below(len(legal) - 1, 0)]
    return legal[chance.below(len(legal), 0)]


def say_question(state: State, seat: int, chance: FastDice) -> list[int]:
    """The question, each answer with its chances, and the refusal of what could be pointed at or typed."""
    decision = state.decision(seat)
    legal = []
    pointed = state.candidates(seat)
    strays = [TYPED[chance.below(len(TYPED), 0)] for _ in range(3)]
    for lang in LANGUAGES:
        assert_clean(words(lang).decision(decision, NAMES))
    for action in [*pointed, *strays]:
        refusal = state.why_not(seat, action)
        if refusal is not None:
            say_refusal(refusal)
            continue
        legal.append(action)
        odds = state.odds(seat, action)
        for lang in LANGUAGES:
            assert_clean(words(lang).action(GAME, action, decision, NAMES))
            if odds is not None:
                assert_clean(words(lang).odds(odds))
    return sorted(set(legal) & set(pointed))


def say_nothing_for_others(state: State, seat: int) -> None:
    other = (seat + 1) % state.seats
    refusal = state.why_not(other, REOPEN)
    if refusal is not None:
        say_refusal(refusal)


def say_refusal(refusal: Refusal) -> None:
    if repr(refusal) in SAID:
        return
    SAID.add(repr(refusal))
    for lang in LANGUAGES:
        said = words(lang).refusal(refusal, NAMES)
        assert_clean(said)
        assert said.endswith(f" ({refusal.rule})" if refusal.rule else ".")


def say_event(event: Event, seats: int) -> None:
    """The line for each seat and the spectator; whoever may not know a card does not read its name."""
    for lang in LANGUAGES:
        secrets = secret_names(event, lang)
        for seat in range(SPECTATOR, seats):
            said = words(lang).event(event, seat, NAMES)
            assert_clean(said)
            assert said.endswith(".")
            knows = seat != SPECTATOR and event.seats >> seat & 1
            for name in secrets:
                assert (name in said) == bool(knows), said


def secret_names(event: Event, lang: str) -> list[str]:
    """The ships, cards and numbers that only the secret form holds, as they are written."""
    if event.secret is None:
        return []
    hidden = [value for name, value in event.secret.items() if event.facts.get(name) != value]
    assert hidden, event
    numbers = [str(value) for value in hidden if isinstance(value, int)]
    texts = [value for value in hidden if isinstance(value, str)]
    keys = [f"{text.partition('/')[0].rstrip('s')}/{key}" for text in texts for key in keys_of(text) if key]
    names = words(lang).things
    return numbers + [names[key].get(f"name_{lang}") or names[key]["name"] for key in keys]


def keys_of(value: str) -> list[str]:
    return value.partition("/")[2].split(",")


# -- sentences ----------------


def test_the_diary_tells_who_did_what_with_which_roll() -> None:
    strike = Event(
        EventKind("roll-misses"),
        "7.2",
        {
            "number": 2,
            "kind": "carrier",
            "at": "seat/1",
            "source": "ship/nimitz",
            "target": "ship/slava",
            "chance": 3,
            "roll": 5,
        },
    )
    assert words("en").event(strike, 0, NAMES) == (
        "Attack 2 missed: air strike from Nimitz on Slava (rolled 5, needed 3 or less)."
    )
    assert words("ru").event(strike, 0, NAMES) == (
        "Атака 2 не попадает: удар палубной авиации с авианосца «Нимиц» по крейсеру «Слава» "
        "(выпало 5, нужно 3 или меньше)."
    )


def test_a_secret_form_is_for_its_seats_only() -> None:
    drawn = Event(
        EventKind("resupplied"),
        "6.1.C.3",
        {"seat": "seat/0", "number": 3},
        seats=1,
        secret={"seat": "seat/0", "number": 3, "cards": "cards/gun5,ecm,gun5"},
    )
    say = words("en").event
    assert say(drawn, 0, NAMES) == 'You drew 2 × 5" Gun Attack and Electronic Counter-Measures.'
    assert say(drawn, 1, NAMES) == say(drawn, SPECTATOR, NAMES) == "Anna drew 3 cards."


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 карточку"), (2, "2 карточки"), (5, "5 карточек"), (21, "21 карточку")]
)
def test_russian_plurals(number: int, said: str) -> None:
    event = Event(EventKind("hand-dealt"), "5.1", {"seat": "seat/0", "number": number})
    assert words("ru").event(event, SPECTATOR, NAMES) == f"Anna получает {said}."


def test_the_reader_is_you() -> None:
    """In the middle of a sentence, as an owner, with the verb, and as one of those who won."""
    sunk = Event(EventKind("sunk"), "7", {"seat": "seat/1", "by": "seat/0", "ship": "ship/slava"})
    assert [words("en").event(sunk, seat, NAMES) for seat in (0, 1, SPECTATOR)] == [
        "You sank Boris’s Slava.",
        "Anna sank your Slava.",
        "Anna sank Boris’s Slava.",
    ]
    assert [words("ru").event(sunk, seat, NAMES) for seat in (0, 1)] == [
        "Вы топите крейсер «Слава» (Boris).",
        "Anna топит у вас крейсер «Слава».",
    ]
    threatened: dict[str, Fact] = {
        "at": "seat/1",
        "coming": 1,
        "kind": "torpedo",
        "target": "ship/nimitz",
        "mines": 0,
    }
    asked = Decision(1, DecisionKind("point-defense"), "8.2", threatened)
    assert words("en").decision(asked, NAMES) == "Torpedo at Nimitz: defend?"
    assert words("en").reason(asked, NAMES).startswith("Answer guns, missiles")
    asked.facts["coming"] = 3
    assert words("en").decision(asked, NAMES) == "3 attacks on you: defend?"
    assert words("ru").decision(asked, NAMES) == "Атаки на вас, всего 3: защищаться?"
    shared = Outcome([60, 60], [0, 1], "rounds-played", "11.4")
    assert words("en").outcome(shared, NAMES, 1).startswith("Anna and you won together")


def test_a_refusal_names_the_case_and_the_rule() -> None:
    facts: dict[str, str | int] = {
        "thing": "slava",
        "ship": "ship/slava",
        "owner": "seat/1",
        "row": 2,
        "card": "card/gun5",
        "source": "ship/iowa",
    }
    refusal = Refusal("gun-at-row", "5.22", facts)
    assert words("en").refusal(refusal, NAMES) == (
        "Guns reach row 1 only, and Boris’s Slava is in row 2. (5.22)"
    )
    assert words("ru").refusal(refusal, NAMES) == (
        "Орудия достают только до линии 1, а крейсер «Слава» (Boris) стоит в линии 2. (5.22)"
    )
    menu = Refusal("no-gun-of-size", "7.11", {"thing": "gun5", "card": "card/gun5"})
    assert words("en").refusal(menu, NAMES) == (
        'None of your ships in row 1 has a gun for 5" Gun Attack. (7.11)'
    )


def test_a_name_is_never_read_as_a_fact() -> None:
    refusal = Refusal("not-asked", "", {"thing": "seat2"})
    assert "seat/x" in words("en").refusal(refusal, ["Anna", "seat/x"])


def test_the_diary_says_what_a_roll_of_fire_is_made_of() -> None:
    """A fact may have a hyphen in its name: it is not another form of a shorter one."""
    made = {"m-own": 3, "m-enemy": -2, "m-own-edge": 1, "m-enemy-edge": 0, "m-own-burden": 0}
    roll = {"factors": 4, "roll": 6, "modifier": 2, "m-enemy-burden": 0, "hits": 1}
    fired = Event(EventKind("fires-at-lights"), "22.54F", {"seat": "seat/0", **roll, **made})
    said = [Words.of("worldatwar", lang).event(fired, 0, NAMES) for lang in LANGUAGES]
    assert said[0] == (
        "You fired at the light ships with 4 factors: 6 with 2 "
        "(nationality 3, enemy nationality -2, advantage 1), 1 hit."
    )
    assert "(национальность 3, вражеская -2, преимущество 1)" in said[1]


def test_answers_are_named_as_the_question_means_them() -> None:
    say = words("en").action
    assert say(GAME, DONE) == "done"
    assert say(GAME, DONE, Decision(0, DecisionKind("retreat"), "6.1.A.6")) == "stay and fight"
    assert say(GAME, actions.ROW + 2) == "row 2"
    assert say(GAME, actions.ATTACK + 2) == "attack 3"
    assert say(GAME, actions.NUMBER + 1) == "1 die"
    assert say(GAME, actions.SEAT + 1) == "seat 2"
    assert say(GAME, actions.SEAT + 1, None, NAMES) == "Boris"
    assert say(GAME, actions.SHIP + GAME.piece("iowa")) == "Iowa (BB)"
    assert words("ru").action(GAME, actions.SHIP + GAME.piece("iowa")) == "линкор «Айова» (BB)"


def test_odds_put_the_effect_first_and_leave_out_the_impossible() -> None:
    odds = Odds(["stopped", "missed", "sunk"], [0.35, 0.23, 0.42], 3, True)
    assert words("en").odds(odds) == "sunk 42\u00a0%, stopped 35\u00a0%, missed 23\u00a0%"
    assert words("ru").odds(odds) == "потопление 42\u00a0%, отражение 35\u00a0%, промах 23\u00a0%"
    assert words("en").odds(Odds(["stopped", "missed"], [1.0, 0.0])) == "stopped 100\u00a0%"
    rare = Odds(["hits0", "hits1"], [0.001, 0.999])
    assert words("en").odds(rare) == "no hit under 1\u00a0%, 1 hit over 99\u00a0%"
    assert words("en").text("odds-unseen") == "if the unseen cards lie at random"


def test_the_outcome_names_winners_points_and_rule() -> None:
    won = Outcome([190, 120], [0], "victory-level", "11.4")
    assert words("en").outcome(won, NAMES).startswith("Anna won")
    assert words("en").outcome(won, NAMES).endswith("Points: Anna: 190, Boris: 120. (11.4)")
    shared = Outcome([60, 60], [0, 1], "rounds-played", "11.4")
    assert words("en").outcome(shared, []).startswith("seat 1 and seat 2 won together")
    resigned = Outcome([1, 0], [0], "resigned", "")
    assert words("en").outcome(resigned, NAMES) == "Anna won: everyone else resigned."
    assert words("ru").outcome(resigned, NAMES) == "Победа: Anna. Все остальные сдались."


def test_only_known_languages() -> None:
    assert languages() == list(LANGUAGES)
    with pytest.raises(UnknownLanguage, match=r"^there is no language 'de'; there are en, ru$"):
        Words.of("coldwar", "de")


def test_ships_of_ones_own_have_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "coldwar").mkdir()
    ships = (("hood", "Hood"), ("iowa", "Big Stick"))
    own = "".join(f'[[ship]]\nkey = "{key}"\nname = "{name}"\ntype = "BB"\n' for key, name in ships)
    (tmp_path / "coldwar" / "ships.toml").write_text(own, encoding="utf-8")
    monkeypatch.setenv("WARDROOM_CONTENT", str(tmp_path))
    formed = Event(EventKind("formation"), "5.2", {"seat": "seat/0", "ships": "ships/hood,iowa,slava"})
    assert (
        Words("coldwar", "en").event(formed, 0, NAMES)
        == "You formed a task force: Hood, Big Stick and Slava."
    )
    assert "линкор «Hood»" in Words("coldwar", "ru").event(formed, 0, NAMES)


def test_a_missing_word_does_not_end_a_game() -> None:
    assert words("en").event(Event(EventKind("unheard-of"), "1", {}), 0, NAMES) == "event-unheard-of"
