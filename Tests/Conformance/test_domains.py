"""Domains of user pools: Terraform's calls, the hosts of domains, and discovery at each address."""

import json
import socket

import pytest
import requests
from botocore.exceptions import ClientError

from support.browser import Browser
from support.clients import make_pool, signed, unique
from support.stack import make_stack
from support.waiting import wait_until

CERTIFICATE = "arn:aws:acm:us-east-1:123456789012:certificate/12345678-1234-1234-1234-123456789012"
NO_DOMAIN = ("InvalidParameterException", "No such domain or user pool exists.")


@pytest.fixture(scope="module")
def below_localhost():
    """A system whose domains are hosts that browsers find without DNS."""
    with make_stack() as running:
        running.settings = {"GATEHOUSE_DOMAINS_SUFFIX": "localhost"}
        yield running.start()


@pytest.fixture(scope="module")
def hosted(below_localhost):
    """A pool with a domain of each kind."""
    pool = make_pool(below_localhost)
    pool.admin.create_user_pool_domain(UserPoolId=pool.id, Domain="ann")
    pool.admin.create_user_pool_domain(
        UserPoolId=pool.id, Domain="login.shop.example",
        CustomDomainConfig={"CertificateArn": CERTIFICATE},
    )
    return pool


def refused(call, **arguments) -> tuple[str, str]:
    with pytest.raises(ClientError) as caught:
        call(**arguments)
    error = caught.value.response["Error"]
    return error["Code"], error["Message"]


def get(stack, path: str, host: str, **headers) -> requests.Response:
    return requests.get(
        stack.endpoint + path, headers={"Host": host} | headers, timeout=30, allow_redirects=False
    )


class Terraform:
    """The calls of the resource aws_cognito_user_pool_domain, one after the other as its provider makes them."""

    def __init__(self, client, pool: str, domain: str):
        self.client, self.pool, self.domain = client, pool, domain

    def read(self) -> dict | None:
        """Refresh: gone where the description has no status."""
        answer = self.client.describe_user_pool_domain(Domain=self.domain)
        assert answer["ResponseMetadata"]["HTTPStatusCode"] == 200
        description = answer["DomainDescription"]
        return description if description.get("Status") else None

    def apply(self, **wanted) -> dict:
        self.client.create_user_pool_domain(UserPoolId=self.pool, Domain=self.domain, **wanted)
        return self._wait_until_active()

    def update(self, **wanted) -> dict:
        self.client.update_user_pool_domain(UserPoolId=self.pool, Domain=self.domain, **wanted)
        return self._wait_until_active()

    def _wait_until_active(self) -> dict:
        state = self.read()
        assert state["Status"] == "ACTIVE"
        return state

    def destroy(self) -> None:
        self.client.delete_user_pool_domain(UserPoolId=self.pool, Domain=self.domain)
        assert self.read() is None


def test_terraform_applies_updates_and_destroys_a_prefix(pool):
    """DOM-5, DOM-6."""
    resource = Terraform(pool.admin, pool.id, unique("tf"))
    assert resource.read() is None
    state = resource.apply()
    assert state["UserPoolId"] == pool.id
    assert state["AWSAccountId"] == "123456789012"
    assert state["Domain"] == resource.domain
    assert state["CloudFrontDistribution"] == ""
    assert state["S3Bucket"] and state["Version"]
    assert "CustomDomainConfig" not in state
    # The plan is empty.
    assert resource.read() == state
    assert pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]["Domain"] == resource.domain
    assert resource.update(ManagedLoginVersion=2)["ManagedLoginVersion"] == 2
    resource.destroy()
    assert refused(
        pool.admin.delete_user_pool_domain, UserPoolId=pool.id, Domain=resource.domain
    ) == NO_DOMAIN
    assert "Domain" not in pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]


def test_terraform_applies_updates_and_destroys_a_host_of_the_pools_own(pool):
    """DOM-6, DOM-7."""
    resource = Terraform(pool.admin, pool.id, f"{unique('login')}.shop.example")
    state = resource.apply(
        CustomDomainConfig={"CertificateArn": CERTIFICATE}, ManagedLoginVersion=2
    )
    assert state["CustomDomainConfig"] == {"CertificateArn": CERTIFICATE}
    assert state["CloudFrontDistribution"] == "127.0.0.1"
    described = pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]
    assert described["CustomDomain"] == resource.domain and "Domain" not in described
    other = CERTIFICATE.replace("123456789012:c", "999999999999:c")
    changed = resource.update(CustomDomainConfig={"CertificateArn": other})
    assert changed["CustomDomainConfig"] == {"CertificateArn": other}
    assert changed["ManagedLoginVersion"] == 2
    resource.destroy()


def test_a_pool_is_deleted_after_its_domain(stack):
    pool = make_pool(stack)
    resource = Terraform(pool.admin, pool.id, unique("tf"))
    resource.apply()
    assert refused(pool.admin.delete_user_pool, UserPoolId=pool.id) == (
        "InvalidParameterException",
        "User pool cannot be deleted. It has a domain configured that should be deleted first.",
    )
    resource.destroy()
    pool.admin.delete_user_pool(UserPoolId=pool.id)


@pytest.mark.parametrize(
    "domain, sentence",
    [
        ("my-aws-app", "Domain cannot contain reserved word: aws"),
        ("www", "Domain is reserved: www"),
        ("Upper", "failed to satisfy constraint"),
        ("a" * 64, "failed to satisfy constraint"),
        ("-a", "failed to satisfy constraint"),
        ("a.example", "A domain with dots needs CustomDomainConfig."),
    ],
)
def test_names_that_are_not_for_pools_are_refused(pool, domain, sentence):
    """DOM-5."""
    code, message = refused(pool.admin.create_user_pool_domain, UserPoolId=pool.id, Domain=domain)
    assert code == "InvalidParameterException"
    assert sentence in message
    assert "Domain" not in pool.admin.describe_user_pool(UserPoolId=pool.id)["UserPool"]


def test_a_domain_is_one_pools(stack):
    """DOM-5: and a certificate that is no ARN is refused by the model."""
    one, other = make_pool(stack), make_pool(stack)
    domain = unique("taken")
    one.admin.create_user_pool_domain(UserPoolId=one.id, Domain=domain)
    assert refused(
        other.admin.create_user_pool_domain, UserPoolId=other.id, Domain=domain
    ) == ("InvalidParameterException", "Domain already associated with another user pool.")
    assert refused(
        other.admin.delete_user_pool_domain, UserPoolId=other.id, Domain=domain
    ) == NO_DOMAIN
    code, _ = refused(
        one.admin.create_user_pool_domain, UserPoolId="us-east-1_000000000", Domain=unique("taken")
    )
    assert code == "ResourceNotFoundException"
    code, _ = refused(
        one.admin.create_user_pool_domain, UserPoolId=one.id, Domain="a.example",
        CustomDomainConfig={"CertificateArn": "no ARN, but long enough"},
    )
    assert code == "InvalidParameterException"


def test_discovery_is_one_document_at_each_address(hosted):
    """DIS-1, DOM-8: also at hosts, and its issuer is never one of them."""
    stack = hosted.stack
    own = stack.endpoint.removeprefix("http://")
    documents = {
        get(stack, path, host).text
        for path, host in [
            (f"/{hosted.id}/.well-known/openid-configuration", own),
            (f"/{hosted.id}/.well-known/oauth-authorization-server", own),
            (f"/.well-known/oauth-authorization-server/{hosted.id}", own),
            ("/.well-known/openid-configuration", f"ann.localhost:{stack.port}"),
            ("/.well-known/oauth-authorization-server", "login.shop.example"),
        ]
    }
    assert len(documents) == 1
    found = json.loads(documents.pop())
    assert found["issuer"] == f"{stack.endpoint}/{hosted.id}"
    base = f"http://login.shop.example:{stack.port}"
    assert found["authorization_endpoint"] == f"{base}/oauth2/authorize"
    assert found["token_endpoint"] == f"{base}/oauth2/token"
    assert found["acr_values_supported"] == [f"urn:cognito:loa:{level}" for level in range(1, 5)]


def test_discovery_follows_the_pools_domain_within_a_second(below_localhost):
    """DOM-4, DIS-2, DIS-3: names below localhost are for browsers alone."""
    pool = make_pool(below_localhost)
    issuer = f"{below_localhost.endpoint}/{pool.id}"

    def found() -> dict:
        return requests.get(f"{issuer}/.well-known/openid-configuration", timeout=30).json()

    assert "authorization_endpoint" not in found()
    assert "authorization_code" not in found()["grant_types_supported"]
    assert found()["token_endpoint"] == f"{issuer}/oauth2/token"
    domain = unique("found")
    pool.admin.create_user_pool_domain(UserPoolId=pool.id, Domain=domain)
    wait_until(lambda: "authorization_endpoint" in found(), "discovery does not follow")
    base = f"http://{domain}.localhost:{below_localhost.port}"
    assert found()["authorization_endpoint"] == f"{base}/oauth2/authorize"
    assert found()["end_session_endpoint"] == f"{base}/logout"
    assert found()["token_endpoint"] == f"{issuer}/oauth2/token"
    assert "authorization_code" in found()["grant_types_supported"]


def test_a_domains_host_has_no_api(hosted):
    """DOM-3: not even for who is signed by an administrator's key."""
    stack = hosted.stack
    for host in ("ann.localhost", "ANN.localhost.", "login.shop.example"):
        answer = requests.post(
            f"{stack.endpoint}/",
            data="{}",
            headers={
                "Host": host,
                "Content-Type": "application/x-amz-json-1.1",
                "X-Amz-Target": "AWSCognitoIdentityProviderService.ListUserPools",
            },
            timeout=30,
        )
        assert answer.status_code == 404
        for path in ("/healthz", f"/{hosted.id}/.well-known/jwks.json"):
            assert get(stack, path, host).status_code == 404
        assert get(stack, "/.well-known/jwks.json", host).json()["keys"]
    assert signed(stack).list_user_pools(MaxResults=1)["UserPools"]


def test_a_host_that_no_pool_has_answers_a_page_without_its_name(hosted):
    """DOM-1."""
    answer = get(hosted.stack, "/login", "nobody-here.localhost")
    assert answer.status_code == 404
    assert answer.headers["Content-Type"].startswith("text/html")
    assert "nobody-here" not in answer.text


def test_two_hosts_are_refused(hosted):
    """DOM-3."""
    with socket.create_connection(("127.0.0.1", hosted.stack.port), timeout=30) as connection:
        connection.sendall(
            b"GET /.well-known/jwks.json HTTP/1.1\r\nHost: ann.localhost\r\nHost: 127.0.0.1\r\n"
            b"Connection: close\r\n\r\n"
        )
        assert connection.recv(64).startswith(b"HTTP/1.1 400 ")


def test_a_browser_finds_the_domain_without_dns(hosted, tmp_path):
    """DOM-1: what `deploy/run` has without any preparation."""
    with Browser(tmp_path) as window:
        window.visit(f"http://ann.localhost:{hosted.stack.port}/.well-known/openid-configuration")
        window.wait_for_text("body", f"{hosted.stack.endpoint}/{hosted.id}")
