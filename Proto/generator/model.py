"""The AWS APIs that Gatehouse serves: botocore's models, and what Proto/apis says of each."""

import dataclasses
import re

import botocore.loaders

# What of an operation is an audit event: whether a success is one, and whether it is a change, which
# is noted before it is made.
AUDITED = {"changes": (True, True), "calls": (True, False), "refusals": (False, False)}
ACCESS = {"read": True, "write": False}
PROTOCOLS = {"json", "rest-json", "query"}
# The error that AWS documents for every service, where a model declares no fault of its own.
COMMON_FAULT = "InternalFailure"


@dataclasses.dataclass
class Operation:
    api: object
    name: str
    owner: str
    area: str
    message: str  # what its messages' names begin with
    is_signed: bool
    is_large: bool
    has_output: bool
    category: str
    is_audited_on_success: bool
    is_change: bool
    is_read: bool
    fault: str  # the exception that its model declares for a fault of the service

    @property
    def request(self):
        return self.api.message_name(self.api.input(self))

    @property
    def response(self):
        output = self.api.output(self)
        return self.api.message_name(output) if output else self.message + "Response"

    @property
    def label(self):
        """The name in logs and metrics; several APIs may have an operation of one name."""
        return self.name if self.message == self.name else f"{self.api.name}.{self.name}"


def load_model(name):
    """botocore's model of a service, as JSON."""
    loader = botocore.loaders.Loader(include_default_search_paths=False)
    loader.search_paths.append(loader.BUILTIN_DATA_PATH)
    return loader.load_service_model(name, "service-2")


class API:
    """One model and the operations of it that are served."""

    def __init__(self, path, load=load_model):
        self.path = path
        settings, rows = _parse(path)
        self.name = settings.pop("model")[0]
        self.protocol = settings.pop("protocol")[0]
        self.target = settings.pop("target", [None])[0]
        self.prefix = settings.pop("prefix", [""])[0]
        self.categories = settings.pop("categories")[0]
        # The exception for a request that breaks a constraint of the model.
        self.breach = settings.pop("breach", ["InvalidParameterException"])[0]
        # `bytes` on the wire, String in Swift.
        self.secrets = set(settings.pop("secret", []))
        self.maps_of_secrets = set(settings.pop("secret-map", []))
        self.echoed = set(settings.pop("echoed", []))
        # What a service keeps in rows as JSON.
        self.stored = settings.pop("stored", [])
        # Operations that a client may call without a signature although the model has them signed.
        self.unsigned = set(settings.pop("unsigned", []))
        # Operations whose requests bring images.
        self.large = set(settings.pop("large", []))
        patterns = settings.pop("pattern", [])
        members = settings.pop("beyond", [])
        self.beyond = dict(zip(members[::2], members[1::2]))
        values = settings.pop("value", [])
        if settings:
            raise ValueError(f"{path}: {', '.join(settings)} is no setting")
        self.json = load(self.name)
        for shape, pattern in zip(patterns[::2], patterns[1::2]):
            self.shape(shape)["pattern"] = pattern
        for shape, value in zip(values[::2], values[1::2]):
            self.shape(shape)["enum"].append(value)
        self._check_metadata()
        for member, shape in self.beyond.items():
            self._add(member, shape)
        self.known_operations = sorted(self.json["operations"])
        self._rows = rows
        self.operations = []

    def _add(self, member, shape):
        """Gives a structure of the model a member that the model lacks."""
        structure, name = member.split(".")
        members = self.shape(structure)["members"]
        if name in members:
            raise ValueError(f"{self.path}: the model has {member} itself")
        members[name] = {"shape": shape}

    def _check_metadata(self):
        metadata = self.json["metadata"]
        if self.protocol not in PROTOCOLS or metadata["protocol"] != self.protocol:
            raise ValueError(f"{self.path}: the model's protocol is {metadata['protocol']}")
        if metadata.get("targetPrefix") != self.target:
            raise ValueError(f"{self.path}: the model's target is {metadata.get('targetPrefix')}")
        listed = self.secrets | self.maps_of_secrets | self.echoed | set(self.beyond.values())
        listed |= set(self.stored)
        if unknown := listed - self.json["shapes"].keys():
            raise ValueError(f"{self.path}: no shape is named {', '.join(sorted(unknown))}")

    @property
    def namespace(self):
        return self.json["metadata"].get("xmlNamespace")

    @property
    def version(self):
        return self.json["metadata"]["apiVersion"]

    def resolve(self, others):
        """Takes up the operations, once all APIs are known whose names could collide."""
        self._others = others
        # botocore's shape name → our message name.
        self.renamed = {}
        seen = set()
        for owner, area, columns in self._rows:
            operation = self._operation(owner, area, columns)
            if operation.name in seen:
                raise ValueError(f"{self.path}: {operation.name} is repeated")
            seen.add(operation.name)
            self.operations.append(operation)
            self._rename(self.input(operation), operation.message + "Request")
            if output := self.output(operation):
                self._rename(output, operation.message + "Response")

    def _rename(self, shape, name):
        """A shape that is one operation's alone is named after it; others keep their names."""
        uses = 0
        for declared in self.json["operations"].values():
            uses += sum(declared.get(way, {}).get("shape") == shape for way in ("input", "output"))
        for other in self.json["shapes"].values():
            uses += children(other).count(shape)
        if uses == 1:
            self.renamed[shape] = name

    def _operation(self, owner, area, columns):
        if len(columns) != 4 or columns[2] not in AUDITED or columns[3] not in ACCESS:
            raise ValueError(
                f"{self.path}: {' '.join(columns)!r} must be an operation, its rate category, one "
                f"of {', '.join(AUDITED)}, and one of {', '.join(ACCESS)}"
            )
        name, category, audit, access = columns
        if name not in self.json["operations"]:
            raise ValueError(f"{self.path}: the model has no {name}")
        declared = self.json["operations"][name]
        audited, change = AUDITED[audit]
        is_signed = declared.get("authtype") != "none" and name not in self.unsigned
        if is_signed and not audited:
            raise ValueError(f"{self.path}: {name} is signed, so it is always audited")
        if change and ACCESS[access]:
            raise ValueError(f"{self.path}: {name} changes something, so it is no read")
        is_shared = any(name in other.json["operations"] for other in self._others)
        return Operation(
            api=self, name=name, owner=owner, area=area,
            message=self.prefix + name if is_shared else name,
            is_signed=is_signed,
            is_large=name in self.large,
            has_output="output" in declared,
            category=category,
            is_audited_on_success=audited,
            is_change=change,
            is_read=ACCESS[access],
            fault=self.fault(declared),
        )

    def fault(self, declared):
        """The declared exception that is the service's fault."""
        for error in declared.get("errors", []):
            if self.shape(error["shape"]).get("fault"):
                return error["shape"]
        if self.protocol == "query":
            return COMMON_FAULT
        raise ValueError(f"{self.path}: {declared['name']} declares no fault")

    def exceptions(self):
        """(exception, its code on the wire, HTTP status), where they are not name, name and 400."""
        for name, shape in self.json["shapes"].items():
            if not shape.get("exception"):
                continue
            error = shape.get("error", {})
            code = error.get("code", name)
            status = error.get("httpStatusCode", 500 if shape.get("fault") else 400)
            if (code, status) != (name, 400):
                yield name, code, status

    def declared(self, operation):
        return self.json["operations"][operation.name]

    def input(self, operation):
        return self.declared(operation)["input"]["shape"]

    def output(self, operation):
        return self.declared(operation).get("output", {}).get("shape")

    def shape(self, name):
        return self.json["shapes"][name]

    def message_name(self, shape):
        """The name of a shape in our messages; all but the operations' own carry the prefix."""
        if shape in self.renamed:
            return self.renamed[shape]
        is_taken = any(shape in other.json["shapes"] for other in self._others)
        if shape.startswith(self.prefix) and (not self.prefix or not is_taken):
            return shape
        return self.prefix + shape[0].upper() + shape[1:]

    def is_sensitive(self, name):
        return bool(self.shape(name).get("sensitive")) and name not in self.echoed

    def reachable(self, roots):
        """Shape names in the order they are met, depth first; a cycle is refused."""
        order, path = {}, []

        def visit(name):
            if name in path:
                raise ValueError(f"{name} contains itself: decoding would have no bound")
            if name in order:
                return
            path.append(name)
            for child in children(self.shape(name)):
                visit(child)
            path.pop()
            order[name] = None

        for root in roots:
            visit(root)
        return list(order)

    def requests(self):
        """Every shape that a request can contain."""
        return self.reachable(self.input(operation) for operation in self.operations)


class Models:
    """All APIs, those without a prefix first: their names stay as they are."""

    def __init__(self, folder, load=load_model):
        apis = [API(path, load) for path in sorted(folder.glob("*.txt"))]
        self.apis = sorted(apis, key=lambda api: bool(api.prefix))
        if [api.name for api in self.apis if not api.prefix][1:]:
            raise ValueError(f"{folder}: one API alone has no prefix")
        for api in self.apis:
            api.resolve([other for other in self.apis if other is not api])
        self.operations = [operation for api in self.apis for operation in api.operations]
        for owner in self.owners:
            names = [operation.name for operation in self.of(owner)]
            if doubled := {name for name in names if names.count(name) > 1}:
                raise ValueError(f"{owner} has two operations of the name {doubled.pop()}")

    @property
    def owners(self):
        return list(dict.fromkeys(operation.owner for operation in self.operations))

    def of(self, owner):
        return [operation for operation in self.operations if operation.owner == owner]

    def areas(self, owner):
        """The operations of each area, an area's all of one API."""
        areas = {}
        for operation in self.of(owner):
            areas.setdefault(operation.area, []).append(operation)
        for area, operations in areas.items():
            if len({operation.api.name for operation in operations}) > 1:
                raise ValueError(f"the area {area} of {owner} has operations of several APIs")
        return areas


def _parse(path):
    """(settings by name, rows of operations) of a file of Proto/apis."""
    settings, rows, section = {}, [], None
    for line in path.read_text().splitlines():
        line = "" if line.startswith("#") else line.strip()
        if not line:
            continue
        if line.startswith("["):
            section = line.strip("[]").split()
            if len(section) != 2:
                raise ValueError(f"{path}: {line} must name owner and area")
            continue
        words = line.split()
        if section is None:
            settings.setdefault(words[0], []).extend(words[1:])
        else:
            rows.append((*section, words))
    for needed in ("model", "protocol", "categories"):
        if needed not in settings:
            raise ValueError(f"{path}: there is no {needed}")
    return settings, rows


def children(shape):
    if shape["type"] == "structure":
        return [member["shape"] for member in shape["members"].values()]
    if shape["type"] == "list":
        return [shape["member"]["shape"]]
    if shape["type"] == "map":
        return [shape["key"]["shape"], shape["value"]["shape"]]
    return []


def is_document(shape):
    """Any JSON value, as a structure without members of its own."""
    return bool(shape.get("document"))


def constraint_note(shape, required):
    """What a field's comment says about its constraints."""
    parts = ["Required."] if required else []
    low, high = shape.get("min"), shape.get("max")
    unit = {"string": " characters", "list": " members", "map": " members", "blob": " bytes"}.get(
        shape["type"], ""
    )
    if low is not None and high is not None:
        parts.append(f"{low} to {high}{unit}.")
    elif high is not None:
        parts.append(f"At most {high}{unit}.")
    elif low is not None:
        parts.append(f"At least {low}{unit}.")
    if "enum" in shape:
        parts.append("One of " + ", ".join(shape["enum"]) + ".")
    return re.sub(r"\s+", " ", " ".join(parts))
