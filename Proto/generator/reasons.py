"""Writes the reasons of refusals: an enum for both sides of a socket, and what services throw."""

import dataclasses
import json
import re

from . import names
from .swift_types import head

STUBS = "Shared/GatehouseStubs/Generated/Reason.swift"
SOURCE = "Proto/reasons.txt"
# The section whose reasons have a status of HTTP and a word of their own in place of an exception.
INTERACTION = "interaction"
REFUSAL = "Services/Authentication/Core/Generated/InteractionRefusal.swift"


@dataclasses.dataclass(frozen=True)
class Failure:
    """What a service throws: the reasons of its section, and those that it shares."""

    name: str
    path: str
    service: str
    # Whether it also throws the reasons of the section for interaction.
    tells_interaction: bool = False


# By section.
FAILURES = {
    "authentication": Failure(
        "AuthenticationFailure",
        "Services/Authentication/Core/Generated/AuthenticationFailure.swift",
        "the authentication service",
        tells_interaction=True,
    ),
    "identity-federation": Failure(
        "IdentityFederationFailure",
        "Services/IdentityFederation/Core/Generated/IdentityFederationFailure.swift",
        "identity federation",
    ),
}
# The word before the reasons of other sections that a section's service throws as well.
SHARES = "shares"

# As RPCStatusCode.swift names them; a refusal is never a success or a caller's own end.
CODES = {
    "unknown", "invalidArgument", "notFound", "alreadyExists", "permissionDenied",
    "resourceExhausted", "failedPrecondition", "aborted", "outOfRange", "unimplemented",
    "internalError", "unavailable", "dataLoss", "unauthenticated",
}
ACRONYMS = {"Mfa": "MFA", "Oauth": "OAuth"}


@dataclasses.dataclass
class Reason:
    name: str
    section: str
    code: str
    exception: str  # "" where no client is told
    sentence: str  # "" where the service says it
    comment: str
    status: int = 0  # of the answer; 0 where an exception says it, or no client is told

    @property
    def word(self):
        return self.name.removeprefix(f"{INTERACTION}_") if self.status else ""

    @property
    def case(self):
        first, *rest = re.findall(r"[A-Z]?[a-z]+", names.lower_camel(self.name))
        return names.swift(first + "".join(ACRONYMS.get(word, word) for word in rest))


def read(path):
    """The reasons, and by section the names of those that it shares."""
    reasons, shared, section, comment = {}, {}, "", ""
    for line in path.read_text().splitlines():
        if line.startswith("#"):
            comment = f"{comment} {line.strip('# ')}".strip()
            continue
        if line.startswith("["):
            section = line.strip("[] ")
        elif line.split()[:1] == [SHARES]:
            shared.setdefault(section, []).extend(line.split()[1:])
        elif line.strip():
            reason = _row(path, line, section, comment)
            if reason.name in reasons:
                raise ValueError(f"{path}: {reason.name} is repeated")
            reasons[reason.name] = reason
        comment = ""
    _check(path, reasons, shared)
    return list(reasons.values()), shared


def _check(path, reasons, shared):
    for section, names_of_others in shared.items():
        for name in names_of_others:
            if section not in FAILURES or name not in reasons or reasons[name].section == section:
                raise ValueError(f"{path}: [{section}] cannot share {name}")
            if not reasons[name].comment:
                raise ValueError(f"{path}: {name} is shared and needs a comment line")


def _row(path, line, section, comment):
    columns = line.split(None, 3)
    if len(columns) != 4:
        raise ValueError(f"{path}: {line!r} must be reason, status, exception and sentence")
    name, code, exception, sentence = columns
    if code not in CODES or not re.fullmatch(r"[a-z]+(_[a-z]+)*", name):
        raise ValueError(f"{path}: {name} or {code} is no name")
    if section == INTERACTION:
        return _interaction_row(path, name, code, exception, sentence)
    if exception != "-" and (not exception.endswith("Exception") or sentence == "-"):
        raise ValueError(f"{path}: {name} needs an exception's name and a sentence, or none")
    if sentence != "{message}" and re.search(r"[{}]", sentence):
        raise ValueError(f"{path}: {name}: {{message}} can only be the whole sentence")
    if not section or section in FAILURES and (sentence == "-" or not comment):
        raise ValueError(f"{path}: {name} needs a section, a sentence and a comment line")
    exception, sentence = ("" if column == "-" else column for column in (exception, sentence))
    return Reason(name, section, code, exception, sentence.replace("{message}", ""), comment)


def _interaction_row(path, name, code, status, sentence):
    if not name.startswith(f"{INTERACTION}_") or not re.fullmatch("4[0-9]{2}", status):
        raise ValueError(f"{path}: {name} needs the section's prefix and a status")
    if sentence != "{message}" and (sentence == "-" or re.search(r"[{}]", sentence)):
        raise ValueError(f"{path}: {name} needs a sentence")
    sentence = sentence.replace("{message}", "")
    return Reason(name, INTERACTION, code, "", sentence, "", int(status))


def write(path):
    reasons, shared = read(path)
    refusals = [reason for reason in reasons if reason.section == INTERACTION]
    files = {STUBS: _enum(reasons)}
    if refusals:
        files[REFUSAL] = _refusal(refusals)
    for section, failure in FAILURES.items():
        others = shared.get(section, [])
        own = [reason for reason in reasons if reason.section == section or reason.name in others]
        if own:
            files[failure.path] = _failure(failure, own)
    return files


def _enum(reasons):
    out = head(SOURCE) + "\npublic import RPC\n\n"
    out += "/// Why a service refuses a call, as it crosses the socket.\n"
    out += "public enum Reason: String, Sendable, Hashable, CaseIterable {\n"
    for reason in reasons:
        out += f"  /// {reason.exception or reason.word or 'For services alone'}.\n"
        out += f'  case {reason.case} = "{reason.name}"\n'
    out += "\n  /// The status of a call that is refused for it.\n"
    out += "  public var code: RPCStatusCode {\n"
    out += _switch(reasons, lambda reason: f".{reason.code}")
    out += "\n  /// The exception that a client is told; nil where none is told of the reason.\n"
    out += "  public var exception: String? {\n"
    out += _switch(reasons, lambda reason: _literal(reason.exception))
    out += "\n  /// The sentence that a client is told; nil where the service says it.\n"
    out += "  public var sentence: String? {\n"
    out += _switch(reasons, lambda reason: _literal(reason.sentence))
    out += "\n  /// The status of an answer of /interaction; nil where another API tells the reason.\n"
    out += "  public var interactionStatus: Int? {\n"
    out += _switch(reasons, lambda reason: str(reason.status or "nil"))
    out += "\n  /// The word in an answer of /interaction; nil where another API tells the reason.\n"
    out += "  public var interactionWord: String? {\n"
    out += _switch(reasons, lambda reason: _literal(reason.word))
    return out + "}\n"


def _failure(failure, reasons):
    out = head(SOURCE) + "\npackage import GatehouseStubs\n\n"
    out += f"/// Why {failure.service} refuses a call.\n///\n"
    out += "/// A case says what the caller may do about it.\n"
    out += f"package enum {failure.name}: Error, Hashable {{\n"
    for reason in reasons:
        out += f"  /// {reason.comment}\n"
        out += f"  case {reason.case}{'' if reason.sentence else '(String)'}\n"
    if failure.tells_interaction:
        out += "  /// What an app or a relying party is told; the sentence where the refusal has none.\n"
        out += "  case interaction(InteractionRefusal, String? = nil)\n"
    out += "  /// The database or another service is out of reach; the caller may repeat the call.\n"
    out += "  case unavailable(String)\n"
    out += "  /// A fault of this service; the sentence is for the operator's log.\n"
    out += "  case internalFault(String)\n"
    out += "\n  /// The reason as it crosses the socket; nil for a fault.\n"
    out += "  package var reason: Reason? {\n    switch self {\n"
    for reason in reasons:
        out += f"    case .{reason.case}: .{reason.case}\n"
    if failure.tells_interaction:
        out += "    case .interaction(let refusal, _): refusal.reason\n"
    out += "    case .unavailable, .internalFault: nil\n    }\n  }\n"
    out += "\n  /// The sentence of this failure; nil where the reason's own is told.\n"
    out += "  package var message: String? {\n    switch self {\n"
    for reason in reasons:
        if not reason.sentence:
            out += f"    case .{reason.case}(let message): message\n"
    if failure.tells_interaction:
        out += "    case .interaction(_, let message): message\n"
    out += "    case .unavailable(let message), .internalFault(let message): message\n"
    fixed = ", ".join(f".{reason.case}" for reason in reasons if reason.sentence)
    return out + f"    case {fixed}: nil\n    }}\n  }}\n}}\n"


def _refusal(reasons):
    out = head(SOURCE) + "\npackage import GatehouseStubs\n\n"
    out += "/// Why a call of an app or of a relying party is refused.\n"
    out += "package enum InteractionRefusal: Sendable, Hashable, CaseIterable {\n"
    for reason in reasons:
        out += f"  /// {reason.sentence or 'The sentence says why.'}\n"
        out += f"  case {_refusal_case(reason)}\n"
    out += "\n  /// The reason as it crosses the socket.\n"
    out += "  package var reason: Reason {\n    switch self {\n"
    for reason in reasons:
        out += f"    case .{_refusal_case(reason)}: .{reason.case}\n"
    out += "    }\n  }\n\n"
    out += "  /// The refusal of a reason that another service gave; nil for the other reasons.\n"
    out += "  package init?(_ reason: Reason) {\n"
    out += "    guard let own = Self.allCases.first(where: { $0.reason == reason }) else {\n"
    return out + "      return nil\n    }\n    self = own\n  }\n}\n"


def _refusal_case(reason):
    return names.swift(names.lower_camel(reason.word))


def _switch(reasons, value):
    cases = {}
    for reason in reasons:
        cases.setdefault(value(reason), []).append(f".{reason.case}")
    out = "    switch self {\n"
    for result, group in cases.items():
        out += f"    case {', '.join(group)}: {result}\n"
    return out + "    }\n  }\n"


def _literal(text):
    return json.dumps(text) if text else "nil"
