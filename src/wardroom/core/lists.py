"""Lists of numbers: sorted hands and piles, and counts by kind.

Copies of a state share the lists that are seldom changed. Such a list is replaced by a new one (`added`,
`removed`); only a list that nobody shares is changed in place (`put_in`, `take_out`, `add_to`).
"""


def added(values: list[int], value: int) -> list[int]:
    """A sorted list with one value more."""
    more = values[:]
    put_in(more, value)
    return more


def removed(values: list[int], value: int) -> list[int]:
    """The list with one such value less."""
    rest = values[:]
    rest.remove(value)
    return rest


def put_in(values: list[int], value: int) -> None:
    """One value more, in a list that stays sorted."""
    place = 0
    for one in values:
        if one > value:
            break
        place += 1
    values.insert(place, value)


def take_out(values: list[int], value: int) -> None:
    """One such value less; compiled, `list.remove` is twice as slow."""
    place = 0
    for one in values:
        if one == value:
            break
        place += 1
    values.pop(place)


def among(value: int, values: list[int]) -> bool:
    """`in` for a short list; compiled, that makes an object of every value it looks at."""
    for one in values:
        if one == value:
            return True
    return False


def count_of(value: int, values: list[int]) -> int:
    """How often the value is among them, as `among` looks for it."""
    found = 0
    for one in values:
        if one == value:
            found += 1
    return found


def add_to(counts: list[int], place: int, number: int) -> None:
    """So many more at one place; compiled, `+=` on an item is twice as slow."""
    counts[place] = counts[place] + number
