"""A collector of OpenTelemetry: takes spans by OTLP/HTTP in JSON."""

import json
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Span:
    """One span, with the name of the process that it is of."""

    service: str
    trace: str
    id: str
    parent: str
    name: str
    kind: int
    begin: int
    end: int
    attributes: dict


class Collector:
    """Keeps every span that it is sent; `status` is what it answers."""

    def __init__(self):
        self.requests = []
        self.status = 200
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def spans(self, trace: str) -> list[Span]:
        """The spans of a trace that have come so far."""
        found = []
        for _, _, body in list(self.requests):
            for resource in json.loads(body)["resourceSpans"]:
                service = _values(resource["resource"]["attributes"])["service.name"]
                for scope in resource["scopeSpans"]:
                    found += [_span(service, each) for each in scope["spans"]]
        return [span for span in found if span.trace == trace]

    def _handler(self):
        collector = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                collector.requests.append((self.path, dict(self.headers), body))
                self.send_response(collector.status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *arguments):
                pass

        return Handler


def _span(service: str, each: dict) -> Span:
    return Span(
        service,
        each["traceId"],
        each["spanId"],
        each.get("parentSpanId", ""),
        each["name"],
        each["kind"],
        int(each["startTimeUnixNano"]),
        int(each["endTimeUnixNano"]),
        _values(each["attributes"]),
    )


def _values(attributes: list) -> dict:
    values = {}
    for each in attributes:
        value = each["value"]
        values[each["key"]] = int(value["intValue"]) if "intValue" in value else value["stringValue"]
    return values
