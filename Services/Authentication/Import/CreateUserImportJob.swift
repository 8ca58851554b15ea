internal import Cryptography
internal import Domain
public import GatehouseMessages
public import RPC

extension Authentication {
  /// Makes an import job, whose answer tells where to upload the file.
  ///
  /// The role for CloudWatch is kept and told; the job's log is for `gatehousectl import-log`.
  public func createUserImportJob(
    _ request: CreateUserImportJobRequest,
    context: RPCCallContext
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
    switch try await userImports.insert(job, limit: Self.mostImportJobs) {
    case .inserted:
      return CreateUserImportJobResponse(userImportJob: try await importJob(job.id, in: pool))
    case .noPool:
      throw .userPoolNotFound(pool.text)
    case .poolFull:
      throw .limitExceeded(
        "A user pool cannot have more than \(Self.mostImportJobs) user import jobs."
      )
    }
  }

  private static let importIDCharacters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  )
  /// Cognito's quota of a pool.
  private static let mostImportJobs = 1000

  /// The job as the API tells it.
  func importJob(
    _ id: String?,
    in pool: UserPoolID
  ) async throws(AuthenticationFailure) -> UserImportJobType {
    guard let id else { throw .missing("jobId") }
    guard let job = try await userImports.find(id, in: pool) else {
      // Says which of the two is missing.
      _ = try await settings.pool(pool)
      throw .importJobNotFound(id)
    }
    return describe(job)
  }

  func describe(_ job: UserImportJobRecord) -> UserImportJobType {
    UserImportJobType(
      jobName: job.name,
      jobId: job.id,
      userPoolId: job.userPoolID.text,
      preSignedUrl: UserImportURL(sealer: sealer).text(
        below: configuration.publicURL,
        pool: job.userPoolID,
        job: job.id,
        createdAt: job.createdAt
      ),
      creationDateUnixMillis: job.createdAt.unixMillis,
      startDateUnixMillis: job.startedAt?.unixMillis,
      completionDateUnixMillis: job.completedAt?.unixMillis,
      status: job.status.rawValue,
      cloudWatchLogsRoleArn: job.roleARN,
      importedUsers: job.importedUsers,
      skippedUsers: job.skippedUsers,
      failedUsers: job.failedUsers,
      completionMessage: job.completionMessage,
      passwordHashingAlgorithm: job.algorithm?.rawValue
    )
  }
}

extension AuthenticationFailure {
  static func importJobNotFound(_ id: String) -> AuthenticationFailure {
    .resourceNotFound("User import job \(id) does not exist.")
  }
}
