internal import AuthenticationCore

/// Whether identities of a provider come to the account that has their verified address (LNK-6).
enum LinkVerifiedEmail {
  static func isOn(for provider: String, _ tags: [String: String]) -> Bool {
    (tags[ProviderTag.linkVerifiedEmail.rawValue] ?? "").split(separator: " ")
      .contains { $0 == provider }
  }
}
