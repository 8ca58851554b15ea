"""Runs commands as the `aws` program does, each in a process of its own.

The processes are forked from this one, which has the program's modules in memory: importing them takes most
of a command's time. Each line of the input asks for a command, and is answered by a line with its exit code.
"""

import json
import os
import signal
import sys
import traceback

import awscli.clidriver

LIMIT_SECONDS = 120


def carry_out(asked: dict) -> int:
    """The program's exit code, with its output in the files that were named."""
    signal.alarm(LIMIT_SECONDS)
    for descriptor, path in enumerate([os.devnull, asked["output"], asked["errors"]]):
        opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
        os.dup2(opened, descriptor)
    # The program sets it when it is imported.
    data = os.environ["AWS_DATA_PATH"]
    os.environ.clear()
    os.environ.update(asked["environment"] | {"AWS_DATA_PATH": data})
    sys.argv = ["aws", *asked["arguments"]]
    try:
        return awscli.clidriver.main()
    except SystemExit as ended:
        return ended.code
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


def main() -> None:
    # Imports what the first command would.
    awscli.clidriver.create_clidriver()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(carry_out(json.loads(line)))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


main()
