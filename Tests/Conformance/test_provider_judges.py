"""Providers that others have written, and a pool of Gatehouse itself, sign users of a pool in."""

import html
import re
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
from oidc_provider_mock import User, run_server_in_thread

from support.clients import PASSWORD, make_pool, unique
from support.exchanges import claims
from support.idpy import IdpyProvider
from support.provider_sign_ins import (
    CALLBACK, SIGNED_OUT, add_issuer, authorize, federated_pool, follow, list_providers, redeem, told, users,
)
from support.pysaml import SIGN_OFF, SIGN_ON, PysamlProvider
from support.sign_in_pages import PageVisitor
from support.stack import make_stack

SECRET = "their-secret-which-is-long-enough-for-idpyoidc"


@pytest.fixture(scope="module")
def idpy():
    running = IdpyProvider("our-app", SECRET)
    yield running
    running.close()


@pytest.fixture(scope="module")
def mock():
    with run_server_in_thread(
        require_nonce=True, user_claims=[User(sub="ada", claims={"email": "ada@example.com", "name": "Ada"})]
    ) as server:
        yield f"http://localhost:{server.server_port}"


@pytest.fixture(scope="module")
def stack(idpy, mock):
    with make_stack() as running:
        hosts = [idpy.issuer, mock, running.endpoint]
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": ",".join(hosts)}
        yield running.start()


def begun(pool, browser, provider, stop) -> dict:
    answer = follow(pool, browser, authorize(pool, browser, provider), stop=stop)
    query = urlsplit(answer.headers["Location"]).query
    return {"url": answer.headers["Location"]} | {name: values[0] for name, values in parse_qs(query).items()}


def test_fed_idpyoidc_which_demands_a_proof_key_signs_in(stack, idpy):
    pool = federated_pool(stack)
    add_issuer(pool, "Corp", idpy.issuer, client_secret=SECRET, authorize_scopes="openid email profile")
    list_providers(pool, "COGNITO", "Corp")
    idpy.register(f"{stack.endpoint}/{pool.id}/oauth2/idpresponse")
    with requests.Session() as browser:
        end = told(follow(pool, browser, authorize(pool, browser, "Corp")))
        of_user = claims(redeem(pool, end["code"])["id_token"])
    assert "code_challenge_method=S256" in idpy.asked[-1] and "nonce=" in idpy.asked[-1]
    assert of_user["email"] == "ada@example.com" and of_user["name"] == "Ada"
    assert of_user["cognito:username"].startswith("Corp_")
    assert of_user["identities"][0]["issuer"] == idpy.issuer
    # The address that the provider knows is the pool's own: another pool's is refused there.
    other = federated_pool(stack)
    add_issuer(other, "Corp", idpy.issuer, client_secret=SECRET)
    list_providers(other, "COGNITO", "Corp")
    with requests.Session() as browser:
        refused = follow(other, browser, authorize(other, browser, "Corp"))
        assert refused.status_code == 400 and refused.url.startswith(idpy.issuer)


def test_fed_oidc_provider_mock_signs_in_and_refuses(stack, mock):
    pool = federated_pool(stack)
    add_issuer(pool, "Mock", mock, authorize_scopes="openid email profile")
    list_providers(pool, "COGNITO", "Mock")
    with requests.Session() as browser:
        there = begun(pool, browser, "Mock", mock)
        answer = browser.post(there["url"], data={"sub": "ada"}, allow_redirects=False, timeout=60)
        of_user = claims(redeem(pool, told(follow(pool, browser, answer))["code"])["id_token"])
        assert of_user["cognito:username"] == "Mock_ada" and of_user["name"] == "Ada"
    with requests.Session() as browser:
        there = begun(pool, browser, "Mock", mock)
        answer = browser.post(there["url"], data={"action": "deny"}, allow_redirects=False, timeout=60)
        # This provider forgets the state where it refuses: there is no client to be told.
        assert told(answer) == {"error": "access_denied"} | (
            {"error_description": told(answer)["error_description"]}
        )
        page = follow(pool, browser, answer)
        assert page.status_code == 400 and "Location" not in page.headers


class TwoPools:
    """A pool whose provider is another pool."""

    def __init__(self, stack):
        self.upper = make_pool(stack, {"AutoVerifiedAttributes": ["email"]})
        self.upper.admin.create_user_pool_domain(UserPoolId=self.upper.id, Domain=unique("upper"))
        self.lower = federated_pool(stack)
        app = self.upper.admin.create_user_pool_client(
            UserPoolId=self.upper.id, ClientName="lower", GenerateSecret=True,
            AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
            AllowedOAuthScopes=["openid", "email"], SupportedIdentityProviders=["COGNITO"],
            CallbackURLs=[f"{stack.endpoint}/{self.lower.id}/oauth2/idpresponse"],
        )["UserPoolClient"]
        add_issuer(
            self.lower, "Upper", f"{stack.endpoint}/{self.upper.id}",
            {"email": "email", "email_verified": "email_verified"},
            client_id=app["ClientId"], client_secret=app["ClientSecret"],
        )
        list_providers(self.lower, "COGNITO", "Upper")


def test_fed_another_pool_signs_in(stack):
    two = TwoPools(stack)
    name = two.upper.user(email="ada@example.com", email_verified="true")
    visitor = PageVisitor(stack.endpoint, name, PASSWORD)
    asked = requests.Request("GET", f"{stack.endpoint}/oauth2/authorize", params={
        "client_id": two.lower.client_id, "redirect_uri": CALLBACK, "response_type": "code",
        "scope": "openid email", "state": "s", "identity_provider": "Upper",
    }).prepare().url
    end = {key: values[0] for key, values in parse_qs(urlsplit(visitor.sign_in(asked)).query).items()}
    of_user = claims(redeem(two.lower, end["code"])["id_token"])
    sub = two.upper.admin.admin_get_user(UserPoolId=two.upper.id, Username=name)["UserAttributes"]
    sub = next(entry["Value"] for entry in sub if entry["Name"] == "sub")
    assert of_user["cognito:username"] == f"Upper_{sub}"
    assert of_user["email"] == "ada@example.com" and of_user["email_verified"] is True
    # A user who is disabled above comes in no more.
    two.upper.admin.admin_disable_user(UserPoolId=two.upper.id, Username=name)
    again = PageVisitor(stack.endpoint, name, PASSWORD)
    with pytest.raises(AssertionError):
        again.sign_in(asked)
    assert len(users(two.lower)) == 1


# What pysaml2 calls the attribute mail, as most providers do.
MAIL = "urn:oid:0.9.2342.19200300.100.1.3"


@pytest.fixture
def pysaml(stack, tmp_path):
    """A pool with the provider Pysaml of pysaml2."""
    provider = PysamlProvider(tmp_path)

    def make(**details):
        pool = federated_pool(stack)
        pool.admin.create_identity_provider(
            UserPoolId=pool.id, ProviderName="Pysaml", ProviderType="SAML", AttributeMapping={"email": MAIL},
            ProviderDetails={
                "MetadataFile": provider.metadata(), "RequestSigningAlgorithm": "rsa-sha256",
                "IDPSignout": "true",
            } | details,
        )
        list_providers(pool, "COGNITO", "Pysaml")
        certificate = pool.admin.get_signing_certificate(UserPoolId=pool.id)["Certificate"]
        provider.know(pool.id, f"{stack.endpoint}/{pool.id}", certificate)
        return pool

    provider.pool = make
    return provider


def answer_to(pysaml, pool, browser, **forms) -> dict:
    """Signs in, and returns what the client is told."""
    query = begun(pool, browser, "Pysaml", SIGN_ON)
    document = pysaml.response(pysaml.read_request(query), "ada", {"mail": ["ada@example.com"]}, **forms)
    posted = requests.post(
        f"{pool.stack.endpoint}/{pool.id}/saml2/idpresponse", allow_redirects=False, timeout=60,
        data={"SAMLResponse": document, "RelayState": query["RelayState"]},
    )
    return told(follow(pool, browser, posted))


def test_sam_pysaml2_signs_in_and_out_both_ways(pysaml):
    pool = pysaml.pool()
    base = f"{pool.stack.endpoint}/{pool.id}"
    with requests.Session() as browser:
        end = answer_to(pysaml, pool, browser)
        of_user = claims(redeem(pool, end["code"])["id_token"])
        assert of_user["cognito:username"] == "Pysaml_ada" and of_user["email"] == "ada@example.com"
        left = browser.get(
            f"{base}/logout", allow_redirects=False, timeout=60,
            params={"client_id": pool.client_id, "logout_uri": SIGNED_OUT},
        )
        there = html.unescape(re.search(r'data-onward[^>]*><a class="" href="([^"]*)"', left.text)[1])
        assert there.startswith(SIGN_OFF)
        query = {name: values[0] for name, values in parse_qs(urlsplit(there).query).items()}
        asked = pysaml.read_logout(query)
        assert asked.message.name_id.text == "ada" and asked.message.session_index
        # The provider begins it: its request is signed by pysaml2.
        answer_to(pysaml, pool, browser)
        request = pysaml.logout_request(pool.id, f"{base}/saml2/logout", "ada")
        done = requests.post(
            f"{base}/saml2/logout", data={"SAMLRequest": request}, allow_redirects=False, timeout=60
        )
        assert done.status_code == 303 and done.headers["Location"].startswith(SIGN_OFF)
        begun(pool, browser, "Pysaml", SIGN_ON)


def test_sam_pysaml2_signs_the_response_or_both(pysaml):
    pool = pysaml.pool()
    for forms in ({"sign_response": True}, {"sign_response": True, "sign_assertion": False}):
        with requests.Session() as browser:
            assert "code" in answer_to(pysaml, pool, browser, **forms), forms
    with requests.Session() as browser:
        end = answer_to(pysaml, pool, browser, sign_assertion=False, sign_response=False)
        assert end["error"] == "server_error"
    with requests.Session() as browser:
        end = answer_to(pysaml, pool, browser, sign_alg="http://www.w3.org/2000/09/xmldsig#rsa-sha1")
        assert end["error"] == "server_error"


def test_sam_11_the_triple_des_of_pysaml2_is_refused_whatever_is_permitted(pysaml):
    pool = pysaml.pool(EncryptedResponses="true", gatehouse_permits="cbc sha1")
    for forms in ({"encrypt_assertion": True}, {}):
        with requests.Session() as browser:
            assert answer_to(pysaml, pool, browser, **forms)["error"] == "server_error"
    assert users(pool) == []
