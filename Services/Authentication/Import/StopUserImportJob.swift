package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension UserImports {
  /// Stops an active import job for good; what it has imported stays.
  package func stopUserImportJob(
    _ request: StopUserImportJobRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> StopUserImportJobResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    guard let id = request.jobId else { throw .missing("jobId") }
    let stopped = try await userImports.stop(
      id,
      in: pool,
      message: UserImportMessages().stopped,
      at: clock.now()
    )
    if let stopped { return StopUserImportJobResponse(userImportJob: describe(stopped)) }
    let job = try await importJob(id, in: pool)
    throw .preconditionNotMet(
      "The user import job is in the status \(job.status ?? "unknown") and cannot be stopped."
    )
  }
}
