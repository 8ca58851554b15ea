internal import Synchronization

/// Carries calls to a router in the same process, with the semantics of a socket: bytes in, bytes
/// out, an end at the deadline and at cancellation whatever the handler does.
public struct InProcessChannel: RPCChannel {
  private let router: RPCRouter
  private let limits: RPCLimits

  /// Makes a channel to a router.
  public init(_ router: RPCRouter, limits: RPCLimits = RPCLimits()) {
    self.router = router
    self.limits = limits
  }

  /// Calls the router's handler.
  public func call(
    _ method: RPCMethod,
    _ request: [UInt8],
    context: RPCCallContext
  ) async throws(RPCError) -> [UInt8] {
    guard request.count <= limits.maxMessageBytes else {
      throw RPCError(code: .resourceExhausted, message: "the request is too large")
    }
    guard !Task.isCancelled else { throw RPCError(code: .cancelled) }
    let now = ContinuousClock.now
    let left = now.duration(to: context.deadline)
    guard left > .zero else { throw RPCError(code: .deadlineExceeded) }
    guard let handler = router.handler(for: method.fullName) else {
      throw RPCError(code: .unimplemented, message: "no method \(method)")
    }
    var inner = context
    inner.deadline = context.deadline - min(limits.deadlineMargin, left / 10)
    let span = CallSpan.begin(.client, method.fullName, inner)
    let result = await run(handler, PendingCall(method, request, span?.context ?? inner))
    span?.end(result)
    guard case .success(let message) = result, message.count > limits.maxMessageBytes else {
      return try result.get()
    }
    throw RPCError(code: .resourceExhausted, message: "the response is too large")
  }

  private func run(
    _ handler: @escaping RPCRouter.Handler,
    _ call: PendingCall
  ) async -> Result<[UInt8], RPCError> {
    let work = Task {
      let result = await Handling.result(
        of: handler,
        method: call.method.fullName,
        call.request,
        call.context
      )
      call.end(.answered(result))
    }
    let timer = Task {
      do {
        try await Task.sleep(until: call.context.deadline, clock: .continuous)
      } catch {
        // The handler was faster.
        return
      }
      call.end(.answered(.failure(RPCError(code: .deadlineExceeded))))
      work.cancel()
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { call.wait($0) }
    } onCancel: {
      call.end(.answered(.failure(RPCError(code: .cancelled))))
      work.cancel()
    }
    timer.cancel()
    switch outcome {
    case .answered(let result): return result
    case .notBegun, .lost, .silent, .unheard: return .failure(RPCError(code: .unavailable))
    }
  }
}
