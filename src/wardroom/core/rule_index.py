"""Finds, for each rule of each game, the code that keeps it and the tests that prove it.

    python -P src/wardroom/core/rule_index.py OUTPUT.json

Code names a rule at the beginning of a docstring ("7.11 Gun attacks") or of a comment (`# 7.11: only row 1`,
`# 7.11, 12.8`, `# 12.9A-C`), or by returning a refusal (`return no.GUN_ROW`) whose line in the game's
`refusals.py` ends with the rule (`GUN_ROW: Final = 12  # 5.22`). A test names it with
`@rule("coldwar", "7.11")`.
"""

import ast
import io
import json
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

# The source tree: an installed package has the index, and not the tests.
ROOT = Path(__file__).parents[3]
# {game: {"code" or "tests": {number: [place, ...]}}}.
Index = dict[str, dict[str, dict[str, list[str]]]]

NUMBER = r"\d+(?:\.[\w-]+)*[A-Za-z]?\b"
NUMBERS = re.compile(rf"\s*(?P<numbers>{NUMBER}(?:(?:, ?| and ){NUMBER})*)(?P<end>\.?(?=\s|$)|:|;|\))")


def leading_rules(text: str, comment: bool = False) -> list[str]:
    """The rule numbers that `text` begins with. A comment needs a dot or a colon: `# 3 ships` names none."""
    match = NUMBERS.match(text)
    if match is None:
        return []
    numbers = re.split(r", ?| and ", match["numbers"])
    if comment and match["end"] != ":" and not all("." in number for number in numbers):
        return []
    return numbers


def refusals(path: Path) -> dict[str, list[str]]:
    """The rules of each constant of a `refusals.py`."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        match = re.match(r"(?P<name>[A-Z][A-Z0-9_]*)\b[^#]*=[^#]*#\s*(?P<rules>.*)", line)
        if match and (rules := leading_rules(match["rules"])):
            found[match["name"]] = rules
    return found


def refusals_in(node: ast.AST) -> Iterator[ast.Attribute]:
    """Every `no.NAME` in `node`; `no.RULES` is the table of all of them."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "no":
            if part.attr != "RULES":
                yield part


def rules_in_module(source: str, constants: dict[str, list[str]]) -> Iterator[tuple[str, int]]:
    """(rule, line) for every rule a module names."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            line = 1 if isinstance(node, ast.Module) else node.lineno
            for number in leading_rules(ast.get_docstring(node) or ""):
                yield number, line
        elif isinstance(node, ast.Return):
            for refusal in refusals_in(node):
                for number in constants.get(refusal.attr, []):
                    yield number, refusal.lineno
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            for number in leading_rules(token.string.lstrip("#"), comment=True):
                yield number, token.start[0]


def rules_of_tests(source: str) -> Iterator[tuple[str, str, str]]:
    """(game, rule, test) for every `@rule(...)` on a test or on a class of tests."""

    def visit(
        body: list[ast.stmt], prefix: str, inherited: list[tuple[str, str]]
    ) -> Iterator[tuple[str, str, str]]:
        for node in body:
            if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            marks = inherited + [mark for decorator in node.decorator_list for mark in marked(decorator)]
            if isinstance(node, ast.ClassDef):
                yield from visit(node.body, f"{prefix}::{node.name}", marks)
            else:
                for game, number in marks:
                    yield game, number, f"{prefix}::{node.name}"

    yield from visit(ast.parse(source).body, "", [])


def marked(decorator: ast.expr) -> Iterator[tuple[str, str]]:
    if not isinstance(decorator, ast.Call):
        return
    name = (
        decorator.func.attr
        if isinstance(decorator.func, ast.Attribute)
        else getattr(decorator.func, "id", "")
    )
    words = [
        word.value
        for word in decorator.args
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    ]
    if name == "rule" and len(words) >= 2:
        for number in words[1:]:
            yield words[0], number


def build(root: Path = ROOT) -> Index:
    """The whole index, from the sources under `root`."""
    index: Index = {}

    def add(game: str, kind: str, number: str, place: str) -> None:
        places = index.setdefault(game, {"code": {}, "tests": {}})[kind].setdefault(number, [])
        if place not in places:
            places.append(place)

    package = root / "src" / "wardroom"
    for folder in sorted(path for path in (package / "games").iterdir() if (path / "__init__.py").is_file()):
        index[folder.name] = {"code": {}, "tests": {}}
        constants = refusals(folder / "refusals.py")
        for path in sorted(folder.rglob("*.py")):
            if path.name == "refusals.py":
                continue
            named = rules_in_module(path.read_text(encoding="utf-8"), constants)
            for number, line in sorted(named, key=lambda found: found[1]):
                add(folder.name, "code", number, f"{path.relative_to(package).as_posix()}:{line}")
    for path in sorted((root / "tests").rglob("test_*.py")):
        for game, number, test in rules_of_tests(path.read_text(encoding="utf-8")):
            add(game, "tests", number, f"{path.relative_to(root).as_posix()}{test}")
    return index


def main() -> None:
    output = Path(sys.argv[1])
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(build(), indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
