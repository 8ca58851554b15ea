"""What the console tells of a trigger: its calls, its last errors, and what tokens would say with it."""

import html
import json
import re

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.database import database
from support.invoke import Functions
from support.operators import Operator, with_console
from support.stack import make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def functions():
    running = Functions()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(functions):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint}
        yield with_console(running).start()


@pytest.fixture(scope="module")
def owner(stack):
    return Operator(stack, "owner@example.com").enter()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


def test_calls_and_last_errors_of_a_trigger_are_shown(stack, functions, viewer):
    def judge(event):
        if event["userName"].startswith("barred"):
            raise ValueError("no <entry>")
        return event

    pool = make_pool(
        stack,
        {"LambdaConfig": {
            "PreAuthentication": functions.add("judge", judge),
            "PostAuthentication": functions.add("after", lambda event: event),
        }},
    )
    page = f"/pools/{pool.id}/triggers"
    shown = viewer.get(f"{page}/PreAuthentication").text
    assert "It was not called in the last day" in shown and "It refused no user in the last week" in shown
    name, barred = pool.user(), pool.user("barred")
    for _ in range(3):
        pool.sign_in(name)
    with pytest.raises(ClientError, match="UserLambdaValidation"):
        pool.sign_in(barred)
    shown = ""

    def is_told():
        nonlocal shown
        shown = viewer.get(f"{page}/PreAuthentication").text
        return '<dd class="num">4</dd>' in shown and barred in shown

    wait_until(is_told, "the calls are not told")
    calls = shown.split('id="tc"')[1].split("</section>")[0]
    assert re.findall(r'<dd class="num">([^<]+)</dd>', calls)[:2] == ["4", "1"]
    errors = shown.split('id="te"')[1].split("</section>")[0]
    assert errors.count("<details") == 1 and "the function refused: PreAuthentication" in errors
    assert len(viewer.get(f"{page}/PreAuthentication").content) <= 60_000
    # Another trigger has calls of its own, and none of these errors.
    other = viewer.get(f"{page}/PostAuthentication").text
    assert '<dd class="num">3</dd>' in other and barred not in other.split("<main")[1]
    database(
        stack,
        "UPDATE authentication.hourly_counts SET hour_unix_millis = hour_unix_millis - 7200000 "
        f"WHERE user_pool_id = '{pool.id}'",
    )
    assert "Calls <strong>4</strong>" in viewer.get(f"{page}/PreAuthentication").text


def choices(page) -> dict[str, str]:
    """The past events that the page offers, by their words."""
    offered = re.search(r'<select[^>]* name="from">(.*?)</select>', page, re.S)
    options = re.findall(r'<option value="([^"]*)"[^>]*>([^<]*)</option>', offered.group(1)) if offered else []
    return {html.unescape(words): value for value, words in options}


def prepared(page) -> dict:
    return json.loads(html.unescape(re.search(r'<textarea[^>]* name="event".*?>(.*?)</textarea>', page, re.S).group(1)))


def test_a_function_is_tried_with_what_happened_in_its_pool(stack, functions, owner, viewer):
    def judge(event):
        if event["userName"].startswith("barred"):
            raise ValueError("no entry")
        return event

    pool = make_pool(stack, {"LambdaConfig": {"PreAuthentication": functions.add("door", judge)}})
    page = f"/pools/{pool.id}/triggers/PreAuthentication"
    barred = pool.user("barred", email="barred@example.com", email_verified="true")
    with pytest.raises(ClientError, match="UserLambdaValidation"):
        pool.sign_in(barred)
    chosen = ""

    def is_offered():
        nonlocal chosen
        chosen = next(
            (id for words, id in choices(owner.get(page).text).items() if f"InitiateAuth, {barred}" in words), ""
        )
        return chosen

    wait_until(is_offered, "the event is not offered")
    calls = len(functions.events["door"])
    shown = owner.get(f"{page}?from={chosen}")
    assert shown.status_code == 200 and len(shown.content) <= 60_000
    event = prepared(shown.text)
    assert event["userName"] == barred and event["triggerSource"] == "PreAuthentication_Authentication"
    assert event["callerContext"]["clientId"] == pool.client_id
    assert event["request"]["userAttributes"]["email"] == "barred@example.com"
    # It is called by the form alone.
    assert len(functions.events["door"]) == calls
    answered = owner.post(f"{page}/test", {"event": json.dumps(event)})
    assert "PreAuthentication failed with error no entry" in answered.text
    assert functions.events["door"][-1]["userName"] == barred and len(functions.events["door"]) == calls + 1
    # What operators look at is not offered, and a user who is gone leaves the name.
    assert not any("AdminGetUser" in words for words in choices(answered.text))
    pool.admin.admin_delete_user(UserPoolId=pool.id, Username=barred)
    assert set(prepared(owner.get(f"{page}?from={chosen}").text)["request"]["userAttributes"]) == {"sub"}
    # A viewer tries nothing, and no event of another pool is shown.
    assert "<form" not in viewer.get(f"{page}?from={chosen}").text.split("<main")[1]
    other = make_pool(stack, {"LambdaConfig": {"PreAuthentication": functions.add("other", judge)}})
    elsewhere = f"/pools/{other.id}/triggers/PreAuthentication"
    for made_up in [chosen, barred, "x" * 300, "00000000-0000-0000-0000-000000000000"]:
        refused = owner.get(f"{elsewhere}?from={made_up}")
        assert refused.status_code == 400 and barred not in refused.text.split("<main")[1], made_up
        assert "The pool has no such event" in refused.text


@pytest.fixture(scope="module")
def claiming(stack, functions):
    def claim(event):
        if event["userName"].startswith("barred"):
            raise ValueError("not you")
        event["response"] = {"claimsAndScopeOverrideDetails": {
            "idTokenGeneration": {"claimsToAddOrOverride": {"tier": "gold"}, "claimsToSuppress": ["email"]},
            "accessTokenGeneration": {"claimsToAddOrOverride": {"limit": "7"}, "scopesToAdd": ["shop/read"]},
            "groupOverrideDetails": {"groupsToOverride": ["staff"]},
        }}
        return event

    return make_pool(
        stack,
        {"LambdaConfig": {"PreTokenGenerationConfig": {
            "LambdaVersion": "V2_0", "LambdaArn": functions.add("claim", claim),
        }}},
    )


def told(answer) -> list[dict]:
    panel = answer.text.split('id="tk"')[1].split("<form")[0]
    return [json.loads(html.unescape(text)) for text in re.findall(r"<pre data-copy>(.*?)</pre>", panel, re.S)]


def test_a_users_claims_are_shown_with_what_the_function_changes_and_no_token_is_made(stack, claiming, owner):
    pool = claiming
    name = pool.user(email="ann@example.com", email_verified="true")
    page = f"/pools/{pool.id}/triggers/PreTokenGeneration"
    answer = owner.post(f"{page}/tokens", {"user": name, "client": pool.client_id})
    assert answer.status_code == 200, answer.text
    identity, access = told(answer)
    assert identity["tier"] == "gold" and "email" not in identity and identity["cognito:username"] == name
    assert identity["email_verified"] is True
    assert access["limit"] == "7" and "shop/read" in access["scope"].split() and access["username"] == name
    assert identity["cognito:groups"] == access["cognito:groups"] == ["staff"]
    assert "eyJ" not in answer.text
    chains = database(stack, f"SELECT count(*) FROM token_issuance.chains WHERE user_pool_id = '{pool.id}'")
    assert chains == "0"
    barred = pool.user("barred")
    refused = owner.post(f"{page}/tokens", {"user": barred, "client": pool.client_id})
    assert "There would be no tokens." in refused.text and "not you" in refused.text


def test_con_3_a_trial_of_tokens_is_an_administrators(stack, functions, claiming, owner, viewer):
    pool = claiming
    name = pool.user()
    page = f"/pools/{pool.id}/triggers/PreTokenGeneration"
    calls = len(functions.events["claim"])
    assert "/tokens" not in viewer.get(page).text
    assert viewer.post(f"{page}/tokens", {"user": name, "client": pool.client_id}).status_code == 403
    other = make_pool(stack)
    for fields in [
        {"user": name, "client": other.client_id}, {"user": "no.such.user", "client": pool.client_id},
        {"user": name, "client": "x"}, {"user": name}, {"client": pool.client_id},
    ]:
        answer = owner.post(f"{page}/tokens", fields)
        assert answer.status_code == 400 and 'role="alert"' in answer.text, fields
    assert len(functions.events["claim"]) == calls
    # The other triggers make no tokens.
    assert owner.post(f"/pools/{pool.id}/triggers/PreSignUp/tokens", {"user": name}).status_code == 404
    bound = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "administrator", "--pool", other.id
    ).enter()
    assert bound.post(f"{page}/tokens", {"user": name, "client": pool.client_id}).status_code == 403
