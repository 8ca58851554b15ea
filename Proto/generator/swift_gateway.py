"""Writes what the gateway knows of the public operations: the table and the constraints."""

from . import constraints
from . import names
from .swift_types import head

FOLDER = "Services/Gateway/Service/Generated"
SOURCE = "botocore's model and Proto/operations.txt"


def write(model):
    return {
        f"{FOLDER}/PublicOperations.swift": _operations(model),
        f"{FOLDER}/KnownOperations.swift": _known(model),
        f"{FOLDER}/RequestConstraints.swift": constraints.checks(model),
        f"{FOLDER}/ConstraintValues.swift": constraints.values(model),
    }


def _operations(model):
    out = head(SOURCE) + "\ninternal import GatehouseMessages\ninternal import GatehouseStubs\n"
    out += "internal import RPC\n\nextension PublicOperation {\n"
    out += "  /// Every operation that is built.\n"
    out += "  static let table: [PublicOperation] = [\n"
    for operation in model.operations:
        if operation.owner != "authentication":
            raise ValueError(f"{operation.name}: the gateway's table only calls authentication")
        call = names.lower_first(operation.name)
        out += (
            f'    PublicOperation("{operation.name}", '
            f"isSigned: {str(operation.is_signed).lower()}, "
            f"hasOutput: {str(operation.has_output).lower()}) {{\n"
            f"      (client: AuthenticationClient, request: {operation.name}Request, "
            f"context: RPCCallContext)\n"
            f"        async throws(RPCError) -> {operation.name}Response in\n"
            f"      try await client.{call}(request, context: context)\n    }},\n"
        )
    return out + "  ]\n}\n"


def _known(model):
    out = head(SOURCE) + "\nextension PublicOperation {\n"
    out += "  /// Every operation of Cognito's user pool API, built or not.\n"
    out += "  static let knownNames: Set<String> = [\n"
    for name in model.known_operations:
        out += f'    "{name}",\n'
    return out + "  ]\n}\n"
