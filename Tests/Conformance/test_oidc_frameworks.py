"""Web frameworks' libraries sign users in at a pool: those made for Cognito by its addresses, others by discovery."""

import secrets
import sys
import types
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest
import requests

from support.clients import PASSWORD, make_pool, unique
from support.sign_in_pages import PageVisitor

HOST = "https://app.example"
CALLBACKS = {
    "social": f"{HOST}/complete/cognito/",
    "allauth": f"{HOST}/accounts/amazon-cognito/login/callback/",
    "mozilla": f"{HOST}/oidc/callback/",
    "flask": f"{HOST}/postlogin",
    "idpy": f"{HOST}/authz_cb",
}


@pytest.fixture(scope="module")
def app(stack):
    """A pool with pages, and a confidential client of an application with many frameworks."""
    pool = make_pool(
        stack,
        {"AutoVerifiedAttributes": ["email"]},
        {
            "GenerateSecret": True,
            "AllowedOAuthFlowsUserPoolClient": True,
            "AllowedOAuthFlows": ["code"],
            "AllowedOAuthScopes": ["openid", "email", "profile"],
            "CallbackURLs": [f"{HOST}/", *CALLBACKS.values()],
            "LogoutURLs": [f"{HOST}/"],
            "SupportedIdentityProviders": ["COGNITO"],
        },
    )
    pool.admin.create_user_pool_domain(UserPoolId=pool.id, Domain=unique("framed"))
    return pool


@pytest.fixture
def visitor(app):
    name = app.user(email=f"{unique('framed')}@example.com", email_verified="true")
    return PageVisitor(app.stack.endpoint, name, PASSWORD)


@pytest.fixture(scope="module")
def issuer(app):
    return f"{app.stack.endpoint}/{app.id}"


def sub(app, visitor) -> str:
    user = app.admin.admin_get_user(UserPoolId=app.id, Username=visitor.typed["username"])
    return next(each["Value"] for each in user["UserAttributes"] if each["Name"] == "sub")


def test_social_auths_cognito_backend_goes_by_the_login_page(app, issuer, visitor):
    """It begins at `/login` of a domain with a path in it."""
    from social_core.backends.cognito import CognitoOAuth2
    from social_core.strategy import BaseStrategy

    class Nonces:
        """Takes every state once; the session of the one user who is here holds it too."""

        @staticmethod
        def use(*_):
            return True

        consume = use

    class Strategy(BaseStrategy):
        def __init__(self, data):
            self.kept, self.data = {}, data
            super().__init__(storage=types.SimpleNamespace(nonce=Nonces))

        def get_setting(self, name):
            return {
                "SOCIAL_AUTH_COGNITO_KEY": app.client_id,
                "SOCIAL_AUTH_COGNITO_SECRET": app.client_secret,
                "SOCIAL_AUTH_COGNITO_POOL_DOMAIN": issuer,
            }[name]

        def request_data(self, merge=True):
            return self.data

        def session_get(self, name, default=None):
            return self.kept.get(name, default)

        def session_set(self, name, value):
            self.kept[name] = value

        def session_pop(self, name):
            return self.kept.pop(name, None)

        def session_setdefault(self, name, value):
            return self.kept.setdefault(name, value)

        def build_absolute_uri(self, path=None):
            return path if (path or "").startswith(HOST) else HOST + (path or "/")

    strategy = Strategy({})
    backend = CognitoOAuth2(strategy, redirect_uri=CALLBACKS["social"])
    answer = visitor.sign_in(backend.auth_url())
    strategy.data = dict(parse_qsl(urlsplit(answer).query))
    backend = CognitoOAuth2(strategy, redirect_uri=CALLBACKS["social"])
    backend.data = strategy.data
    state = backend.validate_state()
    assert state == strategy.data["state"]
    tokens = backend.request_access_token(
        backend.access_token_url(),
        data=backend.auth_complete_params(state),
        headers=backend.auth_headers(),
        auth=backend.auth_complete_credentials(),
        method=backend.ACCESS_TOKEN_METHOD,
    )
    who = backend.user_data(tokens["access_token"])
    assert who["sub"] == sub(app, visitor)
    assert backend.get_user_details(who)["email"].startswith("framed-")


@pytest.fixture(scope="module")
def django_site(app, issuer):
    """A Django application with django-allauth and mozilla-django-oidc."""
    import django
    from django.conf import settings

    urls = types.ModuleType("conformance_urls")
    sys.modules["conformance_urls"] = urls
    settings.configure(
        SECRET_KEY=secrets.token_urlsafe(32),
        ALLOWED_HOSTS=["app.example"],
        ROOT_URLCONF="conformance_urls",
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
        INSTALLED_APPS=[
            "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
            "django.contrib.messages", "allauth", "allauth.account", "allauth.socialaccount",
            "allauth.socialaccount.providers.amazon_cognito", "mozilla_django_oidc",
        ],
        MIDDLEWARE=[
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.contrib.auth.middleware.AuthenticationMiddleware",
            "django.contrib.messages.middleware.MessageMiddleware",
            "allauth.account.middleware.AccountMiddleware",
        ],
        TEMPLATES=[
            {
                "BACKEND": "django.template.backends.django.DjangoTemplates",
                "APP_DIRS": True,
                "OPTIONS": {
                    "context_processors": ["django.template.context_processors.request"]
                },
            }
        ],
        AUTHENTICATION_BACKENDS=[
            "allauth.account.auth_backends.AuthenticationBackend",
            "mozilla_django_oidc.auth.OIDCAuthenticationBackend",
        ],
        SOCIALACCOUNT_PROVIDERS={
            "amazon_cognito": {
                "DOMAIN": issuer,
                "APPS": [{"client_id": app.client_id, "secret": app.client_secret}],
                "SCOPE": ["openid", "email", "profile"],
            }
        },
        SOCIALACCOUNT_LOGIN_ON_GET=True,
        SOCIALACCOUNT_EMAIL_VERIFICATION="none",
        LOGIN_REDIRECT_URL="/",
        OIDC_RP_CLIENT_ID=app.client_id,
        OIDC_RP_CLIENT_SECRET=app.client_secret,
        OIDC_RP_SIGN_ALGO="RS256",
        OIDC_RP_SCOPES="openid email",
        OIDC_USE_PKCE=True,
        **{
            f"OIDC_OP_{name}": requests.get(
                f"{issuer}/.well-known/openid-configuration", timeout=30
            ).json()[member]
            for name, member in (
                ("AUTHORIZATION_ENDPOINT", "authorization_endpoint"),
                ("TOKEN_ENDPOINT", "token_endpoint"),
                ("USER_ENDPOINT", "userinfo_endpoint"),
                ("JWKS_ENDPOINT", "jwks_uri"),
            )
        },
    )
    django.setup()
    from django.core.management import call_command
    from django.http import HttpResponse
    from django.urls import include, path

    urls.urlpatterns = [
        path("accounts/", include("allauth.urls")),
        path("oidc/", include("mozilla_django_oidc.urls")),
        path("", lambda request: HttpResponse(request.user.email or "nobody")),
    ]
    call_command("migrate", verbosity=0)
    from django.test import Client

    return lambda: Client(headers={"host": "app.example"})


def go_through(site, visitor, start) -> str:
    """Begins at an address of the application; what its first page says once the user is back."""
    begun = site.get(start, secure=True)
    assert begun.status_code == 302, begun.content
    back = urlsplit(visitor.sign_in(begun.headers["Location"]))
    ended = site.get(f"{back.path}?{back.query}", secure=True)
    assert ended.status_code == 302, ended.content
    assert ended.headers["Location"] == "/", ended.headers
    return site.get("/", secure=True).content.decode()


def test_django_allauths_amazon_cognito_signs_in(app, django_site, visitor):
    said = go_through(django_site(), visitor, "/accounts/amazon-cognito/login/")
    assert said.startswith("framed-")


def test_mozilla_django_oidc_signs_in_with_pkce(app, django_site, visitor):
    said = go_through(django_site(), visitor, "/oidc/authenticate/")
    assert said.startswith("framed-")


def test_flask_cognito_lib_signs_in(app, issuer, visitor, monkeypatch):
    from flask import Flask, jsonify, redirect, session
    from flask_cognito_lib import CognitoAuth
    from flask_cognito_lib.config import Config
    from flask_cognito_lib.decorators import (
        auth_required, cognito_login, cognito_login_callback, cognito_logout,
    )

    # It knows the issuers of AWS alone.
    monkeypatch.setattr(Config, "issuer", issuer)
    site = Flask("conformance")
    site.config.update(
        SECRET_KEY=secrets.token_urlsafe(32),
        AWS_REGION=app.stack.region,
        AWS_COGNITO_USER_POOL_ID=app.id,
        AWS_COGNITO_USER_POOL_CLIENT_ID=app.client_id,
        AWS_COGNITO_USER_POOL_CLIENT_SECRET=app.client_secret,
        AWS_COGNITO_DOMAIN=issuer,
        AWS_COGNITO_REDIRECT_URL=CALLBACKS["flask"],
        AWS_COGNITO_LOGOUT_URL=f"{HOST}/",
    )
    CognitoAuth(site)
    site.route("/login", endpoint="login")(cognito_login(lambda: None))
    site.route("/postlogin", endpoint="back")(cognito_login_callback(lambda: redirect("/me")))
    site.route("/me", endpoint="me")(auth_required()(lambda: jsonify(session["user_info"])))
    site.route("/logout", endpoint="logout")(cognito_logout(lambda: None))
    client = site.test_client()
    begun = client.get("/login", base_url=HOST)
    back = visitor.sign_in(begun.headers["Location"])
    assert "code=" in back, back
    assert client.get(back, base_url=HOST).headers["Location"] == "/me"
    assert client.get("/me", base_url=HOST).json["sub"] == sub(app, visitor)
    out = client.get("/logout", base_url=HOST).headers["Location"]
    left = visitor.session.get(out, allow_redirects=False, timeout=30)
    assert left.headers["Location"] == f"{HOST}/"


def test_idpyoidc_checks_everything_that_it_can(app, issuer):
    """The strict successor of pyoidc: metadata, nonce, `iss`, at_hash, signature, user info."""
    from cryptojwt import KeyJar
    from idpyoidc.client.rp_handler import RPHandler

    # Without an address: Cognito tells email_verified as a text in user info, which is none to this library.
    visitor = PageVisitor(app.stack.endpoint, app.user(), PASSWORD)

    handler = RPHandler(
        base_url=HOST,
        # Keys of its own, kept in no file.
        keyjar=KeyJar(),
        client_configs={
            issuer: {
                "issuer": issuer,
                "client_type": "oidc",
                "client_id": app.client_id,
                "client_secret": app.client_secret,
                "redirect_uris": [CALLBACKS["idpy"]],
                "response_types_supported": ["code"],
                "scopes_supported": ["openid"],
                "provider_info": {"issuer": issuer},
                "add_ons": {
                    "pkce": {
                        "function": "idpyoidc.client.oauth2.add_on.pkce.add_support",
                        "kwargs": {"code_challenge_length": 64, "code_challenge_method": "S256"},
                    }
                },
                "services": {
                    "discovery": {
                        "class": "idpyoidc.client.oidc.provider_info_discovery."
                        "ProviderInfoDiscovery"
                    },
                    "authorization": {"class": "idpyoidc.client.oidc.authorization.Authorization"},
                    "access_token": {"class": "idpyoidc.client.oidc.access_token.AccessToken"},
                    "userinfo": {"class": "idpyoidc.client.oidc.userinfo.UserInfo"},
                    "end_session": {"class": "idpyoidc.client.oidc.end_session.EndSession"},
                },
            }
        },
    )
    begun = handler.begin(issuer, req_args={"scope": ["openid"]})
    address = begun if isinstance(begun, str) else begun["url"]
    answer = visitor.sign_in(address)
    response = {name: value[0] for name, value in parse_qs(urlsplit(answer).query).items()}
    assert response["iss"] == issuer
    done = handler.finalize(issuer, response)
    assert "error" not in done, done
    assert done["userinfo"]["sub"] == sub(app, visitor)
    assert done["id_token"]["iss"] == issuer
