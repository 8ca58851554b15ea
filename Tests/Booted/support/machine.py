"""A Debian 12 of its own, with systemd and PostgreSQL, that a test boots in a container."""

import hashlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import uuid

import psutil

from .cache import folder

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Everything that the package depends on: nothing is fetched when it is installed.
PACKAGES = [
    "ca-certificates", "dbus", "libargon2-1", "libcurl4", "libmaxminddb0", "libpng16-16", "libpq5",
    "libprotobuf-c1", "libqrencode4", "libssl3", "libstdc++6", "libxml2", "libxmlsec1",
    "libxmlsec1-openssl", "postgresql-15", "procps", "systemd", "systemd-sysv", "zlib1g",
]


def image():
    """The tarball of the machine's files, made once for the list of packages."""
    name = hashlib.sha256(" ".join(PACKAGES).encode()).hexdigest()[:12]
    made = folder() / f"debian-12-{name}.tar"
    if not made.exists():
        half = made.with_suffix(".half.tar")
        subprocess.run(
            [
                "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase",
                "--include=" + ",".join(PACKAGES), "bookworm", str(half),
            ],
            check=True,
        )
        half.rename(made)
    return made


class Machine:
    """A booted machine with a network of its own; `stop` leaves nothing behind."""

    def __init__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="gatehouse-booted-"))
        self.root = self.folder / "root"
        self.root.mkdir()
        self.log = self.folder / "console"
        self.process = None
        self.leader = None

    def start(self):
        subprocess.run(["tar", "xf", str(image()), "-C", str(self.root)], check=True)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [
                    "systemd-nspawn", "--quiet", "--boot", "--register=no", "--keep-unit",
                    "--private-network", "--link-journal=no", f"--machine=gatehouse-{uuid.uuid4().hex[:12]}",
                    f"--directory={self.root}",
                ],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            )
        self.wait(lambda: self.find_leader() and self.state() in ("running", "degraded"), 60)

    def find_leader(self):
        """The container's first process: the child of nspawn's own child, whichever runs systemd."""
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
        if self.process is not None and self.process.poll() is None:
            # nspawn passes it on as the signal that makes systemd power off.
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
