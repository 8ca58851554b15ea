"""What a remembered browser proves itself by, and what proves nothing."""

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from support.clients import PASSWORD
from support.forger import KEYS, Forger, encoded, jwk, signed
from support.form_filler import FormFiller
from support.remembered import (
    asks_for_code, attributes, devices, fresh, member, remembered, remembering, window,
)
from support.web_app import WebApp


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(app, stack):
    return remembering(app, stack)


@pytest.fixture
def browser(tmp_path):
    with window(tmp_path) as opened:
        yield opened


def test_bdv_3_a_browser_with_copied_cookies_is_a_new_one(app, shop, browser, tmp_path):
    """The cookie jar alone is not the browser: its key stays where it was made."""
    name = member(shop)
    remembered(app, shop, browser, name)
    cookies = browser.cookies()
    with window(tmp_path, "other") as other:
        other.visit(fresh(app, shop).address())
        for cookie in cookies:
            if not cookie["name"].startswith("gatehouse-sso"):
                other.add_cookie(cookie)
        assert asks_for_code(other, app, shop, name)


def test_bdv_3_a_proof_counts_once_and_only_for_what_it_signs(app, shop):
    """A replayed proof, another key, another challenge, a changed key: each signs in as a new browser."""
    forger = Forger(app, shop, member(shop))
    forger.remember()
    assert not forger.is_asked()
    spent = dict(forger.proof)
    assert forger.is_asked(**spent)
    other = ec.generate_private_key(ec.SECP256R1())
    private = encoded(forger.key.private_numbers().private_value.to_bytes(32, "big"))
    for changes in (
        {"browser_proof": lambda challenge: signed(other, challenge)},
        {"browser_proof": lambda challenge: signed(forger.key, challenge, prefix="")},
        {"browser_proof": ""},
        {"browser_proof": "A" * 86},
        {"browser_proof": "*"},
        {"browser_challenge": lambda challenge: challenge[:-2] + "AA"},
        {"browser_challenge": ""},
        {"browser_key": jwk(other)},
        {"browser_key": jwk(forger.key, d=private)},
        {"browser_key": jwk(forger.key, crv="P-384")},
        {"browser_key": jwk(forger.key, kty="OKP")},
        {"browser_key": jwk(forger.key, x=encoded(bytes(32)))},
        {"browser_key": "{"},
        {"browser_key": "[" * 400},
        {"browser_key": "x" * 9000},
    ):
        assert forger.is_asked(**changes), changes
    assert not forger.is_asked()


def test_bdv_3_a_challenge_of_another_pool_counts_nowhere(app, stack, shop):
    other = remembering(app, stack)
    name = member(shop)
    forger = Forger(app, shop, name)
    forger.remember()
    foreign = FormFiller(fresh(app, other).address()).hidden("browser_challenge")
    assert forger.is_asked(browser_challenge=foreign, browser_proof=signed(forger.key, foreign))


def test_bdv_3_a_wrong_password_says_nothing_of_the_browser(app, shop):
    """The proof is not looked at before the password is right."""
    forger = Forger(app, shop, member(shop))
    forger.remember()
    visitor = FormFiller(fresh(app, shop).address())
    challenge = visitor.hidden("browser_challenge")
    proof = {
        "browser_challenge": challenge,
        "browser_key": jwk(forger.key),
        "browser_proof": signed(forger.key, challenge),
    }
    visitor.submit(username=forger.name, password="Wrong-passw0rd", **proof)
    assert not visitor.has_field("code")
    # It is not spent either.
    assert not forger.is_asked(**proof)


def test_bdv_4_without_script_a_cookie_counts_where_the_pool_takes_one(app, stack, shop):
    """By default nothing is kept of a browser without a key; with the tag a cookie is, a user each."""
    plain = FormFiller(fresh(app, shop).address())
    name = member(shop)
    plain.submit(username=name, password=PASSWORD)
    plain.submit(code=shop.stack.code(shop.client_id, name), remember="true")
    assert plain.is_back
    assert not [each for each in plain.cookies if "remembered" in each]
    assert devices(shop, name) == []

    pool = remembering(app, stack, browser_device="cookie")
    ann, bob = member(pool), member(pool)
    jar = FormFiller(fresh(app, pool).address())
    jar.submit(username=ann, password=PASSWORD)
    jar.submit(code=pool.stack.code(pool.client_id, ann), remember="true")
    assert jar.is_back
    (cookie,) = [each for each in jar.cookies if "remembered" in each]
    assert jar.cookie_flags(cookie) >= {"httponly", "samesite=lax", "path=/"}
    assert attributes(devices(pool, ann)[0])["gatehouse:kind"] == "browser"

    def is_asked(name, value=None):
        again = FormFiller(fresh(app, pool).address(), cookies=jar.cookies | (
            {cookie: value} if value is not None else {}
        ))
        again.submit(username=name, password=PASSWORD)
        return again.has_field("code")

    assert not is_asked(ann)
    assert is_asked(bob)
    for made_up in ("", "A" * 43, "A", "*", "A" * 4000):
        assert is_asked(ann, made_up)
    pool.admin.admin_forget_device(
        UserPoolId=pool.id, Username=ann, DeviceKey=devices(pool, ann)[0][KEYS]
    )
    assert is_asked(ann)
