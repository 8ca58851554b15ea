"""An issuer of OpenID Connect with the addresses that browsers and pools ask for, beside its keys."""

import base64
import hashlib
import json
import secrets
from http.server import BaseHTTPRequestHandler
from urllib.parse import parse_qs, urlencode, urlsplit

from .providers import Providers


class Upstream(Providers):
    """Signs each browser in at once, as the user that a test names; a test changes what it answers."""

    def __init__(self):
        self.codes = {}
        self.subject = "ada"
        self.claims = {"email": "ada@example.com", "name": "Ada"}
        # In place of what the ID token says, and of the status of the token endpoint.
        self.token_changes = {}
        self.token_status = 200
        # What the token endpoint answers besides, and what for a refresh token; None refuses it.
        self.token_members = {}
        self.refreshed = None
        self.asked = []
        self.exchanged = []
        super().__init__()

    def authorize(self, query: dict) -> str:
        self.asked.append(query)
        code = secrets.token_urlsafe(16)
        self.codes[code] = query
        return query["redirect_uri"] + "?" + urlencode({"code": code, "state": query["state"]})

    def exchange(self, form: dict) -> tuple[int, dict]:
        self.exchanged.append(form)
        if form.get("grant_type") == "refresh_token":
            if self.refreshed is None:
                return 400, {"error": "invalid_grant"}
            return 200, {"token_type": "Bearer"} | self.refreshed
        query = self.codes.pop(form.get("code"), None)
        if query is None or self.token_status != 200:
            return max(self.token_status, 400), {"error": "invalid_grant"}
        if challenge := query.get("code_challenge"):
            digest = hashlib.sha256(form["code_verifier"].encode()).digest()
            assert base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == challenge
        claims = {"sub": self.subject, "nonce": query.get("nonce")} | self.claims
        token = self.token(form["client_id"], **(claims | self.token_changes))
        answer = {"access_token": "upstream", "token_type": "Bearer", "id_token": token}
        return 200, answer | self.token_members

    def _answer(self, path, access_token):
        if path == "/me":
            return 200, {"sub": self.subject} | self.claims
        status, document = super()._answer(path, access_token)
        if path == "/.well-known/openid-configuration" and status == 200:
            document |= {
                "code_challenge_methods_supported": ["S256"],
                "token_endpoint_auth_methods_supported": ["client_secret_post"],
            }
        return status, document

    def _handler(upstream):
        usual = super()._handler()

        class Handler(usual):
            def do_GET(self):
                address = urlsplit(self.path)
                if address.path != "/authorize":
                    return super().do_GET()
                query = {name: values[0] for name, values in parse_qs(address.query).items()}
                self.send_response(302)
                self.send_header("Location", upstream.authorize(query))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def do_POST(self: BaseHTTPRequestHandler):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                form = {name: values[0] for name, values in parse_qs(body).items()}
                status, document = upstream.exchange(form)
                answer = json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

        return Handler
