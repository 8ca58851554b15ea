internal import GatehouseMessages
internal import Protobuf

/// Answers health checks of a server whose router does not: a service that is here is serving.
enum DefaultHealth {
  static let method = RPCMethod("gatehouse.rpc.v1.HealthService/Check")

  /// The router with health checks.
  static func added(to router: RPCRouter) -> RPCRouter {
    guard router.handler(for: method.fullName) == nil else { return router }
    var router = router
    let services = router.services
    router.register(method) { (bytes, _) async throws(RPCError) -> [UInt8] in
      try check(bytes, services)
    }
    return router
  }

  private static func check(
    _ bytes: [UInt8],
    _ services: Set<String>
  ) throws(RPCError) -> [UInt8] {
    do throws(ProtobufError) {
      let service = try HealthCheckRequest(decoding: bytes).service ?? ""
      let isHere = service.isEmpty || services.contains(service)
      return try HealthCheckResponse(servingStatus: isHere ? .serving : .serviceUnknown).encoded()
    } catch {
      throw RPCError(code: .invalidArgument, reason: "malformed_request", message: "\(error)")
    }
  }
}
