"""A whole Gatehouse of real executables with its own PostgreSQL, for the length of a test run."""

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

import psutil

CHECKOUT = Path(__file__).resolve().parents[3]
START_LIMIT_SECONDS = 300
STOP_LIMIT_SECONDS = 120
# For the databases of several workers, each of which may keep a gigabyte of write-ahead log.
MEMORY_FOR_DATABASES = 8 << 30

SERVICES = tuple(
    f"gatehouse-{row['name']}"
    for row in json.loads((CHECKOUT / "Services" / "services.json").read_text())
)


# Ports that this process was given: each may be bound a good while later.
_given: set[int] = set()


def free_port() -> int:
    """A port that is free now, and that no connection is given in the time until it is bound.

    Each worker of a run has ports of its own, and is given none of them twice, so that neither another worker nor
    another part of a test takes it in that time.
    """
    connections_begin = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    while True:
        port = random.randrange(10_000 + worker, connections_begin, workers)
        if port in _given:
            continue
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        _given.add(port)
        return port


def executables() -> Path:
    """The folder of the built executables: GATEHOUSE_BIN, else the debug build of the checkout."""
    named = os.environ.get("GATEHOUSE_BIN")
    folder = Path(named) if named else CHECKOUT / ".build" / "debug"
    if not (folder / "gatehousectl").exists():
        raise RuntimeError(f"no gatehousectl in {folder}: build first, or set GATEHOUSE_BIN")
    return folder


@dataclass
class Stack:
    """One `gatehousectl up`, with the access key it was started with."""

    state: Path
    port: int = field(default_factory=free_port)
    region: str = "us-east-1"
    access_key_id: str = "AKIACONFORMANCETESTS"
    secret_access_key: str = "conformance/tests/secret/access/key/0000"
    settings: dict[str, str] = field(default_factory=dict)
    # What the start runs in, such as a view of the file system of its own.
    prefix: list[str] = field(default_factory=list)
    process: subprocess.Popen | None = None

    @property
    def endpoint(self) -> str:
        scheme = "https" if "GATEHOUSE_TLS_CERTIFICATE_FILE" in self.settings else "http"
        return f"{scheme}://127.0.0.1:{self.port}"

    @property
    def services(self) -> list[str]:
        """The executables that this start runs: the console only where it has a port."""
        has_console = "GATEHOUSE_CONSOLE_PORT" in self.settings
        return [name for name in SERVICES if has_console or name != "gatehouse-console"]

    @property
    def log(self) -> Path:
        return self.state.parent / "up.log"

    def start(self) -> "Stack":
        environment = os.environ | {
            "AWS_ACCESS_KEY_ID": self.access_key_id,
            "AWS_SECRET_ACCESS_KEY": self.secret_access_key,
        } | self.settings
        with open(self.log, "ab") as log:
            offset = log.tell()
            self.process = subprocess.Popen(
                [
                    *self.prefix,
                    str(executables() / "gatehousectl"),
                    "up",
                    "--state",
                    str(self.state),
                    "--port",
                    str(self.port),
                    # Stacks that start at the same moment would all prefer the same one.
                    "--metrics-port",
                    str(free_port()),
                ],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=environment,
            )
        self._wait_until_ready(offset)
        return self

    def _wait_until_ready(self, offset: int) -> None:
        limit = time.monotonic() + START_LIMIT_SECONDS
        while time.monotonic() < limit:
            printed = self.log.read_bytes()[offset:].decode(errors="replace")
            if "Gatehouse is ready" in printed:
                return
            if self.process.poll() is not None:
                raise RuntimeError(f"gatehousectl up ended with {self.process.returncode}:\n{printed}")
            time.sleep(0.05)
        raise RuntimeError(f"not ready after {START_LIMIT_SECONDS} s:\n{printed}")

    def __enter__(self) -> "Stack":
        return self

    def __exit__(self, *_) -> None:
        """Stops the system and removes all that is of it."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.state.parent, ignore_errors=True)

    def stop(self, number: int = signal.SIGTERM) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(number)
        code = self.process.wait(STOP_LIMIT_SECONDS)
        self.process = None
        return code

    def metrics(self) -> str:
        """The operator's metrics, from the address that the start printed last."""
        address = re.findall(r"http://\S+/metrics", self.log.read_text())[-1]
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.read().decode()

    def control(self, *arguments: str, check: bool = True) -> subprocess.CompletedProcess:
        """Runs gatehousectl against this system."""
        return subprocess.run(
            [str(executables() / "gatehousectl"), *arguments, "--state", str(self.state)],
            capture_output=True,
            text=True,
            check=check,
            timeout=300,
        )

    def code(self, client_id: str, username: str) -> str:
        """The newest confirmation code sent to the user, as the operator reads it."""
        found = self.control(
            "outbox", "--latest", "--client-id", client_id, "--username", username, "--code-only"
        ).stdout.strip()
        assert re.fullmatch(r"[0-9]{6}|[0-9]{8}", found), found
        return found

    def descendants(self) -> list[psutil.Process]:
        return psutil.Process(self.process.pid).children(recursive=True)

    def processes(self, name: str) -> list[psutil.Process]:
        """This system's processes of an executable's name."""
        found = []
        for process in self.descendants():
            try:
                if Path(process.exe()).name == name:
                    found.append(process)
            except (psutil.NoSuchProcess, psutil.AccessDenied):
                continue
        return found


def make_folder(prefix: str) -> Path:
    """A new folder for a database, in memory where the machine has enough of it.

    PostgreSQL waits for the disk at each commit and at each stop, for half of a run's time. No data of
    a test need outlive the machine.
    """
    memory = Path("/dev/shm")
    has_room = memory.is_dir() and shutil.disk_usage(memory).free >= MEMORY_FOR_DATABASES
    return Path(tempfile.mkdtemp(prefix=prefix, dir=memory if has_room else None))


def make_stack(name: str = "state") -> Stack:
    """A system that is not started yet; a `with` block ends it."""
    folder = make_folder("gatehouse-conformance-")
    # PostgreSQL runs as another user when the tests run as root.
    folder.chmod(0o755)
    return Stack(state=folder / name)
