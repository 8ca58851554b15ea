import Cryptography
import Domain
import IdentityFederationCore
import IdentityFederationCredentials
import IdentityFederationMessages
import PublicOperations
import Testing

/// An identity of a pool, and a session of it.
enum Sample {
  static let pool = IdentityPoolID(
    region: "us-east-1",
    uuid: "01234567-89ab-cdef-0123-456789abcdef"
  )
  static let identity = IdentityID(
    region: "us-east-1",
    uuid: "fedcba98-7654-3210-fedc-ba9876543210"
  )
  static let role = "arn:aws:iam::123456789012:role/team/reader"

  static func session(
    of pool: IdentityPoolID = pool,
    role: String = role,
    name: String = TemporarySession.enhancedFlowName,
    tags: [String: String] = ["team": "red"],
    methods: AuthenticationMethods = AuthenticationMethods([
      .other(provider: "accounts.google.com", client: "c", subject: "g")
    ]),
    from now: Instant,
    seconds: Int64 = 3600,
    policy: SessionPolicy? = nil
  ) throws -> TemporarySession {
    TemporarySession(
      pool: pool,
      identity: identity,
      role: try #require(RoleARN(role)),
      name: name,
      tags: tags,
      authenticationMethods: methods,
      issuedAt: now,
      expiresAt: now.adding(seconds: seconds),
      policy: policy
    )
  }

  static func sealer(_ byte: UInt8 = 7, keyID: UInt32 = 1) throws -> Sealer {
    try Sealer(keys: [keyID: [UInt8](repeating: byte, count: 32)], current: keyID)
  }
}

extension OpenedCredentials {
  /// The session where it is an identity's.
  var identitySession: TemporarySession? {
    if case .identity(let session) = session { session } else { nil }
  }
}

/// What a client does with temporary credentials: it signs requests with them.
struct SessionSigner {
  var accessKeyID: String
  var secretKey: String
  var sessionToken: String?
  var region = "us-east-1"
  var service = "cognito-sync"
  var payloadHash = String(repeating: "a", count: 64)
  /// What stands in place of the hash where it is given.
  var body: [UInt8]?
  /// The operation of AWS JSON.
  var target: String?
  var method = "POST"
  /// As a canonical request has it: percent-encoded once more than it is sent.
  var path = "/"
  var messageHash: [UInt8]?

  init(_ credentials: IssuedCredentials) {
    accessKeyID = credentials.accessKeyID
    secretKey = credentials.secretKey
    sessionToken = credentials.sessionToken
  }

  func request(at moment: Instant, expiresSeconds: Int64? = nil) -> VerifySignatureRequest {
    let date = CivilTime(moment).basicText
    let day = String(date.prefix(8))
    let payload = body.map { Hex.encode(SHA256.digest(of: $0)) } ?? payloadHash
    let headers = ["host:gate.example", "x-amz-date:\(date)"]
    let all = headers + (target.map { ["x-amz-target:\($0)"] } ?? [])
    let names = all.map { String($0.prefix { $0 != ":" }) }.joined(separator: ";")
    let canonical =
      "\(method)\n\(path)\n\n\(all.joined(separator: "\n"))\n\n\(names)\n\(payload)"
    let hash = Hex.encode(SHA256.digest(of: Array(canonical.utf8)))
    let text = "AWS4-HMAC-SHA256\n\(date)\n\(day)/\(region)/\(service)/aws4_request\n\(hash)"
    var key = Array("AWS4\(secretKey)".utf8)
    for part in [day, region, service, "aws4_request"] {
      key = HMACKey(key).authenticate(Array(part.utf8))
    }
    return VerifySignatureRequest(
      accessKeyId: accessKeyID,
      scopeDate: day,
      scopeRegion: region,
      scopeService: service,
      amzDate: date,
      signature: Hex.encode(HMACKey(key).authenticate(Array(text.utf8))),
      sessionToken: sessionToken.map { Array($0.utf8) },
      expiresSeconds: expiresSeconds,
      canonicalRequest: canonical,
      messageHash: messageHash,
      body: body
    )
  }
}
