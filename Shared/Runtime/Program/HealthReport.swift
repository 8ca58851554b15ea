internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// Answers health checks as grpc.health.v1 means them: a process serves while all that it needs is
/// within reach.
final class HealthReport: HealthServing {
  private let services: Set<String>
  private let readiness: ProcessReadiness
  private let installation: [MetadataEntry]

  init(
    services: Set<String>,
    readiness: ProcessReadiness,
    installation: [MetadataEntry]
  ) {
    self.services = services
    self.readiness = readiness
    self.installation = installation
  }

  func check(
    _ request: HealthCheckRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> HealthCheckResponse {
    if let service = request.service, !service.isEmpty, !services.contains(service) {
      return HealthCheckResponse(servingStatus: .serviceUnknown)
    }
    let fault = await readiness.fault()
    return HealthCheckResponse(
      servingStatus: fault == nil ? .serving : .notServing,
      installation: installation,
      cause: fault?.cause,
      cure: fault?.cure
    )
  }
}
