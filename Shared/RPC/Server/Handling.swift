internal import Domain

/// Runs a call's handler.
enum Handling {
  /// What the handler answers; everything that it does knows the call's deadline.
  ///
  /// A process may have stood still since the call was read: a handler that has no time left is not
  /// begun.
  static func result(
    of handler: RPCRouter.Handler,
    method: String,
    _ message: [UInt8],
    _ context: RPCCallContext
  ) async -> Result<[UInt8], RPCError> {
    guard .now < context.deadline else { return .failure(RPCError(code: .deadlineExceeded)) }
    let span = CallSpan.begin(.server, method, context)
    return await CallDeadline.$current.withValue(context.deadline) {
      do throws(RPCError) {
        let answer = try await handler(message, span?.context ?? context)
        span?.end()
        return .success(answer)
      } catch {
        let told = told(error, deadline: context.deadline)
        span?.end(told)
        return .failure(told)
      }
    }
  }

  /// What could not be had when the time was over is told as that, not as an outage.
  private static func told(_ error: RPCError, deadline: ContinuousClock.Instant) -> RPCError {
    var told = Refusal.cleared(error)
    if told.code == .unavailable, told.reason.isEmpty, deadline <= .now {
      told.code = .deadlineExceeded
    }
    return told
  }
}
