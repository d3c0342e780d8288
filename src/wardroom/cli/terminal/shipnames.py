"""Names of ships in narrow columns: `Oliver Hazard Perry`, `O. Hazard Perry`, `O. H. Perry`."""

from __future__ import annotations

import re

# What a name adds in parentheses, such as the project of a Soviet submarine.
ASIDE = re.compile(r" \([^)]*\)")
# `Victor III` cannot do without its first word.
NUMERAL = re.compile(r"[IVX]+")


def forms(name: str) -> list[str]:
    """The name in full and then ever shorter; none of them leaves out its last word."""
    bare = ASIDE.sub("", name)
    *given, last = bare.split(" ")
    if NUMERAL.fullmatch(last) and given:
        last = f"{given.pop()} {last}"
    found = [name, bare]
    for count in range(1, len(given) + 1):
        initials = [f"{word[0]}." for word in given[:count]]
        found.append(" ".join([*initials, *given[count:], last]))
    return list(dict.fromkeys(found))


def shortest(name: str) -> str:
    return min(forms(name), key=len)


def fitted(name: str, width: int) -> str:
    """The fullest form that fits; if none does, as much of the shortest as can be shown."""
    for form in forms(name):
        if len(form) <= width:
            return form
    return f"{shortest(name)[: width - 1]}…"
