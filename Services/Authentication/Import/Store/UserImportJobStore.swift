internal import AuthenticationCore
internal import Cryptography
internal import Domain
internal import Postgres
internal import PublicOperations

/// The rows of import jobs, as the operations on them see them.
package struct UserImportJobStore: Sendable {
  let database: PostgresPool

  enum Insertion: Sendable, Hashable {
    case inserted
    case noPool
    case poolFull
  }

  /// A job to be inserted.
  struct NewJob: Sendable {
    let pool: UserPoolID
    let id: String
    let name: String
    let roleARN: String
    let algorithm: PasswordHash.Algorithm?
    let now: Instant
  }

  enum Start: Sendable {
    case started(UserImportJobRecord)
    /// Another job of the pool is active.
    case anotherIsActive
    /// The job is not there, was started before, has no file or is too old.
    case refused
  }

  /// Inserts the job, unless the pool has so many already.
  ///
  /// The pool's row is locked first: of two insertions at once the second counts the first.
  func insert(_ job: NewJob, limit: Int) async throws(AuthenticationFailure) -> Insertion {
    let pool = job.pool.text
    return try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      guard try db.lockPool(pool) else { return .noPool }
      let count = try db.first(
        """
        SELECT count(*) AS count FROM authentication.user_import_jobs
        WHERE user_pool_id = \(pool)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try row.value("count", as: Int.self)
      }
      guard let count, count < limit else { return .poolFull }
      db.enqueue(
        """
        INSERT INTO authentication.user_import_jobs
          (user_pool_id, id, name, role_arn, hashing_algorithm, status, created_at_unix_millis)
        VALUES (\(pool), \(job.id), \(job.name), \(job.roleARN), \(job.algorithm?.rawValue),
          'Created', \(job.now.unixMillis))
        """
      )
      return .inserted
    }
  }

  func find(
    _ id: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> UserImportJobRecord? {
    try await one(
      """
      SELECT \(UserImportJobRecord.columns) FROM authentication.user_import_jobs AS job
      WHERE user_pool_id = \(pool.text) AND id = \(id)
      """
    )
  }

  /// The pool's jobs from the newest on, after the position.
  func list(
    in pool: UserPoolID,
    after position: CreationPosition?,
    limit: Int
  ) async throws(AuthenticationFailure) -> [UserImportJobRecord] {
    let found = try await querying { () async throws(PostgresError) in
      try await database.query(
        """
        SELECT \(UserImportJobRecord.columns) FROM authentication.user_import_jobs AS job
        WHERE user_pool_id = \(pool.text)
          AND (\(position?.createdAtUnixMillis)::bigint IS NULL OR (created_at_unix_millis, id)
            < (\(position?.createdAtUnixMillis)::bigint, \(position?.id)::text))
        ORDER BY created_at_unix_millis DESC, id DESC
        LIMIT \(limit)
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        try UserImportJobRecord.read(row)
      }
    }
    return found.compactMap { $0 }
  }

  /// Makes the job one that workers take, if it has a file and was made after that.
  ///
  /// An unfinished upload ends in the same moment, so that the file stays what it is.
  func start(
    _ id: String,
    in pool: UserPoolID,
    createdAfter oldest: Instant,
    at now: Instant
  ) async throws(AuthenticationFailure) -> Start {
    let started: UserImportJobRecord?
    do throws(PostgresError) {
      started =
        try await database.first(
          """
          UPDATE authentication.user_import_jobs AS job
          SET status = 'Pending', started_at_unix_millis = \(now.unixMillis), uploading_id = NULL
          WHERE user_pool_id = \(pool.text) AND id = \(id) AND status = 'Created'
            AND file_id IS NOT NULL AND created_at_unix_millis > \(oldest.unixMillis)
          RETURNING \(UserImportJobRecord.columns)
          """
        ) { (row: borrowing PostgresRow) throws(PostgresError) in
          try UserImportJobRecord.read(row)
        } ?? nil
    } catch {
      if case .uniqueViolation("user_import_jobs_active") = error.kind { return .anotherIsActive }
      throw AuthenticationFailure(error)
    }
    guard let started else { return .refused }
    return .started(started)
  }

  /// Stops the job: at once when no instance works on it, otherwise after the batch that is being
  /// written; nil when the job is not active.
  func stop(
    _ id: String,
    in pool: UserPoolID,
    message: String,
    at now: Instant
  ) async throws(AuthenticationFailure) -> UserImportJobRecord? {
    try await one(
      """
      WITH stopped AS (
        UPDATE authentication.user_import_jobs AS job
        SET status = CASE WHEN lease_ends_at_unix_millis > \(now.unixMillis)
            THEN 'Stopping' ELSE 'Stopped' END,
          completed_at_unix_millis = CASE WHEN lease_ends_at_unix_millis <= \(now.unixMillis)
            THEN \(now.unixMillis)::bigint END,
          completion_message = CASE WHEN lease_ends_at_unix_millis <= \(now.unixMillis)
            THEN \(message)::text END
        WHERE user_pool_id = \(pool.text) AND id = \(id)
          AND status IN ('Pending', 'InProgress')
        RETURNING \(UserImportJobRecord.columns)
      ), removed AS (
        DELETE FROM authentication.user_import_pieces AS piece USING stopped
        WHERE piece.user_pool_id = stopped.user_pool_id AND piece.job_id = stopped.id
          AND stopped.status = 'Stopped'
      )
      SELECT \(UserImportJobRecord.columns) FROM stopped AS job
      """
    )
  }

  /// Ends jobs that were made before and never started, with their files; at most so many.
  func expire(
    createdBefore oldest: Instant,
    limit: Int
  ) async throws(AuthenticationFailure) -> Int {
    try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH due AS MATERIALIZED (
          SELECT user_pool_id, id FROM authentication.user_import_jobs
          WHERE status = 'Created' AND created_at_unix_millis <= \(oldest.unixMillis)
          ORDER BY created_at_unix_millis LIMIT \(limit) FOR UPDATE SKIP LOCKED
        ), removed AS (
          DELETE FROM authentication.user_import_pieces AS piece USING due
          WHERE piece.user_pool_id = due.user_pool_id AND piece.job_id = due.id
        )
        UPDATE authentication.user_import_jobs AS job
        SET status = 'Expired', uploading_id = NULL, file_id = NULL FROM due
        WHERE job.user_pool_id = due.user_pool_id AND job.id = due.id
        """
      )
    }
  }

  private func one(_ sql: SQL) async throws(AuthenticationFailure) -> UserImportJobRecord? {
    try await querying { () async throws(PostgresError) in
      try await database.first(sql) { (row: borrowing PostgresRow) throws(PostgresError) in
        try UserImportJobRecord.read(row)
      } ?? nil
    }
  }
}
