package import RPC

extension RPCCallContext {
  /// For a call that may be sent again to another instance when one dies.
  package var repeatable: RPCCallContext {
    var context = self
    context.isIdempotent = true
    return context
  }
}
