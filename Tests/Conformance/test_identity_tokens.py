"""The tokens of identity pools, as a reader without our code sees them (DID-32, DID-33, DID-34)."""

import time

import jwt
import pytest
import requests
from botocore.exceptions import ClientError
from support.identity_pools import DEVELOPER, OWN, claims, make_identity_pool

TAGS = "https://aws.amazon.com/tags"


@pytest.fixture(scope="module")
def identity_pool(stack):
    return make_identity_pool(stack)


def issuer(stack):
    return f"{stack.endpoint}/cognito-identity"


def read(stack, token, audience):
    """The claims, proved by the keys that the token's issuer publishes."""
    name = claims(token)["iss"]
    assert name == issuer(stack)
    document = requests.get(f"{name}/.well-known/openid-configuration", timeout=30).json()
    assert document["issuer"] == name
    key = jwt.PyJWKClient(document["jwks_uri"]).get_signing_key_from_jwt(token)
    return jwt.decode(token, key.key, algorithms=["RS256"], audience=audience, issuer=name)


def test_documents_of_the_issuer(stack):
    document = requests.get(
        f"{issuer(stack)}/.well-known/openid-configuration", timeout=30
    ).json()
    assert document["id_token_signing_alg_values_supported"] == ["RS256"]
    assert document["jwks_uri"] == f"{issuer(stack)}/.well-known/jwks.json"
    keys = requests.get(document["jwks_uri"], timeout=30)
    assert keys.headers["Content-Type"] == "application/json"
    aws = requests.get(f"{issuer(stack)}/.well-known/jwks_uri", timeout=30)
    assert aws.json() == keys.json()


def test_a_developers_token(stack, identity_pool):
    told = identity_pool.vouch("ada", PrincipalTags={"team": "red"})
    said = read(stack, told["Token"], identity_pool.id)
    assert said["sub"] == told["IdentityId"]
    assert said["amr"] == [
        "authenticated", DEVELOPER, f"{DEVELOPER}:{identity_pool.id}:ada",
    ]
    assert said[TAGS] == {"principal_tags": {"team": ["red"]}}
    assert said["exp"] - said["iat"] == 900
    assert abs(said["iat"] - time.time()) < 60


@pytest.mark.parametrize("seconds", [1, 86_400])
def test_a_developers_token_lives_as_long_as_is_asked_for(stack, identity_pool, seconds):
    told = identity_pool.vouch("bob", TokenDuration=seconds)
    said = claims(told["Token"])
    assert said["exp"] - said["iat"] == seconds


def test_longer_lives_and_longer_tags_are_refused(stack, identity_pool):
    long_tags = {"k": "x" * 128, "l": "y" * 128, "m": "z" * 128, "n": "0" * 73}
    for members, code in [
        # A limit of the service's model, and one that only its documentation states.
        ({"TokenDuration": 86_401}, "ValidationException"),
        ({"PrincipalTags": long_tags}, "InvalidParameterException"),
    ]:
        with pytest.raises(ClientError) as failed:
            identity_pool.vouch("eve", **members)
        assert failed.value.response["Error"]["Code"] == code


def test_a_guests_token(stack, identity_pool):
    identity = identity_pool.guest()
    told = identity_pool.public.get_open_id_token(IdentityId=identity)
    said = read(stack, told["Token"], identity_pool.id)
    assert said["sub"] == told["IdentityId"] == identity
    assert said["amr"] == ["unauthenticated"]
    assert said["exp"] - said["iat"] == 600
    assert TAGS not in said


def test_a_rotated_key_still_proves_its_tokens(stack, identity_pool):
    old = identity_pool.vouch("ada")["Token"]
    stack.control("keys", "rotate", "--pool", "identity")
    new = identity_pool.vouch("ada")["Token"]
    assert jwt.get_unverified_header(old)["kid"] != jwt.get_unverified_header(new)["kid"]
    for token in (old, new):
        told = identity_pool.public.get_credentials_for_identity(
            IdentityId=read(stack, token, identity_pool.id)["sub"],
            Logins={OWN: token},
        )
        assert told["Credentials"]["AccessKeyId"].startswith("ASIA")
