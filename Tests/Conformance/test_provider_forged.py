"""ID tokens that are forged by their header, subjects that name no user, and answers that come many times at once."""

import hashlib
import hmac
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from support.clients import unique
from support.exchanges import claims
from support.provider_sign_ins import (
    add_issuer, authorize, federated_pool, follow, list_providers, redeem, sign_in, told, users,
)
from support.providers import encoded
from support.saml_office import Office
from support.stack import make_stack
from support.upstream import Upstream

AT_ONCE = 8


class Claiming(Upstream):
    """Says of the user at the address of userinfo what it says in the ID token."""

    def _answer(self, path, access_token):
        status, document = super()._answer(path, access_token)
        subject = {name: value for name, value in self.token_changes.items() if name == "sub" and path == "/me"}
        return status, document | subject


@pytest.fixture(scope="module")
def upstream():
    running = Claiming()
    yield running
    running.close()


@pytest.fixture(scope="module")
def stack(upstream):
    with make_stack() as running:
        running.settings |= {"GATEHOUSE_PROVIDERS_ALLOWED_HOSTS": upstream.issuer}
        yield running.start()


@pytest.fixture
def pool(stack, upstream):
    upstream.subject, upstream.token_changes, upstream.token_status = unique("ada"), {}, 200
    upstream.claims = {"email": "ada@example.com", "name": "Ada"}
    made = federated_pool(stack)
    add_issuer(made, "Corp", upstream.issuer)
    list_providers(made, "COGNITO", "Corp")
    return made


def end(pool) -> dict:
    with requests.Session() as browser:
        return sign_in(pool, browser, "Corp")


STRANGER = rsa.generate_private_key(65537, 2048)


def by_stranger(content: bytes) -> bytes:
    return STRANGER.sign(content, padding.PKCS1v15(), hashes.SHA256())


def stranger_key() -> dict:
    modulus = STRANGER.public_key().public_numbers().n.to_bytes(256, "big")
    return {"kty": "RSA", "kid": "first", "n": encoded(modulus), "e": "AQAB"}


def by_secret(secret: bytes):
    return lambda content: hmac.new(secret, content, hashlib.sha256).digest()


def public_pem(upstream) -> bytes:
    return upstream.key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


FORGERIES = {
    "none": lambda upstream: {"header": {"alg": "none"}, "sign": lambda content: b""},
    "None": lambda upstream: {"header": {"alg": "nOnE"}, "sign": lambda content: b""},
    "no-signature": lambda upstream: {"sign": lambda content: b""},
    # The key that all may read, as a secret; and the secret that the pool has of the provider (off here).
    "public-key": lambda upstream: {"header": {"alg": "HS256"}, "sign": by_secret(public_pem(upstream))},
    "client-secret": lambda upstream: {"header": {"alg": "HS256"}, "sign": by_secret(b"their-secret")},
    # A key of another type than the algorithm's, and one that the header brings.
    "other-type": lambda upstream: {"header": {"alg": "ES256"}},
    "other-hash": lambda upstream: {"header": {"alg": "RS512"}},
    "sha-1": lambda upstream: {"header": {"alg": "RS1"}},
    "jwk": lambda upstream: {"header": {"jwk": stranger_key()}, "sign": by_stranger},
    "jku": lambda upstream: {"header": {"jku": f"{upstream.issuer}/theirs"}, "sign": by_stranger},
    "x5u": lambda upstream: {"header": {"x5u": f"{upstream.issuer}/theirs"}, "sign": by_stranger},
    "kid-path": lambda upstream: {"header": {"kid": "../../../dev/null"}, "sign": by_secret(b"")},
    "critical": lambda upstream: {"header": {"crit": ["exp"]}},
    "stranger": lambda upstream: {"sign": by_stranger},
}


@pytest.mark.parametrize("forgery", FORGERIES)
def test_fed_3_a_token_that_is_forged_by_its_header_proves_no_user(pool, upstream, forgery):
    upstream.token_changes = FORGERIES[forgery](upstream)
    assert end(pool)["error"] == "invalid_request"
    assert users(pool) == []


@pytest.mark.parametrize("changes", [
    {"aud": ["our-app", "other"]}, {"aud": ["our-app", "other"], "azp": "other"}, {"aud": []}, {"aud": None},
    {"iss": None}, {"nonce": None}, {"exp": None}, {"iat": 4_000_000_000}, {"nbf": 4_000_000_000}, {"exp": "soon"},
], ids=str)
def test_fed_3_claims_that_are_another_sign_ins_prove_no_user(pool, upstream, changes):
    upstream.token_changes = changes
    assert end(pool)["error"] == "invalid_request"
    assert users(pool) == []


@pytest.mark.parametrize("subject", [None, "", 5, ["ada"], {"a": 1}, "a\u0000b", "a\nb", "x" * 300], ids=str)
def test_fed_5_a_subject_that_names_no_user_is_refused(pool, upstream, subject):
    upstream.token_changes = {"sub": subject}
    assert end(pool)["error"] == "invalid_request"
    assert users(pool) == []


def test_fed_5_subjects_that_differ_in_case_are_two_users(pool, upstream):
    """In a pool that tells names apart by case; an address is no subject."""
    found = set()
    for subject in ("Ada", "ada"):
        upstream.subject = subject
        found.add(claims(redeem(pool, end(pool)["code"])["id_token"])["cognito:username"])
    assert len(found) in (1, 2) and all(name.lower() == "corp_ada" for name in found)
    assert found == set(users(pool))


def test_fed_1_an_answer_that_comes_many_times_at_once_counts_once(pool, upstream):
    with requests.Session() as browser:
        begun = follow(pool, browser, authorize(pool, browser, "Corp"), stop=upstream.issuer)
        answered = browser.get(begun.headers["Location"], allow_redirects=False, timeout=60)
        cookies = browser.cookies.get_dict()
    exchanged = len(upstream.exchanged)
    link = answered.headers["Location"]
    with ThreadPoolExecutor(AT_ONCE) as many:
        ends = list(many.map(
            lambda _: requests.get(link, cookies=cookies, allow_redirects=False, timeout=60), range(AT_ONCE)
        ))
    assert sorted(each.status_code for each in ends) == [302] + [400] * (AT_ONCE - 1)
    assert len(upstream.exchanged) == exchanged + 1 and len(users(pool)) == 1


def test_fed_10_a_new_user_who_comes_by_several_browsers_at_once_is_made_once(pool, upstream):
    with ThreadPoolExecutor(AT_ONCE) as many:
        ends = list(many.map(lambda _: end(pool), range(AT_ONCE)))
    assert all("code" in each for each in ends), ends
    assert len({claims(redeem(pool, each["code"])["id_token"])["sub"] for each in ends}) == 1
    assert users(pool) == [f"Corp_{upstream.subject}"]


def test_sam_8_a_response_that_comes_many_times_at_once_counts_once(stack):
    """To one request, and to several: the assertion is spent with the first."""
    office = Office(stack, IDPInit="true")
    relay_state = (
        f"identity_provider=Office&client_id={office.pool.client_id}&redirect_uri=https://app.example/callback"
        "&response_type=code&scope=openid"
    )
    response = office.response(None)

    def once(_) -> dict:
        with requests.Session() as browser:
            posted = office.post(browser, SAMLResponse=response, RelayState=relay_state)
            return told(follow(office.pool, browser, posted))

    with ThreadPoolExecutor(AT_ONCE) as many:
        ends = list(many.map(once, range(AT_ONCE)))
    assert sum("code" in each for each in ends) == 1, ends
