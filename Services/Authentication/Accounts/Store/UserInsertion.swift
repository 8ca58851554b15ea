internal import AuthenticationCore
internal import AuthenticationNotifications
package import Domain
package import Postgres
internal import PublicOperations

extension UserStore {
  /// Inserts the user with names, code and messages: all of it or nothing.
  ///
  /// Returns the former owners of addresses.
  func insert(
    _ user: NewUser,
    in pool: UserPoolSettings,
    at now: Instant
  ) async throws(AuthenticationFailure) -> [AuditTrail.Subject] {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      // Before the insertion: the new sign-up may have the username of the former.
      if let sub = user.replacedSub { db.deleteUnconfirmed(sub: sub, in: pool.id) }
      db.insert([user], in: pool.id, at: now)
      if let password = user.password {
        db.remember(
          password,
          of: user.username,
          in: pool.id,
          historySize: pool.passwordPolicy.historySize
        )
      }
      if let identity = user.identity {
        db.insert(identity, of: user.username, in: pool.id, at: now)
      }
      if let code = user.code { db.enqueue(code.replacing(in: pool.id, of: user.username)) }
      for message in user.messages { db.enqueue(message.insertion) }
      return try db.claim(user.claims, for: user.username, in: pool.id)
    }
  }
}

extension PostgresConnection {
  /// Inserts users with the names that find them: one statement for all, whatever their number.
  package mutating func insert(_ users: [NewUser], in pool: UserPoolID, at now: Instant) {
    guard !users.isEmpty else { return }
    // An array has no null: what is empty, or 0, stands for none.
    enqueue(
      """
      INSERT INTO authentication.users
        (user_pool_id, username, sub, status, attributes, srp_salt, sealed_srp_verifier,
         temporary_password_expires_at_unix_millis, needs_password_proof, sealed_password_hash,
         imported_hash_kind, enabled_factors, created_at_unix_millis, modified_at_unix_millis)
      SELECT \(pool.text), username, sub, status, attributes::jsonb, nullif(salt, ''::bytea),
        nullif(verifier, ''::bytea), nullif(temporary_until, 0), needs_proof = 1,
        nullif(hash, ''::bytea), nullif(hash_kind, ''),
        CASE factor WHEN '' THEN '{}' ELSE ARRAY[factor] END,
        \(now.unixMillis)::bigint, \(now.unixMillis)::bigint
      FROM unnest(
        \(users.map(\.username))::text[], \(users.map(\.sub))::text[],
        \(users.map(\.status.rawValue))::text[], \(users.map(\.attributesJSON))::text[],
        \(users.map { $0.password?.salt ?? [] })::bytea[],
        \(users.map { $0.password?.sealedVerifier ?? [] })::bytea[],
        \(users.map { $0.temporaryPasswordExpiresAt?.unixMillis ?? 0 })::bigint[],
        \(users.map { $0.needsPasswordProof ? 1 : 0 })::bigint[],
        \(users.map { $0.importedHash?.sealed ?? [] })::bytea[],
        \(users.map { $0.importedHash?.kind ?? "" })::text[],
        \(users.map { $0.factor?.rawValue ?? "" })::text[]
      ) AS made (username, sub, status, attributes, salt, verifier, temporary_until, needs_proof,
        hash, hash_kind, factor)
      """
    )
    let names = users.flatMap { user in user.names.map { (username: user.username, name: $0) } }
    enqueue(
      """
      INSERT INTO authentication.sign_in_names (user_pool_id, name, kind, username)
      SELECT \(pool.text), name, kind, username
      FROM unnest(
        \(names.map(\.name.name))::text[], \(names.map(\.name.kind.rawValue))::text[],
        \(names.map(\.username))::text[]
      ) AS named (name, kind, username)
      """
    )
  }
}
