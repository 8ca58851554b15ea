// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import.proto. Do not edit.

/// Request of GetCSVHeader.
public struct GetCSVHeaderRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil
  ) {
    self.userPoolId = userPoolId
  }
}

/// Response of GetCSVHeader.
public struct GetCSVHeaderResponse: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// CSVHeader.
  public var csvHeader: [String]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    csvHeader: [String]? = nil
  ) {
    self.userPoolId = userPoolId
    self.csvHeader = csvHeader
  }
}

/// Request of CreateUserImportJob.
public struct CreateUserImportJobRequest: Sendable, Hashable {
  /// JobName.
  ///
  /// Required. 1 to 128 characters.
  public var jobName: String?
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// CloudWatchLogsRoleArn.
  ///
  /// Required. 20 to 2048 characters.
  public var cloudWatchLogsRoleArn: String?
  /// PasswordHashingAlgorithm.
  ///
  /// One of BCRYPT, SCRYPT, ARGON2ID, PBKDF2_SHA256.
  public var passwordHashingAlgorithm: String?

  /// Makes a message; what is not given is absent.
  public init(
    jobName: String? = nil,
    userPoolId: String? = nil,
    cloudWatchLogsRoleArn: String? = nil,
    passwordHashingAlgorithm: String? = nil
  ) {
    self.jobName = jobName
    self.userPoolId = userPoolId
    self.cloudWatchLogsRoleArn = cloudWatchLogsRoleArn
    self.passwordHashingAlgorithm = passwordHashingAlgorithm
  }
}

/// Cognito's UserImportJobType.
public struct UserImportJobType: Sendable, Hashable {
  /// JobName.
  ///
  /// 1 to 128 characters.
  public var jobName: String?
  /// JobId.
  ///
  /// 1 to 55 characters.
  public var jobId: String?
  /// UserPoolId.
  ///
  /// 1 to 55 characters.
  public var userPoolId: String?
  /// PreSignedUrl.
  ///
  /// 0 to 2048 characters.
  public var preSignedUrl: String?
  /// CreationDate.
  public var creationDateUnixMillis: Int64?
  /// StartDate.
  public var startDateUnixMillis: Int64?
  /// CompletionDate.
  public var completionDateUnixMillis: Int64?
  /// Status.
  ///
  /// One of Created, Pending, InProgress, Stopping, Expired, Stopped, Failed, Succeeded.
  public var status: String?
  /// CloudWatchLogsRoleArn.
  ///
  /// 20 to 2048 characters.
  public var cloudWatchLogsRoleArn: String?
  /// ImportedUsers.
  public var importedUsers: Int64?
  /// SkippedUsers.
  public var skippedUsers: Int64?
  /// FailedUsers.
  public var failedUsers: Int64?
  /// CompletionMessage.
  ///
  /// 1 to 128 characters.
  public var completionMessage: String?
  /// PasswordHashingAlgorithm.
  ///
  /// One of BCRYPT, SCRYPT, ARGON2ID, PBKDF2_SHA256.
  public var passwordHashingAlgorithm: String?

  /// Makes a message; what is not given is absent.
  public init(
    jobName: String? = nil,
    jobId: String? = nil,
    userPoolId: String? = nil,
    preSignedUrl: String? = nil,
    creationDateUnixMillis: Int64? = nil,
    startDateUnixMillis: Int64? = nil,
    completionDateUnixMillis: Int64? = nil,
    status: String? = nil,
    cloudWatchLogsRoleArn: String? = nil,
    importedUsers: Int64? = nil,
    skippedUsers: Int64? = nil,
    failedUsers: Int64? = nil,
    completionMessage: String? = nil,
    passwordHashingAlgorithm: String? = nil
  ) {
    self.jobName = jobName
    self.jobId = jobId
    self.userPoolId = userPoolId
    self.preSignedUrl = preSignedUrl
    self.creationDateUnixMillis = creationDateUnixMillis
    self.startDateUnixMillis = startDateUnixMillis
    self.completionDateUnixMillis = completionDateUnixMillis
    self.status = status
    self.cloudWatchLogsRoleArn = cloudWatchLogsRoleArn
    self.importedUsers = importedUsers
    self.skippedUsers = skippedUsers
    self.failedUsers = failedUsers
    self.completionMessage = completionMessage
    self.passwordHashingAlgorithm = passwordHashingAlgorithm
  }
}

/// Response of CreateUserImportJob.
public struct CreateUserImportJobResponse: Sendable, Hashable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }
}

/// Request of DescribeUserImportJob.
public struct DescribeUserImportJobRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// JobId.
  ///
  /// Required. 1 to 55 characters.
  public var jobId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
  }
}

/// Response of DescribeUserImportJob.
public struct DescribeUserImportJobResponse: Sendable, Hashable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }
}

/// Request of ListUserImportJobs.
public struct ListUserImportJobsRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// MaxResults.
  ///
  /// Required. 1 to 60.
  public var maxResults: Int32?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    maxResults: Int32? = nil,
    paginationToken: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.maxResults = maxResults
    self.paginationToken = paginationToken
  }
}

/// Response of ListUserImportJobs.
public struct ListUserImportJobsResponse: Sendable, Hashable {
  /// UserImportJobs.
  ///
  /// 1 to 50 members.
  public var userImportJobs: [UserImportJobType]?
  /// PaginationToken.
  ///
  /// At least 1 characters.
  public var paginationToken: String?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJobs: [UserImportJobType]? = nil,
    paginationToken: String? = nil
  ) {
    self.userImportJobs = userImportJobs
    self.paginationToken = paginationToken
  }
}

/// Request of StartUserImportJob.
public struct StartUserImportJobRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// JobId.
  ///
  /// Required. 1 to 55 characters.
  public var jobId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
  }
}

/// Response of StartUserImportJob.
public struct StartUserImportJobResponse: Sendable, Hashable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }
}

/// Request of StopUserImportJob.
public struct StopUserImportJobRequest: Sendable, Hashable {
  /// UserPoolId.
  ///
  /// Required. 1 to 55 characters.
  public var userPoolId: String?
  /// JobId.
  ///
  /// Required. 1 to 55 characters.
  public var jobId: String?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
  }
}

/// Response of StopUserImportJob.
public struct StopUserImportJobResponse: Sendable, Hashable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }
}
