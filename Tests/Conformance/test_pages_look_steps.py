"""The pages between the first one and the client, as people see them: as test_pages_look.py has the others."""

import pytest
import requests

from support.authenticator import Authenticator
from support.clients import ALL_FLOWS, PASSWORD, make_pool, unique
from support.form_filler import FormFiller
from support.gallery import Gallery
from support.pages import link_of
from support.saml import SamlProvider
from support.saml_office import metadata
from support.web_app import Journey, WebApp

SMS = {"SnsCallerArn": "arn:aws:iam::123456789012:role/sns"}
# The page of a long name is as long as a page gets.
LONG_NAME = "wolfgang-amadeus.mozart-von-salzburg"


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def strict(stack, app):
    """A pool in which each user needs a second factor, of which there are three, and has recovery codes."""
    pool = app.pool(stack, {"UserPoolTags": {"gatehouse:recovery-codes": "on"}})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        SoftwareTokenMfaConfiguration={"Enabled": True},
        EmailMfaConfiguration={"Subject": "Your code"},
        SmsMfaConfiguration={"SmsConfiguration": SMS},
        MfaConfiguration="ON",
    )
    return pool


def sign_in(browser, journey, name):
    browser.visit(journey.address("/login"))
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")


def test_a11_1_the_page_of_a_temporary_password_is_for_all_people(app, stack, browser):
    pool = app.pool(
        stack,
        {
            "UsernameAttributes": ["email"],
            "Schema": [{"Name": name, "Required": True} for name in ("email", "given_name", "birthdate")],
        },
    )
    name = f"{LONG_NAME}{unique('')}@example.com"
    pool.admin.admin_create_user(
        UserPoolId=pool.id, Username=name, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=[{"Name": "email", "Value": name}],
    )
    sign_in(browser, Journey(app, pool), name)
    browser.wait_for_text("h1", "Choose a new password")
    Gallery(browser).look_at("new-password")
    browser.type("[name='requiredAttributes[given_name]']", "Ada")
    browser.type("[name='requiredAttributes[birthdate]']", "1815-12-10")
    browser.type("#new_password", "short")
    browser.type("#confirm_password", "shorter")
    browser.click("button.primary")
    browser.wait_for(".alert")
    Gallery(browser).look_at("new-password-error")


def test_a11_1_the_pages_that_set_a_factor_up_are_for_all_people(app, strict, browser):
    journey = Journey(app, strict)
    sign_in(browser, journey, strict.user())
    browser.wait_for("button[value=SOFTWARE_TOKEN_MFA]")
    gallery = Gallery(browser)
    gallery.look_at("choose-set-up")
    address = browser.run("return location.href")
    browser.click("button[value^=EMAIL]")
    browser.wait_for("#email")
    gallery.look_at("email-set-up")
    browser.visit(address)
    sign_in(browser, Journey(app, strict), strict.user())
    browser.click("button[value=SOFTWARE_TOKEN_MFA]")
    browser.wait_for(".secret")
    secret = browser.text(".secret").replace(" ", "")
    browser.type("#code", Authenticator(secret).code())
    browser.click("button.primary")
    browser.wait_for("#codes")
    gallery.look_at("recovery-codes")


def test_a11_1_the_choice_of_a_second_factor_is_for_all_people(app, strict, browser):
    name = strict.user(
        email=f"{unique('ada')}@example.com", email_verified="true",
        phone_number="+15550001234", phone_number_verified="true",
    )
    for setting in ("SMSMfaSettings", "EmailMfaSettings"):
        strict.admin.admin_set_user_mfa_preference(
            UserPoolId=strict.id, Username=name, **{setting: {"Enabled": True}}
        )
    sign_in(browser, Journey(app, strict), name)
    browser.wait_for("button[value=SMS_MFA]")
    Gallery(browser).look_at("choose-second-factor")


def test_a11_1_the_page_that_is_not_there_is_for_all_people(app, strict, browser):
    browser.visit(Journey(app, strict).address("/unavailable"))
    browser.wait_for_text("h1", "unavailable")
    Gallery(browser).look_at("unavailable")


def test_a11_1_the_page_of_a_link_is_for_all_people(stack, browser):
    pool = make_pool(
        stack,
        {
            "AutoVerifiedAttributes": ["email"],
            "VerificationMessageTemplate": {"DefaultEmailOption": "CONFIRM_WITH_LINK"},
        },
    )
    name = unique("reader")
    pool.public.sign_up(
        ClientId=pool.client_id, Username=name, Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": f"{name}@example.com"}],
    )
    gallery = Gallery(browser)
    browser.visit(link_of(pool, name))
    browser.wait_for("button")
    gallery.look_at("link")
    browser.click("button")
    browser.wait_for_text("h1", "has been confirmed")
    gallery.look_at("link-confirmed")
    browser.visit(f"{stack.endpoint}/confirmUser?client_id={pool.client_id}&user_name=a&confirmation_code=b")
    browser.click("button")
    browser.wait_for_text("h1", "link")
    gallery.look_at("link-wrong")


def test_a11_1_the_page_on_the_way_to_a_provider_is_for_all_people(app, stack, browser, tmp_path):
    """It leads on at once; here it is kept, as a browser keeps it that follows no refresh."""
    pool = app.pool(stack, {"UsernameAttributes": ["email"]})
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Example-Works-International", ProviderType="SAML",
        IdpIdentifiers=["works.example"], AttributeMapping={"email": "mail"},
        ProviderDetails={"MetadataFile": metadata(SamlProvider())},
    )
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ClientName="Example Shop",
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"], AllowedOAuthScopes=["openid"],
        CallbackURLs=[app.callback],
        SupportedIdentityProviders=["COGNITO", "Example-Works-International"],
    )
    journey = Journey(app, pool, scope="openid")
    for language in ("en", "de", "ja"):
        page = FormFiller(f"{journey.address()}&lang={language}").submit(username="ada@works.example").page
        keep(browser, page, tmp_path)
        for _ in Gallery(browser).sizes_and_modes(f"way-to-provider-{language}"):
            pass


def keep(browser, page, folder):
    """Shows a page that leads on at once, as a browser does that follows no refresh."""
    assert page.headers["Refresh"].startswith("0;")
    kept = folder / "kept.html"
    kept.write_text(page.text.replace("<head>", f'<head><base href="{page.url}">'))
    browser.visit(kept.as_uri())
    browser.wait_for("[data-onward]")


def test_a11_1_the_page_on_the_way_to_a_proof_is_for_all_people(app, stack, browser, tmp_path):
    """From the account page to the provider whose account is added."""
    pool = app.pool(stack)
    home = f"{stack.endpoint}/{pool.id}/account"
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Example-Works", ProviderType="SAML", AttributeMapping={"email": "mail"},
        ProviderDetails={"MetadataFile": metadata(SamlProvider())},
    )
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ClientName="Example Shop", ExplicitAuthFlows=ALL_FLOWS,
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"], CallbackURLs=[app.callback, home],
        AllowedOAuthScopes=["openid", "email", "profile", "aws.cognito.signin.user.admin"],
        SupportedIdentityProviders=["COGNITO", "Example-Works"],
    )
    browser.visit(f"{home}/connections?client_id={pool.client_id}")
    browser.wait_for("#username")
    browser.type("#username", pool.user())
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    # A visit while the sign-in is on its way would cancel it.
    browser.wait_for("form:has(input[value=link])")
    for language in ("en", "de", "ja"):
        browser.visit(f"{home}/connections?lang={language}")
        browser.wait_for("form:has(input[value=link])")
        fields = browser.run(
            "return Object.fromEntries(new FormData(document.querySelector('form:has(input[value=link])')))"
        )
        cookies = {each["name"]: each["value"] for each in browser.cookies()}
        page = requests.post(
            f"{home}/connections", data=fields, cookies=cookies, headers={"Origin": stack.endpoint},
            params={"lang": language}, timeout=60,
        )
        keep(browser, page, tmp_path)
        for _ in Gallery(browser).sizes_and_modes(f"way-to-proof-{language}"):
            pass
