"""Pools whose users come from outside providers, and browsers that follow redirects there and back."""

import base64
import zlib
from urllib.parse import parse_qsl, urljoin, urlsplit

import requests

from .clients import ALL_FLOWS, make_pool, unique

CALLBACK = "https://app.example/callback"
SIGNED_OUT = "https://app.example/signed-out"
OAUTH = {
    "AllowedOAuthFlowsUserPoolClient": True,
    "AllowedOAuthFlows": ["code"],
    "AllowedOAuthScopes": ["openid", "email", "profile"],
    "CallbackURLs": [CALLBACK],
    "LogoutURLs": [SIGNED_OUT],
}


def federated_pool(stack, settings=None, client=None):
    """A pool with pages, and a client that is there for browsers."""
    made = make_pool(stack, settings, OAUTH | (client or {}))
    made.admin.create_user_pool_domain(Domain=unique("providers"), UserPoolId=made.id)
    return made


def list_providers(pool, *names, client=None, **changes):
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=client or pool.client_id,
        SupportedIdentityProviders=list(names),
        ExplicitAuthFlows=ALL_FLOWS, **(OAUTH | changes),
    )


def add_issuer(pool, name, issuer, mapping=None, **details):
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName=name, ProviderType="OIDC",
        AttributeMapping={"email": "email", "name": "name"} if mapping is None else mapping,
        ProviderDetails={
            "client_id": "our-app", "client_secret": "their-secret", "authorize_scopes": "openid email",
            "attributes_request_method": "GET", "oidc_issuer": issuer,
        } | details,
    )


def authorize(pool, browser, provider, **changes):
    """The answer to a request of the client, which is not followed."""
    query = {
        "client_id": pool.client_id, "redirect_uri": CALLBACK, "response_type": "code",
        "scope": "openid email profile", "state": "s&=ü", "identity_provider": provider,
    } | changes
    return browser.get(
        f"{pool.stack.endpoint}/oauth2/authorize", timeout=60, allow_redirects=False,
        params={name: value for name, value in query.items() if value is not None},
    )


def follow(pool, browser, answer, stop=CALLBACK):
    """Follows redirects until one leads to an address that begins like this, or to a page."""
    for _ in range(12):
        location = answer.headers.get("Location")
        if location is None or location.startswith(stop):
            return answer
        answer = browser.get(urljoin(answer.url, location), allow_redirects=False, timeout=60)
    raise AssertionError("the redirects have no end")


def sign_in(pool, browser, provider, **changes):
    """What the client is told at the end."""
    return told(follow(pool, browser, authorize(pool, browser, provider, **changes)))


def told(answer) -> dict:
    """The query of the address that an answer leads to."""
    return dict(parse_qsl(urlsplit(answer.headers["Location"]).query))


def redeem(pool, code, **more):
    answer = requests.post(
        f"{pool.stack.endpoint}/oauth2/token", timeout=60,
        data={
            "grant_type": "authorization_code", "client_id": pool.client_id, "code": code,
            "redirect_uri": CALLBACK,
        } | more,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def users(pool) -> list[str]:
    return sorted(user["Username"] for user in pool.admin.list_users(UserPoolId=pool.id)["Users"])


def inflated(message: str) -> str:
    """A message of SAML that stood in an address."""
    return zlib.decompress(base64.b64decode(message), -15).decode()
