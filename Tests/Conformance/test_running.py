"""Starting, stopping and starting again."""

import json
import os
import signal
import subprocess

import psutil
import pytest
import requests

from support.clients import make_pool
from support.stack import Stack, executables, free_port
from support.waiting import wait_until


def run_up(*arguments):
    return subprocess.run(
        [str(executables() / "gatehousectl"), "up", *arguments],
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopping_leaves_nothing_and_the_next_start_finds_its_data(own_stack, number):
    pool = make_pool(own_stack)
    name = pool.user()
    children = own_stack.descendants()
    assert own_stack.stop(number) == 0
    _, alive = psutil.wait_procs(children, timeout=120)
    assert not alive
    sockets = [
        os.path.join(folder, file)
        for folder, _, files in os.walk(own_stack.state)
        for file in files
        if file.endswith(".sock") or file in ("lock", "postmaster.pid")
    ]
    assert sockets == []
    own_stack.start()
    assert pool.sign_in(name)["AccessToken"]


def test_a_taken_port_is_named(own_stack, tmp_path_factory):
    other = tmp_path_factory.mktemp("other")
    other.chmod(0o755)
    refused = run_up("--state", str(other / "state"), "--port", str(own_stack.port))
    assert refused.returncode != 0
    assert str(own_stack.port) in refused.stderr


def test_a_state_in_use_is_refused(own_stack):
    refused = run_up("--state", str(own_stack.state), "--port", str(free_port()))
    assert refused.returncode != 0
    assert str(own_stack.process.pid) in refused.stderr
    assert requests.get(own_stack.endpoint + "/healthz", timeout=60).status_code == 200


def test_a_cluster_of_another_version_is_refused(own_stack):
    own_stack.stop()
    found = min(own_stack.state.rglob("PG_VERSION"), key=lambda p: len(p.parts))
    version = found.read_text()
    found.write_text("13\n")
    try:
        refused = run_up("--state", str(own_stack.state), "--port", str(own_stack.port))
        assert refused.returncode != 0
        assert "13" in refused.stderr
    finally:
        found.write_text(version)
    own_stack.start()


def test_secrets_are_readable_by_their_owner_alone(own_stack):
    for folder, _, files in os.walk(own_stack.state):
        for file in files:
            if "secret" in folder or "secret" in file or file.endswith(".key"):
                mode = os.stat(os.path.join(folder, file)).st_mode
                assert mode & 0o077 == 0, os.path.join(folder, file)


def test_every_service_runs_and_metrics_count_requests(own_stack: Stack):
    assert all(own_stack.processes(name) for name in own_stack.services)
    pool = make_pool(own_stack)
    pool.sign_in(pool.user())
    assert "# TYPE" in own_stack.metrics()
    wait_until(lambda: "InitiateAuth" in own_stack.metrics(), "the call is not counted")


@pytest.mark.parametrize("service", ["authentication", "device-registry", "token-issuance"])
def test_an_instance_with_a_foreign_seal_key_takes_no_call(own_stack: Stack, tmp_path, service):
    pool = make_pool(own_stack)
    name = pool.user()
    configuration = json.loads((own_stack.state / "config" / f"{service}.json").read_text())
    key = tmp_path / "seal-keys"
    key.write_text("1:" + bytes(range(32)).hex() + "\n")
    key.chmod(0o600)
    file = tmp_path / "config.json"
    file.write_text(json.dumps(configuration | {"seal-key-file": str(key), "instance": "foreign"}))
    log = tmp_path / "log"
    with open(log, "wb") as output:
        foreign = subprocess.Popen(
            [str(executables() / f"gatehouse-{service}"), "--config", str(file)],
            stdout=output,
            stderr=subprocess.STDOUT,
            env={"PATH": "/usr/bin:/bin"},
        )

    def is_named():
        assert foreign.poll() is None, log.read_text()
        return "key 1 in seal-key-file is not the key 1" in log.read_text()

    try:
        wait_until(is_named, "the key is not named")
        for _ in range(10):
            tokens = pool.sign_in(name)
            assert pool.public.get_user(AccessToken=tokens["AccessToken"])["Username"] == name
        assert requests.get(own_stack.endpoint + "/readyz", timeout=60).status_code == 200
        assert "message=ready" not in log.read_text()
        assert foreign.poll() is None
    finally:
        foreign.terminate()
        assert foreign.wait(60) == 0
