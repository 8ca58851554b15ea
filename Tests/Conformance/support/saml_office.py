"""A pool with a provider of SAML that a test speaks for."""

import base64
from urllib.parse import parse_qs, urlsplit

from .clients import unique
from .provider_sign_ins import authorize, federated_pool, follow, inflated, list_providers, redeem, told
from .saml import SamlProvider

SIGN_ON = "https://idp.example.com/sso"
SIGN_OFF = "https://idp.example.com/slo"
PROTOCOL = "urn:oasis:names:tc:SAML:2.0:protocol"
ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion"
REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"


def metadata(saml: SamlProvider, sign_off: str = SIGN_OFF, sign_on: str = SIGN_ON) -> str:
    services = (
        f'<md:SingleLogoutService Binding="{REDIRECT}" Location="{sign_off}"/>'
        f'<md:SingleSignOnService Binding="{REDIRECT}" Location="{sign_on}"/>'
    )
    return saml.metadata().replace("</md:IDPSSODescriptor>", services + "</md:IDPSSODescriptor>")


class Office:
    """The provider Office of a pool of its own."""

    name = "Office"

    def __init__(self, stack, settings=None, mapping=None, sign_off=SIGN_OFF, **details):
        self.saml = SamlProvider()
        self.pool = federated_pool(stack, settings)
        self.pool.admin.create_identity_provider(
            UserPoolId=self.pool.id, ProviderName="Office", ProviderType="SAML",
            ProviderDetails={"MetadataFile": metadata(self.saml, sign_off)} | details,
            AttributeMapping=mapping or {"email": "mail"},
        )
        list_providers(self.pool, "COGNITO", "Office")

    @classmethod
    def of(cls, pool, saml, name="Office"):
        """The provider of a pool that a test has made."""
        made = cls.__new__(cls)
        made.pool, made.saml, made.name = pool, saml, name
        return made

    def place(self, path: str) -> str:
        return f"{self.pool.stack.endpoint}/{self.pool.id}{path}"

    def begin(self, browser, **changes) -> tuple[str, str]:
        """Sends the browser to the provider; returns the request's id and the RelayState."""
        begun = follow(
            self.pool, browser, authorize(self.pool, browser, self.name, **changes), stop=SIGN_ON
        )
        query = parse_qs(urlsplit(begun.headers["Location"]).query)
        asked = inflated(query["SAMLRequest"][0])
        return asked.split(' ID="')[1].split('"')[0], query["RelayState"][0]

    def response(self, asked_id, *, seal=None, **changes) -> str:
        """The base64 of a response to a request; `seal` makes what stands in it of the assertion with an ID."""
        fields = {
            "audience": f"urn:amazon:cognito:sp:{self.pool.id}", "recipient": self.place("/saml2/idpresponse"),
        } | changes
        text = self.saml.assertion(**fields)
        answer = ""
        if asked_id is not None:
            answer = f' InResponseTo="{asked_id}"'
            text = text.replace("<saml:SubjectConfirmationData", f"<saml:SubjectConfirmationData{answer}")
        # An assertion counts once.
        identifier = unique("_assertion")
        text = text.replace('ID="_assertion"', f'ID="{identifier}"')
        inner = (seal or self.saml.signed)(text, identifier)
        whole = (
            f'<samlp:Response xmlns:samlp="{PROTOCOL}" ID="_response" Version="2.0"'
            f' IssueInstant="2026-01-01T00:00:00Z"{answer}><samlp:Status><samlp:StatusCode'
            f' Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>{inner}</samlp:Response>'
        )
        return base64.b64encode(whole.encode()).decode()

    def post(self, browser, path="/saml2/idpresponse", **form):
        """Posts as the provider's page has a browser do it, and without the browser's cookies."""
        kept, browser.cookies = browser.cookies, type(browser.cookies)()
        try:
            answer = browser.post(
                self.place(path), allow_redirects=False, timeout=60, data=form,
                headers={"Origin": "https://idp.example.com", "Sec-Fetch-Site": "cross-site"},
            )
        finally:
            cookies, browser.cookies = browser.cookies, kept
            browser.cookies.update(cookies)
        return answer

    def sign_in(self, browser, **changes) -> dict:
        """What the client is told."""
        asked_id, state = self.begin(browser)
        posted = self.post(
            browser, SAMLResponse=self.response(asked_id, **changes), RelayState=state
        )
        return told(follow(self.pool, browser, posted))

    def tokens(self, browser, **changes) -> dict:
        return redeem(self.pool, self.sign_in(browser, **changes)["code"])
