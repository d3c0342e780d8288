"""Terms of the game in a sentence or two, from `rulebook/glossary.toml`."""

from wardroom.core.glossary import glossary_of


def glossary(lang: str) -> list[dict[str, object]]:
    """Plain data by alphabet: key, term, text, the rule to read first, and all rules about it."""
    return glossary_of("worldatwar", lang)
