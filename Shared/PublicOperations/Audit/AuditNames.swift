internal import Cryptography

/// Keyed hashes of names that no user has.
///
/// Who guesses what was typed can look for it; who reads the table cannot.
struct AuditNames: Sendable {
  private let key: HMACKey

  init(sealer: Sealer) {
    key = HMACKey(sealer.derive("audit names"))
  }

  /// The same for each way to write the name in upper and lower case.
  func hash(_ name: String) -> String {
    Hex.encode(Array(key.authenticate(Array(name.lowercased().utf8)).prefix(16)))
  }
}
