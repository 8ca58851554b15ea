"""Who did what: changes, administrators' calls and refusals, as the operator reads them."""

import json
import os
import uuid

import boto3
import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, raw, signed, unique
from support.events import events, following, wait_for


def request_id(call, **arguments):
    """The id of a call, refused or not."""
    try:
        return call(**arguments)["ResponseMetadata"]["RequestId"]
    except ClientError as error:
        return error.response["ResponseMetadata"]["RequestId"]


def test_each_administrators_call_is_one_event(stack, pool):
    name = unique("events")
    made = request_id(
        pool.admin.admin_create_user,
        UserPoolId=pool.id,
        Username=name,
        MessageAction="SUPPRESS",
    )
    (event,) = events(stack, "--request-id", made)
    assert event["operation"] == "AdminCreateUser" and event["outcome"] == "Success"
    assert event["access-key-id"] == stack.access_key_id and event["actor"] == "access_key"
    assert event["username"] == name and event["user-pool-id"] == pool.id
    assert event["source-ip"] == "127.0.0.1" and "Boto3" in event["user-agent"]
    again = request_id(
        pool.admin.admin_create_user, UserPoolId=pool.id, Username=name, MessageAction="SUPPRESS"
    )
    (event,) = events(stack, "--request-id", again)
    assert event["outcome"] == "UsernameExistsException" and event["reason"] == "username_exists"


def test_a_refusal_tells_the_rule_that_decided(stack, pool):
    name = pool.user()
    refused = request_id(
        pool.public.initiate_auth,
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": "wrong"},
    )
    assert wait_for(stack, refused)
    (event,) = events(stack, "--user", name, "--outcome", "Refused")
    assert event["request-id"] == refused
    assert event["rule"] == "the password is wrong" and event["actor"] == "anonymous"
    assert events(stack, "--user", name, "--operation", "InitiateAuth", "--outcome", "Success") == []


def test_what_succeeds_without_a_change_is_none(stack):
    # Of its own: events of what other tests were refused may come late.
    pool = make_pool(stack)
    name = pool.user()
    before = events(stack, "--pool", pool.id)
    assert before
    tokens = pool.sign_in(name)
    pool.public.get_user(AccessToken=tokens["AccessToken"])
    assert events(stack, "--pool", pool.id) == before


def test_a_wrong_key_is_recorded_although_no_service_saw_the_call(stack, pool):
    stranger = signed(stack, aws_access_key_id="AKIAEVENTSSTRANGER00")
    refused = request_id(stranger.list_users, UserPoolId=pool.id)
    event = wait_for(stack, refused)
    assert event["access-key-id"] == "AKIAEVENTSSTRANGER00" and event["actor"] == "anonymous"
    assert event["operation"] == "ListUsers" and event["reason"] == "unknown_access_key"
    forger = signed(stack, aws_secret_access_key="wrong")
    event = wait_for(stack, request_id(forger.list_users, UserPoolId=pool.id))
    assert event["outcome"] == "InvalidSignatureException"
    assert event["reason"] == "signature_mismatch"


def test_events_of_user_pools_and_identity_pools_are_one_stream(stack, pool):
    # DID-22
    pools = boto3.client(
        "cognito-identity",
        region_name=stack.region,
        endpoint_url=stack.endpoint,
        aws_access_key_id=stack.access_key_id,
        aws_secret_access_key=stack.secret_access_key,
    )
    nowhere = f"{stack.region}:{uuid.uuid4()}"
    stream = following(stack, "--limit", "1000")
    made = []
    for _ in range(3):
        name = unique("both")
        made.append(request_id(
            pool.admin.admin_create_user,
            UserPoolId=pool.id,
            Username=name,
            MessageAction="SUPPRESS",
        ))
        made.append(request_id(pools.describe_identity_pool, IdentityPoolId=nowhere))
    seen = []
    for line in stream:
        if line["request-id"] in made:
            seen.append(line["request-id"])
        if len(seen) == len(made):
            break
    stream.close()
    assert sorted(seen) == sorted(made)
    listed = [e for e in events(stack, "--limit", "1000") if e["request-id"] in made]
    assert [e["request-id"] for e in listed] == made
    assert [e["time"] for e in listed] == sorted(e["time"] for e in listed)
    of_pool = events(stack, "--pool", nowhere)
    assert [e["request-id"] for e in of_pool] == made[1::2]
    assert {e["operation"] for e in of_pool} == {"DescribeIdentityPool"}
    assert {e["identity-pool-id"] for e in of_pool} == {nowhere}
    assert {e["access-key-id"] for e in of_pool} == {stack.access_key_id}


def test_follow_shows_what_comes_and_ends_cleanly_on_ctrl_c(stack, pool):
    followed = make_pool(stack)
    lines = following(stack, "--pool", followed.id)
    assert next(lines)["operation"] == "CreateUserPool"
    assert next(lines)["operation"] == "CreateUserPoolClient"
    name = followed.user()
    assert next(lines)["operation"] == "AdminCreateUser"
    seen = next(lines)
    assert seen["operation"] == "AdminSetUserPassword" and seen["username"] == name
    lines.close()


def test_a_terminal_is_not_obeyed(stack, pool):
    """The user agent is the attacker's own text."""
    answer = raw(
        stack,
        "InitiateAuth",
        {
            "ClientId": pool.client_id,
            "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": "nobody", "PASSWORD": "x"},
        },
        {"User-Agent": "evil\u00e9 \u009b31m".encode("utf-8").decode("latin-1")},
    )
    wait_for(stack, answer.headers["x-amzn-requestid"])
    shown = stack.control("events", "--request-id", answer.headers["x-amzn-requestid"]).stdout
    assert "evil" in shown and "\u009b" not in shown and "\\u{9b}" in shown


def test_no_secret_is_ever_in_the_table(own_stack):
    """A journey whose every secret is known, then a search through all that was stored."""
    secrets = {}

    def mark(name):
        secrets[name] = f"Mark-{os.urandom(9).hex()}-A1!"
        return secrets[name]

    pool = make_pool(own_stack, {"AutoVerifiedAttributes": ["email"]})
    pool.admin.set_user_pool_mfa_config(
        UserPoolId=pool.id, MfaConfiguration="OPTIONAL",
        SoftwareTokenMfaConfiguration={"Enabled": True},
    )
    public, admin = pool.public, pool.admin
    password = mark("password")
    public.sign_up(
        ClientId=pool.client_id, Username="ada", Password=password,
        UserAttributes=[{"Name": "email", "Value": "ada@example.com"}],
        ValidationData=[{"Name": "v", "Value": mark("validation data")}],
    )
    secrets["wrong code"] = "919283"
    with pytest.raises(ClientError):
        public.confirm_sign_up(
            ClientId=pool.client_id, Username="ada", ConfirmationCode=secrets["wrong code"]
        )
    secrets["sign-up code"] = own_stack.code(pool.client_id, "ada")
    public.confirm_sign_up(
        ClientId=pool.client_id, Username="ada", ConfirmationCode=secrets["sign-up code"]
    )
    for name in ("ada", mark("a password typed as a name")):
        with pytest.raises(ClientError):
            pool.sign_in(name, mark("wrong password"))
    tokens = pool.sign_in("ada", password)
    secrets |= {kind: tokens[kind] for kind in ("AccessToken", "IdToken", "RefreshToken")}
    with pytest.raises(ClientError):
        public.get_user(AccessToken=tokens["AccessToken"] + "x")
    public.change_password(
        AccessToken=tokens["AccessToken"], PreviousPassword=password,
        ProposedPassword=mark("new password"),
    )
    public.forgot_password(ClientId=pool.client_id, Username="ada")
    secrets["reset code"] = own_stack.code(pool.client_id, "ada")
    public.confirm_forgot_password(
        ClientId=pool.client_id, Username="ada", ConfirmationCode=secrets["reset code"],
        Password=mark("reset password"),
    )
    tokens = pool.sign_in("ada", secrets["reset password"])
    secrets["TOTP secret"] = public.associate_software_token(AccessToken=tokens["AccessToken"])[
        "SecretCode"
    ]
    with pytest.raises(ClientError):
        public.verify_software_token(AccessToken=tokens["AccessToken"], UserCode="123456")
    admin.admin_create_user(
        UserPoolId=pool.id, Username="bob", TemporaryPassword=mark("temporary password"),
        MessageAction="SUPPRESS",
    )
    asked = public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": "bob", "PASSWORD": secrets["temporary password"]},
    )
    secrets["session"] = asked["Session"]
    public.respond_to_auth_challenge(
        ClientId=pool.client_id, ChallengeName=asked["ChallengeName"], Session=asked["Session"],
        ChallengeResponses={"USERNAME": "bob", "NEW_PASSWORD": mark("chosen password")},
    )
    secrets["client secret"] = admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="secret", GenerateSecret=True
    )["UserPoolClient"]["ClientSecret"]
    stranger = signed(own_stack, aws_access_key_id=mark("a secret pasted as a key id"))
    refused = request_id(stranger.list_users, UserPoolId=pool.id)
    wait_for(own_stack, refused)
    secrets["access key"] = own_stack.secret_access_key

    listed = own_stack.control("events", "--json", "--limit", "1000").stdout
    operations = {json.loads(line)["operation"] for line in listed.splitlines()}
    assert {"SignUp", "ConfirmSignUp", "InitiateAuth", "GetUser", "ChangePassword",
            "ForgotPassword", "ConfirmForgotPassword", "AssociateSoftwareToken",
            "RespondToAuthChallenge", "AdminCreateUser", "ListUsers"} <= operations
    for name, secret in secrets.items():
        assert secret not in listed, f"{name} is in the audit log"
