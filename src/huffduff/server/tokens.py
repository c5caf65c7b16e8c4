"""Identifiers of what others may know of, and tokens of what only their owner may: those are kept only as hashes."""

import hashlib
import re
import secrets

TOKEN = re.compile(r"[\w-]{20,100}", re.ASCII)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """Tokens are long and random, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest()
