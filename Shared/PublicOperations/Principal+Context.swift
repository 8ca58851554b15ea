public import RPC

extension Principal {
  /// The principal that the gateway names for a call.
  public init(of context: RPCCallContext, isSigned: Bool) {
    guard isSigned, let id = context.accessKeyID else {
      self = .anonymous
      return
    }
    self = .accessKey(AccessKey(id: id))
  }
}
