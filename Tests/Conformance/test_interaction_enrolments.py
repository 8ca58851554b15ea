"""Enrolments: what makes an account of an app, and whose word is enough for one."""

import pytest

from support.interaction_app import App, digest, ok, refused
from support.interaction_proofs import Key
from support.interaction_site import Page, Site, make_interaction_pool
from support.phones import PIN, enrolled


@pytest.fixture(scope="module")
def pool(stack):
    return make_interaction_pool(stack)


@pytest.fixture(scope="module")
def phone(pool):
    return enrolled(pool)


def test_usr_31_an_enrolment_makes_an_account_with_a_pin(pool):
    user = pool.user()
    site, app = Site(pool), App(pool.stack.endpoint, pool.id)
    started = site.started("ENROL", user=user, displayName="My account")
    session = started["sessionId"]
    assert started["link"] == f"{pool.stack.endpoint}/i/{pool.id}/{session}"
    registered = ok(app.register())
    assert registered["server"]["poolId"] == pool.id
    assert registered["policy"]["attempts"] == 5
    opened = ok(app.open(session))
    assert opened["kind"] == "ENROL" and opened["accounts"] == []
    assert opened["enrolInfo"]["displayName"] == "My account"
    assert opened["digest"] == digest(session, opened)
    assert site.get(session).json()["state"] == "OPENED"
    key = Key()
    confirmed = ok(app.confirm_enrolment(session, opened, key))
    assert confirmed["state"] == "SECOND_FACTOR" and app.factor["context"] == "FIRST_SET"
    assert "result" not in app.factor
    # Nothing exists before the PIN is set.
    assert ok(app.itself())["accounts"] == []
    done = ok(app.answer(session, set_pin=PIN))
    assert done["state"] == "APPROVED" and done["stopped"] is True
    (account,) = ok(app.itself())["accounts"]
    assert account["displayName"] == "My account"
    assert account["account"] == done["account"]
    state = ok(site.get(session))
    assert (state["state"], state["account"]) == ("APPROVED", account["account"])


def test_usr_31_an_enrolment_must_not_name_an_account(pool, phone):
    session = phone.site.started("ENROL", user=pool.user())["sessionId"]
    opened = ok(phone.app.open(session))
    refused(phone.app.confirm(session, opened, phone.account), 400, "account_not_allowed")
    again = phone.site.started("ENROL", user=phone.user)["sessionId"]
    opened = ok(phone.app.open(again))
    assert [each["isThisInstance"] for each in opened["enrolInfo"]["nsAccounts"]] == [True]
    refused(phone.app.confirm_enrolment(again, opened, Key()), 409, "account_exists")


def test_a_second_account_of_the_phone_is_made_with_the_pin_that_it_has(pool):
    phone = enrolled(pool)
    second = enrolled(pool, app=phone.app)
    assert second.account != phone.account
    session = second.site.started()["sessionId"]
    opened = ok(phone.app.open(session))
    assert {each["account"] for each in opened["accounts"]} == {phone.account, second.account}
    assert phone.app.log_in(session, second.account)["state"] == "APPROVED"
    assert ok(second.site.get(session))["user"]["username"] == second.user


def test_a_page_of_a_public_client_may_start_a_login_for_itself(stack):
    pool = make_interaction_pool(stack, GenerateSecret=False)
    phone = enrolled_by_token(pool)
    site = Site(pool)
    started = site.started()
    page = Page(site.endpoint, started)
    assert phone.log_in(started["sessionId"], next(iter(phone.accounts)))["state"] == "APPROVED"
    state = ok(page.get())
    assert state["state"] == "APPROVED"
    assert "AccessToken" in ok(page.call("POST", "/tokens", json={"clientId": pool.client_id}))[
        "AuthenticationResult"
    ]


def test_usr_25_a_password_alone_adds_no_second_phone(stack):
    pool = make_interaction_pool(stack, GenerateSecret=False)
    user = pool.user()
    phone = enrolled_by_token(pool, user)
    refused(start_by_token(pool, pool.sign_in(user)["AccessToken"]), 403, "not_allowed")
    # The first phone confirms the sign-in by which the second one is added.
    started = Site(pool).started(user=user)
    phone.log_in(started["sessionId"], next(iter(phone.accounts)))
    page = Page(pool.stack.endpoint, started)
    result = ok(page.call("POST", "/tokens", json={"clientId": pool.client_id}))
    token = result["AuthenticationResult"]["AccessToken"]
    for members in ({"user": "somebody-else"}, {"clientId": "3n4b5urk1ft4fl3mg5e62d9ado"}):
        refused(start_by_token(pool, token, **members), 403, "not_allowed")
    session = ok(start_by_token(pool, token), 201)["sessionId"]
    assert App(pool.stack.endpoint, pool.id).enrol(session, PIN)


def test_usr_16_an_account_has_a_key_of_its_own(pool, phone):
    other = enrolled(pool)
    for key in (other.app.key, other.app.accounts[other.account]):
        session = other.site.started("ENROL", user=pool.user())["sessionId"]
        opened = ok(other.app.open(session))
        refused(other.app.confirm_enrolment(session, opened, key), 409, "conflict")


def start_by_token(pool, token: str, **members):
    bearer = {"Authorization": f"Bearer {token}"}
    return Site(pool).call("POST", "/sessions", {"kind": "ENROL"} | members, headers=bearer)


def enrolled_by_token(pool, user: str | None = None) -> App:
    """By the user's own access token of a moment ago: no relying server vouches."""
    user = user or pool.user()
    token = pool.sign_in(user)["AccessToken"]
    started = ok(start_by_token(pool, token, clientId=pool.client_id, user=user), 201)
    app = App(pool.stack.endpoint, pool.id)
    app.enrol(started["sessionId"], PIN)
    return app
