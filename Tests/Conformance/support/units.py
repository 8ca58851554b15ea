"""The part of a service manager that keeps a listening socket while processes come and go."""

import os
import signal
import socket
import subprocess
from pathlib import Path

import psutil

from .stack import STOP_LIMIT_SECONDS, Stack, executables
from .waiting import wait_until

BACKLOG = 1024


class Unit:
    """A socket unit and its service, as deploy/systemd has them.

    The socket is bound and listened on here, and handed to each process by LISTEN_FDS; a restart
    ends one process and then starts the next, and the socket's name never leaves its folder.
    `settings` override the configuration, as variables do.
    """

    def __init__(self, stack: Stack, service: str, instance: str, settings: dict | None = None):
        self.service, self.instance = service, instance
        self.settings = settings or {}
        self.configuration = stack.state / "config" / f"{service}.json"
        run_directory = Path((stack.state / "run-directory").read_text())
        self.path = run_directory / service / f"{instance}.sock"
        self.log = stack.state.parent / f"{service}-{instance}.log"
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(str(self.path))
        self.socket.listen(BACKLOG)
        self.process = None
        self.starts = 0

    def start(self) -> "Unit":
        # GATEHOUSE_BIN and its like are the tests' own, and no service knows them.
        ours = {key: os.environ[key] for key in os.environ if not key.startswith("GATEHOUSE_")}
        environment = ours | self.settings | {
            "GATEHOUSE_INSTANCE": self.instance,
            "LISTEN_FDS": "1",
            "LISTEN_FDNAMES": f"gatehouse-{self.service}@{self.instance}.socket",
        }
        self.starts += 1
        descriptor = self.socket.fileno()
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [
                    "bash",
                    "-c",
                    # The process keeps the shell's id, which LISTEN_PID must name.
                    f'LISTEN_PID=$$ exec "$@" 3<&{descriptor}',
                    "bash",
                    str(executables() / f"gatehouse-{self.service}"),
                    "--config",
                    str(self.configuration),
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=[descriptor],
                env=environment,
            )
        return self

    def restart(self) -> None:
        self.stop()
        self.start()

    def stop(self) -> None:
        # As with Type=notify: a process that has not come so far yet cannot end in order.
        wait_until(
            lambda: self.log.read_text().count("message=ready") >= self.starts,
            f"{self.instance} is not ready",
        )
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(STOP_LIMIT_SECONDS)
        assert code == 0, self.log.read_text()

    def discard(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        self.path.unlink(missing_ok=True)
        self.socket.close()


def take_over(stack: Stack, service: str) -> None:
    """Ends the service's own processes for good: their supervisor stands still from here on."""
    psutil.Process(stack.process.pid).suspend()
    own = stack.processes(f"gatehouse-{service}")
    assert own
    for process in own:
        process.send_signal(signal.SIGTERM)


def give_back(stack: Stack) -> None:
    psutil.Process(stack.process.pid).resume()
