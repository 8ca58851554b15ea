"""Sessions that an app confirms: every call of an app, and every way from one state to the next."""

import json

import jwt
import pytest
import requests

from support.interaction_app import ROOT, App, digest, ok, refused
from support.interaction_site import Site, make_interaction_pool
from support.phones import PIN, enrolled
from support.waiting import wait_until


@pytest.fixture(scope="module")
def pool(stack):
    return make_interaction_pool(stack)


@pytest.fixture(scope="module")
def phone(pool):
    return enrolled(pool)


def test_usr_27_a_login_ends_in_the_tokens_of_a_usual_sign_in(phone):
    session = phone.login(announceInfo={"Amount": "12,50"})
    answered = phone.app.log_in(session, phone.account)
    assert answered["state"] == "APPROVED" and answered["secondFactorInfo"]["result"] == "SUCCESS"
    state = ok(phone.site.get(session))
    assert state["user"]["username"] == phone.user
    assert state["secondFactor"] == "pin" and set(state["amr"]) >= {"app", "pin", "mfa"}
    result = ok(phone.site.tokens(session))["AuthenticationResult"]
    claims = jwt.decode(result["AccessToken"], options={"verify_signature": False})
    assert claims["username"] == phone.user
    assert phone.pool.public.get_user(AccessToken=result["AccessToken"])["Username"] == phone.user
    assert ok(phone.site.get(session))["state"] == "REDEEMED"
    # Once.
    assert phone.site.tokens(session).status_code in (404, 409, 410)


def test_what_was_announced_is_what_the_user_is_shown(phone):
    session = phone.login(announceInfo={"Betrag": "12,50 €", "To": "\"<b>\" \\ \u2028"})
    opened = ok(phone.app.open(session))
    assert opened["announceInfo"] == {"Betrag": "12,50 €", "To": "\"<b>\" \\ \u2028"}
    assert opened["digest"] == digest(session, opened)
    assert {each["account"] for each in opened["accounts"]} == {phone.account}
    assert opened["origin"]["time"]


def test_usr_30_the_relying_server_reads_what_the_user_wrote(phone, stack):
    session = phone.login()
    phone.app.log_in(session, phone.account, user_input="a note")
    assert ok(phone.site.get(session))["userInput"] == "a note"
    stranger = phone.pool.admin.create_user_pool_client(
        UserPoolId=phone.pool.id, ClientName="other", GenerateSecret=True
    )["UserPoolClient"]
    other = Site(phone.pool, (stranger["ClientId"], stranger["ClientSecret"]))
    assert other.get(session).status_code in (401, 404)
    assert other.tokens(session).status_code in (401, 404)
    assert other.cancel(session).status_code in (401, 404)


def test_of_two_phones_at_one_code_the_first_has_it(pool, phone):
    second = enrolled(pool)
    session = phone.site.started()["sessionId"]
    ok(phone.app.open(session))
    refused(second.app.open(session), 409, "session_taken")
    refused(second.app.confirm(session, {}, second.account), 409, "session_taken")
    # The first one's repeats are harmless (USR-40).
    assert ok(phone.app.open(session))["kind"] == "LOGIN"
    assert phone.app.log_in(session, phone.account)["state"] == "APPROVED"


def test_usr_29_an_account_that_is_not_of_this_phone_or_session_is_refused(pool, phone):
    other = enrolled(pool)
    session = phone.login()
    opened = ok(phone.app.open(session))
    refused(phone.app.confirm(session, opened, other.account), 400, "account_not_allowed")
    assert ok(phone.site.get(session))["state"] == "OPENED"
    foreign = other.login()
    refused(phone.app.open(foreign), 404, "no_account")
    assert ok(phone.site.get(foreign))["reason"] == "no_account"


def test_a_user_may_decline_and_nothing_is_left(pool, phone):
    session = phone.login()
    ok(phone.app.open(session))
    assert ok(phone.app.decline(session))["state"] == "DECLINED"
    assert ok(phone.site.get(session))["state"] == "DECLINED"
    opened = {"kind": "LOGIN"}
    assert phone.app.confirm(session, opened, phone.account).status_code in (400, 409, 410)
    assert phone.site.tokens(session).status_code in (403, 404, 409, 410)
    # An enrolment too.
    user = pool.user()
    enrolment = phone.site.started("ENROL", user=user)["sessionId"]
    before = len(ok(phone.app.itself())["accounts"])
    ok(phone.app.open(enrolment))
    ok(phone.app.decline(enrolment))
    assert len(ok(phone.app.itself())["accounts"]) == before


def test_a_user_may_stop_at_the_pin(phone):
    session = phone.asked()
    stopped = ok(phone.app.cancel(session))
    assert stopped["state"] == "DECLINED" and stopped["stopped"] is True
    assert ok(phone.site.get(session))["state"] == "DECLINED"


def test_usr_28_the_relying_party_may_cancel_and_the_app_is_told(phone):
    session = phone.login()
    opened = ok(phone.app.open(session))
    assert ok(phone.site.cancel(session))["state"] == "CANCELLED"
    refused(phone.app.confirm(session, opened, phone.account), 410, "cancelled")
    refused(phone.app.open(session), 410, "cancelled")


def test_tokens_are_for_a_session_that_is_approved_alone(phone):
    session = phone.asked()
    assert phone.site.tokens(session).status_code in (403, 404, 409)
    ok(phone.app.answer(session, pin=PIN))
    assert ok(phone.site.tokens(session))["AuthenticationResult"]["AccessToken"]


def test_usr_24_a_decision_that_is_of_something_else_is_refused(phone):
    session = phone.login(announceInfo={"Amount": "1"})
    opened = ok(phone.app.open(session))
    forged = opened | {"announceInfo": {"Amount": "1000"}}
    assert phone.app.confirm(session, forged, phone.account).status_code in (400, 401)
    other = phone.login()
    decision = phone.app.decision(other, opened, phone.account, phone.app.accounts[phone.account])
    body = {"account": phone.account, "decision": decision}
    answer = phone.app.call("POST", f"/sessions/{session}/confirm", body)
    assert answer.status_code in (400, 401)
    # What the user wrote is in the decision, so that nothing else can take its place.
    body = {
        "account": phone.account,
        "userInput": "another text",
        "decision": phone.app.decision(
            session, opened, phone.account, phone.app.accounts[phone.account]
        ),
    }
    assert phone.app.call("POST", f"/sessions/{session}/confirm", body).status_code in (400, 401)
    assert ok(phone.site.get(session))["state"] == "OPENED"


def test_a_transaction_needs_words_and_always_the_second_factor(phone):
    refused(phone.site.start("TRANSACTION", user=phone.user), 400, "invalid_request")
    session = phone.site.started(
        "TRANSACTION", user=phone.user, announceInfo={"Pay": "10 EUR to Ann"}
    )["sessionId"]
    assert phone.app.log_in(session, phone.account)["state"] == "APPROVED"
    assert ok(phone.site.get(session))["kind"] == "TRANSACTION"


def test_an_unknown_user_makes_a_session_of_the_same_look(phone):
    known, unknown = phone.site.started(user=phone.user), phone.site.started(user="nobody-here")
    assert set(known) == set(unknown)
    refused(phone.app.open(unknown["sessionId"]), 404, "no_account")


def test_nothing_answers_without_the_tag(stack):
    pool = make_interaction_pool(stack)
    pool.admin.untag_resource(
        ResourceArn=pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Arn"],
        TagKeys=["gatehouse:interaction"],
    )

    def is_off():
        return Site(pool).start().status_code in (401, 403, 404)

    wait_until(is_off, "the tag's absence is not heard of")
    assert App(stack.endpoint, pool.id).register().status_code in (403, 404)


def test_usr_38_versions_of_the_protocol_must_meet(pool):
    app = App(pool.stack.endpoint, pool.id)
    refused(app.register(protocolVersions=["7"]), 426, "upgrade_required")
    assert ok(app.register(protocolVersions=["7", "1"]))["protocolVersion"] == "1"


def test_usr_39_without_a_webhook_the_inbox_has_what_waits(pool):
    phone = enrolled(pool)
    assert ok(phone.app.inbox())["sessions"] == []
    session = phone.login(push=True)
    (entry,) = ok(phone.app.inbox(wait=5))["sessions"]
    assert (entry["sessionId"], entry["kind"]) == (session, "LOGIN")
    assert "announceInfo" not in entry
    assert phone.app.log_in(session, phone.account)["state"] == "APPROVED"
    assert ok(phone.app.inbox())["sessions"] == []


def test_usr_39_the_inbox_may_be_heard_as_events(pool):
    phone = enrolled(pool)
    with phone.app.inbox_events() as stream:
        events = iter(stream)
        told = next(events)
        assert (told["event"], json.loads(told["data"])["sessions"]) == ("inbox", [])
        session = phone.login(push=True)
        (entry,) = json.loads(next(events)["data"])["sessions"]
        assert (entry["sessionId"], entry["kind"]) == (session, "LOGIN")
        assert phone.app.log_in(session, phone.account)["state"] == "APPROVED"
        gone = next(event for event in events if not json.loads(event["data"])["sessions"])
    # What was heard is not told again, and a stream needs a proof of its own.
    with phone.app.inbox_events(last=gone["id"]) as stream:
        session = phone.login(push=True)
        (entry,) = json.loads(next(iter(stream))["data"])["sessions"]
        assert entry["sessionId"] == session
    address = phone.app.endpoint + ROOT + "/inbox"
    unproved = requests.get(address, headers={"Accept": "text/event-stream"}, timeout=60)
    refused(unproved, 401, "invalid_proof")


def test_the_app_may_name_itself_and_be_reached(pool, phone):
    assert ok(phone.app.itself())["name"] == "Pixel 9"
    told = ok(phone.app.itself("PATCH", {"name": "Ann's phone"}))
    assert told["name"] == "Ann's phone"
    session = phone.login()
    (account,) = ok(phone.app.open(session))["accounts"]
    assert account["model"] == "Ann's phone"
    # A new version of the app tells its model, which is not what the user calls the phone.
    told = ok(phone.app.itself("PATCH", {"model": "Pixel 10", "appVersion": "2.0"}))
    assert told["name"] == "Ann's phone"
    # An empty name takes it back, so that no phone is without any.
    assert ok(phone.app.itself("PATCH", {"name": " "}))["name"] == "Pixel 10"
    (account,) = ok(phone.app.open(phone.login()))["accounts"]
    assert account["model"] == "Pixel 10"


def test_the_server_is_called_as_its_pool(pool, phone):
    name = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Name"]
    assert ok(phone.app.itself())["server"] == {"name": name, "poolId": pool.id}


@pytest.mark.parametrize(
    ("method", "path", "status", "word"),
    [
        ("GET", "/nothing", 404, "not_found"),
        ("POST", "/sessions/abc/else", 404, "not_found"),
        ("GET", "/sessions", 405, "method_not_allowed"),
        ("PUT", "/sessions/abc", 405, "method_not_allowed"),
        ("GET", "/flows", 405, "method_not_allowed"),
    ],
)
def test_every_address_below_the_root_refuses_in_one_form(stack, method, path, status, word):
    answer = requests.request(method, stack.endpoint + ROOT + path, timeout=30)
    refused(answer, status, word)
    assert ("Allow" in answer.headers) == (status == 405)


def test_a_server_passes_its_users_browser_on(phone):
    session = phone.login(origin={"address": "192.0.2.9", "browser": "Firefox"})
    opened = ok(phone.app.open(session))
    assert opened["digest"] == digest(session, opened)
    assert opened["origin"]["browser"] == "Firefox" and opened["origin"]["toldBy"] == "server"
    assert "toldBy" not in ok(phone.app.open(phone.login()))["origin"]
    refused(phone.site.start(origin={"address": "here"}), 400, "invalid_request")


def test_the_app_may_ask_how_its_factor_stands(pool):
    app = App(pool.stack.endpoint, pool.id)
    assert "secondFactorInfo" not in ok(app.register())
    phone = enrolled(pool, app=app)
    session = phone.asked()
    assert ok(phone.app.answer(session, pin="13579"))["secondFactorInfo"]["result"] == "FAILED"
    info = ok(app.itself())["secondFactorInfo"]
    assert (info["failedAttempts"], info["maxAttempts"], info["blocked"]) == (1, 5, False)
    assert not {"context", "result", "challenge"} & info.keys()
