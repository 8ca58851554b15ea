"""SimpleSAMLphp as a provider of SAML, with a folder and a port of its own."""

import base64
import os
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path

import requests
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from .saml import SamlProvider
from .stack import free_port
from .waiting import wait_until

PAGES = Path("/usr/share/simplesamlphp/www")
NAME, PASSWORD = "ada", "their-passw0rd"


class SimpleSamlProvider:
    """Knows one user, and the pools that a test makes known."""

    def __init__(self, folder: Path):
        program = shutil.which("php")
        assert program and PAGES.exists(), "simplesamlphp is not installed: deploy/packages --tests"
        self.folder, self.port = folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.pools: list[str] = []
        for name in ("certificates", "metadata", "sessions", "log", "data", "temporary"):
            (folder / name).mkdir(parents=True)
        keys = SamlProvider()
        (folder / "certificates" / "server.pem").write_bytes(
            keys.key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
        )
        (folder / "certificates" / "server.crt").write_bytes(keys.certificate.public_bytes(Encoding.PEM))
        self._write("config.php", f"""$config = [
            'baseurlpath' => '{self.address}/', 'certdir' => '{folder}/certificates/',
            'loggingdir' => '{folder}/log/', 'datadir' => '{folder}/data/', 'tempdir' => '{folder}/temporary/',
            'metadatadir' => '{folder}/metadata', 'session.phpsession.savepath' => '{folder}/sessions',
            'secretsalt' => '{os.urandom(16).hex()}', 'auth.adminpassword' => '{os.urandom(16).hex()}',
            'technicalcontact_email' => 'admin@example.com', 'timezone' => 'UTC', 'logging.handler' => 'file',
            'enable.saml20-idp' => true, 'store.type' => 'phpsession', 'session.cookie.secure' => false,
            'module.enable' => ['core' => true, 'saml' => true, 'exampleauth' => true],
            'metadata.sources' => [['type' => 'flatfile', 'directory' => '{folder}/metadata']],
        ];""")
        self._write("authsources.php", f"""$config = ['people' => ['exampleauth:UserPass',
            '{NAME}:{PASSWORD}' => ['uid' => ['{NAME}'], 'mail' => ['{NAME}@example.com']],
        ]];""")
        self._write("metadata/saml20-idp-hosted.php", """$metadata['__DYNAMIC:1__'] = [
            'host' => '__DEFAULT__', 'privatekey' => 'server.pem', 'certificate' => 'server.crt', 'auth' => 'people',
            'signature.algorithm' => 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        ];""")
        self._know()
        # The program's own server is enough; no server of the machine is touched.
        self.process = subprocess.Popen(
            [program, "-S", f"127.0.0.1:{self.port}", "-t", str(PAGES)],
            env=os.environ | {"SIMPLESAMLPHP_CONFIG_DIR": str(folder)},
            stdout=(folder / "server.log").open("w"), stderr=subprocess.STDOUT,
        )
        try:
            wait_until(self._is_up, "SimpleSAMLphp does not answer")
        except BaseException:
            self.close()
            raise

    def _is_up(self) -> bool:
        assert self.process.poll() is None, (self.folder / "server.log").read_text()
        try:
            return requests.get(f"{self.address}/saml2/idp/metadata.php", timeout=30).ok
        except requests.ConnectionError:
            return False

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def _write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(f"<?php\n{text}\n")

    def _know(self) -> None:
        self._write("metadata/saml20-sp-remote.php", "\n".join(self.pools))

    def metadata(self) -> str:
        return requests.get(f"{self.address}/saml2/idp/metadata.php", timeout=60).text

    def know(self, pool_id: str, base: str, certificate: str, **more: str) -> None:
        """Takes over a pool: its requests have to be signed by the certificate, which is in base64."""
        further = "".join(f"'{name.replace('__', '.')}' => {value}, " for name, value in more.items())
        self.pools.append(f"""$metadata['urn:amazon:cognito:sp:{pool_id}'] = [
            'AssertionConsumerService' => '{base}/saml2/idpresponse',
            'SingleLogoutService' => [[
                'Binding' => 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
                'Location' => '{base}/saml2/logout',
            ]],
            'NameIDFormat' => 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
            'simplesaml.nameidattribute' => 'uid', 'validate.authnrequest' => true, 'validate.logout' => true,
            'certData' => '{certificate}', {further}
        ];""")
        self._know()

    def sign_in(self, browser: requests.Session, address: str) -> dict[str, str]:
        """Opens the address that a pool has led to, and signs in; returns the form that the browser is to post."""
        page = browser.get(address, timeout=60)
        if 'name="password"' in page.text:
            page = browser.post(
                page.url.split("?")[0], timeout=60,
                data=self._hidden(page.text) | {"username": NAME, "password": PASSWORD},
            )
        assert 'name="SAMLResponse"' in page.text, page.text
        return self._hidden(page.text)

    @staticmethod
    def _hidden(page: str) -> dict[str, str]:
        fields = {}
        for field in re.findall(r'<input[^>]*type="hidden"[^>]*>', page):
            known = dict(re.findall(r'(\w+)="([^"]*)"', field))
            if "name" in known:
                fields[unescape(known["name"])] = unescape(known.get("value", ""))
        return fields

    @staticmethod
    def read(form: dict[str, str]) -> str:
        return base64.b64decode(form["SAMLResponse"]).decode()
