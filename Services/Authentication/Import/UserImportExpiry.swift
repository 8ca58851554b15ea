package import AuthenticationCore
internal import Domain
internal import Logging

/// Ends jobs that were never started, and removes old logs.
package struct UserImportExpiry: Sendable {
  let jobs: UserImportJobStore
  let log: UserImportLogStore
  let clock: any WallClock
  let logger: Logger

  /// How long a job waits for its start.
  static let waitingSeconds: Int64 = 86_400
  /// How long the log of a job that has ended is kept.
  static let logSeconds: Int64 = 30 * 86_400

  /// Does what is due by now, in pieces; returns how many jobs and log entries that were.
  @discardableResult
  package func removeOnce() async throws(AuthenticationFailure) -> Int {
    let now = clock.now()
    return try await removingInPieces { () async throws(AuthenticationFailure) in
      let expired = try await jobs.expire(
        createdBefore: now.adding(seconds: -Self.waitingSeconds),
        limit: 20
      )
      let removed = try await log.remove(
        ofJobsEndedBefore: now.adding(seconds: -Self.logSeconds),
        limit: 5000
      )
      return expired + removed
    }
  }

  /// Looks every few minutes, until the task is cancelled.
  package func run(every interval: Duration = .seconds(120)) async {
    await periodically(every: interval) {
      do throws(AuthenticationFailure) {
        try await removeOnce()
      } catch {
        logger.warning("import jobs not expired", metadata: ["error": "\(error.status)"])
      }
    }
  }
}
