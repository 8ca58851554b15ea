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
  ///
  /// A pool whose rows are not removed is left for the next time, and keeps back no other pool.
  @discardableResult
  package func removeOnce() async throws(IdentityFederationFailure) -> Int {
    var total = 0
    for pool in try await pools.all() {
      do throws(IdentityFederationFailure) {
        total += try await remove(pool)
      } catch {
        logger.warning(
          "rows of a deleted identity pool not removed",
          metadata: ["identity_pool_id": "\(pool)", "error": "\(error.status)"]
        )
      }
    }
    return total
  }

  private func remove(_ pool: IdentityPoolID) async throws(IdentityFederationFailure) -> Int {
    let begun = clock.now()
    let removed = try await removingInPieces { () async throws(IdentityFederationFailure) in
      try await pools.removeRows(of: pool)
    }
    try await pools.forget(pool, deletedBefore: begun.adding(seconds: -Self.lingeringSeconds))
    return removed
  }

  /// Removes every few minutes, until the task is cancelled.
  package func run(every interval: Duration = .seconds(120)) async {
    await periodically(every: interval) {
      do throws(IdentityFederationFailure) {
        try await removeOnce()
      } catch {
        logger.warning(
          "deleted identity pools not listed",
          metadata: ["error": "\(error.status)"]
        )
      }
    }
  }
}
