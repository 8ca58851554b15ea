"""A place of functions: a web server that speaks the Invoke API of Lambda, as its emulators do."""

import json
import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PATH = re.compile(r"/2015-03-31/functions/([\w-]+)/invocations")


def arn(name: str) -> str:
    return f"arn:aws:lambda:us-east-1:123456789012:function:{name}"


class Thrown(Exception):
    """What a function throws."""


class Functions:
    """Handlers by the name of their function; what each was called with is kept."""

    def __init__(self):
        self.handlers = {}
        self.events = {}
        self.requests = []
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def add(self, name: str, handler) -> str:
        """Makes a function of a handler of Lambda; returns its ARN."""
        self.handlers[name] = handler
        self.events[name] = []
        return arn(name)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def invoke(self, name: str, body: bytes) -> tuple[bytes, dict]:
        event = json.loads(body)
        self.events[name].append(json.loads(body))
        try:
            answer = self.handlers[name](event)
        except Exception as error:
            thrown = {"errorMessage": str(error), "errorType": type(error).__name__}
            return json.dumps(thrown).encode(), {"X-Amz-Function-Error": "Unhandled"}
        return answer if isinstance(answer, bytes) else json.dumps(answer).encode(), {}

    def _handler(self):
        functions = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                functions.requests.append((dict(self.headers), body))
                found = PATH.fullmatch(self.path)
                status, headers, answer = 404, {}, b""
                if found and found[1] in functions.handlers:
                    status = 200
                    answer, headers = functions.invoke(found[1], body)
                else:
                    headers = {"X-Amzn-ErrorType": "ResourceNotFoundException"}
                try:
                    self.send_response(status)
                    for name, value in headers.items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(answer)))
                    self.end_headers()
                    self.wfile.write(answer)
                except (BrokenPipeError, ConnectionResetError):
                    pass

            def log_message(self, *_):
                pass

        return Handler
