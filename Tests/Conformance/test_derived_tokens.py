"""GetDerivedToken: a token from another, without a sign-in (SES-40)."""

import pytest

from support.clients import make_pool, unique
from support.exchanges import FLOWS, URN, allow, ask, claims, error, federated, refused
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack(providers):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": providers.issuer}
        yield running.start()


@pytest.fixture(scope="module")
def pool(stack, providers):
    return federated(stack, providers.issuer, gatehouse_audiences="phone-app other-app")


def derived(pool, **arguments):
    return pool.public.get_derived_token(
        **{"ClientId": pool.client_id, "SubjectTokenType": "ACCESS_TOKEN"} | arguments
    )


def test_ses_40_a_derived_token_ends_with_what_it_was_made_from(pool, stack):
    pool.admin.create_resource_server(
        UserPoolId=pool.id, Identifier="https://api.example.com", Name="api",
        Scopes=[{"ScopeName": "read", "ScopeDescription": "r"}],
    )
    signed_in = pool.sign_in(pool.user())
    made = derived(
        pool, SubjectToken=signed_in["AccessToken"], Resources=["https://api.example.com"]
    )
    assert made["TokenType"] == "Bearer" and made["IssuedTokenType"] == "ACCESS_TOKEN"
    assert made["Scopes"] == ["aws.cognito.signin.user.admin"]
    told, own = claims(made["IssuedToken"]), claims(signed_in["AccessToken"])
    assert told["sub"] == own["sub"] and told["aud"] == "https://api.example.com"
    assert told["exp"] <= own["exp"] and "act" not in told
    of_id = derived(
        pool, SubjectToken=signed_in["IdToken"], SubjectTokenType="ID_TOKEN",
        RequestedTokenType="ID_TOKEN", Audiences=["them"],
    )
    assert of_id["TokenType"] == "N_A" and claims(of_id["IssuedToken"])["aud"] == "them"
    both = {"Audiences": ["a"], "Resources": ["https://api.example.com"]}
    token = signed_in["AccessToken"]
    for arguments, code in [
        ({"SubjectToken": token, **both}, "InvalidParameterException"),
        ({"SubjectToken": token, "Resources": ["none"]}, "ResourceNotFoundException"),
        ({"SubjectToken": token, "SubjectTokenType": "ID_TOKEN"}, "NotAuthorizedException"),
        ({"SubjectToken": "abc"}, "NotAuthorizedException"),
        (
            {"SubjectToken": token, "ActorToken": token, "ActorTokenType": "ACCESS_TOKEN"},
            "OperationNotEnabledException",
        ),
    ]:
        assert refused(lambda **given: derived(pool, **given), **arguments)[0] == code
    foreign = make_pool(stack)
    other = foreign.sign_in(foreign.user())["AccessToken"]
    assert refused(lambda: derived(pool, SubjectToken=other))[0] == "NotAuthorizedException"
    pool.public.global_sign_out(AccessToken=signed_in["AccessToken"])
    assert refused(lambda: derived(pool, SubjectToken=made["IssuedToken"]))[0] == (
        "NotAuthorizedException"
    )


def test_ses_40_an_actor_is_named_inside_the_one_before(stack, providers):
    pool = federated(stack, providers.issuer)
    allow(pool, "Corp", flows=FLOWS + ["ALLOW_TOKEN_EXCHANGE_DELEGATION"])
    user, service = pool.sign_in(pool.user()), pool.sign_in(pool.user())
    actor = {"ActorToken": service["AccessToken"], "ActorTokenType": "ACCESS_TOKEN"}
    token = derived(pool, SubjectToken=user["AccessToken"], **actor)["IssuedToken"]
    sub = claims(service["AccessToken"])["sub"]
    assert claims(token)["act"] == {"sub": sub, "client_id": pool.client_id}
    for _ in range(3):
        token = derived(pool, SubjectToken=token, **actor)["IssuedToken"]
    assert claims(token)["act"]["act"]["act"]["act"]["sub"] == sub
    code, message = refused(lambda: derived(pool, SubjectToken=token, **actor))
    assert code == "InvalidParameterException" and "4 actors" in message


def test_ses_40_an_outside_token_gives_one_token_without_a_sign_in(pool, providers):
    token = providers.token("our-app", sub=unique("subject"))
    answer = ask(pool, token, requested_token_type=None, audience="them")
    assert answer.status_code == 200
    body = answer.json()
    assert set(body) == {
        "access_token", "issued_token_type", "token_type", "expires_in", "scope"
    }
    assert body["issued_token_type"] == f"{URN}access_token" and body["scope"] == ""
    assert claims(body["access_token"])["aud"] == "them" and body["expires_in"] <= 660
    assert error(ask(pool, token, requested_token_type=None)) == (400, "invalid_grant")
