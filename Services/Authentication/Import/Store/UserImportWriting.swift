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
