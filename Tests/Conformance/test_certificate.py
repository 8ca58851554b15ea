"""The gateway's certificate is replaced while connections are open, and none of them is lost."""

import http.client
import os
import shutil
import signal
import ssl
import subprocess

import pytest

from support.stack import executables
from support.waiting import wait_until


class Gateway:
    """A gateway with TLS, alone, whose certificate and key are files in a folder."""

    def __init__(self, folder):
        self.folder = folder
        self.log = folder / "log"
        self.install(self.make("first"))
        (folder / "gateway.json").write_text(
            f"""{{"run-directory": "{folder}/run", "listen-port": 0, "metrics-port": 0,
            "tls": {{"certificate-file": "{folder}/certificate.pem",
                     "private-key-file": "{folder}/key.pem"}}}}"""
        )
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [executables() / "gatehouse-gateway", "--config", folder / "gateway.json"], stderr=log,
                env={"PATH": os.environ["PATH"]},
            )
        wait_until(lambda: "listener=clients" in self.log.read_text(), "the gateway does not listen")
        line = next(
            line for line in self.log.read_text().splitlines() if "listener=clients" in line
        )
        self.port = int(line.split("port=")[1].split()[0])

    def make(self, name):
        """A certificate for localhost that signs itself, of a new key; answers the path of both."""
        path = self.folder / name
        subprocess.run(
            [
                "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                "-nodes", "-keyout", f"{path}.key", "-out", f"{path}.pem", "-days", "30",
                "-subj", f"/CN={name}", "-addext", "subjectAltName=DNS:localhost",
            ],
            check=True, capture_output=True,
        )
        return path

    def install(self, path, key=True):
        """Puts a certificate, and its key, in the place of the present one, each by a rename."""
        for source, target in [(".pem", "certificate.pem"), (".key", "key.pem")][: 2 if key else 1]:
            new = self.folder / f"{target}.new"
            shutil.copy(f"{path}{source}", new)
            new.chmod(0o600)
            new.rename(self.folder / target)

    def connect(self, path):
        """A connection of a client that trusts this certificate alone; None where it is not served."""
        context = ssl.create_default_context(cafile=f"{path}.pem")
        connection = http.client.HTTPSConnection("localhost", self.port, context=context, timeout=60)
        try:
            connection.connect()
        except ssl.SSLCertVerificationError:
            return None
        return connection

    def serves(self, path):
        connection = self.connect(path)
        if connection is None:
            return False
        assert status(connection) == 200
        connection.close()
        return True

    def reload(self):
        self.process.send_signal(signal.SIGHUP)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(60) == 0


def status(connection):
    connection.request("GET", "/healthz")
    answer = connection.getresponse()
    answer.read()
    return answer.status


@pytest.fixture
def gateway(tmp_path):
    gateway = Gateway(tmp_path)
    yield gateway
    gateway.stop()


@pytest.mark.parametrize("asked", [True, False], ids=["reloaded", "by itself"])
def test_new_connections_get_the_new_certificate_and_open_ones_go_on(gateway, asked):
    first, second = gateway.folder / "first", gateway.make("second")
    open_one = gateway.connect(first)
    assert status(open_one) == 200
    gateway.install(second)
    if asked:
        gateway.reload()
    wait_until(lambda: gateway.serves(second), "the new certificate is not served")
    assert not gateway.serves(first)
    assert status(open_one) == 200
    assert "cannot be used" not in gateway.log.read_text()


def test_a_certificate_whose_key_comes_later_is_served_when_both_are_there(gateway):
    second = gateway.make("second")
    gateway.install(second, key=False)
    gateway.reload()
    wait_until(
        lambda: "the new certificate cannot be used; the old one stays" in gateway.log.read_text(),
        "nothing is said",
    )
    assert gateway.serves(gateway.folder / "first")
    gateway.install(second)
    wait_until(lambda: gateway.serves(second), "the pair is not served")
