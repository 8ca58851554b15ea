internal import GatehouseStubs
internal import HTTPTypes
internal import HummingbirdCore
internal import JSON
internal import Logging
internal import NIOCore
internal import RPC

/// Why a token request gets no tokens: a word of RFC 6749 §5.2, or of §4.1.2.1 for our own faults.
struct TokenRefusal: Error, Sendable, Hashable {
  /// A word of a closed set.
  let error: String
  let status: HTTPResponse.Status
  /// Whether the answer names the scheme of the Authorization header.
  var namesScheme = false
  /// Whether the request was not read to its end.
  var closesConnection = false
  /// Whether another service has recorded it in the audit log.
  var isRecorded = false
  /// `error_description`, where there is one for the client.
  var description: String?
  /// For the audit log.
  var reason = Answer.Refusal.gatewayReason

  /// The request is not one that the specification allows.
  static let malformed = TokenRefusal(
    error: TokenGrantError.invalidRequest.rawValue,
    status: .badRequest
  )
  static let unsupportedGrantType = TokenRefusal(
    error: "unsupported_grant_type",
    status: .badRequest
  )
  /// "If the client attempted to authenticate via the Authorization header field, the server MUST
  /// respond with 401" (§5.2).
  static let unprovedByHeader = TokenRefusal(
    error: TokenGrantError.invalidClient.rawValue,
    status: .unauthorized,
    namesScheme: true
  )
  static let tooMany = TokenRefusal(
    error: TokenGrantError.temporarilyUnavailable.rawValue,
    status: .tooManyRequests
  )
  /// A fault of ours: a code is as good as before.
  static let unavailable = TokenRefusal(
    error: TokenGrantError.temporarilyUnavailable.rawValue,
    status: .serviceUnavailable
  )
  static let fault = TokenRefusal(error: "server_error", status: .internalServerError)

  /// The refusal behind a word of the authentication service; one of a newer version is a fault.
  init(word: String, of credentials: ClientCredentials) {
    switch TokenGrantError(rawValue: word) {
    case .invalidClient where credentials.isInHeader: self = .unprovedByHeader
    case .invalidRequest, .invalidClient, .invalidGrant, .unauthorizedClient, .invalidScope,
      .invalidTarget, .unsupportedTokenType:
      self.init(error: word, status: .badRequest)
    case .temporarilyUnavailable: self.init(error: word, status: .serviceUnavailable)
    case nil: self = .fault
    }
  }

  /// Why the body could not be read.
  init(unread error: PublicError) {
    switch error {
    case .tooManyAtOnce: self = .tooMany
    case .bodyTooLarge: self.init(error: Self.malformed.error, status: error.status)
    default: self = .malformed
    }
    closesConnection = true
    // What was cut off is no request.
    isRecorded = error == .malformedBody
  }

  /// The caller's error for a failed call; the details go to the log.
  init(_ error: RPCError, of caller: Caller, _ logger: Logger) {
    self.init(error)
    if self == .fault {
      logger.error(
        "a token request failed",
        metadata: [
          "request-id": "\(caller.requestID)", "reason": "\(error.reason)",
          "detail": "\(error.message)",
        ]
      )
    }
    isRecorded = error.isRecorded
    reason = error.operatorReason
  }

  /// A client that did not prove which it is, at an address where each has to: 401 in either case.
  static func unproved(_ credentials: ClientCredentials) -> TokenRefusal {
    credentials.isInHeader
      ? .unprovedByHeader
      : TokenRefusal(error: TokenGrantError.invalidClient.rawValue, status: .unauthorized)
  }

  /// The refusal behind a word of the authentication service, which has recorded it, at such an address.
  static func recorded(_ word: String, of credentials: ClientCredentials) -> TokenRefusal {
    var refusal = TokenRefusal(word: word, of: credentials)
    if refusal.error == TokenGrantError.invalidClient.rawValue { refusal = .unproved(credentials) }
    refusal.isRecorded = true
    return refusal
  }

  /// Why the authentication service has no answer: never a word on which a client signs out.
  init(_ error: RPCError) {
    let publicError = PublicErrors.publicError(for: error)
    switch publicError.exception {
    case "TooManyRequestsException", "LimitExceededException": self = .tooMany
    case "InvalidParameterException": self = .malformed
    default: self = .fault
    }
  }

  init(
    error: String,
    status: HTTPResponse.Status,
    namesScheme: Bool = false
  ) {
    self.error = error
    self.status = status
    self.namesScheme = namesScheme
  }
}

extension Answer {
  /// The answer to a client that asks for tokens, which no cache may store (RFC 6749 §5.1).
  init(forClient members: some JSONWritable, status: HTTPResponse.Status = .ok) {
    self.init(
      response: Response(
        status: status,
        headers: [
          .contentType: "application/json;charset=UTF-8", .cacheControl: "no-store",
          .pragma: "no-cache",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: JSONWriter.bytes(of: members)))
      )
    )
  }

  /// A refusal of RFC 6749 §5.2.
  init(refusing refusal: TokenRefusal, operation: String?) {
    var members = ["error": refusal.error]
    members["error_description"] = refusal.description
    self.init(forClient: members, status: refusal.status)
    if refusal.namesScheme { response.headers[.wwwAuthenticate] = "Basic realm=\"oauth2\"" }
    if refusal.closesConnection { response.headers[.connection] = "close" }
    result = refusal.error
    guard !refusal.isRecorded else { return }
    self.refusal = Answer.Refusal(
      exception: refusal.error,
      reason: refusal.reason,
      operation: operation
    )
  }
}
