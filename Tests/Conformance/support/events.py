"""The audit log, as the operator reads and follows it."""

import json
import re
import signal
import subprocess

from .stack import executables


def events(stack, *arguments):
    """What `gatehousectl events` shows now."""
    lines = stack.control("events", "--json", *arguments).stdout.splitlines()
    return [json.loads(line) for line in lines]


def following(stack, *arguments, errors=""):
    """The lines of `events --follow`, which is interrupted when the caller has seen enough.

    What it says besides must match the expression.
    """
    process = subprocess.Popen(
        [
            str(executables() / "gatehousectl"), "events", "--follow", "--json",
            "--state", str(stack.state), *arguments,
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.alarm(1200),
    )
    try:
        for line in process.stdout:
            yield json.loads(line)
    finally:
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
        assert process.returncode == 0 and re.fullmatch(errors, said), (process.returncode, said)


def wait_for(stack, refused):
    """The one event of a request, which may be written a moment after the answer."""
    for line in following(stack, "--request-id", refused):
        return line


def wait_for_rule(stack, rule, *arguments):
    """The first event of the pool, user or operation that has the rule, which may be written a moment after the answer."""
    for event in following(stack, *arguments):
        if event.get("rule") == rule:
            return event
