"""The Swift modules that messages and stubs stand in: two for each service, and two that all of them share."""

import re

# By the package of the .proto files. What every process knows (RPC, health, audit) is shared.
SERVICES = {
    "assertion_reader": "AssertionReader",
    "authentication": "Authentication",
    "device_registry": "DeviceRegistry",
    "identity_federation": "IdentityFederation",
    "token_issuance": "TokenIssuance",
}
SHARED = "Gatehouse"
ALL = (SHARED, *SERVICES.values())


def messages(path):
    """The module of the messages of a .proto file."""
    return _service(path) + "Messages"


def stubs(path):
    """The module of the stubs of a .proto file's services."""
    return _service(path) + "Stubs"


def _service(path):
    return SERVICES.get(path.split("/")[1], SHARED)


def folder(module):
    return f"Shared/{module}/Generated"


def imports(schema, text, access):
    """The import lines of the messages' modules that a text names."""
    named = set(re.findall(r"\w+", text))
    found = {messages(f.path) for f in schema.files if named & {m.name for m in f.messages}}
    return "".join(f"{access} import {module}\n" for module in sorted(found))
