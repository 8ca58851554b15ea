"""The console's pages of app clients: what they may do, their secrets, and who may see those."""

import re

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.operators import Operator, with_console
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture
def owner(stack):
    """An administrator who has just signed in."""
    return Operator(stack, f"{unique('owner')}@example.com").enter()


@pytest.fixture(scope="module")
def viewer(stack):
    return Operator(stack, "viewer@example.com", "--role", "viewer").enter()


@pytest.fixture(scope="module")
def support(stack):
    return Operator(stack, "support@example.com", "--role", "support").enter()


@pytest.fixture
def pool(stack):
    return make_pool(stack, {"PoolName": "Shop"}, {"GenerateSecret": True, "ClientName": "web app"})


def described(pool):
    return pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)[
        "UserPoolClient"
    ]


def secrets(pool):
    listed = pool.admin.list_user_pool_client_secrets(UserPoolId=pool.id, ClientId=pool.client_id)
    return [secret["ClientSecretId"] for secret in listed["ClientSecrets"]]


def page_of(pool):
    return f"/pools/{pool.id}/clients/{pool.client_id}"


def test_con_3_a_clients_page_has_all_but_its_secret(pool, viewer, owner):
    listed = viewer.get(f"/pools/{pool.id}/clients").text
    assert f'href="{page_of(pool)}">web app</a>' in listed and "create-client" not in listed
    for person in [viewer, owner]:
        page = person.get(page_of(pool)).text
        assert pool.client_id in page and "Password by SRP" in page and secrets(pool)[0] in page
        assert pool.client_secret not in page
        assert "aws cognito-idp describe-user-pool-client" in page
        assert "aws_cognito_user_pool_client" in page
    assert "/edit" not in viewer.get(page_of(pool)).text
    assert "/delete" not in viewer.get(page_of(pool)).text


def test_con_5_a_secret_is_shown_to_an_administrator_alone(pool, viewer, support, owner, stack):
    for person in [viewer, support]:
        for deed in ["show-secret", "add-secret"]:
            answer = person.post(f"{page_of(pool)}/{deed}")
            assert answer.status_code == 403 and pool.client_secret not in answer.text
    assert len(secrets(pool)) == 1
    shown = owner.post(f"{page_of(pool)}/show-secret")
    assert shown.status_code == 200 and pool.client_secret in shown.text
    assert shown.headers["cache-control"] == "no-store"
    told = stack.control("events", "--limit", "50", "--pool", pool.id).stdout
    assert "by operator viewer@example.com/" in told and "DescribeUserPoolClient" in told
    assert pool.client_secret not in told


def test_con_5_a_second_secret_comes_and_the_first_goes(pool, owner):
    first = secrets(pool)[0]
    added = owner.post(f"{page_of(pool)}/add-secret")
    value = re.search(r"<pre data-copy>([^<]+)</pre>", added.text).group(1)
    assert added.status_code == 200 and value != pool.client_secret
    assert owner.post(f"{page_of(pool)}/add-secret").status_code == 400
    asked = owner.get(f"{page_of(pool)}/delete-secret?secret={first}").text
    assert first in asked and "delete-user-pool-client-secret" in asked
    assert owner.get(f"{page_of(pool)}/delete-secret?secret=made-up").status_code == 404
    assert owner.post(f"{page_of(pool)}/delete-secret", {"secret": "made-up"}).status_code == 404
    assert owner.post(f"{page_of(pool)}/delete-secret", {"secret": first}).status_code == 303
    assert first not in secrets(pool) and len(secrets(pool)) == 1
    assert described(pool)["ClientSecret"] == value
    # The last one stays: without it the client would be another kind.
    last = secrets(pool)[0]
    assert owner.post(f"{page_of(pool)}/delete-secret", {"secret": last}).status_code == 400
    assert secrets(pool) == [last]


def fields_of(page):
    """What the form of the page would send, as it stands."""
    form = re.search(r'<form class="panel body".*?</form>', page, re.S).group(0)
    fields = {}
    for tag in re.findall(r"<input [^>]+>", form):
        name = re.search(r'name="([^"]+)"', tag).group(1)
        if 'type="checkbox"' in tag and " checked" not in tag:
            continue
        fields[name] = re.search(r'value="([^"]*)"', tag).group(1)
    for name, text in re.findall(r'<textarea [^>]*name="([^"]+)"[^>]*>\n?(.*?)</textarea>', form, re.S):
        fields[name] = text
    for name, options in re.findall(r'<select [^>]*name="([^"]+)"[^>]*>(.*?)</select>', form, re.S):
        fields[name] = re.search(r'value="([^"]*)" selected', options).group(1)
    return fields


def test_con_9_a_form_that_is_sent_as_it_stands_changes_nothing(stack, owner):
    pool = make_pool(
        stack,
        client={
            "ClientName": "kept",
            "ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
            "AllowedOAuthFlowsUserPoolClient": True,
            "AllowedOAuthFlows": ["code"],
            "AllowedOAuthScopes": ["openid", "email"],
            "CallbackURLs": ["https://a.example/back", "myapp://back"],
            "LogoutURLs": ["https://a.example/out"],
            "SupportedIdentityProviders": ["COGNITO"],
            "AccessTokenValidity": 30,
            "IdTokenValidity": 2,
            "RefreshTokenValidity": 3,
            "TokenValidityUnits": {"AccessToken": "minutes", "IdToken": "hours", "RefreshToken": "days"},
            "ReadAttributes": ["email"],
            "WriteAttributes": ["email"],
            "PreventUserExistenceErrors": "ENABLED",
            "AuthSessionValidity": 7,
        },
    )
    before = described(pool)
    fields = fields_of(owner.get(f"{page_of(pool)}/edit").text)
    del fields["_csrf"]
    assert owner.post(f"{page_of(pool)}/edit", fields).status_code == 303
    after = described(pool)
    for known in (before, after):
        known.pop("LastModifiedDate")
    assert before == after
    fields |= {"scopes": "openid\nprofile", "life-access": "45", "flow-ALLOW_USER_AUTH": "1"}
    assert owner.post(f"{page_of(pool)}/edit", fields).status_code == 303
    after = described(pool)
    assert after["AllowedOAuthScopes"] == ["openid", "profile"] and after["AccessTokenValidity"] == 45
    assert "ALLOW_USER_AUTH" in after["ExplicitAuthFlows"]


@pytest.mark.parametrize("flows", [
    ["CUSTOM_AUTH_FLOW_ONLY"], ["ADMIN_NO_SRP_AUTH", "USER_PASSWORD_AUTH"], ["ALLOW_CLIENT_TOKEN_AUTH"],
    ["ALLOW_USER_SRP_AUTH", "ALLOW_TOKEN_EXCHANGE_IMPERSONATION", "ALLOW_TOKEN_EXCHANGE_DELEGATION"],
])
def test_con_9_a_flow_that_has_no_box_stays(stack, owner, flows):
    pool = make_pool(stack, client={"GenerateSecret": True, "ClientName": "kept", "ExplicitAuthFlows": flows})
    shown, form = owner.get(page_of(pool)).text, owner.get(f"{page_of(pool)}/edit").text
    without_box = [name for name in flows if f'name="flow-{name}"' not in form]
    assert without_box and all(name in shown and name in form for name in without_box)
    fields = fields_of(form) | {"client_name": "renamed"}
    del fields["_csrf"]
    assert owner.post(f"{page_of(pool)}/edit", fields).status_code == 303
    after = described(pool)
    assert sorted(after["ExplicitAuthFlows"]) == sorted(flows) and after["ClientName"] == "renamed"


def test_con_9_a_client_without_a_way_to_sign_in_is_refused(pool, owner):
    before = described(pool)
    fields = fields_of(owner.get(f"{page_of(pool)}/edit").text)
    kept = {name: value for name, value in fields.items() if not name.startswith("flow-") and name != "_csrf"}
    answer = owner.post(f"{page_of(pool)}/edit", kept)
    assert answer.status_code == 400 and "Choose a way to sign in" in answer.text
    assert described(pool) == before


@pytest.mark.parametrize(
    "name,value",
    [("callbacks", "http://evil.example/back"), ("scopes", "no/such"), ("life-access", "0"), ("client_name", "")],
)
def test_con_9_what_the_service_refuses_is_told_and_nothing_changes(pool, owner, name, value):
    before = described(pool)
    fields = fields_of(owner.get(f"{page_of(pool)}/edit").text)
    del fields["_csrf"]
    answer = owner.post(f"{page_of(pool)}/edit", fields | {name: value, "pages": "1", "grant-code": "1"})
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert described(pool) == before


def test_con_3_the_service_refuses_forged_changes_of_clients(pool, support, viewer):
    before = described(pool)
    for person in [viewer, support]:
        edited = {"client_name": "x", "flow-ALLOW_USER_SRP_AUTH": "1"}
        for deed, fields in [("edit", edited), ("delete", {"name": "web app"})]:
            assert person.post(f"{page_of(pool)}/{deed}", fields).status_code == 403, deed
        made = person.post(f"/pools/{pool.id}/create-client", {"client_name": "x"})
        assert made.status_code == 403
    assert described(pool) == before
    listed = pool.admin.list_user_pool_clients(UserPoolId=pool.id, MaxResults=10)["UserPoolClients"]
    assert len(listed) == 1


def test_con_7_a_client_is_made_and_deleted_by_its_name(pool, owner):
    made = owner.post(f"/pools/{pool.id}/create-client", {"client_name": "mobile"})
    assert made.status_code == 303
    client = made.headers["Location"].split("/")[-1].split("?")[0]
    known = pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=client)["UserPoolClient"]
    assert known["ClientName"] == "mobile" and "ClientSecret" not in known
    page = f"/pools/{pool.id}/clients/{client}"
    assert "This client has no secret" in owner.get(page).text
    assert owner.post(f"{page}/show-secret").status_code == 404
    assert owner.post(f"{page}/delete", {"name": "another"}).status_code == 400
    assert owner.post(f"{page}/delete", {"name": "mobile"}).status_code == 303
    with pytest.raises(ClientError, match="does not exist"):
        pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=client)
    assert owner.get(page).status_code == 404


def test_con_4_a_client_of_another_pool_is_not_found(stack, pool, owner):
    other = make_pool(stack)
    for path in ["", "/edit", "/delete", "/try"]:
        assert owner.get(f"/pools/{pool.id}/clients/{other.client_id}{path}").status_code == 404
    bound = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "viewer", "--pool", other.id
    ).enter()
    assert bound.get(page_of(other)).status_code == 200
    assert bound.get(page_of(pool)).status_code == 403


def test_a_clients_sign_in_is_tried_at_the_pools_page(stack, owner):
    pool = make_pool(
        stack,
        client={
            "AllowedOAuthFlowsUserPoolClient": True,
            "AllowedOAuthFlows": ["code"],
            "AllowedOAuthScopes": ["openid"],
            "CallbackURLs": ["https://a.example/back"],
            "SupportedIdentityProviders": ["COGNITO"],
        },
    )
    assert "Try the sign-in" in owner.get(page_of(pool)).text
    begun = owner.get(f"{page_of(pool)}/try")
    assert begun.status_code == 303
    address = begun.headers["Location"]
    assert address.startswith(stack.endpoint + "/oauth2/authorize?") and pool.client_id in address
    assert "code_challenge_method=S256" in address
