internal import GatehouseStubs
internal import RPC

/// How far a request came, which decides whether its refusal is an event of the audit log.
struct Progress: Sendable {
  enum Stage: Sendable {
    /// Nothing is proved, and nothing has to be.
    case open
    /// The operation needs a signature, which is not proved yet.
    case proof
    /// The signature is right: what follows is an administrator's call.
    case proved
  }

  var stage = Stage.open
  /// The key that the request claims.
  var accessKeyID: String?
  /// Whether the key that was proved is one of temporary credentials.
  var isIdentity = false

  /// Whether the gateway has to have the failure recorded, because no service will.
  ///
  /// A request that was cut off or whose body is no HTTP is no request; who sent it is told nothing
  /// that counts as an answer of the API.
  func isRecorded(_ failure: OperationFailure) -> Bool {
    switch failure {
    case .refused(let error): error != .malformedBody
    case .failed(let error): stage == .proof || !error.isRecorded
    }
  }
}

extension OperationFailure {
  /// The gateway itself refused.
  static let gatewayReason = "gateway"

  /// The stable reason, from the service that refused.
  var reason: String {
    switch self {
    case .refused: Self.gatewayReason
    case .failed(let error): error.operatorReason
    }
  }
}

extension RPCError {
  /// Stable, also where the service gave no reason.
  var operatorReason: String { reason.isEmpty ? "\(code)" : reason }
}
