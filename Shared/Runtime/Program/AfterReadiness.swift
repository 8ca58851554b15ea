internal import ServiceLifecycle

/// A part that must not begin before the process's checks have passed once.
///
/// A server that answered calls with another seal key than its peers', or a job that gave up
/// messages it could not open, would do harm.
struct AfterReadiness: Service {
  let readiness: ProcessReadiness
  let part: any Service

  func run() async throws {
    let mayBegin = await cancelWhenGracefulShutdown {
      await readiness.waitUntilPassed()
    }
    if mayBegin {
      try await part.run()
    } else {
      try await gracefulShutdown()
    }
  }
}
