internal import ServiceLifecycle

/// Work that goes on beside the calls and is cancelled at the shutdown.
struct BackgroundJob: Service {
  let body: @Sendable () async -> Void

  func run() async throws {
    await cancelWhenGracefulShutdown { await body() }
    // A job that had nothing to do must not end the process.
    try await gracefulShutdown()
  }
}
