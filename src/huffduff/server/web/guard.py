"""What keeps strangers out: where a request may come from, and what a page may load and do."""

from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Headers = Iterable[tuple[bytes, bytes]]

CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this very server.

    Only the host is compared: behind a proxy that ends TLS, the page's scheme is not the one that is seen here.
    """
    origin = host = ""
    for name, value in headers:
        if name == b"origin":
            origin = value.decode("latin-1")
        elif name == b"host":
            host = value.decode("latin-1")
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def host_allowed(headers: Headers, names: frozenset[str] | None) -> bool:
    """Whether a request asks for this server by an address, or by a name that it is known to have (None: any).

    A name of somebody else may be made to lead here, and its pages would then count as ours; an address cannot be.
    """
    if names is None:
        return True
    host = next((value.decode("latin-1") for name, value in headers if name == b"host"), "")
    try:
        asked = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if asked == "localhost" or asked in names:
        return True
    try:
        ip_address(asked)
    except ValueError:
        return False
    return True


def secured(send: Send) -> Send:
    """The same way out, on which every response is told what its page may do."""

    async def sending(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *SECURITY_HEADERS]
        await send(message)

    return sending
