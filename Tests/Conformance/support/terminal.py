"""A command in a terminal: a test waits for what it prints, and types an answer."""

import os
import pty
import select
import subprocess

# What a machine under load may need to build a program and to prove a PIN.
PATIENCE = 300


class Terminal:
    """One command and all that it has printed."""

    def __init__(self, command: list[str], **arguments):
        self.own, its = pty.openpty()
        self.process = subprocess.Popen(
            command, stdin=its, stdout=its, stderr=its, start_new_session=True, **arguments
        )
        os.close(its)
        self.said, self.seen = "", 0

    def answer(self, prompt: str, line: str) -> None:
        """Types a line at the next place where this is printed."""
        while prompt not in self.said[self.seen :]:
            assert self._read(), f"no '{prompt}' in: {self.said[self.seen :]}"
        self.seen = self.said.index(prompt, self.seen) + len(prompt)
        os.write(self.own, f"{line}\n".encode())

    def end(self) -> int:
        """Reads what is left; the command's status."""
        while self._read():
            pass
        os.close(self.own)
        return self.process.wait(PATIENCE)

    def _read(self) -> bool:
        ready, _, _ = select.select([self.own], [], [], PATIENCE)
        assert ready, f"nothing more after: {self.said}"
        try:
            data = os.read(self.own, 4096)
        except OSError:
            # So a terminal says that no process has it open any longer.
            return False
        self.said += data.decode(errors="replace")
        return bool(data)
