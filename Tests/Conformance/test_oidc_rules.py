"""The rules of authorize, token, session and pages, the bad column included, by whole sign-ins."""

import base64
import json
import re
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import pytest
import requests

from support.clients import PASSWORD, unique
from support.database import database
from support.form_filler import FormFiller
from support.sign_in_pages import Form
from support.stack import make_stack
from support.web_app import Journey, WebApp

UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


@pytest.fixture(scope="module")
def stack(functions):
    """A system that knows where functions are."""
    with make_stack() as running:
        running.settings = {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_LIMITS_CALL_SECONDS": "100",
        }
        yield running.start()


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    return app.pool(
        stack,
        {"UsernameAttributes": ["email"]},
        {
            "AllowedOAuthFlows": ["code", "implicit"],
            "CallbackURLs": [app.callback, app.callback + "?own=1&a=b%20c"],
        },
    )


def member(pool) -> str:
    name = f"{unique('ada')}@example.com"
    return pool.user(name, email=name, email_verified="true")


def sign_in(journey, name, address=None) -> FormFiller:
    visitor = FormFiller(address or journey.address())
    visitor.submit(username=name, password=PASSWORD)
    return visitor


def told_by(visitor) -> dict[str, list[str]]:
    return parse_qs(urlsplit(visitor.left_for).query)


def redeem(journey, code, **changes) -> requests.Response:
    form = {
        "grant_type": "authorization_code",
        "client_id": journey.pool.client_id,
        "code": code,
        "redirect_uri": journey.parameters["redirect_uri"],
        "code_verifier": journey.verifier,
    } | changes
    return requests.post(
        f"{journey.pool.stack.endpoint}/oauth2/token",
        data={name: value for name, value in form.items() if value is not None},
        timeout=60,
    )


def at_home(address) -> str:
    """The address at the pool's own host: from another spelling a browser is led there first."""
    return address.replace("http://localhost:", "http://127.0.0.1:", 1)


def answer_to(address, **headers) -> requests.Response:
    return requests.get(at_home(address), headers=headers, allow_redirects=False, timeout=60)


REFUSED = [
    ("aut-4", {"response_type": None}, "invalid_request"),
    ("aut-4", {"response_type": "id_token"}, "invalid_request"),
    ("aut-4", {"response_type": "code token"}, "invalid_request"),
    ("aut-5", {"scope": "openid nothing"}, "invalid_request"),
    ("aut-5", {"scope": "email"}, "invalid_request"),
    ("aut-5", {"scope": "openid phone"}, "invalid_request"),
    ("aut-5", {"scope": "openid shop/read"}, "invalid_request"),
    ("aut-6", {"code_challenge_method": None}, "invalid_request"),
    ("aut-6", {"code_challenge_method": "plain"}, "invalid_request"),
    ("aut-6", {"code_challenge_method": "s256"}, "invalid_request"),
    ("aut-6", {"code_challenge": "x" * 42}, "invalid_request"),
    ("aut-6", {"code_challenge": "x" * 44}, "invalid_request"),
    ("aut-6", {"code_challenge": "!" * 43}, "invalid_request"),
    ("aut-8", {"nonce": "n" * 1025}, "invalid_request"),
    ("aut-9", {"identity_provider": "Google"}, "invalid_request"),
    ("aut-10", {"prompt": "none login"}, "invalid_request"),
    ("aut-10", {"prompt": "sometimes"}, "invalid_request"),
    ("aut-10", {"prompt": "none"}, "login_required"),
    ("aut-11", {"max_age": "-1"}, "invalid_request"),
    ("aut-11", {"max_age": "x"}, "invalid_request"),
    ("aut-11", {"max_age": "12345678901"}, "invalid_request"),
    ("aut-13", {"resource": "http://evil.example"}, "invalid_target"),
    ("aut-13", {"resource": "https://api.example/#x"}, "invalid_target"),
    ("aut-13", {"resource": "nothing"}, "invalid_target"),
    ("aut-15", {"request": "eyJ"}, "request_not_supported"),
    ("aut-15", {"request_uri": "https://evil.example/r"}, "request_uri_not_supported"),
    ("aut-15", {"response_mode": "fragment"}, "invalid_request"),
    ("aut-15", {"response_mode": "form_post"}, "invalid_request"),
]


@pytest.mark.parametrize("rule, changes, error", REFUSED)
def test_aut_4_to_15_what_is_wrong_is_told_at_the_clients_address(app, shop, rule, changes, error):
    journey = Journey(app, shop)
    journey.parameters = {
        name: value for name, value in (journey.parameters | changes).items() if value is not None
    }
    answer = answer_to(journey.address())
    assert answer.status_code in (302, 303), answer.text
    there = answer.headers["Location"]
    assert there.startswith(app.callback + "?"), (rule, there)
    told = dict(parse_qsl(urlsplit(there).query))
    assert (told["error"], told["state"]) == (error, journey.state)
    assert told["iss"].endswith("/" + shop.id) and "evil" not in there


@pytest.mark.parametrize("name", ["state", "scope", "prompt", "nonce", "response_type", "unknown"])
def test_aut_3_a_parameter_twice_is_refused(app, shop, name):
    journey = Journey(app, shop, **{name: "a"})
    answer = answer_to(journey.address() + f"&{name}=b")
    assert answer.headers["Location"].startswith(app.callback + "?")
    assert parse_qs(urlsplit(answer.headers["Location"]).query)["error"] == ["invalid_request"]


@pytest.mark.parametrize("name", ["client_id", "redirect_uri"])
def test_aut_3_a_client_or_address_twice_is_told_on_a_page(app, shop, name):
    journey = Journey(app, shop)
    answer = answer_to(journey.address() + "&" + urlencode({name: journey.parameters[name]}))
    there = answer.headers.get("Location", "")
    assert answer.status_code == 400 or "/error?" in there, there


@pytest.mark.parametrize("length", [4097, 9000])
def test_aut_7_a_state_that_is_too_long_is_told_on_a_page(app, shop, length):
    answer = requests.get(Journey(app, shop, state="s" * length).address(), timeout=60)
    assert 400 <= answer.status_code < 500 and "sss" not in answer.text
    assert not answer.url.startswith(app.callback)


def test_aut_16_the_addresss_own_query_is_kept_and_the_form_is_answered_by_303(app, shop):
    own = app.callback + "?own=1&a=b%20c"
    journey = Journey(app, shop, redirect_uri=own)
    visitor = FormFiller(journey.address())
    form = Form(visitor.text)
    sent = visitor.session.post(
        visitor.page.url,
        data=form.fields | {"username": member(shop), "password": PASSWORD},
        headers={"Origin": "/".join(visitor.page.url.split("/")[:3])},
        allow_redirects=False,
        timeout=60,
    )
    assert sent.status_code == 303
    there = sent.headers["Location"]
    assert there.startswith(own + "&")
    told = parse_qs(urlsplit(there).query)
    assert set(told) == {"own", "a", "code", "state", "iss"}
    assert redeem(journey, told["code"][0]).status_code == 200


def test_aut_17_a_code_is_a_uuid_that_counts_once_however_many_come(app, shop):
    journey = Journey(app, shop)
    code = told_by(sign_in(journey, member(shop)))["code"][0]
    assert UUID.fullmatch(code)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: redeem(journey, code), range(8)))
    assert sum(answer.status_code == 200 for answer in answers) <= 1
    assert {answer.json().get("error") for answer in answers} <= {None, "invalid_grant"}


def test_aut_18_the_implicit_grant_answers_in_the_fragment_without_a_refresh_token(app, shop):
    journey = Journey(app, shop, response_type="token", nonce="n")
    del journey.parameters["code_challenge"], journey.parameters["code_challenge_method"]
    visitor = sign_in(journey, member(shop))
    there = urlsplit(visitor.left_for)
    told = parse_qs(there.fragment)
    assert not there.query and told["token_type"] == ["bearer"] and told["state"] == [journey.state]
    assert set(told) >= {"id_token", "access_token", "expires_in"} and "refresh_token" not in told


def test_tok_3_a_spent_code_ends_what_was_made_of_it(app, shop):
    journey = Journey(app, shop)
    code = told_by(sign_in(journey, member(shop)))["code"][0]
    got = redeem(journey, code).json()
    assert redeem(journey, code).json() == {"error": "invalid_grant"}
    refreshed = requests.post(
        f"{shop.stack.endpoint}/oauth2/token",
        data={
            "grant_type": "refresh_token",
            "client_id": shop.client_id,
            "refresh_token": got["refresh_token"],
        },
        timeout=60,
    )
    assert refreshed.json() == {"error": "invalid_grant"}


@pytest.mark.parametrize(
    "changes, error",
    [
        ({"redirect_uri": None}, "unauthorized_client"),
        ({"redirect_uri": "https://evil.example"}, "unauthorized_client"),
        ({"code_verifier": None}, "invalid_grant"),
        ({"code_verifier": "x" * 43}, "invalid_grant"),
        ({"code_verifier": "x" * 31}, "invalid_request"),
        ({"code_verifier": "x" * 129}, "invalid_request"),
        ({"code_verifier": "ü" * 43}, "invalid_request"),
        ({"client_secret": "s"}, "invalid_client"),
        ({"client_id": "0" * 26}, "invalid_client"),
        ({"grant_type": "password"}, "unsupported_grant_type"),
        ({"grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer"}, "unsupported_grant_type"),
    ],
)
def test_tok_2_3_4_11_what_a_client_gets_wrong_leaves_the_code_as_it_is(app, shop, changes, error):
    journey = Journey(app, shop)
    code = told_by(sign_in(journey, member(shop)))["code"][0]
    answer = redeem(journey, code, **changes)
    assert (answer.status_code, answer.json()["error"]) == (400, error)
    assert answer.headers["Cache-Control"] == "no-store"
    if "redirect_uri" in changes:
        assert answer.json()["error_description"] == "invalid_redirect"
    assert redeem(journey, code).status_code == 200


def test_tok_4_a_verifier_without_a_challenge_is_refused(app, shop):
    """RFC 9700 §2.1.1: an attacker who took the challenge out of the request must not go on."""
    journey = Journey(app, shop)
    del journey.parameters["code_challenge"], journey.parameters["code_challenge_method"]
    code = told_by(sign_in(journey, member(shop)))["code"][0]
    assert redeem(journey, code).json()["error"] == "invalid_grant"
    assert redeem(journey, code, code_verifier=None).status_code == 200


def test_tok_10_a_function_that_refuses_is_told_with_its_words(app, stack, functions):
    def no(event):
        raise Exception("not today")

    refusing = functions.add(unique("no"), no)
    pool = app.pool(
        stack, {"UsernameAttributes": ["email"], "LambdaConfig": {"PreTokenGeneration": refusing}}
    )
    journey = Journey(app, pool)
    code = told_by(sign_in(journey, member(pool)))["code"][0]
    answer = redeem(journey, code)
    assert (answer.status_code, answer.json()["error"]) == (400, "invalid_request")
    assert "not today" in answer.json()["error_description"]
    event = functions.events[refusing.rsplit(":", 1)[1]][0]
    assert event["triggerSource"] == "TokenGeneration_HostedAuth"


def session_cookie(visitor) -> tuple[str, str]:
    [pair] = [each for each in visitor.cookies.items() if "sso" in each[0]]
    return pair


def test_sso_1_a_cookie_that_is_none_is_taken_as_absent(app, shop):
    visitor = sign_in(Journey(app, shop), member(shop))
    name, value = session_cookie(visitor)
    assert visitor.cookie_flags(name) >= {"httponly", "samesite=lax", "path=/"}
    assert not [each for each in visitor.cookie_flags(name) if each.startswith("domain")]
    for made_up in ("", "x", "*" * 43, value[:-1], value + "A", "A" * 43, "A" * 4000):
        answer = answer_to(
            Journey(app, shop, prompt="none").address(), Cookie=f"{name}={made_up}"
        )
        told = parse_qs(urlsplit(answer.headers["Location"]).query)
        assert told["error"] == ["login_required"], made_up


def test_sso_2_the_table_holds_no_cookie_and_no_address(app, shop):
    """A stolen database opens no session; without tracking nothing says where its user is."""
    name = member(shop)
    visitor = sign_in(Journey(app, shop), name)
    _, value = session_cookie(visitor)
    secret = base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))
    rows = database(
        shop.stack,
        "SELECT b::text FROM authentication.browser_sessions AS b"
        f" WHERE user_pool_id = '{shop.id}'",
    )
    assert rows and value not in rows and secret.hex() not in rows
    assert "127.0.0.1" not in rows and "python-requests" not in rows


def test_sso_4_each_sign_in_has_a_new_cookie(app, shop):
    """A cookie that an attacker has put into the browser is none of the user's session."""
    attacker = sign_in(Journey(app, shop), member(shop))
    name, planted = session_cookie(attacker)
    journey = Journey(app, shop, prompt="login")
    victim = FormFiller(at_home(journey.address()), {name: planted})
    victim.submit(username=member(shop), password=PASSWORD)
    fresh = [cookie.value for cookie in victim.session.cookies if cookie.name == name]
    assert victim.is_back and planted not in [value for value in fresh if value != planted]
    assert [value for value in fresh if value != planted]


def test_sso_5_a_user_who_is_disabled_is_not_signed_in_by_the_cookie(app, shop):
    name = member(shop)
    visitor = sign_in(Journey(app, shop), name)
    shop.admin.admin_disable_user(UserPoolId=shop.id, Username=name)
    again = Journey(app, shop, prompt="none")
    visitor.open(again.address())
    assert told_by(visitor)["error"] == ["login_required"]
    visitor.open(Journey(app, shop).address())
    assert visitor.has_field("password")


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "null"},
    ],
)
def test_sec_1_a_form_of_another_site_signs_no_one_in(app, shop, headers):
    """Login CSRF: an attacker signs a victim's browser in as the attacker."""
    name = member(shop)
    visitor = FormFiller(Journey(app, shop).address())
    fields = Form(visitor.text).fields | {"username": name, "password": PASSWORD}
    answer = visitor.session.post(
        visitor.page.url, data=fields, headers=headers, allow_redirects=False, timeout=60
    )
    assert answer.status_code == 403 and PASSWORD not in answer.text
    assert not [each for each in answer.headers.get("Set-Cookie", "").split(",") if "sso" in each]


@pytest.mark.parametrize("change", [{"_csrf": ""}, {"_csrf": "x"}, {"_csrf": None}])
def test_sec_1_a_form_without_the_pages_token_signs_no_one_in(app, shop, change):
    visitor = FormFiller(Journey(app, shop).address())
    fields = Form(visitor.text).fields | {"username": member(shop), "password": PASSWORD} | change
    answer = visitor.session.post(
        visitor.page.url,
        data={name: value for name, value in fields.items() if value is not None},
        headers={"Origin": "/".join(visitor.page.url.split("/")[:3])},
        allow_redirects=False,
        timeout=60,
    )
    assert answer.status_code == 403


def test_sec_1_a_token_of_another_browser_signs_no_one_in(app, shop):
    attacker, victim = (FormFiller(Journey(app, shop).address()) for _ in range(2))
    victim.session.headers["Origin"] = "/".join(victim.page.url.split("/")[:3])
    fields = Form(victim.text).fields | {"_csrf": attacker.hidden("_csrf")}
    answer = victim.session.post(
        victim.page.url,
        data=fields | {"username": member(shop), "password": PASSWORD},
        allow_redirects=False,
        timeout=60,
    )
    assert answer.status_code == 403


def test_sec_3_and_6_each_page_has_its_headers(app, shop):
    origin = "http://" + urlsplit(app.callback).netloc
    for path in (
        "/login", "/signup", "/forgotPassword", "/resendcode", "/confirm", "/mfa", "/error",
        "/signedout", "/passkeys/add", "/login/factor", "/login/password", "/login/provider",
    ):
        answer = answer_to(Journey(app, shop).address(path))
        assert answer.status_code < 500, path
        policy = answer.headers["Content-Security-Policy"]
        rules = dict(each.strip().split(" ", 1) for each in policy.split(";") if each.strip())
        assert rules["default-src"] == "'none'" and rules["frame-ancestors"] == "'none'", path
        assert rules["base-uri"] == "'none'" and "unsafe" not in policy, path
        if path == "/login":
            assert rules["form-action"] == f"'self' {origin}"
        assert answer.headers["Cache-Control"] == "no-store", path
        assert answer.headers["X-Content-Type-Options"] == "nosniff", path
        assert answer.headers["Referrer-Policy"] == "same-origin", path
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin-allow-popups", path
        assert "Access-Control-Allow-Origin" not in answer.headers, path


def test_sec_5_each_answer_to_a_client_names_its_issuer(app, shop):
    """RFC 9207: a client of two servers knows whose answer it has."""
    visitor = sign_in(Journey(app, shop), member(shop))
    document = requests.get(
        f"{shop.stack.endpoint}/{shop.id}/.well-known/openid-configuration", timeout=60
    ).json()
    assert told_by(visitor)["iss"] == [document["issuer"]]
    assert document["authorization_response_iss_parameter_supported"] is True


def test_uin_1_a_request_without_a_token_and_one_that_is_none(shop):
    address = f"{shop.stack.endpoint}/oauth2/userInfo"
    for headers in ({}, {"Authorization": "Basic eA=="}, {"Authorization": "Bearer"}):
        answer = requests.get(address, headers=headers, timeout=60)
        assert answer.status_code in (400, 401) and answer.text == ""
        assert answer.headers["WWW-Authenticate"].startswith("Bearer")
    for token in ("x", "a.b.c", "A" * 3000):
        answer = requests.get(address, headers={"Authorization": f"Bearer {token}"}, timeout=60)
        assert answer.status_code in (400, 401), token


def test_pag_1_no_page_stores_what_was_typed(app, shop):
    """A refused form comes back by a GET that has the name, and no password."""
    name = member(shop)
    visitor = FormFiller(Journey(app, shop).address())
    visitor.submit(username=name, password="Wrong-passw0rd")
    assert "Wrong-passw0rd" not in visitor.text and visitor.hidden("username") == name
    assert all("Wrong-passw0rd" not in each for each in visitor.cookies.values())
    assert "Wrong-passw0rd" not in visitor.page.url
    assert json.dumps(name)[1:-1] not in visitor.page.url
