"""What the console's newer screens refuse to an operator whose sign-in is not of this moment (CON-5)."""

import pytest

from support.clients import make_pool
from support.operators import Operator, with_console
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture(scope="module")
def pool(stack):
    made = make_pool(
        stack,
        {"PoolName": "Shop", "AutoVerifiedAttributes": ["email"]},
        {"GenerateSecret": True, "ClientName": "web app"},
    )
    made.admin.create_identity_provider(
        UserPoolId=made.id, ProviderName="Corp", ProviderType="OIDC",
        AttributeMapping={"email": "email"},
        ProviderDetails={
            "client_id": "our-app", "client_secret": "their-secret", "authorize_scopes": "openid email",
            "attributes_request_method": "GET", "oidc_issuer": "https://corp.example",
            "authorize_url": "https://corp.example/a", "token_url": "https://corp.example/t",
            "attributes_url": "https://corp.example/u", "jwks_uri": "https://corp.example/k",
        },
    )
    return made


@pytest.fixture(scope="module")
def late(stack):
    """An administrator who signed in more than five minutes ago."""
    person = Operator(stack, "late@example.com").enter()
    person.wait(minutes=6)
    return person


DEEDS = {
    "clients/{client}/edit": {"client_name": "x", "flow-ALLOW_USER_SRP_AUTH": "1"},
    "clients/{client}/show-secret": {},
    "clients/{client}/add-secret": {},
    "clients/{client}/delete-secret": {"secret": "{secret}"},
    "clients/{client}/delete": {"name": "web app"},
    "create-client": {"client_name": "x"},
    "keys/rotate": {},
    "imports": {"job": "x"},
    "providers/Corp/delete": {"name": "Corp"},
    "delete": {"name": "Shop"},
}
# Pages whose form needs a fresh sign-in: in its place stands the way to one.
PAGES = ["clients/{client}/edit", "clients/{client}/delete", "create-client", "keys/rotate", "providers/Corp/delete", "delete"]


def state_of(pool):
    """What the forms would change."""
    admin, names = pool.admin, {"UserPoolId": pool.id}
    client = admin.describe_user_pool_client(**names, ClientId=pool.client_id)["UserPoolClient"]
    secrets = admin.list_user_pool_client_secrets(**names, ClientId=pool.client_id)["ClientSecrets"]
    return (
        client, [secret["ClientSecretId"] for secret in secrets],
        len(admin.list_user_pool_clients(**names, MaxResults=60)["UserPoolClients"]),
        [found["ProviderName"] for found in admin.list_identity_providers(**names)["Providers"]],
        admin.list_user_import_jobs(**names, MaxResults=60)["UserImportJobs"],
    )


def names_of(pool):
    listed = pool.admin.list_user_pool_client_secrets(UserPoolId=pool.id, ClientId=pool.client_id)
    return {"client": pool.client_id, "secret": listed["ClientSecrets"][0]["ClientSecretId"]}


@pytest.mark.parametrize("path", DEEDS)
def test_con_5_the_service_refuses_a_form_of_a_sign_in_that_is_not_fresh(stack, pool, late, path):
    before, names = state_of(pool), names_of(pool)
    fields = {name: text.format(**names) for name, text in DEEDS[path].items()}
    answer = late.post(f"/pools/{pool.id}/{path.format(**names)}", fields)
    assert answer.status_code == 403, answer.text
    assert "Sign in again" in answer.text and pool.client_secret not in answer.text
    assert state_of(pool) == before
    told = stack.control("events", "--limit", "20", "--pool", pool.id, "--outcome", "Refused").stdout
    assert "by operator late@example.com/" in told and "AccessDenied" in told


@pytest.mark.parametrize("path", PAGES)
def test_con_5_a_page_leads_to_a_fresh_sign_in_and_back(pool, late, path):
    address = f"/pools/{pool.id}/{path.format(client=pool.client_id)}"
    page = late.get(address)
    assert page.status_code == 200 and "Sign in again to go on" in page.text
    main = page.text.split("<main")[1]
    assert "<form" not in main and "fresh=1" in main and address.rsplit("/", 1)[1] in main


def test_con_5_what_helps_a_user_takes_no_other_sign_in(pool, late):
    name = pool.user()
    assert late.post(f"/pools/{pool.id}/users/{name}/disable").status_code == 303
