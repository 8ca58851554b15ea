"""A user's own account, on the pages of its pool (ACC-1 to ACC-8)."""

import pytest

from support.authenticator import Authenticator
from support.clients import PASSWORD, unique
from support.web_app import WebApp

NEW_PASSWORD = "An0ther-passw0rd"


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    """A pool whose client has the account pages among its addresses."""
    pool = app.pool(
        stack, {"UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"]}
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        MfaConfiguration="OPTIONAL",
    )
    known = pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    kept = known["UserPoolClient"]
    for name in ("CreationDate", "LastModifiedDate"):
        del kept[name]
    kept["CallbackURLs"] = [*kept["CallbackURLs"], account(pool)]
    pool.admin.update_user_pool_client(**kept)
    return pool


def account(pool, section: str = "") -> str:
    return f"{pool.stack.endpoint}/{pool.id}/account{section}"


def member(pool) -> str:
    name = f"{unique('ada')}@example.com"
    return pool.user(name, email=name, email_verified="true")


def enter(browser, pool, name: str, password: str = PASSWORD, section: str = "") -> None:
    browser.visit(f"{account(pool, section)}?client_id={pool.client_id}")
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", password)
    browser.click("button.primary")
    browser.wait_for(".side")


def track(pool, state: str) -> None:
    pool.admin.set_user_pool_session_configuration(
        UserPoolId=pool.id, UserSessionTracking=state, TokenSession={"MaxPerUser": 10}
    )


def press(browser, action: str) -> None:
    """Sends the form of an action."""
    form = f"form:has(input[value={action}])"
    browser.click(f"{form} button")


def test_acc_2_a_user_changes_the_password(shop, browser):
    """ACC-2: the old one is asked for; the new one signs in."""
    name = member(shop)
    enter(browser, shop, name)
    browser.wait_for_text("h1", "Sign-in")
    for current, new, again, told in (
        (PASSWORD, NEW_PASSWORD, "Different1!", "differ"),
        ("Wrong-passw0rd", NEW_PASSWORD, NEW_PASSWORD, "current password is wrong"),
        (PASSWORD, "weak", "weak", "too easy"),
        (PASSWORD, NEW_PASSWORD, NEW_PASSWORD, "new password is saved"),
    ):
        browser.type("#current_password", current)
        browser.type("#password", new)
        browser.type("#confirm_password", again)
        press(browser, "password")
        browser.wait_for_text(".alert", told)
    assert shop.sign_in(name, NEW_PASSWORD)["AccessToken"]


def test_acc_2_a_user_sets_up_an_authenticator_and_turns_it_off(shop, browser):
    """ACC-2: the key stays the same on a reload, and the next sign-in asks for a code."""
    name = member(shop)
    enter(browser, shop, name)
    press(browser, "set-up")
    browser.wait_for(".qr")
    secret = browser.text(".secret").replace(" ", "")
    browser.visit(account(shop, "/authenticator"))
    browser.wait_for(".qr")
    assert browser.text(".secret").replace(" ", "") == secret
    browser.type("#code", "000000")
    press(browser, "verify-set-up")
    browser.wait_for_text(".alert", "code is wrong")
    browser.type("#code", Authenticator(secret).code())
    press(browser, "verify-set-up")
    browser.wait_for_text(".alert", "change is saved")
    user = shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)
    assert user["UserMFASettingList"] == ["SOFTWARE_TOKEN_MFA"]
    press(browser, "off")
    # The page before says of another change that it is saved.
    browser.wait_for("form:has(input[name=action][value=set-up])")
    browser.wait_for_text(".alert", "change is saved")
    user = shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)
    assert "UserMFASettingList" not in user


def test_acc_4_sessions_are_ended_one_by_one_and_all_at_once(shop, browser):
    """ACC-4: the current one cannot be ended by accident; everywhere means here too."""
    name = member(shop)
    track(shop, "ENABLED")
    ended, other = shop.sign_in(name), shop.sign_in(name)
    enter(browser, shop, name, section="/sessions")
    browser.wait_for_text("h1", "Sessions")
    count = "return [...document.querySelectorAll(arguments[0])].length"
    assert browser.run(count, ".badge") >= 1
    listed = shop.public.list_user_sessions(AccessToken=ended["AccessToken"])["Sessions"]
    mine = next(each["SessionId"] for each in listed if each["IsCurrentSession"])
    browser.click(f"form:has(input[value={mine}]) button")
    browser.wait_for_text(".alert", "signed out")
    with pytest.raises(shop.admin.exceptions.NotAuthorizedException):
        shop.public.get_user(AccessToken=ended["AccessToken"])
    shop.public.get_user(AccessToken=other["AccessToken"])
    track(shop, "DISABLED")
    browser.visit(account(shop, "/sessions"))
    browser.wait_for(".side")
    assert browser.run(count, ".panel") == 0
    press(browser, "end-all")
    browser.wait_for_text("h1", "signed out")
    with pytest.raises(shop.admin.exceptions.NotAuthorizedException):
        shop.public.get_user(AccessToken=other["AccessToken"])
    browser.visit(account(shop, f"/sessions?client_id={shop.client_id}"))
    browser.wait_for("#username")


def test_acc_5_the_profile_keeps_what_is_not_changed(shop, browser):
    """ACC-5: only what differs is written."""
    name = member(shop)
    enter(browser, shop, name, section="/profile")
    browser.wait_for_text("h1", "Profile")
    browser.type("#given_name", "Ada")
    press(browser, "save")
    browser.wait_for_text(".alert", "change is saved")
    user = shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)
    told = {each["Name"]: each["Value"] for each in user["UserAttributes"]}
    assert told["given_name"] == "Ada" and told["email"] == name
    assert "family_name" not in told and told["email_verified"] == "true"


def test_acc_8_a_user_takes_its_data_and_leaves(shop, browser):
    """ACC-8: everything as JSON; without the tick nothing is deleted."""
    name = member(shop)
    enter(browser, shop, name, section="/data")
    browser.wait_for_text(".text", name)
    browser.run("document.querySelector('#sure').required = false")
    press(browser, "delete")
    browser.wait_for(".alert")
    assert shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)["Enabled"]
    browser.click("#sure")
    press(browser, "delete")
    browser.wait_for_text("h1", "deleted")
    with pytest.raises(shop.admin.exceptions.UserNotFoundException):
        shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)


def test_acc_1_the_account_pages_are_closed_without_a_client_that_has_them(app, stack, browser):
    """ACC-1: they are open where a client names them, and nowhere else."""
    pool = app.pool(stack)
    browser.visit(account(pool))
    browser.wait_for_text("h1", "unavailable")
    browser.visit(f"{account(pool)}?client_id={pool.client_id}")
    browser.wait_for_text("h1", "doesn’t work")
    browser.visit(f"{account(pool)}?code=a&state=b")
    browser.wait_for_text("h1", "unavailable")

