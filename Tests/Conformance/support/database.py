"""The database, as its administrator has it."""

import os
import subprocess


def database(stack, statement):
    """Runs a statement as the schema's owner; returns what psql prints."""
    folder = (stack.state / "run-directory").read_text().strip()
    password = (stack.state / "secrets" / "database-owner").read_text().strip()
    done = subprocess.run(
        ["psql", "-XAtq", "-h", f"{folder}/postgresql", "-U", "gatehouse_owner", "-d", "gatehouse", "-c", statement],
        env={**os.environ, "PGPASSWORD": password},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()
