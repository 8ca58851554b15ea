internal import Cryptography
internal import Domain
internal import IdentityFederationUserPoolProviders
internal import JSON

/// What stands in place of a client's secret at Apple: a token that the team's key signs (Apple, "Creating a
/// client secret").
struct AppleClientSecret: Sendable {
  let team: String
  let client: String
  let keyID: String
  /// PKCS#8 in PEM or in base64, as Apple hands it out.
  let privateKey: String

  /// Apple takes up to half a year; one call needs no more than this.
  private static let seconds: Int64 = 300

  /// Nil where a setting is missing.
  init?(_ details: ProviderDetails) {
    guard let team = details["team_id"], let client = details["client_id"],
      let keyID = details["key_id"], let privateKey = details["private_key"]
    else { return nil }
    self.team = team
    self.client = client
    self.keyID = keyID
    self.privateKey = privateKey
  }

  /// The token; nil for a key that is none for ES256.
  func text(at now: Instant) -> String? {
    let words = privateKey.split { $0.isWhitespace }
    let body = words.filter { !$0.contains("-") && $0 != "PRIVATE" }.joined()
    guard let der = Base64.decode(body) else { return nil }
    do throws(CryptographyError) {
      let key = try SigningKey(pkcs8: der)
      guard key.algorithm == .es256 else { return nil }
      let parts = [JSONWriter.bytes(of: Header(secret: self)), claims(at: now)]
      let signed = parts.map { Base64URL.encode($0) }.joined(separator: ".")
      return signed + "." + Base64URL.encode(try key.sign(Array(signed.utf8)))
    } catch {
      return nil
    }
  }

  private func claims(at now: Instant) -> [UInt8] {
    JSONWriter.bytes(of: Claims(secret: self, issuedAt: now.unixSeconds))
  }

  private struct Header: JSONWritable {
    let secret: AppleClientSecret

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("alg", "ES256")
      json.member("kid", secret.keyID)
      json.endObject()
    }
  }

  private struct Claims: JSONWritable {
    let secret: AppleClientSecret
    let issuedAt: Int64

    func write(to json: inout JSONWriter) {
      json.beginObject()
      json.member("iss", secret.team)
      json.member("iat", issuedAt)
      json.member("exp", issuedAt + AppleClientSecret.seconds)
      json.member("aud", "https://appleid.apple.com")
      json.member("sub", secret.client)
      json.endObject()
    }
  }
}
