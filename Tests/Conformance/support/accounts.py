"""What the tests of accounts have in common."""

import pytest
from botocore.exceptions import ClientError

from .clients import unique

NEW = "N3w!Password"


def refused(call, code, message=None, **arguments):
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    assert error["Code"] == code, error
    if message is not None:
        assert error["Message"] == message


def verified(pool, name=None, **attributes):
    name = name or unique("user")
    return pool.user(name, email=f"{name}@example.com", email_verified="true", **attributes)


def attributes(pool, name):
    shown = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    return {each["Name"]: each["Value"] for each in shown["UserAttributes"]}


def status(pool, name):
    return pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["UserStatus"]


def newest_code(pool, name):
    """The newest code to a user, also one that an administrator caused."""
    return pool.stack.control("outbox", "--latest", "--username", name, "--code-only").stdout.strip()
