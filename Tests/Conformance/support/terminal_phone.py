"""gatehouse-phone, the example of the Swift library, driven by its lines."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[3]


def built() -> str:
    """The program's path, built if it is not up to date."""
    build = [str(ROOT / "deploy/app"), "build"]
    subprocess.run([*build, "--product", "gatehouse-phone"], check=True)
    told = subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True)
    return f"{told.stdout.strip()}/gatehouse-phone"


class TerminalPhone:
    """One phone; each run of it is a process that reads its keys from the file again."""

    def __init__(self, program: str, folder: pathlib.Path):
        self.program = program
        self.state = folder / "phone"

    def run(self, *lines: str) -> str:
        """What it says to these lines, of which the first one is a command or a link."""
        arguments = [] if self.state.exists() else [lines[0]]
        spoken = lines[1:] if arguments else lines
        done = subprocess.run(
            [self.program, str(self.state), *arguments],
            input="\n".join([*spoken, "quit", ""]),
            capture_output=True,
            text=True,
            timeout=60,
            env=os.environ | {"GATEHOUSE_PHONE_PASSPHRASE": "a passphrase"},
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
