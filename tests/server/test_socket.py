"""The socket of a real server: faults are told, the table goes on, and nobody hears what is not theirs."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import json
import socket as sockets
import threading
import time
from collections.abc import Iterator
from contextlib import nullcontext
from http.client import HTTPResponse
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.campaign.guests import SHAKE, masked
from tests.server.at_table import Person, server, table_of
from wardroom.server.app import build_app, server_config
from wardroom.server.faults import FaultError
from wardroom.server.limits import LIMITS, Limits
from wardroom.server.messages import Do, Hello
from wardroom.server.serving import bind
from wardroom.server.settings import Settings, database_at
from wardroom.server.socket import HEAVY_BURST, Connection, Paces
from wardroom.server.table import LiveTable
from wardroom.server.turnstile import Turnstile
from wardroom.server.views import Client

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "client.py"
Json = dict[str, Any]


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wardroom_example_client", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CLIENT = example()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    folder = tmp_path_factory.mktemp("served")
    settings = Settings(database=database_at(folder), limits=False, bot_delay=0, bots=0)
    with bind("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        server = uvicorn.Server(server_config(build_app(settings), settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{port}"
        server.should_exit = True
        thread.join(20)


def new_table(site: str, seats: list[Json], **settings: Any) -> tuple[Any, Json]:
    """A guest who has made a table, and what the server answered."""
    owner = CLIENT.Player(f"{site}/table/none#seat=0&secret=none", 7)
    owner.web.open(f"{site}/api/me").read()
    commitment = CLIENT.hashlib.sha256(bytes.fromhex(owner.nonce)).hexdigest()
    request = CLIENT.urllib.request.Request(
        f"{site}/api/tables",
        json.dumps({"game": "coldwar", "seats": seats, "nonce": commitment, **settings}).encode(),
        {"Content-Type": "application/json", "Origin": site},
    )
    made: Json = json.load(owner.web.open(request))
    owner.table = made["table"]["id"]
    return owner, made


def paces(limits: Limits | None = None) -> Paces:
    """Those of a socket of one address."""
    shared = Limits() if limits is None else limits
    return Paces(shared, Turnstile(), "192.0.2.1", asyncio.get_running_loop().time)


class Talk:
    """A socket that reads whole frames."""

    def __init__(self, player: Any) -> None:
        self.socket: ClientConnection = player.connect().__enter__()
        self.player = player

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> Json:
        """The next frame of that kind."""
        while True:
            frame: Json = json.loads(self.socket.recv(timeout=20))
            self.player.follow(frame)
            if frame["t"] == kind:
                return frame

    def begin(self) -> Json:
        self.say(t="hello")
        whole = self.hear("whole")
        if whole["table"]["status"] != "playing":
            self.say(t="open", nonce=self.player.nonce)
        while whole["table"]["status"] != "playing":
            whole = self.hear("whole")
        return whole


EVIL = Origin("https://evil.example")
YOU_AND_BOT = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]


def test_the_example_plays_a_whole_game_by_its_link(site: str) -> None:
    owner, made = new_table(site, [{"kind": "you"}, {"kind": "link"}], options={"rounds": "1"}, window=0)
    link = f"{site}/table/{owner.table}#seat=1&secret={made['links']['1']}"
    friend = CLIENT.Player(link, 8)
    friend.sit_down()
    outcomes: list[Json] = []
    threads = [threading.Thread(target=lambda p=p: outcomes.append(p.play())) for p in (owner, friend)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(outcomes) == 2 and outcomes[0] == outcomes[1]
    assert outcomes[0]["reason"] == "rounds-played"


def test_frames_without_sense_are_answered_and_forgotten(site: str) -> None:
    owner, _ = new_table(site, YOU_AND_BOT)
    talk = Talk(owner)
    talk.begin()
    for bad in (
        "",
        "nonsense",
        "[]",
        "{}",
        '{"t":"fly"}',
        '{"t":"do"}',
        '{"t":"do","seat":"x","n":1,"line":"done"}',
        '{"t":"do","seat":0,"n":1,"line":"done","more":1}',
        "[" * 5000,
        '{"t":"ping","at":1e999}',
    ):
        talk.socket.send(bad)
        assert talk.hear("fault")["code"] == "malformed"
    talk.socket.send(b"\xff\xfe")
    assert talk.hear("fault")["code"] == "malformed"
    talk.socket.send(json.dumps({"t": "say", "text": "x" * 20_000}))
    assert talk.hear("fault")["code"] == "too-large"
    talk.say(t="do", seat=1, n=1, line="done", id=5)
    assert talk.hear("fault") == {"t": "fault", "code": "not-your-seat", "re": 5}
    ask = owner.view["ask"]
    talk.say(t="do", seat=0, n=ask["n"], line=ask["answers"][0], id=6)
    assert talk.hear("change")["re"] == 6
    talk.say(t="ping", at=12)
    assert talk.hear("pong")["at"] == 12


def test_who_will_not_stop_is_sent_away(site: str) -> None:
    owner, _ = new_table(site, YOU_AND_BOT)
    talk = Talk(owner)
    talk.begin()
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(60):
            talk.socket.send("nonsense")
        while True:
            talk.socket.recv(timeout=20)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
    again = Talk(owner)
    assert again.begin()["view"]["ask"]


@pytest.mark.parametrize(
    "message",
    [
        {"t": "orders", "seat": 0},
        {"t": "act", "seat": 0, "what": "back"},
        {"t": "consent", "seat": 0, "what": "draw", "yes": False},
    ],
)
def test_what_is_written_or_told_to_all_has_its_pace(site: str, message: Json) -> None:
    owner, _ = new_table(site, YOU_AND_BOT)
    talk = Talk(owner)
    talk.begin()
    for _ in range(120):
        talk.say(**message)
    while talk.hear("fault")["code"] != "too-fast":
        pass


def test_an_unknown_table(site: str) -> None:
    owner, _ = new_table(site, YOU_AND_BOT)
    owner.table = "nowhere"
    talk = Talk(owner)
    assert talk.hear("fault")["code"] == "unknown-table"
    with pytest.raises(ConnectionClosed) as closed:
        talk.socket.recv(timeout=20)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_another_site_cannot_open_a_socket(site: str) -> None:
    owner, _ = new_table(site, YOU_AND_BOT)
    address = site.replace("http", "ws", 1) + f"/ws/tables/{owner.table}"
    with pytest.raises((InvalidStatus, ConnectionClosed)), connect(address, origin=EVIL) as socket:
        socket.recv(timeout=5)


def test_without_the_cookie_one_only_watches(site: str) -> None:
    owner, _ = new_table(site, YOU_AND_BOT)
    talk = Talk(owner)
    talk.begin()
    stranger = CLIENT.Player(f"{site}/table/{owner.table}#seat=0&secret=x")
    watching = Talk(stranger)
    watching.say(t="hello")
    whole = watching.hear("whole")
    assert whole["view"]["seat"] == -1 and whole["table"]["mine"] == []
    assert set(whole["view"]["board"]["forces"]["0"]["hand"]) <= {"?"}
    watching.say(t="do", seat=0, n=1, line="done")
    assert watching.hear("fault")["code"] == "not-your-seat"


def test_who_comes_back_is_shown_the_same(site: str) -> None:
    owner, _ = new_table(site, YOU_AND_BOT)
    talk = Talk(owner)
    talk.begin()
    for _ in range(12):
        ask = owner.view.get("ask")
        if ask and not ask.get("given"):
            talk.say(t="do", seat=0, n=ask["n"], line=ask["answers"][0], id=1)
        talk.hear("change")
    while "ask" not in owner.view:
        talk.hear("change")
    talk.say(t="hello")
    before = talk.hear("whole")
    talk.socket.close()
    began = time.monotonic()
    again = Talk(owner).begin()
    assert time.monotonic() - began < 2
    assert again["view"] == before["view"] and again["log"] == before["log"]


def test_a_table_that_cannot_be_entered_is_left_again() -> None:
    class Broken:
        def __init__(self) -> None:
            self.clients: list[Client] = []

        async def enter(self, client: Client) -> None:
            self.clients.append(client)
            raise LookupError("somebody else's frame could not be made")

        async def leave(self, client: Client) -> None:
            self.clients.remove(client)

    async def run() -> None:
        table = Broken()
        before = asyncio.all_tasks()
        with pytest.raises(LookupError):
            await Connection(cast(LiveTable, table), None, nothing, nothing, paces()).serve()
        await asyncio.sleep(0)
        assert not table.clients and asyncio.all_tasks() == before

    async def nothing(*_: object) -> Any:
        raise AssertionError("nobody is heard or told anything")

    asyncio.run(run())


def test_sockets_of_one_address_share_what_they_may_ask_for(tmp_path: Path) -> None:
    """Each of them keeps to the pace of a socket; together they do not."""

    async def run() -> int:
        async with server(tmp_path) as tables:
            ann, bob = Person("ann"), Person("bob")
            table = await table_of(tables, [ann, bob])
            limits, refused = Limits(), 0
            for _ in range(20):
                talk = Connection(table, ann.visitor, nothing, nothing, paces(limits))
                for _ in range(int(HEAVY_BURST)):
                    try:
                        await talk.hear(Hello())
                    except FaultError as error:
                        assert error.code == "too-fast"
                        refused += 1
            # Nobody else who plays there has to wait for that; who only looks on has.
            for other, welcome in ((bob.visitor, True), (Person("eve").visitor, False)):
                talk = Connection(table, other, nothing, nothing, paces(limits))
                assert talk.paces.limits is limits and bool(talk.player()) == welcome
                with nullcontext() if welcome else pytest.raises(FaultError):
                    await talk.hear(Hello())
            return refused

    async def nothing(*_: object) -> Any:
        raise AssertionError("nothing is read or written here")

    most = LIMITS["heavy-of-address"].burst
    assert 0 < asyncio.run(run()) <= 20 * HEAVY_BURST - most


def test_who_does_not_take_what_it_asked_for_is_not_heard(tmp_path: Path) -> None:
    async def run() -> None:
        async with server(tmp_path) as tables:
            ann = Person("ann")
            table = await table_of(tables, [ann, Person("bob")])
            heard, sent = 0, 0
            taking = asyncio.Event()

            async def receive() -> Any:
                nonlocal heard
                heard += 1
                await asyncio.sleep(0)
                if heard > 30:
                    return {"type": "websocket.disconnect"}
                return {"type": "websocket.receive", "text": '{"t":"hello"}'}

            async def out(message: Any) -> None:
                nonlocal sent
                await taking.wait()
                sent += 1

            serving = asyncio.create_task(Connection(table, ann.visitor, receive, out, paces()).serve())
            await asyncio.sleep(0.5)
            unheard = heard
            assert unheard < 30 and not sent
            taking.set()
            await asyncio.wait_for(serving, 10)
            assert heard > 30 and sent >= unheard

    asyncio.run(run())


def test_the_pace_does_not_tell_what_another_seat_may_answer(tmp_path: Path) -> None:
    """Who has used up what is heavy hears the same of a legal answer of another seat as of any other word."""

    async def run() -> tuple[set[str], list[str]]:
        async with server(tmp_path) as tables:
            people = [Person("ann"), Person("bob")]
            table = await table_of(tables, people)
            asked = table.play.match.state.mover() if table.play is not None else 0
            legal = set(table.seat_views[asked].legal)
            talk = Connection(table, people[1 - asked].visitor, nothing, nothing, paces())
            talk.client.seats = [1 - asked]
            talk.paces.heavy.left = talk.paces.heavy.pace = 0.0
            for line in [*legal, "nothing"]:
                await talk.take(msgspec.json.encode(Do(asked, 0, line)))
            return legal, [msgspec.json.decode(frame)["code"] for frame in talk.client.frames]

    async def nothing(*_: object) -> Any:
        raise AssertionError("nothing is read or written here")

    legal, codes = asyncio.run(run())
    assert legal and codes == ["too-fast"] * (len(legal) + 1)


@pytest.mark.parametrize(
    ("lines", "pieces", "status"), [(50, 1, b"200"), (3000, 1, b"431"), (3000, 40, b"431")]
)
def test_heads_of_too_many_lines_are_not_taken_apart(
    site: str, lines: int, pieces: int, status: bytes
) -> None:
    host, port = site.removeprefix("http://").split(":")
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + b"a: b\r\n" * lines + b"\r\n"
    size = len(head) // pieces + 1
    with sockets.create_connection((host, int(port)), timeout=20) as line:
        answer = b""
        try:
            for first in range(0, len(head), size):
                line.sendall(head[first : first + size])
                time.sleep(0.005)
        except OSError:
            pass  # It has been answered already.
        answer = line.recv(100)
    assert answer.startswith(b"HTTP/1.1 " + status)


def statuses(site: str, *requests: bytes) -> list[int]:
    """What is answered to requests on one connection, one after the other."""
    host, port = site.removeprefix("http://").split(":")
    found = []
    with sockets.create_connection((host, int(port)), timeout=20) as line:
        for request in requests:
            line.sendall(request)
            answer = HTTPResponse(line)
            answer.begin()
            answer.read()
            found.append(answer.status)
    return found


GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n%s\r\n"
POST = b"POST /api/account/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n%s\r\n\r\n%s"


def test_nor_are_those_of_a_second_request(site: str) -> None:
    assert statuses(site, GET % b"", GET % b"", GET % (b"a: b\r\n" * 3000)) == [200, 200, 431]


def test_a_body_may_have_lines_but_not_come_in_crumbs(site: str) -> None:
    spaced = b"{" + b"\n" * 600 + b"}"
    assert statuses(site, POST % (b"Content-Length: %d" % len(spaced), spaced)) == [400]
    chunked = POST % (b"Transfer-Encoding: chunked", b"")
    crumb = b"1\r\n{\r\n"
    assert statuses(site, chunked + crumb * 10 + b"0\r\n\r\n") == [400]
    host, port = site.removeprefix("http://").split(":")
    with sockets.create_connection((host, int(port)), timeout=20) as line:
        line.sendall(chunked + crumb)
        time.sleep(0.1)
        line.sendall(crumb * 2000)
        assert line.recv(12) == b"HTTP/1.1 413"


def test_who_sends_nothing_but_pings_is_cut_off(site: str) -> None:
    """Some are borne; thousands are not."""
    owner, _ = new_table(site, YOU_AND_BOT)
    talk, other = Talk(owner), Talk(owner)
    for _ in range(50):
        talk.socket.ping()
    talk.begin()
    with pytest.raises(ConnectionClosed):
        for _ in range(5000):
            talk.socket.ping()
        talk.hear("none")
    other.begin()


def test_a_farewell_right_after_nonsense_is_no_error(site: str, caplog: pytest.LogCaptureFixture) -> None:
    host, port = site.removeprefix("http://").split(":")
    owner, _ = new_table(site, YOU_AND_BOT)
    with sockets.create_connection((host, int(port)), timeout=20) as line:
        shake = f"GET /ws/tables/{owner.table} HTTP/1.1\r\nHost: {host}:{port}\r\n{SHAKE}\r\n"
        line.sendall(shake.encode())
        assert line.recv(1000).startswith(b"HTTP/1.1 101")
        line.sendall(masked(b"\xff\xfe") + masked(b"\x03\xe8", opcode=8))
        while line.recv(1000):
            pass
    assert not [record for record in caplog.records if record.name == "asyncio"]


def living(*kinds: type) -> int:
    return sum(type(each) in kinds for each in gc.get_objects())


def test_a_closed_socket_leaves_nothing_to_the_collector(site: str) -> None:
    """Garbage that lies in rings is looked for only once in a while (`sweeping.py`)."""
    owner, _ = new_table(site, YOU_AND_BOT)
    gc.collect()
    gc.disable()
    try:
        before = living(Connection, ServerProtocol)
        for _ in range(5):
            talk = Talk(owner)
            talk.say(t="hello")
            talk.hear("whole")
            talk.socket.close()
        del talk
        deadline = time.monotonic() + 20
        while living(Connection, ServerProtocol) > before and time.monotonic() < deadline:
            time.sleep(0.05)
        assert living(Connection, ServerProtocol) <= before
    finally:
        gc.enable()
