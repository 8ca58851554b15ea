"""A provider of SAML that pysaml2 speaks for, which signs and encrypts by the program xmlsec1."""

import base64
import shutil
from pathlib import Path

from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from saml2 import BINDING_HTTP_POST, BINDING_HTTP_REDIRECT
from saml2.config import IdPConfig
from saml2.saml import NAMEID_FORMAT_PERSISTENT, NameID
from saml2.server import Server

from .saml import SamlProvider

SIGN_ON = "https://idp.example.com/sso"
SIGN_OFF = "https://idp.example.com/slo"


class PysamlProvider:
    """Knows the pool by metadata that a test makes of its addresses and certificate."""

    def __init__(self, folder: Path):
        keys = SamlProvider()
        self.folder = folder
        (folder / "key.pem").write_bytes(
            keys.key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
        )
        (folder / "cert.pem").write_bytes(keys.certificate.public_bytes(Encoding.PEM))
        self.idp: Server | None = None

    def metadata(self) -> str:
        """What the pool is given."""
        from saml2.metadata import entity_descriptor

        return str(entity_descriptor(IdPConfig().load(self._configuration([]))))

    def know(self, pool_id: str, base: str, certificate: str) -> None:
        """Takes over a pool's entity id, its addresses below `base`, and its certificate in base64."""
        key = (
            '<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>'
            f"{certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>"
        )
        text = f"""<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"
            entityID="urn:amazon:cognito:sp:{pool_id}"><md:SPSSODescriptor WantAssertionsSigned="true"
            AuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
            <md:KeyDescriptor use="signing">{key}</md:KeyDescriptor>
            <md:KeyDescriptor use="encryption">{key}</md:KeyDescriptor>
            <md:SingleLogoutService Binding="{BINDING_HTTP_POST}" Location="{base}/saml2/logout"/>
            <md:SingleLogoutService Binding="{BINDING_HTTP_REDIRECT}" Location="{base}/saml2/logout"/>
            <md:AssertionConsumerService index="0" Binding="{BINDING_HTTP_POST}"
            Location="{base}/saml2/idpresponse"/></md:SPSSODescriptor></md:EntityDescriptor>"""
        (self.folder / "sp.xml").write_text(text)
        self.idp = Server(config=IdPConfig().load(self._configuration([str(self.folder / "sp.xml")])))

    def read_request(self, query: dict):
        """The pool's request to sign in, whose signature pysaml2 has checked."""
        return self.idp.parse_authn_request(
            query["SAMLRequest"], BINDING_HTTP_REDIRECT, relay_state=query["RelayState"],
            sigalg=query["SigAlg"], signature=query["Signature"],
        )

    def response(self, asked, name: str, identity: dict, **forms) -> str:
        """The base64 of a response."""
        arguments = self.idp.response_args(asked.message)
        made = self.idp.create_authn_response(
            identity, userid=name,
            name_id=NameID(format=NAMEID_FORMAT_PERSISTENT, text=name),
            authn={"class_ref": "urn:oasis:names:tc:SAML:2.0:ac:classes:Password"},
            **({"sign_assertion": True} | arguments | forms),
        )
        return base64.b64encode(str(made).encode()).decode()

    def read_logout(self, query: dict):
        return self.idp.parse_logout_request(
            query["SAMLRequest"], BINDING_HTTP_REDIRECT, relay_state=query["RelayState"],
            sigalg=query["SigAlg"], signature=query["Signature"],
        )

    def logout_request(self, pool_id: str, place: str, name: str) -> str:
        """The base64 of a signed request to sign a user out."""
        _, made = self.idp.create_logout_request(
            place, issuer_entity_id=f"urn:amazon:cognito:sp:{pool_id}",
            name_id=NameID(format=NAMEID_FORMAT_PERSISTENT, text=name), sign=True,
            sign_alg="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
            digest_alg="http://www.w3.org/2001/04/xmlenc#sha256",
        )
        return base64.b64encode(str(made).encode()).decode()

    def _configuration(self, metadata: list[str]) -> dict:
        return {
            "entityid": "https://idp.example.com/pysaml2",
            "xmlsec_binary": shutil.which("xmlsec1"),
            "key_file": str(self.folder / "key.pem"),
            "cert_file": str(self.folder / "cert.pem"),
            "metadata": {"local": metadata},
            "service": {"idp": {
                "name": "idp",
                "endpoints": {
                    "single_sign_on_service": [(SIGN_ON, BINDING_HTTP_REDIRECT)],
                    "single_logout_service": [(SIGN_OFF, BINDING_HTTP_REDIRECT)],
                },
                "want_authn_requests_signed": True,
                "signing_algorithm": "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
                "digest_algorithm": "http://www.w3.org/2001/04/xmlenc#sha256",
                "policy": {"default": {"lifetime": {"minutes": 5}, "attribute_restrictions": None}},
            }},
        }
