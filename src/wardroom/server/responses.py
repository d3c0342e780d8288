"""HTTP responses: JSON, compressed where it helps, with an ETag where the content is kept."""

from __future__ import annotations

import gzip
import hashlib
from functools import cached_property
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from wardroom.server.faults import FaultError
from wardroom.server.messages import Problem

JSON: Final = "application/json"
# Less than this fits into one packet anyway.
WORTH_COMPRESSING: Final = 1400
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NEVER: Final = "no-store"

encode = msgspec.json.Encoder().encode


class Kept:
    """Bytes that many will ask for: compressed once, and identified by an ETag (`mark`)."""

    def __init__(
        self,
        data: bytes,
        media: str = JSON,
        caching: str = ASK_AGAIN,
        brotli: bytes | None = None,
        compressible: bool = True,
    ) -> None:
        self.data = data
        self.media = media
        self.caching = caching
        self.brotli = brotli
        self.compressible = compressible and len(data) >= WORTH_COMPRESSING
        self.mark = f'"{hashlib.sha256(data).hexdigest()[:24]}"'

    @cached_property
    def gzip(self) -> bytes:
        return gzip.compress(self.data, 9, mtime=0)

    def response(self, request: Request, status: int = 200) -> Response:
        headers = {"cache-control": self.caching, "etag": self.mark, "vary": "accept-encoding"}
        marks = request.headers.get("if-none-match", "")
        if status == 200 and self.mark in (mark.strip().removeprefix("W/") for mark in marks.split(",")):
            return Response(status_code=304, headers=headers)
        accepted = _accepted(request)
        data = self.data
        if self.brotli is not None and "br" in accepted:
            data = self.brotli
            headers["content-encoding"] = "br"
        elif self.compressible and "gzip" in accepted:
            data = self.gzip
            headers["content-encoding"] = "gzip"
        return Response(data, status, headers, media_type=self.media)


def respond(
    request: Request, value: Any, status: int = 200, media: str = JSON, headers: dict[str, str] | None = None
) -> Response:
    """A response that is not to be cached; bytes and text are sent as they are, all else as JSON."""
    data = value if isinstance(value, bytes) else value.encode() if media != JSON else encode(value)
    headers = {"cache-control": NEVER, "vary": "accept-encoding"} | (headers or {})
    if len(data) >= WORTH_COMPRESSING and "gzip" in _accepted(request):
        data = gzip.compress(data, 5)
        headers["content-encoding"] = "gzip"
    return Response(data, status, headers, media_type=media)


def problem(fault: FaultError) -> Response:
    headers = {"cache-control": NEVER}
    if fault.code == "too-many":
        headers["retry-after"] = str(fault.facts.get("seconds", 1))
    told = Problem(fault.code, fault.text, fault.facts)
    return Response(encode(told), fault.status, headers, media_type=JSON)


def _accepted(request: Request) -> set[str]:
    """Encodings that the client takes; `;q=0` says that it does not."""
    offers = request.headers.get("accept-encoding", "").lower().replace(" ", "").split(",")
    return {
        name
        for name, _, quality in (offer.partition(";") for offer in offers)
        if quality not in ("q=0", "q=0.0")
    }
