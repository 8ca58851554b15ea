"""Documents that the program xmlsec1 encrypts and signs, which shares no code with a test's other signers."""

import subprocess
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

ENC = "http://www.w3.org/2001/04/xmlenc#"
ENC11 = "http://www.w3.org/2009/xmlenc11#"
SIG = "http://www.w3.org/2000/09/xmldsig#"
MORE = "http://www.w3.org/2001/04/xmldsig-more#"
EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#"

GCM, CBC, DES = f"{ENC11}aes256-gcm", f"{ENC}aes256-cbc", f"{ENC}tripledes-cbc"
OAEP, PKCS1 = f"{ENC}rsa-oaep-mgf1p", f"{ENC}rsa-1_5"


def encrypted(folder: Path, assertion: str, certificate: bytes, content=GCM, wrapping=OAEP) -> str:
    """An EncryptedAssertion for the key of a certificate in DER."""
    (folder / "for.pem").write_bytes(x509.load_der_x509_certificate(certificate).public_bytes(Encoding.PEM))
    (folder / "inner.xml").write_text(assertion)
    (folder / "template.xml").write_text(
        f'<xenc:EncryptedData xmlns:xenc="{ENC}" Type="{ENC}Element">'
        f'<xenc:EncryptionMethod Algorithm="{content}"/><ds:KeyInfo xmlns:ds="{SIG}"><xenc:EncryptedKey>'
        f'<xenc:EncryptionMethod Algorithm="{wrapping}"/><xenc:CipherData><xenc:CipherValue/>'
        "</xenc:CipherData></xenc:EncryptedKey></ds:KeyInfo><xenc:CipherData><xenc:CipherValue/>"
        "</xenc:CipherData></xenc:EncryptedData>"
    )
    done = _run(
        "--encrypt", "--pubkey-cert-pem", folder / "for.pem",
        "--session-key", "des-192" if content == DES else "aes-256",
        "--xml-data", folder / "inner.xml", folder / "template.xml",
    )
    return (
        '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">'
        + done.partition("?>")[2].strip() + "</saml:EncryptedAssertion>"
    )


def signed(folder: Path, xml: str, identifier: str, key, method=f"{MORE}rsa-sha256", digest=f"{ENC}sha256") -> str:
    """The element with its signature in the place that it has for one."""
    name = "Response" if "Response" in xml[:40] else "Assertion"
    (folder / "key.pem").write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
    )
    template = (
        f'<ds:Signature xmlns:ds="{SIG}"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="{EXCLUSIVE}"/>'
        f'<ds:SignatureMethod Algorithm="{method}"/><ds:Reference URI="#{identifier}"><ds:Transforms>'
        f'<ds:Transform Algorithm="{SIG}enveloped-signature"/><ds:Transform Algorithm="{EXCLUSIVE}"/>'
        f'</ds:Transforms><ds:DigestMethod Algorithm="{digest}"/><ds:DigestValue/></ds:Reference>'
        "</ds:SignedInfo><ds:SignatureValue/></ds:Signature>"
    )
    (folder / "unsigned.xml").write_text(
        xml.replace(f'<ds:Signature xmlns:ds="{SIG}" Id="placeholder"/>', template)
    )
    space = "protocol" if name == "Response" else "assertion"
    done = _run(
        "--sign", "--privkey-pem", folder / "key.pem",
        "--id-attr:ID", f"urn:oasis:names:tc:SAML:2.0:{space}:{name}", folder / "unsigned.xml",
    )
    return done.partition("?>")[2].strip()


def _run(*arguments) -> str:
    done = subprocess.run(
        ["xmlsec1", *map(str, arguments)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
