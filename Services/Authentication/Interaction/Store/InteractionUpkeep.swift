package import AuthenticationCore
internal import Domain
internal import Postgres

extension Interaction {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(
      table: "authentication.interaction_sessions",
      time: "removable_at_unix_millis"
    ),
    ExpiredRows(
      table: "authentication.interaction_rates",
      time: "begins_at_unix_millis",
      keptSeconds: 7200
    ),
    ExpiredRows(
      table: "authentication.interaction_deliveries",
      time: "removable_at_unix_millis"
    ),
  ]

  /// What removes the rows of a deleted pool.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { pool, limit in
      .removal(
        of: limit,
        table: "authentication.interaction_sessions",
        key: "session_id",
        in: pool
      )
    },
    { pool, limit in
      .removal(
        of: limit,
        table: "authentication.interaction_rates",
        key: "topic, counted",
        in: pool
      )
    },
    { pool, limit in
      .removal(of: limit, table: "authentication.interaction_deliveries", key: "id", in: pool)
    },
  ]
}
