package import AuthenticationCore
internal import Postgres

extension Authorization {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(table: "authentication.authorization_codes", time: "removable_at_unix_millis"),
    ExpiredRows(table: "authentication.browser_sessions", time: "expires_at_unix_millis"),
  ]

  /// What removes the rows of a deleted pool.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { pool, limit in
      .removal(of: limit, table: "authentication.authorization_codes", key: "code_hash", in: pool)
    },
    { pool, limit in
      .removal(of: limit, table: "authentication.browser_sessions", key: "session_id", in: pool)
    },
  ]
}
