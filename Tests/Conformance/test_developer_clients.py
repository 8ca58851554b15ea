"""Developer authenticated identities as the mobile and web SDKs use them: the HTTP that each sends.

The clients are those of the documented providers for Android, iOS, JavaScript, Unity and Xamarin, and
the backend in Java. No more than the endpoint is changed.
"""

import json
from urllib.parse import urlencode
from xml.etree import ElementTree

import boto3
import pytest
import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from support.clients import unique
from support.identity_pools import claims, signing_client

PROVIDER = "login.example.com"
JSON = "application/x-amz-json-1.1"
STS = "{https://sts.amazonaws.com/doc/2011-06-15/}"

# How each SDK introduces itself, and the header it does that in.
USER_AGENTS = {
    "android": ("User-Agent", "aws-sdk-android/2.77.0 Linux/5.10 Dalvik/2.1.0/0 en_US"),
    "ios": ("User-Agent", "aws-sdk-iOS/2.36.0 iOS/17.4 en_US"),
    "javascript": ("X-Amz-User-Agent", "aws-sdk-js/2.1692.0 callback"),
    "unity": ("User-Agent", "aws-sdk-unity/3.3.124 UnityPlayer/2019.4"),
    "xamarin": ("User-Agent", "aws-sdk-dotnet-coreclr/3.7.400 Xamarin.iOS"),
}


@pytest.fixture(scope="module")
def backend(stack):
    """What the developer's own server does with the system's access key, as the Java SDK sends it."""
    return Backend(stack)


class Backend:
    def __init__(self, stack):
        self.stack = stack
        self.key = Credentials(stack.access_key_id, stack.secret_access_key)
        self.client = signing_client(stack, "cognito-identity")
        account = signing_client(stack, "sts").get_caller_identity()["Account"]
        self.roles = {
            kind: f"arn:aws:iam::{account}:role/{kind}"
            for kind in ("authenticated", "unauthenticated")
        }

    def pool(self, **settings):
        made = self.client.create_identity_pool(
            IdentityPoolName=unique("apps").replace("-", " "),
            **{
                "AllowUnauthenticatedIdentities": True,
                "AllowClassicFlow": True,
                "DeveloperProviderName": PROVIDER,
            }
            | settings,
        )["IdentityPoolId"]
        self.client.set_identity_pool_roles(IdentityPoolId=made, Roles=self.roles)
        return made

    def token(self, pool, user, **more):
        """GetOpenIdTokenForDeveloperIdentity as AmazonCognitoIdentityClient sends it."""
        request = AWSRequest(
            "POST",
            self.stack.endpoint + "/",
            headers={
                "Content-Type": JSON,
                "User-Agent": "aws-sdk-java/1.12.770 Linux/5.10 OpenJDK_64-Bit_Server_VM/17",
                "amz-sdk-invocation-id": "7b1e3d0e-5f0e-4bb6-a0a8-3fd3b1ad7f5e",
                "X-Amz-Target": "AWSCognitoIdentityService.GetOpenIdTokenForDeveloperIdentity",
            },
            data=json_body({"IdentityPoolId": pool, "Logins": {PROVIDER: user}} | more),
        )
        SigV4Auth(self.key, "cognito-identity", self.stack.region).add_auth(request)
        answer = requests.post(
            request.url, data=request.data, headers=dict(request.headers), timeout=30
        )
        assert answer.status_code == 200, answer.text
        return answer.json()


def json_body(value):
    return json.dumps(value, separators=(",", ":"))


class App:
    """An app's calls, none of which is signed."""

    def __init__(self, stack, sdk):
        self.stack = stack
        self.headers = dict([USER_AGENTS[sdk]])

    def call(self, operation, body):
        return requests.post(
            self.stack.endpoint + "/",
            data=json_body(body),
            headers=self.headers
            | {
                "Content-Type": JSON,
                "X-Amz-Target": f"AWSCognitoIdentityService.{operation}",
            },
            timeout=30,
        )

    def identity(self, pool, **more):
        return answered(self.call("GetId", {"IdentityPoolId": pool} | more))["IdentityId"]

    def credentials(self, identity, logins=None):
        body = {"IdentityId": identity} | ({"Logins": logins} if logins else {})
        return answered(self.call("GetCredentialsForIdentity", body))

    def assume(self, role, token, session):
        """STS as the SDKs' web identity providers call it: a form, unsigned."""
        form = {
            "Action": "AssumeRoleWithWebIdentity",
            "Version": "2011-06-15",
            "RoleArn": role,
            "RoleSessionName": session,
            "WebIdentityToken": token,
            "DurationSeconds": "3600",
        }
        answer = requests.post(
            self.stack.endpoint + "/",
            data=urlencode(form),
            headers=self.headers
            | {"Content-Type": "application/x-www-form-urlencoded; charset=utf-8"},
            timeout=30,
        )
        assert answer.status_code == 200, answer.text
        found = ElementTree.fromstring(answer.content).find(f".//{STS}Credentials")
        return {
            name: found.findtext(STS + name)
            for name in ("AccessKeyId", "SecretAccessKey", "SessionToken", "Expiration")
        }


def answered(answer):
    assert answer.status_code == 200, answer.text
    return answer.json()


def caller(stack, key, secret, token):
    return boto3.client(
        "sts",
        region_name=stack.region,
        endpoint_url=stack.endpoint,
        aws_access_key_id=key,
        aws_secret_access_key=secret,
        aws_session_token=token,
    ).get_caller_identity()


def check_enhanced(stack, answer):
    keys = answer["Credentials"]
    return caller(stack, keys["AccessKeyId"], keys["SecretKey"], keys["SessionToken"])


OURS = "cognito-identity.amazonaws.com"


@pytest.mark.parametrize("sdk", USER_AGENTS)
def test_the_enhanced_flow(stack, backend, sdk):
    """The provider of each SDK: the backend's identity and token become credentials."""
    pool, app = backend.pool(), App(stack, sdk)
    given = backend.token(pool, unique("user"), TokenDuration=60 * 15)
    answer = app.credentials(given["IdentityId"], {OURS: given["Token"]})
    assert answer["IdentityId"] == given["IdentityId"]
    assert "/authenticated/CognitoIdentityCredentials" in check_enhanced(stack, answer)["Arn"]


@pytest.mark.parametrize("sdk, session", [
    ("android", "ProviderSession"),
    ("ios", "iOS-Provider"),
    ("javascript", "web-identity"),
    ("unity", "NetProviderSession"),
    ("xamarin", "NetProviderSession"),
])
def test_the_basic_flow(stack, backend, sdk, session):
    """Providers that were given a role's ARN take the token to STS themselves."""
    pool, app = backend.pool(), App(stack, sdk)
    given = backend.token(pool, unique("user"))
    keys = app.assume(backend.roles["authenticated"], given["Token"], session)
    who = caller(stack, keys["AccessKeyId"], keys["SecretAccessKey"], keys["SessionToken"])
    assert who["Arn"].endswith(f":assumed-role/authenticated/{session}")


@pytest.mark.parametrize("sdk", USER_AGENTS)
def test_a_guest(stack, backend, sdk):
    """`logins` answers nil, or an empty map, while the user has not signed in."""
    pool, app = backend.pool(), App(stack, sdk)
    guest = app.identity(pool)
    assert app.identity(pool, Logins={}) != guest
    answer = app.credentials(guest)
    assert "/unauthenticated/CognitoIdentityCredentials" in check_enhanced(stack, answer)["Arn"]
    token = answered(app.call("GetOpenIdToken", {"IdentityId": guest}))["Token"]
    keys = app.assume(backend.roles["unauthenticated"], token, "ProviderSession")
    who = caller(stack, keys["AccessKeyId"], keys["SecretAccessKey"], keys["SessionToken"])
    assert who["Arn"].endswith(":assumed-role/unauthenticated/ProviderSession")


def test_a_guest_becomes_the_developers_user(stack, backend):
    """`request.setIdentityId`: the identity that the app had stays, and no guest can use it."""
    pool, app = backend.pool(), App(stack, "android")
    guest = app.identity(pool)
    user = unique("user")
    given = backend.token(pool, user, IdentityId=guest)
    assert given["IdentityId"] == guest
    assert backend.token(pool, user)["IdentityId"] == guest
    assert app.credentials(guest, {OURS: given["Token"]})["IdentityId"] == guest
    refused = app.call("GetCredentialsForIdentity", {"IdentityId": guest})
    assert refused.status_code == 400
    assert refused.json() == {
        "__type": "NotAuthorizedException",
        "message": f"Access to Identity '{guest}' is forbidden.",
    }


def test_a_guest_who_signs_in_on_a_second_device(stack, backend):
    """The user has an identity: the guest's is not put into it, and the backend asks without it."""
    pool, app = backend.pool(), App(stack, "unity")
    user = unique("user")
    first = backend.token(pool, user)["IdentityId"]
    guest = app.identity(pool)
    with pytest.raises(backend.client.exceptions.DeveloperUserAlreadyRegisteredException):
        backend.client.get_open_id_token_for_developer_identity(
            IdentityPoolId=pool, IdentityId=guest, Logins={PROVIDER: user}
        )
    given = backend.token(pool, user)
    assert given["IdentityId"] == first
    assert app.credentials(first, {OURS: given["Token"]})["IdentityId"] == first


def test_linking_must_come_from_the_backend(stack, backend):
    """A developer's user id in an unsigned call proves nothing."""
    pool, app = backend.pool(), App(stack, "ios")
    refused = app.call("GetId", {"IdentityPoolId": pool, "Logins": {PROVIDER: "ada"}})
    assert (refused.status_code, refused.json()["__type"]) == (400, "NotAuthorizedException")


def test_a_token_of_the_backend_names_no_login(stack, backend):
    """GetId with the token that is for GetCredentialsForIdentity."""
    pool, app = backend.pool(), App(stack, "javascript")
    token = backend.token(pool, unique("user"))["Token"]
    refused = app.call("GetId", {"IdentityPoolId": pool, "Logins": {OURS: token}})
    assert refused.json() == {
        "__type": "NotAuthorizedException",
        "message": "Invalid login token. Can't pass in a Cognito token.",
    }


def test_what_amplify_does(stack, backend, pool):
    """Amplify's Auth and fetchAuthSession: the key of the login is the token's issuer (DID-26)."""
    users, app = pool, App(stack, "javascript")
    tokens = users.sign_in(users.user())
    issuer = claims(tokens["IdToken"])["iss"]
    key = issuer.split("://", 1)[1]
    identities = backend.pool(
        AllowUnauthenticatedIdentities=False,
        CognitoIdentityProviders=[
            {
                "ProviderName": f"cognito-idp.{stack.region}.amazonaws.com/{users.id}",
                "ClientId": users.client_id,
            }
        ],
    )
    logins = {key: tokens["IdToken"]}
    identity = app.identity(identities, Logins=logins)
    assert app.identity(identities, Logins=logins) == identity
    answer = app.credentials(identity, logins)
    assert answer["IdentityId"] == identity
    assert "/authenticated/CognitoIdentityCredentials" in check_enhanced(stack, answer)["Arn"]
