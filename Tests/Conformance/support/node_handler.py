"""A handler written for Lambda's Node.js, among the functions of `invoke.py`."""

import json
import subprocess
import threading
from pathlib import Path

from .invoke import Thrown

HERE = Path(__file__).resolve().parent


class NodeHandler:
    """A handler written for Lambda's Node.js, run as it is."""

    def __init__(self, file: str):
        self._turn = threading.Lock()
        self._process = subprocess.Popen(
            ["node", str(HERE / "run_handler.js"), str(HERE / file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, event: dict) -> dict:
        with self._turn:
            self._process.stdin.write(json.dumps(event) + "\n")
            self._process.stdin.flush()
            answer = json.loads(self._process.stdout.readline())
        if answer["error"]:
            raise Thrown(answer["error"])
        return answer["event"]

    def close(self):
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()
