package import AuthenticationCore
internal import AuthenticationImport
package import AuthenticationMessages
internal import Domain
internal import PublicOperations
package import RPC

extension ConsolePoolCalls {
  private static let mostEntries: Int32 = 50

  /// An import job's progress, and its refused rows after a line.
  package func readConsoleImportLog(
    _ request: ReadConsoleImportLogRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> ReadUserImportLogResponse {
    let pool = try await pool(request.userPoolId, for: OperatorPermission(.viewer), context)
    return try await importLog.readUserImportLog(
      ReadUserImportLogRequest(
        userPoolId: pool.text,
        jobId: request.jobId,
        afterLine: request.afterLine,
        limit: Self.mostEntries
      ),
      context: asking(context)
    )
  }

  /// Makes a file the one of a job that waits for it.
  package func uploadConsoleImportFile(
    _ request: UploadConsoleImportFileRequest,
    context: RPCCallContext
  ) async throws(AuthenticationFailure) -> UploadConsoleImportFileResponse {
    try await changing(
      "UploadUserImportFile",
      of: request.userPoolId,
      // The file makes users: as the job's own address, it is for who has just signed in.
      for: OperatorPermission(.administrator, needsFreshSignIn: true),
      context
    ) { (pool, call) async throws(AuthenticationFailure) in
      guard let job = request.jobId else { throw .missing("jobId") }
      try await call.beginChange()
      try await uploads.take(request.contents ?? [], of: job, in: pool)
      call.trail.note(rule: "a file of \(request.contents?.count ?? 0) bytes")
      return UploadConsoleImportFileResponse()
    }
  }
}
