"""Custom authentication as the mobile SDK's guide has it: its handler from a folder, its client's calls.

The client is AWSMobileClient for iOS with `authenticationFlowType` CUSTOM_AUTH. It begins with SRP_A of
a made-up password, takes either CUSTOM_CHALLENGE or all parameters of PASSWORD_VERIFIER for granted, and
repeats USERNAME, DEVICE_KEY and SECRET_HASH with each answer. At a refresh it sends its secret itself.
"""

import base64
import hashlib
import hmac
from pathlib import Path

import jwt
import pytest
from botocore.exceptions import ClientError
from pycognito.aws_srp import AWSSRP, generate_hash_device

from support.clients import ALL_FLOWS, PASSWORD, make_pool
from support.invoke import arn
from support.served import ServedFunctions
from support.stack import make_stack

HANDLER = Path(__file__).parent / "support" / "define_auth_challenge.js"
PASSWORD_FIRST = """
exports.handler = async (event) => {
  const names = event.request.session.map((round) => round.challengeName);
  const last = event.request.session[names.length - 1];
  event.response.issueTokens = last.challengeName === 'CUSTOM_CHALLENGE' && last.challengeResult;
  event.response.failAuthentication = !last.challengeResult;
  event.response.challengeName = names.length === 1 ? 'PASSWORD_VERIFIER' : 'CUSTOM_CHALLENGE';
  return event;
};
"""
DEVICES = {"ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False}


@pytest.fixture(scope="module")
def functions():
    served = ServedFunctions(
        "node",
        define_auth_challenge=HANDLER.read_text(),
        password_first=PASSWORD_FIRST,
    )
    yield served
    served.close()


@pytest.fixture(scope="module")
def served_stack(functions):
    with make_stack() as stack:
        stack.settings = {"GATEHOUSE_LAMBDA_ENDPOINT": functions.endpoint}
        yield stack.start()


class MobileClient:
    """The calls of the SDK, in its order and with its parameters."""

    def __init__(self, pool, name):
        self.pool, self.name = pool, name
        self.device_key = self.group_key = self.device_password = None

    def secret_hash(self, name):
        if self.pool.client_secret is None:
            return {}
        key, text = self.pool.client_secret.encode(), name + self.pool.client_id
        digest = hmac.new(key, text.encode(), hashlib.sha256).digest()
        return {"SECRET_HASH": base64.b64encode(digest).decode()}

    def device(self):
        return {"DEVICE_KEY": self.device_key} if self.device_key else {}

    def srp(self, password):
        return AWSSRP(
            username=self.name,
            password=password,
            pool_id=self.pool.id,
            client_id=self.pool.client_id,
            client=self.pool.public,
            client_secret=self.pool.client_secret,
            device_key=self.device_key,
            device_group_key=self.group_key,
            device_password=self.device_password,
        )

    def sign_in(self, password="dummyPassword"):
        srp = self.srp(password)
        asked = self.pool.public.initiate_auth(
            ClientId=self.pool.client_id,
            AuthFlow="CUSTOM_AUTH",
            AuthParameters=srp.get_auth_params() | {"CHALLENGE_NAME": "SRP_A"},
        )
        if asked["ChallengeName"] == "CUSTOM_CHALLENGE":
            return asked
        # CUS-18: everything for the proof at once, and no other challenge before it.
        assert asked["ChallengeName"] == "PASSWORD_VERIFIER"
        given = asked["ChallengeParameters"]
        assert set(given) == {"SALT", "SRP_B", "SECRET_BLOCK", "USERNAME", "USER_ID_FOR_SRP"}
        proof = srp.process_challenge(given, srp.get_auth_params())
        return self.prove_device(self.respond("PASSWORD_VERIFIER", proof), given["USERNAME"])

    def respond(self, challenge, responses, session=None):
        arguments = {"Session": session} if session else {}
        return self.pool.public.respond_to_auth_challenge(
            ClientId=self.pool.client_id,
            ChallengeName=challenge,
            ChallengeResponses=responses,
            **arguments,
        )

    def confirm_sign_in(self, asked, answer):
        named = asked["ChallengeParameters"]["USERNAME"]
        responses = {"USERNAME": named, "ANSWER": answer} | self.device() | self.secret_hash(named)
        return self.prove_device(
            self.respond("CUSTOM_CHALLENGE", responses, asked["Session"]), named
        )

    def prove_device(self, asked, named):
        """The device's proof wherever it is asked for: after the password, or before the tokens."""
        if asked.get("ChallengeName") != "DEVICE_SRP_AUTH":
            return asked
        srp = self.srp(PASSWORD)
        first = {"USERNAME": named, "SRP_A": srp.get_auth_params()["SRP_A"]}
        proof = self.respond(
            "DEVICE_SRP_AUTH", first | self.device() | self.secret_hash(named), asked["Session"]
        )
        assert proof["ChallengeName"] == "DEVICE_PASSWORD_VERIFIER"
        return self.respond(
            "DEVICE_PASSWORD_VERIFIER",
            srp.process_device_challenge(proof["ChallengeParameters"]),
            proof.get("Session"),
        )

    def refresh(self, tokens):
        secret = self.pool.client_secret
        return self.pool.public.initiate_auth(
            ClientId=self.pool.client_id,
            AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": tokens["RefreshToken"]}
            | self.device()
            | ({"SECRET_HASH": secret} if secret else {}),
        )["AuthenticationResult"]

    def remember_device(self, tokens):
        metadata = tokens["NewDeviceMetadata"]
        self.device_key, self.group_key = metadata["DeviceKey"], metadata["DeviceGroupKey"]
        self.device_password, verifier = generate_hash_device(self.group_key, self.device_key)
        self.pool.public.confirm_device(
            AccessToken=tokens["AccessToken"],
            DeviceKey=self.device_key,
            DeviceSecretVerifierConfig=verifier,
            DeviceName="phone",
        )


def custom_pool(stack, define, secret, **settings):
    triggers = {
        "DefineAuthChallenge": arn(define),
        "CreateAuthChallenge": arn("create-auth-challenge"),
        "VerifyAuthChallengeResponse": arn("verify-auth-challenge-response"),
    }
    client = {"ExplicitAuthFlows": ALL_FLOWS + ["ALLOW_CUSTOM_AUTH"], "GenerateSecret": secret}
    return make_pool(stack, {"LambdaConfig": triggers} | settings, client)


def refused(call, *arguments):
    with pytest.raises(ClientError) as error:
        call(*arguments)
    found = error.value.response["Error"]
    return found["Code"], found["Message"]


def check(pool, client, tokens):
    assert pool.public.get_user(AccessToken=tokens["AccessToken"])["Username"] == client.name
    refreshed = client.refresh(tokens)
    assert pool.public.get_user(AccessToken=refreshed["AccessToken"])["Username"] == client.name


@pytest.mark.parametrize("secret", [False, True])
def test_the_documents_handler_and_client(served_stack, secret):
    pool = custom_pool(served_stack, "define-auth-challenge", secret)
    client = MobileClient(pool, pool.user())
    asked = client.sign_in()
    assert asked["ChallengeParameters"] == {
        "question": "What is 5 + 5?",
        "USERNAME": client.name,
    }
    done = client.confirm_sign_in(asked, "10")
    check(pool, client, done["AuthenticationResult"])
    # The handler takes one answer.
    incorrect = ("NotAuthorizedException", "Incorrect username or password.")
    assert refused(client.confirm_sign_in, client.sign_in(), "11") == incorrect


@pytest.mark.parametrize("secret", [False, True])
def test_the_documents_client_on_a_remembered_device(served_stack, secret):
    """The device, which a sign-in with the password was given, is proved after the challenge."""
    pool = custom_pool(
        served_stack, "define-auth-challenge", secret, DeviceConfiguration=DEVICES
    )
    client = MobileClient(pool, pool.user())
    client.remember_device(client.srp(PASSWORD).authenticate_user()["AuthenticationResult"])
    tokens = client.confirm_sign_in(client.sign_in(), "10")["AuthenticationResult"]
    claims = jwt.decode(tokens["AccessToken"], options={"verify_signature": False})
    assert claims["device_key"] == client.device_key
    check(pool, client, tokens)


@pytest.mark.parametrize("secret", [False, True])
def test_a_handler_that_wants_the_password_gets_it_from_the_same_client(served_stack, secret):
    pool = custom_pool(served_stack, "password-first", secret, DeviceConfiguration=DEVICES)
    client = MobileClient(pool, pool.user())
    done = client.confirm_sign_in(client.sign_in(PASSWORD), "10")
    tokens = done["AuthenticationResult"]
    client.remember_device(tokens)
    check(pool, client, tokens)
    again = client.confirm_sign_in(client.sign_in(PASSWORD), "10")
    check(pool, client, again["AuthenticationResult"])
    code, _ = refused(client.sign_in)
    assert code == "NotAuthorizedException"
