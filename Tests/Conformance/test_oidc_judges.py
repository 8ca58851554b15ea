"""OpenID clients of PyPI and Debian against a pool, by nothing but its issuer and what discovery lists."""

import secrets
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
from authlib.integrations.requests_client import OAuth2Session
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.jwk import KeySet
from requests_oauthlib import OAuth2Session as OAuthlibSession

from support.apache import ProtectedSite
from support.clients import PASSWORD, make_pool, unique
from support.sign_in_pages import PageVisitor

CALLBACK = "https://app.example/callback"
SCOPE = "openid email"


@pytest.fixture(scope="module")
def app(stack):
    """A pool with pages, and a confidential client that signs in there."""
    pool = make_pool(
        stack,
        {"AutoVerifiedAttributes": ["email"]},
        {
            "GenerateSecret": True,
            "AllowedOAuthFlowsUserPoolClient": True,
            "AllowedOAuthFlows": ["code"],
            "AllowedOAuthScopes": ["openid", "email"],
            "CallbackURLs": [CALLBACK],
            "SupportedIdentityProviders": ["COGNITO"],
        },
    )
    pool.admin.create_user_pool_domain(UserPoolId=pool.id, Domain=unique("judged"))
    return pool


@pytest.fixture(scope="module")
def metadata(app):
    issuer = f"{app.stack.endpoint}/{app.id}"
    found = requests.get(f"{issuer}/.well-known/openid-configuration", timeout=30).json()
    assert found["issuer"] == issuer
    return found


@pytest.fixture
def visitor(app):
    name = app.user(email=f"{unique('judge')}@example.com")
    return PageVisitor(app.stack.endpoint, name, PASSWORD)


def test_authlib_signs_in_with_pkce_refreshes_and_revokes(app, metadata, visitor):
    client = OAuth2Session(
        app.client_id, app.client_secret, scope=SCOPE, redirect_uri=CALLBACK,
        code_challenge_method="S256",
    )
    verifier, nonce = secrets.token_urlsafe(48), secrets.token_urlsafe(16)
    address, state = client.create_authorization_url(
        metadata["authorization_endpoint"], code_verifier=verifier, nonce=nonce
    )
    answer = visitor.sign_in(address)
    given = parse_qs(urlsplit(answer).query)
    assert given["iss"] == [metadata["issuer"]]
    tokens = client.fetch_token(
        metadata["token_endpoint"], authorization_response=answer, state=state,
        code_verifier=verifier,
    )
    keys = KeySet.import_key_set(requests.get(metadata["jwks_uri"], timeout=30).json())
    decoded = jwt.decode(tokens["id_token"], keys)
    claims = CodeIDToken(
        decoded.claims,
        decoded.header,
        {"iss": {"value": metadata["issuer"]}, "aud": {"value": app.client_id}},
        {"nonce": nonce, "access_token": tokens["access_token"]},
    )
    # Among them at_hash and the nonce.
    claims.validate()
    who = client.get(metadata["userinfo_endpoint"]).json()
    assert who["sub"] == claims["sub"]
    renewed = client.refresh_token(metadata["token_endpoint"], tokens["refresh_token"])
    assert renewed["access_token"] != tokens["access_token"]
    assert client.revoke_token(
        metadata["revocation_endpoint"], tokens["refresh_token"]
    ).status_code == 200


def test_requests_oauthlib_signs_in_with_a_basic_secret(app, metadata, visitor, monkeypatch):
    # oauthlib wants TLS of every address, this machine's too.
    monkeypatch.setenv("OAUTHLIB_INSECURE_TRANSPORT", "1")
    client = OAuthlibSession(app.client_id, scope=SCOPE.split(), redirect_uri=CALLBACK)
    address, state = client.authorization_url(metadata["authorization_endpoint"])
    answer = visitor.sign_in(address)
    assert parse_qs(urlsplit(answer).query)["state"] == [state]
    tokens = client.fetch_token(
        metadata["token_endpoint"],
        authorization_response=answer,
        auth=(app.client_id, app.client_secret),
    )
    assert tokens["token_type"] == "Bearer" and tokens["id_token"]
    assert client.get(metadata["userinfo_endpoint"]).json()["email"].endswith("@example.com")


def test_apaches_mod_auth_openidc_protects_a_site(app, metadata, visitor, tmp_path):
    with ProtectedSite(tmp_path) as site:
        client = app.admin.create_user_pool_client(
            UserPoolId=app.id, ClientName="site", GenerateSecret=True,
            AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
            AllowedOAuthScopes=["openid", "email"], CallbackURLs=[site.callback],
            LogoutURLs=[site.signed_out], SupportedIdentityProviders=["COGNITO"],
        )["UserPoolClient"]
        site.start(metadata["issuer"], client["ClientId"], client["ClientSecret"])
        session = visitor.session
        first = session.get(f"{site.address}/secure/", allow_redirects=False, timeout=30)
        assert first.status_code == 302
        address = first.headers["Location"]
        assert address.startswith(metadata["authorization_endpoint"])
        page = session.get(visitor.sign_in(address), timeout=30)
        assert "Members only" in page.text
        name = visitor.typed["username"]
        user = app.admin.admin_get_user(UserPoolId=app.id, Username=name)
        attributes = {entry["Name"]: entry["Value"] for entry in user["UserAttributes"]}
        assert page.headers["X-Subject"] == attributes["sub"]
        # Signs out at the site and at the pool.
        out = session.get(
            f"{site.callback}?logout={site.signed_out}", allow_redirects=False, timeout=30
        )
        assert out.headers["Location"].startswith(metadata["end_session_endpoint"])
        assert "Signed out" in session.get(out.headers["Location"], timeout=30).text
        again = session.get(f"{site.address}/secure/", allow_redirects=False, timeout=30)
        assert again.status_code == 302
