"""AdminLinkProviderForUser and AdminDisableProviderForUser, as boto3 calls them (LNK-1 to LNK-4)."""

import json

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import unique
from support.exchanges import claims, user_of
from support.provider_sign_ins import add_issuer, federated_pool, list_providers, redeem, sign_in, users
from support.stack import make_stack
from support.upstream import Upstream

SUBJECT = "Cognito_Subject"


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
    upstream.subject, upstream.token_changes, upstream.token_status = unique("ada"), {}, 200
    upstream.claims = {"email": "ada@example.com", "name": "Ada"}
    made = federated_pool(stack)
    for name in ("Corp", "Other"):
        add_issuer(made, name, upstream.issuer, client_id=f"app-{name}")
    made.admin.create_identity_provider(
        UserPoolId=made.id, ProviderName="Facebook", ProviderType="Facebook", AttributeMapping={"email": "email"},
        ProviderDetails={"client_id": "app", "client_secret": "s", "authorize_scopes": "email"},
    )
    list_providers(made, "COGNITO", "Corp", "Other")
    return made


def identity(value, provider="Corp", attribute=SUBJECT) -> dict:
    found = {"ProviderName": provider, "ProviderAttributeValue": value}
    return found | ({"ProviderAttributeName": attribute} if attribute else {})


def link(pool, destination, source):
    pool.admin.admin_link_provider_for_user(
        UserPoolId=pool.id, SourceUser=source,
        DestinationUser=destination if isinstance(destination, dict) else identity(destination, "Cognito", None),
    )


def disable(pool, user):
    pool.admin.admin_disable_provider_for_user(UserPoolId=pool.id, User=user)


def refusal(call, *arguments) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        call(*arguments)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def there(pool, provider="Corp") -> dict:
    with requests.Session() as browser:
        return claims(redeem(pool, sign_in(pool, browser, provider)["code"])["id_token"])


def test_lnk_3_a_linked_sign_in_is_the_accounts_in_all_that_tokens_say(pool, upstream):
    name = pool.user(email="own@example.com", email_verified="true")
    pool.admin.create_group(UserPoolId=pool.id, GroupName="editors")
    pool.admin.admin_add_user_to_group(UserPoolId=pool.id, Username=name, GroupName="editors")
    before = user_of(pool, name)["Attributes"]
    link(pool, name, identity(upstream.subject))
    said = there(pool)
    assert (said["cognito:username"], said["sub"]) == (name, before["sub"])
    assert "editors" in said["cognito:groups"] and said["name"] == "Ada"
    (linked,) = json.loads(user_of(pool, name)["Attributes"]["identities"])
    assert linked["providerName"] == "Corp" and linked["userId"] == upstream.subject
    assert str(linked["primary"]).lower() == "false" and "dateCreated" in linked
    # A second one grows beside it, and the first stays as it was.
    link(pool, name, identity(upstream.subject, "Other"))
    assert there(pool, "Other")["sub"] == before["sub"]
    grown = json.loads(user_of(pool, name)["Attributes"]["identities"])
    assert linked in grown and {each["providerName"] for each in grown} == {"Corp", "Other"}
    assert users(pool) == [name]
    # What the provider says of another address is written, and is not verified (MAP-4).
    after = user_of(pool, name)["Attributes"]
    assert (after["email"], after["email_verified"]) == ("ada@example.com", "false")


def test_lnk_1_the_destination_may_be_a_user_of_a_provider_too(pool, upstream):
    first = there(pool)["cognito:username"]
    link(pool, identity(upstream.subject, "Corp"), identity(upstream.subject, "Other"))
    assert there(pool, "Other")["cognito:username"] == first
    identities = json.loads(user_of(pool, first)["Attributes"]["identities"])
    assert [(each["providerName"], str(each["primary"]).lower()) for each in identities] == [
        ("Corp", "true"), ("Other", "false"),
    ]


def test_lnk_1_the_attribute_of_a_destination_of_the_pools_own_is_ignored(pool, upstream):
    name = pool.user()
    link(pool, identity(name, "Cognito", "email"), identity(upstream.subject))
    assert there(pool)["cognito:username"] == name


@pytest.mark.parametrize("destination, source, code", [
    ("not-here", identity("x"), "UserNotFoundException"),
    (identity("unknown", "Corp"), identity("x", "Other"), "UserNotFoundException"),
    (None, identity("x", "Nowhere"), "ResourceNotFoundException"),
    # Social providers know a user by the subject alone; others by what is mapped.
    (None, identity("ada@example.com", "Facebook", "email"), "InvalidParameterException"),
    (None, identity("x", "Corp", "family_name"), "InvalidParameterException"),
    (None, identity("x", "Corp", "username"), "InvalidParameterException"),
    (None, identity("x", "Cognito"), "InvalidParameterException"),
    (None, identity("x", "Corp", None), "InvalidParameterException"),
    (None, {"ProviderName": "Corp", "ProviderAttributeName": SUBJECT}, "InvalidParameterException"),
], ids=str)
def test_lnk_1_what_cannot_be_linked_is_refused(pool, destination, source, code):
    name = pool.user()
    assert refusal(link, pool, destination or name, source)[0] == code
    assert "identities" not in user_of(pool, name)["Attributes"]


def test_lnk_1_a_user_of_the_pools_own_is_no_source(pool):
    """As Cognito says it (amplify-js#13334)."""
    name, other = pool.user(), pool.user()
    assert refusal(link, pool, name, identity(other, "Cognito")) == (
        "InvalidParameterException",
        "Invalid SourceUser: Cognito users with a username/password may not be passed in as a SourceUser, only as a "
        "DestinationUser",
    )


def test_lnk_1_an_identity_that_has_a_user_is_linked_to_no_other_and_five_are_the_most(pool, upstream):
    there(pool)
    name = pool.user()
    code, message = refusal(link, pool, name, identity(upstream.subject))
    assert code in ("InvalidParameterException", "AliasExistsException") and message
    for number in range(5):
        link(pool, name, identity(f"more-{number}"))
    assert refusal(link, pool, name, identity("sixth"))[0] == "LimitExceededException"
    disable(pool, identity("more-0"))
    link(pool, name, identity("sixth"))


def test_lnk_4_a_password_is_taken_and_an_identity_unlinked(pool, upstream):
    name = pool.user()
    link(pool, name, identity(upstream.subject))
    assert there(pool)["cognito:username"] == name
    disable(pool, identity(name, "Cognito"))
    assert refusal(pool.sign_in, name)[0] == "NotAuthorizedException"
    assert there(pool)["cognito:username"] == name
    disable(pool, identity(upstream.subject))
    assert there(pool)["cognito:username"] == f"Corp_{upstream.subject}"
    assert users(pool) == sorted([name, f"Corp_{upstream.subject}"])


@pytest.mark.parametrize("user, code", [
    (identity("unknown"), "UserNotFoundException"), (identity("not-here", "Cognito"), "UserNotFoundException"),
    (identity("x", "Nowhere"), "ResourceNotFoundException"),
    (identity("x", "Cognito", "email"), "InvalidParameterException"),
    (identity("x", "Corp", None), "InvalidParameterException"),
], ids=str)
def test_lnk_4_what_is_no_identity_is_refused(pool, user, code):
    assert refusal(disable, pool, user)[0] == code
