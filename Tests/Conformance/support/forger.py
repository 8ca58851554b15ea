"""Who has the pages of a pool without a browser, and signs what a browser would."""

import base64
import json

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from .clients import PASSWORD
from .form_filler import FormFiller
from .remembered import fresh

KEYS = "DeviceKey"


def signed(key, challenge, prefix="gatehouse browser\n"):
    der = key.sign((prefix + challenge).encode(), ec.ECDSA(hashes.SHA256()))
    r, s = decode_dss_signature(der)
    return encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def jwk(key, **changes) -> str:
    point = key.public_key().public_numbers()
    return json.dumps(
        {
            "kty": "EC",
            "crv": "P-256",
            "x": encoded(point.x.to_bytes(32, "big")),
            "y": encoded(point.y.to_bytes(32, "big")),
        }
        | changes
    )


class Forger:
    """A program that plays the page's script, with a key of its own."""

    def __init__(self, app, pool, name):
        self.app, self.pool, self.name = app, pool, name
        self.key = ec.generate_private_key(ec.SECP256R1())

    def begin(self, **changes):
        visitor = FormFiller(fresh(self.app, self.pool).address())
        challenge = visitor.hidden("browser_challenge")
        proof = {
            "browser_challenge": challenge,
            "browser_key": jwk(self.key),
            "browser_proof": signed(self.key, challenge),
        } | {k: v(challenge) if callable(v) else v for k, v in changes.items()}
        self.challenge, self.proof = challenge, proof
        visitor.submit(username=self.name, password=PASSWORD, **proof)
        return visitor

    def is_asked(self, **changes) -> bool:
        return self.begin(**changes).has_field("code")

    def remember(self):
        visitor = self.begin()
        visitor.submit(code=self.pool.stack.code(self.pool.client_id, self.name), remember="true")
        assert visitor.is_back, visitor.text
