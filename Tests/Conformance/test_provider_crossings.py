"""What changes here while a browser is at the provider: the answer counts by what is so when it comes."""

import pytest
import requests

from support.clients import unique
from support.exchanges import claims
from support.provider_sign_ins import (
    CALLBACK, add_issuer, authorize, federated_pool, follow, list_providers, redeem, sign_in, told, users,
)
from support.stack import make_stack
from support.upstream import Upstream


@pytest.fixture(scope="module")
def upstream():
    running = Upstream()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer}
        yield running.start()


@pytest.fixture
def pool(stack, upstream):
    upstream.subject = unique("ada")
    made = federated_pool(stack)
    add_issuer(made, "Corp", upstream.issuer)
    list_providers(made, "COGNITO", "Corp")
    return made


class Away:
    """A browser at the provider, whose user has signed in there."""

    def __init__(self, pool, upstream):
        self.pool, self.browser = pool, requests.Session()
        begun = follow(pool, self.browser, authorize(pool, self.browser, "Corp"), stop=upstream.issuer)
        self.answer = self.browser.get(begun.headers["Location"], allow_redirects=False, timeout=60)

    def come_back(self):
        return follow(self.pool, self.browser, self.answer)


def username(pool, upstream) -> str:
    """A user of the provider who has been here before."""
    with requests.Session() as browser:
        code = sign_in(pool, browser, "Corp")["code"]
    redeem(pool, code)
    return f"Corp_{upstream.subject}"


def test_fed_10_a_user_who_is_disabled_meanwhile_does_not_get_in(pool, upstream):
    name = username(pool, upstream)
    away = Away(pool, upstream)
    pool.admin.admin_disable_user(UserPoolId=pool.id, Username=name)
    end = told(away.come_back())
    assert "code" not in end and end["error"] == "access_denied"
    pool.admin.admin_enable_user(UserPoolId=pool.id, Username=name)
    # The answer counted once, whatever became of it.
    assert away.browser.get(away.answer.headers["Location"], allow_redirects=False).status_code == 400


def test_fed_10_a_user_who_is_deleted_meanwhile_is_a_new_one(pool, upstream):
    name = username(pool, upstream)
    before = pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)
    away = Away(pool, upstream)
    pool.admin.admin_delete_user(UserPoolId=pool.id, Username=name)
    tokens = redeem(pool, told(away.come_back())["code"])
    former = next(each["Value"] for each in before["UserAttributes"] if each["Name"] == "sub")
    assert claims(tokens["id_token"])["sub"] != former
    assert users(pool) == [name]


def test_lnk_4_an_identity_that_is_unlinked_meanwhile_is_a_new_user(pool, upstream):
    source = {
        "ProviderName": "Corp", "ProviderAttributeName": "Cognito_Subject",
        "ProviderAttributeValue": upstream.subject,
    }
    own = pool.user()
    pool.admin.admin_link_provider_for_user(
        UserPoolId=pool.id, SourceUser=source,
        DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": own},
    )
    away = Away(pool, upstream)
    pool.admin.admin_disable_provider_for_user(UserPoolId=pool.id, User=source)
    tokens = redeem(pool, told(away.come_back())["code"])
    assert claims(tokens["id_token"])["cognito:username"] == f"Corp_{upstream.subject}"


def test_lnk_4_a_browser_that_an_unlinked_identity_has_signed_in_is_asked_anew(pool, upstream):
    """Else a stolen account would go on for as long as its browser's session lasts."""
    source = {
        "ProviderName": "Corp", "ProviderAttributeName": "Cognito_Subject",
        "ProviderAttributeValue": upstream.subject,
    }
    own = pool.user()
    pool.admin.admin_link_provider_for_user(
        UserPoolId=pool.id, SourceUser=source,
        DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": own},
    )
    with requests.Session() as browser:
        assert sign_in(pool, browser, "Corp")["code"]
        silent = {"identity_provider": None, "prompt": "none"}
        assert told(follow(pool, browser, authorize(pool, browser, "Corp", **silent)))["code"]
        pool.admin.admin_disable_provider_for_user(UserPoolId=pool.id, User=source)
        asked = follow(pool, browser, authorize(pool, browser, "Corp", **silent))
        assert told(asked)["error"] == "login_required"


def test_idp_6_a_provider_that_is_deleted_meanwhile_signs_nobody_in(pool, upstream):
    away = Away(pool, upstream)
    pool.admin.delete_identity_provider(UserPoolId=pool.id, ProviderName="Corp")
    end = away.come_back()
    assert "code=" not in end.headers.get("Location", "") and end.status_code < 500
    assert users(pool) == []
    # A provider of the same name is another one: the former one's answer is not its own.
    add_issuer(pool, "Corp", upstream.issuer)
    list_providers(pool, "COGNITO", "Corp")
    again = away.browser.get(away.answer.headers["Location"], allow_redirects=False, timeout=60)
    assert again.status_code == 400 and users(pool) == []


def test_fed_3_a_provider_whose_application_changes_meanwhile_is_believed_by_the_new_one_alone(pool, upstream):
    away = Away(pool, upstream)
    pool.admin.update_identity_provider(
        UserPoolId=pool.id, ProviderName="Corp",
        ProviderDetails={
            "client_id": "another-app", "client_secret": "their-secret", "authorize_scopes": "openid",
            "attributes_request_method": "GET", "oidc_issuer": upstream.issuer,
        },
    )
    upstream.token_changes = {"aud": "our-app"}
    try:
        assert told(away.come_back())["error"] == "invalid_request"
    finally:
        upstream.token_changes = {}
    assert users(pool) == []


def test_idp_7_a_client_that_loses_the_provider_meanwhile_gets_no_code(pool, upstream):
    away = Away(pool, upstream)
    list_providers(pool, "COGNITO")
    assert told(away.come_back())["error"] in ("access_denied", "invalid_request")
    assert users(pool) == []


def test_fed_1_a_client_that_is_deleted_meanwhile_is_told_nothing(pool, upstream):
    away = Away(pool, upstream)
    pool.admin.delete_user_pool_client(UserPoolId=pool.id, ClientId=pool.client_id)
    end = away.come_back()
    assert end.status_code == 400 and "Location" not in end.headers
    assert users(pool) == []


def test_fed_1_an_address_that_the_client_loses_meanwhile_gets_no_code(pool, upstream):
    away = Away(pool, upstream)
    list_providers(pool, "COGNITO", "Corp", CallbackURLs=["https://other.example/callback"])
    end = away.come_back()
    assert CALLBACK not in end.headers.get("Location", "") and end.status_code == 400


def test_ses_43_who_signed_out_everywhere_meanwhile_is_signed_in_by_the_fresh_answer(pool, upstream):
    """The user proves who it is after the sign-out; what was given before it stays ended."""
    with requests.Session() as browser:
        former = redeem(pool, sign_in(pool, browser, "Corp")["code"])
    away = Away(pool, upstream)
    pool.admin.admin_user_global_sign_out(UserPoolId=pool.id, Username=f"Corp_{upstream.subject}")
    assert redeem(pool, told(away.come_back())["code"])["access_token"]
    refreshed = requests.post(
        f"{pool.stack.endpoint}/oauth2/token", timeout=60,
        data={
            "grant_type": "refresh_token", "client_id": pool.client_id, "refresh_token": former["refresh_token"],
        },
    )
    assert refreshed.json()["error"] == "invalid_grant"


def test_fed_1_a_pool_that_is_deleted_meanwhile_ends_the_way(pool, upstream):
    away = Away(pool, upstream)
    domain = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Domain"]
    pool.admin.delete_user_pool_domain(Domain=domain, UserPoolId=pool.id)
    pool.admin.delete_user_pool(UserPoolId=pool.id)
    end = away.come_back()
    assert "Location" not in end.headers and 400 <= end.status_code < 500
