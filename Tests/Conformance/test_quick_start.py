"""What the documentation tells a newcomer to paste works as pasted."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.stack import CHECKOUT
from support.terminal import Terminal


def environment(stack):
    return os.environ | {
        "AWS_ACCESS_KEY_ID": stack.access_key_id,
        "AWS_SECRET_ACCESS_KEY": stack.secret_access_key,
        "GATEHOUSE_ENDPOINT": stack.endpoint,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
    }


PRINTED = [
    ["ada"],
    [
        "first sign-in: the code is asked",
        "second sign-in, same device: no code",
        "another device: the code is asked",
        "after ForgetDevice: Invalid Refresh Token.",
    ],
    ["credentials: ASIA", "level 7", "one identity: True"],
]


@pytest.mark.parametrize("number", range(len(PRINTED)))
def test_the_readmes_python_runs_as_pasted(stack, number):
    text = (CHECKOUT / "README.md").read_text()
    scripts = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(scripts) == len(PRINTED)
    done = subprocess.run(
        [sys.executable, "-c", scripts[number]],
        env=environment(stack),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == PRINTED[number]


def test_the_lines_printed_at_the_start_run_as_pasted(stack):
    printed = stack.log.read_text()
    lines = [
        line.strip()
        for line in printed.splitlines()
        if re.match(r"\s*(export |[A-Z_]+=\$\(|aws )", line)
    ]
    assert any("create-user-pool" in line for line in lines), printed
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", "\n".join(lines)],
        env=environment(stack) | {"AWS_PAGER": ""},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, "\n".join(lines) + done.stderr
    assert "AccessToken" in done.stdout


def test_the_readmes_phone_confirms_a_sign_in_as_pasted(stack, tmp_path):
    text = (CHECKOUT / "README.md").read_text()
    section = text.split("## Confirm a sign-in with an app")[1].split("\n## ")[0]
    (script,) = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    terminal = Terminal(
        ["bash", "-euo", "pipefail", "-c", script.replace(".build/ann.phone", str(tmp_path / "phone"))],
        cwd=CHECKOUT,
        env=environment(stack)
        | {"GATEHOUSE_URL": stack.endpoint, "AWS_DEFAULT_REGION": "us-east-1", "AWS_PAGER": ""},
    )
    right, weak, wrong = "27183", "12345", "90210"
    terminal.answer("Passphrase:", "a passphrase")
    terminal.answer("New account: Ann at the site", "y")
    for pin in (weak, right):
        terminal.answer("PIN, or nothing", pin)
        terminal.answer("PIN again", pin)
    terminal.answer("Stopped: SUCCESS", "quit")
    terminal.answer("Passphrase:", "a passphrase")
    terminal.answer("The page must show:", "y")
    terminal.answer("PIN, or nothing", wrong)
    terminal.answer("VERIFY FAILED pin_wrong", right)
    terminal.answer("Stopped: SUCCESS", "quit")
    assert terminal.end() == 0, terminal.said
    assert "Refused: pinWeak" in terminal.said
    assert '"AccessToken"' in terminal.said
