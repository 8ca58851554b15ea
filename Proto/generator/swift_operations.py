"""Writes what a service knows of its public operations: rate category and audit."""

from . import modules, names
from .swift_types import head

SOURCE = "botocore's models and Proto/apis"


def write(models):
    files = {
        f"{modules.folder(modules.SERVICES[owner] + 'Stubs')}/{type_name(owner)}.swift":
            _operations(owner, models.of(owner))
        for owner in models.owners
    }
    files[f"{modules.folder(modules.SHARED + 'Stubs')}/DeclaredAPI+All.swift"] = _apis(models)
    return files


def _apis(models):
    out = head(SOURCE) + "\nextension DeclaredAPI {\n"
    out += "  /// Every API that is served.\n  public static let all: [DeclaredAPI] = [\n"
    for api in models.apis:
        out += f'    DeclaredAPI(\n      name: "{api.name}",\n      naming: {_naming(api)}\n    ),\n'
    return out + "  ]\n}\n"


def _naming(api):
    if api.protocol == "json":
        return f'.target(\n        "{api.target}",\n        pools: [\n{_pool_members(api)}        ]\n      )'
    if api.protocol == "query":
        signed = ", ".join(f'"{o.name}"' for o in api.operations if o.is_signed)
        return f".action([{signed}])"
    routes = "".join(f"        {_route(api, operation)},\n" for operation in api.operations)
    return f".routes([\n{routes}      ])"


# The members that name the pool which an operation is about.
POOL_MEMBERS = {"UserPoolId": "userPoolID", "IdentityPoolId": "identityPoolID", "ResourceArn": "resourceARN"}


def _pool_members(api):
    by_member = {}
    for operation in api.operations:
        found = [m for m in POOL_MEMBERS if m in api.shape(api.input(operation)).get("members", {})]
        if len(found) > 1:
            raise ValueError(f"{operation.name} names its pool by {' and '.join(found)}")
        for member in found:
            by_member.setdefault(member, []).append(f'"{operation.name}"')
    return "".join(
        f"          .{POOL_MEMBERS[member]}: [{', '.join(listed)}],\n" for member, listed in by_member.items()
    )


def _route(api, operation):
    http = api.declared(operation)["http"]
    return (
        f'Route(operation: "{operation.name}", method: "{http["method"]}", '
        f'path: RESTPath("{http["requestUri"]}"))'
    )


def type_name(owner):
    return names.upper_camel(owner) + "Operation"


def _operations(owner, operations):
    out = head(SOURCE) + "\npublic import GatehouseStubs\n"
    out += f"\n/// The public operations that {owner} decides.\n"
    out += f"public enum {type_name(owner)}: String, DeclaredOperation, Hashable, CaseIterable {{\n"
    for operation in operations:
        out += f"  /// {operation.name}.\n"
        out += f'  case {names.lower_first(operation.name)} = "{operation.label}"\n'
    out += "\n  /// Whether a success is an audit event; a refusal always is.\n"
    out += "  public var isAuditedOnSuccess: Bool {\n    switch self {\n"
    out += _cases(operations, lambda o: str(o.is_audited_on_success).lower())
    out += "    }\n  }\n\n  /// Whether it is there to change something, and noted before it does.\n"
    out += "  public var isChange: Bool {\n    switch self {\n"
    out += _cases(operations, lambda o: str(o.is_change).lower())
    out += "    }\n  }\n\n  /// Whether it only reads.\n"
    out += "  public var isRead: Bool {\n    switch self {\n"
    out += _cases(operations, lambda o: str(o.is_read).lower())
    out += "    }\n  }\n\n  /// Whether an administrator signs the request.\n"
    out += "  public var isSigned: Bool {\n    switch self {\n"
    out += _cases(operations, lambda o: str(o.is_signed).lower())
    out += "    }\n  }\n\n  /// The category whose request rate it counts against.\n"
    out += f"  public var category: {_categories(owner, operations)} {{\n    switch self {{\n"
    out += _cases(operations, lambda o: "." + names.lower_first(o.category))
    out += "    }\n  }\n\n  /// The API that has it, as credential scopes name the API.\n"
    out += "  public var api: String {\n    switch self {\n"
    out += _cases(operations, lambda o: f'"{o.api.name}"')
    return out + "    }\n  }\n}\n"


def _categories(owner, operations):
    types = {operation.api.categories for operation in operations}
    if len(types) > 1:
        raise ValueError(f"the operations of {owner} have categories of several types")
    return types.pop()


def _cases(operations, value):
    by_value = {}
    for operation in operations:
        by_value.setdefault(value(operation), []).append(operation)
    out = ""
    for result, members in by_value.items():
        cases = ", ".join("." + names.lower_first(o.name) for o in members)
        out += f"    case {cases}: {result}\n"
    return out
