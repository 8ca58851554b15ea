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
        let failure = cleared(error, deadline: context.deadline)
        span?.end(failure)
        return .failure(failure)
      }
    }
  }

  /// What could not be had when the time was over is reported as that, not as an outage.
  private static func cleared(_ error: RPCError, deadline: ContinuousClock.Instant) -> RPCError {
    var cleared = Refusal.cleared(error)
    if cleared.code == .unavailable, cleared.reason.isEmpty, deadline <= .now {
      cleared.code = .deadlineExceeded
    }
    return cleared
  }
}
