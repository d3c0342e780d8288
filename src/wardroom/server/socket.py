"""The socket of a table, `/ws/tables/{id}`: the protocol of `docs/protocol.md`.

What a client sends is checked here for form and pace only; what it means is the table's business. A frame
that makes no sense is answered and forgotten. Only a client that will not stop is sent away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from wardroom.core.state import SPECTATOR
from wardroom.server import asking, commands, dealing
from wardroom.server.database import StorageError
from wardroom.server.faults import FaultError
from wardroom.server.limits import Allowance, Limits
from wardroom.server.messages import (
    Act,
    AskOdds,
    Consent,
    Do,
    Fault,
    FromClient,
    Hello,
    Hint,
    Lay,
    Open,
    Orders,
    Ping,
    Pong,
    Say,
    Undo,
    Why,
)
from wardroom.server.security import client_of
from wardroom.server.sessions import Visitor, visitor_of
from wardroom.server.table import LiveTable
from wardroom.server.tables import Tables
from wardroom.server.turnstile import Turnstile
from wardroom.server.uvicorn_protocols import FILE
from wardroom.server.views import Client, encode, send

log = logging.getLogger("wardroom.socket")

# Bytes in one frame from a client.
LARGEST_FRAME = 16_384
# Frames that a client may send at once, and in each second on; lines of chat likewise.
BURST, PACE = 400.0, 200.0
CHAT_BURST, CHAT_PACE = 5.0, 0.5
# Whatever makes the server think or write: lines of several words, whole views, reasons, chances, going back,
# orders, requests.
HEAVY_BURST, HEAVY_PACE = 40.0, 10.0
HEAVY = (Hello, Undo, Why, AskOdds, Lay, Hint, Act, Orders, Consent)
# A client that leaves more bytes than these untaken is not heard until it has taken them.
MOST_UNTAKEN = 65_536
# Frames without sense after which a client is sent away.
MOST_FAULTS = 50

UNKNOWN_TABLE, ABUSE, TOO_SLOW, TROUBLE = 4404, 4429, 4408, 4503

decoder = msgspec.json.Decoder(FromClient)


class Paces:
    """How much one socket, and all of its address together, may send."""

    def __init__(
        self,
        limits: Limits,
        turnstile: Turnstile,
        address: str,
        time: Callable[[], float],
        file: Mapping[str, int] | None = None,
    ) -> None:
        self.limits = limits
        self.turnstile = turnstile
        # The number of the socket as long as it is open, where the server tells (`uvicorn_protocols.py`).
        self.file = file or {}
        self.address = address
        self.time = time
        self.frames = Allowance(BURST, PACE, time())
        self.chat = Allowance(CHAT_BURST, CHAT_PACE, time())
        self.heavy = Allowance(HEAVY_BURST, HEAVY_PACE, time())

    def allow_frame(self) -> bool:
        return self.frames.take(self.time())

    def allow_chat(self) -> bool:
        return self.chat.take(self.time())

    def allow_heavy(self, player: str) -> bool:
        return self.heavy.take(self.time()) and self._allow("heavy", player)

    def come_first(self, player: str) -> bool:
        """Whether a move goes before all else: not if more are made than people can."""
        return self._allow("first", player)

    def _allow(self, kind: str, player: str) -> bool:
        """What each player has alone, then what all of the address share: others may have used that up."""
        if player and not self.limits.allows(kind, player):
            return True
        return not self.limits.allows(f"{kind}-of-address", self.address)

    async def wait(self) -> None:
        await self.turnstile.wait(self.address)

    def place(self, is_guest: bool) -> None:
        if "number" in self.file:
            self.turnstile.place(self.file["number"], is_guest)


class TableSocket:
    """The socket as ASGI has it: nothing stands between, for every move of every table passes here."""

    async def __call__(self, scope: Scope, receive: Receive, out: Send) -> None:
        """One client at one table, from its first frame to its last."""
        await receive()
        try:
            await out({"type": "websocket.accept"})
        except OSError:
            # Whoever knocked has left meanwhile.
            return
        tables: Tables = scope["app"].state.tables
        try:
            table = await tables.find(scope["path_params"]["id"])
        except (FaultError, StorageError) as error:
            code = UNKNOWN_TABLE if isinstance(error, FaultError) else TROUBLE
            client = Client(None, lambda: None)
            send(client, encode(Fault(code=error.code)))
            await out({"type": "websocket.send", "text": client.taken().decode()})
            await out({"type": "websocket.close", "code": code, "reason": error.code})
            return
        visitor, host = visitor_of(HTTPConnection(scope)), scope["app"].state.host
        file = scope.get("extensions", {}).get(FILE)
        paces = Paces(host.limits, host.turnstile, client_of(scope), asyncio.get_running_loop().time, file)
        await Connection(table, visitor, receive, out, paces).serve()


table_socket = TableSocket()


def gone() -> None:
    """Nobody is left to be woken."""


class Connection:
    """Reads frames and carries them to the table; writes whatever waits for the client."""

    def __init__(
        self, table: LiveTable, visitor: Visitor | None, receive: Receive, out: Send, paces: Paces
    ) -> None:
        self.table = table
        self.receive = receive
        self.out = out
        self.ready = asyncio.Event()
        self.client = Client(visitor, self.wake)
        self.was_seated = False
        # It looks on, and will be woken in its turn.
        self.called = False
        self.paces = paces
        self.faults = 0
        # Something was written, or nothing can be any more.
        self.written = asyncio.Event()
        self.mute = False

    def wake(self) -> None:
        """Something is to be written."""
        is_seated = self.is_seated()
        if is_seated != self.was_seated:
            self.was_seated = is_seated
            self.paces.place(is_guest=not is_seated)
        if is_seated:
            self.ready.set()
        elif not self.called:
            self.called = True
            self.paces.turnstile.ring(self.ready.set)

    async def serve(self) -> None:
        writer = asyncio.create_task(self.write())
        try:
            await self.table.enter(self.client)
            # In a task of its own: else Python goes through every layer above whenever a frame comes.
            await asyncio.create_task(self.read())
        finally:
            writer.cancel()
            await self.table.leave(self.client)
            # It would hold us, and we it: only a full look for garbage finds such pairs (`sweeping.py`).
            self.client.wake = gone

    async def write(self) -> None:
        """Frames go out in the order in which they came in; a client that cannot keep up is dropped."""
        client, out = self.client, self.out
        try:
            while True:
                await self.ready.wait()
                self.ready.clear()
                self.called = False
                while client.frames:
                    await out({"type": "websocket.send", "text": client.taken().decode()})
                    self.written.set()
                if client.dropped:
                    await self.close(TOO_SLOW, "too-slow")
                    return
        except (OSError, RuntimeError):
            return  # It is gone; the reader notices, too.
        finally:
            self.mute = True
            self.written.set()

    async def close(self, code: int, reason: str) -> None:
        await self.out({"type": "websocket.close", "code": code, "reason": reason})

    async def read(self) -> None:
        while True:
            if self.client.bytes > MOST_UNTAKEN or self.client.dropped:
                await self.catch_up()
            event = await self.receive()
            if not self.is_seated():
                await self.paces.wait()
            if event["type"] != "websocket.receive":
                return
            if not self.paces.allow_frame():
                if not await self.fault(Fault(code="too-fast")):
                    return
                continue
            text = event.get("text")
            if text is None:
                text = event.get("bytes") or b""
            if not await self.take(text):
                return

    async def catch_up(self) -> None:
        """Whoever does not take what it asked for is not heard meanwhile: it could ask for ever more."""
        while (self.client.bytes > MOST_UNTAKEN or self.client.dropped) and not self.mute:
            self.written.clear()
            await self.written.wait()

    async def take(self, text: str | bytes) -> bool:
        """One frame; False if the client is to be sent away."""
        if len(text) > LARGEST_FRAME:
            return await self.fault(Fault(code="too-large", facts={"most": LARGEST_FRAME}))
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return await self.fault(Fault(code="malformed"))
        except RecursionError:
            return await self.fault(Fault(code="malformed"))
        try:
            if type(message) is Do:
                await self.do(message)
            else:
                if self.is_seated():
                    await self.paces.wait()
                await self.hear(message)
        except FaultError as error:
            send(self.client, encode(fault_of(error, getattr(message, "id", -1))))
        except StorageError as error:
            send(self.client, encode(Fault(code=error.code, re=getattr(message, "id", -1))))
        except Exception:
            # The table goes on for everybody else.
            log.exception("table %s: a frame could not be carried out", self.table.id)
            send(self.client, encode(Fault(code="internal", re=getattr(message, "id", -1))))
        return True

    def is_seated(self) -> bool:
        """Whether the client plays here; all else that is asked waits until moves have been made."""
        return bool(self.client.seats) and self.client.seats[0] != SPECTATOR

    def player(self) -> str:
        """The visitor, if one who plays at this table; seats, unlike guests, cannot be had in any number."""
        visitor = self.client.visitor
        return visitor.id if visitor is not None and self.table.seats_of(visitor) else ""

    async def do(self, do: Do) -> None:
        if self.is_seated():
            first = self.paces.come_first(self.player())
            # Whoever moves faster than people is looked at with the guests.
            self.paces.place(is_guest=not first)
            if not first:
                await self.paces.wait()
            if not self.is_one_word(do):
                self.check_pace()
            with self.paces.turnstile.move():
                await self.table.do(self.client, do)
        else:
            self.check_pace()
            await self.table.do(self.client, do)

    def is_one_word(self, do: Do) -> bool:
        """Whether the line is a legal answer as it stands: all else has to be tried out.

        Of a seat of others nothing is looked up: a fault for the pace would tell what is legal there.
        """
        return do.seat in self.client.seats and do.line in self.table.seat_views[do.seat].legal

    def check_pace(self) -> None:
        """Of what is heavy, by this socket and by its player or all of its address together."""
        if not self.paces.allow_heavy(self.player()):
            raise FaultError("too-fast", "not so fast")

    async def hear(self, message: FromClient) -> None:
        table, client = self.table, self.client
        if isinstance(message, HEAVY):
            self.check_pace()
        match message:
            case Hello():
                await table.hello(client, message.watch)
            case Open():
                await dealing.open_nonce(table, client, message.nonce)
            case Undo():
                await commands.undo(table, client, message)
            case Consent():
                await commands.consent(table, client, message)
            case Why():
                await asking.why(table, client, message)
            case AskOdds():
                await asking.odds(table, client, message)
            case Lay():
                await asking.lay(table, client, message)
            case Hint():
                await asking.hint(table, client, message)
            case Say():
                if not self.paces.allow_chat():
                    raise FaultError("too-fast", "not so fast")
                await table.chat.say(client, message.text)
            case Act():
                await commands.do_act(table, client, message)
            case Orders():
                await commands.give_orders(table, client, message)
            case Ping():
                send(client, encode(Pong(message.at, table.services.time.now())))

    async def fault(self, fault: Fault) -> bool:
        """Say so; who goes on like this is sent away."""
        self.faults += 1
        if self.faults > MOST_FAULTS:
            await self.close(ABUSE, "abuse")
            return False
        send(self.client, encode(fault))
        return True


def fault_of(error: FaultError, re: int) -> Fault:
    refusal = error.refusal if error.refusal is not None else msgspec.UNSET
    return Fault(code=error.code, facts=error.facts, rule=error.rule, refusal=refusal, re=re)
