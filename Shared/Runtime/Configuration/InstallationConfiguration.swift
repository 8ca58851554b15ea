internal import Domain
public import RPC

/// The configuration that all processes of the installation share.
public struct InstallationConfiguration: Sendable, Hashable {
  /// The region of unsigned requests, and of resources whose creator named none.
  public let region: String

  /// The twelve digits in every ARN.
  public let accountID: String

  /// The URL by which clients reach the gateway; an issuer is this, a slash and the pool's id.
  public let publicURL: String

  /// What "iss" of identity pools' tokens says, without a final slash.
  public let identityIssuer: String

  /// Reads the keys.
  public init(_ source: inout ConfigurationSource) {
    region = source.string("region", default: "us-east-1")
    accountID = source.string("account-id", default: "123456789012")
    let url = source.string("public-url", default: "http://127.0.0.1:8080")
    publicURL = url.hasSuffix("/") ? String(url.dropLast()) : url
    let issuer = source.string("identity", "issuer", default: "\(publicURL)/cognito-identity")
    identityIssuer = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
    if UserPoolID("\(region)_000000000") == nil {
      source.report(["region"], "must look like us-east-1")
    }
    if accountID.utf8.count != 12 || !accountID.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      source.report(["account-id"], "must be twelve digits")
    }
    if !Self.isWebAddress(url) {
      source.report(["public-url"], "must begin with https:// or http://")
    }
    if !Self.isWebAddress(issuer) || issuer.utf8.contains(where: Self.endsPath) {
      source.report(["identity", "issuer"], "must be an https:// or http:// URL without a query")
    }
  }

  /// What all processes must have in common, by the keys.
  public var agreement: InstallationAgreement {
    InstallationAgreement([
      "region": region, "account-id": accountID, "public-url": publicURL,
      "identity.issuer": identityIssuer,
    ])
  }

  private static func isWebAddress(_ url: String) -> Bool {
    (url.hasPrefix("https://") || url.hasPrefix("http://")) && !url.utf8.contains(0x20)
  }

  private static func endsPath(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
