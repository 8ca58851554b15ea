internal import Cryptography
internal import HTTPTypes

/// Signatures that stand in the address, so that a third party can pass the request on: it learns from
/// the answer who signed, and cannot make another request of it.
enum PresignedRequest {
  /// Seconds that a presigned request is good for, at most.
  static let maxLifetime: Int64 = 900

  /// Whether the address has a signature; a header's goes first.
  static func isPresigned(_ head: HTTPRequest) -> Bool {
    guard head.method == .get, head.headerFields[.authorization] == nil else { return false }
    let parameters = Parameters(query: head.path ?? "", plus: .plus)
    return parameters[Name.algorithm.rawValue] != nil || parameters[Name.signature.rawValue] != nil
  }

  /// Takes a request for the API `service`.
  static func read(
    _ head: HTTPRequest,
    body: [UInt8],
    service: String
  ) throws(PublicError) -> SignedRequest {
    let parameters = Parameters(query: head.path ?? "", plus: .plus)
    // If one name stands twice, the wrong value could be believed.
    guard parameters.repeated.isEmpty, !parameters.isMalformed else {
      throw .incompleteSignature("A query-string parameter stands twice or is malformed.")
    }
    guard try value(.algorithm, parameters) == AuthorizationHeader.algorithm else {
      throw .incompleteSignature("X-Amz-Algorithm must be AWS4-HMAC-SHA256.")
    }
    let authorization = try AuthorizationHeader(
      credential: try value(.credential, parameters)[...],
      signedHeaders: try value(.signedHeaders, parameters)[...],
      signature: try value(.signature, parameters)[...],
      service: service
    )
    guard authorization.signedHeaders.contains("host") else {
      throw .incompleteSignature("'Host' must be a 'SignedHeader' in X-Amz-SignedHeaders.")
    }
    let canonical = CanonicalRequest.text(
      of: head,
      signedHeaders: authorization.signedHeaders,
      payloadHash: Hex.encode(SHA256.digest(of: body)),
      leavingOut: Name.signature.rawValue
    )
    return SignedRequest(
      authorization: authorization,
      signedAt: try signingTime(parameters, scopeDate: authorization.scopeDate),
      canonical: canonical,
      sessionToken: parameters[Name.securityToken.rawValue],
      expiresSeconds: try lifetime(parameters),
      body: body
    )
  }

  private enum Name: String {
    case algorithm = "X-Amz-Algorithm"
    case credential = "X-Amz-Credential"
    case date = "X-Amz-Date"
    case expires = "X-Amz-Expires"
    case signedHeaders = "X-Amz-SignedHeaders"
    case securityToken = "X-Amz-Security-Token"
    case signature = "X-Amz-Signature"
  }

  private static func value(
    _ name: Name,
    _ parameters: Parameters
  ) throws(PublicError) -> String {
    guard let value = parameters[name.rawValue] else {
      throw .incompleteSignature(
        """
        AWS query-string parameters must include '\(name.rawValue)'. \
        Re-examine the query-string parameters.
        """
      )
    }
    return value
  }

  private static func signingTime(
    _ parameters: Parameters,
    scopeDate: String
  ) throws(PublicError) -> String {
    guard let time = SigningTimeHeader.basicForm(try value(.date, parameters)) else {
      throw .incompleteSignature("Date must be in ISO-8601 'basic format'.")
    }
    try SignedRequest.checkDay(of: time, scopeDate: scopeDate)
    return time
  }

  private static func lifetime(_ parameters: Parameters) throws(PublicError) -> Int64 {
    guard let seconds = Int64(try value(.expires, parameters)),
      (1...maxLifetime).contains(seconds)
    else {
      throw .incompleteSignature("X-Amz-Expires must be from 1 to \(maxLifetime) seconds.")
    }
    return seconds
  }
}
