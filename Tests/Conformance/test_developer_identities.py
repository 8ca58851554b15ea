"""Developer identities by boto3: the developer's own system vouches for its users (DID-30)."""


import pytest

from support.clients import make_pool, unique
from support.identity_pools import DEVELOPER, OWN, claims, make_identity_pool, refused


@pytest.fixture(scope="module")
def pool(stack):
    return make_identity_pool(stack)


def test_a_user_gets_credentials_by_the_developers_token(pool):
    user = unique("ann")
    answer = pool.vouch(user, PrincipalTags={"team": "red"}, TokenDuration=60)
    identity, token = answer["IdentityId"], answer["Token"]
    told = claims(token)
    assert (told["aud"], told["sub"]) == (pool.id, identity)
    assert told["amr"] == ["authenticated", DEVELOPER, f"{DEVELOPER}:{pool.id}:{user}"]
    assert told["exp"] - told["iat"] == 60
    assert told["https://aws.amazon.com/tags"] == {"principal_tags": {"team": ["red"]}}
    given = pool.public.get_credentials_for_identity(IdentityId=identity, Logins={OWN: token})
    assert given["IdentityId"] == identity
    again = pool.vouch(user)
    assert again["IdentityId"] == identity
    assert claims(again["Token"])["exp"] - claims(again["Token"])["iat"] == 900


def test_a_token_is_good_for_its_identity_alone(stack, pool):
    ann, bob = pool.vouch(unique("ann")), pool.vouch(unique("bob"))
    with refused("NotAuthorizedException"):
        pool.public.get_credentials_for_identity(
            IdentityId=ann["IdentityId"], Logins={OWN: bob["Token"]}
        )
    other = make_identity_pool(stack).vouch("ann")
    with refused("NotAuthorizedException", "Invalid login token. Incorrect token audience."):
        pool.public.get_credentials_for_identity(
            IdentityId=ann["IdentityId"], Logins={OWN: other["Token"]}
        )
    with refused("NotAuthorizedException", "Invalid login token. Token signature invalid."):
        head, body, signature = ann["Token"].split(".")
        forged = ".".join((head, body, bob["Token"].split(".")[2]))
        pool.public.get_credentials_for_identity(
            IdentityId=ann["IdentityId"], Logins={OWN: forged}
        )
    for call in (pool.public.get_open_id_token, pool.public.unlink_identity):
        more = {"LoginsToRemove": [DEVELOPER]} if call == pool.public.unlink_identity else {}
        with refused(
            "NotAuthorizedException", "Invalid login token. Can't pass in a Cognito token."
        ):
            call(IdentityId=ann["IdentityId"], Logins={OWN: ann["Token"]}, **more)


def test_users_belong_to_one_identity_each(stack, pool):
    ann, bob = (pool.vouch(unique("user"))["IdentityId"] for _ in range(2))
    third = unique("user")
    assert pool.vouch(third, IdentityId=ann)["IdentityId"] == ann
    with refused("DeveloperUserAlreadyRegisteredException"):
        pool.vouch(third, IdentityId=bob)
    other = make_identity_pool(stack)
    with refused("ResourceNotFoundException", f"Identity '{ann}' not found."):
        other.vouch("x", IdentityId=ann)
    with refused("InvalidParameterException"):
        pool.admin.get_open_id_token_for_developer_identity(
            IdentityPoolId=pool.id, Logins={"another.example": "x"}
        )


def test_a_guest_becomes_a_developers_user(pool):
    guest, user = pool.guest(), unique("ann")
    assert pool.vouch(user, IdentityId=guest)["IdentityId"] == guest
    with refused("NotAuthorizedException", f"Access to Identity '{guest}' is forbidden."):
        pool.public.get_credentials_for_identity(IdentityId=guest)
    second = pool.guest()
    with refused("DeveloperUserAlreadyRegisteredException"):
        pool.vouch(user, IdentityId=second)


def test_a_user_of_a_user_pool_is_linked_by_the_developer(stack):
    users = make_pool(stack)
    key = f"cognito-idp.{stack.region}.amazonaws.com/{users.id}"
    pool = make_identity_pool(
        stack, CognitoIdentityProviders=[{"ProviderName": key, "ClientId": users.client_id}]
    )
    given = {key: users.sign_in(users.user())["IdToken"]}
    signed_in = pool.public.get_id(IdentityPoolId=pool.id, Logins=given)["IdentityId"]
    assert pool.vouch("ann")["IdentityId"] != signed_in
    # The two identities become one, and the older goes on.
    assert pool.vouch("ann", Logins=given)["IdentityId"] == signed_in
    assert pool.admin.describe_identity(IdentityId=signed_in)["Logins"] == sorted([DEVELOPER, key])


def test_lookup(pool):
    users = sorted(unique("user") for _ in range(3))
    identity = pool.vouch(users[0])["IdentityId"]
    for user in users[1:]:
        pool.vouch(user, IdentityId=identity)
    found = pool.admin.lookup_developer_identity(
        IdentityPoolId=pool.id, DeveloperUserIdentifier=users[1]
    )
    assert found["IdentityId"] == identity
    first = pool.admin.lookup_developer_identity(
        IdentityPoolId=pool.id, IdentityId=identity, MaxResults=2
    )
    second = pool.admin.lookup_developer_identity(
        IdentityPoolId=pool.id, IdentityId=identity, MaxResults=2, NextToken=first["NextToken"]
    )
    assert "NextToken" not in second
    listed = first["DeveloperUserIdentifierList"] + second["DeveloperUserIdentifierList"]
    assert listed == users
    other = pool.vouch(unique("user"))["IdentityId"]
    for more, code in (
        ({}, "InvalidParameterException"),
        ({"IdentityId": other, "DeveloperUserIdentifier": users[0]}, "ResourceConflictException"),
        ({"DeveloperUserIdentifier": "nobody"}, "ResourceNotFoundException"),
        ({"IdentityId": other, "NextToken": first["NextToken"]}, "InvalidParameterException"),
    ):
        with refused(code):
            pool.admin.lookup_developer_identity(IdentityPoolId=pool.id, **more)


def test_merging_and_unlinking(pool):
    source, destination = unique("source"), unique("destination")
    child = pool.vouch(source)
    parent = pool.vouch(destination)["IdentityId"]

    def merge(one, other):
        return pool.admin.merge_developer_identities(
            SourceUserIdentifier=one,
            DestinationUserIdentifier=other,
            DeveloperProviderName=DEVELOPER,
            IdentityPoolId=pool.id,
        )["IdentityId"]

    assert merge(source, destination) == parent
    assert merge(source, destination) == parent
    assert pool.vouch(source)["IdentityId"] == parent
    # The token that was given before the merge stays good.
    for identity in (parent, child["IdentityId"]):
        given = pool.public.get_credentials_for_identity(
            IdentityId=identity, Logins={OWN: child["Token"]}
        )
        assert given["IdentityId"] == parent
    with refused("ResourceNotFoundException"):
        merge(source, "nobody")

    def unlink(user):
        pool.admin.unlink_developer_identity(
            IdentityId=parent,
            IdentityPoolId=pool.id,
            DeveloperProviderName=DEVELOPER,
            DeveloperUserIdentifier=user,
        )

    unlink(source)
    with refused("ResourceNotFoundException"):
        unlink(source)
    assert pool.vouch(source)["IdentityId"] != parent
