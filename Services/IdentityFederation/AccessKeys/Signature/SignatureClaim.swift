internal import Cryptography
internal import Domain
internal import IdentityFederationCore
internal import IdentityFederationMessages

/// A request that claims to be signed by AWS Signature Version 4, and what it takes to check it.
struct SignatureClaim: Sendable {
  let accessKeyID: String

  /// From the credential scope.
  let region: String
  /// From the credential scope.
  let service: String

  private let scopeDate: String
  private let signedAt: SigningTime
  private let stringToSign: [UInt8]
  private let signature: [UInt8]
  /// How long it is good for; five minutes unless a presigned request says otherwise.
  private let lifetimeSeconds: Int64

  /// Takes a request apart; every member is required.
  init(_ request: VerifySignatureRequest) throws(IdentityFederationFailure) {
    guard let accessKeyID = request.accessKeyId, let scopeDate = request.scopeDate,
      let region = request.scopeRegion, let service = request.scopeService,
      let amzDate = request.amzDate, let signature = request.signature
    else { throw .invalidParameter("a member of the signature is missing") }
    let lifetime = request.expiresSeconds ?? Self.toleranceSeconds
    guard (1...Self.maxLifetimeSeconds).contains(lifetime) else {
      throw .invalidParameter("expires_seconds is out of range")
    }
    lifetimeSeconds = lifetime
    guard let signedAt = SigningTime(amzDate) else {
      throw .invalidSignature("Date must be in ISO-8601 'basic format'.")
    }
    guard scopeDate == signedAt.day else {
      throw .invalidSignature(
        """
        Date in Credential scope does not match YYYYMMDD from ISO-8601 version of date from \
        HTTP: '\(scopeDate.prefix(16))' != '\(signedAt.day)', from '\(amzDate)'.
        """
      )
    }
    // What was signed must be this date and scope: otherwise a signature of last year would pass
    // under today's date.
    let head = "AWS4-HMAC-SHA256\n\(amzDate)\n\(scopeDate)/\(region)/\(service)/aws4_request\n"
    let stringToSign: String
    if let canonical = request.canonicalRequest {
      stringToSign = head + Hex.encode(SHA256.digest(of: Array(canonical.utf8)))
    } else {
      // A gateway of the version before, of which no ticket is made. It goes as soon as the version
      // before sends the canonical request, too.
      guard let given = request.stringToSign else {
        throw .invalidParameter("a member of the signature is missing")
      }
      guard given.utf8.starts(with: head.utf8) else { throw .signatureMismatch }
      stringToSign = given
    }
    self.accessKeyID = accessKeyID
    self.scopeDate = scopeDate
    self.region = region
    self.service = service
    self.signedAt = signedAt
    self.stringToSign = Array(stringToSign.utf8)
    self.signature = Array(signature.utf8)
  }

  /// Refuses a signature that is older than its lifetime, or more than five minutes in the future.
  func checkTime(at now: Instant) throws(IdentityFederationFailure) {
    let moment = signedAt.instant
    let now = SigningTime(of: now)
    let oldest = SigningTime(of: now.instant.adding(seconds: -lifetimeSeconds))
    let newest = SigningTime(of: now.instant.adding(seconds: Self.toleranceSeconds))
    guard moment >= oldest.instant else {
      throw .signatureExpired(
        "Signature expired: \(signedAt) is now earlier than \(oldest) (\(now) - \(lifetimeText).)"
      )
    }
    guard moment <= newest.instant else {
      throw .signatureNotYetCurrent(
        "Signature not yet current: \(signedAt) is still later than \(newest) (\(now) + 5 min.)"
      )
    }
  }

  /// Whether the signature is what this secret makes of the request, in time that does not depend
  /// on how much of it is right.
  func isSigned(with secret: [UInt8]) -> Bool {
    var key = Array("AWS4".utf8) + secret
    for part in [scopeDate, region, service, "aws4_request"] {
      key = HMACKey(key).authenticate(Array(part.utf8))
    }
    let expected = Hex.encode(HMACKey(key).authenticate(stringToSign))
    return constantTimeEquals(Array(expected.utf8), signature)
  }

  private var lifetimeText: String {
    lifetimeSeconds.isMultiple(of: 60) ? "\(lifetimeSeconds / 60) min" : "\(lifetimeSeconds) s"
  }

  private static let toleranceSeconds: Int64 = 300
  /// How long a presigned request holds: its receiver may use it once more until then.
  private static let maxLifetimeSeconds: Int64 = 900
}
