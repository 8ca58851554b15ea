"""An authenticator app on a phone (RFC 6238)."""

import base64
import hashlib
import hmac
import struct
import time


def totp(secret: str, step: int) -> str:
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    digest = hmac.new(key, struct.pack(">Q", step), hashlib.sha1).digest()
    at = digest[-1] & 15
    return f"{(struct.unpack('>I', digest[at:at + 4])[0] & 0x7FFFFFFF) % 1_000_000:06d}"


class Authenticator:
    """Shows the code of this step and then of the next: each counts once, and one early counts too.

    So it has two codes at any moment and no more. An older one would be refused where its step
    ends on the way; who needs a third takes another user.
    """

    def __init__(self, secret: str):
        self.secret = secret
        self.last = 0

    def code(self) -> str:
        step = max(int(time.time() // 30), self.last + 1)
        assert step <= time.time() // 30 + 1, "no third code within half a minute"
        self.last = step
        return totp(self.secret, step)
