package import AuthenticationCore
package import AuthenticationNotifications
package import Domain
internal import Postgres

/// The factors in a user's row.
extension UserStore {
  /// Keeps the secret of an authenticator until a code of it is shown; false when the user is gone.
  package func keepPendingSecret(
    _ sealed: [UInt8],
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let changed = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.users SET sealed_pending_totp_secret = \(sealed)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
        """
      )
    }
    return changed == 1
  }

  /// Makes the pending authenticator the user's only one; false when another took its place.
  package func adoptPendingSecret(
    _ sealed: [UInt8],
    name: String?,
    step: Int64,
    of sub: String,
    in pool: UserPoolID,
    telling notice: NewOutboxMessage?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await change(
      by: """
        UPDATE authentication.users
        SET sealed_totp_secret = sealed_pending_totp_secret, sealed_pending_totp_secret = NULL,
          totp_name = \(name), totp_last_step = \(step),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
          AND sealed_pending_totp_secret = \(sealed)
        """,
      telling: notice
    )
  }

  /// Gives the user the authenticator of a set-up and switches it on; false when one was set up in
  /// another way, or the password is no longer of this salt.
  ///
  /// If several come at once, from any number of processes, the row lets exactly one through.
  package func adopt(
    _ sealedSecret: [UInt8],
    of sub: String,
    in pool: UserPoolID,
    whilePassword salt: [UInt8]?,
    name: String?,
    step: Int64,
    telling notice: NewOutboxMessage?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await change(
      by: """
        UPDATE authentication.users
        SET sealed_totp_secret = \(sealedSecret), sealed_pending_totp_secret = NULL,
          totp_name = \(name), totp_last_step = \(step),
          enabled_factors = array_append(enabled_factors, 'SOFTWARE_TOKEN_MFA'),
          preferred_factor = coalesce(preferred_factor, 'SOFTWARE_TOKEN_MFA'),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
          AND sealed_totp_secret IS NULL AND srp_salt IS NOT DISTINCT FROM \(salt)
        """,
      telling: notice
    )
  }

  /// Takes the user's authenticator away; false when the user is gone.
  package func deleteSoftwareToken(
    of sub: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    let changed = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.users
        SET sealed_totp_secret = NULL, sealed_pending_totp_secret = NULL, totp_name = NULL,
          enabled_factors = array_remove(enabled_factors, 'SOFTWARE_TOKEN_MFA'),
          preferred_factor = nullif(preferred_factor, 'SOFTWARE_TOKEN_MFA'),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
        """
      )
    }
    return changed == 1
  }

  /// Takes all recovery codes from the user.
  func removeRecoveryCodes(
    of sub: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) {
    _ = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.users
        SET recovery_code_hashes = '{}', modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
        """
      )
    }
  }

  /// Replaces what the user switched on; false when that is no longer what it was, or the
  /// authenticator it counts on is gone.
  package func setFactors(
    _ enabled: [SecondFactor],
    preferred: SecondFactor?,
    replacing known: UserSecondFactors,
    of sub: String,
    in pool: UserPoolID,
    telling notice: NewOutboxMessage?,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Bool {
    try await change(
      by: """
        UPDATE authentication.users
        SET enabled_factors = \(enabled.map(\.rawValue)), preferred_factor = \(preferred?.rawValue),
          modified_at_unix_millis = \(now.unixMillis)
        WHERE user_pool_id = \(pool.text) AND sub = \(sub)
          AND (sealed_totp_secret IS NOT NULL OR NOT \(enabled.contains(.softwareToken)))
          AND enabled_factors @> \(known.enabled.map(\.rawValue))
          AND enabled_factors <@ \(known.enabled.map(\.rawValue))
          AND preferred_factor IS NOT DISTINCT FROM \(known.preferred?.rawValue)
        """,
      telling: notice
    )
  }

  /// Forgets what the sign-up proved; false when another sign-in came first.
  package func endSignUpProof(
    of sub: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    let changed = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        UPDATE authentication.users SET proved_at_sign_up = NULL
        WHERE user_pool_id = \(pool.text) AND sub = \(sub) AND proved_at_sign_up IS NOT NULL
        """
      )
    }
    return changed == 1
  }
}
