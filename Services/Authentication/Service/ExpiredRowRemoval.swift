internal import Domain
internal import Logging
internal import Postgres

/// Removes spent challenges, expired codes, forgotten attempts and old audit events, so that the
/// tables do not grow for ever.
public struct ExpiredRowRemoval: Sendable {
  let store: ExpiredRowStore
  let clock: any WallClock
  let auditRetentionDays: Int
  let logger: Logger

  /// Clocks of instances differ a little; a challenge must not come alive again by that.
  private static let delaySeconds: Int64 = 300

  /// Removes what has expired by now, in pieces; returns how many rows that were.
  @discardableResult
  public func removeOnce() async throws(AuthenticationFailure) -> Int {
    let now = clock.now()
    var total = 0
    while true {
      let removed = try await store.remove(
        challengesBefore: now.adding(seconds: -Self.delaySeconds),
        failuresBefore: now.adding(seconds: -PasswordFailures.memorySeconds),
        attemptsBefore: now.adding(seconds: -OperationAttemptStore.periodSeconds),
        eventsBefore: now.adding(seconds: -Int64(auditRetentionDays) * 86_400),
        limit: 5000
      )
      total += removed
      guard removed > 0 else { return total }
    }
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
