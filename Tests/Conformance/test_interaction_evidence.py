"""USR-24: what a user saw and decided, checked by a third person who has nothing but the evidence."""

import json

import jwt
import pytest

from support.interaction_app import ok, refused
from support.interaction_proofs import base64url, sha256
from support.interaction_site import Page, Site, make_interaction_pool
from support.phones import PIN, enrolled


@pytest.fixture(scope="module")
def pool(stack):
    return make_interaction_pool(stack)


@pytest.fixture
def phone(pool):
    return enrolled(pool)


def concluded(evidence: dict) -> tuple[dict, dict]:
    """The claims of the decision and what the user was shown, by the evidence alone."""
    key = jwt.PyJWK(evidence["key"] | {"alg": "ES256"})
    claims = jwt.decode(
        evidence["decision"], key, algorithms=["ES256"], options={"verify_iat": False}
    )
    assert claims["digest"] == base64url(sha256(evidence["shown"].encode()))
    if "userInput" in evidence or "userInputHash" in claims:
        assert claims["userInputHash"] == base64url(sha256(evidence["userInput"].encode()))
    shown = json.loads(evidence["shown"])
    assert shown["sessionId"] == claims["session"]
    return claims, shown


def paid(phone, **members) -> str:
    """A transaction that the user has agreed to."""
    told = {"Pay": "12,50 € to \"Ben\" \u2028\u202e\x7f"}
    started = phone.site.started("TRANSACTION", user=phone.user, announceInfo=told)
    answered = phone.app.log_in(started["sessionId"], phone.account, **members)
    assert answered["state"] == "APPROVED"
    return started["sessionId"]


def test_the_relying_server_keeps_what_convinces_a_third_person(phone):
    session = paid(phone, user_input="a note")
    ok(phone.app.itself("DELETE"))
    evidence = ok(phone.site.evidence(session))
    claims, shown = concluded(evidence)
    assert (claims["decision"], claims["account"]) == ("confirm", phone.account)
    assert shown["announceInfo"] == {"Pay": "12,50 € to \"Ben\" \u2028\u202e\x7f"}
    assert (evidence["state"], evidence["kind"]) == ("APPROVED", "TRANSACTION")
    assert evidence["secondFactor"] == "pin" and evidence["userInput"] == "a note"
    forged = evidence | {"shown": evidence["shown"].replace("12,50", "99,50")}
    with pytest.raises(AssertionError):
        concluded(forged)


def test_the_operator_has_the_same(stack, pool, phone):
    session = paid(phone)
    arguments = ("interaction", "show", "--pool", pool.id, "--session", session)
    printed = stack.control(*arguments, "--json").stdout
    told = ok(phone.site.evidence(session))
    shown = json.loads(printed)
    assert {name: shown[name] for name in ("decision", "key", "shown")} == {
        name: told[name] for name in ("decision", "key", "shown")
    }
    concluded(shown)
    lines = stack.control(*arguments).stdout
    assert told["decision"] in lines and told["key"]["x"] in lines
    # Neither form lets a relying party's text work on the terminal.
    for text in (printed, lines):
        assert not {"\u2028", "\u202e", "\x7f"} & set(text)


def test_what_was_not_agreed_to_is_no_evidence(stack, pool, phone):
    session = phone.asked()
    refused(phone.site.evidence(session), 404, "not_found")
    ok(phone.app.cancel(session))
    refused(phone.site.evidence(session), 404, "not_found")
    # The operator sees it, with what became of it.
    arguments = ("interaction", "show", "--pool", pool.id, "--session", session, "--json")
    shown = json.loads(stack.control(*arguments).stdout)
    assert concluded(shown)[0]["decision"] == "confirm" and shown["state"] == "DECLINED"


def test_it_is_for_the_sessions_client_alone(pool, phone):
    started = phone.site.started(user=phone.user)
    session = started["sessionId"]
    phone.app.log_in(session, phone.account)
    ok(phone.site.evidence(session))
    page = Page(phone.site.endpoint, started)
    refused(page.call("GET", "/evidence"), 401, "invalid_client")
    refused(phone.site.evidence(session, auth=None), 401, "invalid_handle")
    stranger = pool.admin.create_user_pool_client(
        UserPoolId=pool.id, ClientName="other", GenerateSecret=True
    )["UserPoolClient"]
    other = Site(pool, (stranger["ClientId"], stranger["ClientSecret"]))
    refused(other.evidence(session), 404, "not_found")


def test_an_enrolment_is_signed_by_the_new_key(pool):
    phone = enrolled(pool)
    session = phone.site.started("ENROL", user=pool.user())["sessionId"]
    account = phone.app.enrol(session, PIN)
    evidence = ok(phone.site.evidence(session))
    claims, shown = concluded(evidence)
    assert claims["account"] == phone.app.accounts[account].thumbprint
    assert evidence["key"] == phone.app.accounts[account].jwk
    assert shown["enrolInfo"]["displayName"]
