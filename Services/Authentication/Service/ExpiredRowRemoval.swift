internal import Domain
internal import Logging
internal import Postgres

/// Removes spent challenges, expired codes, forgotten attempts, old audit events and the rows of
/// deleted pools, so that the tables do not grow for ever.
public struct ExpiredRowRemoval: Sendable {
  let store: ExpiredRowStore
  let deletedPools: DeletedUserPoolStore
  let clock: any WallClock
  let auditRetentionDays: Int
  let logger: Logger

  /// Clocks of instances differ a little; a challenge must not come alive again by that.
  private static let delaySeconds: Int64 = 300
  /// Longer than any call takes that found a pool before it was deleted and adds to it after.
  private static let lingeringSeconds: Int64 = 600
  /// How many rows of a pool go in one statement, each with the rows that refer to it.
  static let piece = 1000

  /// Removes what has expired by now, in pieces; returns how many rows that were.
  @discardableResult
  public func removeOnce() async throws(AuthenticationFailure) -> Int {
    let now = clock.now()
    var total = 0
    while true {
      let removed = try await store.remove(
        challengesBefore: now.adding(seconds: -Self.delaySeconds),
        failuresBefore: now.adding(seconds: -PasswordGuess.memorySeconds),
        attemptsBefore: now.adding(seconds: -OperationAttemptStore.periodSeconds),
        eventsBefore: now.adding(seconds: -Int64(auditRetentionDays) * 86_400),
        limit: 5000
      )
      total += removed
      guard removed > 0 else { break }
    }
    return try await total + removeDeletedPools(at: now)
  }

  private func removeDeletedPools(at now: Instant) async throws(AuthenticationFailure) -> Int {
    var total = 0
    for pool in try await deletedPools.withoutTokens() {
      while true {
        let removed = try await deletedPools.removeRows(of: pool, limit: Self.piece)
        total += removed
        guard removed > 0 else { break }
      }
      try await deletedPools.forget(
        pool,
        deletedBefore: now.adding(seconds: -Self.lingeringSeconds)
      )
    }
    return total
  }

  /// Removes what has expired every few minutes, until the task is cancelled.
  public func run(every interval: Duration = .seconds(120)) async {
    while !Task.isCancelled {
      do throws(AuthenticationFailure) {
        try await removeOnce()
      } catch {
        logger.warning("expired rows not removed", metadata: ["error": "\(error.status)"])
      }
      do {
        try await Task.sleep(for: interval)
      } catch {
        return
      }
    }
  }
}
