"""A receiver of signed webhooks."""

import base64
import queue
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from standardwebhooks.webhooks import Webhook

from .waiting import LIMIT_SECONDS


class Receiver:
    """Takes what is posted to it, and proves each signature by its own secret."""

    def __init__(self):
        self._key = secrets.token_bytes(32)
        self._calls = queue.Queue()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/hook"

    def write_secret(self, file: Path) -> str:
        file.write_text("whsec_" + base64.b64encode(self._key).decode() + "\n")
        file.chmod(0o600)
        return str(file)

    def next(self, kind: str) -> dict:
        """The next event, which must be of this type."""
        headers, body = self._calls.get(timeout=LIMIT_SECONDS)
        named = {name.lower(): value for name, value in headers.items()}
        event = Webhook(base64.b64encode(self._key).decode()).verify(body, named)
        assert event["type"] == kind, event
        return event["data"]

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def _handler(receiver):
        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver._calls.put((dict(self.headers), body))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *_):
                pass

        return Handler
