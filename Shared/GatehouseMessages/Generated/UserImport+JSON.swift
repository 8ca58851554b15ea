// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import.proto. Do not edit.

public import JSON

extension GetCSVHeaderRequest: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserPoolId", self.userPoolId)
    json.endObject()
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

extension StopUserImportJobResponse: JSONWritable {
  /// Appends the members that are present.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("UserImportJob", self.userImportJob)
    json.endObject()
  }
}
