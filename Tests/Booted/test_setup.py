"""From the package to a sign-in, and back."""

import sys

from support.installation import PUBLIC_URL
from support.machine import ROOT


def signed_in(machine):
    client = machine.client(
        sys.executable, ROOT / "Tests/Booted/support/sign_in.py", environment=machine.key
    )
    said, fault = client.communicate(timeout=120)
    assert client.returncode == 0, fault
    return said.split()


def test_setup_leads_to_a_sign_in_and_removal_leaves_the_database(installed, request):
    # Only the operator knows the URL.
    refused = installed.run("gatehousectl", "setup", check=False)
    assert refused.returncode != 0
    assert "--public-url" in refused.stderr
    assert installed.run("ls", "/etc/gatehouse/secrets").stdout == ""

    told = installed.run("gatehousectl", "setup", "--public-url", PUBLIC_URL, "--dry-run").stdout
    for step in ("public URL", "secrets", "database", "schemas", "services", "event seals", "access key"):
        assert f"{step}: would " in told
    # As installed no service's file names anything outside.
    assert "network: would " not in told
    assert installed.run("ls", "/etc/gatehouse/secrets").stdout == ""
    assert installed.run("systemctl", "is-enabled", "gatehouse.target", check=False).returncode != 0

    running = request.getfixturevalue("running")
    pool, client, name = signed_in(running)
    assert name == "ada"

    # Again changes nothing.
    again = running.run("gatehousectl", "setup").stdout
    for step in ("public URL", "secrets", "database", "network", "services", "event seals", "access key"):
        assert f"{step}: done already" in again
    assert "AWS_SECRET_ACCESS_KEY" not in again
    keys = running.run("gatehousectl", "access-keys", "list").stdout
    assert len(keys.splitlines()) == 1

    # As psql reaches it afterwards.
    kept = ["runuser", "-u", "postgres", "--", "psql", "-X", "-q", "-A", "-t", "gatehouse", "-c",
            "SELECT count(*) FROM authentication.user_pools"]
    assert running.run(*kept).stdout.strip() == "1"
    running.run("apt-get", "remove", "-y", "-qq", "gatehouse")
    assert running.run("sh", "-c", "ps ax | grep -c [g]atehouse-", check=False).stdout.strip() == "0"
    # What setup and gatehousectl leave beside the package, and a drop-in of the operator's.
    units = "/etc/systemd/system/gatehouse-gateway@.service.d"
    running.run("mkdir", "-p", units, "/run/gatehousectl")
    running.run("touch", f"{units}/gatehouse-network.conf", f"{units}/own.conf")
    running.run("apt-get", "purge", "-y", "-qq", "gatehouse")
    left = running.run("sh", "-c", "ls -d /run/gatehousectl; ls /etc/systemd/system/gatehouse-*.d", check=False).stdout
    assert left.split() == ["own.conf"]
    assert running.run(*kept).stdout.strip() == "1"
    # The keys without which it cannot be read.
    assert "seal-keys-authentication" in running.run("ls", "/etc/gatehouse/secrets").stdout
