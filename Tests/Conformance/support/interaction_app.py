"""A phone with an app that speaks the interaction protocol (Services/DeviceRegistry/INTERACTION.md)."""

import base64
import json
import os
import time
import uuid

import requests

from . import interaction_proofs as proofs
from .event_stream import EventStream

ROOT = "/interaction/v1"
SHOWN = ("sessionId", "kind", "announceInfo", "announceLogo", "account", "enrolInfo", "origin")


def digest(session: str, opened: dict) -> str:
    """Of what the user was shown; a decision signs it."""
    shown = {name: opened.get(name) for name in SHOWN} | {"sessionId": session}
    shown = {name: value for name, value in shown.items() if value is not None}
    return proofs.base64url(proofs.sha256(proofs.canonical(shown)))


class App:
    """One installation at one pool: its keys, its accounts and what it may ask of the server.

    Every call answers the `requests.Response`; `ok` reads one that must have succeeded.
    """

    def __init__(self, endpoint: str, pool: str):
        self.endpoint = endpoint
        self.pool = pool
        self.key = proofs.Key()
        self.pin_secret = os.urandom(32)
        self.biometric: proofs.Key | None = None
        self.instance: str | None = None
        self.accounts: dict[str, proofs.Key] = {}
        # Shown in the last answer: what the next attempt is computed with.
        self.factor: dict | None = None
        self.server_proof: str | None = None

    # Calls

    def call(self, method: str, path: str, body=None, proof: str | None = None, **claims):
        """A request with its proof, or with one of the test's; `claims` replace the proof's own."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        address = self.endpoint + ROOT + path
        bare = address.split("?")[0]
        proof = proof or proofs.dpop(self.key, method, bare, data, **claims)
        headers = {"DPoP": proof, "Content-Type": "application/json"}
        answer = requests.request(method, address, data=data, headers=headers, timeout=60)
        self._learn(answer)
        return answer

    def _learn(self, answer) -> None:
        if not answer.ok or "json" not in answer.headers.get("Content-Type", ""):
            return
        # What is told of the factor without asking for it has no context.
        if (info := answer.json().get("secondFactorInfo")) and info.get("context"):
            self.factor = info

    def register(self, **members):
        """Initialisation."""
        body = {
            "pool": self.pool,
            "platform": "android",
            "model": "Pixel 9",
            "appVersion": "1.0",
            "protocolVersions": ["1"],
        } | members
        answer = self.call("POST", "/instances", body)
        if answer.ok:
            self.instance = answer.json()["instanceId"]
        return answer

    def itself(self, method: str = "GET", body=None):
        return self.call(method, "/instances/self", body)

    def open(self, session: str, **members):
        return self.call("POST", f"/sessions/{session}/open", members)

    def decision(self, session: str, opened: dict, kid: str, key: proofs.Key, **claims) -> str:
        payload = {
            "session": session,
            "digest": digest(session, opened),
            "decision": "confirm",
            "account": kid,
            "iat": int(time.time()),
        } | claims
        return key.jws({"kid": kid, "typ": "gatehouse-decision+jwt"}, payload)

    def confirm(self, session: str, opened: dict, account: str, user_input=None, **members):
        """The user's yes to a LOGIN or a TRANSACTION."""
        claims, body = {}, {"account": account}
        if user_input is not None:
            claims["userInputHash"] = proofs.base64url(proofs.sha256(user_input.encode()))
            body["userInput"] = user_input
        key = self.accounts.get(account) or proofs.Key()
        body["decision"] = self.decision(session, opened, account, key, **claims)
        return self.call("POST", f"/sessions/{session}/confirm", body | members)

    def confirm_enrolment(self, session: str, opened: dict, key: proofs.Key, **members):
        """The user's yes to a new account."""
        body = {
            "accountKey": key.jwk,
            "decision": self.decision(session, opened, key.thumbprint, key),
        }
        return self.call("POST", f"/sessions/{session}/confirm", body | members)

    def decline(self, session: str, body=None):
        return self.call("POST", f"/sessions/{session}/decline", body or {})

    def cancel(self, session: str):
        return self.call("POST", f"/sessions/{session}/cancel", {})

    def inbox(self, wait: int = 0):
        return self.call("GET", f"/inbox?wait={wait}" if wait else "/inbox")

    def inbox_events(self, last: str | None = None) -> EventStream:
        """A stream of (event, id, data)."""
        address = self.endpoint + ROOT + "/inbox"
        headers = {"DPoP": proofs.dpop(self.key, "GET", address, b""), "Accept": "text/event-stream"}
        if last is not None:
            headers["Last-Event-ID"] = last
        return EventStream(requests.get(address, headers=headers, stream=True, timeout=60))

    def remove_account(self, account: str, body=None):
        return self.call("DELETE", f"/accounts/{account}", body)

    def start_flow(self, kind: str, **members):
        return self.call("POST", "/flows", {"type": kind} | members)

    def cancel_flow(self, flow: str):
        return self.call("DELETE", f"/flows/{flow}")

    # The second factor

    @property
    def names(self) -> tuple[str, str]:
        return self.pool.split("_", 1)[1], self.instance

    def password(self, pin: str) -> str:
        return proofs.pin_input(self.pin_secret, pin)

    def new_pin(self, pin: str) -> dict:
        salt = proofs.new_salt()
        verifier = proofs.verifier(self.names, self.password(pin), salt)
        return {
            "salt": base64.b64encode(salt).decode(),
            "verifier": base64.b64encode(verifier).decode(),
        }

    def attempt(
        self,
        *,
        pin: str | None = None,
        biometric: proofs.Key | None = None,
        set_pin: str | None = None,
        set_biometric: proofs.Key | None = None,
        challenge: dict | None = None,
        attempt: str | None = None,
    ) -> dict:
        """The body of an answer to the challenge of the last answer, or to another one."""
        challenge = challenge or (self.factor or {}).get("challenge") or {}
        body = {"attemptId": attempt or str(uuid.uuid4())}
        if challenge:
            body["block"] = challenge["block"]
        block = base64.b64decode(challenge.get("block", ""))
        if pin is not None:
            proof = proofs.PINProof(
                self.names,
                self.password(pin),
                base64.b64decode(challenge["salt"]),
                base64.b64decode(challenge["serverPublic"]),
            )
            body["pin"] = {
                "clientPublic": base64.b64encode(proof.public).decode(),
                "proof": proof.proof(block, body["attemptId"]),
            }
            self.server_proof = proof.server_proof(block, body["attemptId"])
        if biometric is not None:
            signed = b"gatehouse biometric 1\0" + block + body["attemptId"].encode()
            body["biometric"] = {"signature": proofs.base64url(biometric.sign(signed))}
        if set_pin is not None:
            body["setPin"] = self.new_pin(set_pin)
        if set_biometric is not None:
            body["setBiometric"] = {"key": set_biometric.jwk}
        return body

    def answer(self, session: str, **proof):
        """One try at the second factor of a session."""
        return self.call("POST", f"/sessions/{session}/second-factor", self.attempt(**proof))

    def answer_flow(self, flow: str, **proof):
        return self.call("POST", f"/flows/{flow}", self.attempt(**proof))

    # Whole interactions

    def enrol(self, session: str, pin: str | None = "24680", biometric=None) -> str:
        """From the QR code to the account; sets the first PIN, or proves the one that there is."""
        if self.instance is None:
            ok(self.register(), 201, 200)
        opened = ok(self.open(session))
        assert opened["digest"] == digest(session, opened)
        key = proofs.Key()
        confirmed = ok(self.confirm_enrolment(session, opened, key))
        if confirmed["state"] == "SECOND_FACTOR":
            first = self.factor["context"] == "FIRST_SET"
            proof = {"set_pin": pin, "set_biometric": biometric} if first else {"pin": pin}
            confirmed = ok(self.answer(session, **proof))
        assert confirmed["state"] == "APPROVED", confirmed
        if biometric is not None:
            self.biometric = biometric
        account = confirmed.get("account") or self.newest_account()
        self.accounts[account] = key
        return account

    def newest_account(self) -> str:
        listed = ok(self.itself())["accounts"]
        (account,) = [each["account"] for each in listed if each["account"] not in self.accounts]
        return account

    def log_in(self, session: str, account: str, pin: str | None = "24680", **members) -> dict:
        """From the QR code to APPROVED, by a PIN where one is asked for."""
        opened = ok(self.open(session))
        assert opened["digest"] == digest(session, opened)
        answered = ok(self.confirm(session, opened, account, **members))
        if answered["state"] == "SECOND_FACTOR":
            answered = ok(self.answer(session, pin=pin))
            if self.factor["result"] == "SUCCESS" and pin is not None:
                assert answered["serverProof"] == self.server_proof
        return answered


def ok(answer, *statuses: int) -> dict:
    """What an answer says that must be one."""
    assert answer.status_code in (statuses or (200, 201)), f"{answer.status_code}: {answer.text}"
    return answer.json() if answer.content else {}


def refused(answer, status: int, word: str) -> dict:
    """The refusal, in the form that all of them have."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    told = answer.json()
    assert told["error"] == word, told
    assert told["message"] and isinstance(told["serverTime"], int)
    assert answer.headers["x-amzn-requestid"]
    return told
