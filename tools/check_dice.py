"""Checks published dice without Wardroom: only Python's standard library is used. See docs/dice.md.

    python tools/check_dice.py result KEY STREAM INDEX N     what the stream gave at that index, 0 .. N-1
    python tools/check_dice.py commitment SECRET             the SHA-256 that was shown before the game
    python tools/check_dice.py key SECRET TABLE OPTIONS CONTENT [NONCE ...]
    python tools/check_dice.py seed SEED                     the key of a game started from a number

KEY, SECRET and NONCE are hexadecimal.
"""

import hashlib
import sys


def result(key: bytes, stream: str, index: int, n: int) -> int:
    attempt = 0
    while True:
        message = f"{stream}:{index // 16}:{attempt}".encode()
        block = hashlib.blake2b(message, key=key, digest_size=64, person=b"wardroom dice 1").digest()
        start = index % 16 * 4
        word = int.from_bytes(block[start : start + 4], "big")
        if word < 2**32 // n * n:
            return word % n
        attempt += 1


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def table_key(secret: bytes, table: str, options: str, content: str, nonces: list[bytes]) -> bytes:
    message = b""
    for field in [secret, table.encode(), options.encode(), content.encode(), *nonces]:
        message += len(field).to_bytes(8, "big") + field
    return hashlib.blake2b(message, digest_size=32, person=b"wardroom table 1").digest()


def seeded_key(seed: int) -> bytes:
    return hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"wardroom seed 1").digest()


def main(words: list[str]) -> str:
    match words:
        case ["result", key, stream, index, n]:
            return str(result(bytes.fromhex(key), stream, int(index), int(n)))
        case ["commitment", secret]:
            return commitment(bytes.fromhex(secret))
        case ["key", secret, table, options, content, *nonces]:
            opened = [bytes.fromhex(nonce) for nonce in nonces]
            return table_key(bytes.fromhex(secret), table, options, content, opened).hex()
        case ["seed", seed]:
            return seeded_key(int(seed)).hex()
    raise SystemExit(__doc__)


if __name__ == "__main__":
    print(main(sys.argv[1:]))
