"""A provider's own tokens end with the user, the identity, the provider and the pool that they are of (FED-9)."""

import threading

import pytest

from support.exchanges import claims
from support.kept_tokens import KEEPS, Kept
from support.stack import make_stack
from support.upstream import Upstream


class Slow(Upstream):
    """Answers a refresh when a test says so."""

    def __init__(self):
        self.is_held, self.is_asked, self.is_free = False, threading.Event(), threading.Event()
        super().__init__()

    def exchange(self, form):
        if self.is_held and form.get("grant_type") == "refresh_token":
            self.is_asked.set()
            assert self.is_free.wait(60)
        return super().exchange(form)


@pytest.fixture(scope="module")
def upstream():
    running = Slow()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer}
        yield running.start()


@pytest.fixture
def kept(stack, upstream):
    return Kept(stack, upstream, KEEPS)


def test_fed_9_the_tokens_of_a_deleted_user_go_with_it(kept):
    token = kept.sign_in()
    assert kept.rows() == 1
    kept.pool.admin.admin_delete_user(UserPoolId=kept.pool.id, Username=claims(token)["username"])
    assert kept.rows() == 0
    # The same person is another user, who has tokens of its own.
    again = kept.sign_in()
    assert kept.rows() == 1 and claims(again)["sub"] != claims(token)["sub"]
    assert kept.ask(token)[1]["error"] == "invalid_grant"


def link(kept) -> dict:
    """Links the provider's user to one of the pool's own; returns it as administrators name it."""
    source = {
        "ProviderName": "Corp", "ProviderAttributeName": "Cognito_Subject",
        "ProviderAttributeValue": kept.upstream.subject,
    }
    kept.pool.admin.admin_link_provider_for_user(
        UserPoolId=kept.pool.id, SourceUser=source,
        DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": kept.pool.user()},
    )
    return source


def test_fed_9_the_tokens_of_an_unlinked_identity_go_with_it(kept):
    source = link(kept)
    token = kept.sign_in()
    assert kept.rows() == 1 and kept.ask(token)[0] == 200
    kept.pool.admin.admin_disable_provider_for_user(UserPoolId=kept.pool.id, User=source)
    assert kept.rows() == 0
    assert kept.ask(token)[1]["error"] == "invalid_grant"


def test_fed_9_the_tokens_of_a_deleted_provider_and_pool_go_with_them(kept, stack, upstream):
    kept.sign_in()
    kept.pool.admin.delete_identity_provider(UserPoolId=kept.pool.id, ProviderName="Corp")
    assert kept.rows() == 0
    other = Kept(stack, upstream, KEEPS)
    other.sign_in()
    assert other.rows() == 1
    domain = other.pool.admin.describe_user_pool(UserPoolId=other.pool.id)["UserPool"]["Domain"]
    other.pool.admin.delete_user_pool_domain(Domain=domain, UserPoolId=other.pool.id)
    other.pool.admin.delete_user_pool(UserPoolId=other.pool.id)
    assert other.rows() == 0


def test_fed_9_a_refresh_brings_back_no_tokens_of_a_deleted_user(kept, upstream):
    upstream.token_members = {"refresh_token": "first", "expires_in": 30}
    token = kept.sign_in()
    upstream.refreshed = {"access_token": "second", "refresh_token": "next", "expires_in": 3600}
    upstream.is_asked.clear()
    upstream.is_free.clear()
    upstream.is_held, answers = True, []
    asking = threading.Thread(target=lambda: answers.append(kept.ask(token)))
    asking.start()
    try:
        assert upstream.is_asked.wait(60)
        kept.pool.admin.admin_delete_user(UserPoolId=kept.pool.id, Username=claims(token)["username"])
    finally:
        upstream.is_held = False
        upstream.is_free.set()
        asking.join()
    assert answers[0][1]["error"] == "invalid_grant"
    assert kept.rows() == 0


def test_fed_9_a_refresh_token_goes_to_no_other_application_of_the_provider(kept, upstream):
    """Who changes the provider's settings must not get what its users have entrusted to the former ones."""
    upstream.token_members = {"refresh_token": "first", "expires_in": 30}
    token = kept.sign_in()
    described = kept.pool.admin.describe_identity_provider(UserPoolId=kept.pool.id, ProviderName="Corp")
    details = described["IdentityProvider"]["ProviderDetails"]
    known = ("client_secret", "authorize_scopes", "attributes_request_method", "oidc_issuer")
    kept.pool.admin.update_identity_provider(
        UserPoolId=kept.pool.id, ProviderName="Corp",
        ProviderDetails={name: details[name] for name in known} | {"client_id": "another-app"},
    )
    upstream.refreshed = {"access_token": "stolen", "expires_in": 3600}
    count = len(upstream.exchanged)
    assert kept.ask(token)[1]["error"] == "invalid_grant"
    assert len(upstream.exchanged) == count and kept.rows() == 0
