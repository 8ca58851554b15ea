"""An authenticator and its browser, put together from python-fido2."""

import json
import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.utils import sha256, websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestationObject,
    AttestedCredentialData,
    AuthenticatorData,
    CollectedClientData,
)

VERIFIED = AuthenticatorData.FLAG.UP | AuthenticatorData.FLAG.UV


class FidoAuthenticator:
    """A security key that keeps one passkey, and counts."""

    def __init__(self, relying_party="example.com"):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(48)
        self.relying_party = relying_party
        self.origin = f"https://{relying_party}"
        self.user_handle = None
        self.count = 0

    def create(self, options):
        self.user_handle = options["user"]["id"]
        public = ES256.from_cryptography_key(self.key.public_key())
        data = self._data(AttestedCredentialData.create(Aaguid(bytes(16)), self.id, public))
        client_data = self._client_data(CollectedClientData.TYPE.CREATE, options)
        attestation = AttestationObject.create("none", data, {})
        return self._answer(
            client_data,
            attestationObject=websafe_encode(bytes(attestation)),
            transports=["usb"],
        )

    def get(self, options):
        client_data = self._client_data(CollectedClientData.TYPE.GET, options)
        data = self._data()
        signature = self.key.sign(bytes(data) + client_data.hash, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            client_data,
            authenticatorData=websafe_encode(bytes(data)),
            signature=websafe_encode(signature),
            userHandle=self.user_handle,
        )

    def _client_data(self, kind, options):
        return CollectedClientData.create(
            type=kind, challenge=websafe_decode(options["challenge"]), origin=self.origin
        )

    def _data(self, credential=None):
        self.count += 1
        flags = VERIFIED | (AuthenticatorData.FLAG.AT if credential else 0)
        rp = sha256(self.relying_party.encode())
        return AuthenticatorData.create(rp, flags, self.count, credential or b"")

    def _answer(self, client_data, **response):
        return {
            "id": websafe_encode(self.id), "rawId": websafe_encode(self.id), "type": "public-key",
            "authenticatorAttachment": "cross-platform", "clientExtensionResults": {},
            "response": {"clientDataJSON": websafe_encode(bytes(client_data)), **response},
        }


def as_text(credential):
    return json.dumps(credential)
