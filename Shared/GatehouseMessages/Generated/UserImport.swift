// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import.proto. Do not edit.

/// Request of GetCSVHeader.
public struct GetCSVHeaderRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
  }
}

/// Response of GetCSVHeader.
public struct GetCSVHeaderResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case csvHeader = "CSVHeader"
  }
}

/// Request of CreateUserImportJob.
public struct CreateUserImportJobRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case jobName = "JobName"
    case userPoolId = "UserPoolId"
    case cloudWatchLogsRoleArn = "CloudWatchLogsRoleArn"
    case passwordHashingAlgorithm = "PasswordHashingAlgorithm"
  }
}

/// Cognito's UserImportJobType.
public struct UserImportJobType: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case jobName = "JobName"
    case jobId = "JobId"
    case userPoolId = "UserPoolId"
    case preSignedUrl = "PreSignedUrl"
    case creationDateUnixMillis = "CreationDate"
    case startDateUnixMillis = "StartDate"
    case completionDateUnixMillis = "CompletionDate"
    case status = "Status"
    case cloudWatchLogsRoleArn = "CloudWatchLogsRoleArn"
    case importedUsers = "ImportedUsers"
    case skippedUsers = "SkippedUsers"
    case failedUsers = "FailedUsers"
    case completionMessage = "CompletionMessage"
    case passwordHashingAlgorithm = "PasswordHashingAlgorithm"
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    self.jobName = try members.decodeIfPresent(String.self, forKey: .jobName)
    self.jobId = try members.decodeIfPresent(String.self, forKey: .jobId)
    self.userPoolId = try members.decodeIfPresent(String.self, forKey: .userPoolId)
    self.preSignedUrl = try members.decodeIfPresent(String.self, forKey: .preSignedUrl)
    self.creationDateUnixMillis = try members.decodeEpochSeconds(.creationDateUnixMillis)
    self.startDateUnixMillis = try members.decodeEpochSeconds(.startDateUnixMillis)
    self.completionDateUnixMillis = try members.decodeEpochSeconds(.completionDateUnixMillis)
    self.status = try members.decodeIfPresent(String.self, forKey: .status)
    self.cloudWatchLogsRoleArn = try members.decodeIfPresent(String.self, forKey: .cloudWatchLogsRoleArn)
    self.importedUsers = try members.decodeIfPresent(Int64.self, forKey: .importedUsers)
    self.skippedUsers = try members.decodeIfPresent(Int64.self, forKey: .skippedUsers)
    self.failedUsers = try members.decodeIfPresent(Int64.self, forKey: .failedUsers)
    self.completionMessage = try members.decodeIfPresent(String.self, forKey: .completionMessage)
    self.passwordHashingAlgorithm = try members.decodeIfPresent(String.self, forKey: .passwordHashingAlgorithm)
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encodeIfPresent(self.jobName, forKey: .jobName)
    try members.encodeIfPresent(self.jobId, forKey: .jobId)
    try members.encodeIfPresent(self.userPoolId, forKey: .userPoolId)
    try members.encodeIfPresent(self.preSignedUrl, forKey: .preSignedUrl)
    try members.encodeEpochSeconds(self.creationDateUnixMillis, .creationDateUnixMillis)
    try members.encodeEpochSeconds(self.startDateUnixMillis, .startDateUnixMillis)
    try members.encodeEpochSeconds(self.completionDateUnixMillis, .completionDateUnixMillis)
    try members.encodeIfPresent(self.status, forKey: .status)
    try members.encodeIfPresent(self.cloudWatchLogsRoleArn, forKey: .cloudWatchLogsRoleArn)
    try members.encodeIfPresent(self.importedUsers, forKey: .importedUsers)
    try members.encodeIfPresent(self.skippedUsers, forKey: .skippedUsers)
    try members.encodeIfPresent(self.failedUsers, forKey: .failedUsers)
    try members.encodeIfPresent(self.completionMessage, forKey: .completionMessage)
    try members.encodeIfPresent(self.passwordHashingAlgorithm, forKey: .passwordHashingAlgorithm)
  }
}

/// Response of CreateUserImportJob.
public struct CreateUserImportJobResponse: Sendable, Hashable, Codable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }

  enum CodingKeys: String, CodingKey {
    case userImportJob = "UserImportJob"
  }
}

/// Request of DescribeUserImportJob.
public struct DescribeUserImportJobRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case jobId = "JobId"
  }
}

/// Response of DescribeUserImportJob.
public struct DescribeUserImportJobResponse: Sendable, Hashable, Codable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }

  enum CodingKeys: String, CodingKey {
    case userImportJob = "UserImportJob"
  }
}

/// Request of ListUserImportJobs.
public struct ListUserImportJobsRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case maxResults = "MaxResults"
    case paginationToken = "PaginationToken"
  }
}

/// Response of ListUserImportJobs.
public struct ListUserImportJobsResponse: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userImportJobs = "UserImportJobs"
    case paginationToken = "PaginationToken"
  }
}

/// Request of StartUserImportJob.
public struct StartUserImportJobRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case jobId = "JobId"
  }
}

/// Response of StartUserImportJob.
public struct StartUserImportJobResponse: Sendable, Hashable, Codable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }

  enum CodingKeys: String, CodingKey {
    case userImportJob = "UserImportJob"
  }
}

/// Request of StopUserImportJob.
public struct StopUserImportJobRequest: Sendable, Hashable, Codable {
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

  enum CodingKeys: String, CodingKey {
    case userPoolId = "UserPoolId"
    case jobId = "JobId"
  }
}

/// Response of StopUserImportJob.
public struct StopUserImportJobResponse: Sendable, Hashable, Codable {
  /// UserImportJob.
  public var userImportJob: UserImportJobType?

  /// Makes a message; what is not given is absent.
  public init(
    userImportJob: UserImportJobType? = nil
  ) {
    self.userImportJob = userImportJob
  }

  enum CodingKeys: String, CodingKey {
    case userImportJob = "UserImportJob"
  }
}
