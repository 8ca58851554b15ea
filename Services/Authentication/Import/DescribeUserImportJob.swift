package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension UserImports {
  /// Tells where an import job stands.
  package func describeUserImportJob(
    _ request: DescribeUserImportJobRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> DescribeUserImportJobResponse {
    DescribeUserImportJobResponse(
      userImportJob: try await importJob(
        request.jobId,
        in: try requiredUserPoolID(request.userPoolId)
      )
    )
  }
}
