"""A user adds an outside account to the own one: signed in here, and freshly signed in there, in one browser (LNK-8)."""

import time
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
import requests

from support.browser import Browser
from support.clients import PASSWORD, unique
from support.exchanges import claims
from support.provider_sign_ins import add_issuer
from support.stack import make_stack
from support.upstream import Upstream
from support.waiting import wait_until
from support.web_app import Journey, WebApp


class Held(Upstream):
    """Keeps a browser at its page, where a test says so."""

    def __init__(self):
        self.is_holding, self.answers = False, []
        super().__init__()

    def authorize(self, query):
        answer = super().authorize(query)
        self.answers.append(answer)
        return f"{self.issuer}/held" if self.is_holding else answer


@pytest.fixture(scope="module")
def upstream():
    running = Held()
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
    upstream.subject, upstream.token_changes, upstream.is_holding = unique("ada"), {}, False
    pool = app.pool(stack)
    add_issuer(pool, "Corp", upstream.issuer, mapping={"name": "name"})
    enable(pool, app, "COGNITO", "Corp")
    return pool


def enable(pool, app, *names):
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ClientName="Example Shop",
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email", "profile", "aws.cognito.signin.user.admin"],
        CallbackURLs=[app.callback, account(pool)], LogoutURLs=[app.callback],
        SupportedIdentityProviders=list(names),
    )


def account(pool, section: str = "") -> str:
    return f"http://localhost:{pool.stack.port}/{pool.id}/account{section}"


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


def enter(browser, pool) -> str:
    """Signs a new user of the pool's own in at the page of connections."""
    name = pool.user()
    browser.visit(f"{account(pool, '/connections')}?client_id={pool.client_id}")
    browser.wait_for("#username")
    browser.type("#username", name)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    browser.wait_for("form:has(input[value=link])")
    return name


def press(browser) -> None:
    browser.click("form:has(input[value=link]) button")


def identities(pool, name) -> str | None:
    user = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    return next((each["Value"] for each in user["UserAttributes"] if each["Name"] == "identities"), None)


def carried(browser) -> dict[str, str]:
    """The header with the browser's cookies, for requests beside it."""
    return {"Cookie": "; ".join(f"{each['name']}={each['value']}" for each in browser.cookies())}


def proof(browser, upstream) -> str:
    """The address that a browser is led to whose user has signed in at the provider."""
    # A driver tells the cookies of the page that its browser is at.
    browser.visit(upstream.answers[-1].split("/oauth2/")[0] + "/oauth2/idpresponse")
    came = requests.get(upstream.answers[-1], allow_redirects=False, timeout=60, headers=carried(browser))
    assert came.status_code == 302, came.text
    assert "/account/connections?link=" in came.headers["Location"]
    return came.headers["Location"]


def hold(browser, shop, upstream) -> str:
    """A user whose browser waits at the provider."""
    name, count = enter(browser, shop), len(upstream.answers)
    upstream.is_holding = True
    press(browser)
    wait_until(lambda: len(upstream.answers) > count, "the browser has not come to the provider")
    return name


def username_by_provider(app, shop) -> str:
    """Who is signed in by the provider's answer, in a new browser."""
    journey = Journey(app, shop, identity_provider="Corp")
    with requests.Session() as session:
        answer = session.get(journey.address(), allow_redirects=False, timeout=60)
        while not answer.headers["Location"].startswith(app.callback):
            location = answer.headers["Location"]
            address = location if "://" in location else f"http://localhost:{shop.stack.port}{location}"
            answer = session.get(address, allow_redirects=False, timeout=60)
    code = parse_qs(urlsplit(answer.headers["Location"]).query)["code"][0]
    tokens = requests.post(
        f"{shop.stack.endpoint}/oauth2/token", timeout=60,
        data={
            "grant_type": "authorization_code", "client_id": shop.client_id, "code": code,
            "redirect_uri": app.callback, "code_verifier": journey.verifier,
        },
    ).json()
    return claims(tokens["id_token"])["cognito:username"]


def test_lnk_8_a_user_adds_an_outside_account_and_takes_it_away(app, shop, browser, upstream):
    name = enter(browser, shop)
    press(browser)
    browser.wait_for_text(".alert", "change is saved")
    assert upstream.subject in identities(shop, name)
    # The provider was to ask for the user anew.
    assert upstream.asked[-1]["prompt"] == "login"
    assert username_by_provider(app, shop) == name
    browser.click("form:has(input[value=unlink]) button")
    # The page before says of another change that it is saved.
    browser.wait_for("form:has(input[value=link])")
    browser.wait_for_text(".alert", "change is saved")
    assert identities(shop, name) is None
    assert username_by_provider(app, shop) == f"Corp_{upstream.subject}"


def test_lnk_8_an_account_that_signs_in_already_is_not_taken_over(app, shop, browser, upstream):
    other = username_by_provider(app, shop)
    name = enter(browser, shop)
    press(browser)
    browser.wait_for_text(".alert", "already signs in here")
    assert identities(shop, name) is None
    assert username_by_provider(app, shop) == other


def test_lnk_8_a_proof_counts_for_the_user_who_began_alone(shop, browser, second, upstream):
    """Neither gets a victim who follows an attacker's address the attacker's account, nor the other way round."""
    name = hold(browser, shop, upstream)
    # The answer itself counts in the browser that was sent to the provider.
    other = enter(second, shop)
    second.visit(upstream.answers[-1])
    second.wait_for_text("body", "Start again in the browser you began in")
    address = proof(browser, upstream)
    second.visit(address)
    second.wait_for_text(".alert", "changed here")
    assert identities(shop, name) is None and identities(shop, other) is None
    browser.visit(address)
    browser.wait_for_text(".alert", "change is saved")
    assert upstream.subject in identities(shop, name)
    browser.visit(address)
    browser.wait_for_text(".alert", "already signs in here")


@pytest.mark.parametrize("text", ["none", "x" * 40, "AAAA"])
def test_lnk_8_what_is_no_proof_adds_nothing(shop, browser, text):
    name = enter(browser, shop)
    browser.visit(f"{account(shop, '/connections')}?{urlencode({'link': text})}")
    browser.wait_for_text(".alert", "changed here")
    assert identities(shop, name) is None


def test_lnk_8_the_way_there_proves_nothing(shop, browser):
    """What begins the way is sealed alike, and names the same user."""
    name = enter(browser, shop)
    fields = browser.run("return [...new FormData(document.querySelector('form:has(input[value=link])'))]")
    address = account(shop, "/connections")
    page = requests.post(
        address, data=dict(fields), timeout=60,
        headers=carried(browser) | {"Origin": address.split(f"/{shop.id}")[0], "Sec-Fetch-Site": "same-origin"},
    )
    link = page.text.split("idprequest?link=")[1].split('"')[0]
    browser.visit(f"{address}?link={link}")
    browser.wait_for_text(".alert", "changed here")
    assert identities(shop, name) is None


def test_lnk_8_a_session_that_was_left_open_at_the_provider_is_no_fresh_sign_in(shop, browser, upstream):
    name = enter(browser, shop)
    upstream.token_changes = {"auth_time": int(time.time()) - 3600}
    press(browser)
    browser.wait_for_text(".alert", "changed here")
    assert identities(shop, name) is None


def test_lnk_8_a_provider_that_proves_nothing_adds_nothing(app, shop, browser, upstream):
    name = enter(browser, shop)
    upstream.token_changes = {"nonce": "another"}
    press(browser)
    browser.wait_for_text(".alert", "changed here")
    assert identities(shop, name) is None
    upstream.token_changes = {}
    enable(shop, app, "COGNITO")
    browser.mark()
    press(browser)
    browser.wait_for_text("body:not([data-old]) .alert", "changed here")
    assert identities(shop, name) is None


@pytest.mark.parametrize("change", ["disabled", "deleted", "signed out", "client", "provider"])
def test_lnk_8_what_changes_meanwhile_ends_the_way(app, shop, browser, upstream, change):
    name = hold(browser, shop, upstream)
    address = proof(browser, upstream)
    if change == "disabled":
        shop.admin.admin_disable_user(UserPoolId=shop.id, Username=name)
    elif change == "deleted":
        shop.admin.admin_delete_user(UserPoolId=shop.id, Username=name)
    elif change == "signed out":
        shop.admin.admin_user_global_sign_out(UserPoolId=shop.id, Username=name)
    elif change == "provider":
        enable(shop, app, "COGNITO")
    else:
        shop.admin.delete_user_pool_client(UserPoolId=shop.id, ClientId=shop.client_id)
    browser.visit(address)
    browser.wait_for("h1")
    if change != "deleted":
        assert identities(shop, name) is None


def test_lnk_8_a_response_that_no_sign_in_asked_for_carries_no_link(shop):
    """A provider of SAML that may begin sign-ins brings back a client's request, and no account that waits."""
    form = {
        "SAMLResponse": "PHgvPg==",
        "RelayState": urlencode({
            "client_id": shop.client_id, "redirect_uri": account(shop), "response_type": "code", "link": "x",
        }),
    }
    answer = requests.post(
        f"http://localhost:{shop.stack.port}/{shop.id}/saml2/idpresponse", data=form, allow_redirects=False,
        timeout=60, headers={"Origin": "https://idp.example.com"},
    )
    assert answer.status_code == 400 and "Location" not in answer.headers
