"""Answers the events of one function: each comes by a connection of its own, one after the other."""

import importlib.util
import json
import os
import socket
import sys
import traceback


class Context:
    """What Lambda tells a function of its invocation."""

    def __init__(self, name, invocation):
        self.function_name = name
        self.aws_request_id = invocation

    def get_remaining_time_in_millis(self):
        return 5000


def load(file):
    sys.path.insert(0, os.path.dirname(file))
    spec = importlib.util.spec_from_file_location("handler", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found = getattr(module, "handler", None) or getattr(module, "lambda_handler", None)
    if found is None:
        raise AttributeError(f"{file} has no function named handler or lambda_handler")
    return found


def answer(handler, name, connection):
    reader = connection.makefile("rb")
    # The first line is an id and a length, and so many bytes of event follow.
    invocation, length = reader.readline().decode().split()
    event = reader.read(int(length))
    try:
        told = {"event": handler(json.loads(event), Context(name, invocation))}
        text = json.dumps(told)
    except Exception as error:
        traceback.print_exc()
        trace = traceback.format_exc().splitlines()
        thrown = {"errorMessage": str(error), "errorType": type(error).__name__, "trace": trace}
        text = json.dumps({"error": thrown})
    connection.sendall(text.encode())


def main():
    file, path = (os.path.abspath(argument) for argument in sys.argv[1:3])
    sys.stdout.reconfigure(line_buffering=True)
    # Before it listens: a file that cannot be loaded ends the process, and says why in the terminal.
    handler = load(file)
    server = socket.socket(socket.AF_UNIX)
    server.bind(path + ".new")
    server.listen()
    os.rename(path + ".new", path)
    while True:
        connection, _ = server.accept()
        with connection:
            try:
                answer(handler, os.path.basename(os.path.dirname(file)), connection)
            except (OSError, ValueError):
                # The caller has gone away, or says nothing.
                continue


main()
