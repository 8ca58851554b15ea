"""A provider's own tokens, which a pool keeps and a service of the client's asks for (FED-9)."""

import json

import pytest
import requests

from support.events import events, wait_for_rule
from support.exchanges import URN, claims, refused, user_of
from support.kept_tokens import KEEPS, PROVIDER, Kept
from support.provider_sign_ins import add_issuer, federated_pool, list_providers, redeem, sign_in
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


def test_fed_9_a_service_has_a_users_token_of_the_provider(stack, upstream):
    kept = Kept(stack, upstream, KEEPS)
    token = kept.sign_in()
    status, answer = kept.ask(token)
    assert status == 200, answer
    assert answer["access_token"] == "upstream" and answer["scope"] == "calendar"
    assert answer["token_type"] == "Bearer" and 0 < answer["expires_in"] <= 3600
    derived = kept.pool.public.get_derived_token(
        ClientId=kept.service["client_id"], ClientSecret=kept.service["client_secret"],
        SubjectToken=token, SubjectTokenType="ACCESS_TOKEN", Audiences=[PROVIDER],
    )
    assert derived["IssuedToken"] == "upstream" and derived["Scopes"] == ["calendar"]
    assert len(upstream.exchanged) == 1


def test_fed_9_only_who_may_is_told(stack, upstream):
    kept = Kept(stack, upstream, KEEPS)
    token = kept.sign_in()
    for service, error in (
        (kept.client("COGNITO"), "unauthorized_client"),
        (kept.client("COGNITO", "Corp", flows=["ALLOW_REFRESH_TOKEN_AUTH"]), "unauthorized_client"),
        # An app on a phone has no secret.
        ({"client_id": kept.pool.client_id}, "unauthorized_client"),
        (kept.service | {"client_secret": "x" * 52}, "invalid_client"),
    ):
        assert kept.ask(token, service)[1]["error"] == error
    # A token that was made for one service does not come to the user's other accounts.
    narrow = kept.ask(token, audience="https://reports.example")[1]["access_token"]
    assert kept.ask(narrow)[1]["error"] == "invalid_grant"
    over = kept.ask(narrow, audience=kept.service["client_id"], requested_token_type=f"{URN}id_token")[1]
    assert kept.ask(over["access_token"], subject_token_type=f"{URN}id_token")[1]["error"] == "invalid_grant"
    assert kept.ask("x")[1]["error"] == "invalid_grant"
    assert kept.ask(token, audience="urn:gatehouse:linked-provider:Nobody")[1]["error"] == (
        "unauthorized_client"
    )
    assert kept.ask(token, scope="calendar")[1]["error"] == "invalid_request"
    assert kept.ask(token, actor_token=token, actor_token_type=f"{URN}access_token")[1]["error"] in (
        "invalid_request", "unauthorized_client"
    )
    # A user of another pool, and one who has not been at the provider.
    local = kept.pool.sign_in(kept.pool.user())["AccessToken"]
    assert kept.ask(local)[1]["error"] == "invalid_grant"
    other = Kept(stack, upstream, KEEPS)
    assert other.ask(token)[1]["error"] == "invalid_grant"
    kept.pool.admin.admin_disable_user(UserPoolId=kept.pool.id, Username=claims(token)["username"])
    assert kept.ask(token)[1]["error"] == "invalid_grant"


def test_fed_9_a_token_is_refreshed_once_and_ends_with_the_providers_word(stack, upstream):
    kept = Kept(stack, upstream, KEEPS)
    upstream.token_members = {"refresh_token": "first", "expires_in": 30}
    token = kept.sign_in()
    upstream.refreshed = {"access_token": "second", "refresh_token": "next", "expires_in": 30}
    assert kept.ask(token)[1]["access_token"] == "second"
    assert upstream.exchanged[-1]["refresh_token"] == "first"
    upstream.refreshed = {"access_token": "third", "expires_in": 3600}
    assert kept.ask(token)[1]["access_token"] == "third"
    assert upstream.exchanged[-1]["refresh_token"] == "next"
    count = len(upstream.exchanged)
    assert kept.ask(token)[1]["access_token"] == "third" and len(upstream.exchanged) == count
    # The user takes the pool's application back at the provider.
    upstream.token_members = {"refresh_token": "first", "expires_in": 30}
    again = kept.sign_in()
    upstream.refreshed = None
    assert kept.ask(again)[1]["error"] == "invalid_grant"
    upstream.refreshed = {"access_token": "late", "expires_in": 3600}
    assert kept.ask(again)[1]["error"] == "invalid_grant"


def test_fed_9_without_the_tag_nothing_is_kept_and_nothing_told(stack, upstream):
    kept = Kept(stack, upstream, {})
    token = kept.sign_in()
    assert kept.ask(token)[1]["error"] == "invalid_grant"
    arn = kept.pool.admin.describe_user_pool(UserPoolId=kept.pool.id)["UserPool"]["Arn"]
    kept.pool.admin.tag_resource(ResourceArn=arn, Tags=KEEPS)
    # What came before was not kept.
    assert kept.ask(token)[1]["error"] == "invalid_grant"
    token = kept.sign_in()
    assert kept.ask(token)[0] == 200
    kept.pool.admin.untag_resource(ResourceArn=arn, TagKeys=list(KEEPS))
    assert kept.ask(token)[1]["error"] == "invalid_grant"
    code, _ = refused(
        kept.pool.public.get_derived_token,
        ClientId=kept.service["client_id"], ClientSecret=kept.service["client_secret"],
        SubjectToken=token, SubjectTokenType="ACCESS_TOKEN", Audiences=[PROVIDER],
    )
    assert code == "NotAuthorizedException"


def test_fed_9_a_token_of_the_provider_is_an_attribute_where_the_pool_maps_it(stack, upstream):
    """As Cognito's users do it: no further than an attribute reaches, which is an event and refuses no user."""
    pool = federated_pool(
        stack, {"Schema": [{"Name": "upstream", "AttributeDataType": "String", "Mutable": True}]}
    )
    add_issuer(pool, "Corp", upstream.issuer, {"custom:upstream": "access_token"})
    list_providers(pool, "COGNITO", "Corp")
    for token, kept in (("short", "short"), ("x" * 2048, "x" * 2048), ("y" * 3000, "y" * 2048)):
        upstream.token_members = {"access_token": token}
        with requests.Session() as browser:
            code = sign_in(pool, browser, "Corp")["code"]
        name = claims(redeem(pool, code)["id_token"])["cognito:username"]
        assert user_of(pool, name)["Attributes"]["custom:upstream"] == kept, len(token)
    sentence = "the provider's token was cut to the length of the attribute custom:upstream"
    cut = wait_for_rule(stack, sentence, "--pool", pool.id, "--user", name)
    assert (cut["operation"], cut["outcome"], cut["username"]) == ("FinishProviderSignIn", "Success", name)
    assert "yyyy" not in json.dumps(events(stack, "--pool", pool.id))
