"""What a user sees and undoes at the account: connections, activity, factors, passkeys, and mails of changes."""


import re

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import ALL_FLOWS, PASSWORD, unique
from support.stack import make_stack
from support.web_app import WebApp

NEW_PASSWORD = "An0ther-passw0rd"


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def stack(mailbox):
    with make_stack() as running:
        running.settings = mailbox.settings
        yield running.start()


@pytest.fixture(scope="module")
def shop(stack, app):
    """A pool that watches sign-ins, whose client has the account pages among its addresses."""
    pool = app.pool(
        stack,
        {
            "UsernameAttributes": ["email"], "AutoVerifiedAttributes": ["email"],
            "UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"},
            "UserPoolTags": {"gatehouse:recovery-codes": "on"},
            "Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "WEB_AUTHN"]}},
        },
        {"ExplicitAuthFlows": ALL_FLOWS},
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        EmailMfaConfiguration={"Subject": "Your code"},
        MfaConfiguration="OPTIONAL",
        WebAuthnConfiguration={"RelyingPartyId": "localhost"},
    )
    pool.admin.set_user_pool_session_configuration(
        UserPoolId=pool.id, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 10}
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


def member(pool, **attributes) -> str:
    name = f"{unique('ada')}@example.com"
    return pool.user(name, email=name, email_verified="true", **attributes)


def enter(browser, pool, name: str, section: str = "", password: str = PASSWORD) -> None:
    browser.visit(f"{account(pool, section)}?client_id={pool.client_id}")
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", password)
    browser.click("button.primary")
    browser.wait_for(".side")


def press(browser, action: str, about: str = "") -> None:
    """Sends the form of an action."""
    subject = f":has(input[name=subject][value='{about}'])" if about else ""
    browser.click(f"form:has(input[name=action][value={action}]){subject} button")


def username(pool, name: str) -> str:
    return pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["Username"]


def test_acc_2_a_user_turns_codes_by_mail_on_and_makes_recovery_codes(shop, browser, mailbox):
    name = member(shop)
    enter(browser, shop, name)
    press(browser, "on", "EMAIL_OTP")
    browser.wait_for_text(".alert", "change is saved")
    user = shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)
    assert user["UserMFASettingList"] == ["EMAIL_OTP"]
    assert mailbox.mail_to(name)["Subject"] == "Your second step was changed"
    # This sign-in gave no second factor: with less than one nobody makes codes that replace it.
    browser.wait_for_text("main", "sign in with your second step")
    assert browser.run("return document.querySelectorAll('[value=new-codes]').length") == 0
    shop.admin.admin_user_global_sign_out(UserPoolId=shop.id, Username=name)
    browser.visit(f"{account(shop)}?client_id={shop.client_id}")
    browser.wait_for("#password")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    browser.wait_for("input.code")
    code = re.search("[0-9]{6}", mailbox.mail_to(name).get_body().get_content()).group()
    browser.type("input.code", code)
    browser.click("button.primary")
    browser.wait_for(".side")
    press(browser, "new-codes")
    browser.wait_for(".codes")
    codes = browser.run("return [...document.querySelectorAll('.codes li')].map(e => e.textContent)")
    assert len(set(codes)) == 10
    # Once: a reload shows them no more.
    browser.visit(account(shop, "/recovery-codes"))
    browser.wait_for_text("main", "10 codes left")
    assert codes[0] not in browser.said()


def test_acc_2_a_user_adds_a_passkey_and_removes_it(app, browser, mailbox):
    """By the page's script and a real browser's authenticator, at the pages of `localhost`."""
    with make_stack() as running:
        home = running.endpoint.replace("127.0.0.1", "localhost")
        running.settings = mailbox.settings | {"GATEHOUSE_PUBLIC_URL": home}
        running.start()
        pool = app.pool(
            running,
            {
                "UsernameAttributes": ["email"],
                "Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "WEB_AUTHN"]}},
            },
        )
        pool.admin.set_user_pool_mfa_config(
            UserPoolId=pool.id, MfaConfiguration="OFF",
            WebAuthnConfiguration={"RelyingPartyId": "localhost"},
        )
        base = f"{home}/{pool.id}/account"
        allow(pool, base)
        name = member(pool)
        browser.add_authenticator()
        browser.visit(f"{base}?client_id={pool.client_id}")
        browser.wait_for("#username")
        browser.type("#username", name)
        browser.type("#password", PASSWORD)
        browser.click("button.primary")
        browser.wait_for(".side")
        browser.visit(f"{base}/passkey")
        browser.wait_for("button.primary")
        browser.click("button.primary")
        browser.wait_for_text(".alert", "change is saved")
        assert mailbox.mail_to(name)["Subject"] == "A passkey was added"
        press(browser, "remove-passkey")
        browser.wait_for_text("main", "None yet. With a passkey")
        assert mailbox.mail_to(name)["Subject"] == "A passkey was removed"
        # Without script a sentence says what is missing, and there is no button that does nothing.
        browser.allow_scripts(False)
        browser.visit(f"{base}/passkey")
        browser.wait_for_text("main", "needs a browser that runs scripts")
        assert not browser.is_shown("button.primary")


def allow(pool, address: str) -> None:
    known = pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    kept = known["UserPoolClient"]
    for name in ("CreationDate", "LastModifiedDate"):
        del kept[name]
    kept["CallbackURLs"] = [*kept["CallbackURLs"], address]
    pool.admin.update_user_pool_client(**kept)


def test_acc_6_a_user_disconnects_an_application(shop, browser):
    name = member(shop)
    other = shop.admin.create_user_pool_client(
        UserPoolId=shop.id, ClientName="Reading List", ExplicitAuthFlows=ALL_FLOWS
    )["UserPoolClient"]["ClientId"]
    there = shop.public.initiate_auth(
        ClientId=other, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )["AuthenticationResult"]
    enter(browser, shop, name, "/connections")
    browser.wait_for_text("main", "Reading List")
    browser.wait_for_text("main", "Example Shop")
    press(browser, "disconnect", other)
    browser.wait_for_text(".alert", "change is saved")
    with pytest.raises(ClientError, match="NotAuthorizedException"):
        shop.public.get_user(AccessToken=there["AccessToken"])
    assert "Reading List" not in browser.text("main")


def test_acc_6_a_user_unlinks_an_outside_account_where_another_way_in_is_left(shop, browser, mailbox):
    name = member(shop)
    shop.admin.create_identity_provider(
        UserPoolId=shop.id, ProviderName=(provider := unique("Corp")), ProviderType="OIDC",
        ProviderDetails={
            "client_id": "our-app", "client_secret": "their-secret", "authorize_scopes": "openid",
            "attributes_request_method": "GET", "oidc_issuer": "https://login.example.com",
            "authorize_url": "https://login.example.com/a", "token_url": "https://login.example.com/t",
            "attributes_url": "https://login.example.com/u", "jwks_uri": "https://login.example.com/j",
        },
    )
    shop.admin.admin_link_provider_for_user(
        UserPoolId=shop.id,
        DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": username(shop, name)},
        SourceUser={
            "ProviderName": provider, "ProviderAttributeName": "Cognito_Subject",
            "ProviderAttributeValue": "ada's \"own\" & only",
        },
    )
    enter(browser, shop, name, "/connections")
    browser.wait_for_text("main", provider)
    press(browser, "unlink")
    browser.wait_for_text(".alert", "change is saved")
    user = shop.admin.admin_get_user(UserPoolId=shop.id, Username=name)
    assert "identities" not in {each["Name"] for each in user["UserAttributes"]}
    assert mailbox.mail_to(name)["Subject"] == "Your second step was changed"


def test_acc_7_activity_is_told_in_sentences_and_disowned(shop, browser):
    """`Was not me` ends that session, and leads to a new password; another user's event is not there."""
    name, stranger = member(shop), member(shop)
    with pytest.raises(ClientError):
        shop.sign_in(name, "Wrong-passw0rd")
    intruder = shop.sign_in(name)
    foreign = shop.sign_in(stranger)
    enter(browser, shop, name, "/activity")
    browser.wait_for_text("main", "You signed in")
    browser.wait_for_text("main", "A sign-in failed")
    events = shop.admin.admin_list_user_auth_events(UserPoolId=shop.id, Username=name)["AuthEvents"]
    mine = next(
        each["EventId"] for each in reversed(events)
        if each["EventType"] == "SignIn" and each["EventResponse"] == "Pass"
    )
    press(browser, "disown", mine)
    browser.wait_for_text("h1", "Sign-in")
    browser.wait_for_text(".alert", "ended that session")
    with pytest.raises(ClientError, match="NotAuthorizedException"):
        shop.public.get_user(AccessToken=intruder["AccessToken"])
    shop.public.get_user(AccessToken=foreign["AccessToken"])
    browser.visit(account(shop, "/activity"))
    browser.wait_for_text(".badge", "Not you")
    # The form of another user's event does nothing.
    theirs = shop.admin.admin_list_user_auth_events(UserPoolId=shop.id, Username=stranger)
    event = theirs["AuthEvents"][0]["EventId"]
    browser.run(
        "document.querySelector('[name=action][value=disown]').form"
        ".querySelector('[name=subject]').value = arguments[0]", event,
    )
    press(browser, "disown", event)
    browser.wait_for_text(".alert", "can’t be changed here")
    shop.public.get_user(AccessToken=foreign["AccessToken"])


def test_acc_9_the_owner_is_told_of_changes_in_the_own_language(shop, browser, mailbox):
    name = member(shop, locale="de")
    enter(browser, shop, name)
    browser.type("#current_password", PASSWORD)
    browser.type("#password", NEW_PASSWORD)
    browser.type("#confirm_password", NEW_PASSWORD)
    press(browser, "password")
    browser.wait_for_text(".alert", "new password is saved")
    mail = mailbox.mail_to(name)
    assert mail["Subject"] == "Ihr Passwort wurde geändert"
    assert "Wenn Sie das nicht waren" in mail.get_body().get_content()
    press(browser, "on", "EMAIL_OTP")
    browser.wait_for_text(".alert", "change is saved")
    assert mailbox.mail_to(name)["Subject"] == "Ihr zweiter Schritt wurde geändert"


def test_acc_9_the_former_address_is_told_of_another(shop, browser, mailbox):
    name = member(shop)
    new = f"{unique('eve')}@example.com"
    enter(browser, shop, name, "/profile")
    browser.type("#email", new)
    press(browser, "save")
    browser.wait_for_text(".alert", "change is saved")
    assert mailbox.mail_to(name)["Subject"] == "Your address was changed"


def test_acc_1_an_address_below_the_account_pages_keeps_the_menu(shop, browser):
    enter(browser, shop, member(shop))
    browser.wait_for_text(".bar .brand", "Example Shop")
    browser.visit(account(shop, "/nothing"))
    browser.wait_for_text("h1", "nothing at this address")
    browser.wait_for(".side")
    answer = requests.get(account(shop, "/nothing"), timeout=60)
    assert answer.status_code == 404 and "class=\"side\"" not in answer.text


CROSSINGS = {
    "disabled": lambda pool, name: pool.admin.admin_disable_user(UserPoolId=pool.id, Username=name),
    "deleted": lambda pool, name: pool.admin.admin_delete_user(UserPoolId=pool.id, Username=name),
    "signed out": lambda pool, name: pool.admin.admin_user_global_sign_out(
        UserPoolId=pool.id, Username=name
    ),
}


@pytest.mark.parametrize("crossing", CROSSINGS)
@pytest.mark.parametrize("section", ["", "/sessions", "/connections", "/activity", "/profile", "/data"])
def test_acc_1_an_open_page_whose_user_is_gone_changes_nothing(shop, browser, crossing, section):
    """The form of each page leads to the sign-in, and nothing is written."""
    name = member(shop)
    # Without another session nothing on the page of connections could be pressed.
    shop.sign_in(name)
    enter(browser, shop, name, section)
    CROSSINGS[crossing](shop, name)
    browser.run(
        "const form = document.querySelector('main form'); form.noValidate = true;"
        "form.querySelector('button').click()"
    )
    browser.wait_for("#username")
    browser.visit(account(shop, section) + f"?client_id={shop.client_id}")
    browser.wait_for("#username")


def test_acc_1_a_password_changed_elsewhere_is_the_one_that_counts(shop, browser):
    name = member(shop)
    enter(browser, shop, name)
    shop.admin.admin_set_user_password(
        UserPoolId=shop.id, Username=name, Password=NEW_PASSWORD, Permanent=True
    )
    browser.type("#current_password", PASSWORD)
    browser.type("#password", "Th1rd-passw0rd")
    browser.type("#confirm_password", "Th1rd-passw0rd")
    press(browser, "password")
    browser.wait_for_text(".alert", "current password is wrong")
    assert shop.sign_in(name, NEW_PASSWORD)["AccessToken"]


@pytest.mark.parametrize("gone", ["client", "pool"])
def test_acc_1_an_open_page_whose_client_or_pool_is_gone(stack, app, browser, gone):
    pool = app.pool(stack, {"UsernameAttributes": ["email"]})
    allow(pool, account(pool))
    name = member(pool)
    enter(browser, pool, name, "/profile")
    if gone == "client":
        pool.admin.delete_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    else:
        domain = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Domain"]
        pool.admin.delete_user_pool_domain(Domain=domain, UserPoolId=pool.id)
        pool.admin.delete_user_pool(UserPoolId=pool.id)
    browser.type("#given_name", "Ada")
    browser.mark()
    browser.run("document.querySelector('main form button').click()")
    # A page that only leads on is not the last one.
    browser.wait_for("body:not([data-old], :has([data-onward])) h1")
    assert "Something went wrong" not in browser.said()
    if gone == "client":
        user = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
        assert "given_name" not in {each["Name"] for each in user["UserAttributes"]}
