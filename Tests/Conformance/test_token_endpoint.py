"""POST /oauth2/token: the refresh grant, by plain HTTP as OAuth clients speak it."""

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import ALL_FLOWS, make_pool
from support.events import events, wait_for


def grant(pool, token, *, auth=None, **form):
    fields = {"grant_type": "refresh_token", "client_id": pool.client_id, "refresh_token": token}
    fields = {name: value for name, value in (fields | form).items() if value is not None}
    return requests.post(
        f"{pool.stack.endpoint}/oauth2/token", data=fields, auth=auth, timeout=30
    )


def test_a_refresh_token_buys_new_tokens(pool):
    name = pool.user()
    answer = grant(pool, pool.sign_in(name)["RefreshToken"])
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"
    assert answer.headers["Pragma"] == "no-cache"
    tokens = answer.json()
    assert set(tokens) == {"id_token", "access_token", "expires_in", "token_type"}
    assert tokens["token_type"] == "Bearer" and tokens["expires_in"] == 3600
    assert pool.public.get_user(AccessToken=tokens["access_token"])["Username"] == name


@pytest.mark.parametrize(
    "devices",
    [
        None,
        {"ChallengeRequiredOnNewDevice": False, "DeviceOnlyRememberedOnUserPrompt": False},
        {"ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": True},
    ],
    ids=["no", "always", "opt-in"],
)
def test_dev_29_it_refreshes_only_where_no_devices_are_remembered(stack, devices):
    pool = make_pool(stack, {"DeviceConfiguration": devices} if devices else None)
    signed_in = pool.sign_in(pool.user())
    answer = grant(pool, signed_in["RefreshToken"])
    if devices is None:
        assert answer.status_code == 200
        return
    assert (answer.status_code, answer.json()) == (400, {"error": "invalid_grant"})
    # The sign-in is as good as before.
    assert pool.public.get_user(AccessToken=signed_in["AccessToken"])


def test_a_client_with_a_secret_shows_it_by_basic_or_in_the_body(stack):
    pool = make_pool(stack, None, {"GenerateSecret": True})
    profile = pool.pycognito(pool.user())
    profile.authenticate("Passw0rd!")
    token, basic = profile.refresh_token, (pool.client_id, pool.client_secret)
    assert grant(pool, token, auth=basic).status_code == 200
    assert grant(pool, token, auth=basic, client_id=None).status_code == 200
    assert grant(pool, token, client_secret=pool.client_secret).status_code == 200
    for refused, status in [
        (grant(pool, token), 400),
        (grant(pool, token, client_secret="wrong"), 400),
        (grant(pool, token, auth=(pool.client_id, "wrong")), 401),
        (grant(pool, token, auth=("0" * 26, "wrong"), client_id=None), 401),
    ]:
        assert (refused.status_code, refused.json()) == (status, {"error": "invalid_client"})
        assert ("WWW-Authenticate" in refused.headers) == (status == 401)
    both = grant(pool, token, auth=basic, client_secret=pool.client_secret)
    assert (both.status_code, both.json()) == (400, {"error": "invalid_request"})


def test_a_refusal_is_one_event_with_its_rule(pool):
    token = pool.sign_in(pool.user())["RefreshToken"]
    pool.public.revoke_token(ClientId=pool.client_id, Token=token)
    refused = grant(pool, token)
    assert refused.json() == {"error": "invalid_grant"}
    identity = refused.headers["x-amzn-requestid"]
    assert wait_for(pool.stack, identity)
    (event,) = events(pool.stack, "--request-id", identity)
    assert event["operation"] == "GetTokensFromRefreshToken"
    assert event["rule"] == "chain ended by request"
    assert event["source-ip"] == "127.0.0.1" and event["client-id"] == pool.client_id


def test_a_client_that_rotates_gets_the_next_refresh_token(stack):
    pool = make_pool(
        stack,
        None,
        {
            "ExplicitAuthFlows": [f for f in ALL_FLOWS if f != "ALLOW_REFRESH_TOKEN_AUTH"],
            "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
        },
    )
    first = pool.sign_in(pool.user())["RefreshToken"]
    second = grant(pool, first).json()["refresh_token"]
    assert grant(pool, first).json() == {"error": "invalid_grant"}
    with pytest.raises(ClientError):
        pool.public.get_tokens_from_refresh_token(ClientId=pool.client_id, RefreshToken=second)


def test_a_client_that_may_not_refresh_is_told_so(stack):
    pool = make_pool(stack, None, {"ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"]})
    refused = grant(pool, pool.sign_in(pool.user())["RefreshToken"])
    assert (refused.status_code, refused.json()) == (400, {"error": "unauthorized_client"})


def test_the_discovery_document_leads_to_it(pool):
    base = f"{pool.stack.endpoint}/{pool.id}"
    found = requests.get(f"{base}/.well-known/openid-configuration", timeout=60).json()
    assert found["grant_types_supported"] == [
        "refresh_token", "client_credentials",
        "urn:ietf:params:oauth:grant-type:token-exchange",
    ]
    answer = requests.post(
        found["token_endpoint"],
        data={
            "grant_type": "refresh_token",
            "client_id": pool.client_id,
            "refresh_token": pool.sign_in(pool.user())["RefreshToken"],
        },
        timeout=30,
    )
    assert answer.status_code == 200
