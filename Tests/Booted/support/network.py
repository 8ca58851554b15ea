"""A network of machines with a switch of its own, which can cut a machine off."""

import ipaddress
import subprocess

PREFIX_LENGTH = 24
# The machines' only way to one another.
INTERFACE = "host0"


class Network:
    """A switch in a network namespace of its own: nothing of it reaches the machine that tests."""

    def __init__(self):
        # The namespace lives as long as this process.
        self.switch = subprocess.Popen(
            ["setpriv", "--pdeathsig", "TERM", "unshare", "--net", "sh", "-c", "echo ready; exec sleep infinity"],
            stdout=subprocess.PIPE, text=True,
        )
        assert self.switch.stdout.readline() == "ready\n"
        self.ip("link", "add", "switch", "type", "bridge")
        self.ip("link", "set", "switch", "up")

    def ip(self, *arguments, namespace=None):
        target = namespace or self.switch.pid
        subprocess.run(
            ["nsenter", "--target", str(target), "--net", "--", "ip", *arguments], check=True,
            capture_output=True, timeout=60,
        )

    def connect(self, machine, address):
        """Gives a machine that runs an address in the network."""
        machine.address = address
        port = self.port(machine)
        self.ip(
            "link", "add", port, "type", "veth", "peer", "name", INTERFACE, "netns", str(machine.leader)
        )
        self.ip("link", "set", port, "master", "switch", "up")
        own = {"namespace": machine.leader}
        self.ip("address", "add", f"{address}/{PREFIX_LENGTH}", "dev", INTERFACE, **own)
        self.ip("link", "set", INTERFACE, "up", **own)

    def cut(self, machine):
        """Nothing comes to the machine or leaves it, and nobody is told."""
        self.ip("link", "set", self.port(machine), "nomaster")

    def mend(self, machine):
        self.ip("link", "set", self.port(machine), "master", "switch")

    @staticmethod
    def port(machine):
        return f"p{int(ipaddress.ip_address(machine.address)) & 0xFF}"

    def remove(self):
        self.switch.kill()
        self.switch.wait()
