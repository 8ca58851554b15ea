internal import OperatingSystem

/// The methods of a server, each with who may call it.
struct ServedMethods: Sendable {
  struct Served: Sendable {
    let name: String
    let handler: RPCRouter.Handler
    let callers: Set<UInt32>
    let metrics: CallMetrics
  }

  private let methods: [String: Served]
  private let unknown = CallMetrics(.server, method: "unknown")

  init(_ router: RPCRouter, _ admission: CallerAdmission) {
    var methods: [String: Served] = [:]
    for name in router.methods {
      guard let handler = router.handler(for: name) else { continue }
      methods[name] = Served(
        name: name,
        handler: handler,
        // Who may call anything may also ask whether it works.
        callers: name == DefaultHealth.method.fullName
          ? admission.everyone : admission.users(of: RPCMethod(name).service),
        metrics: CallMetrics(.server, method: name)
      )
    }
    self.methods = methods
  }

  /// The method if it exists and the caller may call it.
  func find(_ name: String, caller: PeerCredentials) throws(RPCError) -> Served {
    guard let served = methods[name] else {
      unknown.record(.unimplemented, since: .now)
      throw RPCError(code: .unimplemented, message: "no such method")
    }
    guard served.callers.contains(caller.userID) else {
      served.metrics.record(.permissionDenied, since: .now)
      throw RPCError(
        code: .permissionDenied,
        message: "user \(caller.userID) may not call \(name)"
      )
    }
    return served
  }
}
