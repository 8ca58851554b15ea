"""What each member of a pool's and a client's settings does: an effect, a refusal, or documented none (THR-70).

A member that the service model gains has no line here and fails the first test.
"""

import base64
import json
import re
from pathlib import Path

import botocore.session
import pytest
from botocore.exceptions import ClientError

from support.clients import PASSWORD, make_pool, signed, unique
from support.named_tests import ASSERTIONS, TESTS, source_of
from support.settings import CLIENT, POOL
from support.stack import make_stack

ROOT = Path(__file__).parents[2]
IDS = {"UserPoolId", "ClientId"}


def members(*operations: str) -> set[str]:
    model = botocore.session.get_session().get_service_model("cognito-idp")
    return {
        name for operation in operations
        for name in model.operation_model(operation).input_shape.members
    } - IDS


@pytest.mark.parametrize("table, operations", [
    (POOL, ["CreateUserPool", "UpdateUserPool"]),
    (CLIENT, ["CreateUserPoolClient", "UpdateUserPoolClient"]),
], ids=["pool", "client"])
def test_every_member_has_its_line(table, operations):
    assert set(table) == members(*operations)
    for name, (kind, place, words) in table.items():
        if kind == "none":
            assert words in (ROOT / place).read_text(), f"{name}: {place}"


EFFECTS = {name: line for name, line in (POOL | CLIENT).items() if line[0] == "effect"}


@pytest.mark.parametrize("name", EFFECTS)
def test_each_effect_has_a_test_that_sets_the_member_and_asserts(name):
    _, file, (test, words, made_by) = EFFECTS[name]
    source = source_of(file, test)
    assert ASSERTIONS.search(source), f"{name}: {test} asserts nothing"
    if made_by:
        assert Path(made_by).stem in source, f"{name}: {test} does not use {made_by}"
        source = (TESTS / made_by).read_text()
    assert re.search(rf"\b{words}\b", source), f"{name}: {test} does not set {words}"


@pytest.mark.parametrize("name", [n for n, line in POOL.items() if line[0] == "refused"])
def test_what_would_promise_too_much_is_refused_and_changes_nothing(stack, name):
    _, value, sentence = POOL[name]
    pool = make_pool(stack)
    before = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    with pytest.raises(ClientError, match=f"InvalidParameterException.*{sentence}"):
        pool.admin.update_user_pool(UserPoolId=pool.id, **{name: value})
    with pytest.raises(ClientError, match=f"InvalidParameterException.*{sentence}"):
        signed(stack).create_user_pool(PoolName=unique("refused"), **{name: value})
    assert pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"] == before


def test_what_says_what_is_so_is_kept(stack):
    settings = {
        "KeyConfiguration": {"KeyType": "AWS_OWNED_KEY"},
        "IssuerConfiguration": {"Type": "ORIGINAL"},
        "DcrConfiguration": {"EnableStatus": "Disabled"},
    }
    pool = make_pool(stack, settings)
    described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    for name, value in settings.items():
        assert described[name].items() >= value.items(), name


def claims(token):
    return json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))


def refused(call, **members):
    with pytest.raises(ClientError) as failed:
        call(**members)
    return failed.value.response["Error"]["Code"]


def test_tokens_live_as_long_as_the_client_says(stack):
    for units, seconds in [
        ({"AccessToken": "minutes", "IdToken": "hours"}, (420, 7200)), (None, (7 * 3600, 7200)),
    ]:
        lifetimes = {"AccessTokenValidity": 7, "IdTokenValidity": 2}
        if units:
            lifetimes["TokenValidityUnits"] = units
        pool = make_pool(stack, None, lifetimes)
        tokens = pool.sign_in(pool.user())
        access, identity = claims(tokens["AccessToken"]), claims(tokens["IdToken"])
        assert (access["exp"] - access["iat"], identity["exp"] - identity["iat"]) == seconds
        assert tokens["ExpiresIn"] == seconds[0]


def test_a_refresh_token_is_good_as_long_as_the_client_says(stack):
    pool = make_pool(stack, None, {"RefreshTokenValidity": 10})
    name = pool.user()
    explain = ["sessions", "explain", "--client", pool.client_id, "--pool", pool.id, "--user", name]
    assert stack.control(*explain, "--signed-in", "9d").stdout.endswith("new tokens\n")
    late = stack.control(*explain, "--signed-in", "11d").stdout
    assert late.endswith("refused: Refresh Token has expired\n")


def test_users_sign_up_only_where_the_pool_lets_them(stack):
    pool = make_pool(stack, {"AdminCreateUserConfig": {"AllowAdminCreateUserOnly": True}})
    asked = {"ClientId": pool.client_id, "Username": "ann", "Password": PASSWORD}
    assert refused(pool.public.sign_up, **asked) == "NotAuthorizedException"
    pool.admin.update_user_pool(
        UserPoolId=pool.id, AdminCreateUserConfig={"AllowAdminCreateUserOnly": False}
    )
    assert pool.public.sign_up(**asked)["UserSub"]


def test_a_password_is_recovered_by_the_pools_ways(stack):
    ways = {"RecoveryMechanisms": [{"Name": "verified_phone_number", "Priority": 1}]}
    pool = make_pool(
        stack,
        {
            "AccountRecoverySetting": ways,
            "SmsConfiguration": {"SnsCallerArn": "arn:aws:iam::123456789012:role/sms"},
        },
    )
    addresses = {
        "email": "ann@example.com", "email_verified": "true",
        "phone_number": "+15555550100", "phone_number_verified": "true",
    }
    asked = {"ClientId": pool.client_id, "Username": pool.user(**addresses)}
    told = pool.public.forgot_password(**asked)["CodeDeliveryDetails"]
    assert told["AttributeName"] == "phone_number"
    by_administrator = {"RecoveryMechanisms": [{"Name": "admin_only", "Priority": 1}]}
    pool.admin.update_user_pool(UserPoolId=pool.id, AccountRecoverySetting=by_administrator)
    asked["Username"] = pool.user(**addresses | {"phone_number": "+15555550101"})
    assert refused(pool.public.forgot_password, **asked) == "NotAuthorizedException"


def test_a_client_has_the_name_it_was_given_last(stack):
    pool = make_pool(stack, None, {"ClientName": "first"})
    ids = {"UserPoolId": pool.id, "ClientId": pool.client_id}

    def name():
        return pool.admin.describe_user_pool_client(**ids)["UserPoolClient"]["ClientName"]

    assert name() == "first"
    pool.admin.update_user_pool_client(**ids, ClientName="second")
    assert name() == "second"


def test_a_client_reads_and_writes_what_it_may(stack):
    pool = make_pool(
        stack, None, {"ReadAttributes": ["email"], "WriteAttributes": ["email", "nickname"]}
    )
    tokens = pool.sign_in(pool.user(email="ann@example.com", nickname="an"))
    told = claims(tokens["IdToken"])
    assert told["email"] == "ann@example.com" and "nickname" not in told
    read = pool.public.get_user(AccessToken=tokens["AccessToken"])["UserAttributes"]
    assert {each["Name"] for each in read} & {"email", "nickname"} == {"email"}

    def write(name):
        pool.public.update_user_attributes(
            AccessToken=tokens["AccessToken"], UserAttributes=[{"Name": name, "Value": "new"}]
        )

    write("nickname")
    assert refused(write, name="family_name") == "NotAuthorizedException"


def test_a_client_signs_in_by_its_flows_alone(stack):
    pool = make_pool(stack, None, {"ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH"]})
    asked = {
        "ClientId": pool.client_id, "AuthFlow": "USER_PASSWORD_AUTH",
        "AuthParameters": {"USERNAME": pool.user(), "PASSWORD": PASSWORD},
    }
    assert refused(pool.public.initiate_auth, **asked) == "InvalidParameterException"
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id,
        ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    )
    assert pool.public.initiate_auth(**asked)["AuthenticationResult"]


@pytest.fixture
def sending(mailbox, receiver):
    """A system that sends mail and text messages."""
    with make_stack() as stack:
        secret = receiver.write_secret(stack.state.parent / "sms-secret")
        stack.settings = {
            "GATEHOUSE_SMTP_HOST": "127.0.0.1",
            "GATEHOUSE_SMTP_PORT": str(mailbox.port),
            "GATEHOUSE_SMTP_SECURITY": "none",
            "GATEHOUSE_SMTP_FROM": "no-reply@example.com",
            "GATEHOUSE_SMS_WEBHOOK_URL": receiver.url,
            "GATEHOUSE_SMS_SECRET_FILE": secret,
        }
        yield stack.start()


def test_codes_come_in_the_pools_words(sending, mailbox, receiver):
    pool = make_pool(
        sending,
        {
            "AutoVerifiedAttributes": ["email", "phone_number"],
            "EmailVerificationSubject": "The gate's code",
            "EmailVerificationMessage": "By mail: {####}.",
            "SmsVerificationMessage": "By phone: {####}.",
            "SmsAuthenticationMessage": "To sign in: {####}.",
            "SmsConfiguration": {"SnsCallerArn": "arn:aws:iam::123456789012:role/sms"},
            "MfaConfiguration": "OPTIONAL",
        },
    )

    def sign_up(**attributes):
        pool.public.sign_up(
            ClientId=pool.client_id, Username=unique("reader"), Password=PASSWORD,
            UserAttributes=[{"Name": key, "Value": value} for key, value in attributes.items()],
        )

    sign_up(email="reader@example.com")
    mail = mailbox.mail_to("reader@example.com")
    assert mail["Subject"] == "The gate's code"
    assert re.search(r"By mail: [0-9]{6}\.", mail.get_body().get_content())
    sign_up(phone_number="+15555550123")
    assert re.fullmatch(r"By phone: [0-9]{6}\.", receiver.next("sms.message")["message"])
    name = pool.user(phone_number="+15555550124", phone_number_verified="true")
    pool.admin.admin_set_user_mfa_preference(
        UserPoolId=pool.id, Username=name, SMSMfaSettings={"Enabled": True, "PreferredMfa": True}
    )
    pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )
    assert re.fullmatch(r"To sign in: [0-9]{6}\.", receiver.next("sms.message")["message"])
