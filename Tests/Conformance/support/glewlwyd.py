"""Glewlwyd as an issuer of OpenID Connect, with a folder, a database and a port of its own."""

import shutil
import sqlite3
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from .stack import free_port
from .waiting import wait_until

TABLES = Path("/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3")
MODULES = "/usr/lib/glewlwyd"
NAME, PASSWORD = "ada", "their-passw0rd"
SCOPES = ("openid", "email")


class Glewlwyd:
    """Knows one user, and the applications that a test registers."""

    def __init__(self, folder: Path):
        program = shutil.which("glewlwyd")
        assert program and TABLES.exists(), "glewlwyd is not installed: deploy/packages --tests"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.issuer = f"{self.address}/api/oidc"
        (folder / "none").mkdir(parents=True)
        with sqlite3.connect(folder / "database") as database:
            database.executescript(TABLES.read_text())
        (folder / "glewlwyd.conf").write_text(f"""
            port={self.port}
            bind_address="127.0.0.1"
            external_url="{self.address}"
            login_url="login.html"
            api_prefix="api"
            static_files_path="{folder}/none"
            cookie_domain="127.0.0.1"
            cookie_secure=0
            log_mode="console"
            log_level="WARNING"
            session_key="glewlwyd"
            admin_scope="g_admin"
            profile_scope="g_profile"
            user_module_path="{MODULES}/user"
            user_middleware_module_path="{folder}/none"
            client_module_path="{MODULES}/client"
            user_auth_scheme_module_path="{MODULES}/scheme"
            plugin_module_path="{MODULES}/plugin"
            hash_algorithm="SHA512"
            database = {{ type = "sqlite3"; path = "{folder}/database"; }};
        """)
        self.log = folder / "log"
        self.process = subprocess.Popen(
            [program, "--config-file", str(folder / "glewlwyd.conf")],
            stdout=self.log.open("w"), stderr=subprocess.STDOUT,
        )
        self._admin = requests.Session()
        try:
            wait_until(self._is_up, "glewlwyd does not answer")
            self._set_up()
        except BaseException:
            self.close()
            raise

    def _is_up(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return requests.get(f"{self.address}/config", timeout=30).ok
        except requests.ConnectionError:
            return False

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def _call(self, session, method: str, path: str, body) -> None:
        answer = session.request(method, f"{self.address}/api{path}", json=body, timeout=60)
        assert answer.ok, f"{path}: {answer.status_code} {answer.text} {self.log.read_text()}"

    def _set_up(self) -> None:
        # What its tables begin with.
        self._call(self._admin, "POST", "/auth/", {"username": "admin", "password": "password"})
        scope = {
            "display_name": "scope", "description": "scope", "password_required": True, "password_max_age": 0,
            "scheme": {},
        }
        self._call(self._admin, "PUT", "/scope/openid", scope | {"name": "openid"})
        self._call(self._admin, "POST", "/scope/", scope | {"name": "email"})
        self._call(self._admin, "POST", "/user/", {
            "username": NAME, "name": "Ada", "email": f"{NAME}@example.com", "password": PASSWORD,
            "scope": [*SCOPES, "g_profile"], "enabled": True,
        })
        key = ec.generate_private_key(ec.SECP256R1())
        self._call(self._admin, "POST", "/mod/plugin/", {
            "module": "oidc", "name": "oidc", "display_name": "OpenID Connect", "enabled": True,
            "parameters": {
                "iss": self.issuer, "jwt-type": "ecdsa", "jwt-key-size": "256",
                "key": key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode(),
                "cert": key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode(),
                "access-token-duration": 3600, "refresh-token-duration": 86400, "code-duration": 600,
                "refresh-token-rolling": True, "allow-non-oidc": False, "auth-type-code-enabled": True,
                "auth-type-refresh-enabled": True, "pkce-allowed": True, "pkce-required": True,
                "pkce-method-plain-allowed": False, "subject-type": "public", "oauth-as-iss-id": True,
                "discovery-endpoint": True, "jwks-show": True, "name-claim": "on-demand",
                "name-claim-scope": ["openid"], "email-claim": "on-demand", "email-claim-scope": ["email"],
                "scope": [],
            },
        })

    def register(self, client_id: str, secret: str, redirect_uri: str) -> None:
        self._call(self._admin, "POST", "/client/", {
            "client_id": client_id, "name": client_id, "client_secret": secret, "confidential": True,
            "enabled": True, "redirect_uri": [redirect_uri], "scope": list(SCOPES),
            "authorization_type": ["code", "refresh_token"],
            "token_endpoint_auth_method": ["client_secret_post"],
        })

    def sign_in(self, browser: requests.Session, address: str, client_id: str) -> str:
        """Opens the address that a pool has led to, signs in and consents; returns where the browser is led."""
        asked = browser.get(address, allow_redirects=False, timeout=60)
        if not asked.headers["Location"].startswith(f"{self.address}/login.html"):
            return asked.headers["Location"]
        self._call(browser, "POST", "/auth/", {"username": NAME, "password": PASSWORD})
        self._call(browser, "PUT", f"/auth/grant/{client_id}", {"scope": " ".join(SCOPES)})
        again = browser.get(f"{address}&g_continue", allow_redirects=False, timeout=60)
        assert again.status_code == 302, again.text
        assert urlsplit(again.headers["Location"]).path != "/login.html", again.headers["Location"]
        return again.headers["Location"]
