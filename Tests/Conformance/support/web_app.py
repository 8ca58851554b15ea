"""An application that has users sign in on the pages of their pool."""

import base64
import hashlib
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlencode, urlsplit


from .clients import ALL_FLOWS, Pool, make_pool, unique


class WebApp:
    """Takes browsers that come back, at an address of its own."""

    def __init__(self):
        self.visits: list[dict[str, str]] = []
        app = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                parts = urlsplit(self.path)
                if parts.path == "/callback":
                    app.visits.append({k: v[0] for k, v in parse_qs(parts.query).items()})
                body = b"<!DOCTYPE html><title>App</title><h1>Back in the app</h1>"
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    @property
    def callback(self) -> str:
        return f"http://localhost:{self.server.server_port}/callback"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def pool(self, stack, pool: dict | None = None, client: dict | None = None) -> Pool:
        """A pool with pages, and this application as its client."""
        made = make_pool(
            stack,
            pool,
            {
                "ClientName": "Example Shop",
                "ExplicitAuthFlows": ALL_FLOWS,
                "AllowedOAuthFlowsUserPoolClient": True,
                "AllowedOAuthFlows": ["code"],
                "AllowedOAuthScopes": ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
                "CallbackURLs": [self.callback],
                "LogoutURLs": [self.callback],
                "SupportedIdentityProviders": ["COGNITO"],
                "PreventUserExistenceErrors": "ENABLED",
            }
            | (client or {}),
        )
        made.admin.create_user_pool_domain(Domain=unique("pages"), UserPoolId=made.id)
        return made


class Journey:
    """One request for a sign-in, as the application makes it."""

    def __init__(self, app: WebApp, pool: Pool, **parameters):
        self.app, self.pool = app, pool
        self.state = secrets.token_urlsafe(12)
        self.verifier = secrets.token_urlsafe(48)
        challenge = hashlib.sha256(self.verifier.encode()).digest()
        self.parameters = {
            "client_id": pool.client_id,
            "redirect_uri": app.callback,
            "response_type": "code",
            "scope": "openid email aws.cognito.signin.user.admin",
            "state": self.state,
            "code_challenge": base64.urlsafe_b64encode(challenge).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        } | parameters

    def address(self, path: str = "/oauth2/authorize") -> str:
        base = self.pool.stack.endpoint.replace("127.0.0.1", "localhost")
        return f"{base}/{self.pool.id}{path}?{urlencode(self.parameters)}"

    def code(self, browser) -> str:
        """The code that the browser has brought back."""
        browser.wait_for_text("h1", "Back in the app")
        visit = self.app.visits[-1]
        assert visit["state"] == self.state, visit
        return visit["code"]
