internal import APIConstraints
internal import AuthenticationStubs
internal import RPC

/// The calls of one request: each carries the operator's own token, by which the service decides.
struct OperatorCalls: Sendable {
  let channel: any RPCChannel
  let requestID: String
  let sourceIP: String?
  let userAgent: String?
  /// Nil before a sign-in.
  let accessToken: String?

  /// The same calls, by another token.
  func with(_ accessToken: String) -> OperatorCalls {
    OperatorCalls(
      channel: channel,
      requestID: requestID,
      sourceIP: sourceIP,
      userAgent: userAgent,
      accessToken: accessToken
    )
  }

  private static let callTime = Duration.seconds(15)

  /// What the console asks beside the public operations.
  var console: ConsoleClient { ConsoleClient(channel) }
  /// What the console asks about one pool beside the public operations.
  var consolePool: ConsolePoolClient { ConsolePoolClient(channel) }
  /// The grants of a sign-in.
  var tokens: TokenEndpointClient { TokenEndpointClient(channel) }
  /// The public operations.
  var operations: AuthenticationClient { AuthenticationClient(channel) }

  /// The context of one call.
  func context(reads: Bool = true) -> RPCCallContext {
    var context = RPCCallContext(
      requestID: requestID,
      deadline: .now.advanced(by: Self.callTime),
      isIdempotent: reads
    )
    context.sourceIP = sourceIP
    context.userAgent = userAgent
    context.operatorToken = accessToken
    return context
  }

  /// Runs a call and tells its failure as the page's.
  func ask<Value>(
    _ call: (OperatorCalls, RPCCallContext) async throws(RPCError) -> Value
  ) async throws(PageFailure) -> Value {
    do throws(RPCError) {
      return try await call(self, context())
    } catch {
      throw PageFailure(error)
    }
  }

  /// The same for what changes something: it is not sent twice.
  func change<Value>(
    _ call: (OperatorCalls, RPCCallContext) async throws(RPCError) -> Value
  ) async throws(PageFailure) -> Value {
    do throws(RPCError) {
      return try await call(self, context(reads: false))
    } catch {
      throw PageFailure(error)
    }
  }

  /// Changes something by a public operation's request, which keeps what the API's model asks.
  ///
  /// The gateway checks that of other callers, and no call of the console passes it.
  func change<Value>(
    _ request: some ConstraintChecked,
    _ call: (OperatorCalls, RPCCallContext) async throws(RPCError) -> Value
  ) async throws(PageFailure) -> Value {
    if let fault = ConstraintReport.message(for: request) { throw .refused(fault) }
    return try await change(call)
  }
}
