package import AuthenticationCore
internal import Postgres

/// The removal of messages.
package enum OutboxUpkeep {
  /// What removes the rows of a deleted pool.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { pool, limit in
      .removal(of: limit, table: "authentication.outbox_messages", key: "id", in: pool)
    }
  ]
}
