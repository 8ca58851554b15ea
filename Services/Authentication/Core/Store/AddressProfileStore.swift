package import Domain
package import Postgres

/// The rows of address profiles.
package struct AddressProfileStore: Sendable {
  private let database: PostgresPool

  package init(database: PostgresPool) {
    self.database = database
  }

  /// From so many users a profile is made; more would not change it much.
  private static let maxUsers = 1000

  /// The pool's profile, which is made the first time.
  ///
  /// It stays the same until the pool has grown a lot: each change of it changes addresses that were made
  /// up, and shows that they were.
  package func profile(
    of pool: UserPoolID
  ) async throws(AuthenticationFailure) -> AddressProfile {
    if let stored = try await stored(pool) { return stored }
    try await make(of: pool, replacing: 0)
    return try await stored(pool) ?? .unknown
  }

  private func stored(_ pool: UserPoolID) async throws(AuthenticationFailure) -> AddressProfile? {
    let text = try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT profile::text AS profile FROM authentication.address_profiles
        WHERE user_pool_id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("profile", as: String.self)
      }
    }
    return try text.map { text throws(AuthenticationFailure) in
      try SettingsJSON.decode(AddressProfile.self, from: text)
    }
  }

  /// Makes the profile by the addresses that codes go to: verified ones, and those of sign-ups.
  private func make(
    of pool: UserPoolID,
    replacing users: Int
  ) async throws(AuthenticationFailure) {
    let addresses = try await querying { () async throws(PostgresError) in
      // In the order of subs, which are random.
      try await database.query(
        """
        SELECT CASE WHEN status = 'UNCONFIRMED' OR attributes ->> 'email_verified' = 'true'
            THEN attributes ->> 'email' END AS email,
          CASE WHEN status = 'UNCONFIRMED' OR attributes ->> 'phone_number_verified' = 'true'
            THEN attributes ->> 'phone_number' END AS number
        FROM authentication.users WHERE user_pool_id = \(pool.text)
        ORDER BY sub LIMIT \(Self.maxUsers)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> (email: String?, number: String?) in
        (try row.optional("email"), try row.optional("number"))
      }
    }
    let profile = try SettingsJSON.text(of: AddressProfile(of: addresses))
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        INSERT INTO authentication.address_profiles AS stored (user_pool_id, users, profile)
        VALUES (\(pool.text), \(addresses.count), \(profile)::jsonb)
        ON CONFLICT (user_pool_id) DO UPDATE
        SET users = excluded.users, profile = excluded.profile
        WHERE stored.users <= \(users)
        """
      )
    }
  }

  /// Makes profiles anew where a pool has four times the users by now, and removes those of pools that
  /// are gone.
  package func renew() async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.address_profiles AS stored WHERE NOT EXISTS (
          SELECT FROM authentication.user_pools AS pool WHERE pool.id = stored.user_pool_id
        )
        """
      )
    }
    let grown = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT user_pool_id, users FROM authentication.address_profiles AS stored
        WHERE users < \(Self.maxUsers) AND (
          SELECT count(*) FROM (
            SELECT FROM authentication.users AS u WHERE u.user_pool_id = stored.user_pool_id
            LIMIT greatest(4 * stored.users, 1)
          ) AS present
        ) >= greatest(4 * stored.users, 1)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) -> (String, Int) in
        (try row.value("user_pool_id"), try row.value("users"))
      }
    }
    for (id, users) in grown {
      guard let pool = UserPoolID(id) else { continue }
      try await make(of: pool, replacing: users)
    }
  }
}
