internal import RPC

extension RPCError {
  /// Stable, also where the service gave no reason.
  var operatorReason: String { reason.isEmpty ? "\(code)" : reason }
}
