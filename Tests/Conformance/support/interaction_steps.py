"""The interactions that `Services/DeviceRegistry/vectors` shows, step by step, by the reference app.

The same steps run with the server of the vectors, and with a real one.
"""

import typing

from . import interaction_proofs as proofs
from .interaction_app import App

PIN, WRONG, NEW = "27183", "90210", "31415"
# Of the vectors' server; a real one draws its own.
DIGITS = "42"


class Run:
    """An app in one interaction, and the ids that its server gave."""

    def __init__(self, app: App, keys: dict[str, proofs.Key], start):
        self.app, self.keys = app, keys
        # Of a relying server: kind and members of a session, to the session's id.
        self.start = start
        self.session = self.flow = self.account = None
        self.digits = DIGITS
        self.opened: dict = {}

    def begin(self, kind: str, **members) -> None:
        self.session = self.start(kind, **members)

    def register(self):
        return self.app.register()

    def open(self):
        answer = self.app.open(self.session)
        self.opened = answer.json()
        return answer

    def confirm_enrolment(self):
        return self.app.confirm_enrolment(self.session, self.opened, self.keys["account"])

    def set_first_pin(self):
        answer = self.app.answer(self.session, set_pin=PIN)
        self.account = answer.json()["account"]
        self.app.accounts[self.account] = self.keys["account"]
        return answer

    def confirm(self, user_input: str | None = None, **members):
        return self.app.confirm(self.session, self.opened, self.account, user_input, **members)

    def give(self, **proof):
        return self.app.answer(self.session, **proof)

    def start_flow(self, kind: str):
        answer = self.app.start_flow(kind)
        self.flow = answer.json()["flowId"]
        return answer

    def give_flow(self, **proof):
        return self.app.answer_flow(self.flow, **proof)

    def finger(self):
        return self.give_flow(biometric=self.keys["biometric"], set_biometric=self.keys["biometric"])


class Step(typing.NamedTuple):
    """One request and what makes the app send it.

    `input` is what its user does, in the words of the vectors; None where the app does it by itself.
    """

    act: typing.Callable
    input: dict | None = None


LINK, YES = {"open": "link"}, {"confirm": True}
OPEN = Step(Run.open, LINK)
ITSELF = Step(lambda run: run.app.itself())
CONFIRM = Step(Run.confirm, YES)


def pin_step(pin: str) -> Step:
    return Step(lambda run: run.give(pin=pin), {"pin": pin})


def flow_pin_step(pin: str) -> Step:
    return Step(lambda run: run.give_flow(pin=pin), {"pin": pin})


ENROLMENT = [
    Step(Run.register),
    OPEN,
    Step(Run.confirm_enrolment, YES),
    Step(Run.set_first_pin, {"pin": PIN}),
]
WRONG_FIRST = [OPEN, CONFIRM, pin_step(WRONG), pin_step(PIN)]
CHANGE = [
    ITSELF,
    Step(lambda run: run.start_flow("CHANGE_PIN"), {"flow": "CHANGE_PIN"}),
    flow_pin_step(PIN),
    Step(lambda run: run.give_flow(set_pin=NEW), {"pin": NEW}),
]
ADD = [
    ITSELF,
    Step(lambda run: run.start_flow("ADD_BIOMETRICS"), {"flow": "ADD_BIOMETRICS"}),
    Step(Run.finger, {"biometric": True}),
    flow_pin_step(PIN),
]
WITH_FINGER = [
    OPEN,
    CONFIRM,
    Step(lambda run: run.give(biometric=run.keys["biometric"]), {"biometric": True}),
]
USER_INPUT = '{"remember":"naïve ☕"}'
# The user is asked even where there is one account alone.
ASKED = {"comparison": "show"}
LOGIN = [
    OPEN,
    Step(lambda run: run.confirm(USER_INPUT), {"confirm": True, "userInput": USER_INPUT}),
    pin_step(PIN),
]
# What a canonical form must get right: quotation marks, controls, and names that UTF-16 orders otherwise than UTF-8.
ANNOUNCED = {"Amount": "12,50 €", "To": 'Ann "A" \\ Ltd\u2028', "Note": "tab\tline\n\u007f", "a.b": "", "Z": "😀"}


class Interaction(typing.NamedTuple):
    """One file of vectors: the session it begins with, if any, and its steps."""

    title: str
    steps: list[Step]
    kind: str | None = None
    members: dict = {}
    # Steps before the session is started.
    before: list[Step] = []


INTERACTIONS = {
    "enrolment": Interaction("A phone is registered and enrols its first account", ENROLMENT, "ENROL"),
    "login": Interaction("A sign-in with userInput, confirmed by a PIN", LOGIN, "LOGIN", ASKED),
    "wrong-pin": Interaction("A sign-in with a wrong PIN, then the right one", WRONG_FIRST, "LOGIN", ASKED),
    "pin-change": Interaction("A change of PIN, without a session", CHANGE),
    "biometric": Interaction("Biometrics are added, and confirm a sign-in", WITH_FINGER, "LOGIN", ASKED, ADD),
    "transaction": Interaction(
        "A transaction of one account, with the page's digits typed on the phone",
        [
            OPEN,
            Step(lambda run: run.confirm(comparison=run.digits), {"confirm": True, "comparison": DIGITS}),
            pin_step(PIN),
        ],
        "TRANSACTION",
        {"announceInfo": ANNOUNCED, "comparison": "enter"},
    ),
}
