"""A client that follows amazon-cognito-identity-js's sequence to the byte, numbers and all.

Numbers are big integers there: a salt loses its leading zeros, and everything that is hashed is
padded anew.
"""

import base64
import datetime
import hashlib
import hmac
import os

from pycognito.aws_srp import N_HEX

N = int(N_HEX, 16)
G = 2


def pad_hex(number: int) -> str:
    text = f"{number:x}"
    if len(text) % 2:
        return "0" + text
    return "00" + text if text[0] in "89abcdef" else text


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def padded(number: int) -> bytes:
    return bytes.fromhex(pad_hex(number))


K = int.from_bytes(sha256(padded(N) + padded(G)), "big")


class AuthenticationHelper:
    def __init__(self, group: str):
        self.group = group
        self.a = int.from_bytes(os.urandom(128), "big") % N
        self.big_a = pow(G, self.a, N)

    def generate_hash_device(self, device_key: str) -> dict:
        self.random_password = base64.b64encode(os.urandom(40)).decode()
        secret = sha256(f"{self.group}{device_key}:{self.random_password}".encode())
        self.salt = padded(int.from_bytes(os.urandom(16), "big"))
        x = int.from_bytes(sha256(self.salt + secret), "big")
        return {
            "Salt": base64.b64encode(self.salt).decode(),
            "PasswordVerifier": base64.b64encode(padded(pow(G, x, N))).decode(),
        }

    def key(self, user: str, password: str, server_b: int, salt: int) -> bytes:
        u = int.from_bytes(sha256(padded(self.big_a) + padded(server_b)), "big")
        secret = sha256(f"{self.group}{user}:{password}".encode())
        x = int.from_bytes(sha256(padded(salt) + secret), "big")
        shared = pow(server_b - K * pow(G, x, N), self.a + u * x, N)
        prk = hmac.new(padded(u), padded(shared), hashlib.sha256).digest()
        return hmac.new(prk, b"Caldera Derived Key\x01", hashlib.sha256).digest()[:16]

    def answer(self, user: str, password: str, parameters: dict) -> dict:
        now = datetime.datetime.now(datetime.timezone.utc)
        stamp = now.strftime(f"%a %b {now.day} %H:%M:%S UTC %Y")
        key = self.key(user, password, int(parameters["SRP_B"], 16), int(parameters["SALT"], 16))
        block = base64.b64decode(parameters["SECRET_BLOCK"])
        message = self.group.encode() + user.encode() + block + stamp.encode()
        return {
            "PASSWORD_CLAIM_SECRET_BLOCK": parameters["SECRET_BLOCK"],
            "PASSWORD_CLAIM_SIGNATURE": base64.b64encode(
                hmac.new(key, message, hashlib.sha256).digest()
            ).decode(),
            "TIMESTAMP": stamp,
        }


class CognitoUser:
    """Signs in by SRP and remembers its device, as the JavaScript class of the name does."""

    def __init__(self, pool, username: str):
        self.pool = pool
        self.username = username
        self.device_key = None
        self.device_group_key = None
        self.random_password = None
        self.needs_status = None

    def authenticate(self, password: str) -> dict:
        helper = AuthenticationHelper(self.pool.id.split("_")[1])
        challenge = self.pool.public.initiate_auth(
            AuthFlow="USER_SRP_AUTH",
            ClientId=self.pool.client_id,
            AuthParameters={"USERNAME": self.username, "SRP_A": f"{helper.big_a:x}"}
            | ({"DEVICE_KEY": self.device_key} if self.device_key else {}),
        )
        parameters = challenge["ChallengeParameters"]
        user = parameters["USER_ID_FOR_SRP"]
        self.username = user
        responses = {"USERNAME": user} | helper.answer(user, password, parameters)
        if self.device_key:
            responses["DEVICE_KEY"] = self.device_key
        answer = self.respond("PASSWORD_VERIFIER", responses, challenge.get("Session"))
        return self.go_on(answer)

    def go_on(self, answer: dict) -> dict:
        self.asked = answer.get("ChallengeName")
        if self.asked == "DEVICE_SRP_AUTH":
            return self.prove_device(answer.get("Session"))
        if self.asked is None:
            self.keep_device(answer["AuthenticationResult"])
        return answer

    def respond(self, challenge: str, responses: dict, session: str | None) -> dict:
        return self.pool.public.respond_to_auth_challenge(
            ClientId=self.pool.client_id,
            ChallengeName=challenge,
            ChallengeResponses=responses,
            **({"Session": session} if session else {}),
        )

    def prove_device(self, session: str | None) -> dict:
        helper = AuthenticationHelper(self.device_group_key)
        named = {"USERNAME": self.username, "DEVICE_KEY": self.device_key}
        challenge = self.respond(
            "DEVICE_SRP_AUTH", named | {"SRP_A": f"{helper.big_a:x}"}, session
        )
        proof = helper.answer(
            self.device_key, self.random_password, challenge["ChallengeParameters"]
        )
        return self.respond("DEVICE_PASSWORD_VERIFIER", named | proof, challenge.get("Session"))

    def keep_device(self, result: dict) -> None:
        metadata = result.get("NewDeviceMetadata")
        if metadata is None:
            return
        helper = AuthenticationHelper(metadata["DeviceGroupKey"])
        confirmed = self.pool.public.confirm_device(
            AccessToken=result["AccessToken"],
            DeviceKey=metadata["DeviceKey"],
            DeviceName="Mozilla/5.0",
            DeviceSecretVerifierConfig=helper.generate_hash_device(metadata["DeviceKey"]),
        )
        self.device_key = metadata["DeviceKey"]
        self.device_group_key = metadata["DeviceGroupKey"]
        self.random_password = helper.random_password
        self.needs_status = confirmed["UserConfirmationNecessary"]
