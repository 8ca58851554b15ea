/// How the tokens of a pool are signed, chosen by a tag.
package enum TokenSigningAlgorithm: String, Sendable {
  case rs256 = "RS256"
  case es256 = "ES256"

  /// Cognito signs by RS256 alone and has no setting for it; a tag is what its API leaves free.
  package static let tag = "gatehouse:token-signing-algorithm"

  package init(tags: [String: String]) throws(AuthenticationFailure) {
    guard let name = tags[Self.tag] else {
      self = .rs256
      return
    }
    guard let algorithm = TokenSigningAlgorithm(rawValue: name) else {
      throw .invalidParameter("The tag \(Self.tag) must be RS256 or ES256.")
    }
    self = algorithm
  }
}
