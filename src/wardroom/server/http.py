"""The endpoints of the HTTP API; `openapi.py` describes them from the same list."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from wardroom.core.bounds import Number
from wardroom.core.options import OptionError
from wardroom.server import books, odds
from wardroom.server.accounts import AccountChange, Credentials, NewName, Password
from wardroom.server.faults import FaultError
from wardroom.server.host import Host
from wardroom.server.messages import (
    Film,
    GameCard,
    Made,
    Me,
    NewTable,
    OwnScenarios,
    ScenarioText,
    Sit,
    Table,
    TablePage,
)
from wardroom.server.responses import JSON, Kept, respond
from wardroom.server.seating import short
from wardroom.server.security import client_of
from wardroom.server.sessions import Visitor, new_guest, visitor_of

SCOPES: Final = ("mine", "open", "finished")
JsonMap = dict[str, Any]
LOOPBACK: Final = ("127.0.0.1", "::1")


class ShortNumber(IntegerConvertor):
    """A number of an address; a longer one leads nowhere."""

    regex = "[0-9]{1,9}"


register_url_convertor("int", ShortNumber())


class WhatIf(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, in this seat, against bots; `name` is the new table's."""

    moment: Number
    seat: Number
    name: str = ""


class Aside(Struct, forbid_unknown_fields=True):
    """Whether the table is put away."""

    aside: bool


class SeatCode(Struct, forbid_unknown_fields=True):
    """As it was shown on the other device; in any case, with or without its dash."""

    code: str


class NewCode(Struct):
    """What moves the seat to the device on which it is typed, until that time (milliseconds since 1970)."""

    code: str
    until: int


class Secret(Struct):
    """What stands after the `#` of a seat link."""

    secret: str


class Verified(Struct):
    """Whether the game, run again from its seeds, is the one that was played; else where they part."""

    ok: bool
    line: int
    text: str
    seeds: dict[str, Any]


class Download(Struct):
    """A file to be saved."""

    name: str
    data: bytes | str
    media: str


class Call:
    """One request, as the endpoints see it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.host: Host = request.app.state.host

    @property
    def visitor(self) -> Visitor:
        """Whoever asks; a newcomer becomes a guest and is given a cookie."""
        visitor = visitor_of(self.request)
        if visitor is None:
            visitor = new_guest()
            self.become(visitor)
        return visitor

    async def me(self) -> Me:
        told = await self.host.accounts.me(self.visitor)
        if _is_local(self.request):
            told.address = self.host.settings.address
        return told

    def become(self, visitor: Visitor) -> None:
        """From now on the client is this visitor."""
        self.request.scope["visitor"] = visitor
        self.request.scope["new_cookie"] = visitor

    @property
    def address(self) -> str:
        return client_of(self.request.scope)

    @property
    def table(self) -> str:
        return str(self.request.path_params["id"])

    @property
    def seat(self) -> int:
        return int(self.request.path_params["seat"])

    def count(self, kind: str) -> None:
        """FaultError `too-many` if the visitor, or all who share the address, ask too often."""
        self.host.limits.check(kind, self.visitor.id)
        # Whoever sends no cookie is another visitor each time.
        self.host.limits.check(f"{kind}s-of-address", self.address)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def number(self, name: str, default: int) -> int:
        """A number of the query."""
        text = self.request.query_params.get(name, str(default))
        if not text.removeprefix("-").isdecimal() or len(text) > 9:
            raise FaultError("bad-request", f"{name} is a number, not {text!r}")
        return int(text)


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    summary: str
    work: Callable[..., Awaitable[Any]]
    # What the bodies hold; where that is another type for each game, all of them by the keys of the games.
    gives: Any = None
    takes: Any = None
    # Names in the query, each with what it means.
    query: dict[str, str] = field(default_factory=dict)
    media: str = JSON

    async def __call__(self, request: Request) -> Response:
        request.scope["route_path"] = self.path
        call = Call(request)
        try:
            if self.takes is None:
                given = await self.work(call)
            else:
                given = await self.work(call, await self._body(request))
        except OptionError as error:
            # The texts of most other errors are not for visitors: one of a record quotes sealed answers.
            raise FaultError("bad-request", str(error)) from None
        if isinstance(given, Kept):
            return given.response(request)
        if isinstance(given, Download):
            named = {"content-disposition": f'attachment; filename="{given.name}"'}
            return respond(request, given.data, media=given.media, headers=named)
        if given is None:
            return Response(status_code=204, headers={"cache-control": "no-store"})
        return respond(request, given, media=self.media)

    async def _body(self, request: Request) -> Any:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise FaultError("bad-request", f"the body must be {JSON}", status=415)
        takes = self.takes
        if isinstance(takes, dict):
            takes = takes.get(request.path_params["key"])
            if takes is None:
                # Nothing is read for a game that takes none: the endpoint says so.
                return None
        try:
            return msgspec.json.decode(await request.body(), type=takes)
        except ClientDisconnect:
            raise FaultError("bad-request", "the request ended too early") from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise FaultError("bad-request", f"the body cannot be read: {error}") from None

    def route(self) -> Route:
        async def endpoint(request: Request) -> Response:
            return await self(request)

        return Route(self.path, endpoint, methods=[self.method])


# -- the visitor ----------------


async def me(call: Call) -> Me:
    call.become(call.visitor)
    return await call.me()


async def rename(call: Call, wanted: NewName) -> Me:
    call.count("name")
    call.become(await call.host.accounts.rename(call.visitor, wanted.name))
    return await call.me()


async def register(call: Call, wanted: Credentials) -> Me:
    call.host.limits.check("account", call.address)
    call.become(await call.host.accounts.register(call.visitor, wanted.name, wanted.password))
    return await call.me()


async def log_in(call: Call, known: Credentials) -> Me:
    guest = visitor_of(call.request)
    call.become(await call.host.accounts.log_in(guest, known.name, known.password, call.address))
    return await call.me()


async def log_out(call: Call) -> Me:
    if call.visitor.account:
        call.become(new_guest())
    return await call.me()


async def export(call: Call) -> Download:
    everything = await call.host.accounts.export(call.visitor)
    return Download("wardroom.json", msgspec.json.format(msgspec.json.encode(everything)), JSON)


async def change_account(call: Call, change: AccountChange) -> Me:
    call.become(await call.host.accounts.change(call.visitor, change))
    return await call.me()


async def delete_account(call: Call, password: Password) -> None:
    call.become(await call.host.accounts.delete(call.visitor, password.password))


# -- the games ----------------


async def list_games(call: Call) -> Kept:
    return books.game_cards()


async def content(call: Call) -> Kept:
    return books.content(call.path("key"))


async def words(call: Call) -> Kept:
    return books.words(call.path("key"), call.path("lang"))


async def rulebook(call: Call) -> Kept:
    return books.rules(call.path("key"), call.path("lang"))


async def glossary(call: Call) -> Kept:
    return books.glossary(call.path("key"), call.path("lang"))


async def summary(call: Call) -> Kept:
    call.host.limits.check("summary", call.address)
    chosen = dict(call.request.query_params)
    return await call.host.readings.work(books.summary, call.path("key"), chosen, by=call.address)


async def own_scenarios(call: Call, wanted: ScenarioText) -> OwnScenarios:
    call.host.limits.check("scenario", call.address)
    file = short(wanted.file)
    read = books.own_scenarios
    return await call.host.readings.work(read, call.path("key"), wanted.text, file, by=call.address)


async def odds_menu(call: Call) -> Kept:
    return await asyncio.to_thread(odds.menu, call.path("key"))


async def ask_odds(call: Call, question: Any) -> Any:
    call.host.limits.check("odds", call.address)
    odds.calculator_of(call.path("key"))
    return await call.host.readings.work(odds.work_out, call.path("key"), question, by=call.address)


async def credits(call: Call) -> Kept:
    return books.credits()


# -- the tables ----------------


async def make_table(call: Call, wanted: NewTable) -> Made:
    call.count("table")
    return await call.host.tables.make(call.visitor, wanted)


async def list_tables(call: Call) -> TablePage | Kept:
    query, lists = call.request.query_params, call.host.tables.lists
    scope, before = query.get("scope", "mine"), query.get("before", "")
    if scope not in SCOPES:
        raise FaultError("bad-request", f"scope is {', '.join(SCOPES)}, not {scope!r}")
    if scope == "open":
        return await lists.open_tables(before)
    return await lists.page(call.visitor, scope, before)


async def show_table(call: Call) -> Table:
    return await call.host.tables.show(call.visitor, call.table)


async def sit(call: Call, wanted: Sit) -> Table:
    return await call.host.tables.sit(call.visitor, call.table, wanted)


async def leave(call: Call) -> Table:
    return await call.host.tables.leave(call.visitor, call.table)


async def start(call: Call) -> Table:
    return await call.host.tables.start(call.visitor, call.table)


async def new_link(call: Call) -> Secret:
    call.count("handover")
    return Secret(await call.host.tables.link(call.visitor, call.table, call.seat))


async def put_away(call: Call, wanted: Aside) -> None:
    call.count("table")
    await call.host.tables.put_away(call.visitor, call.table, wanted.aside)


async def new_code(call: Call) -> NewCode:
    call.count("handover")
    return NewCode(*await call.host.tables.moving.new_code(call.visitor, call.table))


async def move_here(call: Call, wanted: SeatCode) -> Table:
    call.count("code")
    table = await call.host.tables.moving.by_code(call.visitor, wanted.code)
    return await call.host.tables.show(call.visitor, table.id)


async def rematch(call: Call) -> Made:
    call.count("table")
    return await call.host.tables.rematch(call.visitor, call.table)


async def what_if(call: Call, wanted: WhatIf) -> Made:
    call.count("table")
    call.count("replay")
    return await call.host.tables.whatif(call.visitor, call.table, wanted.moment, wanted.seat, wanted.name)


async def film(call: Call) -> bytes:
    call.count("film")
    return await call.host.tables.film(call.visitor, call.table, call.number("seat", -1))


async def record(call: Call) -> Download:
    text = await call.host.tables.record(call.visitor, call.table)
    return Download(f"{call.table}.wardroom", text, "text/plain; charset=utf-8")


async def luck(call: Call) -> Any:
    call.count("replay")
    return await call.host.tables.luck(call.visitor, call.table)


async def verify(call: Call) -> Any:
    call.count("replay")
    return await call.host.tables.verify(call.visitor, call.table)


# -- the host ----------------


async def health(call: Call) -> dict[str, str]:
    if call.host.storage.trouble or not await call.host.storage.reachable():
        raise FaultError(
            call.host.storage.trouble or "storage-away", "the database cannot be used", status=503
        )
    return {"status": "ok"}


async def metrics(call: Call) -> str:
    """Only for the host: how often something is written tells what a player does in private."""
    if not _may_see_metrics(call.request, call.host.settings.metrics):
        raise FaultError("not-found", "the metrics are not shown here", status=404)
    return call.host.metrics.text(call.host.counts())


def _may_see_metrics(request: Request, setting: str) -> bool:
    if setting == "off":
        return False
    if setting == "local":
        return _is_local(request)
    sent = request.headers.get("authorization", "")
    return hmac.compare_digest(sent.encode(), f"Bearer {setting}".encode())


def _is_local(request: Request) -> bool:
    """Whether it comes from this machine, and from no proxy on it."""
    forwarded = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return not forwarded and request.client is not None and request.client.host in LOOPBACK


async def description(call: Call) -> Kept:
    from wardroom.server.openapi import description_of

    return description_of()


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", "Who you are; a newcomer becomes a guest.", me, Me),
    Endpoint("PATCH", "/api/me", "Take another name.", rename, Me, NewName),
    Endpoint("POST", "/api/me/seat", "Take the seat that this code moves here.", move_here, Table, SeatCode),
    Endpoint(
        "POST",
        "/api/account",
        "Make an account; the guest's seats become its own.",
        register,
        Me,
        Credentials,
    ),
    Endpoint("POST", "/api/account/login", "Use an account on this device.", log_in, Me, Credentials),
    Endpoint("POST", "/api/account/logout", "Be a guest on this device.", log_out, Me),
    Endpoint("GET", "/api/account/export", "Everything that is kept about you.", export, JsonMap),
    Endpoint(
        "PATCH", "/api/account", "Change where alerts go, or the password.", change_account, Me, AccountChange
    ),
    Endpoint(
        "DELETE", "/api/account", "Delete the account; bots play its seats.", delete_account, None, Password
    ),
    Endpoint("GET", "/api/games", "The games and their options.", list_games, list[GameCard]),
    Endpoint(
        "GET",
        "/api/games/{key}/content",
        "Every ship and card with the source of each value.",
        content,
        JsonMap,
    ),
    Endpoint("GET", "/api/games/{key}/words/{lang}", "The words of a game as Fluent text.", words, JsonMap),
    Endpoint("GET", "/api/games/{key}/rulebook/{lang}", "The rulebook.", rulebook, JsonMap),
    Endpoint("GET", "/api/games/{key}/glossary/{lang}", "The glossary.", glossary, JsonMap),
    Endpoint(
        "GET",
        "/api/games/{key}/summary",
        "Which defence meets which attack; options of the game stand in the query.",
        summary,
        JsonMap,
    ),
    Endpoint(
        "POST",
        "/api/games/{key}/scenarios",
        "Read scenarios of your own: what a file holds, or what is wrong with it.",
        own_scenarios,
        OwnScenarios,
        ScenarioText,
    ),
    Endpoint(
        "GET",
        "/api/games/{key}/odds",
        "What a question about the odds of a battle may name.",
        odds_menu,
        {key: found.menu_type for key, found in odds.CALCULATORS.items()},
    ),
    Endpoint(
        "POST",
        "/api/games/{key}/odds",
        "The exact odds of a battle; the fields are those of a file, see docs/odds.md.",
        ask_odds,
        {key: found.answer_type for key, found in odds.CALCULATORS.items()},
        {key: found.question_type for key, found in odds.CALCULATORS.items()},
    ),
    Endpoint("GET", "/api/credits", "Licence, notice and credits.", credits, JsonMap),
    Endpoint("POST", "/api/tables", "Make a table.", make_table, Made, NewTable),
    Endpoint(
        "GET",
        "/api/tables",
        "Tables, a part of the list at a time.",
        list_tables,
        TablePage,
        query={"scope": "mine, open or finished", "before": "`next` of the part before"},
    ),
    Endpoint("GET", "/api/tables/{id}", "What everybody may know of a table.", show_table, Table),
    Endpoint("POST", "/api/tables/{id}/sit", "Take a seat, open or by its link.", sit, Table, Sit),
    Endpoint("POST", "/api/tables/{id}/leave", "Give your seats back before the start.", leave, Table),
    Endpoint("POST", "/api/tables/{id}/start", "Start now; the owner only.", start, Table),
    Endpoint(
        "POST",
        "/api/tables/{id}/seats/{seat:int}/link",
        "A new link, in place of the old one, for a seat whose player is missing or away. For the owner.",
        new_link,
        Secret,
    ),
    Endpoint(
        "POST", "/api/tables/{id}/code", "A code that moves your seat to another device.", new_code, NewCode
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/aside",
        "Put a table away that you play alone, or bring it back.",
        put_away,
        None,
        Aside,
    ),
    Endpoint("POST", "/api/tables/{id}/rematch", "The same people again.", rematch, Made),
    Endpoint(
        "POST", "/api/tables/{id}/whatif", "Play on from a moment of a finished game.", what_if, Made, WhatIf
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/film",
        "The game from one viewpoint; while it runs only your own.",
        film,
        Film,
        query={"seat": "the seat; -1 spectator, -2 everything (when over)"},
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/record",
        "The record, when the game is over.",
        record,
        str,
        media="text/plain",
    ),
    Endpoint(
        "GET", "/api/tables/{id}/luck", "Expected against rolled, when the game is over.", luck, JsonMap
    ),
    Endpoint("GET", "/api/tables/{id}/verify", "Run the finished game again and compare.", verify, Verified),
    Endpoint("GET", "/healthz", "Whether the host and its database work.", health, JsonMap),
    Endpoint(
        "GET",
        "/metrics",
        "Numbers for Prometheus; for the host only.",
        metrics,
        str,
        media="text/plain; version=0.0.4",
    ),
    Endpoint("GET", "/openapi.json", "This description.", description, JsonMap),
)


def routes() -> list[Route]:
    return [endpoint.route() for endpoint in ENDPOINTS]
