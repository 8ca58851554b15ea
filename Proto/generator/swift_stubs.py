"""Writes the clients and server protocols of our RPC services."""

from . import modules, names
from .swift_types import doc, head


def write(schema, service, path, models):
    body = _methods(service)
    # A public service is implemented area by area: see swift_areas.py.
    if service.name not in {names.upper_camel(owner) for owner in models.owners}:
        body += _serving(service)
    body += _client(service)
    return head(f"Proto/{path}") + "\n" + used(schema, body, modules.stubs(path)) + body


def used(schema, text, module):
    """The import lines of a file of stubs."""
    shared = f"{modules.SHARED}Stubs"
    # Its protocols name the gate; calls alone name nothing in public.
    access = "public" if "OperationGate" in text else "internal"
    coding = f"{access} import {shared}\n" if module != shared else ""
    return coding + modules.imports(schema, text, "public") + "public import RPC\n"


def short(full_name):
    return full_name.rsplit(".", 1)[1]


def _methods(service):
    out = f"\n/// The methods of {service.full_name}.\npublic enum {service.name}Methods {{\n"
    out += "  /// The service's full name.\n"
    out += f'  public static let service: String = "{service.full_name}"\n'
    for method, *_ in service.methods:
        out += f"  /// {method}.\n"
        out += (
            f"  public static let {names.lower_first(method)}: RPCMethod = "
            f'RPCMethod("{service.full_name}/{method}")\n'
        )
    return out + "}\n"


def _serving(service):
    name = service.name
    out = "\n" + (doc(service.comment) or f"/// Serves {service.full_name}.\n")
    out += f"public protocol {name}Serving: Sendable {{\n"
    out += "  /// What a call fails with.\n  associatedtype Failure: RPCFailure\n"
    for method, request, response, comment in service.methods:
        out += "\n" + (doc(comment, "  ") or f"  /// {method}.\n")
        out += (
            f"  func {names.lower_first(method)}(_ request: {short(request)}, "
            f"context: RPCCallContext) async throws(Failure) -> {short(response)}\n"
        )
    out += f"}}\n\nextension {name}Serving {{\n"
    out += "  /// Answers this service's methods in the router.\n"
    out += "  public func register(in router: inout RPCRouter) {\n"
    for method, request, response, _ in service.methods:
        low = names.lower_first(method)
        out += (
            f"    router.register({name}Methods.{low}) {{\n"
            "      (bytes, context) async throws(RPCError) -> [UInt8] in\n"
            f"      let request: {short(request)} = try decodeRequest(bytes)\n"
            f"      let response: {short(response)}\n"
            "      do throws(Failure) {\n"
            f"        response = try await self.{low}(request, context: context)\n"
            "      } catch {\n        throw error.status\n      }\n"
            "      return try encodeResponse(response)\n"
            "    }\n"
        )
    return out + "  }\n}\n"


# The members by which requests name what they are about.
_NAMING = (
    "userPoolId", "clientId", "username", "groupName", "accessToken", "resourceArn",
    "identityPoolId", "identityId",
)


def naming(schema, request):
    """The Swift expression of what a request says it is about."""
    present = {
        f.swift_name for f in schema.by_name[request].fields if f.kind in ("string", "text")
    }
    arguments = ", ".join(f"{n}: request.{n}" for n in _NAMING if n in present)
    return f"RequestNaming({arguments})"


def _client(service):
    name = service.name
    out = f"""
/// Calls {service.full_name}.
public struct {name}Client: Sendable {{
  private let channel: any RPCChannel

  /// Makes a client over the channel.
  public init(_ channel: any RPCChannel) {{
    self.channel = channel
  }}
"""
    for method, request, response, comment in service.methods:
        low = names.lower_first(method)
        out += "\n" + (doc(comment, "  ") or f"  /// {method}.\n")
        out += (
            f"  public func {low}(_ request: {short(request)}, context: RPCCallContext)"
            f" async throws(RPCError) -> {short(response)} {{\n"
            f"    let bytes: [UInt8] = try encodeRequest(request)\n"
            f"    return try decodeResponse(\n"
            f"      try await channel.call({name}Methods.{low}, bytes, context: context))\n  }}\n"
        )
    return out + "}\n"
