"""A store that speaks Amazon S3's protocol, as far as a writer needs it."""

import hashlib
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from botocore.auth import S3SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from .waiting import LIMIT_SECONDS


class Bucket:
    """Takes what is put into it, and proves each signature as botocore makes it."""

    key_id, secret = "AKIALOGWRITER0000000", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"

    def __init__(self, region: str):
        self._region = region
        self._objects = queue.Queue()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/audit-logs/pools"

    def next(self) -> tuple[str, bytes]:
        """The next object that was signed rightly: its path and its bytes."""
        return self._objects.get(timeout=LIMIT_SECONDS)

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def _is_signed(self, path: str, headers: dict, body: bytes) -> bool:
        if hashlib.sha256(body).hexdigest() != headers["x-amz-content-sha256"]:
            return False
        given = headers["authorization"]
        names = given.split("SignedHeaders=")[1].split(",")[0].split(";")
        if not {"host", "x-amz-date", "x-amz-content-sha256"} <= set(names):
            return False
        request = AWSRequest(
            "PUT", f"http://{headers['host']}{path}", {n: headers[n] for n in names}, body
        )
        request.context["timestamp"] = headers["x-amz-date"]
        signer = S3SigV4Auth(Credentials(self.key_id, self.secret), "s3", self._region)
        canonical = signer.canonical_request(request)
        signature = signer.signature(signer.string_to_sign(request, canonical), request)
        scope = signer.scope(request)
        return given == (
            f"AWS4-HMAC-SHA256 Credential={scope}, SignedHeaders={';'.join(names)}, "
            f"Signature={signature}"
        )

    def _handler(bucket):
        class Handler(BaseHTTPRequestHandler):
            def do_PUT(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                is_signed = bucket._is_signed(self.path, headers, body)
                if is_signed:
                    bucket._objects.put((self.path, body))
                self.send_response(200 if is_signed else 403)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        return Handler
