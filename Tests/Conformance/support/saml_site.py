"""A provider of SAML with a site of its own, at which browsers are signed in."""

import threading
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from .provider_sign_ins import inflated
from .saml import SamlProvider
from .saml_office import Office, metadata


class SamlSite:
    """Signs each browser in at once, by a form that its page posts to the pool (SAML bindings §3.5)."""

    def __init__(self):
        self.saml, self.asked = SamlProvider(), []
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                query = parse_qs(urlsplit(self.path).query)
                body = site.page(query).encode() if "SAMLRequest" in query else b""
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}/sso"

    def join(self, pool, name: str, **changes) -> None:
        """Becomes a provider of the pool."""
        self.pool = pool
        pool.admin.create_identity_provider(
            UserPoolId=pool.id, ProviderName=name, ProviderType="SAML", AttributeMapping={"email": "mail"},
            ProviderDetails={"MetadataFile": metadata(self.saml, sign_on=self.address)}, **changes,
        )

    def page(self, query: dict) -> str:
        asked = inflated(query["SAMLRequest"][0])
        self.asked.append(asked)
        answers = asked.split('AssertionConsumerServiceURL="')[1].split('"')[0]
        response = Office.of(self.pool, self.saml).response(
            asked.split(' ID="')[1].split('"')[0], recipient=answers
        )
        fields = {"SAMLResponse": response, "RelayState": query["RelayState"][0]}
        inputs = "".join(
            f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in fields.items()
        )
        return (
            f'<!DOCTYPE html><title>IdP</title><form method="post" action="{escape(answers)}">{inputs}</form>'
            "<script>document.forms[0].submit()</script>"
        )

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
