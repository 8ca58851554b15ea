package import Domain
internal import IdentityFederationCore
package import Logging
package import Postgres

/// Publishes all data of pools whose bulk publication is under way.
///
/// One batch of datasets is one transaction, which also notes how far it came: an instance that dies
/// has published a batch whole or not at all, and another goes on. The datasets of an identity that
/// becomes part of another one meanwhile may be left out, if that one was published before.
package struct BulkPublishing: Sendable {
  private let store: BulkPublicationStore
  private let clock: any WallClock
  private let logger: Logger

  private static let pause = Duration.seconds(1)

  /// Over a database whose migrations are applied.
  package init(database: PostgresPool, clock: any WallClock, logger: Logger) {
    store = BulkPublicationStore(database: database)
    self.clock = clock
    self.logger = logger
  }

  /// Publishes until the task is cancelled.
  package func run() async {
    await periodically(every: Self.pause) {
      do throws(IdentityFederationFailure) {
        while !Task.isCancelled, try await publishBatch() {}
      } catch {
        logger.warning("a bulk publication waits", metadata: ["error": "\(error.status)"])
      }
    }
  }

  /// Publishes one batch of the publication that waits longest; false when none is under way.
  @discardableResult
  func publishBatch() async throws(IdentityFederationFailure) -> Bool {
    try await store.publishBatch(at: clock.now())
  }
}
