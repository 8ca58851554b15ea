// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import.proto. Do not edit.

internal import GatehouseMessages
public import JSON

extension GetCSVHeaderRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
  }
}

extension GetCSVHeaderRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension GetCSVHeaderResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("CSVHeader", self.csvHeader)
    json.endObject()
  }
}

extension CreateUserImportJobRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("JobName", self.jobName)
    json.member("UserPoolId", self.userPoolId)
    json.member("CloudWatchLogsRoleArn", self.cloudWatchLogsRoleArn)
    json.member("PasswordHashingAlgorithm", self.passwordHashingAlgorithm)
    json.endObject()
  }
}

extension CreateUserImportJobRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("JobName") {
        self.jobName = try json.optional()
      } else if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("CloudWatchLogsRoleArn") {
        self.cloudWatchLogsRoleArn = try json.optional()
      } else if json.isNamed("PasswordHashingAlgorithm") {
        self.passwordHashingAlgorithm = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension UserImportJobType: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("JobName", self.jobName)
    json.member("JobId", self.jobId)
    json.member("UserPoolId", self.userPoolId)
    json.member("PreSignedUrl", self.preSignedUrl)
    json.epochSeconds("CreationDate", self.creationDateUnixMillis)
    json.epochSeconds("StartDate", self.startDateUnixMillis)
    json.epochSeconds("CompletionDate", self.completionDateUnixMillis)
    json.member("Status", self.status)
    json.member("CloudWatchLogsRoleArn", self.cloudWatchLogsRoleArn)
    json.member("ImportedUsers", self.importedUsers)
    json.member("SkippedUsers", self.skippedUsers)
    json.member("FailedUsers", self.failedUsers)
    json.member("CompletionMessage", self.completionMessage)
    json.member("PasswordHashingAlgorithm", self.passwordHashingAlgorithm)
    json.endObject()
  }
}

extension CreateUserImportJobResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserImportJob", self.userImportJob)
    json.endObject()
  }
}

extension DescribeUserImportJobRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("JobId", self.jobId)
    json.endObject()
  }
}

extension DescribeUserImportJobRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("JobId") {
        self.jobId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension DescribeUserImportJobResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserImportJob", self.userImportJob)
    json.endObject()
  }
}

extension ListUserImportJobsRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("MaxResults", self.maxResults)
    json.member("PaginationToken", self.paginationToken)
    json.endObject()
  }
}

extension ListUserImportJobsRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("MaxResults") {
        self.maxResults = try json.optional()
      } else if json.isNamed("PaginationToken") {
        self.paginationToken = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension ListUserImportJobsResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserImportJobs", self.userImportJobs)
    json.member("PaginationToken", self.paginationToken)
    json.endObject()
  }
}

extension StartUserImportJobRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("JobId", self.jobId)
    json.endObject()
  }
}

extension StartUserImportJobRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("JobId") {
        self.jobId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension StartUserImportJobResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserImportJob", self.userImportJob)
    json.endObject()
  }
}

extension StopUserImportJobRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.member("JobId", self.jobId)
    json.endObject()
  }
}

extension StopUserImportJobRequest: JSONReadable {
  /// Reads the members that the message has.
  public init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    self.init()
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("UserPoolId") {
        self.userPoolId = try json.optional()
      } else if json.isNamed("JobId") {
        self.jobId = try json.optional()
      } else {
        try json.skip()
      }
    }
  }
}

extension StopUserImportJobResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserImportJob", self.userImportJob)
    json.endObject()
  }
}
