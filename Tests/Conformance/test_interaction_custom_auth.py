"""Unmodified Cognito clients: CUSTOM_AUTH with the function gatehouse-interaction."""

import time

import jwt
import pytest
from botocore.exceptions import ClientError

from support.interaction_app import ok
from support.interaction_proofs import Key
from support.interaction_site import make_interaction_pool
from support.phones import PIN, enrolled

ARN = "arn:aws:lambda:us-east-1:000000000000:function:gatehouse-interaction"


def custom_pool(stack):
    """A pool whose CUSTOM_AUTH is the app's."""
    pool = make_interaction_pool(stack, pin="penalty=0s attempts=3")
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
    return pool


def public_client(pool):
    """The clients of this part have no secret."""
    return pool.admin.create_user_pool_client(
        UserPoolId=pool.id,
        ClientName="public",
        ExplicitAuthFlows=["ALLOW_CUSTOM_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    )["UserPoolClient"]["ClientId"]


@pytest.fixture(scope="module")
def pool(stack):
    return custom_pool(stack)


@pytest.fixture(scope="module")
def client(pool):
    return public_client(pool)


@pytest.fixture(scope="module")
def phone(pool, client):
    return enrolled(pool)


def begin(phone, client, **parameters):
    return phone.pool.public.initiate_auth(
        ClientId=client,
        AuthFlow="CUSTOM_AUTH",
        AuthParameters={"USERNAME": phone.user} | parameters,
    )


def respond(phone, client, challenge, answer):
    return phone.pool.public.respond_to_auth_challenge(
        ClientId=client,
        ChallengeName="CUSTOM_CHALLENGE",
        Session=challenge["Session"],
        ChallengeResponses={"USERNAME": phone.user, "ANSWER": answer},
    )


def is_refused(phone, client, challenge, answer) -> None:
    with pytest.raises(ClientError) as refused:
        respond(phone, client, challenge, answer)
    assert refused.value.response["Error"]["Code"] == "NotAuthorizedException"


def signed_answer(phone, told, pin=PIN, decision="confirm", account_key=None, key=None, **claims):
    """What the app answers in place of a call with a proof."""
    session = told["sessionId"]
    signed = (account_key or phone.app.accounts[phone.account]).jws(
        {"kid": phone.account, "typ": "gatehouse-decision+jwt"},
        {
            "session": session,
            "digest": told["digest"],
            "decision": decision,
            "account": phone.account,
            "iat": int(time.time()),
        }
        | claims,
    )
    payload = {
        "sessionId": session,
        "account": phone.account,
        "decision": signed,
        "iat": int(time.time()),
    } | phone.app.attempt(pin=pin, challenge=told)
    return (key or phone.app.key).jws(
        {"kid": phone.app.instance, "typ": "gatehouse-answer+jwt"}, payload
    )


def test_in_a_browser_the_client_waits_for_the_app(phone, client):
    challenge = begin(phone, client)
    assert challenge["ChallengeName"] == "CUSTOM_CHALLENGE"
    told = challenge["ChallengeParameters"]
    assert told["link"].endswith(told["sessionId"])
    # Nothing happened yet: the same is asked again.
    challenge = respond(phone, client, challenge, "wait")
    assert challenge["ChallengeParameters"]["sessionId"] == told["sessionId"]
    assert phone.app.log_in(told["sessionId"], phone.account)["state"] == "APPROVED"
    done = respond(phone, client, challenge, "wait")
    token = done["AuthenticationResult"]["AccessToken"]
    assert phone.pool.public.get_user(AccessToken=token)["Username"] == phone.user


def test_in_a_browser_a_user_who_says_no_ends_the_sign_in(phone, client):
    challenge = begin(phone, client)
    session = challenge["ChallengeParameters"]["sessionId"]
    ok(phone.app.open(session))
    ok(phone.app.decline(session))
    is_refused(phone, client, challenge, "wait")


def test_in_the_app_itself_one_answer_is_enough(phone, client):
    challenge = begin(phone, client, DEVICE_KEY=phone.account)
    told = challenge["ChallengeParameters"]
    assert told["context"] == "VERIFY" and told["blocked"] == "false"
    # A wrong PIN is the next round, with the next challenge.
    challenge = respond(phone, client, challenge, signed_answer(phone, told, "13579"))
    again = challenge["ChallengeParameters"]
    assert again["result"] == "FAILED" and again["block"] != told["block"]
    assert again["failedAttempts"] == "1"
    done = respond(phone, client, challenge, signed_answer(phone, again))
    token = done["AuthenticationResult"]["AccessToken"]
    assert phone.pool.public.get_user(AccessToken=token)["Username"] == phone.user
    claims = jwt.decode(token, options={"verify_signature": False})
    assert claims["device_key"] == phone.account


def test_in_the_app_itself_a_user_may_say_no(phone, client):
    challenge = begin(phone, client, DEVICE_KEY=phone.account)
    told = challenge["ChallengeParameters"]
    is_refused(phone, client, challenge, signed_answer(phone, told, decision="decline"))


def test_an_answer_that_the_app_has_not_signed_is_wrong(pool, client):
    phone = enrolled(pool)
    challenge = begin(phone, client, DEVICE_KEY=phone.account)
    told = challenge["ChallengeParameters"]
    for answer in (
        signed_answer(phone, told, key=Key()),
        signed_answer(phone, told, account_key=Key()),
        signed_answer(phone, told, digest="A" * 43),
        signed_answer(phone, told | {"sessionId": "A" * 22}),
    ):
        challenge = respond(phone, client, challenge, answer)
        assert challenge["ChallengeName"] == "CUSTOM_CHALLENGE"
        assert challenge["ChallengeParameters"]["failedAttempts"] == "0"
    told = challenge["ChallengeParameters"]
    assert "AuthenticationResult" in respond(phone, client, challenge, signed_answer(phone, told))


def test_in_the_app_itself_the_last_wrong_pin_ends_the_sign_in(pool, client):
    phone = enrolled(pool)
    challenge = begin(phone, client, DEVICE_KEY=phone.account)
    for count in ("1", "2"):
        told = challenge["ChallengeParameters"]
        challenge = respond(phone, client, challenge, signed_answer(phone, told, "13579"))
        assert challenge["ChallengeParameters"]["failedAttempts"] == count
    told = challenge["ChallengeParameters"]
    is_refused(phone, client, challenge, signed_answer(phone, told, "13579"))


def test_an_address_begins_only_so_many_sign_ins_and_an_administrator_goes_on(stack):
    pool = custom_pool(stack)
    client, name = public_client(pool), pool.user()
    sign_in = {
        "ClientId": client, "AuthFlow": "CUSTOM_AUTH", "AuthParameters": {"USERNAME": name}
    }

    def begin_all():
        # Ten a minute; what a slow machine is given meanwhile is asked for as well.
        for _ in range(60):
            pool.public.initiate_auth(**sign_in)

    with pytest.raises(ClientError) as refused:
        begin_all()
    told = refused.value.response["Error"]
    assert told["Code"] == "UserLambdaValidationException"
    assert "The address has started as many sessions as it may" in told["Message"]
    begun = pool.admin.admin_initiate_auth(UserPoolId=pool.id, **sign_in)
    assert begun["ChallengeName"] == "CUSTOM_CHALLENGE"
