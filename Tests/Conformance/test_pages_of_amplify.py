"""The addresses that Amplify's libraries build for a pool's pages, letter for letter.

`signInWithRedirect` and `signOut` of aws-amplify 6, what aws-amplify 5 and amazon-cognito-auth-js sent in their
place, and what the libraries for phones add.
"""

import base64
import hashlib
import json
import secrets
import string
from urllib.parse import parse_qs, quote, quote_plus, urlsplit

import pytest
import requests

from support.clients import PASSWORD, unique
from support.form_filler import FormFiller
from support.web_app import WebApp

# generateState and generateCodeVerifier choose from these.
LETTERS = string.ascii_letters + string.digits


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    return app.pool(
        stack, {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]}
    )


def member(pool) -> str:
    name = f"{unique('ada')}@example.com"
    return pool.user(name, email=name, email_verified="true")


def letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def url_search_params(pairs) -> str:
    """As `URLSearchParams.toString()` writes them: a space is a plus sign."""
    return "&".join(f"{name}={quote_plus(value, safe='*')}" for name, value in pairs)


def encode_uri_components(pairs) -> str:
    """As `encodeURIComponent` writes each of them: a space is %20."""
    return "&".join(f"{name}={quote(value, safe=chr(39) + '!()*')}" for name, value in pairs)


def url_safe_encode(text: str) -> str:
    """How Amplify puts the application's own state behind the random one."""
    units = text.encode("utf-16-be")
    return "".join(f"{int.from_bytes(units[i:i + 2]):02x}" for i in range(0, len(units), 2))


class Redirect:
    """One `signInWithRedirect`."""

    def __init__(self, pool, app, custom_state=None, write=url_search_params, **options):
        self.pool, self.app = pool, app
        self.state = letters(32)
        if custom_state:
            self.state += "-" + url_safe_encode(custom_state)
        self.verifier = letters(128)
        digest = hashlib.sha256(self.verifier.encode()).digest()
        chosen = options.pop("by", {"identity_provider": "COGNITO"})
        pairs = [
            ("redirect_uri", app.callback),
            ("response_type", "code"),
            ("client_id", pool.client_id),
            *chosen.items(),
            ("scope", "openid email profile aws.cognito.signin.user.admin"),
            *options.items(),
            ("state", self.state),
            ("code_challenge", base64.urlsafe_b64encode(digest).rstrip(b"=").decode()),
            ("code_challenge_method", "S256"),
        ]
        self.address = f"{pool.stack.endpoint}/oauth2/authorize?{write(pairs)}"

    def sign_in(self, name: str) -> dict:
        visitor = FormFiller(self.address)
        visitor.submit(username=name, password=PASSWORD)
        return self.complete(visitor)

    def complete(self, visitor: FormFiller) -> dict:
        """What `completeOAuthFlow` does with the address that the browser came back to."""
        assert visitor.is_back, visitor.left_for or visitor.text
        assert visitor.left_for.startswith(self.app.callback + "?")
        told = parse_qs(urlsplit(visitor.left_for).query)
        assert told["state"] == [self.state] and "error" not in told
        pairs = [
            ("grant_type", "authorization_code"),
            ("code", told["code"][0]),
            ("client_id", self.pool.client_id),
            ("redirect_uri", self.app.callback),
            ("code_verifier", self.verifier),
        ]
        answer = requests.post(
            f"{self.pool.stack.endpoint}/oauth2/token",
            data=encode_uri_components(pairs),
            headers={
                "Content-Type": "application/x-www-form-urlencoded",
                "x-amz-user-agent": "aws-amplify/6 auth/36",
            },
            timeout=60,
        )
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self) -> dict:
        answer = requests.get(self.address, allow_redirects=False, timeout=60)
        if answer.headers["Location"].startswith("/") or self.pool.id in answer.headers["Location"]:
            there = requests.compat.urljoin(answer.url, answer.headers["Location"])
            answer = requests.get(there, allow_redirects=False, timeout=60)
        assert answer.headers["Location"].startswith(self.app.callback + "?")
        return parse_qs(urlsplit(answer.headers["Location"]).query)


def claims(token: str) -> dict:
    part = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


@pytest.mark.parametrize("write", [url_search_params, encode_uri_components])
@pytest.mark.parametrize("custom_state", [None, "/cart?item=1&x=ü €#", "漢字 %20+"])
def test_aut_7_amplify_signs_in_with_its_own_state(app, shop, write, custom_state):
    redirect = Redirect(shop, app, custom_state, write)
    got = redirect.sign_in(member(shop))
    assert {"id_token", "access_token", "refresh_token", "expires_in"} <= set(got)
    assert got["token_type"] == "Bearer"


def test_aut_8_the_nonce_of_amplify_comes_back_in_the_id_token(app, shop):
    nonce = letters(32)
    got = Redirect(shop, app, nonce=nonce).sign_in(member(shop))
    assert claims(got["id_token"])["nonce"] == nonce


def test_aut_14_the_login_hint_of_amplify_fills_the_name_in_and_lang_is_the_language(app, shop):
    hint = 'ada"><b>@example.com'
    visitor = FormFiller(Redirect(shop, app, login_hint=hint, lang="de").address)
    assert '<html lang="de"' in visitor.text
    assert "<b>" not in visitor.text
    assert visitor.hidden("username") == hint
    visitor = FormFiller(Redirect(shop, app, login_hint="x" * 300, lang="tlh").address)
    assert '<html lang="en"' in visitor.text and "tlh" not in visitor.text.split("<main")[0]
    assert visitor.hidden("username") == "x" * 128


def test_aut_10_amplifys_prompts(app, shop):
    """`prompt` is sent in small letters: NONE without a session, LOGIN and SELECT_ACCOUNT in spite of one."""
    told = Redirect(shop, app, prompt="none").refused()
    assert told["error"] == ["login_required"]
    name = member(shop)
    first = Redirect(shop, app)
    visitor = FormFiller(first.address)
    visitor.submit(username=name, password=PASSWORD)
    first.complete(visitor)
    silent = Redirect(shop, app, prompt="none")
    silent.complete(visitor.open(silent.address))
    again = Redirect(shop, app, prompt="login")
    visitor.open(again.address)
    assert not visitor.is_back and visitor.has_field("password")
    visitor.submit(username=name, password=PASSWORD)
    again.complete(visitor)
    choice = Redirect(shop, app, prompt="select_account")
    visitor.open(choice.address)
    assert not visitor.is_back and "Choose an account" in visitor.text
    visitor.submit(answer="other")
    visitor.submit(username=name, password=PASSWORD)
    choice.complete(visitor)
    assert Redirect(shop, app, prompt="none login").refused()["error"] == ["invalid_request"]
    assert Redirect(shop, app, prompt="NONE").refused()["error"] == ["invalid_request"]


def test_aut_9_a_provider_that_the_client_does_not_list_is_refused(app, shop):
    for by in (
        {"identity_provider": "Google"},
        {"identity_provider": "cognito"},
        {"idp_identifier": "example.org"},
    ):
        told = Redirect(shop, app, by=by).refused()
        assert told["error"] == ["invalid_request"], by
        assert told["state"]


def test_aut_14_what_the_libraries_for_phones_add_is_passed_over(app, shop):
    """`userContextData` of aws-sdk-android; Amplify for Swift puts its parameters in no order."""
    name = member(shop)
    got = Redirect(shop, app, userContextData="eyJwYXlsb2FkIjoie30ifQ==").sign_in(name)
    assert claims(got["id_token"])["email"] == name


def test_aut_7_the_addresses_of_amazon_cognito_auth_js(app, shop):
    """Its `state` may be anything, and there is no proof key."""
    name = member(shop)
    state = "a b&c=d/é"
    pairs = [
        ("redirect_uri", app.callback), ("response_type", "code"), ("client_id", shop.client_id),
        ("state", state), ("scope", "email openid"), ("identity_provider", ""),
    ]
    visitor = FormFiller(
        f"{shop.stack.endpoint}/oauth2/authorize?{encode_uri_components(pairs)}"
    )
    visitor.submit(username=name, password=PASSWORD)
    assert parse_qs(urlsplit(visitor.left_for).query)["state"] == [state]


def log_out(visitor: FormFiller, pool, query: str) -> FormFiller:
    return visitor.open(f"{pool.stack.endpoint}/logout?{query}")


def signed_in(app, shop) -> FormFiller:
    visitor = FormFiller(Redirect(shop, app).address)
    visitor.submit(username=member(shop), password=PASSWORD)
    assert visitor.is_back
    return visitor


def asks_again(visitor: FormFiller, app, shop) -> bool:
    return visitor.open(Redirect(shop, app).address).has_field("password")


def test_log_1_sign_out_of_amplify_leads_to_its_address(app, shop):
    visitor = signed_in(app, shop)
    assert not asks_again(visitor, app, shop)
    pairs = [("client_id", shop.client_id), ("logout_uri", app.callback)]
    log_out(visitor, shop, encode_uri_components(pairs))
    assert visitor.left_for == app.callback
    assert asks_again(visitor, app, shop)


def test_log_2_sign_out_with_redirect_uri_signs_in_anew(app, shop):
    """amazon-cognito-auth-js of old: the login page follows, and leads on to the application."""
    visitor = signed_in(app, shop)
    pairs = [
        ("client_id", shop.client_id), ("redirect_uri", app.callback), ("response_type", "code"),
        ("state", "s t"), ("scope", "openid email"),
    ]
    log_out(visitor, shop, encode_uri_components(pairs))
    assert visitor.left_for is None and visitor.has_field("password")
    visitor.submit(username=member(shop), password=PASSWORD)
    assert parse_qs(urlsplit(visitor.left_for).query)["state"] == ["s t"]


@pytest.mark.parametrize(
    "target",
    [
        "{}/", "{}?x=1", "{}#x", "{}%2F", "http://localhost.evil.example/callback",
        "https://evil.example", "//evil.example", "javascript:alert(1)", "HTTP://localhost/callback",
    ],
)
def test_log_1_sign_out_leads_to_no_other_address(app, shop, target):
    """And then signs no one out: another site's link must not."""
    visitor = signed_in(app, shop)
    for name in ("logout_uri", "redirect_uri"):
        pairs = [
            ("client_id", shop.client_id), (name, target.format(app.callback)),
            ("response_type", "code"),
        ]
        log_out(visitor, shop, encode_uri_components(pairs))
        assert visitor.left_for is None and not visitor.has_field("password")
        assert visitor.page.status_code == 400 and "evil" not in visitor.text
    assert not asks_again(visitor, app, shop)


def test_log_1_what_is_missing_is_told_in_cognitos_words(app, shop):
    visitor = signed_in(app, shop)
    log_out(visitor, shop, f"logout_uri={quote(app.callback, safe='')}")
    assert "Missing required parameter client_id in request URL" in visitor.text
    log_out(visitor, shop, f"client_id={shop.client_id}")
    assert "Required String parameter &#39;redirect_uri&#39; is not present" in visitor.text or (
        "Required String parameter 'redirect_uri' is not present" in visitor.text
    )
    assert not asks_again(visitor, app, shop)
