"""Every sentence stands once, in both languages with the same facts; each is said, and none is missing."""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, cast

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from wardroom import games
from wardroom.cli.cards import COLUMNS, MARKS
from wardroom.cli.terminal.coldwar import NAMED, WINDOWS
from wardroom.cli.terminal.commands import HELP
from wardroom.core.dice import FastDice
from wardroom.core.rulebook import rulebook
from wardroom.core.vocabulary import DecisionKind, EventKind
from wardroom.core.words import NUMBER_SIGNS, NUMBERED, Mentions, Words, languages
from wardroom.games.attacksub.battle import STATUS_NAMES
from wardroom.games.attacksub.catalogue import HITS, SIDE_NAMES
from wardroom.games.attacksub.events import REASONS, Check
from wardroom.games.coldwar import battle as coldwar
from wardroom.games.coldwar.catalogue import FAMILIES as FAMILY_NAMES
from wardroom.games.coldwar.kinds.area_defences import AreaDefence
from wardroom.games.coldwar.kinds.families import KINDS as CARD_KINDS
from wardroom.games.coldwar.kinds.kind import Look
from wardroom.games.highseas import battle as highseas
from wardroom.games.highseas.catalogue import FAMILIES
from wardroom.games.worldatwar.fleet_fire import GUNNERY
from wardroom.games.worldatwar.under_way import STATUSES
from wardroom.games.worldatwar.units import KINDS, NATIONS
from wardroom.server.journal import OF_TABLE
from wardroom.server.lessons import has_lesson, lesson_of

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "wardroom"
PAGE = ROOT / "web" / "src"
# Words that are equal in both languages and mean different things.
TWO_MEANINGS = Path(__file__).parent / "two_meanings.toml"

# English has these from the content and from the options themselves.
RUSSIAN_ONLY = re.compile(r"option-\w+|([a-z]+-)?(ship-class|new-line)-[\w-]+")
# Only Russian needs to know what a ship is, to name it.
RUSSIAN_FACTS = {"ship": {"type"}}

Key = tuple[str, str]
Template = tuple[str | None, ...]
Kind = TypeVar("Kind", DecisionKind, EventKind)


class Message(NamedTuple):
    path: Path
    # As Fluent writes it, without its id: value and attributes.
    text: str
    # What it, and what it refers to, mentions: by attribute, "" the value.
    facts: dict[str, frozenset[str]]
    refers: frozenset[str]


def folders() -> Iterator[tuple[str, Path]]:
    yield "", PACKAGE / "words"
    for game in games.names():
        yield game, PACKAGE / "games" / game / "words"


@cache
def messages(lang: str) -> dict[Key, Message]:
    """All messages by game ("": every game) and id."""
    found: dict[Key, Message] = {}
    for game, folder in folders():
        for path in sorted((folder / lang).glob("*.ftl")):
            for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
                if isinstance(entry, fluent.Message):
                    assert (game, entry.id.name) not in found, f"{path}: {entry.id.name} stands twice"
                    found[game, entry.id.name] = message(path, entry)
    return found


def message(path: Path, entry: fluent.Message) -> Message:
    entry.comment = None
    facts, refers = {}, set()
    patterns = [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
    for attribute, pattern in patterns:
        mentions = Mentions()
        mentions.visit(pattern)
        facts[attribute] = frozenset(mentions.facts) | {f"{{{id}" for id in mentions.messages}
        refers |= {id.partition(".")[0] for id in mentions.messages}
    return Message(
        path, FluentSerializer().serialize_entry(entry)[len(entry.id.name) :], facts, frozenset(refers)
    )


# -- once ----------------

# Files of what the page has from its build: web/src/words.
BUILT_IN = ("both", "page", "lists", "first")
# A message that only refers to another one.
ALIAS = re.compile(r" = \{ [a-z][\w.-]* \}(\n    \.[\w-]+ = \{ [a-z][\w.-]* \})*\n")


def equal_messages() -> dict[tuple[str, str], list[str]]:
    english, russian = messages("en"), messages("ru")
    found = defaultdict(list)
    for key in english.keys() & russian.keys():
        texts = english[key].text, russian[key].text
        if not ALIAS.fullmatch(texts[0]):
            found[texts].append(":".join(key))
    return {texts: sorted(ids) for texts, ids in found.items() if len(ids) > 1}


def test_no_sentence_stands_twice() -> None:
    allowed = tomllib.loads(TWO_MEANINGS.read_text(encoding="utf-8"))
    assert all(each["why"] for each in allowed.values())
    known = sorted(sorted(each["ids"]) for each in allowed.values())
    found = sorted(equal_messages().values())
    assert not [ids for ids in found if ids not in known], "let one refer to the other: ID = { OTHER }"
    assert not [ids for ids in known if ids not in found], "no longer equal: take them off the list"


# -- in both languages ----------------


def test_no_message_is_missing_in_a_language() -> None:
    for lang, other in (("en", "ru"), ("ru", "en")):
        here, there = messages(lang), messages(other)
        parts = {(game, id) for (game, _), each in here.items() for id in each.refers}
        alone = [
            key
            for key in here.keys() - there.keys()
            if key not in parts and not (lang == "ru" and RUSSIAN_ONLY.fullmatch(key[1]))
        ]
        assert not alone, f"{lang} only"


def test_a_message_has_the_same_facts_in_both_languages() -> None:
    english, russian = messages("en"), messages("ru")
    for key in english.keys() & russian.keys():
        # Cases of a ship's name are Russian; each language has its own of a player's.
        assert key[1] in ("ship", "seat") or english[key].facts.keys() == russian[key].facts.keys(), key
        for attribute in english[key].facts.keys() & russian[key].facts.keys():
            here, there = facts(english, key, attribute), facts(russian, key, attribute)
            assert not (here ^ there) - RUSSIAN_FACTS.get(key[1], set()), (key, attribute)


def test_a_message_stands_in_files_of_the_same_name() -> None:
    english, russian = messages("en"), messages("ru")
    for key in english.keys() & russian.keys():
        assert english[key].path.name == russian[key].path.name, key


def facts(tree: dict[Key, Message], key: Key, attribute: str) -> set[str]:
    """`ship-dat` mentions the ship."""
    found = set()
    for fact in tree[key].facts[attribute]:
        if fact.startswith("{"):
            id, _, of = fact[1:].partition(".")
            found |= facts(tree, (key[0], id) if (key[0], id) in tree else ("", id), of)
        else:
            found.add(fact.partition("-")[0])
    return found


@pytest.mark.parametrize("lang", languages())
def test_an_id_stands_once_in_what_is_built_into_the_page(lang: str) -> None:
    """One bundle has the page's words of all games; of two messages the later would be silent."""
    games_of = defaultdict(list)
    for (game, id), each in messages(lang).items():
        if each.path.name.startswith(BUILT_IN):
            games_of[id].append(game)
    assert len(games_of) > 1000
    assert not {id: games for id, games in games_of.items() if len(games) > 1}


# -- of all that is declared ----------------

# Why a game ends, at its own end and at a table's.
ENDINGS: Final[dict[str, tuple[str, ...]]] = {
    "": ("resigned", "best-left", "draw-agreed"),
    "attacksub": REASONS,
    "coldwar": ("victory-level", "rounds-played"),
    "highseas": ("points-sunk", "last-afloat", "linked-total"),
    "worldatwar": ("operation-over", "operation-tied"),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games.names())
def test_all_that_is_declared_has_words(game: str, lang: str) -> None:
    wanted = {f"outcome-{reason}" for reason in (*ENDINGS[game], *ENDINGS[""])}
    wanted |= {f"refusal-{name}" for name in refused(game)}
    for kind, names in names_declared(game).items():
        assert len(names) > 10, f"the declarations of {game} are not found"
        wanted |= {f"{kind}-{name}" for name in names}
    assert not {id for id in wanted if not Words.of(game, lang).has(id)}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games.names())
def test_words_mention_declared_facts_only(game: str, lang: str) -> None:
    mentions = Words.of(game, lang).mentions
    known = {f"decision-{asked.name}": set(asked.facts) for asked in declared(game, DecisionKind)}
    for told in declared(game, EventKind):
        # An event that counts its dice says their faces, too.
        rolls = {"rolls"} if "dice" in told.facts else set()
        known[f"event-{told.name}"] = {*told.facts, *rolls}
        if told.secret is not None:
            known[f"event-{told.name}-seen"] = {*told.seen(), *rolls}
    for id, facts in known.items():
        # `m-own` is a fact of that name; `ship-dat` is the ship in another form.
        others = {name for name in mentions.get(id, ()) if name not in facts}
        assert not {name for name in others if name.partition("-")[0] not in facts}, id


# -- said by somebody ----------------

# Ids whose beginnings the source leaves to a helper: `self.say("round")` says `terminal-round`.
HELPERS: Final = ("terminal-", "battle-", *(f"{game}-" for game in games.names()))
# Ids that the source makes in several steps.
PUT_TOGETHER: Final[tuple[Template, ...]] = (
    # cli/terminal/commands.py, `help_text`
    *((f"terminal-help-{game}-", None, end) for game in games.names() for end in ("", "-words")),
    ("terminal-help-", None, "-words"),
    # `hint` of cli/terminal/highseas.py: what a card does
    ("terminal-sea-card-", None, "-double"),
    # CombatChart.svelte: what a search rolls for
    ("worldatwar-die-search-", None),
)
# With which options a game's summary has everything.
WHOLE: Final = {"coldwar": {"action": True, "tactics": 9, "bad_luck": 20}}
# What a coach says at any time, beside what is asked.
COACHED: Final = {"waiting", "given", "other", "over"}
# The words of a template literal or f-string that make an id.
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")


class Source(NamedTuple):
    # All texts, and the words in them.
    texts: set[str]
    words: set[str]
    # Ids with holes (None), in parts, by what stands before their first hyphen.
    templates: dict[str, set[Template]]


@cache
def source() -> Source:
    texts: set[str] = set()
    templates = set(PUT_TOGETHER)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                add_template(
                    templates, [str(v.value) if isinstance(v, ast.Constant) else None for v in node.values]
                )
    for path in chain(PAGE.rglob("*.ts"), PAGE.rglob("*.svelte")):
        if ".test." in path.name:
            continue
        text = path.read_text(encoding="utf-8")
        texts |= {one or other for one, other in re.findall(r'"([^"\n]*)"|\'([^\'\n]*)\'', text)}
        # Keys of objects: `{ gun: ... }`.
        texts |= set(re.findall(r"\b([A-Za-z_]\w*)\??:", text))
        for literal in re.findall(r"`([^`]*)`", text):
            texts.add(literal)
            add_template(templates, [each for part in HOLE.split(literal) for each in (part, None)][:-1])
    words = {word for text in texts if len(text) < 200 for word in re.findall(r"[\w-]+", text)}
    for path in PACKAGE.rglob("*.toml"):
        words |= set(re.findall(r"[\w-]+", path.read_text(encoding="utf-8")))
    by_beginning = defaultdict(set)
    for template in templates:
        by_beginning[(template[0] or "").partition("-")[0]].add(template)
    return Source(texts, words, by_beginning)


def add_template(templates: set[Template], parts: list[str | None]) -> None:
    fixed = "".join(part or "" for part in parts)
    if None in parts and re.fullmatch(r"[\w.-]+", fixed) and re.match(r"[a-z]+-", parts[0] or ""):
        templates.add(tuple(part for part in parts if part != ""))


@cache
def built(game: str) -> dict[str, frozenset[str]]:
    """What may follow the beginnings of ids that are made from the names of a game's things."""
    pages = cast("list[dict[str, Any]]", games.part(game, "load").entries())
    rules = rulebook(game).rules
    tokens = [games.find(game).action_text(action) for action in range(games.find(game).action_count)]
    columns = {key for page in pages for key in page if key in COLUMNS.get(page["kind"], ())}
    found: dict[str, set[str]] = {
        **names_declared(game),
        "refusal": refusals(game) | {"not-asked"},
        "action": {"done", "reopen", "seat", *chain.from_iterable(parts(token) for token in tokens)},
        "option": {option.key for option in games.find(game).options().options},
        "step": {rule.number.replace(".", "-").lower() for rule in rules},
        "outside": {rule.detail for rule in rules if rule.status == "outside"},
        "heading": {rule.detail for rule in rules if rule.status == "heading"},
        "outcome": {*ENDINGS[game], *ENDINGS[""]},
        "learn": names_declared(game)["decision"] | COACHED,
        "lesson": {
            f"{title}{note}" for title in ("", "title-") for note in (*notes(game), "aim", "wait", "end")
        },
        "summary": {str(met["defence"]) for met in games.part(game, "summary").summary(WHOLE.get(game))},
        "cards": {f"{page['kind']}{several}" for page in pages for several in ("", "s")},
        "column": columns,
        "legend": columns,
        "field": {key for page in pages for key in (*page, *page.get("origin", {}))},
    }
    # `classId` of the games' faces.ts
    found["ship"] = {f"class-{slug(page['class'])}" for page in pages if "class" in page}
    for page in pages:
        for field, value in page.items():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, str | bool) and field not in ("key", "name", "line", "origin"):
                    found.setdefault(field, set()).update((str(each), f"{each}-short"))
    return {beginning: frozenset(ends) for beginning, ends in found.items()}


def notes(game: str) -> list[str]:
    """What the coach of a scripted lesson has to say."""
    return lesson_of(game).notes if has_lesson(game) else []


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def parts(token: str) -> Iterable[str]:
    """How answers are called: `row2` as `row`, `table-ecm` as `table`."""
    numbered = NUMBERED.fullmatch(token)
    yield NUMBER_SIGNS.get(numbered[1], numbered[1]) if numbered else token
    yield token.partition("-")[0]


def refusals(game: str) -> set[str]:
    """Those of the table, and those that kinds of cards name."""
    return refused(game) | texts_of(PACKAGE / "games" / game / "kinds")


def refused(game: str) -> set[str]:
    """The names in a game's table of refusals: each stands before its rule."""
    return {row[-2] for row in games.part(game, "refusals").RULES} - {""}


def declared(game: str, kind: type[Kind]) -> list[Kind]:
    """A game's questions or events; these with what happens at a table besides the game."""
    module: object = games.part(game, "decisions" if kind is DecisionKind else "events")
    known: list[object] = [*vars(module).values(), *OF_TABLE]
    return [each for each in known if isinstance(each, kind)]


def names_declared(game: str) -> dict[str, set[str]]:
    """The names of a game's questions and events, with the secret forms of these."""
    events = declared(game, EventKind)
    return {
        "decision": {asked.name for asked in declared(game, DecisionKind)},
        "event": {told.name for told in events} | {f"{e.name}-seen" for e in events if e.secret is not None},
    }


@cache
def texts_of(folder: Path) -> frozenset[str]:
    return frozenset(
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def is_said(game: str, id: str) -> bool:
    beginning, _, end = id.removeprefix(f"{game}-").partition("-")
    for known in (built(one) for one in ([game] if game else games.names())):
        if end in known.get(beginning, ()):
            return True
    if beginning in ("event", "decision", "refusal", "option", "step", "outside", "heading", "outcome"):
        return False
    return is_named(id) or any(is_named(id.removeprefix(each)) for each in HELPERS if id.startswith(each))


@cache
def may_follow() -> dict[str, Iterable[str]]:
    """What the ids of a template may end in, where the engine has a list of that."""
    asked = {game: names_declared(game)["decision"] for game in games.names()}
    landed = {f"{family}{land}" for family in FAMILY_NAMES for land in ("", "-land")}
    return {
        "after-luck": luck(),
        "face-cost": {look.cost for look in looks()},
        "face-line": {*FAMILY_NAMES, *chain.from_iterable(kind.which for kind in CARD_KINDS)},
        "face-mini": FAMILY_NAMES,
        "face-platform": {f"{look.platform}{land}" for look in looks() for land in ("", "-land")},
        "face-title": landed,
        "terminal-card": effects(),
        "terminal-orders": WINDOWS,
        "table-fate": coldwar.FATE_NAMES,
        "terminal-fate": coldwar.FATE_NAMES,
        "table-attack": coldwar.ATTACK_NAMES,
        "highseas-fate": highseas.FATE_NAMES,
        "highseas-attack": highseas.ATTACK_NAMES,
        **{f"highseas-{kind}": FAMILIES for kind in ("line", "mini")},
        **{
            f"highseas-{kind}": [f"{family}{double}" for family in FAMILIES for double in ("", "-double")]
            for kind in ("card", "platform")
        },
        "side": SIDE_NAMES,
        # `wardroom cards`: who wins a scenario when time is up
        "otherwise": SIDE_NAMES,
        "worldatwar-status": STATUSES,
        "worldatwar-sort": KINDS,
        **{f"worldatwar-{kind}": asked["worldatwar"] for kind in ("ask", "note", "none")},
        **{f"{game}-hint": names for game, names in asked.items()},
        **{f"{game}-learn-title": names | COACHED for game, names in asked.items()},
        "hint": set().union(*asked.values()),
        "learn-title": set().union(COACHED, *asked.values()),
        # One fault the page finds by itself.
        "fault": texts_of(PACKAGE / "server") | {"line-away"},
        "notice": texts_of(PACKAGE / "server"),
    }


def is_named(id: str) -> bool:
    """Whether the source has the id, or a template for it with words of the source or the content."""
    if id in source().texts:
        return True
    for start, ends in may_follow().items():
        if id.startswith(f"{start}-"):
            return id.removeprefix(f"{start}-") in ends
    beginning, _, end = id.partition("-")
    return any(
        end in alone().get(beginning, ()) if is_bare(template) else fits(template, id)
        for template in source().templates[beginning]
    )


def is_bare(template: Template) -> bool:
    """A hole right after one word: any word of the source would do, so that there must be a list."""
    return template[1:2] == (None,) and bool(re.fullmatch("[a-z]+-", template[0] or ""))


@cache
def alone() -> dict[str, set[str]]:
    """What may follow the one word that ids begin with; `built` has more of these, by game."""
    odds = set(texts_of(PACKAGE / "cli" / "odds"))
    levels = {*MARKS}
    every = [page for game in games.names() for page in games.part(game, "load").entries()]
    return {
        "attack": {*coldwar.ATTACK_NAMES},
        "books": levels | {f"{level}-line" for level in levels} | {"played"},
        # What the Combat Charts of `wardroom odds` have in their heads and lines.
        **dict.fromkeys(("category", "plot", "target"), odds),
        "head": odds | {"ship", "type", "hits", "weapons", "air", "points"},
        "face": {look.bar for look in looks()} | levels | {"face-down"},
        "fate": {*coldwar.FATE_NAMES},
        "help": {f"{name}{end}" for name in HELP for end in ("", "-words")},
        "hit": {*HITS},
        "kind": {look.bar for look in looks()},
        "level": levels,
        "lobby": {"waiting", "opening", "playing", "over"},
        # Chances are named where they are reckoned: no list has them all.
        "odds": set(texts_of(PACKAGE / "games")) | {"unseen"},
        "rules": {rule.status for game in games.names() for rule in rulebook(game).rules},
        "scored": {"sunk", "afloat", "damage"},
        "sub": {*STATUS_NAMES, "red", "black", "both", "sensor", "attack"},
        "nation": {*NATIONS, "allies"},
        "tally": counted(),
        "type": {str(page["type"]).lower() for page in every if "type" in page},
        "ww": {"hidden", "found"},
    }


def counted() -> set[str]:
    """What `wardroom simulate` counts, with the groups of it; a game that has just begun has nearly all."""
    found = {f"end/{reason}" for reason in REASONS}
    for game in map(games.find, games.names()):
        found |= game.tally(game.new(game.options().fill({}), FastDice(1))).keys()
    return {part for name in found for part in (name.replace("/", "-"), name.partition("/")[0])}


def looks() -> list[Look]:
    """How the cards of the Cold War are drawn."""
    return [kind.look_of(each) for kind in CARD_KINDS for each in range(len(kind.which) or 1)]


def effects() -> set[str]:
    """`hint` of cli/terminal/coldwar.py: what a card does."""
    told = {*FAMILY_NAMES, "cruise", "gun-any", "missile-any", "cover-land"}
    told |= {f"{FAMILY_NAMES[family]}-{one}" for family, several in NAMED.items() for one in several}
    return {name.replace("_", "-") for name in told}


def luck() -> set[str]:
    """parts/LuckChart.svelte: what dice are rolled for, and what is said of cards, which are not dice."""
    rolling = {kind.dice for kind in CARD_KINDS if isinstance(kind, AreaDefence)}
    kinds = {
        "attack": coldwar.ATTACK_NAMES,
        "defence": rolling | {"air-defense", "last-resort", "asw"},
        "bad-luck": ("explosion",),
        "fog": ("fog",),
        "highseas-attack": highseas.ATTACK_NAMES,
        "highseas-defence": ("cover", "run-silent"),
        "number": {kind.purpose for kind in declared("attacksub", EventKind) if isinstance(kind, Check)},
        "air": ("combat", "critical", "defence", "strike"),
        "gunnery": GUNNERY.values(),
        "interception": ("dice",),
        "search": ("dice",),
        "submarines": ("torpedo",),
    }
    of_cards = ("kind", "line", "none", "none-of", "rolled", "times", "verdict")
    dice = {f"{group}-{kind}" for group, several in kinds.items() for kind in several}
    return dice | {"cards", *(f"{id}-cards" for id in of_cards)}


def fits(template: Template, id: str) -> bool:
    """Whether words of the source or the content fill the holes."""
    if not template:
        return not id
    part, rest = template[0], template[1:]
    if part is not None:
        return id.startswith(part) and fits(rest, id[len(part) :])
    return any(fits(rest, id[end:]) and is_word(id[:end]) for end in range(len(id), -1, -1))


@cache
def is_word(text: str) -> bool:
    spelled = {text, text.replace("-", "_"), text.upper()}
    return not text or bool(spelled & source().words)


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_unused(lang: str) -> None:
    tree = messages(lang)
    said = {key for key in tree if is_said(*key)}
    fresh = said
    while fresh:
        parts_of = {(game, id) for game, at in fresh for id in tree[game, at].refers}
        parts_of |= {("", id) for _, id in parts_of}
        fresh = (parts_of & tree.keys()) - said
        said = said | fresh
    # The words for things: `ship/iowa` is said by `ship`.
    unused = {key for key in tree.keys() - said if key[1] not in THINGS}
    assert not unused


THINGS: Final = {fact.partition("/")[0] for game in games.names() for fact in Words.of(game, "en").things}
