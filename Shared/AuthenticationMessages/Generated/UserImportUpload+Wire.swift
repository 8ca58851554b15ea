// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import_upload.proto. Do not edit.

package import CGatehouseMessages
internal import GatehouseMessages
public import Protobuf

extension BeginUserImportUploadRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginUserImportUploadRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BeginUserImportUploadRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginUserImportUploadRequest>) {
    gatehouse__authentication__v1__begin_user_import_upload_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BeginUserImportUploadRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "BeginUserImportUploadRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "BeginUserImportUploadRequest.job_id")
    self.date = try readString(c.pointee.date, "BeginUserImportUploadRequest.date")
    self.expires = try readString(c.pointee.expires, "BeginUserImportUploadRequest.expires")
    self.signature = try readString(c.pointee.signature, "BeginUserImportUploadRequest.signature")
    self.contentLength = c.pointee.has_content_length != 0 ? c.pointee.content_length : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginUserImportUploadRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "BeginUserImportUploadRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "BeginUserImportUploadRequest.job_id")
    c.pointee.date = try arena.string(self.date, "BeginUserImportUploadRequest.date")
    c.pointee.expires = try arena.string(self.expires, "BeginUserImportUploadRequest.expires")
    c.pointee.signature = try arena.string(self.signature, "BeginUserImportUploadRequest.signature")
    if let contentLength = self.contentLength {
      c.pointee.has_content_length = 1
      c.pointee.content_length = contentLength
    }
  }
}

extension BeginUserImportUploadResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension BeginUserImportUploadResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.BeginUserImportUploadResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginUserImportUploadResponse>) {
    gatehouse__authentication__v1__begin_user_import_upload_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__BeginUserImportUploadResponse>) throws(ProtobufError) {
    self.uploadId = try readString(c.pointee.upload_id, "BeginUserImportUploadResponse.upload_id")
    self.refusal = try readString(c.pointee.refusal, "BeginUserImportUploadResponse.refusal")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__BeginUserImportUploadResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.upload_id = try arena.string(self.uploadId, "BeginUserImportUploadResponse.upload_id")
    c.pointee.refusal = try arena.string(self.refusal, "BeginUserImportUploadResponse.refusal")
  }
}

extension AppendToUserImportUploadRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AppendToUserImportUploadRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AppendToUserImportUploadRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AppendToUserImportUploadRequest>) {
    gatehouse__authentication__v1__append_to_user_import_upload_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AppendToUserImportUploadRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "AppendToUserImportUploadRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "AppendToUserImportUploadRequest.job_id")
    self.uploadId = try readString(c.pointee.upload_id, "AppendToUserImportUploadRequest.upload_id")
    self.beginsAt = c.pointee.has_begins_at != 0 ? c.pointee.begins_at : nil
    self.contents = readBytes(c.pointee.has_contents, c.pointee.contents)
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AppendToUserImportUploadRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "AppendToUserImportUploadRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "AppendToUserImportUploadRequest.job_id")
    c.pointee.upload_id = try arena.string(self.uploadId, "AppendToUserImportUploadRequest.upload_id")
    if let beginsAt = self.beginsAt {
      c.pointee.has_begins_at = 1
      c.pointee.begins_at = beginsAt
    }
    if let contents = self.contents {
      c.pointee.has_contents = 1
      c.pointee.contents = try arena.data(contents)
    }
  }
}

extension AppendToUserImportUploadResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension AppendToUserImportUploadResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.AppendToUserImportUploadResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AppendToUserImportUploadResponse>) {
    gatehouse__authentication__v1__append_to_user_import_upload_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__AppendToUserImportUploadResponse>) throws(ProtobufError) {
    self.refusal = try readString(c.pointee.refusal, "AppendToUserImportUploadResponse.refusal")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__AppendToUserImportUploadResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.refusal = try arena.string(self.refusal, "AppendToUserImportUploadResponse.refusal")
  }
}

extension FinishUserImportUploadRequest: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishUserImportUploadRequest: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FinishUserImportUploadRequest"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishUserImportUploadRequest>) {
    gatehouse__authentication__v1__finish_user_import_upload_request__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FinishUserImportUploadRequest>) throws(ProtobufError) {
    self.userPoolId = try readString(c.pointee.user_pool_id, "FinishUserImportUploadRequest.user_pool_id")
    self.jobId = try readString(c.pointee.job_id, "FinishUserImportUploadRequest.job_id")
    self.uploadId = try readString(c.pointee.upload_id, "FinishUserImportUploadRequest.upload_id")
    self.size = c.pointee.has_size != 0 ? c.pointee.size : nil
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishUserImportUploadRequest>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.user_pool_id = try arena.string(self.userPoolId, "FinishUserImportUploadRequest.user_pool_id")
    c.pointee.job_id = try arena.string(self.jobId, "FinishUserImportUploadRequest.job_id")
    c.pointee.upload_id = try arena.string(self.uploadId, "FinishUserImportUploadRequest.upload_id")
    if let size = self.size {
      c.pointee.has_size = 1
      c.pointee.size = size
    }
  }
}

extension FinishUserImportUploadResponse: ProtobufMessage {
  /// Decodes the wire form.
  public init(decoding bytes: Span<UInt8>) throws(ProtobufError) {
    self = try decodeMessage(bytes)
  }

  /// Encodes the wire form.
  public func encoded() throws(ProtobufError) -> [UInt8] {
    try encodeMessage(self)
  }
}

extension FinishUserImportUploadResponse: CMessage {
  package static let messageName: String = "gatehouse.authentication.v1.FinishUserImportUploadResponse"

  package static func prepare(_ c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishUserImportUploadResponse>) {
    gatehouse__authentication__v1__finish_user_import_upload_response__init(c)
  }

  package init(copying c: UnsafePointer<Gatehouse__Authentication__V1__FinishUserImportUploadResponse>) throws(ProtobufError) {
    self.refusal = try readString(c.pointee.refusal, "FinishUserImportUploadResponse.refusal")
  }

  package func write(to c: UnsafeMutablePointer<Gatehouse__Authentication__V1__FinishUserImportUploadResponse>, _ arena: borrowing MessageArena) throws(ProtobufError) {
    c.pointee.refusal = try arena.string(self.refusal, "FinishUserImportUploadResponse.refusal")
  }
}
