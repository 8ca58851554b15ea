"""Unmodified Cognito clients: CUSTOM_AUTH with the function gatehouse-interaction."""

import time
import uuid

import pytest
from botocore.exceptions import ClientError

from support.clients import ALL_FLOWS
from support.interaction_app import ok
from support.interaction_site import make_interaction_pool
from support.phones import PIN, enrolled

ARN = "arn:aws:lambda:us-east-1:000000000000:function:gatehouse-interaction"


@pytest.fixture(scope="module")
def phone(stack):
    pool = make_interaction_pool(
        stack,
        pin="penalty=0s",
        GenerateSecret=True,
        ExplicitAuthFlows=[*ALL_FLOWS, "ALLOW_CUSTOM_AUTH"],
    )
    described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    account = described["Arn"].split(":")[4]
    function = ARN.replace("000000000000", account)
    pool.admin.update_user_pool(
        UserPoolId=pool.id,
        UserPoolTags=described["UserPoolTags"],
        LambdaConfig={
            "DefineAuthChallenge": function,
            "CreateAuthChallenge": function,
            "VerifyAuthChallengeResponse": function,
        },
    )
    phone = enrolled(pool)
    # The clients of this part have no secret.
    client = pool.admin.create_user_pool_client(
        UserPoolId=pool.id,
        ClientName="public",
        ExplicitAuthFlows=["ALLOW_CUSTOM_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    )["UserPoolClient"]
    phone.pool.client_id, phone.pool.client_secret = client["ClientId"], None
    return phone


def begin(phone, **parameters):
    return phone.pool.public.initiate_auth(
        ClientId=phone.pool.client_id,
        AuthFlow="CUSTOM_AUTH",
        AuthParameters={"USERNAME": phone.user} | parameters,
    )


def respond(phone, challenge, answer):
    return phone.pool.public.respond_to_auth_challenge(
        ClientId=phone.pool.client_id,
        ChallengeName="CUSTOM_CHALLENGE",
        Session=challenge["Session"],
        ChallengeResponses={"USERNAME": phone.user, "ANSWER": answer},
    )


def signed_answer(phone, told, pin):
    """What the app answers in place of a call with a proof."""
    key = phone.app.accounts[phone.account]
    session = told["sessionId"]
    decision = key.jws(
        {"kid": phone.account, "typ": "gatehouse-decision+jwt"},
        {
            "session": session,
            "digest": told["digest"],
            "decision": "confirm",
            "account": phone.account,
            "iat": int(time.time()),
        },
    )
    payload = {
        "sessionId": session,
        "account": phone.account,
        "decision": decision,
        "iat": int(time.time()),
    } | phone.app.attempt(pin=pin, challenge=told, attempt=str(uuid.uuid4()))
    return phone.app.key.jws(
        {"kid": phone.app.instance, "typ": "gatehouse-answer+jwt"}, payload
    )


def test_in_a_browser_the_client_waits_for_the_app(phone):
    challenge = begin(phone)
    assert challenge["ChallengeName"] == "CUSTOM_CHALLENGE"
    told = challenge["ChallengeParameters"]
    assert told["link"].endswith(told["sessionId"])
    # Nothing happened yet: the same is asked again.
    challenge = respond(phone, challenge, "wait")
    assert challenge["ChallengeParameters"]["sessionId"] == told["sessionId"]
    assert phone.app.log_in(told["sessionId"], phone.account)["state"] == "APPROVED"
    done = respond(phone, challenge, "wait")
    token = done["AuthenticationResult"]["AccessToken"]
    assert phone.pool.public.get_user(AccessToken=token)["Username"] == phone.user


def test_in_a_browser_a_user_who_says_no_ends_the_sign_in(phone):
    challenge = begin(phone)
    session = challenge["ChallengeParameters"]["sessionId"]
    ok(phone.app.open(session))
    ok(phone.app.decline(session))
    with pytest.raises(ClientError) as refused:
        respond(phone, challenge, "wait")
    assert refused.value.response["Error"]["Code"] == "NotAuthorizedException"


def test_in_the_app_itself_one_answer_is_enough(phone):
    challenge = begin(phone, DEVICE_KEY=phone.account)
    told = challenge["ChallengeParameters"]
    assert told["context"] == "VERIFY" and told["blocked"] == "false"
    # A wrong PIN is the next round, with the next challenge.
    challenge = respond(phone, challenge, signed_answer(phone, told, "13579"))
    again = challenge["ChallengeParameters"]
    assert again["result"] == "FAILED" and again["block"] != told["block"]
    done = respond(phone, challenge, signed_answer(phone, again, PIN))
    token = done["AuthenticationResult"]["AccessToken"]
    assert phone.pool.public.get_user(AccessToken=token)["Username"] == phone.user
