internal import AuthenticationCore
internal import Domain
internal import Postgres

extension UserStore {
  /// The user of the identity, for a client of the pool; nil when the client is gone.
  func find(
    _ identity: ProviderIdentity,
    in pool: UserPoolID,
    for client: ClientID
  ) async throws(AuthenticationFailure) -> ClientLookup? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT \(ClientLookup.columns)
        FROM authentication.user_pool_clients AS client
        JOIN authentication.user_pools AS pool ON pool.id = client.user_pool_id
        LEFT JOIN authentication.provider_identities AS i
          ON i.user_pool_id = \(pool.text) AND i.provider_name = \(identity.provider)
            AND i.subject = \(identity.subject)
        LEFT JOIN authentication.users AS u
          ON u.user_pool_id = i.user_pool_id AND u.username = i.username
        WHERE client.id = \(client.text) AND client.user_pool_id = \(pool.text)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try ClientLookup(row, isLocked: false)
      }
    }
  }
}

extension UserStore {
  /// The account that waits for an identity with one of these attributes; the first one by their names.
  func link(
    to provider: String,
    by attributes: [String: String],
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> ProviderLink? {
    let given = attributes.sorted { $0.key < $1.key }
    return try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT l.username, l.attribute_name, l.attribute_value
        FROM unnest(\(given.map(\.key))::text[], \(given.map(\.value))::text[])
          AS said (name, value)
        JOIN authentication.provider_links AS l
          ON l.user_pool_id = \(pool.text) AND l.provider_name = \(provider)
            AND l.attribute_name = said.name AND l.attribute_value = said.value
        ORDER BY l.attribute_name LIMIT 1
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        ProviderLink(
          username: try row.value("username"),
          attribute: ProviderLink.Attribute(
            name: try row.value("attribute_name"),
            value: try row.value("attribute_value")
          )
        )
      }
    }
  }

  /// The only user of the pool's own with this verified address; nil where there are others, or none.
  func onlyUser(
    verified address: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> String? {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT username, status FROM authentication.users
        WHERE user_pool_id = \(pool.text) AND left(attributes ->> 'email', 256) IS NOT NULL
          AND authentication.case_folded(left(attributes ->> 'email', 256)) COLLATE "C"
            = authentication.case_folded(\(address)) COLLATE "C"
          AND attributes ->> 'email_verified' = 'true'
        LIMIT 2
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (
          username: try row.value("username", as: String.self),
          status: try row.value("status", as: UserStatus.self)
        )
      }
    }
    guard let user = found.first, found.count == 1, user.status == .confirmed else { return nil }
    return user.username
  }

  /// The newest identity of an account at a provider; nil where it has none.
  func subject(
    of username: String,
    at provider: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> String? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT subject FROM authentication.provider_identities
        WHERE user_pool_id = \(pool.text) AND username = \(username)
          AND provider_name = \(provider)
        ORDER BY created_at_unix_millis DESC, subject LIMIT 1
        """
      ) { (row) throws(PostgresError) in try row.value("subject") }
    }
  }

  /// Whose account an identity is; nil where it has none.
  func username(
    of subject: String,
    at provider: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> String? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT username FROM authentication.provider_identities
        WHERE user_pool_id = \(pool.text) AND provider_name = \(provider)
          AND subject = \(subject)
        """
      ) { (row) throws(PostgresError) in try row.value("username") }
    }
  }
}

extension PostgresConnection {
  /// How many identities an account has, and waits for.
  mutating func countIdentities(
    of username: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Int64 {
    try one(
      """
      SELECT (
        SELECT count(*) FROM authentication.provider_identities
        WHERE user_pool_id = \(pool.text) AND username = \(username)
      ) + (
        SELECT count(*) FROM authentication.provider_links
        WHERE user_pool_id = \(pool.text) AND username = \(username)
      ) AS identities
      """
    ) { (row: borrowing PostgresRow) throws(PostgresError) in
      try row.value("identities", as: Int64.self)
    } ?? 0
  }

  /// Has an account wait for an identity; false where another account does.
  mutating func insert(
    _ link: ProviderLink.Attribute,
    to provider: String,
    of username: String,
    in pool: UserPoolID,
    at now: Instant
  ) throws(AuthenticationFailure) -> Bool {
    try change(
      """
      INSERT INTO authentication.provider_links
        (user_pool_id, provider_name, attribute_name, attribute_value, username,
         created_at_unix_millis)
      VALUES (\(pool.text), \(provider), \(link.name), \(link.value), \(username),
        \(now.unixMillis))
      ON CONFLICT DO NOTHING
      """
    ) == 1
  }

  /// Ends the wait for an identity; false where no account waits for it.
  mutating func delete(
    _ link: ProviderLink.Attribute,
    to provider: String,
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Bool {
    try change(
      """
      DELETE FROM authentication.provider_links
      WHERE user_pool_id = \(pool.text) AND provider_name = \(provider)
        AND attribute_name = \(link.name) AND attribute_value = \(link.value)
      """
    ) == 1
  }

  /// Takes an identity from its account, and the account out of the group of the provider's users where it has
  /// no other identity there.
  mutating func removeIdentity(
    _ subject: String,
    at provider: String,
    of username: String,
    in pool: UserPoolID
  ) {
    enqueue(
      """
      DELETE FROM authentication.provider_identities
      WHERE user_pool_id = \(pool.text) AND provider_name = \(provider)
        AND subject = \(subject) AND username = \(username)
      """
    )
    enqueue(
      """
      DELETE FROM authentication.group_members
      WHERE user_pool_id = \(pool.text) AND username = \(username)
        AND group_name = \(ProviderIdentity.group(of: provider, in: pool))
        AND NOT EXISTS (
          SELECT FROM authentication.provider_identities AS i
          WHERE i.user_pool_id = \(pool.text) AND i.username = \(username)
            AND i.provider_name = \(provider)
        )
      """
    )
  }

  /// Adds to a user an identity, and the group of the provider's users.
  ///
  /// If two calls make the user of one identity, the second finds the username taken.
  mutating func insert(
    _ identity: ProviderIdentity,
    of username: String,
    in pool: UserPoolID,
    at now: Instant
  ) {
    let group = identity.group(in: pool)
    enqueue(
      """
      INSERT INTO authentication.provider_identities
        (user_pool_id, provider_name, subject, username, created_at_unix_millis)
      VALUES (\(pool.text), \(identity.provider), \(identity.subject), \(username),
        \(now.unixMillis))
      """
    )
    enqueue(
      """
      INSERT INTO authentication.groups
        (user_pool_id, name, description, created_at_unix_millis, modified_at_unix_millis)
      VALUES (\(pool.text), \(group),
        \("Autogenerated group for users who sign in using \(identity.provider)"),
        \(now.unixMillis), \(now.unixMillis))
      ON CONFLICT (user_pool_id, name) DO NOTHING
      """
    )
    enqueue(
      """
      INSERT INTO authentication.group_members (user_pool_id, username, group_name)
      VALUES (\(pool.text), \(username), \(group))
      ON CONFLICT DO NOTHING
      """
    )
  }
}
