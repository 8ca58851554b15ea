internal import Domain
internal import Sessions
internal import TokenIssuanceMessages

// Checks of request fields. The caller is another service of ours. So a wrong field is that
// service's fault, and the sentence is for the log.

func required(_ text: String?, _ field: StaticString) throws(TokenIssuanceFailure) -> String {
  guard let text, !text.isEmpty else { throw .invalidRequest("\(field) is missing") }
  return text
}

func required(_ bytes: [UInt8]?, _ field: StaticString) throws(TokenIssuanceFailure) -> [UInt8] {
  guard let bytes else { throw .invalidRequest("\(field) is missing") }
  return bytes
}

func text(_ bytes: [UInt8]?, _ field: StaticString) throws(TokenIssuanceFailure) -> String? {
  guard let bytes else { return nil }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw .invalidRequest("\(field) is no UTF-8")
  }
  return text
}

func userPool(_ text: String?) throws(TokenIssuanceFailure) -> UserPoolID {
  guard let id = UserPoolID(try required(text, "user_pool_id")) else {
    throw .invalidRequest("user_pool_id has not the form of one")
  }
  return id
}

func signingKeyOwner(_ text: String?) throws(TokenIssuanceFailure) -> SigningKeyOwner {
  guard let owner = SigningKeyOwner(try required(text, "user_pool_id")) else {
    throw .invalidRequest("user_pool_id has not the form of one")
  }
  return owner
}

func client(_ text: String?) throws(TokenIssuanceFailure) -> ClientID {
  guard let id = ClientID(try required(text, "client_id")) else {
    throw .invalidRequest("client_id has not the form of one")
  }
  return id
}

func uuid(_ text: String?, _ field: StaticString) throws(TokenIssuanceFailure) -> String? {
  guard let text else { return nil }
  guard UUIDText.isValid(text) else { throw .invalidRequest("\(field) is no UUID") }
  return text.lowercased()
}

/// The policy of a sign-in or refresh; times that no tag can set would overflow in a statement.
func sessionTerms(_ message: ChainTerms?) throws(TokenIssuanceFailure) -> SessionTerms {
  let terms = SessionTerms(message)
  for seconds in [terms.idleSeconds, terms.absoluteSeconds] {
    guard let seconds else { continue }
    _ = try lifetime(seconds, atMost: MaxLifetime.refreshTokenSeconds, "terms")
  }
  guard (1...100).contains(terms.tracking?.maxSessions ?? 1) else {
    throw .invalidRequest("terms.tracking.max_sessions is out of range")
  }
  return terms
}

/// A lifetime in seconds, from 1 to the maximum that Cognito allows.
func lifetime(
  _ seconds: Int64?,
  atMost longest: Int64,
  _ field: StaticString
) throws(TokenIssuanceFailure) -> Int64 {
  guard let seconds, (1...longest).contains(seconds) else {
    throw .invalidRequest("\(field) is missing or out of range")
  }
  return seconds
}

/// The maximum lifetimes that a client can configure.
enum MaxLifetime {
  /// The longest life of ID and access tokens; `SigningKeyOperator` lets retired keys verify this long.
  static let signedTokenSeconds: Int64 = 86_400
  /// The longest life of a refresh token: ten years.
  static let refreshTokenSeconds: Int64 = 315_360_000
  /// How long a replaced refresh token may be shown again (RetryGracePeriodSeconds of RefreshTokenRotation).
  static let graceSeconds: Int64 = 60
}
