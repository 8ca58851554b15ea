"""Identity pools by boto3: settings, roles, tags, listing and deletion (DID-24, DID-39)."""

import pytest

from support.clients import unique
from support.identity_pools import (
    ACCOUNT,
    DEVELOPER,
    GUEST,
    READER,
    UNKNOWN,
    identity_client,
    make_identity_pool,
    refused,
)

GOOGLE = "accounts.google.com"


@pytest.fixture(scope="module")
def admin(stack):
    return identity_client(stack, True)


@pytest.fixture
def pool(stack):
    return make_identity_pool(stack)


def test_a_pool_is_described_as_it_was_made(stack, admin):
    settings = {
        "IdentityPoolName": unique("a pool"),
        "AllowUnauthenticatedIdentities": False,
        "AllowClassicFlow": True,
        "SupportedLoginProviders": {GOOGLE: "app.example"},
        "DeveloperProviderName": DEVELOPER,
        "OpenIdConnectProviderARNs": [f"arn:aws:iam::{ACCOUNT}:oidc-provider/id.example"],
        "CognitoIdentityProviders": [
            {
                "ProviderName": "cognito-idp.us-east-1.amazonaws.com/us-east-1_abcdefghi",
                "ClientId": "client",
                "ServerSideTokenCheck": True,
            }
        ],
        "SamlProviderARNs": [f"arn:aws:iam::{ACCOUNT}:saml-provider/office"],
        "IdentityPoolTags": {"team": "red"},
    }
    made = admin.create_identity_pool(**settings)
    made.pop("ResponseMetadata")
    assert made["IdentityPoolId"].startswith(f"{stack.region}:")
    assert made == settings | {"IdentityPoolId": made["IdentityPoolId"]}
    told = admin.describe_identity_pool(IdentityPoolId=made["IdentityPoolId"])
    told.pop("ResponseMetadata")
    assert told == made


def test_what_terraform_sends(admin):
    """Its updates carry neither the developer provider name nor tags, which have their own calls."""
    made = admin.create_identity_pool(
        IdentityPoolName=unique("terraform"),
        AllowUnauthenticatedIdentities=False,
        AllowClassicFlow=False,
        DeveloperProviderName=DEVELOPER,
        IdentityPoolTags={"team": "red", "stage": "test"},
    )
    name = made["IdentityPoolId"]
    arn = f"arn:aws:cognito-identity:us-east-1:{ACCOUNT}:identitypool/{name}"
    admin.update_identity_pool(
        IdentityPoolId=name,
        AllowUnauthenticatedIdentities=True,
        AllowClassicFlow=False,
        IdentityPoolName=made["IdentityPoolName"],
        CognitoIdentityProviders=[{"ProviderName": "cognito-idp.us-east-1.amazonaws.com/us-east-1_abcdefghi", "ClientId": "client"}],
        SupportedLoginProviders={},
        OpenIdConnectProviderARNs=[],
        SamlProviderARNs=[],
    )
    admin.untag_resource(ResourceArn=arn, TagKeys=["stage"])
    admin.tag_resource(ResourceArn=arn, Tags={"team": "blue"})
    told = admin.describe_identity_pool(IdentityPoolId=name)
    assert told["DeveloperProviderName"] == DEVELOPER
    assert told["IdentityPoolTags"] == {"team": "blue"}
    assert told["AllowUnauthenticatedIdentities"] is True
    assert told["AllowClassicFlow"] is False
    assert told["CognitoIdentityProviders"][0]["ServerSideTokenCheck"] is False
    assert admin.list_tags_for_resource(ResourceArn=arn)["Tags"] == {"team": "blue"}
    mapping = {
        GOOGLE: {
            "Type": "Rules",
            "AmbiguousRoleResolution": "AuthenticatedRole",
            "RulesConfiguration": {
                "Rules": [
                    {"Claim": "isAdmin", "MatchType": "Equals", "Value": "paid", "RoleARN": READER}
                ]
            },
        }
    }
    admin.set_identity_pool_roles(
        IdentityPoolId=name, Roles={"authenticated": READER}, RoleMappings=mapping
    )
    roles = admin.get_identity_pool_roles(IdentityPoolId=name)
    assert (roles["Roles"], roles["RoleMappings"]) == ({"authenticated": READER}, mapping)
    admin.set_principal_tag_attribute_map(
        IdentityPoolId=name, IdentityProviderName=GOOGLE, UseDefaults=False, PrincipalTags={"t": "c"}
    )
    told = admin.get_principal_tag_attribute_map(IdentityPoolId=name, IdentityProviderName=GOOGLE)
    assert (told["UseDefaults"], told["PrincipalTags"]) == (False, {"t": "c"})
    admin.set_principal_tag_attribute_map(
        IdentityPoolId=name, IdentityProviderName=GOOGLE, UseDefaults=True, PrincipalTags={"t": "c"}
    )
    # Terraform sends both where only the tags are written.
    told = admin.get_principal_tag_attribute_map(IdentityPoolId=name, IdentityProviderName=GOOGLE)
    assert (told["UseDefaults"], told["PrincipalTags"]) == (True, {"t": "c"})
    admin.set_principal_tag_attribute_map(
        IdentityPoolId=name, IdentityProviderName=GOOGLE, UseDefaults=True, PrincipalTags={}
    )
    assert admin.get_principal_tag_attribute_map(
        IdentityPoolId=name, IdentityProviderName=GOOGLE
    )["UseDefaults"]
    admin.set_identity_pool_roles(IdentityPoolId=name, Roles={}, RoleMappings={})
    assert admin.get_identity_pool_roles(IdentityPoolId=name)["Roles"] == {}
    admin.delete_identity_pool(IdentityPoolId=name)
    with refused("ResourceNotFoundException", f"IdentityPool '{name}' not found."):
        admin.describe_identity_pool(IdentityPoolId=name)


def test_the_developer_provider_name_stays(admin, pool):
    with refused(
        "InvalidParameterException",
        "You cannot change the developer provider name after it is set.",
    ):
        admin.update_identity_pool(
            IdentityPoolId=pool.id,
            IdentityPoolName="x",
            AllowUnauthenticatedIdentities=True,
            DeveloperProviderName="another",
        )
    assert admin.describe_identity_pool(IdentityPoolId=pool.id)["DeveloperProviderName"] == DEVELOPER


def test_a_deleted_pool_takes_its_identities_along(pool):
    guest = pool.guest()
    pool.admin.delete_identity_pool(IdentityPoolId=pool.id)
    with refused("ResourceNotFoundException", f"IdentityPool '{pool.id}' not found."):
        pool.public.get_id(IdentityPoolId=pool.id)
    with refused("ResourceNotFoundException", f"Identity '{guest}' not found."):
        pool.public.get_credentials_for_identity(IdentityId=guest)
    with refused("ResourceNotFoundException", f"IdentityPool '{pool.id}' not found."):
        pool.admin.delete_identity_pool(IdentityPoolId=pool.id)


def test_pools_are_listed_by_region_and_pages(stack):
    admin = identity_client(stack, True, region_name="eu-north-1")
    made = [
        admin.create_identity_pool(
            IdentityPoolName=unique("listed"), AllowUnauthenticatedIdentities=False
        )["IdentityPoolId"]
        for _ in range(5)
    ]
    pages = admin.get_paginator("list_identity_pools").paginate(PaginationConfig={"PageSize": 2})
    listed = [pool["IdentityPoolId"] for page in pages for pool in page["IdentityPools"]]
    # Of pools that are made in one millisecond the ids tell the order.
    assert sorted(listed) == sorted(made)
    assert all(name.startswith("eu-north-1:") for name in made)
    first = admin.list_identity_pools(MaxResults=2)
    with refused("InvalidSignatureException"):
        identity_client(stack, True).describe_identity_pool(IdentityPoolId=made[0])
    with refused("InvalidParameterException", "Invalid pagination token given."):
        identity_client(stack, True).list_identity_pools(
            MaxResults=2, NextToken=first["NextToken"]
        )


FOREIGN = "arn:aws:iam::999999999999:role/reader"


@pytest.mark.parametrize(
    "roles, mapping",
    [
        ({"authenticated": FOREIGN}, None),
        ({"authenticated": f"arn:aws:iam::{ACCOUNT}:user/reader"}, None),
        ({}, {"Type": "Token"}),
        ({}, {"Type": "Rules", "AmbiguousRoleResolution": "Deny"}),
    ],
)
def test_roles_that_cannot_be(pool, roles, mapping):
    mappings = {"RoleMappings": {GOOGLE: mapping}} if mapping else {}
    with refused("InvalidParameterException"):
        pool.admin.set_identity_pool_roles(IdentityPoolId=pool.id, Roles=roles, **mappings)
    told = pool.admin.get_identity_pool_roles(IdentityPoolId=pool.id)
    assert told["Roles"] == {"authenticated": READER, "unauthenticated": GUEST}


def test_what_is_not_there(admin):
    not_found = f"IdentityPool '{UNKNOWN}' not found."
    for call, more in (
        (admin.describe_identity_pool, {}),
        (admin.delete_identity_pool, {}),
        (admin.get_identity_pool_roles, {}),
        (admin.set_identity_pool_roles, {"Roles": {}}),
        (admin.get_principal_tag_attribute_map, {"IdentityProviderName": GOOGLE}),
        (admin.set_principal_tag_attribute_map, {"IdentityProviderName": GOOGLE}),
        (admin.list_identities, {"MaxResults": 1}),
        (admin.update_identity_pool, {"IdentityPoolName": "x", "AllowUnauthenticatedIdentities": True}),
    ):
        with refused("ResourceNotFoundException", not_found):
            call(IdentityPoolId=UNKNOWN, **more)
    with refused("InvalidParameterException"):
        admin.list_tags_for_resource(ResourceArn="arn:aws:cognito-idp:us-east-1:1:userpool/x")
    with refused("InvalidParameterException"):
        admin.create_identity_pool(
            IdentityPoolName="x",
            AllowUnauthenticatedIdentities=True,
            OpenIdConnectProviderARNs=["arn:aws:iam::1:role/no-provider"],
        )
