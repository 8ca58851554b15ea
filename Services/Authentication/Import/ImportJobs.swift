internal import AuthenticationCore
internal import AuthenticationMessages
internal import Cryptography
internal import Domain

extension UserImports {
  /// The job as the API describes it.
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
