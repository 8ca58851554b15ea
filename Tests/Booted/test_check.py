"""An installation is examined, its journal read and its certificate replaced, on a booted machine."""

import json
import subprocess
import time

SERVICES = "gatehouse-*"
TLS = "/etc/gatehouse/tls"


def faults(machine, part):
    """The causes that `gatehousectl check` names in one part."""
    done = machine.run("gatehousectl", "check", "--json", check=False)
    report = json.loads(done.stdout)
    assert done.returncode == (0 if report["sound"] else 1), done.stderr
    found = {part["part"]: part for part in report["parts"]}[part]
    return [f"{fault['cause']}; cure: {fault['cure']}" for fault in found.get("faults", [])]


def journal(machine, *options):
    """The entries of all services."""
    said = machine.run("journalctl", "-b", "-q", "-o", "json", "-u", SERVICES, *options).stdout
    return [json.loads(line) for line in said.splitlines()]


def wait_for_fault(machine, part, words):
    machine.wait(lambda: any(words in fault for fault in faults(machine, part)), 60)


def test_before_setup_it_says_what_is_missing(installed):
    assert any("run gatehousectl setup" in fault for fault in faults(installed, "secrets"))
    assert any("gatehouse.target is inactive" in fault for fault in faults(installed, "units"))


def test_what_setup_leaves_is_sound(running):
    said = running.run("gatehousectl", "check").stdout
    assert "FAULT" not in said
    assert "units: fine" in said


def test_an_idle_installation_writes_nothing_to_the_journal_for_a_minute(running):
    cursor = journal(running, "-n", "1")[0]["__CURSOR"]
    # The minute is what is measured.
    time.sleep(60)
    assert [entry["MESSAGE"] for entry in journal(running, "--after-cursor", cursor)] == []


def test_the_units_are_read_without_a_complaint(running):
    said = running.run("journalctl", "-b", "-q", "-o", "cat", "_PID=1").stdout.splitlines()
    assert [line for line in said if "gatehouse" in line and "ignoring" in line] == []


def test_each_instance_is_asked_and_the_one_that_differs_is_named(running):
    drop_in = running.root / "etc/systemd/system/gatehouse-authentication@2.service.d/other.conf"
    drop_in.parent.mkdir(parents=True)
    drop_in.write_text("[Service]\nEnvironment=GATEHOUSE_PUBLIC_URL=https://other.example.com\n")
    running.run("systemctl", "daemon-reload")
    second = ("gatehouse-authentication@2.socket", "gatehouse-authentication@2.service")
    running.run("systemctl", "start", *second)
    try:
        named = faults(running, "readiness")
        assert any(fault.startswith("authentication@2 runs with another configuration") for fault in named), named
        assert not any(fault.startswith("authentication@1") for fault in named), named
    finally:
        running.run("systemctl", "stop", *second)
    running.wait(lambda: faults(running, "readiness") == [], 60)


def test_a_service_that_is_kept_from_the_network_it_needs_is_named(running):
    file = running.root / "etc/gatehouse/authentication.json"
    before = file.read_text()
    smtp = '"smtp": {"host": "127.0.0.1", "from": "a@example.com", "security": "none"},'
    file.write_text(before.replace("{", "{" + smtp, 1))
    (fault,) = faults(running, "network")
    assert "smtp.host" in fault and "cure: gatehousectl setup --network-only" in fault
    running.run("gatehousectl", "setup", "--network-only")
    assert faults(running, "network") == []
    file.write_text(before)
    (fault,) = faults(running, "network")
    assert "names nothing outside" in fault
    running.run("gatehousectl", "setup", "--network-only")
    assert faults(running, "network") == []


def test_a_unit_that_is_stopped_or_failed_is_named(running):
    running.run("systemctl", "stop", "gatehouse-assertion-reader@1.socket")
    assert any("gatehouse-assertion-reader@1" in fault for fault in faults(running, "units"))
    running.run("systemctl", "start", "gatehouse-assertion-reader@1.socket")
    running.run("systemctl", "start", "gatehouse-assertion-reader@1.service")
    assert faults(running, "units") == []


def test_a_socket_that_every_user_can_open_is_named(running):
    socket = "/run/gatehouse/authentication/1.sock"
    running.run("chmod", "666", socket)
    assert any("every user can connect" in fault for fault in faults(running, "sockets"))
    running.run("chmod", "660", socket)
    running.run("chgrp", "root", socket)
    assert any("not open to the group" in fault for fault in faults(running, "sockets"))
    running.run("chgrp", "gatehouse-callers", socket)
    assert faults(running, "sockets") == []


def test_a_disk_that_is_nearly_full_is_named(running):
    running.run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", "/tmp")
    running.run("dd", "if=/dev/zero", "of=/tmp/full", "bs=1k", "count=1000")
    assert any("the file system of /tmp has 0 MiB" in fault for fault in faults(running, "disks"))
    running.run("umount", "/tmp")
    assert faults(running, "disks") == []


def test_without_postgresql_no_service_is_ready_and_the_journal_says_so_as_an_error(running):
    cursor = journal(running, "-n", "1")[0]["__CURSOR"]
    running.run("systemctl", "stop", "postgresql@15-main")
    try:
        wait_for_fault(running, "units", "not ready: connection to server on socket")
        assert any("cure: start PostgreSQL" in fault for fault in faults(running, "database"))
        wait_for_fault(running, "readiness", "is not ready: connection to server on socket")
    finally:
        running.run("systemctl", "start", "postgresql@15-main")
    said = [entry for entry in journal(running, "--after-cursor", cursor)
            if 'message="not ready"' in entry["MESSAGE"]]
    assert said and all(entry["PRIORITY"] == "3" for entry in said)
    running.wait(lambda: faults(running, "readiness") == [], 60)
    running.wait(lambda: faults(running, "units") == [], 60)


def make_certificate(machine, name):
    """A certificate for localhost that signs itself, made outside of the machine, and put in."""
    path = machine.folder / name
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-keyout", f"{path}.key", "-out", f"{path}.pem", "-days", "30",
         "-subj", f"/CN={name}", "-addext", "subjectAltName=DNS:localhost"],
        check=True, capture_output=True,
    )
    for kind in ("pem", "key"):
        machine.put(f"{path}.{kind}", f"/root/{name}.{kind}")
    return path


def install(machine, name):
    """As the operator's book says."""
    machine.run("install", "-d", "-m", "0755", TLS)
    machine.run("install", "-m", "0644", f"/root/{name}.pem", f"{TLS}/certificate.pem")
    machine.run("install", "-m", "0600", "-o", "gatehouse-gateway", f"/root/{name}.key",
                f"{TLS}/private-key.pem")


def served(machine):
    """The certificate that a new connection gets, in PEM."""
    script = "import ssl; print(ssl.get_server_certificate(('127.0.0.1', 8080)))"
    client = machine.client("python3", "-c", script, environment={})
    said, fault = client.communicate(timeout=60)
    assert client.returncode == 0, fault
    return said.strip()


KEEPING = """
import http.client, ssl, sys
connection = http.client.HTTPSConnection("127.0.0.1", 8080, context=ssl._create_unverified_context())
for line in sys.stdin:
    connection.request("GET", "/healthz")
    answer = connection.getresponse()
    answer.read()
    print(answer.status, flush=True)
"""


def test_a_reload_takes_a_certificate_over_and_a_broken_one_is_named(running):
    first, second = (make_certificate(running, name) for name in ("first", "second"))
    install(running, "first")
    configuration = running.root / "etc/gatehouse/gateway.json"
    names = {"certificate-file": f"{TLS}/certificate.pem", "private-key-file": f"{TLS}/private-key.pem"}
    configuration.write_text(json.dumps(json.loads(configuration.read_text()) | {"tls": names}))
    running.run("systemctl", "restart", "gatehouse-gateway@1")
    assert faults(running, "certificate") == []
    assert served(running) == first.with_suffix(".pem").read_text().strip()
    client = running.client("python3", "-c", KEEPING, environment={})

    def ask():
        client.stdin.write("\n")
        client.stdin.flush()
        return client.stdout.readline()

    try:
        assert ask() == "200\n"
        install(running, "second")
        running.run("systemctl", "reload", "gatehouse-gateway@1")
        running.wait(lambda: served(running) == second.with_suffix(".pem").read_text().strip(), 30)
        assert ask() == "200\n"
        running.run("install", "-m", "0600", "-o", "gatehouse-gateway", "/root/first.key",
                    f"{TLS}/private-key.pem")
        running.run("systemctl", "reload", "gatehouse-gateway@1")
        assert any("do not work together" in fault for fault in faults(running, "certificate"))
        assert served(running) == second.with_suffix(".pem").read_text().strip()
        assert ask() == "200\n"
    finally:
        client.kill()
    # A reload of the others is known to their units, and ends none of them.
    running.run("systemctl", "reload", "gatehouse-authentication@1", "gatehouse-assertion-reader@1")
    running.wait(lambda: faults(running, "units") == [], 30)
