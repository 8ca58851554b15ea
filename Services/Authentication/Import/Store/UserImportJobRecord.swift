internal import Cryptography
internal import Domain
internal import Postgres

/// An import job as the row says it.
struct UserImportJobRecord: Sendable {
  let userPoolID: UserPoolID
  let id: String
  let name: String
  let roleARN: String
  let algorithm: PasswordHash.Algorithm?
  let status: UserImportStatus
  let createdAt: Instant
  let startedAt: Instant?
  let completedAt: Instant?
  let completionMessage: String?
  let importedUsers: Int64
  let skippedUsers: Int64
  let failedUsers: Int64
  /// The completed upload that is the job's file.
  let fileID: String?
  let fileBytes: Int64
  /// How much of the file is done, and in which line the next row begins.
  let bytesDone: Int64
  let nextLine: Int64

  /// The columns of the table `job` that make a record.
  static let columns: SQL = """
    job.user_pool_id, job.id, job.name, job.role_arn, job.hashing_algorithm, job.status,
    job.created_at_unix_millis, job.started_at_unix_millis, job.completed_at_unix_millis,
    job.completion_message, job.imported_users, job.skipped_users, job.failed_users, job.file_id,
    job.file_bytes, job.bytes_done, job.next_line
    """

  /// The job of a row that selects the columns; nil where the pool's id is of another form.
  static func read(_ row: borrowing PostgresRow) throws(PostgresError) -> UserImportJobRecord? {
    guard let pool = UserPoolID(try row.value("user_pool_id", as: String.self)) else { return nil }
    return UserImportJobRecord(
      userPoolID: pool,
      id: try row.value("id"),
      name: try row.value("name"),
      roleARN: try row.value("role_arn"),
      algorithm: try row.optional("hashing_algorithm", as: String.self)
        .flatMap { PasswordHash.Algorithm(rawValue: $0) },
      status: try row.value("status"),
      createdAt: Instant(unixMillis: try row.value("created_at_unix_millis")),
      startedAt: try row.optional("started_at_unix_millis", as: Int64.self)
        .map { Instant(unixMillis: $0) },
      completedAt: try row.optional("completed_at_unix_millis", as: Int64.self)
        .map { Instant(unixMillis: $0) },
      completionMessage: try row.optional("completion_message"),
      importedUsers: try row.value("imported_users"),
      skippedUsers: try row.value("skipped_users"),
      failedUsers: try row.value("failed_users"),
      fileID: try row.optional("file_id"),
      fileBytes: try row.value("file_bytes"),
      bytesDone: try row.value("bytes_done"),
      nextLine: try row.value("next_line")
    )
  }
}
