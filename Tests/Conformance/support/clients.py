"""Real clients of a running system, and the few steps most tests begin with."""

import itertools
import json
from dataclasses import dataclass

import boto3
import requests
from botocore import UNSIGNED
from botocore.config import Config
from pycognito import Cognito

from .shapes import check_every_response
from .stack import Stack

PASSWORD = "Passw0rd!"
_numbers = itertools.count(1)


def unique(prefix: str) -> str:
    return f"{prefix}-{next(_numbers)}"


def signed(stack: Stack, **overrides):
    """boto3's client with the system's access key."""
    arguments = {
        "region_name": stack.region,
        "endpoint_url": stack.endpoint,
        "aws_access_key_id": stack.access_key_id,
        "aws_secret_access_key": stack.secret_access_key,
        "config": Config(retries={"total_max_attempts": 1}, read_timeout=120),
    } | overrides
    client = boto3.client("cognito-idp", **arguments)
    check_every_response(client)
    return client


def unsigned(stack: Stack, read_timeout: int = 120):
    """boto3's client as an app uses it: without credentials."""
    return signed(
        stack,
        aws_access_key_id=None,
        aws_secret_access_key=None,
        config=Config(
            signature_version=UNSIGNED,
            retries={"total_max_attempts": 1},
            read_timeout=read_timeout,
        ),
    )


@dataclass
class Pool:
    """A pool with one client, and the means to reach both."""

    stack: Stack
    admin: object
    public: object
    id: str
    client_id: str
    client_secret: str | None = None

    def pycognito(self, username: str, **tokens) -> Cognito:
        return Cognito(
            self.id,
            self.client_id,
            username=username,
            client_secret=self.client_secret,
            boto3_client_kwargs={
                "endpoint_url": self.stack.endpoint,
                "region_name": self.stack.region,
                "aws_access_key_id": "",
                "aws_secret_access_key": "",
                "config": Config(signature_version=UNSIGNED),
            },
            **tokens,
        )

    def user(self, username: str | None = None, password: str = PASSWORD, **attributes) -> str:
        """A confirmed user with a permanent password."""
        name = username or unique("user")
        self.admin.admin_create_user(
            UserPoolId=self.id,
            Username=name,
            MessageAction="SUPPRESS",
            UserAttributes=[{"Name": key, "Value": value} for key, value in attributes.items()],
        )
        self.admin.admin_set_user_password(
            UserPoolId=self.id, Username=name, Password=password, Permanent=True
        )
        return name

    def sign_in(self, username: str, password: str = PASSWORD) -> dict:
        """A password sign-in's AuthenticationResult."""
        answer = self.public.initiate_auth(
            ClientId=self.client_id,
            AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": username, "PASSWORD": password},
        )
        return answer["AuthenticationResult"]


ALL_FLOWS = [
    "ALLOW_USER_SRP_AUTH",
    "ALLOW_USER_PASSWORD_AUTH",
    "ALLOW_ADMIN_USER_PASSWORD_AUTH",
    "ALLOW_REFRESH_TOKEN_AUTH",
]


def make_pool(stack: Stack, pool: dict | None = None, client: dict | None = None) -> Pool:
    admin = signed(stack)
    made = admin.create_user_pool(**({"PoolName": unique("pool")} | (pool or {})))["UserPool"]
    app = admin.create_user_pool_client(
        **(
            {"UserPoolId": made["Id"], "ClientName": "app", "ExplicitAuthFlows": ALL_FLOWS}
            | (client or {})
        )
    )["UserPoolClient"]
    return Pool(
        stack, admin, unsigned(stack), made["Id"], app["ClientId"], app.get("ClientSecret")
    )


def raw(stack: Stack, operation: str, body, headers: dict | None = None):
    """An unsigned call as bytes on the wire, for what no client would send."""
    data = body if isinstance(body, (bytes, str)) else json.dumps(body)
    return requests.post(
        stack.endpoint + "/",
        data=data,
        headers={
            "Content-Type": "application/x-amz-json-1.1",
            "X-Amz-Target": f"AWSCognitoIdentityProviderService.{operation}",
        }
        | (headers or {}),
        timeout=30,
    )
