"""Identity pools and their identities, as boto3 makes them."""

import boto3
from botocore import UNSIGNED
from botocore.config import Config

from .clients import unique
from .stack import Stack

ONCE = {"retries": {"total_max_attempts": 1}, "read_timeout": 30}
DEVELOPER = "login.example"
USER_ROLE = "arn:aws:iam::123456789012:role/team/user"
GUEST_ROLE = "arn:aws:iam::123456789012:role/guest"


def client(stack: Stack, api: str, credentials: dict | None = None, **overrides):
    """boto3's client of an API, with the system's access key or with temporary credentials."""
    keys = {
        "aws_access_key_id": stack.access_key_id,
        "aws_secret_access_key": stack.secret_access_key,
    }
    if credentials:
        keys = {
            "aws_access_key_id": credentials["AccessKeyId"],
            "aws_secret_access_key": credentials.get("SecretKey")
            or credentials["SecretAccessKey"],
            "aws_session_token": credentials["SessionToken"],
        }
    return boto3.client(
        api,
        region_name=stack.region,
        endpoint_url=stack.endpoint,
        **keys | {"config": Config(**ONCE)} | overrides,
    )


def unsigned(stack: Stack, api: str):
    """boto3's client of an API as an app uses it: without credentials."""
    return client(stack, api, config=Config(signature_version=UNSIGNED, **ONCE))


def make_identity_pool(stack: Stack, **settings) -> str:
    """A pool with a developer provider, guests and a role for each kind of identity; its id."""
    admin = client(stack, "cognito-identity")
    pool = admin.create_identity_pool(
        **{
            "IdentityPoolName": unique("identities"),
            "AllowUnauthenticatedIdentities": True,
            "DeveloperProviderName": DEVELOPER,
        }
        | settings
    )["IdentityPoolId"]
    admin.set_identity_pool_roles(
        IdentityPoolId=pool,
        Roles={"authenticated": USER_ROLE, "unauthenticated": GUEST_ROLE},
    )
    return pool


def developer_token(stack: Stack, pool: str, user: str, **members) -> dict:
    """The answer of GetOpenIdTokenForDeveloperIdentity."""
    return client(stack, "cognito-identity").get_open_id_token_for_developer_identity(
        IdentityPoolId=pool, Logins={DEVELOPER: user}, **members
    )


def guest_credentials(stack: Stack, pool: str) -> dict:
    """Credentials of a new identity without a login."""
    app = unsigned(stack, "cognito-identity")
    identity = app.get_id(IdentityPoolId=pool)["IdentityId"]
    return app.get_credentials_for_identity(IdentityId=identity)["Credentials"]


def user_credentials(stack: Stack, pool: str, user: str, **members) -> dict:
    """Credentials of a developer's user, by its token."""
    told = developer_token(stack, pool, user, **members)
    return unsigned(stack, "cognito-identity").get_credentials_for_identity(
        IdentityId=told["IdentityId"],
        Logins={"cognito-identity.amazonaws.com": told["Token"]},
    )["Credentials"]
