"""GetDerivedToken: a token from another, without a sign-in (SES-40)."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.exchanges import FLOWS, URN, ask, claims, error, federated, refused
from support.models import minimal
from support.stack import make_stack


@pytest.fixture(scope="module")
def stack(providers):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": providers.issuer}
        yield running.start()


@pytest.fixture(scope="module")
def pool(stack, providers):
    return federated(stack, providers.issuer, gatehouse_audiences="phone-app other-app")


DELEGATING = FLOWS + ["ALLOW_TOKEN_EXCHANGE_DELEGATION"]


def service(pool, flows=FLOWS, **settings) -> dict:
    """A client with a secret, as arguments of GetDerivedToken."""
    client = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="service", GenerateSecret=True, ExplicitAuthFlows=flows,
        SupportedIdentityProviders=["COGNITO", "Corp"], **settings,
    )["UserPoolClient"]
    return {"ClientId": client["ClientId"], "ClientSecret": client["ClientSecret"]}


def derived(pool, by, **arguments):
    return pool.public.get_derived_token(
        **{"SubjectTokenType": "ACCESS_TOKEN"} | by | arguments
    )


def test_ses_40_a_derived_token_ends_with_what_it_was_made_from(pool, stack):
    pool.admin.create_resource_server(
        UserPoolId=pool.id, Identifier="https://api.example.com", Name="api",
        Scopes=[{"ScopeName": "read", "ScopeDescription": "r"}],
    )
    by = service(pool)
    signed_in = pool.sign_in(pool.user())
    made = derived(
        pool, by, SubjectToken=signed_in["AccessToken"], Resources=["https://api.example.com"]
    )
    assert made["TokenType"] == "Bearer" and made["IssuedTokenType"] == "ACCESS_TOKEN"
    assert made["Scopes"] == ["aws.cognito.signin.user.admin"]
    told, own = claims(made["IssuedToken"]), claims(signed_in["AccessToken"])
    assert told["sub"] == own["sub"] and told["aud"] == "https://api.example.com"
    assert told["exp"] <= own["exp"] and "act" not in told
    of_id = derived(
        pool, by, SubjectToken=signed_in["IdToken"], SubjectTokenType="ID_TOKEN",
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
        assert refused(lambda **given: derived(pool, by, **given), **arguments)[0] == code
    foreign = make_pool(stack)
    other = foreign.sign_in(foreign.user())["AccessToken"]
    assert refused(lambda: derived(pool, by, SubjectToken=other))[0] == "NotAuthorizedException"
    pool.public.global_sign_out(AccessToken=signed_in["AccessToken"])
    assert refused(lambda: derived(pool, by, SubjectToken=made["IssuedToken"]))[0] == (
        "NotAuthorizedException"
    )


def test_ses_40_an_actor_is_named_inside_the_one_before(stack, providers):
    pool = federated(stack, providers.issuer)
    by = service(pool, DELEGATING)
    user, acting = pool.sign_in(pool.user()), pool.sign_in(pool.user())
    actor = {"ActorToken": acting["AccessToken"], "ActorTokenType": "ACCESS_TOKEN"}
    token = derived(pool, by, SubjectToken=user["AccessToken"], **actor)["IssuedToken"]
    sub = claims(acting["AccessToken"])["sub"]
    assert claims(token)["act"] == {"sub": sub, "client_id": pool.client_id}
    for _ in range(3):
        token = derived(pool, by, SubjectToken=token, **actor)["IssuedToken"]
    assert claims(token)["act"]["act"]["act"]["act"]["sub"] == sub
    code, message = refused(lambda: derived(pool, by, SubjectToken=token, **actor))
    assert code == "InvalidParameterException" and "4 actors" in message


def test_ses_40_an_outside_token_gives_one_token_without_a_sign_in(pool, providers):
    by = service(pool)
    form = {"client_id": by["ClientId"], "client_secret": by["ClientSecret"]}
    token = providers.token("our-app", sub=unique("subject"))
    public = ask(pool, token, requested_token_type=None, audience="them")
    assert error(public) == (400, "unauthorized_client")
    answer = ask(pool, token, requested_token_type=None, audience="them", **form)
    assert answer.status_code == 200
    body = answer.json()
    assert set(body) == {
        "access_token", "issued_token_type", "token_type", "expires_in", "scope"
    }
    assert body["issued_token_type"] == f"{URN}access_token" and body["scope"] == ""
    assert claims(body["access_token"])["aud"] == "them" and body["expires_in"] <= 660
    assert error(ask(pool, token, requested_token_type=None, **form)) == (400, "invalid_grant")


def test_ses_49_no_operation_takes_a_token_for_another_service(pool):
    """All operations of the model that take an AccessToken, so that a new one is covered by itself."""
    model = pool.public.meta.service_model
    operations = [
        name for name in model.operation_names
        if "AccessToken" in getattr(model.operation_model(name).input_shape, "members", {})
    ]
    assert {"GetUser", "UpdateUserAttributes", "GlobalSignOut", "ListUserSessions"} <= {*operations}
    by = service(pool, DELEGATING)
    own = pool.sign_in(pool.user())["AccessToken"]
    acting = pool.sign_in(pool.user())["AccessToken"]
    narrowed = [
        derived(pool, by, SubjectToken=own, **target)["IssuedToken"]
        for target in [
            {"Audiences": ["shipping"]},
            {"ActorToken": acting, "ActorTokenType": "ACCESS_TOKEN"},
        ]
    ]
    # What is made from them without a target is no way back.
    narrowed += [derived(pool, by, SubjectToken=token)["IssuedToken"] for token in narrowed]
    for operation in operations:
        shape = model.operation_model(operation).input_shape
        for token in narrowed:
            body = minimal(shape) | {"AccessToken": token}
            refusal = refused(lambda: pool.public._make_api_call(operation, body))
            if refusal[0] == "UnknownOperationException":
                # What is not built takes no token. Once it is built, it is covered.
                continue
            assert refusal == ("NotAuthorizedException", "Invalid Access Token"), operation
        # The same request with the user's own token gets further.
        good = pool.sign_in(pool.user())["AccessToken"]
        try:
            pool.public._make_api_call(operation, minimal(shape) | {"AccessToken": good})
        except ClientError as told:
            assert told.response["Error"]["Message"] != "Invalid Access Token", operation
    assert pool.public.get_user(AccessToken=own)
    for name in narrowed:
        actor = {"ActorToken": name, "ActorTokenType": "ACCESS_TOKEN"}
        code, _ = refused(lambda: derived(pool, by, SubjectToken=own, **actor))
        assert code == "NotAuthorizedException"


def test_ses_40_the_way_over_an_id_token_widens_nothing(stack, providers):
    """Neither scopes nor the service that a token was made for are lost on it."""
    pool = federated(stack, providers.issuer)
    pool.admin.create_resource_server(
        UserPoolId=pool.id, Identifier="orders", Name="orders",
        Scopes=[{"ScopeName": name, "ScopeDescription": name} for name in ("read", "write")],
    )
    by = service(
        pool, DELEGATING, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        CallbackURLs=["https://app.example/"], AllowedOAuthScopes=["openid", "email", "orders/read", "orders/write"],
    )
    # A provider's word says nothing of scopes: this has what the client has, and is narrowed then.
    whole = ask(
        pool, providers.token("our-app", sub=unique("subject")), requested_token_type=None, scope="orders/read",
        client_id=by["ClientId"], client_secret=by["ClientSecret"],
    ).json()
    assert whole["scope"] == "orders/read"
    own = pool.sign_in(pool.user())["AccessToken"]
    id_token = {"RequestedTokenType": "ID_TOKEN"}
    for narrow in [
        own,
        derived(pool, by, SubjectToken=own, Audiences=["reports"])["IssuedToken"],
    ]:
        for target in [{}, {"Audiences": [by["ClientId"]]}, {"Audiences": [pool.client_id]}]:
            over = derived(pool, by, SubjectToken=narrow, **id_token, **target)["IssuedToken"]
            subject = {"SubjectToken": over, "SubjectTokenType": "ID_TOKEN"}
            end = derived(pool, by, **subject)
            assert end.get("Scopes", []) == [] and claims(end["IssuedToken"])["scope"] == ""
            again = derived(pool, by, **subject, **id_token, **target)["IssuedToken"]
            last = derived(pool, by, SubjectToken=again, SubjectTokenType="ID_TOKEN")
            assert last.get("Scopes", []) == []
            if narrow != own:
                assert claims(end["IssuedToken"])["aud"] == claims(last["IssuedToken"])["aud"] == "reports"
                actor = {"ActorToken": over, "ActorTokenType": "ID_TOKEN"}
                assert refused(lambda: derived(pool, by, SubjectToken=own, **actor))[0] == "NotAuthorizedException"
    # An ID token of a sign-in says nothing of scopes, and goes on to have what the client has.
    of_sign_in = pool.sign_in(pool.user())["IdToken"]
    free = derived(pool, by, SubjectToken=of_sign_in, SubjectTokenType="ID_TOKEN")
    assert set(free["Scopes"]) == {"openid", "email", "orders/read", "orders/write"}


@pytest.mark.parametrize(
    "type, member, name",
    [("ACCESS_TOKEN", "AccessToken", "Access Token"), ("ID_TOKEN", "IdToken", "ID Token")],
)
def test_ses_52_a_refusal_names_the_token_that_was_shown(stack, providers, type, member, name):
    tags = {"gatehouse:sign-in-switch": "administrator"}
    pool = federated(stack, providers.issuer, {"UserPoolTags": tags})
    by, user = service(pool), pool.user()

    def shown(tokens):
        return refused(
            lambda: derived(
                pool, by, SubjectToken=tokens[member], SubjectTokenType=type, Audiences=["them"]
            )
        )

    revoked = ("NotAuthorizedException", f"{name} has been revoked")
    tokens = pool.sign_in(user)
    pool.public.revoke_token(ClientId=pool.client_id, Token=tokens["RefreshToken"])
    assert shown(tokens) == revoked
    tokens = pool.sign_in(user)
    pool.admin.admin_update_user_attributes(
        UserPoolId=pool.id, Username=user,
        UserAttributes=[{"Name": "gatehouse:sign_in", "Value": "stopped-at-expiry"}],
    )
    assert shown(tokens) == revoked
    header, payload, signature = tokens[member].split(".")
    forged = {member: f"{header}.{payload}.{signature[::-1]}"}
    assert shown(forged) == (
        "NotAuthorizedException", f"Could not verify signature for {name}"
    )


def test_ses_50_a_client_without_a_secret_makes_no_token_from_another(pool):
    token = pool.sign_in(pool.user())["AccessToken"]
    public = {"ClientId": pool.client_id}
    code, _ = refused(lambda: derived(pool, public, SubjectToken=token, Audiences=["shipping"]))
    assert code == "OperationNotEnabledException"
