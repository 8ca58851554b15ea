"""Providers that are slow, lead elsewhere or say too much, or whose names lead into the own network (IDP-3, IDP-4).

The system sees host names of its own, which lead to addresses of this machine.
"""

import json
import random
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
import requests
from botocore.exceptions import ClientError

from support.exchanges import claims
from support.mail import Identity
from support.provider_sign_ins import add_issuer, authorize, federated_pool, follow, list_providers, redeem, told, users
from support.providers import Providers
from support.stack import make_stack
from support.waiting import wait_until

NAMED, PUBLIC = "login.named.example", "login.public.example"


class Hostile(Providers):
    """An issuer at port 443 of both names, of which the operator names one."""

    def __init__(self, folder):
        super().__init__()
        self.address = f"127.{random.randrange(1, 255)}.{random.randrange(256)}.{random.randrange(2, 255)}"
        self.hosts_file = folder / "hosts"
        self.hosts_file.write_text(f"127.0.0.1 localhost\n{self.address} {NAMED} {PUBLIC}\n")
        identity = Identity(folder, "hostile", NAMED, PUBLIC)
        self.certificate_file = identity.certificate
        self.nonce = ""
        # What the token endpoint answers: status, headers and body; None never answers.
        self.token_answer = None
        self.requests: list[tuple[str, str]] = []
        self.ended = threading.Event()
        self._secure = ThreadingHTTPServer((self.address, 443), self._secure_handler())
        self._secure.daemon_threads = True
        self._secure.socket = identity.context().wrap_socket(
            self._secure.socket, server_side=True, do_handshake_on_connect=False
        )
        threading.Thread(target=self._secure.serve_forever, daemon=True).start()

    def close(self):
        self.ended.set()
        self._secure.shutdown()
        self._secure.server_close()
        super().close()

    def tokens(self) -> dict:
        """A good answer."""
        token = self.token("our-app", iss=f"https://{NAMED}", nonce=self.nonce, sub="ada")
        return {"access_token": "upstream", "token_type": "Bearer", "id_token": token}

    def _secure_handler(hostile):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                hostile.requests.append((self.headers["Host"], self.path))
                found = {"/keys": hostile._key_set(), "/me": {"sub": "ada"}}.get(self.path)
                self.send(200 if found else 404, {}, json.dumps(found or {}).encode())

            def do_POST(self):
                self.rfile.read(int(self.headers["Content-Length"]))
                hostile.requests.append((self.headers["Host"], self.path))
                if hostile.token_answer is None:
                    hostile.ended.wait()
                    return
                self.send(*hostile.token_answer)

            def send(self, status, headers, body):
                self.send_response(status)
                for name, value in (headers | {"Content-Length": str(len(body))}).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        return Handler


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    running = Hostile(tmp_path_factory.mktemp("hostile"))
    yield running
    running.close()


def system(hostile, **settings):
    running = make_stack()
    running.prefix = [
        "unshare", "--mount", "sh", "-c", 'mount --bind "$0" /etc/hosts && exec "$@"', str(hostile.hosts_file),
    ]
    running.settings |= {"GATEHOUSE_PROVIDERS_CA_FILE": str(hostile.certificate_file)} | settings
    return running


@pytest.fixture(scope="module")
def stack(hostile):
    with system(hostile, GATEHOUSE_PROVIDERS_ALLOWED_HOSTS=NAMED) as running:
        yield running.start()


@pytest.fixture(scope="module")
def unset(hostile):
    """A system whose operator has said nothing of providers."""
    with system(hostile) as running:
        yield running.start()


def corporation(stack, host):
    """A pool whose provider's addresses are all given, so that none is asked before the sign-in."""
    pool = federated_pool(stack)
    base = f"https://{host}"
    add_issuer(
        pool, "Corp", base, authorize_url=f"{base}/authorize", token_url=f"{base}/token",
        attributes_url=f"{base}/me", jwks_uri=f"{base}/keys",
    )
    list_providers(pool, "COGNITO", "Corp")
    return pool


def end(pool, hostile, answer) -> dict:
    """Comes back from the provider, whose token endpoint answers so."""
    hostile.requests.clear()
    with requests.Session() as browser:
        begun = follow(pool, browser, authorize(pool, browser, "Corp"), stop="https://")
        asked = told(begun)
        hostile.nonce = asked["nonce"]
        hostile.token_answer = answer() if callable(answer) else answer
        return told(
            browser.get(
                asked["redirect_uri"], params={"code": "c", "state": asked["state"]}, allow_redirects=False,
                timeout=60,
            )
        )


def good(hostile):
    return lambda: (200, {}, json.dumps(hostile.tokens()).encode())


def test_idp_3_a_host_that_is_named_may_be_in_the_own_network(stack, hostile):
    pool = corporation(stack, NAMED)
    there = redeem(pool, end(pool, hostile, good(hostile))["code"])
    assert claims(there["id_token"])["cognito:username"] == "Corp_ada"
    assert {path for _, path in hostile.requests} >= {"/token", "/me"}


def test_idp_3_a_name_that_leads_into_the_own_network_is_asked_nothing(unset, hostile):
    """The connected socket decides: a name may lead elsewhere when it is used than when it was set (rebinding)."""
    pool = corporation(unset, PUBLIC)
    refused = end(pool, hostile, good(hostile))
    assert "code" not in refused and refused["error"] in ("invalid_request", "server_error")
    # Nothing of that network is told: neither that there is a server nor what it is.
    assert hostile.address not in json.dumps(refused)
    assert hostile.requests == [] and users(pool) == []


def test_idp_3_discovery_of_a_name_that_leads_into_the_own_network_is_refused(unset, hostile):
    hostile.requests.clear()
    with pytest.raises(ClientError) as caught:
        add_issuer(federated_pool(unset), "Corp", f"https://{PUBLIC}")
    error = caught.value.response["Error"]
    assert (error["Code"], error["Message"]) == (
        "InvalidParameterException", "Unable to contact well-known endpoint",
    )
    assert hostile.requests == []


def test_idp_3_metadata_of_a_name_that_leads_into_the_own_network_is_not_fetched(unset, hostile):
    hostile.requests.clear()
    pool = federated_pool(unset)
    with pytest.raises(ClientError) as caught:
        pool.admin.create_identity_provider(
            UserPoolId=pool.id, ProviderName="Office", ProviderType="SAML", AttributeMapping={},
            ProviderDetails={"MetadataURL": f"https://{PUBLIC}/metadata"},
        )
    assert caught.value.response["Error"]["Code"] == "InvalidParameterException"
    assert hostile.requests == []


@pytest.mark.parametrize("answer", [
    (302, {"Location": "https://169.254.169.254/latest/meta-data/"}, b""),
    (307, {"Location": f"https://{NAMED}/elsewhere"}, b""),
    (200, {}, b"x" * (300 * 1024)),
    (200, {}, b'{"access_token":' + b"[" * 100_000),
    (200, {}, b"<html>"),
    (200, {}, b'{"token_type":"Bearer"}'),
    (500, {}, b'{"error":"<script>"}'),
], ids=["redirect", "redirect-with-body", "long", "deep", "no-json", "no-token", "down"])
def test_idp_4_an_answer_that_is_none_ends_the_sign_in_alone(stack, hostile, answer):
    pool = corporation(stack, NAMED)
    refused = end(pool, hostile, answer)
    assert refused["error"] == "invalid_request" and "code" not in refused
    assert "<" not in json.dumps(refused)
    assert [path for _, path in hostile.requests] == ["/token"]
    assert users(pool) == []


def test_idp_4_a_provider_that_does_not_answer_holds_no_browser_for_long(stack, hostile):
    pool = corporation(stack, NAMED)
    refused = end(pool, hostile, None)
    assert (refused["error"], refused["error_description"]) == (
        "invalid_request", "Timeout occurred in calling IdP token endpoint",
    )
    # It may be left alone for a while (IDP-4); then it is asked again.
    wait_until(lambda: "code" in end(pool, hostile, good(hostile)), "the provider is not asked again")
