"""Google, Facebook, Amazon and Apple under their own names and addresses, with the answers that they document.

A system whose host names are those of `hosts_file` finds them, and trusts `certificate_file`; no other does.
"""

import base64
import hashlib
import hmac
import html
import json
import random
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from .mail import Identity

NAMES = (
    "accounts.google.com", "www.googleapis.com", "people.googleapis.com", "www.facebook.com", "graph.facebook.com",
    "www.amazon.com", "api.amazon.com", "appleid.apple.com",
)
CLIENT, SECRET = "our-app", "their-secret"
TEAM, KEY_ID = "TEAM123456", "KEY1234567"


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Social:
    """Each signs in the user that a test names, once its own page was agreed to."""

    def __init__(self, folder: Path):
        self.address = f"127.{random.randrange(1, 255)}.{random.randrange(256)}.{random.randrange(2, 255)}"
        self.key = rsa.generate_private_key(65537, 2048)
        self.apple_key = ec.generate_private_key(ec.SECP256R1())
        self.codes: dict[str, dict] = {}
        self.tokens: dict[str, str] = {}
        self.calls: list[tuple[str, str, dict]] = []
        self.reset()
        self.hosts_file = folder / "hosts"
        self.hosts_file.write_text(f"127.0.0.1 localhost\n{self.address} {' '.join(NAMES)}\n")
        self._server = ThreadingHTTPServer((self.address, 443), self._handler())
        identity = Identity(folder, "social", *NAMES)
        self.certificate_file = identity.certificate
        self._server.socket = identity.context().wrap_socket(
            self._server.socket, server_side=True, do_handshake_on_connect=False
        )
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def reset(self) -> None:
        """The user, and what is changed of the answers."""
        self.subject = secrets.token_hex(8)
        # What the ID token, the profile or the form of Apple says besides or instead; by the name of the answer.
        self.changes: dict[str, dict] = {}

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def private_key(self) -> str:
        """As the file has it that Apple lets a developer load."""
        return self.apple_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()

    @property
    def browser_arguments(self) -> list[str]:
        """What leads Chromium to the stand-in."""
        rules = ", ".join(f"MAP {name} {self.address}" for name in NAMES)
        return [f"--host-resolver-rules={rules}", "--ignore-certificate-errors"]

    def issued(self, issuer: str, query: dict, **claims) -> str:
        """An ID token of the issuer, as both have it."""
        now = int(time.time())
        payload = {
            "iss": issuer, "aud": CLIENT, "sub": self.subject, "iat": now, "exp": now + 3600,
        } | ({"nonce": query["nonce"]} if "nonce" in query else {}) | claims | self.changes.get("id_token", {})
        parts = [{"alg": "RS256", "kid": "first", "typ": "JWT"}, payload]
        signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        return f"{signed}.{encoded(self.key.sign(signed.encode(), PKCS1v15(), hashes.SHA256()))}"

    def page(self, query: dict, host: str) -> str:
        """The page on which a user agrees; it sends the browser back as its provider does."""
        code = secrets.token_urlsafe(16)
        self.codes[code] = query
        back = {"code": code, "state": query["state"]}
        if query.get("response_mode") == "form_post":
            back |= {"user": json.dumps(user)} if (user := self.changes.get("user")) else {}
            fields = "".join(
                f'<input type="hidden" name="{name}" value="{html.escape(value)}">' for name, value in back.items()
            )
            action = html.escape(query["redirect_uri"])
            form = f'<form method="post" action="{action}">{fields}<button id="agree">Continue</button></form>'
        else:
            more = {"scope": query["scope"], "authuser": "0", "prompt": "consent"} if "google" in host else {}
            tail = "#_=_" if "facebook" in host else ""
            there = html.escape(f"{query['redirect_uri']}?{urlencode(back | more)}{tail}")
            form = f'<a id="agree" href="{there}">Continue</a>'
        return f"<!DOCTYPE html><title>{host}</title><h1>{host}</h1>{form}"

    def exchange(self, host: str, form: dict) -> tuple[int, dict]:
        """The token endpoint: the application's proof, the code once, and the address that it was asked with."""
        query = self.codes.pop(form.get("code"), None)
        if query is None or form["redirect_uri"] != query["redirect_uri"] or form["client_id"] != CLIENT:
            return 400, {"error": "invalid_grant", "error_description": "Bad Request"}
        if "code_challenge" in query:
            digest = hashlib.sha256(form["code_verifier"].encode()).digest()
            assert encoded(digest) == query["code_challenge"]
        is_apple = host == "appleid.apple.com"
        if not (self.is_of_team(form["client_secret"]) if is_apple else form["client_secret"] == SECRET):
            return 400, {"error": "invalid_client"}
        token = f"token|{secrets.token_urlsafe(16)}"
        self.tokens[token] = self.subject
        answer = {"access_token": token, "token_type": "bearer", "expires_in": 3600}
        if is_apple:
            email = {
                "email": f"{self.subject}@privaterelay.appleid.com", "email_verified": "true",
                "is_private_email": "true", "nonce_supported": True, "auth_time": int(time.time()),
            }
            answer["id_token"] = self.issued(f"https://{host}", query, at_hash=self.hash(token), **email)
        elif "google" in host:
            email = {"email": "ada@gmail.com", "email_verified": True, "name": "Ada Lovelace", "given_name": "Ada"}
            answer["id_token"] = self.issued(
                "https://accounts.google.com", query, azp=CLIENT, at_hash=self.hash(token), **email
            )
        return 200, answer

    @staticmethod
    def hash(token: str) -> str:
        return encoded(hashlib.sha256(token.encode()).digest()[:16])

    def is_of_team(self, secret: str) -> bool:
        """Whether a client's secret is what Apple demands of it ("Creating a client secret")."""
        head, body, signature = secret.split(".")
        header, claims, raw = json.loads(decoded(head)), json.loads(decoded(body)), decoded(signature)
        numbers = [int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")]
        try:
            self.apple_key.public_key().verify(
                encode_dss_signature(*numbers), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256())
            )
        except InvalidSignature:
            return False
        return header == {"alg": "ES256", "kid": KEY_ID} and 0 < claims["exp"] - time.time() <= 15777000 and (
            claims["iss"], claims["sub"], claims["aud"]
        ) == (TEAM, CLIENT, "https://appleid.apple.com")

    def document(self, host: str, path: str, query: dict, bearer: str) -> tuple[int, dict]:
        """What is read of each."""
        if path == "/.well-known/openid-configuration":
            keys = "https://www.googleapis.com/oauth2/v3/certs" if "google" in host else f"https://{host}/auth/keys"
            return 200, {"issuer": f"https://{host}", "jwks_uri": keys} | (
                {"code_challenge_methods_supported": ["plain", "S256"]} if "google" in host else {}
            )
        if path in ("/oauth2/v3/certs", "/auth/keys"):
            modulus = encoded(self.key.public_key().public_numbers().n.to_bytes(256, "big"))
            key = {"kty": "RSA", "kid": "first", "use": "sig", "alg": "RS256", "n": modulus, "e": "AQAB"}
            return 200, {"keys": [key]}
        if host == "graph.facebook.com" and path.endswith("/oauth/access_token"):
            status, answer = self.exchange(host, query)
            return status, answer if status == 200 else {"error": {"type": "OAuthException", "code": 100}}
        user = self.tokens.get(bearer or query.get("access_token"))
        if host == "people.googleapis.com":
            return (200, self.person(user)) if user else (401, {"error": {"code": 401, "status": "UNAUTHENTICATED"}})
        if host == "api.amazon.com":
            return self.of_amazon(path, user)
        return self.of_facebook(path, query, user)

    def person(self, user: str) -> dict:
        source = {"type": "PROFILE", "id": user}
        return {
            "resourceName": f"people/{user}", "etag": "%EgUBCS43PhoEAQIFBw==",
            "phoneNumbers": [
                {"metadata": {"source": source}, "value": "020", "canonicalForm": "+4420", "type": "work"},
                {"metadata": {"primary": True, "source": source}, "value": "+15550001234", "type": "mobile"},
            ],
        } | self.changes.get("person", {})

    def of_amazon(self, path: str, user: str | None) -> tuple[int, dict]:
        if user is None:
            return 400, {"error": "invalid_token", "error_description": "The request has an invalid parameter"}
        if path == "/auth/o2/tokeninfo":
            return 200, {
                "iss": "https://www.amazon.com", "user_id": user, "aud": CLIENT, "app_id": "amzn1.application.x",
                "exp": 3597, "iat": int(time.time()),
            } | self.changes.get("tokeninfo", {})
        return 200, {
            "user_id": user, "email": "ada@example.com", "name": "Ada Lovelace", "postal_code": "98052",
        } | self.changes.get("profile", {})

    def of_facebook(self, path: str, query: dict, user: str | None) -> tuple[int, dict]:
        fault = {"message": "Invalid OAuth access token.", "type": "OAuthException", "code": 190}
        if user is None:
            return 400, {"error": fault}
        proof = hmac.new(SECRET.encode(), query["access_token"].encode(), hashlib.sha256).hexdigest()
        if query.get("appsecret_proof") != proof:
            return 400, {"error": fault | {"code": 100, "message": "Invalid appsecret_proof provided"}}
        if path == "/app":
            return 200, {"id": CLIENT} | self.changes.get("app", {})
        picture = {"data": {"height": 50, "is_silhouette": False, "url": "https://x.example/a.jpg", "width": 50}}
        whole = {"id": user, "name": "Ada Lovelace", "email": "ada@example.com", "picture": picture}
        return 200, {name: whole[name] for name in query["fields"].split(",") if name in whole}

    def _handler(social):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                address, host = urlsplit(self.path), self.headers["Host"]
                query = {name: values[0] for name, values in parse_qs(address.query).items()}
                social.calls.append((host, address.path, query))
                if "redirect_uri" in query and "code" not in query:
                    return self.send(200, "text/html", social.page(query, host))
                bearer = self.headers.get("Authorization", "").removeprefix("Bearer ")
                status, document = social.document(host, address.path, query, bearer)
                self.send(status, "application/json", json.dumps(document))

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                form = {name: values[0] for name, values in parse_qs(body).items()}
                social.calls.append((self.headers["Host"], self.path, form))
                status, document = social.exchange(self.headers["Host"], form)
                self.send(status, "application/json", json.dumps(document))

            def send(self, status, kind, text):
                content = text.encode()
                self.send_response(status)
                self.send_header("Content-Type", f"{kind}; charset=utf-8")
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                pass

        return Handler
