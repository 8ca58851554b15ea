internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Why an upload is refused, in the words and the form of S3's errors.
struct UploadRefusal: Error, Sendable, Hashable {
  let code: String
  let status: HTTPResponse.Status
  let message: String
  /// For the log alone: the client does not learn it.
  let detail: String
  /// For the audit log.
  let reason: String

  private init(
    _ code: String,
    _ status: HTTPResponse.Status,
    _ message: String,
    _ detail: String,
    reason: String = Answer.Refusal.gatewayReason
  ) {
    self.reason = reason
    self.code = code
    self.status = status
    self.message = message
    self.detail = detail
  }

  /// The refusal behind a reason of the authentication service.
  init(reason: String) {
    switch reason {
    case "signature_does_not_match":
      self.init(
        "SignatureDoesNotMatch",
        .forbidden,
        "The request signature we calculated does not match the signature you provided.",
        reason,
        reason: reason
      )
    case "request_has_expired":
      self.init("AccessDenied", .forbidden, "Request has expired", reason, reason: reason)
    case "entity_too_large":
      self.init(
        "EntityTooLarge",
        .badRequest,
        "Your proposed upload exceeds the maximum allowed size",
        reason,
        reason: reason
      )
    case "operation_aborted":
      self.init(
        "OperationAborted",
        .conflict,
        "A conflicting conditional operation is currently in progress against this resource.",
        reason,
        reason: reason
      )
    default:
      self.init("AccessDenied", .forbidden, "Access Denied", reason, reason: reason)
    }
  }

  static let missingContentLength = UploadRefusal(
    "MissingContentLength",
    .lengthRequired,
    "You must provide the Content-Length HTTP header.",
    "no length"
  )
  static let incompleteBody = UploadRefusal(
    "IncompleteBody",
    .badRequest,
    "You did not provide the number of bytes specified by the Content-Length HTTP header",
    "the body ended early"
  )
  static let slowDown = UploadRefusal(
    "SlowDown",
    .serviceUnavailable,
    "Please reduce your request rate.",
    "the bodies of all requests reach limits.all-bodies-bytes"
  )
  static let serviceUnavailable = UploadRefusal(
    "ServiceUnavailable",
    .serviceUnavailable,
    "Please try again.",
    "the authentication service did not take it"
  )

  /// The answer, after which the connection ends: the rest of the file is not read.
  func response(requestID: String) -> Response {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Error><Code>\(code)</Code><Message>\(message)</Message>\
      <RequestId>\(requestID)</RequestId></Error>
      """
    let body = ByteBuffer(string: text)
    return Response(
      status: status,
      headers: [
        .contentType: "application/xml", .contentLength: String(body.readableBytes),
        .connection: "close",
      ],
      body: ResponseBody(byteBuffer: body)
    )
  }
}
