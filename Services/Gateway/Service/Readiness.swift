internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore
internal import RPC

/// Whether every service this process needs can do its work.
struct Readiness: Sendable {
  /// By the name an operator knows the service by.
  let services: [(name: String, health: HealthClient)]
  /// Short: an orchestrator that asks wants to hear "no" rather than nothing.
  let timeout: Duration = .seconds(2)

  func answer(requestID: String) async -> Response {
    let faults = await faults(requestID: requestID)
    let services = services.map { service in
      let text = faults[service.name].map(JSONText.quoted) ?? "\"serving\""
      return "\(JSONText.quoted(service.name)):\(text)"
    }
    let isReady = faults.isEmpty
    let text = """
      {"status":"\(isReady ? "ready" : "not ready")","services":{\(services.joined(separator: ","))}}
      """
    return Self.json(text, status: isReady ? .ok : .serviceUnavailable)
  }

  static func json(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text))
    )
  }

  private func faults(requestID: String) async -> [String: String] {
    await withTaskGroup(of: (String, String?).self) { group in
      for service in services {
        group.addTask { (service.name, await fault(of: service.health, requestID: requestID)) }
      }
      var faults: [String: String] = [:]
      for await (name, fault) in group { faults[name] = fault }
      return faults
    }
  }

  private func fault(of health: HealthClient, requestID: String) async -> String? {
    let context = RPCCallContext(
      requestID: requestID,
      deadline: .now.advanced(by: timeout),
      isIdempotent: true
    )
    do throws(RPCError) {
      let reply = try await health.check(HealthCheckRequest(), context: context)
      return reply.servingStatus == .serving ? nil : "not serving"
    } catch {
      // The operator's message may name files and hosts; who may ask here is anybody.
      return "\(error.code)"
    }
  }
}
