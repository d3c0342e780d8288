"""The built page: its files, and for every address that is none of them the page itself."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from wardroom.server.responses import ASK_AGAIN, FOR_EVER, Kept

INDEX: Final = "index.html"
# Their names hold a hash of what is in them.
HASHED: Final = "assets/"
TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
TEXTS: Final = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".ftl", ".map"})
UNBUILT: Final = "The page has not been built: run make install, or name its folder in WARDROOM_PAGE.\n"


class Page:
    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        # By name inside the folder, however it was spelled: no more than there are files.
        self._kept: dict[str, tuple[int, Kept]] = {}

    async def serve(self, request: Request) -> Response:
        name = str(request.path_params["path"])
        found = self._file(name)
        if found is None and not name.startswith(HASHED):
            found = self._file(INDEX)
            if found is None:
                return PlainTextResponse(UNBUILT, 503, {"cache-control": "no-store"})
        if found is None:
            return PlainTextResponse("There is no such file.\n", 404, {"cache-control": "no-store"})
        return found.response(request)

    def _file(self, name: str) -> Kept | None:
        """The file as it is now; read again only when it was built again."""
        try:
            path = (self._folder / name).resolve()
            name = path.relative_to(self._folder).as_posix()
            if not path.is_file():
                return None
            changed = path.stat().st_mtime_ns
        except (OSError, ValueError, RuntimeError):
            # Outside, a name no file can have, or links in a circle.
            return None
        kept = self._kept.get(name)
        if kept is None or kept[0] != changed:
            kept = self._kept[name] = (
                changed,
                _read(path, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN),
            )
        return kept[1]


def _read(path: Path, caching: str) -> Kept:
    media = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = path.with_name(f"{path.name}.br")
    brotli = packed.read_bytes() if packed.is_file() else None
    return Kept(path.read_bytes(), media, caching, brotli, compressible=path.suffix in TEXTS)
