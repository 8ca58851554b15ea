"""A pool's tags of sessions, the user's switch, and gatehousectl sessions, as clients see them."""

import json

import pytest
import requests

from support.accounts import newest_code, refused, verified
from support.clients import PASSWORD, make_pool, raw
from support.events import events, wait_for

SWITCH = "gatehouse:sign_in"
DAY = 86_400


def tagged(stack, **tags):
    return make_pool(
        stack,
        {
            "UserPoolTags": {f"gatehouse:{name.replace('_', '-')}": value for name, value in tags.items()},
            "AutoVerifiedAttributes": ["email"],
        },
    )


@pytest.fixture(scope="module")
def sliding(stack):
    return tagged(stack, session_idle="14d", session_per_device="one")


@pytest.fixture(scope="module")
def switched(stack):
    return tagged(stack, sign_in_switch="recovery")


def refresh(pool, token):
    return pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token},
    )["AuthenticationResult"]


def revoked(pool, token):
    refused(
        pool.public.initiate_auth,
        "NotAuthorizedException",
        "Refresh Token has been revoked",
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": token},
    )


def on_the_wire(pool, flow, parameters, **members):
    """AuthenticationResult with the member that SDKs pass over."""
    body = {"ClientId": pool.client_id, "AuthFlow": flow, "AuthParameters": parameters} | members
    answer = raw(pool.stack, "InitiateAuth", body)
    assert answer.status_code == 200, answer.text
    return json.loads(answer.content)["AuthenticationResult"]


def password(pool, name, **members):
    return on_the_wire(
        pool, "USER_PASSWORD_AUTH", {"USERNAME": name, "PASSWORD": PASSWORD}, **members
    )


def stop(pool, token, value):
    pool.public.update_user_attributes(
        AccessToken=token, UserAttributes=[{"Name": SWITCH, "Value": value}]
    )


def test_the_client_is_told_when_its_session_ends(sliding):
    name = sliding.user()
    result = password(sliding, name)
    assert result["RefreshTokenExpiresIn"] == 14 * DAY
    token = result["RefreshToken"]
    renewed = on_the_wire(sliding, "REFRESH_TOKEN_AUTH", {"REFRESH_TOKEN": token})
    assert 14 * DAY - 60 <= renewed["RefreshTokenExpiresIn"] <= 14 * DAY
    granted = requests.post(
        f"{sliding.stack.endpoint}/oauth2/token",
        data={
            "grant_type": "refresh_token",
            "client_id": sliding.client_id,
            "refresh_token": token,
        },
        timeout=30,
    ).json()
    assert 14 * DAY - 60 <= granted["refresh_expires_in"] <= 14 * DAY


def test_an_sdk_passes_over_what_it_does_not_know(sliding):
    profile = sliding.pycognito(sliding.user())
    profile.authenticate(PASSWORD)
    profile.renew_access_token()
    profile.verify_tokens()


def test_an_installation_has_one_session(sliding):
    name = sliding.user()
    metadata = {"gatehouse:installation": "a-phone"}
    first = password(sliding, name, ClientMetadata=metadata)["RefreshToken"]
    other = password(sliding, name, ClientMetadata={"gatehouse:installation": "a-tablet"})
    second = password(sliding, name, ClientMetadata=metadata)["RefreshToken"]
    revoked(sliding, first)
    assert refresh(sliding, second)["AccessToken"]
    assert refresh(sliding, other["RefreshToken"])["AccessToken"]
    refused(
        sliding.public.initiate_auth,
        "InvalidParameterException",
        ClientId=sliding.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
        ClientMetadata={"gatehouse:installation": "two words"},
    )


def test_a_tag_names_clients_and_groups_of_the_pool(sliding):
    arn = sliding.admin.describe_user_pool(UserPoolId=sliding.id)["UserPool"]["Arn"]
    own = {f"gatehouse:session-idle@{sliding.client_id}": "14d"}
    sliding.admin.tag_resource(ResourceArn=arn, Tags=own)
    for key in ("gatehouse:session-idle@group/none", "gatehouse:session-idle@" + "a" * 26):
        refused(
            sliding.admin.tag_resource,
            "InvalidParameterException",
            ResourceArn=arn,
            Tags={key: "14d"},
        )


def test_a_sign_in_that_ends_another_session_is_an_event(stack):
    pool = make_pool(stack)
    pool.admin.set_user_pool_session_configuration(
        UserPoolId=pool.id, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 1}
    )
    name = pool.user()
    first = pool.sign_in(name)["RefreshToken"]
    ids = [session_ids(pool, name)[0]]
    answer = pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )
    ids += session_ids(pool, name)
    revoked(pool, first)
    event = wait_for(stack, answer["ResponseMetadata"]["RequestId"])
    assert event["rule"] == f"session {ids[0]} evicted by {ids[1]}"
    assert event["username"] == name and event["operation"] == "InitiateAuth"


def session_ids(pool, name):
    shown = pool.admin.admin_list_user_sessions(UserPoolId=pool.id, Username=name)
    return [session["SessionId"] for session in shown["Sessions"]]


def test_a_user_stops_all_sign_ins(switched):
    name = verified(switched)
    first, second = switched.sign_in(name), switched.sign_in(name)
    shown = switched.public.get_user(AccessToken=first["AccessToken"])["UserAttributes"]
    assert {"Name": SWITCH, "Value": "allowed"} in shown
    stop(switched, first["AccessToken"], "stopped")
    for tokens in (first, second):
        revoked(switched, tokens["RefreshToken"])
        refused(
            switched.public.get_user,
            "NotAuthorizedException",
            "Access Token has been revoked",
            AccessToken=tokens["AccessToken"],
        )
    refused(
        switched.public.initiate_auth,
        "NotAuthorizedException",
        "Sign-in is stopped for this user.",
        ClientId=switched.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
    )
    # The way back is a new password.
    switched.public.forgot_password(ClientId=switched.client_id, Username=name)
    switched.public.confirm_forgot_password(
        ClientId=switched.client_id,
        Username=name,
        ConfirmationCode=newest_code(switched, name),
        Password="N3w!Password",
    )
    assert switched.sign_in(name, "N3w!Password")["AccessToken"]


def test_a_user_stops_sign_ins_as_tokens_expire(switched):
    name = verified(switched)
    tokens = switched.sign_in(name)
    stop(switched, tokens["AccessToken"], "stopped-at-expiry")
    revoked(switched, tokens["RefreshToken"])
    assert switched.public.get_user(AccessToken=tokens["AccessToken"])["Username"] == name
    stop(switched, tokens["AccessToken"], "allowed")
    assert refresh(switched, tokens["RefreshToken"])["AccessToken"]


def test_the_switch_is_no_attribute_of_the_schema(pool, switched):
    name = switched.user()
    shown = switched.admin.admin_get_user(UserPoolId=switched.id, Username=name)["UserAttributes"]
    assert SWITCH not in {each["Name"] for each in shown}
    refused(
        pool.public.update_user_attributes,
        "InvalidParameterException",
        f"user.{SWITCH}: Attribute does not exist in the schema.\n",
        AccessToken=pool.sign_in(pool.user())["AccessToken"],
        UserAttributes=[{"Name": SWITCH, "Value": "stopped"}],
    )


def test_the_operator_shows_ends_and_explains_sessions(switched):
    name = switched.user()
    tokens = switched.sign_in(name)
    who = ["--pool", switched.id, "--user", name]
    line = switched.stack.control("sessions", "list", *who).stdout
    assert switched.client_id in line and line.count("\n") == 1
    switched.stack.control("sessions", "revoke", *who, "--session", line.split()[0])
    revoked(switched, tokens["RefreshToken"])
    assert switched.stack.control("sessions", "list", *who).stdout == ""
    tokens = switched.sign_in(name)
    switched.stack.control("sessions", "stop", *who, "--at-expiry")
    revoked(switched, tokens["RefreshToken"])
    switched.stack.control("sessions", "allow", *who)
    assert refresh(switched, tokens["RefreshToken"])["AccessToken"]
    explain = ["sessions", "explain", "--client", switched.client_id, *who]
    said = switched.stack.control(*explain, "--signed-in", "29d").stdout
    assert said.endswith("new tokens\n")
    said = switched.stack.control(*explain, "--signed-in", "31d", "--last-refresh", "1d").stdout
    assert said.endswith("refused: Refresh Token has expired\n")
    assert "RefreshTokenValidity" in said
    impossible = ["--signed-in", "1d", "--last-refresh", "2d"]
    said = switched.stack.control(*explain, *impossible, check=False)
    assert said.returncode != 0 and said.stdout == ""
    assert "The last refresh is before the sign-in." in said.stderr


def test_what_the_operator_does_to_sessions_is_in_the_list_of_events(switched):
    stack, name = switched.stack, switched.user()
    switched.sign_in(name)
    who = ["--pool", switched.id, "--user", name]
    session = stack.control("sessions", "list", *who).stdout.split()[0]
    stack.control("sessions", "revoke", *who, "--session", session)
    assert stack.control("sessions", "revoke", *who, "--session", session, check=False).returncode
    stack.control("sessions", "revoke", *who, "--all")
    stack.control("sessions", "stop", *who)
    stack.control("sessions", "allow", *who)
    switched.sign_in(name)
    of_user = events(stack, "--pool", switched.id, "--user", name)
    told = [event for event in of_user if event["actor"] == "operator"]
    assert {(event["user-pool-id"], event["username"]) for event in told} == {(switched.id, name)}
    assert [(event["operation"], event["outcome"], event.get("rule")) for event in told] == [
        ("EndUserSession", "Success", f"session {session} is ended"),
        ("EndUserSession", "ResourceNotFoundException", None),
        ("EndUserSession", "Success", "all sessions are ended"),
        ("SetSignInSwitch", "Success", "the switch of sign-ins is set to stopped"),
        ("SetSignInSwitch", "Success", "the switch of sign-ins is set to allowed"),
    ]
