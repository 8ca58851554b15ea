"""Browsers that sign in at outside providers, from /oauth2/authorize to the client's tokens."""

import base64
import zlib
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.events import wait_for
from support.exchanges import claims
from support.saml import SamlProvider
from support.stack import make_stack
from support.upstream import Upstream

CALLBACK = "https://app.example/callback"
OAUTH = {
    "AllowedOAuthFlowsUserPoolClient": True,
    "AllowedOAuthFlows": ["code"],
    "AllowedOAuthScopes": ["openid", "email", "profile"],
    "CallbackURLs": [CALLBACK],
}


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


@pytest.fixture
def pool(stack, upstream):
    upstream.subject, upstream.token_changes, upstream.token_status = unique("ada"), {}, 200
    upstream.claims = {"email": "ada@example.com", "name": "Ada"}
    made = make_pool(stack)
    made.admin.create_user_pool_domain(Domain=unique("providers"), UserPoolId=made.id)
    made.admin.create_identity_provider(
        UserPoolId=made.id, ProviderName="Corp", ProviderType="OIDC", IdpIdentifiers=["corp.example"],
        AttributeMapping={"email": "email", "name": "name"},
        ProviderDetails={
            "client_id": "our-app", "client_secret": "their-secret", "authorize_scopes": "openid email",
            "attributes_request_method": "GET", "oidc_issuer": upstream.issuer,
        },
    )
    list_(made, "COGNITO", "Corp")
    return made


def list_(pool, *names):
    pool.admin.update_user_pool_client(
        UserPoolId=pool.id, ClientId=pool.client_id, SupportedIdentityProviders=list(names), **OAUTH,
    )


def authorize(pool, browser, **changes):
    """Follows a request of the client as far as addresses of ours and of the provider lead."""
    query = {
        "client_id": pool.client_id, "redirect_uri": CALLBACK, "response_type": "code",
        "scope": "openid email profile", "state": "s&=ü", "identity_provider": "Corp",
    } | changes
    query = {name: value for name, value in query.items() if value is not None}
    answer = browser.get(
        f"{pool.stack.endpoint}/oauth2/authorize", params=query, allow_redirects=False, timeout=30
    )
    return answer


def follow(pool, browser, answer, stop=CALLBACK):
    for _ in range(8):
        location = answer.headers.get("Location")
        if location is None or location.startswith(stop):
            return answer
        address = location if "://" in location else f"{pool.stack.endpoint}{location}"
        answer = browser.get(address, allow_redirects=False, timeout=30)
    raise AssertionError("the redirects have no end")


def told(answer) -> dict:
    return dict(parse_qsl(urlsplit(answer.headers["Location"]).query))


def redeem(pool, code):
    answer = requests.post(
        f"{pool.stack.endpoint}/oauth2/token", timeout=30,
        data={
            "grant_type": "authorization_code", "client_id": pool.client_id, "code": code,
            "redirect_uri": CALLBACK,
        },
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_fed_a_browser_signs_in_at_an_issuer_of_openid_connect(pool, upstream):
    with requests.Session() as browser:
        end = follow(pool, browser, authorize(pool, browser, prompt="select_account"))
        assert told(end)["state"] == "s&=ü"
        tokens = redeem(pool, told(end)["code"])
        of_user = claims(tokens["id_token"])
        assert of_user["cognito:username"] == f"Corp_{upstream.subject}"
        assert of_user["email"] == "ada@example.com"
        assert of_user["identities"][0]["providerName"] == "Corp"
        asked = upstream.asked[-1]
        assert asked["scope"] == "openid email" and asked["prompt"] == "select_account"
        assert asked["redirect_uri"].endswith(f"/{pool.id}/oauth2/idpresponse")
        assert upstream.exchanged[-1]["client_secret"] == "their-secret"
        # The browser is signed in: the next request needs no provider.
        count = len(upstream.asked)
        again = follow(pool, browser, authorize(pool, browser))
        assert told(again)["code"] and len(upstream.asked) == count
    with requests.Session() as other:
        end = follow(pool, other, authorize(pool, other, identity_provider=None, idp_identifier="corp.example"))
        assert told(end)["code"] and len(upstream.asked) == count + 1
    users = pool.admin.list_users(UserPoolId=pool.id)["Users"]
    assert [user["UserStatus"] for user in users] == ["EXTERNAL_PROVIDER"]


def test_fed_1_an_answer_counts_in_the_browser_that_was_sent_to_the_provider(pool, upstream):
    with requests.Session() as victim, requests.Session() as attacker:
        begun = follow(pool, attacker, authorize(pool, attacker), stop=upstream.issuer)
        answered = attacker.get(begun.headers["Location"], allow_redirects=False, timeout=30)
        link = answered.headers["Location"]
        page = victim.get(link, allow_redirects=False, timeout=30)
        assert page.status_code == 400 and "Location" not in page.headers
        assert "Start again in the browser you began in" in page.text
        assert wait_for(pool.stack, page.headers["x-amzn-requestid"])["operation"] == (
            "FinishProviderSignIn"
        )
        # The stranger's visit has not ended the sign-in of the browser that began it.
        assert told(follow(pool, attacker, attacker.get(link, allow_redirects=False)))["code"]
        assert attacker.get(link, allow_redirects=False, timeout=30).status_code == 400


def test_fed_3_what_proves_no_user_is_told_to_the_client_and_makes_none(pool, upstream):
    for changes, status, description in (
        ({"nonce": "another"}, 200, "Bad id_token"),
        ({"aud": "another-app"}, 200, "Bad id_token"),
        ({"iss": "https://evil.example"}, 200, "Bad id_token issuer https://evil.example"),
        ({"exp": 1}, 200, "Bad id_token"),
        ({}, 503, "Corp Error - 503 error getting token"),
    ):
        upstream.token_changes, upstream.token_status = changes, status
        with requests.Session() as browser:
            end = follow(pool, browser, authorize(pool, browser))
        assert told(end)["error"] == "invalid_request", changes
        assert told(end)["error_description"] == description
        assert told(end)["state"] == "s&=ü"
    assert pool.admin.list_users(UserPoolId=pool.id)["Users"] == []


def test_sec_2_a_posted_answer_is_finished_by_a_get_of_our_own(pool, upstream):
    with requests.Session() as browser:
        begun = follow(pool, browser, authorize(pool, browser), stop=upstream.issuer)
        answered = browser.get(begun.headers["Location"], allow_redirects=False, timeout=30)
        query = parse_qs(urlsplit(answered.headers["Location"]).query)
        posted = requests.post(
            f"{pool.stack.endpoint}/{pool.id}/oauth2/idpresponse", allow_redirects=False, timeout=30,
            data={"code": query["code"][0], "state": query["state"][0]},
            headers={"Origin": upstream.issuer, "Sec-Fetch-Site": "cross-site"},
        )
        assert posted.status_code == 303
        assert told(follow(pool, browser, posted))["code"]


def test_lnk_5_a_linked_identity_signs_in_to_its_account(pool, upstream):
    pool.admin.admin_create_user(UserPoolId=pool.id, Username="ada", MessageAction="SUPPRESS")
    source = {
        "ProviderName": "Corp", "ProviderAttributeName": "Cognito_Subject",
        "ProviderAttributeValue": upstream.subject,
    }
    pool.admin.admin_link_provider_for_user(
        UserPoolId=pool.id, SourceUser=source,
        DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": "ada"},
    )
    with requests.Session() as browser:
        tokens = redeem(pool, told(follow(pool, browser, authorize(pool, browser)))["code"])
    assert claims(tokens["id_token"])["cognito:username"] == "ada"
    with pytest.raises(ClientError) as refused:
        pool.admin.admin_link_provider_for_user(
            UserPoolId=pool.id, SourceUser=source,
            DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": "ada"},
        )
    assert refused.value.response["Error"]["Code"] == "InvalidParameterException"
    pool.admin.admin_disable_provider_for_user(UserPoolId=pool.id, User=source)
    with requests.Session() as browser:
        tokens = redeem(pool, told(follow(pool, browser, authorize(pool, browser)))["code"])
    assert claims(tokens["id_token"])["cognito:username"] == f"Corp_{upstream.subject}"


@pytest.fixture
def office(stack):
    saml = SamlProvider()
    made = make_pool(stack)
    made.admin.create_user_pool_domain(Domain=unique("providers"), UserPoolId=made.id)
    metadata = saml.metadata().replace(
        "</md:IDPSSODescriptor>",
        '<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"'
        ' Location="https://idp.example.com/sso"/></md:IDPSSODescriptor>',
    )
    made.admin.create_identity_provider(
        UserPoolId=made.id, ProviderName="Office", ProviderType="SAML",
        ProviderDetails={
            "MetadataFile": metadata, "IDPInit": "true", "RequestSigningAlgorithm": "rsa-sha256",
        },
        AttributeMapping={"email": "mail"},
    )
    list_(made, "COGNITO", "Office")
    made.saml = saml
    return made


def response(pool, asked_id=None, **changes):
    place = f"{pool.stack.endpoint}/{pool.id}/saml2/idpresponse"
    fields = {"audience": f"urn:amazon:cognito:sp:{pool.id}", "recipient": place} | changes
    text = pool.saml.assertion(**fields)
    if asked_id:
        text = text.replace(
            "<saml:SubjectConfirmationData", f'<saml:SubjectConfirmationData InResponseTo="{asked_id}"'
        )
    signed = pool.saml.signed(text, "_assertion")
    answer = "" if asked_id is None else f' InResponseTo="{asked_id}"'
    whole = (
        f'<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_response"'
        f' Version="2.0" IssueInstant="2026-01-01T00:00:00Z"{answer}><samlp:Status><samlp:StatusCode'
        ' Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>' + signed
        + "</samlp:Response>"
    )
    return base64.b64encode(whole.encode()).decode()


def post(pool, document, relay_state, browser=requests):
    return browser.post(
        f"{pool.stack.endpoint}/{pool.id}/saml2/idpresponse", allow_redirects=False, timeout=30,
        data={"SAMLResponse": document, "RelayState": relay_state},
        headers={"Origin": "https://idp.example.com", "Sec-Fetch-Site": "cross-site"},
    )


def test_sam_a_browser_signs_in_at_a_provider_of_saml(office):
    with requests.Session() as browser:
        begun = follow(
            office, browser, authorize(office, browser, identity_provider="Office"),
            stop="https://idp.example.com/sso",
        )
        query = {name: values[0] for name, values in
                 parse_qs(urlsplit(begun.headers["Location"]).query).items()}
        asked = zlib.decompress(base64.b64decode(query["SAMLRequest"]), -15).decode()
        assert f"{office.id}/saml2/idpresponse" in asked and query["Signature"]
        asked_id = asked.split(' ID="')[1].split('"')[0]
        # Without the browser's cookie, as a browser posts from another site.
        posted = post(office, response(office, asked_id), query["RelayState"])
        assert posted.status_code == 303
        tokens = redeem(office, told(follow(office, browser, posted))["code"])
    of_user = claims(tokens["id_token"])
    assert of_user["cognito:username"] == "Office_ada" and of_user["email"] == "ada@example.com"


def test_sam_8_a_stolen_response_signs_nobody_in(office):
    with requests.Session() as browser:
        begun = follow(
            office, browser, authorize(office, browser, identity_provider="Office"),
            stop="https://idp.example.com/sso",
        )
        state = parse_qs(urlsplit(begun.headers["Location"]).query)["RelayState"][0]
        posted = post(office, response(office, "_another"), state)
        end = told(follow(office, browser, posted))
        assert end["error"] == "server_error"
        assert end["error_description"].startswith("Error in SAML response processing")
    assert post(office, response(office, "_x"), "unknown").status_code == 400
    assert office.admin.list_users(UserPoolId=office.id)["Users"] == []


def test_sam_20_a_provider_begins_a_sign_in_by_a_relay_state(office):
    relay_state = (
        f"identity_provider=Office&client_id={office.client_id}&redirect_uri={CALLBACK}"
        "&response_type=code&scope=openid"
    )
    with requests.Session() as browser:
        posted = post(office, response(office), relay_state, browser)
        assert posted.status_code == 303
        assert told(follow(office, browser, posted))["code"]
        evil = relay_state.replace(CALLBACK, "https://evil.example")
        refused = post(office, response(office), evil, browser)
        assert refused.status_code == 400 and "Location" not in refused.headers


def test_get_signing_certificate_is_x509(office):
    from cryptography import x509

    told_ = office.admin.get_signing_certificate(UserPoolId=office.id)["Certificate"]
    certificate = x509.load_der_x509_certificate(base64.b64decode(told_))
    years = (certificate.not_valid_after_utc - certificate.not_valid_before_utc).days / 365
    assert 9.9 < years < 10.1
