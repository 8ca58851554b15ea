import Cryptography
import IdentityFederationMessages

/// A request that the test signs with a key's secret, as a client does.
struct SignedRequest: Sendable {
  var method = "POST"
  var path = "/"
  var query = ""
  var headers = ["host:gate.example", "x-amz-date:20261121T000102Z"]
  var service = "cognito-idp"
  var region = "eu-west-1"
  var body = "{}"
  /// Whether the gateway passes the body on.
  var sendsBody = false

  static let accessKeyID = "AKIAIOSFODNN7EXAMPLE"
  static let secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
  static let unixSeconds: Int64 = 1_795_219_262
  private static let date = "20261121T000102Z"

  /// A call of the user pools' API.
  static func target(_ target: String, service: String = "cognito-idp") -> SignedRequest {
    var request = SignedRequest(service: service)
    request.headers.append("x-amz-target:\(target)")
    return request
  }

  /// A form of STS, as the gateway passes it on.
  static func form(_ body: String) -> SignedRequest {
    var request = SignedRequest(service: "sts")
    request.body = body
    request.sendsBody = true
    return request
  }

  var canonical: String {
    let names = headers.map { String($0.prefix { $0 != ":" }) }.joined(separator: ";")
    let lines = headers.joined(separator: "\n")
    let payload = Hex.encode(SHA256.digest(of: Array(body.utf8)))
    return "\(method)\n\(path)\n\(query)\n\(lines)\n\n\(names)\n\(payload)"
  }

  /// The question of the gateway that passes this message on.
  func verification(of message: [UInt8]?) -> VerifySignatureRequest {
    let scope = "\(Self.date.prefix(8))/\(region)/\(service)/aws4_request"
    let hash = Hex.encode(SHA256.digest(of: Array(canonical.utf8)))
    var key = Array("AWS4\(Self.secret)".utf8)
    for part in scope.split(separator: "/") { key = HMACKey(key).authenticate(Array(part.utf8)) }
    let text = "AWS4-HMAC-SHA256\n\(Self.date)\n\(scope)\n\(hash)"
    return VerifySignatureRequest(
      accessKeyId: Self.accessKeyID,
      scopeDate: String(Self.date.prefix(8)),
      scopeRegion: region,
      scopeService: service,
      amzDate: Self.date,
      signature: Hex.encode(HMACKey(key).authenticate(Array(text.utf8))),
      canonicalRequest: canonical,
      messageHash: message.map { SHA256.digest(of: $0) },
      body: sendsBody ? Array(body.utf8) : nil
    )
  }
}
