"""Writes the reasons of refusals: an enum for the services, exceptions and sentences for the gateway."""

import dataclasses
import json
import re

from . import names
from .swift_types import head

STUBS = "Shared/GatehouseStubs/Generated/Reason.swift"
GATEWAY = "Services/Gateway/Service/Generated/Reason+PublicRule.swift"
SOURCE = "Proto/reasons.txt"

# As RPCStatusCode.swift names them; a refusal is never a success or a caller's own end.
CODES = {
    "unknown", "invalidArgument", "notFound", "alreadyExists", "permissionDenied",
    "resourceExhausted", "failedPrecondition", "aborted", "outOfRange", "unimplemented",
    "internalError", "unavailable", "dataLoss", "unauthenticated",
}


@dataclasses.dataclass
class Reason:
    name: str
    code: str
    exception: str  # "" where no client is told
    sentence: str

    @property
    def case(self):
        return names.swift(names.lower_camel(self.name))


def read(path):
    reasons, seen = [], set()
    for line in path.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        columns = line.split(None, 3)
        if len(columns) != 4:
            raise ValueError(f"{path}: {line!r} must be reason, status, exception and sentence")
        name, code, exception, sentence = columns
        if code not in CODES or not re.fullmatch(r"[a-z]+(_[a-z]+)*", name) or name in seen:
            raise ValueError(f"{path}: {name} is repeated, or it or {code} is no name")
        if exception != "-" and (not exception.endswith("Exception") or sentence == "-"):
            raise ValueError(f"{path}: {name} needs an exception's name and a sentence, or none")
        if re.search(r"[{}]", sentence.replace("{message}", "")):
            raise ValueError(f"{path}: {name}: a sentence can hold {{message}} alone")
        seen.add(name)
        reasons.append(Reason(name, code, "" if exception == "-" else exception, sentence))
    return reasons


def write(path):
    reasons = read(path)
    return {STUBS: _enum(reasons), GATEWAY: _rules(reasons)}


def _enum(reasons):
    out = head(SOURCE) + "\npublic import RPC\n\n"
    out += "/// Why a service refuses a call, as it crosses the socket.\n"
    out += "public enum Reason: String, Sendable, Hashable, CaseIterable {\n"
    for reason in reasons:
        out += f"  /// {reason.exception or 'For services alone'}.\n"
        out += f'  case {reason.case} = "{reason.name}"\n'
    out += "\n  /// The status of a call that is refused for it.\n"
    out += "  public var code: RPCStatusCode {\n    switch self {\n"
    by_code = {}
    for reason in reasons:
        by_code.setdefault(reason.code, []).append(f".{reason.case}")
    for code, cases in by_code.items():
        out += f"    case {', '.join(cases)}: .{code}\n"
    return out + "    }\n  }\n}\n"


def _rules(reasons):
    out = head(SOURCE) + "\ninternal import GatehouseStubs\n\nextension Reason {\n"
    out += "  /// What a client is told; nil where none is told of the reason.\n"
    out += "  var publicRule: PublicErrors.Rule? {\n    switch self {\n"
    for reason in reasons:
        if reason.exception:
            sentence = json.dumps(reason.sentence)
            out += f'    case .{reason.case}: PublicErrors.Rule("{reason.exception}", {sentence})\n'
    hidden = ", ".join(f".{reason.case}" for reason in reasons if not reason.exception)
    if hidden:
        out += f"    case {hidden}: nil\n"
    return out + "    }\n  }\n}\n"
