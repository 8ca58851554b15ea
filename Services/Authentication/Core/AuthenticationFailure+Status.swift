internal import GatehouseStubs
internal import PublicOperations
package import RPC

extension AuthenticationFailure: RPCFailure {
  /// What crosses the socket.
  package var status: RPCError {
    var status = unrecorded
    // Whatever an operation fails with leaves through the gate, which records it.
    status.isRecorded = true
    return status
  }

  /// The exception, or the interaction's word, that the client is told.
  package var publicException: String {
    reason?.exception ?? reason?.interactionWord ?? GateFailure.faultException
  }

  private var unrecorded: RPCError {
    if let reason { return RPCError(reason, telling: message ?? reason.sentence ?? "") }
    let isPassing = if case .unavailable = self { true } else { false }
    return RPCError(code: isPassing ? .unavailable : .internalError, message: message ?? "")
  }
}
