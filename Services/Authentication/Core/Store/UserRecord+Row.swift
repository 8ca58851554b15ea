package import Domain
package import Postgres

extension UserRecord {
  /// The condition that finds the row which this was read from.
  ///
  /// The username alone would also find a user who was made under it since this one was deleted, and who
  /// must not get what is meant for this one.
  package func row(in pool: UserPoolID) -> SQL {
    "user_pool_id = \(pool.text) AND username = \(username) AND sub = \(sub)"
  }

  /// The columns of the table `u` that make a record.
  package static let columns: SQL = "\(own), \(groups)"

  /// The same without the user's groups: gathering them is a third of what such a statement costs.
  ///
  /// An empty text is no JSON, so that asking this record for groups is a fault, and never a user without
  /// groups: they also decide which sessions a change ends.
  static let columnsWithoutGroups: SQL = "\(own), '' AS groups"

  private static let own: SQL = """
    u.username, u.sub, u.status, u.is_enabled, u.sign_in_stop, u.attributes::text AS attributes,
    u.pending_attributes::text AS pending_attributes, u.mfa_options::text AS mfa_options,
    u.srp_salt, u.sealed_srp_verifier, u.sealed_password_hash,
    u.temporary_password_expires_at_unix_millis,
    u.created_at_unix_millis, u.modified_at_unix_millis, \(UserSecondFactors.columns)
    """

  /// The same columns, and whether an outer join found a user.
  ///
  /// A missing user yields a placeholder row of usual size, so that the response time does not reveal
  /// whether the account exists. The placeholder cannot sign in.
  static let paddedColumns: SQL = """
    u.username IS NOT NULL AS is_there,
    coalesce(u.username, 'nobody') AS username,
    coalesce(u.sub, '00000000-0000-0000-0000-000000000000') AS sub,
    coalesce(u.status, 'UNCONFIRMED') AS status, coalesce(u.is_enabled, false) AS is_enabled,
    u.sign_in_stop,
    coalesce(u.attributes::text, '{"email": "nobody@example.com", "email_verified": "false"}')
      AS attributes,
    coalesce(u.pending_attributes::text, '{}') AS pending_attributes,
    u.mfa_options::text AS mfa_options,
    -- Those of a user who came with a hash, and has neither, stay absent.
    CASE WHEN u.username IS NULL THEN decode(repeat('00', 16), 'hex') ELSE u.srp_salt END
      AS srp_salt,
    CASE WHEN u.username IS NULL THEN decode(repeat('00', 429), 'hex')
      ELSE u.sealed_srp_verifier END AS sealed_srp_verifier,
    u.sealed_password_hash, u.temporary_password_expires_at_unix_millis,
    coalesce(u.created_at_unix_millis, 1000000000000) AS created_at_unix_millis,
    coalesce(u.modified_at_unix_millis, 1000000000000) AS modified_at_unix_millis,
    \(UserSecondFactors.paddedColumns), \(groups)
    """

  private static let groups: SQL = """
    (
      SELECT json_agg(
        json_build_object('name', g.name, 'precedence', g.precedence, 'role', g.role_arn)
        ORDER BY g.precedence NULLS LAST, g.name
      )
      FROM authentication.group_members AS m
      JOIN authentication.groups AS g
        ON g.user_pool_id = m.user_pool_id AND g.name = m.group_name
      WHERE m.user_pool_id = u.user_pool_id AND m.username = u.username
    )::text AS groups
    """

  /// The user of a row that selects the padded columns.
  ///
  /// All columns are read before the user's existence is checked, so that both cases take one time.
  static func readPadded(_ row: borrowing PostgresRow) throws(PostgresError) -> UserRecord? {
    let user = try read(row)
    return try row.value("is_there") ? user : nil
  }

  /// The user of a row that selects the columns; nil where an outer join found none.
  package static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> UserRecord? {
    guard let username = try row.optional("username", as: String.self) else { return nil }
    return UserRecord(
      username: username,
      sub: try row.value("sub"),
      status: try row.value("status"),
      isEnabled: try row.value("is_enabled"),
      signInStop: try row.optional("sign_in_stop"),
      attributesJSON: try row.value("attributes"),
      pendingAttributesJSON: try row.value("pending_attributes"),
      mfaOptionsJSON: try row.optional("mfa_options"),
      salt: try row.optional("srp_salt"),
      sealedVerifier: try row.optional("sealed_srp_verifier"),
      sealedPasswordHash: try row.optional("sealed_password_hash"),
      temporaryPasswordExpiresAt: try row.optional(
        "temporary_password_expires_at_unix_millis",
        as: Int64.self
      ).map { Instant(unixMillis: $0) },
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      modifiedAt: Instant(unixMillis: try row.value("modified_at_unix_millis")),
      groupsJSON: try row.optional("groups"),
      secondFactors: try UserSecondFactors(row)
    )
  }
}
