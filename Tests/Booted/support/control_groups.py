"""Control groups of their own for what a test starts (cgroups(7))."""

import contextlib
import os
import pathlib

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

    def __init__(self, name):
        self.folders = [here / name for here in hierarchies()]
        for folder in self.folders:
            folder.mkdir()

    def enter(self):
        """Called in a child, before it becomes another program."""
        for folder in self.folders:
            (folder / "cgroup.procs").write_text(str(os.getpid()))

    def remove(self):
        """Removes the groups, which no process is in."""
        for folder in self.folders:
            for path, _, _ in os.walk(folder, topdown=False):
                with contextlib.suppress(OSError):
                    os.rmdir(path)
