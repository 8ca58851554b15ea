internal import RPC
internal import Synchronization
internal import TokenIssuanceStubs

/// Does something just before or just after tokens are made, and notes what was made.
final class InterruptedTokenIssuance: RPCChannel {
  private let channel: InProcessChannel
  private let isBefore: Bool
  private let interruption: @Sendable () async -> Void
  private let answer = Mutex<[UInt8]?>(nil)

  init(
    _ channel: InProcessChannel,
    isBefore: Bool,
    _ interruption: @escaping @Sendable () async -> Void
  ) {
    self.channel = channel
    self.isBefore = isBefore
    self.interruption = interruption
  }

  /// The IssueTokensResponse; nil where there was none.
  var issued: [UInt8]? { answer.withLock { $0 } }

  func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    guard method.fullName == TokenIssuanceMethods.issueTokens.fullName else {
      return try await channel.call(method, request, context: context)
    }
    if isBefore { await interruption() }
    let response = try await channel.call(method, request, context: context)
    answer.withLock { $0 = response }
    if !isBefore { await interruption() }
    return response
  }
}
