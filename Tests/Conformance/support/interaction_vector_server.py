"""The server's half of the vectors: an answer to each request, with the values that a server chooses fixed."""

import base64
import hashlib
import hmac
import json

from . import interaction_proofs as proofs
from .interaction_app import digest
from .interaction_steps import DIGITS, PIN

ADDRESS = "https://id.example.com"
POOL = "us-east-1_AbCdEfGhI"
INSTANCE = "us-east-1_66666666-7777-4888-9999-aaaaaaaaaaaa"
ACCOUNT = "us-east-1_6f0e2b7c-1111-4222-8333-bbbbbbbbbbbb"
SESSION = "q83vASNFZ4mrze8BI0VniQ"
FLOW = "6931e5e3-2689-4077-8c22-2accde1e17a8"
NOW = 1795354800
PIN_SECRET = bytes(range(32))
SALT = bytes(range(1, 17))
NAMES = POOL.split("_", 1)[1], INSTANCE


def expanded(tag: str, count: int) -> bytes:
    """Bytes that stand for random ones: SHA-256 of the tag and a number, one after the other."""
    parts = (hashlib.sha256(f"{tag}/{number}".encode()).digest() for number in range(-(-count // 32)))
    return b"".join(parts)[:count]


def verifier(pin: str, salt: bytes) -> int:
    return int.from_bytes(proofs.verifier(NAMES, proofs.pin_input(PIN_SECRET, pin), salt), "big")


def text(data: bytes) -> str:
    return base64.b64encode(data).decode()


# The answers of a pool without tags but that which turns the protocol on.
POLICY = {
    "attempts": 5,
    "penalty": "0s/30s/60s/300s",
    "minLength": 5,
    "maxLength": 12,
    "weak": ["sequences", "repeats", "dates"],
    "biometricsWithoutPin": 30,
    "daysWithoutPin": 30,
    "biometricsDisabled": False,
    "noPinChangeByBiometric": False,
    "blockAllWhenPinBlocked": False,
    "attestation": "store",
    "confirm": "always",
    "first": "app",
    "appLogin": 0,
    "appLoginInactivity": 0,
    "alwaysWithoutAppLogin": False,
    "autoSelect": True,
    "singleAccount": False,
    "headless": False,
    "timeout": 180,
    "protocol": ["1"],
}
LISTED = {
    "account": ACCOUNT,
    "displayName": "ann",
    "model": "Pixel 9",
    "createdAt": NOW - 86400,
    "lastUsedAt": NOW - 3600,
    "headless": False,
}


class VectorServer:
    """Answers one app, and refuses what a server must refuse: a vector that is wrong is not made."""

    def __init__(self, kind: str | None, members: dict):
        self.kind, self.members = kind, members
        self.salt, self.verifier = SALT, verifier(PIN, SALT)
        self.context = "FIRST_SET" if kind == "ENROL" else "VERIFY"
        self.fingerprint: dict | None = None
        self.failed = self.challenges = 0
        self.secret = self.block = None

    def answer(self, method: str, path: str, body: dict) -> tuple[int, dict]:
        """Status and body."""
        match (method, path.split("/")[1], path.split("/")[-1]):
            case ("POST", "instances", _):
                status, told = 201, self.instance([])
            case ("GET", "instances", "self"):
                status, told = 200, self.instance([LISTED]) | {"secondFactorInfo": self.counters()}
            case ("POST", "sessions", "open"):
                status, told = 200, self.opened()
            case ("POST", "sessions", "confirm"):
                status, told = 200, self.state("SECOND_FACTOR", 3) | self.asked()
            case ("POST", "sessions", "second-factor"):
                status, told = 200, self.judged(body)
            case ("POST", "flows", "flows"):
                self.context = {"CHANGE_PIN": "PIN_CHANGE_VERIFY", "ADD_BIOMETRICS": "BIOMETRICS_ADD"}[body["type"]]
                status, told = 201, {"expiresAt": NOW + 180, "flowId": FLOW} | self.asked()
            case ("POST", "flows", _):
                status, told = 200, {"flowId": FLOW} | self.judged_flow(body)
        return status, told | {"protocolVersion": "1", "serverTime": NOW}

    def instance(self, accounts: list) -> dict:
        server = {"name": "Example", "poolId": POOL}
        return {"instanceId": INSTANCE, "name": "Pixel 9", "server": server, "policy": POLICY, "accounts": accounts}

    def opened(self) -> dict:
        shown = {"announceInfo": {}, "kind": self.kind, "sessionId": SESSION} | self.members
        comparison = shown.pop("comparison", "none")
        shown["origin"] = {"browser": "Firefox", "country": "BE", "time": NOW}
        if self.kind == "ENROL":
            shown["enrolInfo"] = {"displayName": "ann", "nsAccounts": []}
        told = self.state("OPENED", 2) | shown
        told["accounts"] = [] if self.kind == "ENROL" else [LISTED]
        told |= {"confirmationNeeded": self.kind != "LOGIN", "secondFactorNeeded": True, "comparison": comparison}
        if comparison == "show":
            told["comparisonDigits"] = DIGITS
        return told | {"digest": digest(SESSION, shown)}

    def state(self, name: str, version: int) -> dict:
        return {"state": name, "version": version, "expiresAt": NOW + (60 if name == "APPROVED" else 180)}

    # The second factor

    def counters(self) -> dict:
        return {
            "blocked": False,
            "maxAttempts": 5,
            "failedAttempts": self.failed,
            "penalisedFor": 0,
            "showBiometrics": self.context == "BIOMETRICS_ADD" or self.fingerprint is not None,
            "pinRequired": False,
        }

    def asked(self, **members) -> dict:
        """A question, with the next challenge where one is needed."""
        info = {"context": self.context} | members | self.counters()
        if not self.context.endswith("SET"):
            info["challenge"] = self.challenge()
        return {"secondFactorInfo": info, "stopped": False}

    def challenge(self) -> dict:
        self.challenges += 1
        self.secret = int.from_bytes(expanded(f"gatehouse-b{self.challenges}", 128), "big")
        self.block = f"gatehouse secret block {self.challenges}".encode()
        public = (proofs.K * self.verifier + pow(proofs.G, self.secret, proofs.N)) % proofs.N
        return {
            "block": text(self.block),
            "salt": text(self.salt),
            "serverPublic": text(proofs.pad(public)),
            "expiresAt": NOW + 180,
        }

    def stopped(self) -> dict:
        info = {"context": self.context, "result": "SUCCESS", "retry": False} | self.counters()
        return {"secondFactorInfo": info, "stopped": True}

    def judged(self, body: dict) -> dict:
        told = self.state("APPROVED", 4) | {"account": ACCOUNT}
        if "setPin" in body:
            self.keep(body["setPin"])
            return told | self.stopped()
        if "biometric" in body:
            self.check_finger(body)
            return told | self.stopped()
        if not (proof := self.server_proof(body)):
            self.failed += 1
            wrong = {"result": "FAILED", "reason": "pin_wrong", "retry": True}
            return self.state("SECOND_FACTOR", 3) | self.asked(**wrong)
        self.failed = 0
        return told | {"serverProof": proof} | self.stopped()

    def judged_flow(self, body: dict) -> dict:
        if "setBiometric" in body:
            self.check_finger(body)
            told = self.asked(result="SUCCESS", retry=True)
            told["secondFactorInfo"]["showBiometrics"] = False
            return told
        if "setPin" in body:
            self.keep(body["setPin"])
            return self.stopped()
        proof = {"serverProof": self.server_proof(body)}
        if self.context == "PIN_CHANGE_VERIFY":
            self.context = "PIN_CHANGE_SET"
            return self.asked(result="SUCCESS", retry=True) | proof
        told = self.stopped()
        told["secondFactorInfo"]["showBiometrics"] = False
        self.context = "VERIFY"
        return told | proof

    def keep(self, pin: dict) -> None:
        self.salt = base64.b64decode(pin["salt"])
        self.verifier = int.from_bytes(base64.b64decode(pin["verifier"]), "big")

    def check_finger(self, body: dict) -> None:
        self.fingerprint = body.get("setBiometric", {}).get("key") or self.fingerprint
        signed = b"gatehouse biometric 1\0" + self.block + body["attemptId"].encode()
        proofs.verify(self.fingerprint, signed, proofs.from_base64url(body["biometric"]["signature"]))

    def server_proof(self, body: dict) -> str | None:
        """By the server's half of SRP-6a; None for a wrong PIN."""
        public = int.from_bytes(base64.b64decode(body["pin"]["clientPublic"]), "big")
        own = (proofs.K * self.verifier + pow(proofs.G, self.secret, proofs.N)) % proofs.N
        u = int.from_bytes(proofs.sha256(proofs.pad(public) + proofs.pad(own)), "big")
        shared = pow(public * pow(self.verifier, u, proofs.N), self.secret, proofs.N)
        key, told = proofs.session_key(u, shared), self.block + body["attemptId"].encode()
        proof = hmac.digest(key, "".join(NAMES).encode() + told, "sha256")
        if text(proof) != body["pin"]["proof"]:
            return None
        return text(hmac.digest(key, b"gatehouse server\0" + told, "sha256"))


class Answer:
    """What the reference app reads of a response."""

    def __init__(self, status: int, told: dict):
        self.status_code, self.ok, self.content = status, True, json.dumps(told).encode()
        self.headers = {"Content-Type": "application/json"}

    def json(self) -> dict:
        return json.loads(self.content)
