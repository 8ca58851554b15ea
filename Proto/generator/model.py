"""Cognito's published service model, as botocore ships it."""

import dataclasses
import re

import botocore.loaders

SERVICE = "cognito-idp"

# Text that must survive byte for byte (NUL included) or must never pass through a C string:
# `bytes` on the wire, String in Swift.
SECRETS = {
    "PasswordType", "SecretHashType", "ClientSecretType", "SessionType", "TokenModelType",
}
MAPS_OF_SECRETS = {"AuthParametersType", "ChallengeResponsesType"}

# Marked sensitive in the model, yet the real service repeats it in its messages.
ECHOED = {"ClientIdType"}

# What the service enforces, and says in its messages, in place of what its model declares: a
# password may have a space inside.
ENFORCED_PATTERNS = {"PasswordType": r"^[\S]+.*[\S]+$"}

# What of an operation is an audit event: whether a success is one, and whether it is a change, which
# is noted before it is made.
AUDITED = {"changes": (True, True), "calls": (True, False), "refusals": (False, False)}


@dataclasses.dataclass
class Operation:
    name: str
    owner: str
    area: str
    is_signed: bool
    has_output: bool
    category: str
    is_audited_on_success: bool
    is_change: bool


class Model:
    def __init__(self, operations_file):
        loader = botocore.loaders.Loader(include_default_search_paths=False)
        loader.search_paths.append(loader.BUILTIN_DATA_PATH)
        self.json = loader.load_service_model(SERVICE, "service-2")
        for name, pattern in ENFORCED_PATTERNS.items():
            self.json["shapes"][name]["pattern"] = pattern
        self.operations = list(self._read(operations_file))
        self.known_operations = sorted(self.json["operations"])
        # botocore's shape name → our message name.
        self.renamed = {}
        for operation in self.operations:
            declared = self.json["operations"][operation.name]
            self.renamed[declared["input"]["shape"]] = operation.name + "Request"
            if "output" in declared:
                self.renamed[declared["output"]["shape"]] = operation.name + "Response"

    def _read(self, path):
        owner = area = None
        seen = set()
        for line in path.read_text().splitlines():
            line = line.split("#")[0].strip()
            if not line:
                continue
            if line.startswith("["):
                owner, area = line.strip("[]").split()
                continue
            name, category, (audited, change) = self._columns(path, line)
            if owner is None or name not in self.json["operations"] or name in seen:
                raise ValueError(f"{path}: {name} is unknown, repeated or above any [owner area]")
            seen.add(name)
            declared = self.json["operations"][name]
            operation = Operation(
                name=name, owner=owner, area=area,
                is_signed=declared.get("authtype") != "none",
                has_output="output" in declared,
                category=category,
                is_audited_on_success=audited,
                is_change=change,
            )
            if operation.is_signed and not audited:
                raise ValueError(f"{path}: {name} is an administrator's, so it is always audited")
            yield operation

    def _columns(self, path, line):
        columns = line.split()
        if len(columns) != 3 or columns[2] not in AUDITED:
            raise ValueError(
                f"{path}: {line!r} must be an operation, its rate category, and one of "
                + ", ".join(AUDITED)
            )
        return columns[0], columns[1], AUDITED[columns[2]]

    def input(self, operation):
        return self.json["operations"][operation.name]["input"]["shape"]

    def output(self, operation):
        return self.json["operations"][operation.name].get("output", {}).get("shape")

    def shape(self, name):
        return self.json["shapes"][name]

    def message_name(self, shape):
        return self.renamed.get(shape, shape)

    def reachable(self, roots):
        """Shape names in the order they are met, depth first; a cycle is refused."""
        order, path = {}, []

        def visit(name):
            if name in path:
                raise ValueError(f"{name} contains itself: decoding would have no bound")
            if name in order:
                return
            path.append(name)
            shape = self.shape(name)
            for child in children(shape):
                visit(child)
            path.pop()
            order[name] = None

        for root in roots:
            visit(root)
        return list(order)


def children(shape):
    if shape["type"] == "structure":
        return [member["shape"] for member in shape["members"].values()]
    if shape["type"] == "list":
        return [shape["member"]["shape"]]
    if shape["type"] == "map":
        return [shape["key"]["shape"], shape["value"]["shape"]]
    return []


def is_sensitive(name, shape):
    return bool(shape.get("sensitive")) and name not in ECHOED


def constraint_note(shape, required):
    """What a field's comment says about its constraints."""
    parts = ["Required."] if required else []
    low, high = shape.get("min"), shape.get("max")
    unit = {"string": " characters", "list": " members", "map": " members"}.get(shape["type"], "")
    if low is not None and high is not None:
        parts.append(f"{low} to {high}{unit}.")
    elif high is not None:
        parts.append(f"At most {high}{unit}.")
    elif low is not None:
        parts.append(f"At least {low}{unit}.")
    if "enum" in shape:
        parts.append("One of " + ", ".join(shape["enum"]) + ".")
    return re.sub(r"\s+", " ", " ".join(parts))
