internal import UnicodeText

/// Whether names that look alike are one name; by tag of the pool, from its creation on.
///
/// In Cognito `ann` in full-width letters is another user than `ann`, and a name with a composed letter
/// another than with a decomposed one: a stranger can take a name that people read as another user's.
package enum NameFolding: String, TagChoice {
  /// As in Cognito.
  case off
  /// Names are stored and looked up in NFKC, without characters that show nothing.
  case nfkc

  static let tag = "gatehouse:name-folding"
  static let usual = off

  /// Refuses another value than at the pool's creation: names of users would no longer be found.
  package static func checkUnchanged(
    _ tags: [String: String],
    from former: [String: String]
  ) throws(AuthenticationFailure) {
    guard Self(tags: tags) != Self(tags: former) else { return }
    throw .invalidParameter("The tag \(tag) stays as at the pool's creation.")
  }

  /// The form in which such a pool stores and looks up a name.
  package func canonical(_ name: String, isCaseSensitive: Bool) -> String {
    let folded = folded(name)
    // Small letters are folded once more: some become compositions.
    return isCaseSensitive ? folded : self.folded(folded.lowercased())
  }

  private func folded(_ name: String) -> String {
    switch self {
    case .off: name
    case .nfkc: Self.nfkc(name)
    }
  }

  private static func nfkc(_ name: String) -> String {
    let form = UnicodeText.nfkc(name)
    let shown = form.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard shown.count < form.unicodeScalars.count else { return form }
    // What stood around such a character may compose.
    return UnicodeText.nfkc(String(String.UnicodeScalarView(shown)))
  }
}
