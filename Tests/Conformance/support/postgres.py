"""Servers of PostgreSQL and PgBouncer beside the one that a system brings."""

import json
import os
import shutil
import signal
import subprocess
from pathlib import Path

from .stack import STOP_LIMIT_SECONDS, Stack, executables, make_folder
from .waiting import wait_until

PROGRAMS = Path("/usr/lib/postgresql/15/bin")
# Neither runs as root.
ACCOUNT = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}


def folder(prefix: str) -> Path:
    """A folder for sockets and data, which belongs to the servers' user."""
    made = make_folder(f"gatehouse-{prefix}-")
    if ACCOUNT:
        shutil.chown(made, "postgres", "postgres")
    made.chmod(0o755)
    return made


def plain_environment() -> dict:
    """Without GATEHOUSE_BIN and its like, which are the tests' own."""
    return {key: value for key, value in os.environ.items() if not key.startswith("GATEHOUSE_")}


class Server:
    """A program that runs until it is stopped."""

    def __init__(self, name: str):
        self.folder = folder(name)
        self.log = self.folder / "log"
        self.process = None

    def run(self, *command) -> subprocess.CompletedProcess:
        done = subprocess.run(
            [str(word) for word in command], capture_output=True, text=True, timeout=300,
            cwd=self.folder, **ACCOUNT,
        )
        assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"
        return done

    def spawn(self, *command) -> None:
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [str(word) for word in command], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                cwd=self.folder, **ACCOUNT,
            )

    def stop(self, number: int = signal.SIGINT) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            self.process.wait(STOP_LIMIT_SECONDS)
        self.process = None

    def discard(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Cluster(Server):
    """A PostgreSQL of its own, on a Unix socket; a copy of another one follows it."""

    def __init__(self, of: "Cluster | None" = None):
        super().__init__("postgres")
        self.data = self.folder / "data"
        if of is None:
            self.run(PROGRAMS / "initdb", "-D", self.data, "-U", "postgres", "-A", "trust")
            (self.data / "postgresql.auto.conf").write_text(
                # What is acknowledged is at the standby too.
                "synchronous_standby_names = '*'\nsynchronous_commit = local\nmax_connections = 200\n"
            )
        else:
            self.run(
                PROGRAMS / "pg_basebackup", "-D", self.data, "-h", of.folder, "-U", "postgres",
                "-X", "stream", "-c", "fast", "-R",
            )

    def start(self) -> "Cluster":
        self.spawn(
            PROGRAMS / "postgres", "-D", self.data, "-c", "listen_addresses=",
            "-c", f"unix_socket_directories={self.folder}",
        )
        wait_until(
            lambda: subprocess.run(
                [PROGRAMS / "pg_isready", "-q", "-h", self.folder], check=False
            ).returncode == 0,
            "PostgreSQL does not start",
        )
        return self

    def psql(self, statement: str, database: str = "postgres") -> str:
        return self.run(
            PROGRAMS / "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1",
            "-h", self.folder, "-U", "postgres", database, "-c", statement,
        ).stdout.strip()

    def promote(self) -> None:
        self.run(PROGRAMS / "pg_ctl", "promote", "-D", self.data, "-w")

    def prepare(self, stack: Stack) -> None:
        """Makes the database of an installation, with the secrets of a system that runs."""
        secrets = stack.state / "secrets"
        self.psql("CREATE ROLE gatehouse_owner LOGIN CREATEROLE")
        self.psql("CREATE DATABASE gatehouse OWNER gatehouse_owner")
        schemas = [path.name.removeprefix("seal-keys-") for path in secrets.glob("seal-keys-*")]
        configuration = self.folder / "gatehousectl.json"
        passwords = {
            schema: str(secrets / f"database-{schema}") for schema in schemas
        }
        configuration.write_text(
            json.dumps({"database": {"host": str(self.folder)}, "role-password-files": passwords})
        )
        done = subprocess.run(
            [executables() / "gatehousectl", "migrate", "--config", configuration],
            capture_output=True, text=True, timeout=300, env=plain_environment(),
        )
        assert done.returncode == 0, done.stdout + done.stderr


class PgBouncer(Server):
    """A pooler in transaction mode before a system's PostgreSQL, with few sessions of each role."""

    PORT = 6432

    def __init__(self, stack: Stack):
        super().__init__("pgbouncer")
        server = Path((stack.state / "run-directory").read_text()) / "postgresql"
        users = self.folder / "users"
        users.write_text(
            "".join(
                f'"gatehouse_{path.name.removeprefix("database-")}" "{path.read_text().strip()}"\n'
                for path in (stack.state / "secrets").glob("database-*")
            )
        )
        self.settings = self.folder / "pgbouncer.ini"
        self.settings.write_text(
            f"""[databases]
gatehouse = host={server} port=5432
[pgbouncer]
listen_port = {self.PORT}
unix_socket_dir = {self.folder}
auth_type = scram-sha-256
auth_file = {users}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
ignore_startup_parameters = options
logfile = {self.folder}/pgbouncer.log
"""
        )
        for file in (users, self.settings):
            if ACCOUNT:
                shutil.chown(file, "postgres", "postgres")
            file.chmod(0o600)

    def start(self) -> "PgBouncer":
        self.spawn("/usr/sbin/pgbouncer", self.settings)
        wait_until(
            (self.folder / f".s.PGSQL.{self.PORT}").exists, "PgBouncer does not start"
        )
        return self

    @property
    def way(self) -> dict:
        """How services reach it."""
        return {
            "GATEHOUSE_DATABASE_HOST": str(self.folder),
            "GATEHOUSE_DATABASE_PORT": str(self.PORT),
        }
