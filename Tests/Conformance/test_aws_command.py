"""Every operation on accounts, groups, tags and client secrets by the `aws` command.

Each command is a process of its own and takes about a second.
"""

from pathlib import Path

import pytest
from support.accounts import NEW, attributes, newest_code, status, verified
from support.aws import AWSCommand
from support.clients import PASSWORD, make_pool

OPERATIONS = Path(__file__).resolve().parents[2] / "Proto" / "operations.txt"


@pytest.fixture(scope="module")
def own(stack):
    return make_pool(stack, {"AutoVerifiedAttributes": ["email"]}, {"GenerateSecret": False})


def value(name, value):
    return [{"Name": name, "Value": value}]


def passwords(pool, call):
    client = {"ClientId": pool.client_id}
    pool.public.sign_up(
        Username="ada",
        Password=PASSWORD,
        UserAttributes=value("email", "ada@example.com"),
        **client,
    )
    told = call("ResendConfirmationCode", Username="ada", **client)["CodeDeliveryDetails"]
    assert told["Destination"] == "a***@e***"
    pool.public.confirm_sign_up(
        Username="ada", ConfirmationCode=pool.stack.code(pool.client_id, "ada"), **client
    )
    assert call("ForgotPassword", Username="ada", **client)["CodeDeliveryDetails"] == told
    call(
        "ConfirmForgotPassword",
        Username="ada",
        ConfirmationCode=pool.stack.code(pool.client_id, "ada"),
        Password=NEW,
        **client,
    )
    call(
        "ChangePassword",
        PreviousPassword=NEW,
        ProposedPassword=PASSWORD,
        AccessToken=pool.sign_in("ada", NEW)["AccessToken"],
    )
    call("AdminResetUserPassword", UserPoolId=pool.id, Username="ada")
    assert status(pool, "ada") == "RESET_REQUIRED"


def attribute_changes(pool, call):
    name = verified(pool)
    whom = {"UserPoolId": pool.id, "Username": name}
    token = pool.sign_in(name)["AccessToken"]
    call("UpdateUserAttributes", AccessToken=token, UserAttributes=value("name", "Ann"))
    call("AdminUpdateUserAttributes", UserAttributes=value("family_name", "Lee"), **whom)
    call("DeleteUserAttributes", AccessToken=token, UserAttributeNames=["name"])
    call("AdminDeleteUserAttributes", UserAttributeNames=["family_name"], **whom)
    assert not {"name", "family_name"} & set(attributes(pool, name))
    email = {"AccessToken": token, "AttributeName": "email"}
    assert call("GetUserAttributeVerificationCode", **email)["CodeDeliveryDetails"]
    call("VerifyUserAttribute", Code=newest_code(pool, name), **email)
    call("SetUserSettings", AccessToken=token, MFAOptions=[])
    call("AdminSetUserSettings", MFAOptions=[], **whom)
    call("AdminDisableUser", **whom)
    listed = call("ListUsers", UserPoolId=pool.id, Filter='status = "Disabled"')["Users"]
    assert [each["Username"] for each in listed] == [name]
    call("AdminEnableUser", **whom)
    call("DeleteUser", AccessToken=pool.sign_in(name)["AccessToken"])


def groups(pool, call):
    name = pool.user()
    staff = {"UserPoolId": pool.id, "GroupName": "staff"}
    member = staff | {"Username": name}
    assert call("CreateGroup", Precedence=1, **staff)["Group"]["Precedence"] == 1
    call("UpdateGroup", Description="All of us", **staff)
    assert call("GetGroup", **staff)["Group"]["Description"] == "All of us"
    call("AdminAddUserToGroup", **member)
    assert [each["Username"] for each in call("ListUsersInGroup", **staff)["Users"]] == [name]
    held = call("AdminListGroupsForUser", UserPoolId=pool.id, Username=name)["Groups"]
    assert [each["GroupName"] for each in held] == ["staff"]
    call("AdminRemoveUserFromGroup", **member)
    call("DeleteGroup", **staff)
    assert call("ListGroups", UserPoolId=pool.id)["Groups"] == []


def pools(pool, call):
    call(
        "AddCustomAttributes",
        UserPoolId=pool.id,
        CustomAttributes=[{"Name": "tier", "AttributeDataType": "String"}],
    )
    arn = {"ResourceArn": pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Arn"]}
    call("TagResource", Tags={"team": "one"}, **arn)
    assert call("ListTagsForResource", **arn)["Tags"] == {"team": "one"}
    call("UntagResource", TagKeys=["team"], **arn)
    app = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="secret", GenerateSecret=True
    )["UserPoolClient"]
    client = {"UserPoolId": pool.id, "ClientId": app["ClientId"]}
    made = call("AddUserPoolClientSecret", **client)["ClientSecretDescriptor"]
    assert len(call("ListUserPoolClientSecrets", **client)["ClientSecrets"]) == 2
    call("DeleteUserPoolClientSecret", ClientSecretId=made["ClientSecretId"], **client)


JOURNEYS = {
    passwords: {"account"},
    attribute_changes: {"account"},
    groups: {"group"},
    pools: {"user_pool_tag"},
}


def operations(area: str) -> set[str]:
    """The operations of an area, as the generator reads them."""
    parts = OPERATIONS.read_text().split(f"[authentication {area}]\n")[1]
    return set(parts.split("\n[")[0].split())


@pytest.fixture(scope="module")
def called():
    """What was called; at the end, nothing of the areas may be missing."""
    seen = set()
    yield seen
    if len(seen) > 1:
        wanted = set().union(*(operations(area) for area in set().union(*JOURNEYS.values())))
        missing = wanted - seen
        assert not missing, f"no journey calls {sorted(missing)}"


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda journey: journey.__name__)
def test_the_aws_command_runs_each_operation(own, called, tmp_path, journey):
    command = AWSCommand(own.stack, tmp_path)

    def call(operation, **members):
        called.add(operation)
        return command.call(operation, **members)

    journey(own, call)
