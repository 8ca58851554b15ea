internal import Cryptography
internal import HTTPTypes

/// What a signed request claims, ready to be proven: the gateway never sees the secret, so it
/// hands the canonical request and the signature to identity federation.
struct SignedRequest: Sendable {
  let authorization: AuthorizationHeader
  /// In the form YYYYMMDD'T'HHMMSS'Z'.
  let signedAt: String
  /// The canonical request, over whose hash the client signed.
  let canonical: String
  /// The session token of temporary credentials; nil for a key.
  let sessionToken: String?
  /// How long a presigned request is good for; nil where a header has the signature.
  let expiresSeconds: Int64?
  /// What was signed along.
  let body: [UInt8]

  /// Takes a request for the API `service`; `covering` are headers that decide what it means, in
  /// lower case.
  init(
    _ head: HTTPRequest,
    body: [UInt8],
    service: String,
    covering: [String]
  ) throws(PublicError) {
    guard let text = head.headerFields[.authorization] else { throw .missingAuthenticationToken }
    authorization = try AuthorizationHeader(parsing: text, service: service)
    signedAt = try Self.signingTime(head.headerFields, scopeDate: authorization.scopeDate)
    // Unsigned, it could be replaced on the way by the token of other credentials.
    let covering = covering + ["x-amz-security-token"]
    try Self.checkCoverage(authorization.signedHeaders, head.headerFields, covering)
    sessionToken = head.headerFields[.securityToken]
    expiresSeconds = nil
    self.body = body

    let payloadHash = Hex.encode(SHA256.digest(of: body))
    try Self.checkPayload(head.headerFields, hash: payloadHash)
    canonical = CanonicalRequest.text(
      of: head,
      signedHeaders: authorization.signedHeaders,
      payloadHash: payloadHash
    )
  }

  /// A request whose parts are read already.
  init(
    authorization: AuthorizationHeader,
    signedAt: String,
    canonical: String,
    sessionToken: String?,
    expiresSeconds: Int64,
    body: [UInt8]
  ) {
    self.authorization = authorization
    self.signedAt = signedAt
    self.sessionToken = sessionToken
    self.expiresSeconds = expiresSeconds
    self.canonical = canonical
    self.body = body
  }

  private static func signingTime(
    _ headers: HTTPFields,
    scopeDate: String
  ) throws(PublicError) -> String {
    guard let text = headers[.amzDate] ?? headers[.date] else {
      throw .incompleteSignature(
        "Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header."
      )
    }
    guard let time = SigningTimeHeader.basicForm(text) else {
      throw .incompleteSignature("Date must be in ISO-8601 'basic format'.")
    }
    try checkDay(of: time, scopeDate: scopeDate)
    return time
  }

  /// The day of the scope must be the request's.
  static func checkDay(of time: String, scopeDate: String) throws(PublicError) {
    guard time.hasPrefix(scopeDate) else {
      throw .invalidSignature(
        """
        Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from \
        HTTP: '\(scopeDate)' != '\(time.prefix(8))', from '\(time)'.
        """
      )
    }
  }

  /// What decides the request's meaning must be signed.
  ///
  /// Otherwise an attacker on the way could take a signed body to another operation or host, or
  /// replay it later. The other x-amz-* headers say nothing the gateway acts on, and proxies are
  /// known to add some.
  private static func checkCoverage(
    _ signed: [String],
    _ headers: HTTPFields,
    _ covered: [String]
  ) throws(PublicError) {
    guard signed.contains("host") else {
      throw .incompleteSignature(
        "'Host' or ':authority' must be a 'SignedHeader' in the AWS Authorization."
      )
    }
    let date = headers.contains(.amzDate) ? "x-amz-date" : "date"
    let present = covered.filter { name in
      headers.contains { $0.name.canonicalName == name }
    }
    for name in [date] + present where !signed.contains(name) {
      throw .incompleteSignature("'\(name)' must be a 'SignedHeader' in the AWS Authorization.")
    }
  }

  /// A declared hash must be the body's; UNSIGNED-PAYLOAD is no hash of anything.
  private static func checkPayload(_ headers: HTTPFields, hash: String) throws(PublicError) {
    guard let declared = headers[.contentSHA256] else { return }
    guard declared == hash else {
      throw .invalidSignature(
        "The provided 'x-amz-content-sha256' header does not match what was computed."
      )
    }
  }
}
