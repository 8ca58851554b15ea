"""What an administrator does with an installation that runs, while users sign in."""

import pytest

from support.installation import NAMES, PROCESSES, SERVICES, instances, load, units


@pytest.mark.parametrize("service", [*SERVICES, "console"])
def test_a_restart_of_an_only_instance_fails_no_call(running, user, service):
    with load(running, user):
        for _ in range(2):
            running.run("systemctl", "restart", f"gatehouse-{service}@1.service")


def test_a_second_instance_comes_and_goes_without_a_failed_call(running, user):
    second = units("authentication", "2")
    with load(running, user):
        running.run("systemctl", "enable", "--now", *second)
        running.run("systemctl", "restart", "gatehouse-authentication@1.service")
        running.run("systemctl", "disable", "--now", *second)


def test_instances_are_seen_and_one_is_drained_without_a_failed_call(running, user):
    rows = instances(running)
    assert set(rows) == {f"{name}@1" for name in NAMES}
    for row in rows.values():
        assert row["state"] == "ready", rows
        assert row["since"] and row["version"] and row["cpu-percent"] >= 0
    assert rows["authentication@1"]["calls"] > 0
    table = running.run("gatehousectl", "instances").stdout.splitlines()
    assert len(table) == len(NAMES) + 1 and table[0].startswith("INSTANCE")

    # The only one is not drained by mistake, nor the gateway that its socket would start again.
    for only in ("authentication@1", "gateway@1"):
        refused = running.run("gatehousectl", "instances", "drain", only, check=False)
        assert refused.returncode != 0, refused.stdout
    with load(running, user):
        running.run("systemctl", "enable", "--now", *units("authentication", "2"))
        running.run("gatehousectl", "instances", "drain", "authentication@1")
        assert "authentication@1" not in instances(running)
        assert instances(running)["authentication@2"]["calls-per-second"] > 0
        running.run("systemctl", "start", *units("authentication", "1"))
        running.run("gatehousectl", "instances", "drain", "authentication@2", "--disable")
    assert set(instances(running)) == set(rows)
    gone = running.run("systemctl", "is-enabled", units("authentication", "2")[0], check=False)
    assert gone.stdout.strip() == "disabled"


def test_a_restart_of_the_gateway_fails_no_call(running, user):
    with load(running, user):
        for _ in range(2):
            running.run("systemctl", "restart", "gatehouse-gateway@1.service")


def test_a_restart_of_everything_fails_no_call(running, user):
    with load(running, user):
        running.run("systemctl", "restart", *[f"gatehouse-{name}@1" for name in PROCESSES])


def test_two_gateways_share_a_port_and_one_may_go(running, user):
    drop_in = running.root / "etc/systemd/system/gatehouse-gateway@2.service.d/metrics.conf"
    drop_in.parent.mkdir(parents=True)
    drop_in.write_text("[Service]\nEnvironment=GATEHOUSE_METRICS_PORT=9465\n")
    running.run("systemctl", "daemon-reload")
    with load(running, user):
        running.run("systemctl", "start", "gatehouse-gateway@2.service")
        running.run("systemctl", "restart", "gatehouse-gateway@1.service")
        running.run("systemctl", "stop", "gatehouse-gateway@2.service")


# Those that browsers and apps reach; the gateway goes out as installed, too.
EXPOSURE = {"gateway": 1.0, "console": 0.9}


@pytest.mark.parametrize("name", PROCESSES)
def test_units_keep_a_service_to_what_it_needs(running, name):
    said = running.run(
        "systemd-analyze", "security", "--no-pager", f"gatehouse-{name}@1.service"
    ).stdout
    exposure = float(said.split("Overall exposure level for")[1].split(":")[1].split()[0])
    print(name, exposure)
    assert exposure <= EXPOSURE.get(name, 0.8), said


def test_a_service_goes_out_where_its_file_names_something_outside(running, user):
    def shown(unit, name):
        return running.run("systemctl", "show", "-p", name, "--value", unit).stdout.strip()

    unit = "gatehouse-authentication@1.service"
    assert shown(unit, "PrivateNetwork") == "yes"
    assert shown("gatehouse-identity-federation@1.service", "PrivateNetwork") == "yes"
    file = running.root / "etc/gatehouse/authentication.json"
    before = file.read_text()
    smtp = '"smtp": {"host": "127.0.0.1", "from": "a@example.com", "security": "none"},'
    file.write_text(before.replace("{", "{" + smtp, 1))
    with load(running, user):
        running.run("gatehousectl", "setup", "--network-only")
        assert shown(unit, "PrivateNetwork") == "no"
        assert "AF_INET" in shown(unit, "RestrictAddressFamilies")
        file.write_text(before)
        running.run("gatehousectl", "setup", "--network-only")
    assert shown(unit, "PrivateNetwork") == "yes"
    assert "done already" in running.run("gatehousectl", "setup", "--network-only").stdout


def test_clients_of_other_machines_reach_the_gateways_socket(running):
    # What keeps the gateway's own sockets to this machine does not apply to the one it was handed.
    file = running.root / "etc/gatehouse/gateway.json"
    file.write_text(file.read_text().replace("{", '{"plain-http": true,', 1))
    drop_in = running.root / "etc/systemd/system/gatehouse-gateway.socket.d/address.conf"
    drop_in.parent.mkdir(parents=True)
    drop_in.write_text("[Socket]\nListenStream=\nListenStream=0.0.0.0:8080\n")
    running.run("systemctl", "daemon-reload")
    running.run("systemctl", "stop", "gatehouse-gateway.socket", "gatehouse-gateway@1.service")
    running.run("systemctl", "start", "gatehouse-gateway.socket", "gatehouse-gateway@1.service")
    asked = running.client("ip", "address", "add", "192.0.2.7/32", "dev", "lo", environment={})
    assert asked.wait(30) == 0, asked.stderr.read()
    code = (
        "import socket; s = socket.create_connection(('192.0.2.7', 8080), 30,"
        " source_address=('192.0.2.7', 0)); s.settimeout(30);"
        " s.sendall(b'GET /healthz HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n');"
        " print(s.recv(15).decode())"
    )
    client = running.client("python3", "-c", code, environment={})
    said, fault = client.communicate(timeout=60)
    assert said.startswith("HTTP/1.1 "), fault


def test_each_process_is_a_user_of_its_own(running):
    owners = running.run("ps", "-eo", "user:40,args").stdout.splitlines()
    for name in PROCESSES:
        (line,) = [line for line in owners if f"/usr/bin/gatehouse-{name} " in line]
        assert line.split()[0] == f"gatehouse-{name}"
