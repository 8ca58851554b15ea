package import AuthenticationCore
package import AuthenticationStubs
internal import Domain
internal import Logging
internal import Metrics
package import PublicOperations
internal import RPC
internal import Synchronization

/// Counts what sign-ins come to in each hour, and adds it to the table now and then.
///
/// It is no part of a sign-in's statements: what a process has counted since the last time is lost with it.
package final class HourlyCounts: Sendable {
  private struct Key: Hashable {
    let pool: String
    let hour: Int64
    let outcome: String
    let rule: String
    let client: String
  }

  /// What a metric has as labels: few, of closed sets.
  private struct Labels: Hashable {
    let outcome: String
    let rule: String
  }

  private let operators: Operators
  private let times: WorkTimes
  private let pending = Mutex<[Key: Int64]>([:])
  /// Kept, because finding one by its texts costs 10 µs.
  private let counters = Mutex<[Labels: Counter]>([:])

  private static let pause = Duration.seconds(5)
  private static let hourMillis: Int64 = 3_600_000
  /// More kinds than an honest hour has; what is beyond is not counted.
  private static let mostKinds = 20_000

  /// Counts for the tables of these, and takes over what was noted of times.
  package init(_ operators: Operators, times: WorkTimes) {
    self.operators = operators
    self.times = times
  }

  /// Takes note of a call.
  package func note(
    _ operation: AuthenticationOperation,
    _ facts: AuditTrail.Facts,
    _ failure: AuthenticationFailure?,
    took time: Duration
  ) {
    guard let pool = facts.pool, let counted = Self.words(operation, facts, failure) else { return }
    if counted.isSignIn, let id = UserPoolID(pool) { times.note(.signInStep, of: id, took: time) }
    let key = Key(
      pool: pool,
      hour: hour,
      outcome: counted.outcome,
      rule: counted.rule,
      client: facts.client ?? ""
    )
    counter(of: Labels(outcome: counted.outcome, rule: counted.rule)).increment()
    pending.withLock { pending in
      guard pending[key] != nil || pending.count < Self.mostKinds else { return }
      pending[key, default: 0] += 1
    }
  }

  private func counter(of labels: Labels) -> Counter {
    counters.withLock { counters in
      if let known = counters[labels] { return known }
      let counter = Counter(
        label: "gatehouse_sign_in_steps_total",
        dimensions: [("outcome", labels.outcome), ("rule", labels.rule)]
      )
      counters[labels] = counter
      return counter
    }
  }

  private var hour: Int64 {
    operators.clock.now().unixMillis / Self.hourMillis * Self.hourMillis
  }

  /// What a call is counted as.
  private struct Counted {
    let outcome: String
    let rule: String
    var isSignIn = true
  }

  /// Words of closed sets: no text of a client becomes a label or a row.
  private static func words(
    _ operation: AuthenticationOperation,
    _ facts: AuditTrail.Facts,
    _ failure: AuthenticationFailure?
  ) -> Counted? {
    if failure == .refreshTokenReuse {
      return Counted(outcome: "refresh_reuse", rule: "", isSignIn: false)
    }
    if facts.signIn == .refreshed, failure == nil {
      return Counted(outcome: "refreshed", rule: "", isSignIn: false)
    }
    guard signIns.contains(operation) else { return nil }
    if let failure { return Counted(outcome: "refused", rule: failure.status.reason) }
    return switch facts.signIn {
    case .signedIn(let device)?: Counted(outcome: "signed_in", rule: device.rawValue)
    case .factorAsked(let name)?: Counted(outcome: "factor_asked", rule: name.lowercased())
    case .refreshed?, nil: nil
    }
  }

  private static let signIns: Set<AuthenticationOperation> = [
    .initiateAuth, .adminInitiateAuth, .respondToAuthChallenge, .adminRespondToAuthChallenge,
  ]

  /// Writes what was counted, until the task is cancelled, and once more then.
  package func run() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.pause)
      await write()
    }
    await write()
  }

  /// Adds what was counted since; what cannot be written is counted again.
  package func write() async {
    takeTimes()
    let taken = pending.withLock { pending in
      defer { pending = [:] }
      return pending
    }
    guard !taken.isEmpty else { return }
    // In one order, so that two processes do not wait for each other's rows.
    let rows = taken.map { key, count in
      HourlyCountStore.Row(
        pool: key.pool,
        hour: key.hour,
        outcome: key.outcome,
        rule: key.rule,
        client: key.client,
        count: count
      )
    }.sorted {
      ($0.pool, $0.outcome, $0.rule, $0.client) < ($1.pool, $1.outcome, $1.rule, $1.client)
    }
    do throws(AuthenticationFailure) {
      try await operators.counts.add(rows)
    } catch {
      pending.withLock { $0.merge(taken) { $0 + $1 } }
      operators.logger.warning("counts of sign-ins wait for the database")
    }
  }

  private func takeTimes() {
    let hour = hour
    let taken = times.take()
    pending.withLock { pending in
      for (entry, count) in taken {
        let key = Key(
          pool: entry.pool,
          hour: hour,
          outcome: entry.outcome,
          rule: entry.rule,
          client: ""
        )
        pending[key, default: 0] += count
      }
    }
  }
}
