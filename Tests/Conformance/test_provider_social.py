"""Users sign in at Google, Facebook, Amazon and Apple by Chromium, each under its own name and with its own answers.

The system sees host names of its own, which lead to the stand-in of support/social.py, and trusts its certificate.
"""

import json

import pytest
import requests

from support.browser import Browser
from support.exchanges import claims, user_of
from support.social import CLIENT, KEY_ID, NAMES, SECRET, TEAM, Social
from support.stack import make_stack
from support.web_app import Journey, WebApp

SECRETS = {"client_id": CLIENT, "client_secret": SECRET}
# As aws-cdk names what each tells (ProviderAttribute).
PROVIDERS = {
    "Google": (
        {"email": "email", "email_verified": "email_verified", "name": "name", "phone_number": "phoneNumbers"},
        SECRETS | {"authorize_scopes": "openid email profile"},
    ),
    "Facebook": (
        {"email": "email", "name": "name", "picture": "picture"},
        SECRETS | {"authorize_scopes": "public_profile,email"},
    ),
    "LoginWithAmazon": (
        {"email": "email", "name": "name", "custom:zip": "postal_code"},
        SECRETS | {"authorize_scopes": "profile postal_code"},
    ),
    "SignInWithApple": (
        {"email": "email", "email_verified": "email_verified", "given_name": "firstName", "family_name": "lastName"},
        {"client_id": CLIENT, "team_id": TEAM, "key_id": KEY_ID, "authorize_scopes": "name email"},
    ),
}


@pytest.fixture(scope="module")
def social(tmp_path_factory):
    running = Social(tmp_path_factory.mktemp("social"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(social):
    with make_stack() as running:
        running.prefix = [
            "unshare", "--mount", "sh", "-c", 'mount --bind "$0" /etc/hosts && exec "$@"', str(social.hosts_file),
        ]
        running.settings |= {
            # The stand-in has addresses of this machine, which count at a host that is named.
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": ",".join(NAMES),
            "GATEHOUSE_PROVIDERS_CA_FILE": str(social.certificate_file),
            "GATEHOUSE_PUBLIC_URL": f"http://localhost:{running.port}",
        }
        yield running.start()


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app, social):
    pool = app.pool(
        stack, {"Schema": [{"Name": "zip", "AttributeDataType": "String", "Mutable": True}]}
    )
    for name, (mapping, details) in PROVIDERS.items():
        if name == "SignInWithApple":
            details = details | {"private_key": social.private_key}
        pool.admin.create_identity_provider(
            UserPoolId=pool.id, ProviderName=name, ProviderType=name, AttributeMapping=mapping,
            ProviderDetails=details,
        )
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ClientName="Example Shop",
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email", "profile", "aws.cognito.signin.user.admin"],
        CallbackURLs=[app.callback], SupportedIdentityProviders=["COGNITO", *PROVIDERS],
    )
    return pool


@pytest.fixture(scope="module")
def window(social, tmp_path_factory):
    with Browser(tmp_path_factory.mktemp("browser"), *social.browser_arguments) as window:
        yield window


@pytest.fixture
def browser(window, social):
    social.reset()
    social.calls.clear()
    return window


def begin(app, shop, browser, name) -> Journey:
    """To the provider's own page, by its button."""
    journey = Journey(app, shop, prompt="login")
    browser.visit(journey.address())
    browser.wait_for("#username")
    buttons = browser.run("return [...document.querySelectorAll('.provider')].map((each) => each.textContent)")
    browser.run("document.querySelectorAll('.provider')[arguments[0]].click()",
                next(index for index, text in enumerate(buttons) if name in text))
    browser.wait_for("#agree")
    return journey


def sign_in(app, shop, browser, name) -> dict:
    """Signs in; the user as the pool then has it."""
    journey = begin(app, shop, browser, name)
    browser.click("#agree")
    code = journey.code(browser)
    tokens = requests.post(
        f"{shop.stack.endpoint}/oauth2/token", timeout=60,
        data={
            "grant_type": "authorization_code", "client_id": shop.client_id, "code": code,
            "redirect_uri": app.callback, "code_verifier": journey.verifier,
        },
    ).json()
    return user_of(shop, claims(tokens["id_token"])["cognito:username"])


def refusal(app, shop, browser, name) -> dict:
    """Signs in in vain; what the client is told."""
    before = len(app.visits)
    begin(app, shop, browser, name)
    browser.click("#agree")
    browser.wait_for_text("h1", "Back in the app")
    assert len(app.visits) == before + 1 and "code" not in app.visits[-1]
    return app.visits[-1]


def test_fed_google_signs_a_user_in(app, shop, browser, social):
    user = sign_in(app, shop, browser, "Google")
    assert user["Username"] == f"Google_{social.subject}" and user["UserStatus"] == "EXTERNAL_PROVIDER"
    said = user["Attributes"]
    assert (said["email"], said["email_verified"]) == ("ada@gmail.com", "true")
    assert (said["name"], said["phone_number"]) == ("Ada Lovelace", "+15550001234")
    assert json.loads(said["identities"])[0]["providerType"] == "Google"
    (people,) = [query for host, _, query in social.calls if host == "people.googleapis.com"]
    assert people == {"personFields": "phoneNumbers"}


def test_fed_facebook_signs_a_user_in(app, shop, browser, social):
    user = sign_in(app, shop, browser, "Facebook")
    assert user["Username"] == f"Facebook_{social.subject}"
    said = user["Attributes"]
    # Facebook does not say whether an address is verified (MAP-4), and an object becomes JSON (MAP-5).
    assert said["email"] == "ada@example.com" and said["email_verified"] == "false"
    assert json.loads(said["picture"])["data"]["width"] == 50
    (asked,) = [query for _, path, query in social.calls if path == "/me"]
    assert set(asked["fields"].split(",")) == {"id", "email", "name", "picture"}


def test_fed_amazon_signs_a_user_in(app, shop, browser, social):
    user = sign_in(app, shop, browser, "LoginWithAmazon")
    assert user["Username"] == f"LoginWithAmazon_{social.subject}"
    assert user["Attributes"]["custom:zip"] == "98052" and user["Attributes"]["email_verified"] == "false"


def test_fed_6_apple_signs_a_user_in_and_its_form_is_believed_of_the_name_alone(app, shop, browser, social):
    """The name comes at the first sign-in alone; the address in the form is whatever the browser says."""
    social.changes["user"] = {"name": {"firstName": "Ada", "lastName": "Lovelace"}, "email": "victim@example.com"}
    user = sign_in(app, shop, browser, "SignInWithApple")
    assert user["Username"] == f"SignInWithApple_{social.subject}"
    said = user["Attributes"]
    assert said["email"] == f"{social.subject}@privaterelay.appleid.com" and said["email_verified"] == "true"
    assert (said["given_name"], said["family_name"]) == ("Ada", "Lovelace")
    # MAP-1: what is missing the next time stays as it was.
    social.changes.clear()
    again = sign_in(app, shop, browser, "SignInWithApple")["Attributes"]
    assert (again["given_name"], again["sub"]) == ("Ada", said["sub"])


@pytest.mark.parametrize("name, changes", [
    ("Facebook", {"app": {"id": "another-app"}}),
    ("LoginWithAmazon", {"tokeninfo": {"aud": "another-app"}}),
    ("LoginWithAmazon", {"profile": {"user_id": "amzn1.account.VICTIM"}}),
    ("Google", {"person": {"resourceName": "people/victim"}}),
    ("Google", {"id_token": {"aud": "another-app"}}),
    ("Google", {"id_token": {"nonce": "another"}}),
    ("Google", {"id_token": {"at_hash": "AAAAAAAAAAAAAAAAAAAAAA"}}),
    ("SignInWithApple", {"id_token": {"iss": "https://evil.example"}}),
    ("SignInWithApple", {"id_token": {"sub": None}}),
], ids=str)
def test_fed_7_what_was_given_to_another_application_or_user_proves_no_user(
    app, shop, browser, social, name, changes
):
    social.changes |= changes
    assert refusal(app, shop, browser, name)["error"] == "invalid_request"
    names = [user["Username"] for user in shop.admin.list_users(UserPoolId=shop.id)["Users"]]
    assert not any(social.subject in each or "victim" in each.lower() for each in names)


def test_fed_1_two_browsers_sign_in_at_two_providers_at_once(app, shop, browser, social, tmp_path):
    with Browser(tmp_path, *social.browser_arguments) as other:
        mine = begin(app, shop, browser, "Google")
        theirs = begin(app, shop, other, "Facebook")
        other.click("#agree")
        assert theirs.code(other)
        browser.click("#agree")
        assert mine.code(browser)
