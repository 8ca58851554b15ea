"""Sign-ins by the tokens of outside providers at POST /oauth2/token (SES-37 to SES-39)."""

import hashlib
import hmac
import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests
from cryptography.hazmat.primitives import serialization

from support.clients import ALL_FLOWS, make_pool, unique
from support.events import events, wait_for
from support.exchanges import FLOWS, URN, allow, ask, claims, error, federated, refused, user_of
from support.providers import Providers
from support.stack import make_stack


@pytest.fixture(scope="module")
def other():
    """A provider of its own keys under the same key id."""
    running = Providers()
    yield running
    running.close()


@pytest.fixture(scope="module")
def leaving():
    """A provider that a test takes away."""
    running = Providers()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(providers, other, leaving):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": ",".join(
                [providers.issuer, other.issuer, leaving.issuer]
            ),
            "GATEHOUSE_PROVIDERS_FACEBOOK_URL": providers.issuer,
            "GATEHOUSE_PROVIDERS_AMAZON_URL": providers.issuer,
        }
        yield running.start()


@pytest.fixture(scope="module")
def pool(stack, providers):
    return federated(stack, providers.issuer, gatehouse_audiences="phone-app other-app")


def test_tok_9_a_first_exchange_makes_a_user_and_signs_it_in(pool, providers):
    subject = unique("Subject")
    token = providers.token(
        "our-app", sub=subject, email="ada@example.com", name="Ada", teams=["a b", "c"]
    )
    answer = ask(pool, token)
    assert answer.status_code == 200 and answer.headers["Cache-Control"] == "no-store"
    tokens = answer.json()
    assert set(tokens) == {
        "id_token", "access_token", "refresh_token", "expires_in", "token_type",
        "issued_token_type",
    }
    assert tokens["issued_token_type"] == f"{URN}refresh_token"
    assert tokens["token_type"] == "Bearer"
    name = f"Corp_{subject}"
    user = user_of(pool, name)
    assert user["UserStatus"] == "EXTERNAL_PROVIDER" and user["Enabled"]
    attributes = user["Attributes"]
    assert attributes["email"] == "ada@example.com" and attributes["email_verified"] == "false"
    assert attributes["name"] == "Ada" and attributes["custom:teams"] == "[a+b, c]"
    (identity,) = json.loads(attributes["identities"])
    assert identity.pop("dateCreated") > 0
    assert identity == {
        "userId": subject, "providerName": "Corp", "providerType": "OIDC",
        "issuer": providers.issuer, "primary": True,
    }
    told = claims(tokens["id_token"])
    assert told["cognito:username"] == name and told["aud"] == pool.client_id
    assert told["identities"][0]["primary"] == "true"
    assert told["identities"][0]["userId"] == subject
    assert told["cognito:groups"] == [f"{pool.id}_Corp"]
    assert pool.public.get_user(AccessToken=tokens["access_token"])["Username"] == name
    refreshed = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="REFRESH_TOKEN_AUTH",
        AuthParameters={"REFRESH_TOKEN": tokens["refresh_token"]},
    )["AuthenticationResult"]
    assert claims(refreshed["IdToken"])["sub"] == told["sub"]


def test_map_1_each_exchange_takes_over_what_the_provider_says(pool, providers):
    subject = unique("subject")
    first = claims(
        ask(pool, providers.token("our-app", sub=subject, email="a@example.com", name="A"))
        .json()["id_token"]
    )
    token = providers.token(
        "our-app", sub=subject, email="b@example.com", email_verified=True, jti=unique("jti")
    )
    second = claims(ask(pool, token).json()["id_token"])
    assert second["sub"] == first["sub"]
    assert second["email"] == "b@example.com" and second["email_verified"] is True
    # A claim that is missing leaves what was there.
    assert second["name"] == "A"
    # Another address is not verified by the word about the one before.
    third = providers.token("our-app", sub=subject, email="c@example.com", jti=unique("jti"))
    assert claims(ask(pool, third).json()["id_token"])["email_verified"] is False


def test_a_token_is_good_once(pool, providers):
    token = providers.token("our-app", sub=unique("subject"))
    with ThreadPoolExecutor(8) as workers:
        answers = list(workers.map(lambda _: ask(pool, token), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [400] * 7
    identifier = unique("jti")
    subject = unique("subject")
    assert ask(pool, providers.token("our-app", sub=subject, jti=identifier)).ok
    again = providers.token("our-app", sub=subject, jti=identifier, nonce="other")
    assert error(ask(pool, again)) == (400, "invalid_grant")


def forged(providers, other):
    """Tokens that prove no user, each with what is wrong with it."""
    now = int(time.time())
    public = providers.key.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )

    def hs256(key):
        return lambda content: hmac.new(key, content, hashlib.sha256).digest()

    def token(**changes):
        return providers.token("our-app", sub=unique("subject"), **changes)

    good = token()
    head, payload, signature = good.split(".")
    return {
        "expired": token(exp=now - 120),
        "not yet good": token(nbf=now + 600),
        "too old": token(iat=now - 1200),
        "of no time": token(iat=None),
        "without end": token(exp=None),
        "of another audience": providers.token("their-app"),
        "of several audiences": providers.token(["our-app", "their-app"]),
        "for another party": providers.token(["our-app", "x"], azp="x"),
        "without a subject": providers.token("our-app", sub=None),
        "of a subject with a space": providers.token("our-app", sub="a b"),
        "of another issuer": token(iss="https://elsewhere.example.com"),
        "alg none": token(header={"alg": "none"}, sign=lambda content: b""),
        "HS256 by the client's secret": token(
            header={"alg": "HS256"}, sign=hs256(b"their-secret")
        ),
        "HS256 by the public key": token(header={"alg": "HS256"}, sign=hs256(public)),
        "another provider's key of the same id": token(sign=other.sign),
        "a key that nobody has": token(header={"kid": "none"}),
        "a key of its own": token(header={"jku": other.issuer + "/keys"}, sign=other.sign),
        "critical extensions": token(header={"crit": ["exp"]}),
        "changed": f"{head}.{payload}A.{signature}",
        "cut": good[:-4],
        "no token": "abc",
    }


def test_tok_9_a_token_that_proves_no_user_is_refused_alike(pool, providers, other):
    users = pool.admin.list_users(UserPoolId=pool.id)["Users"]
    for what, token in forged(providers, other).items():
        answer = ask(pool, token)
        assert (answer.status_code, answer.json()) == (400, {"error": "invalid_grant"}), what
    assert pool.admin.list_users(UserPoolId=pool.id)["Users"] == users


def test_the_event_of_a_refusal_has_the_rule(pool, providers):
    answer = ask(pool, providers.token("their-app"))
    identity = answer.headers["x-amzn-requestid"]
    assert wait_for(pool.stack, identity)
    (event,) = events(pool.stack, "--request-id", identity)
    assert event["operation"] == "GetDerivedToken"
    assert event["rule"] == "the token is for another audience"


def test_further_audiences_and_the_issuer_in_place_of_a_name(pool, providers):
    for audience in ("phone-app", "other-app"):
        assert ask(pool, providers.token(audience, sub=unique("subject"))).ok
    several = providers.token(["our-app", "x"], azp="phone-app", sub=unique("subject"))
    assert ask(pool, several).ok
    nameless = providers.token("our-app", sub=unique("subject"))
    assert ask(pool, nameless, subject_provider=None).ok
    foreign = providers.token("our-app", iss="https://elsewhere.example.com")
    assert error(ask(pool, foreign, subject_provider=None)) == (400, "invalid_request")


def test_ses_38_only_clients_that_may_exchange(pool, providers, stack):
    def client(**settings) -> str:
        made = pool.admin.create_user_pool_client(
            **{"UserPoolId": pool.id, "ClientName": "c", "ExplicitAuthFlows": FLOWS} | settings
        )
        return made["UserPoolClient"]["ClientId"]

    lists = {"SupportedIdentityProviders": ["COGNITO", "Corp"]}
    for unfit in (
        client(),
        client(**lists, ExplicitAuthFlows=ALL_FLOWS),
        client(**lists, ExplicitAuthFlows=["ALLOW_TOKEN_EXCHANGE_IMPERSONATION"]),
    ):
        token = providers.token("our-app", sub=unique("subject"))
        assert error(ask(pool, token, client_id=unfit)) == (400, "unauthorized_client")
        # A refused client spends nothing.
        assert ask(pool, token).ok
    token = providers.token("our-app", sub=unique("subject"))
    assert error(ask(pool, token, client_id="0" * 26)) == (400, "invalid_client")
    assert error(ask(pool, token, client_secret="any")) == (400, "invalid_client")
    for change in (
        {"subject_token_type": f"{URN}saml2"}, {"subject_token_type": "id_token"},
        {"subject_token": None}, {"requested_token_type": f"{URN}saml2"}, {"audience": "x"},
    ):
        assert error(ask(pool, token, **change)) == (400, "invalid_request"), change
    assert error(ask(pool, token, scope="other/scope")) == (400, "invalid_scope")
    assert ask(pool, token).ok


def test_a_provider_that_is_down_signs_no_user_out(stack, leaving):
    pool = federated(stack, leaving.issuer)
    token = leaving.token("our-app")
    leaving.is_down = True
    for _ in range(2):
        assert error(ask(pool, token)) == (503, "temporarily_unavailable")
    assert pool.admin.list_users(UserPoolId=pool.id)["Users"] == []


def test_a_disabled_user_is_refused_and_keeps_what_is_stored(pool, providers):
    subject = unique("subject")
    assert ask(pool, providers.token("our-app", sub=subject, name="Before")).ok
    name = f"Corp_{subject}"
    pool.admin.admin_disable_user(UserPoolId=pool.id, Username=name)
    token = providers.token("our-app", sub=subject, name="After", jti=unique("jti"))
    assert error(ask(pool, token)) == (400, "invalid_grant")
    assert user_of(pool, name)["Attributes"]["name"] == "Before"


def test_a_providers_user_has_no_password(pool, providers):
    subject = unique("subject")
    tokens = ask(pool, providers.token("our-app", sub=subject, email="x@example.com")).json()
    name = f"Corp_{subject}"
    assert refused(
        pool.public.initiate_auth, ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": "Passw0rd!"},
    ) == ("NotAuthorizedException", "Incorrect username or password.")
    cannot = ("NotAuthorizedException", "User password cannot be reset in the current state.")
    of_user = {"UserPoolId": pool.id, "Username": name}
    assert refused(pool.admin.admin_reset_user_password, **of_user) == cannot
    assert refused(pool.public.forgot_password, ClientId=pool.client_id, Username=name) == cannot
    assert refused(
        pool.public.change_password, AccessToken=tokens["access_token"],
        PreviousPassword="Passw0rd!", ProposedPassword="Passw0rd!2",
    )[0] == "NotAuthorizedException"
    assert refused(
        pool.public.update_user_attributes, AccessToken=tokens["access_token"],
        UserAttributes=[{"Name": "identities", "Value": "[]"}],
    )[0] == "InvalidParameterException"


def test_an_administrator_gives_a_providers_user_a_password(pool, providers):
    """As AdminSetUserPassword has it: the user is CONFIRMED then, and signs in both ways."""
    subject = unique("subject")
    assert ask(pool, providers.token("our-app", sub=subject)).status_code == 200
    name = f"Corp_{subject}"
    pool.admin.admin_set_user_password(UserPoolId=pool.id, Username=name, Password="Passw0rd!", Permanent=True)
    assert pool.admin.admin_get_user(UserPoolId=pool.id, Username=name)["UserStatus"] == "CONFIRMED"
    signed_in = pool.public.initiate_auth(
        ClientId=pool.client_id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": "Passw0rd!"},
    )["AuthenticationResult"]
    assert claims(signed_in["AccessToken"])["username"] == name
    again = ask(pool, providers.token("our-app", sub=subject, jti=unique("jti"))).json()
    assert claims(again["access_token"])["sub"] == claims(signed_in["AccessToken"])["sub"]


def test_no_other_users_name_and_no_address_is_taken(stack, providers):
    pool = federated(
        stack, providers.issuer,
        {"AliasAttributes": ["email"], "UsernameConfiguration": {"CaseSensitive": False}},
    )
    own = pool.user("corp_taken", email="ada@example.com", email_verified="true")
    answer = ask(pool, providers.token("our-app", sub="Taken"))
    assert error(answer) == (400, "invalid_request")
    assert answer.json()["error_description"] == "Already found an entry for username corp_taken"
    token = providers.token(
        "our-app", sub="Fine", email="ada@example.com", email_verified=True
    )
    assert claims(ask(pool, token).json()["id_token"])["cognito:username"] == "corp_fine"
    # The address still finds the pool's own user.
    assert claims(pool.sign_in("ada@example.com")["IdToken"])["cognito:username"] == own
    # The provider's names differ in case: they are two users, and one of them cannot be here.
    assert error(ask(pool, providers.token("our-app", sub="fine"))) == (400, "invalid_request")


def test_map_2_and_3_what_does_not_fit_leaves_no_user(stack, providers):
    pool = federated(
        stack, providers.issuer,
        {"Schema": [
            {"Name": "teams", "AttributeDataType": "String", "Mutable": False},
            {"Name": "name", "Required": True, "Mutable": True, "AttributeDataType": "String"},
        ]},
    )
    answer = ask(pool, providers.token("our-app", sub="one"))
    assert error(answer) == (400, "invalid_request")
    assert "name: The attribute is required" in answer.json()["error_description"]
    bad = providers.token("our-app", sub="one", name="A", email="no address")
    assert error(ask(pool, bad)) == (400, "invalid_request")
    assert pool.admin.list_users(UserPoolId=pool.id)["Users"] == []
    assert ask(pool, providers.token("our-app", sub="one", name="A", teams="x")).ok
    same = providers.token("our-app", sub="one", name="B", teams="x", jti="1")
    assert ask(pool, same).ok
    moved = ask(pool, providers.token("our-app", sub="one", name="C", teams="y", jti="2"))
    assert moved.json()["error_description"] == "user.custom:teams: Attribute cannot be updated"
    assert user_of(pool, "Corp_one")["Attributes"]["name"] == "B"


def test_fed_7_opaque_tokens_count_for_the_pools_application_alone(stack, providers):
    pool = make_pool(stack)
    details = {"client_id": "app", "client_secret": "s", "authorize_scopes": "email"}
    for name in ("Facebook", "LoginWithAmazon"):
        pool.admin.create_identity_provider(
            UserPoolId=pool.id, ProviderName=name, ProviderType=name, ProviderDetails=details,
            AttributeMapping={"name": "name"},
        )
    allow(pool, "Facebook", "LoginWithAmazon")
    providers.profiles["42"] = {"name": "Ada"}
    for name in ("Facebook", "LoginWithAmazon"):
        form = {"subject_provider": name, "subject_token_type": f"{URN}access_token"}
        providers.access_tokens |= {f"good-{name}": ("app", "42"), f"bad-{name}": ("theirs", "42")}
        for unfit in (f"bad-{name}", "unknown"):
            assert error(ask(pool, unfit, **form)) == (400, "invalid_grant")
        signed_in = ask(pool, f"good-{name}", **form)
        assert claims(signed_in.json()["id_token"])["cognito:username"] == f"{name}_42"
        assert claims(signed_in.json()["id_token"])["name"] == "Ada"
        assert error(ask(pool, f"good-{name}", **form)) == (400, "invalid_grant")
        as_id_token = form | {"subject_token_type": f"{URN}id_token"}
        assert error(ask(pool, f"good-{name}", **as_id_token)) == (400, "invalid_request")


def test_ses_37_a_pool_that_remembers_devices_refreshes_such_a_sign_in(stack, providers):
    pool = federated(
        stack, providers.issuer,
        {"DeviceConfiguration": {
            "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False,
        }},
    )
    tokens = ask(pool, providers.token("our-app", sub="me")).json()
    answer = requests.post(
        f"{stack.endpoint}/oauth2/token", timeout=30,
        data={
            "grant_type": "refresh_token", "client_id": pool.client_id,
            "refresh_token": tokens["refresh_token"],
        },
    )
    assert answer.status_code == 200, answer.json()
