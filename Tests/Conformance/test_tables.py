"""An operator finds in TABLES.md what each table is for and what removes its rows."""

import re
from pathlib import Path

from support.database import database

BOOK = Path(__file__).resolve().parents[2] / "deploy/systemd/TABLES.md"
SECTIONS = ("With their users", "Passing through", "Settings and keys")


def sections():
    """The tables that each section describes."""
    parts = re.split(r"^## ", BOOK.read_text(), flags=re.MULTILINE)[1:]
    named = {part.split("\n", 1)[0]: re.findall(r"^\| `([a-z_.]+)` \|", part, re.MULTILINE) for part in parts}
    return {name: named[name] for name in SECTIONS}


def tables(stack):
    said = database(
        stack,
        "SELECT schemaname || '.' || tablename FROM pg_tables"
        " WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
    )
    return set(said.splitlines())


def test_each_table_is_described_once(stack):
    described = [table for section in sections().values() for table in section]
    assert sorted(described) == sorted(set(described))
    assert set(described) == tables(stack)
