"""One call of our RPC at a service's socket, as the gateway's Unix user could make it.

Proto/gatehouse/rpc/v1/rpc.proto tells the format: a preface, then frames with their length before them.
"""

import itertools
import socket
import struct
import time
import uuid
from pathlib import Path

_streams = itertools.count(1, 2)


def _varint(number):
    out = b""
    while number > 0x7F:
        out += bytes([number & 0x7F | 0x80])
        number >>= 7
    return out + bytes([number])


def message(fields):
    """A protobuf message of texts, bytes, messages and numbers by their field numbers."""
    out = b""
    for number, value in fields:
        if isinstance(value, int):
            out += _varint(number << 3) + _varint(value)
        else:
            data = value.encode() if isinstance(value, str) else value
            out += _varint(number << 3 | 2) + _varint(len(data)) + data
    return out


def _read(data):
    """The fields of a message: numbers of them with their values."""
    position = 0

    def varint():
        nonlocal position
        number = shift = 0
        while True:
            byte = data[position]
            position += 1
            number |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return number

    while position < len(data):
        key = varint()
        if key & 7 == 0:
            yield key >> 3, varint()
        else:
            length = varint()
            yield key >> 3, data[position : position + length]
            position += length


def _exactly(connection, count):
    data = b""
    while len(data) < count:
        part = connection.recv(count - len(data))
        assert part, "the service ended the connection"
        data += part
    return data


def call(stack, service, method, request, metadata):
    """Makes a call; gives its request id and the fields of its reply by number."""
    folder = Path((stack.state / "run-directory").read_text()) / service
    (path,) = folder.glob("*.sock")
    request_id = str(uuid.uuid4())
    pairs = [(6, message([(1, key), (2, value)])) for key, value in metadata.items()]
    frame = message([
        (1, message([
            (1, next(_streams)), (2, method), (3, 10_000_000), (4, request_id), *pairs, (7, request),
        ])),
    ])
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(60)
        connection.connect(str(path))
        connection.sendall(b"GHRP\x01" + struct.pack(">I", len(frame)) + frame)
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            (length,) = struct.unpack(">I", _exactly(connection, 4))
            fields = dict(_read(_exactly(connection, length)))
            if 2 in fields:
                return request_id, dict(_read(fields[2]))
    raise AssertionError("no reply")
