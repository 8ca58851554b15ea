"""Whether there is such a user cannot be told by text, header, size or time (E.1.11).

Known and unknown names are asked in turns, in an order that is drawn for each pair, so that whatever
else the machine does falls on both. Each name is asked five times, as often as the limits allow.
"""

import base64
import json
import random
import re
import time
from dataclasses import dataclass, field
from datetime import datetime, timezone
from statistics import median

import pytest
import requests

from support.clients import PASSWORD, make_pool
from support.invoke import arn

NAMES = 200
ROUNDS = 5
# Only the fastest of either kind are compared: those that met nothing else on the machine.
FASTEST = 0.25
# How far the chance that a known name takes longer than an unknown one may be from a half (of one
# and the same thing it is further in one of a million runs), and by how much it may take longer. Both
# must be exceeded: on a quiet machine a microsecond is seen, on a busy one chance is.
MOST_BIAS, MOST_DIFFERENCE = 0.13, 0.07


@dataclass
class Answers:
    """What one kind of name was told, and how long that took."""

    shapes: set = field(default_factory=set)
    seconds: list = field(default_factory=list)


class Wire:
    """One connection, to which each operation is a request like any other."""

    def __init__(self, pool):
        self.pool, self.session = pool, requests.Session()

    def call(self, operation: str, body: dict, answers: Answers | None = None) -> dict:
        prepared = self.session.prepare_request(
            requests.Request(
                "POST",
                self.pool.stack.endpoint + "/",
                data=json.dumps({"ClientId": self.pool.client_id} | body),
                headers={
                    "Content-Type": "application/x-amz-json-1.1",
                    "X-Amz-Target": f"AWSCognitoIdentityProviderService.{operation}",
                },
            )
        )
        began = time.perf_counter()
        answer = self.session.send(prepared, timeout=30)
        taken = time.perf_counter() - began
        if answers is not None:
            answers.seconds.append(taken)
            answers.shapes.add(shape(answer))
        return answer.json()


def shape(answer) -> tuple:
    """Everything that can be seen, with what differs from answer to answer left out."""
    # The order of JSON's members is drawn anew for each answer.
    text = json.dumps(answer.json(), sort_keys=True)
    text = re.sub(r'"[a-z0-9]\*\*\*@[a-z0-9]\*\*\*"', '"x***@x***"', text)
    # The session of a challenge, B, and a salt are as random as they look.
    text = re.sub(r'"[A-Za-z0-9+/=_-]{32,}"', '"…"', text)
    text = re.sub(r'"[a-z]+-[0-9]{3}"', '"name"', text)
    headers = tuple(sorted(name.lower() for name in answer.headers))
    told = {name: answer.headers.get(name) for name in ("x-amzn-errortype", "x-amzn-errormessage")}
    # A number of SRP is some digits shorter, or longer by a zero, now and then.
    size = None if "SRP_B" in text else len(answer.content)
    return answer.status_code, text, headers, tuple(told.items()), size


def password_sign_in(wire: Wire, name: str, answers: Answers) -> None:
    wire.call(
        "InitiateAuth",
        {
            "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": name, "PASSWORD": "Wr0ng!pass"},
        },
        answers,
    )


A = f"{random.SystemRandom().getrandbits(3000):x}"


def srp_a(wire: Wire, name: str, answers: Answers | None) -> dict:
    return wire.call(
        "InitiateAuth",
        {"AuthFlow": "USER_SRP_AUTH", "AuthParameters": {"USERNAME": name, "SRP_A": A}},
        answers,
    )


def password_verifier(wire: Wire, name: str, answers: Answers) -> None:
    parameters = srp_a(wire, name, None)["ChallengeParameters"]
    now = datetime.now(timezone.utc)
    wire.call(
        "RespondToAuthChallenge",
        {
            "ChallengeName": "PASSWORD_VERIFIER",
            "ChallengeResponses": {
                "USERNAME": parameters["USER_ID_FOR_SRP"],
                "PASSWORD_CLAIM_SECRET_BLOCK": parameters["SECRET_BLOCK"],
                "PASSWORD_CLAIM_SIGNATURE": base64.b64encode(bytes(32)).decode(),
                "TIMESTAMP": now.strftime(f"%a %b {now.day} %H:%M:%S UTC %Y"),
            },
        },
        answers,
    )


def forgot_password(wire: Wire, name: str, answers: Answers) -> None:
    wire.call("ForgotPassword", {"Username": name}, answers)


def resend_code(wire: Wire, name: str, answers: Answers) -> None:
    wire.call("ResendConfirmationCode", {"Username": name}, answers)


@pytest.fixture(scope="module")
def pools(stack):
    """Pools whose client hides existence, each with two hundred users, made when asked for."""
    made = {}
    settings = {
        "AutoVerifiedAttributes": ["email"],
        "AccountRecoverySetting": {
            "RecoveryMechanisms": [{"Name": "verified_email", "Priority": 1}]
        },
    }

    def pool(name: str):
        if name not in made:
            made[name] = make_pool(stack, settings, {"PreventUserExistenceErrors": "ENABLED"})
            for number in range(NAMES):
                add_user(made[name], f"known-{number:03}", name != "unconfirmed")
            if name == "worded":
                made[name].admin.update_user_pool(
                    UserPoolId=made[name].id, LambdaConfig={"CustomMessage": arn("words")}, **settings
                )
        return made[name]

    return pool


def add_user(pool, name: str, is_confirmed: bool) -> None:
    email = {"Name": "email", "Value": f"{name}@example.com"}
    pool.public.sign_up(
        ClientId=pool.client_id, Username=name, Password=PASSWORD, UserAttributes=[email]
    )
    if is_confirmed:
        pool.admin.admin_confirm_sign_up(UserPoolId=pool.id, Username=name)
        pool.admin.admin_update_user_attributes(
            UserPoolId=pool.id,
            Username=name,
            UserAttributes=[{"Name": "email_verified", "Value": "true"}],
        )


def import_users(pool, names: list[str], algorithm: str, text: str) -> None:
    job = pool.admin.create_user_import_job(
        UserPoolId=pool.id,
        JobName="enumeration",
        CloudWatchLogsRoleArn="arn:aws:iam::123456789012:role/import",
        PasswordHashingAlgorithm=algorithm,
    )["UserImportJob"]
    file = "cognito:username,email,email_verified,password_hash\n"
    file += "".join(f"{name},{name}@example.com,true,{text}\n" for name in names)
    headers = {"x-amz-server-side-encryption": "aws:kms"}
    assert requests.put(job["PreSignedUrl"], data=file, headers=headers, timeout=60).ok
    which = {"UserPoolId": pool.id, "JobId": job["JobId"]}
    pool.admin.start_user_import_job(**which)
    while (job := pool.admin.describe_user_import_job(**which)["UserImportJob"])["Status"] in (
        "Pending",
        "InProgress",
    ):
        time.sleep(0.05)
    assert job["ImportedUsers"] == len(names), job


def fastest(seconds: list) -> list:
    return sorted(seconds)[: int(len(seconds) * FASTEST)]


def bias(known: list, unknown: list) -> float:
    """Mann and Whitney's U as the chance that a known name takes longer, less a half."""
    ranked = sorted([(value, 1) for value in known] + [(value, 0) for value in unknown])
    ranks = sum(rank for rank, (_, is_known) in enumerate(ranked, 1) if is_known)
    count = len(known)
    return (ranks - count * (count + 1) / 2) / (count * len(unknown)) - 0.5


@pytest.mark.parametrize(
    ("ask", "users"),
    [
        (srp_a, "confirmed"),
        (forgot_password, "confirmed"),
        # CUS-32: a function has the messages of known names alone, after the answer.
        (forgot_password, "worded"),
        # After five wrong passwords a name is locked out: each way to sign in has its own users.
        (password_sign_in, "confirmed"),
        (password_verifier, "also confirmed"),
        (resend_code, "unconfirmed"),
    ],
)
def test_known_and_unknown_names_are_one(pools, ask, users):
    wire, order = Wire(pools(users)), random.Random(7)
    # The first requests pay for connections and caches.
    for number in range(20):
        ask(wire, f"other-{900 + number}", Answers())
    told = {"known": Answers(), "other": Answers()}
    for _ in range(ROUNDS):
        for number in range(NAMES):
            for kind in order.sample(["known", "other"], 2):
                ask(wire, f"{kind}-{number:03}", told[kind])
    compare(ask, "known", told)


def compare(ask, kind: str, told: dict[str, Answers]) -> None:
    """Compares a kind of names with names that no user has."""
    known, other = told[kind], told["other"]
    assert len(known.seconds) == len(other.seconds) == NAMES * ROUNDS
    assert known.shapes == other.shapes and len(known.shapes) == 1, (known.shapes, other.shapes)
    ours, theirs = fastest(known.seconds), fastest(other.seconds)
    leaning, difference = bias(ours, theirs), median(ours) / median(theirs) - 1
    measured = f"{ask.__name__}, {kind}: bias {leaning:+.3f}, difference {difference:+.1%}"
    print(measured)
    assert abs(leaning) < MOST_BIAS or abs(difference) < MOST_DIFFERENCE, measured


# bcrypt of PASSWORD at its least cost: cheap enough for thousands of tries, and yet a third of what a
# refusal takes without it.
HASH = "$2b$04$abcdefghijklmnopqrstuuchGdllX0O2ZthG6oyaPSbmBrCIbnHlu"
# Imported and not yet come, imported and come, made here, disabled, and no user's; of one length.
KINDS = ["fresh", "moved", "plain", "ended", "other"]


@pytest.fixture(scope="module")
def imported(stack):
    """A pool of users who were imported with hashes, some of which have signed in, and of others."""
    pool = make_pool(
        stack, {"AutoVerifiedAttributes": ["email"]}, {"PreventUserExistenceErrors": "ENABLED"}
    )
    names = {kind: [f"{kind}-{number:03}" for number in range(NAMES)] for kind in KINDS}
    import_users(pool, names["fresh"] + names["moved"], "BCRYPT", HASH)
    for name in names["moved"]:
        assert pool.sign_in(name)["AccessToken"]
    for name in names["plain"] + names["ended"]:
        add_user(pool, name, True)
    for name in names["ended"]:
        pool.admin.admin_disable_user(UserPoolId=pool.id, Username=name)
    return pool


@pytest.mark.parametrize("ask", [password_sign_in, srp_a])
def test_imported_and_other_names_are_one(imported, ask):
    wire, order = Wire(imported), random.Random(7)
    for number in range(20):
        ask(wire, f"other-{900 + number}", Answers())
    told = {kind: Answers() for kind in KINDS}
    for _ in range(ROUNDS):
        for number in range(NAMES):
            for kind in order.sample(KINDS, len(KINDS)):
                ask(wire, f"{kind}-{number:03}", told[kind])
    for kind in KINDS[:-1]:
        compare(ask, kind, told)
