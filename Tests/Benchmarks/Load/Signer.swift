import Cryptography
import Foundation

/// Signs requests by AWS Signature Version 4, header form.
struct Signer: Sendable {
  let accessKeyID: String
  let secretAccessKey: String
  let region: String
  let host: String

  func headers(target: String, body: [UInt8], at date: Date) -> [(String, String)] {
    let stamp = Self.stamp(date)
    let day = String(stamp.prefix(8))
    let scope = "\(day)/\(region)/cognito-idp/aws4_request"
    let signed = "content-type;host;x-amz-date;x-amz-target"
    let canonical = [
      "POST", "/", "", "content-type:\(contentType)", "host:\(host)", "x-amz-date:\(stamp)",
      "x-amz-target:\(target)", "", signed, Hex.encode(SHA256.digest(of: body)),
    ].joined(separator: "\n")
    let toSign = [
      "AWS4-HMAC-SHA256", stamp, scope, Hex.encode(SHA256.digest(of: Array(canonical.utf8))),
    ].joined(separator: "\n")
    var key = Array("AWS4\(secretAccessKey)".utf8)
    for part in [day, region, "cognito-idp", "aws4_request"] {
      key = HMACKey(key).authenticate(Array(part.utf8))
    }
    let signature = Hex.encode(HMACKey(key).authenticate(Array(toSign.utf8)))
    let authorization =
      "AWS4-HMAC-SHA256 Credential=\(accessKeyID)/\(scope), SignedHeaders=\(signed), "
      + "Signature=\(signature)"
    return [
      ("content-type", contentType), ("x-amz-target", target), ("x-amz-date", stamp),
      ("authorization", authorization),
    ]
  }

  private static func stamp(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date
    )
    return String(
      format: "%04d%02d%02dT%02d%02d%02dZ",
      parts.year ?? 0,
      parts.month ?? 0,
      parts.day ?? 0,
      parts.hour ?? 0,
      parts.minute ?? 0,
      parts.second ?? 0
    )
  }
}

let contentType = "application/x-amz-json-1.1"
