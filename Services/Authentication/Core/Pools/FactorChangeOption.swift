/// Whether a user's second factors are changed only by tokens whose sign-in gave one; by tag of the pool.
///
/// In Cognito any access token switches them off: a token that was stolen, or a sign-in from before there was
/// a factor, is then as good as the factor.
enum FactorChangeOption {
  /// The tag that decides.
  static let tag = "gatehouse:factor-changes"

  static func needsFactor(_ tags: [String: String]) -> Bool { tags[tag] == "by-factor" }

  /// Refuses a tag that would have no effect.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    guard let value = tags[tag], !["by-any-sign-in", "by-factor"].contains(value) else { return }
    throw .invalidParameter("The tag \(tag) must be by-any-sign-in or by-factor.")
  }
}
