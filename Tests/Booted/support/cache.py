"""What is made once and kept for later runs, also those of other checkouts."""

import os
import pathlib


def folder():
    """GATEHOUSE_CACHE, else ~/.cache/gatehouse."""
    named = os.environ.get("GATEHOUSE_CACHE")
    made = pathlib.Path(named) if named else pathlib.Path.home() / ".cache" / "gatehouse"
    made.mkdir(parents=True, exist_ok=True)
    return made
