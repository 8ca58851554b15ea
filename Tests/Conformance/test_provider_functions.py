"""What a pool's functions are asked when a browser comes back from a provider, and in which order (FED-10)."""

import pytest
import requests

from support.clients import unique
from support.events import events
from support.exchanges import claims, user_of
from support.provider_sign_ins import add_issuer, federated_pool, list_providers, redeem, sign_in, users
from support.saml_office import Office
from support.stack import make_stack
from support.upstream import Upstream

NEW = [
    "InboundFederation_ExternalProvider", "PreSignUp_ExternalProvider", "PostConfirmation_ConfirmSignUp",
    "PostAuthentication_Authentication", "TokenGeneration_HostedAuth",
]
RETURNING = [
    "InboundFederation_ExternalProvider", "PreAuthentication_Authentication", "PostAuthentication_Authentication",
    "TokenGeneration_HostedAuth",
]
TRIGGERS = ("PreSignUp", "PreAuthentication", "PostConfirmation", "PostAuthentication", "PreTokenGeneration")


@pytest.fixture(scope="module")
def upstream():
    running = Upstream()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream, functions):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer, "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
        }
        yield running.start()


@pytest.fixture(autouse=True)
def fresh(upstream):
    upstream.subject, upstream.token_changes, upstream.token_status = unique("ada"), {}, 200
    upstream.claims = {"email": "ada@example.com", "name": "Ada"}


class Asked:
    """All functions of a pool: what they were asked, in its order, and which of them refuses."""

    def __init__(self, functions):
        self.events, self.refusing = [], None
        names = {trigger: functions.add(unique("asked"), self.answer) for trigger in (*TRIGGERS, "Inbound")}
        inbound = {"LambdaVersion": "V1_0", "LambdaArn": names.pop("Inbound")}
        self.settings = {"LambdaConfig": names | {"InboundFederation": inbound}}

    def answer(self, event):
        self.events.append(event)
        if self.refusing == event["triggerSource"]:
            raise Exception("not today")
        return event

    def sources(self) -> list[str]:
        """Since it was looked last."""
        found = [event["triggerSource"] for event in self.events]
        self.events.clear()
        return found


@pytest.fixture
def asked(functions):
    return Asked(functions)


@pytest.fixture
def pool(stack, upstream, asked):
    made = federated_pool(stack, asked.settings)
    add_issuer(made, "Corp", upstream.issuer)
    list_providers(made, "COGNITO", "Corp")
    return made


def end(pool) -> dict:
    with requests.Session() as browser:
        return sign_in(pool, browser, "Corp")


def made_by_provider(pool) -> list[str]:
    """How the calls ended that made a user, as their events have it; such a call is answered once its event is there."""
    shown = events(pool.stack, "--pool", pool.id)
    return [event["outcome"] for event in shown if event.get("rule") == "the user was made, as Corp proves it"]


def user(pool) -> dict:
    (name,) = users(pool)
    return user_of(pool, name)["Attributes"]


def test_fed_10_functions_are_asked_in_order_of_a_new_user_and_of_a_returning_one(pool, asked, upstream):
    redeem(pool, end(pool)["code"])
    assert asked.sources() == NEW
    redeem(pool, end(pool)["code"])
    assert [event["userName"] for event in asked.events] == [f"Corp_{upstream.subject}"] * len(RETURNING)
    assert asked.sources() == RETURNING


@pytest.mark.parametrize("refusing", ["InboundFederation_ExternalProvider", "PreSignUp_ExternalProvider"])
def test_fed_10_a_new_user_whom_a_function_refuses_is_not_made(pool, asked, refusing):
    asked.refusing = refusing
    told = end(pool)
    trigger = refusing.partition("_")[0]
    assert told["error"] == "invalid_request" and "code" not in told
    assert told["error_description"] == f"{trigger} failed with error not today."
    assert users(pool) == [] and pool.admin.list_groups(UserPoolId=pool.id)["Groups"] == []
    assert made_by_provider(pool) == []
    asked.sources()
    asked.refusing = None
    assert "code" in end(pool) and asked.sources() == NEW[:-1]
    assert made_by_provider(pool) == ["Success"]
    assert "code" in end(pool) and made_by_provider(pool) == ["Success"]


def test_fed_10_a_returning_user_whom_a_function_refuses_stays_as_before(pool, asked, upstream):
    """Also what the provider says of the user today is not written."""
    end(pool)
    upstream.claims["name"] = "Changed"
    asked.refusing = "PreAuthentication_Authentication"
    told = end(pool)
    assert told["error_description"] == "PreAuthentication failed with error not today."
    assert user(pool)["name"] == "Ada"
    asked.refusing = None
    end(pool)
    assert user(pool)["name"] == "Changed"


@pytest.mark.parametrize("refusing", ["PostConfirmation_ConfirmSignUp", "PostAuthentication_Authentication"])
def test_fed_10_a_function_that_refuses_afterwards_gives_no_code(pool, asked, refusing):
    """The user is there by then, as Cognito documents it of both, and signs in once the function agrees."""
    asked.refusing = refusing
    told = end(pool)
    assert "code" not in told and "not today" in told["error_description"]
    assert len(users(pool)) == 1
    asked.refusing = None
    assert "code" in end(pool)


def test_map_1_what_the_provider_says_overwrites_and_what_it_leaves_out_stays(pool, upstream):
    """Also what the user or an administrator wrote (amplify-js#7300)."""
    end(pool)
    (name,) = users(pool)
    pool.admin.admin_update_user_attributes(
        UserPoolId=pool.id, Username=name,
        UserAttributes=[{"Name": "name", "Value": "Typed"}, {"Name": "email", "Value": "typed@example.com"}],
    )
    del upstream.claims["email"]
    end(pool)
    assert (user(pool)["name"], user(pool)["email"]) == ("Ada", "typed@example.com")
    upstream.claims["email"] = ""
    end(pool)
    assert user(pool)["email"] == "typed@example.com"


def test_map_6_a_response_of_saml_is_told_to_the_function_by_its_attributes(stack, asked, functions):
    office = Office(stack, asked.settings)
    with requests.Session() as browser:
        attributes = {"mail": ["ada@example.com"], "teams": ["a", "b"]}
        there = claims(office.tokens(browser, attributes=attributes)["id_token"])
    assert there["email"] == "ada@example.com"
    event = asked.events[0]
    assert event["triggerSource"] == NEW[0] and event["version"] == "1"
    request = event["request"]
    assert (request["providerName"], request["providerType"]) == ("Office", "SAML")
    assert request["attributes"]["samlResponse"]["teams"] == "[a, b]"
    assert set(request["attributes"]) == {"samlResponse"}
