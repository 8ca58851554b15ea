// swift-format-ignore-file
// Generated from Proto/gatehouse/authentication/v1/user_import_upload.proto. Do not edit.

internal import GatehouseMessages

/// What a pre-signed URL says.
public struct BeginUserImportUploadRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// job_id.
  public var jobId: String?
  /// X-Amz-Date, X-Amz-Expires and X-Amz-Signature as the query has them.
  public var date: String?
  /// expires.
  public var expires: String?
  /// signature.
  public var signature: String?
  /// Where the client has said it.
  public var contentLength: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil,
    date: String? = nil,
    expires: String? = nil,
    signature: String? = nil,
    contentLength: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
    self.date = date
    self.expires = expires
    self.signature = signature
    self.contentLength = contentLength
  }
}

/// An upload, or why there is none.
public struct BeginUserImportUploadResponse: Sendable, Hashable {
  /// upload_id.
  public var uploadId: String?
  /// signature_does_not_match, request_has_expired, access_denied or entity_too_large.
  public var refusal: String?

  /// Makes a message; what is not given is absent.
  public init(
    uploadId: String? = nil,
    refusal: String? = nil
  ) {
    self.uploadId = uploadId
    self.refusal = refusal
  }
}

/// A piece of the file.
public struct AppendToUserImportUploadRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// job_id.
  public var jobId: String?
  /// upload_id.
  public var uploadId: String?
  /// How many bytes of the file came before it.
  public var beginsAt: Int64?
  /// contents.
  public var contents: [UInt8]?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil,
    uploadId: String? = nil,
    beginsAt: Int64? = nil,
    contents: [UInt8]? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
    self.uploadId = uploadId
    self.beginsAt = beginsAt
    self.contents = contents
  }
}

extension AppendToUserImportUploadRequest: CustomReflectable {
  /// Shows the size of secrets and byte strings, never their content.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "userPoolId": self.userPoolId as Any,
        "jobId": self.jobId as Any,
        "uploadId": self.uploadId as Any,
        "beginsAt": self.beginsAt as Any,
        "contents": sizeOnly(self.contents),
      ],
      displayStyle: .struct
    )
  }
}

/// Nothing, or why the upload cannot go on.
public struct AppendToUserImportUploadResponse: Sendable, Hashable {
  /// operation_aborted or entity_too_large.
  public var refusal: String?

  /// Makes a message; what is not given is absent.
  public init(
    refusal: String? = nil
  ) {
    self.refusal = refusal
  }
}

/// The end of the file.
public struct FinishUserImportUploadRequest: Sendable, Hashable {
  /// user_pool_id.
  public var userPoolId: String?
  /// job_id.
  public var jobId: String?
  /// upload_id.
  public var uploadId: String?
  /// How many bytes it has.
  public var size: Int64?

  /// Makes a message; what is not given is absent.
  public init(
    userPoolId: String? = nil,
    jobId: String? = nil,
    uploadId: String? = nil,
    size: Int64? = nil
  ) {
    self.userPoolId = userPoolId
    self.jobId = jobId
    self.uploadId = uploadId
    self.size = size
  }
}

/// Nothing, or why the file does not count.
public struct FinishUserImportUploadResponse: Sendable, Hashable {
  /// operation_aborted.
  public var refusal: String?

  /// Makes a message; what is not given is absent.
  public init(
    refusal: String? = nil
  ) {
    self.refusal = refusal
  }
}
