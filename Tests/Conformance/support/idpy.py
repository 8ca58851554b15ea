"""An issuer of OpenID Connect whose every answer idpyoidc makes."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

from idpyoidc.server import Server
from idpyoidc.server.configure import OPConfiguration

BASE = "idpyoidc.server"
# Where its endpoints stand, by the names that idpyoidc has for them.
ENDPOINTS = {
    "provider_config": (".well-known/openid-configuration", f"{BASE}.oidc.provider_config.ProviderConfiguration"),
    "authorization": ("authorization", f"{BASE}.oidc.authorization.Authorization"),
    "token": ("token", f"{BASE}.oidc.token.Token"),
    "userinfo": ("userinfo", f"{BASE}.oidc.userinfo.UserInfo"),
}


class IdpyProvider:
    """Signs every browser in as one user."""

    def __init__(self, client_id, client_secret):
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.issuer = f"http://127.0.0.1:{self._server.server_port}"
        self.asked = []
        self._op = Server(OPConfiguration(conf=self._configuration(), base_path="", domain="127.0.0.1"))
        self._client = (client_id, client_secret)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def register(self, redirect_uri) -> None:
        name, secret = self._client
        self._op.context.cdb[name] = {
            "client_id": name, "client_secret": secret, "redirect_uris": [(redirect_uri, None)],
            "token_endpoint_auth_method": "client_secret_post", "response_types_supported": ["code"],
            "allowed_scopes": ["openid", "email", "profile"], "id_token_signed_response_alg": "ES256",
        }
        self._op.keyjar.add_symmetric(name, secret)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def _configuration(self) -> dict:
        return {
            "issuer": self.issuer,
            "httpc_params": {"verify": False},
            "keys": {
                "uri_path": "jwks.json", "private_path": None,
                "key_defs": [
                    {"type": "RSA", "key": "", "use": ["sig"]}, {"type": "EC", "crv": "P-256", "use": ["sig"]},
                ],
            },
            "preference": {
                "scopes_supported": ["openid", "email", "profile"], "response_types_supported": ["code"],
                "subject_types_supported": ["public"], "token_endpoint_auth_methods_supported": ["client_secret_post"],
                "id_token_signing_alg_values_supported": ["RS256", "ES256"],
            },
            "endpoint": {
                name: {"path": path, "class": kind, "kwargs": {}} for name, (path, kind) in ENDPOINTS.items()
            },
            "add_ons": {
                "pkce": {
                    "function": f"{BASE}.oauth2.add_on.pkce.add_support",
                    "kwargs": {"essential": True, "code_challenge_method": "S256"},
                },
            },
            "authentication": {
                "anon": {
                    "acr": "urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified",
                    "class": f"{BASE}.user_authn.user.NoAuthn", "kwargs": {"user": "ada"},
                },
            },
            "userinfo": {
                "class": f"{BASE}.user_info.UserInfo",
                "kwargs": {"db": {"ada": {"email": "ada@example.com", "name": "Ada", "email_verified": True}}},
            },
            "authz": {
                "class": f"{BASE}.authz.AuthzHandling",
                "kwargs": {"grant_config": {
                    "usage_rules": {
                        "authorization_code": {
                            "supports_minting": ["access_token", "id_token"], "max_usage": 1,
                        },
                        "access_token": {},
                    },
                    "expires_in": 600,
                }},
            },
            "token_handler_args": {
                "code": {"lifetime": 600, "kwargs": {"crypt_conf": self._crypt()}},
                "token": {"lifetime": 3600, "kwargs": {"crypt_conf": self._crypt()}},
                "id_token": {"class": f"{BASE}.token.id_token.IDToken", "kwargs": {}},
            },
            "session_params": {"encrypter": self._crypt()},
        }

    @staticmethod
    def _crypt() -> dict:
        return {"kwargs": {"keys": {
            "key_defs": [
                {"type": "OCT", "use": ["enc"], "kid": "password"}, {"type": "OCT", "use": ["enc"], "kid": "salt"},
            ],
        }}}

    def _answer(self, name: str, query, headers) -> tuple[int, dict, str]:
        """Status, headers and body of an endpoint's answer."""
        endpoint = self._op.get_endpoint(name)
        about = {"headers": {key.lower(): value for key, value in headers.items()}, "url": "", "cookie": []}
        request = endpoint.parse_request(query, http_info=about)
        if "error" in request:
            return 400, {"Content-Type": "application/json"}, json.dumps(request.to_dict())
        answer = endpoint.process_request(request, http_info=about)
        if "error" in answer:
            return 400, {"Content-Type": "application/json"}, json.dumps(dict(answer.items()))
        done = endpoint.do_response(request=request, **answer)
        if name == "authorization":
            return 302, {"Location": done["response"]}, ""
        return 200, {"Content-Type": "application/json"}, done["response"]

    def _handler(provider):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                self.reply(urlsplit(self.path).query)

            def do_POST(self):
                self.reply(self.rfile.read(int(self.headers["Content-Length"] or 0)).decode())

            def reply(self, query):
                path = urlsplit(self.path).path.lstrip("/")
                if path == "jwks.json":
                    status, headers, body = 200, {}, provider._op.keyjar.export_jwks_as_json()
                else:
                    name = next(name for name, (place, _) in ENDPOINTS.items() if place == path)
                    if name == "authorization":
                        provider.asked.append(query)
                    status, headers, body = provider._answer(name, query, self.headers)
                content = body.encode()
                self.send_response(status)
                for key, value in headers.items():
                    self.send_header(key, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                pass

        return Handler
