package import AuthenticationCore
internal import AuthenticationImport
internal import Domain
package import GatehouseMessages
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
}
