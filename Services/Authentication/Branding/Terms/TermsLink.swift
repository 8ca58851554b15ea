/// A link to terms, which pages show.
enum TermsLink {
  /// Whether a page may link to the address: over TLS, or on the same machine for a trial.
  ///
  /// `javascript:` would run on the sign-in page.
  static func isShown(_ address: String) -> Bool {
    let isPlain = address.utf8.allSatisfy { (0x21..<0x7F).contains($0) }
    guard isPlain, let end = address.firstIndex(of: ":"),
      address[end...].hasPrefix("://")
    else { return false }
    let rest = address[end...].dropFirst(3)
    let host = rest.prefix { !"/?#".contains($0) }
    guard !host.isEmpty, !host.contains("@"), !host.contains("\\"), host.first != ":" else {
      return false
    }
    switch address[..<end].lowercased() {
    case "https": return true
    case "http":
      let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
      return ["localhost", "127.0.0.1", "[::1]"].contains(name)
    default: return false
    }
  }

  /// The document of a language: its own link, else the default one; nil where neither is shown.
  static func link(of links: [String: String], in language: String?) -> String? {
    let names = [language.flatMap { languages[$0] }, "cognito:default"].compactMap(\.self)
    return names.lazy.compactMap { links[$0] }.first(where: isShown)
  }

  /// Cognito's names of the languages of pages.
  private static let languages = [
    "de": "cognito:german", "en": "cognito:english", "es": "cognito:spanish",
    "fr": "cognito:french", "id": "cognito:bahasa-indonesia", "it": "cognito:italian",
    "ja": "cognito:japanese", "ko": "cognito:korean", "nl": "cognito:dutch",
    "pt-BR": "cognito:portuguese-brazil", "zh-CN": "cognito:chinese-simplified",
    "zh-TW": "cognito:chinese-traditional",
  ]
}
