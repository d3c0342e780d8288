"""The scenario of a game, named on the command line or read from a file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from wardroom import games
from wardroom.core.content import file_text
from wardroom.core.game import Game
from wardroom.core.options import OptionError

Named = Annotated[str, typer.Option("--scenario", metavar="KEY", help="The scenario, such as b.")]
Written = Annotated[
    Path | None, typer.Option("--scenario-file", metavar="FILE", help="A scenario of your own, as TOML.")
]


def with_scenario(game: Game, chosen: dict[str, str], named: str, written: Path | None) -> dict[str, str]:
    """The options, with the scenario that was asked for; one that is not ours goes into them whole."""
    if not named and written is None:
        return chosen
    if "scenario" not in game.options().by_key:
        raise OptionError(f"{game.key} has no scenarios")
    if written is None:
        return chosen | {"scenario": named.lower()}
    if "own_scenario" not in game.options().by_key:
        raise OptionError(f"{game.key} takes no scenario from a file")
    load = games.part(game.key, "load")
    scenarios = {each.key: each for each in load.scenarios_in(file_text(written), str(written))}
    if not named and len(scenarios) > 1:
        raise OptionError(
            f"{written} has several scenarios; name one with --scenario: {', '.join(scenarios)}"
        )
    key = named or next(iter(scenarios))
    if key not in scenarios:
        raise OptionError(f"{written} has no scenario {key!r}; it has {', '.join(scenarios)}")
    return chosen | {"scenario": "own", "own_scenario": "; ".join(scenarios[key].lines)}
