"""A Debian 12 of its own, with systemd and PostgreSQL, that a test boots in a container."""

import fcntl
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import uuid

import psutil

from .control_groups import ControlGroup
from .image import remove

ROOT = pathlib.Path(__file__).resolve().parents[3]
PREFIX = "gatehouse-booted-"


def nspawn(name, directory, *arguments):
    """The command that boots what is in a folder; what is written to it stays in memory."""
    return [
        # Where the tests are killed it powers the machine off; killed itself it would leave it running.
        "setpriv", "--pdeathsig", "TERM", "systemd-nspawn", "--quiet", "--boot", "--register=no",
        "--keep-unit", "--private-network", "--link-journal=no", "--volatile=overlay",
        f"--machine={name}", f"--directory={directory}", *arguments,
    ]


def new_name():
    return f"gatehouse-{uuid.uuid4().hex[:12]}"


class Workspace:
    """A folder for a run: the image's files, the package, and what machines write beside themselves.

    It goes with the run; where the run was killed, the next one removes it.
    """

    def __init__(self):
        self.remove_abandoned()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix=PREFIX))
        self.image = self.folder / "image"
        # Held as long as this process lives.
        self.lock = os.open(self.folder, os.O_RDONLY | os.O_CLOEXEC)
        fcntl.flock(self.lock, fcntl.LOCK_EX)

    @classmethod
    def remove_abandoned(cls):
        for folder in pathlib.Path(tempfile.gettempdir()).glob(PREFIX + "*"):
            try:
                lock = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
            except FileNotFoundError:
                continue
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                cls.clear(folder)
            except BlockingIOError:
                pass
            finally:
                os.close(lock)

    @staticmethod
    def clear(folder):
        for machine in folder.glob("gatehouse-*"):
            ControlGroup.of(machine.name).remove()
        remove(folder)

    def remove(self):
        self.clear(self.folder)
        os.close(self.lock)


class Machine:
    """A booted machine with a network of its own. What it writes is in memory, and gone when it stops."""

    def __init__(self, workspace, image=None):
        self.name = new_name()
        self.image = image or workspace.image
        self.folder = workspace.folder / self.name
        self.folder.mkdir()
        self.log = self.folder / "console"
        self.process = None
        self.leader = None
        self.group = None

    def start(self):
        self.group = ControlGroup.of(self.name).make()
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                nspawn(self.name, self.image),
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=self.group.enter,
            )
        self.wait(lambda: self.find_leader() and self.state() in ("running", "degraded"), 120)

    @property
    def root(self):
        """The machine's files, as this one reaches them."""
        return pathlib.Path(f"/proc/{self.leader}/root")

    def find_leader(self):
        """The machine's first process, which is a child of nspawn's child."""
        if self.process.poll() is not None:
            raise AssertionError(f"the machine did not boot:\n{self.console()}")
        for child in psutil.Process(self.process.pid).children(recursive=True):
            try:
                if "systemd" in child.name() and "nspawn" not in child.name():
                    if os.readlink(f"/proc/{child.pid}/ns/pid") != os.readlink("/proc/self/ns/pid"):
                        self.leader = child.pid
                        return True
            except (psutil.NoSuchProcess, FileNotFoundError):
                continue
        return False

    def state(self):
        return self.run("systemctl", "is-system-running", check=False).stdout.strip()

    def wait(self, condition, seconds):
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"not within {seconds} s; the console:\n{self.console()}"
            time.sleep(0.1)

    def console(self):
        return self.log.read_text(errors="replace")[-8000:]

    def run(self, *command, check=True, timeout=300):
        """What a command says inside the machine."""
        done = subprocess.run(
            ["nsenter", "--target", str(self.leader), "--all", "--", "env", "-i", "LC_ALL=C.UTF-8",
             "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", *command],
            capture_output=True, text=True, timeout=timeout, stdin=subprocess.DEVNULL,
        )
        if check and done.returncode != 0:
            raise AssertionError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
        return done

    def client(self, *command, environment):
        """A program of this machine, of which only the network is the other's."""
        return subprocess.Popen(
            ["nsenter", "--target", str(self.leader), "--net", "--", *command],
            env=os.environ | environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True,
        )

    def put(self, source, target):
        shutil.copy(source, self.root / target.lstrip("/"))

    def stop(self):
        """Ends it as a power cut does: nothing of it is wanted any longer."""
        if self.process is not None and self.process.poll() is None:
            if self.leader is not None:
                os.kill(self.leader, signal.SIGKILL)
            else:
                self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.group is not None:
            self.group.remove()
        remove(self.folder)
