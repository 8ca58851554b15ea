// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import_operator.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension ReadUserImportLogRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadUserImportLogRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ReadUserImportLogRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReadUserImportLogRequest>) {
    gatehouse__authentication__v1__read_user_import_log_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ReadUserImportLogRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "ReadUserImportLogRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "ReadUserImportLogRequest.job_id")
    self.afterLine = c.pointee.has_after_line != 0 ? c.pointee.after_line : nil
    self.limit = c.pointee.has_limit != 0 ? c.pointee.limit : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReadUserImportLogRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "ReadUserImportLogRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "ReadUserImportLogRequest.job_id")
    if let afterLine = self.afterLine {
      c.pointee.has_after_line = 1
      c.pointee.after_line = afterLine
    }
    if let limit = self.limit {
      c.pointee.has_limit = 1
      c.pointee.limit = limit
    }
  }
}

extension UserImportLogEntry: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension UserImportLogEntry: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.UserImportLogEntry"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserImportLogEntry>) {
    gatehouse__authentication__v1__user_import_log_entry__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__UserImportLogEntry>) throws(ProtobufError) {
    self.line = c.pointee.has_line != 0 ? c.pointee.line : nil
    self.outcome = try readString(c.pointee.outcome, "UserImportLogEntry.outcome")
    self.reason = try readString(c.pointee.reason, "UserImportLogEntry.reason")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__UserImportLogEntry>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    if let line = self.line {
      c.pointee.has_line = 1
      c.pointee.line = line
    }
    c.pointee.outcome = try arena.string(self.outcome, "UserImportLogEntry.outcome")
    c.pointee.reason = try arena.string(self.reason, "UserImportLogEntry.reason")
  }
}

extension ReadUserImportLogResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension ReadUserImportLogResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.ReadUserImportLogResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReadUserImportLogResponse>) {
    gatehouse__authentication__v1__read_user_import_log_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__ReadUserImportLogResponse>) throws(ProtobufError) {
    self.jobName = try readString(c.pointee.job_name, "ReadUserImportLogResponse.job_name")
    self.status = try readString(c.pointee.status, "ReadUserImportLogResponse.status")
    self.importedUsers = c.pointee.has_imported_users != 0 ? c.pointee.imported_users : nil
    self.skippedUsers = c.pointee.has_skipped_users != 0 ? c.pointee.skipped_users : nil
    self.failedUsers = c.pointee.has_failed_users != 0 ? c.pointee.failed_users : nil
    self.bytesDone = c.pointee.has_bytes_done != 0 ? c.pointee.bytes_done : nil
    self.fileBytes = c.pointee.has_file_bytes != 0 ? c.pointee.file_bytes : nil
    self.completionMessage = try readString(c.pointee.completion_message, "ReadUserImportLogResponse.completion_message")
    self.entries = try readMessages(c.pointee.n_entries, c.pointee.entries)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__ReadUserImportLogResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.job_name = try arena.string(self.jobName, "ReadUserImportLogResponse.job_name")
    c.pointee.status = try arena.string(self.status, "ReadUserImportLogResponse.status")
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
    if let bytesDone = self.bytesDone {
      c.pointee.has_bytes_done = 1
      c.pointee.bytes_done = bytesDone
    }
    if let fileBytes = self.fileBytes {
      c.pointee.has_file_bytes = 1
      c.pointee.file_bytes = fileBytes
    }
    c.pointee.completion_message = try arena.string(self.completionMessage, "ReadUserImportLogResponse.completion_message")
    c.pointee.n_entries = self.entries.count
    c.pointee.entries = try arena.messages(self.entries)
  }
}
