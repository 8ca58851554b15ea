"""What clients do around devices, each in its own way, request by request."""

import pytest
import requests

from support.clients import PASSWORD, make_pool
from support.identity_js import AuthenticationHelper, CognitoUser
from test_device_factors import switch_on
from test_devices import BAD_REFRESH, NOT_FOUND, refresh, refused
from test_second_factors import PHONE, SMS


@pytest.fixture(scope="module")
def always(stack):
    return make_pool(stack, {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True}})


@pytest.fixture(scope="module")
def proving(stack):
    """A device is proved besides the second factor, not in place of it."""
    pool = make_pool(stack, {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": False}})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
    )
    return pool


def post(pool, operation, **members):
    """As a browser posts it; boto3 cannot send null."""
    answer = requests.post(
        pool.stack.endpoint + "/",
        json={"ClientId": pool.client_id} | members,
        headers={
            "X-Amz-Target": f"AWSCognitoIdentityProviderService.{operation}",
            "Content-Type": "application/x-amz-json-1.1",
        },
        timeout=60,
    )
    return answer.status_code, answer.json()


def with_device(pool):
    user = CognitoUser(pool, pool.user(phone_number=PHONE))
    user.authenticate(PASSWORD)
    assert user.device_key
    return user


def begin(pool, name, key=None):
    return pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD}
        | ({"DEVICE_KEY": key} if key else {}),
    )


def test_a_null_in_a_map_is_no_entry(pool):
    """amazon-cognito-identity-js refreshes with the key that localStorage has: null, for most."""
    token = pool.sign_in(pool.user())["RefreshToken"]
    status, answer = post(
        pool,
        "InitiateAuth",
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token, "DEVICE_KEY": None, "SECRET_HASH": None},
        ClientMetadata={"a": None},
    )
    assert status == 200 and answer["AuthenticationResult"]["AccessToken"]
    status, answer = post(
        pool, "InitiateAuth", AuthFlow="REFRESH_TOKEN_AUTH", AuthParameters={"REFRESH_TOKEN": None}
    )
    assert (status, answer["__type"]) == (400, "InvalidParameterException")


@pytest.mark.parametrize("key, result", [(None, "tokens"), ("", "tokens"), ("none", NOT_FOUND[0])])
def test_a_null_key_is_none_and_so_is_an_empty_one(always, key, result):
    """amplify-android sends an empty one where it knows no device, and begins anew where that is refused."""
    status, answer = post(
        always,
        "InitiateAuth",
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": always.user(), "PASSWORD": PASSWORD, "DEVICE_KEY": key},
    )
    told = "tokens" if status == 200 else answer["__type"]
    assert told == result, answer
    if status == 200:
        assert answer["AuthenticationResult"]["NewDeviceMetadata"]["DeviceKey"]


@pytest.mark.parametrize("repeats", ["anew", "the same"])
def test_a_forgotten_device_is_told_and_the_same_block_answered_without_it(always, repeats):
    """DEV-11. Amplify signs the block anew, amazon-cognito-identity-js sends the very same proof."""
    user = with_device(always)
    always.admin.admin_forget_device(
        UserPoolId=always.id, Username=user.username, DeviceKey=user.device_key
    )
    helper = AuthenticationHelper(always.id.split("_")[1])
    challenge = always.public.initiate_auth(
        AuthFlow="USER_SRP_AUTH",
        ClientId=always.client_id,
        AuthParameters={
            "USERNAME": user.username,
            "SRP_A": f"{helper.big_a:x}",
            "DEVICE_KEY": user.device_key,
        },
    )["ChallengeParameters"]
    name = challenge["USER_ID_FOR_SRP"]
    proof = {"USERNAME": name} | helper.answer(name, PASSWORD, challenge)

    def answer(responses):
        return post(
            always,
            "RespondToAuthChallenge",
            ChallengeName="PASSWORD_VERIFIER",
            ChallengeResponses=responses,
        )

    for _ in range(2):
        status, said = answer(proof | {"DEVICE_KEY": user.device_key})
        assert (status, said["__type"], said["message"]) == (400, *NOT_FOUND)
    if repeats == "anew":
        proof |= helper.answer(name, PASSWORD, challenge)
    status, said = answer(proof | {"DEVICE_KEY": None})
    assert status == 200, said
    assert said["AuthenticationResult"]["NewDeviceMetadata"]["DeviceKey"] != user.device_key
    # Only what came to nothing gave the block back.
    status, said = answer(proof)
    assert (status, said["__type"]) == (400, "NotAuthorizedException")


def test_a_wrong_password_with_an_unknown_device_spends_the_block(always):
    helper = AuthenticationHelper(always.id.split("_")[1])
    name = always.user()
    challenge = always.public.initiate_auth(
        AuthFlow="USER_SRP_AUTH",
        ClientId=always.client_id,
        AuthParameters={"USERNAME": name, "SRP_A": f"{helper.big_a:x}"},
    )["ChallengeParameters"]
    user = challenge["USER_ID_FOR_SRP"]
    for password in ["Wr0ng-one!", PASSWORD]:
        answer = helper.answer(user, password, challenge)
        code, message = refused(
            always.public.respond_to_auth_challenge,
            ClientId=always.client_id,
            ChallengeName="PASSWORD_VERIFIER",
            ChallengeResponses={"USERNAME": user, "DEVICE_KEY": "us-east-1_1"} | answer,
        )
        assert (code, message) == ("NotAuthorizedException", "Incorrect username or password.")


def test_a_device_is_proved_with_a_fresh_a_and_without_a_session(always):
    """As AWS's own example for boto3 does it, and amazon-cognito-identity-js before it had Session."""
    user = with_device(always)
    assert begin(always, user.username, user.device_key)["ChallengeName"] == "DEVICE_SRP_AUTH"
    result = user.prove_device(None)["AuthenticationResult"]
    assert refresh(always, result["RefreshToken"], user.device_key)["AccessToken"]
    # One password, one proof.
    assert refused(user.prove_device, session=None) == (
        "NotAuthorizedException",
        "Invalid session for the user.",
    )


def test_the_key_in_the_answer_to_a_second_factor_decides(proving):
    user = with_device(proving)
    code = switch_on(proving, user.username, "SMS_MFA")

    def answer(first=None, **responses):
        asked = begin(proving, user.username, first)
        assert asked["ChallengeName"] == "SMS_MFA"
        named = {"USERNAME": user.username, "SMS_MFA_CODE": code()}
        return asked["Session"], user.respond("SMS_MFA", named | responses, asked["Session"])

    # Without it a client cannot go on with a proof, and is given a new device.
    _, without = answer(first=user.device_key)
    assert without["AuthenticationResult"]["NewDeviceMetadata"]["DeviceKey"] != user.device_key
    # With it alone the device is proved.
    session, with_key = answer(DEVICE_KEY=user.device_key)
    assert with_key["ChallengeName"] == "DEVICE_SRP_AUTH"
    # amazon-cognito-identity-js goes on with the Session of the code.
    proved = user.prove_device(session)["AuthenticationResult"]
    assert "NewDeviceMetadata" not in proved
    assert refresh(proving, proved["RefreshToken"], user.device_key)["AccessToken"]
    assert refused(refresh, pool=proving, token=proved["RefreshToken"]) == BAD_REFRESH
    # A forgotten one is told here too.
    proving.public.forget_device(AccessToken=proved["AccessToken"], DeviceKey=user.device_key)
    assert refused(answer, DEVICE_KEY=user.device_key) == NOT_FOUND


def test_the_session_of_a_code_that_was_not_given_proves_no_device(proving):
    user = with_device(proving)
    switch_on(proving, user.username, "SMS_MFA")
    asked = begin(proving, user.username, user.device_key)
    assert asked["ChallengeName"] == "SMS_MFA"
    for session in [asked["Session"], None]:
        assert refused(user.prove_device, session=session) == (
            "NotAuthorizedException",
            "Invalid session for the user.",
        )


def test_an_enforced_threat_protection_does_not_ask_a_remembered_device_again(stack):
    """DEV-5: its factor for risky sign-ins is ignored where every device is remembered."""
    pool = make_pool(
        stack,
        {
            "DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True},
            "UserPoolTier": "PLUS",
            "UserPoolAddOns": {"AdvancedSecurityMode": "ENFORCED"},
        },
    )
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id,
        MfaConfiguration="OPTIONAL",
        SmsMfaConfiguration={"SmsConfiguration": SMS},
    )
    # The pool refuses a password that is known to have leaked.
    password = "9 Teal-ducks cross slowly"
    name = pool.user(phone_number=PHONE, password=password)
    code = switch_on(pool, name, "SMS_MFA", password)
    phone = CognitoUser(pool, name)
    answer = phone.authenticate(password)
    given = {"USERNAME": phone.username, "SMS_MFA_CODE": code()}
    phone.go_on(phone.respond("SMS_MFA", given, answer["Session"]))
    assert "AuthenticationResult" in phone.authenticate(password)
    assert phone.asked == "DEVICE_SRP_AUTH"
