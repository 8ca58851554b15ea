"""The `aws` command, run as an operator runs it."""

import atexit
import functools
import json
import os
import subprocess
import sys
from pathlib import Path

from botocore import xform_name

from .stack import Stack


def executable() -> str:
    """The `aws` command of the tests' environment."""
    return str(Path(sys.executable).with_name("aws"))


def environment(stack: Stack, folder: Path, **keys: str) -> dict:
    """The environment of a command that knows the system's access key, or `keys`, and nothing else."""
    nothing = str(folder / "none")
    return os.environ | {
        "AWS_ACCESS_KEY_ID": stack.access_key_id,
        "AWS_SECRET_ACCESS_KEY": stack.secret_access_key,
        "AWS_CONFIG_FILE": nothing,
        "AWS_SHARED_CREDENTIALS_FILE": nothing,
    } | keys


@functools.cache
def driver() -> subprocess.Popen:
    """What carries commands out, for the length of the run."""
    started = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("aws_driver.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )

    def end():
        started.terminate()
        started.wait()

    atexit.register(end)
    return started


class AWSCommand:
    """Runs commands of an API against a system, with its access key or temporary credentials alone."""

    def __init__(self, stack: Stack, folder: Path, api="cognito-idp", credentials=None):
        self.stack = stack
        self.folder = folder
        self.api = api
        self.keys = {}
        if credentials:
            self.keys = {
                "AWS_ACCESS_KEY_ID": credentials["AccessKeyId"],
                "AWS_SECRET_ACCESS_KEY": credentials["SecretKey"],
                "AWS_SESSION_TOKEN": credentials["SessionToken"],
            }

    def run(self, *arguments: str):
        """The answer to a command that must succeed; None where it has none."""
        endpoint = ["--endpoint-url", self.stack.endpoint, "--region", self.stack.region]
        output, errors = self.folder / "output", self.folder / "errors"
        asked = {
            "arguments": [*endpoint, "--output", "json", self.api, *arguments],
            "environment": environment(self.stack, self.folder, **self.keys),
            "output": str(output),
            "errors": str(errors),
        }
        print(json.dumps(asked), file=driver().stdin, flush=True)
        code = driver().stdout.readline().strip()
        assert code == "0", f"{arguments[0]}: {code} {errors.read_text()}"
        told = output.read_text()
        return json.loads(told) if told.strip() else None

    def call(self, operation: str, **members):
        """An operation by the API's own names: `call("GetGroup", GroupName="staff")`."""
        arguments = [xform_name(operation, "-")]
        for name, value in members.items():
            option = xform_name(name, "-")
            if isinstance(value, bool):
                arguments.append(f"--{option}" if value else f"--no-{option}")
            else:
                arguments += [f"--{option}", value if isinstance(value, str) else json.dumps(value)]
        return self.run(*arguments)


def entries(call, operation: str, member: str) -> list:
    """What a listing has in all its pages: other tests' entries may fill the first one."""
    page = call(operation, MaxResults=60)
    found = page[member]
    while "NextToken" in page:
        page = call(operation, MaxResults=60, NextToken=page["NextToken"])
        found += page[member]
    return found
