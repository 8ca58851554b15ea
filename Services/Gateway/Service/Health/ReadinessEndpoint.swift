internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import HTTPTypes
internal import JSON
internal import RPC
internal import ServerTLS

/// `/readyz`: whether every service this process needs can do its work.
struct ReadinessEndpoint: Endpoint {
  let path: PathPattern = "/readyz"
  let methods: [HTTPRequest.Method] = [.get]
  let name = "readyz"

  /// By the name an operator knows the service by.
  let services: [(name: String, health: HealthClient)]
  let installation: InstallationAgreement?
  let certificate: ServerCertificate?
  /// Short: an orchestrator that asks wants to hear "no" rather than nothing.
  let timeout: Duration = .seconds(2)

  /// - Parameters:
  ///   - channels: The processes to ask.
  ///   - installation: What the services must have in common with this process; nil where they are not
  ///     compared.
  ///   - certificate: Nil where clients speak plain HTTP.
  init(
    _ channels: ServiceChannels,
    _ installation: InstallationAgreement?,
    _ certificate: ServerCertificate?
  ) {
    services = channels.needed.map { ($0.service.rawValue, HealthClient($0.channel)) }
    self.installation = installation
    self.certificate = certificate
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let faults = await faults(requestID: request.caller.requestID)
    var states = services.map { ($0.name, faults[$0.name] ?? "serving") }
    let isCertified = certificate?.fault == nil
    if !isCertified { states.append(("gateway", "certificate out of its time")) }
    let isReady = faults.isEmpty && isCertified
    let report = Report(status: isReady ? "ready" : "not ready", services: states)
    return Answer(report, status: isReady ? .ok : .serviceUnavailable)
  }

  private struct Report: JSONWritable {
    let status: String
    let services: [(name: String, state: String)]

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("status", status)
      json.member("services", States(services: services))
      json.endObject()
    }
  }

  private struct States: JSONWritable {
    let services: [(name: String, state: String)]

    func write(to json: inout JSONWriter) {
      json.beginObject()
      for service in services { json.member(named: service.name, service.state) }
      json.endObject()
    }
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
      guard installation?.differences(in: reply).isEmpty != false else {
        return "configured otherwise"
      }
      return reply.servingStatus == .serving ? nil : "not serving"
    } catch {
      // The operator's message may name files and hosts, and any client may ask here.
      return "\(error.code)"
    }
  }
}
