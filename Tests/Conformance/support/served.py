"""Functions in a folder, run by `gatehousectl functions serve` as a developer runs them."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from .stack import executables

READY_LIMIT_SECONDS = 120


class ServedFunctions:
    """The handlers that `functions new` writes in a language, with some files put in their places."""

    def __init__(self, language: str, **handlers: str):
        """`handlers`: the source by the function's name, with `_` for `-`."""
        self.folder = Path(tempfile.mkdtemp(prefix="gatehouse-functions-"))
        self.control("new", str(self.folder), "--language", language)
        self.file = {"node": "index.js", "python": "handler.py"}[language]
        for name, source in handlers.items():
            self.write(name.replace("_", "-"), source)
        self.log = open(self.folder / "serve.log", "wb")
        self.process = subprocess.Popen(
            [str(executables() / "gatehousectl"), "functions", "serve", str(self.folder), "--port", "0"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env=os.environ | {"TMPDIR": "/tmp"},
        )
        self.endpoint = None
        for line in self.process.stdout:
            if found := re.fullmatch(r"GATEHOUSE_LAMBDA_ENDPOINT=(http://\S+)\n", line):
                self.endpoint = found[1]
                break
        assert self.endpoint, (self.folder / "serve.log").read_text()

    @staticmethod
    def control(*arguments: str, check: bool = True) -> subprocess.CompletedProcess:
        return subprocess.run(
            [str(executables() / "gatehousectl"), "functions", *arguments],
            capture_output=True,
            text=True,
            check=check,
            timeout=READY_LIMIT_SECONDS,
        )

    def write(self, name: str, source: str) -> None:
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        (folder / self.file).write_text(source)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(READY_LIMIT_SECONDS)
        self.process.stdout.close()
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)
