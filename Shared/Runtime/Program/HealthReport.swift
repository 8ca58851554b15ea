internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC
internal import Synchronization

/// Answers health checks as grpc.health.v1 means them: a process serves while all that it needs is
/// within reach.
final class HealthReport: HealthServing {
  private struct Known {
    var isServing: Bool
    var until: ContinuousClock.Instant
  }

  /// How long an answer holds, so that whoever asks often does not keep the database busy.
  private static let validity = Duration.milliseconds(250)

  private let services: Set<String>
  private let checks: [@Sendable () async -> Bool]
  private let known = Mutex<Known?>(nil)

  init(services: Set<String>, checks: [@Sendable () async -> Bool]) {
    self.services = services
    self.checks = checks
  }

  func check(
    _ request: HealthCheckRequest,
    context: RPCCallContext
  ) async throws(RPCError) -> HealthCheckResponse {
    if let service = request.service, !service.isEmpty, !services.contains(service) {
      return HealthCheckResponse(servingStatus: .serviceUnknown)
    }
    return HealthCheckResponse(servingStatus: await isServing() ? .serving : .notServing)
  }

  private func isServing() async -> Bool {
    let now = ContinuousClock.now
    if let known = known.withLock({ $0 }), known.until > now {
      return known.isServing
    }
    var isServing = true
    for check in checks where isServing {
      isServing = await check()
    }
    known.withLock { $0 = Known(isServing: isServing, until: .now.advanced(by: Self.validity)) }
    return isServing
  }
}
