"""Which providers of logins are asked, and when one is left alone (IDP-3, IDP-4)."""

import pytest
from botocore.exceptions import ClientError

from support.clients import unique
from support.identity_pools import identity_client
from support.providers import Providers
from support.stack import make_stack
from support.waiting import wait_until

FACEBOOK = "graph.facebook.com"


class CountedProviders(Providers):
    """Knows how often it was asked."""

    asked = 0

    def _answer(self, path, access_token):
        self.asked += 1
        return super()._answer(path, access_token)


@pytest.fixture(scope="module")
def providers():
    running = CountedProviders()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(providers):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": f"{providers.issuer},*.corp.example,*.b.example:8443",
            "GATEHOUSE_PROVIDERS_FACEBOOK_URL": providers.issuer,
        }
        yield running.start()


def test_a_pattern_allows_the_hosts_below_it_alone(stack):
    def create(url):
        return stack.control(
            "identity-providers", "create", "--oidc", url, "--client-id", "app", check=False
        )

    for url in ["https://idp.corp.example", "https://a.b.corp.example/x", "https://a.b.example:8443"]:
        made = create(url)
        assert made.returncode == 0, made.stderr
    for url in [
        "https://corp.example", "https://evilcorp.example", "https://idp.corp.example:8443",
        "http://idp.corp.example", "https://corp.example.org", "https://a.b.example",
    ]:
        refused = create(url)
        assert refused.returncode != 0 and "providers.allowed-hosts" in refused.stderr, url


def test_a_provider_that_fails_is_left_alone_for_a_while(stack, providers):
    providers.access_tokens["good"] = ("application", "a-user")
    made = identity_client(stack, True).create_identity_pool(
        IdentityPoolName=unique("identities"), AllowUnauthenticatedIdentities=False,
        SupportedLoginProviders={FACEBOOK: "application"},
    )
    app = identity_client(stack, False)

    def outcome():
        try:
            app.get_id(IdentityPoolId=made["IdentityPoolId"], Logins={FACEBOOK: "good"})
        except ClientError as error:
            return error.response["Error"]["Code"]

    assert outcome() is None
    providers.is_down, providers.asked = True, 0
    assert [outcome() for _ in range(8)] == ["ExternalServiceException"] * 8
    assert providers.asked == 5
    # It is asked again after the pause, once, and is believed from then on.
    providers.is_down = False
    wait_until(lambda: outcome() is None, "the provider is not asked again")
    assert outcome() is None
