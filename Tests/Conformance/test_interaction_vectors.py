"""The vectors that `Services/DeviceRegistry/vectors` has for people who write apps (REQUIREMENTS: USR-22)."""

import json
import subprocess
from pathlib import Path

import pytest

from support import interaction_vectors as vectors
from support.interaction_app import App
from support.interaction_proofs import Key
from support.interaction_site import Site, make_interaction_pool
from support.interaction_steps import INTERACTIONS, Run

NAMES = ["enrolment", "login", "wrong-pin", "transaction", "biometric", "pin-change"]


def test_the_files_are_what_the_reference_app_says():
    assert vectors.stale() == []


@pytest.mark.parametrize("name", NAMES)
def test_the_page_s_module_says_what_the_reference_app_says(name):
    script = Path(__file__).parent / "support/app_module_vectors.mjs"
    done = subprocess.run(["node", str(script), name], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def shape(value):
    """Names and types. What a user's browser and country add to `origin` is not in every answer."""
    if isinstance(value, dict):
        return {name: shape(member) for name, member in value.items() if name not in ("browser", "country")}
    if isinstance(value, list):
        return [shape(member) for member in value]
    return type(value).__name__


@pytest.fixture(scope="module")
def run(stack):
    """A phone of a real pool, with its first account."""
    pool = make_interaction_pool(stack)
    site, user = Site(pool), pool.user()

    def start(kind, **members):
        only = {"account": run.account} if kind == "TRANSACTION" else {}
        started = site.started(kind, user=user, **members, **only)
        run.digits = started.get("comparison")
        return started["sessionId"]

    run = Run(App(stack.endpoint, pool.id), {"account": Key(), "biometric": Key()}, start)
    return run


# The change of PIN comes last: the others give the first one.
@pytest.mark.parametrize("name", NAMES)
def test_a_real_server_answers_in_the_vectors_form(run, name):
    interaction = INTERACTIONS[name]
    shown = json.loads((vectors.FOLDER / f"{name}.json").read_text())["exchanges"]
    answers = [step.act(run) for step in interaction.before]
    if interaction.kind:
        run.begin(interaction.kind, **interaction.members)
    answers += [step.act(run) for step in interaction.steps]
    assert [answer.status_code for answer in answers] == [each["status"] for each in shown]
    for answer, each in zip(answers, shown, strict=True):
        assert shape(answer.json()) == shape(each["answer"]), answer.url
        told = answer.json()
        if "policy" in told:
            assert told["policy"] == each["answer"]["policy"]
