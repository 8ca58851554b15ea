"""A user types an address first, and its mail domain leads to the provider that has it (PAG-8), in Chromium."""

import re

import pytest

from support.account_proofs import age
from support.clients import PASSWORD, unique
from support.form_filler import FormFiller
from support.provider_sign_ins import add_issuer
from support.remembered import give_code, member, remembering
from support.saml_site import SamlSite
from support.stack import make_stack
from support.upstream import Upstream
from support.web_app import Journey, WebApp
from test_provider_pages import enable, user_of as tokens_of


@pytest.fixture(scope="module")
def upstream():
    running = Upstream()
    yield running
    running.close()


@pytest.fixture(scope="module")
def site():
    running = SamlSite()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer,
            "GATEHOUSE_PUBLIC_URL": f"http://localhost:{running.port}",
        }
        yield running.start()


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture
def shop(stack, app, upstream, site):
    upstream.subject, upstream.asked, site.asked = unique("ada"), [], []
    pool = app.pool(stack)
    add_issuer(pool, "Corp", upstream.issuer)
    pool.admin.update_identity_provider(
        UserPoolId=pool.id, ProviderName="Corp", IdpIdentifiers=["corp.example", "corp"],
    )
    site.join(pool, "Office", IdpIdentifiers=["Office.Example"])
    enable(pool, app, "COGNITO", "Corp", "Office")
    return pool


def begin(app, shop, browser, name, **parameters):
    """Types a name on the first page; returns the journey."""
    journey = Journey(app, shop, **parameters)
    browser.visit(journey.address())
    browser.wait_for("#username")
    assert browser.run("return document.querySelector('#password')") is None
    browser.type("#username", name)
    browser.click("button.primary")
    return journey


def stopped(browser) -> list[str]:
    """What the browser's policy has stopped."""
    return [line for line in browser.console() if "Content Security Policy" in line]


def typed(app, shop, name, **parameters) -> FormFiller:
    """A browser without scripts, after the name was sent."""
    return FormFiller(Journey(app, shop, **parameters).address()).submit(username=name)


def words(page: FormFiller, name: str) -> str:
    """What a page says besides what is another each time."""
    text = re.sub(r'value="[^"]*"', "", page.text.replace(name, "NAME"))
    return re.sub(r"data-seconds=\S+", "", re.sub(r"[?][^\"]*", "", text))


def test_pag_8_an_address_leads_to_its_provider_of_saml_and_back(app, shop, browser, site):
    journey = begin(app, shop, browser, "ada@OFFICE.example")
    assert tokens_of(journey, journey.code(browser))["cognito:username"] == "Office_ada"
    assert len(site.asked) == 1 and not stopped(browser)


def test_pag_8_an_address_leads_to_its_provider_of_openid_connect_and_back(app, shop, browser, upstream):
    journey = begin(app, shop, browser, " ada@corp.example ")
    assert tokens_of(journey, journey.code(browser))["cognito:username"] == f"Corp_{upstream.subject}"
    # The address is not typed again there.
    assert [asked.get("login_hint") for asked in upstream.asked] == ["ada@corp.example"]
    assert not stopped(browser)


def test_pag_8_an_address_leads_there_without_scripts(app, shop, browser, upstream):
    browser.allow_scripts(False)
    journey = begin(app, shop, browser, "ada@corp.example")
    browser.wait_for_text("h1", "Back in the app")
    assert tokens_of(journey, app.visits[-1]["code"])["cognito:username"] == f"Corp_{upstream.subject}"


def test_pag_8_a_user_of_the_pool_types_the_password_next(app, shop, browser, upstream):
    name = shop.user()
    journey = begin(app, shop, browser, name)
    browser.wait_for("#password")
    browser.type("#password", "not the password")
    browser.click("button.primary")
    browser.wait_for_text(".alert", "The name or the password is wrong.")
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    assert tokens_of(journey, journey.code(browser))["cognito:username"] == name
    assert upstream.asked == []


def test_pag_8_neither_page_tells_whether_a_user_exists(app, shop):
    """A domain that a provider has leads there, and any other name to the password, whether there is such a user or not."""
    for domain, field in (("corp.example", False), ("other.example", True), ("sub.corp.example", True)):
        known, unknown = (f"{unique(word)}@{domain}" for word in ("known", "known"))
        shop.user(known)
        pages = [typed(app, shop, name) for name in (known, unknown)]
        assert [page.page.status_code for page in pages] == [200, 200]
        assert [page.has_field("password") for page in pages] == [field, field]
        assert words(pages[0], known) == words(pages[1], unknown)
    # What is no domain of an address leads nowhere else.
    for name in ("corp.example", "@corp.example", "corp@corp", "corp@", unique("user")):
        assert typed(app, shop, name).has_field("password")


def test_pag_8_the_domain_goes_before_the_choice_of_how_to_sign_in(app, stack, upstream):
    pool = app.pool(
        stack,
        {"Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "EMAIL_OTP"]}}},
        {"ExplicitAuthFlows": ["ALLOW_USER_AUTH"]},
    )
    add_issuer(pool, "Corp", upstream.issuer)
    pool.admin.update_identity_provider(
        UserPoolId=pool.id, ProviderName="Corp", IdpIdentifiers=["corp.example"],
    )
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ExplicitAuthFlows=["ALLOW_USER_AUTH"],
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email", "aws.cognito.signin.user.admin"],
        CallbackURLs=[app.callback], SupportedIdentityProviders=["COGNITO", "Corp"],
        PreventUserExistenceErrors="ENABLED",
    )
    known = pool.user(f"{unique('known')}@corp.example")
    pages = [typed(app, pool, name) for name in (known, f"{unique('known')}@corp.example")]
    assert all("identity_provider=Corp" in page.text for page in pages)
    name = f"{unique('known')}@other.example"
    other = pool.user(name, email=name, email_verified="true")
    assert "How would you like to sign in?" in typed(app, pool, other).text


def test_pag_8_only_a_provider_that_the_client_lists_is_led_to(app, shop):
    enable(shop, app, "COGNITO", "Corp")
    assert typed(app, shop, "ada@office.example").has_field("password")
    assert "identity_provider=Corp" in typed(app, shop, "ada@corp.example").text
    # The page between leads to no other provider by an address that an attacker has made.
    answer = FormFiller(Journey(app, shop, identity_provider="Office").address("/login/provider"))
    assert "error=invalid_request" in answer.left_for and answer.left_for.startswith(app.callback)
    over = FormFiller(Journey(app, shop).address("/login/provider"))
    assert "This step is over" in over.text and "Refresh" not in over.page.headers


def test_pag_8_who_asks_for_the_pool_itself_is_led_nowhere(app, shop):
    page = FormFiller(Journey(app, shop, identity_provider="COGNITO").address())
    assert page.has_field("password")


def test_pag_8_a_client_with_outside_providers_alone_asks_for_the_address(app, shop, browser, upstream):
    enable(shop, app, "Corp", "Office")
    own = shop.user(f"{unique('own')}@elsewhere.example")
    begin(app, shop, browser, own)
    browser.wait_for_text(".alert", "No organization is known for this address.")
    assert browser.run("return document.querySelector('#username').getAttribute('aria-invalid')") == "true"
    browser.type("#username", "ada@corp.example")
    browser.click("button.primary")
    browser.wait_for_text("h1", "Back in the app")
    assert len(upstream.asked) == 1


def test_pag_8_a_client_with_outside_providers_alone_takes_no_passkey(app, stack, upstream):
    """The form that asks for the address is no way to the pool's own users."""
    pool = app.pool(stack, {"Policies": {"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "WEB_AUTHN"]}}})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, MfaConfiguration="OFF", WebAuthnConfiguration={"RelyingPartyId": "localhost"},
    )
    add_issuer(pool, "Corp", upstream.issuer)
    pool.admin.update_identity_provider(
        UserPoolId=pool.id, ProviderName="Corp", IdpIdentifiers=["corp.example"],
    )
    for names in (["COGNITO", "Corp"], ["Corp"]):
        pool.admin.update_user_pool_client(
            UserPoolId=pool.id, ClientId=pool.client_id, ExplicitAuthFlows=["ALLOW_USER_AUTH"],
            AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
            AllowedOAuthScopes=["openid", "email", "aws.cognito.signin.user.admin"],
            CallbackURLs=[app.callback], SupportedIdentityProviders=names,
        )
        page = FormFiller(Journey(app, pool).address("/login"))
        takes = "COGNITO" in names
        assert page.has_field("username") and page.has_field("passkey_session") == takes
        page.submit(username="ada@elsewhere.example", credential="{}", passkey_session="x")
        assert ("No organization is known" in page.text) != takes


def test_pag_8_no_domain_leaves_the_page_as_it_is(app, shop):
    for name in ("Corp", "Office"):
        shop.admin.update_identity_provider(UserPoolId=shop.id, ProviderName=name, IdpIdentifiers=["corp " + name])
    assert FormFiller(Journey(app, shop).address()).has_field("password")


def test_acc_1_a_user_of_a_provider_alone_proves_there_before_a_change(app, shop, browser, upstream):
    """A form's redirects do not leave for the provider: a page of its own leads there."""
    enable(shop, app, "Corp")
    known = shop.admin.describe_user_pool_client(UserPoolId=shop.id, ClientId=shop.client_id)["UserPoolClient"]
    for name in ("CreationDate", "LastModifiedDate"):
        del known[name]
    base = f"{shop.stack.endpoint.replace('127.0.0.1', 'localhost')}/{shop.id}"
    known["CallbackURLs"] = [*known["CallbackURLs"], f"{base}/account"]
    shop.admin.update_user_pool_client(**known)
    browser.visit(f"{base}/account/profile?client_id={shop.client_id}")
    browser.wait_for(".side")
    age(browser)
    browser.click("form:has(input[value=save]) button")
    browser.wait_for_text(".alert", "make your change again")
    assert [asked.get("prompt") for asked in upstream.asked] == [None, "login"]
    assert not stopped(browser)


def test_bdv_3_a_browser_proves_itself_on_the_page_of_the_password(app, stack, browser, upstream):
    """The name came first, on a page that began no sign-in."""
    pool = remembering(app, stack, asks=False)
    add_issuer(pool, "Corp", upstream.issuer)
    pool.admin.update_identity_provider(
        UserPoolId=pool.id, ProviderName="Corp", IdpIdentifiers=["corp.example"],
    )
    enable(pool, app, "COGNITO", "Corp")
    name = member(pool)
    for is_new in (True, False):
        journey = begin(app, pool, browser, name, prompt="login")
        browser.wait_for("#password")
        browser.type("#password", PASSWORD)
        browser.click("button.primary")
        if is_new:
            give_code(browser, pool, name)
        assert tokens_of(journey, journey.code(browser))["cognito:username"] == name
