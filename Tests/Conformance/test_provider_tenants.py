"""Tenants that bring providers of SAML into one pool, of which each says what it likes.

The scenarios of Doyensec's "The Danger of Multi-SSO AWS Cognito User Pools", as test_provider_attacks.py has them of
OpenID Connect, and what SAML adds: a response names its issuer itself, and its RelayState a provider.
"""

import pytest
import requests
from botocore.exceptions import ClientError

from support.clients import PASSWORD, unique
from support.exchanges import claims, user_of
from support.provider_sign_ins import (
    CALLBACK, authorize, federated_pool, follow, list_providers, redeem, told, users,
)
from support.saml import ASSERTION, PROTOCOL, SIGNATURE, SamlProvider, encoded, moment
from support.saml_office import Office, metadata

MAPPING = {"email": "mail", "email_verified": "email_verified", "name": "name"}
VICTIM = {"mail": ["ada@victim.example"], "email_verified": ["true"], "name": ["Ada"]}


class Tenants:
    """A pool of the providers Victim and Attacker, whose names are asserted to be verified by both."""

    def __init__(self, stack, tags=None, settings=None, **details):
        self.pool = federated_pool(stack, {"UserPoolTags": tags or {}} | (settings or {}))
        self.victim, self.attacker = (self.tenant(name, **details) for name in ("Victim", "Attacker"))
        list_providers(self.pool, "COGNITO", "Victim", "Attacker")

    def tenant(self, name, entity_id=None, **details) -> Office:
        saml = SamlProvider()
        saml.entity_id = entity_id or f"https://{name.lower()}.example/saml"
        self.pool.admin.create_identity_provider(
            UserPoolId=self.pool.id, ProviderName=name, ProviderType="SAML", AttributeMapping=MAPPING,
            IdpIdentifiers=[f"{name.lower()}.example"], ProviderDetails={"MetadataFile": metadata(saml)} | details,
        )
        return Office.of(self.pool, saml, name)

    def relay_state(self, name) -> str:
        return (
            f"identity_provider={name}&client_id={self.pool.client_id}&redirect_uri={CALLBACK}"
            "&response_type=code&scope=openid"
        )

    def unasked(self, response, name) -> dict:
        """What comes of a response that the provider of the name is said to have begun."""
        with requests.Session() as browser:
            posted = self.victim.post(browser, SAMLResponse=response, RelayState=self.relay_state(name))
            if posted.status_code == 400:
                return {"page": posted.text}
            return told(follow(self.pool, browser, posted))


def tokens(office, **said) -> dict:
    with requests.Session() as browser:
        return claims(office.tokens(browser, **({"attributes": VICTIM} | said))["id_token"])


def end(office, **said) -> dict:
    with requests.Session() as browser:
        return office.sign_in(browser, **({"attributes": VICTIM} | said))


def test_doyensec_saml_a_tenant_takes_no_account_by_address_or_name(stack):
    there = Tenants(stack)
    local = there.pool.user(email="ada@victim.example", email_verified="true")
    victim, attacker = tokens(there.victim), tokens(there.attacker)
    assert (victim["cognito:username"], attacker["cognito:username"]) == ("Victim_ada", "Attacker_ada")
    assert len({victim["sub"], attacker["sub"], user_of(there.pool, local)["Attributes"]["sub"]}) == 3
    # A NameID that looks like another provider's user, or like a user of the pool's own, is neither.
    for name in ("Victim_ada", local):
        assert tokens(there.attacker, name_id=name)["cognito:username"] == f"Attacker_{name}"
    assert "identities" not in user_of(there.pool, local)["Attributes"]


def test_doyensec_saml_a_tenant_speaks_for_its_own_domains_alone(stack):
    links = {"gatehouse:link-verified-email": "Victim Attacker"}
    there = Tenants(stack, links | {
        "gatehouse:provider-domains:Attacker": "attacker.example",
        "gatehouse:provider-domains:Victim": "victim.example",
    })
    local = there.pool.user(email="ada@victim.example", email_verified="true")
    attacker = tokens(there.attacker)
    assert attacker["cognito:username"] == "Attacker_ada" and "email" not in attacker
    # Several addresses are no address of the domain, whichever stands first.
    several = {"mail": ["ada@victim.example", "ada@attacker.example"]}
    assert tokens(there.attacker, name_id="two", attributes=VICTIM | several)["cognito:username"] == "Attacker_two"
    assert tokens(there.victim)["cognito:username"] == local
    strict = Tenants(stack, links | {"gatehouse:provider-domains:Attacker": "attacker.example strict"})
    refused = end(strict.attacker)
    assert refused["error"] == "access_denied" and users(strict.pool) == []


def test_doyensec_saml_an_account_made_beforehand_is_not_handed_over(stack):
    there = Tenants(
        stack, {"gatehouse:link-verified-email": "Victim"}, {"AutoVerifiedAttributes": ["email"]}
    )
    waiting = unique("eve")
    there.pool.public.sign_up(
        ClientId=there.pool.client_id, Username=waiting, Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": "ada@victim.example"}],
    )
    assert tokens(there.victim)["cognito:username"] == "Victim_ada"
    # Nor is a verified account linked where the provider does not say that the address is.
    local = there.pool.user(email="bob@victim.example", email_verified="true")
    for said in (["false"], ["yes"], ["true", "true"], []):
        attributes = VICTIM | {"mail": ["bob@victim.example"], "email_verified": said}
        end(there.victim, name_id=unique("bob"), attributes=attributes)
        assert "identities" not in user_of(there.pool, local)["Attributes"], said


def test_doyensec_saml_what_is_not_mapped_is_not_written(stack):
    """A tenant names attributes, groups and identities of the pool's own, which no mapping has."""
    there = Tenants(stack, settings={
        "Schema": [{"Name": "tenant", "AttributeDataType": "String", "Mutable": True}],
    })
    there.pool.admin.create_group(UserPoolId=there.pool.id, GroupName="admins")
    said = tokens(there.attacker, attributes=VICTIM | {
        "custom:tenant": ["victim"], "sub": ["victim"], "cognito:groups": ["admins"], "username": ["Victim_ada"],
        "identities": ["[]"], "cognito:user_status": ["CONFIRMED"],
    })
    assert said["cognito:groups"] == [f"{there.pool.id}_Attacker"] and "custom:tenant" not in said
    assert said["cognito:username"] == "Attacker_ada" and said["sub"] != "victim"
    assert [each["providerName"] for each in said["identities"]] == ["Attacker"]


def test_doyensec_saml_a_tenant_answers_no_sign_in_at_another(stack):
    """IDP-7, SAM-8: neither to a request, nor of its own accord; and what it calls itself counts for nothing."""
    there = Tenants(stack, IDPInit="true")
    victims = there.victim.saml.entity_id
    for liar in (
        {}, {"issuer": victims}, {"seal": there.attacker.saml.signed},
        {"seal": there.attacker.saml.signed, "issuer": victims},
    ):
        with requests.Session() as browser:
            asked_id, state = there.victim.begin(browser)
            maker = there.victim if "seal" in liar else there.attacker
            response = maker.response(asked_id, **({"issuer": there.attacker.saml.entity_id} | liar))
            posted = there.victim.post(browser, SAMLResponse=response, RelayState=state)
            assert told(follow(there.pool, browser, posted))["error"] == "server_error", liar
    assert there.unasked(there.attacker.response(None), "Victim").get("code") is None
    assert there.unasked(there.attacker.response(None, issuer=victims), "Victim").get("code") is None
    assert users(there.pool) == []
    assert "code" in there.unasked(there.victim.response(None), "Victim")
    # The victim's own response does not become another provider's user.
    assert there.unasked(there.victim.response(None), "Attacker").get("code") is None
    assert users(there.pool) == ["Victim_ada"]


def test_doyensec_saml_a_tenant_with_the_entity_of_another_stays_apart(stack):
    """Metadata is the tenant's own text: it may claim any entity, with keys of its own."""
    there = Tenants(stack, IDPInit="true")
    tokens(there.victim)
    twin = there.tenant("Twin", entity_id=there.victim.saml.entity_id)
    list_providers(there.pool, "COGNITO", "Victim", "Twin")
    assert tokens(twin)["cognito:username"] == "Twin_ada"
    assert there.unasked(twin.response(None), "Victim").get("code") is None
    assert users(there.pool) == ["Twin_ada", "Victim_ada"]


def test_doyensec_saml_a_tenant_takes_no_domain_or_name_of_another(stack):
    """IdpIdentifiers lead a user's address to a provider: who had it first keeps it."""
    there = Tenants(stack)
    for name, identifiers in (("Third", ["victim.example"]), ("Victim", ["third.example"])):
        with pytest.raises(ClientError) as caught:
            there.pool.admin.create_identity_provider(
                UserPoolId=there.pool.id, ProviderName=name, ProviderType="SAML", AttributeMapping=MAPPING,
                IdpIdentifiers=identifiers, ProviderDetails={"MetadataFile": metadata(SamlProvider())},
            )
        assert caught.value.response["Error"]["Code"] in (
            "DuplicateProviderException", "InvalidParameterException",
        ), name
    with pytest.raises(ClientError):
        there.pool.admin.update_identity_provider(
            UserPoolId=there.pool.id, ProviderName="Attacker", IdpIdentifiers=["victim.example"],
        )
    with requests.Session() as browser:
        asked = authorize(there.pool, browser, None, idp_identifier="victim.example")
        assert tokens(there.victim)["cognito:username"] == "Victim_ada" and asked.is_redirect


def test_doyensec_saml_a_tenant_signs_no_user_of_another_out(stack):
    """SAM-22: the request is signed well, by the wrong provider."""
    there = Tenants(stack, IDPSignout="true")
    with requests.Session() as browser:
        there.victim.tokens(browser, attributes=VICTIM)
        for issuer in (there.attacker.saml.entity_id, there.victim.saml.entity_id):
            text = (
                f'<samlp:LogoutRequest xmlns:samlp="{PROTOCOL}" ID="_logout" Version="2.0"'
                f' IssueInstant="{moment(0)}" Destination="{there.victim.place("/saml2/logout")}">'
                f'<saml:Issuer xmlns:saml="{ASSERTION}">{issuer}</saml:Issuer>'
                f'<ds:Signature xmlns:ds="{SIGNATURE}" Id="placeholder"/>'
                f'<saml:NameID xmlns:saml="{ASSERTION}">ada</saml:NameID></samlp:LogoutRequest>'
            )
            signed = there.attacker.saml.signed(text, "_logout")
            there.attacker.post(browser, "/saml2/logout", SAMLRequest=encoded(signed))
        again = authorize(there.pool, browser, "Victim")
        assert "code" in told(follow(there.pool, browser, again))


@pytest.mark.parametrize(
    "name_id", ["Ada", "ada ", " ada", "ada@example.com", "a/b?c=d&amp;e#f", "ädä", "_", "a" * 90]
)
def test_sam_a_name_counts_as_it_is_written(stack, name_id):
    """Byte for byte: names that differ in case or space alone are different users, or none."""
    there = Tenants(stack)
    first = tokens(there.victim)["sub"]
    told_ = end(there.victim, name_id=name_id)
    if "code" in told_:
        of_user = claims(redeem(there.pool, told_["code"])["id_token"])
        assert of_user["sub"] != first
        assert of_user["identities"][0]["userId"] == name_id.replace("&amp;", "&")
    else:
        assert users(there.pool) == ["Victim_ada"]


@pytest.mark.parametrize("change", [
    ("response_type=code", "response_type=magic"), ("scope=openid", "scope=openid admin"),
    (CALLBACK, CALLBACK + "/../evil"), (CALLBACK, "javascript:alert(1)"), (CALLBACK, ""),
    ("client_id=", "client_id=x"), ("identity_provider=Victim", "identity_provider=COGNITO"),
    ("identity_provider=Victim", "identity_provider=Nobody"), ("identity_provider=Victim&", ""),
], ids=str)
def test_sam_20_a_relay_state_is_checked_as_an_authorization_request(stack, change):
    there = Tenants(stack, IDPInit="true")
    state = there.relay_state("Victim")
    there.relay_state = lambda name: state.replace(*change)
    told_ = there.unasked(there.victim.response(None), "Victim")
    assert "code" not in told_, told_
    assert users(there.pool) == []
