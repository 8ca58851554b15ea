public import RPC

extension RPCError {
  /// A refusal whose sentence the client is told, where the reason's own is not.
  public init(_ reason: Reason, telling message: String) {
    self.init(
      code: reason.code,
      reason: reason.rawValue,
      message: message,
      details: ["message": message]
    )
  }

  /// A refusal of which only the operator's log has a sentence.
  public init(_ reason: Reason, log message: String = "", details: [String: String] = [:]) {
    self.init(code: reason.code, reason: reason.rawValue, message: message, details: details)
  }

  /// The reason as an enum; nil for a fault, and for a reason of a newer version.
  public var knownReason: Reason? { Reason(rawValue: reason) }
}
