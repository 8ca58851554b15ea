"""Responses of SAML as xmlsec1 and signxml make them, good ones and bad ones, at a pool's own address.

What each attack of SPEC-FEDERATION §6 ends in is looked at in Tests/AssertionReaderTests; here nothing of it signs
a user in, and the client learns no more than that.
"""

import base64
from datetime import datetime, timedelta, timezone

import pytest
import requests
from botocore.exceptions import ClientError
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import NameOID

from support.events import wait_for
from support.exchanges import claims, user_of
from support.provider_sign_ins import federated_pool, follow, list_providers, redeem, told, users
from support.saml import PROTOCOL, SamlProvider
from support.saml_office import Office, metadata
from support.xmlsec import CBC, DES, GCM, PKCS1, SIG, encrypted, signed


@pytest.fixture(scope="module")
def office(stack):
    return Office(stack)


def refused(office, **changes) -> dict:
    """Signs in in vain; returns what the operator is shown of it."""
    with requests.Session() as browser:
        asked_id, state = office.begin(browser)
        posted = office.post(
            browser, SAMLResponse=office.response(asked_id, **changes), RelayState=state
        )
        assert posted.status_code == 303, posted.text
        end = browser.get(
            f"{office.pool.stack.endpoint}{posted.headers['Location']}", allow_redirects=False, timeout=60
        )
    client = told(end)
    assert client["error"] == "server_error" and "code" not in client
    # SAM-23: the detail is the operator's; a forger learns nothing of how far a response came.
    assert client["error_description"] == "Error in SAML response processing: the response is not accepted"
    return wait_for(office.pool.stack, end.headers["x-amzn-requestid"])


def test_sam_xmlsec1_signs_a_user_in(office, tmp_path):
    with requests.Session() as browser:
        tokens = office.tokens(
            browser, seal=lambda xml, name: signed(tmp_path, xml, name, office.saml.key), name_id="xmlsec"
        )
    assert claims(tokens["id_token"])["cognito:username"] == "Office_xmlsec"


def test_sam_7_sha_1_counts_only_where_the_provider_may(stack, office, tmp_path):
    def weakly(of):
        return lambda xml, name: signed(
            tmp_path, xml, name, of.saml.key, method=f"{SIG}rsa-sha1", digest=f"{SIG}sha1"
        )

    refused(office, seal=weakly(office))
    permitted = Office(stack, gatehouse_permits="sha1")
    with requests.Session() as browser:
        assert "code" in permitted.sign_in(browser, seal=weakly(permitted))
    # A stranger's stays one.
    refused(permitted, seal=lambda xml, name: signed(tmp_path, xml, name, office.saml.key, f"{SIG}rsa-sha1"))
    refused(
        permitted,
        seal=lambda xml, name: weakly(permitted)(xml, name).replace(">ada<", ">bob<"),
    )


def key_of(office) -> bytes:
    described = office.pool.admin.describe_identity_provider(UserPoolId=office.pool.id, ProviderName="Office")
    return base64.b64decode(described["IdentityProvider"]["ProviderDetails"]["ActiveEncryptionCertificate"])


def test_sam_11_encryption_counts_where_it_shows_a_change(stack, tmp_path):
    """AES in CBC counts only where `gatehouse_permits` says so; PKCS#1 1.5 and triple DES never do."""
    def sealed(of, content=GCM, **forms):
        return lambda xml, name: encrypted(tmp_path, of.saml.signed(xml, name), key_of(of), content, **forms)

    strict = Office(stack, EncryptedResponses="true")
    with requests.Session() as browser:
        assert "code" in strict.sign_in(browser, seal=sealed(strict))
    refused(strict)
    refused(strict, seal=sealed(strict, CBC))
    lax = Office(stack, EncryptedResponses="true", gatehouse_permits="cbc")
    with requests.Session() as browser:
        assert "code" in lax.sign_in(browser, seal=sealed(lax, CBC))
    refused(lax, seal=sealed(lax, DES))
    refused(lax, seal=sealed(lax, wrapping=PKCS1))
    # Anybody may encrypt for the pool: what is within still has to be signed.
    refused(lax, seal=lambda xml, name: encrypted(tmp_path, xml, key_of(lax), CBC))
    stranger = SamlProvider()
    refused(lax, seal=lambda xml, name: encrypted(tmp_path, stranger.signed(xml, name), key_of(lax), CBC))
    # Encrypted for another pool.
    refused(lax, seal=lambda xml, name: encrypted(tmp_path, lax.saml.signed(xml, name), key_of(strict), CBC))


def test_sam_1_wrapped_signatures_sign_nobody_in(office):
    evil = '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_evil" Version="2.0"/>'

    def bob(xml, name):
        """The good assertion, signed, and what an attacker makes of it."""
        return office.saml.signed(xml, name), xml.replace(">ada<", ">bob<").replace(f'ID="{name}"', 'ID="_evil"')

    def beside(xml, name):
        good, bad = bob(xml, name)
        return bad + good

    def after(xml, name):
        good, bad = bob(xml, name)
        return good + bad

    def inside(xml, name):
        good, bad = bob(xml, name)
        return bad.replace("</saml:Assertion>", good + "</saml:Assertion>")

    def in_extensions(xml, name):
        good, bad = bob(xml, name)
        return f'<samlp:Extensions xmlns:samlp="{PROTOCOL}">{good}</samlp:Extensions>{bad}'

    def in_the_signature(xml, name):
        good, bad = bob(xml, name)
        head, mark, rest = good.partition("</ds:Signature>")
        return head + f'<ds:Object xmlns:ds="{SIG}">{bad}</ds:Object>' + mark + rest

    for wrapped in (beside, after, inside, in_extensions, in_the_signature):
        refused(office, seal=wrapped)
    refused(office, seal=lambda xml, name: office.saml.signed(xml, name) + evil)
    assert not any(name.endswith("bob") for name in users(office.pool))


def test_sam_4_a_comment_cuts_no_name(office):
    for name_id in ("ada@example.com<!---->.evil.org", "ada<?x?>bob"):
        refused(office, name_id=name_id)


def test_sam_5_no_entity_is_declared_or_fetched(office):
    with requests.Session() as browser:
        asked_id, state = office.begin(browser)
        whole = base64.b64decode(office.response(asked_id)).decode()
        for declared in (
            '<!DOCTYPE x [<!ENTITY a "b">]>', '<!DOCTYPE x SYSTEM "http://127.0.0.1:9/x.dtd">',
            '<!DOCTYPE x [<!ENTITY % p SYSTEM "file:///etc/passwd">%p;]>',
        ):
            office.post(
                browser, SAMLResponse=base64.b64encode((declared + whole).encode()).decode(), RelayState=state
            )
            end = told(follow(office.pool, browser, authorize_end(office, browser, state)))
            assert end["error"] == "server_error"
            asked_id, state = office.begin(browser)
            whole = base64.b64decode(office.response(asked_id)).decode()


def authorize_end(office, browser, state):
    return browser.get(
        office.place("/oauth2/idpresponse"), params={"state": state}, allow_redirects=False, timeout=60
    )


def test_sam_8_a_response_counts_once_here_and_for_its_request(office):
    for changes in (
        {"audience": "urn:amazon:cognito:sp:us-east-1_AnotherOne"}, {"recipient": "https://other.example/acs"},
        {"issuer": "https://other.example"}, {"end": -120}, {"begin": 600},
    ):
        refused(office, **changes)
    with requests.Session() as browser:
        asked_id, state = office.begin(browser)
        response = office.response(asked_id)
        posted = office.post(browser, SAMLResponse=response, RelayState=state)
        assert "code" in told(follow(office.pool, browser, posted))
        # The same one again, for the sign-in that is over and for another one.
        assert office.post(browser, SAMLResponse=response, RelayState=state).status_code == 400
        _, other = office.begin(browser, prompt="login")
        again = office.post(browser, SAMLResponse=response, RelayState=other)
        assert told(follow(office.pool, browser, again))["error"] == "server_error"
    # Unasked, where the provider may not begin.
    with requests.Session() as browser:
        relay_state = (
            f"client_id={office.pool.client_id}&redirect_uri=https://app.example/callback&response_type=code"
            "&scope=openid&identity_provider=Office"
        )
        answer = office.post(browser, SAMLResponse=office.response(None), RelayState=relay_state)
        assert answer.status_code == 400 and "Location" not in answer.headers


def test_sam_23_the_detail_is_the_operators_alone(office):
    """Each fault is told to the client in the same words, which `refused` checks, and to the operator in its own."""
    faults = (
        {"audience": "urn:amazon:cognito:sp:us-east-1_AnotherOne"}, {"recipient": "https://other.example/acs"},
        {"seal": SamlProvider().signed},
    )
    assert len({refused(office, **fault)["rule"] for fault in faults}) == len(faults)


def test_sam_8_a_response_is_finished_in_the_browser_that_asked(office):
    """Login CSRF: a victim who is led to the end of an attacker's sign-in is not signed in as the attacker."""
    with requests.Session() as attacker, requests.Session() as victim:
        asked_id, state = office.begin(attacker)
        posted = office.post(attacker, SAMLResponse=office.response(asked_id), RelayState=state)
        address = f"{office.pool.stack.endpoint}{posted.headers['Location']}"
        page = victim.get(address, allow_redirects=False, timeout=60)
        assert page.status_code == 400 and "Location" not in page.headers
        assert "code" in told(follow(office.pool, attacker, posted))


def expired(saml) -> x509.Certificate:
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "idp")])
    now = datetime.now(timezone.utc)
    return (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(saml.key.public_key())
        .serial_number(x509.random_serial_number()).not_valid_before(now - timedelta(days=9))
        .not_valid_after(now - timedelta(days=1)).sign(saml.key, hashes.SHA256())
    )


def test_sam_21_a_certificate_that_has_ended_is_refused_unless_permitted(stack):
    saml = SamlProvider()
    saml.certificate = expired(saml)
    pool = federated_pool(stack)

    def create(**details):
        pool.admin.create_identity_provider(
            UserPoolId=pool.id, ProviderName="Office", ProviderType="SAML", AttributeMapping={"email": "mail"},
            ProviderDetails={"MetadataFile": metadata(saml)} | details,
        )

    for details in ({}, {"gatehouse_permits": "sha1"}):
        with pytest.raises(ClientError) as caught:
            create(**details)
        assert caught.value.response["Error"]["Code"] == "InvalidParameterException"
    with pytest.raises(ClientError) as caught:
        create(gatehouse_permits="everything")
    assert "expired-certificates" in caught.value.response["Error"]["Message"]
    create(gatehouse_permits="expired-certificates")
    list_providers(pool, "COGNITO", "Office")
    office = Office.of(pool, saml)
    with requests.Session() as browser:
        assert "code" in office.sign_in(browser)
    shown = stack.control("providers", "test", pool.id, "Office")
    assert "which is over" in shown.stdout


def test_sam_21_several_certificates_any_of_which_signs(stack):
    """A provider that changes its key has two in its metadata for a while."""
    first, second = SamlProvider(), SamlProvider()
    text = metadata(first)
    other = base64.b64encode(second.certificate.public_bytes(Encoding.DER)).decode()
    key = (
        f'<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="{SIG}"><ds:X509Data><ds:X509Certificate>{other}'
        "</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>"
    )
    office = Office(stack)
    office.pool.admin.update_identity_provider(
        UserPoolId=office.pool.id, ProviderName="Office",
        ProviderDetails={"MetadataFile": text.replace("</md:KeyDescriptor>", "</md:KeyDescriptor>" + key)},
    )
    for saml in (first, second):
        office.saml = saml
        with requests.Session() as browser:
            assert "code" in office.sign_in(browser)
    office.saml = SamlProvider()
    refused(office)


def test_map_5_several_values_of_saml_become_one_text(stack):
    office = Office(
        stack, {"Schema": [{"Name": "teams", "AttributeDataType": "String", "Mutable": True}]},
        {"custom:teams": "teams"},
    )
    with requests.Session() as browser:
        code = office.sign_in(browser, attributes={"teams": ["a", "b, c"]})["code"]
    name = claims(redeem(office.pool, code)["id_token"])["cognito:username"]
    assert user_of(office.pool, name)["Attributes"]["custom:teams"] == "[a, b%2C+c]"


def test_lnk_2_a_link_by_an_attribute_of_saml_counts_once_and_then_by_the_name(stack):
    office = Office(stack)
    pool = office.pool
    local = pool.user()
    pool.admin.admin_link_provider_for_user(
        UserPoolId=pool.id, DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": local},
        SourceUser={
            "ProviderName": "Office", "ProviderAttributeName": "email",
            "ProviderAttributeValue": "ada@example.com",
        },
    )
    with requests.Session() as browser:
        assert claims(office.tokens(browser, name_id="first")["id_token"])["cognito:username"] == local
    # The address is given to another user at the provider: the account stays with the first.
    with requests.Session() as browser:
        there = claims(office.tokens(browser, name_id="second")["id_token"])
        assert there["cognito:username"] == "Office_second"
    with requests.Session() as browser:
        there = office.tokens(browser, name_id="first", attributes={"mail": ["new@example.com"]})
        assert claims(there["id_token"])["cognito:username"] == local
