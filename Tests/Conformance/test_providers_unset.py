"""Where the operator says nothing of providers, each public one may be set up (IDP-3)."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique

DETAILS = {
    "client_id": "our-app",
    "client_secret": "their-secret",
    "authorize_scopes": "openid",
    "attributes_request_method": "GET",
}


def create(pool, **details) -> dict:
    return pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName=unique("provider"), ProviderType="OIDC",
        ProviderDetails=DETAILS | details,
    )["IdentityProvider"]


def refusal(pool, **details) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        create(pool, **details)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack)


def test_a_provider_whose_addresses_are_given_needs_no_discovery(pool):
    base = "https://login.example.com"
    addresses = {
        "oidc_issuer": base, "authorize_url": f"{base}/a", "token_url": f"{base}/t",
        "attributes_url": f"{base}/u", "jwks_uri": "https://keys.example.com/jwks",
    }
    made = create(pool, **addresses)
    assert {name: made["ProviderDetails"][name] for name in addresses} == addresses


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "169.254.169.254"],
)
def test_discovery_goes_to_no_address_of_the_own_network(pool, host):
    refused = refusal(pool, oidc_issuer=f"https://{host}")
    assert refused == ("InvalidParameterException", "Unable to contact well-known endpoint")


def test_only_the_usual_port_of_https_is_allowed(pool):
    for issuer in ("https://login.example.com:8443", "http://login.example.com"):
        code, message = refusal(pool, oidc_issuer=issuer)
        assert code == "InvalidParameterException" and "providers.allowed-hosts" in message


def test_a_provider_of_identity_pools_is_registered(stack):
    made = stack.control(
        "identity-providers", "create", "--oidc", "https://login.example.com", "--client-id", "app"
    )
    assert made.stdout.strip().startswith("arn:aws:iam::")
