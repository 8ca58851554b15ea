"""Sign-ins at outside providers where the pages of pools have hosts of their own, to which browsers bind cookies."""

import socket
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest
import requests

from support.clients import ALL_FLOWS, unique
from support.exchanges import claims
from support.provider_sign_ins import (
    CALLBACK, OAUTH, add_issuer, authorize, federated_pool, follow, inflated, list_providers, redeem, told,
)
from support.saml import SamlProvider
from support.saml_office import SIGN_ON, Office, metadata
from support.stack import make_stack
from support.upstream import Upstream


@pytest.fixture(scope="module")
def upstream():
    running = Upstream()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_DOMAINS_SUFFIX": "localhost", "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer,
        }
        yield running.start()


@pytest.fixture(autouse=True)
def names_below_localhost(monkeypatch):
    """Found as browsers find them (RFC 6761 section 6.3), so that a cookie goes to the host that has set it."""
    found = socket.getaddrinfo

    def find(host, *arguments, **named):
        own = isinstance(host, str) and host.endswith(".localhost")
        return found("127.0.0.1" if own else host, *arguments, **named)

    monkeypatch.setattr(socket, "getaddrinfo", find)


def host_of(pool) -> str:
    domain = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Domain"]
    return f"http://{domain}.localhost:{pool.stack.port}"


@pytest.fixture
def pool(stack, upstream):
    upstream.subject = unique("ada")
    made = federated_pool(stack)
    add_issuer(made, "Corp", upstream.issuer)
    list_providers(made, "COGNITO", "Corp")
    return made


def test_fed_1_providers_answer_at_the_host_that_browsers_are_led_to(pool, upstream):
    """Also where the request came by the installation's own address, and the next one needs no provider."""
    with requests.Session() as browser:
        end = follow(pool, browser, authorize(pool, browser, "Corp"))
        assert claims(redeem(pool, told(end)["code"])["id_token"])["cognito:username"] == f"Corp_{upstream.subject}"
        assert upstream.asked[-1]["redirect_uri"] == f"{host_of(pool)}/oauth2/idpresponse"
        count = len(upstream.asked)
        query = {
            "client_id": pool.client_id, "redirect_uri": CALLBACK, "response_type": "code", "scope": "openid",
        }
        again = browser.get(f"{host_of(pool)}/oauth2/authorize", params=query, allow_redirects=False, timeout=60)
        assert told(again)["code"] and len(upstream.asked) == count


def test_fed_1_a_provider_of_saml_posts_to_the_host_that_browsers_are_led_to(stack):
    pool, saml = federated_pool(stack), SamlProvider()
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Office", ProviderType="SAML", AttributeMapping={"email": "mail"},
        ProviderDetails={"MetadataFile": metadata(saml)},
    )
    list_providers(pool, "COGNITO", "Office")
    office = Office.of(pool, saml)
    office.place = lambda path: f"{host_of(pool)}{path}"
    with requests.Session() as browser:
        begun = follow(pool, browser, authorize(pool, browser, "Office"), stop=SIGN_ON)
        query = parse_qs(urlsplit(begun.headers["Location"]).query)
        asked = inflated(query["SAMLRequest"][0])
        assert f'AssertionConsumerServiceURL="{host_of(pool)}/saml2/idpresponse"' in asked
        posted = office.post(
            browser, SAMLResponse=office.response(asked.split(' ID="')[1].split('"')[0]),
            RelayState=query["RelayState"][0],
        )
        assert told(follow(pool, browser, posted))["code"]


def fragment(answer) -> dict:
    address = urlsplit(answer.headers["Location"])
    assert answer.headers["Location"].startswith(CALLBACK) and not address.query
    return dict(parse_qsl(address.fragment))


def test_aut_18_the_implicit_grant_through_a_provider_answers_in_the_fragment(pool, upstream):
    """FED-2: its errors too."""
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, SupportedIdentityProviders=["COGNITO", "Corp"],
        ExplicitAuthFlows=ALL_FLOWS, **(OAUTH | {"AllowedOAuthFlows": ["implicit"]}),
    )
    with requests.Session() as browser:
        end = fragment(follow(pool, browser, authorize(pool, browser, "Corp", response_type="token")))
        assert claims(end["id_token"])["cognito:username"] == f"Corp_{upstream.subject}"
        assert end["access_token"] and end["state"] == "s&=ü"
    upstream.token_status = 400
    try:
        with requests.Session() as browser:
            end = fragment(follow(pool, browser, authorize(pool, browser, "Corp", response_type="token")))
            assert end["error"] == "invalid_request" and end["state"] == "s&=ü" and "access_token" not in end
    finally:
        upstream.token_status = 200
