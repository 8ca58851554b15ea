internal import Domain

/// Runs a call's handler.
enum Handling {
  /// What the handler answers; everything that it does knows the call's deadline.
  ///
  /// A process may have stood still since the call was read: a handler that has no time left is not
  /// begun.
  static func result(
    of handler: RPCRouter.Handler,
    _ message: [UInt8],
    _ context: RPCCallContext
  ) async -> Result<[UInt8], RPCError> {
    guard .now < context.deadline else { return .failure(RPCError(code: .deadlineExceeded)) }
    return await CallDeadline.$current.withValue(context.deadline) {
      do throws(RPCError) {
        return .success(try await handler(message, context))
      } catch {
        return .failure(told(error, deadline: context.deadline))
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
