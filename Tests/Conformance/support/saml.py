"""A SAML identity provider that signs by signxml, which shares no code with what reads it."""

import base64
from datetime import datetime, timedelta, timezone

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import NameOID
from lxml import etree
from signxml import XMLSigner, methods

ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion"
PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol"
SIGNATURE = "http://www.w3.org/2000/09/xmldsig#"
AUDIENCE = "urn:amazon:webservices"
RECIPIENT = "https://signin.aws.amazon.com/saml"
SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success"

# Where signxml puts the signature.
PLACE = f'<ds:Signature xmlns:ds="{SIGNATURE}" Id="placeholder"/>'


def moment(seconds: int) -> str:
    return (datetime.now(timezone.utc) + timedelta(seconds=seconds)).strftime("%Y-%m-%dT%H:%M:%SZ")


class SamlProvider:
    """One provider with one key; a test changes what its responses say."""

    entity_id = "https://idp.example.com/saml"

    def __init__(self):
        self.key = rsa.generate_private_key(65537, 2048)
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "idp")])
        now = datetime.now(timezone.utc)
        self.certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(self.key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - timedelta(days=1))
            .not_valid_after(now + timedelta(days=2))
            .sign(self.key, hashes.SHA256())
        )

    def metadata(self) -> str:
        certificate = base64.b64encode(self.certificate.public_bytes(Encoding.DER)).decode()
        return f"""<?xml version="1.0"?>
            <!-- As a provider hands it out. -->
            <md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"
              entityID="{self.entity_id}">
            <md:IDPSSODescriptor protocolSupportEnumeration="{PROTOCOL}">
            <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="{SIGNATURE}"><ds:X509Data>
            <ds:X509Certificate>{certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
            </md:KeyDescriptor></md:IDPSSODescriptor></md:EntityDescriptor>"""

    def assertion(
        self,
        name_id: str = "ada",
        attributes: dict[str, list[str]] | None = None,
        issuer: str | None = None,
        audience: str = AUDIENCE,
        recipient: str = RECIPIENT,
        begin: int = -5,
        end: int = 300,
        place: str = PLACE,
    ) -> str:
        """An assertion with a place for its signature, as people read XML."""
        values = "".join(
            f'<saml:Attribute Name="{name}" NameFormat="urn:example">'
            + "".join(
                '<saml:AttributeValue xmlns:xs="http://www.w3.org/2001/XMLSchema"'
                ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
                f' xsi:type="xs:string">{value}</saml:AttributeValue>'
                for value in texts
            )
            + "</saml:Attribute>"
            for name, texts in (attributes or {"mail": ["ada@example.com"]}).items()
        )
        return f"""<saml:Assertion xmlns:saml="{ASSERTION}" ID="_assertion" Version="2.0"
              IssueInstant="{moment(0)}">
            <saml:Issuer>{issuer or self.entity_id}</saml:Issuer>{place}
            <saml:Subject><saml:NameID>{name_id}</saml:NameID>
              <saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">
                <saml:SubjectConfirmationData NotOnOrAfter="{moment(end)}"
                  Recipient="{recipient}"/>
              </saml:SubjectConfirmation></saml:Subject>
            <saml:Conditions NotBefore="{moment(begin)}" NotOnOrAfter="{moment(end)}">
              <saml:AudienceRestriction><saml:Audience>{audience}</saml:Audience>
              </saml:AudienceRestriction></saml:Conditions>
            <saml:AuthnStatement AuthnInstant="{moment(-5)}" SessionIndex="_session">
              <saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>
              </saml:AuthnContext></saml:AuthnStatement>
            <saml:AttributeStatement>{values}</saml:AttributeStatement>
            </saml:Assertion>"""

    def wrapped(
        self, inner: str, status: str = SUCCESS, place: str = "", recipient: str = RECIPIENT
    ) -> str:
        """A response around an assertion."""
        return f"""<samlp:Response xmlns:samlp="{PROTOCOL}" ID="_response" Version="2.0"
              IssueInstant="{moment(0)}" Destination="{recipient}">
            <saml:Issuer xmlns:saml="{ASSERTION}">{self.entity_id}</saml:Issuer>{place}
            <samlp:Status><samlp:StatusCode Value="{status}"/></samlp:Status>
            {inner}</samlp:Response>"""

    def signed(self, xml: str, identifier: str) -> str:
        """The element with its signature in its place."""
        signer = XMLSigner(
            method=methods.enveloped,
            signature_algorithm="rsa-sha256",
            digest_algorithm="sha256",
            c14n_algorithm="http://www.w3.org/2001/10/xml-exc-c14n#",
        )
        done = signer.sign(
            etree.fromstring(xml),
            key=self.key,
            cert=[self.certificate],
            reference_uri=identifier,
            id_attribute="ID",
        )
        return etree.tostring(done).decode()

    def response(self, status: str = SUCCESS, **said) -> str:
        """The base64 of a response whose assertion is signed, as browsers carry it."""
        inner = self.signed(self.assertion(**said), "_assertion")
        return encoded(self.wrapped(inner, status, recipient=said.get("recipient", RECIPIENT)))

    def signed_response(self, **said) -> str:
        """The base64 of a signed response around an assertion without a signature of its own."""
        inner = self.assertion(place="", **said)
        return encoded(self.signed(self.wrapped(inner, place=PLACE), "_response"))


def encoded(xml: str) -> str:
    return base64.b64encode(xml.encode()).decode()


def decoded(response: str) -> str:
    return base64.b64decode(response).decode()
