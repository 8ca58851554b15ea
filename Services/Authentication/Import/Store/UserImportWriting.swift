internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The statements of a batch: one for all its rows, whatever their number.
extension PostgresConnection {
  /// Those of the names that a user of the pool already has.
  mutating func taken(
    among names: [ExactText],
    in pool: UserPoolID
  ) throws(AuthenticationFailure) -> Set<ExactText> {
    guard !names.isEmpty else { return [] }
    do throws(PostgresError) {
      return Set(
        try query(
          """
          SELECT name FROM authentication.sign_in_names
          WHERE user_pool_id = \(pool.text) AND name = ANY (\(names.map(\.text))::text[])
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) in
          ExactText(try row.value("name"))
        }
      )
    } catch {
      throw AuthenticationFailure(error)
    }
  }

  /// Inserts the users with the names that find them.
  mutating func insert(_ users: [ImportedUser], in pool: UserPoolID, at now: Instant) {
    guard !users.isEmpty else { return }
    // An array has no null: an empty hash stands for none.
    enqueue(
      """
      INSERT INTO authentication.users
        (user_pool_id, username, sub, status, attributes, sealed_password_hash, imported_hash_kind,
         enabled_factors, created_at_unix_millis, modified_at_unix_millis)
      SELECT \(pool.text), username, sub,
        CASE WHEN length(hash) = 0 THEN 'RESET_REQUIRED' ELSE 'CONFIRMED' END,
        attributes::jsonb, nullif(hash, ''::bytea), nullif(hash_kind, ''),
        CASE factor WHEN '' THEN '{}' ELSE ARRAY[factor] END,
        \(now.unixMillis)::bigint, \(now.unixMillis)::bigint
      FROM unnest(
        \(users.map(\.username))::text[], \(users.map(\.sub))::text[],
        \(users.map(\.attributesJSON))::text[], \(users.map(\.sealedPasswordHash))::bytea[],
        \(users.map(\.hashKind))::text[], \(users.map { $0.factor?.rawValue ?? "" })::text[]
      ) AS imported (username, sub, attributes, hash, hash_kind, factor)
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

  /// Keeps what became of the rows that are not imported.
  mutating func log(_ refusals: [UserImportWorkStore.Refusal], of job: UserImportJobRecord) {
    guard !refusals.isEmpty else { return }
    enqueue(
      """
      INSERT INTO authentication.user_import_log (user_pool_id, job_id, line, outcome, reason)
      SELECT \(job.userPoolID.text), \(job.id), line, outcome, reason
      FROM unnest(
        \(refusals.map(\.line))::bigint[], \(refusals.map(\.outcome.rawValue))::text[],
        \(refusals.map(\.reason))::text[]
      ) AS refused (line, outcome, reason)
      """
    )
  }
}
