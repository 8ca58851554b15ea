"""The console's forms that make and change outside providers, whose secrets no page shows."""

import html
import re

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import make_pool, unique
from support.database import database
from support.events import wait_for
from support.operators import Operator, with_console
from support.saml import SamlProvider
from support.saml_office import Office, metadata
from support.stack import make_stack

DETAILS = {
    "detail-client_id": "our-app", "detail-client_secret": "their-secret",
    "detail-authorize_scopes": "openid email", "detail-attributes_request_method": "GET",
    "detail-authorize_url": "https://corp.example/a", "detail-token_url": "https://corp.example/t",
    "detail-attributes_url": "https://corp.example/u", "detail-jwks_uri": "https://corp.example/k",
}
FORM = DETAILS | {
    "kind": "OIDC", "name": "Corp", "mapping": "email=email\nname = full name\n", "identifiers": "corp.example",
}


@pytest.fixture(scope="module")
def stack():
    with make_stack() as running:
        yield with_console(running).start()


@pytest.fixture
def owner(stack):
    """An administrator who has just signed in."""
    return Operator(stack, f"{unique('owner')}@example.com").enter()


@pytest.fixture(scope="module")
def support(stack):
    return Operator(stack, "support@example.com", "--role", "support").enter()


@pytest.fixture
def pool(stack):
    return make_pool(stack)


def described(pool, name="Corp"):
    return pool.admin.describe_identity_provider(UserPoolId=pool.id, ProviderName=name)["IdentityProvider"]


def create(person, pool, **changes):
    return person.post(f"/pools/{pool.id}/create-provider", FORM | changes)


@pytest.mark.parametrize("kind", ["OIDC", "SAML", "Google", "Facebook", "SignInWithApple", "LoginWithAmazon"])
def test_con_6_each_kind_has_a_form_that_is_small(owner, pool, kind):
    assert f"kind={kind}" in owner.get(f"/pools/{pool.id}/create-provider").text
    shown = owner.get(f"/pools/{pool.id}/create-provider?kind={kind}")
    assert shown.status_code == 200 and f'name="kind" value="{kind}"' in shown.text
    assert len(shown.content) <= 60_000
    assert "aws cognito-idp create-identity-provider" in shown.text


def test_con_9_a_provider_is_made_and_its_secret_never_shown(owner, pool):
    made = create(owner, pool)
    assert made.status_code == 303 and f"/pools/{pool.id}/providers/Corp" in made.headers["Location"]
    known = described(pool)
    assert known["ProviderType"] == "OIDC" and known["IdpIdentifiers"] == ["corp.example"]
    assert known["AttributeMapping"]["email"] == "email" and known["AttributeMapping"]["name"] == "full name"
    assert known["ProviderDetails"]["client_secret"] == "their-secret"
    for page in ["providers/Corp", "providers/Corp/edit", "providers"]:
        shown = owner.get(f"/pools/{pool.id}/{page}")
        assert shown.status_code == 200 and "their-secret" not in shown.text, page
    again = create(owner, pool)
    assert again.status_code == 400 and 'value="our-app"' in again.text and "their-secret" not in again.text


def test_map_3_what_the_pool_requires_and_no_provider_gives_is_told_when_it_is_made(owner, stack):
    required = [{"Name": name, "Required": True, "Mutable": True} for name in ("email", "family_name")]
    pool = make_pool(stack, {"Schema": required})
    made = create(owner, pool)
    told = owner.get(f"/pools/{pool.id}/providers/Corp").text
    assert made.status_code == 303 and "New users cannot sign in by it." in told
    assert "family_name, which is not taken over" in told and "email, " not in told
    assert owner.post(
        f"/pools/{pool.id}/providers/Corp/edit", FORM | {"mapping": "email=email\nfamily_name=surname"}
    ).status_code == 303
    assert "New users cannot" not in owner.get(f"/pools/{pool.id}/providers/Corp").text


def fields_of(page):
    """What the form of the page would send, as it stands."""
    form = re.search(r'<form class="panel body".*?</form>', page, re.S).group(0)
    fields = {}
    for tag in re.findall(r"<input [^>]+>", form):
        value = re.search(r'value="([^"]*)"', tag).group(1)
        fields[re.search(r'name="([^"]+)"', tag).group(1)] = html.unescape(value)
    for name, text in re.findall(r'<textarea [^>]*name="([^"]+)"[^>]*>\n?(.*?)</textarea>', form, re.S):
        fields[name] = html.unescape(text)
    del fields["_csrf"]
    return fields


def test_con_9_a_form_that_is_sent_as_it_stands_changes_nothing(owner, pool):
    assert create(owner, pool).status_code == 303
    before = described(pool)
    page = f"/pools/{pool.id}/providers/Corp/edit"
    fields = fields_of(owner.get(page).text)
    assert fields["detail-client_secret"] == ""
    assert owner.post(page, fields).status_code == 303
    after = described(pool)
    for known in (before, after):
        known.pop("LastModifiedDate")
    assert before == after
    fields |= {"detail-authorize_scopes": "openid", "detail-client_secret": "another", "identifiers": ""}
    assert owner.post(page, fields).status_code == 303
    known = described(pool)
    assert known["ProviderDetails"]["authorize_scopes"] == "openid"
    assert known["ProviderDetails"]["client_secret"] == "another"
    assert not known.get("IdpIdentifiers")


@pytest.mark.parametrize("changes", [
    {"name": ""}, {"name": "x" * 33}, {"name": "a b c"}, {"name": "_abc"}, {"identifiers": "x" * 41},
    {"mapping": "email"}, {"mapping": "nothing=x"}, {"detail-client_id": ""},
    {"detail-attributes_request_method": "PUT"}, {"detail-token_url": ""},
])
def test_con_9_what_is_refused_is_told_and_nothing_is_made(owner, pool, changes):
    answer = create(owner, pool, **changes)
    assert answer.status_code == 400 and 'role="alert"' in answer.text
    assert pool.admin.list_identity_providers(UserPoolId=pool.id)["Providers"] == []


def test_a_provider_of_saml_is_made_of_its_metadata(stack, owner):
    office = Office(stack)
    details = described(office.pool, "Office")["ProviderDetails"]
    answer = owner.post(
        f"/pools/{office.pool.id}/create-provider",
        {"kind": "SAML", "name": "Second", "detail-MetadataFile": details["MetadataFile"],
         "detail-IDPSignout": "false", "detail-EncryptedResponses": "false", "mapping": "email=mail"},
    )
    assert answer.status_code == 303, answer.text
    assert described(office.pool, "Second")["ProviderDetails"]["MetadataFile"]


def test_con_9_a_provider_of_large_metadata_is_made_and_edited(owner, pool):
    large = metadata(SamlProvider()).replace("<!-- As", "<!-- " + "long " * 18_000 + "As")
    fields = {"kind": "SAML", "name": "Large", "detail-IDPSignout": "false", "detail-EncryptedResponses": "false"}
    page = f"/pools/{pool.id}/create-provider"
    assert 'enctype="multipart/form-data"' in owner.get(f"{page}?kind=SAML").text
    made = post_parts(owner, page, fields | {"detail-MetadataFile": large})
    assert made.status_code == 303, re.findall('role="alert">([^<]+)', made.text)
    page = f"/pools/{pool.id}/providers/Large/edit"
    shown = owner.get(page)
    assert len(shown.content) <= 60_000 and 'enctype="multipart/form-data"' in shown.text
    fields = fields_of(shown.text) | {"mapping": "email=mail"}
    assert fields["detail-MetadataFile"] == "" and post_parts(owner, page, fields).status_code == 303
    known = described(pool, "Large")
    assert known["AttributeMapping"]["email"] == "mail"
    assert known["ProviderDetails"]["MetadataFile"] == large
    # Others take the place of those that are stored.
    other = metadata(SamlProvider())
    assert post_parts(owner, page, fields | {"detail-MetadataFile": other}).status_code == 303
    assert described(pool, "Large")["ProviderDetails"]["MetadataFile"] == other
    # Their address does so too, and is refused here for what it is.
    answer = post_parts(owner, page, fields | {"detail-MetadataURL": "http://corp.example/metadata"})
    told = re.findall('role="alert">([^<]+)', html.unescape(answer.text))
    assert answer.status_code == 400 and len(told) == 1 and "does not have http://corp.example." in told[0]


def post_parts(person, path, fields) -> requests.Response:
    """A form as a browser sends it that was told multipart/form-data."""
    parts = {name: (None, text) for name, text in ({"_csrf": person.secret()} | fields).items()}
    return person.session.post(person.url + path, files=parts, allow_redirects=False, timeout=60)


def test_con_3_the_service_refuses_forged_changes_of_providers(stack, pool, owner, support):
    assert "create-provider" not in support.get(f"/pools/{pool.id}/providers").text
    assert create(support, pool).status_code == 403
    assert create(owner, pool).status_code == 303
    before = described(pool)
    page = f"/pools/{pool.id}/providers/Corp/edit"
    assert "our-app" not in support.get(page).text
    assert support.post(page, {"detail-client_id": "x"}).status_code == 403
    owner.wait(minutes=6)
    assert "our-app" not in owner.get(page).text and "Sign in again" in owner.get(page).text
    assert owner.post(page, FORM).status_code == 403
    assert create(owner, pool, name="Other").status_code == 403
    assert described(pool) == before
    with pytest.raises(ClientError):
        described(pool, "Other")


def refuse(office, **changes) -> dict:
    """Signs in in vain; returns the event."""
    with requests.Session() as browser:
        asked_id, state = office.begin(browser)
        posted = office.post(browser, SAMLResponse=office.response(asked_id, **changes), RelayState=state)
        end = browser.get(
            f"{office.pool.stack.endpoint}{posted.headers['Location']}", allow_redirects=False, timeout=60
        )
    return wait_for(office.pool.stack, end.headers["x-amzn-requestid"])


def last_errors(person, office, name="Office") -> str:
    shown = person.get(f"/pools/{office.pool.id}/providers/{name}")
    assert shown.status_code == 200 and len(shown.content) <= 60_000
    return html.unescape(shown.text.split('id="te"')[1].split("</section>")[0])


def test_con_3_the_last_errors_of_a_provider_are_shown_with_the_rule(stack, support):
    office = Office(stack)
    # Its name ends as the other's.
    office.pool.admin.create_identity_provider(
        UserPoolId=office.pool.id, ProviderName="Head-Office", ProviderType="SAML",
        ProviderDetails={"MetadataFile": metadata(SamlProvider())},
    )
    assert "No sign-in was refused in the last week" in last_errors(support, office)
    rules = {
        refuse(office, **fault)["rule"]
        for fault in ({"recipient": "https://other.example/acs"}, {"end": -120}, {"seal": SamlProvider().signed})
    }
    assert len(rules) == 3 and all(rule.endswith(": Office") for rule in rules)
    shown = last_errors(support, office)
    assert shown.count("<details") == 3 and all(rule in shown for rule in rules)
    assert "No sign-in was refused" in last_errors(support, office, "Head-Office")
    database(
        stack,
        "UPDATE authentication.stranger_refusals SET at_unix_millis = at_unix_millis - 691200000 "
        f"WHERE user_pool_id = '{office.pool.id}'",
    )
    assert "No sign-in was refused" in last_errors(support, office)
    other = Operator(
        stack, f"{unique('bound')}@example.com", "--role", "viewer", "--pool", make_pool(stack).id
    ).enter()
    assert other.get(f"/pools/{office.pool.id}/providers/Office").status_code == 403
