"""Terms of a game in a sentence or two, from its `rulebook/glossary.toml`."""

import tomllib

from wardroom.core.rulebook import PACKAGE


def glossary_of(game: str, lang: str) -> list[dict[str, object]]:
    """Plain data by alphabet: key, term, text, the rule to read first, and all rules about it."""
    source = PACKAGE / "games" / game / "rulebook" / "glossary.toml"
    found: list[dict[str, object]] = []
    for key, entry in tomllib.loads(source.read_text(encoding="utf-8")).items():
        term, text = entry[lang]
        found.append(
            {"key": key, "term": term, "text": text, "rule": entry["rules"][0], "rules": entry["rules"]}
        )
    found.sort(key=lambda entry: str(entry["term"]).casefold())
    return found
