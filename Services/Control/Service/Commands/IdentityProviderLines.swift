internal import IdentityFederationMessages

/// How `identity-providers describe` shows a provider.
enum IdentityProviderLines {
  /// Each value on a line of its own, after its name.
  static func lines(of provider: LoginProviderDescription?) -> [String] {
    guard let provider else { return [] }
    var lines = [
      "arn        \(provider.arn ?? "")",
      "issuer     \(TerminalText.escaped(provider.issuer))",
      "created    \(Timestamp.text(unixMillis: provider.createdAtUnixMillis))",
    ]
    lines += provider.clientIds.map { "client     \(TerminalText.escaped($0))" }
    lines += provider.audiences.map { "audience   \(TerminalText.escaped($0))" }
    lines += provider.recipients.map { "recipient  \(TerminalText.escaped($0))" }
    lines += provider.certificates.map {
      "key        sha256 \($0.fingerprint ?? "")"
        + " until \(Timestamp.text(unixMillis: $0.notAfterUnixMillis))"
    }
    return lines
  }
}
