"""Pools with an outside provider, and the exchange of its tokens at POST /oauth2/token."""

import base64
import json

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import ALL_FLOWS, make_pool

URN = "urn:ietf:params:oauth:token-type:"
GRANT = "urn:ietf:params:oauth:grant-type:token-exchange"
FLOWS = ALL_FLOWS + ["ALLOW_TOKEN_EXCHANGE_IMPERSONATION"]
MAPPING = {
    "email": "email", "email_verified": "email_verified", "name": "name", "custom:teams": "teams",
}


def create(pool, issuer, name="Corp", mapping=MAPPING, **details):
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName=name, ProviderType="OIDC", AttributeMapping=mapping,
        ProviderDetails={
            "client_id": "our-app", "client_secret": "their-secret", "authorize_scopes": "openid",
            "attributes_request_method": "GET", "oidc_issuer": issuer,
        } | details,
    )


def allow(pool, *names, client=None, flows=FLOWS):
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=client or pool.client_id, ExplicitAuthFlows=flows,
        SupportedIdentityProviders=["COGNITO", *names],
    )


def federated(stack, issuer, settings=None, **details):
    """A pool whose client lists the provider Corp."""
    schema = {"Schema": [{"Name": "teams", "AttributeDataType": "String", "Mutable": True}]}
    pool = make_pool(stack, schema | (settings or {}))
    create(pool, issuer, **details)
    allow(pool, "Corp")
    return pool


def ask(pool, token, **form):
    fields = {
        "grant_type": GRANT, "client_id": pool.client_id, "subject_token": token,
        "subject_token_type": f"{URN}id_token", "subject_provider": "Corp",
        "requested_token_type": f"{URN}refresh_token",
    } | form
    fields = {name: value for name, value in fields.items() if value is not None}
    return requests.post(f"{pool.stack.endpoint}/oauth2/token", data=fields, timeout=30)


def error(answer) -> tuple[int, str]:
    assert "access_token" not in answer.json()
    return answer.status_code, answer.json()["error"]


def claims(token: str) -> dict:
    payload = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))


def user_of(pool, name) -> dict:
    user = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    user["Attributes"] = {entry["Name"]: entry["Value"] for entry in user["UserAttributes"]}
    return user


def refused(call, **arguments) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    found = caught.value.response["Error"]
    return found["Code"], found["Message"]
