"""What attackers try by outside providers, and the wishes that end in such holes elsewhere.

The scenarios of Doyensec are those of "The Danger of Multi-SSO AWS Cognito User Pools": several tenants bring
their own providers into one pool, and each can say what it likes of its users.
"""

import json

import pytest
import requests

from support.clients import unique
from support.events import events, wait_for, wait_for_rule
from support.exchanges import claims, user_of
from support.provider_sign_ins import (
    add_issuer, authorize, federated_pool, follow, list_providers, redeem, sign_in, told, users,
)
from support.stack import make_stack
from support.upstream import Upstream


@pytest.fixture(scope="module")
def upstream():
    running = Upstream()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream, functions):
    with make_stack() as running:
        running.settings |= {
            "GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer,
            "GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint,
        }
        yield running.start()


MAPPING = {"email": "email", "email_verified": "email_verified", "name": "name"}


@pytest.fixture(autouse=True)
def fresh(upstream):
    upstream.subject, upstream.token_changes, upstream.token_status = unique("eve"), {}, 200
    upstream.claims = {"email": "ada@victim.example", "email_verified": True, "name": "Eve"}


def tenants(stack, upstream, tags=None, settings=None):
    """A pool of which each tenant has a provider of its own: Victim and Attacker."""
    pool = federated_pool(
        stack, {"UsernameAttributes": [], "UserPoolTags": tags or {}} | (settings or {})
    )
    for name in ("Victim", "Attacker"):
        add_issuer(pool, name, upstream.issuer, MAPPING, client_id=f"app-{name}")
    list_providers(pool, "COGNITO", "Victim", "Attacker")
    return pool


def tokens(pool, provider) -> dict:
    with requests.Session() as browser:
        return claims(redeem(pool, sign_in(pool, browser, provider)["code"])["id_token"])


def refused(pool, provider) -> dict:
    with requests.Session() as browser:
        end = sign_in(pool, browser, provider)
    assert "code" not in end and end["state"] == "s&=ü"
    return end


def test_doyensec_a_tenants_provider_takes_no_account_by_its_address(stack, upstream):
    """LNK-6, MAP-4: the address is verified on both sides, and no tag says that it links."""
    pool = tenants(stack, upstream)
    local = pool.user(email="ada@victim.example", email_verified="true")
    there = tokens(pool, "Attacker")
    assert there["cognito:username"] == f"Attacker_{upstream.subject}"
    assert there["sub"] != user_of(pool, local)["Attributes"]["sub"]
    assert "identities" not in user_of(pool, local)["Attributes"]


def test_doyensec_a_tenants_provider_speaks_for_its_own_domains_alone(stack, upstream):
    """LNK-7: also where addresses link accounts."""
    links = {"gatehouse:link-verified-email": "Victim Attacker"}
    pool = tenants(
        stack, upstream,
        links | {
            "gatehouse:provider-domains:Attacker": "attacker.example",
            "gatehouse:provider-domains:Victim": "victim.example",
        },
    )
    local = pool.user(email="ada@victim.example", email_verified="true")
    there = tokens(pool, "Attacker")
    assert there["cognito:username"] != local and "email" not in there
    left_out = wait_for_rule(
        stack, "an address of a domain that the provider may not assert was left out",
        "--pool", pool.id, "--user", there["cognito:username"],
    )
    assert (left_out["operation"], left_out["outcome"]) == ("FinishProviderSignIn", "Success")
    assert "victim.example" not in json.dumps(left_out)
    assert tokens(pool, "Victim")["cognito:username"] == local
    # Who finds a second way into an account sees when and from where it came.
    linked = wait_for_rule(
        stack, "the identity at Victim was linked to a waiting account",
        "--pool", pool.id, "--user", local,
    )
    assert (linked["outcome"], linked["username"]) == ("Success", local) and linked["source-ip"]
    tokens(pool, "Victim")
    shown = events(stack, "--pool", pool.id, "--user", local)
    assert [event.get("rule") for event in shown].count(linked["rule"]) == 1
    strict = tenants(
        stack, upstream, links | {"gatehouse:provider-domains:Attacker": "attacker.example strict"}
    )
    assert refused(strict, "Attacker")["error"] == "access_denied"
    assert users(strict) == []
    for address in (
        "ada@attacker.example.victim.example", "ada@xattacker.example", "ada", "ada@attacker.example@victim.example",
    ):
        upstream.claims["email"] = address
        assert refused(strict, "Attacker")["error"] == "access_denied", address
    upstream.claims["email"] = "ada@ATTACKER.example"
    assert "code" in sign_in_once(strict, "Attacker")


def sign_in_once(pool, provider) -> dict:
    with requests.Session() as browser:
        return sign_in(pool, browser, provider)


def test_doyensec_an_account_made_beforehand_is_not_handed_over(stack, upstream):
    """LNK-6: who signed up with a victim's address and did not prove it waits in vain (pre-hijacking)."""
    pool = tenants(
        stack, upstream, {"gatehouse:link-verified-email": "Victim"},
        {"AutoVerifiedAttributes": ["email"]},
    )
    waiting = unique("eve")
    pool.public.sign_up(
        ClientId=pool.client_id, Username=waiting, Password="Passw0rd!",
        UserAttributes=[{"Name": "email", "Value": "ada@victim.example"}],
    )
    assert tokens(pool, "Victim")["cognito:username"] == f"Victim_{upstream.subject}"
    unproved = pool.user(email="ada@victim.example")
    upstream.subject = unique("ada")
    assert tokens(pool, "Victim")["cognito:username"] not in (waiting, unproved)


def test_doyensec_an_address_that_the_provider_has_not_verified_links_nothing(stack, upstream):
    pool = tenants(stack, upstream, {"gatehouse:link-verified-email": "Victim"})
    local = pool.user(email="ada@victim.example", email_verified="true")
    for said in (False, "false", None, "yes", 1):
        upstream.subject = unique("eve")
        upstream.claims["email_verified"] = said
        with requests.Session() as browser:
            end = sign_in(pool, browser, "Victim")
        # What is no truth value cannot be written, either.
        assert "code" in end or "email_verified" in end["error_description"], end
        assert "identities" not in user_of(pool, local)["Attributes"], said


def test_doyensec_two_accounts_with_one_address_are_none_to_link(stack, upstream):
    pool = tenants(stack, upstream, {"gatehouse:link-verified-email": "Victim"})
    for _ in range(2):
        pool.user(email="ada@victim.example", email_verified="true")
    assert tokens(pool, "Victim")["cognito:username"] == f"Victim_{upstream.subject}"


def test_doyensec_a_refused_sign_in_leaves_no_ghost(stack, upstream, functions):
    """FED-10: neither the user nor the group nor a link is there afterwards, so that the next one is a first one."""
    def no(event):
        raise Exception("not of this company")

    pool = tenants(stack, upstream, settings={"LambdaConfig": {"PreSignUp": functions.add(unique("no"), no)}})
    end = refused(pool, "Attacker")
    assert end["error"] == "invalid_request"
    assert end["error_description"] == "PreSignUp failed with error not of this company."
    assert users(pool) == []
    assert pool.admin.list_groups(UserPoolId=pool.id)["Groups"] == []
    pool.admin.update_user_pool(UserPoolId=pool.id, LambdaConfig={})
    assert tokens(pool, "Attacker")["cognito:username"] == f"Attacker_{upstream.subject}"


def test_doyensec_the_same_subject_at_two_providers_is_two_users(stack, upstream):
    """FED-5: a user is known by provider and subject; a subject of one tenant's names nobody of another's."""
    pool = tenants(stack, upstream)
    assert tokens(pool, "Victim")["sub"] != tokens(pool, "Attacker")["sub"]
    # A username that looks like another provider's user is that of nobody.
    upstream.subject = f"Victim_{upstream.subject}"
    assert tokens(pool, "Attacker")["cognito:username"] == f"Attacker_{upstream.subject}"


def test_doyensec_a_provider_signs_in_where_it_is_listed_alone(stack, upstream):
    """IDP-7: also where the client drops it while the user is away."""
    pool = tenants(stack, upstream)
    list_providers(pool, "COGNITO", "Victim")
    with requests.Session() as browser:
        answer = follow(pool, browser, authorize(pool, browser, "Attacker"), stop="https://")
        assert answer.headers.get("Location", "").startswith(upstream.issuer) is False
        begun = follow(pool, browser, authorize(pool, browser, "Victim"), stop=upstream.issuer)
        list_providers(pool, "COGNITO", "Attacker")
        end = told(follow(pool, browser, begun))
        assert end["error"] in ("access_denied", "invalid_request") and "code" not in end
    assert users(pool) == []


def test_doyensec_a_user_of_a_provider_has_no_password_to_guess_or_reset(stack, upstream):
    pool = tenants(stack, upstream, settings={"AutoVerifiedAttributes": ["email"]})
    name = tokens(pool, "Victim")["cognito:username"]
    for call, arguments in (
        (pool.public.initiate_auth, {
            "AuthFlow": "USER_PASSWORD_AUTH", "AuthParameters": {"USERNAME": name, "PASSWORD": "Passw0rd!"},
        }),
        (pool.public.forgot_password, {"Username": name}),
    ):
        with pytest.raises(pool.public.exceptions.ClientError) as caught:
            call(ClientId=pool.client_id, **arguments)
        assert caught.value.response["Error"]["Code"] in ("NotAuthorizedException", "InvalidParameterException")
    assert user_of(pool, name)["UserStatus"] == "EXTERNAL_PROVIDER"


def test_amplify_js_9976_a_link_made_in_presignup_counts_at_the_first_try(stack, upstream, functions):
    """LNK-5: Cognito answers `Already found an entry for username …`, and the user has to try again."""
    made = {}

    def link(event):
        if event["triggerSource"] != "PreSignUp_ExternalProvider":
            return event
        pool = made["pool"]
        provider, _, subject = event["userName"].partition("_")
        pool.admin.admin_link_provider_for_user(
            UserPoolId=pool.id,
            DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": made["local"]},
            SourceUser={
                "ProviderName": provider, "ProviderAttributeName": "Cognito_Subject",
                "ProviderAttributeValue": subject,
            },
        )
        return event

    handler = functions.add(unique("link"), link)
    pool = made["pool"] = tenants(stack, upstream, settings={"LambdaConfig": {"PreSignUp": handler}})
    local = made["local"] = pool.user(email="ada@victim.example", email_verified="true")
    upstream.subject = upstream.subject.lower()
    assert tokens(pool, "Victim")["cognito:username"] == local
    assert users(pool) == [local]
    assert [user["userId"] for user in tokens(pool, "Victim")["identities"]] == [upstream.subject]


def test_map_2_amplify_js_3526_what_may_not_be_written_is_named(stack, upstream):
    pool = federated_pool(
        stack, {"Schema": [{"Name": "team", "AttributeDataType": "String", "Mutable": False}]}
    )
    add_issuer(pool, "Corp", upstream.issuer, {"custom:team": "team"})
    list_providers(pool, "COGNITO", "Corp")
    upstream.claims = {"team": "one"}
    assert tokens(pool, "Corp")["custom:team"] == "one"
    assert tokens(pool, "Corp")["custom:team"] == "one"
    upstream.claims = {"team": "two"}
    end = refused(pool, "Corp")
    assert end["error"] == "invalid_request"
    assert "custom:team: Attribute cannot be updated" in end["error_description"]
    assert user_of(pool, users(pool)[0])["Attributes"]["custom:team"] == "one"


def test_map_3_what_is_required_and_not_mapped_is_named(stack, upstream):
    pool = federated_pool(
        stack, {"Schema": [{"Name": "family_name", "AttributeDataType": "String", "Required": True}]}
    )
    add_issuer(pool, "Corp", upstream.issuer, {"name": "name"})
    list_providers(pool, "COGNITO", "Corp")
    assert "family_name" in refused(pool, "Corp")["error_description"]
    assert users(pool) == []


def test_map_5_lists_and_long_values(stack, upstream):
    pool = federated_pool(
        stack, {"Schema": [{"Name": "teams", "AttributeDataType": "String", "Mutable": True}]}
    )
    add_issuer(pool, "Corp", upstream.issuer, {"custom:teams": "teams"})
    list_providers(pool, "COGNITO", "Corp")
    upstream.claims = {"teams": ["a b", "c,d"]}
    assert tokens(pool, "Corp")["custom:teams"] == "[a+b, c%2Cd]"
    upstream.claims = {"teams": "x" * 2049}
    assert "custom:teams" in refused(pool, "Corp")["error_description"]
    assert user_of(pool, users(pool)[0])["Attributes"]["custom:teams"] == "[a+b, c%2Cd]"


def test_map_6_inbound_federation_decides_what_is_mapped_and_not_who_it_is(stack, upstream, functions):
    answers = {}

    def inbound(event):
        return answers["make"](event)

    def replacing(event):
        event["response"] = {"userAttributesToMap": {"sub": "somebody", "name": "By function"}}
        return event

    arn = functions.add(unique("inbound"), inbound)
    pool = tenants(
        stack, upstream,
        settings={"LambdaConfig": {"InboundFederation": {"LambdaVersion": "V1_0", "LambdaArn": arn}}},
    )
    answers["make"] = replacing
    there = tokens(pool, "Victim")
    assert there["name"] == "By function" and there["cognito:username"] == f"Victim_{upstream.subject}"
    assert "email" not in there
    event = functions.events[arn.rpartition(":")[2]][-1]
    assert event["triggerSource"] == "InboundFederation_ExternalProvider"
    assert event["request"]["attributes"]["idToken"]["name"] == "Eve"
    assert event["request"]["attributes"]["tokenResponse"]["access_token"] == "upstream"
    # Empty says nothing: the mapping counts, also for a user who comes again.
    answers["make"] = lambda event: event | {"response": {"userAttributesToMap": {}}}
    assert tokens(pool, "Victim")["name"] == "Eve"
    answers["make"] = lambda event: event | {"response": {"userAttributesToMap": "all"}}
    upstream.subject = unique("new")
    assert refused(pool, "Victim")["error"] == "invalid_request"
    assert len(users(pool)) == 1


def test_fed_2_a_providers_own_words_reach_no_client(stack, upstream):
    pool = tenants(stack, upstream)
    for said, heard in (("access_denied", "access_denied"), ("<script>", "server_error")):
        with requests.Session() as browser:
            begun = follow(pool, browser, authorize(pool, browser, "Victim"), stop=upstream.issuer)
            state = told(begun)["state"]
            end = browser.get(
                f"{stack.endpoint}/{pool.id}/oauth2/idpresponse", allow_redirects=False, timeout=60,
                params={"error": said, "error_description": "<b>call 555</b>", "state": state},
            )
            assert told(end)["error"] == heard and "555" not in end.headers["Location"]
            assert wait_for(stack, end.headers["x-amzn-requestid"])["operation"] == "FinishProviderSignIn"


def test_fed_3_a_mix_up_of_providers_is_noticed(stack, upstream):
    """RFC 9207: one provider's answer in place of another's."""
    pool = tenants(stack, upstream)
    with requests.Session() as browser:
        begun = follow(pool, browser, authorize(pool, browser, "Victim"), stop=upstream.issuer)
        answered = browser.get(begun.headers["Location"], allow_redirects=False, timeout=60)
        end = browser.get(
            answered.headers["Location"] + "&iss=https://evil.example", allow_redirects=False, timeout=60
        )
        assert told(end)["error"] == "invalid_request"
    assert users(pool) == []


def test_fed_8_what_the_client_asks_of_the_sign_in_is_asked_of_the_provider(stack, upstream):
    pool = tenants(stack, upstream)
    with requests.Session() as browser:
        follow(
            pool, browser,
            authorize(pool, browser, "Victim", prompt="login", max_age="60", login_hint="ada@victim.example"),
            stop=upstream.issuer,
        )
        follow(
            pool, browser, authorize(pool, browser, "Victim", prompt="login", max_age="60",
                                     login_hint="ada@victim.example"),
        )
    asked = upstream.asked[-1]
    assert (asked["prompt"], asked["max_age"], asked["login_hint"]) == ("login", "60", "ada@victim.example")
