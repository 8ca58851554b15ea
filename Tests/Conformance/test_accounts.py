"""Accounts by real clients: disabling, deletion, listing."""

import pytest
from botocore.exceptions import ClientError

from support.accounts import refused
from support.clients import make_pool

def test_a_disabled_user_loses_every_token_for_good(pool):
    name = pool.user()
    tokens = pool.sign_in(name)
    whom = {"UserPoolId": pool.id, "Username": name}
    pool.admin.admin_disable_user(**whom)
    assert pool.admin.admin_get_user(**whom)["Enabled"] is False
    with pytest.raises(ClientError, match="User is disabled."):
        pool.sign_in(name)
    pool.admin.admin_enable_user(**whom)
    pool.sign_in(name)
    refused(
        pool.public.get_user,
        "NotAuthorizedException",
        "Access Token has been revoked",
        AccessToken=tokens["AccessToken"],
    )
    refused(
        pool.public.initiate_auth,
        "NotAuthorizedException",
        ClientId=pool.client_id,
        AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]},
    )
    for call in (pool.admin.admin_disable_user, pool.admin.admin_enable_user):
        refused(call, "UserNotFoundException", UserPoolId=pool.id, Username="nobody")


def test_a_user_deletes_itself(pool):
    name = pool.user()
    token = pool.sign_in(name)["AccessToken"]
    pool.public.delete_user(AccessToken=token)
    refused(pool.public.get_user, "UserNotFoundException", AccessToken=token)
    refused(pool.public.delete_user, "UserNotFoundException", AccessToken=token)


def test_users_are_listed_filtered_and_paged(stack):
    pool = make_pool(stack)
    for number in range(5):
        pool.user(f"user-{number}", email=f"{number}@example.com", family_name="Lee")
    listed = pool.admin.list_users

    def names(**arguments):
        return [each["Username"] for each in listed(UserPoolId=pool.id, **arguments)["Users"]]

    assert names() == [f"user-{number}" for number in range(5)]
    assert names(Filter='email = "3@example.com"') == ["user-3"]
    assert names(Filter='username ^= "user-"') == [f"user-{number}" for number in range(5)]
    assert names(Filter='status = "Disabled"') == []
    # The case counts for username and status alone.
    assert names(Filter='email = "3@EXAMPLE.com"') == ["user-3"]
    assert names(Filter='family_name ^= "lE"') == [f"user-{number}" for number in range(5)]
    assert names(Filter='cognito:user_status = "confirmed"', Limit=1) == ["user-0"]
    assert names(Filter='username = "USER-3"') == names(Filter='status = "enabled"') == []
    pool.user("accented", given_name="Élodie", family_name="Żak")
    for value in ('given_name = "éLODIE"', 'family_name ^= "ż"'):
        assert names(Filter=value) == ["accented"]
    pool.admin.admin_delete_user(UserPoolId=pool.id, Username="accented")
    assert names(Filter='cognito:user_status = "CONFIRMED"', Limit=2) == ["user-0", "user-1"]
    user = listed(UserPoolId=pool.id, AttributesToGet=["email"], Limit=1)["Users"][0]
    assert user["Attributes"] == [{"Name": "email", "Value": "0@example.com"}]
    assert user["Enabled"] is True and user["UserStatus"] == "CONFIRMED"

    pages = pool.admin.get_paginator("list_users").paginate(
        UserPoolId=pool.id, Filter='family_name = "Lee"', PaginationConfig={"PageSize": 2}
    )
    assert [len(page["Users"]) for page in pages] == [2, 2, 1]
    for wrong, sentence in (
        ('email > "x"', "Error while parsing filter."),
        ('custom:x = "y"', "Invalid search attribute: custom:x"),
    ):
        refused(
            listed, "InvalidParameterException", sentence, UserPoolId=pool.id, Filter=wrong
        )
    refused(
        listed,
        "InvalidParameterException",
        "Invalid pagination token given.",
        UserPoolId=pool.id,
        PaginationToken="x",
    )
