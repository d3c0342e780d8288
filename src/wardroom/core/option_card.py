"""An option as a page is told of it."""

from __future__ import annotations

from msgspec import Struct

from wardroom.core.options import Option


class OptionCard(Struct, omit_defaults=True):
    """`kind`: switch, number, choice or lines."""

    key: str
    kind: str
    default: str
    rule: str
    line: str
    choices: list[str] = []
    low: int = 0
    high: int = 0


def option_card(option: Option) -> OptionCard:
    return OptionCard(
        key=option.key,
        kind=kind_of(option),
        default=option.write(option.default),
        rule=option.rule,
        line=option.line,
        choices=list(option.choices),
        low=option.low,
        high=option.high,
    )


def kind_of(option: Option) -> str:
    if isinstance(option.default, bool):
        return "switch"
    if isinstance(option.default, int):
        return "number"
    return "lines" if isinstance(option.default, tuple) else "choice"
