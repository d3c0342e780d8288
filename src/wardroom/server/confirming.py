"""An e-mail address counts when whoever reads its mail has said so: by a link that is sent there.

The link opens a page with one button, since programs that look through mail open links by themselves. What it
carries is signed and names account, address and date: nothing is kept for it.
"""

from __future__ import annotations

import base64
import hmac
from html import escape
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from wardroom.server.clocks import DAY_MS
from wardroom.server.time import RealTime

PATH: Final = "/confirm-email"
# A link counts for so long (milliseconds).
AGE: Final = 7 * DAY_MS

SUBJECT: Final = "Wardroom: your address · ваш адрес"
LETTER: Final = """\
Somebody with an account at {host} wants an e-mail at this address whenever it is their turn.
If that is you, open
{url}

Кто-то с учётной записью на {host} просит присылать на этот адрес письма, когда наступает его ход.
Если это вы, откройте
{url}

If it is not, do nothing: no more e-mail will come.
Если нет, ничего не делайте: больше писем не будет.
"""

ASKED: Final = (
    "Let {host} write to {address} when it is your turn? · "
    "Разрешить {host} писать на {address}, когда ваш ход?"
)
BUTTON: Final = '<form method="post"><button>Yes · Да</button></form>'
DONE: Final = "{address} is confirmed. · Адрес {address} подтверждён."
SPENT: Final = (
    "This link no longer works; ask for a new one on the account page. · "
    "Ссылка больше не действует; новую можно получить на странице учётной записи."
)
PAGE: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Wardroom</title>
<h1>Wardroom</h1>
<p>{text}</p>
{button}
<p><a href="/">Wardroom</a></p>
"""
HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": (
        "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    # Else the browser would not say where the form comes from.
    "referrer-policy": "same-origin",
}


class Links:
    """Makes and reads what the links carry."""

    def __init__(self, key: bytes) -> None:
        # A key of its own: nothing signed here can be used as a cookie.
        self._key = hmac.digest(key, b"e-mail", "sha256")

    def token(self, visitor: str, address: str) -> str:
        told = _text(msgspec.json.encode((visitor, address, RealTime().now() + AGE)))
        return f"{told}.{self._signature(told)}"

    def read(self, token: str) -> tuple[str, str] | None:
        """Account and address, if the link counts."""
        told, _, signature = token.partition(".")
        if not token.isascii() or not hmac.compare_digest(self._signature(told), signature):
            return None
        raw = base64.urlsafe_b64decode(told + "=" * (-len(told) % 4))
        visitor, address, until = msgspec.json.decode(raw, type=tuple[str, str, int])
        return (visitor, address) if RealTime().now() < until else None

    def _signature(self, told: str) -> str:
        return _text(hmac.digest(self._key, told.encode(), "sha256"))


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


async def confirm_email(request: Request) -> Response:
    """GET asks, POST confirms."""
    request.scope["route_path"] = PATH
    host = request.app.state.host
    read = host.accounts.links.read(request.query_params.get("token", ""))
    if read is None or not await host.accounts.expects(*read):
        return _page(SPENT, status=410)
    address = escape(read[1])
    if request.method != "POST":
        return _page(ASKED.format(host=escape(host.settings.url), address=address), BUTTON)
    await host.accounts.confirm(*read)
    return _page(DONE.format(address=address))


def _page(text: str, button: str = "", status: int = 200) -> Response:
    return HTMLResponse(PAGE.format(text=text, button=button), status, HEADERS)
