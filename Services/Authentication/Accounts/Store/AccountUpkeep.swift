package import AuthenticationCore
package import Domain
internal import Postgres

extension Accounts {
  /// What goes by its age.
  package static let expired: [ExpiredRows] = [
    ExpiredRows(
      table: "authentication.operation_attempts",
      time: "began_at_unix_millis",
      keptSeconds: OperationAttemptStore.periodSeconds
    ),
    // A code that is gone is answered like one that has expired.
    ExpiredRows(
      table: "authentication.confirmation_codes",
      time: "expires_at_unix_millis"
    ),
  ]

  /// Ends some sign-ups that were not confirmed in time, so that their names are free again; returns how
  /// many.
  package func endUnconfirmed(
    at now: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    guard configuration.unconfirmedDays > 0 else { return 0 }
    let seconds = Int64(configuration.unconfirmedDays) * 86_400
    return try await users.deleteUnconfirmed(
      before: now.adding(seconds: -seconds),
      at: now,
      limit: limit
    )
  }

  /// What removes the rows of a deleted pool; rows of other tables refer to one of these, or go by
  /// their age.
  package static let removalsOfPool: [PoolRowRemoval] = [
    { pool, limit in
      .removal(of: limit, table: "authentication.users", key: "username", in: pool)
    },
    { pool, limit in
      .removal(of: limit, table: "authentication.groups", key: "name", in: pool)
    },
    { pool, limit in
      .removal(
        of: limit,
        table: "authentication.confirmation_codes",
        key: "username, purpose",
        in: pool
      )
    },
  ]
}
