public import RPC

extension RPCError {
  /// Whether the service that carries an operation out has recorded its failure, so that the caller
  /// need not.
  public var isRecorded: Bool {
    get { details["recorded"] != nil }
    set { details["recorded"] = newValue ? "true" : nil }
  }
}
