"""The main job from end to end, by each real client: sign up, confirm, sign in by SRP, use, refresh, sign out."""

import base64
import hashlib
import hmac

import jwt
import pytest
from botocore.exceptions import ClientError

from support.aws import AWSCommand, entries
from support.clients import PASSWORD, make_pool, unique


def secret_hash(pool, username):
    digest = hmac.new(
        pool.client_secret.encode(), (username + pool.client_id).encode(), hashlib.sha256
    )
    return base64.b64encode(digest.digest()).decode()


@pytest.fixture(scope="module")
def secret_pool(stack):
    return make_pool(
        stack, {"AutoVerifiedAttributes": ["email"]}, {"GenerateSecret": True}
    )


@pytest.mark.parametrize("which", ["email_pool", "secret_pool"])
def test_pycognito_goes_the_whole_way(which, request):
    pool = request.getfixturevalue(which)
    name = unique("pat")
    person = pool.pycognito(name)
    person.set_base_attributes(email=f"{name}@example.com")
    registered = person.register(name, PASSWORD)
    assert registered["UserConfirmed"] is False
    assert registered["CodeDeliveryDetails"] == {
        "AttributeName": "email",
        "DeliveryMedium": "EMAIL",
        "Destination": "p***@e***",
    }
    person.confirm_sign_up(pool.stack.code(pool.client_id, name), name)

    person.authenticate(PASSWORD)
    person.verify_tokens()
    assert person.id_claims["email"] == f"{name}@example.com"
    assert person.id_claims["email_verified"] is True
    assert person.id_claims["cognito:username"] == name
    assert person.access_claims["scope"] == "aws.cognito.signin.user.admin"
    assert person.access_claims["client_id"] == pool.client_id

    seen = person.get_user()
    assert seen.sub == registered["UserSub"]

    before = person.access_token
    if pool.client_secret is None:
        person.renew_access_token()
        assert person.access_token != before
        person.verify_tokens()

    signed_out = person.access_token
    person.logout()
    with pytest.raises(ClientError) as refused:
        pool.public.get_user(AccessToken=signed_out)
    assert refused.value.response["Error"]["Code"] == "NotAuthorizedException"
    assert refused.value.response["Error"]["Message"] == "Access Token has been revoked"


def test_boto3_goes_the_whole_way_by_password(email_pool):
    pool, name = email_pool, unique("bo")
    made = pool.public.sign_up(
        ClientId=pool.client_id,
        Username=name,
        Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": "bo@example.com"}],
    )
    pool.public.confirm_sign_up(
        ClientId=pool.client_id,
        Username=name,
        ConfirmationCode=pool.stack.code(pool.client_id, name),
    )
    tokens = pool.sign_in(name)
    assert tokens["TokenType"] == "Bearer" and tokens["ExpiresIn"] == 3600
    user = pool.public.get_user(AccessToken=tokens["AccessToken"])
    assert user["Username"] == name
    assert {"Name": "sub", "Value": made["UserSub"]} in user["UserAttributes"]

    renewed = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
    )["AuthenticationResult"]
    assert "RefreshToken" not in renewed
    first, second = (
        jwt.decode(t["IdToken"], options={"verify_signature": False}) for t in (tokens, renewed)
    )
    for unchanged in ("auth_time", "origin_jti", "sub", "event_id"):
        assert first[unchanged] == second[unchanged]

    pool.public.global_sign_out(AccessToken=renewed["AccessToken"])
    for spent in (tokens, renewed):
        with pytest.raises(ClientError, match="Access Token has been revoked"):
            pool.public.get_user(AccessToken=spent["AccessToken"])
    with pytest.raises(ClientError, match="Refresh Token has been revoked"):
        pool.public.initiate_auth(
            ClientId=pool.client_id,
            AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
        )


def test_the_aws_command_goes_the_whole_way(email_pool, tmp_path):
    pool, name = email_pool, unique("cli")
    command = AWSCommand(pool.stack, tmp_path)
    run = command.run
    assert pool.id in [each["Id"] for each in entries(command.call, "ListUserPools", "UserPools")]
    run(
        "sign-up",
        "--client-id",
        pool.client_id,
        "--username",
        name,
        "--password",
        PASSWORD,
        "--user-attributes",
        "Name=email,Value=cli@example.com",
    )
    run(
        "confirm-sign-up",
        "--client-id",
        pool.client_id,
        "--username",
        name,
        "--confirmation-code",
        pool.stack.code(pool.client_id, name),
    )
    tokens = run(
        "initiate-auth",
        "--client-id",
        pool.client_id,
        "--auth-flow",
        "USER_PASSWORD_AUTH",
        "--auth-parameters",
        f"USERNAME={name},PASSWORD={PASSWORD}",
    )["AuthenticationResult"]
    assert run("get-user", "--access-token", tokens["AccessToken"])["Username"] == name
    described = run("admin-get-user", "--user-pool-id", pool.id, "--username", name)
    assert described["UserStatus"] == "CONFIRMED" and described["Enabled"] is True
    renewed = run(
        "get-tokens-from-refresh-token",
        "--client-id",
        pool.client_id,
        "--refresh-token",
        tokens["RefreshToken"],
    )["AuthenticationResult"]
    run("global-sign-out", "--access-token", renewed["AccessToken"])


def test_a_client_with_a_secret_refreshes_with_the_users_own_name_in_the_hash(secret_pool):
    pool, name = secret_pool, unique("hash")
    pool.user(name)
    result = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={
            "USERNAME": name,
            "PASSWORD": PASSWORD,
            "SECRET_HASH": secret_hash(pool, name),
        },
    )["AuthenticationResult"]
    renewed = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={
            "REFRESH_TOKEN": result["RefreshToken"],
            "SECRET_HASH": secret_hash(pool, name),
        },
    )["AuthenticationResult"]
    assert renewed["AccessToken"]


def test_a_client_with_a_secret_refreshes_with_the_secret_itself(secret_pool):
    """SES-36: aws-sdk-ios, aws-sdk-android and amazon-cognito-identity-dart-2 send it so."""
    pool, name = secret_pool, unique("raw")
    pool.user(name)
    secret = pool.client_secret
    password = {"USERNAME": name, "PASSWORD": PASSWORD}
    result = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters=password | {"SECRET_HASH": secret_hash(pool, name)},
    )["AuthenticationResult"]
    refresh = {"REFRESH_TOKEN": result["RefreshToken"], "SECRET_HASH": secret}
    client = {"ClientId": pool.client_id, "AuthFlow": "REFRESH_TOKEN_AUTH"}
    for renewed in (
        pool.public.initiate_auth(AuthParameters=refresh, **client),
        pool.admin.admin_initiate_auth(UserPoolId=pool.id, AuthParameters=refresh, **client),
    ):
        assert renewed["AuthenticationResult"]["AccessToken"]
    for wrong in (secret[:-1], secret + "a", ""):
        with pytest.raises(ClientError) as refused:
            pool.public.initiate_auth(AuthParameters=refresh | {"SECRET_HASH": wrong}, **client)
        assert refused.value.response["Error"]["Code"] == "NotAuthorizedException"
    with pytest.raises(ClientError) as refused:
        pool.public.initiate_auth(
            ClientId=pool.client_id,
            AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters=password | {"SECRET_HASH": secret},
        )
    assert refused.value.response["Error"]["Code"] == "NotAuthorizedException"


def test_a_new_password_is_demanded_and_set_by_srp(pool):
    name = unique("newbie")
    pool.admin.admin_create_user(
        UserPoolId=pool.id, Username=name, TemporaryPassword="Temp0rary!", MessageAction="SUPPRESS"
    )
    person = pool.pycognito(name)
    person.new_password_challenge("Temp0rary!", "Chosen0ne!")
    person.verify_tokens()
    person.authenticate("Chosen0ne!")
    shown = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    assert shown["UserStatus"] == "CONFIRMED"
