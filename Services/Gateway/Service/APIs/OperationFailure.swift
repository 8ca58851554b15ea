internal import GatehouseStubs
internal import RPC

/// Why an operation has no answer.
enum OperationFailure: Error {
  /// The gateway itself refuses.
  case refused(PublicError)
  /// The service that carries the operation out, or the way to it, failed.
  case failed(RPCError)
}

extension OperationFailure {
  /// The stable reason, from the service that refused.
  var reason: String {
    switch self {
    case .refused: Answer.Refusal.gatewayReason
    case .failed(let error): error.operatorReason
    }
  }
}

extension SignatureProgress {
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
