"""Users sign in on the pages of their pool, in Chromium."""

import pytest
import requests

from support.authenticator import Authenticator
from support.clients import PASSWORD, unique
from support.form_filler import FormFiller
from support.web_app import Journey, WebApp

ENTER, TAB = "\ue007", "\ue004"
NEW_PASSWORD = "An0ther-passw0rd"


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    """A pool whose users have an e-mail address as their name."""
    return app.pool(
        stack, {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]}
    )


def address() -> str:
    return f"{unique('ada')}@example.com"


def member(pool, **attributes) -> str:
    name = address()
    return pool.user(name, email=name, email_verified="true", **attributes)


def sign_in(browser, name, password=PASSWORD):
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", password)
    browser.click("button.primary")


def code_of(pool, name) -> str:
    return pool.stack.control(
        "outbox", "--latest", "--pool", pool.id, "--username", name, "--code-only"
    ).stdout.strip()


def tokens(journey, code) -> dict:
    answer = requests.post(
        f"{journey.pool.stack.endpoint}/oauth2/token",
        data={
            "grant_type": "authorization_code",
            "client_id": journey.pool.client_id,
            "code": code,
            "redirect_uri": journey.app.callback,
            "code_verifier": journey.verifier,
        },
        timeout=60,
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_name_and_password_lead_to_a_code_and_tokens(app, shop, browser):
    """PAG-1, PAG-2: from authorize over the login page back to the application."""
    name = member(shop)
    journey = Journey(app, shop)
    browser.visit(journey.address())
    sign_in(browser, name)
    got = tokens(journey, journey.code(browser))
    user = shop.public.get_user(AccessToken=got["access_token"])
    assert {"Name": "email", "Value": name} in user["UserAttributes"]


def test_a_refusal_is_told_by_a_page_that_a_reload_does_not_send_again(app, shop, browser):
    """PAG-1, PAG-3, PAG-4: the same for a wrong password and for an unknown name."""
    name = member(shop)
    journey = Journey(app, shop)
    said = []
    for typed, password in ((f"  {name} ", "Wrong-passw0rd"), (address(), PASSWORD), ("x" * 200, PASSWORD)):
        browser.visit(journey.address("/login"))
        sign_in(browser, typed, password)
        browser.wait_for(".alert.bad")
        assert browser.run("return document.title").startswith("Error: Sign in")
        assert browser.run("return document.activeElement.id") == "alert"
        said.append(browser.text(".alert"))
        assert browser.text("footer code").count("-") == 4
        browser.reload()
        browser.wait_for("#username")
    assert len(set(said)) == 1
    sign_in(browser, f"  {name} ")
    assert journey.code(browser)


def test_nothing_of_it_needs_a_script_or_a_mouse_or_width(app, shop, browser):
    """A11-2, JS-1: at 320 pixels, by the keyboard."""
    name = member(shop)
    journey = Journey(app, shop)
    browser.resize(320, 640)
    browser.allow_scripts(False)
    browser.visit(journey.address())
    browser.wait_for("#username")
    browser.allow_scripts(True)
    widths = browser.run("return [document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1] == 320
    browser.press(TAB)
    assert browser.run("return document.activeElement.id") == "username"
    browser.press(name + TAB + PASSWORD + ENTER)
    assert journey.code(browser)


def test_sign_up_confirms_by_a_code_and_goes_on(app, shop, browser):
    """SIGN-UP: the page of the code, a new code, then the sign-in with the name filled in."""
    name = address()
    journey = Journey(app, shop)
    browser.visit(journey.address("/login"))
    browser.click("a[href*='signup']")
    browser.wait_for_text("h1", "Create your account")
    browser.type("#username", name)
    browser.type("#password", "short")
    assert browser.run("return document.querySelectorAll('.rules .met').length") == 1
    browser.click("button.primary")
    browser.wait_for("#password-error")
    assert browser.run("return document.querySelector('#username').value") == name
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    browser.wait_for_text("h1", "Check your email")
    assert "a***@e***" in browser.text(".lead")
    browser.type("#code", "000000")
    browser.click("button.primary")
    browser.wait_for("#code-error")
    browser.click("button.slim")
    browser.wait_for(".alert.warn")
    browser.type("#code", code_of(shop, name))
    browser.click("button.primary")
    got = tokens(journey, journey.code(browser))
    assert {"Name": "email", "Value": name} in shop.public.get_user(
        AccessToken=got["access_token"]
    )["UserAttributes"]


def signed_up(browser, journey, name):
    browser.visit(journey.address("/signup"))
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    browser.wait_for_text("h1", "Check your email")


def test_a_confirmed_sign_up_goes_on_to_the_second_step_that_the_pool_asks_for(app, stack, browser):
    """Who confirms is signed in as with the password, no further."""
    pool = app.pool(stack, {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        MfaConfiguration="ON",
    )
    name = address()
    journey = Journey(app, pool)
    signed_up(browser, journey, name)
    browser.allow_scripts(False)
    browser.visit(journey.address("/confirm"))
    browser.wait_for("#code")
    browser.type("#code", code_of(pool, name))
    browser.click("button.primary")
    browser.wait_for_text("h1", "Set up your authenticator app")


def test_a_sign_up_that_was_confirmed_elsewhere_signs_no_one_in(app, shop, browser):
    """The code is spent there; this browser shows the password."""
    name = address()
    journey = Journey(app, shop)
    signed_up(browser, journey, name)
    code = code_of(shop, name)
    shop.public.confirm_sign_up(ClientId=shop.client_id, Username=name, ConfirmationCode=code)
    browser.type("#code", code)
    browser.click("button.primary")
    browser.wait_for(".alert.bad")
    assert "code=" not in browser.run("return location.search")


def test_another_sign_up_with_the_address_is_not_this_browsers(app, stack, browser):
    """The code that came is of the later sign-up, whose password this browser does not know."""
    pool = app.pool(
        stack,
        {
            "UsernameAttributes": ["email"],
            "AutoVerifiedAttributes": ["email"],
            "UserPoolTags": {"gatehouse:unconfirmed-sign-ups": "replaceable"},
        },
    )
    name = address()
    journey = Journey(app, pool)
    signed_up(browser, journey, name)
    pool.public.sign_up(
        ClientId=pool.client_id,
        Username=name,
        Password="0ther-Passw0rd!",
        UserAttributes=[{"Name": "email", "Value": name}],
    )
    browser.type("#code", code_of(pool, name))
    browser.click("button.primary")
    browser.wait_for_text("h1", "Sign in")


def test_pag_5_a_taken_address_looks_like_a_free_one(app, shop, browser):
    name = member(shop)
    journey = Journey(app, shop)
    browser.visit(journey.address("/signup"))
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    browser.wait_for_text("h1", "Check your email")
    assert browser.text(".lead").startswith(f"We sent a six-digit code to {masked(name)}.")


def masked(name: str) -> str:
    local, domain = name.split("@")
    return f"{local[0]}***@{domain[0]}***"


def test_pag_5_the_cookie_of_a_taken_address_is_as_long_as_that_of_a_free_one(app, stack):
    pool = app.pool(stack, {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]})
    name = member(pool)
    sizes = set()
    for typed in (name, name.replace("ada", "bea")):
        visitor = FormFiller(Journey(app, pool).address("/signup"))
        visitor.submit(username=typed, password=PASSWORD)
        assert "Check your email" in visitor.text
        flow = next(value for key, value in visitor.cookies.items() if "flow" in key)
        sizes.add(len(flow))
    assert len(sizes) == 1


def test_a_forgotten_password_is_replaced_by_a_code(app, shop, browser):
    """The same page for a known and for an unknown name."""
    name = member(shop)
    journey = Journey(app, shop)
    leads = []
    for typed in (address(), name):
        browser.visit(journey.address("/forgotPassword"))
        browser.wait_for("#username")
        browser.type("#username", typed)
        browser.click("button.primary")
        browser.wait_for_text("h1", "Choose a new password")
        leads.append(browser.text(".lead"))
    assert leads[0] == leads[1]
    browser.type("#code", code_of(shop, name))
    browser.type("#password", NEW_PASSWORD)
    browser.type("#confirm_password", "other")
    browser.click("button.primary")
    browser.wait_for("#confirm_password-error")
    browser.type("#code", code_of(shop, name))
    browser.type("#password", NEW_PASSWORD)
    browser.type("#confirm_password", NEW_PASSWORD)
    browser.click("button.primary")
    browser.wait_for(".alert.ok")
    browser.type("#password", NEW_PASSWORD)
    browser.click("button.primary")
    assert journey.code(browser)


def test_a_temporary_password_is_replaced(app, shop, browser):
    name = address()
    shop.admin.admin_create_user(
        UserPoolId=shop.id,
        Username=name,
        TemporaryPassword=PASSWORD,
        MessageAction="SUPPRESS",
        UserAttributes=[{"Name": "email", "Value": name}],
    )
    journey = Journey(app, shop)
    browser.visit(journey.address())
    sign_in(browser, name)
    browser.wait_for_text("h1", "Choose a new password")
    assert browser.text(".who span") == name
    browser.type("#new_password", NEW_PASSWORD)
    browser.type("#confirm_password", NEW_PASSWORD)
    browser.click("button.primary")
    assert journey.code(browser)


def test_an_authenticator_is_set_up_and_then_asked_for(app, stack, browser):
    """MFA set-up with the key from the page, recovery codes once, then the code; two tabs share no step."""
    pool = app.pool(
        stack,
        {
            "UsernameAttributes": ["email"],
            "MfaConfiguration": "OFF",
            "UserPoolTags": {"gatehouse:recovery-codes": "on"},
        },
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        MfaConfiguration="ON",
    )
    name = member(pool)
    journey = Journey(app, pool)
    browser.visit(journey.address())
    sign_in(browser, name)
    browser.wait_for_text("h1", "Set up your authenticator app")
    secret = browser.text(".secret")
    browser.reload()
    browser.wait_for(".secret")
    assert browser.text(".secret") == secret
    browser.type("#code", "000000")
    browser.click("button.primary")
    browser.wait_for("#code-error")
    browser.type("#code", Authenticator(secret.replace(" ", "")).code())
    browser.click("button.primary")
    browser.wait_for_text("h1", "Keep these recovery codes")
    codes = browser.run("return [...document.querySelectorAll('#codes li')].map(e => e.textContent)")
    assert len(set(codes)) == 10
    browser.click("button.primary")
    assert journey.code(browser)

    again = Journey(app, pool, prompt="login")
    browser.visit(again.address())
    sign_in(browser, name)
    browser.wait_for_text("h1", "Enter your code")
    browser.type("#code", codes[0])
    browser.click("button.primary")
    assert again.code(browser)


def test_a_form_of_an_earlier_step_answers_no_later_one(app, shop, browser):
    """PAG-1: a spent challenge says that it is over, and leads back."""
    name = address()
    shop.admin.admin_create_user(
        UserPoolId=shop.id,
        Username=name,
        TemporaryPassword=PASSWORD,
        MessageAction="SUPPRESS",
        UserAttributes=[{"Name": "email", "Value": name}],
    )
    journey = Journey(app, shop)
    browser.visit(journey.address())
    sign_in(browser, name)
    browser.wait_for_text("h1", "Choose a new password")
    browser.run("document.querySelector('input[name=step]').value = 'AAAAAAAAAAAAAAAAAAAAAA'")
    browser.type("#new_password", NEW_PASSWORD)
    browser.type("#confirm_password", NEW_PASSWORD)
    browser.click("button.primary")
    browser.wait_for_text("h1", "This step is over")
    browser.click("main a")
    browser.wait_for_text("h1", "Sign in")


def test_two_pools_and_two_users_in_one_browser(app, stack, shop, browser):
    """What a browser keeps of one pool is nothing to the other."""
    other = app.pool(stack, {"UsernameAttributes": ["email"]})
    for pool in (shop, other):
        name = member(pool)
        journey = Journey(app, pool)
        browser.visit(journey.address())
        sign_in(browser, name)
        got = tokens(journey, journey.code(browser))
        assert {"Name": "email", "Value": name} in pool.public.get_user(
            AccessToken=got["access_token"]
        )["UserAttributes"]
