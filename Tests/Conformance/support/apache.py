"""A site behind Apache's mod_auth_openidc, which signs its visitors in at a pool."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import requests

from .stack import free_port
from .waiting import wait_until

MODULES = Path("/usr/lib/apache2/modules")
LOADED = ("mpm_event", "authn_core", "authz_core", "authz_user", "dir", "headers", "auth_openidc")


class ProtectedSite:
    """One folder, shown to who has signed in; the answer's headers say who that is."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.callback = f"{self.address}/secure/callback"
        self.signed_out = f"{self.address}/signed-out.html"
        self.process = None

    def start(self, issuer: str, client_id: str, client_secret: str) -> "ProtectedSite":
        program = shutil.which("apache2", path=os.environ["PATH"] + ":/usr/sbin")
        assert program, "apache2 is not installed: deploy/packages --tests"
        pages = self.folder / "pages"
        (pages / "secure").mkdir(parents=True)
        (pages / "secure" / "index.html").write_text("<h1>Members only</h1>")
        (pages / "signed-out.html").write_text("<h1>Signed out</h1>")
        # Its workers run as another user when the tests run as root, and have to reach the folder.
        for place in self.folder.parents:
            if place == Path(tempfile.gettempdir()):
                break
            place.chmod(0o711)
        for place in (self.folder, pages, pages / "secure"):
            place.chmod(0o755)
        modules = "\n".join(
            f"LoadModule {name}_module {MODULES}/mod_{name}.so" for name in LOADED
        )
        configuration = self.folder / "apache.conf"
        configuration.write_text(
            f"""
            ServerRoot {self.folder}
            ServerName 127.0.0.1
            PidFile {self.folder}/apache.pid
            ErrorLog {self.folder}/apache.log
            User www-data
            Group www-data
            Listen 127.0.0.1:{self.port}
            {modules}
            DocumentRoot {pages}
            OIDCProviderMetadataURL {issuer}/.well-known/openid-configuration
            OIDCClientID {client_id}
            OIDCClientSecret {client_secret}
            OIDCRedirectURI {self.callback}
            OIDCCryptoPassphrase 0123456789abcdef0123456789abcdef
            OIDCPKCEMethod S256
            OIDCScope "openid email"
            OIDCRemoteUserClaim email
            <Location /secure>
              AuthType openid-connect
              Require valid-user
              Header always set X-Subject "expr=%{{env:OIDC_CLAIM_sub}}"
              Header always set X-User "expr=%{{REMOTE_USER}}"
            </Location>
            """
        )
        self.process = subprocess.Popen(
            [program, "-f", str(configuration), "-DFOREGROUND"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=open(self.folder / "apache.errors", "wb"),
            env=os.environ | {"LANG": "C"},
        )
        wait_until(self._is_ready, "apache2 does not start")
        return self

    def _is_ready(self) -> bool:
        try:
            return requests.get(self.signed_out, timeout=30).status_code == 200
        except requests.ConnectionError:
            errors = (self.folder / "apache.errors").read_text()
            assert self.process.poll() is None, errors
            return False

    def __enter__(self) -> "ProtectedSite":
        return self

    def __exit__(self, *_) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(60)
