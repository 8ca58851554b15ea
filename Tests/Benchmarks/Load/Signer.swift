import Cryptography
import Foundation

/// Signs requests by AWS Signature Version 4, header form.
struct Signer: Sendable {
  let accessKeyID: String
  let secretAccessKey: String
  let region: String
  let host: String

  /// The session token of temporary credentials; nil for a key.
  var sessionToken: String?

  /// The headers of a JSON operation, which the target names.
  func headers(service: String, target: String, body: [UInt8], at date: Date) -> [(String, String)]
  {
    sign(service, "POST", "/", [("x-amz-target", target)], body, at: date)
  }

  /// The headers of a REST operation, whose path is as it is sent: its segments percent-encoded.
  func headers(
    service: String,
    method: String,
    path: String,
    body: [UInt8],
    at date: Date
  ) -> [(String, String)] {
    // What is encoded in the path is encoded once more, in every service but S3.
    sign(service, method, path.replacing("%", with: "%25"), [], body, at: date)
  }

  private func sign(
    _ service: String,
    _ method: String,
    _ canonicalPath: String,
    _ own: [(String, String)],
    _ body: [UInt8],
    at date: Date
  ) -> [(String, String)] {
    let stamp = Self.stamp(date)
    let day = String(stamp.prefix(8))
    let scope = "\(day)/\(region)/\(service)/aws4_request"
    var sent = [("content-type", contentType), ("x-amz-date", stamp)] + own
    if let sessionToken { sent.append(("x-amz-security-token", sessionToken)) }
    let covered = (sent + [("host", host)]).sorted { $0.0 < $1.0 }
    let names = covered.map(\.0).joined(separator: ";")
    let canonical =
      ([method, canonicalPath, ""] + covered.map { "\($0.0):\($0.1)" }
      + ["", names, Hex.encode(SHA256.digest(of: body))]).joined(separator: "\n")
    let toSign = [
      "AWS4-HMAC-SHA256", stamp, scope, Hex.encode(SHA256.digest(of: Array(canonical.utf8))),
    ].joined(separator: "\n")
    var key = Array("AWS4\(secretAccessKey)".utf8)
    for part in [day, region, service, "aws4_request"] {
      key = HMACKey(key).authenticate(Array(part.utf8))
    }
    let signature = Hex.encode(HMACKey(key).authenticate(Array(toSign.utf8)))
    sent.append(
      (
        "authorization",
        "AWS4-HMAC-SHA256 Credential=\(accessKeyID)/\(scope), SignedHeaders=\(names), "
          + "Signature=\(signature)"
      )
    )
    return sent
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
