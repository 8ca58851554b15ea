internal import AssertionReaderMessages

/// What is refused unless the operator of the provider cannot do without it.
struct WeakForms: Sendable {
  /// SHA-1 in signatures.
  let sha1: Bool
  /// AES in CBC.
  let cbc: Bool

  /// Those that a caller asks for.
  init(_ message: SamlWeakForms?) {
    sha1 = message?.sha1 ?? false
    cbc = message?.cbc ?? false
  }
}
