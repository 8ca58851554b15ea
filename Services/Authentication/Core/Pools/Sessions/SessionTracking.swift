package import Domain
internal import Postgres

/// Whether a pool tracks its users' sessions, and how many a user may have (SES-18).
package struct SessionTracking: Sendable, Hashable {
  package let isOn: Bool
  /// How many token sessions of a user may be active, over all clients of the pool; without effect
  /// while tracking is off.
  package let maxPerUser: Int32

  package init(isOn: Bool, maxPerUser: Int32) {
    self.isOn = isOn
    self.maxPerUser = maxPerUser
  }
}

extension SessionTracking {
  /// The columns of `user_pools` that make one.
  static let columns: SQL = "tracks_sessions, sessions_per_user"

  init(_ row: borrowing PostgresRow) throws(PostgresError) {
    isOn = try row.value("tracks_sessions")
    maxPerUser = try row.value("sessions_per_user")
  }
}

extension AuthenticationFailure {
  /// For operations that need a pool that tracks sessions.
  package static func sessionTrackingOff(_ pool: UserPoolID) -> AuthenticationFailure {
    .operationNotEnabled("User session tracking is not enabled for user pool \(pool.text).")
  }
}
