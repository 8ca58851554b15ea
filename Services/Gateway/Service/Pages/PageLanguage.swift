/// A language of the pages.
enum PageLanguage: String, Sendable, CaseIterable {
  case english = "en"

  /// The text of a key.
  func text(_ key: PageText) -> String {
    switch self {
    case .english: key.english
    }
  }
}
