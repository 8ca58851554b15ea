"""A provider of logins: an issuer of OpenID Connect, and what Facebook and Amazon say of a token."""

import base64
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


class Providers:
    """Answers on a port of its own; tokens of Facebook and Amazon are whatever a test puts in."""

    def __init__(self):
        self.key = rsa.generate_private_key(65537, 2048)
        self.access_tokens = {}
        # What Facebook and Amazon say of a user besides who it is.
        self.profiles = {}
        self.is_down = False
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def name(self) -> str:
        """How logins name the issuer."""
        return self.issuer.removeprefix("http://")

    def token(self, audience, *, header: dict | None = None, sign=None, **claims) -> str:
        """A token as the issuer makes it, but for what is given; a claim that is None is left out."""
        now = int(time.time())
        claims = {
            "iss": self.issuer, "aud": audience, "sub": "a-user", "iat": now, "exp": now + 600,
        } | claims
        claims = {name: value for name, value in claims.items() if value is not None}
        parts = [{"alg": "RS256", "kid": "first"} | (header or {}), claims]
        signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        signature = (sign or self.sign)(signed.encode())
        return f"{signed}.{encoded(signature)}"

    def sign(self, content: bytes) -> bytes:
        return self.key.sign(content, padding.PKCS1v15(), hashes.SHA256())

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def _key_set(self) -> dict:
        numbers = self.key.public_key().public_numbers()
        modulus = encoded(numbers.n.to_bytes(256, "big"))
        return {"keys": [{"kty": "RSA", "kid": "first", "n": modulus, "e": "AQAB"}]}

    def _answer(self, path: str, access_token: str) -> tuple[int, dict]:
        if self.is_down:
            return 503, {}
        if path == "/.well-known/openid-configuration":
            return 200, {
                "issuer": self.issuer,
                "jwks_uri": f"{self.issuer}/keys",
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "userinfo_endpoint": f"{self.issuer}/me",
            }
        if path == "/keys":
            return 200, self._key_set()
        application, user = self.access_tokens.get(access_token, (None, None))
        if application is None:
            of_amazon = ("/auth/o2/tokeninfo", "/user/profile")
            fault = "invalid_token" if path in of_amazon else {"code": 190}
            return 400, {"error": fault}
        if path == "/auth/o2/tokeninfo":
            return 200, {"aud": application, "user_id": user}
        profile = self.profiles.get(user, {})
        if path == "/user/profile":
            return 200, {"user_id": user} | profile
        return 200, {"id": application} if path == "/app" else {"id": user} | profile

    def _handler(providers):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                address = urlsplit(self.path)
                access_token = parse_qs(address.query).get("access_token", [""])[0]
                status, document = providers._answer(address.path, access_token)
                body = json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

        return Handler
