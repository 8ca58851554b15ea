"""`prompt=select_account`: the user says whether to go on with the account that the browser is signed in to (AUT-10)."""

import re

import pytest
import requests

from support.clients import PASSWORD, unique
from support.exchanges import claims
from support.form_filler import FormFiller
from support.web_app import Journey, WebApp

HEADING = "Choose an account"


@pytest.fixture(scope="module")
def app():
    app = WebApp()
    yield app
    app.close()


@pytest.fixture(scope="module")
def shop(stack, app):
    return app.pool(stack, {"AutoVerifiedAttributes": ["email"]})


def member(shop) -> str:
    name = unique("ann")
    return shop.user(name, email=f"{name}@example.com", email_verified="true")


def user_of(journey, code) -> str:
    answer = requests.post(
        f"{journey.pool.stack.endpoint}/oauth2/token", timeout=60,
        data={
            "grant_type": "authorization_code", "client_id": journey.pool.client_id, "code": code,
            "redirect_uri": journey.app.callback, "code_verifier": journey.verifier,
        },
    )
    assert answer.status_code == 200, answer.text
    return claims(answer.json()["id_token"])["cognito:username"]


def signed_in(app, shop, name) -> FormFiller:
    """A browser without scripts that has signed in."""
    return FormFiller(Journey(app, shop).address()).submit(username=name, password=PASSWORD)


def choosing(app, shop, visitor, **parameters) -> Journey:
    """The visitor at what follows a request for the choice."""
    journey = Journey(app, shop, **{"prompt": "select_account"} | parameters)
    visitor.open(journey.address())
    return journey


def account_of(visitor) -> str:
    return re.search(r'name="answer" value="([0-9a-f-]{36})"', visitor.text)[1]


def code_of(visitor) -> str:
    assert visitor.is_back, visitor.page.url
    return re.search("[?&]code=([^&]+)", visitor.left_for)[1]


def test_aut_10_a_user_goes_on_with_the_account_or_takes_another(app, shop, browser):
    ann, bob = member(shop), member(shop)
    first = Journey(app, shop)
    browser.visit(first.address())
    browser.wait_for("#username")
    browser.type("#username", ann)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    first.code(browser)
    # On with the same account, without a password.
    again = Journey(app, shop, prompt="select_account")
    browser.visit(again.address())
    browser.wait_for_text("h1", HEADING)
    assert f"{ann}@example.com" in browser.text("button.choice")
    browser.click("button.choice")
    assert user_of(again, again.code(browser)) == ann
    # Another account takes its place in the browser.
    other = Journey(app, shop, prompt="select_account")
    browser.visit(other.address())
    browser.wait_for_text("h1", HEADING)
    browser.click("button.choice[value=other]")
    browser.wait_for("#password")
    browser.type("#username", bob)
    browser.type("#password", PASSWORD)
    browser.click("button.primary")
    assert user_of(other, other.code(browser)) == bob
    browser.visit(Journey(app, shop, prompt="select_account").address())
    browser.wait_for_text("button.choice", f"{bob}@example.com")
    assert not [line for line in browser.console() if "Content Security Policy" in line]


def test_aut_10_the_choice_needs_no_script(app, shop):
    name = member(shop)
    visitor = signed_in(app, shop, name)
    journey = choosing(app, shop, visitor)
    assert HEADING in visitor.text
    visitor.submit(answer=account_of(visitor))
    assert user_of(journey, code_of(visitor)) == name


def test_aut_10_a_browser_without_a_session_that_may_be_used_signs_in(app, shop):
    assert FormFiller(Journey(app, shop, prompt="select_account").address()).has_field("password")
    name = member(shop)
    visitor = signed_in(app, shop, name)
    for parameters in (
        {"prompt": "login select_account"}, {"max_age": "0"}, {"acr_values": "urn:cognito:loa:4"},
    ):
        choosing(app, shop, visitor, **parameters)
        assert visitor.has_field("password"), parameters
    choosing(app, shop, visitor, prompt="select_account consent")
    assert HEADING in visitor.text
    shop.admin.admin_disable_user(UserPoolId=shop.id, Username=name)
    choosing(app, shop, visitor)
    assert visitor.has_field("password")
    left = signed_in(app, shop, member(shop))
    base = f"http://localhost:{left.port}/{shop.id}"
    left.open(f"{base}/logout?client_id={shop.client_id}&logout_uri={app.callback}")
    choosing(app, shop, left)
    assert left.has_field("password")


def test_aut_10_only_what_the_page_has_shown_is_gone_on_with(app, shop):
    """A cookie that another user's sign-in has set meanwhile is not that which was chosen."""
    ann, bob = member(shop), member(shop)
    visitor, other = signed_in(app, shop, ann), signed_in(app, shop, bob)
    choosing(app, shop, visitor)
    shown = account_of(visitor)
    (session,) = [cookie for cookie in other.session.cookies if "gatehouse-sso" in cookie.name]
    (own,) = [cookie for cookie in visitor.session.cookies if "gatehouse-sso" in cookie.name]
    kept, own.value = own.value, session.value
    visitor.submit(answer=shown)
    assert visitor.left_for is None and visitor.has_field("password")
    # Nor is another user by the name of an answer.
    (own,) = [cookie for cookie in visitor.session.cookies if "gatehouse-sso" in cookie.name]
    own.value = kept
    for answer in ("", "other", "x", "00000000-0000-4000-8000-000000000000"):
        choosing(app, shop, visitor)
        visitor.submit(answer=answer)
        assert visitor.left_for is None and visitor.has_field("password"), answer
    # What ended while the page was looked at is over.
    choosing(app, shop, visitor)
    shop.admin.admin_user_global_sign_out(UserPoolId=shop.id, Username=ann)
    visitor.submit(answer=shown)
    assert visitor.left_for is None and visitor.has_field("password")


@pytest.mark.parametrize("end", ["disable", "delete", "reset_password"])
def test_aut_10_an_account_that_changes_while_the_page_waits_is_not_gone_on_with(app, shop, end):
    name = member(shop)
    visitor = signed_in(app, shop, name)
    choosing(app, shop, visitor)
    shown = account_of(visitor)
    named = {"UserPoolId": shop.id, "Username": name}
    {
        "disable": shop.admin.admin_disable_user,
        "delete": shop.admin.admin_delete_user,
        "reset_password": shop.admin.admin_reset_user_password,
    }[end](**named)
    visitor.submit(answer=shown)
    assert visitor.left_for is None and visitor.has_field("password"), visitor.text


def test_aut_10_another_site_chooses_nothing(app, shop):
    visitor = signed_in(app, shop, member(shop))
    choosing(app, shop, visitor)
    answer = visitor.session.post(
        visitor.page.url, data={"answer": account_of(visitor)}, allow_redirects=False, timeout=60,
        headers={"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
    )
    assert answer.status_code == 403 and "Location" not in answer.headers
    assert "frame-ancestors 'none'" in visitor.page.headers["Content-Security-Policy"]


def test_aut_10_the_page_leads_to_the_login_page_where_there_is_no_account(app, shop):
    stranger = FormFiller(Journey(app, shop).address("/login/account"))
    assert stranger.has_field("password")


def test_aut_10_a_name_is_text(app, shop):
    name = shop.user(f"<i>{unique('ann')}</i>")
    visitor = signed_in(app, shop, name)
    choosing(app, shop, visitor)
    assert "<i>" not in visitor.text and "&lt;i&gt;" in visitor.text
