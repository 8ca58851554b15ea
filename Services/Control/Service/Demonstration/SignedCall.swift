internal import Cryptography
internal import Domain
internal import FoundationEssentials

/// One call of the public API of a gateway on this machine, signed by Signature Version 4.
struct SignedCall: Sendable {
  let key: AccessKeyPair
  let region: String
  /// The port of the gateway's plain HTTP.
  let port: Int
  let clock: any WallClock

  /// What came back.
  struct Answer: Sendable {
    let status: Int
    let body: [UInt8]
  }

  private static let service = "cognito-idp"
  private static let contentType = "application/x-amz-json-1.1"
  private static let signedHeaders = "content-type;host;x-amz-date;x-amz-target"
  private static let timeLimit = Duration.seconds(15)

  /// Has an operation carried out; nil where no answer comes in time.
  func perform(_ operation: String, _ request: some Encodable) async -> Answer? {
    guard let body = try? JSONEncoder().encode(request) else { return nil }
    let host = "127.0.0.1:\(port)"
    let target = "AWSCognitoIdentityProviderService.\(operation)"
    let date = CivilTime(clock.now()).basicText
    let authorization = authorization(host: host, target: target, date: date, body: Array(body))
    let head = """
      POST / HTTP/1.1\r
      host: \(host)\r
      content-type: \(Self.contentType)\r
      content-length: \(body.count)\r
      x-amz-date: \(date)\r
      x-amz-target: \(target)\r
      authorization: \(authorization)\r
      connection: close\r
      \r

      """
    let request = Array(head.utf8) + Array(body)
    guard let (status, answer) = await HTTPProbe.send(request, port: port, timeout: Self.timeLimit)
    else { return nil }
    guard let end = answer.firstRange(of: "\r\n\r\n") else { return nil }
    return Answer(status: status, body: Array(answer[end.upperBound...].utf8))
  }

  private func authorization(host: String, target: String, date: String, body: [UInt8]) -> String {
    let canonical = """
      POST
      /

      content-type:\(Self.contentType)
      host:\(host)
      x-amz-date:\(date)
      x-amz-target:\(target)

      \(Self.signedHeaders)
      \(Self.hash(body))
      """
    let scope = [String(date.prefix(8)), region, Self.service, "aws4_request"]
    let scopeText = scope.joined(separator: "/")
    let text = """
      AWS4-HMAC-SHA256
      \(date)
      \(scopeText)
      \(Self.hash(Array(canonical.utf8)))
      """
    var signing = Array("AWS4\(key.secret)".utf8)
    for part in scope { signing = HMACKey(signing).authenticate(Array(part.utf8)) }
    let signature = Hex.encode(HMACKey(signing).authenticate(Array(text.utf8)))
    return "AWS4-HMAC-SHA256 Credential=\(key.id)/\(scopeText), "
      + "SignedHeaders=\(Self.signedHeaders), Signature=\(signature)"
  }

  private static func hash(_ bytes: [UInt8]) -> String { Hex.encode(SHA256.digest(of: bytes)) }
}
