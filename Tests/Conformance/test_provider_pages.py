"""Users sign in by a provider's button on the login page, in Chromium."""

import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
import requests

from support.browser import Browser
from support.clients import PASSWORD, unique
from support.events import wait_for
from support.exchanges import claims
from support.form_filler import FormFiller
from support.provider_sign_ins import CALLBACK, add_issuer
from support.saml_office import Office
from support.stack import make_stack
from support.upstream import Upstream
from support.web_app import Journey, WebApp


@pytest.fixture(scope="module")
def upstream():
    running = Upstream()
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
def shop(stack, app, upstream):
    upstream.subject, upstream.asked = unique("ada"), []
    pool = app.pool(stack)
    for name, identifier in (("Corp", "corp"), ("Other", "other")):
        add_issuer(pool, name, upstream.issuer, client_id=f"app-{name}")
        pool.admin.update_identity_provider(
            UserPoolId=pool.id, ProviderName=name, IdpIdentifiers=[identifier],
        )
    enable(pool, app, "COGNITO", "Corp", "Other")
    return pool


def enable(pool, app, *names):
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ClientName="Example Shop",
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email", "profile", "aws.cognito.signin.user.admin"],
        CallbackURLs=[app.callback], LogoutURLs=[app.callback], SupportedIdentityProviders=list(names),
    )


@pytest.fixture
def browser(tmp_path):
    (tmp_path / "one").mkdir()
    with Browser(tmp_path / "one") as window:
        yield window


@pytest.fixture
def second(tmp_path):
    (tmp_path / "two").mkdir()
    with Browser(tmp_path / "two") as window:
        yield window


def user_of(journey, code) -> dict:
    answer = requests.post(
        f"{journey.pool.stack.endpoint}/oauth2/token", timeout=60,
        data={
            "grant_type": "authorization_code", "client_id": journey.pool.client_id, "code": code,
            "redirect_uri": journey.app.callback, "code_verifier": journey.verifier,
        },
    )
    assert answer.status_code == 200, answer.text
    return claims(answer.json()["id_token"])


def ways(browser) -> list[str]:
    return browser.run(
        "return [...document.querySelectorAll('a')].filter(a => a.href.includes('identity_provider='))"
        ".map(a => a.textContent.trim())"
    )


def press(browser, name):
    browser.run(
        "[...document.querySelectorAll('a')].find(a => a.href.includes('identity_provider=' + arguments[0]))"
        ".click()", name,
    )


def test_fed_a_button_for_each_listed_provider_leads_there_and_back(app, shop, browser, upstream):
    journey = Journey(app, shop)
    browser.visit(journey.address())
    browser.wait_for("#username")
    assert [text.split()[-1] for text in ways(browser)] == ["Corp", "Other"]
    press(browser, "Other")
    assert user_of(journey, journey.code(browser))["cognito:username"] == f"Other_{upstream.subject}"
    assert upstream.asked[-1]["client_id"] == "app-Other"
    # Signed in: the next request of the client shows no page.
    again = Journey(app, shop)
    browser.visit(again.address())
    assert user_of(again, again.code(browser))["cognito:username"] == f"Other_{upstream.subject}"
    assert len(upstream.asked) == 1


def test_pag_8_buttons_follow_what_the_client_lists(app, shop, browser):
    enable(shop, app, "COGNITO", "Corp")
    browser.visit(Journey(app, shop).address())
    browser.wait_for("#username")
    assert len(ways(browser)) == 1
    enable(shop, app, "Corp", "Other")
    browser.visit(Journey(app, shop).address("/login"))
    browser.wait_for("main a[href*='identity_provider=Corp']")
    # Without the pool's own users there is no password to type.
    assert browser.run("return document.querySelector('#password')") is None


def test_fed_an_identifier_leads_to_its_provider_without_a_page(app, shop, browser, upstream):
    journey = Journey(app, shop, idp_identifier="corp")
    browser.visit(journey.address())
    assert user_of(journey, journey.code(browser))["cognito:username"] == f"Corp_{upstream.subject}"
    refused = Journey(app, shop, idp_identifier="nobody")
    browser.visit(refused.address())
    browser.wait_for_text("h1", "Back in the app")
    assert app.visits[-1].get("error") and "code" not in app.visits[-1]


def test_fed_a_sign_in_works_without_scripts(app, shop, browser, upstream):
    journey = Journey(app, shop)
    browser.allow_scripts(False)
    browser.visit(journey.address())
    browser.wait_for("#username")
    browser.click("a[href*='identity_provider=Corp']")
    browser.wait_for_text("h1", "Back in the app")
    assert user_of(journey, app.visits[-1]["code"])["cognito:username"] == f"Corp_{upstream.subject}"


def test_fed_1_only_the_browser_that_began_may_end_a_sign_in(app, shop, browser, second, upstream):
    """Two browsers at once: the answer to one's sign-in is led into the other, in both directions."""
    upstream.held = []
    journeys = [Journey(app, shop, identity_provider="Corp") for _ in range(2)]
    windows = [browser, second]
    original = upstream.authorize

    def held(query):
        upstream.held.append(original(query))
        return app.callback.replace("/callback", "/held")

    upstream.authorize = held
    try:
        for window, journey in zip(windows, journeys):
            window.visit(journey.address())
            window.wait_for_text("h1", "Back in the app")
    finally:
        upstream.authorize = original
    first, other = upstream.held
    visits = len(app.visits)
    for window, address in ((browser, other), (second, first)):
        window.visit(address)
        window.wait_for_text("body", "Start again in the browser you began in")
    assert len(app.visits) == visits
    # Each still ends its own, once.
    for window, address, journey in ((browser, first, journeys[0]), (second, other, journeys[1])):
        window.visit(address)
        assert user_of(journey, journey.code(window))["cognito:username"] == f"Corp_{upstream.subject}"
        window.visit(address)
        window.wait_for_text("body", "Start again in the browser you began in")


def test_fed_1_two_tabs_of_one_browser_both_end(app, shop, browser, upstream):
    """The second tab's sign-in does not take away the first one's."""
    upstream.held = []
    journeys = [Journey(app, shop, identity_provider="Corp", prompt="login") for _ in range(2)]
    original = upstream.authorize

    def held(query):
        upstream.held.append(original(query))
        return app.callback.replace("/callback", "/held")

    upstream.authorize = held
    try:
        for journey in journeys:
            browser.visit(journey.address())
            browser.wait_for_text("h1", "Back in the app")
    finally:
        upstream.authorize = original
    for address, journey in zip(upstream.held, journeys):
        browser.visit(address)
        assert user_of(journey, journey.code(browser))["cognito:username"] == f"Corp_{upstream.subject}"


def test_ses_43_after_a_sign_out_the_provider_asks_anew(app, shop, browser, upstream):
    """A provider's own cookie does not sign in again a user who has just signed out."""
    journey = Journey(app, shop, identity_provider="Corp")
    browser.visit(journey.address())
    journey.code(browser)
    base = shop.stack.endpoint.replace("127.0.0.1", "localhost")
    browser.visit(f"{base}/{shop.id}/logout?client_id={shop.client_id}&logout_uri={app.callback}")
    browser.wait_for_text("h1", "Back in the app")
    again = Journey(app, shop, identity_provider="Corp")
    browser.visit(again.address())
    again.code(browser)
    assert upstream.asked[-1]["prompt"] == "login" and "prompt" not in upstream.asked[0]


class SilentProvider:
    """Takes connections and answers none, or sends browsers back as a provider of SAML does."""

    def __init__(self):
        self.is_silent = False
        self.asked = []
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                query = {name: values[0] for name, values in parse_qs(urlsplit(self.path).query).items()}
                provider.asked.append(query)
                if provider.is_silent:
                    provider.ended.wait(600)
                    return
                self.send_response(302)
                self.send_header("Location", provider.answer(query))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.ended = threading.Event()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, query) -> str:
        return f"{self.back}?{urlencode({'SAMLResponse': 'x', 'RelayState': query['RelayState']})}"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/slo"

    def close(self):
        self.ended.set()
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def silent():
    running = SilentProvider()
    yield running
    running.close()


@pytest.mark.parametrize("is_silent", [False, True])
def test_log_5_a_browser_signs_out_at_the_provider_and_is_not_kept_by_a_dead_one(
    stack, app, browser, silent, is_silent
):
    office = Office(stack, sign_off=silent.address, IDPSignout="true")
    office.pool.admin.update_user_pool_client(
        UserPoolId=office.pool.id, ClientId=office.pool.client_id, CallbackURLs=[CALLBACK, app.callback],
        LogoutURLs=[app.callback], AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email", "profile"], SupportedIdentityProviders=["Office"],
    )
    base = stack.endpoint.replace("127.0.0.1", "localhost")
    silent.back, silent.is_silent = f"{base}/{office.pool.id}/saml2/logout", is_silent
    # Where browsers are led to, and where their cookies are.
    office.place = lambda path: f"{base}/{office.pool.id}{path}"
    # The browser that signs out is the one that signed in: it takes over the cookie of a visitor without scripts.
    with requests.Session() as visitor:
        told = office.sign_in(visitor)
        assert "code" in told, told
        (session,) = [cookie for cookie in visitor.cookies if "sso" in cookie.name]
    browser.visit(f"{base}/{office.pool.id}/saml2/logout?SAMLResponse=x")
    browser.run("document.cookie = arguments[0]", f"{session.name}={session.value}; path=/")
    leave = urlencode({"client_id": office.pool.client_id, "logout_uri": app.callback, "state": "left"})
    browser.visit(f"{base}/{office.pool.id}/logout?{leave}")
    browser.wait_for_text("h1", "Back in the app")
    assert app.visits[-1] == {"state": "left"}
    assert len(silent.asked) == 1 and silent.asked[0]["Signature"]


def test_a_user_of_the_pools_own_signs_in_beside_the_buttons(app, shop, browser):
    name = shop.user()
    journey = Journey(app, shop)
    browser.visit(journey.address())
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    assert user_of(journey, journey.code(browser))["cognito:username"] == name


def test_pag_9_a_user_of_a_provider_has_no_password_and_an_event_says_so(
    app, shop, browser, upstream
):
    """The page tells no more than of an unknown name."""
    journey = Journey(app, shop)
    browser.visit(journey.address())
    browser.wait_for("#username")
    press(browser, "Corp")
    name = user_of(journey, journey.code(browser))["cognito:username"]
    pages = []
    for typed in (name, f"Corp_{unique('unknown')}"):
        visitor = FormFiller(Journey(app, shop, prompt="login").address())
        visitor.submit(username=typed, password=PASSWORD)
        assert "The name or the password is wrong." in visitor.text
        pages.append(re.search(r"Reference <code>([0-9a-f-]+)</code>", visitor.text)[1])
    assert wait_for(shop.stack, pages[0])["rule"] == "the user has no password"
