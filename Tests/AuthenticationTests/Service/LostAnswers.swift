internal import RPC

/// A channel on which one call does what it should, and its answer is lost.
struct LostAnswers: RPCChannel {
  private let lost: RPCMethod?
  private let channel: InProcessChannel

  init(of lost: RPCMethod?, _ channel: InProcessChannel) {
    self.lost = lost
    self.channel = channel
  }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    let answer = try await channel.call(method, request, context: context)
    guard method.fullName != lost?.fullName else { throw RPCError(code: .unavailable) }
    return answer
  }
}
