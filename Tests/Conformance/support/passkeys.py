"""An authenticator with one passkey, and the browser that it answers."""

import base64
import hashlib
import json
import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, BACKUP_ELIGIBLE, BACKED_UP, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40


def encoded(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def cbor(value):
    """The value as an authenticator writes it (RFC 8949)."""

    def head(kind, number):
        if number < 24:
            return bytes([kind << 5 | number])
        for code, size in ((24, "B"), (25, "H"), (26, "I"), (27, "Q")):
            if number < 1 << 8 * struct.calcsize(size):
                return bytes([kind << 5 | code]) + struct.pack(">" + size, number)
        raise ValueError(number)

    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(map(cbor, value))
    return head(5, len(value)) + b"".join(cbor(key) + cbor(item) for key, item in value.items())


class Authenticator:
    def __init__(self, relying_party="example.com", origin=None):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.relying_party = relying_party
        self.origin = origin or f"https://{relying_party}"
        self.flags = USER_PRESENT | USER_VERIFIED | BACKUP_ELIGIBLE | BACKED_UP
        self.count = 0
        self.aaguid = bytes(16)
        self.user_handle = None

    def create(self, options):
        """What navigator.credentials.create returns for the options, in the form of JSON."""
        assert options["rp"]["id"] == self.relying_party
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        assert encoded(self.id) not in [known["id"] for known in options["excludeCredentials"]]
        self.user_handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(self.flags | ATTESTED) + self.aaguid + struct.pack(">H", len(self.id))
        attestation = {"fmt": "none", "attStmt": {}, "authData": data + self.id + cbor(key)}
        return self._answer(
            clientDataJSON=encoded(self._client_data("webauthn.create", options)),
            attestationObject=encoded(cbor(attestation)),
            transports=["internal", "hybrid"],
        )

    def get(self, options):
        """What navigator.credentials.get returns for the options, in the form of JSON."""
        client_data = self._client_data("webauthn.get", options)
        self.count += 1 if self.count else 0
        data = self._data(self.flags)
        signature = self.key.sign(
            data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256())
        )
        return self._answer(
            clientDataJSON=encoded(client_data),
            authenticatorData=encoded(data),
            signature=encoded(signature),
            userHandle=self.user_handle,
        )

    def _client_data(self, kind, options):
        members = {
            "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False,
        }
        return json.dumps(members).encode()

    def _data(self, flags):
        return hashlib.sha256(self.relying_party.encode()).digest() + struct.pack(">BI", flags, self.count)

    def _answer(self, **response):
        return {
            "id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key",
            "authenticatorAttachment": "platform", "clientExtensionResults": {}, "response": response,
        }
