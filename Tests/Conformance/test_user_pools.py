"""Pools and their clients through boto3; every answer is held against botocore's shapes as well."""

import pytest
import requests
from botocore.config import Config
from botocore.exceptions import ClientError

from support.clients import signed, unique, unsigned
from support.waiting import wait_until


@pytest.fixture(scope="module")
def admin(stack):
    return signed(stack)


@pytest.fixture(scope="module")
def careless(stack):
    """A client that sends what botocore itself would refuse."""
    return signed(
        stack, config=Config(parameter_validation=False, retries={"total_max_attempts": 1})
    )


@pytest.fixture
def pool(admin):
    made = admin.create_user_pool(
        PoolName=unique("pool"), Schema=[{"Name": "tenant", "AttributeDataType": "String"}]
    )["UserPool"]
    yield made
    admin.update_user_pool(UserPoolId=made["Id"], DeletionProtection="INACTIVE")
    admin.delete_user_pool(UserPoolId=made["Id"])


def refused(call, **arguments):
    with pytest.raises(ClientError) as refusal:
        call(**arguments)
    error = refusal.value.response["Error"]
    return error["Code"], error["Message"]


def test_a_described_pool_is_what_was_created(admin, pool):
    assert admin.describe_user_pool(UserPoolId=pool["Id"])["UserPool"] == pool
    assert pool["Policies"]["PasswordPolicy"]["MinimumLength"] == 8
    assert pool["Policies"]["SignInPolicy"] == {"AllowedFirstAuthFactors": ["PASSWORD"]}
    assert [attribute["Name"] for attribute in pool["SchemaAttributes"]][-2:] == [
        "updated_at",
        "custom:tenant",
    ]
    assert (pool["LambdaConfig"], pool["UserPoolTags"]) == ({}, {})
    assert "DeviceConfiguration" not in pool


def test_an_update_resets_what_it_omits(admin, pool):
    before = admin.describe_user_pool(UserPoolId=pool["Id"])["UserPool"]
    admin.update_user_pool(
        UserPoolId=pool["Id"],
        AutoVerifiedAttributes=["email"],
        UserPoolTags={"team": "one"},
        DeviceConfiguration={"ChallengeRequiredOnNewDevice": True},
    )
    changed = admin.describe_user_pool(UserPoolId=pool["Id"])["UserPool"]
    assert changed["UserPoolTags"] == {"team": "one"}
    assert changed["UserAttributeUpdateSettings"] == {
        "AttributesRequireVerificationBeforeUpdate": []
    }
    admin.update_user_pool(UserPoolId=pool["Id"])
    after = admin.describe_user_pool(UserPoolId=pool["Id"])["UserPool"]
    del before["LastModifiedDate"], after["LastModifiedDate"]
    assert after == before | {"UserPoolTags": {"team": "one"}}
    admin.update_user_pool(UserPoolId=pool["Id"], UserPoolTags={})
    assert admin.describe_user_pool(UserPoolId=pool["Id"])["UserPool"]["UserPoolTags"] == {}


def test_second_factors_survive_an_update_that_does_not_name_them(admin, pool):
    admin.set_user_pool_mfa_config(
        UserPoolId=pool["Id"],
        MfaConfiguration="OPTIONAL",
        SoftwareTokenMfaConfiguration={"Enabled": True},
    )
    admin.update_user_pool(UserPoolId=pool["Id"])
    admin.update_user_pool(UserPoolId=pool["Id"], MfaConfiguration="OPTIONAL")
    described = admin.describe_user_pool(UserPoolId=pool["Id"])["UserPool"]
    assert described["MfaConfiguration"] == "OPTIONAL"
    factors = admin.get_user_pool_mfa_config(UserPoolId=pool["Id"])
    assert factors["SoftwareTokenMfaConfiguration"] == {"Enabled": True}
    admin.update_user_pool(UserPoolId=pool["Id"], MfaConfiguration="OFF")
    assert admin.get_user_pool_mfa_config(UserPoolId=pool["Id"])["MfaConfiguration"] == "OFF"


def test_a_client_keeps_its_secret_and_loses_the_settings_an_update_omits(admin, pool):
    names = {"UserPoolId": pool["Id"]}
    made = admin.create_user_pool_client(
        **names,
        ClientName="app",
        GenerateSecret=True,
        ReadAttributes=["custom:tenant"],
        CallbackURLs=["https://example.com"],
    )["UserPoolClient"]
    names["ClientId"] = made["ClientId"]
    assert admin.describe_user_pool_client(**names)["UserPoolClient"] == made
    updated = admin.update_user_pool_client(**names)["UserPoolClient"]
    assert updated["ClientSecret"] == made["ClientSecret"]
    assert updated["ClientName"] == "app"
    assert "ReadAttributes" not in updated and "CallbackURLs" not in updated
    listed = admin.list_user_pool_clients(UserPoolId=pool["Id"], MaxResults=1)
    assert listed["UserPoolClients"] == [{**names, "ClientName": "app"}]
    assert "NextToken" not in listed
    admin.delete_user_pool_client(**names)
    assert refused(admin.describe_user_pool_client, **names) == (
        "ResourceNotFoundException",
        f"User pool client {made['ClientId']} does not exist.",
    )


def test_botocores_paginators_see_every_pool_and_client_once(admin, pool):
    pools = {pool["Id"]}
    for _ in range(4):
        pools.add(admin.create_user_pool(PoolName=unique("pool"))["UserPool"]["Id"])
    clients = [
        admin.create_user_pool_client(UserPoolId=pool["Id"], ClientName=f"app {number}")
        for number in range(5)
    ]
    pages = admin.get_paginator("list_user_pools").paginate(PaginationConfig={"PageSize": 2})
    listed = [entry["Id"] for page in pages for entry in page["UserPools"]]
    assert len(listed) == len(set(listed)) and pools <= set(listed)
    pages = admin.get_paginator("list_user_pool_clients").paginate(
        UserPoolId=pool["Id"], PaginationConfig={"PageSize": 2}
    )
    listed = [entry["ClientId"] for page in pages for entry in page["UserPoolClients"]]
    assert listed == [client["UserPoolClient"]["ClientId"] for client in clients]
    for other in pools - {pool["Id"]}:
        admin.delete_user_pool(UserPoolId=other)


def test_a_region_has_its_own_pools(stack, admin):
    elsewhere = signed(stack, region_name="eu-west-1")
    made = elsewhere.create_user_pool(PoolName="abroad")["UserPool"]
    assert made["Arn"] == f"arn:aws:cognito-idp:eu-west-1:123456789012:userpool/{made['Id']}"
    assert [pool["Id"] for pool in elsewhere.list_user_pools(MaxResults=60)["UserPools"]] == [
        made["Id"]
    ]
    assert made["Id"] not in [
        pool["Id"] for pool in admin.list_user_pools(MaxResults=60)["UserPools"]
    ]
    # DID-23: a signature is for the region of the pool.
    for call in (admin.describe_user_pool, admin.delete_user_pool):
        assert refused(call, UserPoolId=made["Id"]) == (
            "InvalidSignatureException",
            f"Credential should be scoped to a valid region, not '{stack.region}'.",
        )
    elsewhere.delete_user_pool(UserPoolId=made["Id"])


def test_a_deleted_pool_takes_its_keys_along(stack, admin):
    made = admin.create_user_pool(
        PoolName="short", UserPoolTags={"gatehouse:token-signing-algorithm": "ES256"}
    )["UserPool"]
    keys = f"{stack.endpoint}/{made['Id']}/.well-known/jwks.json"
    assert {key["alg"] for key in requests.get(keys, timeout=60).json()["keys"]} == {"ES256"}
    admin.delete_user_pool(UserPoolId=made["Id"])
    # Public documents are answered from memory for a second.
    wait_until(
        lambda: requests.get(keys, timeout=60).status_code == 404,
        "the keys of a deleted pool are still there",
    )
    assert refused(admin.delete_user_pool, UserPoolId=made["Id"]) == (
        "ResourceNotFoundException",
        f"User pool {made['Id']} does not exist.",
    )


def test_a_protected_pool_stays(admin, pool):
    admin.update_user_pool(UserPoolId=pool["Id"], DeletionProtection="ACTIVE")
    assert refused(admin.delete_user_pool, UserPoolId=pool["Id"]) == (
        "InvalidParameterException",
        "The user pool cannot be deleted because deletion protection is activated. Deletion "
        "protection must be inactivated first.",
    )


@pytest.mark.parametrize(
    "settings, exception",
    [
        ({"MfaConfiguration": "ON"}, "InvalidParameterException"),
        ({"Policies": {"PasswordPolicy": {"MinimumLength": 5}}}, "InvalidParameterException"),
        ({"UserPoolTags": {"aws:mine": "x"}}, "UserPoolTaggingException"),
        ({"UserPoolTags": {"mine": "a\0b"}}, "InvalidParameterException"),
        (
            {"UserPoolTags": {"gatehouse:token-signing-algorithm": "none"}},
            "InvalidParameterException",
        ),
        (
            {"UserPoolAddOns": {"AdvancedSecurityMode": "ENFORCED"}},
            "FeatureUnavailableInTierException",
        ),
        (
            {"Schema": [{"Name": "a", "AttributeDataType": "String", "Required": True}]},
            "InvalidParameterException",
        ),
    ],
)
def test_a_pool_is_refused_by_cognitos_exception(careless, settings, exception):
    assert refused(careless.create_user_pool, PoolName="refused", **settings)[0] == exception


@pytest.mark.parametrize(
    "settings, exception",
    [
        ({"AllowedOAuthFlows": ["client_credentials"]}, "InvalidOAuthFlowException"),
        ({"AllowedOAuthScopes": ["photos/read"]}, "ScopeDoesNotExistException"),
        ({"AccessTokenValidity": 25}, "InvalidParameterException"),
        ({"WriteAttributes": ["sub"]}, "InvalidParameterException"),
        (
            {"ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH", "USER_PASSWORD_AUTH"]},
            "InvalidParameterException",
        ),
    ],
)
def test_a_client_is_refused_by_cognitos_exception(careless, pool, settings, exception):
    answer = refused(
        careless.create_user_pool_client, UserPoolId=pool["Id"], ClientName="x", **settings
    )
    assert answer[0] == exception


def test_a_made_up_pagination_token_is_refused(admin):
    assert refused(admin.list_user_pools, MaxResults=5, NextToken="made-up") == (
        "InvalidParameterException",
        "Invalid pagination token given.",
    )
