"""Control groups of their own for what a test starts (cgroups(7))."""

import contextlib
import os
import pathlib
import signal
import time

PATIENCE_SECONDS = 30
MOUNTS = pathlib.Path("/sys/fs/cgroup")


def hierarchies():
    """Where this process is in the hierarchies in which systemd keeps its units."""
    found = []
    for line in pathlib.Path("/proc/self/cgroup").read_text().splitlines():
        number, controllers, path = line.split(":", 2)
        if controllers == "name=systemd":
            mount = MOUNTS / "systemd"
        elif number == "0":
            mount = MOUNTS / "unified" if (MOUNTS / "unified").is_dir() else MOUNTS
        else:
            continue
        here = mount / path.lstrip("/")
        if (here / "cgroup.procs").exists():
            found.append(here)
    return found


class ControlGroup:
    """A group beside this process; nspawn makes the machine's groups below it, and two do not meet."""

    def __init__(self, folders):
        self.folders = folders

    @classmethod
    def of(cls, name):
        return cls([here / name for here in hierarchies()])

    def make(self):
        for folder in self.folders:
            folder.mkdir()
        return self

    def enter(self):
        """Called in a child, before it becomes another program."""
        for folder in self.folders:
            (folder / "cgroup.procs").write_text(str(os.getpid()))

    def processes(self):
        found = set()
        for folder in self.folders:
            for path, _, _ in os.walk(folder):
                with contextlib.suppress(OSError):
                    found |= {int(line) for line in pathlib.Path(path, "cgroup.procs").read_text().split()}
        return found

    def remove(self):
        """Ends what is left in the groups, and removes them."""
        end = time.monotonic() + PATIENCE_SECONDS
        while (left := self.processes()) and time.monotonic() < end:
            for process in left:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.05)
        for folder in self.folders:
            for path, _, _ in os.walk(folder, topdown=False):
                with contextlib.suppress(OSError):
                    os.rmdir(path)
