"""Accounts: a name and a password, for playing on from another device. Nobody needs one."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any, Final, Protocol

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.exc import IntegrityError

from wardroom.server import confirming, schema
from wardroom.server.confirming import Links
from wardroom.server.faults import FaultError
from wardroom.server.limits import Limits
from wardroom.server.mail import ERRORS, send_email
from wardroom.server.messages import Me
from wardroom.server.names import clean_name, login_of
from wardroom.server.sessions import Sessions, Visitor, new_guest
from wardroom.server.settings import Settings
from wardroom.server.storage import Storage
from wardroom.server.time import RealTime
from wardroom.server.webhook import check_public

log = logging.getLogger(__name__)

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
EMAIL: Final = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,185}\.[A-Za-z0-9-]{2,}")
# Passwords hashed at the same time: each takes 64 MB and a good part of a second.
AT_ONCE: Final = 2


class NewName(Struct, forbid_unknown_fields=True):
    name: str


class Credentials(Struct, forbid_unknown_fields=True):
    name: str
    password: str


class Password(Struct, forbid_unknown_fields=True):
    password: str


class AccountChange(Struct, forbid_unknown_fields=True):
    """What is to change; a new password needs the old one."""

    email: str | UnsetType = UNSET
    webhook: str | UnsetType = UNSET
    password: str | UnsetType = UNSET
    old_password: str = ""


class Seats(Protocol):
    """What the tables are told when a visitor becomes somebody else."""

    async def moved(self, old: str, new: Visitor) -> None: ...

    async def renamed(self, visitor: Visitor, before: str) -> None: ...

    async def forgotten(self, visitor: str) -> None: ...


class Accounts:
    def __init__(
        self, storage: Storage, sessions: Sessions, seats: Seats, limits: Limits, settings: Settings
    ) -> None:
        self._storage = storage
        self._sessions = sessions
        self._seats = seats
        self._limits = limits
        self._settings = settings
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(AT_ONCE)
        self._nobodys = ""
        self.links = Links(sessions.key)

    async def me(self, visitor: Visitor) -> Me:
        c = schema.visitors.c
        me = Me(visitor.name, can_email=self._settings.can_email, can_webhook=self._settings.webhooks)
        if visitor.account:
            me.account = True
            asked = select(c.email, c.unconfirmed, c.webhook).where(c.id == visitor.id)
            for row in await self._storage.read(asked):
                me.email, me.unconfirmed, me.webhook = row
        return me

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """An account is found by its name, so nobody else can have it."""
        name = clean_name(name)
        renamed = Visitor(visitor.id, name, visitor.account, visitor.round)

        def write(connection: Connection) -> None:
            self._refuse_taken(connection, name, visitor.id)
            values: dict[str, Any] = {"name": name}
            if visitor.account:
                values["login"] = login_of(name)
            self._keep(connection, visitor, values)

        await self._change(write)
        self._sessions.remember(visitor.id, renamed)
        await self._seats.renamed(renamed, visitor.name)
        return renamed

    async def register(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """The guest becomes an account and keeps all seats."""
        if visitor.account:
            raise FaultError("has-account", "you have an account already", status=409)
        name = clean_name(name)
        _check_password(password)
        hashed = await self._hash(password)
        account = Visitor(visitor.id, name, True, visitor.round + 1)

        def write(connection: Connection) -> None:
            self._refuse_taken(connection, name, visitor.id)
            values = {"name": name, "login": login_of(name), "password": hashed, "round": account.round}
            self._keep(connection, visitor, values)

        await self._change(write)
        self._sessions.remember(account.id, account)
        await self._seats.renamed(account, visitor.name)
        return account

    async def log_in(self, visitor: Visitor | None, name: str, password: str, address: str) -> Visitor:
        """The account; the seats that a guest has taken on this device become the account's."""
        login = login_of(name)[:80]
        self._limits.check("password", login)
        self._limits.check("passwords-of-address", address)
        c = schema.visitors.c
        rows = await self._storage.read(select(c.id, c.name, c.round, c.password).where(c.login == login))
        id, shown, number, hashed = rows[0] if rows else ("", "", 0, await self._nobodys_hash())
        if not await self._verify(hashed, password) or not id:
            raise FaultError("wrong-password", "no account has this name and this password", status=403)
        account = Visitor(id, shown, True, number)
        if visitor is not None and not visitor.account:
            await self._seats.moved(visitor.id, account)
            await self._forget_row(visitor.id)
        return account

    async def change(self, visitor: Visitor, change: AccountChange) -> Visitor:
        """A new password ends the sessions of all other devices."""
        _check_account(visitor)
        values: dict[str, Any] = {}
        if isinstance(change.email, str):
            values |= await self._new_email(visitor, self._checked_email(change.email.strip()))
        if isinstance(change.webhook, str):
            values["webhook"] = await self._checked_webhook(change.webhook.strip())
        number = visitor.round
        if isinstance(change.password, str):
            await self._check_own_password(visitor, change.old_password)
            _check_password(change.password)
            number += 1
            values |= {"password": await self._hash(change.password), "round": number}
        changed = Visitor(visitor.id, visitor.name, True, number)

        def write(connection: Connection) -> None:
            self._keep(connection, visitor, values)

        if values:
            await self._storage.change(write)
            self._sessions.remember(visitor.id, changed)
        if number != visitor.round:
            await self._sessions.close_sockets(visitor.id)
        return changed

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything that is kept about the visitor; of running games only that they sit there."""
        c = schema.visitors.c
        rows = await self._storage.read(
            select(c.name, c.email, c.unconfirmed, c.webhook, c.created, c.login).where(c.id == visitor.id)
        )
        name, email, asked, webhook, created, login = rows[0] if rows else (visitor.name, "", "", "", 0, None)
        chat = schema.chat.c
        said = await self._storage.read(
            select(chat.table_id, chat.at, chat.text).where(chat.visitor == visitor.id).order_by(chat.at)
        )
        tables = await self._storage.tables_of(visitor.id)
        return {
            "name": name,
            "account": login is not None,
            "email": email,
            "unconfirmed_email": asked,
            "webhook": webhook,
            "created": created,
            "tables": [
                {
                    "id": row.id,
                    "game": row.game,
                    "name": row.name,
                    "status": row.status,
                    "owner": row.owner == visitor.id,
                    "seats": [seat for seat, holder in enumerate(row.holders) if holder == visitor.id],
                    "created": row.created,
                    "changed": row.changed,
                }
                for row in tables
            ],
            "chat": [{"table": table, "at": at, "text": text} for table, at, text in said],
        }

    async def delete(self, visitor: Visitor, password: str) -> Visitor:
        """Nothing of the account is left: its seats are played by bots, its chat is nobody's."""
        _check_account(visitor)
        await self._check_own_password(visitor, password)
        await self._forget_row(visitor.id)
        await self._sessions.close_sockets(visitor.id)
        await self._seats.forgotten(visitor.id)
        return new_guest()

    # -- inside ----------------

    async def _forget_row(self, id: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(delete(schema.visitors).where(schema.visitors.c.id == id))
            connection.execute(delete(schema.alerts).where(schema.alerts.c.visitor == id))
            chat = schema.chat
            connection.execute(update(chat).where(chat.c.visitor == id).values(name="", visitor=""))

        await self._storage.change(write)
        self._sessions.remember(id, None)

    def _keep(self, connection: Connection, visitor: Visitor, values: dict[str, Any]) -> None:
        """Change the visitor's row, or write it for the first time.

        What an account was allowed to do ends with its round, even while it is being done.
        """
        c = schema.visitors.c
        own = update(schema.visitors).where(c.id == visitor.id)
        done = connection.execute(
            (own.where(c.round == visitor.round) if visitor.account else own).values(values)
        )
        if not done.rowcount and visitor.account:
            raise FaultError("no-account", "this session has ended; log in again", status=403)
        if not done.rowcount:
            fresh = {"id": visitor.id, "name": visitor.name, "created": RealTime().now()}
            connection.execute(schema.visitors.insert().values(fresh | values))

    def _refuse_taken(self, connection: Connection, name: str, own: str) -> None:
        c = schema.visitors.c
        found = connection.scalar(select(c.id).where(c.login == login_of(name), c.id != own))
        if found is not None:
            raise _taken()

    async def _change(self, write: Any) -> None:
        try:
            await self._storage.change(write)
        except IntegrityError:
            raise _taken() from None

    async def _new_email(self, visitor: Visitor, email: str) -> dict[str, Any]:
        """An address is asked first, by a link that is sent there; until then the one before counts."""
        c = schema.visitors.c
        rows = await self._storage.read(select(c.email, c.unconfirmed).where(c.id == visitor.id))
        confirmed, unconfirmed = rows[0] if rows else ("", "")
        if not email:
            return {"email": "", "unconfirmed": ""}
        if email == confirmed:
            return {"unconfirmed": ""}
        if email != unconfirmed:
            self._limits.check("letter", visitor.id)
            self._limits.check("letters-to-address", email.lower())
        elif self._limits.allows("letter", visitor.id) or self._limits.allows(
            "letters-to-address", email.lower()
        ):
            return {}
        await self._ask_to_confirm(visitor, email)
        return {"unconfirmed": email}

    async def _ask_to_confirm(self, visitor: Visitor, email: str) -> None:
        host = self._settings.url
        url = f"{host}{confirming.PATH}?token={self.links.token(visitor.id, email)}"
        text = confirming.LETTER.format(host=host, url=url)
        try:
            await asyncio.to_thread(send_email, self._settings, email, confirming.SUBJECT, text)
        except ERRORS as error:
            log.warning("email-failed", extra={"why": type(error).__name__})
            raise FaultError("email-failed", "no letter could be sent to this address", status=502) from None

    async def expects(self, visitor: str, email: str) -> bool:
        """Whether the account still waits for this address to be confirmed."""
        c = schema.visitors.c
        rows = await self._storage.read(select(c.id).where(c.id == visitor, c.unconfirmed == email))
        return bool(rows)

    async def confirm(self, visitor: str, email: str) -> None:
        """Whoever reads the mail of the address has agreed."""
        c = schema.visitors.c
        agreed = update(schema.visitors).where(c.id == visitor, c.unconfirmed == email)

        def write(connection: Connection) -> None:
            connection.execute(agreed.values(email=email, unconfirmed=""))

        await self._storage.change(write)

    def _checked_email(self, email: str) -> str:
        if email and not self._settings.can_email:
            raise FaultError("no-email", "this host sends no e-mail", status=403)
        if email and (len(email) > 254 or not email.isprintable() or not EMAIL.fullmatch(email)):
            raise FaultError("bad-email", "that is not an e-mail address")
        return email

    async def _checked_webhook(self, webhook: str) -> str:
        if webhook and not self._settings.webhooks:
            raise FaultError("no-webhook", "this host allows no webhooks", status=403)
        if webhook:
            check_public(webhook)
        return webhook

    async def _check_own_password(self, visitor: Visitor, password: str) -> None:
        self._limits.check("password", visitor.id)
        c = schema.visitors.c
        rows = await self._storage.read(select(c.password).where(c.id == visitor.id))
        if not rows or not await self._verify(rows[0][0], password):
            raise FaultError("wrong-password", "this is not the account's password", status=403)

    async def _nobodys_hash(self) -> str:
        """Checked where no account has the name, so that the answer takes as long."""
        self._nobodys = self._nobodys or await self._hash("nobody's password")
        return self._nobodys

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, hashed: str, password: str) -> bool:
        if len(password) > LONGEST_PASSWORD:
            return False
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


def _check_account(visitor: Visitor) -> None:
    if not visitor.account:
        raise FaultError("no-account", "you have no account", status=403)


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise FaultError(
            "bad-password",
            f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            facts={"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD},
        )


def _taken() -> FaultError:
    return FaultError("name-taken", "an account has this name already; choose another", status=409)
