/// The tags by which a pool says what its outside providers may do.
package enum ProviderTag: String, Sendable, Hashable, CaseIterable {
  /// The providers whose users come to the account with their verified address, with spaces between.
  case linkVerifiedEmail = "gatehouse:link-verified-email"
  /// The providers whose own tokens are kept.
  case keepTokens = "gatehouse:keep-provider-tokens"
  /// The domains of which one provider may assert addresses, and `strict` where others are refused.
  case domains = "gatehouse:provider-domains"
  /// The attributes that one provider sets only when its user is made.
  case mapOnce = "gatehouse:map-once"

  /// Whether the tag is of one provider, whose name follows a colon.
  private var isOfOneProvider: Bool { self == .domains || self == .mapOnce }

  /// The tag's key for a provider.
  package func key(of provider: String) -> String { "\(rawValue):\(provider)" }

  /// Whether a pool's tag, whose words are providers, names this one.
  package func names(_ provider: String, in tags: [String: String]) -> Bool {
    (tags[rawValue] ?? "").split(separator: " ").contains { $0 == provider }
  }

  /// Whether a tag of a pool is one of these.
  static func isKnown(_ key: String) -> Bool {
    allCases.contains { tag in
      guard tag.isOfOneProvider else { return key == tag.rawValue }
      return key.hasPrefix(tag.rawValue + ":") && key.utf8.count > tag.rawValue.utf8.count + 1
    }
  }

  /// How refusals name the tags.
  static let names = allCases.map { $0.isOfOneProvider ? "\($0.rawValue):<provider>" : $0.rawValue }

  /// Refuses values that would do nothing.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    for (key, value) in tags where isKnown(key) {
      guard !value.split(separator: " ").isEmpty else {
        throw .invalidParameter("The tag \(key) must have at least one word.")
      }
    }
  }
}
