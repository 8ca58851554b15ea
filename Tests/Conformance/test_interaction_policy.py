"""What a pool's tags ask of apps: when a question is skipped, and when it is not."""

import jwt
import pytest

from support.interaction_app import App, digest, ok, refused
from support.interaction_proofs import Key
from support.interaction_site import Page, Site, make_interaction_pool
from support.phones import PIN, enrolled

NO_PENALTY = "penalty=0s"


def headless(pool) -> tuple[Site, App, str]:
    """A user's account without a second factor."""
    site, app = Site(pool), App(pool.stack.endpoint, pool.id)
    session = site.started("ENROL", user=pool.user(), secondFactor="never")["sessionId"]
    return site, app, app.enrol(session, pin=None)


def test_usr_32_a_headless_account_signs_in_without_a_factor(stack):
    site, app, account = headless(make_interaction_pool(stack, app="headless=on"))
    assert [each["headless"] for each in ok(app.itself())["accounts"]] == [True]
    session = site.started()["sessionId"]
    assert app.log_in(session, account)["state"] == "APPROVED"
    state = ok(site.get(session))
    assert "secondFactor" not in state and state["amr"] == ["app"]
    result = ok(site.tokens(session))["AuthenticationResult"]
    claims = jwt.decode(result["IdToken"], options={"verify_signature": False})
    assert "mfa" not in claims["amr"]
    # It has no factor with which a payment could be agreed to.
    paying = site.started(
        "TRANSACTION", user=state["user"]["username"], announceInfo={"Pay": "1"}
    )["sessionId"]
    refused(app.confirm(paying, ok(app.open(paying)), account), 403, "not_allowed")


def test_usr_19_a_headless_account_comes_to_need_a_pin(stack):
    site, app, account = headless(make_interaction_pool(stack, app="headless=on"))
    refused(app.start_flow("HEADLESS_UPGRADE"), 400, "invalid_request")
    refused(app.start_flow("HEADLESS_UPGRADE", account="us-east-1_x"), 404, "not_found")
    flow = ok(app.start_flow("HEADLESS_UPGRADE", account=account), 201)
    assert flow["secondFactorInfo"]["context"] == "FIRST_SET"
    assert "challenge" not in flow["secondFactorInfo"]
    done = ok(app.answer_flow(flow["flowId"], set_pin=PIN))
    assert done["stopped"] is True and done["account"] == account
    assert done["secondFactorInfo"]["result"] == "SUCCESS"
    assert [each["headless"] for each in ok(app.itself())["accounts"]] == [False]
    refused(app.start_flow("HEADLESS_UPGRADE", account=account), 403, "not_allowed")
    session = site.started()["sessionId"]
    assert app.log_in(session, account)["secondFactorInfo"]["result"] == "SUCCESS"
    state = ok(site.get(session))
    assert state["secondFactor"] == "pin" and "mfa" in state["amr"]
    # Now it can agree to a payment.
    paying = site.started(
        "TRANSACTION", user=state["user"]["username"], announceInfo={"Pay": "1"}
    )["sessionId"]
    assert app.log_in(paying, account)["state"] == "APPROVED"


def test_usr_31_an_app_may_be_for_one_account_alone(stack):
    pool = make_interaction_pool(stack, app="single-account=on")
    phone = enrolled(pool)
    session = phone.site.started("ENROL", user=pool.user())["sessionId"]
    opened = ok(phone.app.open(session))
    refused(phone.app.confirm_enrolment(session, opened, Key()), 409, "single_account")


def test_usr_32_a_confirmation_is_skipped_where_pool_and_session_agree(stack):
    pool = make_interaction_pool(stack, pin=NO_PENALTY, app="confirm=never auto-select=off")
    phone = enrolled(pool)

    def asks(kind="LOGIN", **members) -> bool:
        session = phone.site.started(kind, user=phone.user, **members)["sessionId"]
        return ok(phone.app.open(session))["confirmationNeeded"]

    assert asks()
    assert not asks(confirmation="policy")
    assert asks(confirmation="policy", comparison="enter")
    assert asks("TRANSACTION", confirmation="policy", announceInfo={"Pay": "1"})


def test_usr_29_the_only_account_is_chosen_where_a_factor_follows(stack):
    pool = make_interaction_pool(stack)
    phone = enrolled(pool)
    assert not ok(phone.app.open(phone.site.started()["sessionId"]))["confirmationNeeded"]
    enrolled(pool, app=phone.app)
    assert ok(phone.app.open(phone.site.started()["sessionId"]))["confirmationNeeded"]


def test_usr_32_an_apps_login_stands_in_for_the_factor_of_a_sign_in_alone(stack):
    pool = make_interaction_pool(stack, app="app-login=1h")
    phone = enrolled(pool)
    session = phone.login()
    # The enrolment proved the factor a moment ago.
    answered = ok(phone.app.confirm(session, ok(phone.app.open(session)), phone.account))
    assert answered["state"] == "APPROVED"
    assert "secondFactor" not in ok(phone.site.get(session))
    phone.asked(secondFactor="always")
    paying = phone.site.started("TRANSACTION", user=phone.user, announceInfo={"Pay": "1"})
    opened = ok(phone.app.open(paying["sessionId"]))
    answered = ok(phone.app.confirm(paying["sessionId"], opened, phone.account))
    assert answered["state"] == "SECOND_FACTOR"


def test_usr_37_biometrics_may_be_off(stack):
    pool = make_interaction_pool(stack, pin=f"{NO_PENALTY} biometrics-disabled=on")
    finger = Key()
    phone = enrolled(pool)
    session = phone.asked()
    assert not phone.app.factor["showBiometrics"]
    ok(phone.app.answer(session, biometric=finger))
    assert phone.app.factor["result"] != "SUCCESS" and phone.app.factor["failedAttempts"] == 0
    assert ok(phone.app.answer(session, pin=PIN))["state"] == "APPROVED"


@pytest.mark.parametrize(("tag", "may"), [("", True), ("no-pin-change-by-biometric=on", False)])
def test_usr_37_a_biometric_changes_the_pin_unless_the_pool_forbids_it(stack, tag, may):
    finger = Key()
    phone = enrolled(make_interaction_pool(stack, pin=f"{NO_PENALTY} {tag}".strip()), finger)
    flow = ok(phone.app.start_flow("CHANGE_PIN"), 201)["flowId"]
    ok(phone.app.answer_flow(flow, biometric=finger))
    assert (phone.app.factor["context"] == "PIN_CHANGE_SET") == may


def test_usr_34_a_blocked_pin_may_block_all(stack):
    finger = Key()
    policy = f"{NO_PENALTY} attempts=3 block-all-when-pin-blocked=on"
    phone = enrolled(make_interaction_pool(stack, pin=policy), finger)
    session = phone.asked()
    for _ in range(3):
        ok(phone.app.answer(session, pin="13579"))
    assert phone.app.factor["blocked"] and phone.app.factor["maxAttempts"] == 3
    assert ok(phone.site.get(session))["state"] == "FAILED"
    again = phone.login()
    ok(phone.app.confirm(again, ok(phone.app.open(again)), phone.account))
    ok(phone.app.answer(again, biometric=finger))
    assert phone.app.factor["result"] == "FAILED"
    assert ok(phone.site.get(again))["state"] != "APPROVED"


def test_an_app_signs_its_own_user_in(stack):
    pool = make_interaction_pool(stack, GenerateSecret=False)
    token = pool.sign_in(user := pool.user())["AccessToken"]
    body = {"kind": "ENROL", "clientId": pool.client_id, "user": user}
    bearer = {"Authorization": f"Bearer {token}"}
    enrolment = ok(Site(pool).call("POST", "/sessions", body, headers=bearer), 201)
    app = App(pool.stack.endpoint, pool.id)
    account = app.enrol(enrolment["sessionId"], PIN)
    body = {"kind": "LOGIN", "clientId": pool.client_id, "user": user, "account": account}
    started = ok(app.call("POST", "/sessions", body), 201)
    opened = ok(app.open(started["sessionId"]))
    assert opened["account"] == account and opened["digest"] == digest(started["sessionId"], opened)
    # Another phone cannot take what this one began for itself.
    thief = App(pool.stack.endpoint, pool.id)
    ok(thief.register(), 201)
    assert thief.open(started["sessionId"]).status_code in (404, 409)
    assert app.log_in(started["sessionId"], account)["state"] == "APPROVED"
    page = Page(pool.stack.endpoint, started)
    result = ok(page.call("POST", "/tokens", json={}))["AuthenticationResult"]
    claims = jwt.decode(result["AccessToken"], options={"verify_signature": False})
    # USR-20: the app's own tokens name its account.
    assert claims["device_key"] == account


def test_usr_21_an_app_of_one_pool_is_none_at_another(stack):
    phone = enrolled(make_interaction_pool(stack))
    other = enrolled(make_interaction_pool(stack))
    refused(phone.app.open(other.login()), 404, "not_found")
    stranger = App(stack.endpoint, other.pool.id)
    stranger.key = phone.app.key
    assert stranger.register().status_code in (400, 401, 403, 404, 409)
    assert ok(phone.app.itself())["accounts"]
