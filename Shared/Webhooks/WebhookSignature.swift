internal import Cryptography

/// Signs what leaves as Standard Webhooks describes it.
///
/// https://www.standardwebhooks.com: the signature covers the id, the time and the body, so that
/// an attacker can neither speak in this installation's name nor repeat later what it said.
public struct WebhookSignature: Sendable {
  private let key: HMACKey

  private static let secretPrefix = "whsec_"
  private static let secretBytes = 24...64

  /// What a secret must be, for the operator who configures one.
  public static let secretRule = "must hold whsec_ and the base64 of 24 to 64 bytes"

  /// Nil when the secret is not what the rule says.
  public init?(secret: String) {
    guard secret.hasPrefix(Self.secretPrefix),
      let bytes = Base64.decode(String(secret.dropFirst(Self.secretPrefix.count))),
      Self.secretBytes.contains(bytes.count)
    else { return nil }
    key = HMACKey(bytes)
  }

  /// The headers of a request with the body; a repeated one has the same id.
  public func headers(
    id: String,
    unixSeconds: Int64,
    body: [UInt8]
  ) -> [(name: String, value: String)] {
    let signed = Array("\(id).\(unixSeconds).".utf8) + body
    return [
      ("webhook-id", id),
      ("webhook-timestamp", "\(unixSeconds)"),
      ("webhook-signature", "v1,\(Base64.encode(key.authenticate(signed)))"),
    ]
  }
}
