/// Signs requests to services that take AWS Signature Version 4.
///
/// https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
public struct SignatureVersion4: Sendable {
  private let keyID: String
  private let secret: String
  private let region: String
  private let service: String

  /// Signs by an access key for a service of a region, such as `s3`.
  public init(keyID: String, secret: String, region: String, service: String) {
    self.keyID = keyID
    self.secret = secret
    self.region = region
    self.service = service
  }

  /// What a request is signed over.
  public struct Request: Sendable {
    let method: String
    let path: String
    let headers: [(name: String, value: String)]
    let bodyHash: String

    /// A request without a query.
    ///
    /// - Parameters:
    ///   - method: Such as `PUT`.
    ///   - path: As it is sent. It must need no encoding.
    ///   - headers: Those that are signed, by lowercase names in their order; `host` and `x-amz-date` among them.
    ///   - bodyHash: The SHA-256 of the body, in hexadecimal.
    public init(
      method: String,
      path: String,
      headers: [(name: String, value: String)],
      bodyHash: String
    ) {
      self.method = method
      self.path = path
      self.headers = headers
      self.bodyHash = bodyHash
    }

    fileprivate var signedHeaders: String { headers.map(\.name).joined(separator: ";") }

    fileprivate var canonical: String {
      let lines = headers.map { "\($0.name):\($0.value)\n" }.joined()
      return [method, path, "", lines, signedHeaders, bodyHash].joined(separator: "\n")
    }
  }

  /// The Authorization header of a request, whose `x-amz-date` has the date: `20261124T164800Z`.
  public func authorization(of request: Request, date: String) -> String {
    let scope = [String(date.prefix(8)), region, service, "aws4_request"]
    let scopeText = scope.joined(separator: "/")
    let text = [
      "AWS4-HMAC-SHA256", date, scopeText, Self.hash(Array(request.canonical.utf8)),
    ].joined(separator: "\n")
    var key = Array("AWS4\(secret)".utf8)
    for part in scope { key = HMACKey(key).authenticate(Array(part.utf8)) }
    let signature = Hex.encode(HMACKey(key).authenticate(Array(text.utf8)))
    return "AWS4-HMAC-SHA256 Credential=\(keyID)/\(scopeText), "
      + "SignedHeaders=\(request.signedHeaders), Signature=\(signature)"
  }

  /// The SHA-256 of a body, as `Request` wants it.
  public static func hash(_ bytes: [UInt8]) -> String { Hex.encode(SHA256.digest(of: bytes)) }
}
