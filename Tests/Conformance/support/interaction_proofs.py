"""What an app of the interaction protocol computes: keys, signatures and the proof of a PIN."""

import base64
import hashlib
import hmac
import json
import os
import time
import uuid

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature, encode_dss_signature

# RFC 3526 group 15, the group of Cognito's SRP.
from pycognito.aws_srp import N_HEX

N, G = int(N_HEX, 16), 2
ES256 = ec.ECDSA(hashes.SHA256(), deterministic_signing=True)


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def canonical(value) -> bytes:
    """RFC 8785 for texts, whole numbers, truth values, lists and objects."""
    if isinstance(value, dict):
        # Members are ordered by the UTF-16 code units of their names.
        members = sorted(value.items(), key=lambda member: member[0].encode("utf-16-be"))
        return b"{" + b",".join(canonical(k) + b":" + canonical(v) for k, v in members) + b"}"
    if isinstance(value, list):
        return b"[" + b",".join(map(canonical, value)) + b"]"
    return json.dumps(value, ensure_ascii=False).encode()


class Key:
    """A P-256 key, which signs as ES256 does (RFC 7518 section 3.4).

    Its signatures are those of RFC 6979: the same for the same bytes, so that vectors of them can be made again.
    """

    def __init__(self, number: int | None = None):
        curve = ec.SECP256R1()
        self.private = ec.derive_private_key(number, curve) if number else ec.generate_private_key(curve)
        numbers = self.private.public_key().public_numbers()
        self.jwk = {
            "crv": "P-256",
            "kty": "EC",
            "x": base64url(numbers.x.to_bytes(32, "big")),
            "y": base64url(numbers.y.to_bytes(32, "big")),
        }

    @property
    def thumbprint(self) -> str:
        """RFC 7638."""
        return base64url(sha256(canonical(self.jwk)))

    def sign(self, data: bytes) -> bytes:
        r, s = decode_dss_signature(self.private.sign(data, ES256))
        return r.to_bytes(32, "big") + s.to_bytes(32, "big")

    def jws(self, header: dict, payload: dict) -> str:
        head = base64url(json.dumps({"alg": "ES256"} | header).encode())
        signed = f"{head}.{base64url(json.dumps(payload).encode())}"
        return f"{signed}.{base64url(self.sign(signed.encode()))}"


def verify(jwk: dict, data: bytes, signature: bytes) -> None:
    """Raises where ES256 does not hold."""
    x, y, r, s = (
        int.from_bytes(part, "big")
        for part in (from_base64url(jwk["x"]), from_base64url(jwk["y"]), signature[:32], signature[32:])
    )
    public = ec.EllipticCurvePublicNumbers(x, y, ec.SECP256R1()).public_key()
    public.verify(encode_dss_signature(r, s), data, ES256)


def dpop(key: Key, method: str, address: str, body: bytes, **claims) -> str:
    """A proof of the key for one request (RFC 9449) and its body."""
    payload = {
        "htm": method,
        "htu": address,
        "iat": int(time.time()),
        "jti": str(uuid.uuid4()),
        "bh": base64url(sha256(body)),
    } | claims
    return key.jws({"typ": "dpop+jwt", "jwk": key.jwk}, payload)


def pad(number: int) -> bytes:
    """The fewest big-endian bytes whose top bit is clear."""
    return number.to_bytes(number.bit_length() // 8 + 1, "big")


K = int.from_bytes(sha256(pad(N) + pad(G)), "big")


def pin_input(secret: bytes, pin: str) -> str:
    """What stands for a password: without the phone's secret it cannot be computed of the PIN."""
    code = hmac.digest(secret, b"gatehouse pin 1\0" + pin.encode("ascii"), "sha256")
    return base64.b64encode(code).decode()


def private_exponent(names: tuple[str, str], password: str, salt: bytes) -> int:
    inner = sha256(f"{names[0]}{names[1]}:{password}".encode())
    return int.from_bytes(sha256(salt + inner), "big")


def new_salt() -> bytes:
    salt = os.urandom(16)
    return salt if 1 <= salt[0] <= 0x7F else new_salt()


def verifier(names: tuple[str, str], password: str, salt: bytes) -> bytes:
    return pad(pow(G, private_exponent(names, password, salt), N))


def session_key(u: int, shared: int) -> bytes:
    """HKDF with the salt u, of which pad is a number's form (RFC 5869)."""
    salted = hmac.digest(pad(u), pad(shared), "sha256")
    return hmac.digest(salted, b"Caldera Derived Key\x01", "sha256")[:16]


class PINProof:
    """The app's half of SRP-6a, where the server speaks first."""

    def __init__(self, names, password, salt: bytes, server_public: bytes, a: int | None = None):
        self.names, self.password = names, password
        self.a = a or int.from_bytes(os.urandom(32), "big")  # RFC 5054 section 2.5.3
        public_a, public_b = pow(G, self.a, N), int.from_bytes(server_public, "big")
        assert public_b % N != 0, "the server's value is not one"
        self.public = pad(public_a)
        self.u = int.from_bytes(sha256(self.public + pad(public_b)), "big")
        self.x = private_exponent(names, password, salt)
        self.shared = pow(public_b - K * pow(G, self.x, N), self.a + self.u * self.x, N)
        self.key = session_key(self.u, self.shared)

    def proof(self, block: bytes, attempt: str) -> str:
        text = "".join(self.names).encode() + block + attempt.encode()
        return base64.b64encode(hmac.digest(self.key, text, "sha256")).decode()

    def server_proof(self, block: bytes, attempt: str) -> str:
        """What only a server with the verifier could answer."""
        text = b"gatehouse server\0" + block + attempt.encode()
        return base64.b64encode(hmac.digest(self.key, text, "sha256")).decode()
