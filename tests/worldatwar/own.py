"""Small scenarios of a test's own, as the options line of a position."""

from __future__ import annotations

from wardroom.games.worldatwar.position.reading import own_line

HEAD = """
key = "own"
name = "Own"
chart = "{chart}"
sides = ["one", "other"]
phases = {phases}
"""


def own(chart: str, phases: list[int], text: str, tables: str = "") -> str:
    """Bases, forces and duties in short lines, `base bergen: side = 0`, and tables in TOML."""
    lines = [HEAD.format(chart=chart, phases=phases)]
    blocks: list[str] = []
    for line in text.strip().splitlines():
        said = line.strip()
        if not said:
            continue
        head, _, rest = said.partition(": ")
        kind, _, key = head.partition(" ")
        blocks.append(f'[[{kind}]]\nkey = "{key}"')
        if kind == "duty":
            blocks.append('name = "Duty"')
        blocks += [field.strip() for field in rest.split(" | ")]
    return own_line("\n".join([*lines, tables, *blocks]))
