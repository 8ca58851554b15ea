"""A pool that keeps its provider's own tokens, and a service that asks for them (FED-9)."""

import requests

from .clients import unique
from .database import database
from .exchanges import FLOWS, GRANT, URN
from .provider_sign_ins import add_issuer, authorize, federated_pool, follow, list_providers, redeem, told

PROVIDER = "urn:gatehouse:linked-provider:Corp"


class Kept:
    """A pool that keeps the tokens of Corp, a user of Corp, and a service that may ask for them."""

    def __init__(self, stack, upstream, tags):
        self.stack, self.upstream = stack, upstream
        upstream.subject, upstream.exchanged = unique("ada"), []
        upstream.token_members = {"refresh_token": "first", "expires_in": 3600, "scope": "calendar"}
        upstream.refreshed = None
        self.pool = federated_pool(stack, {"UserPoolTags": tags})
        add_issuer(self.pool, "Corp", upstream.issuer)
        list_providers(self.pool, "COGNITO", "Corp")
        self.service = self.client("COGNITO", "Corp")

    def client(self, *providers, flows=FLOWS) -> dict:
        made = self.pool.admin.create_user_pool_client(
            UserPoolId=self.pool.id, ClientName="service", GenerateSecret=True, ExplicitAuthFlows=flows,
            SupportedIdentityProviders=list(providers),
        )["UserPoolClient"]
        return {"client_id": made["ClientId"], "client_secret": made["ClientSecret"]}

    def sign_in(self) -> str:
        with requests.Session() as browser:
            end = follow(self.pool, browser, authorize(self.pool, browser, "Corp"))
        return redeem(self.pool, told(end)["code"])["access_token"]

    def ask(self, token, service=None, **form) -> tuple[int, dict]:
        fields = {
            "grant_type": GRANT, "subject_token": token, "subject_token_type": f"{URN}access_token",
            "audience": PROVIDER,
        } | (service or self.service) | form
        answer = requests.post(
            f"{self.stack.endpoint}/oauth2/token", timeout=60,
            data={name: value for name, value in fields.items() if value is not None},
        )
        return answer.status_code, answer.json()


    def rows(self) -> int:
        """How many users' tokens the pool has."""
        return int(database(
            self.stack,
            f"SELECT count(*) FROM identity_federation.provider_tokens WHERE user_pool_id = '{self.pool.id}'",
        ))


KEEPS = {"gatehouse:keep-provider-tokens": "Other Corp"}
