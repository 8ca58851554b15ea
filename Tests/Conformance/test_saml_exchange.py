"""Sign-ins by what a provider of SAML says, at POST /oauth2/token (SES-37, SES-39)."""

import base64

from support.clients import make_pool
from support.exchanges import URN, allow, ask, claims, error, refused
from support.saml import SamlProvider


def test_an_assertion_of_saml_signs_in_once(stack):
    saml, stranger = SamlProvider(), SamlProvider()
    pool = make_pool(stack)
    create_ = {"UserPoolId": pool.id, "ProviderName": "Okta", "ProviderType": "SAML"}
    for unfit in ({}, {"MetadataFile": "<a/>"}, {"MetadataURL": "https://elsewhere.example.com/m"}):
        assert refused(
            pool.admin.create_identity_provider, **create_, ProviderDetails=unfit
        )[0] == "InvalidParameterException"
    pool.admin.create_identity_provider(
        **create_, ProviderDetails={"MetadataFile": saml.metadata()},
        AttributeMapping={"email": "mail"},
    )
    allow(pool, "Okta")
    ours = f"urn:amazon:cognito:sp:{pool.id}"
    form = {"subject_provider": "Okta", "subject_token_type": f"{URN}saml2"}

    def token(by=saml, **changes):
        document = by.signed(by.assertion(**{"audience": ours} | changes), "_assertion")
        return base64.urlsafe_b64encode(document.encode()).decode()

    for unfit in (
        token(stranger), token(audience="urn:amazon:cognito:sp:us-east-1_AAAAAAAAA"),
        token(end=-120), token(issuer="https://elsewhere.example.com"), token(name_id="a b"),
        base64.urlsafe_b64encode(saml.assertion(audience=ours).encode()).decode(), "abc",
    ):
        answer = ask(pool, unfit, **form)
        assert (answer.status_code, answer.json()) == (400, {"error": "invalid_grant"})
    signed_in = ask(pool, token(), **form)
    told = claims(signed_in.json()["id_token"])
    assert told["cognito:username"] == "Okta_ada" and told["email"] == "ada@example.com"
    assert told["identities"][0]["issuer"] == saml.entity_id
    # Another signature of one assertion is no other assertion.
    assert error(ask(pool, token(), **form)) == (400, "invalid_grant")


def test_a_whole_response_of_saml_signs_in_once(stack):
    saml, stranger = SamlProvider(), SamlProvider()
    pool = make_pool(stack)
    pool.admin.create_identity_provider(
        UserPoolId=pool.id, ProviderName="Okta", ProviderType="SAML",
        ProviderDetails={"MetadataFile": saml.metadata()}, AttributeMapping={"email": "mail"},
    )
    allow(pool, "Okta")
    form = {"subject_provider": "Okta", "subject_token_type": f"{URN}saml2"}
    ours = {"audience": f"urn:amazon:cognito:sp:{pool.id}"}
    denied = "urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"
    for unfit in (
        stranger.response(**ours), saml.response(), saml.response(status=denied, **ours),
        saml.response(end=-120, **ours), stranger.signed_response(**ours),
    ):
        assert error(ask(pool, unfit, **form)) == (400, "invalid_grant")
    signed_in = ask(pool, saml.response(**ours), **form)
    assert claims(signed_in.json()["id_token"])["cognito:username"] == "Okta_ada"
    # The assertion is spent, in either form.
    inner = saml.signed(saml.assertion(**ours), "_assertion")
    for again in (
        saml.signed_response(**ours), base64.urlsafe_b64encode(inner.encode()).decode(),
    ):
        assert error(ask(pool, again, **form)) == (400, "invalid_grant")
