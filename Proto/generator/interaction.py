"""Writes what the protocol of apps is on both sides: the gateway's routes and authentication's operations."""

import dataclasses
import re

from . import names
from .swift_types import head

ROUTES = "Services/Gateway/Service/Generated/InteractionRoute+All.swift"
OPERATION = "Services/Authentication/Interaction/Generated/InteractionOperation.swift"
SOURCE = "Proto/interaction.txt"
PACKAGE = "gatehouse.authentication.v1."
METHODS = ("GET", "POST", "PATCH", "DELETE")
EVENTS = ("changes", "calls", "refusals")
ACCESS = ("read", "write")


@dataclasses.dataclass
class Call:
    name: str
    method: str
    path: str
    category: str
    events: str
    access: str
    status: int

    @property
    def case(self):
        return names.lower_first(self.name)


def write(path, schema):
    calls = read(path)
    return {ROUTES: _routes(calls, schema), OPERATION: _operation(calls)}


def read(path):
    found = []
    for line in path.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, method, address, category, events, access, *status = line.split()
        call = Call(name, method, address, category, events, access, int(status[0] if status else 200))
        if method not in METHODS or events not in EVENTS or access not in ACCESS or status[1:]:
            raise ValueError(f"{path}: {line}")
        if any(name == c.name or (method, address) == (c.method, c.path) for c in found):
            raise ValueError(f"{path}: {name} or its address is repeated")
        found.append(call)
    return found


def _routes(calls, schema):
    methods = {
        method: (service.name, schema.by_name[request])
        for file in schema.files
        for service in file.services
        if service.full_name.startswith(PACKAGE)
        for method, request, _, _ in service.methods
    }
    out = head(SOURCE) + "\ninternal import AuthenticationMessages\ninternal import AuthenticationStubs\n"
    out += "internal import HTTPTypes\ninternal import RPC\n\nextension InteractionRoute {\n"
    for call in calls:
        service, request = methods[call.name]
        out += f"  static let {call.case}: InteractionRoute = InteractionRoute(\n"
        out += f"    method: .{call.method.lower()},\n    path: \"{call.path}\",\n"
        out += f"    operation: \"{call.name}\",\n    status: {call.status}\n"
        out += "  ) { (services, input) async throws(RPCError) in\n"
        out += f"    try await {service}Client(services.authentication).{call.case}(\n"
        out += f"      {request.name}({', '.join(_members(call, request))}),\n"
        out += "      context: input.context\n    )\n  }\n"
    out += "\n  /// Every call of the protocol that is answered at once.\n"
    out += "  static let all: [InteractionRoute] = [\n"
    out += "".join(f"    .{call.case},\n" for call in calls)
    return out + "  ]\n}\n"


def _members(call, request):
    """The call as it came, and what its address names."""
    subjects = [field.swift_name for field in request.fields if field.name != "call"]
    if not re.search("{", call.path):
        return ["call: input.call"]
    if len(subjects) != 1:
        raise ValueError(f"{request.name}: the address of {call.name} names one member")
    return ["call: input.call", f"{subjects[0]}: input.subject"]


def _operation(calls):
    out = head(SOURCE) + "\npackage import GatehouseStubs\n\n"
    out += "/// What apps and relying parties ask, as events name it.\n"
    out += "package enum InteractionOperation: String, Sendable, Hashable, CaseIterable {\n"
    for call in calls:
        out += f"  case {call.case} = \"{call.name}\"\n"
    for comment, name, kind, value in (
        ("Whether it leaves an audit event also where it succeeds.", "isAuditedOnSuccess", "Bool",
         lambda call: _truth(call.events != "refusals")),
        ("What is noted before it is done: what takes something away for good.", "isChange", "Bool",
         lambda call: _truth(call.events == "changes")),
        ("Whether it only reads.", "isRead", "Bool", lambda call: _truth(call.access == "read")),
        ("The category that its requests count against.", "category", "RequestCategory",
         lambda call: "." + names.lower_first(call.category)),
    ):
        out += f"\n  /// {comment}\n  package var {name}: {kind} {{\n    switch self {{\n"
        out += _cases(calls, value) + "    }\n  }\n"
    return out + "}\n"


def _truth(value):
    return str(value).lower()


def _cases(calls, value):
    by_value = {}
    for call in calls:
        by_value.setdefault(value(call), []).append(call)
    return "".join(
        f"    case {', '.join('.' + call.case for call in members)}: {result}\n"
        for result, members in by_value.items()
    )
