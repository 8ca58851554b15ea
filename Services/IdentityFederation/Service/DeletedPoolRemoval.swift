internal import Domain
package import IdentityFederationCore
internal import IdentityFederationPools
internal import Logging

/// Removes what is left of deleted identity pools, in pieces.
package struct DeletedPoolRemoval: Sendable {
  private let pools: DeletedIdentityPoolStore
  private let clock: any WallClock
  private let logger: Logger

  /// Longer than any call takes: one that found a pool before it was deleted may add to it after.
  private static let lingeringSeconds: Int64 = 600

  init(pools: DeletedIdentityPoolStore, clock: any WallClock, logger: Logger) {
    self.pools = pools
    self.clock = clock
    self.logger = logger
  }

  /// Removes what there is now; returns how many rows that were.
  @discardableResult
  package func removeOnce() async throws(IdentityFederationFailure) -> Int {
    let now = clock.now()
    var total = 0
    for pool in try await pools.all() {
      total += try await removingInPieces { () async throws(IdentityFederationFailure) in
        try await pools.removeRows(of: pool)
      }
      try await pools.forget(pool, deletedBefore: now.adding(seconds: -Self.lingeringSeconds))
    }
    return total
  }

  /// Removes every few minutes, until the task is cancelled.
  package func run(every interval: Duration = .seconds(120)) async {
    await periodically(every: interval) {
      do throws(IdentityFederationFailure) {
        try await removeOnce()
      } catch {
        logger.warning(
          "rows of deleted identity pools not removed",
          metadata: ["error": "\(error.status)"]
        )
      }
    }
  }
}
