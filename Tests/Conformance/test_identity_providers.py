"""The outside providers of user pools, as boto3 and Terraform set them up (IDP-1 to IDP-6)."""

import re

import pytest
from botocore.exceptions import ClientError

from support.clients import ALL_FLOWS, make_pool, unique
from support.saml import SamlProvider
from support.saml_office import metadata
from support.stack import make_stack

DERIVED = {
    "authorize_url", "token_url", "attributes_url", "jwks_uri", "attributes_url_add_attributes",
}


@pytest.fixture(scope="module")
def stack(providers):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": providers.issuer}
        yield running.start()


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack, {"Schema": [{"Name": "team", "AttributeDataType": "String"}]})


def details(providers, **changes) -> dict:
    given = {
        "client_id": "our-app",
        "client_secret": "their-secret",
        "authorize_scopes": "openid email",
        "attributes_request_method": "GET",
        "oidc_issuer": providers.issuer,
    } | changes
    return {name: value for name, value in given.items() if value is not None}


def create(pool, providers, name=None, **arguments) -> dict:
    return pool.admin.create_identity_provider(
        **{
            "UserPoolId": pool.id,
            "ProviderName": name or unique("provider"),
            "ProviderType": "OIDC",
            "ProviderDetails": details(providers),
        }
        | arguments
    )["IdentityProvider"]


def refused(call, **arguments) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def test_idp_2_describe_tells_what_was_given_and_what_was_derived(pool, providers):
    name = unique("provider")
    mapping = {"email": "email", "custom:team": "https://example.com/team", "username": "sub"}
    made = create(pool, providers, name, AttributeMapping=mapping, IdpIdentifiers=["corp.example"])
    told = pool.admin.describe_identity_provider(UserPoolId=pool.id, ProviderName=name)
    assert told["IdentityProvider"] == made
    assert made["AttributeMapping"] == mapping
    assert made["IdpIdentifiers"] == ["corp.example"]
    assert made["ProviderType"] == "OIDC" and made["UserPoolId"] == pool.id
    given = details(providers)
    assert {key: made["ProviderDetails"][key] for key in given} == given
    assert set(made["ProviderDetails"]) - set(given) == DERIVED
    assert made["ProviderDetails"]["jwks_uri"] == f"{providers.issuer}/keys"
    assert made["ProviderDetails"]["attributes_url_add_attributes"] == "false"
    again = pool.admin.get_identity_provider_by_identifier(
        UserPoolId=pool.id, IdpIdentifier="corp.example"
    )
    assert again["IdentityProvider"] == made
    # Terraform sends back what it was told: nothing may differ then.
    updated = pool.admin.update_identity_provider(
        UserPoolId=pool.id, ProviderName=name, ProviderDetails=made["ProviderDetails"]
    )["IdentityProvider"]
    assert {k: v for k, v in updated.items() if k != "LastModifiedDate"} == {
        k: v for k, v in made.items() if k != "LastModifiedDate"
    }


def test_without_a_mapping_the_username_is_mapped(pool, providers):
    assert create(pool, providers)["AttributeMapping"] == {"username": "sub"}


def test_social_providers_have_their_documented_addresses(stack):
    pool = make_pool(stack)
    application = {"client_id": "1", "client_secret": "s", "authorize_scopes": "email"}
    google = pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Google", ProviderType="Google",
        ProviderDetails=application,
    )["IdentityProvider"]["ProviderDetails"]
    assert google == application | {
        "authorize_url": "https://accounts.google.com/o/oauth2/v2/auth",
        "token_url": "https://www.googleapis.com/oauth2/v4/token",
        "token_request_method": "POST",
        "attributes_url": "https://people.googleapis.com/v1/people/me?personFields=",
        "attributes_url_add_attributes": "true",
        "oidc_issuer": "https://accounts.google.com",
    }
    facebook = pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Facebook", ProviderType="Facebook",
        ProviderDetails=application | {"api_version": "v21.0"},
    )["IdentityProvider"]["ProviderDetails"]
    assert facebook["token_url"] == "https://graph.facebook.com/v21.0/oauth/access_token"
    apple = {
        "client_id": "1", "team_id": "T", "key_id": "K", "private_key": "secret",
        "authorize_scopes": "email",
    }
    made = pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="SignInWithApple", ProviderType="SignInWithApple",
        ProviderDetails=apple,
    )["IdentityProvider"]["ProviderDetails"]
    assert "private_key" not in made and made["team_id"] == "T"
    # What is never told need not be sent again.
    pool.admin.update_identity_provider(
        UserPoolId=pool.id, ProviderName="SignInWithApple", ProviderDetails=made
    )


@pytest.mark.parametrize(
    "changes, sentence",
    [
        ({"client_id": None}, "ProviderDetails of type OIDC must have client_id."),
        ({"colour": "red"}, "Unexpected key colour in ProviderDetails of type OIDC."),
        ({"oidc_issuer": None}, "ProviderDetails of type OIDC must have authorize_url."),
        ({"attributes_request_method": "PUT"}, "attributes_request_method must be GET or POST."),
        ({"oidc_issuer": "not a url"}, "oidc_issuer is not an https:// URL"),
        ({"oidc_issuer": "https://169.254.169.254"}, "providers.allowed-hosts"),
        ({"jwks_uri": "http://localhost:1/keys"}, "providers.allowed-hosts"),
        # Browsers are sent there.
        ({"authorize_url": "javascript:alert(1)"}, "authorize_url"),
        ({"authorize_url": "https://a@evil.example/"}, "authorize_url"),
        ({"authorize_url": "https://evil.example/#x"}, "authorize_url"),
        ({"authorize_url": "https://evil.example/\r\nSet-Cookie: a=b"}, "authorize_url"),
    ],
)
def test_idp_1_and_3_wrong_details_are_named(pool, providers, changes, sentence):
    name = unique("provider")
    code, message = refused(
        pool.admin.create_identity_provider, UserPoolId=pool.id, ProviderName=name,
        ProviderType="OIDC", ProviderDetails=details(providers, **changes),
    )
    assert code == "InvalidParameterException" and sentence in message
    assert refused(
        pool.admin.describe_identity_provider, UserPoolId=pool.id, ProviderName=name
    )[0] == "ResourceNotFoundException"


@pytest.fixture(scope="module")
def saml():
    return SamlProvider()


@pytest.mark.parametrize(
    "changes, sentence",
    [
        ({"MetadataFile": None}, "must have either MetadataURL or MetadataFile"),
        ({"MetadataURL": "https://idp.example.com/m"}, "must have either MetadataURL or MetadataFile"),
        ({"MetadataFile": None, "MetadataURL": "http://idp.example.com/m"}, ""),
        ({"MetadataFile": None, "MetadataURL": "https://169.254.169.254/m"}, "providers.allowed-hosts"),
        ({"MetadataFile": "<a/>"}, ""),
        ({"MetadataFile": "&DOCTYPE&"}, ""),
        ({"MetadataFile": "&javascript&"}, ""),
        ({"MetadataFile": "&no-certificate&"}, ""),
        ({"IDPSignout": "maybe"}, "IDPSignout must be true or false."),
        ({"IDPInit": "1"}, "IDPInit must be true or false."),
        ({"EncryptedResponses": "yes"}, "EncryptedResponses must be true or false."),
        ({"RequestSigningAlgorithm": "rsa-sha1"}, "RequestSigningAlgorithm must be rsa-sha256."),
        ({"client_id": "x"}, "Unexpected key client_id in ProviderDetails of type SAML."),
    ],
    ids=str,
)
def test_idp_1_and_sam_21_wrong_details_of_saml_are_named(pool, saml, changes, sentence):
    good = metadata(saml)
    broken = {
        "&DOCTYPE&": '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' + good.partition("?>")[2],
        "&javascript&": metadata(saml, sign_on="javascript:alert(1)"),
        "&no-certificate&": re.sub("(?s)<md:KeyDescriptor.*</md:KeyDescriptor>", "", good),
    }
    given = {"MetadataFile": good} | {name: broken.get(value, value) for name, value in changes.items()}
    code, message = refused(
        pool.admin.create_identity_provider, UserPoolId=pool.id, ProviderName=unique("saml"), ProviderType="SAML",
        ProviderDetails={name: value for name, value in given.items() if value is not None},
    )
    assert code == "InvalidParameterException" and sentence in message
    assert "passwd" not in message and "root:" not in message


def test_names_types_and_mappings_are_checked(pool, providers):
    taken = create(pool, providers, IdpIdentifiers=["one"])["ProviderName"]
    given = {
        "UserPoolId": pool.id, "ProviderType": "OIDC", "ProviderDetails": details(providers),
    }
    create_ = pool.admin.create_identity_provider
    assert refused(create_, **given, ProviderName=taken)[0] == "DuplicateProviderException"
    for name, kind in [("Google", "OIDC"), ("MyGoogle", "Google")]:
        assert refused(create_, **given | {"ProviderType": kind}, ProviderName=name) == (
            "InvalidParameterException", f"Provider {name} cannot be of type {kind}."
        )
    assert refused(
        create_, **given, ProviderName=unique("p"), AttributeMapping={"custom:none": "x"}
    ) == (
        "InvalidParameterException",
        "AttributeMapping contains invalid mapping: [custom:none]",
    )
    assert refused(create_, **given, ProviderName=unique("p"), IdpIdentifiers=["one"])[0] == (
        "InvalidParameterException"
    )
    assert refused(create_, **given, ProviderName="_ab")[0] == "InvalidParameterException"
    unknown = given | {"UserPoolId": "us-east-1_AAAAAAAAA"}
    assert refused(create_, **unknown, ProviderName="abc")[0] == "ResourceNotFoundException"
    for call in [pool.admin.update_identity_provider, pool.admin.delete_identity_provider]:
        assert refused(call, UserPoolId=pool.id, ProviderName="nothing")[0] == (
            "ResourceNotFoundException"
        )


def test_idp_6_a_clients_list_loses_a_deleted_provider(stack, providers):
    pool = make_pool(stack)
    missing = refused(
        pool.admin.update_user_pool_client, UserPoolId=pool.id, ClientId=pool.client_id,
        SupportedIdentityProviders=["Corp"],
    )
    assert missing == (
        "InvalidParameterException",
        f"The provider Corp does not exist for User Pool {pool.id}.",
    )
    create(pool, providers, "Corp")
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, ExplicitAuthFlows=ALL_FLOWS,
        SupportedIdentityProviders=["COGNITO", "Corp"],
    )
    pool.admin.delete_identity_provider(UserPoolId=pool.id, ProviderName="Corp")
    client = pool.admin.describe_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    assert client["UserPoolClient"]["SupportedIdentityProviders"] == ["COGNITO"]
    assert pool.sign_in(pool.user())["IdToken"]


def test_listing_goes_on_behind_its_page_and_ends_with_the_pool(stack, providers):
    pool = make_pool(stack)
    names = sorted(create(pool, providers)["ProviderName"] for _ in range(3))
    found, token = [], None
    while True:
        page = pool.admin.list_identity_providers(
            UserPoolId=pool.id, MaxResults=2, **({"NextToken": token} if token else {})
        )
        found += [provider["ProviderName"] for provider in page["Providers"]]
        token = page.get("NextToken")
        if not token:
            break
    assert found == names
    pool.admin.delete_user_pool(UserPoolId=pool.id)
    assert refused(pool.admin.list_identity_providers, UserPoolId=pool.id)[0] == (
        "ResourceNotFoundException"
    )
