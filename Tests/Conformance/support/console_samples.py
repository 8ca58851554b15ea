"""A pool that is in use: what the screens of the console show."""

import pytest
from botocore.exceptions import ClientError
from pycognito.aws_srp import generate_hash_device

from .clients import PASSWORD, Pool
from .invoke import Functions
from .saml import SamlProvider
from .saml_office import metadata

PEOPLE = [
    ("ada", "Ada Lovelace"), ("alan", "Alan Turing"), ("barbara", "Barbara Liskov"),
    ("donald", "Donald Knuth"), ("edsger", "Edsger Dijkstra"), ("grace", "Grace Hopper"),
    ("katherine", "Katherine Johnson"), ("margaret", "Margaret Hamilton"),
]


def furnish(pool: Pool) -> str:
    """Users, a group, devices and a day's events; returns the name of the user who has all of it."""
    for name, full in PEOPLE:
        email = f"{name}@example.com"
        pool.user(name, email=email, email_verified="true", name=full)
    ada = PEOPLE[0][0]
    pool.admin.create_group(
        UserPoolId=pool.id, GroupName="editors", Description="May publish articles", Precedence=1
    )
    pool.admin.admin_add_user_to_group(UserPoolId=pool.id, Username=ada, GroupName="editors")
    pool.admin.admin_disable_user(UserPoolId=pool.id, Username=PEOPLE[2][0])
    keys = [tracked(pool, ada, name) for name in ("Ada’s telephone", "Work computer")]
    pool.admin.admin_update_device_status(
        UserPoolId=pool.id, Username=ada, DeviceKey=keys[0], DeviceRememberedStatus="remembered"
    )
    for _ in range(3):
        with pytest.raises(pool.public.exceptions.NotAuthorizedException):
            sign_in(pool, ada, "not her password")
    return ada


def sign_in(pool: Pool, name: str, password: str = PASSWORD) -> dict:
    return pool.public.initiate_auth(
        ClientId=pool.client_id,
        AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": password},
    )


def tracked(pool: Pool, name: str, device_name: str) -> str:
    """The key of a device that the user's app confirms."""
    return confirmed(pool, sign_in(pool, name)["AuthenticationResult"], device_name)


def confirmed(pool: Pool, result: dict, device_name: str) -> str:
    metadata = result["NewDeviceMetadata"]
    pool.public.confirm_device(
        AccessToken=result["AccessToken"],
        DeviceKey=metadata["DeviceKey"],
        DeviceName=device_name,
        DeviceSecretVerifierConfig=generate_hash_device(metadata["DeviceGroupKey"], metadata["DeviceKey"])[1],
    )
    return metadata["DeviceKey"]


def provide(pool: Pool, functions: Functions) -> None:
    """An outside provider whose certificate ends soon, and triggers of which one has refused a user."""
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Office", ProviderType="SAML",
        ProviderDetails={"MetadataFile": metadata(SamlProvider())}, AttributeMapping={"email": "mail"},
    )

    def judge(event):
        if event["userName"] == PEOPLE[3][0]:
            raise ValueError("He may not come in on a Sunday.")
        return event

    described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    pool.admin.update_user_pool(
        UserPoolId=pool.id,
        DeviceConfiguration=described["DeviceConfiguration"],
        LambdaConfig={
            "PreAuthentication": functions.add("judge", judge),
            "PreTokenGeneration": functions.add("claim", lambda event: event),
        },
    )
    sign_in(pool, PEOPLE[4][0])
    for _ in range(2):
        with pytest.raises(ClientError, match="UserLambdaValidation"):
            sign_in(pool, PEOPLE[3][0])


def refreshed(pool: Pool) -> str:
    """The name of a user with one session, whose refresh token was replaced twice."""
    name = PEOPLE[5][0]
    result = sign_in(pool, name)["AuthenticationResult"]
    key = confirmed(pool, result, "Tablet")
    token = result["RefreshToken"]
    for _ in range(2):
        token = pool.public.get_tokens_from_refresh_token(
            ClientId=pool.client_id, RefreshToken=token, DeviceKey=key
        )["AuthenticationResult"]["RefreshToken"]
    return name
