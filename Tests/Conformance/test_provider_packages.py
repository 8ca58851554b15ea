"""Providers that Debian has, SimpleSAMLphp and Glewlwyd, sign users of a pool in."""

import html
import re
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import pytest
import requests

from support.exchanges import claims
from support.glewlwyd import Glewlwyd
from support.provider_sign_ins import (
    SIGNED_OUT, add_issuer, authorize, federated_pool, follow, list_providers, redeem, told, users,
)
from support.simplesaml import SimpleSamlProvider
from support.stack import make_stack

SECRET = "their-secret-of-some-length"


@pytest.fixture(scope="module")
def glewlwyd(tmp_path_factory):
    running = Glewlwyd(tmp_path_factory.mktemp("glewlwyd") / "own")
    yield running
    running.close()


@pytest.fixture(scope="module")
def simple(tmp_path_factory):
    running = SimpleSamlProvider(tmp_path_factory.mktemp("simplesaml") / "own")
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(glewlwyd):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": glewlwyd.address}
        yield running.start()


def there(pool, browser, provider, stop, **changes) -> str:
    """The address at the provider that the browser is led to."""
    return follow(pool, browser, authorize(pool, browser, provider, **changes), stop=stop).headers["Location"]


def test_fed_glewlwyd_signs_in_and_names_itself(stack, glewlwyd):
    pool = federated_pool(stack)
    add_issuer(pool, "Corp", glewlwyd.issuer, client_secret=SECRET)
    list_providers(pool, "COGNITO", "Corp")
    glewlwyd.register("our-app", SECRET, f"{stack.endpoint}/{pool.id}/oauth2/idpresponse")
    with requests.Session() as browser:
        asked = there(pool, browser, "Corp", glewlwyd.address)
        # It demands a proof key, and says in its answer who it is (RFC 9207).
        assert "code_challenge_method=S256" in asked
        answer = glewlwyd.sign_in(browser, asked, "our-app")
        assert parse_qs(urlsplit(answer).query)["iss"] == [glewlwyd.issuer]
        end = told(follow(pool, browser, browser.get(answer, allow_redirects=False, timeout=60)))
        of_user = claims(redeem(pool, end["code"])["id_token"])
    assert of_user["email"] == "ada@example.com" and of_user["name"] == "Ada"
    assert of_user["cognito:username"].startswith("Corp_")
    assert of_user["identities"][0]["issuer"] == glewlwyd.issuer
    # The same answer as another issuer's is the mix-up that the parameter is for.
    with requests.Session() as browser:
        asked = there(pool, browser, "Corp", glewlwyd.address)
        parts = urlsplit(glewlwyd.sign_in(browser, asked, "our-app"))
        query = dict(parse_qsl(parts.query)) | {"iss": "https://other.example"}
        mixed = browser.get(parts._replace(query=urlencode(query)).geturl(), allow_redirects=False, timeout=60)
        assert told(mixed)["error"] == "invalid_request"


def simple_pool(stack, simple, known=None, **details):
    pool = federated_pool(stack)
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Simple", ProviderType="SAML",
        AttributeMapping={"email": "mail"},
        ProviderDetails={
            "MetadataFile": simple.metadata(), "RequestSigningAlgorithm": "rsa-sha256", "IDPSignout": "true",
        } | details,
    )
    list_providers(pool, "COGNITO", "Simple")
    certificate = pool.admin.get_signing_certificate(UserPoolId=pool.id)["Certificate"]
    simple.know(pool.id, f"{stack.endpoint}/{pool.id}", certificate, **(known or {}))
    return pool


def post(pool, form) -> requests.Response:
    return requests.post(
        f"{pool.stack.endpoint}/{pool.id}/saml2/idpresponse", data=form, allow_redirects=False, timeout=60,
        headers={"Sec-Fetch-Site": "cross-site"},
    )


def signed_in(pool, simple, browser, **changes) -> dict:
    """Signs in at SimpleSAMLphp; returns what the client is told."""
    form = simple.sign_in(browser, there(pool, browser, "Simple", simple.address, **changes))
    return told(follow(pool, browser, post(pool, form)))


def test_sam_simplesamlphp_signs_in_and_out(stack, simple):
    pool = simple_pool(stack, simple)
    with requests.Session() as browser:
        end = signed_in(pool, simple, browser)
        of_user = claims(redeem(pool, end["code"])["id_token"])
        assert of_user["cognito:username"] == "Simple_ada" and of_user["email"] == "ada@example.com"
        left = browser.get(
            f"{stack.endpoint}/{pool.id}/logout", allow_redirects=False, timeout=60,
            params={"client_id": pool.client_id, "logout_uri": SIGNED_OUT},
        )
        onward = html.unescape(re.search(r'data-onward[^>]*><a class="" href="([^"]*)"', left.text)[1])
        assert onward.startswith(simple.address)
        # SimpleSAMLphp checks the signature of the wish, and leads back to where the sign-out began.
        back = follow(pool, browser, browser.get(onward, allow_redirects=False, timeout=60), stop=SIGNED_OUT)
        assert back.headers["Location"].startswith(SIGNED_OUT)
        # Its own session is over too: it asks for the password again.
        page = browser.get(there(pool, browser, "Simple", simple.address), timeout=60)
        assert 'name="password"' in page.text


def test_sam_simplesamlphp_refuses_a_request_that_is_not_the_pools(stack, simple):
    pool = simple_pool(stack, simple)
    with requests.Session() as browser:
        address = there(pool, browser, "Simple", simple.address)
        parts = urlsplit(address)
        query = dict(parse_qsl(parts.query))
        for changes in ({"RelayState": "another"}, {"Signature": query["Signature"][::-1]}):
            changed = parts._replace(query=urlencode(query | changes)).geturl()
            assert 'name="password"' not in browser.get(changed, timeout=60).text


def test_sam_8_a_response_of_simplesamlphp_counts_once_and_at_its_own_pool(stack, simple):
    pool, other = simple_pool(stack, simple), simple_pool(stack, simple)
    with requests.Session() as browser:
        form = simple.sign_in(browser, there(pool, browser, "Simple", simple.address))
        elsewhere = post(other, form | {"RelayState": there_state(other, browser, simple)})
        assert told(follow(other, browser, elsewhere))["error"] == "server_error"
        assert "code" in told(follow(pool, browser, post(pool, form)))
        assert post(pool, form).status_code == 400
    assert users(other) == []


def there_state(pool, browser, simple) -> str:
    query = urlsplit(there(pool, browser, "Simple", simple.address)).query
    return parse_qs(query)["RelayState"][0]


def test_sam_11_simplesamlphp_encrypts_in_cbc_alone_which_counts_where_it_may(stack, simple):
    """It has no setting for AES-GCM where it encrypts for a certificate."""
    encrypts = {"assertion__encryption": "true"}
    for permits, is_opened in ({}, False), ({"gatehouse_permits": "cbc"}, True):
        pool = simple_pool(stack, simple, encrypts, EncryptedResponses="true", **permits)
        with requests.Session() as browser:
            form = simple.sign_in(browser, there(pool, browser, "Simple", simple.address))
            text = simple.read(form)
            assert "xmlenc#aes128-cbc" in text and "ada@example.com" not in text
            end = told(follow(pool, browser, post(pool, form)))
        assert ("code" in end) == is_opened and ("error" in end) != is_opened, (permits, end)
    # What is in the clear is refused where responses are to be encrypted.
    pool = simple_pool(stack, simple, EncryptedResponses="true")
    with requests.Session() as browser:
        assert signed_in(pool, simple, browser)["error"] == "server_error"
    assert users(pool) == []


def test_sam_prompt_login_asks_again_at_simplesamlphp(stack, simple):
    pool = simple_pool(stack, simple)
    with requests.Session() as browser:
        assert "code" in signed_in(pool, simple, browser)
        address = there(pool, browser, "Simple", simple.address, prompt="login")
        assert 'name="password"' in browser.get(address, timeout=60).text
