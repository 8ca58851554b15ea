"""The package of the version before, which an upgrade begins with.

It is the package of the nearest commit before this one that was packed on this machine: each run keeps its
own in the cache, which outlives the checkout. Where
none is there, the commit before this one (or the newest tag before it) is built once, in a checkout of
its own below .build. GATEHOUSE_FORMER_PACKAGE names another package.
"""

import os
import pathlib
import shutil
import subprocess

from .cache import folder
from .machine import ROOT

KEPT = 3
# How far back a package may be.
REACH = 100


def git(*arguments):
    done = subprocess.run(
        ["git", "-C", ROOT, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def is_clean():
    """Whether the files are those of a commit; a checkout that git cannot tell about has none."""
    try:
        return git("status", "--porcelain") == ""
    except subprocess.CalledProcessError:
        return False


def former_commits():
    """The commits before what is tested, nearest first; where files were changed the last commit is one."""
    first = "HEAD^" if is_clean() else "HEAD"
    try:
        return git("rev-list", "--first-parent", f"--max-count={REACH}", "--abbrev-commit", first).split()
    except subprocess.CalledProcessError:
        # The history was cut off here.
        return []


def kept(commit):
    return next(iter(folder().glob(f"gatehouse_*.{commit}*_amd64.deb")), None)


def keep(package):
    """Keeps the package of this commit for the next one."""
    if not is_clean():
        return
    half = folder() / f"{package.name}.half"
    shutil.copy(package, half)
    half.rename(folder() / package.name)
    packages = sorted(folder().glob("gatehouse_*.deb"), key=lambda path: path.stat().st_mtime)
    for old in packages[:-KEPT]:
        old.unlink()


def build(commit):
    """Builds and packs a commit as the programs under test were built."""
    checkout = ROOT / ".build" / "former"
    if not checkout.exists():
        git("worktree", "prune")
        git("worktree", "add", "--detach", str(checkout), commit)
    subprocess.run(["git", "-C", checkout, "checkout", "--detach", commit], check=True)
    configuration = "release" if pathlib.Path(os.environ["GATEHOUSE_BIN"]).name == "release" else "debug"
    subprocess.run(["swift", "build", "-c", configuration], cwd=checkout, check=True)
    subprocess.run(
        [
            checkout / "deploy/package", "--quick", "--programs",
            checkout / ".build" / configuration, "--output", folder(),
        ],
        cwd=checkout, check=True,
    )
    return kept(commit)


def kept_package():
    """The package that is named, or kept; none: nothing."""
    if named := os.environ.get("GATEHOUSE_FORMER_PACKAGE"):
        return pathlib.Path(named)
    return next(filter(None, map(kept, former_commits())), None)


def former_package():
    if found := kept_package():
        return found
    commits = former_commits()
    assert commits, "git knows no commit before this one; name a package by GATEHOUSE_FORMER_PACKAGE"
    tags = git("tag", "--merged", commits[0], "--sort=-creatordate").split()
    commit = git("rev-list", "-n", "1", "--abbrev-commit", tags[0]) if tags else commits[0]
    return build(commit)
