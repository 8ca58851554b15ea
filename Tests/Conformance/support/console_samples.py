"""A pool that is in use: what the screens of the console show."""

import pytest
from pycognito.aws_srp import generate_hash_device

from .clients import PASSWORD, Pool

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
    result = sign_in(pool, name)["AuthenticationResult"]
    metadata = result["NewDeviceMetadata"]
    pool.public.confirm_device(
        AccessToken=result["AccessToken"],
        DeviceKey=metadata["DeviceKey"],
        DeviceName=device_name,
        DeviceSecretVerifierConfig=generate_hash_device(metadata["DeviceGroupKey"], metadata["DeviceKey"])[1],
    )
    return metadata["DeviceKey"]
