"""What lies on a token: the Detected marker of this turn, the Shadowed one, and what a shadower gives away."""

from huffduff.games.sink.book import rule
from huffduff.games.sink.facts.words import TokenId
from huffduff.games.sink.parts import Shadow, Token
from huffduff.games.sink.state import Public


def shadow_held(public: Public, token: TokenId) -> Shadow | None:
    """The contact that a British task force holds."""
    return next((shadow for shadow in public.shadows.values() if shadow.by == token), None)


@rule("SB-10.1.a", "SB-10.6.c", "SB-2.312.a", "SB-11.9.d", "SB-4.3.b")
def attackable(public: Public, token: Token) -> bool:
    """Whether a task force may be attacked: it is detected or shadowed, or betrays itself by shadowing."""
    return token.detected or token.id in public.shadows or shadow_held(public, token.id) is not None
