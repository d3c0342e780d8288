"""What the host decides, read from the environment; `docs/host.md` lists it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from wardroom.core.errors import WardroomError

DATABASE_SUFFIX = ".db"
DATABASE_FILE = f"wardroom{DATABASE_SUFFIX}"
SHORTEST_SECRET = 16


class SettingError(WardroomError):
    """A setting that cannot be used; the text says what it may be."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where this user's programs keep their data."""
    if sys.platform == "win32":
        base = environment.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "wardroom"


def data_place(environment: Mapping[str, str] = os.environ) -> Path:
    """$WARDROOM_DATA, a folder or the database in it, or the usual folder."""
    # The second is what the terminal called it once.
    for name in ("WARDROOM_DATA", "WARDROOM_HOME"):
        named = environment.get(name, "").strip()
        if named:
            return Path(named).expanduser()
    return data_folder(environment)


def database_at(path: Path) -> str:
    """The address of the SQLite file at a path: a folder to hold it, or a file that ends in .db."""
    file = path if path.suffix == DATABASE_SUFFIX else path / DATABASE_FILE
    return f"sqlite:///{file.absolute()}"


@dataclass(frozen=True)
class Settings:
    # DATABASE_URL: sqlite:///file or postgresql://user:password@host/name.
    database: str = ""
    # WARDROOM_PAGE: the folder with the built page.
    page: Path = field(default_factory=lambda: Path(__file__).parent / "page")
    # WARDROOM_URL: the address that players type, such as https://wardroom.example.org.
    url: str = ""
    # Not read: where others find the server, as `wardroom serve` found out when it began to listen.
    address: str = ""
    # WARDROOM_PROXIES: addresses of proxies whose X-Forwarded headers are believed, parted by commas.
    proxies: str = "127.0.0.1,::1"
    # WARDROOM_LIMITS=off: nobody is held back, for measuring.
    limits: bool = True
    # WARDROOM_SMTP: smtp://[user:password@]host[:port] (STARTTLS where offered) or smtps://...
    smtp: str = ""
    # WARDROOM_SMTP_FROM: the sender of our e-mails.
    smtp_from: str = ""
    # WARDROOM_WEBHOOKS=on: accounts may name a webhook.
    webhooks: bool = False
    # WARDROOM_METRICS: `local` (only this machine sees them), `off`, or the secret that shows them.
    metrics: str = "local"
    # WARDROOM_LOG: debug, info (a line for each request), warning or error.
    log: str = "warning"
    # WARDROOM_BOT_DELAY: milliseconds that pass before a bot's answer is played.
    bot_delay: int = 400
    # WARDROOM_BOTS: processes in which bots think.
    bots: int = 1
    # WARDROOM_KEEP_GUESTS: days after which a guest without a seat is forgotten; 0 never.
    keep_guests: int = 90
    # WARDROOM_KEEP_WAITING: days after which a table that still waits is deleted; 0 never.
    keep_waiting: int = 30

    @property
    def secure(self) -> bool:
        """Players come by https, whatever the last part of their way is."""
        return self.url.startswith("https://")

    @property
    def can_email(self) -> bool:
        return bool(self.smtp)

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of the environment; SettingError names the first that cannot be used."""
        get = environment.get
        plain = cls()
        url = get("WARDROOM_URL", "").rstrip("/")
        if url and not _is_origin(url):
            raise SettingError(
                f"WARDROOM_URL is an address such as https://wardroom.example.org, not {url!r}"
            )
        smtp = get("WARDROOM_SMTP", "")
        if smtp and (urlsplit(smtp).scheme not in ("smtp", "smtps") or not urlsplit(smtp).hostname):
            raise SettingError("WARDROOM_SMTP is smtp://host:port or smtps://user:password@host")
        if smtp and not get("WARDROOM_SMTP_FROM"):
            raise SettingError("WARDROOM_SMTP needs WARDROOM_SMTP_FROM, the sender's address")
        if smtp and not url:
            raise SettingError("WARDROOM_SMTP needs WARDROOM_URL, for the links in e-mails")
        log = get("WARDROOM_LOG", plain.log).lower()
        if log not in ("debug", "info", "warning", "error"):
            raise SettingError(f"WARDROOM_LOG is debug, info, warning or error, not {log!r}")
        metrics = get("WARDROOM_METRICS") or plain.metrics
        if metrics not in ("local", "off") and len(metrics) < SHORTEST_SECRET:
            raise SettingError(
                f"WARDROOM_METRICS is local, off, or a secret of at least {SHORTEST_SECRET} characters"
            )
        return cls(
            database=get("DATABASE_URL") or database_at(data_place(environment)),
            page=Path(get("WARDROOM_PAGE") or plain.page),
            url=url,
            proxies=get("WARDROOM_PROXIES", plain.proxies),
            limits=_switch(environment, "WARDROOM_LIMITS", plain.limits),
            smtp=smtp,
            smtp_from=get("WARDROOM_SMTP_FROM", ""),
            webhooks=_switch(environment, "WARDROOM_WEBHOOKS", plain.webhooks),
            metrics=metrics,
            log=log,
            bot_delay=_number(environment, "WARDROOM_BOT_DELAY", plain.bot_delay, 0, 60_000),
            bots=_number(environment, "WARDROOM_BOTS", plain.bots, 1, 64),
            keep_guests=_number(environment, "WARDROOM_KEEP_GUESTS", plain.keep_guests, 0, 36_500),
            keep_waiting=_number(environment, "WARDROOM_KEEP_WAITING", plain.keep_waiting, 0, 36_500),
        )


def _is_origin(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.path or parts.query)


def _switch(environment: Mapping[str, str], name: str, default: bool) -> bool:
    word = environment.get(name, "").lower()
    if word in ("on", "yes", "1", "true"):
        return True
    if word in ("off", "no", "0", "false"):
        return False
    if word:
        raise SettingError(f"{name} is on or off, not {word!r}")
    return default


def _number(environment: Mapping[str, str], name: str, default: int, low: int, high: int) -> int:
    text = environment.get(name, "") or str(default)
    if not text.isdecimal() or not low <= int(text) <= high:
        raise SettingError(f"{name} is a number from {low} to {high}, not {text!r}")
    return int(text)
