"""The console's pages of triggers and of providers: what is set, and a trial that changes nothing."""

import json

import pytest

from support.clients import make_pool, unique
from support.invoke import Functions
from support.operators import Operator, with_console
from support.provider_sign_ins import add_issuer, federated_pool
from support.stack import make_stack
from support.upstream import Upstream


@pytest.fixture(scope="module")
def functions():
    running = Functions()
    yield running
    running.close()


@pytest.fixture(scope="module")
def upstream():
    running = Upstream()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(functions, upstream):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer,
        }
        yield with_console(running).start()


@pytest.fixture
def owner(stack):
    """An administrator who has just signed in."""
    return Operator(stack, f"{unique('owner')}@example.com").enter()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


def functions_of(pool):
    known = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    return known.get("LambdaConfig", {})


def test_con_9_a_trigger_is_set_and_the_others_stay(stack, functions, owner, viewer):
    accept = functions.add("accept", lambda event: event)
    other = functions.add("other", lambda event: event)
    pool = make_pool(stack, {"LambdaConfig": {"PreSignUp": accept}})
    page = f"/pools/{pool.id}/triggers"
    listed = viewer.get(page).text
    assert accept in listed and "PostAuthentication" in listed
    assert "<form" not in viewer.get(f"{page}/PreSignUp").text.split("<main")[1]
    assert viewer.post(f"{page}/PreSignUp", {"arn": other}).status_code == 403
    assert functions_of(pool) == {"PreSignUp": accept}
    assert owner.post(f"{page}/PostAuthentication", {"arn": other}).status_code == 303
    assert functions_of(pool) == {"PreSignUp": accept, "PostAuthentication": other}
    assert owner.post(f"{page}/PreSignUp", {"arn": ""}).status_code == 303
    assert functions_of(pool) == {"PostAuthentication": other}
    refused = owner.post(f"{page}/PreSignUp", {"arn": "no function"})
    assert refused.status_code == 400 and 'role="alert"' in refused.text
    assert functions_of(pool) == {"PostAuthentication": other}
    assert owner.get(f"{page}/Nonsense").status_code == 404


@pytest.mark.parametrize("trigger", ["CustomEmailSender", "InboundFederation", "PreTokenGeneration", "UserMigration"])
def test_each_trigger_has_a_page(stack, functions, owner, trigger):
    pool = make_pool(stack)
    answer = owner.get(f"/pools/{pool.id}/triggers/{trigger}")
    assert answer.status_code == 200 and trigger in answer.text


def test_a_function_is_called_once_and_shows_what_it_answered(stack, functions, owner, viewer):
    def judge(event):
        if event["userName"] == "bad":
            raise ValueError("not <here>")
        return event | {"response": {"autoConfirmUser": True}}

    pool = make_pool(stack, {"LambdaConfig": {"PreSignUp": functions.add("judge", judge)}})
    page = f"/pools/{pool.id}/triggers/PreSignUp"
    event = {"version": "1", "userName": "ann", "userPoolId": "another", "request": {}, "response": {}}
    assert viewer.post(f"{page}/test", {"event": json.dumps(event)}).status_code == 403
    assert functions.events["judge"] == []
    answered = owner.post(f"{page}/test", {"event": json.dumps(event)})
    assert answered.status_code == 200 and "autoConfirmUser" in answered.text
    assert functions.events["judge"][0]["userPoolId"] == pool.id
    failed = owner.post(f"{page}/test", {"event": json.dumps(event | {"userName": "bad"})})
    assert "PreSignUp failed with error not &lt;here&gt;" in failed.text
    for nonsense in ["[]", "{", ""]:
        assert owner.post(f"{page}/test", {"event": nonsense}).status_code == 400
    assert pool.admin.list_users(UserPoolId=pool.id)["Users"] == []


def test_a_providers_sign_in_is_tested_and_its_secret_not_shown(stack, upstream, owner, viewer):
    upstream.token_status, upstream.is_down = 200, False
    pool = federated_pool(stack)
    add_issuer(pool, "Corp", upstream.issuer)
    secret = pool.admin.describe_identity_provider(UserPoolId=pool.id, ProviderName="Corp")[
        "IdentityProvider"
    ]["ProviderDetails"]["client_secret"]
    page = f"/pools/{pool.id}/providers"
    assert f'href="{page}/Corp"' in viewer.get(page).text
    seen = viewer.get(f"{page}/Corp")
    assert seen.status_code == 200 and upstream.issuer not in seen.text
    assert viewer.post(f"{page}/Corp/test").status_code == 403
    assert viewer.post(f"{page}/Corp/delete", {"name": "Corp"}).status_code == 403
    shown = owner.get(f"{page}/Corp").text
    assert upstream.issuer in shown and secret not in shown
    told = owner.post(f"{page}/Corp/test")
    assert told.status_code == 200 and "Passed" in told.text and secret not in told.text
    upstream.is_down = True
    assert "Failed" in owner.post(f"{page}/Corp/test").text
    assert owner.get(f"{page}/Nothing").status_code == 404
    assert owner.post(f"{page}/Corp/delete", {"name": "x"}).status_code == 400
    assert owner.post(f"{page}/Corp/delete", {"name": "Corp"}).status_code == 303
    assert "Corp" not in viewer.get(page).text
