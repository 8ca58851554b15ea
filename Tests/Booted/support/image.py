"""The files of a Debian 12 with systemd and PostgreSQL, made once and kept."""

import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from .cache import folder

SUITE = "bookworm"
# Everything that the package depends on: nothing is fetched when it is installed.
PACKAGES = [
    "ca-certificates", "dbus", "libargon2-1", "libcbor0.8", "libcurl4", "libmaxminddb0",
    "libpng16-16", "libpq5", "libprotobuf-c1", "libqrencode4", "libssl3", "libstdc++6", "libxml2", "libxmlsec1",
    "libxmlsec1-openssl", "postgresql-15", "procps", "systemd", "systemd-sysv", "zlib1g",
]
# A mirror may be away for a moment.
ATTEMPTS = 4
PAUSE_SECONDS = 10


def sources():
    """Debian's own lines among the sources of this machine's apt; none: Debian's usual mirror."""
    said = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN)",
         "Created-By: Packages"],
        capture_output=True, text=True,
    ).stdout
    rows = {tuple(line.split(maxsplit=3)) for line in said.splitlines()}
    lines = [
        f"deb {row[0]} {row[1]} {row[2]}" for row in sorted(rows)
        if len(row) == 4 and row[3] == "Debian" and re.fullmatch(f"{SUITE}(-updates|-security)?", row[1])
        and row[2] == "main"
    ]
    return lines if any(f" {SUITE} main" in line for line in lines) else []


def bootstrap(target, packages):
    command = [
        "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", "--format=tar",
        '--aptopt=Acquire::Retries "5"', "--aptopt=Acquire::http::Timeout \"30\"",
        # What is lost when this machine fails is made again.
        "--dpkgopt=force-unsafe-io", "--include=" + ",".join(packages), SUITE, str(target),
    ]
    for attempt in range(1, ATTEMPTS + 1):
        # The last time from Debian's usual mirror.
        chosen = sources() if attempt < ATTEMPTS else []
        done = subprocess.run(
            command + ["-"] if chosen else command, input="\n".join(chosen), text=True, stderr=subprocess.PIPE
        )
        if done.returncode == 0:
            return
        print(f"the image of Debian could not be made ({attempt}):\n{done.stderr[-3000:]}", file=sys.stderr)
        if attempt < ATTEMPTS:
            time.sleep(PAUSE_SECONDS * attempt)
    raise AssertionError(f"the image of Debian could not be made:\n{done.stderr[-3000:]}")


def archive(further=()):
    """The tarball of the image, with further packages, in the cache; made where it is missing."""
    packages = [*PACKAGES, *further]
    name = hashlib.sha256(" ".join(packages).encode()).hexdigest()[:12]
    made = folder() / f"debian-12-{name}.tar"
    if not made.exists():
        # Another run may make it as well; each has a name of its own.
        half = made.with_suffix(f".{os.getpid()}.half")
        try:
            bootstrap(half, packages)
            half.rename(made)
        finally:
            half.unlink(missing_ok=True)
    return made


def unpack(tarball: pathlib.Path, target: pathlib.Path):
    """The image's files, as a machine begins with them."""
    target.mkdir()
    subprocess.run(["tar", "xf", str(tarball), "-C", str(target)], check=True)


def remove(target: pathlib.Path):
    shutil.rmtree(target, ignore_errors=True)
