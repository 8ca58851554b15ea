package import AuthenticationCore
package import AuthenticationMessages
internal import AuthenticationStubs
internal import Domain
package import Postgres
package import RPC

/// Shows the operator how far import jobs are, and which rows they refused.
package struct UserImportOperator: UserImportOperatorServing {
  private let jobs: UserImportJobStore
  private let log: UserImportLogStore

  private static let maxEntries = 5000

  /// Reads the jobs of the database.
  package init(database: PostgresPool) {
    jobs = UserImportJobStore(database: database)
    log = UserImportLogStore(database: database)
  }

  /// The job's progress, and its refused rows after a line.
  package func readUserImportLog(
    _ request: ReadUserImportLogRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ReadUserImportLogResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    guard let id = request.jobId else { throw .missing("jobId") }
    // The job first: entries that are there when it has ended are all there are.
    guard let job = try await jobs.find(id, in: pool) else { throw .importJobNotFound(id) }
    let entries = try await log.entries(
      of: id,
      in: pool,
      after: request.afterLine ?? 0,
      limit: min(max(Int(request.limit ?? 1000), 1), Self.maxEntries)
    )
    return ReadUserImportLogResponse(
      jobName: job.name,
      status: job.status.rawValue,
      importedUsers: job.importedUsers,
      skippedUsers: job.skippedUsers,
      failedUsers: job.failedUsers,
      bytesDone: job.bytesDone,
      fileBytes: job.fileBytes,
      completionMessage: job.completionMessage,
      entries: entries.map {
        UserImportLogEntry(line: $0.line, outcome: $0.outcome, reason: $0.reason)
      }
    )
  }
}
