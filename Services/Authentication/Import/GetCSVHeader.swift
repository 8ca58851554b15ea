package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension UserImports {
  /// Lists the columns that a file of the pool's users may have.
  package func getCSVHeader(
    _ request: GetCSVHeaderRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> GetCSVHeaderResponse {
    let pool = try await settings.pool(try requiredUserPoolID(request.userPoolId))
    return GetCSVHeaderResponse(
      userPoolId: pool.id.text,
      csvHeader: UserImportHeader.names(in: pool)
    )
  }
}
