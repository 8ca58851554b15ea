"""Users who sign out here and at their provider of SAML (LOG-5, SAM-22)."""

import base64
import html
import re
import zlib
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding

from support.events import wait_for
from support.provider_sign_ins import SIGNED_OUT, authorize, follow, inflated, told
from support.saml import ASSERTION, PLACE, PROTOCOL, SamlProvider, moment
from support.saml_office import SIGN_OFF, SIGN_ON, Office


@pytest.fixture(scope="module")
def office(stack):
    return Office(stack, IDPSignout="true")


def sign_out(office, browser, **query):
    return browser.get(
        office.place("/logout"), allow_redirects=False, timeout=60,
        params={"client_id": office.pool.client_id, "logout_uri": SIGNED_OUT} | query,
    )


def leaving(answer) -> str:
    """The provider's address to which the page leads a browser that has signed out."""
    assert answer.status_code == 200, answer.status_code
    found = re.search(r'<p data-onward[^>]*><a class="" href="([^"]*)"', answer.text)
    return html.unescape(found[1])


def is_signed_in(office, browser) -> bool:
    """Whether a request of the client needs no provider."""
    answer = follow(office.pool, browser, authorize(office.pool, browser, "Office"), stop="https://")
    return not answer.headers["Location"].startswith(SIGN_ON)


def logout_request(office, seconds=0, name_id="ada", saml=None, destination=None) -> str:
    saml = saml or office.saml
    text = (
        f'<samlp:LogoutRequest xmlns:samlp="{PROTOCOL}" xmlns:saml="{ASSERTION}" ID="_logout"'
        f' Version="2.0" IssueInstant="{moment(seconds)}"'
        f' Destination="{destination or office.place("/saml2/logout")}">'
        f"<saml:Issuer>{SamlProvider.entity_id}</saml:Issuer>{PLACE}"
        f"<saml:NameID>{name_id}</saml:NameID></samlp:LogoutRequest>"
    )
    return base64.b64encode(saml.signed(text, "_logout").encode()).decode()


def test_log_5_a_user_signs_out_at_the_provider_too_and_comes_back(office):
    with requests.Session() as browser:
        office.tokens(browser)
        assert is_signed_in(office, browser)
        left = sign_out(office, browser, state="s t")
        there = leaving(left)
        assert there.startswith(SIGN_OFF + "?")
        # A browser waits so long for the provider; then the sign-out here stands.
        assert left.headers["Refresh"] == f"10; url={SIGNED_OUT}?state=s+t"
        query = urlsplit(there).query
        members = {name: values[0] for name, values in parse_qs(query).items()}
        asked = inflated(members["SAMLRequest"])
        assert ">ada</saml:NameID>" in asked
        assert "<samlp:SessionIndex>_session</samlp:SessionIndex>" in asked
        assert f">urn:amazon:cognito:sp:{office.pool.id}</saml:Issuer>" in asked
        certificate = x509.load_der_x509_certificate(
            base64.b64decode(
                office.pool.admin.get_signing_certificate(UserPoolId=office.pool.id)["Certificate"]
            )
        )
        signed, _, _ = query.partition("&Signature=")
        certificate.public_key().verify(
            base64.b64decode(members["Signature"]), signed.encode(), padding.PKCS1v15(), hashes.SHA256()
        )
        # The user has signed out here before the provider has been asked: a provider that is down keeps nobody in.
        assert not is_signed_in(office, browser)
        back = browser.get(
            office.place("/saml2/logout"), allow_redirects=False, timeout=60,
            params={"SAMLResponse": "anything", "RelayState": members["RelayState"]},
        )
        end = follow(office.pool, browser, back, stop=SIGNED_OUT)
        assert end.headers["Location"].startswith(SIGNED_OUT) and told(end) == {"state": "s t"}
        # Once is enough.
        again = sign_out(office, browser)
        assert again.headers["Location"] == SIGNED_OUT


def test_log_5_a_provider_may_answer_by_a_form(office):
    with requests.Session() as browser:
        office.sign_in(browser)
        relay_state = parse_qs(urlsplit(leaving(sign_out(office, browser))).query)
        posted = office.post(
            browser, "/saml2/logout", SAMLResponse="x", RelayState=relay_state["RelayState"][0]
        )
        assert posted.status_code == 303
        assert follow(office.pool, browser, posted, stop=SIGNED_OUT).headers["Location"] == SIGNED_OUT


def test_log_5_a_made_up_answer_leads_nowhere_else(office):
    with requests.Session() as browser:
        for relay_state in (
            f"client_id={office.pool.client_id}&logout_uri=https://evil.example",
            "https://evil.example", "//evil.example", "x\r\nSet-Cookie: a=b", "#a",
        ):
            answer = browser.get(
                office.place("/saml2/logout"), allow_redirects=False, timeout=60,
                params={"SAMLResponse": "x", "RelayState": relay_state},
            )
            end = follow(office.pool, browser, answer, stop="https://")
            assert end.status_code == 400 and "Location" not in end.headers, relay_state
        page = browser.get(office.place("/saml2/logout"), params={"SAMLResponse": "x"}, timeout=60)
        assert page.status_code == 200 and "signed out" in page.text.lower()


def test_sam_12_a_message_in_an_address_is_not_inflated(office):
    """A request that is a few kilobytes, and gigabytes once it is inflated."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = base64.b64encode(deflate.compress(bytes(8 << 20)) + deflate.flush()).decode()
    assert len(bomb) < 16_000
    with requests.Session() as browser:
        for form in ({"SAMLRequest": bomb}, {"SAMLRequest": "A" * 4000}):
            refused = browser.get(office.place("/saml2/logout"), params=form, timeout=60)
            assert refused.status_code == 400
        # As an answer it is not read at all.
        page = browser.get(office.place("/saml2/logout"), params={"SAMLResponse": bomb}, timeout=60)
        assert page.status_code == 200
        # Where forms are taken, a message is no compressed one.
        for path in ("/saml2/logout", "/saml2/idpresponse"):
            name = "SAMLRequest" if path == "/saml2/logout" else "SAMLResponse"
            posted = office.post(browser, path, **{name: bomb, "RelayState": "x"})
            assert posted.status_code == 400 and "Location" not in posted.headers


def test_log_5_a_provider_without_sign_out_is_not_asked(stack):
    office = Office(stack)
    with requests.Session() as browser:
        office.sign_in(browser)
        assert sign_out(office, browser).headers["Location"] == SIGNED_OUT
        assert not is_signed_in(office, browser)


def test_log_5_a_deleted_provider_keeps_nobody_in(stack):
    office = Office(stack, IDPSignout="true")
    with requests.Session() as browser:
        office.sign_in(browser)
        office.pool.admin.delete_identity_provider(UserPoolId=office.pool.id, ProviderName="Office")
        assert sign_out(office, browser).headers["Location"] == SIGNED_OUT


def test_sam_22_a_provider_signs_its_user_out_by_a_signed_request_alone(office):
    with requests.Session() as browser:
        office.sign_in(browser)
        for refused in (
            base64.b64encode(b"<x/>").decode(),
            logout_request(office, saml=SamlProvider()),
            logout_request(office, seconds=-3600),
            logout_request(office, destination="https://other.example/saml2/logout"),
        ):
            answer = office.post(browser, "/saml2/logout", SAMLRequest=refused)
            assert answer.status_code == 400 and "Location" not in answer.headers
            event = wait_for(office.pool.stack, answer.headers["x-amzn-requestid"])
            assert event["operation"] == "TakeProviderLogout"
        assert is_signed_in(office, browser)
        # Another user of the provider signs out: nothing ends here.
        other = office.post(browser, "/saml2/logout", SAMLRequest=logout_request(office, name_id="bob"))
        assert other.status_code == 303 and is_signed_in(office, browser)
        done = office.post(
            browser, "/saml2/logout", SAMLRequest=logout_request(office), RelayState="theirs"
        )
        assert done.status_code == 303
        query = parse_qs(urlsplit(done.headers["Location"]).query)
        assert done.headers["Location"].startswith(SIGN_OFF) and query["RelayState"] == ["theirs"]
        answered = inflated(query["SAMLResponse"][0])
        assert 'InResponseTo="_logout"' in answered and "status:Success" in answered
        assert not is_signed_in(office, browser)
