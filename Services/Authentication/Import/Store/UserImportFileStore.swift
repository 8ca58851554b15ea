internal import AuthenticationCore
internal import Domain
internal import Postgres

/// The files of import jobs, in sealed pieces.
struct UserImportFileStore: Sendable {
  let database: PostgresPool

  /// When a job that has not been started was made; nil when it has been, or is not there.
  func creation(
    ofWaiting job: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Instant? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT created_at_unix_millis FROM authentication.user_import_jobs
        WHERE user_pool_id = \(pool.text) AND id = \(job) AND status = 'Created'
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        Instant(unixMillis: try row.value("created_at_unix_millis"))
      }
    }
  }

  /// Begins an upload in place of an unfinished one; false when the job was started meanwhile.
  func begin(
    _ upload: String,
    of job: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> Bool {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      let begun = try db.execute(
        """
        UPDATE authentication.user_import_jobs
        SET uploading_id = \(upload), uploading_bytes = 0
        WHERE user_pool_id = \(pool.text) AND id = \(job) AND status = 'Created'
        """
      )
      guard begun == 1 else { return false }
      db.enqueue(Self.removal(of: job, in: pool))
      return true
    }
  }

  /// What became of a piece.
  enum Addition: Sendable, Hashable {
    case added
    case tooLarge
    /// Another upload was begun, the job was started, or a piece is missing before this one.
    case superseded
  }

  /// Adds a piece of so many bytes at the end of what the upload has.
  func append(
    _ sealed: [UInt8],
    of count: Int,
    at beginsAt: Int64,
    to upload: String,
    of job: String,
    in pool: UserPoolID,
    limit: Int64
  ) async throws(AuthenticationFailure) -> Addition {
    guard beginsAt >= 0, beginsAt <= limit - Int64(count) else { return .tooLarge }
    let added = try await querying { () async throws(PostgresError) in
      try await database.execute(
        """
        WITH grown AS (
          UPDATE authentication.user_import_jobs
          SET uploading_bytes = uploading_bytes + \(count)
          WHERE user_pool_id = \(pool.text) AND id = \(job) AND status = 'Created'
            AND uploading_id = \(upload) AND uploading_bytes = \(beginsAt)
          RETURNING user_pool_id, id
        )
        INSERT INTO authentication.user_import_pieces
          (user_pool_id, job_id, upload_id, begins_at, sealed_contents)
        SELECT user_pool_id, id, \(upload), \(beginsAt)::bigint, \(sealed)::bytea FROM grown
        """
      )
    }
    return added == 1 ? .added : .superseded
  }

  /// Makes the upload the job's file, if all of it is there; false when it is not, or no longer
  /// wanted.
  ///
  /// Until then nothing of it is seen.
  func finish(
    _ upload: String,
    of job: String,
    in pool: UserPoolID,
    size: Int64
  ) async throws(AuthenticationFailure) -> Bool {
    try await changing(database) { (db: inout PostgresConnection) throws(PostgresError) in
      let finished = try db.execute(
        """
        UPDATE authentication.user_import_jobs
        SET file_id = uploading_id, file_bytes = uploading_bytes, uploading_id = NULL
        WHERE user_pool_id = \(pool.text) AND id = \(job) AND status = 'Created'
          AND uploading_id = \(upload) AND uploading_bytes = \(size)
        """
      )
      guard finished == 1 else { return false }
      db.enqueue(Self.removal(of: job, in: pool))
      return true
    }
  }

  /// The piece of the file that holds the byte, and where it begins; nil past the end.
  func piece(
    holding offset: Int64,
    of file: String,
    of job: String,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> (beginsAt: Int64, sealed: [UInt8])? {
    try await querying { () async throws(PostgresError) in
      try await database.first(
        """
        SELECT begins_at, sealed_contents FROM authentication.user_import_pieces
        WHERE user_pool_id = \(pool.text) AND job_id = \(job) AND upload_id = \(file)
          AND begins_at <= \(offset)
        ORDER BY begins_at DESC LIMIT 1
        """
      ) { (row: borrowing PostgresRow) throws(PostgresError) in
        (beginsAt: try row.value("begins_at"), sealed: try row.value("sealed_contents"))
          as (beginsAt: Int64, sealed: [UInt8])
      }
    }
  }

  /// Removes the pieces that belong neither to the file nor to the upload that goes on.
  private static func removal(of job: String, in pool: UserPoolID) -> SQL {
    """
    DELETE FROM authentication.user_import_pieces AS piece
    USING authentication.user_import_jobs AS job
    WHERE piece.user_pool_id = \(pool.text) AND piece.job_id = \(job)
      AND job.user_pool_id = piece.user_pool_id AND job.id = piece.job_id
      AND piece.upload_id IS DISTINCT FROM job.file_id
      AND piece.upload_id IS DISTINCT FROM job.uploading_id
    """
  }
}
