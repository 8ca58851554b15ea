"""Who reads the log, or does not, has no say in whether requests are answered."""

import fcntl
import os
import subprocess
import threading
from dataclasses import replace

import pytest
import requests

from support.clients import PASSWORD, make_pool, unsigned
from support.stack import STOP_LIMIT_SECONDS, free_port
from support.waiting import wait_until

# More than the pipe has room for, at some hundred bytes a line.
REFUSALS = 300
PIPE_BYTES = 4096


class Gateway:
    """A second gateway of the system, whose log goes into a pipe that is full."""

    def __init__(self, stack):
        [first] = stack.processes("gatehouse-gateway")
        self.read_end, write_end = os.pipe()
        fcntl.fcntl(write_end, fcntl.F_SETPIPE_SZ, PIPE_BYTES)
        os.set_blocking(write_end, False)
        with pytest.raises(BlockingIOError):
            while True:
                os.write(write_end, b"-" * PIPE_BYTES)
        os.set_blocking(write_end, True)
        self.port, self.metrics_port = free_port(), free_port()
        self.process = subprocess.Popen(
            [first.exe(), *first.cmdline()[1:]],
            env=first.environ()
            | {
                "GATEHOUSE_INSTANCE": "unread",
                "GATEHOUSE_LISTEN_PORT": str(self.port),
                "GATEHOUSE_METRICS_PORT": str(self.metrics_port),
                "GATEHOUSE_LOG_LEVEL": "debug",
            },
            cwd=first.cwd(),
            stdin=subprocess.DEVNULL,
            stdout=write_end,
            stderr=write_end,
        )
        os.close(write_end)

    def is_ready(self):
        try:
            url = f"http://127.0.0.1:{self.metrics_port}/readyz"
            return requests.get(url, timeout=60).status_code == 200
        except requests.ConnectionError:
            return False

    def metrics(self):
        return requests.get(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=60).text

    def read_log(self):
        """All that the gateway writes from now on, by a thread that ends with the gateway."""
        lines = []
        pipe = os.fdopen(self.read_end, errors="replace")
        thread = threading.Thread(target=lambda: lines.extend(pipe), daemon=True)
        thread.start()
        return lines, thread

    def end(self):
        self.process.terminate()
        return self.process.wait(STOP_LIMIT_SECONDS)


@pytest.fixture
def gateway(stack):
    made = Gateway(stack)
    yield made
    made.process.kill()
    made.process.wait()


def refused_names(stack, gateway):
    """The names of users whose sign-in the gateway has refused."""
    pool = make_pool(stack)
    client = unsigned(replace(stack, port=gateway.port), read_timeout=60)
    names = [f"unknown-{number}" for number in range(REFUSALS)]
    for name in names:
        with pytest.raises(client.exceptions.UserNotFoundException):
            client.initiate_auth(
                ClientId=pool.client_id,
                AuthFlow="USER_PASSWORD_AUTH",
                AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD},
            )
    return names


def test_a_gateway_whose_log_nobody_reads_starts_answers_and_ends(stack, gateway):
    wait_until(gateway.is_ready, "the gateway does not start")
    names = refused_names(stack, gateway)
    assert gateway.is_ready()
    assert "gatehouse_log_lines_dropped_total 0" in gateway.metrics()
    lines, thread = gateway.read_log()
    wait_until(
        lambda: sum("a request was refused" in line for line in lines) >= len(names),
        "the log does not come",
    )
    assert gateway.end() == 0
    thread.join(STOP_LIMIT_SECONDS)
    assert any("message=stopped" in line for line in lines)


def test_a_gateway_whose_log_nobody_reads_can_be_stopped(stack, gateway):
    wait_until(gateway.is_ready, "the gateway does not start")
    refused_names(stack, gateway)
    assert gateway.end() == 0
    os.close(gateway.read_end)
