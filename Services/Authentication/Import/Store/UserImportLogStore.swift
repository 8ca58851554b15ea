internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The rows that import jobs refused.
struct UserImportLogStore: Sendable {
  let database: PostgresPool

  /// One refused row.
  struct Entry: Sendable {
    let line: Int64
    let outcome: String
    let reason: String
  }

  /// The job's refused rows after the line, in the file's order.
  func entries(
    of job: String,
    in pool: UserPoolID,
    after line: Int64,
    limit: Int
  ) async throws(AuthenticationFailure) -> [Entry] {
    try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT line, outcome, reason FROM authentication.user_import_log
        WHERE user_pool_id = \(pool.text) AND job_id = \(job) AND line > \(line)
        ORDER BY line LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Entry(
          line: try row.value("line"),
          outcome: try row.value("outcome"),
          reason: try row.value("reason")
        )
      }
    }
  }

  /// Removes entries of jobs that ended before, at most so many.
  func remove(
    ofJobsEndedBefore oldest: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        DELETE FROM authentication.user_import_log
        WHERE ctid = ANY (ARRAY(
          SELECT entry.ctid
          FROM authentication.user_import_jobs AS job
          JOIN authentication.user_import_log AS entry
            ON entry.user_pool_id = job.user_pool_id AND entry.job_id = job.id
          WHERE job.completed_at_unix_millis < \(oldest.unixMillis)
          LIMIT \(limit) FOR UPDATE OF entry SKIP LOCKED
        ))
        """
      )
    }
  }
}
