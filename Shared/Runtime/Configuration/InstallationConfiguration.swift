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

  /// What the hosts of pools' domains end with, in lower case; nil where they have no hosts.
  public let domainsSuffix: String?

  /// What "iss" of identity pools' tokens says, without a final slash.
  public let identityIssuer: String

  /// Reads the keys.
  public init(_ source: inout ConfigurationSource) {
    region = source.string("region", default: "us-east-1")
    accountID = source.string("account-id", default: "123456789012")
    let url = source.string("public-url", default: "http://127.0.0.1:8080")
    publicURL = url.hasSuffix("/") ? String(url.dropLast()) : url
    // An empty one counts as absent, so that a variable of the environment can switch it off.
    let suffix = source.optionalString("domains-suffix").flatMap { $0.isEmpty ? nil : $0 }
    domainsSuffix = suffix?.lowercased()
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
    if let domainsSuffix, !HostName.isValid(domainsSuffix) {
      source.report(["domains-suffix"], "must be a host name such as auth.example.com")
    }
    if !Self.isWebAddress(issuer) || issuer.utf8.contains(where: Self.endsPath) {
      source.report(["identity", "issuer"], "must be an https:// or http:// URL without a query")
    }
  }

  /// What all processes must have in common, by the keys.
  public var agreement: InstallationAgreement {
    InstallationAgreement([
      "region": region, "account-id": accountID, "public-url": publicURL,
      "domains-suffix": domainsSuffix ?? "", "identity.issuer": identityIssuer,
    ])
  }

  private static func isWebAddress(_ url: String) -> Bool {
    (url.hasPrefix("https://") || url.hasPrefix("http://")) && !url.utf8.contains(0x20)
  }

  private static func endsPath(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }
}
