"""Groups, tags, custom attributes and client secrets through boto3 and pycognito."""

import base64
import hashlib
import hmac

import jwt
import pytest
from botocore.config import Config
from botocore.exceptions import ClientError
from pycognito import Cognito

from support.clients import PASSWORD, make_pool, signed, unique

ROLE = "arn:aws:iam::123456789012:role/"


@pytest.fixture(scope="module")
def careless(stack):
    """A client that sends what botocore itself would refuse."""
    return signed(
        stack, config=Config(parameter_validation=False, retries={"total_max_attempts": 1})
    )


@pytest.fixture(scope="module")
def own(stack):
    """A pool of this module, whose groups no other test makes."""
    return make_pool(stack)


def refused(call, **arguments):
    with pytest.raises(ClientError) as refusal:
        call(**arguments)
    return refusal.value.response["Error"]["Code"]


def claims(token):
    return jwt.decode(token, options={"verify_signature": False})


def test_a_group_lives_and_ends(own):
    admin, names = own.admin, {"UserPoolId": own.id, "GroupName": unique("group")}
    made = admin.create_group(**names, Description="d", RoleArn=ROLE + "r", Precedence=5)["Group"]
    assert admin.get_group(**names)["Group"] == made
    assert (made["Precedence"], made["RoleArn"]) == (5, ROLE + "r")
    changed = admin.update_group(**names, Precedence=0)["Group"]
    assert (changed["Precedence"], changed["Description"]) == (0, "d")
    assert refused(admin.create_group, **names) == "GroupExistsException"
    admin.delete_group(**names)
    for call in [admin.get_group, admin.update_group, admin.delete_group]:
        assert refused(call, **names) == "ResourceNotFoundException"


def test_what_no_group_may_be_is_refused(own, careless):
    names = {"UserPoolId": own.id, "GroupName": unique("group")}
    for wrong in [
        {"GroupName": "with space"},
        {"GroupName": ""},
        {"GroupName": "x" * 129},
        {"Description": "x" * 2049},
        {"Precedence": -1},
        {"RoleArn": "arn:aws:iam::123456789012:user/u"},
        {"RoleArn": "no arn at all, but long enough"},
        {"UserPoolId": "nonsense"},
    ]:
        assert refused(careless.create_group, **(names | wrong)) == "InvalidParameterException"
    absent = names | {"UserPoolId": "us-east-1_000000000"}
    assert refused(careless.create_group, **absent) == "ResourceNotFoundException"
    assert refused(careless.list_groups, UserPoolId=own.id, Limit=61) == "InvalidParameterException"
    bad_token = refused(careless.list_groups, UserPoolId=own.id, NextToken="nonsense")
    assert bad_token == "InvalidParameterException"


def test_members_enter_leave_and_are_listed_in_pages(own):
    admin, group = own.admin, unique("group")
    admin.create_group(UserPoolId=own.id, GroupName=group)
    users = sorted(own.user(email=f"{n}@example.com") for n in range(3))
    for user in users + users[:1]:
        admin.admin_add_user_to_group(UserPoolId=own.id, Username=user, GroupName=group)
    pages = admin.get_paginator("list_users_in_group").paginate(
        UserPoolId=own.id, GroupName=group, PaginationConfig={"PageSize": 1}
    )
    listed = [user for page in pages for user in page["Users"]]
    assert [user["Username"] for user in listed] == users
    assert listed[0]["UserStatus"] == "CONFIRMED" and listed[0]["Enabled"]
    admin.admin_delete_user(UserPoolId=own.id, Username=users[0])
    for _ in range(2):
        admin.admin_remove_user_from_group(
            UserPoolId=own.id, Username=users[1], GroupName=group
        )
    left = admin.list_users_in_group(UserPoolId=own.id, GroupName=group)["Users"]
    assert [user["Username"] for user in left] == users[2:]
    names = {"UserPoolId": own.id, "Username": users[0], "GroupName": group}
    assert refused(admin.admin_add_user_to_group, **names) == "UserNotFoundException"
    names = {"UserPoolId": own.id, "Username": users[2], "GroupName": "nobody's"}
    assert refused(admin.admin_add_user_to_group, **names) == "ResourceNotFoundException"


def test_tokens_say_the_groups_and_the_role(own):
    """E.1: cognito:groups in both tokens, the roles in the ID token."""
    admin, user = own.admin, own.user()
    strong, weak, twin = unique("strong"), unique("weak"), unique("twin")
    admin.create_group(UserPoolId=own.id, GroupName=strong, Precedence=1, RoleArn=ROLE + "one")
    admin.create_group(UserPoolId=own.id, GroupName=weak, RoleArn=ROLE + "two")
    for group in [weak, strong]:
        admin.admin_add_user_to_group(UserPoolId=own.id, Username=user, GroupName=group)
    tokens = own.sign_in(user)
    identity = claims(tokens["IdToken"])
    assert identity["cognito:groups"] == [strong, weak]
    assert identity["cognito:roles"] == [ROLE + "one", ROLE + "two"]
    assert identity["cognito:preferred_role"] == ROLE + "one"
    access = claims(tokens["AccessToken"])
    assert access["cognito:groups"] == [strong, weak]
    assert "cognito:roles" not in access

    admin.create_group(UserPoolId=own.id, GroupName=twin, Precedence=1, RoleArn=ROLE + "three")
    admin.admin_add_user_to_group(UserPoolId=own.id, Username=user, GroupName=twin)
    refreshed = own.public.initiate_auth(
        ClientId=own.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
    )["AuthenticationResult"]
    identity = claims(refreshed["IdToken"])
    assert len(identity["cognito:roles"]) == 3 and "cognito:preferred_role" not in identity


def test_pycognito_manages_groups(stack):
    pool = make_pool(stack)
    cognito = Cognito(
        pool.id,
        pool.client_id,
        boto3_client_kwargs={
            "endpoint_url": stack.endpoint,
            "region_name": stack.region,
            "aws_access_key_id": stack.access_key_id,
            "aws_secret_access_key": stack.secret_access_key,
        },
    )
    user = pool.user()
    for name in ["admins", "readers"]:
        pool.admin.create_group(UserPoolId=pool.id, GroupName=name, Description="of " + name)
    assert cognito.get_group("admins").description == "of admins"
    assert [group.group_name for group in cognito.get_groups()] == ["admins", "readers"]
    cognito.admin_add_user_to_group(user, "readers")
    assert cognito.admin_list_groups_for_user(user) == ["readers"]
    cognito.admin_remove_user_from_group(user, "readers")
    assert cognito.admin_list_groups_for_user(user) == []


def test_a_pool_is_tagged_by_its_arn(own):
    admin = own.admin
    arn = admin.describe_user_pool(UserPoolId=own.id)["UserPool"]["Arn"]
    admin.tag_resource(ResourceArn=arn, Tags={"team": "one", "cost center": "a/b"})
    admin.tag_resource(ResourceArn=arn, Tags={"team": "two"})
    tags = {"team": "two", "cost center": "a/b"}
    assert admin.list_tags_for_resource(ResourceArn=arn)["Tags"] == tags
    assert admin.describe_user_pool(UserPoolId=own.id)["UserPool"]["UserPoolTags"] == tags
    admin.untag_resource(ResourceArn=arn, TagKeys=["team", "cost center", "never"])
    assert admin.list_tags_for_resource(ResourceArn=arn)["Tags"] == {}
    beyond = {"gatehouse:device-per-user": "1"}
    many = {str(n): "" for n in range(51)}
    for wrong in [{"aws:x": "1"}, {"k*": "1"}, {"k": "x" * 257}, many, beyond]:
        code = refused(admin.tag_resource, ResourceArn=arn, Tags=wrong)
        assert code == "InvalidParameterException"
    elsewhere = arn.replace(own.id, "us-east-1_000000000")
    code = refused(admin.list_tags_for_resource, ResourceArn=elsewhere)
    assert code == "ResourceNotFoundException"


def test_custom_attributes_are_added_and_used(own):
    admin = own.admin
    admin.add_custom_attributes(
        UserPoolId=own.id,
        CustomAttributes=[
            {"Name": "level", "AttributeDataType": "Number", "Mutable": True},
            {"Name": "rank", "AttributeDataType": "String", "DeveloperOnlyAttribute": True},
        ],
    )
    schema = admin.describe_user_pool(UserPoolId=own.id)["UserPool"]["SchemaAttributes"]
    assert [attribute["Name"] for attribute in schema][-2:] == ["custom:level", "dev:custom:rank"]
    user = own.user(**{"custom:level": "12"})
    assert claims(own.sign_in(user)["IdToken"])["custom:level"] == "12"
    for wrong in [
        [{"Name": "level", "AttributeDataType": "Number"}],
        [{"Name": "other", "AttributeDataType": "String", "Required": True}],
        [{"Name": f"n{n}", "AttributeDataType": "String"} for n in range(26)],
    ]:
        code = refused(admin.add_custom_attributes, UserPoolId=own.id, CustomAttributes=wrong)
        assert code == "InvalidParameterException"


def test_either_of_two_client_secrets_proves_the_client(stack):
    """E.1.5: while secrets are exchanged both are good."""
    pool = make_pool(stack, client={"GenerateSecret": True})
    admin, names = pool.admin, {"UserPoolId": pool.id, "ClientId": pool.client_id}
    user = pool.user()

    def sign_in(secret):
        digest = hmac.new(secret.encode(), (user + pool.client_id).encode(), hashlib.sha256)
        return pool.public.initiate_auth(
            ClientId=pool.client_id,
            AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={
                "USERNAME": user,
                "PASSWORD": PASSWORD,
                "SECRET_HASH": base64.b64encode(digest.digest()).decode(),
            },
        )["AuthenticationResult"]

    sign_in(pool.client_secret)
    added = admin.add_user_pool_client_secret(**names)["ClientSecretDescriptor"]
    assert added["ClientSecretId"].startswith(pool.client_id + "--")
    new = added["ClientSecretValue"]
    for secret in [pool.client_secret, new]:
        tokens = sign_in(secret)
        pool.public.get_tokens_from_refresh_token(
            ClientId=pool.client_id, RefreshToken=tokens["RefreshToken"], ClientSecret=secret
        )
    assert refused(admin.add_user_pool_client_secret, **names) == "LimitExceededException"

    listed = admin.list_user_pool_client_secrets(**names)["ClientSecrets"]
    assert len(listed) == 2 and not any("ClientSecretValue" in secret for secret in listed)
    old = [secret for secret in listed if secret["ClientSecretId"] != added["ClientSecretId"]][0]
    admin.delete_user_pool_client_secret(**names, ClientSecretId=old["ClientSecretId"])
    assert refused(sign_in, secret=pool.client_secret) == "NotAuthorizedException"
    assert (
        refused(
            pool.public.revoke_token,
            Token=tokens["RefreshToken"],
            ClientId=pool.client_id,
            ClientSecret=pool.client_secret,
        )
        == "UnauthorizedException"
    )
    sign_in(new)
    for wrong, code in [
        (old["ClientSecretId"], "ResourceNotFoundException"),
        (added["ClientSecretId"], "InvalidParameterException"),
    ]:
        assert (
            refused(admin.delete_user_pool_client_secret, **names, ClientSecretId=wrong) == code
        )
    chosen = admin.add_user_pool_client_secret(**names, ClientSecret="a_chosen_secret_of_24_ch")
    assert "ClientSecretValue" not in chosen["ClientSecretDescriptor"]
    sign_in("a_chosen_secret_of_24_ch")
