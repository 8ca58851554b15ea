"""What anyone can send to the pages: made-up queries, forms, cookies and hosts change nothing and break nothing."""

import random
import string

import pytest
import requests

from support.form_filler import FormFiller
from support.web_app import Journey, WebApp

PATHS = [
    "/oauth2/authorize", "/login", "/signup", "/confirm", "/resendcode", "/forgotPassword",
    "/confirmforgotPassword", "/newpassword", "/mfa/select", "/mfa", "/mfa/setup", "/mfa/email",
    "/recoverycodes", "/login/factor", "/login/password", "/login/provider", "/login/account",
    "/passkeys/add", "/finished", "/over", "/unavailable", "/error", "/signedout", "/logout",
    "/oauth2/userInfo", "/oauth2/token", "/oauth2/introspect",
    "/oauth2/idprequest", "/oauth2/idpresponse", "/saml2/idpresponse", "/confirmUser", "/account",
]
FIELDS = [
    "username", "password", "_csrf", "code", "answer", "step", "new_password", "confirm_password",
    "email", "name", "remember", "credential", "passkey_session", "passkey_options",
    "browser_challenge", "browser_key", "browser_proof", "requiredAttributes[email]", "",
]
PARAMETERS = [
    "client_id", "redirect_uri", "response_type", "scope", "state", "nonce", "code_challenge",
    "code_challenge_method", "prompt", "max_age", "acr_values", "resource", "login_hint", "lang",
    "ui_locales", "identity_provider", "idp_identifier", "request", "request_uri", "response_mode",
    "error", "reference", "logout_uri", "id_token_hint", "outcome", "SAMLResponse", "code", "",
]
COOKIES = [
    "gatehouse-flow", "gatehouse-sso", "gatehouse-fresh", "gatehouse-device",
    "gatehouse-remembered", "gatehouse-no-passkey", "gatehouse-csrf", "gatehouse-form",
]
MARK = "<script>alert(1)</script>"
BITS = [
    "", "a", "0", "-1", "9" * 40, "code", "openid", "S256", "login", "none", "true", "{}", "[]", MARK,
    "\"'><img src=x>", "\x00", "\r\nSet-Cookie: a=b", "%", "%00", "%zz", "\ud83d\ude00", "ÿ" * 200,
    "../" * 30, "javascript:alert(1)", "//evil.example", "https://evil.example/", "A" * 3000,
    "' OR 1=1 --", "{{7*7}}", "${jndi:ldap://x}", "\u202e", "=", "&", ";", "|",
]


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(app, stack):
    return app.pool(
        stack,
        {
            "UsernameAttributes": ["email"],
            "AutoVerifiedAttributes": ["email"],
            "DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True},
            "UserPoolTags": {"gatehouse:browser-device": "cookie"},
        },
    )


def some(choice: random.Random, known: dict) -> list[tuple[str, str]]:
    """Parameters that a client would send, some of them changed, and some that no client sends."""
    pairs = [(k, v) for k, v in known.items() if choice.random() < 0.8]
    pairs += [
        (choice.choice(PARAMETERS), choice.choice(BITS)) for _ in range(choice.randrange(4))
    ]
    choice.shuffle(pairs)
    return pairs


def check(answer: requests.Response, what) -> None:
    assert answer.status_code < 500, (what, answer.status_code, answer.text[:500])
    assert MARK not in answer.text, what
    assert "a=b" not in answer.headers.get("Set-Cookie", ""), what
    assert answer.headers["x-amzn-requestid"], what
    where = answer.headers.get("Location", "")
    assert not where.startswith(("//", "javascript:", "https://evil")), (what, where)
    if answer.headers.get("Content-Type", "").startswith("text/html"):
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"], what
        assert answer.headers["Cache-Control"] == "no-store", what
        assert answer.headers["X-Content-Type-Options"] == "nosniff", what


@pytest.mark.parametrize("path", PATHS)
def test_sec_6_made_up_requests_break_nothing(app, shop, path):
    choice = random.Random(path)
    known = Journey(app, shop).parameters
    base = f"{shop.stack.endpoint}/{shop.id}{path}"
    own = shop.stack.endpoint
    name = shop.id.split("_")[1]
    with requests.Session() as session:
        for _ in range(25):
            query = some(choice, known)
            cookies = "; ".join(
                f"{choice.choice(COOKIES)}-{choice.choice([name, shop.client_id, 'x'])}="
                + "".join(choice.choices(string.ascii_letters + "-_=", k=choice.choice((0, 5, 43, 900))))
                for _ in range(choice.randrange(4))
            )
            headers = {"Cookie": cookies, "Origin": choice.choice([own, "null", "https://evil.example"])}
            fields = [
                (choice.choice(FIELDS), choice.choice(BITS)) for _ in range(choice.randrange(6))
            ]
            is_form = choice.random() < 0.5
            answer = session.request(
                "POST" if is_form else "GET",
                base,
                params=[(k, v.encode("utf-8", "surrogatepass")) for k, v in query],
                data=[(k, v.encode("utf-8", "surrogatepass")) for k, v in fields] if is_form else None,
                headers=headers,
                allow_redirects=False,
                timeout=60,
            )
            check(answer, (path, query, fields, cookies))


def test_sec_6_forms_of_a_real_visit_with_made_up_values_break_nothing(app, shop):
    """With the code of the form, so that the values come to the pages' steps."""
    choice = random.Random(7)
    for path in ("/login", "/signup", "/confirm", "/resendcode", "/forgotPassword"):
        for _ in range(15):
            visitor = FormFiller(Journey(app, shop).address(path))
            values = {
                choice.choice(FIELDS): choice.choice(BITS).encode("utf-8", "surrogatepass")
                for _ in range(choice.randrange(1, 6))
            }
            values.pop("_csrf", None)
            visitor.submit(**values)
            assert visitor.left_for is None or "error" in visitor.left_for, values
            check(visitor.page, (path, values))
            assert visitor.page.status_code in (200, 429), (path, values)


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "a" * 300, "localhost:0", "[::1]", "[", "x y", "exa\u00e4mple", "..", "a@b", "-"],
)
def test_dom_3_a_made_up_host_leads_nowhere(app, shop, host):
    address = f"{shop.stack.endpoint}/{shop.id}/login"
    try:
        answer = requests.get(
            address,
            params=Journey(app, shop).parameters,
            headers={"Host": host.encode("latin-1")},
            allow_redirects=False,
            timeout=60,
        )
    except requests.ConnectionError:
        # What is no request of HTTP is answered by the end of the connection.
        return
    assert answer.status_code < 500
    assert "evil" not in answer.headers.get("Location", "")
    assert "evil" not in answer.text
