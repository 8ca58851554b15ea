"""Devices as real clients use them: tracked, remembered, proved, bound to their tokens, forgotten."""

import jwt
import pycognito.aws_srp
import pytest
import requests
from botocore.config import Config
from botocore.exceptions import ClientError
from pycognito.aws_srp import AWSSRP

from support.clients import PASSWORD, make_pool, signed, unique
from support.identity_js import CognitoUser

NOT_FOUND = ("ResourceNotFoundException", "Device does not exist.")
BAD_REFRESH = ("NotAuthorizedException", "Invalid Refresh Token.")


@pytest.fixture(scope="module")
def always(stack):
    """Every confirmed device is remembered, and replaces the second factor."""
    return make_pool(stack, {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True}})


@pytest.fixture(scope="module")
def opt_in(stack):
    return make_pool(
        stack, {"DeviceConfiguration": {"DeviceOnlyRememberedOnUserPrompt": True}}
    )


def refused(call, **arguments):
    with pytest.raises(ClientError) as error:
        call(**arguments)
    answer = error.value.response["Error"]
    return answer["Code"], answer["Message"]


def refresh(pool, token, key=None):
    return pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token} | ({"DEVICE_KEY": key} if key else {}),
    )["AuthenticationResult"]


def srp(pool, name, **device):
    return AWSSRP(
        username=name,
        password=PASSWORD,
        pool_id=pool.id,
        client_id=pool.client_id,
        client=pool.public,
        **device,
    )


@pytest.fixture
def pycognito_here(stack, monkeypatch):
    """pycognito posts its device calls to AWS's own host; here they reach the system."""
    posted = []

    def post(url, **arguments):
        assert url == "https://cognito-idp.us-east-1.amazonaws.com/"
        posted.append(arguments["headers"]["Authorization"])
        return requests.api.request("post", stack.endpoint + "/", **arguments)

    monkeypatch.setattr(pycognito.aws_srp.requests, "post", post)
    return posted


def test_pycognito_remembers_its_device_and_proves_it(always, pycognito_here):
    """DEV-8, DEV-11, DEV-12, DEV-25 to DEV-27, DEV-30."""
    pool = always
    name = pool.user()
    first = srp(pool, name)
    tokens = first.authenticate_user()
    metadata = tokens["AuthenticationResult"]["NewDeviceMetadata"]
    assert metadata["DeviceGroupKey"].startswith("-")
    response, secret = first.confirm_device(tokens, "laptop")
    assert response.status_code == 200, response.text
    assert response.json() == {"UserConfirmationNecessary": False}
    assert pycognito_here[0].startswith("Bearer ")

    again = srp(
        pool,
        name,
        device_key=metadata["DeviceKey"],
        device_group_key=metadata["DeviceGroupKey"],
        device_password=secret,
    )
    result = again.authenticate_user()["AuthenticationResult"]
    assert "NewDeviceMetadata" not in result
    claims = jwt.decode(result["AccessToken"], options={"verify_signature": False})
    assert claims["device_key"] == metadata["DeviceKey"]
    assert refresh(pool, result["RefreshToken"], metadata["DeviceKey"])["AccessToken"]

    person = pool.pycognito(
        name,
        id_token=result["IdToken"],
        access_token=result["AccessToken"],
        refresh_token=result["RefreshToken"],
    )
    assert person.get_user().sub == claims["sub"]

    again.forget_device(result["AccessToken"], metadata["DeviceKey"])
    assert pool.public.get_user(AccessToken=result["AccessToken"])["Username"] == name
    assert refused(
        refresh, pool=pool, token=result["RefreshToken"], key=metadata["DeviceKey"]
    ) == BAD_REFRESH
    assert refused(again.authenticate_user) == NOT_FOUND


def test_identity_js_signs_in_from_its_device_many_times(always):
    user = CognitoUser(always, always.user())
    user.authenticate(PASSWORD)
    assert user.device_key and user.needs_status is False
    # Every second number begins with a bit that needs a 00, every 256th with a zero byte.
    for _ in range(20):
        result = user.authenticate(PASSWORD)["AuthenticationResult"]
        assert user.asked == "DEVICE_SRP_AUTH"
        assert "NewDeviceMetadata" not in result
    assert refresh(always, result["RefreshToken"], user.device_key)["AccessToken"]


def test_a_user_sees_remembered_devices_and_the_administrator_all(opt_in):
    """DEV-14 to DEV-17, DEV-20, DEV-21, DEV-25."""
    pool, name = opt_in, opt_in.user()
    user = CognitoUser(pool, name)
    tokens = user.authenticate(PASSWORD)["AuthenticationResult"]
    token, key = tokens["AccessToken"], user.device_key
    assert user.needs_status is True

    assert pool.public.list_devices(AccessToken=token)["Devices"] == []
    assert refused(pool.public.get_device, AccessToken=token, DeviceKey=key) == NOT_FOUND
    seen = pool.admin.admin_get_device(UserPoolId=pool.id, Username=name, DeviceKey=key)["Device"]
    attributes = {entry["Name"]: entry["Value"] for entry in seen["DeviceAttributes"]}
    assert attributes["device_status"] == "valid"
    assert attributes["device_name"] == "Mozilla/5.0"
    assert attributes["last_ip_used"] == "127.0.0.1"
    assert attributes["dev:device_remembered_status"] == "not_remembered"
    assert attributes["dev:device_owner"] == f"{name}.{pool.id}"
    assert attributes["dev:device_arn"].endswith(f":owner/{name}.{pool.id}/device/{key}")
    assert attributes["dev:device_sdk"].startswith("Boto3/")
    assert seen["DeviceCreateDate"] == seen["DeviceLastAuthenticatedDate"]
    # Tracked only: no proof is asked, and no other key is given.
    again = user.authenticate(PASSWORD)
    assert user.asked is None and "NewDeviceMetadata" not in again["AuthenticationResult"]

    pool.public.update_device_status(
        AccessToken=token, DeviceKey=key, DeviceRememberedStatus="remembered"
    )
    listed = pool.public.list_devices(AccessToken=token, Limit=1)["Devices"]
    assert [device["DeviceKey"] for device in listed] == [key]
    names = {entry["Name"] for entry in listed[0]["DeviceAttributes"]}
    assert names == {"device_status", "device_name", "last_ip_used"}
    shown = pool.public.get_device(AccessToken=token, DeviceKey=key)["Device"]
    assert shown["DeviceKey"] == key
    user.authenticate(PASSWORD)
    assert user.asked == "DEVICE_SRP_AUTH"

    pool.admin.admin_update_device_status(
        UserPoolId=pool.id,
        Username=name,
        DeviceKey=key,
        DeviceRememberedStatus="not_remembered",
    )
    assert pool.public.list_devices(AccessToken=token)["Devices"] == []
    tracked = pool.admin.admin_list_devices(UserPoolId=pool.id, Username=name)["Devices"]
    assert [device["DeviceKey"] for device in tracked] == [key]

    pool.admin.admin_forget_device(UserPoolId=pool.id, Username=name, DeviceKey=key)
    assert refused(
        pool.admin.admin_get_device, UserPoolId=pool.id, Username=name, DeviceKey=key
    ) == NOT_FOUND
    assert refused(
        pool.admin.admin_forget_device, UserPoolId=pool.id, Username=name, DeviceKey=key
    ) == NOT_FOUND
    assert refused(
        pool.admin.admin_update_device_status,
        UserPoolId=pool.id,
        Username=name,
        DeviceKey=key,
        DeviceRememberedStatus="remembered",
    ) == NOT_FOUND
    assert refused(refresh, pool=pool, token=tokens["RefreshToken"], key=key) == BAD_REFRESH


@pytest.mark.parametrize("by_administrator", [False, True])
def test_the_access_token_outlives_its_forgotten_device(always, by_administrator):
    """DEV-26. What AWS's own integration tests for Android and Swift go on to do."""
    pool, user = always, CognitoUser(always, always.user())
    tokens = user.authenticate(PASSWORD)["AuthenticationResult"]
    token, key = tokens["AccessToken"], user.device_key
    assert [device["DeviceKey"] for device in listed(pool, token)] == [key]
    if by_administrator:
        pool.admin.admin_forget_device(UserPoolId=pool.id, Username=user.username, DeviceKey=key)
    else:
        pool.public.forget_device(AccessToken=token, DeviceKey=key)
    assert listed(pool, token) == []
    assert refused(
        pool.public.update_device_status,
        AccessToken=token,
        DeviceKey=key,
        DeviceRememberedStatus="remembered",
    ) == NOT_FOUND
    assert pool.public.get_user(AccessToken=token)["Username"] == user.username
    assert refused(refresh, pool=pool, token=tokens["RefreshToken"], key=key) == BAD_REFRESH
    # It cannot be confirmed again by that token.
    assert refused(
        pool.public.confirm_device,
        AccessToken=token,
        DeviceKey=key,
        DeviceSecretVerifierConfig=pycognito.aws_srp.generate_hash_device("-group", key)[1],
    ) == ("InvalidParameterException", "Invalid device key given.")
    # Amplify's signOut, which ends the access token too.
    pool.public.revoke_token(Token=tokens["RefreshToken"], ClientId=pool.client_id)
    assert refused(pool.public.get_user, AccessToken=token)[0] == "NotAuthorizedException"


def test_a_pool_may_have_access_end_with_the_device(stack):
    pool = make_pool(
        stack,
        {
            "DeviceConfiguration": {"ChallengeRequiredOnNewDevice": False},
            "UserPoolTags": {"gatehouse:forget-ends-access": "on"},
        },
    )
    user = CognitoUser(pool, pool.user())
    tokens = user.authenticate(PASSWORD)["AuthenticationResult"]
    pool.public.forget_device(AccessToken=tokens["AccessToken"], DeviceKey=user.device_key)
    assert refused(pool.public.get_user, AccessToken=tokens["AccessToken"]) == (
        "NotAuthorizedException",
        "Access Token has been revoked",
    )
    assert pool.public.revoke_token(Token=tokens["RefreshToken"], ClientId=pool.client_id)


def listed(pool, token):
    return pool.public.list_devices(AccessToken=token)["Devices"]


def test_confirming_is_refused_for_other_keys_bad_verifiers_and_twice(always):
    """DEV-18, DEV-19, DEV-27."""
    pool, name = always, always.user()
    tokens = pool.sign_in(name)
    key = tokens["NewDeviceMetadata"]["DeviceKey"]
    helper = CognitoUser(pool, name)
    good = pycognito.aws_srp.generate_hash_device("-group", key)[1]
    call = pool.public.confirm_device
    other = pool.sign_in(pool.user())["NewDeviceMetadata"]["DeviceKey"]
    assert refused(
        call, AccessToken=tokens["AccessToken"], DeviceKey=other, DeviceSecretVerifierConfig=good
    ) == ("InvalidParameterException", "Invalid device key given.")
    for verifier in ("AA==", "AQ==", "/" * 512, "A" * 4096, "not base64"):
        code, _ = refused(
            call,
            AccessToken=tokens["AccessToken"],
            DeviceKey=key,
            DeviceSecretVerifierConfig=good | {"PasswordVerifier": verifier},
        )
        assert code == "InvalidParameterException", verifier
    # Not confirmed: its tokens cannot be refreshed.
    assert refused(refresh, pool=pool, token=tokens["RefreshToken"], key=key) == BAD_REFRESH
    helper.keep_device(tokens)
    assert refused(
        call, AccessToken=tokens["AccessToken"], DeviceKey=key, DeviceSecretVerifierConfig=good
    )[0] == "DeviceKeyExistsException"
    # Missing, another user's, its own.
    assert refused(refresh, pool=pool, token=tokens["RefreshToken"]) == BAD_REFRESH
    assert refused(refresh, pool=pool, token=tokens["RefreshToken"], key=other) == BAD_REFRESH
    assert refresh(pool, tokens["RefreshToken"], key)["AccessToken"]
    call = pool.public.get_tokens_from_refresh_token
    given = {"RefreshToken": tokens["RefreshToken"], "ClientId": pool.client_id}
    assert refused(call, **given) == BAD_REFRESH
    assert call(**given, DeviceKey=key)["AuthenticationResult"]["AccessToken"]

    pool.public.forget_device(AccessToken=tokens["AccessToken"], DeviceKey=key)
    assert refused(refresh, pool=pool, token=tokens["RefreshToken"], key=key) == BAD_REFRESH


def test_a_pool_without_tracking_refuses_device_operations(pool):
    name = pool.user()
    tokens = pool.sign_in(name)
    assert "NewDeviceMetadata" not in tokens
    key = "us-east-1_11111111-2222-3333-4444-555555555555"
    user = {"UserPoolId": pool.id, "Username": name}
    for call, arguments in (
        (pool.public.list_devices, {"AccessToken": tokens["AccessToken"]}),
        (pool.public.get_device, {"AccessToken": tokens["AccessToken"], "DeviceKey": key}),
        (pool.public.forget_device, {"AccessToken": tokens["AccessToken"], "DeviceKey": key}),
        (pool.admin.admin_list_devices, user),
        (pool.admin.admin_get_device, user | {"DeviceKey": key}),
    ):
        assert refused(call, **arguments)[0] == "InvalidUserPoolConfigurationException"
    assert refresh(pool, tokens["RefreshToken"])["AccessToken"]


def test_administrators_prove_devices_too_and_are_given_none(stack, always):
    """DEV-10."""
    pool = always
    user = CognitoUser(pool, pool.user())
    user.authenticate(PASSWORD)
    begin = {
        "UserPoolId": pool.id,
        "ClientId": pool.client_id,
        "AuthFlow": "ADMIN_USER_PASSWORD_AUTH",
    }
    named = {"USERNAME": user.username, "PASSWORD": PASSWORD}
    plain = pool.admin.admin_initiate_auth(**begin, AuthParameters=named)
    assert "NewDeviceMetadata" not in plain["AuthenticationResult"]
    assert refresh(pool, plain["AuthenticationResult"]["RefreshToken"])["AccessToken"]
    asked = pool.admin.admin_initiate_auth(
        **begin, AuthParameters=named | {"DEVICE_KEY": user.device_key}
    )
    assert asked["ChallengeName"] == "DEVICE_SRP_AUTH"
    unknown = named | {"DEVICE_KEY": "us-east-1_11111111-2222-3333-4444-555555555555"}
    assert refused(pool.admin.admin_initiate_auth, **begin, AuthParameters=unknown) == NOT_FOUND


def test_options_beyond_cognito_are_tags(stack):
    admin = signed(stack, config=Config(retries={"total_max_attempts": 1}))
    for wrong in ["gatehouse:devices-per-user", "gatehouse:device-per-user"]:
        code, message = refused(
            admin.create_user_pool, PoolName=unique("pool"), UserPoolTags={wrong: "many"}
        )
        assert code == "InvalidParameterException"
        assert wrong in message
    pool = make_pool(
        stack,
        {
            "DeviceConfiguration": {"ChallengeRequiredOnNewDevice": False},
            "UserPoolTags": {
                "gatehouse:devices-per-user": "1",
                "gatehouse:refresh-without-device-key": "accept",
            },
        },
    )
    user = CognitoUser(pool, pool.user())
    tokens = user.authenticate(PASSWORD)["AuthenticationResult"]
    assert refresh(pool, tokens["RefreshToken"])["AccessToken"]
    assert refused(pool.sign_in, username=user.username)[0] == "NotAuthorizedException"
    # Without the switch the device is proved as well, each time.
    user.authenticate(PASSWORD)
    assert user.asked == "DEVICE_SRP_AUTH"
