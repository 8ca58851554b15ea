"""Whose logins identity pools believe, by boto3 (DID-26, DID-27)."""

import pytest
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.identity_pools import identity_client
from support.providers import Providers
from support.stack import make_stack

UNSUPPORTED = "Token is not from a supported provider of this identity pool."


@pytest.fixture(scope="module")
def away():
    """Providers whose port answers no more."""
    gone = Providers()
    gone.close()
    return gone


@pytest.fixture(scope="module")
def stack(providers, away):
    """A system that may ask the test's providers, and takes them for the public ones."""
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": providers.issuer,
            "GATEHOUSE_PROVIDERS_FACEBOOK_URL": providers.issuer,
            "GATEHOUSE_PROVIDERS_AMAZON_URL": providers.issuer,
            "GATEHOUSE_PROVIDERS_GOOGLE_URL": away.issuer,
        }
        yield running.start()


@pytest.fixture(scope="module")
def pool(stack):
    return make_pool(stack)


@pytest.fixture(scope="module")
def make_identity_pool(stack):
    admin = identity_client(stack, True)

    def make(**settings) -> str:
        made = admin.create_identity_pool(
            IdentityPoolName=unique("identities"), AllowUnauthenticatedIdentities=False, **settings
        )
        return made["IdentityPoolId"]

    return make


@pytest.fixture(scope="module")
def app(stack):
    """boto3's client as an app uses it, without credentials."""
    return identity_client(stack, False)


def refusal(app, identity_pool: str, logins: dict) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        app.get_id(IdentityPoolId=identity_pool, Logins=logins)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def denied(sentence: str) -> tuple[str, str]:
    return "NotAuthorizedException", sentence


def of_user_pool(pool, name: str | None = None, is_checked: bool = False) -> dict:
    provider = {
        "ProviderName": name or f"cognito-idp.us-east-1.amazonaws.com/{pool.id}",
        "ClientId": pool.client_id,
        "ServerSideTokenCheck": is_checked,
    }
    return {"CognitoIdentityProviders": [provider]}


def test_both_spellings_of_a_user_pool_lead_to_one_identity(stack, pool, app, make_identity_pool):
    token = pool.sign_in(pool.user())["IdToken"]
    issuer = f"{stack.endpoint}/{pool.id}".removeprefix("http://")
    usual = f"cognito-idp.us-east-1.amazonaws.com/{pool.id}"
    identity_pool = make_identity_pool(**of_user_pool(pool))
    found = {
        app.get_id(IdentityPoolId=identity_pool, Logins={name: token})["IdentityId"]
        for name in (issuer, usual)
    }
    assert len(found) == 1


def test_what_is_wrong_with_a_user_pools_token_is_told(stack, pool, app, make_identity_pool):
    name = f"cognito-idp.us-east-1.amazonaws.com/{pool.id}"
    identity_pool = make_identity_pool(**of_user_pool(pool))
    tokens = pool.sign_in(pool.user())
    other = make_pool(stack)
    foreign = other.sign_in(other.user())["IdToken"]
    head, _, _ = tokens["IdToken"].rpartition(".")
    invalid = "Invalid login token. "
    for token, sentence in [
        (tokens["AccessToken"], "Missing a required claim: aud"),
        (foreign, "Issuer doesn't match providerName"),
        (f"{head}.{foreign.rpartition('.')[2]}", "Token signature invalid."),
        ("no token", "Not a valid OpenId Connect identity token."),
    ]:
        assert refusal(app, identity_pool, {name: token}) == denied(invalid + sentence)
    elsewhere = {f"cognito-idp.us-east-1.amazonaws.com/{other.id}": foreign}
    assert refusal(app, identity_pool, elsewhere) == denied(UNSUPPORTED)
    client = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="second", ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"]
    )["UserPoolClient"]["ClientId"]
    second = make_identity_pool(
        CognitoIdentityProviders=[{"ProviderName": name, "ClientId": client}]
    )
    assert refusal(app, second, {name: tokens["IdToken"]}) == denied(
        f"{invalid}Incorrect token audience."
    )


def test_an_ended_sign_in_is_refused_where_the_pool_checks(pool, app, make_identity_pool):
    name = f"cognito-idp.us-east-1.amazonaws.com/{pool.id}"
    checking = make_identity_pool(**of_user_pool(pool, is_checked=True))
    trusting = make_identity_pool(**of_user_pool(pool))
    for end in (
        pool.admin.admin_user_global_sign_out,
        pool.admin.admin_disable_user,
        pool.admin.admin_delete_user,
    ):
        user = pool.user()
        logins = {name: pool.sign_in(user)["IdToken"]}
        app.get_id(IdentityPoolId=checking, Logins=logins)
        end(UserPoolId=pool.id, Username=user)
        assert refusal(app, checking, logins) == denied("Token is not valid.")
        app.get_id(IdentityPoolId=trusting, Logins=logins)


def test_a_registered_providers_token_is_a_login(stack, providers, app, make_identity_pool):
    made = stack.control(
        "identity-providers", "create", "--oidc", providers.issuer, "--client-id", "app",
        "--client-id", "tablet",
    )
    arn = made.stdout.strip()
    assert arn == f"arn:aws:iam::123456789012:oidc-provider/{providers.name}"
    listed = stack.control("identity-providers", "list").stdout
    assert arn in listed and "app tablet" in listed
    identity_pool = make_identity_pool(OpenIdConnectProviderARNs=[arn])
    found = {
        app.get_id(
            IdentityPoolId=identity_pool, Logins={providers.name: providers.token(audience)}
        )["IdentityId"]
        for audience in ("app", "tablet")
    }
    assert len(found) == 1
    for token, sentence in [
        (providers.token("elsewhere"), "Incorrect token audience."),
        (providers.token(["app", "elsewhere"]), "Incorrect token audience."),
        (providers.token("app", iss="http://127.0.0.1:1"), "Issuer doesn't match providerName"),
        (providers.token("app", exp=5), None),
    ]:
        code, message = refusal(app, identity_pool, {providers.name: token})
        assert code == "NotAuthorizedException"
        if sentence:
            assert message == f"Invalid login token. {sentence}"
        else:
            assert message.startswith("Invalid login token. Token expired: ")
            assert message.endswith(" >= 5")
    stack.control("identity-providers", "delete", arn)
    token = providers.token("app")
    assert refusal(app, identity_pool, {providers.name: token}) == denied(UNSUPPORTED)


def test_a_provider_at_another_host_is_not_registered(stack):
    refused = stack.control(
        "identity-providers", "create", "--oidc", "https://idp.example.com", "--client-id", "app",
        check=False,
    )
    assert refused.returncode != 0
    assert "providers.allowed-hosts" in refused.stderr


@pytest.mark.parametrize("name", ["graph.facebook.com", "www.amazon.com"])
def test_a_token_that_only_its_provider_reads_is_a_login(
    name, providers, app, make_identity_pool
):
    providers.access_tokens |= {"good": ("application", "a-user"), "others": ("else", "a-user")}
    identity_pool = make_identity_pool(SupportedLoginProviders={name: "application"})
    app.get_id(IdentityPoolId=identity_pool, Logins={name: "good"})
    assert refusal(app, identity_pool, {name: "others"}) == denied(
        "Invalid login token. Incorrect token audience."
    )
    assert refusal(app, identity_pool, {name: "bad"}) == denied("Invalid login token.")


def test_a_provider_that_is_down_is_no_refusal(app, make_identity_pool, away):
    identity_pool = make_identity_pool(SupportedLoginProviders={"accounts.google.com": "app"})
    token = away.token("app", iss="https://accounts.google.com")
    code, _ = refusal(app, identity_pool, {"accounts.google.com": token})
    assert code == "ExternalServiceException"
