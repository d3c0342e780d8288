"""Letters of the host: short, plain, in both languages."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from wardroom.server.settings import Settings

SECONDS: Final = 10
# What may go wrong with a letter.
ERRORS: Final = (OSError, smtplib.SMTPException, ValueError)


def send_email(settings: Settings, to: str, subject: str, text: str) -> None:
    """Blocks; call it in a thread."""
    server = urlsplit(settings.smtp)
    message = EmailMessage()
    message["Subject"] = subject
    message["From"] = settings.smtp_from
    message["To"] = to
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.url).hostname)
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    host = server.hostname or ""
    context = ssl.create_default_context()
    connection: smtplib.SMTP
    if server.scheme == "smtps":
        connection = smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=context)
    else:
        connection = smtplib.SMTP(host, server.port or 587, timeout=SECONDS)
    with connection:
        if server.scheme == "smtp":
            connection.ehlo()
            if connection.has_extn("starttls"):
                connection.starttls(context=context)
            elif server.username and host not in ("localhost", "127.0.0.1", "::1"):
                raise smtplib.SMTPException("a password is not sent without TLS")
        if server.username:
            connection.login(unquote(server.username), unquote(server.password or ""))
        connection.send_message(message)
