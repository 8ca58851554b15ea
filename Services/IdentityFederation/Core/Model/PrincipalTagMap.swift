/// Which claims of a provider's tokens become tags of a session (SetPrincipalTagAttributeMap).
package struct PrincipalTagMap: Sendable, Hashable, Codable {
  /// Whether the tags are `client` of `aud` and `username` of `sub`.
  package let usesDefaults: Bool
  /// Tag to claim; they count where the defaults are not used, and are returned as they were set.
  package let tags: [String: String]

  package init(usesDefaults: Bool, tags: [String: String]) {
    self.usesDefaults = usesDefaults
    self.tags = tags
  }
}
