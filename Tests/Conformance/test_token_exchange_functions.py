"""What a pool's functions decide of a sign-in by an outside provider's token (FED-10)."""

import pytest

from support.clients import unique
from support.exchanges import ask, claims, error, federated
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack(providers, functions):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": providers.issuer,
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
        }
        yield running.start()


def test_functions_are_asked_in_order_and_cannot_change_who_the_user_is(
    stack, providers, functions
):
    names = ["inbound", "presignup", "confirmed", "preauth", "postauth", "tokens"]
    handlers = {name: functions.add(unique(name), lambda event: event) for name in names}

    def inbound(event):
        event["response"] = {"userAttributesToMap": {"sub": "somebody", "name": "By function"}}
        return event

    def kept(name):
        return functions.events[handlers[name].rpartition(":")[2]]

    functions.handlers[handlers["inbound"].rpartition(":")[2]] = inbound
    pool = federated(
        stack, providers.issuer,
        {"LambdaConfig": {
            "InboundFederation": {"LambdaVersion": "V1_0", "LambdaArn": handlers["inbound"]},
            "PreSignUp": handlers["presignup"], "PostConfirmation": handlers["confirmed"],
            "PreAuthentication": handlers["preauth"],
            "PostAuthentication": handlers["postauth"], "PreTokenGeneration": handlers["tokens"],
        }},
    )
    token = providers.token("our-app", sub="me", name="Said", email="a@example.com", teams=["a"])
    told = claims(ask(pool, token).json()["id_token"])
    assert told["cognito:username"] == "Corp_me" and told["name"] == "By function"
    assert "email" not in told
    (event,) = kept("inbound")
    assert event["triggerSource"] == "InboundFederation_ExternalProvider"
    assert event["version"] == "1" and event["userName"] == "Corp_me"
    request = event["request"]
    assert request["providerName"] == "Corp" and request["providerType"] == "OIDC"
    assert request["attributes"]["idToken"]["name"] == "Said"
    assert request["attributes"]["idToken"]["teams"] == "[a]"
    (event,) = kept("presignup")
    assert event["triggerSource"] == "PreSignUp_ExternalProvider"
    assert event["request"]["validationData"] == {}
    (event,) = kept("confirmed")
    assert event["triggerSource"] == "PostConfirmation_ConfirmSignUp"
    assert kept("preauth") == []
    assert kept("tokens")[0]["triggerSource"] == "TokenGeneration_HostedAuth"
    assert len(kept("postauth")) == 1
    assert ask(pool, providers.token("our-app", sub="me", jti="2")).ok
    assert [len(kept(name)) for name in ("presignup", "confirmed", "preauth")] == [1, 1, 1]


def test_fed_10_a_function_that_refuses_leaves_nothing(stack, providers, functions):
    def no(event):
        raise Exception("not you")

    pool = federated(
        stack, providers.issuer, {"LambdaConfig": {"PreSignUp": functions.add(unique("no"), no)}}
    )
    answer = ask(pool, providers.token("our-app", sub="me"))
    assert error(answer) == (400, "invalid_request")
    assert answer.json()["error_description"] == "PreSignUp failed with error not you."
    assert pool.admin.list_users(UserPoolId=pool.id)["Users"] == []
