import Foundation
import NIOCore
import NIOPosix

/// What pages that wait for sessions cost the gateway, and what a password sign-in takes meanwhile.
struct WaitingPages: Sendable {
  let pages: Int
  /// The gateway's memory for each page.
  let bytesPerPage: Int
  /// Medians in milliseconds.
  let signInAlone: Double
  let signInBesides: Double
  /// What all services use for nothing but the waiting, in CPU seconds a second.
  let processors: Double

  /// So many pages share one session, of which a client may have a thousand that are not finished.
  private static let pagesPerSession = 20

  static func measure(
    _ count: Int,
    _ subject: InteractionSubject,
    signIn: Operation,
    seconds: Double,
    supervisor: Int,
    open: @escaping @Sendable () async throws -> Connection
  ) async throws -> WaitingPages {
    let workers = [try await open(), try await open()]
    let alone = try await Run.measure(over: workers, seconds: seconds, signIn.run)
    let before = try gateway(supervisor)
    var handles: [(id: String, handle: String)] = []
    for _ in 0..<(count + pagesPerSession - 1) / pagesPerSession {
      let made = try await subject.start("LOGIN", user: nil, lifetime: 600, over: workers[0])
      handles.append(made)
    }
    let waiting = Task {
      await withTaskGroup(of: Void.self) { group in
        for page in 0..<count {
          let session = handles[page % handles.count]
          // What ends a page that waits ends the measurement below too.
          group.addTask { try? await wait(session, open: open) }
        }
      }
    }
    try await Task.sleep(for: .seconds(10 + Double(count) / 500))
    let after = try gateway(supervisor)
    let idleBefore = try ProcessUsage.below(supervisor).cpuSeconds { _ in true }
    try await Task.sleep(for: .seconds(seconds))
    let idleAfter = try ProcessUsage.below(supervisor).cpuSeconds { _ in true }
    let besides = try await Run.measure(over: workers, seconds: seconds, signIn.run)
    waiting.cancel()
    for worker in workers { try await worker.close() }
    return WaitingPages(
      pages: count,
      bytesPerPage: (after - before) / count,
      signInAlone: alone.latencyMillis(0.5),
      signInBesides: besides.latencyMillis(0.5),
      processors: (idleAfter - idleBefore) / seconds
    )
  }

  /// Long polls one after the other, as a page makes them.
  private static func wait(
    _ session: (id: String, handle: String),
    open: @escaping @Sendable () async throws -> Connection
  ) async throws {
    let connection = try await open()
    let path = "\(InteractionSubject.root)/sessions/\(session.id)?wait=25&version=1"
    while !Task.isCancelled {
      let answer = try await connection.get(
        path,
        headers: [("authorization", "Bearer \(session.handle)")]
      )
      try answer.check("a page that waits")
    }
  }

  private static func gateway(_ supervisor: Int) throws -> Int {
    try ProcessUsage.below(supervisor).processes
      .filter { $0.name.hasPrefix("gatehouse-gateway") }
      .reduce(0) { $0 + $1.residentBytes }
  }
}
