"""Your-turn alerts: by a real SMTP server, to a real https server, with nothing that is secret."""

from __future__ import annotations

import asyncio
import json
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller

from tests.server.conftest import free_port
from wardroom.server import schema
from wardroom.server.alerts import Alerts
from wardroom.server.faults import FaultError
from wardroom.server.limits import LIMITS, Limits
from wardroom.server.rows import TableRow
from wardroom.server.settings import Settings
from wardroom.server.storage import Storage
from wardroom.server.webhook import MOST_BYTES, Webhook, WebhookError, check_address, check_public, is_public

ROW = TableRow(
    "abc", "coldwar", "Стол\r\nBcc: evil@example.org", "playing", False, False, "anna", ["anna", "", "boris"],
    [0], 1, 1, b'{"secret": "5ec2e7"}',
)  # fmt: skip


class Mailbox:
    def __init__(self) -> None:
        self.letters: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append((envelope.rcpt_tos, letter))
        return "250 taken"


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


def telling(
    tmp_path: Path,
    settings: Settings,
    work: Callable[[Alerts], Awaitable[None]],
    caller: Webhook | None = None,
    **visitor: str,
) -> Alerts:
    """Run the work with alerts for Anna, whose addresses are given."""

    async def run() -> Alerts:
        storage = await Storage.open(f"sqlite:///{tmp_path}/wardroom.db")
        await storage.save_table(ROW)
        values = {"id": "anna", "name": "Anna", "login": "anna", "created": 1} | visitor

        def write(connection: Any) -> None:
            connection.execute(schema.visitors.insert().values(values))

        await storage.change(write)
        alerts = Alerts(storage, settings, Limits(), caller)
        alerts.open()
        try:
            await work(alerts)
            await asyncio.wait_for(alerts.idle(), 20)
        finally:
            await alerts.close()
            await storage.close()
        return alerts

    return asyncio.run(run())


async def ask_twice(alerts: Alerts) -> None:
    alerts.asked(ROW, [0, 1, 2])
    alerts.asked(ROW, [0])


# -- e-mail ----------------


def test_an_email_is_sent_once_for_a_table(tmp_path: Path, mailbox: tuple[Mailbox, int]) -> None:
    box, port = mailbox
    settings = Settings(
        smtp=f"smtp://127.0.0.1:{port}", smtp_from="table@wardroom.test", url="https://wardroom.test"
    )
    alerts = telling(tmp_path, settings, ask_twice, email="anna@example.org")
    assert (alerts.sent, alerts.failed) == (1, 0)
    [(to, letter)] = box.letters
    assert to == ["anna@example.org"] and letter["From"] == "table@wardroom.test"
    assert "Стол Bcc: evil@example.org" in letter["Subject"] and letter["Bcc"] is None
    text = letter.get_content()
    assert "https://wardroom.test/table/abc" in text and "Ваш ход" in text
    assert "5ec2e7" not in letter.as_string()


def test_nobody_gets_a_flood_of_emails(
    tmp_path: Path, mailbox: tuple[Mailbox, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    box, port = mailbox
    most = 5
    monkeypatch.setitem(LIMITS, "alert", LIMITS["alert"]._replace(burst=most))
    settings = Settings(
        smtp=f"smtp://127.0.0.1:{port}", smtp_from="table@wardroom.test", url="https://wardroom.test"
    )

    async def ask_at_many_tables(alerts: Alerts) -> None:
        rows = [msgspec.structs.replace(ROW, id=f"t{number}") for number in range(most + 10)]
        await alerts._storage.append(rows)
        for row in rows:
            alerts.asked(row, [0])

    telling(tmp_path, settings, ask_at_many_tables, email="anna@example.org")
    assert len(box.letters) == most


def test_no_email_without_an_address_or_a_server(tmp_path: Path, mailbox: tuple[Mailbox, int]) -> None:
    box, port = mailbox
    settings = Settings(
        smtp=f"smtp://127.0.0.1:{port}", smtp_from="table@wardroom.test", url="https://wardroom.test"
    )
    assert telling(tmp_path, settings, ask_twice).sent == 0
    (tmp_path / "wardroom.db").unlink()
    assert telling(tmp_path, Settings(), ask_twice, email="anna@example.org").sent == 0
    assert box.letters == []


def test_a_mail_server_that_is_down_is_noted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    settings = Settings(
        smtp=f"smtp://127.0.0.1:{free_port()}", smtp_from="t@w.test", url="https://wardroom.test"
    )
    alerts = telling(tmp_path, settings, ask_twice, email="anna@example.org")
    assert (alerts.sent, alerts.failed) == (0, 1)
    assert "anna@example.org" not in str([vars(record) for record in caplog.records])


# -- webhooks ----------------


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("certificate") / "both.pem"
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-keyout", str(file), "-out", f"{file}.crt", "-days", "2", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost",
        ],
        check=True,
        capture_output=True,
    )  # fmt: skip
    file.write_bytes(file.read_bytes() + Path(f"{file}.crt").read_bytes())
    return file


@asynccontextmanager
async def https_server(
    certificate: Path, answer: bytes, wait: float = 0
) -> AsyncIterator[tuple[int, list[bytes]]]:
    heard: list[bytes] = []

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        heard.append(head + await reader.readexactly(size))
        await asyncio.sleep(wait)
        writer.write(answer)
        writer.close()

    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    server = await asyncio.start_server(handle, "127.0.0.1", 0, ssl=context)
    async with server:
        yield server.sockets[0].getsockname()[1], heard


def webhook_for(certificate: Path) -> Webhook:
    """Believes that this machine is public, and trusts its certificate."""
    webhook = Webhook()
    webhook.is_public = lambda address: True
    webhook.trust = ssl.create_default_context(cafile=str(certificate))
    return webhook


OK = b"HTTP/1.1 204 No Content\r\n\r\n"


def test_a_webhook_hears_the_table_and_nothing_else(tmp_path: Path, certificate: Path) -> None:
    heard: list[bytes] = []
    settings = Settings(webhooks=True, url="https://wardroom.test")

    async def run() -> None:
        async with https_server(certificate, OK) as (port, got):
            url = f"https://localhost:{port}/hook?key=1"
            done = await asyncio.to_thread(
                telling, tmp_path, settings, ask_twice, webhook_for(certificate), webhook=url
            )
            assert (done.sent, done.failed) == (1, 0)
            heard.extend(got)

    asyncio.run(run())
    [request] = heard
    head, _, body = request.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /hook?key=1 HTTP/1.1") and b"cookie" not in head.lower()
    told = json.loads(body)
    assert set(told) == {"event", "table", "name", "url"} and told["url"] == "https://wardroom.test/table/abc"
    assert b"5ec2e7" not in request


@pytest.mark.parametrize(
    ("answer", "wait", "status"),
    [
        (OK, 0.0, 204),
        # A redirect is an answer like any other: it is not followed.
        (b"HTTP/1.1 302 Found\r\nLocation: https://localhost:1/\r\n\r\n", 0.0, 302),
        (b"nonsense\r\n", 0.0, 0),
        (b"", 0.0, 0),
        (b"x" * (MOST_BYTES * 3), 0.0, 0),
        (OK, 4.0, 0),
    ],
)
def test_answers_of_a_webhook(certificate: Path, answer: bytes, wait: float, status: int) -> None:
    async def run() -> None:
        async with https_server(certificate, answer, wait) as (port, heard):
            call = webhook_for(certificate).post(f"https://localhost:{port}/", b"{}")
            if status:
                assert await call == status
            else:
                with pytest.raises(WebhookError):
                    await call
            assert len(heard) == 1

    asyncio.run(run())


def test_a_certificate_that_is_not_trusted(certificate: Path) -> None:
    async def run() -> None:
        async with https_server(certificate, OK) as (port, heard):
            webhook = Webhook()
            webhook.is_public = lambda address: True
            with pytest.raises(WebhookError):
                await webhook.post(f"https://localhost:{port}/", b"{}")
            assert heard == []

    asyncio.run(run())


def test_the_address_that_was_checked_is_the_one_that_is_called(certificate: Path) -> None:
    """A name that changes its address between looking and calling gains nothing: it is looked up once."""

    async def run() -> None:
        async with https_server(certificate, OK) as (port, heard):
            asked: list[str] = []

            async def getaddrinfo(host: str, *_: Any, **__: Any) -> list[Any]:
                asked.append(host)
                return [(2, 1, 6, "", ("127.0.0.1" if len(asked) == 1 else "192.0.2.1", port))]

            loop = asyncio.get_running_loop()
            original = loop.getaddrinfo
            loop.getaddrinfo = getaddrinfo  # type: ignore[method-assign, assignment]
            try:
                assert await webhook_for(certificate).post(f"https://localhost:{port}/", b"{}") == 204
            finally:
                loop.getaddrinfo = original  # type: ignore[method-assign]
            assert "localhost" in asked and asked.count("localhost") == 1 and len(heard) == 1

    asyncio.run(run())


@pytest.mark.parametrize(
    "url",
    ["https://localhost/", "https://127.0.0.1/", "https://[::1]:8443/", "https://169.254.169.254/latest"],
)
def test_this_machine_is_not_public(url: str) -> None:
    with pytest.raises(WebhookError):
        asyncio.run(Webhook().post(url, b"{}"))


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
        ("2002:c0a8:101::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_a_webhook_needs_https() -> None:
    assert check_address("https://example.org:8443/x?y=1").port == 8443
    for url in (
        "http://example.org",
        "https://u@example.org",
        "https://x:99999/",
        "https://é.org",
        "//x",
        "",
    ):
        with pytest.raises(Exception, match="https"):
            check_address(url)


@pytest.mark.parametrize("host", ["127.0.0.1", "10.1.2.3", "[::1]", "[::ffff:169.254.169.254]"])
def test_an_address_that_is_not_public_is_not_even_kept(host: str) -> None:
    check_public("https://8.8.8.8/x")
    check_public("https://example.org/x")
    with pytest.raises(FaultError, match="public address"):
        check_public(f"https://{host}/x")


def test_webhooks_are_off_unless_the_host_allows_them(tmp_path: Path, certificate: Path) -> None:
    settings = replace(Settings(), url="https://wardroom.test")
    done = telling(tmp_path, settings, ask_twice, webhook_for(certificate), webhook="https://localhost:1/")
    assert (done.sent, done.failed) == (0, 0)
