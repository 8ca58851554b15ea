"""Users choose how to begin on the pages of their pool: a password, a code, a passkey; in Chromium."""

import base64
import json

import pytest
import requests

from support.authenticator import Authenticator
from support.clients import ALL_FLOWS, PASSWORD, unique
from support.form_filler import FormFiller
from support.stack import make_stack
from support.web_app import Journey, WebApp

USER_AUTH = {"ExplicitAuthFlows": [*ALL_FLOWS, "ALLOW_USER_AUTH"]}
SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def house():
    """A system at `localhost`: no address in numbers can have passkeys."""
    with make_stack() as running:
        running.settings = {
            "GATEHOUSE_PUBLIC_URL": f"http://localhost:{running.port}",
            "GATEHOUSE_LIMITS_CALL_SECONDS": "100",
        }
        yield running.start()


def choosing(app, house, *factors, **tags):
    pool = app.pool(
        house,
        {
            "UsernameAttributes": ["email"],
            "AutoVerifiedAttributes": ["email"],
            "Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", *factors]}},
            "UserPoolTags": {
                f"gatehouse:{name.replace('_', '-')}": value for name, value in tags.items()
            },
        },
        USER_AUTH,
    )
    if "WEB_AUTHN" in factors:
        pool.admin.set_user_pool_mfa_config(
            UserPoolId=pool.id,
            MfaConfiguration="OFF",
            WebAuthnConfiguration={"RelyingPartyId": "localhost", "UserVerification": "preferred"},
        )
    return pool


@pytest.fixture(scope="module")
def shop(app, house):
    return choosing(app, house, "WEB_AUTHN", "EMAIL_OTP")


def address() -> str:
    return f"{unique('ada')}@example.com"


def member(pool) -> str:
    name = address()
    return pool.user(name, email=name, email_verified="true")


def fresh(app, pool, **more) -> Journey:
    return Journey(app, pool, **({"prompt": "login"} | more))


def say_name(browser, journey, name):
    browser.visit(journey.address())
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.click("button.primary")


def choose(browser, way):
    browser.wait_for_text("h1", "How would you like to sign in?")
    browser.click(f"button[value={way}]")


def by_password(browser, journey, name):
    say_name(browser, journey, name)
    choose(browser, "PASSWORD")
    browser.wait_for("#password")
    browser.type("#password", PASSWORD)
    browser.click("button.primary")


def redeem(app, journey, code) -> requests.Response:
    return requests.post(
        f"{journey.pool.stack.endpoint}/oauth2/token",
        data={
            "grant_type": "authorization_code",
            "client_id": journey.pool.client_id,
            "code": code,
            "redirect_uri": app.callback,
            "code_verifier": journey.verifier,
        },
        timeout=60,
    )


def claims(app, journey, code) -> dict:
    answer = redeem(app, journey, code)
    assert answer.status_code == 200, answer.text
    part = answer.json()["id_token"].split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def decline(browser):
    browser.wait_for_text("h1", "Sign in faster next time?")
    browser.click("main button[type=submit]")


def passkeys(pool, name) -> list[dict]:
    token = pool.sign_in(name)["AccessToken"]
    return pool.public.list_web_authn_credentials(AccessToken=token)["Credentials"]


def test_cho_2_the_name_comes_first_then_the_ways_that_its_user_has(app, shop, browser):
    name = member(shop)
    journey = fresh(app, shop)
    browser.visit(journey.address())
    browser.wait_for("#username")
    assert browser.run("return document.querySelector('#password')") is None
    browser.type("#username", name)
    browser.click("button.primary")
    browser.wait_for_text("h1", "How would you like to sign in?")
    assert browser.text(".who span") == name
    choose(browser, "PASSWORD")
    browser.wait_for("#password")
    browser.type("#password", "Wrong-passw0rd")
    browser.click("button.primary")
    browser.wait_for(".alert.bad")
    assert browser.text(".who span") == name
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    decline(browser)
    assert claims(app, journey, journey.code(browser))["email"] == name


def test_cho_2_a_name_that_no_user_has_is_offered_ways_as_well(app, shop):
    """Its page looks like that of a user, and its password is as wrong."""
    # One name in eight has a code alone, as some users have.
    for _ in range(60):
        visitor = FormFiller(fresh(app, shop).address())
        visitor.submit(username=address())
        assert "How would you like to sign in?" in visitor.text
        if 'value="PASSWORD"' in visitor.text:
            break
    visitor.submit(answer="PASSWORD")
    visitor.submit(password=PASSWORD)
    assert "The name or the password is wrong." in visitor.text


def test_cho_2_what_was_not_offered_is_no_answer(app, shop):
    for answer in ("SMS_OTP", "PASSWORD_SRP", "CUSTOM_CHALLENGE", "x", ""):
        visitor = FormFiller(fresh(app, shop).address())
        visitor.submit(username=member(shop))
        visitor.submit(answer=answer)
        assert not visitor.is_back and visitor.page.status_code == 200, answer
        assert "This step is over" in visitor.text or "missing" in visitor.text, answer


def test_cho_4_a_code_stands_in_for_the_password(app, shop, browser):
    name = member(shop)
    journey = fresh(app, shop)
    say_name(browser, journey, name)
    choose(browser, "EMAIL_OTP")
    browser.wait_for("#code")
    assert "Code from the message" in browser.said()
    browser.type("#code", "00000000")
    browser.click("button.primary")
    browser.wait_for("#code-error")
    browser.type("#code", shop.stack.code(shop.client_id, name))
    browser.click("button.primary")
    decline(browser)
    assert claims(app, journey, journey.code(browser))["amr"] == ["email_otp"]


def test_pky_a_passkey_is_offered_made_and_then_signs_in_without_a_name(app, shop, browser):
    """The whole life of a passkey on the pages, with an authenticator of Chromium's own."""
    browser.add_authenticator()
    browser.suggest_no_passkeys()
    name = member(shop)
    journey = fresh(app, shop)
    by_password(browser, journey, name)
    browser.wait_for_text("h1", "Sign in faster next time?")
    browser.click("[data-webauthn]")
    assert journey.code(browser)
    assert len(passkeys(shop, name)) == 1

    again = fresh(app, shop)
    browser.visit(again.address())
    browser.click("[data-webauthn]")
    told = claims(app, again, again.code(browser))
    assert told["email"] == name
    assert set(told["amr"]) & {"swk", "hwk"}


def test_pky_a_passkey_in_the_field_of_the_name_signs_in(app, shop, browser):
    """The browser offers it there, and its user takes it at once."""
    browser.add_authenticator()
    name = member(shop)
    journey = fresh(app, shop)
    by_password(browser, journey, name)
    browser.click("[data-webauthn]")
    assert journey.code(browser)
    again = fresh(app, shop)
    browser.visit(again.address())
    assert claims(app, again, again.code(browser))["email"] == name


def test_pky_a_passkey_is_one_of_the_ways_of_its_user(app, shop, browser):
    browser.add_authenticator()
    browser.suggest_no_passkeys()
    name = member(shop)
    journey = fresh(app, shop)
    by_password(browser, journey, name)
    browser.wait_for_text("h1", "Sign in faster next time?")
    browser.click("[data-webauthn]")
    assert journey.code(browser)
    again = fresh(app, shop)
    say_name(browser, again, name)
    choose(browser, "WEB_AUTHN")
    assert claims(app, again, again.code(browser))["email"] == name


def test_pky_who_wants_none_is_asked_once(app, shop, browser):
    name = member(shop)
    for is_first in (True, False):
        journey = fresh(app, shop)
        by_password(browser, journey, name)
        if is_first:
            decline(browser)
        assert journey.code(browser)
    assert passkeys(shop, name) == []


def test_pky_a_passkey_that_was_removed_signs_no_one_in(app, shop, browser):
    """It is told in words of its own, on a page with a new challenge."""
    browser.add_authenticator()
    browser.suggest_no_passkeys()
    name = member(shop)
    journey = fresh(app, shop)
    by_password(browser, journey, name)
    browser.wait_for_text("h1", "Sign in faster next time?")
    browser.click("[data-webauthn]")
    assert journey.code(browser)
    token = shop.sign_in(name)["AccessToken"]
    for each in passkeys(shop, name):
        shop.public.delete_web_authn_credential(
            AccessToken=token, CredentialId=each["CredentialId"]
        )
    browser.visit(fresh(app, shop).address())
    browser.click("[data-webauthn]")
    browser.wait_for(".alert.bad")
    assert "passkey wasn’t accepted" in browser.said()


@pytest.mark.parametrize("credential", ["{}", "x", "[" * 500, '{"id":"AA"}', "null"])
def test_pky_what_is_no_passkey_is_refused_and_changes_nothing(app, shop, credential):
    name = member(shop)
    visitor = FormFiller(fresh(app, shop).address())
    visitor.submit(username="", credential=credential)
    assert not visitor.is_back and visitor.page.status_code == 200
    visitor = FormFiller(fresh(app, shop).address())
    visitor.submit(username="", credential=credential, passkey_session="x")
    assert not visitor.is_back and visitor.page.status_code == 200
    visitor = FormFiller(fresh(app, shop).address())
    visitor.submit(username=name)
    visitor.submit(answer="WEB_AUTHN", credential=credential)
    assert not visitor.is_back and visitor.page.status_code == 200
    visitor = FormFiller(fresh(app, shop).address())
    visitor.submit(username=name).submit(answer="PASSWORD").submit(password=PASSWORD)
    assert "Sign in faster next time?" in visitor.text
    # The sign-in has ended well before, and goes on.
    visitor.submit(credential=credential)
    assert visitor.is_back
    assert passkeys(shop, name) == []


def test_js_1_without_script_every_other_way_is_there(app, shop):
    visitor = FormFiller(fresh(app, shop).address())
    assert 'data-webauthn="get" hidden' in visitor.text
    name = member(shop)
    visitor.submit(username=name)
    visitor.submit(answer="PASSWORD").submit(password=PASSWORD)
    assert "A passkey needs a browser that runs scripts." in visitor.text
    visitor.submit()
    assert visitor.is_back
    assert visitor.cookies["gatehouse-no-passkey-" + shop.id.split("_")[1]]


def test_a_client_without_the_choice_asks_for_both_at_once(app, house, browser):
    pool = app.pool(
        house,
        {"Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "EMAIL_OTP"]}}},
    )
    browser.visit(fresh(app, pool).address())
    browser.wait_for("#username")
    assert browser.is_shown("#password")
    assert browser.run("return document.querySelector('[data-webauthn]')") is None


def waiting(app, pool, name, place) -> tuple[Journey, FormFiller]:
    """A sign-in that waits on a page, and what its browser does next."""
    journey = fresh(app, pool)
    visitor = FormFiller(journey.address())
    visitor.submit(username=name)
    if place in ("password", "offer"):
        visitor.submit(answer="PASSWORD")
    if place == "offer":
        visitor.submit(password=PASSWORD)
        assert "Sign in faster next time?" in visitor.text
    if place == "code":
        visitor.submit(answer="EMAIL_OTP")
    return journey, visitor


def go_on(pool, name, place, visitor, code) -> FormFiller:
    if place == "choice":
        visitor.submit(answer="PASSWORD")
    if place in ("choice", "password") and visitor.has_field("password"):
        visitor.submit(password=PASSWORD)
    if place == "code":
        visitor.submit(code=code)
    if place == "offer":
        visitor.submit()
    return visitor


def end_in_no_tokens(app, journey, visitor):
    """The browser has come to no code, or to one that its client gets nothing for."""
    if visitor.left_for is None:
        assert visitor.page.status_code < 500, visitor.text
        return
    assert visitor.is_back, visitor.left_for
    answer = redeem(app, journey, code_of(visitor))
    assert (answer.status_code, answer.json()["error"]) in (
        (400, "invalid_grant"), (400, "invalid_client"),
    )


def disable(pool, name):
    pool.admin.admin_disable_user(UserPoolId=pool.id, Username=name)


def delete(pool, name):
    pool.admin.admin_delete_user(UserPoolId=pool.id, Username=name)


def change_password(pool, name):
    pool.admin.admin_set_user_password(
        UserPoolId=pool.id, Username=name, Password="An0ther-passw0rd", Permanent=True
    )


def sign_out_everywhere(pool, name):
    pool.admin.admin_user_global_sign_out(UserPoolId=pool.id, Username=name)


PLACES = ("choice", "password", "code", "offer")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("event", [disable, delete, change_password])
def test_sso_4_a_user_who_is_changed_while_a_page_waits_gets_no_tokens(app, shop, place, event):
    """A code by mail stands by itself: it counts after a change of the password."""
    name = member(shop)
    journey, visitor = waiting(app, shop, name, place)
    code = shop.stack.code(shop.client_id, name) if place == "code" else None
    event(shop, name)
    go_on(shop, name, place, visitor, code)
    if (place, event) == ("code", change_password):
        return
    end_in_no_tokens(app, journey, visitor)


def test_sso_4_sign_out_everywhere_ends_a_code_that_waits_behind_the_offer(app, shop):
    name = member(shop)
    journey, visitor = waiting(app, shop, name, "offer")
    sign_out_everywhere(shop, name)
    visitor.submit()
    assert visitor.is_back
    end_in_no_tokens(app, journey, visitor)
    again, visitor = waiting(app, shop, name, "offer")
    visitor.submit()
    assert claims(app, again, code_of(visitor))["email"] == name


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("what", ["client", "pool"])
def test_aut_1_a_client_or_pool_that_goes_while_a_page_waits_leads_nowhere(app, house, place, what):
    pool = choosing(app, house, "WEB_AUTHN", "EMAIL_OTP")
    name = member(pool)
    journey, visitor = waiting(app, pool, name, place)
    code = pool.stack.code(pool.client_id, name) if place == "code" else None
    if what == "client":
        pool.admin.delete_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    else:
        domain = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Domain"]
        pool.admin.delete_user_pool_domain(UserPoolId=pool.id, Domain=domain)
        pool.admin.delete_user_pool(UserPoolId=pool.id)
    if place in ("choice", "password"):
        visitor.submit(answer="PASSWORD", password=PASSWORD)
    else:
        visitor.submit(code=code)
    assert visitor.left_for is None and 400 <= visitor.page.status_code < 500, visitor.text


def set_password(pool, name, password="Other-Pass-2027!"):
    pool.admin.admin_set_user_password(UserPoolId=pool.id, Username=name, Password=password, Permanent=True)


@pytest.mark.parametrize("event", [sign_out_everywhere, set_password])
def test_pky_11_a_passkey_is_not_added_after_the_owner_has_ended_the_sign_in(app, shop, browser, event):
    """A thief's passkey would outlast the password that was stolen."""
    browser.add_authenticator()
    browser.suggest_no_passkeys()
    name = member(shop)
    journey = fresh(app, shop)
    by_password(browser, journey, name)
    browser.wait_for_text("h1", "Sign in faster next time?")
    event(shop, name)
    browser.click("[data-webauthn]")
    redeem(app, journey, journey.code(browser))
    set_password(shop, name, PASSWORD)
    assert passkeys(shop, name) == []


def test_pky_a_passkey_is_not_added_to_a_user_who_was_disabled_meanwhile(app, shop, browser):
    browser.add_authenticator()
    browser.suggest_no_passkeys()
    name = member(shop)
    journey = fresh(app, shop)
    by_password(browser, journey, name)
    browser.wait_for_text("h1", "Sign in faster next time?")
    disable(shop, name)
    browser.click("[data-webauthn]")
    answer = redeem(app, journey, journey.code(browser))
    assert answer.json() == {"error": "invalid_grant"}
    shop.admin.admin_enable_user(UserPoolId=shop.id, Username=name)
    assert passkeys(shop, name) == []


def test_aut_12_a_level_asks_for_the_factor_that_leads_to_it(app, stack):
    """The second step that the application wants; where the user has none, the token says what was reached."""
    pool = app.pool(stack)
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        SoftwareTokenMfaConfiguration={"Enabled": True},
    )
    plain = pool.user()
    visitor = FormFiller(fresh(app, pool, acr_values="urn:cognito:loa:4").address())
    journey = fresh(app, pool, acr_values="nothing urn:cognito:loa:4")
    visitor = FormFiller(journey.address())
    visitor.submit(username=plain, password=PASSWORD)
    assert visitor.is_back
    assert claims(app, journey, code_of(visitor))["acr"] == "urn:cognito:loa:1"

    name = pool.user(phone_number="+15550001234", phone_number_verified="true")
    token = pool.sign_in(name)["AccessToken"]
    secret = pool.public.associate_software_token(AccessToken=token)["SecretCode"]
    phone = Authenticator(secret)
    pool.public.verify_software_token(AccessToken=token, UserCode=phone.code())
    pool.public.set_user_mfa_preference(
        AccessToken=token,
        SMSMfaSettings={"Enabled": True, "PreferredMfa": True},
        SoftwareTokenMfaSettings={"Enabled": True, "PreferredMfa": False},
    )
    journey = fresh(app, pool, acr_values="urn:cognito:loa:4")
    visitor = FormFiller(journey.address())
    visitor.submit(username=name, password=PASSWORD)
    assert "authenticator app" in visitor.text
    visitor.submit(code=phone.code())
    assert visitor.is_back
    told = claims(app, journey, code_of(visitor))
    assert told["acr"] == "urn:cognito:loa:4" and "otp" in told["amr"]


def code_of(visitor) -> str:
    return visitor.left_for.split("code=")[1].split("&")[0]
