"""The tokens of answers: words in English and Russian, words with a number, and the keys of things."""


class Numbered:
    """So many answers from `first` on, which a word and a number name: `row1`, `row2`, `row3`."""

    def __init__(
        self, first: int, many: int, word: str, russian: tuple[str, ...] = (), number: int = 1
    ) -> None:
        self.first = first
        self.many = many
        self.word = word
        # What Russian players type for it.
        self.russian = russian
        # The number of the first.
        self.number = number


class Tokens:
    """Words of a game's answers that name neither ship nor card."""

    def __init__(self, words: dict[int, tuple[str, str]], numbered: list[Numbered]) -> None:
        self.words = words
        self.numbered = numbered

    def text(self, action: int) -> str:
        for one in self.numbered:
            if one.first <= action < one.first + one.many:
                return f"{one.word}{action - one.first + one.number}"
        return self.words[action][0] if action in self.words else ""

    def russian(self, action: int) -> list[str]:
        """What Russian players type."""
        for one in self.numbered:
            if one.first <= action < one.first + one.many:
                return [f"{word}{action - one.first + one.number}" for word in one.russian]
        return [self.words[action][1]] if action in self.words else []

    def english(self) -> list[str]:
        """All words without a number."""
        return [word for word, _ in self.words.values()]


def key_at(keys: list[str], place: int) -> str:
    """The key of a thing, or nothing where there is none."""
    return keys[place] if 0 <= place < len(keys) else ""
