"""An operator's header, footer and texts on the pages of a pool."""

import json

import pytest
import requests

from support.clients import make_pool, unique
from support.stack import make_stack


@pytest.fixture
def library(tmp_path):
    """A system that knows a folder of templates, and a pool whose folder is filled before a restart."""
    folder = tmp_path / "pages"
    folder.mkdir()
    with make_stack() as running:
        running.settings = {"GATEHOUSE_PAGES_FOLDER": str(folder)}
        running.start()
        pool = make_pool(running)
        pool.admin.create_user_pool_domain(Domain=unique("pages"), UserPoolId=pool.id)
        (folder / pool.id).mkdir()
        yield pool, folder / pool.id


def page(pool, path: str = "/account") -> str:
    return requests.get(f"{pool.stack.endpoint}/{pool.id}{path}", timeout=60).text


def test_a_pools_pages_have_the_operators_words(library):
    pool, folder = library
    assert "City Library" not in page(pool)
    (folder / "header.html").write_text("<p><strong>City Library</strong></p>")
    (folder / "footer.de.html").write_text('<p><a href="https://a.example/">Hilfe</a></p>')
    (folder / "texts.de.json").write_text(json.dumps({"unavailable.heading": "Geschlossen"}))
    pool.stack.stop()
    pool.stack.start()
    assert "<strong>City Library</strong>" in page(pool)
    german = page(pool, "/account?lang=de")
    assert "<h1>Geschlossen</h1>" in german and ">Hilfe</a>" in german
    other = make_pool(pool.stack)
    other.admin.create_user_pool_domain(Domain=unique("pages"), UserPoolId=other.id)
    assert "City Library" not in page(other)


def test_a_fault_keeps_the_gateway_from_starting_and_names_file_and_line(library):
    pool, folder = library
    (folder / "header.html").write_text("<p>\n<script>alert(1)</script></p>")
    (folder / "texts.en.json").write_text('{\n"login.haeding": "x"}')
    pool.stack.stop()
    offset = len(pool.stack.log.read_bytes())
    with pytest.raises((RuntimeError, AssertionError)):
        pool.stack.start()
    said = pool.stack.log.read_bytes()[offset:].decode()
    assert f"{folder}/header.html:2: the element script is not allowed" in said
    assert f"{folder}/texts.en.json:2: no text has the key login.haeding" in said
