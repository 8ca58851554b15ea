"""Clients of identity pools, and the steps most of their tests begin with."""

from contextlib import contextmanager
from dataclasses import dataclass

import boto3
import jwt
import pytest
from botocore import UNSIGNED
from botocore.config import Config
from botocore.exceptions import ClientError

from .clients import unique
from .shapes import check_every_response
from .stack import Stack

ACCOUNT = "123456789012"
READER = f"arn:aws:iam::{ACCOUNT}:role/reader"
GUEST = f"arn:aws:iam::{ACCOUNT}:role/guest"
DEVELOPER = "login.example"
# How an identity's own token is called among the logins.
OWN = "cognito-identity.amazonaws.com"
# An id that no pool and no identity has.
UNKNOWN = "us-east-1:00000000-0000-0000-0000-000000000000"


def identity_client(stack: Stack, is_signed: bool, **overrides):
    """boto3's client of identity pools, as an administrator or as an app has it."""
    limits = {"retries": {"total_max_attempts": 1}, "read_timeout": 30}
    arguments = {"region_name": stack.region, "endpoint_url": stack.endpoint}
    if is_signed:
        arguments |= {
            "aws_access_key_id": stack.access_key_id,
            "aws_secret_access_key": stack.secret_access_key,
            "config": Config(**limits),
        }
    else:
        arguments |= {"config": Config(signature_version=UNSIGNED, **limits)}
    client = boto3.client("cognito-identity", **arguments | overrides)
    check_every_response(client)
    return client


def signing_client(stack: Stack, api: str, credentials: dict | None = None, **overrides):
    """boto3's client of an API, with the system's access key or with temporary credentials."""
    keys = credentials or {
        "AccessKeyId": stack.access_key_id,
        "SecretAccessKey": stack.secret_access_key,
    }
    arguments = {
        "region_name": stack.region,
        "endpoint_url": stack.endpoint,
        "aws_access_key_id": keys["AccessKeyId"],
        # The API of identity pools calls it otherwise than STS.
        "aws_secret_access_key": keys.get("SecretKey") or keys["SecretAccessKey"],
        "aws_session_token": keys.get("SessionToken"),
        "config": Config(retries={"total_max_attempts": 1}, read_timeout=30),
    }
    return boto3.client(api, **arguments | overrides)


def claims(token: str) -> dict:
    """What a token says, taken at its word."""
    return jwt.decode(token, options={"verify_signature": False})


@dataclass
class IdentityPool:
    """An identity pool, and the means to reach it."""

    admin: object
    public: object
    id: str

    def vouch(self, user: str, **more) -> dict:
        """What the developer's system is answered for its user."""
        logins = {DEVELOPER: user} | more.pop("Logins", {})
        return self.admin.get_open_id_token_for_developer_identity(
            IdentityPoolId=self.id, Logins=logins, **more
        )

    def guest(self) -> str:
        return self.public.get_id(IdentityPoolId=self.id)["IdentityId"]

    def guest_credentials(self) -> dict:
        """Credentials of a new identity without a login."""
        return self.public.get_credentials_for_identity(IdentityId=self.guest())["Credentials"]

    def credentials(self, user: str, **more) -> dict:
        """Credentials of the developer's user, by its token."""
        told = self.vouch(user, **more)
        return self.public.get_credentials_for_identity(
            IdentityId=told["IdentityId"], Logins={OWN: told["Token"]}
        )["Credentials"]

    def identities(self, **more) -> list[str]:
        found = self.admin.list_identities(IdentityPoolId=self.id, MaxResults=60, **more)
        return [identity["IdentityId"] for identity in found["Identities"]]


def make_identity_pool(stack: Stack, **settings) -> IdentityPool:
    """A pool with a developer provider, identities without logins, and both roles."""
    admin = identity_client(stack, True)
    pool = admin.create_identity_pool(
        **{
            "IdentityPoolName": unique("identity pool"),
            "AllowUnauthenticatedIdentities": True,
            "DeveloperProviderName": DEVELOPER,
        }
        | settings
    )["IdentityPoolId"]
    admin.set_identity_pool_roles(
        IdentityPoolId=pool, Roles={"authenticated": READER, "unauthenticated": GUEST}
    )
    return IdentityPool(admin, identity_client(stack, False), pool)


@contextmanager
def refused(code: str, message: str | None = None):
    """Expects a refusal by the exception, and of the text where there is one."""
    with pytest.raises(ClientError) as failed:
        yield
    error = failed.value.response["Error"]
    assert error["Code"] == code, error
    if message is not None:
        assert error["Message"] == message
