"""POST /oauth2/introspect (RFC 7662): what a client's tokens are good for now, with Authlib as the client (INT-1)."""

import pytest
import requests
from authlib.integrations.requests_client import OAuth2Session

from support.clients import ALL_FLOWS, make_pool
from support.events import wait_for
from support.exchanges import FLOWS, claims

ON = {"UserPoolTags": {"gatehouse:introspection": "on"}}
OAUTH = {
    "GenerateSecret": True, "ExplicitAuthFlows": ALL_FLOWS,
    "AllowedOAuthFlowsUserPoolClient": True, "AllowedOAuthFlows": ["client_credentials"],
}
NOT_ACTIVE = {"active": False}


@pytest.fixture(scope="module")
def pool(stack):
    return introspecting(stack)


def introspecting(stack, settings=ON):
    """A pool with a client that has a secret, and a scope for its own tokens."""
    made = make_pool(stack, settings)
    made.admin.create_resource_server(
        UserPoolId=made.id, Identifier="shop", Name="shop",
        Scopes=[{"ScopeName": "read", "ScopeDescription": "r"}],
    )
    add_client(made)
    return made


def add_client(pool, **changes):
    client = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="service", **(OAUTH | {"AllowedOAuthScopes": ["shop/read"]} | changes),
    )["UserPoolClient"]
    pool.client_id, pool.client_secret = client["ClientId"], client["ClientSecret"]
    return client


def sign_in(pool, name=None) -> dict:
    profile = pool.pycognito(name or pool.user())
    profile.authenticate("Passw0rd!")
    return {"access": profile.access_token, "id": profile.id_token, "refresh": profile.refresh_token}


def address(pool, below=True) -> str:
    return f"{pool.stack.endpoint}{f'/{pool.id}' if below else ''}/oauth2/introspect"


def told(pool, token, method="client_secret_basic", **by) -> dict:
    """What Authlib's client is told of a token."""
    client = OAuth2Session(
        by.get("client_id", pool.client_id), by.get("client_secret", pool.client_secret),
        token_endpoint_auth_method=method,
    )
    answer = client.introspect_token(address(pool), token=token)
    assert answer.status_code == 200, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.json()


def ask(pool, token, below=True, auth=None, **form):
    return requests.post(
        address(pool, below), data={"token": token} | form, auth=auth, timeout=30,
    )


def machine_token(pool) -> str:
    client = OAuth2Session(pool.client_id, pool.client_secret, scope="shop/read")
    return client.fetch_token(f"{pool.stack.endpoint}/oauth2/token", grant_type="client_credentials")[
        "access_token"
    ]


def test_int_1_discovery_lists_it_where_it_is_on_alone(pool, stack):
    def document(of):
        return requests.get(f"{stack.endpoint}/{of.id}/.well-known/openid-configuration", timeout=30).json()

    found = document(pool)
    assert found["introspection_endpoint"] == address(pool)
    assert found["introspection_endpoint_auth_methods_supported"] == [
        "client_secret_basic", "client_secret_post",
    ]
    for settings in (None, {"UserPoolTags": {"gatehouse:introspection": "off"}}):
        assert not any("introspection" in name for name in document(make_pool(stack, settings)))


@pytest.mark.parametrize("method", ["client_secret_basic", "client_secret_post"])
def test_int_1_a_client_is_told_what_its_tokens_say(pool, method):
    name = pool.user()
    tokens = sign_in(pool, name)
    of_access = claims(tokens["access"])
    assert told(pool, tokens["access"], method) == of_access | {"active": True, "token_type": "Bearer"}
    of_id = claims(tokens["id"])
    assert told(pool, tokens["id"], method) == of_id | {
        "active": True, "client_id": pool.client_id, "username": name,
    }
    of_refresh = told(pool, tokens["refresh"], method)
    assert of_refresh.pop("exp") > of_refresh.pop("iat")
    assert of_refresh == {
        "active": True, "client_id": pool.client_id, "sub": of_id["sub"], "iss": of_id["iss"],
    }
    # Nothing was consumed.
    assert told(pool, tokens["refresh"], method)["active"]
    own = machine_token(pool)
    said = told(pool, own, method)
    assert said == claims(own) | {"active": True, "token_type": "Bearer"} and said["scope"] == "shop/read"
    assert ask(pool, own, below=False, auth=(pool.client_id, pool.client_secret)).json() == said


def test_int_1_nothing_is_told_of_tokens_of_others(pool, stack):
    """Each is good, and looks like no token at all."""
    tokens = [*sign_in(pool).values(), machine_token(pool)]
    first = {"client_id": pool.client_id, "client_secret": pool.client_secret}
    other = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="other", GenerateSecret=True,
    )["UserPoolClient"]
    foreign = introspecting(stack)
    for token in tokens:
        assert told(pool, token, **first)["active"]
        assert told(pool, token, client_id=other["ClientId"], client_secret=other["ClientSecret"]) == NOT_ACTIVE
        assert told(foreign, token) == NOT_ACTIVE
    # The client at another pool's address is no client there.
    refused = ask(foreign, tokens[0], auth=tuple(first.values()))
    assert (refused.status_code, refused.json()) == (401, {"error": "invalid_client"})


def test_int_1_a_token_that_was_made_for_the_client_is_told(pool):
    """`aud` is who may ask; a client that only made the token for another may as well, since it has it."""
    maker = add_client(pool, ExplicitAuthFlows=FLOWS)
    token = sign_in(pool)["access"]
    audience = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="audience", GenerateSecret=True,
    )["UserPoolClient"]
    made = pool.public.get_derived_token(
        ClientId=maker["ClientId"], ClientSecret=maker["ClientSecret"], SubjectToken=token,
        SubjectTokenType="ACCESS_TOKEN", Audiences=[audience["ClientId"]],
    )["IssuedToken"]
    by = {"client_id": audience["ClientId"], "client_secret": audience["ClientSecret"]}
    assert told(pool, made, **by)["aud"] == audience["ClientId"]
    assert told(pool, token, **by) == NOT_ACTIVE


def ended_by_revocation(pool, name, tokens):
    pool.public.revoke_token(
        ClientId=pool.client_id, ClientSecret=pool.client_secret, Token=tokens["refresh"]
    )


ENDS = {
    "revoked": ended_by_revocation,
    "signed-out": lambda pool, name, tokens: pool.public.global_sign_out(AccessToken=tokens["access"]),
    "disabled": lambda pool, name, tokens: pool.admin.admin_disable_user(UserPoolId=pool.id, Username=name),
    "deleted": lambda pool, name, tokens: pool.admin.admin_delete_user(UserPoolId=pool.id, Username=name),
}


@pytest.mark.parametrize("end", ENDS)
def test_int_1_a_token_is_not_active_once_its_sign_in_was_ended(pool, end):
    """What the text of a token says is not enough: it is the same before and after."""
    name = pool.user()
    tokens = sign_in(pool, name)
    assert all(told(pool, token)["active"] for token in tokens.values())
    ENDS[end](pool, name, tokens)
    assert [told(pool, token) for token in tokens.values()] == [NOT_ACTIVE] * 3


def test_int_1_a_refresh_token_that_was_replaced_is_not_active(pool):
    add_client(
        pool, ExplicitAuthFlows=[flow for flow in ALL_FLOWS if "REFRESH" not in flow],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 60},
    )
    first = sign_in(pool)["refresh"]
    second = pool.public.get_tokens_from_refresh_token(
        ClientId=pool.client_id, ClientSecret=pool.client_secret, RefreshToken=first
    )["AuthenticationResult"]["RefreshToken"]
    assert told(pool, first) == NOT_ACTIVE and told(pool, second)["active"]


def test_int_1_what_is_no_token_is_not_active(pool):
    tokens = sign_in(pool)
    head, body, signature = tokens["access"].split(".")
    sub, kept = tokens["refresh"].split(".", 1)
    for text in (
        "x", "a.b.c", f"{head}.{body}.", f"{head}.{body}.{signature[:-4]}AAAA", f"{head}.{body}",
        f"eyJhbGciOiJub25lIn0.{body}.", "..", tokens["refresh"][:-2] + "zz", f"{sub}.{kept}.{kept}",
        f"{claims(tokens['access'])['jti']}.{kept}", "\0", "ü" * 1000, "a" * 60_000,
    ):
        assert told(pool, text) == NOT_ACTIVE, text


def test_int_1_a_client_that_does_not_prove_itself_is_told_nothing(pool):
    token = machine_token(pool)
    public = pool.admin.create_user_pool_client(UserPoolId=pool.id, ClientName="public")["UserPoolClient"]
    for auth, form in (
        (None, {}), ((pool.client_id, "wrong"), {}), ((pool.client_id, ""), {}), (("x", "y"), {}),
        (None, {"client_id": pool.client_id}), (None, {"client_id": pool.client_id, "client_secret": "wrong"}),
        # Anyone knows the id of a client without a secret.
        (None, {"client_id": public["ClientId"]}),
    ):
        answer = ask(pool, token, auth=auth, **form)
        assert (answer.status_code, answer.json()) == (401, {"error": "invalid_client"}), (auth, form)
        assert "Basic" in answer.headers.get("WWW-Authenticate", "Basic" if form else "")
    assert wait_for(pool.stack, answer.headers["x-amzn-requestid"])["rule"] == (
        "the client has no secret to prove itself by"
    )


def test_int_1_only_a_form_with_one_token_is_read(pool):
    basic = (pool.client_id, pool.client_secret)
    twice = f"token={machine_token(pool)}&token=x"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    for data, headers in ((twice, form), ("", form), ("token=", form), ("token=%ff", form), (twice, {})):
        answer = requests.post(address(pool), data=data, headers=headers, auth=basic, timeout=30)
        assert (answer.status_code, answer.json()) == (400, {"error": "invalid_request"}), data
    # A token in an address would stand in logs.
    for call in (requests.get, requests.put):
        assert call(address(pool), params={"token": "x"}, auth=basic, timeout=30).status_code == 405
    assert ask(pool, "x", client_secret=pool.client_secret, auth=basic).status_code == 400


def test_int_1_it_is_off_where_no_tag_asks_for_it(stack):
    pool = introspecting(stack, None)
    answer = ask(pool, machine_token(pool), auth=(pool.client_id, pool.client_secret))
    assert (answer.status_code, answer.json()) == (400, {"error": "unauthorized_client"})
    assert wait_for(stack, answer.headers["x-amzn-requestid"])["rule"] == (
        "the pool's tag gatehouse:introspection is off"
    )
