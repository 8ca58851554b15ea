"""Writes the server protocols of the public operations: one for each area of a service."""

from . import modules, names
from .swift_stubs import naming, short, used
from .swift_types import head

SOURCE = "botocore's models and Proto/apis"


def write(schema, models):
    files = {}
    for owner in models.owners:
        service = _service(schema, owner)
        areas = models.areas(owner)
        methods = {name: (name, request, response) for name, request, response, _ in service.methods}
        text = ""
        for area, members in areas.items():
            text += _area(schema, service, area, [methods[operation.name] for operation in members])
        text += _registration(service, areas)
        module = modules.SERVICES[owner] + "Stubs"
        files[f"{modules.folder(module)}/{service.name}Areas.swift"] = (
            head(SOURCE) + "\n" + used(schema, text, module) + text
        )
    return files


def _service(schema, owner):
    wanted = f"gatehouse.{owner}.v1.{names.upper_camel(owner)}Service"
    return next(s for f in schema.files for s in f.services if s.full_name == wanted)


def _protocol(area):
    return names.upper_camel(area) + "Serving"


def _area(schema, service, area, methods):
    out = f"\n/// Carries out the public operations of the area {area}.\n"
    out += f"public protocol {_protocol(area)}<Call, Failure>: Sendable {{\n"
    out += "  /// What an operation is given beside its request.\n  associatedtype Call: Sendable\n"
    out += "  /// What an operation fails with.\n  associatedtype Failure: RPCFailure\n"
    for method, request, response in methods:
        out += (
            f"\n  /// {method}.\n"
            f"  func {names.lower_first(method)}(_ request: {short(request)}, call: Call)"
            f" async throws(Failure) -> {short(response)}\n"
        )
    out += f"}}\n\nextension {_protocol(area)} {{\n"
    out += "  /// Answers the area's methods in the router, each through the gate.\n"
    out += "  public func register<Gate: OperationGate>(\n"
    out += "    in router: inout RPCRouter,\n    through gate: Gate\n  )\n"
    out += "  where\n    Gate.Call == Call,\n    Gate.Failure == Failure,\n"
    out += f"    Gate.Operation == {service.name}Operation\n  {{\n"
    for method, request, response in methods:
        low = names.lower_first(method)
        out += (
            f"    router.register({service.name}Methods.{low}) {{\n"
            "      (bytes, context) async throws(RPCError) -> [UInt8] in\n"
            f"      let request: {short(request)} = try decodeRequest(bytes)\n"
            f"      let response: {short(response)}\n"
            "      do throws(Failure) {\n"
            "        response = try await gate.carryOut(\n"
            f"          .{low},\n"
            f"          {naming(schema, request)},\n"
            "          bytes,\n"
            "          context\n"
            "        ) { (call) async throws(Failure) in\n"
            f"          try await self.{low}(request, call: call)\n"
            "        }\n"
            "      } catch {\n        throw error.status\n      }\n"
            "      return try encodeResponse(response)\n"
            "    }\n"
        )
    return out + "  }\n}\n"


def _registration(service, areas):
    """All areas at once, so that the compiler asks for the one that is forgotten."""
    out = f"\nextension {service.name}Methods {{\n"
    out += "  /// Answers every method in the router, each area by its implementer.\n"
    out += "  public static func register<Gate: OperationGate>(\n"
    out += "    in router: inout RPCRouter,\n    through gate: Gate,\n"
    out += ",\n".join(
        f"    {names.lower_camel(area)}: some {_protocol(area)}<Gate.Call, Gate.Failure>"
        for area in areas
    )
    out += f"\n  ) where Gate.Operation == {service.name}Operation {{\n"
    for area in areas:
        out += f"    {names.lower_camel(area)}.register(in: &router, through: gate)\n"
    return out + "  }\n}\n"
