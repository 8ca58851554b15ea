"""The login pages as people see them: accessible, in both modes, on a phone and on a wide screen.

With GATEHOUSE_PICTURES a folder is named that takes a picture of each page, in English, German and Japanese.
"""

import pytest

from support.browser import Browser
from support.clients import ALL_FLOWS, PASSWORD, unique
from support.gallery import Gallery
from support.saml import SamlProvider
from support.saml_office import metadata
from support.stack import make_stack
from support.web_app import Journey, WebApp

SCOPES = ["openid", "email", "profile", "aws.cognito.signin.user.admin"]
SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}
ENTER, SPACE = "\ue007", " "


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    pool = app.pool(
        stack, {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]}
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        EmailMfaConfiguration={"Subject": "Your code"},
        MfaConfiguration="OPTIONAL",
    )
    return pool


@pytest.fixture(scope="module")
def strict(stack, app):
    """A pool in which each user needs a second factor."""
    pool = app.pool(stack, {"UsernameAttributes": ["email"]})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        MfaConfiguration="ON",
    )
    return pool


def member(pool) -> str:
    name = f"{unique('ada')}@example.com"
    return pool.user(name, email=name, email_verified="true")


def walk(browser) -> list[str]:
    """What the tabulator key comes to, one after the other, each of which shows that it is there."""
    browser.run("document.activeElement.blur()")
    found = []
    for _ in range(40):
        browser.press("\ue004")
        here = browser.run(
            """const here = document.activeElement;
            if (here === document.body) return null;
            const style = getComputedStyle(here);
            const isSeen = style.outlineStyle !== "none" || style.boxShadow !== "none";
            return [here.id || here.value || here.textContent.trim(), isSeen]"""
        )
        if here is None or here[0] in found:
            return found
        assert here[1], here
        found.append(here[0])
    return found


def test_a11_2_the_keyboard_comes_to_everything_and_shows_where_it_is(app, choosing, tmp_path):
    """Sign in by name, choice and password without a mouse."""
    name = member(choosing)
    with Browser(tmp_path) as browser:
        journey = Journey(app, choosing)
        browser.visit(journey.address("/login"))
        browser.wait_for("#username")
        assert walk(browser)[0] == "username"
        browser.visit(journey.address("/login"))
        browser.wait_for("#username")
        browser.press("\ue004" + name + "\ue007")
        browser.wait_for_text("h1", "How would you like to sign in?")
        ways = walk(browser)
        assert {"PASSWORD", "EMAIL_OTP"} <= set(ways)
        browser.run("document.querySelector('[value=PASSWORD]').focus()")
        browser.press("\ue007")
        browser.wait_for("#password")
        assert "password" in walk(browser)
        browser.run("document.querySelector('#password').focus()")
        browser.press(PASSWORD + "\ue007")
        assert journey.code(browser)


def test_a11_2_an_account_is_made_and_confirmed_by_the_keyboard_alone(app, shop, tmp_path):
    name = f"{unique('ada')}@example.com"
    with Browser(tmp_path) as browser:
        journey = Journey(app, shop)
        browser.visit(journey.address("/login"))
        browser.tab_to("a[href*='signup']")
        browser.press(ENTER)
        browser.wait_for_text("h1", "Create your account")
        browser.tab_to("#username")
        browser.press(name)
        browser.tab_to("#password")
        browser.press(PASSWORD)
        browser.tab_to("button.primary")
        browser.press(SPACE)
        browser.wait_for_text("h1", "Check your email")
        browser.tab_to("#code")
        browser.press(shop.stack.code(shop.client_id, name) + ENTER)
        assert journey.code(browser)


def test_a11_2_a_forgotten_password_is_replaced_by_the_keyboard_alone(app, shop, tmp_path):
    name = member(shop)
    with Browser(tmp_path) as browser:
        journey = Journey(app, shop)
        browser.visit(journey.address("/login"))
        browser.tab_to("a[href*='forgotPassword']")
        browser.press(ENTER)
        browser.wait_for_text("h1", "Reset your password")
        browser.tab_to("#username")
        browser.press(name + ENTER)
        browser.wait_for_text("h1", "Choose a new password")
        browser.tab_to("#code")
        browser.press(shop.stack.code(shop.client_id, name))
        for field in ("#password", "#confirm_password"):
            browser.tab_to(field)
            browser.press("An0ther-passw0rd")
        browser.press(ENTER)
        browser.wait_for(".alert.ok")
        browser.tab_to("#password")
        browser.press("An0ther-passw0rd" + ENTER)
        assert journey.code(browser)


def test_a11_2_a_code_is_given_and_a_browser_remembered_by_the_keyboard_alone(
    app, guarded, tmp_path
):
    name = guarded.user(phone_number="+15550001234", phone_number_verified="true")
    with Browser(tmp_path) as browser:
        journey = Journey(app, guarded)
        browser.visit(journey.address("/login"))
        browser.tab_to("#username")
        browser.press(name)
        browser.tab_to("#password")
        browser.press(PASSWORD + ENTER)
        browser.tab_to("#code")
        browser.press(guarded.stack.code(guarded.client_id, name))
        browser.tab_to("#remember")
        browser.press(SPACE)
        assert browser.run("return document.querySelector('#remember').checked")
        browser.tab_to("button.primary")
        browser.press(ENTER)
        assert journey.code(browser)


@pytest.fixture(scope="module")
def house(app):
    """A pool with passkeys, in a system at `localhost`: no address in numbers can have them."""
    with make_stack() as running:
        running.settings = {
            "GATEHOUSE_PUBLIC_URL": f"http://localhost:{running.port}",
            "GATEHOUSE_LIMITS_CALL_SECONDS": "100",
        }
        pool = app.pool(
            running.start(),
            {
                "UsernameAttributes": ["email"],
                "AutoVerifiedAttributes": ["email"],
                "Policies": {
                    "SignInPolicy": {
                        "AllowedFirstAuthFactors": ["PASSWORD", "EMAIL_OTP", "WEB_AUTHN"]
                    }
                },
            },
            {"ExplicitAuthFlows": [*ALL_FLOWS, "ALLOW_USER_AUTH"]},
        )
        pool.admin.set_user_pool_mfa_config(
            UserPoolId=pool.id,
            MfaConfiguration="OFF",
            WebAuthnConfiguration={"RelyingPartyId": "localhost", "UserVerification": "preferred"},
        )
        yield pool


def test_the_pages_of_passkeys_are_for_all_people(app, house, tmp_path):
    """A passkey is made, then used, by the keyboard alone."""
    name = member(house)
    with Browser(tmp_path) as browser:
        browser.add_authenticator()
        browser.suggest_no_passkeys()
        gallery = Gallery(browser)
        journey = Journey(app, house, prompt="login")
        browser.visit(journey.address("/login"))
        browser.wait_for("[data-webauthn]")
        gallery.look_at("login-passkey")
        browser.tab_to("#username")
        browser.press(name + ENTER)
        browser.tab_to("button[value=PASSWORD]")
        browser.press(SPACE)
        browser.tab_to("#password")
        browser.press(PASSWORD + ENTER)
        browser.wait_for_text("h1", "Sign in faster next time?")
        gallery.look_at("passkey-offer")
        browser.tab_to("[data-webauthn]")
        browser.press(ENTER)
        assert journey.code(browser)
        journey = Journey(app, house, prompt="login")
        browser.visit(journey.address("/login"))
        browser.tab_to("#username")
        browser.press(name + ENTER)
        browser.wait_for("button[value=WEB_AUTHN]")
        gallery.look_at("choose-passkey")
        browser.tab_to("button[value=WEB_AUTHN]")
        browser.press(ENTER)
        assert journey.code(browser)


def test_the_choice_of_how_to_begin_is_for_all_people(app, choosing, tmp_path):
    with Browser(tmp_path) as browser:
        gallery = Gallery(browser)
        journey = Journey(app, choosing)
        browser.visit(journey.address("/login"))
        browser.wait_for("#username")
        gallery.look_at("login-name-first")
        browser.type("#username", member(choosing))
        browser.click("button.primary")
        browser.wait_for_text("h1", "How would you like to sign in?")
        gallery.look_at("choose-factor")
        browser.click("button[value=PASSWORD]")
        browser.wait_for("#password")
        gallery.look_at("password")
        browser.visit(journey.address("/login"))
        browser.wait_for("#username")
        browser.type("#username", member(choosing))
        browser.click("button.primary")
        browser.wait_for_text("h1", "How would you like to sign in?")
        browser.click("button[value=EMAIL_OTP]")
        browser.wait_for("#code")
        gallery.look_at("first-code")


@pytest.fixture(scope="module")
def guarded(app, stack):
    """A pool that asks each user for a code by text message, and spares remembered browsers."""
    pool = app.pool(
        stack,
        {
            "DeviceConfiguration": {
                "ChallengeRequiredOnNewDevice": True,
                "DeviceOnlyRememberedOnUserPrompt": True,
            },
            "UserPoolTags": {"gatehouse:device-remembered-days": "30"},
        },
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, MfaConfiguration="ON", SmsMfaConfiguration={"SmsConfiguration": SMS}
    )
    return pool


def test_the_box_that_remembers_a_browser_is_for_all_people(app, guarded, tmp_path):
    name = guarded.user(phone_number="+15550001234", phone_number_verified="true")
    with Browser(tmp_path) as browser:
        browser.visit(Journey(app, guarded).address("/login"))
        browser.wait_for("#username")
        browser.type("#username", name)
        browser.type("#password", PASSWORD)
        browser.click("button.primary")
        browser.wait_for("#remember")
        assert "For 30 days" in browser.said()
        Gallery(browser).look_at("factor-remember")


def test_the_ways_to_other_accounts_are_for_all_people(app, stack, tmp_path):
    """The name first, because a domain leads to a provider; and the account that the browser is signed in to."""
    pool = app.pool(stack, {"UsernameAttributes": ["email"]})
    for name, domain in (("Office", "office.example"), ("Example-Works", "works.example")):
        pool.admin.create_identity_provider(
            UserPoolId=pool.id, ProviderName=name, ProviderType="SAML", IdpIdentifiers=[domain],
            AttributeMapping={"email": "mail"}, ProviderDetails={"MetadataFile": metadata(SamlProvider())},
        )
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ClientName="Example Shop",
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"], AllowedOAuthScopes=SCOPES,
        CallbackURLs=[app.callback], SupportedIdentityProviders=["COGNITO", "Office", "Example-Works"],
    )
    with Browser(tmp_path) as browser:
        gallery = Gallery(browser)
        journey = Journey(app, pool)
        browser.visit(journey.address())
        browser.wait_for("#username")
        gallery.look_at("login-providers")
        browser.type("#username", member(pool))
        browser.click("button.primary")
        browser.wait_for("#password")
        browser.type("#password", PASSWORD)
        browser.click("button.primary")
        journey.code(browser)
        browser.visit(Journey(app, pool, prompt="select_account").address())
        browser.wait_for_text("h1", "Choose an account")
        gallery.look_at("choose-account")


@pytest.fixture(scope="module")
def choosing(stack, app):
    """A pool whose users may begin with a password or a code by mail."""
    return app.pool(
        stack,
        {
            "UsernameAttributes": ["email"],
            "AutoVerifiedAttributes": ["email"],
            "Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "EMAIL_OTP"]}},
        },
        {"ExplicitAuthFlows": [*ALL_FLOWS, "ALLOW_USER_AUTH"]},
    )


def test_each_page_is_for_all_people(app, shop, strict, tmp_path):
    """A11-1 to A11-5: axe finds nothing, at 390 and 1280 pixels, in light and in dark."""
    with Browser(tmp_path) as browser:
        gallery = Gallery(browser)
        journey = Journey(app, shop)
        for name, path, heading in (
            ("login", "/login", "Sign in"),
            ("sign-up", "/signup", "Create your account"),
            ("forgot", "/forgotPassword", "Reset your password"),
            ("resend", "/resendcode", "Get a new code"),
            ("over", "/mfa", "This step is over"),
            ("error", "/error", "This sign-in link"),
            ("signed-out", "/signedout", "signed out"),
        ):
            browser.visit(journey.address(path))
            browser.wait_for_text("h1", heading)
            gallery.look_at(name)

        browser.visit(journey.address("/login"))
        browser.type("#username", "ada@example.com")
        browser.type("#password", "wrong")
        browser.click("button.primary")
        browser.wait_for(".alert")
        gallery.look_at("login-error")

        browser.visit(journey.address("/signup"))
        browser.type("#username", f"{unique('ada')}@example.com")
        browser.type("#password", PASSWORD)
        browser.click("button.primary")
        browser.wait_for_text("h1", "Check your email")
        gallery.look_at("confirm")

        browser.visit(journey.address("/forgotPassword"))
        browser.type("#username", "ada@example.com")
        browser.click("button.primary")
        browser.wait_for_text("h1", "Choose a new password")
        gallery.look_at("reset")

        guarded = Journey(app, strict)
        browser.visit(guarded.address("/login"))
        browser.type("#username", member(strict))
        browser.type("#password", PASSWORD)
        browser.click("button.primary")
        browser.wait_for_text("h1", "Set up your authenticator app")
        gallery.look_at("set-up")
