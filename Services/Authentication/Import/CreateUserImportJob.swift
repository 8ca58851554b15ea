internal import AuthenticationAccounts
package import AuthenticationCore
package import AuthenticationMessages
internal import Cryptography
internal import Domain
internal import PublicOperations

extension UserImports {
  /// Makes an import job, whose answer tells where to upload the file.
  ///
  /// The role for CloudWatch is stored and returned; the job's log is for `gatehousectl import-log`.
  package func createUserImportJob(
    _ request: CreateUserImportJobRequest,
    call: Call
  ) async throws(AuthenticationFailure) -> CreateUserImportJobResponse {
    let pool = try requiredUserPoolID(request.userPoolId)
    guard let name = request.jobName else { throw .missing("jobName") }
    guard let role = request.cloudWatchLogsRoleArn else { throw .missing("cloudWatchLogsRoleArn") }
    guard GroupRules.isRole(role) else {
      throw .invalidParameter("Invalid CloudWatchLogsRoleArn: \(role)")
    }
    let algorithm = request.passwordHashingAlgorithm.flatMap {
      PasswordHash.Algorithm(rawValue: $0)
    }
    guard (algorithm == nil) == (request.passwordHashingAlgorithm == nil) else {
      throw .invalidParameter("Invalid PasswordHashingAlgorithm.")
    }
    let job = UserImportJobStore.NewJob(
      pool: pool,
      id: "import-" + random.text(10, of: Self.importIDCharacters),
      name: name,
      roleARN: role,
      algorithm: algorithm,
      now: clock.now()
    )
    let most = configuration.importJobsInPool
    switch try await userImports.insert(job, limit: most) {
    case .inserted:
      return CreateUserImportJobResponse(userImportJob: try await importJob(job.id, in: pool))
    case .noPool:
      throw .userPoolNotFound(pool.text)
    case .poolFull:
      throw .limitExceeded("A user pool cannot have more than \(most) user import jobs.")
    }
  }

  private static let importIDCharacters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  )
}
