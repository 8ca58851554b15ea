"""The second steps of a user's own account: by text message, one before the other, and the last one (ACC-2)."""

import pytest

from support.account_proofs import age
from support.authenticator import Authenticator
from support.clients import PASSWORD, unique
from support.form_filler import FormFiller
from support.web_app import Journey, WebApp

SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


def account(pool) -> str:
    return f"{pool.stack.endpoint}/{pool.id}/account"


def offering(app, stack, requirement: str, **settings):
    """A pool with codes by text message and authenticators, whose client opens the account pages."""
    pool = app.pool(stack, {"UsernameAttributes": ["phone_number"]} | settings)
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        MfaConfiguration=requirement,
    )
    known = pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    kept = known["UserPoolClient"]
    for name in ("CreationDate", "LastModifiedDate"):
        del kept[name]
    kept["CallbackURLs"] = [*kept["CallbackURLs"], account(pool)]
    pool.admin.update_user_pool_client(**kept)
    return pool


@pytest.fixture(scope="module")
def shop(app, stack):
    return offering(app, stack, "OPTIONAL")


@pytest.fixture(scope="module")
def strict(app, stack):
    return offering(app, stack, "ON")


def member(pool) -> str:
    number = f"+1555{unique('').strip('-').zfill(7)}"
    return pool.user(number, phone_number=number, phone_number_verified="true")


def username(pool, name: str) -> str:
    return pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Username"]


def factors(pool, name: str) -> tuple:
    user = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    return user.get("UserMFASettingList", []), user.get("PreferredMfaSetting")


def begin(browser, pool, name: str) -> None:
    browser.visit(f"{account(pool)}?client_id={pool.client_id}")
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")


def give_code(browser, pool, name: str) -> None:
    browser.wait_for("input.code")
    browser.type("input.code", pool.stack.code(pool.client_id, username(pool, name)))
    browser.click("button.primary")
    browser.wait_for(".side")


def press(browser, action: str, about: str = "") -> None:
    subject = f":has(input[name=subject][value='{about}'])" if about else ""
    browser.click(f"form:has(input[name=action][value={action}]){subject} button")


def wait_until_first(browser, factor: str) -> None:
    browser.wait_for_text(f".item:has(input[name=subject][value={factor}]) .badge", "Asked first")


def leave(browser) -> None:
    press(browser, "leave")
    browser.wait_for_text("h1", "signed out")


def test_acc_2_codes_by_text_message_are_turned_on_asked_for_and_turned_off(shop, browser):
    name = member(shop)
    begin(browser, shop, name)
    browser.wait_for(".side")
    press(browser, "on", "SMS_MFA")
    browser.wait_for_text(".alert", "change is saved")
    assert factors(shop, name)[0] == ["SMS_MFA"]
    leave(browser)
    begin(browser, shop, name)
    browser.wait_for_text("main", name[-4:])
    give_code(browser, shop, name)
    press(browser, "off", "SMS_MFA")
    browser.wait_for_text(".alert", "change is saved")
    assert factors(shop, name)[0] == []
    leave(browser)
    begin(browser, shop, name)
    browser.wait_for(".side")


def test_acc_2_a_number_that_is_not_verified_gets_no_codes(shop, browser):
    """A wrong number would lock its user out, and another person would hold the codes."""
    name = member(shop)
    shop.admin.admin_update_user_attributes(
        UserPoolId=shop.id, Username=name,
        UserAttributes=[{"Name": "phone_number_verified", "Value": "false"}],
    )
    begin(browser, shop, username(shop, name))
    browser.wait_for(".side")
    assert browser.run("return document.querySelectorAll(\"[value='SMS_MFA']\").length") == 0


def test_acc_2_the_user_says_which_step_is_asked_first(shop, browser):
    name = member(shop)
    begin(browser, shop, name)
    browser.wait_for(".side")
    press(browser, "on", "SMS_MFA")
    browser.wait_for_text(".alert", "change is saved")
    press(browser, "set-up")
    browser.wait_for(".qr")
    secret = browser.text(".secret").replace(" ", "")
    browser.type("#code", Authenticator(secret).code())
    press(browser, "verify-set-up")
    browser.wait_for_text(".alert", "change is saved")
    assert sorted(factors(shop, name)[0]) == ["SMS_MFA", "SOFTWARE_TOKEN_MFA"]
    press(browser, "first", "SMS_MFA")
    wait_until_first(browser, "SMS_MFA")
    assert factors(shop, name)[1] == "SMS_MFA"
    leave(browser)
    begin(browser, shop, name)
    give_code(browser, shop, name)
    press(browser, "first", "SOFTWARE_TOKEN_MFA")
    wait_until_first(browser, "SOFTWARE_TOKEN_MFA")
    assert factors(shop, name)[1] == "SOFTWARE_TOKEN_MFA"


def test_acc_2_the_last_step_stays_where_the_pool_needs_one(strict, browser):
    """No user is locked out by a button; a forged form is told why."""
    name = member(strict)
    begin(browser, strict, name)
    give_code(browser, strict, name)
    strict.admin.admin_set_user_mfa_preference(
        UserPoolId=strict.id, Username=name, SMSMfaSettings={"Enabled": True}
    )
    browser.visit(account(strict))
    browser.wait_for_text(".badge", "Needed to sign in")
    assert browser.run("return document.querySelectorAll('[value=off]').length") == 0
    browser.run(
        "const form = document.querySelector('main form:has([name=action])');"
        "form.noValidate = true; form.querySelector('[name=action]').value = 'off';"
        "const about = document.createElement('input'); about.name = 'subject';"
        "about.value = 'SMS_MFA'; form.append(about); form.submit()"
    )
    browser.wait_for_text(".alert", "your only second step")
    assert factors(strict, name)[0] == ["SMS_MFA"]


@pytest.mark.parametrize("factor", ["EMAIL_OTP", "SOFTWARE_TOKEN_MFA", "nothing", "SMS_MFA'--"])
def test_acc_2_a_step_that_the_user_does_not_have_is_not_turned_on_by_a_forged_form(shop, factor):
    name = member(shop)
    filler = FormFiller(f"{account(shop)}?client_id={shop.client_id}")
    filler.submit(username=name, password=PASSWORD).submit(action="on", subject=factor)
    assert "alert bad" in filler.text and filler.page.status_code == 200
    assert factors(shop, name)[0] == []


def sign_in(browser, pool, name: str) -> None:
    # The account page has a field for a password too.
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")


def test_acc_1_a_remembered_browser_is_no_proof_of_the_second_step(app, stack, browser):
    """Who sits at an unlocked computer and knows the password does not turn the second step off."""
    pool = offering(
        app, stack, "OPTIONAL",
        DeviceConfiguration={
            "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False,
        },
        UserPoolTags={"gatehouse:factor-changes": "by-factor"},
    )
    name = member(pool)
    pool.admin.admin_set_user_mfa_preference(
        UserPoolId=pool.id, Username=name, SMSMfaSettings={"Enabled": True, "PreferredMfa": True},
    )
    begin(browser, pool, name)
    give_code(browser, pool, name)
    # From here on the browser is spared the second step.
    browser.visit(Journey(app, pool, prompt="login").address())
    sign_in(browser, pool, name)
    browser.wait_for_text("h1", "Back in the app")
    browser.visit(account(pool))
    browser.wait_for(".side")
    age(browser)
    press(browser, "off", "SMS_MFA")
    sign_in(browser, pool, name)
    give_code(browser, pool, name)
    assert factors(pool, name)[0] == ["SMS_MFA"]
    press(browser, "off", "SMS_MFA")
    browser.wait_for_text(".alert", "change is saved")
    assert factors(pool, name)[0] == []


def test_acc_1_a_user_without_a_second_step_proves_by_the_password(shop, browser):
    """What a user cannot reach keeps no one out."""
    name = member(shop)
    begin(browser, shop, name)
    browser.wait_for(".side")
    age(browser)
    press(browser, "on", "SMS_MFA")
    sign_in(browser, shop, name)
    browser.wait_for(".side")
    assert "prompt" not in browser.run("return location.href")
    press(browser, "on", "SMS_MFA")
    browser.wait_for_text(".alert", "change is saved")
