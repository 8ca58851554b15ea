"""The alert rules and the board that come with an installation name metrics that there are."""

import json
import re
import subprocess

import pytest

from support.clients import make_pool
from support.stack import CHECKOUT
from support.waiting import wait_until

FOLDER = CHECKOUT / "deploy" / "monitoring"
METRIC = re.compile(r"\b(?:gatehouse|process)_[a-z0-9_]+\b")
# Of the series of a histogram each has an ending of its own.
ENDINGS = re.compile(r"_(bucket|sum|count)$")


def board_expressions():
    panels = json.loads((FOLDER / "board.json").read_text())["panels"]
    return [target["expr"] for panel in panels for target in panel.get("targets", [])]


def rule_expressions():
    text = (FOLDER / "alerts.yml").read_text()
    return re.findall(r"expr: (?:\|\n)?(.*?)\n\s+(?:for|labels):", text, re.DOTALL)


def test_the_alert_rules_are_sound_and_fire_when_they_should():
    for command in (["check", "rules", "alerts.yml"], ["test", "rules", "alerts-test.yml"]):
        done = subprocess.run(
            ["promtool", *command], cwd=FOLDER, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_boards_expressions_are_sound(tmp_path):
    rules = [
        # Grafana's own variable.
        {"record": f"board:{number}", "expr": expression.replace("$__rate_interval", "5m")}
        for number, expression in enumerate(board_expressions())
    ]
    file = tmp_path / "board.yml"
    # JSON is YAML.
    file.write_text(json.dumps({"groups": [{"name": "board", "rules": rules}]}))
    done = subprocess.run(
        ["promtool", "check", "rules", str(file)], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def known(stack):
    """The metrics of a system that has signed a user in, and those that come with what they count."""
    pool = make_pool(stack)
    pool.sign_in(pool.user())
    # They are gathered in the background.
    wait_until(
        lambda: 'service="token-issuance"' in stack.metrics(), "the services' metrics do not come"
    )
    shown = set(re.findall(r"^# TYPE (\S+)", stack.metrics(), re.MULTILINE))
    documented = set(re.findall(r"^\| `(\w+)`", (FOLDER / "METRICS.md").read_text(), re.MULTILINE))
    return shown | documented


@pytest.mark.parametrize("source", ["board", "alerts"])
def test_each_metric_that_is_looked_at_exists(known, source):
    expressions = board_expressions() if source == "board" else rule_expressions()
    assert len(expressions) > 10
    named = {ENDINGS.sub("", name) for text in expressions for name in METRIC.findall(text)}
    assert named - known == set()
