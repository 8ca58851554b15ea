"""What the tokens say and when they stop working."""

import base64
import hmac
import json
import time

import jwt
import pytest
import requests
from botocore.exceptions import ClientError
from cryptography.hazmat.primitives import serialization

from support.clients import ALL_FLOWS, PASSWORD, make_pool, unique
from support.waiting import wait_until

ID_CLAIMS = {
    "sub",
    "aud",
    "token_use",
    "auth_time",
    "iss",
    "exp",
    "iat",
    "jti",
    "origin_jti",
    "event_id",
    "cognito:username",
}
ACCESS_CLAIMS = {
    "sub",
    "token_use",
    "scope",
    "auth_time",
    "iss",
    "exp",
    "iat",
    "jti",
    "origin_jti",
    "event_id",
    "client_id",
    "username",
}


ALGORITHM = "gatehouse:token-signing-algorithm"


def code_of(refused):
    return refused.value.response["Error"]["Code"]


@pytest.fixture(scope="module")
def rotating(stack):
    return make_pool(
        stack,
        None,
        {
            "ExplicitAuthFlows": [f for f in ALL_FLOWS if f != "ALLOW_REFRESH_TOKEN_AUTH"],
            "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
        },
    )


def exchange(pool, token):
    return pool.public.get_tokens_from_refresh_token(
        ClientId=pool.client_id, RefreshToken=token
    )["AuthenticationResult"]


def verified(pool, token, **options):
    issuer = f"{pool.stack.endpoint}/{pool.id}"
    keys = jwt.PyJWKClient(f"{issuer}/.well-known/jwks.json")
    return jwt.decode(
        token,
        keys.get_signing_key_from_jwt(token).key,
        algorithms=["RS256", "ES256"],
        issuer=issuer,
        **options,
    )


def test_tokens_carry_exactly_cognitos_claims_and_verify_by_the_published_keys(pool):
    result = pool.sign_in(pool.user())
    identity = verified(pool, result["IdToken"], audience=pool.client_id)
    access = verified(pool, result["AccessToken"])
    assert set(identity) == ID_CLAIMS
    assert set(access) == ACCESS_CLAIMS
    assert identity["token_use"] == "id" and access["token_use"] == "access"
    assert access["exp"] - access["iat"] == 3600
    assert abs(access["auth_time"] - time.time()) < 30


def test_id_and_access_tokens_are_signed_by_different_keys(pool):
    result = pool.sign_in(pool.user())
    kids = {jwt.get_unverified_header(result[t])["kid"] for t in ("IdToken", "AccessToken")}
    published = requests.get(
        f"{pool.stack.endpoint}/{pool.id}/.well-known/jwks.json", timeout=60
    ).json()
    assert len(kids) == 2
    assert kids == {key["kid"] for key in published["keys"]}
    assert all(key["use"] == "sig" and key["alg"] == "RS256" for key in published["keys"])


def test_the_discovery_document_names_the_issuer_and_the_keys(pool):
    base = f"{pool.stack.endpoint}/{pool.id}"
    found = requests.get(f"{base}/.well-known/openid-configuration", timeout=60)
    assert found.json()["issuer"] == base
    assert found.json()["jwks_uri"] == f"{base}/.well-known/jwks.json"
    assert "max-age" in found.headers["Cache-Control"]


def test_an_es256_pool_signs_with_es256(stack):
    pool = make_pool(stack, {"UserPoolTags": {"gatehouse:token-signing-algorithm": "ES256"}})
    result = pool.sign_in(pool.user())
    assert jwt.get_unverified_header(result["IdToken"])["alg"] == "ES256"
    verified(pool, result["AccessToken"])
    assert pool.public.get_user(AccessToken=result["AccessToken"])


def algorithms_of(pool):
    """What discovery and the published keys name."""
    base = f"{pool.stack.endpoint}/{pool.id}/.well-known"
    found = requests.get(f"{base}/openid-configuration", timeout=60).json()
    keys = requests.get(f"{base}/jwks.json", timeout=60).json()["keys"]
    named = found["id_token_signing_alg_values_supported"]
    assert named == sorted({key["alg"] for key in keys})
    for key in keys:
        kind = {"RS256": {"kty", "n", "e"}, "ES256": {"kty", "crv", "x", "y"}}[key["alg"]]
        assert set(key) == kind | {"alg", "use", "kid"}
        assert key["kty"] == {"RS256": "RSA", "ES256": "EC"}[key["alg"]]
    return named


def tag_algorithm(pool, name):
    """Sets the pool's tag, or removes it."""
    arn = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Arn"]
    if name is None:
        pool.admin.untag_resource(ResourceArn=arn, TagKeys=[ALGORITHM])
    else:
        pool.admin.tag_resource(ResourceArn=arn, Tags={ALGORITHM: name})


def algorithm_of(token):
    return jwt.get_unverified_header(token)["alg"]


def test_a_changed_tag_changes_the_algorithm_while_users_sign_in(stack):
    """E.1.15"""
    pool = make_pool(stack)
    name = pool.user()
    old = pool.sign_in(name)
    assert algorithm_of(old["IdToken"]) == "RS256"
    assert algorithms_of(pool) == ["RS256"]

    for wanted, tag in (("ES256", "ES256"), ("RS256", None)):
        tag_algorithm(pool, tag)

        def is_changed():
            # New keys are published for three seconds before they sign.
            result = pool.sign_in(name)
            for issued in (old, result):
                verified(pool, issued["IdToken"], audience=pool.client_id)
                verified(pool, issued["AccessToken"])
                pool.public.get_user(AccessToken=issued["AccessToken"])
            return algorithm_of(result["IdToken"]) == wanted

        wait_until(is_changed, f"{wanted} never signed")
        refreshed = pool.public.initiate_auth(
            ClientId=pool.client_id,
            AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": old["RefreshToken"]},
        )["AuthenticationResult"]
        assert algorithm_of(refreshed["AccessToken"]) == wanted
        verified(pool, refreshed["IdToken"], audience=pool.client_id)
        assert algorithms_of(pool) == ["ES256", "RS256"]
    listed = stack.control("keys", "list", "--pool", pool.id).stdout.splitlines()
    states = [(line.split()[2], line.split()[3]) for line in listed]
    assert states.count(("RS256", "active")) == 2
    assert ("ES256", "retired") in states


@pytest.mark.parametrize("algorithm", ["RS256", "ES256"])
def test_a_token_cannot_choose_how_its_key_is_used(stack, algorithm):
    """E.1.16"""
    pool = make_pool(stack, {"UserPoolTags": {ALGORITHM: algorithm}})
    good = pool.sign_in(pool.user())["AccessToken"]
    head, payload, signature = good.split(".")
    kid = jwt.get_unverified_header(good)["kid"]
    keys = jwt.PyJWKClient(f"{stack.endpoint}/{pool.id}/.well-known/jwks.json")
    public = keys.get_signing_key(kid).key
    secret = public.public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )

    def header(name):
        text = json.dumps({"kid": kid, "alg": name}, separators=(",", ":"))
        return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")

    forged = [f"{header(name)}.{payload}.{s}" for name in ("none", "HS256") for s in ("", signature)]
    signed = f"{header('HS256')}.{payload}"
    mac = hmac.new(secret, signed.encode(), "sha256").digest()
    forged.append(f"{signed}.{base64.urlsafe_b64encode(mac).decode().rstrip('=')}")
    other = {"RS256": "ES256", "ES256": "RS256"}[algorithm]
    forged.append(f"{header(other)}.{payload}.{signature}")
    for token in forged:
        with pytest.raises(ClientError) as refused:
            pool.public.get_user(AccessToken=token)
        assert code_of(refused) == "NotAuthorizedException"
    assert pool.public.get_user(AccessToken=good)


def test_rotated_keys_sign_and_the_old_ones_still_verify(stack):
    pool = make_pool(stack)
    name = pool.user()
    old = pool.sign_in(name)
    stack.control("keys", "rotate", "--pool", pool.id)
    new = pool.sign_in(name)
    assert (
        jwt.get_unverified_header(old["IdToken"])["kid"]
        != jwt.get_unverified_header(new["IdToken"])["kid"]
    )
    for result in (old, new):
        verified(pool, result["IdToken"], audience=pool.client_id)
        pool.public.get_user(AccessToken=result["AccessToken"])


def test_rotation_hands_out_a_new_refresh_token_and_the_chain_goes_on(rotating):
    first = rotating.sign_in(rotating.user())
    second = exchange(rotating, first["RefreshToken"])
    third = exchange(rotating, second["RefreshToken"])
    assert len({r["RefreshToken"] for r in (first, second, third)}) == 3
    assert rotating.public.get_user(AccessToken=third["AccessToken"])


def test_a_spent_refresh_token_kills_the_chain(rotating):
    first = rotating.sign_in(rotating.user())
    second = exchange(rotating, first["RefreshToken"])
    with pytest.raises(ClientError) as refused:
        exchange(rotating, first["RefreshToken"])
    assert code_of(refused) == "RefreshTokenReuseException"
    with pytest.raises(ClientError) as refused:
        exchange(rotating, second["RefreshToken"])
    assert code_of(refused) == "NotAuthorizedException"
    with pytest.raises(ClientError, match="Access Token has been revoked"):
        rotating.public.get_user(AccessToken=second["AccessToken"])


def test_within_the_grace_period_the_same_successor_comes_again(stack):
    pool = make_pool(
        stack,
        None,
        {
            "ExplicitAuthFlows": [f for f in ALL_FLOWS if f != "ALLOW_REFRESH_TOKEN_AUTH"],
            "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 60},
        },
    )
    first = pool.sign_in(pool.user())
    tokens = {exchange(pool, first["RefreshToken"])["RefreshToken"] for _ in range(3)}
    assert len(tokens) == 1
    # Another tab goes on with the successor; who still has the old one gets where the chain is now.
    third = exchange(pool, tokens.pop())["RefreshToken"]
    fourth = exchange(pool, third)["RefreshToken"]
    assert exchange(pool, first["RefreshToken"])["RefreshToken"] == fourth
    assert exchange(pool, third)["RefreshToken"] == fourth
    last = exchange(pool, fourth)
    assert last["RefreshToken"] != fourth
    assert pool.public.get_user(AccessToken=last["AccessToken"])


def test_refresh_token_auth_is_refused_where_tokens_rotate(rotating):
    first = rotating.sign_in(rotating.user())
    with pytest.raises(ClientError):
        rotating.public.initiate_auth(
            ClientId=rotating.client_id,
            AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": first["RefreshToken"]},
        )
    assert exchange(rotating, first["RefreshToken"])


def test_revoke_token_ends_one_chain_only_and_may_be_repeated(pool):
    name = pool.user()
    one, other = pool.sign_in(name), pool.sign_in(name)
    for _ in range(2):
        pool.public.revoke_token(ClientId=pool.client_id, Token=one["RefreshToken"])
    with pytest.raises(ClientError, match="Access Token has been revoked"):
        pool.public.get_user(AccessToken=one["AccessToken"])
    with pytest.raises(ClientError) as refused:
        exchange(pool, one["RefreshToken"])
    assert code_of(refused) == "NotAuthorizedException"
    assert exchange(pool, other["RefreshToken"])
    assert pool.public.get_user(AccessToken=other["AccessToken"])


def test_only_refresh_tokens_can_be_revoked(pool):
    result = pool.sign_in(pool.user())
    with pytest.raises(ClientError) as refused:
        pool.public.revoke_token(ClientId=pool.client_id, Token=result["AccessToken"])
    assert code_of(refused) == "UnsupportedTokenTypeException"


def test_another_clients_refresh_token_is_refused(stack, pool):
    other = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="other", ExplicitAuthFlows=ALL_FLOWS
    )["UserPoolClient"]["ClientId"]
    result = pool.sign_in(pool.user())
    with pytest.raises(ClientError, match="Invalid Refresh Token"):
        pool.public.get_tokens_from_refresh_token(
            ClientId=other, RefreshToken=result["RefreshToken"]
        )
    with pytest.raises(ClientError) as refused:
        pool.public.revoke_token(ClientId=other, Token=result["RefreshToken"])
    assert code_of(refused) == "UnauthorizedException"
    assert exchange(pool, result["RefreshToken"])


@pytest.mark.parametrize("spoil", ["signature", "payload", "algorithm", "id token"])
def test_a_forged_access_token_is_refused(pool, spoil):
    result = pool.sign_in(pool.user())
    head, body, signature = result["AccessToken"].split(".")
    forged = {
        "signature": f"{head}.{body}.{'A' * len(signature)}",
        "payload": f"{head}.{body[:-4]}AAAA.{signature}",
        "algorithm": f"{_none_header()}.{body}.",
        "id token": result["IdToken"],
    }[spoil]
    with pytest.raises(ClientError) as refused:
        pool.public.get_user(AccessToken=forged)
    assert code_of(refused) in ("NotAuthorizedException", "InvalidParameterException")


def _none_header():
    return jwt.encode({}, "", algorithm="none").split(".")[0]


def test_admin_sign_out_and_deletion_end_every_token(pool):
    name = pool.user()
    result = pool.sign_in(name)
    pool.admin.admin_user_global_sign_out(UserPoolId=pool.id, Username=name)
    with pytest.raises(ClientError, match="Access Token has been revoked"):
        pool.public.get_user(AccessToken=result["AccessToken"])
    again = pool.sign_in(name)
    pool.admin.admin_delete_user(UserPoolId=pool.id, Username=name)
    with pytest.raises(ClientError):
        pool.public.get_user(AccessToken=again["AccessToken"])
    with pytest.raises(ClientError):
        exchange(pool, again["RefreshToken"])


def test_without_revocation_the_tokens_carry_no_jti_and_sign_out_still_works(stack):
    pool = make_pool(
        stack, None, {"ExplicitAuthFlows": ALL_FLOWS, "EnableTokenRevocation": False}
    )
    result = pool.sign_in(pool.user())
    for token in (result["IdToken"], result["AccessToken"]):
        claims = jwt.decode(token, options={"verify_signature": False})
        assert "jti" not in claims and "origin_jti" not in claims
    with pytest.raises(ClientError) as refused:
        pool.public.revoke_token(ClientId=pool.client_id, Token=result["RefreshToken"])
    assert code_of(refused) == "UnsupportedOperationException"
    pool.public.global_sign_out(AccessToken=result["AccessToken"])
    with pytest.raises(ClientError, match="Access Token has been revoked"):
        pool.public.get_user(AccessToken=result["AccessToken"])


def test_password_is_not_needed_twice(pool):
    name = unique("again")
    pool.user(name, PASSWORD)
    assert pool.sign_in(name)["RefreshToken"] != pool.sign_in(name)["RefreshToken"]


def test_an_access_token_under_another_signature_is_told_from_what_is_none(pool):
    tokens = pool.sign_in(pool.user())
    header, claims, _ = tokens["AccessToken"].split(".")
    other = tokens["IdToken"].split(".")[2]
    for token, sentence in (
        (f"{header}.{claims}.{other}", "Could not verify signature for Access Token"),
        (tokens["IdToken"], "Invalid Access Token"),
        ("rubbish", "Invalid Access Token"),
    ):
        with pytest.raises(ClientError) as caught:
            pool.public.get_user(AccessToken=token)
        error = caught.value.response["Error"]
        assert (error["Code"], error["Message"]) == ("NotAuthorizedException", sentence)
