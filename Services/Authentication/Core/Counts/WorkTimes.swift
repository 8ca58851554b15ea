package import Domain
internal import Metrics
internal import Synchronization

/// How long work for pools took, noted where it is done; the counts of hours take it from here.
///
/// It is part of no statement: what a process has noted since the last time is lost with it.
package final class WorkTimes: Sendable {
  /// What was done.
  package enum Work: Sendable, Hashable {
    /// A step of a sign-in.
    case signInStep
    /// The call of a function.
    case function(LambdaTrigger)
    /// From the making of a message until its receiver took it.
    case message(medium: String)
  }

  /// What is counted: words of closed sets, so that no text of a client becomes a row.
  package struct Entry: Sendable, Hashable {
    package let pool: String
    package let outcome: String
    package let rule: String
  }

  private let pending = Mutex<[Entry: Int64]>([:])

  /// More kinds than a few seconds of honest work have; what is beyond is not counted.
  private static let mostKinds = 20_000

  /// Nothing yet.
  package init() {}

  /// Notes work that ended, well or not.
  package func note(_ work: Work, of pool: UserPoolID, took time: Duration, hasFailed: Bool = false)
  {
    measure(work, time, hasFailed)
    add(Entry(pool: pool.text, outcome: work.outcome, rule: work.rule(of: time)))
    if hasFailed {
      add(Entry(pool: pool.text, outcome: "\(work.outcome)_failed", rule: work.name))
    }
  }

  private func add(_ entry: Entry) {
    pending.withLock { pending in
      guard pending[entry] != nil || pending.count < Self.mostKinds else { return }
      pending[entry, default: 0] += 1
    }
  }

  /// What was noted since the last time.
  package func take() -> [Entry: Int64] {
    pending.withLock { pending in
      defer { pending = [:] }
      return pending
    }
  }

  private func measure(_ work: Work, _ time: Duration, _ hasFailed: Bool) {
    let result = hasFailed ? "failed" : "done"
    switch work {
    // The calls of each method are measured where they arrive.
    case .signInStep: break
    case .function(let trigger):
      Metrics.Timer(
        label: "gatehouse_function_seconds",
        dimensions: [("trigger", trigger.rawValue), ("result", result)]
      ).recordNanoseconds(time.nanoseconds)
    case .message(let medium):
      Metrics.Timer(
        label: "gatehouse_message_delay_seconds",
        dimensions: [("medium", medium), ("result", result)]
      ).recordNanoseconds(time.nanoseconds)
    }
  }
}

extension WorkTimes.Work {
  fileprivate var outcome: String {
    switch self {
    case .signInStep: "sign_in_time"
    case .function: "function_time"
    case .message: "message_time"
    }
  }

  fileprivate var name: String {
    switch self {
    case .signInStep: ""
    case .function(let trigger): trigger.rawValue
    case .message(let medium): medium
    }
  }

  /// The name, and the least of the bounds that the time is within: percentiles are read from these.
  fileprivate func rule(of time: Duration) -> String {
    let millis = time.nanoseconds / 1_000_000
    let bound = Self.bounds.first { millis <= $0 }
    return "\(name)/\(bound.map { String($0) } ?? "more")"
  }

  /// In milliseconds.
  private static let bounds: [Int64] = [
    10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000, 60_000, 300_000, 3_600_000,
  ]
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    let parts = components
    guard parts.seconds < 1_000_000_000 else { return .max }
    return parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
  }
}
