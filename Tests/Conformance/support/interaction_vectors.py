"""Makes the vectors of the interaction protocol: what the reference app says with keys and a clock that are fixed."""

import base64
import contextlib
import json
import pathlib
from unittest import mock

from . import interaction_app
from . import interaction_proofs as proofs
from . import interaction_vector_server as server
from .interaction_steps import INTERACTIONS, PIN, Interaction, Run

FOLDER = pathlib.Path(__file__).resolve().parents[3] / "Services/DeviceRegistry/vectors"
KEYS = {
    name: proofs.Key(int.from_bytes(server.expanded(f"gatehouse key {name}", 32), "big"))
    for name in ("instance", "account", "biometric")
}


def files() -> dict[str, str]:
    """Each file's name and text."""
    made = {"keys": keys()} | {name: vector(name, INTERACTIONS[name]) for name in INTERACTIONS}
    return {f"{name}.json": json.dumps(value, indent=2, ensure_ascii=False) + "\n" for name, value in made.items()}


def stale() -> list[str]:
    """The files that are not what would be made."""
    made = files()
    there = {path.name for path in FOLDER.glob("*.json")}
    wrong = [name for name in made if name not in there or (FOLDER / name).read_text() != made[name]]
    return sorted({*wrong, *(there - set(made))})


def keys() -> dict:
    def key(name: str) -> dict:
        number = KEYS[name].private.private_numbers().private_value
        private = proofs.base64url(number.to_bytes(32, "big"))
        return {"jwk": KEYS[name].jwk | {"d": private}, "thumbprint": KEYS[name].thumbprint}

    return {
        "address": server.ADDRESS,
        "pool": server.POOL,
        "instance": server.INSTANCE,
        "account": server.ACCOUNT,
        "pinSecret": server.text(server.PIN_SECRET),
        "pin": {"digits": PIN, "salt": server.text(server.SALT), "verifier": number(server.verifier(PIN, server.SALT))},
        "keys": {name: key(name) for name in KEYS},
    }


def vector(name: str, interaction: Interaction) -> dict:
    recorder = Recorder(name, interaction)
    with recorder.instead_of_the_world():
        return {"title": interaction.title, "exchanges": recorder.exchanges()}


def number(value: int) -> str:
    return server.text(proofs.pad(value))


class Recorder:
    """Takes the place of the network, the clock and the source of randomness while an app runs."""

    def __init__(self, name: str, interaction: Interaction):
        self.name, self.interaction = name, interaction
        self.server = server.VectorServer(interaction.kind, self.members())
        self.drawn = 0
        self.proved: list[proofs.PINProof] = []
        self.made: list[dict] = []
        # What the user gives, in the order of the requests that hold one.
        steps = interaction.before + interaction.steps
        self.typed = iter([step.input["pin"] for step in steps if step.input and "pin" in step.input])

    def members(self) -> dict:
        only = {"account": server.ACCOUNT} if self.interaction.kind == "TRANSACTION" else {}
        return only | self.interaction.members

    @contextlib.contextmanager
    def instead_of_the_world(self):
        with (
            mock.patch("os.urandom", self.random),
            mock.patch("time.time", lambda: server.NOW),
            mock.patch.object(interaction_app.requests, "request", self.exchange),
            mock.patch.object(proofs, "PINProof", self.prove),
        ):
            yield

    def random(self, count: int) -> bytes:
        self.drawn += 1
        return server.expanded(f"gatehouse {self.name} {self.drawn}", count)

    def prove(self, *arguments) -> proofs.PINProof:
        self.proved.append(RealProof(*arguments))
        return self.proved[-1]

    def exchanges(self) -> list[dict]:
        app = interaction_app.App(server.ADDRESS, server.POOL)
        app.key, app.pin_secret, app.instance = KEYS["instance"], server.PIN_SECRET, server.INSTANCE
        run = Run(app, KEYS, lambda kind, **members: server.SESSION)
        run.account = server.ACCOUNT
        app.accounts[server.ACCOUNT] = KEYS["account"]
        for step in self.interaction.before:
            self.take(step, run)
        if self.interaction.kind:
            run.begin(self.interaction.kind, **self.interaction.members)
        for step in self.interaction.steps:
            self.take(step, run)
        return self.made

    def take(self, step, run: Run) -> None:
        step.act(run)
        link = {"open": f"{server.ADDRESS}/i/{server.POOL}/{server.SESSION}"}
        done = link if step.input and "open" in step.input else step.input
        self.made[-1] = ({"input": done} if done else {}) | self.made[-1]

    def exchange(self, method: str, address: str, data: bytes, headers: dict, timeout: int) -> server.Answer:
        body = json.loads(data) if data else {}
        path = address.removeprefix(server.ADDRESS + interaction_app.ROOT)
        block = self.server.block
        status, told = self.server.answer(method, path, body)
        request = {"method": method, "url": address, "body": data.decode(), "dpop": signed(headers["DPoP"], "instance")}
        computed = self.opened(told) if path.endswith("/open") else self.computed(body, block)
        made = {"time": server.NOW, "request": request, "status": status, "answer": told}
        self.made.append(made | ({"computed": computed} if computed else {}))
        return server.Answer(status, told)

    # What the app computes

    def opened(self, told: dict) -> dict:
        shown = {name: told[name] for name in interaction_app.SHOWN if name in told}
        return {"canonical": proofs.canonical(shown).decode(), "digest": told["digest"]}

    def computed(self, body: dict, block: bytes | None) -> dict:
        computed = {}
        if "decision" in body:
            computed["decision"] = signed(body["decision"], "account")
        if "biometric" in body:
            told = b"gatehouse biometric 1\0" + block + body["attemptId"].encode()
            computed["biometric"] = {"key": "biometric", "signed": server.text(told)} | body["biometric"]
        if "setPin" in body:
            computed["setPin"] = self.new_pin(body["setPin"])
        if "pin" in body:
            computed["pin"] = self.proof(body["attemptId"], block)
        return computed

    def new_pin(self, told: dict) -> dict:
        pin = next(self.typed)
        password = proofs.pin_input(server.PIN_SECRET, pin)
        x = proofs.private_exponent(server.NAMES, password, base64.b64decode(told["salt"]))
        return {"digits": pin, "pinInput": password, "salt": told["salt"], "x": number(x), "verifier": told["verifier"]}

    def proof(self, attempt: str, block: bytes) -> dict:
        proof = self.proved[-1]
        return {
            "digits": next(self.typed),
            "pinInput": proof.password,
            "x": number(proof.x),
            "a": number(proof.a),
            "A": server.text(proof.public),
            "u": number(proof.u),
            "S": number(proof.shared),
            "K": server.text(proof.key),
            "proof": proof.proof(block, attempt),
            "serverProof": proof.server_proof(block, attempt),
        }


RealProof = proofs.PINProof


def signed(jws: str, key: str) -> dict:
    """A JWS in its parts; the signature is that of RFC 6979, and another key's or library's differs."""
    head, payload, signature = jws.split(".")
    return {
        "key": key,
        "header": json.loads(proofs.from_base64url(head)),
        "payload": json.loads(proofs.from_base64url(payload)),
        "signed": f"{head}.{payload}",
        "signature": signature,
    }
