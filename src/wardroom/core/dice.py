"""Every roll, draw and blind pick of a game comes from one of these; `docs/dice.md` is the specification.

All give the same numbers compiled and interpreted. `stream` says what a result is for: it is an index into
the game's tuple of stream names, so that a result of one purpose never shifts those of another.
"""

import hashlib
import struct
from types import TracebackType
from typing import Final

from mypy_extensions import i64, mypyc_attr

# Widest choice that one call can make.
WIDEST: Final = 0x80000000
# Numbers in one block of a keyed stream.
BLOCK: Final = 16

# FastDice works modulo 2**62: the low bits of a product are the same with and without 64-bit wrapping.
# Its constants stand where they are used: mypyc makes machine words of literals below 2**62 only.
MASK: Final = 0x3FFFFFFFFFFFFFFF


class ScriptError(Exception):
    """A game asked for a result its script does not hold, or left one unused."""


def commitment(secret: bytes) -> str:
    """What is shown before the game, so that `secret` cannot be changed afterwards."""
    return hashlib.sha256(secret).hexdigest()


def table_key(server_secret: bytes, table: str, options: str, content: str, nonces: list[bytes]) -> bytes:
    """The key of a table's dice: neither the server nor any seat can choose it alone."""
    if len(server_secret) != 32:
        raise ValueError(f"the server's secret has 32 bytes, not {len(server_secret)}")
    fields = [server_secret, table.encode(), options.encode(), content.encode()]
    message = b"".join([len(field).to_bytes(8, "big") + field for field in fields + nonces])
    return hashlib.blake2b(message, digest_size=32, person=b"wardroom table 1").digest()


def seeded_key(seed: int) -> bytes:
    """The key of a local game or a simulation that starts from a number."""
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"wardroom seed 1").digest()


def mix(z: i64) -> i64:
    """The finishing steps of SplitMix64, modulo 2**62."""
    z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & 0x3FFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & 0x3FFFFFFFFFFFFFFF
    return z ^ (z >> 31)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """What a game may ask of chance."""

    def below(self, n: int, stream: int) -> int:
        """One of 0 .. n-1, each as likely."""
        raise TypeError("Dice is a base class: use FastDice, KeyedDice or ScriptedDice")

    def roll(self, stream: int) -> int:
        """A six-sided die."""
        return self.below(6, stream) + 1

    def pick(self, pile: list[int], stream: int) -> int:
        """Take a card out of `pile`, each as likely; the others keep their order."""
        return pile.pop(self.below(len(pile), stream))

    def draw(self, counts: list[int], total: int, stream: int) -> int:
        """A kind of card from a pile with `counts[kind]` of each, `total` in all; it is not taken out."""
        left: i64 = self.below(total, stream)
        kind: i64 = 0
        kinds: i64 = len(counts)
        while kind < kinds:
            left -= counts[kind]
            if left < 0:
                return kind
            kind += 1
        raise ValueError(f"a pile of {total} cards holds only {sum(counts)}")

    def copy(self) -> "Dice":
        """Dice that will give the same results and go their own way."""
        raise TypeError("Dice is a base class: use FastDice, KeyedDice or ScriptedDice")


class FastDice(Dice):
    """One word of state, for imagined states and searches; it has no separate streams."""

    def __init__(self, seed: int, word: i64 = -1) -> None:
        self.word: i64 = word if word >= 0 else mix(seed & MASK)

    def below(self, n: int, stream: int) -> int:
        if n < 1 or n > WIDEST:
            raise refused(n)
        size: i64 = n
        while True:
            self.word = (self.word + 0x1E3779B97F4A7C15) & 0x3FFFFFFFFFFFFFFF
            product: i64 = (mix(self.word) >> 30) * size
            low: i64 = product & 0xFFFFFFFF
            if low >= size or low >= 0x100000000 % size:
                return product >> 32

    def copy(self) -> "FastDice":
        return FastDice(0, self.word)


class KeyedDice(Dice):
    """Dice of a real game: whoever has the key can check every result, and nobody can foresee one without it.

    `indices` holds how many results each stream has given. With `logging` on, `log` holds
    (stream, index, n, value) of each; a copy starts with an empty log.
    """

    def __init__(self, key: bytes, streams: tuple[str, ...]) -> None:
        if not 1 <= len(key) <= 64:
            raise ValueError(f"a key has 1 to 64 bytes, not {len(key)}")
        self.key = key
        self.streams = streams
        self.indices: list[int] = [0] * len(streams)
        self.logging: bool = False
        self.log: list[tuple[int, int, int, int]] = []
        # The block each stream is in; never changed in place, so copies share it.
        self.blocks: list[list[int]] = [[]] * len(streams)

    def block(self, stream: int, number: int, attempt: int) -> list[int]:
        """Sixteen numbers of 32 bits."""
        message = f"{self.streams[stream]}:{number}:{attempt}".encode()
        digest = hashlib.blake2b(message, key=self.key, digest_size=64, person=b"wardroom dice 1").digest()
        return list(struct.unpack(">16I", digest))

    def below(self, n: int, stream: int) -> int:
        if n < 1 or n > WIDEST:
            raise refused(n)
        index = self.indices[stream]
        place = index % BLOCK
        words = self.blocks[stream]
        if place == 0 or not words:
            words = self.block(stream, index // BLOCK, 0)
            self.blocks[stream] = words
        self.indices[stream] = index + 1
        word = words[place]
        # The topmost numbers, fewer than n, would make small results likelier: they are drawn again.
        fair = 0x100000000 - 0x100000000 % n
        attempt = 0
        while word >= fair:
            attempt += 1
            word = self.block(stream, index // BLOCK, attempt)[place]
        value = word % n
        if self.logging:
            self.log.append((stream, index, n, value))
        return value

    def resume(self, indices: list[int]) -> None:
        """Go on where saved dice stood."""
        if len(indices) != len(self.streams):
            raise ValueError(f"{len(self.streams)} streams cannot resume at {len(indices)} places")
        self.indices = list(indices)
        self.blocks = [[]] * len(self.streams)
        for stream, index in enumerate(indices):
            if index % BLOCK != 0:
                self.blocks[stream] = self.block(stream, index // BLOCK, 0)

    def copy(self) -> "KeyedDice":
        twin = KeyedDice(self.key, self.streams)
        twin.indices = list(self.indices)
        twin.blocks = list(self.blocks)
        twin.logging = self.logging
        return twin


class ScriptedDice(Dice):
    """Dice for tests: results in the order given, all of which must be used.

    `rolls` are the faces of the dice, 1 to 6. `draws` are the cards that `pick` takes, the kinds that `draw`
    gives, and the numbers that `below` gives when asked directly; without `draws` these are left to chance.
    """

    def __init__(self, rolls: list[int], draws: list[int] | None = None, seed: int = 0) -> None:
        for face in rolls:
            if face < 1 or face > 6:
                raise ScriptError(f"a die does not show {face}")
        self.rolls = list(rolls)
        self.draws: list[int] | None = None if draws is None else list(draws)
        self.rolled = 0
        self.drawn = 0
        self.chance = FastDice(seed)
        # What the draws and the streams are called, for complaints; without it they are numbers.
        self.names: list[str] = []
        self.streams: tuple[str, ...] = ()
        # Where a script is only tried out, chance takes over when it is used up.
        self.goes_on = False

    def called(self, index: int, value: int) -> str:
        """A draw of the script in the words of whoever wrote it."""
        return self.names[index] if index < len(self.names) else str(value)

    def scripted_draws(self) -> list[int] | None:
        """The draws of the script, None where they are left to chance."""
        if self.goes_on and self.draws is not None and self.drawn == len(self.draws):
            return None
        return self.draws

    def below(self, n: int, stream: int) -> int:
        draws = self.scripted_draws()
        if draws is None:
            return self.chance.below(n, stream)
        value = self.next_draw(draws, f"the numbers below {n}", stream)
        if value < 0 or value >= n:
            said = self.called(self.drawn - 1, value)
            raise ScriptError(f"draw {self.drawn} of the script is {said}, but a number below {n} is asked")
        return value

    def purpose(self, stream: int) -> str:
        """What a result is for."""
        return self.streams[stream] if stream < len(self.streams) else f"stream {stream}"

    def roll(self, stream: int) -> int:
        if self.rolled == len(self.rolls):
            if self.goes_on:
                return self.chance.roll(stream)
            held = len(self.rolls)
            raise ScriptError(f"roll {held + 1} is wanted, for {self.purpose(stream)}; the script has {held}")
        self.rolled += 1
        return self.rolls[self.rolled - 1]

    def pick(self, pile: list[int], stream: int) -> int:
        draws = self.scripted_draws()
        if draws is None:
            return self.chance.pick(pile, stream)
        card = self.next_draw(draws, f"a pile of {len(pile)}", stream)
        if card not in pile:
            raise self.missing(card, sorted(pile))
        pile.remove(card)
        return card

    def draw(self, counts: list[int], total: int, stream: int) -> int:
        draws = self.scripted_draws()
        if draws is None:
            return self.chance.draw(counts, total, stream)
        kind = self.next_draw(draws, f"a pile of {total}", stream)
        if kind < 0 or kind >= len(counts) or counts[kind] == 0:
            held = [kind for kind in range(len(counts)) if counts[kind] > 0]
            raise self.missing(kind, held)
        return kind

    def missing(self, value: int, held: list[int]) -> ScriptError:
        said = self.called(self.drawn - 1, value)
        pile = "" if self.names else f" {held}"
        return ScriptError(f"draw {self.drawn} of the script is {said}, which is not in the pile{pile}")

    def next_draw(self, draws: list[int], asked: str, stream: int) -> int:
        if self.drawn == len(draws):
            wanted = f"draw {len(draws) + 1} is wanted, for {self.purpose(stream)} from {asked}"
            raise ScriptError(f"{wanted}; the script has {len(draws)}")
        self.drawn += 1
        return draws[self.drawn - 1]

    def finish(self) -> None:
        """Every scripted result must have been used."""
        draws = self.draws if self.draws is not None else []
        if self.rolled < len(self.rolls) or self.drawn < len(draws):
            left = [self.called(index, draws[index]) for index in range(self.drawn, len(draws))]
            raise ScriptError(f"unused: rolls {self.rolls[self.rolled :]}, draws [{', '.join(left)}]")

    def copy(self) -> "ScriptedDice":
        twin = ScriptedDice(self.rolls, self.draws)
        twin.rolled = self.rolled
        twin.drawn = self.drawn
        twin.chance = self.chance.copy()
        twin.names = self.names
        twin.streams = self.streams
        twin.goes_on = self.goes_on
        return twin

    def __enter__(self) -> "ScriptedDice":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.finish()


def refused(n: int) -> ValueError:
    if n == 0:
        return ValueError("nothing to choose from: the pile is empty")
    return ValueError(f"a choice is among 1 to {WIDEST}, not {n}")
