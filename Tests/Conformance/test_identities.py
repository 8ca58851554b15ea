"""Identities by boto3: guests, users of a user pool, linking, merging and deletion (DID-25 to DID-31)."""

from concurrent.futures import ThreadPoolExecutor

import jwt
import pytest

from support.clients import make_pool
from support.identity_pools import GUEST, UNKNOWN, claims, make_identity_pool, refused
from support.instances import second_instance
from support.stack import make_stack
from support.waiting import wait_until

FEDERATION = "gatehouse-identity-federation"


@pytest.fixture(scope="module")
def users(stack):
    return make_pool(stack)


@pytest.fixture(scope="module")
def pool(stack, users):
    """An identity pool whose users come from the user pool."""
    return make_identity_pool(stack, CognitoIdentityProviders=[provider(stack, users)])


def provider(stack, users):
    return {"ProviderName": key(stack, users), "ClientId": users.client_id}


def key(stack, users):
    return f"cognito-idp.{stack.region}.amazonaws.com/{users.id}"


def logins(stack, users, name):
    return {key(stack, users): users.sign_in(name)["IdToken"]}


def test_a_guest_gets_a_token_and_credentials(pool):
    guest = pool.guest()
    answer = pool.public.get_open_id_token(IdentityId=guest)
    told = claims(answer["Token"])
    assert answer["IdentityId"] == guest
    assert (told["aud"], told["sub"], told["amr"]) == (pool.id, guest, ["unauthenticated"])
    assert told["exp"] - told["iat"] == 600
    credentials = pool.public.get_credentials_for_identity(IdentityId=guest)
    assert credentials["IdentityId"] == guest
    assert credentials["Credentials"]["AccessKeyId"].startswith("ASIA")
    assert pool.guest() != guest


def test_a_user_of_a_user_pool(stack, users, pool):
    name = users.user()
    given = logins(stack, users, name)
    first = pool.public.get_id(IdentityPoolId=pool.id, Logins=given)["IdentityId"]
    assert pool.public.get_id(IdentityPoolId=pool.id, Logins=given)["IdentityId"] == first
    described = pool.admin.describe_identity(IdentityId=first)
    assert described["Logins"] == [key(stack, users)]
    token = pool.public.get_open_id_token(IdentityId=first, Logins=given)["Token"]
    sub = claims(given[key(stack, users)])["sub"]
    assert claims(token)["amr"] == [
        "authenticated",
        key(stack, users),
        f"{key(stack, users)}:{users.id}:CognitoSignIn:{sub}",
    ]
    with refused("NotAuthorizedException", f"Access to Identity '{first}' is forbidden."):
        pool.public.get_credentials_for_identity(IdentityId=first)


def test_a_user_whose_pool_changes_its_algorithm(stack):
    """E.1.15: tokens of both algorithms name one identity."""
    users = make_pool(stack)
    pool = make_identity_pool(stack, CognitoIdentityProviders=[provider(stack, users)])
    name = users.user()
    old = logins(stack, users, name)
    first = pool.public.get_id(IdentityPoolId=pool.id, Logins=old)["IdentityId"]
    users.admin.tag_resource(
        ResourceArn=users.admin.describe_user_pool(UserPoolId=users.id)["UserPool"]["Arn"],
        Tags={"gatehouse:token-signing-algorithm": "ES256"},
    )
    new = {}
    wait_until(
        lambda: new.update(logins(stack, users, name))
        or jwt.get_unverified_header(new[key(stack, users)])["alg"] == "ES256",
        "the new keys never signed",
    )
    for given in (new, old):
        assert pool.public.get_id(IdentityPoolId=pool.id, Logins=given)["IdentityId"] == first
        answer = pool.public.get_open_id_token(IdentityId=first, Logins=given)
        assert claims(answer["Token"])["sub"] == first


def test_amplify_takes_the_key_from_the_issuer(stack, users, pool):
    given = users.sign_in(users.user())["IdToken"]
    issuer = claims(given)["iss"].split("://")[1]
    one = pool.public.get_id(IdentityPoolId=pool.id, Logins={issuer: given})["IdentityId"]
    other = pool.public.get_id(
        IdentityPoolId=pool.id, Logins={key(stack, users): given}
    )["IdentityId"]
    assert one == other


def test_a_guest_signs_in(stack, users, pool):
    """The first login keeps the guest's id, a known one takes the guest in."""
    given = logins(stack, users, users.user())
    guest = pool.guest()
    kept = pool.public.get_credentials_for_identity(IdentityId=guest, Logins=given)
    assert kept["IdentityId"] == guest
    second = pool.guest()
    for _ in range(2):
        moved = pool.public.get_credentials_for_identity(IdentityId=second, Logins=given)
        assert moved["IdentityId"] == guest
    with refused("NotAuthorizedException", f"Access to Identity '{second}' is forbidden."):
        pool.public.get_credentials_for_identity(IdentityId=second)
    assert pool.admin.describe_identity(IdentityId=second).get("Logins", []) == []
    assert second in pool.identities()
    assert second not in pool.identities(HideDisabled=True)


def test_a_stranger_cannot_take_an_identity(stack, users, pool):
    victim = pool.public.get_id(
        IdentityPoolId=pool.id, Logins=logins(stack, users, users.user())
    )["IdentityId"]
    stranger = logins(stack, users, users.user())
    sentence = (
        "Logins don't match. Please include at least one valid login for this identity or "
        "identity pool."
    )
    for call in (pool.public.get_credentials_for_identity, pool.public.get_open_id_token):
        with refused("NotAuthorizedException", sentence):
            call(IdentityId=victim, Logins=stranger)
    with refused("NotAuthorizedException", sentence):
        pool.public.unlink_identity(
            IdentityId=victim, Logins=stranger, LoginsToRemove=[key(stack, users)]
        )


def test_without_its_last_login_an_identity_cannot_be_used(stack, users, pool):
    given = logins(stack, users, users.user())
    identity = pool.public.get_id(IdentityPoolId=pool.id, Logins=given)["IdentityId"]
    with refused("ResourceNotFoundException"):
        pool.public.unlink_identity(
            IdentityId=identity, Logins=given, LoginsToRemove=["graph.facebook.com"]
        )
    pool.public.unlink_identity(
        IdentityId=identity, Logins=given, LoginsToRemove=[key(stack, users)]
    )
    for more in ({}, {"Logins": given}):
        with refused("NotAuthorizedException", f"Access to Identity '{identity}' is forbidden."):
            pool.public.get_credentials_for_identity(IdentityId=identity, **more)
    assert pool.public.get_id(IdentityPoolId=pool.id, Logins=given)["IdentityId"] != identity


def test_refusals(stack, users, pool):
    closed = make_identity_pool(stack, AllowUnauthenticatedIdentities=False)
    with refused(
        "NotAuthorizedException",
        "Unauthenticated access is not supported for this identity pool.",
    ):
        closed.guest()
    with refused(
        "NotAuthorizedException",
        "Token is not from a supported provider of this identity pool.",
    ):
        closed.public.get_id(
            IdentityPoolId=closed.id, Logins=logins(stack, users, users.user())
        )
    with refused("ResourceNotFoundException", f"Identity '{UNKNOWN}' not found."):
        pool.public.get_credentials_for_identity(IdentityId=UNKNOWN)
    with refused("ResourceNotFoundException", f"IdentityPool '{pool.id}' not found."):
        pool.public.get_id(IdentityPoolId=pool.id, AccountId="999999999999")
    token = pool.public.get_open_id_token(IdentityId=pool.guest())["Token"]
    for name in ("cognito-identity.amazonaws.com", "login.example"):
        with refused(
            "NotAuthorizedException", "Invalid login token. Can't pass in a Cognito token."
        ):
            pool.public.get_id(IdentityPoolId=pool.id, Logins={name: token})
    basic = make_identity_pool(stack, AllowClassicFlow=False)
    with refused(
        "InvalidParameterException",
        "Basic (classic) flow is not enabled, please use enhanced flow.",
    ):
        basic.public.get_open_id_token(IdentityId=basic.guest())


def test_a_pool_without_a_role_gives_no_credentials(stack):
    pool = make_identity_pool(stack)
    pool.admin.set_identity_pool_roles(IdentityPoolId=pool.id, Roles={"authenticated": GUEST})
    with refused(
        "InvalidIdentityPoolConfigurationException",
        "Invalid identity pool configuration. Check assigned IAM roles for this pool.",
    ):
        pool.public.get_credentials_for_identity(IdentityId=pool.guest())


def test_identities_are_listed_in_pages_and_deleted(stack):
    pool = make_identity_pool(stack)
    made = sorted(pool.guest() for _ in range(5))
    listed, token = [], {}
    while True:
        page = pool.admin.list_identities(IdentityPoolId=pool.id, MaxResults=2, **token)
        listed += [identity["IdentityId"] for identity in page["Identities"]]
        if "NextToken" not in page:
            break
        token = {"NextToken": page["NextToken"]}
    assert listed == made
    answer = pool.admin.delete_identities(IdentityIdsToDelete=[*made[:2], UNKNOWN, "us-east-1:abc"])
    assert answer["UnprocessedIdentityIds"] == [
        {"IdentityId": "us-east-1:abc", "ErrorCode": "AccessDenied"}
    ]
    assert pool.identities() == made[2:]
    with refused("ResourceNotFoundException", f"Identity '{made[0]}' not found."):
        pool.admin.describe_identity(IdentityId=made[0])


def test_two_instances_make_one_identity():
    with make_stack() as stack:
        stack.start()
        users = make_pool(stack)
        with second_instance(stack, FEDERATION):
            pool = make_identity_pool(stack, CognitoIdentityProviders=[provider(stack, users)])
            given = logins(stack, users, users.user())
            with ThreadPoolExecutor(20) as threads:
                found = threads.map(
                    lambda _: pool.public.get_id(IdentityPoolId=pool.id, Logins=given)["IdentityId"],
                    range(100),
                )
                assert len(set(found)) == 1
            assert len(pool.identities()) == 1
