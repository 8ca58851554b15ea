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
    SignatureVersion4(keyID: key.id, secret: key.secret, region: region, service: Self.service)
      .authorization(
        of: SignatureVersion4.Request(
          method: "POST",
          path: "/",
          headers: [
            ("content-type", Self.contentType), ("host", host), ("x-amz-date", date),
            ("x-amz-target", target),
          ],
          bodyHash: SignatureVersion4.hash(body)
        ),
        date: date
      )
  }
}
