"""A further instance of a running service."""

import contextlib
import subprocess

from .stack import Stack
from .waiting import wait_until


@contextlib.contextmanager
def second_instance(stack: Stack, service: str):
    """The process of a second instance, which the others have found once it is ready."""
    [first] = stack.processes(service)
    words = stack.state.parent / f"second-{service}.log"
    with open(words, "wb") as log:
        second = subprocess.Popen(
            [first.exe(), *first.cmdline()[1:]],
            env=first.environ() | {"GATEHOUSE_INSTANCE": "2"},
            cwd=first.cwd(),
            stdout=log,
            stderr=log,
        )
    try:
        wait_until(
            lambda: b"message=ready" in words.read_bytes(), "the second instance does not start"
        )
        yield second
    finally:
        second.terminate()
        second.wait()
