/// Carries calls to a router in the same process, with the semantics of a socket: bytes in, bytes
/// out, and an end at the deadline.
public struct InProcessChannel: RPCChannel {
  private let router: RPCRouter

  /// Makes a channel to a router.
  public init(_ router: RPCRouter) {
    self.router = router
  }

  /// Calls the router's handler.
  public func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    guard let handler = router.handler(for: method.fullName) else {
      throw RPCError(code: .unimplemented, message: "no method \(method)")
    }
    guard context.deadline > .now else { throw RPCError(code: .deadlineExceeded) }
    return try await handler(request, context)
  }
}
