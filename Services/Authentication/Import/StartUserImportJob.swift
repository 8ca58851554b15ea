package import AuthenticationCore
package import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension UserImports {
  /// Starts an import job whose file is there.
  package func startUserImportJob(
    _ request: StartUserImportJobRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> StartUserImportJobResponse {
    let poolID = try requiredUserPoolID(request.userPoolId)
    guard let id = request.jobId else { throw .missing("jobId") }
    let pool = try await settings.pool(poolID)
    // Without one no imported user could ever choose a password, so no row would be accepted.
    guard !pool.autoVerifiedAttributes.isEmpty else {
      throw .preconditionNotMet(
        "The user pool must have at least one auto verified attribute to import users."
      )
    }
    let now = clock.now()
    let started = try await userImports.start(
      id,
      in: pool.id,
      createdAfter: now.adding(seconds: -UserImportExpiry.waitingSeconds),
      at: now
    )
    switch started {
    case .started(let job):
      return StartUserImportJobResponse(userImportJob: describe(job))
    case .anotherIsActive:
      throw .preconditionNotMet("Another user import job of the user pool is active.")
    case .refused:
      throw try await startRefusal(id, in: pool.id, at: now)
    }
  }

  private func startRefusal(
    _ id: String,
    in pool: UserPoolID,
    at now: Instant
  ) async throws(AuthenticationFailure) -> AuthenticationFailure {
    guard let job = try await userImports.find(id, in: pool) else {
      return .importJobNotFound(id)
    }
    guard job.status == .created else {
      return .preconditionNotMet("The user import job is in the status \(job.status.rawValue).")
    }
    guard now < job.createdAt.adding(seconds: UserImportExpiry.waitingSeconds) else {
      return .preconditionNotMet("The user import job has expired.")
    }
    return .preconditionNotMet("No csv file was uploaded for \(id)")
  }
}
