"""Two machines with Gatehouse behind HAProxy, over three with PostgreSQL, etcd and Patroni, as SCALE.md says.

However the primary is lost, nothing that was acknowledged is lost with it, and nothing has to be restarted.
"""

import json
import shutil
import sys
import time
from contextlib import contextmanager

import pytest

from support.image import archive, unpack
from support.installation import SERVICES, SUPPORT, install, take_key
from support.machine import Machine
from support.network import Network
from support.patroni import Cluster

pytestmark = pytest.mark.long

FURTHER = ["etcd-server", "haproxy", "iproute2", "patroni", "python3"]
FRONT = "10.77.0.2"
DATABASES = ["10.77.0.11", "10.77.0.12", "10.77.0.13"]
SERVERS = ["10.77.0.21", "10.77.0.22"]
PUBLIC_URL = f"http://{FRONT}:8080"
HAPROXY = """
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
frontend public
  bind 0.0.0.0:8080
  option forwardfor
  default_backend gateways
backend gateways
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host gatehouse
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 1
"""


@pytest.fixture(scope="module")
def machines(workspace):
    """Six machines in one network, by address."""
    image = workspace.folder / "image-of-the-cluster"
    unpack(archive(FURTHER), image)
    network = Network()
    made = {}
    try:
        for address in [FRONT, *DATABASES, *SERVERS]:
            made[address] = Machine(workspace, image)
            made[address].start()
            network.connect(made[address], address)
        yield network, made
    finally:
        for machine in made.values():
            machine.stop()
        network.remove()


@pytest.fixture(scope="module")
def cluster(machines):
    cluster = Cluster([machines[1][address] for address in DATABASES])
    cluster.network = machines[0]
    cluster.start()
    return cluster


@pytest.fixture(scope="module")
def servers(machines, cluster, package):
    """The machines on which Gatehouse runs: the second has the first one's configuration and secrets."""
    first, second = (machines[1][address] for address in SERVERS)
    prepare(first, cluster, package)
    refused = first.run("gatehousectl", "setup", "--public-url", PUBLIC_URL, check=False)
    # It says what the administrator of the other machine has to run.
    assert "CREATE ROLE gatehouse_owner" in refused.stderr, refused.stderr
    password = first.run("cat", "/etc/gatehouse/secrets/database-owner").stdout.strip()
    cluster.perform(f"CREATE ROLE gatehouse_owner LOGIN CREATEROLE PASSWORD '{password}'")
    cluster.perform("CREATE DATABASE gatehouse OWNER gatehouse_owner")
    take_key(first, first.run("gatehousectl", "setup", "--public-url", PUBLIC_URL).stdout)

    prepare(second, cluster, package)
    for source in (first.root / "etc/gatehouse").glob("*.json"):
        shutil.copy(source, second.root / "etc/gatehouse")
    for source in (first.root / "etc/gatehouse/secrets").iterdir():
        if source.name != "event-seals":
            shutil.copy(source, second.root / "etc/gatehouse/secrets")
    second.run("gatehousectl", "setup")
    return [first, second]


def prepare(server, cluster, package):
    """The package, with PostgreSQL elsewhere and a gateway for other machines."""
    # Its own PostgreSQL is not used.
    server.run("systemctl", "disable", "--now", "postgresql.service", "patroni.service", "etcd.service",
               "haproxy.service", check=False)
    install(server, package)
    common = server.root / "etc/gatehouse/gatehouse.json"
    settings = json.loads(common.read_text())
    settings["database"] = settings.get("database", {}) | {"host": cluster.hosts, "port": 5432, "tls": "off"}
    common.write_text(json.dumps(settings, indent=2))
    file = server.root / "etc/gatehouse/gateway.json"
    gateway = json.loads(file.read_text()) | {"plain-http": True, "trusted-proxies": [f"{FRONT}/32"]}
    file.write_text(json.dumps(gateway, indent=2))
    drop_in = server.root / "etc/systemd/system/gatehouse-gateway.socket.d/address.conf"
    drop_in.parent.mkdir(parents=True)
    drop_in.write_text("[Socket]\nListenStream=\nListenStream=0.0.0.0:8080\n")
    server.run("systemctl", "daemon-reload")


@pytest.fixture(scope="module")
def front(machines, servers):
    """The machine of the balancer, from which clients ask."""
    front = machines[1][FRONT]
    front.run("systemctl", "disable", "--now", "postgresql.service", "patroni.service", "etcd.service", check=False)
    lines = [f"  server s{number} {server.address}:8080" for number, server in enumerate(servers, 1)]
    (front.root / "etc/haproxy/haproxy.cfg").write_text(HAPROXY + "\n".join(lines) + "\n")
    front.run("systemctl", "restart", "haproxy.service")
    front.key = servers[0].key | {"GATEHOUSE_ENDPOINT": PUBLIC_URL}
    front.pool = ask(front, POOL).split()
    return front


POOL = """
import os, boto3
idp = boto3.client("cognito-idp", endpoint_url=os.environ["GATEHOUSE_ENDPOINT"])
pool = idp.create_user_pool(
    PoolName="cluster", UserPoolTags={"gatehouse:interaction": "on", "gatehouse:common-passwords": "refused"},
)["UserPool"]["Id"]
client = idp.create_user_pool_client(
    UserPoolId=pool, ClientName="app", GenerateSecret=False,
    ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
)["UserPoolClient"]["ClientId"]
site = idp.create_user_pool_client(
    UserPoolId=pool, ClientName="site", GenerateSecret=True)["UserPoolClient"]
idp.admin_create_user(UserPoolId=pool, Username="ada", MessageAction="SUPPRESS")
idp.admin_set_user_password(UserPoolId=pool, Username="ada", Password="9-Lanterns-afloat", Permanent=True)
print(pool, client, site["ClientId"], site["ClientSecret"])
"""


def ask(front, program, *arguments):
    """What a program says that runs where clients are."""
    client = front.client(sys.executable, "-c", program, *arguments, environment=front.key)
    said, fault = client.communicate(timeout=180)
    assert client.returncode == 0, fault
    return said


@contextmanager
def changes(front):
    """Users are made and tokens revoked all the while; yields, and then nothing acknowledged may be lost."""
    client = front.client(
        sys.executable, SUPPORT / "acknowledged.py", *front.pool[:2], environment=front.key
    )
    result = {}
    try:
        assert client.stdout.readline() == "running\n", client.stderr.read()
        yield result
        said, fault = client.communicate(timeout=300)
    finally:
        client.kill()
    assert client.returncode == 0, fault
    result.update(json.loads(said))
    print(result)
    assert result["lost"] == []
    assert result["users"] and result["revoked"]


def processes(servers):
    """The main process of each unit of Gatehouse."""
    return {
        (server.address, name): server.run(
            "systemctl", "show", "-p", "MainPID", "--value", f"gatehouse-{name}@1.service"
        ).stdout.strip()
        for server in servers for name in [*SERVICES, "gateway"]
    }


SIGN_IN = """
import os, sys, time, boto3
from botocore.config import Config
idp = boto3.client("cognito-idp", endpoint_url=os.environ["GATEHOUSE_ENDPOINT"],
                   config=Config(retries={"total_max_attempts": 1}))
end = time.monotonic() + 90
while True:
    try:
        idp.initiate_auth(ClientId=sys.argv[1], AuthFlow="USER_PASSWORD_AUTH",
                          AuthParameters={"USERNAME": "ada", "PASSWORD": "9-Lanterns-afloat"})
        break
    except Exception:
        if time.monotonic() > end:
            raise
        time.sleep(0.1)
"""


WAYS = {
    "a planned switchover": (Cluster.switch_over, lambda cluster, name: None),
    "a killed primary": (Cluster.kill, Cluster.revive),
    "a frozen primary": (Cluster.freeze, Cluster.revive),
    "a primary that is cut off": (
        lambda cluster, name: cluster.network.cut(cluster.machines[name]),
        lambda cluster, name: cluster.network.mend(cluster.machines[name]),
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_lost_primary_loses_nothing_acknowledged_and_restarts_nothing(front, servers, cluster, way):
    lose, mend = WAYS[way]
    before = processes(servers)
    former = cluster.leader()
    with changes(front) as result:
        ask(front, SIGN_IN, front.pool[1])
        lose(cluster, former)
        assert cluster.wait_until_promoted(former) != former
        promoted = time.monotonic()
        ask(front, SIGN_IN, front.pool[1])
        print(f"{way}: a sign-in {time.monotonic() - promoted:.1f} s after the promotion was seen")
        mend(cluster, former)
        cluster.wait_until_whole()
        ask(front, SIGN_IN, front.pool[1])
    assert processes(servers) == before, result


REVOCATION = """
import sys, boto3
one, other = (boto3.client("cognito-idp", endpoint_url=f"http://{address}:8080") for address in sys.argv[2:])
tokens = one.initiate_auth(ClientId=sys.argv[1], AuthFlow="USER_PASSWORD_AUTH", AuthParameters={
    "USERNAME": "ada", "PASSWORD": "9-Lanterns-afloat"})["AuthenticationResult"]
for machine in (one, other):
    machine.get_user(AccessToken=tokens["AccessToken"])
other.global_sign_out(AccessToken=tokens["AccessToken"])
for machine in (one, other):
    try:
        machine.get_user(AccessToken=tokens["AccessToken"])
        sys.exit("a revoked token was taken")
    except machine.exceptions.NotAuthorizedException:
        pass
"""


def test_a_revocation_at_one_machine_is_seen_at_the_other_at_once(front, servers):
    addresses = [server.address for server in servers]
    for order in (addresses, addresses[::-1]):
        ask(front, REVOCATION, front.pool[1], *order)


WAITING = """
import base64, json, sys, threading, urllib.request
client, secret, one, other = sys.argv[1:]
proof = "Basic " + base64.b64encode(f"{client}:{secret}".encode()).decode()

def call(address, method, path, body=None):
    request = urllib.request.Request(
        f"http://{address}:8080/interaction/v1/sessions{path}", method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"authorization": proof, "content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)

started = call(one, "POST", "", {"clientId": client, "user": "ada", "kind": "LOGIN", "comparison": "show"})
told = {}
path = f"/{started['sessionId']}"
page = threading.Thread(
    target=lambda: told.update(call(one, "GET", f"{path}?wait=25&version={started['version']}")))
page.start()
call(other, "DELETE", path)
page.join()
assert told["state"] == "CANCELLED", told
"""


def test_a_page_that_waits_at_one_machine_is_told_of_a_change_at_the_other(front, servers):
    addresses = [server.address for server in servers]
    for order in (addresses, addresses[::-1]):
        ask(front, WAITING, *front.pool[2:], *order)


def test_a_machine_may_go_while_the_other_serves(front, servers):
    first, second = servers
    with changes(front) as result:
        ask(front, SIGN_IN, front.pool[1])
        first.run("systemctl", "stop", "gatehouse-gateway.socket", "gatehouse-gateway@1.service")
        ask(front, SIGN_IN, front.pool[1])
        first.run("systemctl", "start", "gatehouse-gateway.socket", "gatehouse-gateway@1.service")
        ask(front, SIGN_IN, front.pool[1])
    # What was under way when the balancer had not noticed yet fails, and nothing else.
    assert result["failures"] < result["users"], result
