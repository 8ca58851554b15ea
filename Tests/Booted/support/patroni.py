"""Three PostgreSQL of which Patroni keeps one the primary (etcd decides), as SCALE.md describes it."""

import json
import os

SCOPE = "gatehouse"
CONFIGURATION = "/etc/patroni/config.yml"
PASSWORDS = {"replication": "replicator", "superuser": "postgres", "rewind": "rewinder"}


class Cluster:
    """The database machines, each with etcd, Patroni and PostgreSQL."""

    def __init__(self, machines):
        self.machines = {f"db{number}": machine for number, machine in enumerate(machines, 1)}

    @property
    def hosts(self):
        return ", ".join(machine.address for machine in self.machines.values())

    def start(self):
        for name, machine in self.machines.items():
            # Debian's own cluster and its etcd of one machine are not wanted.
            machine.run(
                "systemctl", "disable", "--now", "postgresql.service", "postgresql@15-main.service", "etcd.service",
                "patroni.service",
            )
            machine.run("pg_dropcluster", "15", "main")
            machine.run("find", "/var/lib/etcd", "-mindepth", "1", "-delete")
            self.write(machine, "/etc/default/etcd", self.etcd(name, machine))
            self.write(machine, CONFIGURATION, self.patroni(name, machine), owner="postgres")
            # Where Patroni is killed it stays away, as a machine without power does.
            self.write(
                machine, "/etc/systemd/system/patroni.service.d/restart.conf", "[Service]\nRestart=no\n"
            )
            machine.run("install", "-d", "-o", "postgres", "-m", "0700", "/var/lib/postgresql/15")
            machine.run("systemctl", "daemon-reload")
        # The first one is ready when a second one is.
        for machine in self.machines.values():
            machine.run("systemctl", "start", "--no-block", "etcd.service")
        for machine in self.machines.values():
            machine.wait(lambda: self.is_active(machine, "etcd.service"), 60)
        for machine in self.machines.values():
            machine.run("systemctl", "start", "patroni.service")
        self.wait_until_whole()

    @staticmethod
    def is_active(machine, unit):
        return machine.run("systemctl", "is-active", unit, check=False).stdout.strip() == "active"

    @staticmethod
    def write(machine, path, text, owner=None):
        file = machine.root / path.lstrip("/")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        if owner:
            machine.run("chown", "-R", owner, os.path.dirname(path))

    def etcd(self, name, machine):
        peers = ",".join(f"{other}=http://{its.address}:2380" for other, its in self.machines.items())
        return "\n".join([
            f"ETCD_NAME={name}",
            f"ETCD_LISTEN_PEER_URLS=http://{machine.address}:2380",
            f"ETCD_INITIAL_ADVERTISE_PEER_URLS=http://{machine.address}:2380",
            f"ETCD_LISTEN_CLIENT_URLS=http://{machine.address}:2379",
            f"ETCD_ADVERTISE_CLIENT_URLS=http://{machine.address}:2379",
            f"ETCD_INITIAL_CLUSTER={peers}",
            "ETCD_INITIAL_CLUSTER_STATE=new",
            "ETCD_DATA_DIR=/var/lib/etcd/cluster",
            "",
        ])

    def patroni(self, name, machine):
        network = machine.address.rsplit(".", 1)[0] + ".0/24"
        # JSON is YAML.
        return json.dumps({
            "scope": SCOPE,
            "name": name,
            "restapi": {"listen": "0.0.0.0:8008", "connect_address": f"{machine.address}:8008"},
            "etcd3": {"hosts": [f"{its.address}:2379" for its in self.machines.values()]},
            "bootstrap": {
                "dcs": {
                    # The shortest times that a busy machine keeps without a failover nobody asked for.
                    "ttl": 20, "loop_wait": 5, "retry_timeout": 5,
                    "synchronous_mode": True,
                    "postgresql": {
                        "use_pg_rewind": True,
                        "parameters": {"max_connections": 300, "wal_keep_size": "256MB"},
                    },
                },
                "initdb": [{"encoding": "UTF8"}, {"locale": "C.UTF-8"}, "data-checksums"],
                "pg_hba": [
                    "local all all peer",
                    f"host replication replicator {network} scram-sha-256",
                    f"host all all {network} scram-sha-256",
                ],
            },
            "postgresql": {
                "listen": "0.0.0.0:5432",
                "connect_address": f"{machine.address}:5432",
                "data_dir": "/var/lib/postgresql/15/patroni",
                "bin_dir": "/usr/lib/postgresql/15/bin",
                "authentication": {
                    part: {"username": user, "password": f"{user}-of-the-test"}
                    for part, user in PASSWORDS.items()
                },
                "parameters": {"unix_socket_directories": "/var/run/postgresql"},
            },
        }, indent=2)

    def members(self):
        """What a member that answers says of all: by name role and state."""
        for machine in self.machines.values():
            said = machine.run(
                "timeout", "10", "patronictl", "-c", CONFIGURATION, "list", "-f", "json", check=False
            ).stdout
            try:
                rows = {row["Member"]: row for row in json.loads(said)}
            except ValueError:
                continue
            if rows:
                return rows
        return {}

    def leader(self):
        """The name of the primary; nil while there is none."""
        for name, row in self.members().items():
            if row["Role"] == "Leader":
                return name
        return None

    def is_whole(self):
        """Whether there is a primary, and a standby that has what it acknowledged."""
        rows = self.members()
        roles = sorted(row["Role"] for row in rows.values())
        states = {row["State"] for row in rows.values()}
        return roles == ["Leader", "Replica", "Sync Standby"] and states <= {"running", "streaming"}

    def wait_until_whole(self):
        next(iter(self.machines.values())).wait(self.is_whole, 180)

    def wait_until_promoted(self, former):
        """The name of another primary, which takes writes."""
        others = [machine for name, machine in self.machines.items() if name != former]

        def promoted():
            return any(self.takes_writes(machine) for machine in others)

        others[0].wait(promoted, 120)
        return next(name for name, machine in self.machines.items() if machine in others and self.takes_writes(machine))

    @staticmethod
    def takes_writes(machine):
        said = machine.run(
            "timeout", "10", "runuser", "-u", "postgres", "--", "psql", "-XAtq", "postgres", "-c",
            "SELECT NOT pg_is_in_recovery()", check=False,
        )
        return said.stdout.strip() == "t"

    def perform(self, statement, database="postgres"):
        """Performs a statement as the primary's administrator."""
        self.machines[self.leader()].run(
            "runuser", "-u", "postgres", "--", "psql", "-XAtq", "-v", "ON_ERROR_STOP=1", database, "-c", statement
        )

    # Ways in which a primary is lost, each with what ends it.

    def kill(self, name):
        self.signal(name, "KILL")

    def freeze(self, name):
        self.signal(name, "STOP")

    def revive(self, name):
        """Starts what was killed, and lets go on what was frozen."""
        self.signal(name, "CONT")
        self.machines[name].run("systemctl", "start", "patroni.service")

    def switch_over(self, name):
        self.machines[name].run(
            "patronictl", "-c", CONFIGURATION, "switchover", SCOPE, "--master", name, "--force"
        )

    def signal(self, name, which):
        self.machines[name].run("pkill", f"-{which}", "-u", "postgres", check=False)
