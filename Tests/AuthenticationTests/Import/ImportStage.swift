import AuthenticationMessages
import Postgres
internal import PublicOperations
import RPC
import TestSupport

@testable import AuthenticationImport
@testable import AuthenticationService

/// Import jobs of a pool, as an administrator, an uploading client and the workers act on them.
extension Stage {
  /// A pool that verifies e-mail addresses, with a client.
  static func importing(
    _ pool: CreateUserPoolRequest = CreateUserPoolRequest(autoVerifiedAttributes: ["email"]),
    hidesExistence: Bool = false
  ) async throws -> Stage {
    try await SignInHarness().stage(
      pool,
      CreateUserPoolClientRequest(
        preventUserExistenceErrors: hidesExistence ? "ENABLED" : "LEGACY"
      )
    )
  }

  static let role = "arn:aws:iam::123456789012:role/import"

  func makeJob(
    _ algorithm: String? = nil,
    name: String = "job"
  ) async throws -> UserImportJobType {
    harness.clock.advance(by: .milliseconds(1))
    let made = try await service.imports.createUserImportJob(
      CreateUserImportJobRequest(
        jobName: name,
        userPoolId: poolID,
        cloudWatchLogsRoleArn: Self.role,
        passwordHashingAlgorithm: algorithm
      ),
      call: .recording(context)
    )
    guard let job = made.userImportJob else { throw SignInHarness.NothingReturned() }
    return job
  }

  /// What the URL says, as the gateway passes it on.
  static func begin(
    _ job: UserImportJobType,
    length: Int64? = nil
  ) -> BeginUserImportUploadRequest {
    let query = (job.preSignedUrl ?? "").split(separator: "?").last ?? ""
    var values: [Substring: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { values[parts[0]] = String(parts[1]) }
    }
    return BeginUserImportUploadRequest(
      userPoolId: job.userPoolId,
      jobId: job.jobId,
      date: values["X-Amz-Date"],
      expires: values["X-Amz-Expires"],
      signature: values["X-Amz-Signature"],
      contentLength: length
    )
  }

  func upload(_ bytes: [UInt8], for job: UserImportJobType, pieces: Int = 200_000) async throws {
    let uploads = service.imports.uploads
    let begun = try await uploads.beginUserImportUpload(Self.begin(job), context: context)
    guard let id = begun.uploadId else { throw SignInHarness.NothingReturned() }
    var sent = 0
    while sent < bytes.count {
      let piece = Array(bytes[sent...].prefix(pieces))
      let added = try await append(piece, at: sent, to: id, of: job)
      guard added == nil else { throw SignInHarness.NothingReturned() }
      sent += piece.count
    }
    let finished = try await finish(id, of: job, size: sent)
    guard finished == nil else { throw SignInHarness.NothingReturned() }
  }

  func append(
    _ piece: [UInt8],
    at begin: Int,
    to id: String,
    of job: UserImportJobType
  ) async throws -> String? {
    try await service.imports.uploads.appendToUserImportUpload(
      AppendToUserImportUploadRequest(
        userPoolId: job.userPoolId,
        jobId: job.jobId,
        uploadId: id,
        beginsAt: Int64(begin),
        contents: piece
      ),
      context: context
    ).refusal
  }

  func finish(_ id: String, of job: UserImportJobType, size: Int) async throws -> String? {
    try await service.imports.uploads.finishUserImportUpload(
      FinishUserImportUploadRequest(
        userPoolId: job.userPoolId,
        jobId: job.jobId,
        uploadId: id,
        size: Int64(size)
      ),
      context: context
    ).refusal
  }

  @discardableResult
  func start(_ job: UserImportJobType) async throws -> UserImportJobType {
    harness.clock.advance(by: .milliseconds(1))
    let started = try await service.imports.startUserImportJob(
      StartUserImportJobRequest(userPoolId: job.userPoolId, jobId: job.jobId),
      call: .recording(context)
    )
    guard let job = started.userImportJob else { throw SignInHarness.NothingReturned() }
    return job
  }

  @discardableResult
  func stop(_ job: UserImportJobType) async throws -> UserImportJobType {
    let stopped = try await service.imports.stopUserImportJob(
      StopUserImportJobRequest(userPoolId: job.userPoolId, jobId: job.jobId),
      call: .recording(context)
    )
    guard let job = stopped.userImportJob else { throw SignInHarness.NothingReturned() }
    return job
  }

  func describe(_ job: UserImportJobType) async throws -> UserImportJobType {
    let found = try await service.imports.describeUserImportJob(
      DescribeUserImportJobRequest(userPoolId: job.userPoolId, jobId: job.jobId),
      call: .recording(context)
    )
    guard let job = found.userImportJob else { throw SignInHarness.NothingReturned() }
    return job
  }

  /// Makes a job of the file and works on it to its end.
  func importFile(
    _ text: String,
    _ algorithm: String? = nil
  ) async throws -> UserImportJobType {
    try await importFile(Array(text.utf8), algorithm)
  }

  func importFile(
    _ bytes: [UInt8],
    _ algorithm: String? = nil
  ) async throws -> UserImportJobType {
    let job = try await makeJob(algorithm)
    try await upload(bytes, for: job)
    try await start(job)
    try await service.imports.work.workOnce()
    return try await describe(job)
  }

  /// The refused rows as `gatehousectl import-log` tells them.
  func log(_ job: UserImportJobType) async throws -> [String] {
    let database = harness.database.pool(schema: "authentication")
    let answer = try await UserImportOperator(database: database).readUserImportLog(
      ReadUserImportLogRequest(userPoolId: job.userPoolId, jobId: job.jobId, limit: 5000),
      context: context
    )
    return answer.entries.map {
      "[\($0.outcome ?? "")] Line Number \($0.line ?? 0) - \($0.reason ?? "")"
    }
  }

  /// Counts rows of a table as the database's owner sees them.
  func count(_ statement: SQL) async throws -> Int {
    try await harness.database.administrationPool().first(statement) {
      (row: borrowing PostgresRow) throws(PostgresError) in try row.value("count", as: Int.self)
    } ?? 0
  }

  func userCount() async throws -> Int {
    try await count(
      "SELECT count(*) AS count FROM authentication.users WHERE user_pool_id = \(poolID)"
    )
  }

  func pieceCount() async throws -> Int {
    try await count(
      """
      SELECT count(*) AS count FROM authentication.user_import_pieces
      WHERE user_pool_id = \(poolID)
      """
    )
  }
}

/// Files for import jobs.
enum ImportFile {
  static let header = "cognito:username,email,email_verified\n"

  /// So many users, user1 and so on.
  static func users(_ count: Int) -> String {
    header + (0..<count).map { "user\($0 + 1),user\($0 + 1)@example.com,true\n" }.joined()
  }

  static func row(_ name: String) -> String { "\(name),\(name)@example.com,TRUE\n" }
}
