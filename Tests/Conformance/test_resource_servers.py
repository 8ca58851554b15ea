"""Resource servers, custom scopes, and tokens of clients that act for themselves (TOK-7, TOK-8)."""

import base64
import json

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import make_pool, unique

API = "https://api.example.com/v1"


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack)


@pytest.fixture(scope="module")
def server(pool):
    scopes = [
        {"ScopeName": name, "ScopeDescription": f"may {name}"} for name in ("read", "write")
    ]
    return pool.admin.create_resource_server(
        UserPoolId=pool.id, Identifier=API, Name="The API", Scopes=scopes
    )["ResourceServer"]


@pytest.fixture(scope="module")
def machine(pool, server):
    """A client with the grant client_credentials."""
    return pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="machine", GenerateSecret=True,
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["client_credentials"],
        AllowedOAuthScopes=[f"{API}/read", f"{API}/write"],
    )["UserPoolClient"]


def refused(call, **arguments) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def claims(token: str) -> dict:
    payload = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))


def grant(pool, client, *, auth=None, **form):
    fields = {"grant_type": "client_credentials"} | form
    auth = auth or (client["ClientId"], client["ClientSecret"])
    return requests.post(
        f"{pool.stack.endpoint}/oauth2/token", data=fields, auth=auth, timeout=30
    )


def test_a_resource_server_is_made_changed_listed_and_deleted(pool):
    identifier = unique("server")
    given = {"UserPoolId": pool.id, "Identifier": identifier}
    scope = {"ScopeName": "a", "ScopeDescription": "first"}
    made = pool.admin.create_resource_server(**given, Name="One", Scopes=[scope])["ResourceServer"]
    assert made == given | {"Name": "One", "Scopes": [scope]}
    assert pool.admin.describe_resource_server(**given)["ResourceServer"] == made
    code, message = refused(pool.admin.create_resource_server, **given, Name="Two")
    assert code == "InvalidParameterException" and identifier in message
    changed = pool.admin.update_resource_server(**given, Name="Two")["ResourceServer"]
    assert changed == given | {"Name": "Two", "Scopes": []}
    listed = pool.admin.list_resource_servers(UserPoolId=pool.id, MaxResults=50)
    assert changed in listed["ResourceServers"]
    pool.admin.delete_resource_server(**given)
    for call in (pool.admin.describe_resource_server, pool.admin.delete_resource_server):
        assert refused(call, **given)[0] == "ResourceNotFoundException"
    twice = [scope, scope]
    assert refused(pool.admin.create_resource_server, **given, Name="x", Scopes=twice)[0] == (
        "InvalidParameterException"
    )


def test_a_pool_has_300_resource_servers(stack):
    pool = make_pool(stack)
    for number in range(300):
        pool.admin.create_resource_server(UserPoolId=pool.id, Identifier=f"s{number}", Name="s")
    assert refused(
        pool.admin.create_resource_server, UserPoolId=pool.id, Identifier="more", Name="s"
    )[0] == "LimitExceededException"
    pages = [pool.admin.list_resource_servers(UserPoolId=pool.id, MaxResults=50)]
    while token := pages[-1].get("NextToken"):
        pages.append(pool.admin.list_resource_servers(UserPoolId=pool.id, MaxResults=50, NextToken=token))
    found = [server["Identifier"] for page in pages for server in page["ResourceServers"]]
    assert sorted(found) == sorted(f"s{number}" for number in range(300))


def test_clients_may_list_scopes_that_there_are(pool, server):
    given = {
        "UserPoolId": pool.id, "ClientName": "app", "GenerateSecret": True,
        "AllowedOAuthFlowsUserPoolClient": True, "AllowedOAuthFlows": ["client_credentials"],
    }
    for scope in (f"{API}/delete", "other/read", API, f"{API}/"):
        assert refused(
            pool.admin.create_user_pool_client, **given, AllowedOAuthScopes=[scope]
        )[0] == "ScopeDoesNotExistException"


def test_tok_7_a_client_gets_a_token_of_its_own(pool, machine):
    answer = grant(pool, machine)
    assert answer.status_code == 200 and answer.headers["Cache-Control"] == "no-store"
    body = answer.json()
    assert set(body) == {"access_token", "expires_in", "token_type"}
    told = claims(body["access_token"])
    assert told["sub"] == told["client_id"] == machine["ClientId"]
    assert told["token_use"] == "access" and told["version"] == 2
    assert told["scope"] == f"{API}/read {API}/write"
    assert "username" not in told and "cognito:groups" not in told
    one = grant(pool, machine, scope=f"{API}/read").json()
    assert claims(one["access_token"])["scope"] == f"{API}/read"
    # It is for resource servers, and opens nothing of ours.
    assert refused(pool.public.get_user, AccessToken=body["access_token"])[0] == (
        "NotAuthorizedException"
    )


def test_what_a_client_may_not_have_is_refused(pool, machine):
    for scope in ("openid", "aws.cognito.signin.user.admin", f"{API}/delete"):
        answer = grant(pool, machine, scope=scope)
        assert answer.status_code == 400 and answer.json()["error"] == "invalid_scope"
    wrong = grant(pool, machine, auth=(machine["ClientId"], "wrong"))
    assert wrong.status_code == 401 and wrong.json()["error"] == "invalid_client"
    bad = grant(pool, machine, aws_client_metadata="[1]")
    assert bad.status_code == 400 and bad.json()["error"] == "invalid_request"
    public = requests.post(
        f"{pool.stack.endpoint}/oauth2/token",
        data={"grant_type": "client_credentials", "client_id": pool.client_id}, timeout=30,
    )
    assert public.json() == {"error": "invalid_client"}


def test_tok_8_get_client_token_is_the_same_by_the_api(pool, machine, server):
    given = {"ClientId": machine["ClientId"], "Secret": machine["ClientSecret"]}
    for caller in (pool.admin, pool.public):
        result = caller.get_client_token(**given)["ClientAuthenticationResult"]
        assert result["TokenType"] == "Bearer" and result["ExpiresIn"] == 3600
        assert claims(result["AccessToken"])["scope"] == f"{API}/read {API}/write"
    narrow = pool.public.get_client_token(**given, Scopes=[f"{API}/write"])
    token = narrow["ClientAuthenticationResult"]["AccessToken"]
    assert claims(token)["scope"] == f"{API}/write"
    assert refused(pool.public.get_client_token, **given, Scopes=["openid"])[0] == (
        "InvalidParameterException"
    )
    assert refused(pool.public.get_client_token, **given | {"Secret": "x" * 30})[0] == (
        "NotAuthorizedException"
    )
    users = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="users", GenerateSecret=True
    )["UserPoolClient"]
    assert refused(
        pool.public.get_client_token, ClientId=users["ClientId"], Secret=users["ClientSecret"]
    )[0] == "OperationNotEnabledException"


def test_the_flow_of_get_client_token_stands_alone(pool, server):
    given = {"UserPoolId": pool.id, "ClientName": "m", "AllowedOAuthScopes": [f"{API}/read"]}
    create = pool.admin.create_user_pool_client
    both = ["ALLOW_CLIENT_TOKEN_AUTH", "ALLOW_USER_SRP_AUTH"]
    alone = ["ALLOW_CLIENT_TOKEN_AUTH"]
    for flows, secret in ((both, True), (alone, False)):
        assert refused(create, **given, ExplicitAuthFlows=flows, GenerateSecret=secret)[0] == (
            "InvalidParameterException"
        )
    made = create(**given, ExplicitAuthFlows=alone, GenerateSecret=True)["UserPoolClient"]
    token = pool.public.get_client_token(ClientId=made["ClientId"], Secret=made["ClientSecret"])
    told = claims(token["ClientAuthenticationResult"]["AccessToken"])
    assert told["scope"] == f"{API}/read"


def test_a_scope_that_is_gone_is_granted_no_more(stack):
    pool = make_pool(stack)
    pool.admin.create_resource_server(
        UserPoolId=pool.id, Identifier="api", Name="api",
        Scopes=[{"ScopeName": name, "ScopeDescription": name} for name in ("a", "b")],
    )
    client = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="m", GenerateSecret=True,
        AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["client_credentials"],
        AllowedOAuthScopes=["api/a", "api/b"],
    )["UserPoolClient"]
    pool.admin.update_resource_server(
        UserPoolId=pool.id, Identifier="api", Name="api",
        Scopes=[{"ScopeName": "a", "ScopeDescription": "a"}],
    )
    assert claims(grant(pool, client).json()["access_token"])["scope"] == "api/a"
    assert grant(pool, client, scope="api/b").json()["error"] == "invalid_scope"
