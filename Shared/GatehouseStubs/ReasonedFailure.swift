public import RPC

/// A failure of a service whose reasons `Proto/reasons.txt` declares.
public protocol ReasonedFailure: RPCFailure {
  /// The reason as it crosses the socket; nil for a fault.
  var reason: Reason? { get }
  /// The sentence of this failure; nil where the reason's own is used.
  var message: String? { get }
  /// Whether the same call may succeed later: the database or another service is out of reach.
  var isPassing: Bool { get }
}

extension ReasonedFailure {
  /// What crosses the socket, as the reason is declared.
  public var declaredStatus: RPCError {
    var status = unrecorded
    // Whatever an operation fails with leaves through the gate, which records it; the gateway itself
    // records where the proof of a signature fails.
    status.isRecorded = true
    return status
  }

  private var unrecorded: RPCError {
    if let reason { return RPCError(reason, telling: message ?? reason.sentence ?? "") }
    return RPCError(code: isPassing ? .unavailable : .internalError, message: message ?? "")
  }
}
