/// Carries calls to a service: over sockets, or within the process in tests.
public protocol RPCChannel: Sendable {
  /// Sends a request and waits for its answer, at the longest until the context's deadline.
  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8]
}
