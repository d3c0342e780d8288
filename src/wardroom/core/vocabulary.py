"""What a game asks and tells: each kind of decision and of event is declared once, with the facts it carries.

A game declares its own in `decisions.py` and `events.py`; its refusals stand in `refusals.py`. Whoever asks
about a question or a line of the diary compares with the declaration, so a name that does not exist is an
error before anything runs. The page's types are made from them (`make generate`), and the generic suite holds
all that is asked and told to them.
"""

from typing import Final

# What a fact may be.
Fact = str | int

# Where the cards and ships lie that the answers of a question name.
IN_PLACE: Final = ""  # where they always lie: cards in the hand, ships on the table
ELSEWHERE: Final = "elsewhere"  # in a pile or a list that the question itself shows

# Who is asked a question that those without an answer can only pass
CAN_ANSWER: Final = ""  # who has an answer
ALL_IN_QUIET: Final = "quiet"  # whoever might have one, so that nobody learns what is in a hand
ALL_UNDER_FIRE: Final = "fire"  # the same, while attacks come in


class FactKind:
    """What a fact may be: a number, some words, or a thing by its key, as `ship/iowa`."""

    def __init__(self, typescript: str, thing: str, words: tuple[str, ...], may_lack: bool) -> None:
        # Its type in TypeScript.
        self.typescript = typescript
        # What stands before the slash; nothing for numbers and words.
        self.thing = thing
        # All that it may be; empty if anything will do.
        self.words = words
        # Some decisions or events of the kind do without it.
        self.may_lack = may_lack

    def fits(self, value: Fact) -> bool:
        if self.words:
            return str(value) in self.words
        if self.thing:
            return isinstance(value, str) and value.startswith(f"{self.thing}/")
        return isinstance(value, str) == (self.typescript == "string")


def thing(kind: str) -> FactKind:
    """A thing by its key, or several: `ship/iowa`, `cards/gun5,ecm`."""
    key = "${number}" if kind == "seat" else "${string}"
    return FactKind(f"`{kind}/{key}`", kind, (), False)


def words(*known: str) -> FactKind:
    """One of these words."""
    return FactKind(" | ".join(f'"{word}"' for word in known), "", known, False)


def maybe(kind: FactKind) -> FactKind:
    """A fact that may be missing."""
    return FactKind(kind.typescript, kind.thing, kind.words, True)


NUMBER: Final = FactKind("number", "", (), False)
# Set where something is so; left out where it is not.
FLAG: Final = FactKind("1", "", ("1",), True)
TEXT: Final = FactKind("string", "", (), False)
SEAT: Final = thing("seat")
SHIP: Final = thing("ship")
SHIPS: Final = thing("ships")
CARD: Final = thing("card")
CARDS: Final = thing("cards")


def fault(facts: dict[str, Fact], kinds: dict[str, FactKind]) -> str:
    """What is wrong with facts that should be of these kinds, or nothing."""
    for name, value in facts.items():
        if name not in kinds:
            return f"the fact {name!r} is not declared"
        if not kinds[name].fits(value):
            return f"the fact {name!r} cannot be {value!r}"
    for name, kind in kinds.items():
        if not kind.may_lack and name not in facts:
            return f"the fact {name!r} is missing"
    return ""


class DecisionKind:
    """A question that the rules may put: its name, where its answers lie, who is asked, and its facts."""

    def __init__(
        self, name: str, answers: str = IN_PLACE, whom: str = CAN_ANSWER, /, **facts: FactKind
    ) -> None:
        self.name = name
        self.answers = answers
        self.whom = whom
        self.facts = facts


class EventKind:
    """Something that may happen: its name and its facts; of `secret` ones only some seats learn.

    Whoever may know the secret form gets those besides the public ones.
    """

    def __init__(self, name: str, secret: "dict[str, FactKind] | None" = None, /, **facts: FactKind) -> None:
        self.name = name
        self.secret = secret
        self.facts = facts

    def seen(self) -> dict[str, FactKind]:
        """The facts of the secret form."""
        return {**self.facts, **self.secret} if self.secret is not None else self.facts
