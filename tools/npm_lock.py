"""Writes into package-lock.json what npm forgets: packages for other platforms than the one it ran on.

Without them `npm ci` refuses the lock. Run it after `npm install`, with the path of the lock.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

LIBC = {"gnu": "glibc", "gnueabihf": "glibc", "musl": "musl", "musleabihf": "musl"}


def forgotten(lock: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Entries that the lock lacks: optional packages, named after the platform they are for."""
    missing = {}
    for entry in lock["packages"].values():
        for name, version in entry.get("optionalDependencies", {}).items():
            if f"node_modules/{name}" not in lock["packages"]:
                missing[f"node_modules/{name}"] = platform(name, version, bool(entry.get("dev")))
    return missing


def platform(name: str, version: str, dev: bool) -> dict[str, Any]:
    """The entry of a package such as `@rollup/rollup-linux-x64-musl`."""
    named = re.search(r"(?:/|-)([a-z0-9]+)-([a-z0-9]+)(?:-([a-z]+))?$", name.replace("/rollup-", "/"))
    if named is None or not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise SystemExit(f"{name} {version} does not name its platform: add it to the lock by hand.")
    system, cpu, libc = named.groups()
    entry: dict[str, Any] = {"version": version, "cpu": [cpu]}
    if dev:
        entry["dev"] = True
    if libc in LIBC:
        entry["libc"] = [LIBC[libc]]
    return {**entry, "optional": True, "os": [system]}


def main(path: Path) -> None:
    lock = json.loads(path.read_text(encoding="utf-8"))
    missing = forgotten(lock)
    lock["packages"] = dict(sorted({**lock["packages"], **missing}.items()))
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{path}: {len(missing)} packages for other platforms added.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
