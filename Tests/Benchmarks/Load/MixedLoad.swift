import Foundation
import Synchronization

/// Several operations side by side for a long time, each over connections of its own.
///
/// What they took is printed for each stretch of time, one JSON object a line, for `Tests/Benchmarks/soak`.
struct MixedLoad: Sendable {
  let operations: [Operation]
  let connectionsEach: Int
  let seconds: Double
  /// The length of a stretch.
  let windowSeconds: Double
  /// How many calls a second a connection makes at most; nil: one after the other.
  let rate: Double?
  let open: @Sendable () async throws -> Connection

  /// What users do all day.
  ///
  /// GetUser is missing, whose access tokens end within the hour.
  static let operations = [
    "password sign-in", "SRP sign-in", "refresh", "SRP sign-in with a device",
    "app login with a PIN", "GetId",
    "GetCredentialsForIdentity", "UpdateRecords (signed)", "AdminGetUser (signed)",
  ]

  func run() async throws {
    let began = Date()
    let taken = Taken()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for operation in operations {
        for index in 0..<connectionsEach {
          group.addTask {
            try await repeatedly(operation, from: index, into: taken, until: began + seconds)
          }
        }
      }
      group.addTask {
        while Date() < began + seconds {
          try await Task.sleep(
            for: .seconds(min(windowSeconds, max(0.01, (began + seconds).timeIntervalSinceNow)))
          )
          taken.print()
        }
      }
      try await group.waitForAll()
    }
    taken.print()
  }

  /// A failure is counted, and the next turn has a new connection.
  private func repeatedly(
    _ operation: Operation,
    from index: Int,
    into taken: Taken,
    until end: Date
  ) async throws {
    var connection = try await open()
    var number = index
    var next = ContinuousClock.now
    while Date() < end {
      if let rate {
        try await Task.sleep(until: next, clock: .continuous)
        next = max(.now, next) + .seconds(1 / rate)
      }
      let start = ContinuousClock.now
      do {
        try await operation.run(connection, number)
        taken.note(operation.name, start.duration(to: .now) / .milliseconds(1))
      } catch is Run.Exhausted {
        return
      } catch {
        taken.noteFailure(operation.name, "\(error)")
        try? await connection.close()
        connection = try await open()
      }
      number += connectionsEach
    }
    try await connection.close()
  }
}

/// What the operations of a stretch took.
private final class Taken: Sendable {
  private struct Line: Encodable {
    let at: Double
    let operation: String
    let count: Int
    let failures: Int
    let failure: String?
    let median: Double
    let p99: Double
  }

  private struct Stretch {
    var millis: [Double] = []
    var failures = 0
    var failure: String?
  }

  private let stretches = Mutex<[String: Stretch]>([:])

  func note(_ operation: String, _ millis: Double) {
    stretches.withLock { $0[operation, default: Stretch()].millis.append(millis) }
  }

  func noteFailure(_ operation: String, _ failure: String) {
    stretches.withLock { stretches in
      stretches[operation, default: Stretch()].failures += 1
      stretches[operation]?.failure = failure
    }
  }

  /// Prints the stretch that ends now, and begins the next.
  func print() {
    let ended = stretches.withLock { stretches in
      defer { stretches = [:] }
      return stretches
    }
    for (operation, stretch) in ended.sorted(by: { $0.key < $1.key }) {
      let sorted = stretch.millis.sorted()
      let line = Line(
        at: Date().timeIntervalSince1970,
        operation: operation,
        count: sorted.count,
        failures: stretch.failures,
        failure: stretch.failure,
        median: sorted.isEmpty ? 0 : sorted[sorted.count / 2],
        p99: sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
      )
      guard let text = try? JSONEncoder().encode(line) else { continue }
      // print() would keep it until much has come together.
      FileHandle.standardOutput.write(text + [UInt8(ascii: "\n")])
    }
  }
}
