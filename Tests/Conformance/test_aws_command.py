"""Every operation on accounts, groups, tags and client secrets by the `aws` command."""

from pathlib import Path

import pytest
import requests
from support.accounts import NEW, attributes, newest_code, status, verified
from support.aws import AWSCommand
from support.clients import PASSWORD, make_pool
from support.waiting import wait_until

ROLE = "arn:aws:iam::123456789012:role/import"
OPERATIONS = Path(__file__).resolve().parents[2] / "Proto" / "apis" / "cognito-idp.txt"


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


def people(header: list[str], count: int) -> str:
    """A file of users to import."""
    flags = {"email_verified": "TRUE", "phone_number_verified": "FALSE"}
    rows = [header]
    for number in range(count):
        cells = flags | {
            "cognito:username": f"imported-{number}",
            "cognito:mfa_enabled": "FALSE",
            "email": f"imported-{number}@example.com",
        }
        rows.append([cells.get(name, "") for name in header])
    return "\n".join(",".join(row) for row in rows)


def imports(pool, call):
    header = call("GetCSVHeader", UserPoolId=pool.id)["CSVHeader"]
    made = {"UserPoolId": pool.id, "JobName": "people", "CloudWatchLogsRoleArn": ROLE}
    job = call("CreateUserImportJob", **made)["UserImportJob"]
    which = {"UserPoolId": pool.id, "JobId": job["JobId"]}
    requests.put(job["PreSignedUrl"], data=people(header, 1), timeout=30).raise_for_status()
    call("StartUserImportJob", **which)
    wait_until(
        lambda: call("DescribeUserImportJob", **which)["UserImportJob"]["Status"] == "Succeeded",
        "the import does not end",
    )
    assert status(pool, "imported-0") == "RESET_REQUIRED"
    call("CreateUserImportJob", **made)
    listed = call("ListUserImportJobs", UserPoolId=pool.id, MaxResults=5)["UserImportJobs"]
    assert len(listed) == 2
    which["JobId"] = listed[0]["JobId"]
    # More than can be imported before the next command.
    large = people(header, 60_000)
    requests.put(listed[0]["PreSignedUrl"], data=large, timeout=30).raise_for_status()
    call("StartUserImportJob", **which)
    assert call("StopUserImportJob", **which)["UserImportJob"]["Status"] in ("Stopping", "Stopped")


JOURNEYS = {
    passwords: {"account"},
    attribute_changes: {"account"},
    groups: {"group"},
    pools: {"user_pool_tag"},
    imports: {"user_import"},
}


def operations(area: str) -> set[str]:
    """The operations of an area, as the generator reads them."""
    parts = OPERATIONS.read_text().split(f"[authentication {area}]\n")[1]
    return {line.split()[0] for line in parts.split("\n[")[0].splitlines() if line.strip()}


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
