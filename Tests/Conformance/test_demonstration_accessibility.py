"""The demonstration's page as it stands in its folder, without a server of ours behind it."""

import functools
import http.server
import threading

import pytest

from support.accessibility import barriers
from support.browser import Browser
from support.demonstration import PATH
from support.stack import CHECKOUT


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript"}

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def address():
    class Demonstrating(Quiet):
        def translate_path(self, path):
            return super().translate_path(path.removeprefix("/demo"))

    handler = functools.partial(Demonstrating, directory=str(CHECKOUT / "deploy" / "demo"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    with Browser(tmp_path_factory.mktemp("browser")) as window:
        yield window


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_nobody_is_kept_out_by_a_page_whose_server_is_away(address, browser, scheme, width):
    browser.resize(width, 844)
    browser.prefer(scheme)
    browser.visit(address + PATH)
    browser.wait_for_text("#site", "This page cannot begin")
    assert barriers(browser) == []
