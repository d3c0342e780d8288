"""Seat links: who has the secret may take the seat, once. Only its digest is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """128 bits, to stand after the `#` of an address, where no server and no log sees them."""
    return secrets.token_urlsafe(16)


def digest(secret: str) -> str:
    """A secret of 128 random bits needs neither salt nor a slow hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, kept: str) -> bool:
    """Whether the secret is the one whose digest was kept; no digest means a spent link."""
    return bool(kept) and hmac.compare_digest(digest(secret), kept)
