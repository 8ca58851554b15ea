"""A place of functions that speaks the Invoke API of Lambda, for the pools' triggers."""

import json
import re
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
ARN = "arn:aws:lambda:us-east-1:123456789012:function:"


class Refusal(Exception):
    """What a function throws."""


class NodeHandler:
    """A handler written for Lambda's Node.js, run as it is."""

    def __init__(self, file: str):
        self._turn = threading.Lock()
        self._process = subprocess.Popen(
            ["node", str(HERE / "run_handler.js"), str(HERE / file)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, event: dict) -> dict:
        with self._turn:
            self._process.stdin.write(json.dumps(event) + "\n")
            self._process.stdin.flush()
            answer = json.loads(self._process.stdout.readline())
        if answer["error"]:
            raise Refusal(answer["error"])
        return answer["event"]

    def close(self):
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()


class Functions:
    """Functions by name, each of an event to an event; remembers what they were told."""

    def __init__(self):
        self.by_name = {}
        self.events = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def told(self, source: str) -> list[dict]:
        """The requests of a trigger, oldest first."""
        return [
            event["request"]
            for event in self.events
            if event["triggerSource"] == f"{source}_Authentication"
        ]

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def _handler(functions):
        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                name = re.fullmatch(r"/2015-03-31/functions/([\w-]+)/invocations", self.path)[1]
                event = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                functions.events.append(json.loads(json.dumps(event)))
                try:
                    self.answer(functions.by_name[name](event))
                except Refusal as refusal:
                    thrown = {"errorMessage": str(refusal), "errorType": "Error"}
                    self.answer(thrown, ("X-Amz-Function-Error", "Unhandled"))

            def answer(self, value, *headers):
                body = json.dumps(value).encode()
                self.send_response(200)
                for name, text in headers:
                    self.send_header(name, text)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        return Handler
