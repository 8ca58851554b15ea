// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension GetCSVHeaderRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCSVHeaderRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetCSVHeaderRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetCSVHeaderRequest>) {
    gatehouse__authentication__v1__get_csvheader_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetCSVHeaderRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetCSVHeaderRequest.user_pool_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetCSVHeaderRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetCSVHeaderRequest.user_pool_id")
  }
}

enum ListOfStringTypesWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOfStringTypes>?) throws(ProtobufError) -> [String]? {
    guard let c else { return nil }
    return try readStrings(c.pointee.n_member, c.pointee.member, "ListOfStringTypes.member")
  }

  static func write(_ values: [String]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__ListOfStringTypes>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__ListOfStringTypes.self)
    gatehouse__authentication__v1__list_of_string_types__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.strings(values, "ListOfStringTypes.member")
    return c
  }
}

extension GetCSVHeaderResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension GetCSVHeaderResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.GetCSVHeaderResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetCSVHeaderResponse>) {
    gatehouse__authentication__v1__get_csvheader_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__GetCSVHeaderResponse>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "GetCSVHeaderResponse.user_pool_id")
    self.csvHeader = try ListOfStringTypesWire.read(c.pointee.csv_header)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__GetCSVHeaderResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "GetCSVHeaderResponse.user_pool_id")
    c.pointee.csv_header = try ListOfStringTypesWire.write(self.csvHeader, arena)
  }
}

extension CreateUserImportJobRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserImportJobRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserImportJobRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserImportJobRequest>) {
    gatehouse__authentication__v1__create_user_import_job_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserImportJobRequest>) throws(ProtobufError) {
    self.jobName = try readString(c.pointee.job_name, "CreateUserImportJobRequest.job_name")
    self.userPoolId = try readString(c.pointee.user_pool_id, "CreateUserImportJobRequest.user_pool_id")
    self.cloudWatchLogsRoleArn = try readString(c.pointee.cloud_watch_logs_role_arn, "CreateUserImportJobRequest.cloud_watch_logs_role_arn")
    self.passwordHashingAlgorithm = try readString(c.pointee.password_hashing_algorithm, "CreateUserImportJobRequest.password_hashing_algorithm")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserImportJobRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.job_name = try arena.string(self.jobName, "CreateUserImportJobRequest.job_name")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "CreateUserImportJobRequest.user_pool_id")
    c.pointee.cloud_watch_logs_role_arn = try arena.string(self.cloudWatchLogsRoleArn, "CreateUserImportJobRequest.cloud_watch_logs_role_arn")
    c.pointee.password_hashing_algorithm = try arena.string(self.passwordHashingAlgorithm, "CreateUserImportJobRequest.password_hashing_algorithm")
  }
}

extension UserImportJobType: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserImportJobType: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserImportJobType"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserImportJobType>) {
    gatehouse__authentication__v1__user_import_job_type__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserImportJobType>) throws(ProtobufError) {
    self.jobName = try readString(c.pointee.job_name, "UserImportJobType.job_name")
    self.jobId = try readString(c.pointee.job_id, "UserImportJobType.job_id")
    self.userPoolId = try readString(c.pointee.user_pool_id, "UserImportJobType.user_pool_id")
    self.preSignedUrl = try readString(c.pointee.pre_signed_url, "UserImportJobType.pre_signed_url")
    self.creationDateUnixMillis = c.pointee.has_creation_date_unix_millis != 0 ? c.pointee.creation_date_unix_millis : nil
    self.startDateUnixMillis = c.pointee.has_start_date_unix_millis != 0 ? c.pointee.start_date_unix_millis : nil
    self.completionDateUnixMillis = c.pointee.has_completion_date_unix_millis != 0 ? c.pointee.completion_date_unix_millis : nil
    self.status = try readString(c.pointee.status, "UserImportJobType.status")
    self.cloudWatchLogsRoleArn = try readString(c.pointee.cloud_watch_logs_role_arn, "UserImportJobType.cloud_watch_logs_role_arn")
    self.importedUsers = c.pointee.has_imported_users != 0 ? c.pointee.imported_users : nil
    self.skippedUsers = c.pointee.has_skipped_users != 0 ? c.pointee.skipped_users : nil
    self.failedUsers = c.pointee.has_failed_users != 0 ? c.pointee.failed_users : nil
    self.completionMessage = try readString(c.pointee.completion_message, "UserImportJobType.completion_message")
    self.passwordHashingAlgorithm = try readString(c.pointee.password_hashing_algorithm, "UserImportJobType.password_hashing_algorithm")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserImportJobType>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.job_name = try arena.string(self.jobName, "UserImportJobType.job_name")
    c.pointee.job_id = try arena.string(self.jobId, "UserImportJobType.job_id")
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "UserImportJobType.user_pool_id")
    c.pointee.pre_signed_url = try arena.string(self.preSignedUrl, "UserImportJobType.pre_signed_url")
    if let creationDateUnixMillis = self.creationDateUnixMillis {
      c.pointee.has_creation_date_unix_millis = 1
      c.pointee.creation_date_unix_millis = creationDateUnixMillis
    }
    if let startDateUnixMillis = self.startDateUnixMillis {
      c.pointee.has_start_date_unix_millis = 1
      c.pointee.start_date_unix_millis = startDateUnixMillis
    }
    if let completionDateUnixMillis = self.completionDateUnixMillis {
      c.pointee.has_completion_date_unix_millis = 1
      c.pointee.completion_date_unix_millis = completionDateUnixMillis
    }
    c.pointee.status = try arena.string(self.status, "UserImportJobType.status")
    c.pointee.cloud_watch_logs_role_arn = try arena.string(self.cloudWatchLogsRoleArn, "UserImportJobType.cloud_watch_logs_role_arn")
    if let importedUsers = self.importedUsers {
      c.pointee.has_imported_users = 1
      c.pointee.imported_users = importedUsers
    }
    if let skippedUsers = self.skippedUsers {
      c.pointee.has_skipped_users = 1
      c.pointee.skipped_users = skippedUsers
    }
    if let failedUsers = self.failedUsers {
      c.pointee.has_failed_users = 1
      c.pointee.failed_users = failedUsers
    }
    c.pointee.completion_message = try arena.string(self.completionMessage, "UserImportJobType.completion_message")
    c.pointee.password_hashing_algorithm = try arena.string(self.passwordHashingAlgorithm, "UserImportJobType.password_hashing_algorithm")
  }
}

extension CreateUserImportJobResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension CreateUserImportJobResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.CreateUserImportJobResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserImportJobResponse>) {
    gatehouse__authentication__v1__create_user_import_job_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__CreateUserImportJobResponse>) throws(ProtobufError) {
    self.userImportJob = try readMessage(c.pointee.user_import_job)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__CreateUserImportJobResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_import_job = try arena.message(self.userImportJob)
  }
}

extension DescribeUserImportJobRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserImportJobRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserImportJobRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserImportJobRequest>) {
    gatehouse__authentication__v1__describe_user_import_job_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserImportJobRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "DescribeUserImportJobRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "DescribeUserImportJobRequest.job_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserImportJobRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "DescribeUserImportJobRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "DescribeUserImportJobRequest.job_id")
  }
}

extension DescribeUserImportJobResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension DescribeUserImportJobResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.DescribeUserImportJobResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserImportJobResponse>) {
    gatehouse__authentication__v1__describe_user_import_job_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__DescribeUserImportJobResponse>) throws(ProtobufError) {
    self.userImportJob = try readMessage(c.pointee.user_import_job)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__DescribeUserImportJobResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_import_job = try arena.message(self.userImportJob)
  }
}

extension ListUserImportJobsRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserImportJobsRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserImportJobsRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserImportJobsRequest>) {
    gatehouse__authentication__v1__list_user_import_jobs_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserImportJobsRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ListUserImportJobsRequest.user_pool_id")
    self.maxResults = c.pointee.has_max_results != 0 ? c.pointee.max_results : nil
    self.paginationToken = try readString(c.pointee.pagination_token, "ListUserImportJobsRequest.pagination_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserImportJobsRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ListUserImportJobsRequest.user_pool_id")
    if let maxResults = self.maxResults {
      c.pointee.has_max_results = 1
      c.pointee.max_results = maxResults
    }
    c.pointee.pagination_token = try arena.string(self.paginationToken, "ListUserImportJobsRequest.pagination_token")
  }
}

enum UserImportJobsListTypeWire {
  static func read(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserImportJobsListType>?) throws(ProtobufError) -> [UserImportJobType]? {
    guard let c else { return nil }
    return try readMessages(c.pointee.n_member, c.pointee.member)
  }

  static func write(_ values: [UserImportJobType]?, _ arena: borrowing MessageArena) throws(ProtobufError)
    -> UnsafeMutablePointer<Gatehouse__Authentication__V1__UserImportJobsListType>?
  {
    guard let values else { return nil }
    let c = try arena.one(Gatehouse__Authentication__V1__UserImportJobsListType.self)
    gatehouse__authentication__v1__user_import_jobs_list_type__init(c)
    c.pointee.n_member = values.count
    c.pointee.member = try arena.messages(values)
    return c
  }
}

extension ListUserImportJobsResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ListUserImportJobsResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ListUserImportJobsResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserImportJobsResponse>) {
    gatehouse__authentication__v1__list_user_import_jobs_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ListUserImportJobsResponse>) throws(ProtobufError) {
    self.userImportJobs = try UserImportJobsListTypeWire.read(c.pointee.user_import_jobs)
    self.paginationToken = try readString(c.pointee.pagination_token, "ListUserImportJobsResponse.pagination_token")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ListUserImportJobsResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_import_jobs = try UserImportJobsListTypeWire.write(self.userImportJobs, arena)
    c.pointee.pagination_token = try arena.string(self.paginationToken, "ListUserImportJobsResponse.pagination_token")
  }
}

extension StartUserImportJobRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartUserImportJobRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StartUserImportJobRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartUserImportJobRequest>) {
    gatehouse__authentication__v1__start_user_import_job_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StartUserImportJobRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "StartUserImportJobRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "StartUserImportJobRequest.job_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartUserImportJobRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "StartUserImportJobRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "StartUserImportJobRequest.job_id")
  }
}

extension StartUserImportJobResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StartUserImportJobResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StartUserImportJobResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartUserImportJobResponse>) {
    gatehouse__authentication__v1__start_user_import_job_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StartUserImportJobResponse>) throws(ProtobufError) {
    self.userImportJob = try readMessage(c.pointee.user_import_job)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StartUserImportJobResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_import_job = try arena.message(self.userImportJob)
  }
}

extension StopUserImportJobRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StopUserImportJobRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StopUserImportJobRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StopUserImportJobRequest>) {
    gatehouse__authentication__v1__stop_user_import_job_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StopUserImportJobRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "StopUserImportJobRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "StopUserImportJobRequest.job_id")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StopUserImportJobRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "StopUserImportJobRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "StopUserImportJobRequest.job_id")
  }
}

extension StopUserImportJobResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension StopUserImportJobResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.StopUserImportJobResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StopUserImportJobResponse>) {
    gatehouse__authentication__v1__stop_user_import_job_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__StopUserImportJobResponse>) throws(ProtobufError) {
    self.userImportJob = try readMessage(c.pointee.user_import_job)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__StopUserImportJobResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_import_job = try arena.message(self.userImportJob)
  }
}
