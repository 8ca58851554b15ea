/// Reasons that only the transport itself gives, and that a caller's client acts on.
enum Refusal {
  /// In a reply: the call was not begun because the instance is leaving; another may take it.
  static let draining = "rpc_draining"
  /// In a client's own error: the connection ended while the call was in flight, and it may or may
  /// not have been executed.
  static let connectionLost = "rpc_connection_lost"
  /// In a go-away: this user may call nothing here.
  static let callerNotAllowed = "rpc_caller_not_allowed"

  /// A handler's error must not look like the transport's own refusal: the call was begun, and a
  /// client that believes otherwise would do it twice.
  static func cleared(_ error: RPCError) -> RPCError {
    guard error.reason == draining else { return error }
    var cleared = error
    cleared.reason = ""
    return cleared
  }
}
