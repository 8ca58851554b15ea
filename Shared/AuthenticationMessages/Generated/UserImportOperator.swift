// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import_operator.proto. Do not edit.

/// Which part of which job's log.
public struct ReadUserImportLogRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// job_id.
  public var jobId: String?
  /// The last line that is known already.
  public var afterLine: Int64?
  /// limit.
  public var limit: Int32?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil,
    afterLine: Int64? = nil,
    limit: Int32? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
    self.afterLine = afterLine
    self.limit = limit
  }
}

/// A row that was not imported.
public struct UserImportLogEntry: Sendable, Hashable {
  /// Where the row begins in the file; the header is line 1.
  public var line: Int64?
  /// SKIPPED or FAILED.
  public var outcome: String?
  /// reason.
  public var reason: String?

  /// Makes a message; what is not given is absent.
  public init(
    line: Int64? = nil,
    outcome: String? = nil,
    reason: String? = nil
  ) {
    self.line = line
    self.outcome = outcome
    self.reason = reason
  }
}

/// A job's progress and a part of its log.
public struct ReadUserImportLogResponse: Sendable, Hashable {
  /// job_name.
  public var jobName: String?
  /// status.
  public var status: String?
  /// imported_users.
  public var importedUsers: Int64?
  /// skipped_users.
  public var skippedUsers: Int64?
  /// failed_users.
  public var failedUsers: Int64?
  /// How much of the file is done, and its size.
  public var bytesDone: Int64?
  /// file_bytes.
  public var fileBytes: Int64?
  /// completion_message.
  public var completionMessage: String?
  /// entries.
  public var entries: [UserImportLogEntry]

  /// Makes a message; what is not given is absent.
  public init(
    jobName: String? = nil,
    status: String? = nil,
    importedUsers: Int64? = nil,
    skippedUsers: Int64? = nil,
    failedUsers: Int64? = nil,
    bytesDone: Int64? = nil,
    fileBytes: Int64? = nil,
    completionMessage: String? = nil,
    entries: [UserImportLogEntry] = []
  ) {
    self.jobName = jobName
    self.status = status
    self.importedUsers = importedUsers
    self.skippedUsers = skippedUsers
    self.failedUsers = failedUsers
    self.bytesDone = bytesDone
    self.fileBytes = fileBytes
    self.completionMessage = completionMessage
    self.entries = entries
  }
}
