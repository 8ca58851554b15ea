internal import RPC

/// A token issuance that is out of reach for one of its calls.
struct FailingTokenIssuance: RPCChannel {
  private let channel: InProcessChannel
  private let lost: RPCMethod

  init(_ channel: InProcessChannel, _ lost: RPCMethod) {
    self.channel = channel
    self.lost = lost
  }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    guard method.fullName != lost.fullName else { throw RPCError(code: .unavailable) }
    return try await channel.call(method, request, context: context)
  }
}
