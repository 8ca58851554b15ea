/// A passkey that the browser is to make.
struct PagePasskey: Sendable {
  /// PublicKeyCredentialCreationOptionsJSON (WebAuthn Level 3 §5.1.8).
  let options: String

  /// Carries what the browser made.
  static let field = "credential"
}
