/// How an identity pool names a registered provider of SAML, and how logins do.
enum SAMLProviderARN {
  /// A login's name has 128 characters at most, and the ARN is one.
  static let maxName = 88

  /// The ARN of the provider of this name.
  static func text(of name: String, accountID: String) -> String {
    prefix(accountID) + name
  }

  /// The name in an ARN of the account; nil for another ARN.
  static func name(in arn: String, accountID: String) -> String? {
    let prefix = prefix(accountID)
    guard arn.hasPrefix(prefix) else { return nil }
    let name = String(arn.dropFirst(prefix.count))
    return isName(name) ? name : nil
  }

  /// IAM's alphabet, CreateSAMLProvider.
  static func isName(_ text: String) -> Bool {
    (1...maxName).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "._-".utf8.contains($0)
      }
  }

  private static func prefix(_ accountID: String) -> String {
    "arn:aws:iam::\(accountID):saml-provider/"
  }
}
