"""Ends with 0 where this machine can boot another; with 3 and the reason where it cannot.

It boots the systemd of this machine in an empty root, as the tests boot theirs, and has it power off.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from support.control_groups import ControlGroup
from support.machine import new_name, nspawn

LIMIT_SECONDS = 90


def make_root(folder):
    """A root of which only /usr is this machine's."""
    for name in ("usr", "etc", "proc", "sys", "dev", "run", "tmp", "var"):
        (folder / name).mkdir()
    for name in ("bin", "sbin", "lib", "lib64"):
        if pathlib.Path("/usr", name).exists():
            (folder / name).symlink_to(f"usr/{name}")
    (folder / "etc/os-release").write_text("ID=probe\n")


def boot(folder):
    """Why a machine does not boot; nothing where it does."""
    name = new_name()
    group = ControlGroup.of(name).make()
    try:
        done = subprocess.run(
            [*nspawn(name, folder, "--bind-ro=/usr"), "systemd.unit=poweroff.target", "systemd.show_status=no"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", timeout=LIMIT_SECONDS, preexec_fn=group.enter,
        )
    except subprocess.TimeoutExpired:
        return f"systemd did not boot and power off within {LIMIT_SECONDS} s"
    finally:
        group.remove()
    said = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    return "" if done.returncode == 0 else f"systemd-nspawn ended with {done.returncode}: {' '.join(said[-3:])}"


def reason():
    if os.geteuid() != 0:
        return "only root can"
    for program in ("systemd-nspawn", "mmdebstrap", "setpriv"):
        if shutil.which(program) is None:
            return f"{program} is missing (deploy/packages --tests)"
    try:
        with tempfile.TemporaryDirectory(prefix="gatehouse-probe-") as folder:
            make_root(pathlib.Path(folder))
            return boot(pathlib.Path(folder))
    except (OSError, subprocess.SubprocessError) as failure:
        return str(failure)


if __name__ == "__main__":
    if said := reason():
        print(f"this machine cannot boot another: {said}")
        sys.exit(3)
