"""Terms of the game in a sentence or two, from `rulebook/glossary.toml`."""

import tomllib
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parent / "rulebook" / "glossary.toml"


def glossary(lang: str) -> list[dict[str, object]]:
    """Plain data by alphabet: key, term, text, the rule to read first, and all rules about it."""
    found: list[dict[str, object]] = []
    for key, entry in tomllib.loads(SOURCE.read_text(encoding="utf-8")).items():
        term, text = entry[lang]
        found.append(
            {"key": key, "term": term, "text": text, "rule": entry["rules"][0], "rules": entry["rules"]}
        )
    found.sort(key=lambda entry: str(entry["term"]).casefold())
    return found
