"""Logins of identity pools by SAML, by boto3 and a provider that signs by signxml (DID-26, DID-27)."""

import signal
from contextlib import contextmanager

import pytest
from botocore.exceptions import ClientError

from support.identity_pools import ACCOUNT, READER, make_identity_pool, refused, signing_client
from support.saml import SamlProvider, decoded, encoded
from support.stack import make_stack

ARN = f"arn:aws:iam::{ACCOUNT}:saml-provider/office"
EDITOR = f"arn:aws:iam::{ACCOUNT}:role/editor"
INVALID = "Invalid login token."
UNSUPPORTED = "Token is not from a supported provider of this identity pool."
NOT_AUTHORIZED = "NotAuthorizedException"


@pytest.fixture(scope="module")
def provider():
    return SamlProvider()


@pytest.fixture(scope="module")
def stack(provider):
    with make_stack() as running:
        running.start()
        register(running, provider)
        yield running


def register(stack, provider, name="office", *options, check=True):
    file = stack.state.parent / f"{name}.xml"
    file.write_text(provider.metadata())
    return stack.control(
        "identity-providers", "create", "--saml", str(file), "--name", name, *options, check=check
    )


@pytest.fixture(scope="module")
def pool(stack):
    return make_identity_pool(stack, SamlProviderARNs=[ARN])


def test_a_response_gets_an_identity_and_credentials(pool, provider):
    logins = {ARN: provider.response()}
    identity = pool.public.get_id(IdentityPoolId=pool.id, Logins=logins)["IdentityId"]
    # Apps present the same response with each call until it ends.
    answer = pool.public.get_credentials_for_identity(IdentityId=identity, Logins=logins)
    assert answer["IdentityId"] == identity
    assert answer["Credentials"]["AccessKeyId"].startswith("ASIA")
    told = pool.admin.describe_identity(IdentityId=identity)
    assert told["Logins"] == [ARN]
    for again in (provider.response(), provider.signed_response()):
        found = pool.public.get_id(IdentityPoolId=pool.id, Logins={ARN: again})
        assert found["IdentityId"] == identity
    other = pool.public.get_id(
        IdentityPoolId=pool.id, Logins={ARN: provider.response(name_id="grace")}
    )
    assert other["IdentityId"] != identity


def test_attributes_choose_the_role(stack, pool, provider):
    def assumed(**more):
        logins = {ARN: provider.response(**more)}
        identity = pool.public.get_id(IdentityPoolId=pool.id, Logins=logins)["IdentityId"]
        chosen = {"CustomRoleArn": EDITOR} if more.get("name_id") == "chooser" else {}
        keys = pool.public.get_credentials_for_identity(
            IdentityId=identity, Logins=logins, **chosen
        )["Credentials"]
        caller = signing_client(stack, "sts", keys).get_caller_identity()["Arn"]
        return caller.split("/")[1]

    rule = {"Claim": "group", "MatchType": "Equals", "Value": "editors", "RoleARN": EDITOR}
    mappings = {
        ARN: {
            "Type": "Rules",
            "AmbiguousRoleResolution": "AuthenticatedRole",
            "RulesConfiguration": {"Rules": [rule]},
        }
    }
    roles = {"authenticated": READER}
    pool.admin.set_identity_pool_roles(IdentityPoolId=pool.id, Roles=roles, RoleMappings=mappings)
    assert assumed(attributes={"group": ["readers"]}) == "reader"
    assert assumed(attributes={"group": ["readers", "editors"]}) == "editor"
    named = "https://aws.amazon.com/SAML/Attributes/Role"
    by_token = {ARN: {"Type": "Token", "AmbiguousRoleResolution": "Deny"}}
    pool.admin.set_identity_pool_roles(IdentityPoolId=pool.id, Roles=roles, RoleMappings=by_token)
    assert assumed(attributes={named: [f"{EDITOR},{ARN}"]}) == "editor"
    both = [f"{READER},{ARN}", f"{ARN},{EDITOR}"]
    assert assumed(name_id="chooser", attributes={named: both}) == "editor"
    with refused(NOT_AUTHORIZED, "The ambiguous role mapping rules denied this request."):
        assumed(attributes={named: both})
    with refused(NOT_AUTHORIZED):
        assumed(name_id="chooser", attributes={named: [f"{EDITOR},{ARN}x"]})
    pool.admin.set_identity_pool_roles(IdentityPoolId=pool.id, Roles=roles)


def refusal(pool, response: str, name: str = ARN) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        pool.public.get_id(IdentityPoolId=pool.id, Logins={name: response})
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def test_what_is_wrong_with_a_response_is_told(pool, provider):
    for said, sentence in [
        ({"issuer": "https://other.example.com"}, "Issuer doesn't match providerName"),
        ({"audience": "urn:other"}, "Incorrect token audience."),
    ]:
        assert refusal(pool, provider.response(**said)) == (
            NOT_AUTHORIZED, f"{INVALID} {sentence}"
        )
    code, message = refusal(pool, provider.response(end=-61))
    assert code == NOT_AUTHORIZED and message.startswith(f"{INVALID} Token expired: ")
    forged = SamlProvider().response()
    assert refusal(pool, forged) == (NOT_AUTHORIZED, f"{INVALID} Token signature invalid.")
    failed = provider.response(status="urn:oasis:names:tc:SAML:2.0:status:Responder")
    for response in (failed, provider.response(begin=120), "no response", encoded("<a/>")):
        assert refusal(pool, response) == (NOT_AUTHORIZED, INVALID)
    elsewhere = f"arn:aws:iam::{ACCOUNT}:saml-provider/elsewhere"
    assert refusal(pool, provider.response(), elsewhere) == (NOT_AUTHORIZED, UNSUPPORTED)


def hostile(response: str) -> list[str]:
    """Documents made from a good one, each of which says that the administrator signed in."""
    good = decoded(response)
    begin, end = good.index("<saml:Assertion"), good.index("</saml:Assertion>") + 17
    signed = good[begin:end]
    signature = signed[signed.index("<ds:Signature"):signed.index("</ds:Signature>") + 15]
    evil = signed.replace(signature, "").replace(">ada<", ">admin<")
    evil = evil.replace('ID="_assertion"', 'ID="_evil"')
    wrapping = evil.replace("<saml:Subject>", f"{signature}<saml:Subject>", 1)
    inside = signature.replace("</ds:Signature>", f"<ds:Object>{signed}</ds:Object></ds:Signature>")
    bomb = '<!DOCTYPE a [<!ENTITY b "admin"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>'
    return [
        good[:begin] + evil + signed + good[end:],
        good[:begin] + signed + evil + good[end:],
        good[:begin] + wrapping + signed.replace(signature, "") + good[end:],
        good[:begin] + evil.replace("<saml:Subject>", f"{inside}<saml:Subject>", 1) + good[end:],
        good.replace(">ada<", ">admin<"),
        good.replace(">ada<", ">ad<!-- -->a<"),
        bomb + good.replace(">ada<", ">&c;<"),
        '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' + good.replace(">ada<", ">&b;<"),
        good.replace(signature, ""),
        good.replace("xmldsig-more#rsa-sha256", "xmldsig-more#hmac-sha256"),
        "<a>" * 20_000, "\0", "\ud7ff" * 10_000,
    ]


def test_hostile_documents_are_refused_and_harm_nobody(stack, pool, provider):
    before = [process.pid for process in stack.processes("gatehouse-assertion-reader")]
    for document in hostile(provider.response()):
        code, message = refusal(pool, encoded(document)[:50_000])
        assert code == NOT_AUTHORIZED and message.startswith(INVALID), document[:200]
    assert [process.pid for process in stack.processes("gatehouse-assertion-reader")] == before
    pool.public.get_id(IdentityPoolId=pool.id, Logins={ARN: provider.response()})


@contextmanager
def stopped_reader(stack):
    """Its socket takes connections meanwhile, and nothing is answered."""
    processes = stack.processes("gatehouse-assertion-reader")
    assert processes
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            process.send_signal(signal.SIGCONT)


def test_a_reader_that_is_down_signs_no_user_out(stack, pool, provider):
    response = provider.response()
    with stopped_reader(stack):
        code, _ = refusal(pool, response)
        assert code in ("InternalErrorException", "TooManyRequestsException")
        # Nothing else needs it.
        assert pool.guest()
    pool.public.get_id(IdentityPoolId=pool.id, Logins={ARN: response})


def test_a_registration_is_listed_described_and_deleted(stack, provider):
    made = register(
        stack, provider, "branch", "--audience", "urn:branch", "--recipient", "https://a.example/"
    )
    arn = made.stdout.strip()
    assert arn == f"arn:aws:iam::{ACCOUNT}:saml-provider/branch"
    listed = stack.control("identity-providers", "list").stdout
    assert ARN in listed and arn in listed and provider.entity_id in listed
    told = stack.control("identity-providers", "describe", arn).stdout
    assert "urn:branch" in told and "https://a.example/" in told and "sha256 " in told
    pool = make_identity_pool(stack, SamlProviderARNs=[arn])
    # Its Destination is another one, which has no sentence of its own.
    assert refusal(pool, provider.response(audience="urn:branch"), arn) == (
        NOT_AUTHORIZED, INVALID
    )
    there = {"recipient": "https://a.example/"}
    assert refusal(pool, provider.response(**there), arn) == (
        NOT_AUTHORIZED, f"{INVALID} Incorrect token audience."
    )
    good = provider.response(audience="urn:branch", **there)
    pool.public.get_id(IdentityPoolId=pool.id, Logins={arn: good})
    again = register(stack, provider, "branch", check=False)
    assert again.returncode != 0 and "exists" in again.stderr
    stack.control("identity-providers", "delete", arn)
    assert refusal(pool, good, arn) == (NOT_AUTHORIZED, UNSUPPORTED)
    gone = stack.control("identity-providers", "describe", arn, check=False)
    assert gone.returncode != 0 and "cannot be found" in gone.stderr


def test_bad_registrations_are_refused_with_the_reason(stack, provider):
    file = stack.state.parent / "bad.xml"
    for text, sentence in [
        ("<a/>", "does not describe one entity"),
        (provider.metadata().replace("IDPSSODescriptor", "SPSSODescriptor"), "identity provider"),
        (provider.metadata().replace("<ds:X509Certificate>", "<ds:X509Certificate>A"), "X.509"),
    ]:
        file.write_text(text)
        refused = stack.control(
            "identity-providers", "create", "--saml", str(file), "--name", "bad", check=False
        )
        assert refused.returncode != 0 and sentence in refused.stderr
    both = stack.control(
        "identity-providers", "create", "--saml", str(file), "--oidc", "https://a.example",
        check=False,
    )
    assert both.returncode != 0 and "--saml goes with --name" in both.stderr
